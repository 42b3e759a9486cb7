"""LEVEL 2: the games, one folder each; and those that other packages bring."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import MappingProxyType

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
"""One line a game, nothing clever."""

_TRANSLATED = re.compile(r"RULES\.[a-z]{2,3}\.md")


@cache
def _outside() -> OutsideGames:
    """What other packages offer, looked up when it is first wanted."""
    return search(GAMES)


def known() -> tuple[str, ...]:
    """Every game that can be played here: those of the house, then those from outside."""
    return (*GAMES, *_outside().games)


def faults() -> Sequence[Fault]:
    """What is offered from outside and can't be played, with the reason."""
    return _outside().faults


def load(slug: str, pack: Pack | None = None) -> Game:
    """The game of this name, with a pack in it if one is given; games are imported when they are first wanted."""
    game = _as_it_is(slug)
    return game if pack is None else packed(game, room(slug), pack)


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
    """The package in which a game lies, with its rules and its content."""
    return (
        _outside().games[slug].room if slug not in GAMES and slug in known() else f"tumblekeep.games.{slug}"
    )


def rules_of(slug: str, language: str = LANGUAGE) -> str:
    """A game's rule document in this language, or in English where it is not written in it: `RULES.md`, `RULES.fr.md`."""
    folder = files(room(slug))
    wanted = folder.joinpath(f"RULES.{language}.md")
    return (wanted if wanted.is_file() else folder.joinpath(RULES)).read_text(encoding="utf-8")


def learning(slug: str, language: str = LANGUAGE) -> str | None:
    """How a game goes, on one page, in this language or in English: `LEARN.md`, `LEARN.fr.md`; None: it has none."""
    folder = files(room(slug))
    for name in (f"LEARN.{language}.md", "LEARN.md"):
        if folder.joinpath(name).is_file():
            return folder.joinpath(name).read_text(encoding="utf-8")
    return None


@cache
def clause_origins(slug: str) -> Mapping[str, Origin]:
    """Whether each clause of a game's rules is the book's or ours, as its `SOURCES.md` tells; empty if there is no book."""
    file = files(room(slug)).joinpath(SOURCES)
    if not file.is_file():
        return MappingProxyType({})
    return MappingProxyType(read_origins(rules_of(slug), file.read_text(encoding="utf-8")))


def words_from_outside(slug: str, language: str) -> str | None:
    """The words of a game from outside in this language, or in English where it does not speak it; None: no such game."""
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
