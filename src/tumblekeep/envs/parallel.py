"""PettingZoo, all agents at once: `parallel_env("dungeons_dice_danger", seats=3)`, for games in which people
decide at the same time.

Every agent acts in every cycle. An agent that is asked nothing has one action, the last: to wait.
Simultaneous decisions are made at once: the answers are given in seat order, and nobody has seen
another's. At a moment at which anyone may act, the first in that order who does not pass has acted. An
action that is not offered changes nothing; the agent is told in `infos[agent]["illegal"]`, and is asked
again. `illegal="raise"`, `"lose"` or `"random"` deal with it otherwise, as in `aec.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from tumblekeep.envs.stepper import IllegalAction
from tumblekeep.envs.zoo import ILLEGAL_REWARD, SeatedAgents


def parallel_env(game: str, **options: Any) -> GamesEnv:
    """Make an environment of a game for several agents at once."""
    return GamesEnv(game, **options)


def env(game: str, **options: Any) -> Any:
    """Make the same environment with one agent after the other: everybody acts or waits in every cycle."""
    return parallel_to_aec(parallel_env(game, **options))


class GamesEnv(SeatedAgents, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game for several agents at once; see the module."""

    metadata: dict[str, Any] = {**SeatedAgents.metadata, "is_parallelizable": True}  # noqa: RUF012 - PettingZoo's
    suffix = "_parallel"
    beyond = 1
    policies = ("again", "raise", "lose", "random")
    cycles = 0

    @property
    def wait(self) -> int:
        """The action of an agent that is asked nothing."""
        return len(self.table.names)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Start a new game; the same seed gives the same luck."""
        self._begin(seed)
        self.cycles = 0
        return self._observations(), {name: {} for name in self.agents}

    def _observations(self) -> dict[str, dict[str, Any]]:
        asked = set(self.stepper.asked())
        found = {}
        for seat, name in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, dtype=np.int8)
            mask[self.stepper.legal(seat) if seat in asked else self.wait] = 1
            found[name] = {"observation": self.stepper.vector(seat), "action_mask": mask}
        return found

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Let every agent act or wait."""
        stepper = self.stepper
        infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        asked, question = stepper.asked(), stepper.play.question
        for seat in asked:
            name = self.possible_agents[seat]
            if stepper.play.question is not question:
                break  # the moment has passed
            try:
                stepper.step(int(actions[name]), seat)
            except IllegalAction as error:
                if self.illegal == "raise":
                    raise
                infos[name]["illegal"] = str(error)
                if self.illegal == "lose":
                    return self._forfeited(name, infos)
                if self.illegal == "random":
                    stepper.step(self._any_action(seat), seat)
        self.cycles += 1
        over = stepper.over
        cut = not over and self.cycles >= self.max_cycles
        rewards = {
            name: self.rewarding.given(stepper.play, seat) for seat, name in enumerate(self.possible_agents)
        }
        seen = self._observations()
        ended, stopped = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ended, stopped, infos

    def _forfeited(self, agent: str, infos: dict[str, dict[str, Any]]) -> tuple[Any, Any, Any, Any, Any]:
        """End the game because of an illegal action."""
        names = self.agents
        seen, self.agents = self._observations(), []
        rewards = {name: ILLEGAL_REWARD if name == agent else 0.0 for name in names}
        return seen, rewards, dict.fromkeys(names, True), dict.fromkeys(names, False), infos
