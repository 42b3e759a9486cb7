"""Plan which cells a study needs, and how many games of each to start with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from tumblekeep.lab.study.changing import playable, with_values
from tumblekeep.lab.study.shape import Case, SeatPlayer, Study, StudyCell, StudyNumber, with_players

LOOKED_A_GAME = 4
"""Choices evaluated in one game, on average."""


class CellPlan(NamedTuple):
    """A cell, and how many games of it are to be played."""

    case: Case
    cell: StudyCell
    games: int
    grows: bool
    """Play more games until the answer is precise enough."""


def plan_cells(study: Study) -> list[CellPlan]:
    """List every cell that a study needs, once."""
    found: dict[str, CellPlan] = {}
    for plan in _plans(study):
        known = found.get(plan.cell.id)
        if known is None or known.games < plan.games:
            found[plan.cell.id] = plan
    return list(found.values())


def _plans(study: Study) -> Iterator[CellPlan]:
    for case in study.cases:
        for variant in case.variants:
            yield CellPlan(case, variant.cell, study.games, True)
        if "sensitivity" in study.asks:
            for number in case.numbers:
                for value in number.values:
                    yield CellPlan(case, number_cell(case, number, value), study.games, True)
        if case.matrix is not None:
            for one in case.matrix.players:
                for other in case.matrix.players:
                    cell = matrix_cell(case, one, other)
                    if cell is not None:
                        yield CellPlan(case, cell, case.matrix.games, False)


def number_cell(case: Case, number: StudyNumber, value: Any) -> StudyCell:
    """Return the case with one number changed."""
    return playable(with_values(case.base.cell, [(number, value)]))


def matrix_cell(case: Case, one: SeatPlayer, other: SeatPlayer) -> StudyCell | None:
    """Return the cell of one player among others; in a game for one seat, only of a player with itself."""
    cell = case.base.cell
    if one == other:
        return with_players(cell, [one] * cell.seats)
    return None if cell.seats == 1 else with_players(cell, (one, other), moves=True)


def looked_cell(case: Case, choices: float) -> tuple[StudyCell, int]:
    """Return the case with some of its choices evaluated, and how many games that takes; `choices` is how many a
    game has."""
    games = max(5, round(case.looked / LOOKED_A_GAME))
    share = round(min(1.0, case.looked / games / max(1.0, choices)), 4)
    return replace(case.base.cell, looked=share, effort=case.effort), games
