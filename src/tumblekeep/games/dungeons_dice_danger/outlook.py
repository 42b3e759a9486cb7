"""How good a sheet looks: its points, what is near, and how much the next roll may hurt. For hints only."""

from __future__ import annotations

from collections import deque
from functools import cache, lru_cache, reduce
from heapq import heappop, heappush
from itertools import combinations_with_replacement
from math import factorial, sqrt
from operator import add, mul
from typing import TypeAlias

from tumblekeep.games.dungeons_dice_danger.content import (
    GEM_POINTS,
    GOLD_POINTS,
    LAYOUTS,
    Layout,
    layout_for,
)
from tumblekeep.games.dungeons_dice_danger.rules import progress
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet
from tumblekeep.kit.sheet import Area, places

STEP = {2: 3.0, 3: 1.9, 4: 1.4, 5: 1.15, 6: 1.0, 7: 1.0, 8: 1.0, 9: 1.15, 10: 1.4, 11: 1.9, 12: 3.0, 0: 1.3}
"""How hard it is to cross a space of each number, measured in easy spaces."""
HARDER = {"fist": 2.5, "rubble": 2.0, "worm": 2.0, "gate": 1.5}
DECAY = 0.80
"""The worth of a thing per easy space of distance, as a factor."""
LURE = {"gem": 3.0, "gold": 2.0, "chest": 5.0}
BLACK, TORCH, CHEST = 1.3, 2.6, 6.0
"""The points that a black-die symbol, a torch and an unopened chest are worth."""
AHEAD = 1.5
"""For how many rounds the present outlook is assumed to hold."""
LIFE_FLOOR, LIFE_LAST, DEATH = 2.0, 14.0, -60.0
"""The worth of a life point, the extra worth of the last one, and the worth of having none."""
SHELTER = 0.8
"""The worth of one more blow within reach in a solo game, in which every round without damage costs life."""
OPENING, HASTE = 0.8, 0.3
"""With others: the worth of a blow within reach, and of a blow dealt, because the map soon runs out of spaces."""
MOST_NEAR = 12.0
"""Blows within reach beyond this many are worth nothing."""
HOME = 6.0
"""The points that it is worth to end the game with the last monster."""
ROOM_LURE = 0.6
"""The share of a monster's gems that counts from a distance."""


MOST_KEPT = 1 << 13
"""The cache size by area; a full cache is emptied."""


