"""A throw as the engine computes it: where bodies start, and the track of what happened. Plain numbers, whatever engine ran."""

from __future__ import annotations

import math
from array import array
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import compress
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from tumblekeep.throw.body import Quaternion, rotate
from tumblekeep.throw.launch import Vec3
from tumblekeep.throw.model import READINGS
from tumblekeep.throw.world import Scene

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

Row: TypeAlias = "array[float]"
"""Doubles, one after the other."""


@dataclass(frozen=True, slots=True)
class BodyStart:
    """Where a body is at the beginning; spin is in world coordinates."""

    position: Vec3
    turn: Quaternion
    velocity: Vec3 = (0.0, 0.0, 0.0)
    spin: Vec3 = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Blow:
    """A blow that gives the first thrown body a new velocity, if it has touched nothing by then."""

    seconds: float
    velocity: Vec3
    spin: Vec3


class StepsRun(NamedTuple):
    """What an engine computed of some steps."""

    states: Row
    """A row for each step: the time, the positions (7 a body), the speeds (6 a body), and what else the engine keeps."""
    readings: Row
    """A row for each step: the contact readings."""
    warm: Row
    """What the next steps begin with, so that the solver needs fewer iterations."""


class PhysicsModel(Protocol):
    """A scene in an engine."""

    step: float
    """Seconds."""
    bodies: int
    """How many bodies move."""
    reading_width: int
    """Numbers in a row of readings."""
    columns: dict[str, int]
    """The name of a sensor -> where its reading begins in a row."""

    def stand(self, body: str, start: BodyStart) -> None:
        """Put something that does not move by itself."""

    def begin(self, positions: Row, speeds: Row) -> Row:
        """Clear everything, put the moving bodies; return the row of this state."""

    def run(self, state: Row, warm: Row, count: int) -> StepsRun:
        """Compute this many steps from a state."""


class PhysicsEngine(Protocol):
    """Rigid bodies: MuJoCo, as it is installed or as a browser has it."""

    @property
    def stamp(self) -> str:
        """The engine, its version and its platform. Landings are identical to the last bit only within all three."""

    def load(self, text: str) -> PhysicsModel:
        """Build a model from its description."""


class BodySpin(NamedTuple):
    """How a body is turned and how it spins, in its own coordinates."""

    w: float
    x: float
    y: float
    z: float
    a: float
    b: float
    c: float


@dataclass(frozen=True, slots=True)
class MotionTrack:
    """What happened: one row for each step."""

    scene: Scene
    stamp: str
    bodies: tuple[str, ...]
    """Movable bodies, in the order of the state."""
    thrown: tuple[str, ...]
    groups: tuple[str, ...]
    step: float
    states: Row
    """Rows of states; the first is the start."""
    width: int
    """Numbers in a row of states."""
    contacts: Row
    """Rows of contact readings, one fewer than of states."""
    contact_width: int
    columns: Mapping[tuple[str, str], int]
    """(thrown body, group) -> where the reading begins in a row of contacts."""
    settled: bool
    """Whether everything came to rest before the time limit."""
    blow_step: int | None = None
    """The step at which the blow happened, if it did."""

    @property
    def steps(self) -> int:
        return len(self.states) // self.width - 1

    @property
    def seconds(self) -> float:
        return float(self.steps * self.step)

    def body(self, name: str) -> int:
        return self.bodies.index(name)

    def pose(self, body: int, step: int) -> tuple[float, ...]:
        """Where a body is at a step: position and quaternion. Steps may be counted from the end, as -1."""
        at = self._row(step) + 1 + 7 * body
        return tuple(self.states[at : at + 7])

    def velocity(self, body: int, step: int) -> tuple[float, float, float]:
        """How a body moves at a step."""
        at = self._row(step) + 1 + 7 * len(self.bodies) + 6 * body
        x, y, z = self.states[at : at + 3]
        return x, y, z

    def heights(self, body: int, first: int, last: int) -> Row:
        """How high a body is at the steps from first to last."""
        return self._column(1 + 7 * body + 2, first, last)

    def path(self, body: int, last: int) -> list[tuple[float, float, float]]:
        """Where a body is from the start to a step."""
        columns = (self._column(1 + 7 * body + axis, 0, last) for axis in range(3))
        return list(zip(*columns, strict=True))

    def spins(self, body: int, count: int) -> Iterator[BodySpin]:
        """How a body is turned and spins at the first steps."""
        turn, spin = 1 + 7 * body + 3, 1 + 7 * len(self.bodies) + 6 * body + 3
        columns = [self._column(turn + n, 0, count - 1) for n in range(4)]
        columns += [self._column(spin + n, 0, count - 1) for n in range(3)]
        return map(BodySpin._make, zip(*columns, strict=True))

    def touches(self, body: str, group: str) -> list[int]:
        """The steps at which a thrown body touches a group."""
        found = self.contacts[self.columns[body, group] :: self.contact_width]
        return list(compress(range(self.steps), found)) if any(found) else []

    def contact(self, body: str, group: str, step: int) -> tuple[Vec3, Vec3]:
        """Where a thrown body touches a group at a step, and the normal there."""
        at = step * self.contact_width + self.columns[body, group]
        x, y, z, a, b, c = self.contacts[at + 5 : at + 11]
        return (x, y, z), (a, b, c)

    def fell(self, prop: str) -> bool:
        """Whether a prop that stood upright lies down at the end."""
        if prop not in self.bodies:
            return False
        w, x, y, z = self.pose(self.body(prop), -1)[3:]
        return rotate((w, x, y, z), (0.0, 0.0, 1.0))[2] < math.cos(math.radians(45))

    def _row(self, step: int) -> int:
        return (step if step >= 0 else self.steps + 1 + step) * self.width

    def _column(self, offset: int, first: int, last: int) -> Row:
        return self.states[first * self.width + offset : last * self.width + offset + 1 : self.width]

    # -- the same for numpy, which studies and tests use

    @property
    def poses(self) -> Floats:
        """Shape (steps + 1, bodies, 7): position and quaternion; row 0 is the start."""
        found: Floats = self._rows()[:, 1 : 1 + 7 * len(self.bodies)].reshape(-1, len(self.bodies), 7)
        return found

    @property
    def speeds(self) -> Floats:
        """Shape (steps + 1, bodies, 6): velocity, and spin in the body's own coordinates."""
        first, count = 1 + 7 * len(self.bodies), len(self.bodies)
        found: Floats = self._rows()[:, first : first + 6 * count].reshape(-1, count, 6)
        return found

    @property
    def readings(self) -> Mapping[tuple[str, str], Floats]:
        """(thrown body, group) -> shape (steps, 11): found, force, depth, position, normal."""
        import numpy as np

        rows = np.frombuffer(self.contacts).reshape(-1, self.contact_width)
        return {key: rows[:, column : column + READINGS] for key, column in self.columns.items()}

    def _rows(self) -> Any:
        import numpy as np

        return np.frombuffer(self.states).reshape(-1, self.width)


def touched_before(steps: list[int], step: int) -> int | None:
    """The last of these steps before another; None if there is none."""
    before = bisect_right(steps, step - 1)
    return steps[before - 1] if before else None
