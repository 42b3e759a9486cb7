"""Studies that are quick to play, for tests."""

from __future__ import annotations

from typing import Any

GOLD = {"dungeon.toml": {"feats": {"gold": 14}}}


def plain(**more: Any) -> dict[str, Any]:
    """Return a study of a lone party with another price of the gold feat."""
    return {
        "name": "gold",
        "games": 20,
        "asks": ["variants"],
        "game": [
            {
                "game": "dungeon_attack",
                "seats": 1,
                "variant": [{"name": "cheap", "title": {"en": "Gold at 14"}, "change": GOLD}],
                **more.pop("game", {}),
            }
        ],
        **more,
    }
