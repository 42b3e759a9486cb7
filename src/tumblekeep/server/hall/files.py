"""Saved games that somebody sends: their lines are counted at the door, then they are read, played again and checked aside.

What runs aside is given the text and gives back plain data: nothing of a stranger's file is read on the event loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tumblekeep.core.errors import BrokenLog, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log
from tumblekeep.games import known, load
from tumblekeep.server.chance.checking import Noted, verify
from tumblekeep.server.kept.saved import must_be_short, read_log
from tumblekeep.server.refusal import Refusal

if TYPE_CHECKING:
    from tumblekeep.server.hall.hall import Hall


MOST_DRAWN = 2**31
"""Answers of fate; far more than any game has, and far from where numbers end."""


class Played(NamedTuple):
    """A saved game that plays by the rules of today."""

    game: str
    options: dict[str, Any]
    names: list[str]
    notes: dict[str, Any]
    lines: list[list[Any]]
    """The fields of each `Line`."""


async def played(hall: Hall, address: str, text: str) -> Played:
    """A saved game, played again from its first answer."""
    most = hall.settings.limits.answers
    must_be_short(text, most)
    return await hall.aside.do(address, play_again, text, most)


async def verified(hall: Hall, address: str, text: str, commitment: str = "") -> dict[str, Any]:
    """Whether the dice of a saved game are those that were promised, under this commitment if one was noted."""
    most = hall.settings.limits.answers
    must_be_short(text, most)
    return await hall.aside.do(address, check_dice, text, most, commitment)


def play_again(text: str, most: int) -> Played:
    """Read a saved game and play it again. Runs aside."""
    log = read_log(text, most)
    game = _game(log)
    play = log.replay(game)
    for number, line in enumerate(log.lines, start=2):
        counter = 0 if line.beside is None else line.beside.get("fate", 0)
        if type(counter) is not int or not 0 <= counter < MOST_DRAWN:
            raise BrokenLog("log-line", "fate's answers are counted otherwise", line=number)
    lines = [[line.ask, line.clause, line.by, line.answer, line.beside] for line in log.lines]
    return Played(game.slug, dict(play.options), list(log.header.seats), dict(log.header.notes), lines)


def check_dice(text: str, most: int, commitment: str) -> dict[str, Any]:
    """Read a saved game and check its dice. Runs aside."""
    log = read_log(text, most)
    _game(log)
    verdict = verify(log, Noted(commitment))
    return {
        "ok": verdict.ok,
        "commitment": verdict.commitment,
        "seed": verdict.seed,
        "drawn": verdict.drawn,
        "reported": verdict.reported,
        "undone": verdict.undone,
        "added": verdict.added,
        "withheld": verdict.withheld,
        "problems": [message.plain() for message in verdict.problems],
    }


def _game(log: Log) -> Game:
    """The game of a file; that there is none is the fault of its first line."""
    try:
        return load(log.header.game)
    except TumbleError as error:
        raise BrokenLog("log-options", str(error), line=1, why=error.message) from error


def game_of(slug: str) -> Game:
    """The game of this name, or a refusal."""
    try:
        return load(slug)
    except TumbleError as error:
        raise Refusal.of(error, 404 if slug not in known() else 400) from error
