"""Whose turn it is in Dungeon Attack!, as the people at the table count turns."""

from __future__ import annotations

import pytest

from games.dungeon_attack.given import make, party, roll, takes_turn
from tumblekeep.games import load
from tumblekeep.testing.conform import WalkSetup, walk

clause = pytest.mark.clause


@clause("DA-ACT-1", "DA-ACT-2")
def test_every_adventurer_has_a_turn_even_to_pass_or_rally() -> None:
    table = party("rogue", "cleric", "guardian", starter=1)
    make(table.adventurers[2], state="knocked_out")
    takes_turn(table, "pass")
    assert table.turn == (1, 1)
    takes_turn(table)
    assert table.turn == (2, 2)
    takes_turn(table, "bust", fate=[roll((14, 0, 0))], stop=True)
    assert table.turn == (3, 0)


@clause("DA-TREASURE-2")
def test_who_has_nothing_to_roll_to_give_or_to_hire_with_has_no_turn_between_the_levels() -> None:
    table = party("guardian", "warrior", "monk")
    table.phase = "treasure"
    make(table.adventurers[1], won_normals=2)
    while table.phase == "treasure":
        takes_turn(table, fate=[roll((0, 0, 2))] if table.active == 1 else [])
    assert table.turn == (1, 1)
    takes_turn(table)  # the guardian owns nothing and is not asked
    assert table.turn == (1, 1)
    takes_turn(table, "give.coin.0", "coins.1", "done")
    assert table.turn == (2, 1)


def test_the_turn_is_that_of_who_acts() -> None:
    for play in walk(load("dungeon_attack"), WalkSetup(4, 2)):
        if play.question is not None and play.turn.number:
            assert play.turn.seat == play.table.active  # type: ignore[attr-defined]
