"""Subtract luck: how much results depend on the counted luck is learned from other games and subtracted.

The luck of a game is 0 on average by the odds themselves (`execution.ledger`). So subtracting any fixed
multiple of it leaves the mean unchanged and only reduces the variance. The multiples are learned from
nine tenths of the games and applied to the last tenth, for each tenth in turn (cross-fitting): nothing is
subtracted from a game that was learned from that game.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from tumblekeep.lab.execution.rolls import LOOKED

FOLDS = 10
RIDGES = (3.0, 30.0, 300.0, 3000.0)
OFTEN = 0.02
"""Luck that differs in a smaller share of games is ignored, because nothing can be learned from it."""
FEWEST = 100
"""Minimum number of games for using counts of faces and cards."""
FEWEST_LOOKED = 30
"""Minimum number of games for using luck valued roll by roll: that is one number for each party, not dozens."""


class LuckMatrix(NamedTuple):
    """The luck of games as numbers: a row for each game, a column for each name."""

    names: list[str]
    amounts: Any

    def parted(self) -> tuple[Any, Any]:
        """Split into what was counted and what was valued roll by roll."""
        looked = np.array([name.startswith(f"{LOOKED}:") for name in self.names], dtype=bool)
        return self.amounts[:, ~looked], self.amounts[:, looked]

    def but(self, wanted: Any) -> Any:
        """Return the columns for these names in order, with 0 for missing ones."""
        place = {name: number for number, name in enumerate(self.names)}
        found = np.zeros((len(self.amounts), len(wanted)))
        for number, name in enumerate(wanted):
            if name in place:
                found[:, number] = self.amounts[:, place[name]]
        return found


def luck_matrix(table: pa.Table) -> LuckMatrix:
    """Collect the luck of each game of a table, for everything that happened in enough of them."""
    games = len(table)
    column = table["luck"].combine_chunks()
    if isinstance(column, pa.ChunkedArray):
        column = column.chunk(0) if column.num_chunks else pa.array([], column.type)
    if not games:
        return LuckMatrix([], np.zeros((0, 0)))
    lengths = np.diff(np.asarray(column.offsets))
    rows = np.repeat(np.arange(games), lengths)
    keys = column.keys.dictionary_encode()
    codes = np.asarray(keys.indices)
    values = np.asarray(column.items, dtype=np.float64)
    names = keys.dictionary.to_pylist()
    often = np.bincount(codes[np.abs(values) > 1e-9], minlength=len(names))
    kept = [place for place, count in enumerate(often) if count >= max(12, OFTEN * games)]
    kept.sort(key=lambda place: names[place])
    new = np.full(len(names), -1)
    new[kept] = np.arange(len(kept))
    amounts = np.zeros((games, len(kept)))
    good = new[codes] >= 0
    amounts[rows[good], new[codes[good]]] = values[good]
    return LuckMatrix([names[place] for place in kept], amounts)


def without_luck(values: Any, amounts: Any, looked: Any = None) -> Any:
    """Subtract luck from the values, game by game, or return them unchanged if that would not help.

    First subtract what was valued roll by roll, if it was, then what the counts still explain. The estimate
    of the mean is unbiased either way. How much luck is subtracted is chosen by the lowest variance.
    """
    if looked is not None:
        values = _taken_out(values, looked, FEWEST_LOOKED)
    return _taken_out(values, amounts, FEWEST)


def _taken_out(values: Any, amounts: Any, fewest: int) -> Any:
    games, columns = amounts.shape
    if games < fewest or not columns:
        return values
    if columns > games // 4:  # keep the most frequent, regardless of the values
        keep = np.argsort(-np.count_nonzero(amounts, axis=0), kind="stable")[: games // 4]
        amounts = amounts[:, np.sort(keep)]
    scale = amounts.std(axis=0)
    amounts = amounts[:, scale > 1e-9] / scale[scale > 1e-9]
    if not amounts.shape[1]:
        return values
    fold = np.arange(games) % FOLDS
    best, least = values, float(np.var(values))
    products = [amounts[fold == one].T @ amounts[fold == one] for one in range(FOLDS)]
    whole = sum(products)
    for ridge in RIDGES:
        left = np.empty(games)
        for one in range(FOLDS):
            apart, rest = fold == one, fold != one
            lean = amounts[rest].T @ (values[rest] - values[rest].mean())
            weights = np.linalg.solve(whole - products[one] + ridge * np.eye(len(lean)), lean)
            left[apart] = values[apart] - amounts[apart] @ weights
        spread = float(np.var(left))
        if spread < least:
            best, least = left, spread
    return best


def worth(values: Any, left: Any) -> float:
    """Return how many plain games these are worth with luck subtracted."""
    games = len(values)
    after = float(np.var(left))
    return games * float(np.var(values)) / after if after > 0 else float(games)
