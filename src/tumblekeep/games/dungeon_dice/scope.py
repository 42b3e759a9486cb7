"""Every answer and every view that can occur in Dungeon Dice: what the hundred dice can do."""

from __future__ import annotations

from tumblekeep.core.game import Options
from tumblekeep.core.scope import TOLD, Scope
from tumblekeep.core.shape import (
    BySeat,
    Fields,
    FixedRow,
    Flag,
    Ignored,
    ListOf,
    Maybe,
    Number,
    SeatAt,
    SeatsAt,
    Tally,
    Word,
)
from tumblekeep.games.dungeon_dice.content import (
    ABILITY_ORDER,
    BAGS,
    KIND_OF,
    KINDS,
    LIFE,
    PASSIVE,
    TEAM_FAME_HIGH,
    TOP_LEVEL,
)
from tumblekeep.games.dungeon_dice.show import WORDS

POOL = 24
"""The most dice of one side in a roll-off: level dice (of two heroes, or the monsters) and full hands and slots."""
KIND_NAMES = {die: kind.id for die, kind in KIND_OF.items()}
MOST = max(kind.copies for kind in KINDS.values())
SYMBOLS = tuple(dict.fromkeys(face.symbol for kind in KINDS.values() for face in kind.faces if face.symbol))
RESULTS = ("win", "tie", "lose")
STRENGTH = Number(0, 60, more=True)
FAME = Number(0, TEAM_FAME_HIGH, more=True)
ABILITIES = (*ABILITY_ORDER, *PASSIVE)


def _pile(*kinds: str) -> Tally:
    """The shape of dice of these kinds."""
    return Tally(kinds or tuple(KINDS), MOST, KIND_NAMES)


def _of(*natures: str) -> Tally:
    return _pile(*(kind.id for kind in KINDS.values() if kind.kind in natures))


def _in(bag: str) -> Tally:
    return _pile(*(kind.id for kind in KINDS.values() if kind.bag == bag))


