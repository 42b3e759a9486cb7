"""`tumblekeep lab train GAME` and `tumblekeep lab calibrate GAME`: values learned from play, and how true they are."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any

from tumblekeep.core.errors import BadOptions, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.games import load
from tumblekeep.lab.training import Course, Tenth, by_chance, calibration, courses, filed, learn
from tumblekeep.mind.learned import file_name
from tumblekeep.mind.value import FOLDER, fits, read_value, shipped
from tumblekeep.terminal.entry import INTERRUPTED, complain, spoken_streams, write
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

FEWEST = 20
"""Games from which anything can be learned."""
MOST = 1_000_000
UNSEEN = "unseen"
"""The seed of games that nothing is learned from."""
USUAL_GAMES, USUAL_CHECKED = 1000, 200


def learning(args: Namespace) -> int:
    """What the lab learns from play, and how true it is."""
    voice = Voice(best_language(args.lang))
    with spoken_streams():
        try:
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


def _settings(game: Game, wanted: str | None) -> Mapping[str, tuple[int, Mapping[str, Any]]]:
    if game.goal is None:
        raise BadOptions(
            "ui-lab-goalless", f"{game.slug} does not say what people want of it", game=game.slug
        )
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

    folder = Path(args.folder) if args.folder else Path(str(files("tumblekeep.mind").joinpath(FOLDER)))
    folder.mkdir(parents=True, exist_ok=True)
    for name, (seats, chosen) in settings.items():
        options = game.check(seats, chosen)
        began = time.perf_counter()
        played, stopped = _played(game, seats, options, f"{args.seed}/{name}", games, name)
        if len(played) < FEWEST:
            return INTERRUPTED
        value = learn(played)
        plain = filed(game, name, options, args.seed, value)
        text = json.dumps(plain, separators=(",", ":")) + "\n"
        file = folder / file_name(game.slug, name)
        file.write_text(text, encoding="utf-8")
        write(
            voice.say(
                "ui-lab-trained",
                file=file.name,
                games=len(played),
                positions=value.notes["positions"],
                explained=value.notes["explained"],
                size=round(len(text) / 1000, 1),
                seconds=round(time.perf_counter() - began),
            )
        )
        if stopped:
            return INTERRUPTED
    return 0


def _played(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    seed: str,
    games: int,
    name: str,
    tried: Sequence[float] | None = None,
) -> tuple[list[list[Course]], bool]:
    """So many games, or as many as were played when somebody stopped it."""
    from rich.console import Console
    from rich.progress import Progress

    played: list[list[Course]] = []
    console = Console(stderr=True)
    more = {} if tried is None else {"tried": tried}
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        job = progress.add_task(f"{game.slug} {name}", total=games)
        try:
            for one in islice(courses(game, seats, options, seed, **more), games):  # type: ignore[arg-type]
                played.append(one)
                progress.advance(job)
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
    found: dict[str, list[Tenth]] = {}
    for name, (seats, chosen) in settings.items():
        options = game.check(seats, chosen)
        plain = shipped(game.slug, name)
        if plain is None or not fits(plain, game, game.digest(options)):
            write(voice.say("ui-lab-unknown", setting=name))
            continue
        played, stopped = _played(game, seats, options, f"{args.seed}/{UNSEEN}/{name}", games, name, (0.0,))
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


def _print(name: str, tenths: Sequence[Tenth], games: int, chance: float, voice: Voice) -> None:
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
