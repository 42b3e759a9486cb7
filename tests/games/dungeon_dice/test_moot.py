"""Questions that pass by themselves in Dungeon Dice: somebody was asked again and again for the same no."""

from __future__ import annotations

import pytest

from games.dungeon_dice.given import asks, at_level, battle, f, own, play, seated
from tumblekeep.core.question import Choose, MootAnswer, Question
from tumblekeep.games.dungeon_dice.moot import Spectacle
from tumblekeep.games.dungeon_dice.rewards import reward_moot
from tumblekeep.games.dungeon_dice.rules import monster_dice
from tumblekeep.games.dungeon_dice.table import DiceTable

clause = pytest.mark.clause


def why(question: Question | None, seat: int) -> str | None:
    """Why a seat need not be asked; None: it is."""
    assert question is not None
    moot = question.part(seat).moot_answer()
    return None if moot is None else moot.why


def hurt_with_potion(*, coop: bool) -> DiceTable:
    """Seat 0 is hurt and holds a potion."""
    table = seated(2, coop=coop)
    own(table, 0, "OU-POTION")
    table.heroes[0].wounds = 1
    return table


@clause("DD-AFTER-1")
def test_nobody_was_left_alone_after_a_no_though_nothing_had_changed() -> None:
    table = hurt_with_potion(coop=False)
    table.phase = "after"
    first = asks(table)
    assert why(first.open, 0) is None
    table = hurt_with_potion(coop=False)
    table.phase = "after"
    play(table, "start", "pass", "pass")
    table.phase = "after"
    assert why(asks(table.copy(), "pass").open, 0) == "unchanged"
    table.heroes[0].wounds = 2
    assert why(asks(table.copy(), "pass").open, 0) is None, "another wound is something new"


@clause("DD-TURN-2", "DD-TRADE-3")
def test_a_no_in_after_is_no_answer_to_an_upgrade() -> None:
    table = seated(2)
    own(table, 0, "EQ-01", "EQ-04", "EQ-06", "EQ-09", "EQ-12")
    table.phase = "after"
    play(table, "start", "pass", "pass")
    table.active, table.phase = 0, "start"
    opened = asks(table).open
    assert opened is not None
    assert "upgrade" in opened.part(0).options
    assert why(opened, 0) is None
    asks(table, (0, "pass"), (1, "pass"))
    table.active, table.phase = 0, "start"
    assert why(asks(table).open, 0) == "unchanged"


@clause("DD-TRADE-1")
def test_rivals_were_asked_at_every_moment_whether_they_trade() -> None:
    for phase in ("start", "after"):
        table = seated(3)
        own(table, 1, "EQ-04")
        table.phase = phase
        opened = asks(table).open
        assert opened is not None
        for seat, part in opened.asked().items():
            assert list(part.options) == ["pass", "offer"], "the right to trade stays"
            assert why(opened, seat) == "later"


@clause("DD-TRADE-1", "DDC-TRADE-1")
def test_friends_are_asked_before_a_search_once_there_is_something_new_to_give() -> None:
    table = seated(3, coop=True)
    own(table, 1, "EQ-04")
    opened = asks(table).open
    assert [why(opened, seat) for seat in range(3)] == [None, None, None]
    asks(table, (0, "pass"), (1, "pass"), (2, "pass"))
    table.phase = "after"
    assert why(asks(table).open, 0) == "later", "the START that follows comes soon enough"
    table.phase = "start"
    assert [why(asks(table).open, seat) for seat in range(3)] == ["unchanged"] * 3
    own(table, 2, "EQ-06")
    assert [why(asks(table).open, seat) for seat in range(3)] == [None, "unchanged", None]


@clause("DD-TURN-3", "DD-REST-1")
def test_a_healthy_hero_was_asked_whether_to_rest() -> None:
    healthy = asks(seated(2)).open
    assert isinstance(healthy, Choose)
    assert healthy.moot_answer() == MootAnswer("search", "nothing")
    table = seated(2)
    table.heroes[0].wounds = 1
    assert why(asks(table).open, 0) is None


