"""tumblekeep: dungeon dice games, played exactly. The public names, and nothing else; docs/api.md says what may change when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tumblekeep.bots.greedy import Greedy
    from tumblekeep.bots.uniform import Uniform
    from tumblekeep.core.game import Game
    from tumblekeep.core.log import Log, from_text, log_of, to_text
    from tumblekeep.core.play import Play
    from tumblekeep.fate.sampled import SampledFate
    from tumblekeep.games import GAMES, known, load
    from tumblekeep.text.phrasebook import Phrasebook

    __version__: str

__all__ = [
    "GAMES",
    "Game",
    "Greedy",
    "Log",
    "Phrasebook",
    "Play",
    "SampledFate",
    "Uniform",
    "__version__",
    "from_text",
    "known",
    "load",
    "log_of",
    "to_text",
]

_ROOMS = {
    "GAMES": "games", "Game": "core.game", "Greedy": "bots.greedy", "Log": "core.log", "Phrasebook": "text.phrasebook",
    "Play": "core.play", "SampledFate": "fate.sampled", "Uniform": "bots.uniform", "from_text": "core.log", "known": "games", "load": "games",
    "log_of": "core.log", "to_text": "core.log",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    """Public names are fetched when they are first used, so that importing the package costs nothing."""
    if name == "__version__":
        return _version()
    if name not in _ROOMS:
        raise AttributeError(f"tumblekeep has no {name!r}; it has {', '.join(__all__)}")
    from importlib import import_module

    return getattr(import_module(f"tumblekeep.{_ROOMS[name]}"), name)


def _version() -> str:
    """The version of the installed distribution; sources that are not installed have none."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("tumblekeep")
    except PackageNotFoundError:
        return "0+sources"
