"""Positions as numbers and their regression: the curves of features, fitted by ridge, free or held to what is never worse or better."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tumblekeep.core.goal import CLOCK, Features
from tumblekeep.players.value import FeatureCurve, FeatureSum

for _threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_threads, "1")  # small matrices: several threads would only wait for each other

KNOTS = 7
"""Maximum number of knots of a curve."""
RARE = 12
"""A feature that differs in fewer positions is left out, because nothing can be learned from it."""
SWEEPS = 60
"""How often a held fit goes over its weights. Each fit begins where the one before ended."""


class TrainingGame(NamedTuple):
    """One game from one seat: the positions between its turns, and how it ended."""

    positions: list[Features]
    wanted: float
    result: float
    plain: bool
    """Nothing odd was tried in it."""


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


class HeldFit:
    """A ridge regression whose curves never fall where more is never worse, and never rise where more is never better, early and late in
    the game. All weights are fitted together, so that what one curve may not say, the others say."""

    def __init__(self, lessons: TrainingSet, matrix: Any, ridge: float, never: Mapping[str, int]) -> None:
        import numpy as np

        self.matrix = matrix
        size = matrix.shape[1]
        # a piece of a curve has a weight, and one that the clock adds: the first and the sum of both are held
        self._mixing = np.eye(size)
        self._least, self._most = np.full(size, -np.inf), np.full(size, np.inf)
        place = 0
        for name, knots in lessons.knots.items():
            way = never.get(name, 0)
            for _ in knots[1:]:
                self._mixing[place + 1, place] = -1.0
                if way:
                    (self._least if way > 0 else self._most)[place : place + 2] = 0.0
                place += 2
        penalty = np.full(size, ridge)
        penalty[-1] = 1e-6  # the start is free
        self._product = self._mixing.T @ (matrix.T @ matrix + np.diag(penalty)) @ self._mixing
        self._found = np.zeros(size)

    def weights(self, wanted: Any) -> Any:
        """Return the weights that fit these targets best."""
        import numpy as np

        target = self._mixing.T @ (self.matrix.T @ wanted)
        product, found = self._product, self._found
        held = np.isfinite(self._least) | np.isfinite(self._most)
        places = [int(place) for place in np.flatnonzero(held)]
        inverse = np.linalg.inv(product[np.ix_(~held, ~held)])
        for _ in range(SWEEPS if places else 1):
            found[~held] = inverse @ (target[~held] - product[np.ix_(~held, held)] @ found[held])
            for place in places:
                better = found[place] + (target[place] - product[place] @ found) / product[place, place]
                found[place] = min(self._most[place], max(self._least[place], better))
        return self._mixing @ found


def lessons_of(
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


def positions_of(games: Sequence[Sequence[TrainingGame]]) -> list[Features]:
    return [position for game in games for course in game for position in course.positions]
