"""How good a sheet looks: its points, what is near, and how likely the next roll is to hurt. For hints only."""

from __future__ import annotations

from functools import cache, lru_cache, reduce
from heapq import heappop, heappush
from itertools import combinations_with_replacement
from math import factorial
from operator import add, mul

from tumblekeep.games.dungeons_dice_danger.content import (
    GEM_POINTS,
    GOLD_POINTS,
    LAYOUTS,
    Layout,
    layout_for,
)
from tumblekeep.games.dungeons_dice_danger.rules import progress
from tumblekeep.games.dungeons_dice_danger.table import Sheet
from tumblekeep.kit.sheet import Area, places

STEP = {2: 3.0, 3: 1.9, 4: 1.4, 5: 1.15, 6: 1.0, 7: 1.0, 8: 1.0, 9: 1.15, 10: 1.4, 11: 1.9, 12: 3.0, 0: 1.3}
"""What it takes to cross a space of each number, measured in spaces that are easy to cross."""
HARDER = {"fist": 2.5, "rubble": 2.0, "worm": 2.0, "gate": 1.5}
DECAY = 0.80
"""What a thing is worth that lies one easy space further away."""
LURE = {"gem": 3.0, "gold": 2.0, "chest": 5.0}
BLACK, TORCH, CHEST = 1.3, 2.6, 6.0
"""Points that a black-die symbol, a torch and a chest not opened yet stand for."""
AHEAD = 1.5
"""For how many rounds the present outlook is taken to hold."""
AHEAD_TOGETHER = 1.5
LIFE_FLOOR, LIFE_LAST, DEATH = 2.0, 14.0, -60.0
"""A life point is worth so much, the last one so much more, and having none is the end."""
SHELTER = 0.8
"""What one more blow within reach is worth alone, where every round without damage costs life."""
OPENING, HASTE = 0.8, 0.3
"""With others: what a blow within reach is worth, and a blow dealt; the map runs out of spaces before long."""
HOME = 6.0
"""Points that it is worth to end the game with the last monster."""
ROOM_LURE = 0.6
"""How much of a monster's gems is felt from afar."""


MOST_KEPT = 1 << 13
"""Areas about which something is remembered, before all of it is forgotten."""


class Lures:
    """Everything worth going to on one layout, and how far each place is from it."""

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
        near = [places(area) for area in layout.near]
        away = [_away(target, near, cost) for target in self.places]
        self.pull = [tuple(DECAY ** one[place] for one in away) for place in range(len(near))]
        """How strongly each lure is felt from each place: 1 beside it, less further off."""
        self.outside = tuple(
            max(DECAY ** (one[start] + cost[start]) for start in places(layout.starts)) for one in away
        )
        """The same from outside, with no space visited: by way of a Start space."""
        self.area = sum(1 << place for place in self.places)
        self._left: dict[Area, tuple[float, ...]] = {}
        self._felt: dict[Area, tuple[float, ...]] = {}

    def left(self, marked: Area) -> tuple[float, ...]:
        """What each lure is worth, those that are marked nothing; kept, since few of them are marked in a game."""
        gone = marked & self.area
        if gone not in self._left:
            _make_room(self._left)
            self._left[gone] = tuple(
                0.0 if gone >> place & 1 else worth
                for place, worth in zip(self.places, self.worth, strict=True)
            )
        return self._left[gone]

    def felt(self, area: Area) -> tuple[float, ...]:
        """How strongly each lure is felt from anywhere in an area, or from outside."""
        if area not in self._felt:
            strongest = list(self.outside)
            for place in places(area):
                strongest = list(map(max, strongest, self.pull[place]))
            self.remember(area, tuple(strongest))
        return self._felt[area]

    def remember(self, area: Area, strongest: tuple[float, ...]) -> None:
        """Keep what is felt from an area: a real sheet may soon be marked as one was on trial."""
        _make_room(self._felt)
        self._felt[area] = strongest


def _make_room(kept: dict[Area, tuple[float, ...]]) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()


def _away(target: int, near: list[list[int]], cost: list[float]) -> list[float]:
    """From each place, what it takes to come next to the target."""
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
    """The lures of a layout, found once."""
    if not layout.own:
        return _lures(layout.digest)
    if layout.digest not in _own_lures:
        _own_lures.clear()
        _own_lures[layout.digest] = Lures(layout_for("", layout.document, layout.digest))
    return _own_lures[layout.digest]