OWNED = tuple(dict.fromkeys(kind.kind for kind in KINDS.values() if kind.kind not in ("monster", "spell")))
STOCK = tuple(kind.id for kind in KINDS.values() if kind.kind in OWNED)
MET = tuple(kind.id for kind in KINDS.values() if kind.bag == "black")
ABOUT_MET = (
    "extra-choose.die",
    "keep.die",
    "decide-single.die",
    "aim-at.die",
    "toad-target-at.die",
    "trophy-trophy.die",
    "reward-bounty.die",
    "reward-welcome.die",
)
"""Words of options that name a die of the encounter; all others name somebody's own die."""
HERO = Fields(
    {
        "seat": Ignored("they are in the order of the seats"),
        "wounds": Number(0, 2 * LIFE, more=True),
        "experience": Number(0, TOP_LEVEL, more=True),
        "tracker": Ignored("the die that shows the experience"),
        "levels": Ignored("as many as the experience says"),
        "stock": _of(*OWNED),
        "trophies": Ignored("`fame_parts` says what they are worth"),
        "fame": FAME,
        "fame_parts": FixedRow((FAME, FAME, FAME)),
        "out": Flag(),
    }
)
POOL_DIE = Fields(
    {
        "die": Ignored("what it shows is what counts"),
        "kind": Ignored("what it shows is what counts"),
        "owner": SeatAt(),
        "side": Ignored("what it shows is what counts"),
        "value": Number(0, 12, more=True),
        "symbol": Word(SYMBOLS),
        "used": Flag(),
        "frozen": Flag(),
    }
)
FOE = Fields(
    {
        "die": Word(tuple(die for die, kind in KIND_OF.items() if kind.kind == "monster")),
        "side": Number(0, 5),
        "level": Number(0, 9, more=True),
        "abilities": Tally(ABILITIES),
        "engaged": Flag(),
        "kept": Flag(),
    }
)
FIGHT = Fields(
    {
        "assistant": SeatAt(),
        "terms": Ignored("the bargain, once it is struck, is among the offers"),
        "offers": ListOf(4, FixedRow((SeatAt(), Ignored("the options name the terms that can be taken")))),
        "declared": _of(*OWNED),
        "aid": _of(*OWNED),
        "heroes": ListOf(POOL, POOL_DIE),
        "monsters": ListOf(POOL, POOL_DIE),
        "hero_flat": STRENGTH,
        "monster_flat": STRENGTH,
        "standing_flat": STRENGTH,
        "standing": Ignored("`standing_flat` says what they add"),
        "hammer": Flag(),
        "drained": STRENGTH,
        "pain": STRENGTH,
        "hero_strength": STRENGTH,
        "monster_strength": STRENGTH,
        "named": Ignored("abilities and spells that are used up; no option is about them any more"),
        "used": _of(*OWNED),
        "haul": Ignored("dice won, which lie in the stock already"),
        "petrified": Flag(),
        "rolled": Number(0, 4, more=True),
        "first": Word(RESULTS),
        "result": Word(RESULTS),
    }
)
OFFER = Fields(
    {"giver": SeatAt(), "taker": SeatAt(), "give": _of(*OWNED), "want": _of(*OWNED), "is_counter": Flag()}
)
SEEN = Fields(
    {
        "turn": Fields({"number": Number(0, 100, more=True), "seat": SeatAt()}),
        "coop": Ignored("an option of the game"),
        "difficulty": Ignored("an option of the game"),
        "target": Ignored("an option of the game"),
        "companions": Ignored("an option of the game"),
        "single": Ignored("an option of the game"),
        "kit": Ignored("an option of the game"),
        "patience": Ignored("an option of the game"),
        "quiet": Number(0, 100, more=True),
        "gains": Ignored("what the quiet turns are counted by"),
        "turns_left": Maybe(Number(0, 100, more=True)),
        "phase": Word(WORDS["phase"]),
        "active": SeatAt(),
        "helped": SeatAt(),
        "life": Ignored("the same in every game of its kind"),
        "trophy_fame": Ignored("the same in every game"),
        "fame": FAME,
        "level": Number(0, 12, more=True),
        "force": Fields({"ML": Number(0, 12, more=True), "HL": Number(0, 12, more=True), "flat": STRENGTH}),
        "heroes": BySeat(HERO),
        "bags": Fields({bag: _in(bag) for bag in BAGS}),
        "supply": _in("supply"),
        "spent": _of("one_use"),
        "discard": Ignored("what is neither in a bag nor before anybody"),
        "wounded": _of(*OWNED),
        "foes": ListOf(6, FOE),
        "aside": _in("black"),
        "extra": Word(tuple(die for die, kind in KIND_OF.items() if kind.bag == "black")),
        "extra_side": Number(0, 5),
        "tired": _of(*OWNED),
        "offered": SeatsAt(),
        "asked": Number(0, 5),
        "passes": Number(0, 5, more=True),
        "fight": Maybe(FIGHT),
        "offer": Maybe(OFFER),
    }
)


def scope(seats: int, options: Options) -> Scope:
    """Return the scope for this many seats."""
    shared = options.get("kit") == "any"  # a friend's die is repaired at such a table only (DDC-RULING-37)
    return Scope(
        SEEN,
        {
            "die": STOCK,
            **dict.fromkeys(ABOUT_MET, MET),
            "start-enchant.better": TOLD,
            **{f"{ask}-mend-friend.die": STOCK if shared else () for ask in ("repair", "turn-key")},
            "place": range(POOL),
            "value": TOLD,
            **{
                f"{ask}-die.die": TOLD
                for ask in (
                    "sword-target", "armor-target", "shatter-target", "freeze-target", "tangle-target", "monster-sword",
                    "monster-armor", "monster-shatter", "monster-freeze",
                )
            },
        },
    )  # fmt: skip
