"""Datasets of games for offline learning: what each seat saw, what was offered, what it did, and how the game ended.

A dataset is a folder: `dataset.json` (what it is), `README.md` (its card) and `part-00000.parquet` and its successors, `SHARD`
games each, one row a decision. Game number N of an arena's dataset is the same wherever it is made. Its dice are never those
of scored games, and all seats' actions are kept, so that every game can be played again (`check_dataset`).

Players are mixed: for each seat of each game one of `MIXTURE` is drawn. `steady-30` answers at random in 30 % of its decisions
and as the steady player in the others.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.game import Game
from tumblekeep.envs.arena import ArenaError, arena_named, built_in_player
from tumblekeep.envs.stepper import EnvSpec, IllegalAction, Stepper
from tumblekeep.envs.versions import version_of
from tumblekeep.fate.sampled import SampledFate

pa: Any = None
pq: Any = None
with suppress(ImportError):  # told when a dataset is asked for; playing its games needs none of it
    pa, pq = import_module("pyarrow"), import_module("pyarrow.parquet")

DATASET_FORM = "tumblekeep-dataset-1"
ABOUT = "dataset.json"
UNFINISHED = "unfinished.parquet"
"""Games that are over and whose part is not full yet, kept when somebody stops."""
SHARD = 50
COLUMNS = ("game", "step", "seat", "player", "observation", "legal", "action", "last", "result")
ELEMENT = "element"
"""Parquet's name for what is in a list, so that rows read back make the same bytes."""
MIXTURE: Mapping[str, int] = {"careless": 1, "steady-30": 2, "steady-10": 2, "steady": 2, "thinking-50": 1}
"""The players, and how often each is drawn."""


class DatasetGame(NamedTuple):
    """One game, decision by decision, in the order in which they were made. A decision is one action; an option that takes
    several actions to name takes several decisions."""

    number: int
    players: tuple[str, ...]
    """Who sat in each seat."""
    seats: NDArray[np.int8]
    observations: NDArray[np.float32]
    legal: list[list[int]]
    actions: NDArray[np.int16]
    results: tuple[float, ...]
    """How the game ended for each seat, in the unit of the arena."""

    def episode(self, seat: int, actions: int) -> tuple[Any, Any, Any, Any]:
        """Return what one seat saw, its masks (of so many actions), what it did, and its rewards: 0 until its last decision,
        which has the result."""
        rows = (self.seats == seat).nonzero()[0]
        masks = np.zeros((len(rows), actions), np.int8)
        for place, row in enumerate(rows):
            masks[place, self.legal[row]] = 1
        rewards = np.zeros(len(rows), np.float32)
        rewards[-1:] = self.results[seat]
        return self.observations[rows], masks, self.actions[rows], rewards


def need_parquet() -> None:
    """Refuse with a sentence if pyarrow is missing."""
    if pa is None:
        raise ArenaError("research-dataset-parquet")


# -- playing
# ------------------------------------------------------------------------------------------------------


def mixed_player(name: str, game: Game, luck: Random) -> Bot:
    """Make one of the players of the mixture."""
    level, _, share = name.partition("-")
    if level != "steady" or not share:
        return built_in_player(name, game, luck)
    steady, careless = built_in_player(level, game, luck), Uniform(luck.random)
    return lambda look, part: (careless if luck.random() * 100 < int(share) else steady)(look, part)


def _drawn_players(name: str, number: int, seats: int) -> tuple[str, ...]:
    luck = Random(f"{DATASET_FORM}/{name}/{number}/players")
    return tuple(luck.choices(list(MIXTURE), list(MIXTURE.values()), k=seats))


def _stepper(name: str, number: int, table: EnvSpec) -> Stepper:
    return Stepper(table, SampledFate(f"{DATASET_FORM}/{name}/{number}/fate"))


def play_game(name: str, number: int) -> DatasetGame:
    """Play one game of an arena's dataset."""
    table = arena_named(name).table()
    stepper = _stepper(name, number, table)
    players = _drawn_players(name, number, table.seats)
    bots = [
        mixed_player(one, table.game, Random(f"{DATASET_FORM}/{name}/{number}/seat {seat}"))
        for seat, one in enumerate(players)
    ]
    seats, seen, legal, actions = [], [], [], []
    while stepper.part is not None:
        seat, part = stepper.seat, stepper.part
        option = part.check(bots[seat](stepper.play.look, part))
        for action in table.vocabulary.spelled(part.ask, option):
            seats.append(seat)
            seen.append(stepper.vector(seat))
            legal.append(list(stepper.legal()))
            actions.append(int(action))
            stepper.step(action)
    return DatasetGame(
        number,
        players,
        np.array(seats, np.int8),
        np.stack(seen),
        legal,
        np.array(actions, np.int16),
        _results(table, stepper),
    )


def _results(table: EnvSpec, stepper: Stepper) -> tuple[float, ...]:
    assert stepper.outcome is not None
    assert table.game.goal is not None
    wanted = partial(table.game.goal.result, stepper.outcome, options=table.options)
    return tuple(float(wanted(seat)) for seat in range(table.seats))


# -- tables of rows
# -----------------------------------------------------------------------------------------------


