"""The worked examples of the catalogue, Part E, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_dice.given import asks, at_level, battle, f, fought, meet, own, places, play, seated, wound
from tumblekeep.core.chance import RollEach
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_dice.rules import encounter_level, monster_dice, standing_flat
from tumblekeep.games.dungeon_dice.table import DiceTable

clause = pytest.mark.clause


def three_and_four(difficulty: str) -> DiceTable:
    table = seated(2, coop=True, difficulty=difficulty)
    battle(table, ("MO-05", 3), ("MO-08", 5))
    return table


def compared(table: DiceTable) -> list[tuple[Any, ...]]:
    return [tuple(told) for kind, *told in table.told if kind.__name__ == "Compared"]


@clause("DDC-DIFF-2", "DDC-DIFF-7")
def test_w1_challenge() -> None:
    table = three_and_four("challenge")
    assert (monster_dice(table), standing_flat(table), encounter_level(table)) == ((4, 0), 3, 5)


@clause("DDC-DIFF-3")
def test_w2_extreme() -> None:
    table = three_and_four("extreme")
    assert (monster_dice(table), standing_flat(table)) == ((5, 2), 0)


@clause("DDC-DIFF-4")
def test_w3_legend() -> None:
    table = three_and_four("legend")
    assert (monster_dice(table), standing_flat(table)) == ((7, 0), 0)


@clause("DDC-COMBAT-4", "DDC-COMBAT-6")
def test_w4_the_same_ability() -> None:
    table = seated(2, coop=True)
    battle(table, ("MO-15", 5), ("MO-10", 2))  # levels 5 and 3, both with FIRE
    table.foes[0].abilities = ("FIRE",)
    played = play(table, "hero", fate=[f(1, 1, 1, 1, 1, 1), f(4)])
    assert played.asked == ["roll-pools", "roll-spell"]
    used = [told for kind, *told in table.told if kind.__name__ == "AbilityUsed"]
    assert used == [["MO-10", "FIRE"]]


@clause("DDC-USED-1", "DDC-USED-2")
def test_w5_the_bow() -> None:
    table = seated(2, coop=True)
    own(table, 0, "EQ-15")
    meet(table, ("MO-03", 1), ("MO-04", 1))
    play(table, "after", "fight", "alone", "declare.EQ-15", "at.MO-03", "leave", fate=[f(3), f(1, 6)])
    assert list(table.wounded) == ["EQ-15"]


@clause("DDC-USED-6", "DDC-USED-9", "DDC-ROC-1")
def test_w6_the_bag_of_holding() -> None:
    table = seated(3, coop=True)
    own(table, 2, "EQ-16")
    table.spent.append(table.out_of_bag("red", "OU-KEY"))
    table.phase = "after"
    asks(table, "pass", "pass", "use.EQ-16", fate=[f(2)])
    assert table.heroes[2].stock == ["EQ-16"]
    assert list(table.wounded) == ["EQ-16"]


@clause("DDC-TRADE-2", "DD-TRADE-5", "DDC-ART-1")
def test_w7_five_for_one() -> None:
    table = seated(2, coop=True)
    own(table, 0, "EQ-01", "EQ-02", "EQ-03", "EQ-04", "EQ-05", "AR-1")
    wound(table, "EQ-02")
    before = table.team_fame()
    asks(table, (0, "upgrade"), fate=["AR-2"])
    assert table.heroes[0].stock == ["AR-1", "AR-2"]
    assert list(table.wounded) == ["AR-2"]
    assert table.team_fame() == before == 1


@clause("DDC-SINGLE-5", "DDC-LIFE-2")
def test_w8_the_price_of_a_single_fight() -> None:
    for result, wounds in (("win", 2), ("tie", 3), ("lose", 4)):
        table = seated(3, coop=True)
        fought(table, result, ("MO-03", 1), ("MO-04", 1), engage=0)
        play(table, "after", *([] if result == "lose" else ["leave"]))
        assert table.heroes[0].wounds == wounds
        table.phase = "end"
        play(table, "start")
        assert table.heroes[0].out is (result == "lose")


@clause("DD-ABIL-11", "DD-ABIL-12", "DD-OUT-1")
def test_w9_gust() -> None:
    table = seated()
    own(table, 0, "EQ-06")
    battle(table, ("MO-02", 5), declared=("EQ-06",))
    play(table, "after", fate=[f(3, 3, 2, 6, 6), f(4, 3, 3, 4, 4)])
    assert compared(table) == [(9, 8), (6, 10)]
    assert table.heroes[0].wounds == 1
    assert table.heroes[0].experience == 1


@clause("DD-REWARD-3", "DD-REWARD-4")
def test_w10_the_locked_chest() -> None:
    for has_key in (True, False):
        table = seated()
        if has_key:
            own(table, 0, "OU-KEY")
        table.phase = "search"
        answers = ["take.LOCK", "key"] if has_key else ["take.LOCK"]
        play(table, "after", *answers, fate=["MO-12", f(6), "AR-6" if has_key else "EQ-09"])
        assert table.heroes[0].stock == (["AR-6"] if has_key else ["EQ-09"])


@clause("DD-COMBAT-13", "DD-ABIL-10", "DD-SYM-1", "DD-SYM-2")
def test_w11_a_full_base_combat() -> None:
    table = seated()
    at_level(table, 0, 3)
    table.heroes[0].wounds = 1
    own(table, 0, "EQ-04", "EQ-12")
    meet(table, ("MO-04", 4))
    play(
        table, "after",
        "fight", "alone", "declare.EQ-04", "declare.EQ-12",
        "symbol.EQ-04.SWORD", "die.3.EQ-12.1", "symbol.EQ-12.ARMOR", "die.0.ML.5",
        fate=[f(5, 2, 4, 4, 2, 5, 2), f(6), f(1)],
    )  # fmt: skip
    assert compared(table) == [(6, 7)]
    assert table.heroes[0].wounds == 2


def co_op_round() -> DiceTable:
    """A (seat 0) searches with B and C at the table; the Hound, the Goblin, a chest and the Wolf come out."""
    table = seated(3, coop=True)
    at_level(table, 0, 3)
    own(table, 0, "EQ-07")
    for seat, kind in ((1, "EQ-01"), (2, "EQ-02")):
        wound(table, *own(table, seat, kind))
    table.phase = "search"
    play(table, "decide", "choose.FA-1", fate=["FA-1", "MO-03", "CH", "MO-05", f(4, 5)])
    assert "CH-1" in table.bags["black"]
    return table


@clause("DDC-SEARCH-2", "DDC-SEARCH-3", "DDC-SEARCH-4", "DDC-SEARCH-5", "DDC-SEARCH-6", "DDC-DIFF-2")
@clause("DDC-OUT-4", "DDC-OUT-5", "DDC-OUT-6", "DDC-OUT-7", "DDC-OUT-8", "DDC-OUT-9")
@clause("DDC-BONUS-1", "DDC-BONUS-2", "DDC-BONUS-3")
def test_w12_a_co_op_round() -> None:
    table = co_op_round()
    play(
        table, "after",
        "fight", "call", "free", "no", "free.1", "declare.EQ-07",
        "bounty.MO-03.CHEST", "take.POTION", "welcome.FA-1",
        fate=[f(6, 2, 3, 1, 3, 5, 3, 3), "EQ-10", "OU-BOMB"],
    )  # fmt: skip
    assert compared(table) == [(14, 14)]
    a, b, _ = table.heroes
    assert (a.wounds, b.wounds) == (1, 0)
    assert "EQ-07" in table.wounded
    assert a.trophies == [("MO-05", 4)]
    assert table.fame(a) == 1
    assert a.stock == ["EQ-07", "EQ-10", "FA-1", "OU-BOMB-1"]
    assert (a.experience, b.experience) == (4, 1)
    assert table.discard == ["MO-03"]
    table.phase = "bonus"
    played = play(table, "end", "skip")
    assert [question.seat for question in played.questions if isinstance(question, Choose)] == [2]


@clause("DDC-FLEE-1", "DDC-FLEE-2", "DDC-BONUS-1")
def test_w13_flight() -> None:
    table = co_op_round()
    play(table, "after", "flee")
    assert table.heroes[0].wounds == 1
    assert sorted(table.discard) == ["FA-1", "MO-03", "MO-05"]
    table.phase = "bonus"
    played = play(table, "end", "skip", "skip")
    assert [question.seat for question in played.questions if isinstance(question, Choose)] == [1, 2]


@clause("DDC-PETRIFY-1", "DDC-OUT-14", "DDC-OUT-15", "DD-REWARD-7")
def test_w14_petrify() -> None:
    table = seated(2, coop=True)
    me = at_level(table, 0, 3)
    own(table, 0, "AR-1", "EQ-12", "OU-KEY")
    meet(table, ("MO-13", 1))
    played = play(
        table, "after",
        "fight", "alone", "declare.EQ-12", "done", "take.POTION", "bounty.MO-13.LOCK", "key",
        fate=[f(6, 1, 1, 6, 6, 4), f(5), "OU-KEY", "AR-2"],
    )  # fmt: skip
    roll = next(question for question in played.questions if isinstance(question, RollEach))
    assert len(roll.dice) == 6
    assert sorted(table.wounded) == sorted(["AR-1", "EQ-12", "OU-KEY-1", *me.levels])
    assert table.spent == ["OU-KEY-2"]
    assert places(table)["AR-2"] == "stock 0"
    assert table.fame(me) == 1


@clause("DDC-OUT-1", "DDC-LIFE-3", "DD-ONEUSE-3")
def test_w15_saved_in_time() -> None:
    table = seated(3, coop=True)
    own(table, 2, "OU-POTION")
    table.heroes[0].wounds = 3
    fought(table, "lose", ("MO-03", 1), ("MO-04", 1), helper=1)
    play(table, "after")
    assert table.heroes[0].wounds == 5
    play(table, "bonus", "pass", "pass", "drink.0", fate=[f(4)])
    assert table.heroes[0].wounds == 3
    play(table, "start")
    assert not table.heroes[0].out
