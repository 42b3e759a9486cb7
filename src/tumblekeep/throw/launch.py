"""A launch: everything the thrower decides, recorded so that the same launch always gives the same landing.

Metres, seconds, radians. The origin is the centre of the target on the table top, x points away from the default
thrower, z up. The thrower's usual place is the short side of the table at x = -0.7.

>>> launch = Launch((-0.6, 0, 0.15), (1.4, 0, 0.3), seed=7)
>>> Launch.from_json(launch.to_json()) == launch
True
>>> Launch.from_json({**launch.to_json(), "velocity": [1e9, 0, 0]})
Traceback (most recent call last):
tumblekeep.kit.fields.FieldError: launch.velocity is [1000000000.0, 0, 0]; it must be 3 numbers from -12 to 12
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from tumblekeep.kit.fields import FieldError, RecordReader

Vec3 = tuple[float, float, float]

FARTHEST = 3.0
FASTEST = 12.0
FASTEST_SPIN = 400.0
MOST_TURNED = 180.0
CLUMSIEST = 40.0

Grip = Literal[
    "hand", "back_of_hand", "palm", "palms", "elbow", "neighbour_palm", "card", "bent_card", "nose", "head", "fist",
    "wrists", "chute",
]  # fmt: skip
GRIPS: tuple[Grip, ...] = (
    "hand", "back_of_hand", "palm", "palms", "elbow", "neighbour_palm", "card", "bent_card", "nose", "head", "fist",
    "wrists", "chute",
)  # fmt: skip
Hand = Literal["strong", "weak", "none"]
HANDS: tuple[Hand, ...] = ("strong", "weak", "none")
Striker = Literal["head", "hand"]
STRIKERS: tuple[Striker, ...] = ("head", "hand")

MARKS: Mapping[str, tuple[float, float]] = {
    "eyes_closed": (0, 1),
    "eye_height": (-0.75, 2.0),
    "jump_phase": (0, 1),
    "landing_gap": (-5, 5),
    "turned": (-1440, 1440),
    "turn_ended": (0, 60),
    "facing": (0, 180),
    "palm_gap": (-5, 5),
    "fist_gap": (-5, 5),
    "fist_speed": (0, 12),
    "push_seconds": (0, 5),
    "still_before": (0, 1),
    "untouched_seconds": (0, 60),
    "from_below": (0, 1),
    "standing": (0, 1),
}
"""What a launch can say about the thrower's body and timing, with the range of each:

| mark | meaning |
|---|---|
| eyes_closed | 1 if nothing was seen from the die's first contact until it rested |
| eye_height | metres of the eyes above the table top while aiming |
| jump_phase | 0 on the ground, between 0 and 1 in the air, 1 landed |
| landing_gap | seconds from landing to release; negative before landing |
| turned | degrees of body turn before release |
| turn_ended | seconds from the end of that turn to release |
| facing | degrees between the view and the target's centre at release |
| palm_gap | seconds between the releases of the two palms (or wrists) |
| fist_gap | seconds between the fist's blow on the table and release |
| fist_speed | speed of that blow in metres per second |
| push_seconds | how long the push on the die lasted; 0 for none |
| still_before | 1 if the die lay still until it was pushed |
| untouched_seconds | how long no hand had touched the die before release |
| from_below | 1 if the card was flicked on its underside |
| standing | 1 if the thrower stood |
"""


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a prop was put: its position on the table, its rotation, and for a chute its tilt and the height of its
    low end."""

    x: float
    y: float
    turn: float = 0.0
    pitch: float = 0.0
    height: float = 0.0

    def to_json(self) -> dict[str, float]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    @classmethod
    def from_json(cls, value: object, where: str) -> Placement:
        row = RecordReader(value, where, tuple(cls.__dataclass_fields__))
        return cls(
            row.number("x", -FARTHEST, FARTHEST),
            row.number("y", -FARTHEST, FARTHEST),
            row.number("turn", -math.tau, math.tau),
            row.number("pitch", -math.pi, math.pi),
            row.number("height", -1.0, FARTHEST),
        )


@dataclass(frozen=True, slots=True)
class Strike:
    """A blow in mid-air: a header or a smash gives the flying die a new velocity."""

    seconds: float
    by: Striker
    velocity: Vec3
    spin: Vec3 = (0.0, 0.0, 0.0)

    def to_json(self) -> dict[str, Any]:
        return {
            "seconds": self.seconds,
            "by": self.by,
            "velocity": list(self.velocity),
            "spin": list(self.spin),
        }

    @classmethod
    def from_json(cls, value: object, where: str) -> Strike:
        row = RecordReader(value, where, tuple(cls.__dataclass_fields__))
        return cls(
            row.number("seconds", 0, 4),
            row.one_of("by", STRIKERS),
            _vec(row, "velocity", FASTEST),
            _vec(row, "spin", FASTEST_SPIN),
        )


