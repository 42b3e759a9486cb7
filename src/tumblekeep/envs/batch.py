"""Many games at once, one seat of each, without a wrapper around any of them.

`Batch` is a Gymnasium `VectorEnv`: one array of observations, one of masks (`infos["action_mask"]`).
Place N plays the games that `SeatEnv` plays with the N-th seed, one after the other. A finished game is
replaced at the next step, whatever action is given for it then (`AutoresetMode.NEXT_STEP`). With
`autoreset="same_step"` the next game starts in the same step, and the last observation is in
`infos["final_obs"]`. With `workers=N` the games are distributed over N processes (`workers.py`); they are
the same games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tumblekeep.envs.local_batch import BatchSpec, LocalBatch
from tumblekeep.envs.observer import FLOAT
from tumblekeep.envs.single import chosen
from tumblekeep.envs.stepper import BYTE, EnvSpec, IllegalAction, Stepper
from tumblekeep.envs.workers import BatchWorkers, seeds_for

AUTORESET = {"next_step": AutoresetMode.NEXT_STEP, "same_step": AutoresetMode.SAME_STEP}


class Batch(VectorEnv[NDArray[np.float32], NDArray[np.int64], Any]):
    """Many games of one kind, stepped together; see the module."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str,
        num_envs: int = 256,
        seats: int | None = None,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        bots: str | Sequence[str] = "steady",
        reward: str = "outcome",
        autoreset: str = "next_step",
        workers: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs: got {num_envs}; a batch needs at least 1")
        if not 0 <= workers <= num_envs:
            raise ValueError(
                f"workers: got {workers}; give 0 (only this process) to {num_envs} (one for each game)"
            )
        mode = AUTORESET[chosen("autoreset", autoreset, tuple(AUTORESET))]
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        kind = BatchSpec(
            game, seats, seat, dict(options or {}), bots, reward, mode is AutoresetMode.SAME_STEP
        )
        self._places = LocalBatch(
            kind, 1 if workers else num_envs
        )  # validated here with workers too, before any process starts
        self.table: EnvSpec = self._places.table
        self.num_envs, self.seat, self.render_mode = num_envs, seat, render_mode
        size, actions = self.table.observer.size, len(self.table.names)
        self.single_observation_space = spaces.Box(0.0, 1.0, (size,), np.float32)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._masks = np.zeros((num_envs, actions), BYTE)
        self._pausing = np.zeros(num_envs, dtype=np.bool_)
        self._rows = np.arange(num_envs)
        self._begun = False
        self._workers = BatchWorkers(kind, num_envs, workers) if workers else None

    def __getstate__(self) -> dict[str, Any]:
        if self._workers is not None:
            raise TypeError(
                "a batch with workers can't be copied or pickled: its games are in other processes; use workers=0"
            )
        return self.__dict__

    @property
    def steppers(self) -> list[Stepper]:
        """The games themselves, if they are played in this process."""
        return self._places.steppers

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start new games in all places, with consecutive seeds from this one or with one seed for each."""
        self._is_open()
        seeds = seeds_for(seed, self.num_envs)
        if self._workers is None:
            self._places.begin(seeds)
        else:
            self._workers.arrays["seeds"][:] = seeds
            self._tell("begin")
        self._pausing[:] = False
        self._begun = True
        seen, _, _, infos = self._came()
        return seen, infos

    def step(
        self, actions: Any
    ) -> tuple[
        NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Take one action in each game. One that is not offered is refused by name, with its game, and nothing
        changes."""
        self._is_open()
        if not self._begun:
            raise ValueError("step: no game has begun; call reset first")
        taken = np.asarray(actions, dtype=np.int64)
        self._check(taken)
        if self._workers is None:
            self._places.step(taken.tolist())
        else:
            self._workers.arrays["actions"][:] = taken
            self._tell("step")
        seen, rewards, ended, infos = self._came()
        if self.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP:
            self._pausing = ended.copy()
        return seen, rewards, ended, np.zeros_like(ended), infos

    def _is_open(self) -> None:
        if self.closed:
            raise ValueError("the batch is closed")

    def _tell(self, word: str) -> None:
        assert self._workers is not None
        try:
            self._workers.tell(word)
        except BaseException:
            self.closed = True  # the workers have closed themselves
            raise

    def _check(self, taken: NDArray[np.int64]) -> None:
        """Check that all actions are offered, except where a game pauses."""
        names = self.table.names
        if taken.shape != (self.num_envs,):
            raise ValueError(f"actions: got shape {taken.shape} for {self.num_envs} games; give one for each")
        known = (taken >= 0) & (taken < len(names))
        offered = known & (self._masks[self._rows, np.where(known, taken, 0)] == 1)
        wrong = (~offered & ~self._pausing).nonzero()[0]
        if wrong.size:
            game = int(wrong[0])
            action = int(taken[game])
            name = names[action] if known[game] else f"action {action}"
            may = ", ".join(names[one] for one in self._masks[game].nonzero()[0])
            raise IllegalAction(
                f"{name} is not offered to seat {self.seat} in game {game} of the batch; offered: {may}"
            )

    def _came(
        self,
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], dict[str, Any]]:
        """Return the result of the last step, in arrays that are never written again."""
        infos: dict[str, Any] = {}
        if self._workers is None:
            places, count = self._places, self.num_envs
            seen = np.frombuffer(bytearray().join(places.seen), FLOAT).reshape(count, -1)
            masks = np.frombuffer(bytearray().join(places.lit), BYTE).reshape(count, -1)
            rewards, ended = np.array(places.rewards), np.array(places.ended)
            lasts = [
                (number, np.frombuffer(one, FLOAT), np.frombuffer(lit, BYTE))
                for number, (one, lit) in places.last.items()
            ]
        else:
            shared = self._workers.arrays
            seen, masks = shared["seen"].copy(), shared["lit"].copy()
            rewards, ended = shared["rewards"].copy(), shared["ended"].copy()
            follow = ended.nonzero()[0].tolist() if "last_seen" in shared else ()
            lasts = [
                (number, shared["last_seen"][number].copy(), shared["last_lit"][number].copy())
                for number in follow
            ]
        for number, one, lit in lasts:
            infos = self._add_info(infos, {"final_obs": one, "final_info": {"action_mask": lit}}, number)
        self._masks = masks.copy()
        infos["action_mask"] = masks
        return seen, rewards, ended, infos

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the processes."""
        workers = getattr(self, "_workers", None)  # a batch that could not be created is closed as well
        if workers is not None:
            workers.close(at_once=bool(kwargs.get("terminate")))
