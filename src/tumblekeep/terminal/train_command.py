"""`tumblekeep lab train GAME` and `tumblekeep lab calibrate GAME`: learn values from play, and check how
accurate they are (all ways to play at once: `calibrate_command`)."""

from __future__ import annotations

import json
import signal
import time
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tumblekeep.core.errors import BadOptions, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.games import load
from tumblekeep.lab.progress import open_progress
from tumblekeep.lab.regression import TrainingGame
from tumblekeep.lab.training import (
    TRIED,
    CalibrationBin,
    by_chance,
    calibration,
    learn,
    some_courses,
    value_document,
    with_odds_of,
)
from tumblekeep.players.model_files import file_name, home
from tumblekeep.players.value import FOLDER, fits, read_value, shipped
from tumblekeep.terminal.calibrate_command import calibrate_all
from tumblekeep.terminal.entry import INTERRUPTED, complain, spoken_streams, write
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

FEWEST = 20
"""Minimum number of games for learning."""
MOST = 1_000_000
MOST_JOBS = 1024
UNSEEN = "unseen"
"""The seed of games that are never used for learning."""
USUAL_GAMES, USUAL_CHECKED = 1000, 200
SHARE = 25
"""Games handed to a process at a time. A process that would play fewer is not worth starting."""


def learning(args: Namespace) -> int:
    """Train values, or check how accurate they are."""
    voice = Voice(best_language(args.lang))
    with spoken_streams():
        try:
            check_jobs(args.jobs)
            if args.task == "calibrate" and args.all:
                if args.games is not None and not FEWEST <= args.games <= MOST:
                    raise BadOptions(
                        "ui-lab-count", f"--games takes {FEWEST} to {MOST}", least=FEWEST, most=MOST
                    )
                return calibrate_all(args, voice)
            if not args.what:
                raise BadOptions("ui-lab-which", "name a game, or --all")
            game = load(args.what)
            settings = _settings(game, args.setting)
            games = args.games or (USUAL_GAMES if args.task == "train" else USUAL_CHECKED)
            if not FEWEST <= games <= MOST:
                raise BadOptions("ui-lab-count", f"--games takes {FEWEST} to {MOST}", least=FEWEST, most=MOST)
            if args.task == "train":
                return _train(game, settings, games, args, voice)
            return _calibrate(game, settings, games, args, voice)
        except TumbleError as error:
            return complain(voice.error(error))
        except ModuleNotFoundError as error:
            return complain(voice.say("ui-lab-missing", why=str(error)))
        except KeyboardInterrupt:
            return INTERRUPTED


def check_jobs(jobs: int | None) -> None:
    """Refuse a number of processes that is out of range."""
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise BadOptions("ui-lab-jobs", f"--jobs takes 1 to {MOST_JOBS}", most=MOST_JOBS)


def _settings(game: Game, wanted: str | None) -> Mapping[str, tuple[int, Mapping[str, Any]]]:
    if game.goal is None:
        raise BadOptions("ui-lab-goalless", f"{game.slug} does not define a goal", game=game.slug)
    known = game.goal.settings
    if wanted is None:
        return known
    if wanted not in known:
        names = ", ".join(known)
        raise BadOptions(
            "ui-lab-setting",
            f"there is no setting {wanted[:40]!r}; there are: {names}",
            setting=wanted[:40],
            known=names,
        )
    return {wanted: known[wanted]}


def _train(
    game: Game,
    settings: Mapping[str, tuple[int, Mapping[str, Any]]],
    games: int,
    args: Namespace,
    voice: Voice,
) -> int:
    import numpy  # noqa: F401 - said before hours of play, not after

    beside = home(game.slug, FOLDER)
    folder = Path(args.folder) if args.folder else beside or Path(FOLDER)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadOptions("ui-shelf-unwritable", f"{folder}: {why}", path=str(folder), why=why) from error
    for name, (seats, chosen) in settings.items():
        options = game.check(seats, chosen)
        if args.odds:
            _fitting(game, name, options)
        began = time.perf_counter()
        # odds are learned from games without odd moves alone, so that others would be played for nothing
        tried = (0.0,) if args.odds else TRIED
        played, stopped = _played(game, seats, options, f"{args.seed}/{name}", games, name, args.jobs, tried)
        if len(played) < FEWEST:
            return INTERRUPTED
        file = folder / file_name(game.slug, name)
        with _delayed_interrupt(voice) as asked_to_stop:
            value = learn(played, never={} if game.goal is None else game.goal.never)
            plain = value_document(game, name, options, args.seed, value)
            if args.odds:
                plain = with_odds_of(_fitting(game, name, options), plain)
            text = json.dumps(plain, separators=(",", ":")) + "\n"
            unfinished = file.with_name(f".{file.name}.new")
            unfinished.write_text(text, encoding="utf-8")
            unfinished.replace(file)  # whole or not at all
        write(
            voice.say(
                "ui-lab-trained",
                file=str(file),
                games=len(played),
                positions=value.notes["positions"],
                explained=value.notes["explained"],
                size=round(len(text) / 1000, 1),
                seconds=round(time.perf_counter() - began),
            )
        )
        if stopped or asked_to_stop:
            return INTERRUPTED
    if folder.resolve() != beside:
        write(voice.say("ui-lab-elsewhere", folder=str(folder), game=game.slug))
    return 0