def _vec(row: RecordReader, name: str, most: float) -> Vec3:
    x, y, z = row.numbers(name, 3, most)
    return (x, y, z)


@dataclass(frozen=True, slots=True)
class Launch:
    """How the die left the hand."""

    position: Vec3
    velocity: Vec3
    spin: Vec3 = (0.0, 0.0, 0.0)
    held: Vec3 = (0.0, 0.0, 0.0)
    """How the die is held: degrees of rotation about the direction of the throw, about the horizontal axis across it
    and about the vertical, in this order. Zero is flat: a cube with its faces ahead and up, a pyramid on its base."""
    seed: int = 0
    """Decides which of the die's sides is which, and the hand's tremor, each from a random stream of its own."""
    tremor: float = 0.0
    """How clumsy the hand is. 0 is a machine; 0.2 is added to people; skills are measured in this unit."""
    grips: tuple[Grip, ...] = ("hand",)
    """What held the die, in order; the last one released it."""
    hand: Hand = "strong"
    marks: Mapping[str, float] = field(default_factory=dict)
    placements: Mapping[str, Placement] = field(default_factory=dict)
    strike: Strike | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "position": list(self.position),
            "velocity": list(self.velocity),
            "spin": list(self.spin),
            "held": list(self.held),
            "seed": self.seed,
            "tremor": self.tremor,
            "grips": list(self.grips),
            "hand": self.hand,
            "marks": dict(self.marks),
            "placements": {name: placement.to_json() for name, placement in self.placements.items()},
            "strike": None if self.strike is None else self.strike.to_json(),
        }

    @classmethod
    def from_json(cls, value: object, where: str = "launch") -> Launch:
        """Read a launch back, or raise an error that names the absurd number."""
        names = tuple(name for name in cls.__dataclass_fields__ if name != "held")
        row = RecordReader(value, where, names, ("held",))
        grips: list[Grip] = []
        for n, part in enumerate(row.items("grips", 1, 6)):
            grips.append(RecordReader({"grip": part}, f"{where}.grips[{n}]", ("grip",)).one_of("grip", GRIPS))
        marks: dict[str, float] = {}
        for name, part in row.mapping("marks").items():
            if name not in MARKS:
                raise FieldError(f"{where}.marks.{name}", part, "left out: the marks are " + ", ".join(MARKS))
            marks[name] = RecordReader({name: part}, f"{where}.marks", (name,)).number(name, *MARKS[name])
        strike = row.get("strike")
        return cls(
            position=_vec(row, "position", FARTHEST),
            velocity=_vec(row, "velocity", FASTEST),
            spin=_vec(row, "spin", FASTEST_SPIN),
            # older launches lack it: their dice were turned at random, and are not thrown again
            held=_vec(row, "held", MOST_TURNED) if row.has("held") else (0.0, 0.0, 0.0),
            seed=row.whole("seed", 0, 2**63 - 1),
            tremor=row.number("tremor", 0, CLUMSIEST),
            grips=tuple(grips),
            hand=row.one_of("hand", HANDS),
            marks=marks,
            placements={
                name: Placement.from_json(part, f"{where}.placements.{name}")
                for name, part in row.mapping("placements").items()
            },
            strike=None if strike is None else Strike.from_json(strike, f"{where}.strike"),
        )


def throw_seed(*parts: object) -> int:
    """The seed of a throw, hashed from the parts that name it (game seed, throw number, ...); the same on any machine.

    >>> throw_seed("table-9", 3) == throw_seed("table-9", 3) != throw_seed("table-9", 4)
    True
    """
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1


def stream(seed: int, purpose: str) -> random.Random:
    """Random numbers for one purpose of one throw; streams of different purposes are independent."""
    return random.Random(throw_seed(seed, purpose))


def elevation(velocity: Vec3) -> float:
    """Degrees above the horizontal."""
    return math.degrees(math.atan2(velocity[2], math.hypot(velocity[0], velocity[1])))


def azimuth(velocity: Vec3) -> float:
    """Degrees to the left of straight ahead."""
    return math.degrees(math.atan2(velocity[1], velocity[0]))


def from_angles(speed: float, azimuth_degrees: float, elevation_degrees: float) -> Vec3:
    """The velocity with that speed and direction."""
    a, e = math.radians(azimuth_degrees), math.radians(elevation_degrees)
    return (speed * math.cos(e) * math.cos(a), speed * math.cos(e) * math.sin(a), speed * math.sin(e))


def length(vector: Vec3) -> float:
    return math.sqrt(vector[0] ** 2 + vector[1] ** 2 + vector[2] ** 2)
