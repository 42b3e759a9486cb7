"""Learn what positions are worth, from games of the steady player with itself, turn by turn.

Half of the games are played as the steady player plays; they teach the odds. In the others it tries other
options now and then, so that the value knows positions off the steady player's own path. The end of each
turn is a training example: its target mixes the current values of the following turns and, at the end,
the outcome (TD with `TRACE`). The fit is a ridge regression over the curves of `players/value.py`. The
same seed gives the same files.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option
from tumblekeep.core.game import Fate, Game, Options
from tumblekeep.core.goal import CLOCK, Features
from tumblekeep.core.play import Look, Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.players.value import (
    FORM,
    FeatureCurve,
    FeatureSum,
    OddsConfidence,
    OddsScale,
    PositionValue,
    plain_value,
)

for _threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_threads, "1")  # small matrices: several threads would only wait for each other

TRACE = 0.75
"""The lambda of TD: how much of a target comes from the turns after the next."""
TRACE_ODDS = 0.9
"""The lambda for learning odds: closer to the real outcome, and less dependent on the value's own estimates."""
ROUNDS = 5
"""How often the targets are recomputed with the value learned last."""
KNOTS = 7
"""Maximum number of knots of a curve."""
RARE = 12
"""A feature that differs in fewer positions is left out, because nothing can be learned from it."""
TRIED = (0.0, 0.06, 0.0, 0.15)
"""How often an odd option is tried, alternating from game to game."""
MOST_POSITIONS = 60_000
"""Positions that a value is fitted to. Those of one game end alike, so every second or third of a game's turns says as much as all
of them, and more games say more."""
RIDGES = (10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0)
UNSEEN = 5
"""One game in this many is held out, to measure how well the value predicts unseen games."""
MARGIN = 0.02
"""The gain that an option needs over the hint, as a share of how far single games stray from their value."""
STEPS = 10
"""Bins of odds that are compared with the results."""
DRAWN_AGAIN = 60
"""Bootstrap resamples of games that measure what chance alone does."""
FINE = 20
"""Bins in which odds are calibrated."""
STAGED = (0.0, 0.15, 0.3, 0.5, 0.7, 0.85, 1.0)
"""Clocks at which odds are corrected."""
SHRUNK = 200.0
"""Positions for which no correction is assumed at each of them."""
STAGES = (0.2, 0.4, 0.6, 0.8, 1.0)
"""Stages of a game by its clock; the precision of odds is given for each."""


class TrainingGame(NamedTuple):
    """One game from one seat: the positions between its turns, and how it ended."""

    positions: list[Features]
    wanted: float
    result: float
    plain: bool
    """Nothing odd was tried in it."""


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


class TrainingSet:
    """Positions as numbers: the columns of the regression, and how to read curves back from their weights."""

    def __init__(self, games: Sequence[Sequence[TrainingGame]]) -> None:
        import numpy as np

        flat = [position for game in games for course in game for position in course.positions]
        names = sorted({name for position in flat for name in position if name != CLOCK})
        self.knots: dict[str, tuple[float, ...]] = {}
        for name in (CLOCK, *names):
            amounts = np.array([position.get(name, 0.0) for position in flat], dtype=np.float64)
            knots = _knots(amounts)
            if len(knots) > 1:
                self.knots[name] = knots

    def matrix(self, positions: Sequence[Features]) -> Any:
        """Return a row for each position, and a column for each piece of a curve, early and late."""
        import numpy as np

        clock = np.array([position[CLOCK] for position in positions], dtype=np.float64)
        columns = []
        for name, knots in self.knots.items():
            amounts = np.array([position.get(name, 0.0) for position in positions], dtype=np.float64)
            for low, high in itertools.pairwise(knots):
                ramp = np.clip((amounts - low) / (high - low), 0, 1)
                columns.append(ramp)
                columns.append(ramp * clock)
        columns.append(np.ones(len(positions), dtype=np.float64))
        return np.stack(columns, axis=1)

    def sum(self, weights: Any) -> FeatureSum:
        """Return the curves of these weights."""
        curves = {}
        place = 0
        for name, knots in self.knots.items():
            early, late = [0.0], [0.0]
            for _ in knots[1:]:
                early.append(early[-1] + float(weights[place]))
                late.append(late[-1] + float(weights[place + 1]))
                place += 2
            curves[name] = FeatureCurve(knots, tuple(early), tuple(late))
        return FeatureSum(float(weights[-1]), curves)


