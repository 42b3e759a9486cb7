"""Many games in one process, one seat of each, without a wrapper around any of them.

`Batch` is a Gymnasium `VectorEnv`: one array of observations, one of masks (`infos["action_mask"]`). A game that is over begins
anew at the next step, whatever action is given for it then (`AutoresetMode.NEXT_STEP`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tumblekeep.bots.bot import Bot
from tumblekeep.research.rewards import Rewarding
from tumblekeep.research.single import bots_for, levels_of, play_bots
from tumblekeep.research.stepper import Stepper, Table, laid


class Batch(VectorEnv[NDArray[np.float32], NDArray[np.int64], Any]):
    """So many games of one kind, stepped together; see the module."""

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
        render_mode: str | None = None,
    ) -> None:
        self.table: Table = laid(game, seats, options)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.seat = seat
        self.levels = levels_of(bots, self.table.seats)
        kinds = (self.table.game, self.table.seats, self.table.options, reward)
        self._rewarding = [Rewarding(*kinds) for _ in range(num_envs)]
        self._at_the_end = self._rewarding[0].at_the_end_only
        size, actions = self.table.observer.size, len(self.table.names)
        self.single_observation_space = spaces.Box(0.0, 1.0, (size,), np.float32)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._size, self._actions = size, actions
        self._over = np.zeros(num_envs, dtype=np.bool_)
        self.steppers: list[Stepper] = []
        self.bots: list[dict[int, Bot]] = []

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """New games in all places."""
        first = seed if isinstance(seed, int) or seed is None else seed[0]
        self._luck = np.random.default_rng(first)
        luck = [int(one) for one in self._luck.integers(2**62, size=self.num_envs)]
        self.steppers, self.bots = [], []
        for number in range(self.num_envs):
            self.steppers.append(Stepper(self.table, luck[number]))
            self.bots.append({})
            self._begin(number, luck[number])
        self._over[:] = False
        return self._look()

    def _begin(self, number: int, luck: int) -> None:
        stepper = self.steppers[number] = Stepper(self.table, luck)
        self.bots[number] = bots_for(self.table, self.seat, self.levels, stepper)
        play_bots(stepper, self.seat, self.bots[number])
        self._rewarding[number].begin(stepper.play)

    def _look(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """What is seen, and what may be done, in all places."""
        seat, read, size, actions = self.seat, self.table.observer.read, self._size, self._actions
        seen = np.zeros((self.num_envs, size), dtype=np.float32)
        masks = np.zeros((self.num_envs, actions), dtype=np.int8)
        row, lit, begin = seen.data.cast("B").cast("f"), masks.data.cast("B"), 0
        for number, stepper in enumerate(self.steppers):
            part = stepper.part if stepper.seat == seat else stepper.part_of(seat)
            start = number * size
            read(row[start : start + size], stepper.play.table, seat, part, stepper.begun.get(seat, ()))
            for action in stepper.legal(seat):
                lit[begin + action] = 1
            begin += actions
        return seen, {"action_mask": masks}

    def step(
        self, actions: Any
    ) -> tuple[
        NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """One action in each game. One that is not offered raises, by name, and says in which game."""
        seat, over = self.seat, self._over
        rewards = np.zeros(self.num_envs, dtype=np.float64)
        ended = np.zeros(self.num_envs, dtype=np.bool_)
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        for number, stepper in enumerate(self.steppers):
            if over[number]:
                self._begin(number, int(self._luck.integers(2**62)))
                continue
            try:
                stepper.step(chosen[number], seat)
            except ValueError as error:
                error.add_note(f"in game {number} of the batch")
                raise
            play_bots(stepper, seat, self.bots[number])
            if stepper.part is None:
                ended[number] = True
                rewards[number] = self._rewarding[number].given(stepper.play, seat)
            elif not self._at_the_end:
                rewards[number] = self._rewarding[number].given(stepper.play, seat)
        self._over = ended.copy()
        seen, infos = self._look()
        return seen, rewards, ended, np.zeros_like(ended), infos