class Lures:
    """Lures: everything worth going to on one layout, and how far each place is from it."""

    def __init__(self, layout: Layout) -> None:
        self.places: list[int] = []
        self.worth: list[float] = []
        for place, space in enumerate(layout.spaces):
            value = LURE.get(space.reward or "", 0.0)
            if space.kind in ("grey", "claw"):
                assert space.unlocks is not None
                room = layout.rooms[space.unlocks[0]]
                value += (1.5 if room.black else 3.0) + (1.0 if room.is_boss else 0.0)
            elif space.kind == "worm":
                value += float(layout.worm_damage)
            elif space.kind == "fist":
                value += 3.0
            elif space.kind == "cloud" and layout.gate:
                value += 1.0
            for achievement in layout.achievements:
                if achievement.area >> place & 1:
                    value += GEM_POINTS * achievement.gems[0] / achievement.needed * 0.6
            if value:
                self.places.append(place)
                self.worth.append(value)
        for number, room in enumerate(layout.rooms):
            self.places.append(layout.first_room + number)
            self.worth.append(2.0 + GEM_POINTS * room.gems[0] * ROOM_LURE)
        cost = [STEP[space.number] * HARDER.get(space.kind, 1.0) for space in layout.spaces]
        cost += [2.0 * room.life for room in layout.rooms]
        near = [list(places(area)) for area in layout.near]
        away = [_away(target, near, cost) for target in self.places]
        self.pull = [tuple(DECAY ** one[place] for one in away) for place in range(len(near))]
        """How strongly each lure is felt from each place: 1 beside it, less further away."""
        self.outside = tuple(
            max(DECAY ** (one[start] + cost[start]) for start in places(layout.starts)) for one in away
        )
        """The same with no space visited: through a Start space."""
        self.numbers = range(len(self.places))
        self.area = sum(1 << place for place in self.places)
        self.lure_at = {place: lure for lure, place in enumerate(self.places)}
        self._left: dict[Area, tuple[float, ...]] = {}
        self._felt: dict[Area, tuple[float, ...]] = {}
        self._recent: deque[Area] = deque(maxlen=12)

    def left(self, marked: Area) -> tuple[float, ...]:
        """What each lure is worth; marked ones are worth nothing. Cached, because few of them are marked in a game."""
        gone = marked & self.area
        if gone not in self._left:
            _make_room(self._left)
            left = list(self.worth)
            for place in places(gone):
                left[self.lure_at[place]] = 0.0
            self._left[gone] = tuple(left)
        return self._left[gone]

    def felt(self, area: Area) -> tuple[float, ...]:
        """How strongly each lure is felt from anywhere in an area, or from outside the map."""
        felt = self._felt.get(area)
        if felt is None:
            # a sheet is marked place by place, so a smaller area was seen before
            near = [one for one in self._recent if not one & ~area]
            before = max(near, key=int.bit_count, default=0)
            felt = self._felt.get(before, self.outside)
            for place in places(area & ~before if felt is not self.outside else area):
                felt = stronger(felt, self.pull[place])
            _make_room(self._felt)
            self._felt[area] = felt
            self._recent.append(area)
        return felt


def stronger(felt: tuple[float, ...], pulls: tuple[float, ...]) -> tuple[float, ...]:
    """The stronger of two pulls, lure by lure."""
    return tuple([one if one > other else other for one, other in zip(felt, pulls, strict=True)])


def _make_room(kept: dict[Area, tuple[float, ...]]) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()


def _away(target: int, near: list[list[int]], cost: list[float]) -> list[float]:
    """The cost of getting next to the target, from each place."""
    away = [99.0] * len(near)
    away[target] = 0.0
    edge = [(0.0, target)]
    while edge:
        far, place = heappop(edge)
        if far > away[place]:
            continue
        further = far + (0.0 if place == target else cost[place])
        for other in near[place]:
            if further < away[other]:
                away[other] = further
                heappush(edge, (further, other))
    return away


@cache
def _lures(digest: str) -> Lures:
    return Lures(next(layout for layout in LAYOUTS.values() if layout.digest == digest))


_own_lures: dict[str, Lures] = {}


def lures_of(layout: Layout) -> Lures:
    """The lures of a layout, cached."""
    if not layout.own:
        return _lures(layout.digest)
    if layout.digest not in _own_lures:
        _own_lures.clear()
        _own_lures[layout.digest] = Lures(layout_for("", layout.document, layout.digest))
    return _own_lures[layout.digest]


def home(sheet: AdventureSheet) -> Area:
    """The area from which lures are felt: everything visited, and defeated rooms that were reached."""
    return sheet.visited | (sheet.defeated & sheet.reached)


def felt(sheet: AdventureSheet) -> tuple[float, ...]:
    """How strongly each lure is felt from everything visited, or from outside the map."""
    return lures_of(sheet.layout).felt(home(sheet))


# -- the next roll --------------------------------------------------------------------------------


def _rolls() -> list[tuple[float, tuple[tuple[int, int], ...]]]:
    """Every roll of four dice with its chance, and its pairings as bits of their values."""
    found = []
    for dice in combinations_with_replacement(range(1, 7), 4):
        ways = 24
        for face in range(1, 7):
            ways //= factorial(dice.count(face))
        a, b, c, d = dice
        two = {tuple(sorted(pair)) for pair in ((a + b, c + d), (a + c, b + d), (a + d, b + c))}
        found.append((ways / 1296, tuple((1 << one, 1 << other) for one, other in sorted(two))))
    return found


