"""LEVEL 2: the games, one folder each, and those that other packages bring."""

from __future__ import annotations

import copyreg
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from tumblekeep.core.errors import BadOptions
from tumblekeep.core.game import Game
from tumblekeep.core.pack import Pack
from tumblekeep.games.origins import SOURCES, Origin, read_origins
from tumblekeep.games.outside import LANGUAGE, RULES, Fault, OutsideGames, search
from tumblekeep.games.with_pack import packed

GAMES: tuple[str, ...] = (
    "dungeon_attack",
    "dungeons_dice_danger",
    "dungeon_dice",
    "dungeon_fighter",
    "castle_of_frosts",
)
"""One line per game."""

_TRANSLATED = re.compile(r"RULES\.[a-z]{2,3}\.md")


@cache
def _outside() -> OutsideGames:
    """What other packages offer, looked up on first use."""
    return search(GAMES)


def known() -> tuple[str, ...]:
    """Every game that can be played here: our own, then those of other packages."""
    return (*GAMES, *_outside().games)


def faults() -> Sequence[Fault]:
    """Games of other packages that can't be played, with the reason."""
    return _outside().faults


def load(slug: str, pack: Pack | None = None) -> Game:
    """Return the game of this name, with a pack if one is given. Games are imported on first use."""
    game = _as_it_is(slug)
    return game if pack is None else packed(game, room(slug), pack)


def _by_name(game: Game) -> str | tuple[Any, ...]:
    """Copy and pickle a game as its name and its pack: functions of a pack's own modules can't be pickled."""
    try:
        found = load(game.slug, game.pack)
    except BadOptions:
        found = None  # a game that no package offers, such as one of a test
    return (load, (game.slug, game.pack)) if found == game else object.__reduce_ex__(game, 2)


copyreg.pickle(Game, _by_name)


def _as_it_is(slug: str) -> Game:
    if slug in GAMES:
        game = import_module(f"tumblekeep.games.{slug}").GAME
        assert isinstance(game, Game)
        return game
    if slug in _outside().games:
        return _outside().games[slug].game
    for fault in faults():
        if fault.name == slug:
            raise BadOptions(
                "options-game-fault",
                f"{slug} of {fault.package} can't be played: {fault.why.id} {dict(fault.why.args)}",
                game=slug,
                package=fault.package,
                why=fault.why,
            )
    raise BadOptions(
        "options-game",
        f"there is no game {slug[:40]!r}; there are: {', '.join(known())}",
        game=slug[:40],
        known=", ".join(known()),
    )


def room(slug: str) -> str:
    """The package that holds a game, with its rules and its content."""
    return (
        _outside().games[slug].room if slug not in GAMES and slug in known() else f"tumblekeep.games.{slug}"
    )


def rules_of(slug: str, language: str = LANGUAGE) -> str:
    """Return a game's rule document (`RULES.md`, `RULES.fr.md`) in this language, or in English if it has none."""
    folder = files(room(slug))
    wanted = folder.joinpath(f"RULES.{language}.md")
    return (wanted if wanted.is_file() else folder.joinpath(RULES)).read_text(encoding="utf-8")


def learning(slug: str, language: str = LANGUAGE) -> str | None:
    """Return the one-page introduction (`LEARN.md`, `LEARN.fr.md`), in English if need be; None if there is none."""
    folder = files(room(slug))
    for name in (f"LEARN.{language}.md", "LEARN.md"):
        if folder.joinpath(name).is_file():
            return folder.joinpath(name).read_text(encoding="utf-8")
    return None


@cache
def clause_origins(slug: str) -> Mapping[str, Origin]:
    """Say of each clause whether it is the book's or ours, as `SOURCES.md` does; empty if there is no book."""
    file = files(room(slug)).joinpath(SOURCES)
    if not file.is_file():
        return MappingProxyType({})
    return MappingProxyType(read_origins(rules_of(slug), file.read_text(encoding="utf-8")))


def words_from_outside(slug: str, language: str) -> str | None:
    """Return the catalogue of another package's game, in this language or in English; None if there is no such game."""
    if slug in GAMES or slug not in known():
        return None
    folder = files(room(slug)).joinpath("locale")
    wanted = folder.joinpath(f"{language}.ftl")
    return (wanted if wanted.is_file() else folder.joinpath(f"{LANGUAGE}.ftl")).read_text(encoding="utf-8")


def languages_of(slug: str, *, rules: bool = False) -> tuple[str, ...]:
    """The languages that a game speaks, English first: those it has words in or, with `rules`, a rule document."""
    if rules:
        found = [
            part.name.split(".")[1]
            for part in files(room(slug)).iterdir()
            if _TRANSLATED.fullmatch(part.name)
        ]
    elif slug in known() and slug not in GAMES:
        folder = files(room(slug)).joinpath("locale")
        found = [part.name.removesuffix(".ftl") for part in folder.iterdir() if part.name.endswith(".ftl")]
    else:
        locale = files("tumblekeep").joinpath("locale")
        found = [part.name for part in locale.iterdir() if part.joinpath(f"{slug}.ftl").is_file()]
    return (LANGUAGE, *sorted(set(found) - {LANGUAGE}))
