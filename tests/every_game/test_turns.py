"""The check that games declare their turns finds every way in which a game could fail to do so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tumblekeep.core.chance import Roll
from tumblekeep.core.question import Flow
from tumblekeep.core.table import Turn
from tumblekeep.games._template import GAME
from tumblekeep.games._template.asks import ROLL
from tumblekeep.games._template.content import DIE
from tumblekeep.testing.conform import WalkSetup, turns_are_stated

THREE = WalkSetup(3, 1, (("path", 60),))


class Mute:
    """A table on which no turn can be begun."""

    def __init__(self, table: Any) -> None:
        object.__setattr__(self, "table", table)

    def __getattr__(self, name: str) -> Any:
        return getattr(object.__getattribute__(self, "table"), name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(object.__getattribute__(self, "table"), name, value)

    def begin_turn(self, seat: int | None) -> None:
        """Do nothing."""


def first_again(table: Any) -> Flow[None]:
    table.begin_turn(0)
    yield from GAME.turn(Mute(table))


def never(table: Any) -> Flow[None]:
    return GAME.turn(Mute(table))


def backwards(table: Any) -> Flow[None]:
    table.turn = Turn(90 - table.turn.number % 7, table.walker)
    yield from GAME.turn(Mute(table))


def changing_hands(table: Any) -> Flow[None]:
    table.turn = Turn(1, table.walker)
    yield from GAME.turn(Mute(table))


def a_stranger(table: Any) -> Flow[None]:
    table.begin_turn(3)
    yield from GAME.turn(Mute(table))


def early(table: Any) -> Flow[None]:
    table.begin_turn(0)
    yield Roll(ROLL, 0, [(DIE, 1)])


def unseen(table: Any, seat: int | None) -> dict[str, Any]:
    return {name: what for name, what in GAME.view(table, seat).items() if name != "turn"}


def only_for_players(table: Any, seat: int | None) -> dict[str, Any]:
    return unseen(table, seat) if seat is None else dict(GAME.view(table, seat))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"turn": never}, "no turn has begun"),
        ({"turn": first_again}, "all are {0}"),
        ({"turn": backwards}, "is followed by"),
        ({"turn": changing_hands}, "without a new one"),
        ({"turn": a_stranger}, "is nobody's"),
        ({"setup": early}, "during the set-up"),
        ({"view": unseen}, "seat 0 is not told"),
        ({"view": only_for_players}, "seat None is not told"),
    ],
)
def test_a_game_that_does_not_say_whose_turn_it_is_is_found_out(change: dict[str, Any], said: str) -> None:
    turns_are_stated(GAME, THREE)
    with pytest.raises(AssertionError, match=said):
        turns_are_stated(replace(GAME, **change), THREE)
