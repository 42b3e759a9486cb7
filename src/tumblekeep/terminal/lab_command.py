"""`tumblekeep lab`: run, resume, tune and report studies, and learn from play (`learning`)."""

from __future__ import annotations

import os
import sys
import time
import webbrowser
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tumblekeep.core.errors import BadOptions, TumbleError
from tumblekeep.lab.progress import open_progress
from tumblekeep.terminal.entry import INTERRUPTED, complain, spoken_streams, write
from tumblekeep.terminal.train_command import check_jobs, learning
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

if TYPE_CHECKING:
    from tumblekeep.lab.laboratory import Report
    from tumblekeep.lab.live.watched import WatchedRun
    from tumblekeep.lab.study.shape import Study

LEARNING = ("train", "calibrate")


def lab(args: Namespace) -> int:
    """Run a task of the lab."""
    if args.task in LEARNING:
        return learning(args)
    voice = Voice(best_language(args.lang))
    with spoken_streams():
        try:
            if args.task == "report":
                return _told_again(args, voice)
            if args.task == "solve":
                from tumblekeep.terminal.solve_command import solve_ends

                return solve_ends(args, voice)
            check_jobs(args.jobs)
            return _played(args, voice)
        except TumbleError as error:
            return complain(voice.error(error))
        except BrokenPipeError:  # the reader has closed the pipe; everything is written by then
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        except OSError as error:
            why = error.strerror or str(error)
            return complain(voice.say("ui-lab-unwritten", file=str(error.filename or args.folder), why=why))
        except ModuleNotFoundError as error:
            return complain(voice.say("ui-lab-needs", why=str(error)))
        except KeyboardInterrupt:
            return INTERRUPTED


def _told_again(args: Namespace, voice: Voice) -> int:
    from tumblekeep.lab.laboratory import report_of

    return _tell(report_of(Path(args.what)), voice, args.folder)


def _played(args: Namespace, voice: Voice) -> int:
    from tumblekeep.lab.laboratory import (
        RESULTS,
        TUNED,
        RunOptions,
        results_of,
        run_study,
        study_of,
        tune_study,
    )

    resumes, is_results = args.task == "resume", args.what.endswith(RESULTS)
    if resumes and not is_results:
        raise BadOptions("ui-lab-resume", "resume takes NAME.parquet", file=args.what)
    if is_results and not resumes:
        raise BadOptions("ui-lab-run", f"{args.task} takes STUDY.toml", file=args.what, task=args.task)
    tuned = args.task == "tune" or args.what.endswith(TUNED)
    study = study_of(args.what)
    play = tune_study if tuned else run_study
    with _bar(study.called(voice.language), voice) as progress:
        try:
            kept = args.what if resumes else study
            how = RunOptions(jobs=args.jobs, scheduler=args.scheduler, progress=progress)
            with _watched(args, study, voice, progress) as watched:
                if watched is not None:
                    how = RunOptions({**how, "progress": watched, "watcher": watched})
                report = play(kept, args.folder, **how)
        except KeyboardInterrupt:
            file = results_of(study, args.folder, tuned=tuned)
            if resumes and args.folder is None:
                file = Path(args.what)
            write(voice.say("ui-lab-stopped", games=progress.games, file=str(file)))
            return INTERRUPTED
    if progress.games:
        seconds = time.perf_counter() - progress.began
        write(
            voice.say(
                "ui-lab-took",
                games=progress.games,
                seconds=round(seconds, 1),
                pace=round(progress.games / max(seconds, 1e-3), 1),
            )
        )
        report = report.priced()
        cost = report.facts["cost"]
        write(voice.say("ui-lab-cost", cost=round(cost, 1), games=round(cost * progress.games)))
    else:
        write(voice.say("ui-lab-nothing-left"))
    return _tell(report, voice, args.folder)


@contextmanager
def _watched(args: Namespace, study: Study, voice: Voice, progress: Bar) -> Iterator[WatchedRun | None]:
    """Show a live page while the block runs, if that is wanted."""
    if not getattr(args, "watch", False):
        yield None
        return
    from tumblekeep.lab.live.live_server import serve_live
    from tumblekeep.lab.live.watched import WatchedRun

    watched = WatchedRun(study, progress)
    with serve_live(watched, voice.language) as address:
        write(voice.say("ui-lab-watch", address=address))
        if not args.no_open and _has_windows():
            webbrowser.open(address)
        yield watched


def _has_windows() -> bool:
    """Whether a browser would open beside the terminal, and not in it."""
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _tell(report: Report, voice: Voice, folder: str | None) -> int:
    page, numbers = report.write(voice.language, folder)
    for sentence in report.verdict(voice.language):
        write(f"· {sentence}")
    write(voice.say("ui-lab-wrote", page=str(page), numbers=str(numbers), results=str(report.results)))
    return 0


class Bar:
    """A progress bar for the whole study."""

    def __init__(self, progress: Any, job: Any, voice: Voice) -> None:
        self._progress = progress
        self._voice = voice
        self._job = job
        self._total = 0
        self.games = 0
        self.began = time.perf_counter()

    def expect(self, games: int) -> None:
        """Set how many more games are wanted."""
        self._total = self.games + games
        self._progress.update(self._job, total=self._total)

    def advance(self, games: int) -> None:
        """Advance by this many games."""
        self.games += games
        self._progress.update(self._job, completed=self.games)

    def foresee(self, case: str, games: int, cells: int) -> None:
        """Say beforehand what the precision will take."""
        pace = self.games / max(1e-3, time.perf_counter() - self.began)
        minutes = max(0.0, games * cells - self.games) / max(1e-3, pace) / 60
        write(
            self._voice.say(
                "ui-lab-foreseen", case=case, games=games, variants=cells, minutes=round(minutes, 1)
            )
        )


@contextmanager
def _bar(title: str, voice: Voice) -> Iterator[Bar]:
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with open_progress(*columns) as progress:
        yield Bar(progress, progress.add_task(title[:40], total=None), voice)
