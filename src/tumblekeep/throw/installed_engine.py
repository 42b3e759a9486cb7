"""MuJoCo as it is installed with the extra `throw`."""

from __future__ import annotations

from array import array

import mujoco
import numpy as np
from mujoco import rollout

from tumblekeep.throw.motion import BodyStart, Row, StepsRun
from tumblekeep.throw.world import engine_version

_FULL = mujoco.mjtState.mjSTATE_FULLPHYSICS


class InstalledModel:
    """A model, and the state that it is in."""

    def __init__(self, text: str) -> None:
        self._model = model = mujoco.MjModel.from_xml_string(text)
        self._data = mujoco.MjData(model)
        self._roller = rollout.Rollout(nthread=0)
        self.step = float(model.opt.timestep)
        self.bodies = int(model.nv) // 6
        self.reading_width = int(model.nsensordata)
        self.columns = {model.sensor(n).name: int(model.sensor_adr[n]) for n in range(model.nsensor)}

    def stand(self, body: str, start: BodyStart) -> None:
        """Put something that does not move by itself."""
        number = self._model.body(body).id
        self._model.body_pos[number] = start.position
        self._model.body_quat[number] = start.turn

    def begin(self, positions: Row, speeds: Row) -> Row:
        """Clear everything, put the moving bodies; return the row of this state."""
        mujoco.mj_resetData(self._model, self._data)
        self._data.qpos[:] = positions
        self._data.qvel[:] = speeds
        state = np.empty(mujoco.mj_stateSize(self._model, _FULL))
        mujoco.mj_getState(self._model, self._data, state, _FULL)
        return array("d", state.tobytes())

    def run(self, state: Row, warm: Row, count: int) -> StepsRun:
        """Compute this many steps from a state."""
        rows = array("d", bytes(8 * count * len(state)))
        reads = array("d", bytes(8 * count * self.reading_width))
        self._roller.rollout(
            [self._model],
            [self._data],
            np.frombuffer(state)[None, :],
            nstep=count,
            initial_warmstart=np.frombuffer(warm)[None, :],
            state=np.frombuffer(rows).reshape(1, count, -1),
            sensordata=np.frombuffer(reads).reshape(1, count, -1),
            skip_checks=True,
        )
        return StepsRun(rows, reads, array("d", self._data.qacc_warmstart.tobytes()))


class InstalledEngine:
    """MuJoCo's own Python package."""

    @property
    def stamp(self) -> str:
        """The engine, its version and its platform."""
        return engine_version()

    def load(self, text: str) -> InstalledModel:
        """Build a model from its description."""
        return InstalledModel(text)