def _knots(amounts: Any) -> tuple[float, ...]:
    import numpy as np

    found, counts = np.unique(amounts, return_counts=True)
    if len(found) < 2 or len(amounts) - counts.max() < RARE:
        return ()
    if len(found) > KNOTS:
        places = np.quantile(amounts, np.linspace(0.01, 0.99, KNOTS))
        found = np.unique(places)
        if len(found) < 3:  # mostly one amount: the ends and the middle of the rest
            rest = amounts[amounts != found[0]] if len(found) else amounts
            found = np.unique(np.concatenate([found, np.quantile(rest, [0.1, 0.5, 0.9])]))
    return tuple(float(f"{one:.4g}") for one in np.unique(np.round(found, 4)))


class RidgeFit:
    """A ridge regression that is solved again and again, with other targets for the same positions."""

    def __init__(self, matrix: Any, product: Any, ridge: float) -> None:
        import numpy as np

        self.matrix = matrix
        penalty = np.full(len(product), ridge)
        penalty[-1] = 1e-6  # the start is free
        self._inverse = np.linalg.inv(product + np.diag(penalty))

    def weights(self, wanted: Any) -> Any:
        """Return the weights that fit these targets best."""
        return self._inverse @ (self.matrix.T @ wanted)


def _lessons(
    games: Sequence[Sequence[TrainingGame]], said: Any, trace: float, ending: Callable[[TrainingGame], float]
) -> Any:
    """Return the target of each position: a mixture of the value of the next ones and the outcome."""
    import numpy as np

    wanted = np.empty(sum(len(course.positions) for game in games for course in game))
    place = 0
    for game in games:
        for course in game:
            after = ending(course)
            count = len(course.positions)
            for step in range(count - 1, -1, -1):
                wanted[place + step] = after
                after = trace * after + (1 - trace) * said[place + step] if said is not None else after
            place += count
    return wanted


def _positions(games: Sequence[Sequence[TrainingGame]]) -> list[Features]:
    return [position for game in games for course in game for position in course.positions]


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
    matrix, unseen = lessons.matrix(_positions(kept)), lessons.matrix(_positions(apart))
    came = _lessons(apart, None, 1.0, lambda course: course.wanted)
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
    odds, notes = _odds(games, lessons, ridge, never)
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
    weights = fit.weights(_lessons(games, None, 1.0, lambda course: course.wanted))
    for _ in range(ROUNDS):
        said = fit.matrix @ weights
        weights = fit.weights(_lessons(games, said, TRACE, lambda course: course.wanted))
    return weights


