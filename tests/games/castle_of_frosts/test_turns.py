"""Whose turn it is in the Castle of Frightening Frosts, as the people at the table count turns."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tumblekeep.core.table import Turn
from tumblekeep.games import load
from tumblekeep.testing.conform import WalkSetup, walk

clause = pytest.mark.clause


@clause("CF-COMBAT-1", "CF-COMBAT-3")
def test_a_turn_is_one_heros_and_between_combats_nobodys() -> None:
    parted: list[Turn] = []
    for play in walk(load("castle_of_frosts"), WalkSetup(3, 5)):
        table, turn = play.table, play.turn
        if play.question is None or not turn.number:
            continue
        fighting = table.phase in ("flip", "fight")  # type: ignore[attr-defined]
        if table.phase == "monster" and turn.seat is not None:  # type: ignore[attr-defined]
            continue  # CF-BACK-6: another Monster comes in the turn of the Hero who backed down
        assert turn.seat == (table.active if fighting else None)  # type: ignore[attr-defined]
        if not parted or parted[-1] != turn:
            parted.append(turn)
    assert len({turn.seat for turn in parted}) == 4
    for one, other in pairwise(parted):
        assert one.seat is not None or other.seat is not None, "the Party's turn lasts until the next combat"
