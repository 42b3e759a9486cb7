"""Whose turn it is in Dungeon Fighter, as the people at the table count turns."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.dungeon_fighter.given import TRIO, goes, hit, miss, party, throws
from tumblekeep.core.table import Turn
from tumblekeep.games import load
from tumblekeep.testing.conform import WalkSetup, walk

clause = pytest.mark.clause


@clause("DF-COMBAT-2")
def test_a_turn_is_one_heros_go() -> None:
    table = party(*TRIO, foe="common_goblin")
    table.pass_to(0)
    throws(table, hit("red", 1))
    assert table.turn == (2, 1)
    throws(table, miss("blue"))
    assert table.turn == (3, 2)


@clause("DF-COMBAT-2")
def test_who_faints_over_the_price_of_the_dice_hands_the_turn_on() -> None:
    table = party(*TRIO, unthrown=[], white=0)
    table.pass_to(0)
    table.heroes[0].life = 1
    goes(table, stop=True)
    assert table.heroes[0].fainted
    assert table.turn == (2, 1)


@clause("DF-GAME-7")
def test_between_combats_it_is_nobodys_turn() -> None:
    parted: list[Turn] = []
    for play in walk(load("dungeon_fighter"), WalkSetup(3, 5)):
        table, turn = play.table, play.turn
        if play.question is None or not turn.number:
            continue
        fighting = table.phase == "fight"  # type: ignore[attr-defined]
        assert turn.seat == (table.active if fighting else None)  # type: ignore[attr-defined]
        if not parted or parted[-1] != turn:
            parted.append(turn)
    for one, other in pairwise(parted):
        assert one.seat is not None or other.seat is not None, "the party's turn lasts until the next combat"
