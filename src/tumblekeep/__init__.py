"""tumblekeep: dungeon dice games, played exactly. This module holds the public names and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tumblekeep.bots.greedy import Greedy
    from tumblekeep.bots.uniform import Uniform
    from tumblekeep.core.game import Game
    from tumblekeep.core.log import Log, from_text, log_of, to_text
    from tumblekeep.core.play import Play
    from tumblekeep.fate.sampled import SampledFate
    from tumblekeep.games import GAMES, load
    from tumblekeep.text.phrasebook import Phrasebook

__all__ = [
    "GAMES",
    "Game",
    "Greedy",
    "Log",
    "Phrasebook",
    "Play",
    "SampledFate",
    "Uniform",
    "from_text",
    "load",
    "log_of",
    "to_text",
]

_ROOMS = {
    "GAMES": "games", "Game": "core.game", "Greedy": "bots.greedy", "Log": "core.log", "Phrasebook": "text.phrasebook",
    "Play": "core.play", "SampledFate": "fate.sampled", "Uniform": "bots.uniform", "from_text": "core.log", "load": "games",
    "log_of": "core.log", "to_text": "core.log",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    """Import a public name on first use, so that importing the package costs nothing."""
    if name not in _ROOMS:
        raise AttributeError(f"tumblekeep has no {name!r}; it has {', '.join(__all__)}")
    from importlib import import_module

    return getattr(import_module(f"tumblekeep.{_ROOMS[name]}"), name)
