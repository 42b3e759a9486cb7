"""What a run has found so far, for the page that shows it. The run tells it of games; the page asks it for numbers and
leaves wishes: a number to set, which the run plays next, on the same dice."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from threading import Event, Lock
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from tumblekeep.lab.execution.driver import NoProgress, StudyProgress
from tumblekeep.lab.live.numbers import LiveNumber, live_numbers
from tumblekeep.lab.statistics.intervals import Estimate, correct_all, mean_estimate, share_estimate
from tumblekeep.lab.statistics.measure import CellGames
from tumblekeep.lab.statistics.variants import largest
from tumblekeep.lab.study.planning import number_cell
from tumblekeep.lab.study.reading import StudyError
from tumblekeep.lab.study.shape import Case, Study, StudyCell, StudyNumber, Variant
from tumblekeep.text import LANGUAGES

MOST_WISHES = 30
"""Variants that can be asked for in one run."""
FEWEST = 10
"""Games before there is an estimate."""


class WatchedVariant(NamedTuple):
    """A variant as it stands."""

    variant: Variant
    games: int
    own: Estimate | None
    gap: Estimate | None
    """Its difference from the game as it is, on the dice that both have had."""
    scores: Any
    drawn: bool
    """Whether its endings are drawn."""


class WatchedCase(NamedTuple):
    """A case as it stands."""

    case: Case
    measure: str
    rows: Sequence[WatchedVariant]


class WatchedRun:
    """Listens to a run, and plays the wishes of whoever looks at it. Its methods may be called from several threads."""

    def __init__(self, study: Study, progress: StudyProgress | None = None) -> None:
        self.study = study
        self.done = self.total = 0
        self.ended = False
        self.seen_ended = Event()
        """Somebody has seen that the run is over."""
        self.numbers: dict[tuple[str, str], tuple[Case, LiveNumber]] = {
            (case.name, one.number.name): (case, one) for case in study.cases for one in live_numbers(case)
        }
        self._progress: StudyProgress = progress or NoProgress()
        self._lock = Lock()
        self._shown: dict[str, list[tuple[Variant, bool]]] = {
            case.name: _shown(study, case) for case in study.cases
        }
        self._measures = {case.name: CellGames(case.base.cell, pa.table({})).primary for case in study.cases}
        self._cells = {
            variant.cell.id: (variant.cell, self._measures[name])
            for name, rows in self._shown.items()
            for variant, _ in rows
        }
        self._found: dict[str, dict[int, tuple[float, float]]] = {}
        self._wishes: deque[tuple[Case, StudyCell]] = deque()
        self._asked = 0

    # -- for the run ---------------------------------------------------------------------------------

    def expect(self, games: int) -> None:
        """Set how many more games are to be played."""
        self.total = self.done + games
        self._progress.expect(games)

    def advance(self, games: int) -> None:
        """Report that this many more games are done."""
        self.done += games
        self._progress.advance(games)

    def foresee(self, case: str, games: int, cells: int) -> None:
        """Pass on what a precision will take."""
        self._progress.foresee(case, games, cells)

    def see(self, table: pa.Table) -> None:
        """Take in games of one cell."""
        known = self._cells.get(table["cell"][0].as_py()) if len(table) else None
        if known is None:
            return
        cell, measure = known
        games = CellGames(cell, table)
        values, scores = games.plain(measure), games.plain("score")
        with self._lock:
            mine = self._found.setdefault(cell.id, {})
            for number, value, score in zip(table["number"].to_pylist(), values, scores, strict=True):
                mine[number] = float(value), float(score)

    def next_wish(self) -> tuple[Case, StudyCell] | None:
        """Return what is to be played before anything else."""
        with self._lock:
            return self._wishes.popleft() if self._wishes else None

    def finish(self) -> bool:
        """Take no more wishes, unless one is left to be played; returns whether the run is over."""
        with self._lock:
            self.ended = not self._wishes
            return self.ended

    # -- for the page --------------------------------------------------------------------------------

    def wish(self, case: Any, name: Any, value: Any) -> Variant:
        """Ask for a variant with a number set to this value. One that is there already is not played twice."""
        known = self.numbers.get((case, name)) if isinstance(case, str) and isinstance(name, str) else None
        if known is None:
            raise StudyError("lab-live-unknown", f"there is no number {name!r}", name=str(name)[:40])
        where, number = known
        value = number.read(value)
        cell = number_cell(where, number.number, value)
        with self._lock:
            rows = self._shown[where.name]
            for place, (variant, _) in enumerate(rows):
                if variant.cell.id == cell.id:
                    rows[place] = variant, True
                    rows.sort(key=lambda row: not row[1])
                    return variant
            if self.ended:
                raise StudyError("lab-live-over", "the run is over")
            if self._asked >= MOST_WISHES:
                raise StudyError("lab-live-many", f"{MOST_WISHES} variants were asked for", most=MOST_WISHES)
            self._asked += 1
            variant = _set_to(number.number, value, cell)
            rows.append((variant, True))
            rows.sort(key=lambda row: not row[1])  # beside the variants, before the many values of the study
            self._cells[cell.id] = cell, self._measures[where.name]
            self._wishes.append((where, cell))
            return variant

    def found(self) -> list[WatchedCase]:
        """Return everything that is known so far. Luck is left in: only the report has games enough to take it out."""
        with self._lock:
            shown = {name: list(rows) for name, rows in self._shown.items()}
            games = {cell: dict(rows) for cell, rows in self._found.items()}
        return [self._case(case, shown[case.name], games) for case in self.study.cases]

    def _case(
        self,
        case: Case,
        shown: Sequence[tuple[Variant, bool]],
        found: dict[str, dict[int, tuple[float, float]]],
    ) -> WatchedCase:
        measure = self._measures[case.name]
        base = found.get(case.base.cell.id, {})
        gaps: list[Estimate | None] = []
        for variant, _ in shown:
            mine = found.get(variant.cell.id, {})
            both = [number for number in mine if number in base] if variant is not case.base else []
            apart = np.array([mine[number][0] - base[number][0] for number in both])
            gaps.append(mean_estimate(apart)._replace(games=2 * len(both)) if len(both) >= FEWEST else None)
        known = iter(correct_all([gap for gap in gaps if gap is not None], largest(measure)))
        rows = []
        for (variant, drawn), gap in zip(shown, gaps, strict=True):
            mine = found.get(variant.cell.id, {})
            values = np.array([value for value, _ in mine.values()])
            is_share = measure == "won" and set(np.unique(values)) <= {0.0, 1.0}
            own = (share_estimate if is_share else mean_estimate)(values) if len(mine) >= FEWEST else None
            scores = np.array([score for _, score in mine.values()])
            rows.append(
                WatchedVariant(variant, len(mine), own, None if gap is None else next(known), scores, drawn)
            )
        return WatchedCase(case, measure, rows)


def _shown(study: Study, case: Case) -> list[tuple[Variant, bool]]:
    """List what a study plays of a case and can be compared: its variants, and its numbers one by one."""
    rows: dict[str, tuple[Variant, bool]] = {}
    for variant in case.variants:
        rows.setdefault(variant.cell.id, (variant, True))
    if "sensitivity" in study.asks:
        for number in case.numbers:
            for value in number.values:
                cell = number_cell(case, number, value)
                rows.setdefault(cell.id, (_set_to(number, value, cell), False))
    return list(rows.values())


def _set_to(number: StudyNumber, value: Any, cell: StudyCell) -> Variant:
    title = {}
    for language in LANGUAGES:
        written = f"{value:.6g}" if isinstance(value, float) else str(value)
        title[language] = (
            f"{number.called(language)} = {written.replace('.', ',') if language == 'fr' else written}"
        )
    return Variant(f"{number.name}={value}", cell, title)
