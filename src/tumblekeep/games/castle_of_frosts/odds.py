"""Landings with chances for a middling hand on this box's Target: borders, Icebergs, templates and Water dice included.

Nothing here is measured. A die scatters round the centre like shots of a middling archer (`content/throws.toml` says
how wide); where it counts, and what lies beside it, the board itself says. Landings that mean the same for the rules
are told as one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from tumblekeep.games._fighter.odds import NOT_BOUNCED, icon_odds, scattered
from tumblekeep.games.castle_of_frosts.content import EASE, GAME_ID, SCATTER
from tumblekeep.kit.landing import DieLanding, Landing, Verdict
from tumblekeep.kit.target import BOARDS, Template, Zone
from tumblekeep.kit.throwing import Setting, die_kind

BOARD = BOARDS[GAME_ID]
RINGS, SPOKES = 30, 24
GRAINS = 1_000_000
BERG_STAYS = Fraction(1, 2)
"""How often a die that knocks an Iceberg over falls into its hole."""
BERG_NEAR = Fraction(1, 5)
"""How often a die that rests on a 4 has touched the Iceberg in its middle."""

Odds = list[tuple[Landing, Fraction]]


class Spot(NamedTuple):
    """Landings that mean the same: the zone the die counts for, and the sections beside it."""

    zone: Zone
    beside: tuple[str, ...]


@lru_cache(maxsize=512)
def spots(scatter: int, templates: tuple[Template, ...], reach: float) -> tuple[tuple[Spot, Fraction], ...]:
    """How often a die of this size, scattering so wide, comes to rest in each way."""
    found: dict[tuple[object, ...], tuple[Spot, int]] = {}
    width = BOARD.radius / RINGS
    for ring in range(RINGS):
        inner, outer = width * ring, width * (ring + 1)
        share = math.exp(-((inner / scatter) ** 2) / 2) - math.exp(-((outer / scatter) ** 2) / 2)
        grains = round(GRAINS * share / SPOKES)
        for spoke in range(SPOKES):
            angle = 2 * math.pi * (spoke + 0.37) / SPOKES
            x, y = (inner + outer) / 2 * math.cos(angle), (inner + outer) / 2 * math.sin(angle)
            turn = 2.4 * (ring * SPOKES + spoke)  # every die lies turned another way
            corners = [
                (x + reach * math.cos(turn + third), y + reach * math.sin(turn + third))
                for third in (0.0, 2 * math.pi / 3, 4 * math.pi / 3)
            ]
            count = BOARD.count(corners, templates)
            beside = tuple(dict.fromkeys(zone.value for zone in count.beside))
            zone = BOARD.holes[0].zone if count.zone.place == "hole" else count.zone
            key = (zone.place, zone.value, zone.id if zone.place in ("template", "inside") else "", beside)
            spot, sofar = found.get(key, (Spot(zone, tuple(z.id for z in count.beside)), 0))
            found[key] = (spot, sofar + grains)
    outside = BOARD.zone("outside")
    spot, sofar = found.get(("outside", 0, "", ()), (Spot(outside, ()), 0))
    found["outside", 0, "", ()] = (spot, sofar + max(1, GRAINS - sum(n for _, n in found.values())))
    total = sum(n for _, n in found.values())
    return tuple((spot, Fraction(n, total)) for spot, n in found.values() if n)


def one_die(setting: Setting, die: str) -> Iterator[tuple[DieLanding, Fraction]]:
    """Where one die rests and what it shows."""
    kind = die_kind(GAME_ID, die)
    scatter = scattered(SCATTER, [EASE[name] for name in setting.demands], setting.noise)
    places = spots(scatter, setting.templates, kind.edge * 0.577)
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
    for spot, share in places:
        zone, chance = spot.zone, left * share
        if standing and zone.place == "hole":
            touched = chance * Fraction(len(standing), 4)
            four = BOARD.zone("mid-1")
            for berg in standing:
                part = touched / len(standing)
                yield from lies(zone, part * BERG_STAYS, 2, kept, (), (berg,))
                yield from lies(four, part * (1 - BERG_STAYS), 2, kept, (), (berg,))
            chance -= touched
        elif standing and zone.value == 4:
            touched = chance * BERG_NEAR * Fraction(len(standing), 4)
            for berg in standing:
                yield from lies(zone, touched / len(standing), 2, kept, spot.beside, (berg,))
            chance -= touched
        if chance:
            yield from lies(zone, chance, 2, kept, spot.beside)


def landings(setting: Setting) -> Odds:
    """Every landing of a throw with its chance; the chances sum to one."""
    if len(setting.dice) == 1:
        return [
            (Landing(GAME_ID, (die,), "sampled"), chance) for die, chance in one_die(setting, setting.dice[0])
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
    results = list(kinds.values())
    count = len(setting.dice)
    whole: Odds = []
    for picks in combinations_with_replacement(range(len(results)), count):
        chance = Fraction(math.factorial(count))
        for pick in set(picks):
            chance /= math.factorial(picks.count(pick))
        for pick in picks:
            chance *= results[pick][1]
        dice = tuple(
            replace(results[pick][0], die=name) for name, pick in zip(setting.dice, picks, strict=True)
        )
        whole.append((Landing(GAME_ID, dice, "sampled"), chance))
    return whole
