"""One seat in each of many games in one process: the part of a batch that plays.

Nothing is wrapped, and nothing is copied on the way: what a seat sees and may do comes as plain memory,
row by row, and is stacked once per step. Each place has its own luck, so that a game is the same whoever
plays the others.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from tumblekeep.bots.bot import Bot
from tumblekeep.envs.rewards import RewardTracker
from tumblekeep.envs.single import bots_for, bots_with, levels_of, memories, play_bots
from tumblekeep.envs.stepper import EnvSpec, Stepper, env_spec


class BatchSpec(NamedTuple):
    """What is played in every place."""

    game: str
    seats: int | None
    seat: int
    options: Mapping[str, Any]
    bots: str | Sequence[str]
    reward: str
    at_once: bool
    """A finished game is followed by the next in the same step; else the next step begins it."""

    def table(self) -> EnvSpec:
        """The environment spec."""
        return env_spec(self.game, self.seats, self.options)


class LocalBatch:
    """Many games of one kind, in one process."""

    def __init__(self, kind: BatchSpec, count: int) -> None:
        self.table = kind.table()
        if not 0 <= kind.seat < self.table.seats:
            raise ValueError(f"seat: got {kind.seat}; there are {self.table.seats} seats, counted from 0")
        self.seat, self.count, self.at_once = kind.seat, count, kind.at_once
        self.levels = levels_of(kind.bots, self.table.seats)
        about = (self.table.game, self.table.seats, self.table.options, kind.reward)
        self._rewarding = [RewardTracker(*about) for _ in range(count)]
        self.steppers: list[Stepper] = []
        self._bots: list[dict[int, Bot]] = []
        self._luck: list[np.random.Generator] = []
        self._pausing = [False] * count
        self.seen: list[array[float]] = []
        """What is seen now, place by place."""
        self.lit: list[bytearray] = []
        """What may be done now: 1 at every such action."""
        self.rewards: list[float] = []
        self.ended: list[bool] = []
        self.last: dict[int, tuple[array[float], bytearray]] = {}
        """The last observation and mask of games that were replaced in the same step."""

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_bots": [memories(bots) for bots in self._bots]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        kept = zip(state["_bots"], self.steppers, strict=True)
        self._bots = [bots_with(self.table, self.levels, one, stepper) for one, stepper in kept]

    def begin(self, seeds: Sequence[int]) -> None:
        """Start new games in all places, each by its seed, as `SeatEnv` starts them."""
        self._luck = [np.random.default_rng(seed) for seed in seeds]
        self.steppers, self._bots = [], []
        for luck in self._luck:
            stepper, bots = self._new(luck)
            self.steppers.append(stepper)
            self._bots.append(bots)
        for rewarding, stepper in zip(self._rewarding, self.steppers, strict=True):
            rewarding.begin(stepper.play)
        self._pausing = [False] * self.count
        self.rewards, self.ended, self.last = [0.0] * self.count, [False] * self.count, {}
        self._look()

    def _look(self) -> None:
        """Observe all places after all have moved. Alternating between rules and numbers at each place takes 10 %
        longer."""
        self.seen = [stepper.numbers(self.seat) for stepper in self.steppers]
        self.lit = [stepper.lit(self.seat) for stepper in self.steppers]

    def _new(self, luck: np.random.Generator) -> tuple[Stepper, dict[int, Bot]]:
        stepper = Stepper(self.table, int(luck.integers(2**62)))
        bots = bots_for(self.table, self.seat, self.levels, stepper)
        play_bots(stepper, self.seat, bots)
        return stepper, bots

    def _again(self, number: int) -> Stepper:
        """Start the next game in a place."""
        stepper, self._bots[number] = self._new(self._luck[number])
        self.steppers[number] = stepper
        self._rewarding[number].begin(stepper.play)
        return stepper

    def step(self, actions: Sequence[int]) -> None:
        """Take one action in each place, each known to be offered. A place that pauses after its game begins the
        next one instead."""
        seat, pausing, bots = self.seat, self._pausing, self._bots
        at_the_end = self._rewarding[0].at_the_end_only
        rewards, ended = [0.0] * self.count, [False] * self.count
        self.last = {}
        for number, stepper in enumerate(self.steppers):
            if pausing[number]:
                stepper = self._again(number)
            else:
                stepper.step(actions[number], seat)
                if stepper.seat != seat:
                    play_bots(stepper, seat, bots[number])
                over = stepper.part is None
                if over or not at_the_end:
                    rewards[number] = self._rewarding[number].given(stepper.play, seat)
                if over:
                    ended[number] = True
                    if self.at_once:
                        self.last[number] = stepper.numbers(seat), stepper.lit(seat)
                        stepper = self._again(number)
        self.rewards, self.ended = rewards, ended
        self._look()
        if not self.at_once:
            self._pausing = ended
