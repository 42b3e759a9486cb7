"""Uploaded saved games: parsed, checked and replayed in worker processes.

A worker is given bytes or text and returns plain data, so that nothing of a stranger's file is parsed on the event
loop.
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic_core import from_json

from tumblekeep.core.errors import BrokenLog, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, LogLine
from tumblekeep.games import known
from tumblekeep.packs import Packs
from tumblekeep.server import json_text
from tumblekeep.server.dice.noting import PlayerNotes
from tumblekeep.server.dice.verification import verify
from tumblekeep.server.errors import Refusal
from tumblekeep.server.storage.save_text import must_be_short, read_log
from tumblekeep.server.wire.base import LARGEST_MESSAGE

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry


LAUNCH = frozenset(
    (
        "position",
        "velocity",
        "spin",
        "held",
        "seed",
        "tremor",
        "grips",
        "hand",
        "marks",
        "placements",
        "strike",
    )
)
"""The fields of a launch, as `throw/launch.py` writes it."""
LARGEST_LAUNCH = 4_096
MOST_DRAWN = 2**31
"""The highest counter of fate's answers: far more than any game has, and far below the limits of integers."""


class UploadedGame(NamedTuple):
    """A saved game that follows today's rules."""

    game: str
    pack: str | None
    """The name of the pack, which is exactly the one allowed here."""
    options: dict[str, Any]
    names: list[str]
    notes: dict[str, Any]
    lines: list[list[Any]]
    """The fields of each `Line`."""


async def body(registry: TableRegistry, address: str, raw: bytes) -> Any:
    """Parse a request that carries a saved game: a small object with a text of limited length."""
    return await registry.workers.do(address, read_body, raw, registry.settings.limits.answers)


async def played(registry: TableRegistry, address: str, text: str) -> UploadedGame:
    """Replay a saved game from its first answer."""
    return await registry.workers.do(
        address, play_again, text, registry.settings.limits.answers, registry.packs
    )


async def verified(registry: TableRegistry, address: str, text: str, commitment: str = "") -> dict[str, Any]:
    """Check whether the dice of a saved game are those that were promised, under this commitment if the player
    noted one."""
    return await registry.workers.do(
        address, check_dice, text, registry.settings.limits.answers, commitment, registry.packs
    )


def read_body(raw: bytes, most: int) -> Any:
    """Parse the JSON that carries a saved game.

    Runs in a worker process, and returns little enough for the event loop to handle.
    """
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
        text = 0  # not a string, so that validation will reject it
    if len(pickle.dumps(told)) > LARGEST_MESSAGE:  # the size of what would be sent back
        raise Refusal(413, "server-too-large", most=LARGEST_MESSAGE)
    return told if text is None else {"log": text, **told}


def play_again(text: str, most: int, packs: Packs) -> UploadedGame:
    """Read a saved game and replay it. Runs in a worker process."""
    log = read_log(text, most)
    game = _game(log, packs)
    play = log.replay(game)
    for number, line in enumerate(log.lines, start=2):
        counter = 0 if line.beside is None else line.beside.get("fate", 0)
        if type(counter) is not int or not 0 <= counter < MOST_DRAWN:
            raise BrokenLog("log-line", "the counter of a fate answer is not a valid number", line=number)
    lines = [[line.ask, line.clause, line.by, line.answer, kept_beside(line)] for line in log.lines]
    pack = None if game.pack is None else game.pack.name
    header = log.header
    return UploadedGame(game.slug, pack, dict(play.options), list(header.seats), dict(header.notes), lines)


def kept_beside(line: LogLine) -> dict[str, Any] | None:
    """What is kept of the notes beside an answer: how a throw was made, and who reported it. Everything else in a
    stranger's file is dropped, so that no table stores what nobody plays with."""
    if not isinstance(line.beside, dict) or line.by is not None:
        return None
    kept = {
        name: line.beside[name] for name in ("fate", "reported", "seat") if _is_small(line.beside.get(name))
    }
    launch = line.beside.get("launch")
    if (
        isinstance(launch, dict)
        and launch.keys() <= LAUNCH
        and len(json_text.dumps(launch)) <= LARGEST_LAUNCH
    ):
        kept["launch"] = launch
    return kept or None


def _is_small(value: Any) -> bool:
    return type(value) in (bool, int)


def check_dice(text: str, most: int, commitment: str, packs: Packs) -> dict[str, Any]:
    """Read a saved game and check its dice. Runs in a worker process."""
    log = read_log(text, most)
    verdict = verify(log, PlayerNotes(commitment), _game(log, packs))
    return {
        "ok": verdict.ok,
        "sure": verdict.sure,
        "commitment": verdict.commitment,
        "seed": verdict.seed,
        "drawn": verdict.drawn,
        "reported": verdict.reported + verdict.aimed + verdict.loaded + verdict.outside,
        "undone": verdict.undone,
        "added": verdict.added,
        "withheld": verdict.withheld,
        "problems": [message.plain() for message in verdict.problems],
        "unchecked": [message.plain() for message in verdict.unchecked],
    }


def _game(log: Log, packs: Packs) -> Game:
    """Return the game of a file; if there is no such game, report its first line."""
    try:
        return packs.game(log.header.game, log.header.pack)
    except TumbleError as error:
        raise BrokenLog("log-options", str(error), line=1, why=error.message) from error


def game_of(slug: str, pack: str | None = None, packs: Packs | None = None) -> Game:
    """Return the game with this name, with a pack that the host allows if one is named; or refuse."""
    try:
        return (packs or Packs()).chosen(slug, pack)
    except TumbleError as error:
        raise Refusal.of(error, 404 if slug not in known() else 400) from error


def game_marked(slug: str, mark: Mapping[str, str] | None, packs: Packs) -> Game:
    """Return the game as it was played at another table; or refuse."""
    try:
        return packs.game(slug, mark)
    except TumbleError as error:
        raise Refusal.of(error, 409) from error
