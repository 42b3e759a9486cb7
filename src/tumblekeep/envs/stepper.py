"""A game played step by step by numbered actions, with fate from a seed: the basis of all environments."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any, SupportsInt

import numpy as np
from numpy.typing import NDArray

from tumblekeep.core.game import Fate, Game
from tumblekeep.core.log import from_text, log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.core.scope import Vocabulary
from tumblekeep.core.table import Outcome
from tumblekeep.envs.observer import FLOAT, Observer, Vector
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load

Mask = NDArray[np.int8]
BYTE = np.dtype(np.int8)


class IllegalAction(ValueError):
    """An action that is not offered now. Says which, and what is offered."""


class EnvSpec:
    """What stays the same for all plays of a game with these seats and options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = game.check(seats, options)
        self.vocabulary = Vocabulary(game, seats, self.options)
        self.observer = Observer(self.vocabulary)
        self.names = self.vocabulary.names
        self._given = dict(options)

    def __deepcopy__(self, memo: Any) -> EnvSpec:
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        if load(self.game.slug) is self.game:
            return env_spec, (self.game.slug, self.seats, self._given)
        return EnvSpec, (self.game, self.seats, self._given)


def env_spec(slug: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> EnvSpec:
    """Return the spec of a game; the same object for the same seats and options."""
    game = load(slug)
    known = dict(options or {})
    if seats is None:
        seats = usual_seats(game, known)
    plain = all(isinstance(value, str | int) for value in known.values())
    if plain:
        return _laid(slug, seats, tuple(sorted(known.items())))
    return EnvSpec(game, seats, known)


def usual_seats(game: Game, options: Mapping[str, Any]) -> int:
    """Return three, or the nearest number of seats that can be played."""
    return min(game.seats, key=lambda seats: (abs(seats - 3), seats))


@lru_cache(maxsize=64)
def _laid(slug: str, seats: int, options: tuple[tuple[str, Any], ...]) -> EnvSpec:
    return EnvSpec(load(slug), seats, dict(options))


class Stepper:
    """One play: who is asked (`seat`), what they may do (`legal`), and one step (`step`).

    If several are asked at once, the first of them in seat order is `seat`; `step` and `legal` can be given
    another. Some options take several steps to name (see `Scope.stepwise`). Until an option is complete, nothing
    has been answered.
    """

    __slots__ = (
        "_actions",
        "_count",
        "_first",
        "_numbers",
        "_stepwise",
        "begun",
        "fate",
        "part",
        "play",
        "seat",
        "steps",
        "table",
    )

    def __init__(self, table: EnvSpec, seed: int | str | Fate = 0, play: Play | None = None) -> None:
        self.table = table
        self._keep_at_hand(table)
        self.fate: Fate = seed if callable(seed) else SampledFate(seed)
        self.begun: dict[int, tuple[int, ...]] = {}
        """The option that each seat has begun to name."""
        self.steps = 0
        self.play = play or Play(table.game, table.seats, table.options)
        if play is None:
            self.play.let_fate(self.fate)
        self.look_up()

    def _keep_at_hand(self, table: EnvSpec) -> None:
        """Cache what every step needs of the spec."""
        self._first, self._stepwise = table.vocabulary.first, table.vocabulary.stepwise
        self._numbers, self._count = table.observer.numbers, len(table.names)

    def look_up(self) -> None:
        """Update who is asked now."""
        question = self.play.question
        self._actions: list[int] | None = None
        if type(question) is Choose:
            self.part: Choose | None = question
            self.seat = question.seat
        elif question is None or not question.several:
            self.part, self.seat = None, -1
        else:
            self.seat, self.part = min(question.asked().items())

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.play.question is None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.play.outcome

    def asked(self) -> list[int]:
        """Return every seat that may act now."""
        return sorted(self.play.asked())

    def part_of(self, seat: int | None) -> Choose | None:
        """Return what a seat is asked, or None."""
        return self.part if seat is None or seat == self.seat else self.play.asked().get(seat)

    def legal(self, seat: int | None = None) -> list[int]:
        """Return the actions that a seat may take now, each once; by default for the seat to act. Do not modify the
        list."""
        if seat is None or seat == self.seat:
            actions = self._actions
            if actions is None:
                self._actions = actions = self._spelled(self.part, self.seat)
            part = self.part
        else:
            part = self.play.asked().get(seat)
            actions = self._spelled(part, seat)
        if part is not None and part.ask in self._stepwise:
            return [action for action in dict.fromkeys(actions) if action >= 0]
        return actions

    def _spelled(self, part: Choose | None, seat: int) -> list[int]:
        """Return for each option the action that chooses it or continues it; -1 for options that don't match what
        was begun."""
        if part is None:
            return []
        if self.begun and seat in self.begun:
            return self.table.vocabulary.actions(part.ask, part.options, self.begun[seat])
        first = self._first[part.ask]
        return [first[option] for option in part.options]

    def mask(self, seat: int | None = None) -> Mask:
        """Return 1 at every action that a seat may take now."""
        return np.frombuffer(self.lit(self.seat if seat is None else seat), BYTE)

    def vector(self, seat: int) -> Vector:
        """Return what a seat sees and what it is asked."""
        return np.frombuffer(self.numbers(seat), FLOAT)

    def lit(self, seat: int) -> bytearray:
        """Return the mask as plain memory."""
        if seat != self.seat:
            actions = self._spelled(self.play.asked().get(seat), seat)
        elif (known := self._actions) is None:
            self._actions = actions = self._spelled(self.part, seat)
        else:
            actions = known
        mask = bytearray(self._count)
        if self.begun and seat in self.begun:
            actions = [action for action in actions if action >= 0]
        for action in actions:
            mask[action] = 1
        return mask

    def numbers(self, seat: int) -> array[float]:
        """Return the vector as plain memory."""
        part = self.part if seat == self.seat else self.play.asked().get(seat)
        begun = self.begun.get(seat, ()) if self.begun else ()
        return self._numbers(self.play.table, seat, part, begun)

    def step(self, action: SupportsInt, seat: int | None = None) -> None:
        """Take an action. One that is not offered is refused by name, and nothing changes."""
        action = int(action)  # comparing numpy integers is slow
        if seat is None or seat == self.seat:
            seat, part, actions = self.seat, self.part, self._actions
            if actions is None:
                actions = self._spelled(part, seat)
        else:
            part = self.play.asked().get(seat)
            actions = self._spelled(part, seat)
        try:
            place = actions.index(action)
        except ValueError:
            raise self._refused(action, seat, part) from None
        if part is None or action < 0:
            raise self._refused(action, seat, part)
        option = part.options[place]
        self.steps += 1
        if part.ask in self._stepwise:
            named = (*self.begun.get(seat, ()), action)
            if len(self.table.vocabulary.spellings(part.ask, [option])[0]) > len(named):
                self.begun[seat] = named
                self._actions = None
                return
            self.begun.pop(seat, None)
        play = self.play
        play.move(option, self.fate, seat)
        question = play.question  # inlined from `look_up`, because most of the time is spent here
        self._actions = None
        if type(question) is Choose:
            self.part = question
            self.seat = question.seat
        else:
            self.look_up()

    def _refused(self, action: int, seat: int, part: Choose | None) -> IllegalAction:
        names = self.table.names
        name = names[action] if 0 <= action < len(names) else f"action {action}"
        if part is None:
            return IllegalAction(f"{name}: seat {seat} is asked nothing now")
        offered = ", ".join(names[one] for one in self.legal(seat))
        return IllegalAction(
            f"{name} is not offered to seat {seat} by {part.ask.name} ({part.ask.clause}); offered: {offered}"
        )

    def __deepcopy__(self, memo: Any) -> Stepper:
        """Return a play at the same point with the same luck ahead, which shares nothing that changes."""
        other = self.fork(_copied_fate(self.fate, memo))
        other.play.table.told[:] = self.play.table.told  # what is told of the way here belongs to its words
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """A play is pickled as its log, and read by playing it again; fate with the state of its random numbers."""
        names = [f"seat {seat}" for seat in range(self.play.seats)]
        fate: Any = self.fate.random if type(self.fate) is SampledFate else self.fate
        return _restored, (self.table, to_text(log_of(self.play, names)), fate, self.begun, self.steps)

    def fork(self, fate: Fate | None = None) -> Stepper:
        """Return another play at the same point."""
        other = Stepper.__new__(Stepper)
        other.table = self.table
        other._keep_at_hand(self.table)
        other.fate = fate or self.fate
        other.begun = dict(self.begun)
        other.steps = self.steps
        other.play = self.play.fork()
        other.look_up()
        return other


def _copied_fate(fate: Fate, memo: Any) -> Fate:
    """Copy fate with its luck. The method of a built-in generator counts as unchangeable for `deepcopy`, so it is
    copied here."""
    if type(fate) is not SampledFate:
        return deepcopy(fate, memo)
    owner = getattr(fate.random, "__self__", None)
    return SampledFate(
        deepcopy(owner, memo).random if isinstance(owner, Random) else deepcopy(fate.random, memo)
    )


def _restored(
    table: EnvSpec, log: str, fate: Fate | Callable[[], float], begun: dict[int, tuple[int, ...]], steps: int
) -> Stepper:
    owner = getattr(fate, "__self__", None)
    luck: Any = SampledFate(owner.random) if isinstance(owner, Random) else fate
    stepper = Stepper(table, luck, from_text(log).replay(table.game))
    stepper.begun, stepper.steps = begun, steps
    stepper.look_up()
    return stepper
