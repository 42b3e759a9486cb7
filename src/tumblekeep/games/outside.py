"""Games of other packages, found by the entry point `tumblekeep.games`.

A package names each of its games: `lantern_deep = "lantern_deep:GAME"`, the slug and where the Game is. The same
package holds `RULES.md` and `locale/<language>.ftl`. A broken game is recorded as a fault; the others still load.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import fields
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Any, NamedTuple

from tumblekeep.core.ask import Ask
from tumblekeep.core.game import Game
from tumblekeep.core.message import Message
from tumblekeep.core.option import GameOption

GROUP = "tumblekeep.games"
RULES = "RULES.md"
LANGUAGE = "en"
"""The language that every game has; it is the fallback for all others."""
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME = 30


class OutsideGame(NamedTuple):
    """A game that a package brings, and the package that holds its rules and words."""

    game: Game
    room: str
    package: str


class Fault(NamedTuple):
    """Why a package's game can't be played."""

    name: str
    package: str
    """The distribution with its version."""
    why: Message


class OutsideGames(NamedTuple):
    """The games that the installed packages offer."""

    games: dict[str, OutsideGame]
    faults: tuple[Fault, ...]


def search(taken: Sequence[str]) -> OutsideGames:
    """Find every game on offer, sorted by name. Broken games and those whose name is taken are faults."""
    games: dict[str, OutsideGame] = {}
    faults: list[Fault] = []
    for offered in sorted(entry_points(group=GROUP), key=lambda one: (one.name, _package(one))):
        package = _package(offered)
        try:
            games[offered.name] = _brought(offered, package, (*taken, *games))
        except _UnfitGame as unfit:
            faults.append(Fault(offered.name, package, unfit.why))
    return OutsideGames(games, tuple(faults))


class _UnfitGame(Exception):
    def __init__(self, message_id: str, **arguments: Any) -> None:
        super().__init__(message_id)
        self.why = Message(message_id, arguments)


def _package(offered: EntryPoint) -> str:
    dist = offered.dist
    return "" if dist is None else f"{dist.name} {dist.version}"


def _brought(offered: EntryPoint, package: str, taken: Sequence[str]) -> OutsideGame:
    if not NAME.fullmatch(offered.name) or len(offered.name) > LONGEST_NAME:
        raise _UnfitGame("outside-name")
    if offered.name in taken or _has_words(offered.name):
        raise _UnfitGame("outside-taken")
    try:
        game = offered.load()
    except (Exception, SystemExit) as error:  # a foreign module may do anything while it is imported
        why = f"{type(error).__name__}: {error}".strip().rstrip(":")
        raise _UnfitGame("outside-import", why=why[:300]) from error
    if not isinstance(game, Game):
        raise _UnfitGame("outside-kind", what=offered.value, kind=type(game).__name__)
    if game.slug != offered.name:
        raise _UnfitGame("outside-slug", slug=str(game.slug)[:60])
    for name, fits in _FIELDS.items():
        if not fits(getattr(game, name)):
            raise _UnfitGame("outside-field", field=name)
    for field in fields(game):
        is_call = str(field.type).startswith("Callable") and field.name != "glance"
        if is_call and not callable(getattr(game, field.name)):
            raise _UnfitGame("outside-field", field=field.name)
    for name in (RULES, f"locale/{LANGUAGE}.ftl"):
        if not _is_there(offered.module, name):
            raise _UnfitGame("outside-file", file=name, room=offered.module)
    return OutsideGame(game, offered.module, package)


_FIELDS: dict[str, Callable[[Any], bool]] = {
    "version": lambda value: type(value) is int and value >= 1,
    "seats": lambda value: isinstance(value, range) and value.step == 1 and 1 <= value.start < value.stop,
    "minutes": lambda value: (
        isinstance(value, tuple) and len(value) == 2 and all(type(one) is int for one in value)
    ),
    "throws": lambda value: isinstance(value, bool),
    "options": lambda value: isinstance(value, tuple) and all(isinstance(one, GameOption) for one in value),
    "asks": lambda value: isinstance(value, tuple) and all(isinstance(one, Ask) for one in value),
    "happenings": lambda value: isinstance(value, tuple) and all(isinstance(one, type) for one in value),
}
"""Checks of the fields that are read before anybody plays, so that one bad game can't break a list of games."""


def _has_words(name: str) -> bool:
    """Whether we have a catalogue of this name, which a game's words would clash with."""
    return files("tumblekeep").joinpath("locale", LANGUAGE, f"{name}.ftl").is_file()


def _is_there(room: str, name: str) -> bool:
    try:
        return files(room).joinpath(name).is_file()
    except (ImportError, TypeError):  # a single-file module has no folder
        return False
