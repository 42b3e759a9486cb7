"""Fate from a script, from several minds, and by number."""

from __future__ import annotations

import pytest

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import D6, Draw, Roll
from tumblekeep.fate.mixed import Mixed
from tumblekeep.fate.numbered import Numbered, fresh_seed
from tumblekeep.fate.sampled import Sampled
from tumblekeep.fate.scripted import Scripted, ScriptMismatch

ROLL = Roll(Ask("roll", "LD-ROLL-1"), 0, [(D6, 2)])
DRAW = Draw(Ask("card", "LD-CARD-1"), 1, {"rat": 1, "bat": 1})
SIX_ONE = ((1, 0, 0, 0, 0, 1),)


def test_a_script_answers_in_order_in_either_form() -> None:
    fate = Scripted([SIX_ONE, "1 6", "bat"])
    assert [fate(ROLL), fate(ROLL), fate(DRAW)] == [SIX_ONE, SIX_ONE, "bat"]
    fate.finished()


def test_a_script_that_disagrees_shows_the_question_and_what_is_left() -> None:
    fate = Scripted(["bat", "6 6"])
    with pytest.raises(ScriptMismatch) as mismatch:
        fate(ROLL)
    assert "LD-ROLL-1 roll 2 d6" in str(mismatch.value)
    assert "left: ['bat', '6 6']" in str(mismatch.value)
    assert fate.left == ["bat", "6 6"]


@pytest.mark.parametrize("wrong", [((2, 0),), ((9, 0, 0, 0, 0, 0),), 7, "7 7", None])
def test_a_script_with_an_impossible_answer_is_a_mismatch(wrong: object) -> None:
    with pytest.raises(ScriptMismatch):
        Scripted([wrong])(ROLL)


def test_a_script_that_is_too_short_or_too_long() -> None:
    with pytest.raises(ScriptMismatch, match="ended"):
        Scripted([])(ROLL)
    with pytest.raises(ScriptMismatch, match="still holds 1"):
        Scripted(["rat"]).finished()


def test_mixed_fate_goes_by_seat_then_by_kind_then_as_usual() -> None:
    usual, drawn, mine = Scripted(["1 1"]), Scripted(["rat"]), Scripted(["6 6"])
    fate = Mixed(usual, by_kind={"draw": drawn})
    assert fate(ROLL) == ((2, 0, 0, 0, 0, 0),)
    assert fate(DRAW) == "rat"
    assert Mixed(usual, by_kind={"roll": drawn}, by_seat={0: mine})(ROLL) == ((0, 0, 0, 0, 0, 2),)
    assert Mixed(usual, by_seat={0: mine}).source(DRAW) is usual


def test_numbered_fate_depends_on_the_place_and_nothing_else() -> None:
    fate = Numbered("seed")
    early = [fate.at(number)(ROLL) for number in range(30)]
    fate.luck(3).random()
    assert [fate.at(number)(ROLL) for number in reversed(range(30))] == early[::-1]
    assert len(set(early)) > 5
    assert [Numbered("other").at(number)(ROLL) for number in range(30)] != early


def test_a_bots_luck_is_not_the_dices() -> None:
    fate = Numbered("seed")
    assert fate.luck(4).random() != fate.at(4).random()
    assert fate.luck(4).random() == fate.luck(4).random()


def test_numbered_fate_is_fair() -> None:
    counts = [0] * 6
    for number in range(3000):
        answer = Numbered("fair").at(number)(Roll(ROLL.ask, 0, [(D6, 1)]))
        counts[answer[0].index(1)] += 1
    assert all(400 < count < 600 for count in counts)
    assert isinstance(Numbered("x").at(0), Sampled)


def test_fresh_seeds_differ() -> None:
    assert len({fresh_seed() for _ in range(20)}) > 15
