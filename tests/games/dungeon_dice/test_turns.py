"""Whose turn it is in Dungeon Dice, as the people at the table count turns."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tumblekeep.core.question import Flow
from tumblekeep.core.table import Turn
from tumblekeep.games import load
from tumblekeep.games.dungeon_dice.tale import TurnBegins
from tumblekeep.testing.conform import WalkSetup, walk

clause = pytest.mark.clause


@clause("DD-TURN-1")
@pytest.mark.parametrize("options", [(("mode", "versus"),), (("mode", "coop"),)])
def test_a_turn_goes_from_start_to_end_however_often_the_table_rests(
    options: tuple[tuple[str, Any], ...],
) -> None:
    game = load("dungeon_dice")
    steps = 0

    def watched(table: Any) -> Flow[None]:
        nonlocal steps
        steps += 1
        return game.turn(table)

    others = False
    for play in walk(replace(game, turn=watched), WalkSetup(3, 4, options)):
        begun = [told[1] for told in play.table.told if told[0] is TurnBegins]
        assert play.turn == Turn(len(begun), begun[-1] if begun else None)
        if play.turn.number and play.question is not None:
            assert play.turn.seat == play.table.active  # type: ignore[attr-defined]
            others = others or bool(set(play.asked()) - {play.turn.seat})
    assert play.turn.number > 3
    assert steps > 4 * play.turn.number
    assert others, "somebody else was asked in the course of a turn"
