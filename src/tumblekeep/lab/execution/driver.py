"""Run a study to its end: play the first games, then as many more as the requested precision needs.

An answer is precise enough when its interval is. A run never stops because a difference looks convincing.
The number of games between two checks follows from the games themselves, never from the clock, so the
same study ends at the same number of games everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import NamedTuple, Protocol

import pyarrow as pa

from tumblekeep.lab.execution.store import StudyStore, table_of
from tumblekeep.lab.execution.watching import GameRow
from tumblekeep.lab.execution.workers import GamesNeeded, StudyWorkers
from tumblekeep.lab.statistics.intervals import correct_one, median_estimate
from tumblekeep.lab.statistics.measure import CellGames, compare
from tumblekeep.lab.study.planning import CellPlan, looked_cell, plan_cells
from tumblekeep.lab.study.shape import Case, Study, StudyCell

GROWTH = 2.0
"""Grow the number of games by this factor at most between two checks."""


class StudyProgress(Protocol):
    """A listener for the progress of a run."""

    def expect(self, games: int) -> None:
        """Set how many more games are to be played."""

    def advance(self, games: int) -> None:
        """Report that this many more games are done."""

    def foresee(self, case: str, games: int, cells: int) -> None:
        """Say how many games of each of its cells the precision of a case will take, as it looks now."""


class StudyWatcher(Protocol):
    """Somebody who looks at the games as they come, and may ask for more."""

    def see(self, table: pa.Table) -> None:
        """Take in games of one cell."""

    def next_wish(self) -> tuple[Case, StudyCell] | None:
        """Return a cell that is to be played before anything else."""

    def finish(self) -> bool:
        """Say that everything is played; False if there is a wish left."""


class NoProgress:
    """A listener that ignores all progress."""

    def expect(self, games: int) -> None:
        """Do nothing."""

    def advance(self, games: int) -> None:
        """Do nothing."""

    def foresee(self, case: str, games: int, cells: int) -> None:
        """Do nothing."""


class StudyRun(NamedTuple):
    """A study that was played: the games that count, by cell."""

    study: Study
    store: StudyStore
    counts: dict[str, int]

    def games(self, cell: StudyCell) -> CellGames:
        """Return the games of a cell."""
        return CellGames(cell, self.store.of(cell.id, self.counts.get(cell.id, 0)))


class StudyDriver:
    """Plays the missing games, and knows how many games of each cell count."""

    def __init__(
        self,
        store: StudyStore,
        crew: StudyWorkers,
        progress: StudyProgress | None = None,
        watcher: StudyWatcher | None = None,
    ) -> None:
        self.store = store
        self.crew = crew
        self.progress: StudyProgress = progress or NoProgress()
        self.watcher = watcher
        self.counts: dict[str, int] = {}
        self._left = 0
        """Games that are still to be played of what was asked for."""

    def gather(self, wants: Sequence[tuple[StudyCell, int, Sequence[str]]]) -> None:
        """Make sure that this many games of each cell exist."""
        missing = [
            GamesNeeded(cell, self.store.missing(cell.id, count), families) for cell, count, families in wants
        ]
        for cell, count, _ in wants:
            self.counts[cell.id] = max(count, self.counts.get(cell.id, 0))
        self._left = sum(len(want.numbers) for want in missing)
        self.progress.expect(self._left)

        def take(rows: Sequence[GameRow]) -> None:
            self._take(rows)
            self.play_wishes()

        self.crew.play(missing, take)

    def _take(self, rows: Sequence[GameRow]) -> None:
        self.store.add(rows)
        self._left -= len(rows)
        if self.watcher is not None and rows:
            self.watcher.see(table_of(rows))
        self.progress.advance(len(rows))

    def play_wishes(self) -> None:
        """Play what somebody who watches has asked for: as many games as the case has of its base, on the same dice."""
        while self.watcher is not None and (wish := self.watcher.next_wish()) is not None:
            case, cell = wish
            count = self.counts[case.base.cell.id]
            self.watcher.see(self.store.of(cell.id, count))
            numbers = self.store.missing(cell.id, count)
            self._left += len(numbers)
            self.progress.expect(self._left)
            self.crew.play([GamesNeeded(cell, numbers, case.families)], self._take)

    def games(self, cell: StudyCell) -> CellGames:
        """Return the games of a cell that count."""
        return CellGames(cell, self.store.of(cell.id, self.counts[cell.id]))


def run(
    study: Study,
    store: StudyStore,
    crew: StudyWorkers,
    progress: StudyProgress | None = None,
    watcher: StudyWatcher | None = None,
) -> StudyRun:
    """Play a study until it is answered. Somebody may watch, and have other cells played meanwhile: the answers are the
    same."""
    driver = StudyDriver(store, crew, progress, watcher)
    plans = plan_cells(study)
    if watcher is not None:
        for plan in plans:
            watcher.see(store.of(plan.cell.id, study.most))
    driver.gather([(plan.cell, plan.games, plan.case.families) for plan in plans])
    for case in study.cases:
        if case.looked:
            choices = float(driver.games(case.base.cell).column("choices").sum(axis=1).mean())
            cell, games = looked_cell(case, choices)
            driver.gather([(cell, games, case.families)])
    if study.precision:
        _grow(study, plans, driver)
    while watcher is not None and not watcher.finish():
        driver.play_wishes()
    return StudyRun(study, store, driver.counts)


def played_so_far(study: Study, store: StudyStore) -> StudyRun:
    """Load what a study has so far without playing anything, for reports."""
    counts = {plan.cell.id: _first(store, plan.cell.id, study.most) for plan in plan_cells(study)}
    for case in study.cases:
        base = counts[case.base.cell.id]
        if case.looked and base:
            games = CellGames(case.base.cell, store.of(case.base.cell.id, min(base, study.games)))
            cell, wanted = looked_cell(case, float(games.column("choices").sum(axis=1).mean()))
            counts[cell.id] = _first(store, cell.id, wanted)
    return StudyRun(study, store, counts)


def _first(store: StudyStore, cell: str, most: int) -> int:
    """Count the games from the first one on, up to the first gap."""
    missing = store.missing(cell, most)
    return missing[0] if missing else most


def _grow(study: Study, plans: Sequence[CellPlan], driver: StudyDriver) -> None:
    """Play until every precision is reached; say beforehand how many games that will take."""
    growing = [plan for plan in plans if plan.grows]
    told = False
    while True:
        wants = []
        for case in study.cases:
            mine = [plan for plan in growing if plan.case is case]
            count = games_needed(case, mine, driver.games, study.precision)
            have = driver.counts[case.base.cell.id]
            if not told:
                driver.progress.foresee(case.name, min(study.most, count), len(mine))
            count = min(study.most, count, ceil(have * GROWTH))
            if count > have:
                wants += [(plan.cell, count, case.families) for plan in mine]
        told = True
        if not wants:
            return
        driver.gather(wants)


def games_needed(
    case: Case,
    plans: Sequence[CellPlan],
    games: Callable[[StudyCell], CellGames],
    precision: float | Mapping[str, float],
) -> int:
    """Estimate from the results so far how many games of each cell every precision needs."""
    wanted = precision if isinstance(precision, Mapping) else {"variants": precision}
    base = games(case.base.cell)
    ratios = [_widest(asked, case, plans, games) / half for asked, half in wanted.items()]
    widest = max(ratios, default=0.0)
    return ceil(len(base) * widest**2) if widest > 1 else len(base)


def _widest(
    asked: str, case: Case, plans: Sequence[CellPlan], games: Callable[[StudyCell], CellGames]
) -> float:
    """Return half the width of the widest interval that answers a question so far."""
    base = games(case.base.cell)
    cells = [games(variant.cell) for variant in case.variants]
    if asked == "seats":
        return max((seat.half for one in cells if not one.shared for seat in one.seat_gaps()), default=0.0)
    if asked == "length":
        return max(median_estimate(one.plain("turns")).half for one in cells)
    if asked == "pieces":
        from tumblekeep.lab.statistics.pieces import worths  # it reads what this module runs

        return max((one.effect.half for one in worths(base, base.primary, case.families)), default=0.0)
    measure = base.primary
    others = [plan.cell for plan in plans if plan.cell.id != case.base.cell.id]
    halves = [
        correct_one(compare(games(cell), base, measure).difference, len(others)).half for cell in others
    ]
    return max(halves, default=base.estimate(measure).half)
