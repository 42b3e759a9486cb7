"""What both PettingZoo interfaces share: the agents of a game, their spaces, the start of a game, and
rendering.

Agents are `seat_0`, `seat_1`, ... An observation is `{"observation": vector, "action_mask": mask}`; fate
answers by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces

from tumblekeep.envs.picture import draw_view
from tumblekeep.envs.rewards import RewardTracker
from tumblekeep.envs.stepper import EnvSpec, Stepper, env_spec
from tumblekeep.envs.wording import describe_position

RENDER_MODES = ["human", "ansi", "rgb_array"]
ILLEGAL_REWARD = -1.0
"""What an agent gets for an illegal action that loses the game; everybody else gets nothing."""


class SeatedAgents:
    """A game with an agent in every seat; each interface adds its own way to act."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - PettingZoo's
    stepper: Stepper
    _instead: Random
    suffix = ""
    """Distinguishes the names of the two interfaces."""
    beyond = 0
    """Actions in addition to those of the vocabulary."""
    policies: tuple[str, ...] = ("raise", "lose", "random")
    """What may be done about an action that is not offered, the usual one first: raise `IllegalAction`; end the game, with
    `ILLEGAL_REWARD` for the agent; take one that is offered, at random. `infos[agent]["illegal"]` tells it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = "outcome",
        max_cycles: int = 100_000,
        render_mode: str | None = None,
        illegal: str | None = None,
    ) -> None:
        super().__init__()
        self.illegal = self.policies[0] if illegal is None else illegal
        if self.illegal not in self.policies:
            raise ValueError(
                f"there is no policy {illegal!r} for illegal actions; use one of: {', '.join(self.policies)}"
            )
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(
                f"there is no render mode {render_mode!r}; use one of: {', '.join(RENDER_MODES)}"
            )
        table = self.table = env_spec(game, seats, options)
        self.metadata = {**self.metadata, "name": f"tumblekeep_{game}{self.suffix}_v{table.game.version}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.rewarding = RewardTracker(table.game, table.seats, table.options, reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        count = len(table.names) + self.beyond
        self._actions = {name: spaces.Discrete(count) for name in self.possible_agents}
        self._seen = {name: _seen(table, count) for name in self.possible_agents}
        self._luck = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def _begin(self, seed: int | None) -> None:
        """Start a new game with all agents; the same seed gives the same luck."""
        if seed is not None:
            self._luck = Random(seed)
        self.stepper = Stepper(self.table, self._luck.getrandbits(62))
        if self.illegal == "random":  # drawn only then, so that other policies keep the games of their seeds
            self._instead = Random(self._luck.getrandbits(62))
        self.rewarding.begin(self.stepper.play)
        self.agents = self.possible_agents[:]

    def _any_action(self, seat: int) -> int:
        """Return an action that is offered to a seat, at random, from luck of its own."""
        legal = self.stepper.legal(seat)
        return legal[int(self._instead.random() * len(legal))]

    def render(self) -> Any:
        """Render the table as words or as a picture; `human` prints the words."""
        seat = max(self.stepper.seat, 0)
        if self.render_mode == "rgb_array":
            return draw_view(self.stepper, seat)
        text = describe_position(self.stepper, seat)
        if self.render_mode == "human":
            print(text)  # noqa: T201 - it was asked for
            return None
        return text

    def close(self) -> None:
        """Do nothing, because nothing is held open."""


def _seen(table: EnvSpec, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (table.observer.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