@clause("DD-COMBAT-6")
def test_three_answers_that_all_lose_were_still_asked() -> None:
    table = seated(2)
    own(table, 0, "OU-BOMB")
    battle(table, ("MO-05", 5))
    table_of_four = table.copy()
    opened = asks(table, fate=[f(*[5] * dice_rolled(table), 1)]).open
    assert isinstance(opened, Choose)
    forecast = opened.foretold()
    assert forecast is not None
    assert {round(odds.lose, 9) for odds in forecast.odds.values()} == {1.0}
    assert why(opened, 0) == "hopeless"
    own(table_of_four, 0, "OU-POTION", "OU-SCROLL")
    opened = asks(table_of_four, fate=[f(*[1] * dice_rolled(table_of_four), 1)]).open
    assert why(opened, 0) is None, "together these might do"


@clause("DD-COMBAT-6")
def test_a_hero_who_wins_anyway_was_asked_for_bombs() -> None:
    table = seated(2)
    own(table, 0, "OU-BOMB")
    battle(table, ("MO-03", 1))
    ahead = asks(table.copy(), fate=[f(*[1] * dice_rolled(table), 6)]).open
    assert why(ahead, 0) == "settled"


@clause("DD-COMBAT-6")
def test_a_rival_was_asked_in_every_fight_alike_whether_to_spoil_it() -> None:
    table = seated(2)
    own(table, 1, "OU-BOMB")
    battle(table, ("MO-03", 1))
    fate = [f(*[1] * dice_rolled(table), 6)]
    first = asks(table.copy(), fate=fate).open
    assert isinstance(first, Choose)
    assert first.seat == 1
    assert why(first, 1) is None
    again = table.copy()
    play(again, "outcome", "pass", fate=fate)
    later = table.copy()
    later.watched = again.watched
    assert why(asks(later.copy(), fate=fate).open, 1) == "unchanged"
    own(later, 1, "OU-SCROLL")
    assert why(asks(later, fate=fate).open, 1) is None, "a scroll is something new"


@clause("DD-COMBAT-6")
def test_what_a_hero_let_rivals_do_is_no_answer_in_the_own_fight() -> None:
    table = seated(2)
    own(table, 0, "OU-BOMB")
    battle(table, ("MO-03", 1))
    fate = [f(*[1] * dice_rolled(table), 1)]
    lost = asks(table.copy(), fate=fate).open
    assert isinstance(lost, Choose)
    for result in ("win", "tie", "lose"):
        table.watched[0, result] = (Spectacle(0, 99, frozenset(lost.options)),)
    assert why(asks(table, fate=fate).open, 0) is None


def dice_rolled(table: DiceTable) -> int:
    """How many dice the monsters at hand roll."""
    return sum(monster_dice(table))


@clause("DD-REWARD-9")
def test_an_empty_bag_was_offered_as_a_reward() -> None:
    table = seated(2)
    assert reward_moot(table, ["leave", ("take", "CHEST")]) is None
    table.bags["blue"].clear()
    assert reward_moot(table, ["leave", ("take", "CHEST")]) == MootAnswer("leave", "nothing")
    assert reward_moot(table, ["leave", ("take", "CHEST"), ("take", "POTION")]) is None
    assert reward_moot(table, ["leave", ("take", "CHEST"), ("welcome", "FA-1")]) is None


@clause("DD-DECIDE-3")
def test_help_was_offered_in_every_fight_to_whoever_had_just_fought_alone() -> None:
    table = seated(2)
    at_level(table, 0, 3)
    fight = battle(table, ("MO-01", 1))
    table.phase = "assist"
    opened = asks(table).open
    assert opened is not None
    assert opened.ask.name == "call"
    assert why(opened, 0) is None
    table.phase = "assist"
    play(table, "declare", "alone")
    table.phase, table.fight = "assist", fight
    assert why(asks(table).open, 0) == "unchanged"
    table.heroes[0].wounds = 2
    assert why(asks(table).open, 0) is None, "it looks worse now"
