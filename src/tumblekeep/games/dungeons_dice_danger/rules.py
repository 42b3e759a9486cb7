"""Counting and legality in Dungeons, Dice & Danger: functions from a sheet to a value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Counts
from tumblekeep.core.question import Barred, Marks
from tumblekeep.games.dungeons_dice_danger.content import (
    BOSS_STEP,
    GEM_POINTS,
    GOLD_POINTS,
    PAIR_OF,
    PAIRS,
    RANKS,
    Achievement,
    Pair,
)
from tumblekeep.games.dungeons_dice_danger.table import LATER, AdventureSheet
from tumblekeep.kit.sheet import Area, places

# -- the roll (DDD-ROLL) --------------------------------------------------------------------------


class Pairings(NamedTuple):
    """All pairings of one roll, as options; built once for each possible roll."""

    dice: tuple[int, ...]
    """The four white dice, smallest first, then the black one."""
    white: list[tuple[Any, ...]]
    black: list[tuple[Any, ...]]
    """White pairings, and those with the black die for free (DDD-ROLL-5)."""
    symbol: list[tuple[Any, ...]]
    """White pairings, and those with the black die for a symbol (DDD-ROLL-7)."""


@cache
def pairings(white: Counts, black: Counts) -> Pairings:
    """Every way to form two pairs; ways that show the same dice are the same (DDD-ROLL-3, -6)."""
    dice = tuple([face for face, count in enumerate(white, start=1) for _ in range(count)])
    extra = black.index(1) + 1
    plain = _two_pairs(dice)
    more: list[tuple[Pair, Pair]] = []
    for left_out in range(4):
        swapped = sorted([*dice[:left_out], extra, *dice[left_out + 1 :]])
        more += [two for two in _two_pairs(tuple(swapped)) if two not in plain and two not in more]
    whites = [_option("white", two) for two in plain]
    return Pairings(
        (*dice, extra),
        whites,
        whites + [_option("black", two) for two in more],
        whites + [_option("symbol", two) for two in more],
    )


@cache
def _two_pairs(dice: tuple[int, ...]) -> list[tuple[Pair, Pair]]:
    found: list[tuple[Pair, Pair]] = []
    for partner in (1, 2, 3):
        rest = [dice[place] for place in (1, 2, 3) if place != partner]
        first, second = sorted((PAIRS[dice[0], dice[partner]], PAIRS[rest[0], rest[1]]), key=_by_value)
        if (first, second) not in found:
            found.append((first, second))
    return found


def _by_value(pair: Pair) -> tuple[int, int]:
    return pair.value, pair.number


def _option(verb: str, two: tuple[Pair, Pair]) -> tuple[Any, ...]:
    first, second = two
    return verb, first.dice, first.value, second.dice, second.value


def pairs_of(option: Option) -> tuple[Pair, Pair]:
    """The two pairs that a pairing names."""
    return PAIR_OF[option[1]], PAIR_OF[option[3]]


def barred_pairings(roll: Pairings, offered: list[tuple[Any, ...]]) -> list[Barred]:
    """DDD-ROLL-8: what a symbol would have made possible."""
    if len(offered) > len(roll.white):
        return []
    return [Barred(option, "symbol", "DDD-ROLL-8") for option in roll.symbol if option[0] == "symbol"]


# -- what a pair or a torch can be used on (DDD-MOVE, DDD-MONSTER, DDD-CHEST) ---------------------


def targets(sheet: AdventureSheet, pair: Pair) -> Area:
    """The places that this pair alone can be used on now (DDD-MOVE-2 to -5, DDD-MONSTER-1, -2)."""
    area = sheet.takes[pair.value] & (sheet.reached | sheet.layout.starts)
    return area if pair.double else area & ~sheet.layout.fists  # DDD-AA-1


def torch_targets(sheet: AdventureSheet) -> Area:
    """The places that a torch can be used on now (DDD-CHEST-6, -8, DDD-RULING-10)."""
    layout = sheet.layout
    return sheet.reached & ~(sheet.visited | sheet.defeated | layout.gate | layout.armored)


def has_usable(sheet: AdventureSheet, room: int, number: int) -> bool:
    """Whether the number is black, or white and unlocked, in this room."""
    return number in sheet.layout.rooms[room].black or bool(sheet.unlocked[room] >> number & 1)


def armored_targets(sheet: AdventureSheet, pairs: Sequence[Pair]) -> list[int]:
    """The armored rooms that both pairs together can damage now (DDD-DD-4, -5)."""
    layout = sheet.layout
    near = layout.armored & sheet.reached & ~sheet.defeated
    if not near or len(pairs) != 2:
        return []
    rooms = [place - layout.first_room for place in places(near)]
    return [room for room in rooms if all(has_usable(sheet, room, pair.value) for pair in pairs)]


def pairing_marks(sheet: AdventureSheet, option: Option) -> Marks:
    """Mark where a pairing leads: what each of its pairs can be used on now, then what both together can damage."""
    pairs, layout = pairs_of(option), sheet.layout
    leads = [layout.graph.names_of(targets(sheet, pair)) for pair in pairs]
    both = [layout.rooms[room].id for room in armored_targets(sheet, pairs)]
    return Marks(leads=tuple(map(tuple, [*leads, both])))


def use_marks(sheet: AdventureSheet, option: Option) -> Marks:
    """Mark where a torch leads: every place it could be used on."""
    if option[0] != "torch":
        return Marks()
    return Marks(leads=(tuple(sheet.layout.graph.names_of(torch_targets(sheet))),))


def is_same_use(sheet: AdventureSheet, one: Pair, other: Pair) -> bool:
    """Whether two pairs can be used for exactly the same things."""
    return one.value == other.value and (one.double == other.double or not sheet.layout.fists)


def uses(sheet: AdventureSheet) -> list[Option]:
    """What a player can do next in step (b)."""
    layout, pairs = sheet.layout, sheet.pairs
    options: list[Option] = []
    compulsory = 0
    for place, pair in enumerate(pairs):
        area = targets(sheet, pair)
        if area:
            compulsory += 1
            if not place or not is_same_use(sheet, pairs[0], pair):
                options += layout.uses_of(pair, area)
    if layout.armored and len(pairs) == 2:
        options += [layout.both_options[room] for room in armored_targets(sheet, pairs)]
    if sheet.torches and torch_targets(sheet):
        options.append(("torch", sheet.torches))
    if not pairs or may_give_up(sheet, compulsory):
        options.append(ending(sheet))
    return options


def ending(sheet: AdventureSheet) -> Option:
    """The option to use nothing more in this round, with its cost."""
    life = round_cost(sheet)
    if sheet.pairs:
        return ("give-up", len(sheet.pairs), life) if life else "spare"
    return ("stop", life) if life else "done"


def may_give_up(sheet: AdventureSheet, compulsory: int) -> bool:
    """Whether pairs may stay unused.

    A usable pair must be used (DDD-MOVE-10), except one after damage in a solo game (DDD-SOLO-6).
    """
    return compulsory == 0 or (compulsory == 1 and sheet.solo and sheet.struck)


def unused_cost(sheet: AdventureSheet) -> int:
    """The life that remaining pairs cost: one each (DDD-MOVE-11), but one is free after damage (DDD-SOLO-6, -7)."""
    unused = len(sheet.pairs)
    return max(0, unused - 1) if sheet.solo and sheet.struck else unused


def round_cost(sheet: AdventureSheet) -> int:
    """The life that a round costs if it ends now: unused pairs and, in a solo game, no damage (DDD-SOLO-5, -8)."""
    return unused_cost(sheet) + (sheet.solo and not sheet.struck)


def barred_uses(sheet: AdventureSheet, offered: list[Option]) -> list[Barred]:
    """Uses that a player may expect and that are not possible now."""
    layout = sheet.layout
    barred: list[Barred] = []
    for place, pair in enumerate(sheet.pairs):
        if place and is_same_use(sheet, sheet.pairs[0], pair):
            continue
        named = layout.pair_options[pair.number]
        if not pair.double:
            for space in places(sheet.takes[pair.value] & sheet.reached & layout.fists):
                barred.append(Barred(named[space], "not-double", "DDD-AA-1", (layout.spaces[space].id,)))
        for here in places(sheet.reached & layout.all_rooms & ~sheet.defeated):
            room = here - layout.first_room
            if pair.value in layout.rooms[room].white and not sheet.unlocked[room] >> pair.value & 1:
                barred.append(Barred(named[here], "locked", "DDD-MONSTER-4", (pair.value,)))
            elif layout.rooms[room].armored and has_usable(sheet, room, pair.value):
                barred.append(Barred(named[here], "armored", "DDD-DD-4"))
    if sheet.torches and not torch_targets(sheet):
        barred.append(Barred(("torch", sheet.torches), "torch-nothing", "DDD-CHEST-6"))
    stop = ending(sheet)
    if stop not in offered:
        barred.append(Barred(stop, "must-use", "DDD-MOVE-10"))
    return barred


def barred_torches(sheet: AdventureSheet) -> list[Barred]:
    """DDD-RULING-10: what a torch can't do."""
    layout = sheet.layout
    barred = [
        Barred(layout.torch_options[place], "torch-armored", "DDD-DD-7")
        for place in places(sheet.reached & layout.armored & ~sheet.defeated)
    ]
    for place in places(sheet.reached & layout.gate & ~sheet.visited):
        barred.append(Barred(layout.torch_options[place], "torch-gate", "DDD-PP-5"))
    return barred


