"""PettingZoo, one agent after the other (AEC): `env("dungeon_attack", seats=3)`.

Agents are `seat_0`, `seat_1`, ... An observation is `{"observation": vector, "action_mask": mask}`; fate answers by itself. An action
that is not offered raises `IllegalAction` with its name. Where several decide at once they are asked in the order of their seats,
and none sees what the others have decided.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tumblekeep.research.picture import drawn
from tumblekeep.research.rewards import Rewarding
from tumblekeep.research.stepper import Stepper, Table, laid
from tumblekeep.research.wording import told

RENDER_MODES = ["human", "ansi", "rgb_array"]


def env(game: str, **options: Any) -> GameEnv:
    """A game for several agents, in turn."""
    return GameEnv(game, **options)


def seeded(seed: int | None, generator: np.random.Generator) -> tuple[np.random.Generator, int]:
    """A generator that goes on, or begins with a seed; and the luck of the next play from it."""
    if seed is not None:
        generator = np.random.default_rng(seed)
    return generator, int(generator.integers(2**62))


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game; see the module."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012 - PettingZoo's

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
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
        self.table: Table = laid(game, seats, options)
        self.metadata = {**self.metadata, "name": f"tumblekeep_{game}_v{self.table.game.version}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.rewarding = Rewarding(self.table.game, self.table.seats, self.table.options, reward)
        self._names = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._seat = {name: seat for seat, name in enumerate(self._names)}
        self.possible_agents = self._names[:]
        self.agents: list[str] = []
        count = len(self.table.names)
        self._actions = {name: spaces.Discrete(count) for name in self._names}
        self._seen = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (self.table.observer.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for name in self._names
        }
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same luck."""
        self._luck, luck = seeded(seed, self._luck)
        self.stepper = Stepper(self.table, luck)
        self.rewarding.begin(self.stepper.play)
        self.agents = self._names[:]
        self.rewards = dict.fromkeys(self._names, 0.0)
        self._cumulative_rewards = dict.fromkeys(self._names, 0.0)
        self.terminations = dict.fromkeys(self._names, False)
        self.truncations = dict.fromkeys(self._names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self._names}
        self._skip_agent_selection = None
        self.agent_selection = self._names[self.stepper.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do now."""
        stepper, seat = self.stepper, self._seat[agent]
        return {"observation": stepper.vector(seat), "action_mask": stepper.mask(seat)}

    def step(self, action: Any) -> None:
        """Take an action for the agent whose turn it is."""
        agent, stepper = self.agent_selection, self.stepper
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        stepper.step(action)
        rewarding = self.rewarding
        self._cumulative_rewards[agent] = 0.0
        if not rewarding.at_the_end_only or stepper.part is None:
            for seat, name in enumerate(self._names):
                self.rewards[name] = gained = rewarding.given(stepper.play, seat)
                self._cumulative_rewards[name] += gained
        if stepper.part is None:
            self.terminations = dict.fromkeys(self._names, True)
            self.agent_selection = self._names[0]
        else:
            if stepper.steps >= self.max_cycles:
                self.truncations = dict.fromkeys(self._names, True)
            self.agent_selection = self._names[stepper.seat]
        if self.render_mode == "human":
            self.render()

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
