"""The physics engine: takes a start, returns a track of poses and contact readings, identical to the last bit every
time.

Nothing here knows what a throw means. A `Simulator` belongs to one thread. It caches the models it has built. Every
run starts from a clean state, so earlier throws do not matter.
"""

from __future__ import annotations

import math
import threading
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import mujoco
import numpy as np
from mujoco import rollout
from numpy.typing import NDArray

from tumblekeep.throw.body import Quaternion, inverse, rotate
from tumblekeep.throw.launch import Vec3
from tumblekeep.throw.model import READINGS, ModelBuilder, model_text
from tumblekeep.throw.world import Scene, scene_stamp, world

Floats = NDArray[np.float64]

_FULL = mujoco.mjtState.mjSTATE_FULLPHYSICS
_MODELS_KEPT = 24
_FIRST_CHUNKS = 4


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


@dataclass(frozen=True, slots=True)
class MotionTrack:
    """What happened: one row for each step."""

    scene: Scene
    stamp: str
    bodies: tuple[str, ...]
    """Movable bodies, in the order of `poses`."""
    thrown: tuple[str, ...]
    groups: tuple[str, ...]
    step: float
    poses: Floats
    """Shape (steps + 1, bodies, 7): position and quaternion; row 0 is the start."""
    speeds: Floats
    """Shape (steps + 1, bodies, 6): velocity, and spin in the body's own coordinates."""
    readings: Mapping[tuple[str, str], Floats]
    """(thrown body, group) -> shape (steps, 11): found, force, depth, position, normal."""
    settled: bool
    """Whether everything came to rest before the time limit."""
    blow_step: int | None = None
    """The step at which the blow happened, if it did."""

    @property
    def seconds(self) -> float:
        return float((self.poses.shape[0] - 1) * self.step)

    def body(self, name: str) -> int:
        return self.bodies.index(name)

    def fell(self, prop: str) -> bool:
        """Whether a prop that stood upright lies down at the end."""
        if prop not in self.bodies:
            return False
        w, x, y, z = (float(value) for value in self.poses[-1, self.body(prop), 3:])
        return rotate((w, x, y, z), (0.0, 0.0, 1.0))[2] < math.cos(math.radians(45))


@dataclass
class _BuiltModel:
    model: Any
    data: Any
    plan: ModelBuilder
    stamp: str
    columns: dict[tuple[str, str], int]
    gliding: tuple[Any, Any] | None
    """The same model with longer steps, and its data, where dice glide for long."""


