"""DD-EQUIP, DD-COMP-5, -6: what a hero may fight with."""

from __future__ import annotations

import pytest

from games.dungeon_dice.given import asks, battle, f, own, play, seated, wound
from tumblekeep.core.chance import RollEach
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_dice.table import DiceTable

clause = pytest.mark.clause


def arming(*dice: str, aid: tuple[str, ...] = (), helper: int = -1) -> DiceTable:
    table = seated(3)
    own(table, 0, *dice)
    own(table, 1, *aid)
    battle(table, ("MO-03", 1), helper=helper)
    table.phase = "declare"
    return table


def offered(table: DiceTable, *answers: str) -> list[str]:
    return asks(table, *answers).offered[-1]


@clause("DD-EQUIP-1")
def test_active_hero_then_assistant_declare_openly_for_the_whole_combat() -> None:
    table = arming("EQ-04", aid=("EQ-06",), helper=1)
    played = play(table, "hero", "declare.EQ-04", "declare.EQ-06", fate=[f(1, 1, 1, 1, 1)])
    choices = [question for question in played.questions if isinstance(question, Choose)]
    assert [question.seat for question in choices] == [0, 1]
    assert all(question.seen_by is None for question in choices)
    assert table.fight is not None
    assert (table.fight.declared, table.fight.aid) == (["EQ-04"], ["EQ-06"])


@clause("DD-EQUIP-2")
def test_two_hands() -> None:
    table = arming("EQ-04", "EQ-06", "EQ-07", "EQ-10")
    assert offered(table, "declare.EQ-04") == ["done", "declare.EQ-06", "declare.EQ-10"]
    question = asks(arming("EQ-04", "EQ-06", "EQ-07"), "declare.EQ-04").open
    assert isinstance(question, Choose)
    assert [(bar.option, bar.reason) for bar in question.barred()] == [(("declare", "EQ-07"), "hands-full")]
    with pytest.raises(IllegalAnswer, match="hands-full"):
        question.check("declare.EQ-07")
    both = arming("EQ-07", "EQ-01")
    played = asks(both, "declare.EQ-07")
    assert played.asked[-1] != "declare"  # nothing fits with a two-hander


@clause("DD-EQUIP-3", "DD-EQUIP-4", "DD-EQUIP-5")
def test_one_armor_one_bow_and_no_limit_for_classes() -> None:
    table = arming("EQ-11", "EQ-12", "EQ-15", "AR-7", "EQ-04", "EQ-06", "CL-1")
    played = asks(
        table, "declare.EQ-11", "declare.EQ-15", "declare.EQ-04", "declare.EQ-06", "declare.CL-1"
    )  # bow, armor and class need no hands
    assert "declare.EQ-12" not in played.offered[1]
    assert "declare.AR-7" in played.offered[1]
    assert "declare.AR-7" not in played.offered[2]
    assert table.fight is not None
    assert table.fight.declared == ["EQ-11", "EQ-15", "EQ-04", "EQ-06", "CL-1"]


@clause("DD-EQUIP-6", "DD-EQUIP-8")
def test_level_dice_are_always_in_the_pool_and_nothing_need_be_declared() -> None:
    table = arming("EQ-04")
    for _ in range(4):
        table.gain_level(table.heroes[0])
    wound(table, table.heroes[0].levels[1])
    question = asks(table, "done").open
    assert isinstance(question, RollEach)
    assert [name for name, _ in question.dice] == [
        "ML-1",
        table.heroes[0].levels[0],
        table.heroes[0].levels[2],
    ]


@clause("DD-EQUIP-7", "DD-WOUND-4")
def test_a_wounded_die_keeps_its_place_and_can_not_be_used() -> None:
    table = arming("EQ-04", "EQ-06")
    wound(table, "EQ-04")
    question = asks(table).open
    assert isinstance(question, Choose)
    assert question.options == ["done", ("declare", "EQ-06")]
    assert [bar.reason for bar in question.barred()] == ["die-wounded"]
    assert table.heroes[0].stock == ["EQ-04", "EQ-06"]
    own(table, 0, "OU-BOMB", "FA-1")
    wound(table, "OU-BOMB-1", "FA-1")
    table.phase = "rolloff"
    assert "hero" not in play(table, "outcome", fate=[f(1, 1)]).asked  # neither bomb nor hound


@clause("DD-COMP-5", "DD-COMP-6")
def test_class_dice_need_their_equipment() -> None:
    table = arming("CL-1", "EQ-04", "EQ-06")
    assert offered(table) == ["done", "declare.EQ-04", "declare.EQ-06"]
    assert "declare.CL-1" in offered(table, "declare.EQ-06")
    table = arming("CL-3", "EQ-14")
    assert offered(table) == ["done", "declare.EQ-14"]
    assert offered(table, "declare.EQ-14") == ["done", "declare.CL-3"]
    table = arming("CL-2", "EQ-04", "EQ-12")  # a Monk, with empty hands
    assert offered(table, "declare.CL-2") == ["done", "declare.EQ-12"]
    table = arming("CL-2", "EQ-04", "EQ-12")
    assert offered(table, "declare.EQ-04") == ["done", "declare.EQ-12"]
    table = arming("CL-2", "EQ-12")
    asks(table, "declare.CL-2", "declare.EQ-12", fate=[f(1, 1, 1, 1)])
    assert table.fight is not None
    assert [die.kind for die in table.fight.heroes] == ["HL", "EQ-12", "CL-2"]


@clause("DD-COMP-6")
def test_a_fighting_class_is_no_use_to_an_outsider() -> None:
    table = seated(3)
    own(table, 2, "CL-2")
    battle(table, ("MO-03", 1))
    played = play(table, "outcome", fate=[f(1, 1)])
    assert "hero" not in played.asked
