"""What a position of Dungeon Dice is worth: features, and the learned odds that know them."""

from __future__ import annotations

from itertools import islice

import pytest

from games.dungeon_dice.given import at_level, own, seated, trophy
from tumblekeep.games import load
from tumblekeep.games.dungeon_dice.goal import GOAL
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.players.value import chances, value_for

FIVE = ("EQ-01", "EQ-02", "EQ-03", "EQ-04", "EQ-05")
BUYS = ("buys", "buys-now", "buys-later", "rival-buys")


def about_to_buy(seats: int, buyer: int, artifacts: int = 3, weapons: int = 5) -> DiceTable:
    """A table at the beginning of the first seat's turn, at which one seat lacks one artifact and has what pays for it."""
    table = seated(seats)
    own(table, buyer, *islice(("AR-1", "AR-2", "AR-3", "AR-4"), artifacts), *FIVE[:weapons])
    return table


def bought(table: DiceTable, seat: int) -> tuple[float, ...]:
    found = GOAL.features(table, seat)
    return tuple(found[name] for name in BUYS)


def test_features_see_what_can_be_bought() -> None:
    table = about_to_buy(2, 0)
    assert bought(table, 0) == (1, True, False, False)
    assert bought(table, 1) == (0, False, False, True)
    table = about_to_buy(2, 1)  # the other has a turn before
    assert bought(table, 1) == (1, False, True, False)
    assert bought(table, 0) == (0, False, False, False)


def test_what_does_not_pay_or_does_not_win_is_no_purchase_that_wins() -> None:
    assert bought(about_to_buy(2, 0, weapons=4), 0) == (0, False, False, False)
    assert bought(about_to_buy(2, 0, artifacts=2), 0) == (1, False, False, False)
    table = about_to_buy(2, 0)
    table.bags["yellow"].clear()  # DD-TRADE-6
    assert bought(table, 0) == (0, False, False, False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_odds_did_not_know_that_the_next_player_could_buy_what_wins(seats: int) -> None:
    """They said 59 % for a seat that had lost one turn later, because the next player returned five weapons for the last artifact."""
    game = load("dungeon_dice")
    options = game.check(seats, {"mode": "versus"})
    value = value_for(game, seats, options)
    assert value is not None
    table = seated(seats)
    for seat, black in ((0, "MO-11"), (1, "MO-13")):
        at_level(table, seat, 6)
        trophy(table, seat, black, 5)
    own(table, 0, *FIVE)
    own(table, 1, "EQ-06", "EQ-07", "EQ-08", "EQ-09", "EQ-10")  # one turn too late
    assert [table.fame(hero) for hero in table.heroes[:2]] == [3, 3]
    assert chances(GOAL, value, seats, options, table)[0] > 0.9
    table.active = 1
    assert chances(GOAL, value, seats, options, table)[1] > 0.9
