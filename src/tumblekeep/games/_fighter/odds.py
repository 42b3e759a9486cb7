"""Landings with chances for a middling hand, so that games run without physics and without a table.

A die scatters round the centre of the target like shots of a middling archer; how wide is the edition's affair, and
every manner of throwing widens it. Some manners fail by themselves (a die that was to spin does not): then the demand
is not met, wherever the die lies. Nothing here is measured; whoever has a bank of simulated landings uses that.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from tumblekeep.kit.landing import DieLanding, Landing, Verdict
from tumblekeep.kit.setting import Setting
from tumblekeep.kit.target import BOARDS, Zone
from tumblekeep.kit.throwing import DieKind, die_kind

NOT_BOUNCED = Fraction(3, 100)
"""How often a die flies straight onto the target."""
WIDEST = 400
"""Percent: more than this nobody scatters, however odd the manner."""
RINGS, SPOKES = 48, 24
GRAINS = 10_000


class Ease(NamedTuple):
    """How hard a manner of throwing is."""

    met: Fraction
    """How often it is performed as it should be."""
    scatter: int
    """How wide the die scatters, in percent of a plain throw."""


class KeptOdds:
    """Odds that were reckoned before. Settings with templates hardly ever come twice in different games, and some have more than a
    thousand landings of half a kilobyte each: what was not asked for in a long time is forgotten."""

    MOST_LANDINGS = 20_000

    def __init__(self) -> None:
        self._kept: dict[Setting, list[tuple[Landing, Fraction]]] = {}
        self._landings = 0

    def get(self, setting: Setting) -> list[tuple[Landing, Fraction]] | None:
        """The odds of a setting, if they are still known."""
        found = self._kept.pop(setting, None)
        if found is not None:
            self._kept[setting] = found  # now the last one to be forgotten
        return found

    def keep(self, setting: Setting, odds: list[tuple[Landing, Fraction]]) -> list[tuple[Landing, Fraction]]:
        """Remember the odds of a setting, and forget others for them."""
        while self._kept and self._landings + len(odds) > self.MOST_LANDINGS:
            self._landings -= len(self._kept.pop(next(iter(self._kept))))
        self._kept[setting] = odds
        self._landings += len(odds)
        return odds


@lru_cache(maxsize=256)
def zone_odds(game: str, scatter: int) -> tuple[tuple[Zone, Fraction], ...]:
    """How often a die scattering by so many millimetres rests in each zone of a board; its holes count as one.

    >>> odds = dict((zone.id, share) for zone, share in zone_odds("dungeon_fighter", 130))
    >>> sum(odds.values()), odds["section-3"] > odds["centre"]
    (Fraction(1, 1), True)
    """
    board = BOARDS[game]
    shares: dict[str, int] = {}
    zones: dict[str, Zone] = {}
    reach = board.radius
    left = GRAINS * RINGS
    for ring in range(RINGS):
        inner, outer = reach * ring / RINGS, reach * (ring + 1) / RINGS
        grains = round(
            GRAINS
            * RINGS
            * (
                math.exp(-inner * inner / (2 * scatter * scatter))
                - math.exp(-outer * outer / (2 * scatter * scatter))
            )
            / SPOKES
        )
        for spoke in range(SPOKES):
            angle = 2 * math.pi * (spoke + 0.5) / SPOKES
            radius = (inner + outer) / 2
            zone = board.zone_at(radius * math.cos(angle), radius * math.sin(angle))
            if zone.place == "hole":
                zone = board.holes[0].zone
            zones[zone.id] = zone
            shares[zone.id] = shares.get(zone.id, 0) + grains
            left -= grains
    outside = board.zone("outside")
    zones[outside.id] = outside
    shares[outside.id] = shares.get(outside.id, 0) + max(0, left)
    total = sum(shares.values())
    return tuple((zones[name], Fraction(count, total)) for name, count in shares.items() if count)


def icon_odds(kind: DieKind) -> tuple[tuple[str | None, Fraction], ...]:
    """How often a die shows each of its icons, or nothing."""
    shown: dict[str | None, int] = {}
    for side in kind.sides:
        shown[side] = shown.get(side, 0) + 1
    return tuple((icon, Fraction(count, len(kind.sides))) for icon, count in shown.items())


def scattered(plain: int, manners: Iterable[Ease], noise: float = 1.0) -> int:
    """How wide a throw scatters that has to be made in all these manners at once, in millimetres."""
    percent = 100.0 * noise
    for manner in manners:
        percent = percent * manner.scatter / 100
    return round(plain * min(percent, WIDEST) / 100)


def die_odds(
    game: str,
    die: str,
    demands: tuple[str, ...],
    ease: Mapping[str, Ease],
    plain: int,
    noise: float = 1.0,
) -> list[tuple[DieLanding, Fraction]]:
    """Where one die rests on the bare board and what it shows, with chances that sum to one."""
    zones = zone_odds(game, scattered(plain, [ease[name] for name in demands], noise))
    icons = icon_odds(die_kind(game, die))
    likeliest = max((share, zone.id, zone) for zone, share in zones if zone.is_numbered)[2]
    kept = {name: Verdict(True) for name in demands}
    outcomes: list[tuple[DieLanding, Fraction]] = []

    def lies(zone: Zone, chance: Fraction, bounces: int, verdicts: Mapping[str, Verdict]) -> None:
        for icon, share in icons:
            outcomes.append(
                (
                    DieLanding(die, zone.place, zone.id, zone.value, bounces, verdicts, icon=icon),
                    chance * share,
                )
            )

    lies(likeliest, NOT_BOUNCED, 0, kept)
    left = 1 - NOT_BOUNCED
    for name in demands:
        failing = left * (1 - ease[name].met)
        if failing:
            lies(likeliest, failing, 2, {**kept, name: Verdict(False, "throw-not-performed")})
            left -= failing
    for zone, share in zones:
        lies(zone, left * share, 2, kept)
    return outcomes


def landings(game: str, dice: Iterable[tuple[DieLanding, Fraction]]) -> list[tuple[Landing, Fraction]]:
    """Throws of one die, as landings."""
    return [(Landing(game, (die,), "sampled"), chance) for die, chance in dice]
