"""PettingZoo, one agent after the other (AEC): `env("dungeon_attack", seats=3)`.

An action that is not offered raises `IllegalAction` with its name, or is dealt with as `illegal` says: `raise` (usual),
`lose` or `random` (see `SeatedAgents.policies`). If several decide at once, they are asked in seat order, and none sees what
the others have decided.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from tumblekeep.envs.observer import FLOAT
from tumblekeep.envs.stepper import BYTE, IllegalAction
from tumblekeep.envs.zoo import ILLEGAL_REWARD, SeatedAgents


def env(game: str, **options: Any) -> GameEnv:
    """Make an environment of a game for several agents in turn."""
    return GameEnv(game, **options)


class GameEnv(SeatedAgents, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game for several agents in turn; see the module."""

    metadata: dict[str, Any] = {**SeatedAgents.metadata, "is_parallelizable": False}  # noqa: RUF012 - PettingZoo's

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed gives the same luck."""
        self._begin(seed)
        names = self.possible_agents
        self._seat = {name: seat for seat, name in enumerate(names)}
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self._skip_agent_selection = None
        self.agent_selection = names[self.stepper.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and what it may do now."""
        stepper, seat = self.stepper, self._seat[agent]
        return {
            "observation": np.frombuffer(stepper.numbers(seat), FLOAT),
            "action_mask": np.frombuffer(stepper.lit(seat), BYTE),
        }

    def step(self, action: Any) -> None:
        """Take an action for the agent whose turn it is."""
        agent, stepper, names = self.agent_selection, self.stepper, self.possible_agents
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            stepper.step(action)
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            self.infos[agent] = {"illegal": str(error)}
            if self.illegal == "lose":
                self._forfeit(agent)
                return
            stepper.step(self._any_action(stepper.seat))
        else:
            if self.infos[agent]:
                self.infos[agent] = {}
        rewarding = self.rewarding
        self._cumulative_rewards[agent] = 0.0
        if not rewarding.at_the_end_only or stepper.part is None:
            for seat, name in enumerate(names):
                self.rewards[name] = gained = rewarding.given(stepper.play, seat)
                self._cumulative_rewards[name] += gained
        if stepper.part is None:
            self.terminations = dict.fromkeys(names, True)
            self.agent_selection = names[0]
        else:
            if stepper.steps >= self.max_cycles:
                self.truncations = dict.fromkeys(names, True)
            self.agent_selection = names[stepper.seat]
        if self.render_mode == "human":
            self.render()

    def _forfeit(self, agent: str) -> None:
        """End the game because of an illegal action, as PettingZoo's own wrapper does."""
        names = self.possible_agents
        self.rewards = {name: ILLEGAL_REWARD if name == agent else 0.0 for name in names}
        self._cumulative_rewards[agent] = 0.0
        for name in names:
            self._cumulative_rewards[name] += self.rewards[name]
        self.terminations = dict.fromkeys(names, True)
        self.agent_selection = names[0]
