"""Every answer and every view that can occur in Dungeon Attack!"""

from __future__ import annotations

from tumblekeep.core.game import Options
from tumblekeep.core.scope import TOLD, Scope
from tumblekeep.core.shape import BySeat, Fields, FixedRow, Flag, Ignored, Maybe, Number, SeatAt, Word
from tumblekeep.games.dungeon_attack.content import CARDS, LEVELS, STATES
from tumblekeep.games.dungeon_attack.show import WORDS

NORMALS = max(normals for normals, _ in LEVELS)
BOSSES = max(bosses for _, bosses in LEVELS)
PURSE = sum(normals + 3 * bosses + 1 for normals, bosses in LEVELS)
"""The most coins one adventurer can have. Each level: one per normal die, three per boss die, one by Sticky Fingers."""

KEPT = Number(0, sum(normals for normals, _ in LEVELS), more=True)
RATING = Number(0, 20, more=True)
BY_TYPE = Fields({"normal": Number(0, NORMALS), "boss": Number(0, BOSSES)})


def _dice(most: int) -> Fields:
    count = Number(0, most)
    faces = FixedRow((count, count, count))
    return Fields({"fresh": faces, "rerolled": faces, "left": faces, "hits": Number(0, most)})


ADVENTURER = Fields(
    {
        "seat": Ignored("they are in the order of the seats"),
        "card": Word(tuple(CARDS)),
        "base": Ignored("it is printed on the card"),
        "cr": RATING,
        "rating": Ignored("the parts that `cr` is the sum of"),
        "state": Word(STATES),
        "fled": Flag(),
        "facing": BY_TYPE,
        "won": BY_TYPE,
        "gold": Number(0, PURSE),
        "potion": KEPT,
        "weapon": KEPT,
        "artifact": KEPT,
        "retainer": Flag(),
        "power_spent": Flag(),
    }
)
SEEN = Fields(
    {
        "turn": Fields({"number": Number(0, 200, more=True), "seat": SeatAt()}),
        "level": Number(0, len(LEVELS)),
        "levels": Ignored("the same in every game"),
        "phase": Word(WORDS["phase"]),
        "starter": SeatAt(),
        "active": SeatAt(),
        "quiet": Number(0, 20, more=True),
        "opening": Ignored("an option of the game"),
        "dealing": Ignored("an option of the game"),
        "counting": Ignored("an option of the game"),
        "dungeon": BY_TYPE,
        "adventurers": BySeat(ADVENTURER),
        "feats": FixedRow((FixedRow((Number(0, PURSE, more=True), Ignored("the same in every game"))),) * 3),
        "fight": Maybe(
            Fields(
                {
                    "normal": _dice(NORMALS),
                    "boss": _dice(BOSSES),
                    "cap": RATING,
                    "hits": Number(0, 4, more=True),
                    "looming": Number(0, 4, more=True),
                    "then": Word(STATES),
                    "retainer_used": Flag(),
                }
            )
        ),
    }
)


def scope(seats: int, options: Options) -> Scope:
    """Return the scope for this many seats."""
    keeps = options.get("cap") == "roll"  # nobody is asked otherwise (DA-RULING-8)
    return Scope(
        SEEN,
        {
            "reroll-roar.dice": TOLD,
            "retainer-dice.dice": range(NORMALS + 1),
            "blast-turn.dice": range(1, NORMALS + 1),
            "meet-take.hits": TOLD,
            "keep-dice.normals": range(NORMALS + 1) if keeps else (),
            "keep-dice.bosses": range(BOSSES + 1) if keeps else (),
            "make-items.weapons": range(NORMALS // 2 + 1),
            "make-items.potions": range(NORMALS + 1),
            "give-gold-coins.count": range(1, PURSE + 1),
        },
        fitting={"make-items": lambda weapons, potions: 2 * weapons + potions <= NORMALS},
    )
