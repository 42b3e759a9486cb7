"""Landings with chances for an average player, so that games run without physics and without a real table.

A die scatters around the centre of the target like the shots of an average archer. The edition says how widely, and
every manner of throwing widens it. Some manners fail on their own (a die that was to spin does not): then the demand
is not met, wherever the die lies. Nothing here is measured; use a bank of simulated landings if there is one.

A throw is decided in stages: whether the die bounces, whether each demand is performed, where it comes to rest, what
it touches there, what it shows. A landing is drawn by spinning these wheels one after the other. All landings with
their exact chances are all the ways through the same stages.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import NamedTuple, Protocol

from tumblekeep.core.chance import Numbers
from tumblekeep.kit.landing import DemandVerdict, DieLanding, Landing
from tumblekeep.kit.target import BOARDS, Zone
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.wheel import Spin, Wheel, draw_outcome, enumerate_outcomes

Odds = list[tuple[Landing, Fraction]]

NOT_BOUNCED = Fraction(3, 100)
"""How often a die flies straight onto the target without bouncing."""
BOUNCES = Wheel([(0, NOT_BOUNCED.numerator), (2, NOT_BOUNCED.denominator - NOT_BOUNCED.numerator)])
PERFORMED, NOT_PERFORMED = DemandVerdict(True), DemandVerdict(False, "throw-not-performed")
WIDEST = 400
"""The widest scatter in percent, however odd the manner."""
RINGS, SPOKES = 48, 24
GRAINS = 10_000


class Ease(NamedTuple):
    """How hard a manner of throwing is."""

    met: Fraction
    """How often it is performed correctly."""
    scatter: int
    """How wide the die scatters, in percent of a plain throw."""


class KeptOdds:
    """A cache of odds that were worked out before; the least recently used are dropped.

    Settings with templates hardly ever recur in different games, and some have more than a thousand landings of half a
    kilobyte each.
    """

    MOST_LANDINGS = 20_000

    def __init__(self) -> None:
        self._kept: dict[ThrowSetup, Odds] = {}
        self._landings = 0

    def get(self, setting: ThrowSetup) -> Odds | None:
        """Return the odds of a setting if they are still cached."""
        found = self._kept.pop(setting, None)
        if found is not None:
            self._kept[setting] = found  # move it to the end: dropped last
        return found

    def keep(self, setting: ThrowSetup, odds: Odds) -> Odds:
        """Cache the odds of a setting, and drop others to make room."""
        while self._kept and self._landings + len(odds) > self.MOST_LANDINGS:
            self._landings -= len(self._kept.pop(next(iter(self._kept))))
        self._kept[setting] = odds
        self._landings += len(odds)
        return odds


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """Where a die comes to rest: the zone it counts for, and the adjacent sections. Compared by identity."""

    zone: Zone
    beside: tuple[str, ...] = ()


@cache
def _rings(game: str) -> dict[Zone, list[int]]:
    """Count the evenly spread points of each ring around the centre by zone; all holes count as one."""
    board = BOARDS[game]
    found: dict[Zone, list[int]] = {}
    for ring in range(RINGS):
        radius = board.radius * (ring + 0.5) / RINGS
        for spoke in range(SPOKES):
            angle = 2 * math.pi * (spoke + 0.5) / SPOKES
            zone = board.zone_at(radius * math.cos(angle), radius * math.sin(angle))
            if zone.place == "hole":
                zone = board.holes[0].zone
            found.setdefault(zone, [0] * RINGS)[ring] += 1
    return found


@lru_cache(maxsize=256)
def zone_wheel(game: str, scatter: int) -> Wheel[Spot]:
    """How often a die that scatters by this many millimetres rests in each zone of a board.

    >>> odds = {spot.zone.id: share for spot, share in zone_wheel("dungeon_fighter", 130).odds()}
    >>> sum(odds.values()), odds["section-3"] > odds["centre"]
    (Fraction(1, 1), True)
    """
    board, whole = BOARDS[game], GRAINS * RINGS
    steps = [
        math.exp(-((board.radius * ring / RINGS) ** 2) / (2 * scatter * scatter)) for ring in range(RINGS + 1)
    ]
    grains = [round(whole * (steps[ring] - steps[ring + 1]) / SPOKES) for ring in range(RINGS)]
    shares = {
        zone: sum(count * grain for count, grain in zip(counts, grains, strict=True))
        for zone, counts in _rings(game).items()
    }
    outside = board.zone("outside")
    shares[outside] = shares.get(outside, 0) + max(0, whole - sum(shares.values()))
    return Wheel((Spot(zone), share) for zone, share in shares.items())


@cache
def icon_wheel(sides: tuple[str | None, ...]) -> Wheel[str | None]:
    """How often a die with these sides shows each of its icons, or nothing."""
    return Wheel((side, sides.count(side)) for side in dict.fromkeys(sides))


def scattered(plain: int, manners: Iterable[Ease], noise: float = 1.0) -> int:
    """How widely a throw in all these manners at once scatters, in millimetres."""
    percent = 100.0 * noise
    for manner in manners:
        percent = percent * manner.scatter / 100
    return round(plain * min(percent, WIDEST) / 100)


class Fall(NamedTuple):
    """How one die came down: everything that the stages decide."""

    spot: Spot
    bounces: int
    failed: str
    """The demand that was not performed, if any."""
    icebergs: tuple[str, ...]
    icon: str | None


class Stages:
    """What decides how one die comes down, wheel after wheel. Nothing here depends on the name of the die."""

    def __init__(
        self, demands: Iterable[str], ease: Mapping[str, Ease], spots: Wheel[Spot], icons: Wheel[str | None]
    ) -> None:
        self.spots = spots
        self.icons = icons
        self.demands = tuple(demands)
        self._tries = [
            (name, Wheel([(True, met.numerator), (False, met.denominator - met.numerator)]))
            for name in self.demands
            if (met := ease[name].met) < 1
        ]
        """Each demand that may fail, and how often it is performed."""
        numbered = [
            (share, spot)
            for share, spot in zip(spots.shares, spots.things, strict=True)
            if spot.zone.is_numbered
        ]
        self._likeliest = Spot(max(numbered, key=lambda one: (one[0], one[1].zone.id))[1].zone)

    def __call__(self, spin: Spin) -> Fall:
        """Draw how one die comes down."""
        bounces = spin(BOUNCES)
        if not bounces:
            return Fall(self._likeliest, bounces, "", (), spin(self.icons))
        for name, performed in self._tries:
            if not spin(performed):
                return Fall(self._likeliest, bounces, name, (), spin(self.icons))
        spot, icebergs = self.touched(spin, spin(self.spots))
        return Fall(spot, bounces, "", icebergs, spin(self.icons))

    def touched(self, spin: Spin, spot: Spot) -> tuple[Spot, tuple[str, ...]]:
        """Draw what the die runs into there, and where it then lies; on a bare board nothing."""
        return spot, ()


def die_landing(die: str, fall: Fall, demands: Iterable[str]) -> DieLanding:
    """Make the landing of a die of this name that came down like this, given all the demands."""
    return DieLanding(
        die,
        fall.spot.zone.place,
        fall.spot.zone.id,
        fall.spot.zone.value,
        fall.bounces,
        {name: NOT_PERFORMED if name == fall.failed else PERFORMED for name in demands},
        fall.spot.beside,
        icon=fall.icon,
        icebergs=fall.icebergs,
    )


class LandingModel(Protocol):
    """How the dice of a setting may come to rest: drawn one at a time, or all with their chances."""

    def odds(self) -> Odds:
        """Every landing with its chance; the chances sum to one."""

    def drawn(self, random: Numbers, /) -> Landing:
        """Draw one landing by its chance."""


class OneDie:
    """A throw of one die, which comes down through these stages."""

    MOST_KEPT = 64

    def __init__(self, setting: ThrowSetup, stages: Stages) -> None:
        self._setting = setting
        self._stages = stages
        self._kept: dict[Fall, Landing] = {}
        """Landings that were drawn before, because the likely ones recur."""

    def __call__(self, spin: Spin) -> Landing:
        fall = self._stages(spin)
        found = self._kept.get(fall)
        if found is None:
            setting = self._setting
            die = die_landing(setting.dice[0], fall, setting.demands)
            found = Landing(setting.game, (die,), "sampled", target=setting.target)
            if len(self._kept) < self.MOST_KEPT:
                self._kept[fall] = found
        return found

    def odds(self) -> Odds:
        return list(enumerate_outcomes(self))

    def drawn(self, random: Numbers, /) -> Landing:
        return draw_outcome(self, random)
