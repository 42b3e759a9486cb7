"""Hands: how an intended launch becomes the launch that happens.

Clumsiness is one number. It scales how far speed, direction, release point, spin and timing stray. The factors of the
special throws multiply it. Three skills have names, and every number between them is a skill, too.

>>> SKILLS["expert"] < SKILLS["average"] < SKILLS["novice"]
True
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from tumblekeep.throw.launch import (
    FARTHEST,
    FASTEST,
    FASTEST_SPIN,
    MARKS,
    MOST_TURNED,
    Launch,
    Placement,
    Strike,
    Vec3,
    azimuth,
    elevation,
    from_angles,
    length,
    stream,
)

SKILLS: Mapping[str, float] = {"expert": 0.5, "average": 1.5, "novice": 3.0}
"""Clumsiness of the named skills."""

SPEED_SHARE = 0.05
ELEVATION_DEGREES = 3.0
AZIMUTH_DEGREES = 2.0
PLACE_METRES = 0.010
SPIN_RADIANS = 6.0
HELD_DEGREES = 3.0

_MARK_NOISE: Mapping[str, float] = {
    "eye_height": 0.006,
    "jump_phase": 0.06,
    "landing_gap": 0.020,
    "turned": 6.0,
    "turn_ended": 0.050,
    "facing": 5.0,
    "palm_gap": 0.018,
    "fist_gap": 0.020,
    "fist_speed": 0.08,
    "push_seconds": 0.0015,
    "untouched_seconds": 0.010,
}
"""How far each mark strays for one unit of clumsiness, in the mark's own unit."""


def clumsiness(skill: str | float) -> float:
    """The clumsiness of a named skill; a number stands for itself."""
    if isinstance(skill, str):
        if skill not in SKILLS:
            raise ValueError(
                f"there is no skill {skill!r}; there are {', '.join(SKILLS)}, or a number from 0 to 10"
            )
        return SKILLS[skill]
    if not 0 <= skill <= 10:
        raise ValueError(f"a skill is a number from 0 (a machine) to 10 (hopeless), not {skill!r}")
    return float(skill)


@dataclass(frozen=True, slots=True)
class HandLimits:
    """What a launch device can do. A hand's noise never leaves these bounds if the aim was within them."""

    ranges: Mapping[str, tuple[float, float]]
    """speed (m/s), elevation (degrees), height (m), vertical_spin and spin (rad/s), pitch (degrees), lip (m)."""

    def meet(self, other: HandLimits) -> HandLimits:
        """The intersection of both bounds; if it is empty the smaller upper bound wins."""
        merged = dict(self.ranges)
        for name, (low, high) in other.ranges.items():
            own = merged.get(name, (-math.inf, math.inf))
            low, high = max(own[0], low), min(own[1], high)
            merged[name] = (min(low, high), high)
        return HandLimits(merged)


FREE = HandLimits({})


@dataclass(frozen=True, slots=True)
class Shake:
    """The factors by which a special throw multiplies the hand's noise: in direction, and in everything else."""

    direction: float = 1.0
    rest: float = 1.0

    def times(self, other: Shake) -> Shake:
        return Shake(self.direction * other.direction, self.rest * other.rest)


STEADY = Shake()


def add_tremor(launch: Launch, shake: Shake = STEADY, limits: HandLimits = FREE) -> Launch:
    """Return the launch that actually happens. It is the same every time for the same launch."""
    amount = launch.tremor * shake.rest
    astray = launch.tremor * shake.direction
    if launch.tremor <= 0:
        return launch
    rng = stream(launch.seed, "tremor")
    velocity = _stray_velocity(launch.velocity, amount, astray, rng)
    position = _within([value + rng.gauss(0, PLACE_METRES * amount) for value in launch.position], FARTHEST)
    spin = _within([value + rng.gauss(0, SPIN_RADIANS * amount) for value in launch.spin], FASTEST_SPIN)
    marks = {}
    for name in sorted(launch.marks):
        stray = rng.gauss(0, 1) * _MARK_NOISE.get(name, 0.0) * amount
        low, high = MARKS[name]
        if name == "push_seconds" and launch.marks[name] == 0:
            stray = 0.0  # there was no push, so it can't be too long
        # gaps and facing stay positive if their range is, so the noise is reflected at 0
        value = launch.marks[name] + stray
        marks[name] = min(high, max(low, abs(value) if low == 0 else value))
    placements = dict(launch.placements)
    if "chute" in placements and "chute" in launch.grips:
        placements["chute"] = _stray_chute(placements["chute"], amount, astray, rng)
    held = _within([value + rng.gauss(0, HELD_DEGREES * amount) for value in launch.held], MOST_TURNED)
    strike = launch.strike
    if strike is not None:
        strike = Strike(
            max(0.0, strike.seconds + rng.gauss(0, 0.004 * amount)),
            strike.by,
            _stray_velocity(strike.velocity, amount, astray, rng),
            _within([value + rng.gauss(0, SPIN_RADIANS * amount) for value in strike.spin], FASTEST_SPIN),
        )
    shaken = replace(
        launch,
        position=position,
        velocity=velocity,
        spin=spin,
        held=held,
        marks=marks,
        placements=placements,
        strike=strike,
    )
    return _held_to(launch, shaken, limits)


