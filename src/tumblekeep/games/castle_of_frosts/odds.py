"""Landings with chances for a middling hand on the Target: borders, Icebergs, templates and Water dice included.

Nothing here is measured. A die scatters round the centre like shots of a middling archer (`content/throws.toml` says
how wide); where it counts, and what lies beside it, the board itself says. Landings that mean the same for the rules
are told as one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from tumblekeep.games._fighter.odds import NOT_BOUNCED, icon_odds, scattered
from tumblekeep.games.castle_of_frosts.content import EASE, GAME_ID, SCATTER
from tumblekeep.kit.landing import DieLanding, Landing, Verdict
from tumblekeep.kit.setting import Setting
from tumblekeep.kit.target import Board, Template, Zone

RINGS, SPOKES = 30, 24
GRAINS, WATER_GRAINS = 1_000_000, 1000
BERG_STAYS = Fraction(1, 2)
"""How often a die that knocks an Iceberg over falls into its hole."""
BERG_NEAR = Fraction(1, 5)
"""How often a die that rests on a section round an Iceberg has touched it."""

Odds = list[tuple[Landing, Fraction]]


class Spot(NamedTuple):
    """Landings that mean the same: the zone the die counts for, and the sections beside it."""

    zone: Zone
    beside: tuple[str, ...]


class Point(NamedTuple):
    """One of many places where a die may lie, evenly spread over the board."""

    ring: int
    x: float
    y: float
    corners: tuple[tuple[float, float], ...]
    spot: Spot
    """What it counts for on the bare board."""


@lru_cache(maxsize=16)
def points(board: Board, reach: float) -> tuple[Point, ...]:
    """Dice of this size all over the board, each turned another way; of whatever shape, three corners stand for them."""
    found = []
    width = board.radius / RINGS
    for ring in range(RINGS):
        for spoke in range(SPOKES):
            angle = 2 * math.pi * (spoke + 0.37) / SPOKES
            x, y = width * (ring + 0.5) * math.cos(angle), width * (ring + 0.5) * math.sin(angle)
            turn = 2.4 * (ring * SPOKES + spoke)
            corners = tuple(
                (x + reach * math.cos(turn + third), y + reach * math.sin(turn + third))
                for third in (0.0, 2 * math.pi / 3, 4 * math.pi / 3)
            )
            found.append(Point(ring, x, y, corners, _spot(board, corners)))
    return tuple(found)


def _spot(
    board: Board, corners: tuple[tuple[float, float], ...], templates: tuple[Template, ...] = ()
) -> Spot:
    count = board.count(corners, templates)
    zone = board.holes[0].zone if count.zone.place == "hole" else count.zone
    return Spot(zone, tuple(other.id for other in count.beside))


@lru_cache(maxsize=128)
def shape(
    board: Board, templates: tuple[Template, ...], reach: float
) -> tuple[tuple[Spot, tuple[int, ...]], ...]:
    """How many of those dice mean each thing, ring by ring."""
    found: dict[tuple[object, ...], tuple[Spot, list[int]]] = {}
    for point in points(board, reach):
        spot = point.spot
        if any(math.hypot(point.x - t.x, point.y - t.y) < t.outer + reach for t in templates):
            spot = _spot(board, point.corners, templates)
        zone = spot.zone
        values = tuple(dict.fromkeys(board.zone(name).value for name in spot.beside))
        key = (zone.place, zone.value, zone.id if zone.place in ("template", "inside") else "", values)
        found.setdefault(key, (spot, [0] * RINGS))[1][point.ring] += 1
    return tuple((spot, tuple(rings)) for spot, rings in found.values())


@lru_cache(maxsize=256)
def spots(
    board: Board, scatter: int, templates: tuple[Template, ...], reach: float
) -> tuple[tuple[Spot, Fraction], ...]:
    """How often a die of this size, scattering so wide, comes to rest in each way."""
    width = board.radius / RINGS
    edges = [math.exp(-((width * ring / scatter) ** 2) / 2) for ring in range(RINGS + 1)]
    grains = [round(GRAINS * (edges[ring] - edges[ring + 1]) / SPOKES) for ring in range(RINGS)]
    found = [
        (spot, sum(count * grain for count, grain in zip(rings, grains, strict=True)))
        for spot, rings in shape(board, templates, reach)
    ]
    found.append((Spot(board.zone("outside"), ()), max(1, GRAINS - sum(n for _, n in found))))
    total = sum(n for _, n in found)
    return tuple((spot, Fraction(n, total)) for spot, n in found if n)


def one_die(setting: Setting, die: str) -> Iterator[tuple[DieLanding, Fraction]]:
    """Where one die rests and what it shows."""
    kind, board = setting.kind(die), setting.board
    scatter = scattered(SCATTER, [EASE[name] for name in setting.demands], setting.noise)
    places = spots(board, scatter, setting.templates, kind.edge * 0.577)
    icons = icon_odds(kind)
    kept = {name: Verdict(True) for name in setting.demands}
    likeliest = max((share, spot.zone.id, spot.zone) for spot, share in places if spot.zone.is_numbered)[2]

    def lies(
        zone: Zone, chance: Fraction, bounces: int, verdicts: dict[str, Verdict], beside: tuple[str, ...] = (),
        bergs: tuple[str, ...] = (),
    ) -> Iterator[tuple[DieLanding, Fraction]]:  # fmt: skip
        for icon, share in icons:
            yield (
                DieLanding(
                    die, zone.place, zone.id, zone.value, bounces, verdicts, beside, icon=icon, icebergs=bergs
                ),
                chance * share,
            )

    yield from lies(likeliest, NOT_BOUNCED, 0, kept)
    left = 1 - NOT_BOUNCED
    for name in setting.demands:
        failing = left * (1 - EASE[name].met)
        if failing:
            yield from lies(likeliest, failing, 2, {**kept, name: Verdict(False, "throw-not-performed")})
            left -= failing
    standing = setting.icebergs
    around = _around_holes(board)
    for spot, share in places:
        zone, chance = spot.zone, left * share
        if standing and zone.place == "hole":
            touched = chance * Fraction(len(standing), 4)
            for berg in standing:
                part = touched / len(standing)
                yield from lies(zone, part * BERG_STAYS, 2, kept, (), (berg,))
                yield from lies(around, part * (1 - BERG_STAYS), 2, kept, (), (berg,))
            chance -= touched
        elif standing and zone.value == around.value:
            touched = chance * BERG_NEAR * Fraction(len(standing), 4)
            for berg in standing:
                yield from lies(zone, touched / len(standing), 2, kept, spot.beside, (berg,))
            chance -= touched
        if chance:
            yield from lies(zone, chance, 2, kept, spot.beside)


@cache
def _around_holes(board: Board) -> Zone:
    """The section in which an Iceberg stands, on the side of the centre: a 4 on this box's Target."""
    hole = board.holes[0]
    inwards = 1 - (hole.radius + 1) / math.hypot(hole.x, hole.y)
    return board.zone_at(hole.x * inwards, hole.y * inwards)


