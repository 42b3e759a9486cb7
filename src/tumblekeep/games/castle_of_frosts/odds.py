"""Landings with chances for an average player on the Target, including borders, Icebergs, templates and Water dice.

Nothing here is measured. A die scatters around the centre like the shots of an average archer (`content/throws.toml`
says how widely). The board itself says where it counts and what lies beside it. Landings that mean the same to the
rules are merged into one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from operator import mul
from typing import NamedTuple

from tumblekeep.core.chance import Numbers
from tumblekeep.games._fighter.odds import (
    Fall,
    Odds,
    OneDie,
    Spot,
    Stages,
    die_landing,
    icon_wheel,
    scattered,
)
from tumblekeep.games.castle_of_frosts.content import EASE, GAME_ID, SCATTER
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.target import Template, Zone, board_of
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.wheel import Spin, Wheel, draw_outcome, enumerate_outcomes

RINGS, SPOKES = 30, 24
GRAINS, WATER_GRAINS = 1_000_000, 1000
BERG_STAYS = Fraction(1, 2)
"""How often a die that knocks an Iceberg over falls into its hole."""
BERG_NEAR = Fraction(1, 5)
"""How often a die that rests on a section around an Iceberg has touched it."""
HOLES = 4


class Meaning(NamedTuple):
    """The result of a die that lies somewhere."""

    key: tuple[object, ...]
    """Equal for all places that mean the same to the rules."""
    spot: Spot


class BoardPoint(NamedTuple):
    """One of many places where a die may lie, evenly spread over the board."""

    ring: int
    x: float
    y: float
    corners: tuple[tuple[float, float], ...]
    bare: Meaning
    """Its result if no template lies there."""


@cache
def points(target: str, reach: float) -> tuple[BoardPoint, ...]:
    """Dice of this size all over the board, each rotated differently; three corners stand for any shape."""
    found = []
    width = board_of(GAME_ID, target).radius / RINGS
    for ring in range(RINGS):
        for spoke in range(SPOKES):
            angle = 2 * math.pi * (spoke + 0.37) / SPOKES
            x, y = width * (ring + 0.5) * math.cos(angle), width * (ring + 0.5) * math.sin(angle)
            turn = 2.4 * (ring * SPOKES + spoke)
            corners = tuple(
                (x + reach * math.cos(turn + third), y + reach * math.sin(turn + third))
                for third in (0.0, 2 * math.pi / 3, 4 * math.pi / 3)
            )
            found.append(BoardPoint(ring, x, y, corners, _meaning(target, corners)))
    return tuple(found)


def _meaning(
    target: str, corners: tuple[tuple[float, float], ...], templates: tuple[Template, ...] = ()
) -> Meaning:
    board = board_of(GAME_ID, target)
    count = board.count(corners, templates)
    zone = board.holes[0].zone if count.zone.place == "hole" else count.zone
    template = zone.id if zone.place in ("template", "inside") else ""
    values = tuple(dict.fromkeys(other.value for other in count.beside))
    return Meaning(
        (zone.place, zone.value, template, values), Spot(zone, tuple(other.id for other in count.beside))
    )


@lru_cache(maxsize=256)
def under(target: str, template: Template, reach: float) -> dict[int, Meaning]:
    """Results of the dice that touch this template and no other, by the number of their point."""
    return {
        number: _meaning(target, point.corners, (template,))
        for number, point in enumerate(points(target, reach))
        if math.hypot(point.x - template.x, point.y - template.y) < template.outer + reach
    }


@lru_cache(maxsize=512)
def shape(target: str, templates: tuple[Template, ...], reach: float) -> tuple[tuple[Spot, bytes], ...]:
    """Count how many of all those dice have each result, ring by ring."""
    everywhere = points(target, reach)
    covered: dict[int, Meaning] = {}
    for template in templates:
        for number, alone in under(target, template, reach).items():
            several = number in covered
            covered[number] = _meaning(target, everywhere[number].corners, templates) if several else alone
    found: dict[tuple[object, ...], tuple[Spot, bytearray]] = {}
    for number, point in enumerate(everywhere):
        key, spot = covered.get(number, point.bare)
        if key not in found:
            found[key] = (spot, bytearray(RINGS))
        found[key][1][point.ring] += 1
    return tuple((spot, bytes(rings)) for spot, rings in found.values())


@lru_cache(maxsize=1024)
def spots(target: str, scatter: int, templates: tuple[Template, ...], reach: float) -> Wheel[Spot]:
    """How often a die of this size and scatter comes to rest in each way."""
    grains = grains_of(target, scatter)
    found = [(spot, sum(map(mul, rings, grains))) for spot, rings in shape(target, templates, reach)]
    outside = Spot(board_of(GAME_ID, target).zone("outside"))
    found.append((outside, max(1, GRAINS - sum([grain for _, grain in found]))))
    return Wheel(found)


@cache
def grains_of(target: str, scatter: int) -> tuple[int, ...]:
    """How often, in grains, dice with this scatter come to rest on each point of a ring, ring by ring."""
    width = board_of(GAME_ID, target).radius / RINGS
    edges = [math.exp(-((width * ring / scatter) ** 2) / 2) for ring in range(RINGS + 1)]
    return tuple([round(GRAINS * (edges[ring] - edges[ring + 1]) / SPOKES) for ring in range(RINGS)])


class FrostStages(Stages):
    """The stages on this box's Target, where a die may knock an Iceberg out of its hole."""

    def __init__(
        self, target: str, edge: float, sides: tuple[str | None, ...], demands: tuple[str, ...], noise: float,
        icebergs: tuple[str, ...], templates: tuple[Template, ...],
    ) -> None:  # fmt: skip
        scatter = scattered(SCATTER, [EASE[name] for name in demands], noise)
        super().__init__(demands, EASE, spots(target, scatter, templates, edge * 0.577), icon_wheel(sides))
        self.icebergs = icebergs
        self.around = Spot(_around_holes(target))
        self._in_hole = Spot(board_of(GAME_ID, target).holes[0].zone)

    def touched(self, spin: Spin, spot: Spot) -> tuple[Spot, tuple[str, ...]]:
        if not self.icebergs:
            return spot, ()
        if spot.zone.place == "hole":
            berg, falls_in = spin(_in_hole(self.icebergs))
            if not berg:
                return spot, ()
            return self._in_hole if falls_in else self.around, (berg,)
        if spot.zone.value == self.around.zone.value:
            berg = spin(_near_hole(self.icebergs))
            return spot, (berg,) if berg else ()
        return spot, ()


