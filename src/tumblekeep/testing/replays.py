"""Replays that must be the same everywhere, in any Python and with any hash seed.

`python -m tumblekeep.testing.replays FOLDER` reads the logs in a folder and prints, for each, a fingerprint of the table after every
answer, and of what anybody saw and was asked. It needs nothing but the rules. scripts/stress/replay-check compares.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random

from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.errors import BadOptions
from tumblekeep.core.game import Game
from tumblekeep.core.log import from_text, log_of, to_text
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.lab.playout import playout


def random_log(game: Game, seed: int) -> str:
    """A whole random game, as its log's text."""
    chance = Random(f"{game.slug} {seed}")
    seats = chance.choice([seats for seats in game.seats if _is_playable(game, seats)])
    play = playout(game, seats, SampledFate(chance.random), Uniform(chance.random))
    return to_text(log_of(play, [f"P{seat}" for seat in range(seats)]))


def _is_playable(game: Game, seats: int) -> bool:
    """Whether this many seats can play with default options."""
    try:
        game.check(seats, {})
    except BadOptions:
        return False
    return True


LOOKS_EVERY = 10


def fingerprint(text: str) -> str:
    """A fingerprint of the whole table after each answer, and now and then of what every viewer saw and was asked.
    Order counts."""
    log = from_text(text)
    game = load(log.header.game)
    play = log.begin(game)
    told = hashlib.sha256()
    viewers = (None, *range(len(log.header.seats)))
    for number in range(len(log.lines) + 1):
        if number:
            log.step(play, number, log.lines[number - 1])
        told.update(json.dumps(play.table.position()).encode())
        if number % LOOKS_EVERY == 0 or number == len(log.lines):
            asked = play.question
            seen = [[play.look(one), None if asked is None else asked.plain(one)] for one in viewers]
            told.update(json.dumps(seen).encode())
    told.update(repr(play.outcome).encode())
    return told.hexdigest()


def main() -> None:
    """Print the fingerprint of every log in a folder."""
    found = {
        path.name: fingerprint(path.read_text("utf-8")) for path in sorted(Path(sys.argv[1]).glob("*.tumble"))
    }
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
