"""Setups of a game, and a walk through one, for all checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
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
    greedy: bool = False
    """The players follow the game's hints; otherwise they do anything."""

    @property
    def chosen(self) -> Options:
        """The options as a mapping."""
        return dict(self.options)

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options)
        return f"{self.seats} seats, seed {self.seed}{chosen}{', greedy' if self.greedy else ''}"


ENOUGH = 400
"""Answers to look at with the usual options: a short game is played with more seeds."""
MOST_SEEDS = 12
LONGEST_WALK = 20_000
"""Answers after which a game is taken to go on for ever."""
MORE, GREEDY = 1000, 500
"""Where the seeds of further games begin."""


def settings(game: Game) -> list[WalkSetup]:
    """Every value of every option at least once, every number of seats at least once; only what can be played.

    Games between greedy bots come to other places than random ones, so there is one of them. Short games get more seeds of both kinds.
    """
    found = _plain_settings(game)
    usual = [setting for setting in found if not setting.options]
    if not usual:
        return found
    company = usual[min(1, len(usual) - 1)]
    found.append(WalkSetup(company.seats, GREEDY, greedy=True))
    for number in range(_further_seeds(game, company)):
        seats = usual[number % len(usual)].seats
        found.append(WalkSetup(seats, MORE + number, greedy=number % 3 == 2))
    return found


def _further_seeds(game: Game, setting: WalkSetup) -> int:
    """How many further games show about enough answers; none if it can't be played, which the checks will tell."""
    try:
        for play in walk(game, setting, every=ENOUGH):
            if len(play.entries) >= ENOUGH:
                return 0
    except Exception:  # the rules may break in any way; the checks say how
        return 0
    return min(MOST_SEEDS, ENOUGH // max(1, len(play.entries)))


def _plain_settings(game: Game) -> list[WalkSetup]:
    found: list[WalkSetup] = []
    most = min(game.seats.stop - 1, 6)
    for seed, seats in enumerate(range(game.seats.start, most + 1)):
        try:
            game.check(seats, {})
        except TumbleError:
            continue  # this many can sit down only with other options
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
    """The same game, stopped at each question (or at every n-th, from the seed's own place on), from the first to the end."""
    fate = SampledFate(setting.seed)
    bot: Bot = Greedy(game, fate.random) if setting.greedy else Uniform(fate.random)
    play = Play(game, setting.seats, setting.chosen)
    number = setting.seed % every
    while (question := play.question) is not None:
        assert len(play.entries) < LONGEST_WALK, (
            f"{game.slug} does not end: {question!r} is asked after {LONGEST_WALK} answers"
        )
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
