"""Saved games that somebody sends: they are read, their lines counted, played again and checked aside.

What runs aside is given bytes or text and gives back plain data: nothing of a stranger's file is read on the event loop.
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic_core import from_json

from tumblekeep.core.errors import BrokenLog, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log
from tumblekeep.games import known
from tumblekeep.packs import Packs
from tumblekeep.server.dice.verification import PlayerNotes, verify
from tumblekeep.server.errors import Refusal
from tumblekeep.server.storage.save_text import must_be_short, read_log
from tumblekeep.server.wire.base import LARGEST_MESSAGE

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry


MOST_DRAWN = 2**31
"""Answers of fate; far more than any game has, and far from where numbers end."""


class UploadedGame(NamedTuple):
    """A saved game that plays by the rules of today."""

    game: str
    pack: str | None
    """The name of the pack, which is the very one that is allowed here."""
    options: dict[str, Any]
    names: list[str]
    notes: dict[str, Any]
    lines: list[list[Any]]
    """The fields of each `Line`."""


async def body(registry: TableRegistry, address: str, raw: bytes) -> Any:
    """What somebody has sent a saved game in, read: a small object with a text of so many lines at most."""
    return await registry.workers.do(address, read_body, raw, registry.settings.limits.answers)


async def played(registry: TableRegistry, address: str, text: str) -> UploadedGame:
    """A saved game, played again from its first answer."""
    return await registry.workers.do(
        address, play_again, text, registry.settings.limits.answers, registry.packs
    )


async def verified(registry: TableRegistry, address: str, text: str, commitment: str = "") -> dict[str, Any]:
    """Whether the dice of a saved game are those that were promised, under this commitment if one was noted."""
    return await registry.workers.do(
        address, check_dice, text, registry.settings.limits.answers, commitment, registry.packs
    )


def read_body(raw: bytes, most: int) -> Any:
    """Read the JSON that a saved game comes in. Runs aside: little enough comes back for the loop to look at."""
    try:
        told = from_json(raw, allow_inf_nan=False)
    except ValueError as error:
        raise Refusal(400, "server-bad-body") from error
    if not isinstance(told, dict):
        return None
    text = told.pop("log", None)
    if isinstance(text, str):
        must_be_short(text, most)
    elif text is not None:
        text = 0  # not a text, and whoever looks will say so
    if len(pickle.dumps(told)) > LARGEST_MESSAGE:  # as it would come back
        raise Refusal(413, "server-too-large", most=LARGEST_MESSAGE)
    return told if text is None else {"log": text, **told}


def play_again(text: str, most: int, packs: Packs) -> UploadedGame:
    """Read a saved game and play it again. Runs aside."""
    log = read_log(text, most)
    game = _game(log, packs)
    play = log.replay(game)
    for number, line in enumerate(log.lines, start=2):
        counter = 0 if line.beside is None else line.beside.get("fate", 0)
        if type(counter) is not int or not 0 <= counter < MOST_DRAWN:
            raise BrokenLog("log-line", "fate's answers are counted otherwise", line=number)
    lines = [[line.ask, line.clause, line.by, line.answer, line.beside] for line in log.lines]
    pack = None if game.pack is None else game.pack.name
    header = log.header
    return UploadedGame(game.slug, pack, dict(play.options), list(header.seats), dict(header.notes), lines)


def check_dice(text: str, most: int, commitment: str, packs: Packs) -> dict[str, Any]:
    """Read a saved game and check its dice. Runs aside."""
    log = read_log(text, most)
    verdict = verify(log, PlayerNotes(commitment), _game(log, packs))
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


def _game(log: Log, packs: Packs) -> Game:
    """The game of a file; that there is none is the fault of its first line."""
    try:
        return packs.game(log.header.game, log.header.pack)
    except TumbleError as error:
        raise BrokenLog("log-options", str(error), line=1, why=error.message) from error


def game_of(slug: str, pack: str | None = None, packs: Packs | None = None) -> Game:
    """The game of this name, with a pack of those that the host allows if one is named; or a refusal."""
    try:
        return (packs or Packs()).chosen(slug, pack)
    except TumbleError as error:
        raise Refusal.of(error, 404 if slug not in known() else 400) from error


def game_marked(slug: str, mark: Mapping[str, str] | None, packs: Packs) -> Game:
    """The game as it was played at another table; or a refusal."""
    try:
        return packs.game(slug, mark)
    except TumbleError as error:
        raise Refusal.of(error, 409) from error