def _fitting(game: Game, name: str, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The learned file of a setting; refused if there is none for these rules."""
    plain = shipped(game.slug, name)
    if plain is None or not fits(plain, game, game.digest(options)):
        raise BadOptions("ui-lab-unknown", f"{name}: nothing has been learned for these rules", setting=name)
    return plain


@contextmanager
def _delayed_interrupt(voice: Voice) -> Iterator[list[int]]:
    """Delay the first Ctrl-C while the played games are being learned from, and record it in the list yielded. A
    second one aborts."""
    asked: list[int] = []

    def wait(number: int, frame: object) -> None:
        if asked:
            raise KeyboardInterrupt
        asked.append(number)
        complain(voice.say("ui-lab-learning"))

    before = signal.signal(signal.SIGINT, wait)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)


def _played(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    seed: str,
    games: int,
    name: str,
    jobs: int | None,
    tried: Sequence[float] = TRIED,
) -> tuple[list[list[TrainingGame]], bool]:
    """Play this many games, or as many as were finished when somebody stopped it. The games don't depend on
    which process plays them."""
    from tumblekeep.lab.execution.workers import cores, open_workers

    played: list[list[TrainingGame]] = []
    shares = [(first, min(SHARE, games - first)) for first in range(0, games, SHARE)]
    with (
        open_progress() as progress,
        open_workers(min(jobs or cores(), len(shares))) as players,
    ):
        job = progress.add_task(f"{game.slug} {name}", total=games)
        try:
            for some in players.each(
                some_courses,
                [(game.slug, seats, options, seed, first, count, tried) for first, count in shares],
            ):
                played += some
                progress.advance(job, len(some))
        except KeyboardInterrupt:
            return played, True
    return played, False


def _calibrate(
    game: Game,
    settings: Mapping[str, tuple[int, Mapping[str, Any]]],
    games: int,
    args: Namespace,
    voice: Voice,
) -> int:
    found: dict[str, list[CalibrationBin]] = {}
    for name, (seats, chosen) in settings.items():
        options = game.check(seats, chosen)
        plain = shipped(game.slug, name)
        if plain is None or not fits(plain, game, game.digest(options)):
            write(voice.say("ui-lab-unknown", setting=name))
            continue
        seed = f"{args.seed}/{UNSEEN}/{name}"
        played, stopped = _played(game, seats, options, seed, games, name, args.jobs, (0.0,))
        if not played:
            return INTERRUPTED
        value = read_value(plain)
        found[name] = calibration(value, played)
        if not args.json:
            _print(name, found[name], len(played), by_chance(value, played), voice)
        if stopped:
            break
    if args.json:
        write(
            json.dumps({name: [one._asdict() for one in tenths] for name, tenths in found.items()}, indent=2)
        )
    return 0 if found else 1


def _print(name: str, tenths: Sequence[CalibrationBin], games: int, chance: float, voice: Voice) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=voice.say("ui-lab-calibration", setting=name, games=games), title_justify="left")
    for column in ("foretold", "came", "positions"):
        table.add_column(voice.say(f"ui-lab-{column}"), justify="right")
    for one in tenths:
        table.add_row(f"{one.foretold:.3f}", f"{one.came:.3f}", str(one.positions))
    Console().print(table)
    furthest = max(abs(one.foretold - one.came) for one in tenths)
    write(voice.say("ui-lab-furthest", gap=furthest, chance=chance))
