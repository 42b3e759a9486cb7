"""One line of advice that is true: which small change would have made this throw better.

Nothing is guessed from where the die lies. The same hand throws again, a few times unchanged and a few times with one
thing changed, all with the same tremors. The advice is the change that did best, or that none did clearly better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.aim import worth
from tumblekeep.throw.hand import held_within
from tumblekeep.throw.launch import Launch, azimuth, elevation, from_angles, length, throw_seed
from tumblekeep.throw.requirement import limits_of
from tumblekeep.throw.touch import CAREFUL

THROWS = 5
"""Throws for each change."""
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
OFTEN = 0.5
"""A throw that a calm hand hits less often than this is never advised to be kept."""


def advise(setting: ThrowSetup, launch: Launch) -> str:
    """Return the name of the best change; `keep` if the throw hits and no change is better, `otherwise` if it does not
    hit."""
    from tumblekeep.throw.toss import toss

    calm = replace(launch, tremor=CAREFUL)
    limits = limits_of(setting)

    def thrown(way: Launch) -> tuple[float, float]:
        """Return the mean worth and the hit rate."""
        tosses = [toss(setting, replace(way, seed=throw_seed("advice", n))).landing for n in range(THROWS)]
        hits = sum(any(die.hits for die in landing.dice) for landing in tosses)
        return sum(map(worth, tosses)) / THROWS, hits / THROWS

    now, often = thrown(calm)
    for ways in (WAYS, *FAR_OFF):
        best, most = "", now + CLEARLY
        for name, change in ways.items():
            way = held_within(change(calm), limits)
            if way == calm:
                continue
            found, _ = thrown(way)
            if found > most:
                best, most = name, found
        if best:
            return best
        if often >= OFTEN:
            return "keep"
    return "otherwise"
