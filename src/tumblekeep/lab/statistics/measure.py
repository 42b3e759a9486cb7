"""What is measured in games: won, points, the lead of the first seat, turns, minutes; one number for each
game."""

from __future__ import annotations

from functools import cached_property
from math import nan
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from tumblekeep.games import load
from tumblekeep.lab.execution.watching import KINDS
from tumblekeep.lab.statistics.intervals import (
    NINETY_FIVE,
    Estimate,
    between_shares,
    correct_all,
    mean_estimate,
    share_estimate,
)
from tumblekeep.lab.statistics.luck import LuckMatrix, luck_matrix, without_luck, worth
from tumblekeep.lab.study.shape import StudyCell

PACE = {"choice": 7.0, "roll": 5.0, "roll_each": 5.0, "draw": 4.0, "throw": 12.0}
"""Seconds that people take, used for minutes. Nobody has timed them, so the report states them."""


class CellGames:
    """The games of a cell."""

    def __init__(self, cell: StudyCell, table: pa.Table, *, among_equals: bool = False) -> None:
        self.cell = cell
        self.rotates = cell.moves or among_equals
        """The measured player sits in each chair in turn. Among equals anybody could be measured: always the first chair
        would measure what that chair is worth."""
        self.table = table
        goal = load(cell.game, cell.pack).goal
        assert goal is not None
        self.shared = goal.shared(cell.options) or cell.seats == 1
        self.counts_won = goal.measure(cell.seats) == "won"
        self._plain: dict[str, Any] = {}
        self._left: dict[str, Any] = {}

    def __len__(self) -> int:
        return len(self.table)

    @property
    def primary(self) -> str:
        """The measure by which a variant is judged: won games if a party wins together, else points. A player
        measured among others is judged by what it wins."""
        if self.cell.moves and not self.shared:
            return "won"
        return "won" if self.shared and self.counts_won else "score"

    @cached_property
    def luck(self) -> LuckMatrix:
        """The counted luck of its games."""
        return luck_matrix(self.table)

    @cached_property
    def chairs(self) -> Any:
        """The chair of the measured player, game by game."""
        numbers = self.table["number"].to_numpy()
        return numbers % self.cell.seats if self.rotates else np.zeros(len(numbers), dtype=int)

    def column(self, name: str) -> Any:
        """Return a column of lists with one number for each seat as an array, a row for each game."""
        flat = self.table[name].combine_chunks().flatten()
        return np.asarray(flat, dtype=np.float64).reshape(len(self), -1)

    def shares(self) -> Any:
        """What each seat won, a row for each game: 1, 0, or its share."""
        found = np.zeros((len(self), self.cell.seats))
        for row, winners in enumerate(self.table["winners"].to_pylist()):
            for seat in winners:
                found[row, seat] = 1.0 if self.shared else 1 / len(winners)
        return found

    def plain(self, measure: str) -> Any:
        """Return one number for each game."""
        if measure not in self._plain:
            self._plain[measure] = self._measured(measure)
        return self._plain[measure]

    def _measured(self, measure: str) -> Any:
        rows = np.arange(len(self))
        if measure == "won":
            results = self.column("results")
            chair = np.zeros_like(self.chairs) if self.shared else self.chairs
            return results[rows, chair] if self.counts_won else self.shares()[rows, self.chairs]
        if measure == "score":
            scores = self.column("scores")
            return scores[rows, self.chairs] if self.rotates else scores.mean(axis=1)
        if measure == "first":
            return self.shares()[:, 0] - (0.0 if self.shared else 1 / self.cell.seats)
        if measure == "turns":
            return self.table["turns"].to_numpy().astype(np.float64)
        assert measure == "minutes"
        seconds = self.column("choices").sum(axis=1) * PACE["choice"]
        for number, kind in enumerate(KINDS):
            seconds = seconds + self.column("chances")[:, number] * PACE[kind]
        return seconds / 60

    def seat_gaps(self) -> list[Estimate]:
        """What each seat wins above its fair share, all reported together; the first seat without luck."""
        fair = 1 / self.cell.seats
        gaps = [mean_estimate(self.shares()[:, seat] - fair) for seat in range(self.cell.seats)]
        gaps[0] = self.estimate("first")
        return correct_all(gaps)

    def left(self, measure: str) -> Any:
        """Return the measure with luck subtracted."""
        if measure not in self._left:
            self._left[measure] = without_luck(self.plain(measure), *self.luck.parted())
        return self._left[measure]

    def estimate(self, measure: str, *, plain: bool = False) -> Estimate:
        """Estimate the mean of a measure over its games."""
        if not len(self):
            return Estimate(nan, nan, nan, 0, 0)
        values = self.plain(measure)
        left = values if plain else self.left(measure)
        if measure == "won" and set(np.unique(values)) <= {0.0, 1.0}:
            share = float(np.mean(left))
            after = float(np.var(left))
            games = share * (1 - share) / after * len(self) if after > 0 and 0 < share < 1 else len(self)
            return share_estimate(left, games)._replace(worth=worth(values, left))
        return mean_estimate(left, worth(values, left))


class Comparison(NamedTuple):
    """Two cells that were played with the same dice."""

    difference: Estimate
    plainly: Estimate
    """The same games treated as independent and without subtracting luck."""


def compare(one: CellGames, base: CellGames, measure: str) -> Comparison:
    """Estimate how far a cell is above another."""
    games = min(len(one), len(base))
    a, b = one.plain(measure)[:games], base.plain(measure)[:games]
    gap = a - b
    names = sorted(set(one.luck.names) | set(base.luck.names))
    mine, theirs = one.luck.but(names)[:games], base.luck.but(names)[:games]
    alike = np.abs(mine - theirs).sum(axis=0) < 1e-9
    # luck that both games share moves both: the sum shows how open they were, the difference what set them
    # apart
    both = [*(name for name, same in zip(names, alike, strict=True) if not same), *names]
    parted = LuckMatrix(both, np.concatenate([(mine - theirs)[:, ~alike], mine + theirs], axis=1)).parted()
    left = without_luck(gap, *parted)
    apart = float(np.var(a, ddof=1) + np.var(b, ddof=1)) if games > 1 else nan
    error = float(np.var(left, ddof=1)) if games > 1 else nan
    plain_games = 2 * games * apart / error if error > 0 else 2.0 * games
    difference = mean_estimate(left)._replace(games=2 * games, worth=plain_games)
    if measure == "won":
        difference = between_shares(difference, games)
    half = NINETY_FIVE * (apart / games) ** 0.5 if games else nan
    middle = float(np.mean(gap))
    return Comparison(difference, Estimate(middle, middle - half, middle + half, 2 * games, 2.0 * games))
