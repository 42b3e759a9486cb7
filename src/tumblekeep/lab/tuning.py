"""Search with Optuna for values that reach a target: a front of them, never one lucky point, confirmed on
fresh dice.

Two goals conflict: coming close to the targets, and leaving the game as it is. A point is on the front if
no other is better in both. All trials are played with the same dice, so that only their changes differ.
The best of many trials is partly lucky, so the front is played again with dice that no trial has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from math import nan, prod
from typing import Any, NamedTuple

from tumblekeep.fate.addressed import hash_name
from tumblekeep.lab.execution.driver import StudyDriver, StudyProgress
from tumblekeep.lab.execution.store import StudyStore
from tumblekeep.lab.execution.workers import StudyWorkers
from tumblekeep.lab.statistics.intervals import Estimate
from tumblekeep.lab.statistics.measure import CellGames
from tumblekeep.lab.statistics.section import (
    ChosenValues,
    Column,
    Picture,
    ReportSection,
    ReportTable,
    Sentence,
    kind_of,
    unit_of,
)
from tumblekeep.lab.study.changing import playable, with_values
from tumblekeep.lab.study.reading import StudyError
from tumblekeep.lab.study.shape import Case, Study, StudyCell, Tuning, TuningTarget

FRESH = "fresh"
MOST = 8
"""Maximum number of points of the front that are confirmed."""


class TuningPoint(NamedTuple):
    """Values that were tried."""

    values: tuple[Any, ...]
    """One for each number of the study."""
    away: float
    """The distance from the unchanged game, 0 to 1 for each number."""
    found: tuple[float, ...]
    """What each target reached in the trial."""
    miss: float
    """The total amount by which the targets were missed."""


class ConfirmedPoint(NamedTuple):
    """A point of the front, played again."""

    point: TuningPoint
    found: tuple[Estimate, ...]
    met: bool


class TuningResult(NamedTuple):
    """The result of tuning."""

    points: Sequence[TuningPoint]
    front: Sequence[ConfirmedPoint]
    shipped: ConfirmedPoint


def tune(
    study: Study, store: StudyStore, crew: StudyWorkers, progress: StudyProgress | None = None
) -> TuningResult:
    """Search for values that reach the study's targets."""
    if study.tuning is None:
        raise StudyError("study-no-tune", "the study has no [tune]", where="study")
    tuning, case = study.tuning, study.cases[0]
    driver = StudyDriver(store, crew, progress)
    if prod(len(number.values) for number in case.numbers) <= tuning.trials:  # small enough to try all of it
        grid = product(*(number.values for number in case.numbers))
        points = {values: _tried(case, tuning, values, driver) for values in grid}
    else:
        points = _searched(study.seed, case, tuning, driver)
    chosen = front(list(points.values()), tuning.targets, tuning.within)[:MOST]
    shipped = tuple(number.shipped for number in case.numbers)
    start = points.get(shipped) or TuningPoint(shipped, 0.0, (nan,) * len(tuning.targets), nan)
    confirmed = _confirmed(case, tuning, [start, *chosen], driver, study.seed)
    return TuningResult(list(points.values()), confirmed[1:], confirmed[0])


