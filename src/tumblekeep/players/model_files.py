"""Learned models that come with the package: one file for each game and setting, valid only for the rules and content
that it names."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, Generic, TypeVar

from tumblekeep.core.game import Game, Options

T = TypeVar("T")


def file_name(slug: str, setting: str) -> str:
    """The name of the file for a game's setting."""
    return f"{slug}.{setting}.json"


class ModelFolder(Generic[T]):
    """A folder of such files, and how to read one. Each file is read once."""

    def __init__(self, folder: str, form: int, read: Callable[[Mapping[str, Any]], T]) -> None:
        self.folder, self.form, self._read = folder, form, read
        self._plain: dict[str, Mapping[str, Any] | None] = {}
        self._found: dict[str, T] = {}

    def plain(self, slug: str, setting: str) -> Mapping[str, Any] | None:
        """The file's content for a game's setting, or None."""
        name = file_name(slug, setting)
        if name not in self._plain:
            found = files("tumblekeep.players").joinpath(self.folder, name)
            self._plain[name] = json.loads(found.read_text(encoding="utf-8")) if found.is_file() else None
        return self._plain[name]

    def fits(self, plain: Mapping[str, Any], game: Game, digest: str) -> bool:
        """Whether the file was made for these rules and this content."""
        made_for = (plain["form"], plain["game"], plain["version"], plain["digest"])
        return made_for == (self.form, game.slug, game.version, digest)

    def find(self, game: Game, seats: int, options: Options) -> T | None:
        """What was learned for this game with these seats and options; None if nothing was, or only for other rules."""
        if game.goal is None:
            return None
        setting = game.goal.setting(seats, options)
        plain = self.plain(game.slug, setting) if setting else None
        if plain is None or not self.fits(plain, game, game.digest(options)):
            return None
        name = file_name(game.slug, setting)
        if name not in self._found:
            self._found[name] = self._read(plain)
        return self._found[name]
