"""PettingZoo, all at once: `parallel_env("dungeons_dice_danger", seats=3)`, made for games in which people decide at the same time.

Every agent acts in every cycle. Who is asked nothing has one action, the last: `wait`. What all decide at once is decided at once: the
answers are given in the order of the seats, and nobody has seen another's. At a moment at which anyone may act, the first in that order who
does not pass has acted. An action that is not offered changes nothing; the agent is told in `infos[agent]["illegal"]`, and is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from tumblekeep.research.aec import RENDER_MODES, seeded
from tumblekeep.research.picture import drawn
from tumblekeep.research.rewards import Rewarding
from tumblekeep.research.stepper import IllegalAction, Stepper, Table, laid
from tumblekeep.research.wording import told

WAIT = "wait"


def parallel_env(game: str, **options: Any) -> GamesEnv:
    """A game for several agents, all at once."""
    return GamesEnv(game, **options)


def env(game: str, **options: Any) -> Any:
    """The same, one agent after the other: everybody acts or waits in every cycle."""
    return parallel_to_aec(parallel_env(game, **options))


class GamesEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game; see the module."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": True, "render_fps": 2}  # noqa: RUF012 - PettingZoo's

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = "outcome",
        max_cycles: int = 100_000,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
        self.table: Table = laid(game, seats, options)
        self.metadata = {**self.metadata, "name": f"tumblekeep_{game}_parallel_v{self.table.game.version}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.rewarding = Rewarding(self.table.game, self.table.seats, self.table.options, reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.wait = len(self.table.names)
        self.cycles = 0
        self._actions = {name: spaces.Discrete(self.wait + 1) for name in self.possible_agents}
        self._seen = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (self.table.observer.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
                }
            )
            for name in self.possible_agents
        }
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A new game; the same seed gives the same luck."""
        self._luck, luck = seeded(seed, self._luck)
        self.stepper = Stepper(self.table, luck)
        self.rewarding.begin(self.stepper.play)
        self.agents = self.possible_agents[:]
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
        """Everybody acts, or waits."""
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
                infos[name]["illegal"] = str(error)
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

    def render(self) -> Any:
        """The table as words or as a picture; `human` prints the words."""
        seat = max(self.stepper.seat, 0)
        if self.render_mode == "rgb_array":
            return drawn(self.stepper, seat)
        text = told(self.stepper, seat)
        if self.render_mode == "human":
            print(text)  # noqa: T201 - it was asked for
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""
