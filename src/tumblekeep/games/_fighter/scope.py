"""Every answer and every view that can occur in both editions: heroes, foe, throw and the party's stock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tumblekeep.core.scope import TOLD
from tumblekeep.core.shape import Fields, FixedRow, Flag, Ignored, Maybe, Number, SeatAt, Shape, Tally, Word
from tumblekeep.games._fighter.laws import COLOURS, FULL_LIFE, WHITE_DICE

READINGS = 9
"""The most readings of a doubtful landing that people at a real table can report."""
FROM_CENTRE = 400
"""Millimetres."""
PLACE = Number(-FROM_CENTRE, FROM_CENTRE, more=True)
GOLD = Number(0, 60, more=True)
WHITE = Number(0, WHITE_DICE)
LIFE = Number(0, FULL_LIFE)
DAMAGE = Number(0, 20, more=True)
PRINTED = Ignored("printed on the card")
OPTION = Ignored("an option of the game")

TURN = Fields({"number": Number(0, 200, more=True), "seat": SeatAt()})


def hero_shape(heroes: Sequence[str], gear: Sequence[str], more: Mapping[str, Shape]) -> Fields:
    """The shape of a hero as everybody sees it, with what an edition adds."""
    return Fields(
        {
            "seat": Ignored("they are in the order of the seats"),
            "card": Word(tuple(heroes)),
            "life": LIFE,
            "most": LIFE,
            "full": Ignored("the same in every game"),
            "scars": Tally(COLOURS),
            "fainted": Flag(),
            "eliminated": Flag(),
            "gear": Tally(tuple(gear)),
            "threat": DAMAGE,
            **more,
        }
    )


def foe_shape(foes: Sequence[str], types: Sequence[str], more: Mapping[str, Shape]) -> Maybe:
    """The shape of the foe, with what an edition adds."""
    return Maybe(
        Fields(
            {
                "card": Word(tuple(foes)),
                "kind": Word(tuple(types)),
                "level": Number(0, 5),
                "damage": DAMAGE,
                "full": Number(0, 40, more=True),
                "life": Number(-20, 40, more=True),
                "gold": GOLD,
                "boss": Flag(),
                **more,
            }
        )
    )


def shot_shape(
    dice: Sequence[str],
    gear: Sequence[str],
    demands: Sequence[str],
    misses: Sequence[str],
    abilities: Sequence[str],
    more: Mapping[str, Shape],
) -> Maybe:
    """The shape of the current throw, with what an edition adds."""
    return Maybe(
        Fields(
            {
                "seat": SeatAt(),
                "die": Word(tuple(dice)),
                "weapons": Tally(tuple(gear)),
                "demands": Tally(tuple(demands)),
                "landed": Flag(),
                "zone": Ignored("`value` says what it is worth"),
                "at": Maybe(FixedRow((PLACE, PLACE))),
                "hit": Flag(),
                "miss": Word(tuple(misses)),
                "icon": Flag(),
                "colour": Word((*COLOURS, "white")),
                "ability": Word(tuple(abilities)),
                "value": DAMAGE,
                "times": Number(0, 4, more=True),
                "bonus": DAMAGE,
                "kills": Flag(),
                **more,
            }
        )
    )


def party_shapes(phases: Sequence[str], gear: Sequence[str]) -> dict[str, Shape]:
    """The shapes of what lies in the middle in both editions."""
    return {
        "turn": TURN,
        "phase": Word(tuple(phases)),
        "leader": SeatAt(),
        "active": SeatAt(),
        "gold": GOLD,
        "white": WHITE,
        "white_thrown": WHITE,
        "supply_white": WHITE,
        "supply_gold": GOLD,
        "found": Word(tuple(gear)),
        "unthrown": Tally(COLOURS),
        "offer": Tally(tuple(gear)),
        "tabletop": OPTION,
        "declined": Ignored("what people left unused a moment ago"),
        "asked": Ignored("the demands, with who makes them"),
        "sheets": PRINTED,
        "cards": PRINTED,
        "takers": Ignored("follows from what heroes carry"),
    }


def demanded(demands: Sequence[str]) -> Tally:
    """The shape of the special throws that are demanded."""
    return Tally(tuple(demands), 2)


SHARED_WORDS: dict[str, Sequence[Any] | None] = {
    "bonus": TOLD,
    "price": TOLD,
    "damage": TOLD,
    "left": TOLD,
    "life": TOLD,
    "doubt.number": range(1, READINGS + 1),
    **{f"doubt.{word}": TOLD for word in ("where", "value", "second", "shows", "icebergs", "why")},
    "ability": TOLD,
    "trade-swap.friend": TOLD,
}
"""An ability goes with its colour, a wanted card with the hero who has it."""
STEPWISE = ("trade-swap",)
