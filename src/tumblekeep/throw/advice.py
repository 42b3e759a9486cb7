"""One line of advice that is true: which small change would have made this throw better.

Nothing is guessed from where the die lies. The same hand throws again, a few times unchanged and a few times with one
thing changed, all with the same tremors. The advice is the change that did best, or that none did clearly better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from tumblekeep.kit.landing import Landing
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.aim import worth
from tumblekeep.throw.hand import held_within
from tumblekeep.throw.launch import Launch, azimuth, elevation, from_angles, length, throw_seed
from tumblekeep.throw.requirement import limits_of
from tumblekeep.throw.touch import CAREFUL

FEW, THROWS = 5, 10
"""Throws for each change; for those that look best."""
LIKELY = 3
"""How many changes are tried more often."""
CLEARLY = 0.5
"""The lead that counts as clear, in points of mean worth."""
MOST_TWIST = 150.0


Change = Callable[[Launch], Launch]


def _otherwise(share: float = 1.0, aside: float = 0.0, up: float = 0.0) -> Change:
    def change(launch: Launch) -> Launch:
        struck = launch.strike
        way = launch.velocity if struck is None else struck.velocity
        new = from_angles(share * length(way), azimuth(way) + aside, elevation(way) + up)
        if struck is None:
            return replace(launch, velocity=new)
        return replace(launch, strike=replace(struck, velocity=new))

    return change


def _twisted(launch: Launch) -> Launch:
    x, y, z = launch.spin
    return replace(launch, spin=(x, y, min(MOST_TWIST, abs(z) + 80.0) * (-1 if z < 0 else 1)))


def _ways(size: float) -> dict[str, Change]:
    """The possible changes: small ones, or `size` times as large."""
    return {
        "softer": _otherwise(share=max(0.3, 1 - 0.08 * size)),
        "harder": _otherwise(share=1 + 0.08 * size),
        "left": _otherwise(aside=4.0 * size),
        "right": _otherwise(aside=-4.0 * size),
        "higher": _otherwise(up=8.0 * min(size, 6.0)),
        "lower": _otherwise(up=-8.0 * min(size, 6.0)),
    }


WAYS: Mapping[str, Change] = {
    **_ways(1),
    "twist": _twisted,
    "flat": lambda launch: replace(launch, held=(0.0, 0.0, 0.0)),
}
"""The advice that can be given, and what each does to a launch."""
FAR_OFF: tuple[Mapping[str, Change], ...] = tuple(
    {f"much-{name}": change for name, change in _ways(size).items()} for size in (3.0, 6.0, 12.0)
)
"""The same for a throw that is so far off that small changes make no difference."""
WELL = 0.8
"""A throw that a calm hand hits less often than this is never called well aimed."""
SELDOM = 0.5
"""One that it hits less often than this is not one to hold on to either."""


class ThrowImprovement(NamedTuple):
    """What to do differently, and what that would bring."""

    advice: str
    """The name of a change; `keep`: it is well aimed; `steady`: no change does clearly better; `otherwise`: it hardly ever hits."""
    hits: int
    """Of `of` throws like this one; and with the change."""
    then: int
    of: int
    points: float
    """What they come to on average; and with the change."""
    then_points: float


class _Trial:
    """Throws of one launch, made as they are needed, always with the same tremors."""

    def __init__(self, setting: ThrowSetup, launch: Launch) -> None:
        self.setting, self.launch = setting, launch
        self.landings: list[Landing] = []

    def worth(self, throws: int) -> float:
        """The mean worth of this many throws."""
        from tumblekeep.throw.toss import toss

        for number in range(len(self.landings), throws):
            seeded = replace(self.launch, seed=throw_seed("advice", number))
            self.landings.append(toss(self.setting, seeded).landing)
        return sum(map(worth, self.landings[:throws])) / throws

    @property
    def hits(self) -> int:
        return sum(any(die.hits for die in landing.dice) for landing in self.landings)

    @property
    def points(self) -> float:
        values = [sum(die.value for die in landing.dice if die.hits) for landing in self.landings]
        return round(sum(values) / len(values), 1)


def advise(setting: ThrowSetup, launch: Launch) -> ThrowImprovement:
    """Return the change that would bring most. All of them are tried a few times, and those that look best more often."""
    calm = replace(launch, tremor=CAREFUL)
    limits = limits_of(setting)
    now = _Trial(setting, calm)
    now.worth(THROWS)

    def found(name: str, then: _Trial) -> ThrowImprovement:
        return ThrowImprovement(name, now.hits, then.hits, THROWS, now.points, then.points)

    best, most = found("otherwise", now), now.worth(THROWS) + CLEARLY
    for ways in ({**WAYS, **FAR_OFF[0]}, *FAR_OFF[1:]):
        changed = {name: held_within(change(calm), limits) for name, change in ways.items()}
        trials = {name: _Trial(setting, way) for name, way in changed.items() if way != calm}
        for name in sorted(trials, key=lambda name: -trials[name].worth(FEW))[:LIKELY]:
            if (gained := trials[name].worth(THROWS)) > most:
                best, most = found(name, trials[name]), gained
        if max(now.hits, best.then) >= SELDOM * THROWS:
            break
    if best.advice == "otherwise" and now.hits >= SELDOM * THROWS:
        return found("keep" if now.hits >= WELL * THROWS else "steady", now)
    return best