ROLLS = _rolls()


Rolls: TypeAlias = int
"""A set of rolls: bit n is roll number n."""
WITH: dict[int, Rolls] = {}
"""For each value, the rolls that contain a pair of it."""
WITH_BOTH: dict[int, Rolls] = {}
"""For each two values, the rolls that can be paired like that."""
for _number, (_, _pairings) in enumerate(ROLLS):
    for _one, _other in _pairings:
        WITH_BOTH[_one | _other] = WITH_BOTH.get(_one | _other, 0) | 1 << _number
        for _value in (_one, _other):
            WITH[_value] = WITH.get(_value, 0) | 1 << _number


@lru_cache(maxsize=1 << 16)
def expected_loss(hits: int, uses: int, solo: bool) -> float:
    """Life points lost in the next round, on average and with white dice only.

    `hits` are the values that damage a monster now, which count in a solo game only; `uses` are all values that can be
    used. Both have one bit per value.
    """
    one = both = hit = 0
    for value, rolls in WITH.items():
        if value & uses:
            one |= rolls
        if value & hits and solo:
            hit |= rolls
    for values, rolls in WITH_BOTH.items():
        if not values & ~uses:
            both |= rolls
    total = 0.0
    for number in places(((1 << len(ROLLS)) - 1) & ~(hit if solo else both)):
        roll = 1 << number
        total += ROLLS[number][0] * (solo + (not both & roll) + (not one & roll))
    return total


@cache
def hit_chance(numbers: int) -> float:
    """The chance that a roll of white dice contains one of these values, one bit per value."""
    return sum(chance for chance, two in ROLLS if any((one | other) & numbers for one, other in two))


def values(sheet: AdventureSheet) -> tuple[int, int]:
    """The values that damage a monster now, and all values that can be used, one bit per value."""
    layout, hits, uses, bit = sheet.layout, 0, 0, 1
    near = sheet.reached | layout.starts
    rooms = near & layout.all_rooms
    for takes in sheet.takes:
        if takes & near:
            uses |= bit
            if takes & rooms:
                hits |= bit
        bit <<= 1
    return hits, uses


LIFE = [DEATH]
"""The worth of the remaining life points; the last ones count most."""
FEAR = [AHEAD * (LIFE_FLOOR + LIFE_LAST)]
"""The worth of not losing another one in the rounds ahead."""
for _left in range(1, 100):
    LIFE.append(LIFE[-1] + LIFE_FLOOR + LIFE_LAST / _left)
    FEAR.append(AHEAD * (LIFE_FLOOR + LIFE_LAST / _left))


# -- what a sheet is worth, part by part ----------------------------------------------------------


def points_of(sheet: AdventureSheet) -> float:
    """The points on a sheet, plus what unused dice and torches may bring."""
    return GEM_POINTS * sheet.gems + GOLD_POINTS * sheet.gold + BLACK * sheet.black + TORCH * sheet.torches


def room_worth(sheet: AdventureSheet, room: int, prize: int, damage: int, more: int = 0) -> float:
    """The worth of this much damage to a monster and of its unlocked numbers, plus some `more` numbers.

    `prize` is the points for its defeat.
    """
    unlocked = sheet.unlocked[room] | more
    if sheet.awards[room] or not (damage or unlocked):
        return 0.0
    monster = sheet.layout.rooms[room]
    share = damage / monster.life
    if monster.is_boss:
        worth = damage + (prize - monster.life) * share * share
    else:
        worth = prize * (0.6 * share + 0.4 * share * share)
    return worth + unlocked.bit_count() * UNLOCKED[monster.life - damage] if unlocked else worth


UNLOCKED = [0.4 * sqrt(life) for life in range(100)]
"""The worth of one more number against a monster with this much life left."""


def unlocked_worth(sheet: AdventureSheet, room: int) -> float:
    """What one more number would be worth against a monster."""
    return UNLOCKED[sheet.layout.rooms[room].life - sheet.damage[room]]


