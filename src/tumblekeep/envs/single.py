"""Gymnasium: one seat of a game, with bots of any level in the others.

An observation is the vector of `observer.py` (or with `observation="dict"` the same with its structure).
The legal actions are in `info["action_mask"]` and in `action_masks()`. An action that is not offered
changes nothing and is reported in `info["illegal"]`; with `illegal="raise"` it raises.

An environment can be copied and pickled at any time, before, in and after a game; the copy goes on alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tumblekeep.bots.bot import Bot
from tumblekeep.core.question import Choose
from tumblekeep.core.shape import BySeat, DictOf, Fields, FixedRow, ListOf, Maybe, Shape
from tumblekeep.envs.picture import draw_view
from tumblekeep.envs.rewards import RewardTracker
from tumblekeep.envs.stepper import EnvSpec, IllegalAction, Mask, Stepper, env_spec
from tumblekeep.envs.vector_code import width
from tumblekeep.envs.wording import describe_position
from tumblekeep.players.levels import LEVELS, player
from tumblekeep.players.thinker import Thinker

RENDER_MODES = ("ansi", "rgb_array")
OBSERVATIONS = ("vector", "dict")
ILLEGAL = ("refuse", "raise")
AS_LEVELS = {"random": "careless", "greedy": "steady"}
"""Common names of these two levels elsewhere."""


def chosen(name: str, value: str, known: Sequence[str]) -> str:
    """Return the value if it is one of the known ones, else raise an error."""
    if value not in known:
        raise ValueError(f"{name}: there is no {value!r}; use one of: {', '.join(known)}")
    return value


def level(name: str) -> str:
    """Return a level by its own name, or by its common name elsewhere."""
    return chosen("bots", AS_LEVELS.get(name, name), tuple(LEVELS))


def levels_of(bots: str | Sequence[str], seats: int) -> list[str]:
    """Return the level of each other seat."""
    wanted = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(wanted) != seats - 1:
        raise ValueError(f"bots: got {len(wanted)} levels for {seats - 1} other seats; give one for each")
    return [level(name) for name in wanted]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; see the module."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        bots: str | Sequence[str] = "steady",
        reward: str = "outcome",
        observation: str = "vector",
        illegal: str = "refuse",
        max_steps: int = 10_000,
        render_mode: str | None = None,
    ) -> None:
        self.table: EnvSpec = env_spec(game, seats, options)
        if not 0 <= seat < self.table.seats:
            raise ValueError(f"seat: got {seat}; there are {self.table.seats} seats, counted from 0")
        self.seat = self.rewarded = seat
        self.levels = levels_of(bots, self.table.seats)
        self.structured = chosen("observation", observation, OBSERVATIONS) == "dict"
        self.raises = chosen("illegal", illegal, ILLEGAL) == "raise"
        self.render_mode = None if render_mode is None else chosen("render_mode", render_mode, RENDER_MODES)
        self.max_steps = max_steps
        self.rewarding = RewardTracker(self.table.game, self.table.seats, self.table.options, reward)
        self.action_space = spaces.Discrete(len(self.table.names))
        self.observation_space = (
            space_of(self.table.observer.shape, self.table.seats)
            if self.structured
            else spaces.Box(0.0, 1.0, (self.table.observer.size,), np.float32)
        )
        self.tried = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game; the same seed gives the same luck to the dice and to the bots."""
        super().reset(seed=seed)
        self._sit_down()
        self.stepper = Stepper(self.table, int(self.np_random.integers(2**62)))
        self.bots = self._others()
        self.tried = 0
        self._let_others_act()
        self.rewarding.begin(self.stepper.play)
        return self._seen(), self._info()

    def _sit_down(self) -> None:
        """Take a seat for the next game: always the same."""

    def _others(self) -> dict[int, Bot]:
        return bots_for(self.table, self.seat, self.levels, self.stepper)

    def _let_others_act(self) -> None:
        """Let the others answer until it is this seat's turn, or the game is over."""
        play_bots(self.stepper, self.seat, self.bots)

    def __getstate__(self) -> dict[str, Any]:
        state = dict(self.__dict__)
        if "bots" in state:
            state["bots"] = memories(self.bots)
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "bots" in state:
            self.bots = bots_with(self.table, self.levels, state["bots"], self.stepper)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action; then the others act until it is this seat's turn again."""
        stepper = self.stepper
        self.tried += 1
        try:
            stepper.step(int(action), self.seat)
        except IllegalAction as error:
            if self.raises:
                raise
            cut = self.tried >= self.max_steps
            return self._seen(), 0.0, stepper.over, cut, {**self._info(), "illegal": str(error)}
        self._let_others_act()
        over = stepper.over
        gained = self.rewarding.given(stepper.play, self.rewarded)
        return self._seen(), gained, over, not over and self.tried >= self.max_steps, self._info()

    def _seen(self) -> Any:
        vector = self.stepper.vector(self.seat)
        return self.table.observer.structured(vector) if self.structured else vector

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """Return 1 at every action that may be taken now."""
        return self.stepper.mask(self.seat)

    def render(self) -> Any:
        """Return what this seat sees, as words or as a picture."""
        if self.render_mode == "rgb_array":
            return draw_view(self.stepper, self.seat)
        return describe_position(self.stepper, self.seat) if self.render_mode == "ansi" else None


