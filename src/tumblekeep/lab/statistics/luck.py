"""Luck taken out: what results lean on the counted luck is learned from other games and subtracted.

The luck of a game is 0 on average by the odds themselves (`running.ledger`), so that subtracting any fixed multiple of it leaves a
mean as it is and only makes it stray less. The multiples come from nine tenths of the games and are used on the last tenth,
each tenth in its turn: nothing is subtracted from a game that was learned from it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from tumblekeep.lab.execution.rolls import LOOKED

FOLDS = 10
RIDGES = (3.0, 30.0, 300.0, 3000.0)
OFTEN = 0.02
"""Luck that differs in fewer games teaches nothing."""
FEWEST = 100
"""Games from which counts of faces and cards are tried at all;"""
FEWEST_LOOKED = 30
"""and luck that was valued roll by roll: of that there is one number a party, not dozens."""


class LuckMatrix(NamedTuple):
    """The luck of games as numbers: a row a game, a column a name."""

    names: list[str]
    amounts: Any

    def parted(self) -> tuple[Any, Any]:
        """What was counted, and what was valued roll by roll."""
        looked = np.array([name.startswith(f"{LOOKED}:") for name in self.names], dtype=bool)
        return self.amounts[:, ~looked], self.amounts[:, looked]

    def but(self, wanted: Any) -> Any:
        """Columns for these names, in their order; those that are not there are 0."""
        place = {name: number for number, name in enumerate(self.names)}
        found = np.zeros((len(self.amounts), len(wanted)))
        for number, name in enumerate(wanted):
            if name in place:
                found[:, number] = self.amounts[:, place[name]]
        return found


def counted(table: pa.Table) -> LuckMatrix:
    """The luck of each game of a table, of whatever happened in enough of them."""
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
    """The values with luck taken out, game by game; as they are, where that would not help. First what was valued roll by
    roll, if it was, then what the counts still say.

    The mean is estimated without bias either way; how much luck is taken out is chosen by what strays least.
    """
    if looked is not None:
        values = _taken_out(values, looked, FEWEST_LOOKED)
    return _taken_out(values, amounts, FEWEST)


def _taken_out(values: Any, amounts: Any, fewest: int) -> Any:
    games, columns = amounts.shape
    if games < fewest or not columns:
        return values
    if columns > games // 4:  # the most frequent, whatever they have to do with the values
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
    """How many plain games these are worth, luck taken out."""
    games = len(values)
    after = float(np.var(left))
    return games * float(np.var(values)) / after if after > 0 else float(games)