def landings(setting: Setting) -> Odds:
    """Every landing of a throw with its chance; the chances sum to one."""
    if len(setting.dice) == 1:
        return [
            (Landing(GAME_ID, (die,), "sampled", target=setting.target), chance)
            for die, chance in one_die(setting, setting.dice[0])
        ]
    return _together(setting)


def _together(setting: Setting) -> Odds:
    """Dice thrown at once are independent; which of them shows which result does not matter for the rules."""
    kinds: dict[tuple[object, ...], tuple[DieLanding, Fraction]] = {}
    for die, chance in one_die(setting, setting.dice[0]):
        template = die.zone if die.place == "template" else ""
        key = (die.hits and (die.value, template), bool(die.icebergs), die.icon)
        first, sofar = kinds.get(key, (die, Fraction(0)))
        kinds[key] = (first, sofar + chance)
    weights = [max(1, round(WATER_GRAINS * chance)) for _, chance in kinds.values()]
    results = [[replace(die, die=name) for name in setting.dice] for die, _ in kinds.values()]
    count = len(setting.dice)
    orders, whole = math.factorial(count), sum(weights) ** count
    odds: Odds = []
    for picks in combinations_with_replacement(range(len(results)), count):
        ways = orders
        for pick in set(picks):
            ways //= math.factorial(picks.count(pick))
        for pick in picks:
            ways *= weights[pick]
        dice = tuple([results[pick][number] for number, pick in enumerate(picks)])
        odds.append((Landing(GAME_ID, dice, "sampled", target=setting.target), Fraction(ways, whole)))
    return odds
