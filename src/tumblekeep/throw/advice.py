"""One line of advice that is true: what, changed a little, would have made this throw better.

Nothing is guessed from where the die lies. The same hand throws it again, a few times as it was and a few times with one
thing changed, all with the same tremors; what did best is what is told, and where nothing did clearly better, that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from tumblekeep.kit.setting import Setting
from tumblekeep.throw.aim import worth
from tumblekeep.throw.hand import held_within
from tumblekeep.throw.launch import Launch, azimuth, elevation, from_angles, length, throw_seed
from tumblekeep.throw.requirement import limits_of
from tumblekeep.throw.touch import CAREFUL

THROWS = 5
"""Of each kind."""
CLEARLY = 0.5
"""In points of worth, on the mean."""
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
    """What may be changed: a little, or by so many times as much."""
    return {
        "softer": _otherwise(share=1 - 0.08 * size),
        "harder": _otherwise(share=1 + 0.08 * size),
        "left": _otherwise(aside=4.0 * size),
        "right": _otherwise(aside=-4.0 * size),
        "higher": _otherwise(up=8.0 * size),
        "lower": _otherwise(up=-8.0 * size),
    }


WAYS: Mapping[str, Change] = {
    **_ways(1),
    "twist": _twisted,
    "flat": lambda launch: replace(launch, held=(0.0, 0.0, 0.0)),
}
"""What may be told, and what it does to a launch."""
FAR_OFF: tuple[Mapping[str, Change], ...] = (_ways(3.0), _ways(6.0))
"""The same for a throw that is so far off that a little changes nothing."""
HOPELESS = 0.6
"""A throw that is worth less than this is not told to be kept."""


def advise(setting: Setting, launch: Launch) -> str:
    """What would have been better, by its name; `keep` where nothing was."""
    from tumblekeep.throw.toss import toss

    calm = replace(launch, tremor=CAREFUL)
    limits = limits_of(setting)

    def mean(way: Launch) -> float:
        throws = (replace(way, seed=throw_seed("advice", n)) for n in range(THROWS))
        return sum(worth(toss(setting, each).landing) for each in throws) / THROWS

    now = mean(calm)
    for ways in (WAYS, *FAR_OFF):
        best, most = "keep", now + CLEARLY
        for name, change in ways.items():
            way = held_within(change(calm), limits)
            if way == calm:
                continue
            found = mean(way)
            if found > most:
                best, most = name, found
        if best != "keep" or now >= HOPELESS:
            break
    return best
