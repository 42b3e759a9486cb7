"""`tumblekeep research dataset`: makes a dataset of games, goes on where it was stopped, and writes its card."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import closing
from hashlib import sha256
from importlib.metadata import version as installed
from pathlib import Path
from statistics import mean
from typing import Any

from tumblekeep.envs.arena import ArenaError, arena_named
from tumblekeep.envs.dataset import (
    ABOUT,
    COLUMNS,
    DATASET_FORM,
    SHARD,
    UNFINISHED,
    DatasetGame,
    about_dataset,
    need_parquet,
    pa,
    part_path,
    parts_of,
    play_game,
    pq,
    read_about,
    read_rows,
    rows_of,
)
from tumblekeep.envs.pooling import in_processes, portions
from tumblekeep.envs.versions import version_of
from tumblekeep.lab.progress import open_progress
from tumblekeep.text import Phrasebook

CARD = "README.md"


def dataset(args: Namespace, book: Phrasebook) -> int:
    """Make or continue the dataset of an arena."""
    need_parquet()
    if len(args.what) != 1:
        raise ArenaError("research-wants-arena", task=args.task)
    name: str = args.what[0]
    arena_named(name)
    folder = Path(args.out or f"{name}-dataset")
    _begin(folder, name)
    games: int = args.games
    maker = _Maker(folder, games)
    with open_progress() as progress:
        job = progress.add_task(book.say("research-playing"), total=games)
        progress.update(job, completed=games - len(maker.missing))
        try:
            wanted = portions([(name, number) for number in maker.missing])
            with closing(in_processes(_portion, wanted, args.workers)) as played:
                for _, some in played:
                    for game in some:
                        maker.add(game)
                        progress.advance(job)
        finally:
            maker.stop()
    _finish(folder, name, book)
    print(book.say("research-dataset-written", path=str(folder), games=games, card=str(folder / CARD)))
    return 0


def _portion(name: str, numbers: Sequence[int]) -> list[DatasetGame]:
    """Play some games, in a process of its own."""
    return [play_game(name, number) for number in numbers]


def _begin(folder: Path, name: str) -> None:
    """Write what the dataset will be, or refuse a folder that holds another one."""
    if (folder / ABOUT).is_file():
        if read_about(folder)["arena"] != name:
            raise ArenaError("research-dataset-arena", path=str(folder))
        return
    if folder.exists() and any(folder.iterdir()):
        raise ArenaError("research-dataset-folder", path=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    _write_about(folder, name)


def _write_about(folder: Path, name: str, **more: Any) -> None:
    told = {**about_dataset(name), "package": installed("tumblekeep"), **more}
    beside = folder / (ABOUT + ".part")
    beside.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    beside.replace(folder / ABOUT)


class _Maker:
    """The parts of a dataset while it is made: writes each part as soon as all its games are over."""

    def __init__(self, folder: Path, games: int) -> None:
        self.folder, self.games = folder, games
        self.waiting: dict[int, dict[int, Any]] = {}
        """By part: the games that are over while others of the part are not."""
        full = set()
        for path in [*parts_of(folder), folder / UNFINISHED]:
            if not path.is_file():
                continue
            numbers = pq.read_table(path, columns=["game"]).column("game").unique().to_pylist()
            part = int(path.stem[5:]) if path.name != UNFINISHED else -1
            if part >= 0 and len(numbers) >= len(self._numbers(part)):
                full.update(numbers)
            else:  # a part that ended with the dataset, before more games were asked for
                self._keep(read_rows(path))
        over = full.union(*self.waiting.values())
        self.missing = [number for number in range(games) if number not in over]
        for part in list(self.waiting):
            self._write_if_full(part)

    def _numbers(self, part: int) -> range:
        return range(part * SHARD, min((part + 1) * SHARD, self.games))

    def _keep(self, rows: Any) -> None:
        numbers = rows.column("game")
        for number in numbers.unique().to_pylist():
            one = rows.filter(pa.compute.equal(numbers, number))
            self.waiting.setdefault(number // SHARD, {})[number] = one

    def add(self, game: DatasetGame) -> None:
        """Take a game that is over. Its rows are made here, because pickled ones make other bytes of the same values."""
        self.waiting.setdefault(game.number // SHARD, {})[game.number] = rows_of(game)
        self._write_if_full(game.number // SHARD)

    def _write_if_full(self, part: int) -> None:
        if set(self._numbers(part)) <= self.waiting[part].keys():
            _write_parquet(self.waiting.pop(part), part_path(self.folder, part))

    def stop(self) -> None:
        """Keep the games of parts that are not full."""
        rest = {number: rows for part in self.waiting.values() for number, rows in part.items()}
        path = self.folder / UNFINISHED
        if rest:
            _write_parquet(rest, path)
        else:
            path.unlink(missing_ok=True)


def _write_parquet(games: dict[int, Any], path: Path) -> None:
    """Write games in the order of their numbers, atomically. The same games make the same bytes."""
    rows = pa.concat_tables(games[number] for number in sorted(games))
    beside = path.with_name(path.name + ".part")
    pq.write_table(rows.combine_chunks(), beside, compression="zstd", compression_level=7)
    beside.replace(path)


def _finish(folder: Path, name: str, book: Phrasebook) -> None:
    """Write the hashes of the parts, and the card with what the games show."""
    parts = {path.name: sha256(path.read_bytes()).hexdigest() for path in parts_of(folder)}
    results: dict[str, list[float]] = {}
    decisions, games = 0, set[int]()
    for path in parts_of(folder):
        rows = pq.read_table(path, columns=["game", "player", "last", "result"])
        decisions += len(rows)
        for one in rows.filter(rows.column("last")).to_pylist():
            games.add(one["game"])
            results.setdefault(one["player"], []).append(one["result"])
    _write_about(folder, name, games=len(games), decisions=decisions, parts=parts)
    card = _card(name, folder.name, len(games), decisions, results, book)
    (folder / CARD).write_text("\n".join(card) + "\n", encoding="utf-8")


def _card(
    name: str, path: str, games: int, decisions: int, results: Mapping[str, Sequence[float]], book: Phrasebook
) -> list[str]:
    """Return the lines of the card: what the dataset is, for people."""
    table = arena_named(name).table()
    assert table.game.goal is not None
    actions = len(table.names)
    about: dict[str, Any] = {
        "arena": name,
        "version": version_of(name),
        "games": games,
        "decisions": decisions,
        "game": table.game.slug,
        "seats": table.seats,
        "form": DATASET_FORM,
        "measure": table.game.goal.measure(table.seats),
        "size": table.observer.size,
        "last": actions - 1,
        "path": path,
        "package": installed("tumblekeep"),
        "vocabulary": table.vocabulary.version,
    }

    def said(part: str) -> str:
        return book.say(f"research-card-{part}", **about)

    return [
        f"# {said('title')}",
        *("", said("about"), "", said("dice"), "", said("players"), ""),
        f"| {said('heads')} |",
        "|---|---|---|",
        *(f"| {one} | {len(results[one])} | {mean(results[one]):.2f} |" for one in sorted(results)),
        *("", said("columns"), ""),
        *(f"- `{column}` – {said(column)}" for column in COLUMNS),
        *("", said("reading"), ""),
        "```python",
        "from pathlib import Path",
        "from tumblekeep.envs.dataset import read_games",
        "",
        f'for game in read_games(Path("{path}")):',
        f"    observations, masks, actions, rewards = game.episode(seat=0, actions={actions})",
        "```",
        *("", said("checking"), "", said("citing")),
    ]
