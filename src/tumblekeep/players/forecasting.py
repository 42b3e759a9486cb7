"""Forecasts of a position, for people: the chance to win or the expected points, and how sure that is.

There are three functions, each limited to what one seat can know. `foretold` reads a table between two turns, or a view
of it. `foretell` works in the middle of a turn, too. `weigh` forecasts every option of an open question. Odds displays,
hints and game analysis build on these. The numbers come from `PositionValue.odds`, which was calibrated on games it had
not seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option
from tumblekeep.core.game import Game, Options
from tumblekeep.core.goal import CLOCK
from tumblekeep.core.imagine import imagine
from tumblekeep.core.play import Play
from tumblekeep.core.table import Outcome
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.players.search import Budget
from tumblekeep.players.thinker import judge_odds, ponder
from tumblekeep.players.value import chances, value_for

SAMPLES = 12
"""How often a turn is played to its end to make a forecast in its middle."""


class Expectation(NamedTuple):
    """The forecast for one seat."""

    measure: str
    """`won`: the chance to win, 0 to 1; `points`: how many."""
    expected: float
    """The expected value in this measure."""
    spread: float
    """How far single games end from that, as a standard deviation."""
    error: float
    """How far this number may be from the true one, as a standard error."""
    sure: float
    """The share of the difference between games that is known by now, 0 to 1; small early in a game."""

    @property
    def won(self) -> float | None:
        """The chance to win; None if only points count."""
        return self.expected if self.measure == "won" else None


class OptionForecast(NamedTuple):
    """An option, and the forecast after it."""

    option: Option
    foretold: Expectation | None
    """None: it was not evaluated, because others looked more promising."""


class OptionForecasts(NamedTuple):
    """Every option of a question, with its forecast."""

    hint: Option
    """What the game's own hints would choose."""
    choice: Option
    """The best option by the forecasts, or the hint if none is clearly ahead of it."""
    options: Sequence[OptionForecast]
    """In the order of the question."""


def foretold(game: Game, seats: int, options: Options, seen: Any, seat: int) -> Expectation | None:
    """Forecast from a table between two turns, or from a seat's view of it; None if nothing has been learned."""
    value = value_for(game, seats, options)
    if value is None or game.goal is None:
        return None
    goal = game.goal
    expected = chances(goal, value, seats, options, seen)[0 if goal.shared(options) else seat]
    if goal.measure(seats) == "won" and goal.settled(seen, seat) is not None:
        return Expectation(goal.measure(seats), expected, 0.0, 0.0, 1.0)
    _, spread, error, sure = value.odds.stage(goal.features(seen, seat)[CLOCK])
    return Expectation(goal.measure(seats), expected, spread, error, sure)


def ended(game: Game, seats: int, options: Options, outcome: Outcome, seat: int) -> Expectation | None:
    """The actual result, in the same measure."""
    if game.goal is None:
        return None
    return Expectation(game.goal.measure(seats), game.goal.result(outcome, seat, options), 0.0, 0.0, 1.0)


def foretell(
    play: Play, seat: int, seed: str, *, samples: int = SAMPLES, hand: str | float = "average"
) -> Expectation | None:
    """Forecast for a seat now, whoever is asked what; None if nothing has been learned.

    Steady players play the turn to its end `samples` times, from what this seat can know. The same seed plays the same
    turns. `samples=0` reads the table as it lies, which is fast but right only between two turns.
    """
    game = play.game
    if play.outcome is not None:
        return ended(game, play.seats, play.options, play.outcome, seat)
    if not samples:
        return foretold(game, play.seats, play.options, imagined(play, seat, seed, hand).table, seat)
    found: list[Expectation] = []
    for number in range(samples):
        world = imagined(play, seat, f"{seed}/{number}", hand)
        _to_the_end_of_the_turn(world, f"{seed}/{number}", hand)
        one = (
            foretold(game, play.seats, play.options, world.table, seat)
            if world.outcome is None
            else ended(game, play.seats, play.options, world.outcome, seat)
        )
        if one is None:
            return None
        found.append(one)
    return _averaged(found)


def imagined(play: Play, seat: int, seed: str, hand: str | float) -> Play:
    """The play as a seat may know it, to be played on."""
    dice = SkilledFate(Random(f"{seed}/world").random, hand, tables=False)
    return imagine(play, seat, dice, dice.pick)


def _to_the_end_of_the_turn(play: Play, seed: str, hand: str | float) -> None:
    luck = Random(seed).random
    fate, steady = SkilledFate(luck, hand, tables=False), Greedy(play.game, luck)
    last = play.turn.number
    while (question := play.question) is not None and play.turn.number <= last:
        if question.by_fate:
            play.answer(fate(question))
        else:
            who, part = next(iter(question.asked().items()))
            play.answer(steady(play.look, part), who)


def _averaged(found: Sequence[Expectation]) -> Expectation:
    """The average of several ends of a turn. Its spread combines how much they differ and the spread of each."""
    count = len(found)
    expected = sum(one.expected for one in found) / count
    differing = sum((one.expected - expected) ** 2 for one in found) / count
    spread = sqrt(sum(one.spread**2 for one in found) / count + differing)
    error = sqrt(sum(one.error**2 for one in found) / count + differing / count)
    return Expectation(found[0].measure, expected, spread, error, sum(one.sure for one in found) / count)


def weigh(
    play: Play, seat: int, limits: Budget, seed: str, *, hand: str | float = "average"
) -> OptionForecasts | None:
    """Forecast each option of what this seat is asked now; None if nothing has been learned.

    It looks ahead within the limits, in the measure of odds, with the same luck for every option.
    """
    game = play.game
    value = value_for(game, play.seats, play.options)
    if value is None or game.goal is None:
        return None
    judge = judge_odds(game.goal, value, play.seats, play.options)
    thought = ponder(play, seat, limits, seed, value=value, judge=judge, hand=hand, margin=0.0)
    now = foretell(play, seat, seed, samples=0, hand=hand)
    assert thought is not None
    assert now is not None
    weighed = [
        OptionForecast(
            one.option,
            Expectation(now.measure, one.value, now.spread, sqrt(now.error**2 + one.error**2), now.sure)
            if one.near
            else None,
        )
        for one in thought.prospects
    ]
    return OptionForecasts(thought.hint, thought.choice, weighed)