def home(sheet: Sheet) -> Area:
    """From where lures are felt: all that is visited, and defeated rooms that were reached."""
    return sheet.visited | (sheet.defeated & sheet.reached)


def felt(sheet: Sheet) -> tuple[float, ...]:
    """How strongly each lure is felt from all that is visited, or from outside."""
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


@lru_cache(maxsize=1 << 16)
def expected_loss(hits: int, uses: int, solo: bool) -> float:
    """Life points lost in the next round, on average and with white dice only.

    `hits` are the values that damage a monster now, `uses` all that can be used, one bit a value.
    """
    total = 0.0
    for chance, two in ROLLS:
        least = 3
        for one, other in two:
            if solo and (one | other) & hits:
                least = 0
                break
            lost = (not one & uses) + (not other & uses) + solo
            least = min(least, lost)
        total += chance * least
    return total


@cache
def hit_chance(numbers: int) -> float:
    """How likely a roll of white dice is to hold one of these values, one bit a value."""
    return sum(chance for chance, two in ROLLS if any((one | other) & numbers for one, other in two))


def values(sheet: Sheet) -> tuple[int, int]:
    """The values that damage a monster now, and all that can be used, one bit a value."""
    layout, hits, uses = sheet.layout, 0, 0
    near = sheet.reached | layout.starts
    rooms = layout.all_rooms
    for value in range(2, 13):
        area = sheet.takes[value] & near
        if area:
            uses |= 1 << value
            if area & rooms:
                hits |= 1 << value
    return hits, uses


def life_worth(sheet: Sheet) -> float:
    """What the life points left stand for; the last ones most."""
    left = sheet.green + len(sheet.layout.tracker) - sheet.lost
    return LIFE[min(left, len(LIFE) - 1)]


LIFE = [DEATH]
for _left in range(1, 50):
    LIFE.append(LIFE[-1] + LIFE_FLOOR + LIFE_LAST / _left)


def outlook(sheet: Sheet, strongest: tuple[float, ...], prizes: tuple[int, ...]) -> float:
    """How good a sheet looks after a round: `strongest` is how each lure is felt there, `prizes` what monsters give."""
    layout = sheet.layout
    if not sheet.alive and not sheet.solo:
        return DEATH * 2  # the dead score nothing
    value = GEM_POINTS * sheet.gems + GOLD_POINTS * sheet.gold + BLACK * sheet.black + TORCH * sheet.torches
    for number, room in enumerate(layout.rooms):
        damage = sheet.damage[number]
        if sheet.awards[number]:
            continue
        points = prizes[number]
        if room.is_boss:
            value += damage + (points - room.life) * (damage / room.life) ** 2
        else:
            share = damage / room.life
            value += points * (0.6 * share + 0.4 * share * share)
        if sheet.unlocked[number]:
            value += 0.4 * sheet.unlocked[number].bit_count() * (room.life - damage) ** 0.5
    if sheet.defeated == layout.all_rooms:  # the game is over: nothing more to win, nothing to fear
        return value + HOME + LIFE[len(layout.tracker)]
    for number, achievement in enumerate(layout.achievements):
        if not sheet.feats[number] and achievement.needed:
            done = progress(sheet, achievement) / achievement.needed
            value += GEM_POINTS * achievement.gems[0] * 0.5 * done * done
    marked = sheet.visited | sheet.defeated
    lures = lures_of(layout)
    value = reduce(
        add, map(mul, lures.left(marked), strongest), value
    )  # one by one: Pythons differ in how they sum
    near = 0.0
    for place in places(sheet.reached & layout.all_rooms & ~sheet.defeated & ~layout.armored):
        number = place - layout.first_room
        numbers = sheet.unlocked[number] | layout.black_bits[number]
        near += (layout.rooms[number].life - sheet.damage[number]) * hit_chance(numbers)
    value += (SHELTER if sheet.solo else OPENING) * min(near, 12.0)
    if not sheet.solo:
        value += HASTE * sum(sheet.damage)
    left = sheet.green + len(layout.tracker) - sheet.lost
    hits, uses = values(sheet)
    fear = LIFE_FLOOR + LIFE_LAST / max(1, left)
    value -= (AHEAD if sheet.solo else AHEAD_TOGETHER) * fear * expected_loss(hits, uses, sheet.solo)
    return value + life_worth(sheet)
