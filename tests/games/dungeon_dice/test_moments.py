"""DD-ONEUSE, DD-AFTER, DD-COMP-7, DDC-USED, DDC-ROC, DDC-KEY: which dice work when, and what their use costs."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_dice.given import asks, battle, f, fought, own, play, seated, wound
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_dice.content import KINDS
from tumblekeep.games.dungeon_dice.moments import after_acts, healing_acts, hero_acts
from tumblekeep.games.dungeon_dice.table import DiceTable

clause = pytest.mark.clause


def after(table: DiceTable) -> DiceTable:
    table.phase = "after"
    return table


# -- one-use dice ---------------------------------------------------------------------------------


@clause("DD-ONEUSE-1")
def test_a_one_use_die_is_rolled_once_and_lies_in_the_tray() -> None:
    table = seated()
    own(table, 0, "OU-BOMB")
    battle(table, ("MO-03", 1))
    played = play(table, "outcome", "bomb.heroes", fate=[f(1, 1), f(6)])
    assert played.asked == ["roll-pools", "hero", "roll-one-use"]
    assert table.spent == ["OU-BOMB-1"]
    assert not table.heroes[0].stock


@clause("DD-ONEUSE-2")
def test_anyone_may_use_one_use_dice_in_start_hero_and_after_of_any_turn() -> None:
    for phase in ("start", "hero", "after"):
        table = seated(3)
        own(table, 2, "OU-POTION")
        table.heroes[2].wounds = 1
        if phase == "hero":
            battle(table, ("MO-03", 1))
            played = asks(table, fate=[f(6, 1)])
        else:
            table.phase = phase
            played = asks(table) if phase == "start" else asks(table, "pass", "pass")
        assert played.open is not None
        assert ("drink", 2) in played.open.asked()[2].options, phase


@clause("DD-ONEUSE-3", "DD-RULING-21")
def test_a_potion_is_drunk_or_brewed_and_only_hero_offers_brewing() -> None:
    table = seated()
    own(table, 0, "OU-POTION")
    table.heroes[1].wounds = 3
    question = asks(table).open
    assert question is not None
    assert ("brew", "heroes") not in question.asked()[0].options
    played = asks(table, (0, "drink.1"), fate=[f(4)])
    assert played.asked[:2] == ["start", "roll-one-use"]  # named before the roll
    assert table.heroes[1].wounds == 1
    for side, flats in (("heroes", (3, 0)), ("monsters", (0, 3))):
        table = seated()
        own(table, 1, "OU-POTION")
        battle(table, ("MO-03", 1))
        play(table, "outcome", f"brew.{side}", fate=[f(1, 1), f(6)])
        assert table.fight is not None
        assert (table.fight.hero_flat, table.fight.monster_flat) == flats


@clause("DD-ONEUSE-5")
def test_a_bomb_is_for_hero_only_and_for_a_named_side() -> None:
    table = seated()
    own(table, 0, "OU-BOMB")
    table.heroes[0].wounds = 1
    for phase in ("start", "after"):
        table.phase = phase
        question = asks(table).open
        assert question is not None
        assert [option for option in question.asked()[0].options if option[0] == "bomb"] == []
    battle(table, ("MO-03", 1))
    played = play(table, "outcome", "bomb.heroes", fate=[f(1, 1), f(1)])
    assert {"bomb.heroes", "bomb.monsters"} <= set(played.offered[0])
    assert table.fight is not None
    assert table.fight.hero_flat == 2


@clause("DD-ONEUSE-6")
def test_rolling_a_key_is_no_use_in_the_base_game() -> None:
    table = seated()
    own(table, 0, "OU-KEY", "EQ-01")
    wound(table, "EQ-01")
    question = asks(table).open
    assert question is not None
    assert "repair" not in question.asked()[0].options


@clause("DD-RULING-15")
def test_no_die_is_used_where_it_can_do_nothing() -> None:
    table = seated(2, coop=True)
    own(table, 0, "OU-POTION", "OU-SCROLL", "OU-KEY", "AR-8", "EQ-16", "FA-4", "FA-5")
    question = asks(after(table)).open
    assert isinstance(question, Choose)
    assert question.options == ["pass", "offer"]
    table.heroes[1].wounds = 1
    table.spent.append(table.out_of_bag("red", "OU-BOMB"))
    question = asks(after(table)).open
    assert isinstance(question, Choose)
    assert question.options == [
        "pass", ("drink", 1), "scroll", "offer", ("use", "AR-8"), ("use", "EQ-16"), ("use", "FA-4"),
    ]  # fmt: skip
    wound(table, table.heroes[0].levels[0])
    question = asks(after(table)).open
    assert isinstance(question, Choose)
    assert {"repair", ("tinker", "FA-5")} <= set(question.options)


@clause("DD-RULING-15")
def test_armor_and_shatter_need_a_monster_die() -> None:
    table = seated()
    own(table, 0, "EQ-10", "AR-3", "FA-2", "OU-SCROLL")
    battle(table, ("MO-03", 1), declared=("EQ-10", "AR-3"))
    played = play(
        table, "outcome", "scroll", "cast.PETRIFY.heroes", fate=[f(6, 1, 6, 6), f(2), f(6)]
    )  # the one monster die is gone
    assert played.offered[0] == ["pass", "symbol.EQ-10.ARMOR", "symbol.AR-3.SHATTER", "use.FA-2", "scroll"]
    assert played.asked.count("hero") == 1


@clause("DD-RULING-15", "DD-ABIL-1")
def test_under_a_hammer_armor_is_neither_used_nor_rolled_for() -> None:
    table = seated(2, coop=True)
    own(table, 0, "EQ-10", "FA-2")
    own(table, 1, "FA-1")
    battle(table, ("MO-16", 4), declared=("EQ-10",))
    table.foes[0].abilities = ("HAMMER",)
    question = asks(table, fate=[f(*[1] * table.foes[0].level, 1, 6)]).open
    assert isinstance(question, Choose)
    assert question.seat == 1  # the first hero has an ARMOR and an Owl, and is not asked
    table.foes[0].abilities = ()
    assert {("symbol", "EQ-10", "ARMOR"), ("use", "FA-2")} <= set(hero_acts(table, table.heroes[0]))


@clause("DD-RULING-15", "DDC-BONUS-4")
def test_nobody_is_asked_for_a_bonus_roll_without_a_wounded_die() -> None:
    table = seated(3, coop=True)
    own(table, 1, "EQ-01")
    own(table, 2, "EQ-02")
    wound(table, "EQ-02")
    table.phase = "bonus"
    played = play(table, "end", "roll", fate=[f(1)])
    assert [question.seat for question in played.questions if isinstance(question, Choose)] == [2]


# -- AFTER and companions -------------------------------------------------------------------------


@clause("DD-AFTER-1")
def test_after_goes_clockwise_from_the_active_hero_one_action_at_a_time() -> None:
    table = seated(3)
    table.active = 1
    own(table, 0, "OU-POTION")
    own(table, 1, "OU-POTION", "OU-POTION")
    own(table, 2, "EQ-01")
    table.heroes[1].wounds = 5
    played = play(
        after(table), "end", "drink.1", "pass", "drink.1", "drink.1", "pass", "pass", "pass",
        fate=[f(1), f(1), f(1)],
    )  # fmt: skip
    seats = [question.seat for question in played.questions if isinstance(question, Choose)]
    assert seats == [1, 2, 0, 1, 2, 0, 1]
    assert table.heroes[1].wounds == 2


@clause("DD-AFTER-2")
def test_a_die_with_use_after_works_once_a_turn() -> None:
    table = seated()
    own(table, 0, "AR-8")
    table.heroes[0].wounds = 3
    played = asks(after(table), "use.AR-8", "pass", fate=[f(1)])
    assert "use.AR-8" in played.offered[0]
    assert "use.AR-8" not in played.offered[-1]
    assert played.offered[-1] == ["pass", "offer"]


@clause("DD-COMP-7", "DDC-ASSIST-2")
@pytest.mark.parametrize("coop", [False, True])
def test_any_dice_work_for_an_outsider_in_hero_and_healing_ones_in_after(coop: bool) -> None:
    table = seated(3, coop=coop)
    own(table, 2, "FA-1", "FA-2", "FA-3", "FA-4", "CL-5", "EQ-10")
    table.heroes[0].wounds = 1
    battle(table, ("MO-03", 1))
    played = asks(table, fate=[f(1, 1)])
    assert isinstance(played.open, Choose)
    assert played.open.seat == 2
    assert [option for option in played.open.options if option[0] == "use"] == [
        ("use", kind) for kind in ("CL-5", "FA-1", "FA-2", "FA-3", "FA-4")
    ]
    table.fight = None
    table.foes.clear()
    question = asks(after(table), *["pass"] * 2).open
    assert isinstance(question, Choose)
    assert [option for option in question.options if option[0] == "use"] == [("use", "CL-5"), ("use", "FA-4")]


@clause("DD-COMP-7", "DD-COMP-5")
def test_what_familiars_and_the_cleric_do() -> None:
    def flats(kind: str, *fate: Any) -> DiceTable:
        table = seated(3)
        own(table, 2, kind)
        battle(table, ("MO-03", 1))
        play(table, "outcome", f"use.{kind}", fate=[f(6, 6), *fate])
        return table

    hound = flats("FA-1", f(6)).fight
    assert hound is not None
    assert hound.hero_flat == 3
    imp = flats("FA-3", f(5), f(6)).fight
    assert imp is not None
    assert imp.hero_flat == 4
    owl = flats("FA-2", f(4), f(1)).fight
    assert owl is not None
    assert owl.monsters[0].value == 1
    table = seated()
    own(table, 0, "CL-5", "EQ-12")
    table.heroes[0].wounds = 3
    asks(after(table), "use.CL-5", fate=[f(6)])
    assert table.heroes[0].wounds == 1
    wound(table, "EQ-12")
    table.tired.clear()
    question = asks(after(table)).open
    assert isinstance(question, Choose)
    assert ("use", "CL-5") not in question.options  # no unwounded shield or armor


# -- used dice become wounded (co-op) -------------------------------------------------------------


@clause("DDC-USED-1", "DDC-USED-2", "DDC-USED-3", "DDC-USED-4", "DDC-RULING-24", "DDC-OUT-14")
@pytest.mark.parametrize("result", ["win", "tie", "lose"])
def test_declared_dice_are_wounded_whatever_the_result(result: str) -> None:
    table = seated(3, coop=True)
    own(table, 0, "EQ-04", "EQ-05", "EQ-15", "AR-1")
    own(table, 1, "EQ-06", "EQ-10")
    fight = fought(
        table, result, ("MO-03", 1), ("MO-04", 1), declared=("EQ-04", "EQ-15"), helper=1, aid=("EQ-06",)
    )  # fmt: skip
    fight.heroes = [
        die for die in fight.heroes if die.die != "EQ-04"
    ]  # removed from the pool: used all the same
    play(table, "after", *([] if result == "lose" else ["leave"]))
    assert sorted(table.wounded) == ["EQ-04", "EQ-06", "EQ-15"]


@clause("DDC-USED-1", "DDC-USED-8", "DDC-RULING-25")
def test_dice_of_the_fight_are_wounded_in_outcome_only() -> None:
    table = seated(3, coop=True)
    own(table, 0, "FA-1", "EQ-04")
    battle(table, ("MO-02", 1), ("MO-03", 1), declared=("EQ-04",))
    played = play(table, "outcome", "use.FA-1", fate=[f(1, 6, 1), f(6), f(1, 6, 1)])
    assert played.asked.count("roll-pools") == 2  # the sword is rolled in both
    assert not table.wounded
    play(table, "after", "leave")
    assert sorted(table.wounded) == ["EQ-04", "FA-1"]


@clause("DDC-USED-6", "DDC-ROC-1", "DDC-USED-9", "DDC-RULING-25")
def test_an_outsiders_die_is_wounded_at_once_even_by_a_miss() -> None:
    table = seated(3, coop=True)
    own(table, 2, "FA-2")
    battle(table, ("MO-03", 1), ("MO-04", 1))
    play(table, "outcome", "use.FA-2", fate=[f(1, 6), f(1)])
    assert list(table.wounded) == ["FA-2"]
    base = seated(3)
    own(base, 2, "FA-2")
    battle(base, ("MO-03", 1))
    play(base, "outcome", "use.FA-2", fate=[f(1, 6), f(1)])
    assert not base.wounded


@clause("DDC-USED-5", "DDC-RULING-38", "DDC-ROC-1")
def test_a_die_used_after_the_fight_is_wounded_when_its_effect_is_done() -> None:
    table = seated(2, coop=True)
    own(table, 0, "AR-8")
    table.heroes[0].wounds = 2
    asks(after(table), "use.AR-8", fate=[f(2)])
    assert list(table.wounded) == ["AR-8"]
    assert table.heroes[0].wounds == 1
    table = seated(2, coop=True)
    own(table, 0, "FA-5")
    fought(table, "win", ("MO-12", 1), ("MO-03", 1))
    play(table, "after", "bounty.MO-12.LOCK", "pick.FA-5", fate=[f(5), "AR-1"])
    assert list(table.wounded) == ["FA-5"]


@clause("DDC-USED-7")
def test_one_use_and_spell_dice_are_never_wounded_by_use() -> None:
    table = seated(2, coop=True)
    own(table, 0, "OU-SCROLL")
    own(table, 1, "OU-BOMB")
    battle(table, ("MO-03", 1), ("MO-04", 1))
    play(
        table, "after", "scroll", "cast.FIRE.heroes", "bomb.heroes", "leave", fate=[f(1, 6), f(2), f(1), f(1)]
    )
    assert not table.wounded
    assert sorted(table.spent) == ["OU-BOMB-1", "OU-SCROLL-1"]


# -- the key as a repair kit (co-op) --------------------------------------------------------------


@clause("DDC-KEY-1", "DDC-KEY-2", "DDC-RULING-37")
def test_a_key_rolled_in_start_hero_or_after_repairs_an_own_die() -> None:
    for phase in ("start", "hero", "after"):
        for face, mended in ((3, True), (1, False)):
            table = seated(2, coop=True)
            own(table, 1, "OU-KEY", "EQ-04")
            own(table, 0, "EQ-05")
            wound(table, "EQ-04", "EQ-05")
            answers: list[Any] = ["repair"]
            rolls: list[Any] = [f(face)]
            if phase == "hero":
                battle(table, ("MO-03", 1), ("MO-04", 1))
                rolls.insert(0, f(1, 6))
            elif phase == "start":
                answers = [(1, "repair")]
            else:
                table.phase = "after"
                answers.insert(0, "pass")
            asks(table, *answers, fate=rolls)
            assert ("EQ-04" in table.wounded) is not mended, phase
            assert "EQ-05" in table.wounded
            assert "OU-KEY-1" not in table.heroes[1].stock  # spent, whatever it shows


@clause("DDC-KEY-1", "DDC-RULING-37")
def test_by_agreement_a_key_repairs_anybodys_die() -> None:
    table = seated(2, coop=True)
    table.kit = "any"
    own(table, 1, "OU-KEY", "EQ-04")
    own(table, 0, "EQ-05")
    wound(table, "EQ-04", "EQ-05")
    played = asks(table, (1, "repair"), "mend-friend.EQ-05.0", fate=[f(3)])
    assert ["mend.EQ-04", "mend-friend.EQ-05.0"] in played.offered
    assert list(table.wounded) == ["EQ-04"]
    table = seated(2, coop=True)
    own(table, 1, "OU-KEY")
    own(table, 0, "EQ-05")
    wound(table, "EQ-05")
    assert healing_acts(table, table.heroes[1]) == []  # none of one's own
    table.kit = "any"
    assert healing_acts(table, table.heroes[1]) == ["repair"]


@clause("DDC-RULING-46", "DDC-KEY-1")
def test_no_die_of_the_box_is_called_a_repair_kit() -> None:
    assert not [kind.id for kind in KINDS.values() if "REPAIR" in kind.id or "KIT" in kind.id]
    keys = {kind.id for kind in KINDS.values() if any(face.symbol == "KEY" for face in kind.faces)}
    table = seated(2, coop=True)
    own(table, 1, "EQ-01", "EQ-04", *sorted(keys))  # the Thief needs a weapon
    wound(table, "EQ-04")
    table.phase = "after"
    offered = after_acts(table, table.heroes[1])
    assert "repair" in offered
    assert {act[1] for act in offered if act[0] == "tinker"} == keys - {"OU-KEY"}


@clause("DDC-KEY-3", "DDC-KEY-5")
def test_thief_and_raven_repair_in_after_once_a_turn_and_are_wounded() -> None:
    table = seated(3, coop=True)
    own(table, 2, "CL-4", "EQ-01", "EQ-04", "EQ-05")
    wound(table, "EQ-04", "EQ-05")
    played = asks(after(table), "pass", "pass", "tinker.CL-4", "mend.EQ-05", "pass", "pass", fate=[f(6)])
    assert played.offered[3] == ["mend.EQ-04", "mend.EQ-05"]  # never the die that shows the key
    assert sorted(table.wounded) == ["CL-4", "EQ-04"]
    assert "tinker.CL-4" not in played.offered[-1]


@clause("DDC-KEY-4", "DDC-RULING-37", "DDC-RULING-43")
def test_a_rolled_key_serves_the_lock_or_a_repair_not_both() -> None:
    table = seated(2, coop=True)
    own(table, 0, "FA-5", "EQ-04")
    wound(table, "EQ-04")
    fought(table, "win", ("MO-12", 1), ("MO-03", 1))
    played = play(table, "after", "bounty.MO-12.LOCK", "pick.FA-5", "mend.EQ-04", fate=[f(5), "EQ-01"])
    assert played.offered[2] == ["open", "mend.EQ-04"]
    assert list(table.wounded) == ["FA-5"]
    assert "EQ-01" in table.heroes[0].stock  # the lock was forced
    table = seated(2, coop=True)
    own(table, 0, "FA-5", "EQ-04")
    wound(table, "EQ-04")
    fought(table, "win", ("MO-12", 1), ("MO-03", 1))
    play(table, "after", "bounty.MO-12.LOCK", "pick.FA-5", "open", fate=[f(5), "AR-1"])
    assert "AR-1" in table.heroes[0].stock
    assert "EQ-04" in table.wounded
