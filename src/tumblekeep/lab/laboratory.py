"""Take a study from its file to its report, for the command line and for Python.

from tumblekeep.lab.laboratory import run_study
report = run_study("golem.toml", folder="out")
print(report.verdict("en"))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.metadata import version
from importlib.resources import files
from math import inf
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple, TypeAlias, TypedDict, Unpack

from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.lab.execution.driver import StudyProgress, StudyWatcher, played_so_far, run
from tumblekeep.lab.execution.store import StudyStore, kept_study
from tumblekeep.lab.execution.watching import play_game, player
from tumblekeep.lab.execution.workers import NoWorkers, StudyWorkers, open_workers
from tumblekeep.lab.playout import playout
from tumblekeep.lab.report.page import SHORT, page
from tumblekeep.lab.report.sheet import sheet
from tumblekeep.lab.report.words import ReportWords
from tumblekeep.lab.statistics.answers import answers
from tumblekeep.lab.statistics.section import ReportSection
from tumblekeep.lab.study import Study, read_file, read_study
from tumblekeep.lab.study.reading import StudyError
from tumblekeep.lab.tuning import front_section, tune

RESULTS, TUNED = ".parquet", ".tune.parquet"


Asked: TypeAlias = str | Path | Mapping[str, Any] | Study
"""A study: its file, its results file, plain data, or a `Study`."""


class Report(NamedTuple):
    """The findings of a study."""

    study: Study
    sections: Sequence[ReportSection]
    facts: Mapping[str, Any]
    results: Path

    def verdict(self, language: str) -> list[str]:
        """Return the verdict in plain words: a few sentences for each question."""
        cost = self.facts.get("cost")
        tellers = {case.name: ReportWords.about(language, case.base, cost) for case in self.study.cases}
        return [
            tellers[section.case].said(said)
            for section in self.sections
            for said in section.said[: SHORT.get(section.asked, 1)]
        ]

    def html(self, language: str) -> str:
        """Render the whole report as one page."""
        return page(self.study, self.sections, self.facts, language)

    def csv(self) -> str:
        """Render its numbers as CSV."""
        return sheet(self.sections)

    def priced(self) -> Report:
        """The same with what a game costs in plain ones counted in what the games are worth. It is measured once, and kept
        next to the results, so that the report stays the same when it is written again."""
        if "cost" in self.facts:
            return self
        cost = max(0.01, round(cost_of(self.study), 2))
        _cost_file(self.results).write_text(f"{cost}\n", encoding="utf-8")
        return self._replace(facts={**self.facts, "cost": cost})

    def write(self, language: str, folder: str | Path | None = None) -> tuple[Path, Path]:
        """Write the page and its numbers to this folder, or next to the results."""
        place = Path(folder) / self.results.name if folder else self.results
        place.parent.mkdir(parents=True, exist_ok=True)
        files = place.with_suffix(".html"), place.with_suffix(".csv")
        for file, text in zip(files, (self.html(language), self.csv()), strict=True):
            file.write_text(text, encoding="utf-8")
        return files


def study_of(what: Asked) -> Study:
    """Read a study from its file, from its results file, from plain data, or by the name of one that is shipped."""
    if isinstance(what, Study):
        return what
    if isinstance(what, Mapping):
        return read_study(what)
    path = Path(what)
    if str(what) in shipped_studies() and not path.exists():
        path = _shipped(str(what))
    return read_study(kept_study(path)) if path.suffix == RESULTS else read_file(path)


def shipped_studies() -> tuple[str, ...]:
    """The names of the studies that come with the program."""
    return tuple(sorted(path.stem for path in _shipped("x").parent.glob("*.toml")))


def _shipped(name: str) -> Path:
    return Path(str(files("tumblekeep.lab").joinpath("studies", f"{name}.toml")))


def results_of(study: Study, folder: str | Path | None, *, tuned: bool = False) -> Path:
    """Return the path of a study's stored games."""
    return Path(folder or ".") / f"{study.name}{TUNED if tuned else RESULTS}"


class RunOptions(TypedDict, total=False):
    """How games are played: on how many cores or by which cluster, and who listens to the progress."""

    jobs: int | None
    scheduler: str | None
    progress: StudyProgress | None
    watcher: StudyWatcher | None
    """Who looks at the games as they come; not while tuning."""


def run_study(what: Asked, folder: str | Path | None = None, **how: Unpack[RunOptions]) -> Report:
    """Play a study and report what it found. Games that were played before are not played again. However the run
    ends, finished games are kept."""
    playing = partial(run, watcher=how.get("watcher"))
    return _done(study_of(what), what, folder, how, lambda *work: answers(playing(*work)), tuned=False)


def tune_study(what: Asked, folder: str | Path | None = None, **how: Unpack[RunOptions]) -> Report:
    """Search for values that reach a study's targets. Games are kept and reused as in `run_study`."""
    study = study_of(what)
    if study.tuning is None:
        raise StudyError("study-no-tune", "the study has no [tune]", where=study.name)
    return _done(study, what, folder, how, lambda *work: [front_section(study, tune(*work))], tuned=True)


def cost_of(study: Study, games: int = 6) -> float:
    """Measure how many plain games one game of the lab costs, in processor time, on the first case of a study."""
    cell = study.cases[0].base.cell
    game = load(cell.game, cell.pack)
    begun = process_time()
    for number in range(games):
        play_game(cell, number)
    watched = process_time()
    for number in range(games):
        fate = SampledFate(number)
        playout(
            game,
            cell.seats,
            fate,
            [player(one, game, fate.random) for one in cell.seated(number)],
            dict(cell.options),
        )
    return (watched - begun) / max(1e-6, process_time() - watched)


Work: TypeAlias = Callable[[Study, StudyStore, StudyWorkers, StudyProgress | None], Sequence[ReportSection]]


def _done(
    study: Study, what: Asked, folder: str | Path | None, how: RunOptions, work: Work, *, tuned: bool
) -> Report:
    store = StudyStore(_kept(what, study, folder, tuned=tuned), study.plain)
    try:
        with open_workers(how.get("jobs"), how.get("scheduler")) as players:
            sections = work(study, store, players, how.get("progress"))
    finally:
        store.close()
    return Report(study, sections, _facts(study, store), store.path)


def report_of(path: Path) -> Report:
    """Report on existing results without playing: for a study as far as they go, for tuning once it has ended."""
    study = read_study(kept_study(path))
    store = StudyStore(path, study.plain)
    if path.name.endswith(TUNED):
        return Report(
            study, [front_section(study, tune(study, store, NoWorkers(), None))], _facts(study, store), path
        )
    played = played_so_far(study, store)
    if not any(played.counts.values()):
        raise StudyError("lab-old-rules", f"{path} was played by other rules or other values", file=str(path))
    return Report(study, answers(played), _facts(study, store), path)


def _kept(what: Any, study: Study, folder: str | Path | None, *, tuned: bool) -> Path:
    if isinstance(what, str | Path) and Path(what).suffix == RESULTS and folder is None:
        return Path(what)
    path = results_of(study, folder, tuned=tuned)
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def _cost_file(results: Path) -> Path:
    return results.with_suffix(".cost")


def _kept_cost(results: Path) -> dict[str, float]:
    """What a game costs in plain ones, if it was measured before. What can't be read is measured again."""
    try:
        cost = float(_cost_file(results).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {"cost": cost} if 0 < cost < inf else {}


def _facts(study: Study, store: StudyStore) -> dict[str, Any]:
    return {
        **_kept_cost(store.path),
        "games": store.games,
        "cells": store.cells,
        "seed": study.seed,
        "version": version("tumblekeep"),
    }
