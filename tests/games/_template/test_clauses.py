"""The Lantern Walk, clause by clause."""

from __future__ import annotations

import pytest

from tumblekeep.core.errors import BadOptions
from tumblekeep.core.play import Play
from tumblekeep.games._template import GAME
from tumblekeep.games._template.table import PathTable
from tumblekeep.games._template.tale import Camped, LanternOut, Walked
from tumblekeep.games._template.turn import turn
from tumblekeep.testing.scenario import when

clause = pytest.mark.clause


def rolled(pips: int) -> tuple[tuple[int, ...], ...]:
    """One die in the form that the rules expect."""
    return (tuple(int(face == pips) for face in range(1, 7)),)


def given(camps: list[int], walker: int = 0, path: int = 20) -> PathTable:
    table = PathTable(len(camps), path)
    table.camps = camps
    table.walker = walker
    return table


@clause("LW-SETUP-1")
def test_everybody_starts_at_step_0_and_the_first_seat_walks() -> None:
    play = Play(GAME, 6)
    assert play.look()["camps"] == [0] * 6
    assert play.question is not None
    assert (play.question.kind, play.question.whose) == ("roll", 0)
    with pytest.raises(BadOptions):
        Play(GAME, 7)


@clause("LW-SETUP-2")
def test_the_path_is_20_steps_long_or_as_agreed() -> None:
    assert Play(GAME, 1).look()["path"] == 20
    assert Play(GAME, 1, {"path": 60}).look()["path"] == 60
    for wrong in (9, 61):
        with pytest.raises(BadOptions):
            Play(GAME, 1, {"path": wrong})


@clause("LW-WALK-1", "LW-WALK-2")
def test_a_roll_is_walked_and_the_walker_chooses() -> None:
    table = given([3, 0])
    played = when(turn(table), [], fate=[rolled(4)], stop=True)
    assert played.asked == ["roll", "onward"]
    assert played.offered[-1] == ["camp.7", "walk"]
    assert (table.ahead, table.camps) == (4, [3, 0])
    assert table.told == [(Walked, 0, 4, 4)]


@clause("LW-WALK-2", "LW-WALK-3")
def test_camp_keeps_all_steps_of_the_turn_and_ends_it() -> None:
    table = given([3, 0])
    when(turn(table), ["walk", "camp.11"], fate=[rolled(6), rolled(2)])
    assert (table.camps, table.ahead, table.walker) == ([11, 0], 0, 1)
    assert table.told[-1] == (Camped, 0, 11)


@clause("LW-WALK-4")
def test_a_1_loses_the_steps_since_the_camp_and_ends_the_turn() -> None:
    table = given([3, 0])
    played = when(turn(table), ["walk"], fate=[rolled(5), rolled(1)])
    assert played.asked == ["roll", "onward", "roll"]
    assert (table.camps, table.ahead, table.walker) == ([3, 0], 0, 1)
    assert table.told[-1] == (LanternOut, 0, 5)


@clause("LW-WALK-5")
def test_turns_go_round() -> None:
    table = given([0, 0, 0], walker=2)
    when(turn(table), [], fate=[rolled(1)])
    assert table.walker == 0
    assert table.turn == (1, 2)
    when(turn(table), ["walk"], fate=[rolled(2), rolled(1)])
    assert table.turn == (2, 0)


@clause("LW-END-1", "LW-RULING-1")
@pytest.mark.parametrize("pips", [2, 3, 6])
def test_a_camp_at_or_beyond_the_last_step_wins(pips: int) -> None:
    table = given([9, 18], walker=1)
    played = when(turn(table), [f"camp.{18 + pips}"], fate=[rolled(pips)])
    assert played.outcome is not None
    assert played.outcome.winners == (1,)
    assert played.outcome.scores == (9, 18 + pips)


@clause("LW-END-1")
def test_being_there_without_a_camp_wins_nothing() -> None:
    table = given([18, 0])
    played = when(turn(table), ["walk"], fate=[rolled(6), rolled(1)])
    assert played.outcome is None
    assert table.camps == [18, 0]