def rows_of(game: DatasetGame) -> Any:
    """Return a game as rows of a Parquet file."""
    count, size = game.observations.shape
    offsets = np.cumsum([0, *map(len, game.legal)], dtype=np.int32)
    last = np.zeros(count, bool)
    for seat in range(len(game.players)):
        last[(game.seats == seat).nonzero()[0][-1:]] = True
    columns = (
        pa.array(np.full(count, game.number, np.int32)),
        pa.array(np.arange(count, dtype=np.int16)),
        pa.array(game.seats),
        pa.array([game.players[seat] for seat in game.seats]),
        pa.FixedSizeListArray.from_arrays(
            pa.array(game.observations.ravel()), type=pa.list_(pa.field(ELEMENT, pa.float32()), size)
        ),
        pa.ListArray.from_arrays(
            offsets,
            pa.array(np.concatenate(game.legal).astype(np.int16)),
            type=pa.list_(pa.field(ELEMENT, pa.int16())),
        ),
        pa.array(game.actions),
        pa.array(last),
        pa.array(np.array(game.results, np.float32)[game.seats]),
    )
    return pa.table(dict(zip(COLUMNS, columns, strict=True)))


def games_in(rows: Any, name: str) -> Iterator[DatasetGame]:
    """Return the games of a table of rows."""
    numbers = rows.column("game").to_numpy()
    starts = np.flatnonzero(np.diff(numbers, prepend=-1))
    seats_of = arena_named(name).seats
    for start, end in zip(starts, [*starts[1:], len(numbers)], strict=True):
        one = rows.slice(start, end - start).combine_chunks()
        number, seats = int(numbers[start]), one.column("seat").to_numpy()
        seen = one.column("observation").combine_chunks()
        players, results = one.column("player").to_pylist(), one.column("result").to_numpy()
        first = [int((seats == seat).argmax()) for seat in range(seats_of)]
        yield DatasetGame(
            number,
            tuple(players[row] for row in first),
            seats,
            seen.flatten().to_numpy().reshape(len(one), -1),
            one.column("legal").to_pylist(),
            one.column("action").to_numpy(),
            tuple(float(results[row]) for row in first),
        )


# -- folders
# ------------------------------------------------------------------------------------------------------


def part_path(folder: Path, part: int) -> Path:
    """Where a part of a dataset is."""
    return folder / f"part-{part:05}.parquet"


def parts_of(folder: Path) -> list[Path]:
    """Return the parts of a dataset, in order."""
    return sorted(folder.glob("part-*.parquet"))


def about_dataset(name: str) -> dict[str, Any]:
    """Return what `dataset.json` says of an arena's dataset, however many games it has."""
    table = arena_named(name).table()
    assert table.game.goal is not None
    return {
        "form": DATASET_FORM,
        "arena": name,
        "version": version_of(name),
        "vocabulary": table.vocabulary.version,
        "content": table.game.digest(table.options),
        "measure": table.game.goal.measure(table.seats),
        "seats": table.seats,
        "actions": len(table.names),
        "observation": table.observer.size,
        "players": dict(MIXTURE),
    }


def read_about(folder: Path) -> dict[str, Any]:
    """Read what a dataset is, or refuse what is none, or is of other rules."""
    path = folder / ABOUT
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ArenaError("research-file-unread", path=str(path), why=error.strerror or str(error)) from error
    except ValueError as error:
        raise ArenaError("research-dataset-none", path=str(folder), why=str(error)) from error
    if not isinstance(told, dict) or told.get("form") != DATASET_FORM:
        raise ArenaError("research-dataset-none", path=str(folder), why=f"form: {DATASET_FORM}")
    here = about_dataset(str(told.get("arena")))
    differs = [key for key, value in here.items() if told.get(key) != value]
    if differs:
        key = differs[0]
        raise ArenaError(
            "research-dataset-other",
            path=str(folder),
            what=key,
            there=str(told.get(key)),
            here=str(here[key]),
        )
    return told


def read_rows(path: Path) -> Any:
    """Read a part."""
    try:
        return pq.read_table(path)
    except (OSError, pa.ArrowInvalid) as error:
        raise ArenaError("research-dataset-none", path=str(path), why=str(error)) from error


def read_games(folder: Path) -> Iterator[DatasetGame]:
    """Yield the games of a dataset, in order."""
    need_parquet()
    name = read_about(folder)["arena"]
    for path in parts_of(folder):
        yield from games_in(read_rows(path), name)


def check_dataset(folder: Path) -> Iterator[DatasetGame]:
    """Play every game of a dataset again by its actions, and yield it; refuse the first that differs in anything: what was
    seen, what was offered, who acted, or how it ended. The games have to be 0, 1, 2 and so on."""
    need_parquet()
    name = read_about(folder)["arena"]
    table = arena_named(name).table()
    for number, game in enumerate(read_games(folder)):
        if game.number != number:
            raise ArenaError("research-record-gap", arena=name, number=number)
        players = _drawn_players(name, number, table.seats)
        if game.players != players or not _fits(game, _stepper(name, number, table)):
            raise ArenaError("research-dataset-differs", path=str(folder), number=number)
        yield game


def _fits(game: DatasetGame, stepper: Stepper) -> bool:
    try:
        for row, action in enumerate(game.actions):
            seat = stepper.seat
            same = (
                seat == game.seats[row]
                and list(stepper.legal()) == game.legal[row]
                and stepper.vector(seat).tobytes() == game.observations[row].tobytes()
            )
            if not same:
                return False
            stepper.step(action)
    except IllegalAction:
        return False
    if stepper.part is not None:
        return False
    return np.allclose(_results(stepper.table, stepper), game.results)
