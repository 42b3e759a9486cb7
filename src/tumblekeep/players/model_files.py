"""What was learned: a file a game and setting, which counts for the rules and content it names and for no others.

The game's own folder is read first (`models/`, `habits/`, `puzzlebook/`), so that a game from outside brings its own; the files of the
house's games lie in this package.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeVar

from tumblekeep.core.game import Game, Options
from tumblekeep.games import GAMES, room

HOUSE = "tumblekeep.players"
INSTALLED = {"site-packages", "dist-packages"}
"""Folders of installed packages: nothing is written there."""

T = TypeVar("T")


def file_name(slug: str, setting: str) -> str:
    """The name of the file for a game's setting."""
    return f"{slug}.{setting}.json"


def home(slug: str, folder: str) -> Path | None:
    """Where what is learned for a game is written: beside the game, in its sources; None if it is installed without them."""
    found = Path(str(files(HOUSE if slug in GAMES else room(slug)))).resolve()
    return None if INSTALLED & set(found.parts) else found / folder


class ModelFolder(Generic[T]):
    """A folder of such files, and how to read one. Each file is read once."""

    def __init__(
        self, folder: str, form: int, read: Callable[[Mapping[str, Any]], T], *, related: bool = False
    ) -> None:
        self.folder, self.form, self._read = folder, form, read
        self._related = related
        """Whether what was learned for a setting serves those whose names only add to its own: `normal` for `normal-2`."""
        self._plain: dict[str, Mapping[str, Any] | None] = {}
        self._found: dict[str, T] = {}

    def places(self, slug: str) -> tuple[Traversable, ...]:
        """Where such files are looked for, in order: in the game's own folder, then among those of the house."""
        return tuple(files(package).joinpath(self.folder) for package in (room(slug), HOUSE))

    def plain(self, slug: str, setting: str) -> Mapping[str, Any] | None:
        """What was learned for a game's setting, as the game or else the house brings it; None if nothing was."""
        name = file_name(slug, setting)
        if name not in self._plain:
            found = [place.joinpath(name) for place in self.places(slug)]
            text = next((one.read_text(encoding="utf-8") for one in found if one.is_file()), None)
            self._plain[name] = None if text is None else json.loads(text)
        return self._plain[name]

    def files(self, slug: str) -> list[str]:
        """The names of all files that there are for a game."""
        return sorted(
            {
                file.name
                for place in self.places(slug)
                if place.is_dir()
                for file in place.iterdir()
                if file.name.startswith(f"{slug}.") and file.name.endswith(".json")
            }
        )

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
        while plain is None and self._related and "-" in setting:
            setting = setting.rpartition("-")[0]
            plain = self.plain(game.slug, setting)
        if plain is None or not self.fits(plain, game, game.digest(options)):
            return None
        name = file_name(game.slug, setting)
        if name not in self._found:
            self._found[name] = self._read(plain)
        return self._found[name]