def _within(values: list[float], most: float) -> Vec3:
    x, y, z = (min(most, max(-most, value)) for value in values)
    return (x, y, z)


def _stray_velocity(velocity: Vec3, amount: float, astray: float, rng: random.Random) -> Vec3:
    speed = length(velocity) * max(0.05, 1 + rng.gauss(0, SPEED_SHARE * amount))
    side = azimuth(velocity) + rng.gauss(0, AZIMUTH_DEGREES * astray)
    up = max(-89.0, min(89.0, elevation(velocity) + rng.gauss(0, ELEVATION_DEGREES * astray)))
    return _within(list(from_angles(min(speed, FASTEST), side, up)), FASTEST)


def _stray_chute(chute: Placement, amount: float, astray: float, rng: random.Random) -> Placement:
    """Add noise to a chute: it is only as straight as the hand that holds it."""
    return Placement(
        chute.x + rng.gauss(0, 0.5 * PLACE_METRES * amount),
        chute.y + rng.gauss(0, 0.5 * PLACE_METRES * amount),
        chute.turn + math.radians(rng.gauss(0, AZIMUTH_DEGREES * astray)),
        chute.pitch + math.radians(rng.gauss(0, 0.5 * ELEVATION_DEGREES * amount)),
        chute.height + rng.gauss(0, 0.3 * PLACE_METRES * amount),
    )


def _held_to(meant: Launch, shaken: Launch, limits: HandLimits) -> Launch:
    """Pull back into the bounds what was within them before the hand shook."""
    for name, (low, high) in limits.ranges.items():
        before, now = measure(meant, name), measure(shaken, name)
        if low <= before <= high and not low <= now <= high:
            shaken = _with(shaken, name, min(high, max(low, now)))
    return shaken


def held_within(launch: Launch, limits: HandLimits) -> Launch:
    """Return the launch, clamped to these bounds."""
    for name, (low, high) in limits.ranges.items():
        now = measure(launch, name)
        if not low <= now <= high:
            launch = _with(launch, name, min(high, max(low, now)))
    return launch


def measure(launch: Launch, name: str) -> float:
    """One of the quantities that limits apply to."""
    if name == "speed":
        return length(launch.velocity)
    if name == "elevation":
        return elevation(launch.velocity)
    if name == "height":
        return launch.position[2]
    if name == "vertical_spin":
        return abs(launch.spin[2])
    if name == "spin":
        return length(launch.spin)
    if name == "level_spin":
        return math.hypot(launch.spin[0], launch.spin[1])
    if name == "back":
        return -launch.position[0]
    chute = launch.placements.get("chute", Placement(0, 0))
    if name == "pitch":
        return math.degrees(chute.pitch)
    if name == "lip":
        return chute.height
    raise KeyError(name)


def _with(launch: Launch, name: str, value: float) -> Launch:
    x, y, z = launch.position
    if name == "height":
        return replace(launch, position=(x, y, value))
    if name == "back":
        return replace(launch, position=(-value, y, z))
    if name == "speed":
        return replace(
            launch, velocity=from_angles(value, azimuth(launch.velocity), elevation(launch.velocity))
        )
    if name == "elevation":
        return replace(launch, velocity=from_angles(length(launch.velocity), azimuth(launch.velocity), value))
    sx, sy, sz = launch.spin
    if name == "vertical_spin":
        return replace(launch, spin=(sx, sy, math.copysign(value, sz)))
    if name == "level_spin":
        share = value / max(1e-9, math.hypot(sx, sy))
        return replace(launch, spin=(sx * share, sy * share, sz))
    if name == "spin":
        share = value / max(1e-9, length(launch.spin))
        return replace(launch, spin=(sx * share, sy * share, sz * share))
    chute = launch.placements["chute"]
    changed = replace(chute, pitch=math.radians(value)) if name == "pitch" else replace(chute, height=value)
    return replace(launch, placements={**launch.placements, "chute": changed})
