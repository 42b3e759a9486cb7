"""Learn the odds that people are shown: from games without odd moves, calibrated on games that each part of the fit had not seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tumblekeep.core.goal import CLOCK
from tumblekeep.lab.regression import RARE, HeldFit, TrainingGame, TrainingSet, lessons_of, positions_of
from tumblekeep.players.value import OddsConfidence, OddsScale

TRACE_ODDS = 0.9
"""The lambda for learning odds: closer to the real outcome, and less dependent on the value's own estimates."""
ROUNDS = 5
"""How often the targets are recomputed with the value learned last."""
UNSEEN = 5
"""One game in this many is held out, to measure how well the value predicts unseen games."""
FINE = 20
"""Bins in which odds are calibrated."""
FINER = 6
"""Bins into which the lowest and the highest of these are split."""
STAGED = (0.0, 0.15, 0.3, 0.5, 0.7, 0.85, 1.0)
"""Clocks at which odds are corrected."""
SHRUNK = 200.0
"""Positions for which no correction is assumed at each of them."""
STAGES = (0.2, 0.4, 0.6, 0.8, 1.0)
"""Stages of a game by its clock; the precision of odds is given for each."""


def learned_odds(
    games: Sequence[Sequence[TrainingGame]], lessons: TrainingSet, ridge: float, never: Mapping[str, int]
) -> tuple[OddsScale, dict[str, Any]]:
    """Learn the odds for people: from games without odd moves, and calibrated by cross-fitting on games that
    each part had not seen."""
    import numpy as np

    plain = [game for game in games if game[0].plain] or list(games)
    whole = lessons.sum(_foretelling(plain, lessons, ridge, never)).held_to(never)
    said, came, again, clocks = [], [], [], []
    for number in range(UNSEEN):
        seen = [game for place, game in enumerate(plain) if place % UNSEEN != number]
        apart = [game for place, game in enumerate(plain) if place % UNSEEN == number]
        if seen and apart:
            part = lessons.sum(_foretelling(seen, lessons, ridge, never)).held_to(never)
            said.append(np.array([part(position) for position in positions_of(apart)]))
            again.append(np.array([whole(position) for position in positions_of(apart)]))
            came.append(lessons_of(apart, None, 1.0, _result))
            clocks.append(np.array([position[CLOCK] for position in positions_of(apart)]))
    foretold, actual = np.concatenate(said), np.concatenate(came)
    order = np.argsort(foretold, kind="stable")
    steps = _rising(
        [
            (float(foretold[part].mean()), float(actual[part].mean()), len(part))
            for part in _bins(order)
            if len(part)
        ]
    )
    xs, ys = _with_ends([step[0] for step in steps], [step[1] for step in steps], actual)
    told, retold = np.interp(foretold, xs, ys), np.interp(np.concatenate(again), xs, ys)
    stages = _stages(np.concatenate(clocks), told, retold, actual, len(plain))
    odds = restaged(OddsScale(whole, tuple(xs), tuple(ys), stages), told, actual, np.concatenate(clocks))
    return odds, {"plain-games": len(plain)}


def _bins(order: Any) -> list[Any]:
    """Split an order into `FINE` parts, and the first and the last of them into `FINER`: what is as good as lost or won is told apart from
    the rest of its part."""
    import numpy as np

    first, *middle, last = np.array_split(order, FINE)
    return [*np.array_split(first, FINER), *middle, *np.array_split(last, FINER)]


def _with_ends(xs: list[float], ys: list[float], actual: Any) -> tuple[list[float], list[float]]:
    """Add to a calibration of points what lies beyond its first and last bin: there the sum counts as it is, up to the least and the most
    that ever came. A chance to win stays what came in these bins, because none of it is ever sure."""
    least, most = float(actual.min()), float(actual.max())
    if set(actual.tolist()) <= {0.0, 1.0}:
        return xs, ys
    if ys[0] > least:
        xs, ys = [xs[0] - (ys[0] - least), *xs], [least, *ys]
    if ys[-1] < most:
        xs, ys = [*xs, xs[-1] + most - ys[-1]], [*ys, most]
    return xs, ys


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


def _foretelling(
    games: Sequence[Sequence[TrainingGame]], lessons: TrainingSet, ridge: float, never: Mapping[str, int]
) -> Any:
    matrix = lessons.matrix(positions_of(games))
    fit = HeldFit(lessons, matrix, ridge, never)
    weights = fit.weights(lessons_of(games, None, 1.0, _result))
    for _ in range(ROUNDS):
        weights = fit.weights(lessons_of(games, fit.matrix @ weights, TRACE_ODDS, _result))
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
