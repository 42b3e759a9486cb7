"""Fate by address: what is asked elsewhere, or earlier, changes nothing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import D6, Draw, Roll, RollEach
from tumblekeep.core.table import Table
from tumblekeep.fate.addressed import AddressedFate

ROLL, REROLL = Ask("roll", "T-1"), Ask("reroll", "T-2")


class Bare(Table):
    """A table that holds nothing but whose turn it is."""

    __slots__ = ()

    def copy(self) -> Bare:
        return self


def followed(seed: str = "1") -> tuple[AddressedFate, Bare]:
    fate, table = AddressedFate(seed), Bare()
    fate.follow(table)
    return fate, table


def rolled(extra: bool) -> list[Any]:
    """Roll once in each of three turns, with or without an extra roll in the first."""
    fate, table = followed()
    answers = []
    for turn in range(3):
        table.begin_turn(0)
        if extra and turn == 0:
            fate(Roll(REROLL, 0, [(D6, 3)]))
            fate(Roll(ROLL, 1, [(D6, 3)]))
        answers.append(fate(Roll(ROLL, 0, [(D6, 5)])))
    return answers


def test_a_roll_more_leaves_all_others_as_they_are() -> None:
    assert rolled(extra=True) == rolled(extra=False)


def test_the_same_question_asked_again_is_answered_anew() -> None:
    fate, table = followed()
    table.begin_turn(0)
    answers = {fate(Roll(ROLL, 0, [(D6, 8)])) for _ in range(20)}
    assert len(answers) > 10


def test_turns_are_counted_by_whose_they_are() -> None:
    fate, table = followed()
    table.begin_turn(0)
    table.begin_turn(1)
    first = fate(Roll(ROLL, 1, [(D6, 9)]))
    again, other = followed()
    other.begin_turn(1)  # seat 0 had no turn before: seat 1's first is still its first
    assert again(Roll(ROLL, 1, [(D6, 9)])) == first


def test_a_card_more_changes_a_draw_only_into_that_card() -> None:
    bag = {"goblin": 3, "troll": 2, "dragon": 1}
    plain, table = followed()
    more, other = followed()
    table.begin_turn(0)
    other.begin_turn(0)
    pairs = [(plain(Draw(ROLL, 0, bag)), more(Draw(ROLL, 0, {"golem": 2, **bag}))) for _ in range(300)]
    changed = [new for old, new in pairs if new != old]
    assert set(changed) == {"golem"}
    assert len(changed) == Counter(new for _, new in pairs)["golem"]


def test_draws_come_as_often_as_they_should() -> None:
    fate, table = followed("often")
    table.begin_turn(0)
    counted = Counter(fate(Draw(ROLL, 0, {"a": 3, "b": 2, "c": 1})) for _ in range(3000))
    for thing, share in (("a", 3 / 6), ("b", 2 / 6), ("c", 1 / 6)):
        assert counted[thing] / 3000 == pytest.approx(share, abs=0.04)


def test_a_die_more_leaves_the_other_dice_as_they_are() -> None:
    sides = tuple("abcdefgh")
    one, table = followed()
    two, other = followed()
    table.begin_turn(0)
    other.begin_turn(0)
    for _ in range(30):
        alone = one(RollEach(ROLL, 0, [("red", sides), ("blue", sides)]))
        with_more = two(RollEach(ROLL, 0, [("green", sides), ("red", sides), ("blue", sides)]))
        assert with_more[1:] == alone


def test_two_dice_of_one_name_fall_each_for_itself() -> None:
    fate, table = followed()
    table.begin_turn(0)
    sides = tuple("abcdefgh")
    pairs = [fate(RollEach(ROLL, 0, [("red", sides), ("red", sides)])) for _ in range(40)]
    assert any(one != other for one, other in pairs)


def test_players_have_luck_of_their_own() -> None:
    fate, table = followed()
    table.begin_turn(0)
    before = [fate.luck("player", 0)() for _ in range(1)]
    fate(Roll(ROLL, 0, [(D6, 5)]))
    again, other = followed()
    other.begin_turn(0)
    assert [again.luck("player", 0)()] == before
    assert again.luck("player", 1)() != before[0]
