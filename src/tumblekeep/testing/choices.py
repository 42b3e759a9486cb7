"""Choices: whole games of the greedy bot as one short line each, so that faster hints can be compared with slower ones.

A line of `tests/games/<slug>/choices.txt` holds the seats, the options, the seed, the number of answers, and a
fingerprint of all answers. The fates are the same, so a line stays the same as long as every choice does.
`scripts/choices` writes the lines again, or finds the first choice that differs from another checkout's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.game import Game
from tumblekeep.core.log import line_of
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.lab.playout import playout


class ChoiceLine(NamedTuple):
    """A line of choices.txt: which game was played, and its result."""

    seats: int
    seed: int
    options: dict[str, Any]
    result: str

    def line(self, result: str) -> str:
        """The same game with another result, as text."""
        return f"{self.seats} {self.seed} {json.dumps(self.options)} = {result}"


def read_choices(file: Path) -> list[ChoiceLine]:
    """Read the games of a choices.txt."""
    return [_kept(line) for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def _kept(line: str) -> ChoiceLine:
    told, _, result = line.partition(" = ")
    seats, seed, options = told.split(" ", 2)
    return ChoiceLine(int(seats), int(seed), json.loads(options), result)


def answers(game: Game, which: ChoiceLine) -> Iterator[str]:
    """Every answer of a game by the greedy bot: the question, the seat, and the answer."""
    fate = SampledFate(which.seed)
    play = playout(game, which.seats, fate, Greedy(game, fate.random), which.options)
    for entry in play.entries:
        line = line_of(entry)
        yield json.dumps([line.ask, line.by, line.answer])


def result(game: Game, which: ChoiceLine) -> str:
    """The number of answers, and their fingerprint."""
    said = list(answers(game, which))
    return f"{len(said)} {blake2b(chr(10).join(said).encode(), digest_size=6).hexdigest()}"
