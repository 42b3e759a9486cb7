"""`tumblekeep lab calibrate --all`: check the odds of every way to play and write the table that says which may be shown."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tumblekeep.core.errors import BadOptions
from tumblekeep.games import GAMES, load
from tumblekeep.lab.calibrating import (
    CalibrationTable,
    ForetoldGame,
    Way,
    checked,
    foretold_games,
    planned,
    ways,
)
from tumblekeep.players.model_files import home
from tumblekeep.players.trust import TABLE, CheckedOdds
from tumblekeep.terminal.entry import INTERRUPTED, write
from tumblekeep.terminal.voice import Voice

SHARE = 25
"""Games handed to a process at a time."""


def calibrate_all(args: Namespace, voice: Voice) -> int:
    """Check every way to play of one game or of all, the main ones first. What is found is kept at once."""
    slugs = [args.what] if args.what else list(GAMES)
    found = sorted((way for slug in slugs for way in ways(load(slug))), key=lambda way: way.side)
    tables = {slug: CalibrationTable(_file(slug, args.folder)) for slug in slugs}
    left = [way for way in found if not tables[way.game].has(way, args.games or planned(way))]
    write(voice.say("ui-lab-ways", ways=len(found), left=len(left)))
    until = None if args.minutes is None else time.monotonic() + 60 * args.minutes
    done = 0
    for way in left:
        if until is not None and time.monotonic() >= until:
            break
        games = _played(way, args.games or planned(way), args.jobs)
        if games is None:
            write(voice.say("ui-lab-ways-stopped", left=len(left) - done))
            return INTERRUPTED
        tables[way.game] = CalibrationTable(_file(way.game, args.folder))  # another process may have written
        done += 1
        if tables[way.game].has(way, len(games)):
            continue  # the same games: to count them as a second look would be wrong
        row = checked(way, games, tables[way.game].looks(way))
        tables[way.game].keep(way, row)
        write(_line(way, row, voice, f"{done}/{len(left)}"))
    if done < len(left):
        write(voice.say("ui-lab-ways-stopped", left=len(left) - done))
    return 0


def _file(slug: str, folder: str | None) -> Path:
    beside = Path(folder) / TABLE if folder else home(slug, TABLE)
    if beside is None:
        raise BadOptions("ui-lab-table-folder", f"{slug} is installed: give a --folder", game=slug)
    if not beside.parent.is_dir():
        why = f"{beside.parent}: there is no such folder"
        raise BadOptions("ui-shelf-unwritable", why, path=str(beside.parent), why=why)
    return beside


def _played(way: Way, wanted: int, jobs: int | None) -> Sequence[ForetoldGame] | None:
    """Play this many unseen games; None if somebody stopped it."""
    from rich.console import Console
    from rich.progress import Progress

    from tumblekeep.lab.execution.workers import cores, open_workers

    console = Console(stderr=True)
    played: list[ForetoldGame] = []
    with (
        Progress(console=console, transient=True, disable=not console.is_terminal) as progress,
        open_workers(jobs or cores()) as players,
    ):
        job: Any = progress.add_task(f"{way.game} {way.name}", total=wanted)
        try:
            shares = [(way, first, min(SHARE, wanted - first)) for first in range(0, wanted, SHARE)]
            for some in players.each(foretold_games, shares):
                played += some
                progress.advance(job, len(some))
        except KeyboardInterrupt:
            return None
    return played


def _line(way: Way, row: CheckedOdds, voice: Voice, number: str) -> str:
    return voice.say(
        "ui-lab-way",
        number=number,
        way=f"{way.game} {way.name}",
        games=row.games,
        furthest=row.furthest,
        chance=row.chance,
        brier=row.brier,
        start=row.start,
        came=row.came,
        shown="yes" if row.shown else "no",
    )
