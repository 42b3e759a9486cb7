"""Puzzles: positions of real games in which one choice is clearly best, and the steady player misses it.

`scripts/learn/puzzles` finds them in games that the bots play with themselves and checks each by many games played on from every option, all with
the same luck. What was found lies in `puzzlebook/`, a file a game: in the game's own folder, or in this package for a game of the house. A file or a puzzle made for other rules or other content is
left alone, as a saved game is.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple
from zlib import compress, decompress

from tumblekeep.core.play import Play
from tumblekeep.games import known, load, room
from tumblekeep.players.model_files import HOUSE

FORM = 1
"""The version of the file format; raised when the meaning of the files changes."""
FOLDER = "puzzlebook"


class OptionWorth(NamedTuple):
    """The value of an option if everybody goes on steadily."""

    expected: float
    """The chance to win, 0 to 1, or points, as the puzzle's `measure` says."""
    error: float
    """The standard error of that."""
    games: int
    """How often it was played on to the end; fewer if it soon was clearly behind."""


class Puzzle(NamedTuple):
    """A position, the seat that is asked, and the right answer."""

    id: str
    game: str
    seats: int
    options: Mapping[str, Any]
    """The options of the game, as `Play` takes them."""
    content: str
    """Digest of the content it was found with."""
    seat: int
    """The seat that is asked."""
    ask: str
    """The name of the question's Ask."""
    best: str
    """The id of the best option."""
    hint: str
    """The id of the option that the steady player takes."""
    measure: str
    """`won` or `points`."""
    worth: Mapping[str, OptionWorth]
    """The value of each option, by its id, in the order of the question; all of them were evaluated."""
    margin: float
    """How far the best is ahead of the next."""
    error: float
    """The standard error of the margin, with the same luck in both."""
    answers: tuple[tuple[int | None, Any], ...]
    """Everything that was answered before, in the form of a log, with its seat; None for fate."""
    solved: Mapping[str, float] = {}
    """The share of the bots of each level that choose the best (`lab/puzzle_grades.py`); empty if nobody counted."""

    def play(self) -> Play:
        """Replay the game up to the question."""
        play = Play(load(self.game), self.seats, self.options)
        for seat, answer in self.answers:
            play.answer(answer, seat)
        return play


def puzzles(slug: str) -> Sequence[Puzzle]:
    """The puzzles of a game that fit its current rules and content, the easiest first; empty if there are none."""
    game = load(slug)
    return tuple(one for one in _shipped(slug, game.version) if one.content == game.digest(one.options))


def easiest_first(some: Iterable[Puzzle]) -> list[Puzzle]:
    """Order puzzles by how many bots solve them; among equals, and if nobody counted, the clearest first."""
    return sorted(
        some,
        key=lambda one: (-sum(one.solved.values()), -one.margin / one.error if one.error else -1e9),
    )


def puzzle(name: str) -> Puzzle | None:
    """The puzzle of this id, or None."""
    slug = name.rpartition("-")[0]
    if slug not in known():
        return None
    return next((one for one in puzzles(slug) if one.id == name), None)


@cache
def _shipped(slug: str, version: int) -> tuple[Puzzle, ...]:
    """The puzzles that the game brings in its own folder, or else the house."""
    for package in (room(slug), HOUSE):
        found = files(package).joinpath(FOLDER, file_name(slug))
        if found.is_file():
            return read_puzzles(json.loads(found.read_text(encoding="utf-8")), version)
    return ()


def file_name(slug: str) -> str:
    """The name of the file with a game's puzzles."""
    return f"{slug}.json"


def read_puzzles(plain: Mapping[str, Any], version: int) -> tuple[Puzzle, ...]:
    """Puzzles from plain data; none if they were found under other rules."""
    if plain["form"] != FORM or plain["version"] != version:
        return ()
    return tuple(_read(plain["game"], one) for one in plain["puzzles"])


def _read(slug: str, told: Mapping[str, Any]) -> Puzzle:
    worth = {option: OptionWorth(*numbers) for option, numbers in told["worth"].items()}
    answers = tuple((seat, answer) for seat, answer in json.loads(decompress(b64decode(told["answers"]))))
    return Puzzle(**{**told, "game": slug, "worth": worth, "answers": answers})


def plain_puzzles(slug: str, version: int, found: Sequence[Puzzle]) -> dict[str, Any]:
    """Puzzles of a game as plain data."""
    return {"form": FORM, "game": slug, "version": version, "puzzles": [_plain(one) for one in found]}


def _plain(puzzle: Puzzle) -> dict[str, Any]:
    told = puzzle._asdict()
    del told["game"]
    worth = {option: [_short(one.expected), _short(one.error), one.games] for option, one in puzzle.worth.items()}  # fmt: skip
    answers = json.dumps(puzzle.answers, separators=(",", ":"))
    return {
        **told,
        "options": dict(puzzle.options),
        "worth": worth,
        "margin": _short(puzzle.margin),
        "error": _short(puzzle.error),
        "answers": b64encode(compress(answers.encode(), 9)).decode(),
    }


def _short(number: float) -> float:
    return float(f"{number:.4g}")