def _odds(
    games: Sequence[Sequence[TrainingGame]], lessons: TrainingSet, ridge: float, never: Mapping[str, int]
) -> tuple[OddsScale, dict[str, Any]]:
    """Learn the odds for people: from games without odd moves, and calibrated by cross-fitting on games that
    each part had not seen."""
    import numpy as np

    plain = [game for game in games if game[0].plain] or list(games)
    whole = lessons.sum(_foretelling(plain, lessons, ridge)).held_to(never)
    said, came, again, clocks = [], [], [], []
    for number in range(UNSEEN):
        seen = [game for place, game in enumerate(plain) if place % UNSEEN != number]
        apart = [game for place, game in enumerate(plain) if place % UNSEEN == number]
        if seen and apart:
            part = lessons.sum(_foretelling(seen, lessons, ridge)).held_to(never)
            said.append(np.array([part(position) for position in _positions(apart)]))
            again.append(np.array([whole(position) for position in _positions(apart)]))
            came.append(_lessons(apart, None, 1.0, _result))
            clocks.append(np.array([position[CLOCK] for position in _positions(apart)]))
    foretold, actual = np.concatenate(said), np.concatenate(came)
    order = np.argsort(foretold, kind="stable")
    steps = _rising(
        [
            (float(foretold[part].mean()), float(actual[part].mean()), len(part))
            for part in np.array_split(order, FINE)
            if len(part)
        ]
    )
    xs, ys = [step[0] for step in steps], [step[1] for step in steps]
    told, retold = np.interp(foretold, xs, ys), np.interp(np.concatenate(again), xs, ys)
    stages = _stages(np.concatenate(clocks), told, retold, actual, len(plain))
    odds = restaged(OddsScale(whole, tuple(xs), tuple(ys), stages), told, actual, np.concatenate(clocks))
    return odds, {"plain-games": len(plain)}


def restaged(odds: OddsScale, told: Any, actual: Any, clocks: Any) -> OddsScale:
    """The same odds, corrected for what they miss at each stage of the game: in unseen positions they may be right on average and still
    say too much early and too little late."""
    import numpy as np

    middle = float(np.mean(told))
    hats = [np.interp(clocks, STAGED, one) for one in np.eye(len(STAGED))]
    columns = np.stack([*hats, told - middle], axis=1)
    penalty = np.diag([SHRUNK] * len(hats) + [1e-6])
    found = np.linalg.solve(columns.T @ columns + penalty, columns.T @ (actual - told))
    scale = float(min(1.3, max(0.7, 1 + found[-1])))
    return odds._replace(sum=odds.sum.restaged(scale, middle, STAGED, [float(one) for one in found[:-1]]))


def _stages(clocks: Any, told: Any, retold: Any, actual: Any, games: int) -> tuple[OddsConfidence, ...]:
    """Measure how precise odds are, early and late, from games that each part had not seen."""
    import numpy as np

    found: list[OddsConfidence] = []
    before = -1.0
    average = float(np.var(actual))
    for clock in STAGES:
        at = (clocks > before) & (clocks <= clock)
        if at.sum() >= RARE:
            spread = float(np.std(told[at] - actual[at]))
            differing = float(np.mean((told[at] - retold[at]) ** 2))
            error = (differing + spread**2 / games) ** 0.5
            sure = max(0.0, 1 - spread**2 / average) if average else 1.0
            found.append(OddsConfidence(clock, spread, error, sure))
            before = clock
    return tuple(found) or (
        OddsConfidence(1.0, float(np.std(told - actual)), float(np.std(told - retold)), 0.0),
    )


def _result(course: TrainingGame) -> float:
    return course.result


def _foretelling(games: Sequence[Sequence[TrainingGame]], lessons: TrainingSet, ridge: float) -> Any:
    matrix = lessons.matrix(_positions(games))
    fit = RidgeFit(matrix, matrix.T @ matrix, ridge)
    weights = fit.weights(_lessons(games, None, 1.0, _result))
    for _ in range(ROUNDS):
        weights = fit.weights(_lessons(games, fit.matrix @ weights, TRACE_ODDS, _result))
    return weights


def _rising(steps: list[tuple[float, float, int]]) -> list[tuple[float, float, int]]:
    """Merge neighbours that contradict each other, until higher predictions never have lower results (isotonic
    regression)."""
    done: list[tuple[float, float, int]] = []
    for step in steps:
        done.append(step)
        while len(done) > 1 and (done[-1][1] < done[-2][1] or done[-1][0] - done[-2][0] < 1e-9):
            said, came, count = done.pop()
            before, was, many = done.pop()
            whole = count + many
            done.append(((said * count + before * many) / whole, (came * count + was * many) / whole, whole))
    return done


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
