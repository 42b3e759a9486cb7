"""From a gesture to a launch: a flick on the screen, read the same way for mouse, touch and pen.

The client sends the raw samples and the server makes the launch, so that nobody can throw harder than the gesture
allows. A gesture that breaks a special throw is not refused: the die flies, and the demand is not met
(CF-THROW-CTRL-5).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tumblekeep.kit.fields import FieldError, RecordReader
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.launch import GRIPS, HANDS, MARKS, Grip, Hand, Launch, Placement, Strike, from_angles
from tumblekeep.throw.requirement import control_of, limits_of

MOST_SAMPLES = 64
READ_SECONDS = 0.1
"""Seconds. Only this last part of the gesture counts."""

RELEASE_HEIGHT: Mapping[str, float] = {"dungeon_fighter": 0.15, "castle_of_frosts": 0.25}
"""The height where a hand lets go if the player does not raise or lower it (DF 19.3, CF-THROW-CTRL-1)."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """What a finger did: samples of time and position in view heights, y upwards."""

    samples: tuple[tuple[float, float, float], ...]
    grab: tuple[float, float] = (0.0, 0.0)
    """Where the die was grabbed, relative to its centre: -1 to 1 each way."""
    loft: float = 0.31
    """0 throws down, 1 lobs."""
    hold: float | None = None
    """How high the hand was held, 0 to 1; None for the usual height."""
    seat: float = 0.0
    """Degrees around the table, counter-clockwise; 0 is the usual place at the short side."""
    grips: tuple[Grip, ...] = ("hand",)
    hand: Hand = "strong"
    marks: Mapping[str, float] = field(default_factory=dict)
    placements: Mapping[str, Placement] = field(default_factory=dict)
    strike: Strike | None = None

    @classmethod
    def from_json(cls, value: object, where: str = "gesture") -> Gesture:
        names = ("samples", "grab", "loft", "hold", "seat", "grips", "hand", "marks", "placements", "strike")
        row = RecordReader(value, where, ("samples",), names)
        samples: list[tuple[float, float, float]] = []
        for n, part in enumerate(row.items("samples", 2, MOST_SAMPLES)):
            t, x, y = RecordReader({"s": part}, f"{where}.samples[{n}]", ("s",)).numbers("s", 3, 100)
            if samples and t < samples[-1][0]:
                raise FieldError(f"{where}.samples[{n}]", part, "no earlier than the sample before it")
            samples.append((t, x, y))
        grab = row.numbers("grab", 2, 1) if row.has("grab") else (0.0, 0.0)
        grips: list[Grip] = []
        for n, part in enumerate(row.items("grips", 1, 6) if row.has("grips") else ("hand",)):
            grips.append(RecordReader({"grip": part}, f"{where}.grips[{n}]", ("grip",)).one_of("grip", GRIPS))
        marks = {}
        for name, part in (row.mapping("marks") if row.has("marks") else {}).items():
            if name not in MARKS:
                raise FieldError(f"{where}.marks.{name}", part, "left out: the marks are " + ", ".join(MARKS))
            marks[name] = RecordReader({name: part}, f"{where}.marks", (name,)).number(name, *MARKS[name])
        placements: dict[str, Any] = dict(row.mapping("placements")) if row.has("placements") else {}
        return cls(
            samples=tuple(samples),
            grab=(grab[0], grab[1]),
            loft=row.number("loft", 0, 1) if row.has("loft") else 0.31,
            hold=row.number("hold", 0, 1) if row.get("hold") is not None else None,
            seat=row.number("seat", -360, 360) if row.has("seat") else 0.0,
            grips=tuple(grips),
            hand=row.one_of("hand", HANDS) if row.has("hand") else "strong",
            marks=marks,
            placements={
                name: Placement.from_json(part, f"{where}.placements.{name}")
                for name, part in placements.items()
            },
            strike=Strike.from_json(row.get("strike"), f"{where}.strike")
            if row.get("strike") is not None
            else None,
        )


def swipe(samples: tuple[tuple[float, float, float], ...]) -> tuple[float, float]:
    """Speed across and up at the end of the gesture, in view heights per second: a straight line fitted to the
    samples."""
    end = samples[-1][0]
    recent = [sample for sample in samples if end - sample[0] <= READ_SECONDS]
    if len(recent) < 2:
        recent = list(samples[-2:])
    middle = sum(t for t, _, _ in recent) / len(recent)
    spread = sum((t - middle) ** 2 for t, _, _ in recent)
    if spread <= 1e-12:
        return 0.0, 0.0
    return (
        sum((t - middle) * x for t, x, _ in recent) / spread,
        sum((t - middle) * y for t, _, y in recent) / spread,
    )


def launch_from_gesture(setting: ThrowSetup, gesture: Gesture) -> Launch:
    """The launch for a gesture. The server adds seed and tremor."""
    across, up = swipe(gesture.samples)
    for change in control_of(setting):
        if change["axes"] == "mirrored":
            across = -across
        elif change["axes"] == "inverted":
            across, up = -across, -up
    limits = limits_of(setting).ranges
    fastest = max(3.2, limits["speed"][1]) if "speed" in limits else 3.2
    speed = min(fastest, max(0.4, 1.5 * (math.hypot(across, up) / 2) ** 0.6))
    # a finger that moves to the right aims to the right, which is towards -y
    aside = math.degrees(math.atan2(-across, max(up, 1e-9))) if math.hypot(across, up) > 1e-9 else 0.0
    azimuth = max(-40.0, min(40.0, 0.8 * aside))
    elevation = max(-45.0, min(70.0, -15 + 70 * gesture.loft))
    if "elevation" in limits:
        # devices with a narrow range use all of it: the slider spans exactly what they can do
        low, high = limits["elevation"]
        elevation = low + (high - low) * gesture.loft
    height = RELEASE_HEIGHT[setting.game] if gesture.hold is None else 0.05 + 0.30 * gesture.hold
    if "height" in limits:
        low, high = limits["height"]
        height = (low + high) / 2 if gesture.hold is None else low + (high - low) * gesture.hold
    back = 0.62
    if "back" in limits:
        back = min(limits["back"][1], max(limits["back"][0], back))
    velocity = from_angles(speed, azimuth, elevation)
    spin = (0.0, 40.0 * gesture.grab[1], -40.0 * gesture.grab[0])
    return Launch(
        position=_around((-back, 0.0, height), gesture.seat),
        velocity=_around(velocity, gesture.seat),
        spin=_around(spin, gesture.seat),
        grips=gesture.grips,
        hand=gesture.hand,
        marks=gesture.marks,
        placements=gesture.placements,
        strike=gesture.strike,
    )


def _around(vector: tuple[float, float, float], degrees: float) -> tuple[float, float, float]:
    """Rotate a vector to another seat at the table."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (c * vector[0] - s * vector[1], s * vector[0] + c * vector[1], vector[2])