def numbers_of(sheet: AdventureSheet, room: int) -> int:
    """The numbers that damage a monster, one bit per number."""
    return sheet.unlocked[room] | sheet.layout.black_bits[room]


def chance_to_hit(sheet: AdventureSheet, room: int, more: int = 0) -> float:
    """The chance that a roll damages a monster, with some more numbers."""
    return hit_chance(numbers_of(sheet, room) | more)


def feat_worth(sheet: AdventureSheet, number: int, more: int = 0) -> float:
    """The progress towards an achievement that is not reached yet, or with some more that counts."""
    achievement = sheet.layout.achievements[number]
    if sheet.feats[number] or not achievement.needed:
        return 0.0
    done = (progress(sheet, achievement) + more) / achievement.needed
    return GEM_POINTS * achievement.gems[0] * 0.5 * done * done


def within_reach(sheet: AdventureSheet, reached: Area) -> float:
    """The blows that could be dealt to reached monsters, each weighted by the chance that a roll allows it."""
    layout, near = sheet.layout, 0.0
    for place in places(reached & layout.all_rooms & ~sheet.defeated & ~layout.armored):
        room = place - layout.first_room
        near += (layout.rooms[room].life - sheet.damage[room]) * chance_to_hit(sheet, room)
    return near


def outlook(sheet: AdventureSheet, strongest: tuple[float, ...], prizes: tuple[int, ...]) -> float:
    """The value of a sheet after a round; `strongest` says how strongly each lure is felt, `prizes` what monsters give.

    A trial adds up the same part by part. This sum in one pass decides between values that differ only by rounding.
    """
    layout = sheet.layout
    if not sheet.alive and not sheet.solo:
        return DEATH * 2  # the dead score nothing
    value = GEM_POINTS * sheet.gems + GOLD_POINTS * sheet.gold + BLACK * sheet.black + TORCH * sheet.torches
    marks = zip(layout.rooms, sheet.damage, sheet.unlocked, sheet.awards, prizes, strict=True)
    for room, damage, unlocked, award, points in marks:
        if award or not (damage or unlocked):
            continue
        if room.is_boss:
            value += damage + (points - room.life) * (damage / room.life) ** 2
        else:
            share = damage / room.life
            value += points * (0.6 * share + 0.4 * share * share)
        if unlocked:
            value += 0.4 * unlocked.bit_count() * (room.life - damage) ** 0.5
    if sheet.defeated == layout.all_rooms:  # the game is over: nothing more to win or to fear
        return value + HOME + LIFE[len(layout.tracker)]
    for number, achievement in enumerate(layout.achievements):
        if not sheet.feats[number] and achievement.needed:
            done = progress(sheet, achievement) / achievement.needed
            value += GEM_POINTS * achievement.gems[0] * 0.5 * done * done
    marked = sheet.visited | sheet.defeated
    lures = lures_of(layout)
    # sum() differs between Python versions
    value = reduce(add, map(mul, lures.left(marked), strongest), value)
    near = 0.0
    for place in places(sheet.reached & layout.all_rooms & ~sheet.defeated & ~layout.armored):
        number = place - layout.first_room
        numbers = sheet.unlocked[number] | layout.black_bits[number]
        near += (layout.rooms[number].life - sheet.damage[number]) * hit_chance(numbers)
    value += (SHELTER if sheet.solo else OPENING) * min(near, MOST_NEAR)
    if not sheet.solo:
        value += HASTE * sum(sheet.damage)
    left = sheet.green + len(layout.tracker) - sheet.lost
    hits, uses = values(sheet)
    fear = LIFE_FLOOR + LIFE_LAST / max(1, left)
    value -= AHEAD * fear * expected_loss(hits if sheet.solo else 0, uses, sheet.solo)
    return value + LIFE[min(left, len(LIFE) - 1)]