def barred_chests(sheet: AdventureSheet) -> list[Barred]:
    """DDD-CHEST-2: each reward once per sheet."""
    options = sheet.layout.chest_options
    return [Barred(options[chest], "taken", "DDD-CHEST-2") for chest in sheet.chests]


# -- achievements, score, end (DDD-ACH, DDD-SCORE, DDD-END) ---------------------------------------


def progress(sheet: AdventureSheet, achievement: Achievement) -> int:
    """How many of the spaces or rooms that count are marked; for a way from left to right, 1 if it is complete."""
    if achievement.kind != "connect_starts":
        return (achievement.area & (sheet.visited | sheet.defeated)).bit_count()
    return int(is_joined(sheet))


def has_reached(sheet: AdventureSheet, achievement: Achievement) -> bool:
    """Whether the achievement is complete on this sheet."""
    if achievement.kind == "connect_starts":
        return is_joined(sheet)
    return (achievement.area & (sheet.visited | sheet.defeated)).bit_count() >= (achievement.needed or 1)


def is_joined(sheet: AdventureSheet) -> bool:
    """Whether visited spaces and defeated rooms join a left and a right Start space (DDD-AA-4, DDD-RULING-17)."""
    return bool(sheet.way & sheet.layout.right)


def has_cleared(sheet: AdventureSheet) -> bool:
    """Whether every monster of the sheet is defeated; worm spaces are not monsters (DDD-END-1, -3)."""
    return sheet.defeated == sheet.layout.all_rooms


