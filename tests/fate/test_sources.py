"""Fate from a script, from several sources, and by number."""

from __future__ import annotations

import pytest

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import D6, Draw, Roll
from tumblekeep.fate.mixed import MixedFate
from tumblekeep.fate.numbered import NumberedFate, fresh_seed
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.fate.scripted import ScriptedFate, ScriptMismatch

ROLL = Roll(Ask("roll", "LD-ROLL-1"), 0, [(D6, 2)])
DRAW = Draw(Ask("card", "LD-CARD-1"), 1, {"rat": 1, "bat": 1})
SIX_ONE = ((1, 0, 0, 0, 0, 1),)


def test_a_script_answers_in_order_in_either_form() -> None:
    fate = ScriptedFate([SIX_ONE, "1 6", "bat"])
    assert [fate(ROLL), fate(ROLL), fate(DRAW)] == [SIX_ONE, SIX_ONE, "bat"]
    fate.finished()


def test_a_script_that_disagrees_shows_the_question_and_what_is_left() -> None:
    fate = ScriptedFate(["bat", "6 6"])
    with pytest.raises(ScriptMismatch) as mismatch:
        fate(ROLL)
    assert "LD-ROLL-1 roll 2 d6" in str(mismatch.value)
    assert "left: ['bat', '6 6']" in str(mismatch.value)
    assert fate.left == ["bat", "6 6"]


@pytest.mark.parametrize("wrong", [((2, 0),), ((9, 0, 0, 0, 0, 0),), 7, "7 7", None])
def test_a_script_with_an_impossible_answer_is_a_mismatch(wrong: object) -> None:
    with pytest.raises(ScriptMismatch):
        ScriptedFate([wrong])(ROLL)


def test_a_script_that_is_too_short_or_too_long() -> None:
    with pytest.raises(ScriptMismatch, match="ended"):
        ScriptedFate([])(ROLL)
    with pytest.raises(ScriptMismatch, match="still holds 1"):
        ScriptedFate(["rat"]).finished()


def test_mixed_fate_goes_by_seat_then_by_kind_then_as_usual() -> None:
    usual, drawn, mine = ScriptedFate(["1 1"]), ScriptedFate(["rat"]), ScriptedFate(["6 6"])
    fate = MixedFate(usual, by_kind={"draw": drawn})
    assert fate(ROLL) == ((2, 0, 0, 0, 0, 0),)
    assert fate(DRAW) == "rat"
    assert MixedFate(usual, by_kind={"roll": drawn}, by_seat={0: mine})(ROLL) == ((0, 0, 0, 0, 0, 2),)
    assert MixedFate(usual, by_seat={0: mine}).source(DRAW) is usual


def test_numbered_fate_depends_on_the_place_and_nothing_else() -> None:
    fate = NumberedFate("seed")
    early = [fate.at(number)(ROLL) for number in range(30)]
    fate.luck(3).random()
    assert [fate.at(number)(ROLL) for number in reversed(range(30))] == early[::-1]
    assert len(set(early)) > 5
    assert [NumberedFate("other").at(number)(ROLL) for number in range(30)] != early


def test_a_bots_luck_is_not_the_dices() -> None:
    fate = NumberedFate("seed")
    assert fate.luck(4).random() != fate.at(4).random()
    assert fate.luck(4).random() == fate.luck(4).random()


def test_numbered_fate_is_fair() -> None:
    counts = [0] * 6
    for number in range(3000):
        answer = NumberedFate("fair").at(number)(Roll(ROLL.ask, 0, [(D6, 1)]))
        counts[answer[0].index(1)] += 1
    assert all(400 < count < 600 for count in counts)
    assert isinstance(NumberedFate("x").at(0), SampledFate)


def test_fresh_seeds_differ() -> None:
    assert len({fresh_seed() for _ in range(20)}) > 15
