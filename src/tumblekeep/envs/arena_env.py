"""Gymnasium: an arena as an environment, to train the agent that is scored there.

The agent has the seats that it has in the arena: every seat in turn if all want the same or it plays alone, else one seat,
drawn for each game, among steady players (`bots="careless"` is faster to train with). The reward is 0 until the end, then the
arena's result. The games are never those that are scored.
"""

from __future__ import annotations

from collections.abc import Sequence

from tumblekeep.bots.bot import Bot
from tumblekeep.envs.arena import OTHERS, arena_named
from tumblekeep.envs.frozen import among_others
from tumblekeep.envs.single import SeatEnv


class ArenaEnv(SeatEnv):
    """An arena as an environment; see the module."""

    def __init__(
        self,
        arena: str,
        *,
        bots: str | Sequence[str] = OTHERS,
        reward: str = "result",
        observation: str = "vector",
        illegal: str = "refuse",
        max_steps: int = 10_000,
        render_mode: str | None = None,
    ) -> None:
        one = arena_named(arena)
        super().__init__(
            one.game,
            one.seats,
            options=one.options,
            bots=bots,
            reward=reward,
            observation=observation,
            illegal=illegal,
            max_steps=max_steps,
            render_mode=render_mode,
        )
        self.has_every_seat = not among_others(one, self.table)
        if self.has_every_seat:
            self.levels = []

    def _sit_down(self) -> None:
        """Take the first seat, or any seat among others."""
        seats = 1 if self.has_every_seat else self.table.seats
        self.seat = self.rewarded = int(self.np_random.integers(seats))

    def _others(self) -> dict[int, Bot]:
        return {} if self.has_every_seat else super()._others()

    def _let_others_act(self) -> None:
        if not self.has_every_seat:
            super()._let_others_act()
        elif self.stepper.part is not None:
            self.seat = self.stepper.seat
