"""Whose turn it is in Dungeons, Dice & Danger, as the people at the table count turns."""

from __future__ import annotations

import pytest

from tumblekeep.games import load
from tumblekeep.testing.conform import WalkSetup, walk

clause = pytest.mark.clause


@clause("DDD-MOVE-14", "DDD-ROLL-11")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_round_is_everybodys_turn(seats: int) -> None:
    for play in walk(load("dungeons_dice_danger"), WalkSetup(seats, 3)):
        shown = play.table.round  # type: ignore[attr-defined]
        assert play.turn == (shown, None)
    assert play.turn.number > 3
