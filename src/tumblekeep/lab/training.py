"""Learn what positions are worth, from games of the steady player with itself, turn by turn.

Half of the games are played as the steady player plays; they teach the odds. In the others it tries other
options now and then, so that the value knows positions off the steady player's own path. The end of each
turn is a training example: its target mixes the current values of the following turns and, at the end,
the outcome (TD with `TRACE`). The fit is a ridge regression over the curves of `players/value.py`. The
same seed gives the same files.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option
from tumblekeep.core.game import Fate, Game, Options
from tumblekeep.core.goal import Features
from tumblekeep.core.play import Look, Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.lab.odds_training import ROUNDS, UNSEEN, learned_odds
from tumblekeep.lab.regression import RidgeFit, TrainingGame, TrainingSet, lessons_of, positions_of
from tumblekeep.players.value import (
    FORM,
    PositionValue,
    plain_value,
)

TRACE = 0.75
"""The lambda of TD: how much of a target comes from the turns after the next."""
TRIED = (0.0, 0.06, 0.0, 0.15)
"""How often an odd option is tried, alternating from game to game."""
MOST_POSITIONS = 60_000
"""Positions that a value is fitted to. Those of one game end alike, so every second or third of a game's turns says as much as all
of them, and more games say more."""
RIDGES = (10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0)
MARGIN = 0.02
"""The gain that an option needs over the hint, as a share of how far single games stray from their value."""
STEPS = 10
"""Bins of odds that are compared with the results."""
DRAWN_AGAIN = 60
"""Bootstrap resamples of games that measure what chance alone does."""


class ExploringBot:
    """A bot that now and then takes any option."""

    def __init__(self, bot: Bot, share: float, random: Callable[[], float]) -> None:
        self.bot, self.share, self.random = bot, share, random

    def __call__(self, look: Look, question: Choose) -> Option:
        """Answer as the bot does, or with any option."""
        if self.share and self.random() < self.share:
            return question.options[int(self.random() * len(question.options))]
        return self.bot(look, question)


def training_games(
    game: Game,
    seats: int,
    options: Options,
    seed: str,
    *,
    first: int = 0,
    tried: Sequence[float] = TRIED,
    player: Callable[[Game, Callable[[], float]], Bot] = Greedy,
) -> Iterator[list[TrainingGame]]:
    """Yield games without end, one after the other, each as the courses of its seats."""
    number = first
    while True:
        share = tried[number % len(tried)]
        luck = Random(f"{seed}/{number}")
        fate = SkilledFate(luck.random, "average", tables=False)
        mind = Random(f"{seed}/{number}/bot").random
        yield _course(Play(game, seats, options), fate, ExploringBot(player(game, mind), share, mind), share)
        number += 1


def some_courses(
    slug: str, seats: int, options: Options, seed: str, first: int, count: int, tried: Sequence[float]
) -> list[list[TrainingGame]]:
    """Play this many of these games from the number `first` on, as the work of one process."""
    return list(
        itertools.islice(training_games(load(slug), seats, options, seed, first=first, tried=tried), count)
    )


def _course(play: Play, fate: Fate, bot: Bot, share: float) -> list[TrainingGame]:
    goal = play.game.goal
    assert goal is not None
    eyes = range(1 if goal.shared(play.options) else play.seats)
    seen: list[list[Features]] = [[] for _ in eyes]
    turn = 0
    while (question := play.question) is not None:
        if play.table.turn.number != turn:
            turn = play.table.turn.number
            for seat in eyes:
                seen[seat].append(goal.features(play.table, seat))
        if question.by_fate:
            play.answer(fate(question))
        else:
            seat, part = next(iter(question.asked().items()))
            play.answer(bot(play.look, part), seat)
    outcome = play.outcome
    assert outcome is not None
    return [
        TrainingGame(
            seen[seat], goal.wanted(outcome, seat), goal.result(outcome, seat, play.options), share == 0.0
        )
        for seat in eyes
    ]


def thinned(
    games: Sequence[Sequence[TrainingGame]], most: int = MOST_POSITIONS
) -> Sequence[Sequence[TrainingGame]]:
    """The same games with fewer positions of each, evenly taken from all of its course, if there are more than so many."""
    step = -(-sum(len(course.positions) for game in games for course in game) // most)
    if step <= 1:
        return games
    return [
        [course._replace(positions=course.positions[number % step :: step]) for course in game]
        for number, game in enumerate(games)
    ]


def learn(
    games: Sequence[Sequence[TrainingGame]],
    say: Callable[[str], None] = lambda line: None,
    never: Mapping[str, int] = {},
) -> PositionValue:
    """Learn a value from many games; one in `UNSEEN` is only predicted. The odds are held to what can never be better or worse."""
    import numpy as np

    games = thinned(games)

    kept = [game for number, game in enumerate(games) if number % UNSEEN]
    apart = [game for number, game in enumerate(games) if not number % UNSEEN]
    lessons = TrainingSet(kept)
    matrix, unseen = lessons.matrix(positions_of(kept)), lessons.matrix(positions_of(apart))
    came = lessons_of(apart, None, 1.0, lambda course: course.wanted)
    best: tuple[float, float, Any] | None = None
    product = matrix.T @ matrix
    for ridge in RIDGES:
        weights = _taught(kept, RidgeFit(matrix, product, ridge))
        error = float(np.mean((unseen @ weights - came) ** 2))
        if best is None or error < best[0]:
            best = (error, ridge, weights)
    assert best is not None
    error, ridge, weights = best
    apart_by = float(np.var(came))
    explained = 1 - error / apart_by if apart_by else 0.0  # all of them may have ended alike
    say(f"{len(matrix)} positions, {matrix.shape[1]} weights, ridge {ridge:g}, explains {explained:.3f}")
    odds, notes = learned_odds(games, lessons, ridge, never)
    noise = float(np.std(unseen @ weights - came))
    return PositionValue(
        lessons.sum(weights),
        odds,
        float(f"{MARGIN * noise:.3g}"),
        {
            "games": len(games),
            "positions": len(matrix),
            "ridge": ridge,
            "explained": round(explained, 4),
            "noise": round(noise, 4),
            **notes,
        },
    )


def _taught(games: Sequence[Sequence[TrainingGame]], fit: RidgeFit) -> Any:
    weights = fit.weights(lessons_of(games, None, 1.0, lambda course: course.wanted))
    for _ in range(ROUNDS):
        said = fit.matrix @ weights
        weights = fit.weights(lessons_of(games, said, TRACE, lambda course: course.wanted))
    return weights


class CalibrationBin(NamedTuple):
    """Positions with about the same prediction, and their results."""

    foretold: float
    came: float
    positions: int


def calibration(value: PositionValue, games: Sequence[Sequence[TrainingGame]]) -> list[CalibrationBin]:
    """Compare predictions with results on games that the value has not seen, in tenths by prediction."""
    return [
        CalibrationBin(
            sum(said for said, _, _ in part) / len(part),
            sum(came for _, came, _ in part) / len(part),
            len(part),
        )
        for part in _tenths(value, games)
    ]


def by_chance(value: PositionValue, games: Sequence[Sequence[TrainingGame]]) -> float:
    """Estimate how far the furthest tenth would be off by chance alone in this many games if the odds were true.

    Positions of one game end alike, so a thousand of them say little more than their few games. So whole
    games are resampled from those that were played, and the result is how far each tenth then is from where
    it was in all of them (the median).
    """
    sums = [[[0.0, 0] for _ in range(STEPS)] for _ in games]
    for place, part in enumerate(_tenths(value, games)):
        for said, came, number in part:
            sums[number][place][0] += came - said
            sums[number][place][1] += 1
    whole = _off(sums)
    luck = Random("by chance")
    furthest = []
    for _ in range(DRAWN_AGAIN):
        again = _off([sums[int(luck.random() * len(sums))] for _ in sums])
        furthest.append(max(abs(one - other) for one, other in zip(again, whole, strict=True)))
    return sorted(furthest)[DRAWN_AGAIN // 2]


def _off(sums: Sequence[Sequence[Sequence[float]]]) -> list[float]:
    """Return how far each tenth is off in these games."""
    return [
        sum(game[place][0] for game in sums) / max(1, sum(game[place][1] for game in sums))
        for place in range(STEPS)
    ]


def _tenths(
    value: PositionValue, games: Sequence[Sequence[TrainingGame]]
) -> list[list[tuple[float, float, int]]]:
    """Return the prediction, the result and the game number of every position, in tenths by prediction."""
    found = sorted(
        (value.odds(position), course.result, number)
        for number, game in enumerate(games)
        for course in game
        for position in course.positions
    )
    parts = [found[step * len(found) // STEPS : (step + 1) * len(found) // STEPS] for step in range(STEPS)]
    return [part for part in parts if part]


def value_document(
    game: Game, setting: str, options: Mapping[str, Any], seed: str, value: PositionValue
) -> dict[str, Any]:
    """Return what is written to a file: the value, and what it was made for."""
    return {
        "form": FORM,
        "game": game.slug,
        "setting": setting,
        "version": game.version,
        "digest": game.digest(options),
        "seed": seed,
        **plain_value(value),
    }


def with_odds_of(known: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Return a learned file with the odds of another one; what bots play by stays, and so do the odds of rivals."""
    odds = {name: new["notes"][name] for name in ("games", "plain-games")}
    return {**known, "odds": new["odds"], "notes": {**known["notes"], "odds": {**odds, "seed": new["seed"]}}}
