"""Uses of pairs that leave no choice: each of two pairs has one use, and the order makes no difference (DDD-MOVE-1, -10)."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Marks, MootAnswer
from tumblekeep.core.table import field_names
from tumblekeep.games.dungeons_dice_danger.content import PAIR_OF
from tumblekeep.games.dungeons_dice_danger.powers import cross, strike
from tumblekeep.games.dungeons_dice_danger.rules import pairing_marks, pairs_of, uses
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet


def use_moot(sheet: AdventureSheet, options: list[Option]) -> MootAnswer | None:
    """USE: moot if both pairs are forced."""
    return MootAnswer(options[0], "forced") if is_forced(sheet, options) else None


def marks_of_pairing(sheet: AdventureSheet, option: Option) -> Marks:
    """Where a pairing leads, and whether all of it is forced."""
    marks = pairing_marks(sheet, option)
    if not all(marks.leads[:2]):
        return marks
    paired = sheet.copy()
    paired.pairs, paired.struck = [*pairs_of(option)], False
    if option[0] == "symbol":
        paired.black -= 1
    return marks._replace(settles=is_forced(paired, uses(paired)))


def is_forced(sheet: AdventureSheet, options: list[Option]) -> bool:
    """Whether two uses are all there is to do, in either order, and both orders leave the same sheet."""
    if len(options) != 2:
        return False
    ends = [_both_made(sheet, *order) for order in (options, options[::-1])]
    return ends[0] is not None and ends[0] == ends[1]


def _both_made(sheet: AdventureSheet, first: Option, second: Option) -> list[Any] | None:
    """The sheet after both uses; None if something else could be done in between, or comes of it."""
    made = sheet.copy()
    for number, option in enumerate((first, second)):
        if number and uses(made) != [second]:
            return None
        if option[0] not in ("visit", "strike", "strike-own") or PAIR_OF[option[2]] not in made.pairs:
            return None
        made.pairs.remove(PAIR_OF[option[2]])
        place = made.layout.place_of[option[1]]
        if option[0] != "visit":
            strike(made, place - made.layout.first_room, 1, [])
        elif cross(made, place, []):
            return None  # a chest asks what to take
    return [getattr(made, name) for name in field_names(made)]