def bots_for(table: EnvSpec, seat: int, levels: Sequence[str], stepper: Stepper) -> dict[int, Bot]:
    """Make the other players; they use the play's own random numbers."""
    luck = stepper.fate.random  # type: ignore[attr-defined]
    others = [other for other in range(table.seats) if other != seat]
    return {other: player(one, table.game, luck) for other, one in zip(others, levels, strict=True)}


BotMemories = dict[int, tuple[str, int, int] | None]
"""For each seat of a bot what it remembers; None for one that remembers nothing."""


def memories(bots: Mapping[int, Bot]) -> BotMemories:
    """Return what must be kept of the other players besides their levels."""
    return {seat: bot.memory if isinstance(bot, Thinker) else None for seat, bot in bots.items()}


def bots_with(table: EnvSpec, levels: Sequence[str], kept: BotMemories, stepper: Stepper) -> dict[int, Bot]:
    """Make the other players again as they were, with the random numbers of this play; none is drawn for it."""
    luck, bots = stepper.fate.random, {}  # type: ignore[attr-defined]
    for (seat, memory), one in zip(kept.items(), levels, strict=True):
        bots[seat] = bot = player(one, table.game, luck if memory is None else Random(0).random)
        if isinstance(bot, Thinker) and memory is not None:
            bot.recall(memory, luck)
    return bots


def play_bots(stepper: Stepper, seat: int, bots: Mapping[int, Bot]) -> None:
    """Let the others answer until this seat is asked, or the game is over."""
    if stepper.seat == seat or stepper.part is None:
        return
    play, fate = stepper.play, stepper.fate
    look = play.look
    while True:
        question = play.question
        if type(question) is Choose:
            other, part = question.seat, question
            if other == seat:
                break
        else:
            asked = play.asked()
            if not asked or seat in asked:
                break
            other, part = min(asked.items())
        option = bots[other](look, part)
        play.move(option if option in part.options else part.check(option), fate, other)
    stepper.look_up()


def space_of(shape: Shape, seats: int) -> spaces.Space[Any]:
    """Return the space of the structured form."""
    if isinstance(shape, Maybe | ListOf):
        one: dict[str, spaces.Space[Any]] = {"there": spaces.Box(0.0, 1.0, (1,), np.float32)}
        if width(shape.shape, seats):
            one["what"] = space_of(shape.shape, seats)
        return (
            spaces.Tuple([spaces.Dict(one)] * shape.most) if isinstance(shape, ListOf) else spaces.Dict(one)
        )
    if isinstance(shape, Fields):
        parts = {name: part for name, part in shape.parts.items() if width(part, seats)}
        return spaces.Dict({name: space_of(part, seats) for name, part in parts.items()})
    if isinstance(shape, DictOf):
        return spaces.Dict({key: space_of(shape.shape, seats) for key in shape.keys})
    if isinstance(shape, FixedRow):
        return spaces.Tuple([space_of(part, seats) for part in shape.shapes if width(part, seats)])
    if isinstance(shape, BySeat):
        return spaces.Tuple([space_of(shape.shape, seats)] * seats)
    return spaces.Box(0.0, 1.0, (width(shape, seats),), np.float32)
