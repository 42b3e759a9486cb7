"""What is told and shown is true: named for what once was not."""

from __future__ import annotations

from typing import Any

import pytest

from games.castle_of_frosts.given import JACK, MARLA, meets, party
from tumblekeep.core.message import Message
from tumblekeep.games import load
from tumblekeep.games.castle_of_frosts.table import CastleTable

clause = pytest.mark.clause


def shown(table: CastleTable) -> set[str]:
    """The ids of every message on the panels."""
    game = load("castle_of_frosts")
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


@clause("CF-RULING-73")
@pytest.mark.parametrize(
    ("foe", "line"),
    [("bloodthirsty_penguin", "show-fearless"), ("mad_glaciomancer", "show-madness")],
)
def test_what_a_silenced_monster_could_do_was_still_shown(foe: str, line: str) -> None:
    table = meets(party("fridolin", JACK, MARLA, boxes="both"), foe)
    assert line in shown(table)
    table.monster.silenced = True
    assert line not in shown(table)
    assert "token-ballad" in shown(table)
