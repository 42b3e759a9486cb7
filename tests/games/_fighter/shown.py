"""What panels show, for both Fighters' tests of tales and panels."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.message import Message
from tumblekeep.games import load
from tumblekeep.games._fighter.table import AnyTable


def shown(table: AnyTable) -> set[str]:
    """Return the ids of all messages on the panels."""
    game = load(table.laws.game)
    found: set[str] = set()

    def look(piece: Any) -> None:
        if isinstance(piece, Message):
            found.add(piece.id)
        elif isinstance(piece, list | tuple):
            for part in piece:
                look(part)
        elif hasattr(piece, "__dataclass_fields__"):
            for name in piece.__dataclass_fields__:
                look(getattr(piece, name))

    look(game.show(game.view(table, 0)))
    return found
