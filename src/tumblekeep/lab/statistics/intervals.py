"""Intervals by the right method: Wilson for shares, the bootstrap for medians, Student's for means.

If many estimates are compared, their intervals are wider, so that all of them hold at once.

>>> low, high = wilson(0.5, 100)
>>> round(low, 3), round(high, 3)
(0.404, 0.596)
>>> round(width_for(1), 2), round(width_for(10), 2)
(1.96, 2.81)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, inf, isfinite, nan, sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np

NINETY_FIVE = 1.959963984540054


class Estimate(NamedTuple):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float
    games: int
    """Games played for it."""
    worth: float
    """How many plain games would give the same precision."""
    chance: float = nan
    """The p-value: how likely at least this much is if nothing differs, corrected for multiple comparisons. Only
    for differences."""

    @property
    def reach(self) -> float:
        """The distance from the value to the further end. An end may be cut off at the limit of possible values."""
        return max(self.high - self.value, self.value - self.low)

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def is_clear(self) -> bool:
        """Whether it differs clearly from 0. The interval that is shown decides this, and nothing else."""
        return not self.low <= 0 <= self.high


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share."""
    if games <= 0:
        return 0.0, 1.0
    share = min(1.0, max(0.0, share))
    z2 = NINETY_FIVE**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NINETY_FIVE / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_estimate(values: Any, worth: float | None = None) -> Estimate:
    """Estimate the mean of numbers, with Student's interval. Games that all came out alike do not make it certain: as many
    others as Wilson allows for may come out differently by one."""
    count = len(values)
    middle = float(np.mean(values)) if count else nan
    half = max(student(count - 1) * error_of(values), unseen(count)) if count else inf
    return Estimate(middle, middle - half, middle + half, count, count if worth is None else worth)


def unseen(games: int) -> float:
    """The share of games that may come out differently though all of these came out alike: Wilson's interval at its edge.

    >>> round(unseen(200), 3)
    0.019
    """
    return NINETY_FIVE**2 / (games + NINETY_FIVE**2)


def student(freedom: int) -> float:
    """Return the two-sided 95 % quantile of Student's t: a small sample does not know its own spread.

    >>> [round(student(freedom), 2) for freedom in (1, 2, 5, 30, 1000)]
    [12.71, 4.3, 2.57, 2.04, 1.96]
    """
    if freedom < 1:
        return inf
    if freedom < 5:
        return (12.706204736, 4.302652730, 3.182446305, 2.776445105)[freedom - 1]
    z = NINETY_FIVE  # Cornish and Fisher's expansion around the normal quantile
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def share_estimate(values: Any, worth: float | None = None) -> Estimate:
    """Estimate a share of games by Wilson; if luck was subtracted, with the number of games that this is worth."""
    count = len(values)
    share = float(np.mean(values)) if count else nan
    plain = count if worth is None else worth
    low, high = wilson(share, plain)
    return Estimate(share, low, high, count, plain)


def median_estimate(values: Any) -> Estimate:
    """Estimate the median with the bootstrap interval, computed exactly: the limit of infinitely many resamples.

    The median of a resample is at or below the k-th smallest value if more than half of it was drawn from the
    first k.
    """
    count = len(values)
    if not count:
        return Estimate(nan, nan, nan, 0, 0)
    ranked = np.sort(np.asarray(values, dtype=np.float64))
    share = np.arange(1, count + 1) / count
    spread = np.sqrt(np.maximum(share * (1 - share) / count, 1e-12))
    behind = (share - 0.5) / spread
    low, high = (
        ranked[min(count - 1, int(np.searchsorted(behind, edge)))] for edge in (-NINETY_FIVE, NINETY_FIVE)
    )
    return Estimate(float(np.median(ranked)), float(low), float(high), count, count)


def between_shares(difference: Estimate, games: int) -> Estimate:
    """Limit a difference of shares to be no more certain than Wilson's interval at its edge. If all of these
    games came out alike, that does not mean that every game will."""
    least = unseen(games)
    if difference.half >= least:
        return difference
    low, high = difference.value - least, difference.value + least
    return difference._replace(low=max(-1.0, low), high=min(1.0, high))


def error_of(values: Any) -> float:
    """Return the standard error of a mean."""
    count = len(values)
    return float(np.std(values, ddof=1)) / sqrt(count) if count > 1 else inf


def chance_of(estimate: Estimate) -> float:
    """Return the p-value of a difference: how likely this size is if there is none."""
    error = estimate.reach / NINETY_FIVE
    if error <= 0:
        return 1.0 if estimate.value == 0 else 0.0
    return erfc(abs(estimate.value) / error / sqrt(2)) if isfinite(error) else 1.0


def width_for(many: int) -> float:
    """Return the half-width in standard errors at which this many intervals all hold together 95 % of the time
    (Bonferroni)."""
    return NINETY_FIVE if many <= 1 else NormalDist().inv_cdf(1 - 0.025 / many)


def correct_one(estimate: Estimate, many: int, most: float = inf) -> Estimate:
    """Widen the interval and correct the p-value of one estimate among `many` that are compared, or of the one
    that stood out of them. A difference of shares is at `most` 1."""
    half = estimate.reach * width_for(many) / NINETY_FIVE
    value = estimate.value
    return estimate._replace(
        low=max(-most, value - half),
        high=min(most, value + half),
        chance=min(1.0, many * chance_of(estimate)),
    )


def correct_all(estimates: Sequence[Estimate], most: float = inf) -> list[Estimate]:
    """Correct differences that are reported together. One is called clear exactly if its interval excludes 0."""
    return [correct_one(one, len(estimates), most) for one in estimates]
