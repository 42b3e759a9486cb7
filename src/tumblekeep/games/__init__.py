"""LEVEL 2: the games, one folder each."""

from __future__ import annotations

from importlib import import_module

from tumblekeep.core.errors import BadOptions
from tumblekeep.core.game import Game

GAMES: tuple[str, ...] = (
    "dungeon_attack",
    "dungeons_dice_danger",
    "dungeon_dice",
    "dungeon_fighter",
    "castle_of_frosts",
)
"""One line a game, nothing clever."""


def load(slug: str) -> Game:
    """The game of this name; games are imported when they are first wanted."""
    if slug not in GAMES:
        raise BadOptions(
            "options-game",
            f"there is no game {slug[:40]!r}; there are: {', '.join(GAMES)}",
            game=slug[:40],
            known=", ".join(GAMES),
        )
    game = import_module(f"tumblekeep.games.{slug}").GAME
    assert isinstance(game, Game)
    return game
