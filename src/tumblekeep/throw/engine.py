"""Runs the physics: takes a start, returns a track of poses and contact readings, identical to the last bit every time.

Nothing here knows what a throw means, nor which engine computes. A `Simulator` belongs to one thread. It caches the models
it has built. Every run starts from a clean state, so earlier throws do not matter.
"""

from __future__ import annotations

import math
import threading
from array import array
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tumblekeep.throw.body import inverse, rotate
from tumblekeep.throw.engine_choice import engine
from tumblekeep.throw.model import ModelBuilder, model_text
from tumblekeep.throw.motion import Blow, BodyStart, MotionTrack, PhysicsModel, Row, StepsRun
from tumblekeep.throw.world import Scene, scene_stamp, world

_MODELS_KEPT = 24
_FIRST_CHUNKS = 4


@dataclass
class _BuiltModel:
    model: PhysicsModel
    plan: ModelBuilder
    stamp: str
    columns: dict[tuple[str, str], int]
    gliding: PhysicsModel | None
    """The same model with longer steps, where dice glide for long."""


class Simulator:
    """Builds models and runs them; one for each thread."""

    def __init__(self) -> None:
        self._built: OrderedDict[Scene, _BuiltModel] = OrderedDict()

    def _build(self, scene: Scene) -> _BuiltModel:
        built = self._built.get(scene)
        if built is not None:
            self._built.move_to_end(scene)
            return built
        text, plan = model_text(scene)
        model = engine().load(text)
        columns = {}
        for name, column in model.columns.items():
            body, _, group = name.partition(":")
            columns[body, group] = column
        gliding = engine().load(model_text(scene, scene.gliding["longer"])[0]) if scene.gliding else None
        built = _BuiltModel(model, plan, scene_stamp(scene), columns, gliding)
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
        for name, start in standing.items():
            built.model.stand(name, start)
            if built.gliding is not None:
                built.gliding.stand(name, start)
        positions, speeds = array("d"), array("d")
        for name in built.plan.free:
            start = starts[name]
            positions.extend((*start.position, *start.turn))
            speeds.extend((*start.velocity, *rotate(inverse(start.turn), start.spin)))
        return self._roll(scene, built, built.model.begin(positions, speeds), blow)

    def _roll(self, scene: Scene, built: _BuiltModel, state: Row, blow: Blow | None) -> MotionTrack:
        limits = world()["engine"]
        model, plan = built.model, built.plan
        step, count_of_bodies, width = model.step, model.bodies, len(state)
        most = round(limits["longest_seconds"] / step)
        chunk = int(limits["chunk_steps"])
        still = array("d", bytes(8 * 6 * count_of_bodies))
        warm = still
        states, readings = array("d", state), array("d")
        done, settled, glides = 0, False, False
        blow_at = None if blow is None else max(1, round(blow.seconds / step))
        blow_step: int | None = None
        while done < most:
            # nothing rests in the first moments of a throw, so they are run in one go
            count = chunk if done else _FIRST_CHUNKS * chunk
            if blow_at is not None and done < blow_at:
                count = min(count, blow_at - done)
            found = self._glide(scene, built, state, count) if glides else None
            run = found or model.run(state, warm, count)
            states.extend(run.states)
            readings.extend(run.readings)
            warm = run.warm
            done += count
            state = run.states[-width:]
            if not all(map(math.isfinite, state)):
                break
            if blow is not None and done == blow_at:
                first = plan.thrown[0]
                touched = any(
                    any(readings[column :: model.reading_width])
                    for (body, _), column in built.columns.items()
                    if body == first
                )
                if not touched:
                    _hit(state, count_of_bodies, plan.free.index(first), blow)
                    states[-width:] = state
                    warm = still
                    blow_step = done
                continue
            rows = _StateRows(run.states, width, count_of_bodies, min(chunk, count))
            if count >= chunk and rows.is_at_rest(limits):
                settled = True
                break
            glides = bool(scene.gliding) and (found is not None or rows.only_glide(scene.gliding))
            heights = state[3 : 1 + 7 * count_of_bodies : 7]
            # a die that is on its way to the floor counts nothing, however it comes to rest there
            if scene.gliding and max(heights) < scene.gliding["fallen"]:
                break
            # what falls past the floor does not come back
            if min(heights) < world()["table"]["floor"] - 1:
                break
        return MotionTrack(
            scene=scene,
            stamp=built.stamp,
            bodies=tuple(plan.free),
            thrown=tuple(plan.thrown),
            groups=tuple(plan.groups),
            step=step,
            states=states,
            width=width,
            contacts=readings,
            contact_width=model.reading_width,
            columns=built.columns,
            settled=settled,
            blow_step=blow_step,
        )

    def _glide(self, scene: Scene, built: _BuiltModel, state: Row, count: int) -> StepsRun | None:
        """Run so many steps as fewer, longer ones, each told as often as it lasts; None if anything but gliding happens
        on the way, for that wants the usual steps."""
        model = built.gliding
        assert model is not None
        longer, width = int(scene.gliding["longer"]), len(state)
        run = model.run(state, array("d", bytes(8 * 6 * model.bodies)), count // longer)
        rows = _StateRows(run.states, width, model.bodies, count // longer)
        if not all(map(math.isfinite, run.states)) or not rows.only_glide(scene.gliding, longer):
            return None
        # poses in between lie on straight lines; the contacts of a long step are those of all its parts
        between, contacts, before = array("d"), array("d"), state
        for n in range(count // longer):
            after = run.states[n * width : (n + 1) * width]
            for part in range(1, longer):
                share = part / longer
                between.extend([a + (b - a) * share for a, b in zip(before, after, strict=True)])
            between.extend(after)
            contacts.extend(run.readings[n * model.reading_width : (n + 1) * model.reading_width] * longer)
            before = after
        return StepsRun(between, contacts, run.warm)


class _StateRows:
    """The last rows of states that were computed."""

    def __init__(self, states: Row, width: int, bodies: int, count: int) -> None:
        self._states = states[-count * width :]
        self._width = width
        self._bodies = bodies

    def _column(self, offset: int) -> Row:
        return self._states[offset :: self._width]

    def _speed(self, body: int, axis: int) -> Row:
        return self._column(1 + 7 * self._bodies + 6 * body + axis)

    def is_at_rest(self, limits: Mapping[str, Any]) -> bool:
        """Whether nothing moved any distance. A die that leans on an edge may quiver by hundredths of a millimetre for
        ever."""
        for offset in range(7 * self._bodies):
            column = self._column(1 + offset)
            limit: float = limits["rest_metres"] if offset % 7 < 3 else limits["rest_turn"]
            if not max(column) - min(column) < limit:
                return False
        return True

    def only_glide(self, gliding: Mapping[str, Any], longer: int = 1) -> bool:
        """Whether every body lies still or glides flat: nothing rises, falls or tips, and nothing spins fast. In longer
        steps a lying body quivers more."""
        bodies = range(self._bodies)
        if max(_largest(self._speed(body, 2)) for body in bodies) > longer * gliding["most_rise"]:
            return False
        spins = [[self._speed(body, 3 + axis) for axis in range(3)] for body in bodies]
        if max(_largest(column) for spin in spins for column in spin) > gliding["most_spin"]:
            return False
        # what has all but stopped comes to rest in usual steps, which quiver less
        if (
            max(abs(self._speed(body, axis)[-1]) for body in bodies for axis in (0, 1))
            < gliding["least_speed"]
        ):
            return False
        limit = longer * gliding["most_tipping"]
        for body, spin in zip(bodies, spins, strict=True):
            turn = [self._column(1 + 7 * body + 3 + n) for n in range(4)]
            for w, x, y, z, a, b, c in zip(*turn, *spin, strict=True):
                # the spin of a body is told in its own coordinates; its share about the world's vertical is no tipping
                upright = 2 * (x * z - w * y) * a + 2 * (y * z + w * x) * b + (1 - 2 * (x * x + y * y)) * c
                if not math.sqrt(max(0.0, a * a + b * b + c * c - upright * upright)) < limit:
                    return False
        return True


def _largest(column: Row) -> float:
    return max(max(column), -min(column))


def _hit(state: Row, bodies: int, body: int, blow: Blow) -> None:
    w, x, y, z = state[1 + 7 * body + 3 : 1 + 7 * body + 7]
    at = 1 + 7 * bodies + 6 * body
    state[at : at + 6] = array("d", (*blow.velocity, *rotate(inverse((w, x, y, z)), blow.spin)))


_per_thread = threading.local()


def simulator() -> Simulator:
    """This thread's simulator."""
    found = getattr(_per_thread, "simulator", None)
    if found is None:
        found = _per_thread.simulator = Simulator()
    return found