def would_clear(sheet: AdventureSheet, room: int) -> bool:
    """Whether one more damage to this monster would fell the last one of the sheet (DDD-RULING-6)."""
    layout = sheet.layout
    return (
        sheet.defeated | 1 << layout.first_room + room == layout.all_rooms
        and sheet.damage[room] == layout.rooms[room].life - 1
    )


def score_with(sheet: AdventureSheet, room: int) -> int:
    """The points of a sheet with the free damage to a monster that would fall by it (DDD-MONSTER-14)."""
    after = sheet.copy()
    after.wound(room, 1)
    after.gems += sheet.layout.rooms[room].gems[LATER - 1]
    return score(after)


def boss_points(sheet: AdventureSheet) -> int:
    """3 points for every full 3 damage on a boss that is still alive (DDD-SCORE-2, -3)."""
    boss = sheet.layout.boss
    damage = sheet.damage[boss]
    return 0 if damage == sheet.layout.rooms[boss].life else damage // BOSS_STEP * BOSS_STEP


def life_left(sheet: AdventureSheet) -> int:
    """The life points that are not crossed, including green ones (DDD-LIFE-1, DDD-CHEST-3)."""
    return sheet.green + len(sheet.layout.tracker) - sheet.lost


def penalty(sheet: AdventureSheet) -> int:
    """The value of the topmost life space that is not crossed (DDD-LIFE-3); none in a solo game (DDD-SOLO-11)."""
    if sheet.solo:
        return 0
    return sheet.layout.tracker[min(sheet.lost, len(sheet.layout.tracker) - 1)]


def score(sheet: AdventureSheet) -> int:
    """DDD-SCORE-1: gems, gold and boss points, minus the life penalty.

    DDD-RULING-25: a dead player's sheet counts as the skull's penalty and nothing else.
    """
    if not sheet.alive and not sheet.solo:
        return -sheet.layout.tracker[-1]
    return GEM_POINTS * sheet.gems + GOLD_POINTS * sheet.gold + boss_points(sheet) - penalty(sheet)


def rank(points: int) -> int:
    """The solo rank of a score, 1 to 8 (DDD-SOLO-14)."""
    return sum(points >= least for least in RANKS)


def winners(sheets: list[AdventureSheet]) -> list[AdventureSheet]:
    """Most points, then more crossed life spaces, then shared (DDD-SCORE-6 to -8); the dead never win."""
    living = [sheet for sheet in sheets if sheet.alive]
    best = max(((score(sheet), sheet.lost) for sheet in living), default=None)
    return [sheet for sheet in living if (score(sheet), sheet.lost) == best]