def _searched(
    seed: str, case: Case, tuning: Tuning, driver: StudyDriver
) -> dict[tuple[Any, ...], TuningPoint]:
    """Try what looks promising, as many points as there are trials."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.TPESampler(
        seed=hash_name(seed) % 2**32, n_startup_trials=max(4, tuning.trials // 4)
    )
    search = optuna.create_study(directions=["minimize"] * (len(tuning.targets) + 1), sampler=sampler)
    if all(number.shipped in number.values for number in case.numbers):
        search.enqueue_trial({number.name: number.values.index(number.shipped) for number in case.numbers})
    points: dict[tuple[Any, ...], TuningPoint] = {}
    for _ in range(tuning.trials):
        trial = search.ask()
        values = tuple(
            number.values[trial.suggest_int(number.name, 0, len(number.values) - 1)]
            for number in case.numbers
        )
        if values not in points:
            points[values] = _tried(case, tuning, values, driver)
        point = points[values]
        misses = [target.miss(found) for target, found in zip(tuning.targets, point.found, strict=True)]
        search.tell(trial, [*misses, point.away])
    return points


def front(
    points: Sequence[TuningPoint], targets: Sequence[TuningTarget], slack: float = 0.0
) -> list[TuningPoint]:
    """Return the points that no other clearly beats in every way (each target, and how little is changed), the
    best first.

    Trials are noisy, so a point that another beats by no more than the slack stays on the front.
    """

    def misses(point: TuningPoint) -> list[float]:
        return [target.miss(found) for target, found in zip(targets, point.found, strict=True)]

    def beats(one: TuningPoint, other: TuningPoint) -> bool:
        if one.away > other.away or any(a > b for a, b in zip(misses(one), misses(other), strict=True)):
            return False
        return other.miss - one.miss > slack or (one.miss == other.miss and one.away < other.away)

    best = [one for one in points if not any(beats(other, one) for other in points)]
    return sorted(best, key=lambda point: (point.miss, point.away))


def _tried(case: Case, tuning: Tuning, values: tuple[Any, ...], driver: StudyDriver) -> TuningPoint:
    cells = [_cell(case, values, target) for target in tuning.targets]
    driver.gather([(cell, tuning.games, case.families) for cell in _once(cells)])
    found = tuple(
        driver.games(cell).estimate(target.measure).value
        for cell, target in zip(cells, tuning.targets, strict=True)
    )
    miss = sum(target.miss(value) for target, value in zip(tuning.targets, found, strict=True))
    return TuningPoint(values, _away(case, values), found, miss)


def _cell(case: Case, values: tuple[Any, ...], target: TuningTarget, dice: str | None = None) -> StudyCell:
    cell = case.base.cell
    if target.players is not None:
        cell = replace(cell, players=target.players)
    cell = with_values(cell, list(zip(case.numbers, values, strict=True)))
    return playable(cell if dice is None else replace(cell, dice=dice))


def _once(cells: Sequence[StudyCell]) -> list[StudyCell]:
    return list({cell.id: cell for cell in cells}.values())


def _away(case: Case, values: tuple[Any, ...]) -> float:
    """Measure the distance of values from the shipped ones, each relative to its range."""
    total = 0.0
    for number, value in zip(case.numbers, values, strict=True):
        if isinstance(value, int | float) and not isinstance(value, bool):
            ends = [*map(float, number.values), float(number.shipped)]
            total += abs(value - number.shipped) / max(1e-12, max(ends) - min(ends))
        else:
            total += value != number.shipped
    return round(total / len(case.numbers), 6)


def _confirmed(
    case: Case, tuning: Tuning, points: Sequence[TuningPoint], driver: StudyDriver, seed: str
) -> list[ConfirmedPoint]:
    dice = f"{seed}/{FRESH}"
    cells = {
        point.values: [_cell(case, point.values, target, dice) for target in tuning.targets]
        for point in points
    }
    every = _once([cell for some in cells.values() for cell in some])
    driver.gather([(cell, tuning.confirm, case.families) for cell in every])
    games: Mapping[str, CellGames] = {cell.id: driver.games(cell) for cell in every}
    confirmed = []
    for point in points:
        found = tuple(
            games[cell.id].estimate(target.measure)
            for cell, target in zip(cells[point.values], tuning.targets, strict=True)
        )
        met = all(
            target.miss(one.value) <= tuning.within for target, one in zip(tuning.targets, found, strict=True)
        )
        confirmed.append(ConfirmedPoint(point, found, met))
    return confirmed


def front_section(study: Study, tuned: TuningResult) -> ReportSection:
    """Report the front as a section."""
    assert study.tuning is not None
    case, targets = study.cases[0], study.tuning.targets
    columns = [
        Column("point", "count"),
        *(Column(number.name, "text", number) for number in case.numbers),
        Column("away", "share"),
    ]
    for target in targets:
        kind = kind_of(target.measure)
        columns += [Column(f"tried-{target.measure}", kind), Column(f"fresh-{target.measure}", kind)]
    columns += [Column("met"), Column("games", "count")]
    again = {one.point.values: one for one in (*tuned.front, tuned.shipped)}
    listed = sorted(
        {one.values: one for one in (*tuned.points, tuned.shipped.point)}.values(),
        key=lambda one: (
            one.values not in again,
            one.values != tuned.shipped.point.values,
            one.miss,
            one.away,
        ),
    )
    number = {one.values: place for place, one in enumerate(listed, start=1)}
    rows: list[list[Any]] = []
    for one in listed:  # the game as it is, the front, then everything else that was tried
        fresh = again.get(one.values)
        row: list[Any] = [number[one.values], *map(str, one.values), one.away]
        for place, tried in enumerate(one.found):
            row += [tried, None if fresh is None else fresh.found[place]]
        rows.append([*row, _sign(fresh), study.tuning.games if fresh is None else study.tuning.confirm])
    met = sorted((one for one in tuned.front if one.met), key=lambda one: one.point.away)
    said = [
        Sentence(
            "lab-say-tuned" if met else "lab-say-untuned",
            {
                "met": (len(met), "count"),
                "front": (len(tuned.front), "count"),
                "tried": (len(tuned.points), "count"),
                "games": (study.tuning.confirm, "count"),
            },
        )
    ]
    if tuned.front:
        nearest = min(tuned.front, key=lambda one: _missed(targets, one))
        named = [("tuned", met[0])] if met else []
        if not met or met[0] is not nearest:
            named.append(("nearest", nearest))
        for how, picked in named:
            for target, found in zip(targets, picked.found, strict=True):
                kind = kind_of(target.measure)
                told = {"value": (found.value, kind), "low": (found.low, kind), "high": (found.high, kind)}
                said.append(
                    Sentence(
                        f"lab-say-{how}-{target.measure}", {"values": _values(case, picked.point), **told}
                    )
                )
    dots = [(point.miss, point.away, "tried", number[point.values]) for point in tuned.points]
    dots += [
        (one.point.miss, one.point.away, "met" if one.met else "chosen", number[one.point.values])
        for one in tuned.front
    ]
    shares = all(kind_of(target.measure) in ("share", "gain") for target in targets)
    picture = Picture("front", {"points": dots, "kind": "points" if shares else "plain"})
    notes = [
        Sentence(
            "lab-say-front",
            {"within": (study.tuning.within, "points" if shares else "plain"), "unit": unit_of(shares)},
        )
    ]
    return ReportSection(
        "tune", case.name, case.base.cell.game, said, ReportTable(columns, rows), picture, notes
    )


def _sign(fresh: ConfirmedPoint | None) -> str:
    """Whether the targets were reached with fresh dice; a dash if it was not played again."""
    return "–" if fresh is None else "✓" if fresh.met else "✗"


def _missed(targets: Sequence[TuningTarget], one: ConfirmedPoint) -> float:
    """By how much fresh dice miss the targets."""
    return sum(target.miss(found.value) for target, found in zip(targets, one.found, strict=True))


def _values(case: Case, point: TuningPoint) -> ChosenValues:
    return ChosenValues(zip(case.numbers, point.values, strict=True))