@cache
def _in_hole(icebergs: tuple[str, ...]) -> Wheel[tuple[str, bool]]:
    """Which Iceberg stood in the hole that the die reached, and whether the die fell in; no name for an empty hole."""
    falls, of = BERG_STAYS.numerator, BERG_STAYS.denominator
    knocked = [((berg, True), falls) for berg in icebergs] + [
        ((berg, False), of - falls) for berg in icebergs
    ]
    return Wheel([*knocked, (("", False), of * (HOLES - len(icebergs)))])


@cache
def _near_hole(icebergs: tuple[str, ...]) -> Wheel[str]:
    """Which Iceberg a die that rests around a hole has touched; no name for none."""
    touches, of = BERG_NEAR.numerator, BERG_NEAR.denominator
    untouched = of * HOLES - touches * len(icebergs)
    return Wheel([*((berg, touches) for berg in icebergs), ("", untouched)])


@cache
def _around_holes(target: str) -> Zone:
    """The section in which an Iceberg stands, on the side towards the centre: a 4 on this box's Target."""
    board = board_of(GAME_ID, target)
    hole = board.holes[0]
    inwards = 1 - (hole.radius + 1) / math.hypot(hole.x, hole.y)
    return board.zone_at(hole.x * inwards, hole.y * inwards)


stages = lru_cache(maxsize=1024)(FrostStages)
"""The stages of a setting, cached for all dice of a size that show the same."""


def stages_of(setting: ThrowSetup) -> FrostStages:
    """Return what decides how a die of this setting comes down; all dice of a setting are of one kind."""
    kind = setting.kind(setting.dice[0])
    return stages(
        setting.target,
        kind.edge,
        kind.sides,
        setting.demands,
        setting.noise,
        setting.icebergs,
        setting.templates,
    )


def course_of(setting: ThrowSetup) -> OneDie | WaterDice:
    """How the dice of a setting may come to rest."""
    made = stages_of(setting)
    return OneDie(setting, made) if len(setting.dice) == 1 else WaterDice(setting, made)


def landings(setting: ThrowSetup) -> Odds:
    """Every landing of a throw with its chance; the chances sum to one."""
    return course_of(setting).odds()


class WaterDice:
    """Several dice thrown at once, which are independent.

    It does not matter to the rules which of them shows which result. So the results are sorted, and results that mean
    the same are merged.
    """

    def __init__(self, setting: ThrowSetup, stages: FrostStages) -> None:
        self._setting = setting
        self._results = results_of(stages)

    def __call__(self, spin: Spin) -> Landing:
        results = self._results
        return self._landing(sorted([spin(results.places) for _ in self._setting.dice]))

    def _landing(self, places: Sequence[int]) -> Landing:
        setting, falls = self._setting, self._results.falls
        dice = tuple(
            [
                die_landing(die, falls[place], setting.demands)
                for die, place in zip(setting.dice, places, strict=True)
            ]
        )
        return Landing(setting.game, dice, "sampled", target=setting.target)

    def odds(self) -> Odds:
        places, count = self._results.places, len(self._setting.dice)
        orders, whole = math.factorial(count), places.total**count
        odds: Odds = []
        for picks in combinations_with_replacement(places.things, count):
            ways = orders
            for pick in set(picks):
                ways //= math.factorial(picks.count(pick))
            for pick in picks:
                ways *= places.shares[pick]
            odds.append((self._landing(picks), Fraction(ways, whole)))
        return odds

    def drawn(self, random: Numbers, /) -> Landing:
        return draw_outcome(self, random)


class Results(NamedTuple):
    """The possible results of one of several dice, as far as the rules care."""

    falls: tuple[Fall, ...]
    places: Wheel[int]
    """How often each result comes, by index.

    Counted in grains, so rare ones come slightly more often than for a single die.
    """


@lru_cache(maxsize=512)
def results_of(stages: FrostStages) -> Results:
    """The results of a die; those that mean the same are merged."""
    kinds: dict[tuple[object, ...], tuple[Fall, Fraction]] = {}
    for fall, chance in enumerate_outcomes(stages):
        die = die_landing("", fall, stages.demands)
        template = die.zone if die.place == "template" else ""
        key = (die.hits and (die.value, template), bool(die.icebergs), die.icon)
        first, sofar = kinds.get(key, (fall, Fraction(0)))
        kinds[key] = (first, sofar + chance)
    grains = [max(1, round(WATER_GRAINS * chance)) for _, chance in kinds.values()]
    return Results(tuple(fall for fall, _ in kinds.values()), Wheel(enumerate(grains)))