class Simulator:
    """Builds models and runs them; one for each thread."""

    def __init__(self) -> None:
        self._built: OrderedDict[Scene, _BuiltModel] = OrderedDict()
        self._roller = rollout.Rollout(nthread=0)

    def _build(self, scene: Scene) -> _BuiltModel:
        built = self._built.get(scene)
        if built is not None:
            self._built.move_to_end(scene)
            return built
        text, plan = model_text(scene)
        model = mujoco.MjModel.from_xml_string(text)
        columns = {}
        for n in range(model.nsensor):
            body, _, group = model.sensor(n).name.partition(":")
            columns[body, group] = int(model.sensor_adr[n])
        gliding = None
        if scene.gliding:
            slow = mujoco.MjModel.from_xml_string(model_text(scene, scene.gliding["longer"])[0])
            gliding = (slow, mujoco.MjData(slow))
        built = _BuiltModel(model, mujoco.MjData(model), plan, scene_stamp(scene), columns, gliding)
        self._built[scene] = built
        while len(self._built) > _MODELS_KEPT:
            self._built.popitem(last=False)
        return built

    def run(
        self,
        scene: Scene,
        starts: Mapping[str, BodyStart],
        standing: Mapping[str, BodyStart],
        blow: Blow | None = None,
    ) -> MotionTrack:
        """Run the simulation. `starts` are the free bodies, `standing` the props and templates that stay in place."""
        built = self._build(scene)
        model, data, plan = built.model, built.data, built.plan
        mujoco.mj_resetData(model, data)
        for name, start in standing.items():
            body = model.body(name).id
            for one in (model, *(built.gliding or ())[:1]):
                one.body_pos[body] = start.position
                one.body_quat[body] = start.turn
        for n, name in enumerate(plan.free):
            start = starts[name]
            data.qpos[7 * n : 7 * n + 7] = (*start.position, *start.turn)
            data.qvel[6 * n : 6 * n + 6] = (*start.velocity, *rotate(inverse(start.turn), start.spin))
        state = np.empty(mujoco.mj_stateSize(model, _FULL))
        mujoco.mj_getState(model, data, state, _FULL)
        return self._roll(scene, built, state, blow)

    def _roll(self, scene: Scene, built: _BuiltModel, state: Floats, blow: Blow | None) -> MotionTrack:
        engine = world()["engine"]
        model, data, plan = built.model, built.data, built.plan
        step = float(model.opt.timestep)
        most = round(engine["longest_seconds"] / step)
        chunk = int(engine["chunk_steps"])
        nq, nv = int(model.nq), int(model.nv)
        warm = np.zeros(nv)
        states, sensors = [state[None, :]], []
        done, settled, glides = 0, False, False
        blow_at = None if blow is None else max(1, round(blow.seconds / step))
        blow_step: int | None = None
        while done < most:
            # nothing rests in the first moments of a throw, so they are run in one go
            count = chunk if done else _FIRST_CHUNKS * chunk
            if blow_at is not None and done < blow_at:
                count = min(count, blow_at - done)
            found = self._glide(scene, built, state, count) if glides else None
            rows, reads, warm = found or self._run_steps(model, data, state, warm, count)
            states.append(rows)
            sensors.append(reads)
            done += count
            state = rows[-1].copy()
            if not np.isfinite(state).all():
                break
            if blow is not None and done == blow_at:
                first = plan.thrown[0]
                touched = any(
                    bool(part[:, column].any())
                    for part in sensors
                    for (body, _), column in built.columns.items()
                    if body == first
                )
                if not touched:
                    self._hit(state, nq, plan.free.index(first), blow)
                    rows[-1] = state
                    warm = np.zeros(nv)
                    blow_step = done
                continue
            if count >= chunk and _at_rest(rows[-chunk:, 1 : 1 + nq], engine):
                settled = True
                break
            glides = bool(scene.gliding) and (
                found is not None or _only_glides(rows[-chunk:, 1:], nq, scene.gliding)
            )
            # a die that is on its way to the floor counts nothing, however it comes to rest there
            if scene.gliding and (state[3 : 1 + nq : 7] < scene.gliding["fallen"]).all():
                break
            # what falls past the floor does not come back
            if (state[3 : 1 + nq : 7] < world()["table"]["floor"] - 1).any():
                break
        whole = np.concatenate(states)
        reads = np.concatenate(sensors)
        bodies = len(plan.free)
        return MotionTrack(
            scene=scene,
            stamp=built.stamp,
            bodies=tuple(plan.free),
            thrown=tuple(plan.thrown),
            groups=tuple(plan.groups),
            step=step,
            poses=whole[:, 1 : 1 + nq].reshape(-1, bodies, 7),
            speeds=whole[:, 1 + nq : 1 + nq + nv].reshape(-1, bodies, 6),
            readings={key: reads[:, column : column + READINGS] for key, column in built.columns.items()},
            settled=settled,
            blow_step=blow_step,
        )

    def _run_steps(
        self, model: Any, data: Any, state: Floats, warm: Floats, count: int
    ) -> tuple[Floats, Floats, Floats]:
        """Run so many steps; returns states, readings, and what the next steps begin with."""
        rows, reads = np.empty((count, state.size)), np.empty((count, int(model.nsensordata)))
        self._roller.rollout(
            [model],
            [data],
            state[None, :],
            nstep=count,
            initial_warmstart=warm[None, :],
            state=rows[None, :, :],
            sensordata=reads[None, :, :],
            skip_checks=True,
        )
        return rows, reads, np.array(data.qacc_warmstart)

    def _glide(
        self, scene: Scene, built: _BuiltModel, state: Floats, count: int
    ) -> tuple[Floats, Floats, Floats] | None:
        """Run so many steps as fewer, longer ones, each told as often as it lasts; None if anything but gliding happens
        on the way, for that wants the usual steps."""
        assert built.gliding is not None
        longer, (model, data) = int(scene.gliding["longer"]), built.gliding
        rows, reads, warm = self._run_steps(model, data, state, np.zeros(int(model.nv)), count // longer)
        nq = int(model.nq)
        if not np.isfinite(rows).all() or not _only_glides(rows[:, 1:], nq, scene.gliding, longer):
            return None
        # poses in between lie on straight lines; the contacts of a long step are those of all its parts
        parts = np.arange(1, longer + 1)[:, None] / longer
        ends = np.concatenate((state[None, :], rows))
        between = (ends[:-1, None, :] + (ends[1:] - ends[:-1])[:, None, :] * parts[None, :, :]).reshape(
            count, -1
        )
        between[longer - 1 :: longer] = rows
        return between, np.repeat(reads, longer, axis=0), warm

    @staticmethod
    def _hit(state: Floats, nq: int, body: int, blow: Blow) -> None:
        w, x, y, z = (float(value) for value in state[1 + 7 * body + 3 : 1 + 7 * body + 7])
        at = 1 + nq + 6 * body
        state[at : at + 3] = blow.velocity
        state[at + 3 : at + 6] = rotate(inverse((w, x, y, z)), blow.spin)


def _at_rest(poses: Floats, engine: Mapping[str, Any]) -> bool:
    """Whether nothing moved any distance. A die that leans on an edge may quiver by hundredths of a millimetre for
    ever."""
    strayed = np.ptp(poses, axis=0).reshape(-1, 7)
    return bool(strayed[:, :3].max() < engine["rest_metres"] and strayed[:, 3:].max() < engine["rest_turn"])


def _only_glides(states: Floats, nq: int, gliding: Mapping[str, Any], longer: int = 1) -> bool:
    """Whether every body lies still or glides flat: nothing rises, falls or tips, and nothing spins fast. In longer steps
    a lying body quivers more."""
    speeds = states[:, nq:].reshape(len(states), -1, 6)
    turns = states[:, :nq].reshape(len(states), -1, 7)[:, :, 3:]
    if np.abs(speeds[:, :, 2]).max() > longer * gliding["most_rise"]:
        return False
    if np.abs(speeds[:, :, 3:]).max() > gliding["most_spin"]:
        return False
    # what has all but stopped comes to rest in usual steps, which quiver less
    if np.abs(speeds[-1, :, :2]).max() < gliding["least_speed"]:
        return False
    w, x, y, z = (turns[:, :, n] for n in range(4))
    a, b, c = (speeds[:, :, 3 + n] for n in range(3))
    # the spin of a body is told in its own coordinates; its share about the world's vertical is no tipping
    upright = 2 * (x * z - w * y) * a + 2 * (y * z + w * x) * b + (1 - 2 * (x * x + y * y)) * c
    tipping = np.sqrt(np.maximum(0.0, a * a + b * b + c * c - upright * upright))
    return bool(tipping.max() < longer * gliding["most_tipping"])


_per_thread = threading.local()


def simulator() -> Simulator:
    """This thread's simulator."""
    found = getattr(_per_thread, "simulator", None)
    if found is None:
        found = _per_thread.simulator = Simulator()
    return found
