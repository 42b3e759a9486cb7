"""Setups of a game, and a walk through one, for all checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game, Options
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose, Question
from tumblekeep.fate.sampled import SampledFate


@dataclass(frozen=True)
class WalkSetup:
    """One setup: how many seats, which options, which luck."""

    seats: int
    seed: int
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def chosen(self) -> Options:
        """The options as a mapping."""
        return dict(self.options)

    def __str__(self) -> str:
        return f"{self.seats} seats, seed {self.seed}{''.join(f', {name}={value}' for name, value in self.options)}"


def settings(game: Game) -> list[WalkSetup]:
    """Setups that cover every value of every option and every number of seats at least once; only playable ones."""
    found: list[WalkSetup] = []
    most = min(game.seats.stop - 1, 6)
    for seed, seats in enumerate(range(game.seats.start, most + 1)):
        try:
            game.check(seats, {})
        except TumbleError:
            continue  # this many seats can play only with other options
        found.append(WalkSetup(seats, seed))
    for option in game.options:
        values: tuple[Any, ...] = option.values
        if option.kind == "flag":
            values = (True, False)
        if option.kind == "whole":
            values = (option.low, option.high)
        for number, value in enumerate(values):
            if value == option.default:
                continue
            for seats in range(game.seats.start, most + 1):
                try:
                    game.check(seats, {option.name: value})
                except TumbleError:
                    continue
                found.append(WalkSetup(seats, 100 + number, ((option.name, value),)))
                break
    return found


def walk(game: Game, setting: WalkSetup, every: int = 1) -> Iterator[Play]:
    """Yield the same random game at each question (or every nth), from the first to the end."""
    fate = SampledFate(setting.seed)
    bot = Uniform(fate.random)
    play = Play(game, setting.seats, setting.chosen)
    number = 0
    while (question := play.question) is not None:
        if number % every == 0:
            yield play
        number += 1
        _go_on_once(play, question, lambda part: bot(play.look, part), fate)
    yield play


def go_on(play: Play, fate: SampledFate, count: int) -> None:
    bot = Uniform(fate.random)
    for _ in range(count):
        question = play.question
        if question is None:
            return
        _go_on_once(play, question, lambda part: bot(play.look, part), fate)


def play_to(
    play: Play, moment: Callable[[Play], bool], take: Callable[[Choose], Any], fate: SampledFate
) -> Play:
    """Play on to a moment. `take` answers what seats are asked; if several are asked, the first seat comes first."""
    while not moment(play):
        question = play.question
        assert question is not None, "the game is over, and the moment did not come"
        _go_on_once(play, question, take, fate)
    return play


def _go_on_once(play: Play, question: Question, take: Callable[[Choose], Any], fate: SampledFate) -> None:
    if question.by_fate:
        play.answer(fate(question))
    else:
        seat, mine = next(iter(question.asked().items()))
        play.answer(take(mine), seat)
