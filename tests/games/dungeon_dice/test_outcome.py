"""DD-OUT, DDC-OUT, DDC-SINGLE, DDC-PETRIFY, DDC-BONUS: wounds, trophies, loot, stone and bonus rolls."""

from __future__ import annotations

import pytest

from games.dungeon_dice.given import asks, f, fought, own, places, play, seated, tales, trophy, wound
from tumblekeep.core.chance import RollEach
from tumblekeep.core.question import Choose

clause = pytest.mark.clause


# -- the base game --------------------------------------------------------------------------------


@clause("DD-OUT-1", "DD-RULING-3")
def test_a_lost_fight_wounds_the_hero_side_and_gives_nothing() -> None:
    table = seated(3)
    fought(table, "lose", ("MO-05", 5), helper=1, potions=2)
    played = play(table, "after")
    assert played.asked == []
    assert [hero.wounds for hero in table.heroes] == [1, 1, 0]
    assert [hero.experience for hero in table.heroes] == [1, 1, 1]
    assert not table.heroes[0].trophies


@clause("DD-OUT-2", "DD-RULING-4")
def test_a_tie_is_a_victory_that_costs_the_active_hero_a_wound() -> None:
    table = seated(3)
    fought(table, "tie", ("MO-05", 5), helper=1)
    play(table, "after", "take.POTION", fate=["OU-KEY"])
    assert [hero.wounds for hero in table.heroes] == [1, 0, 0]
    assert table.heroes[0].stock == ["OU-KEY-1"]
    assert table.fame(table.heroes[0]) == 1


@clause("DD-OUT-3", "DD-OUT-5")
def test_the_active_hero_gets_reward_and_trophy() -> None:
    table = seated(3)
    fought(table, "win", ("MO-05", 5), helper=1)
    play(table, "after", "take.POTION", fate=["OU-KEY"])
    assert table.heroes[0].stock == ["OU-KEY-1"]
    assert table.heroes[0].trophies == [("MO-05", 4)]
    table.phase = "end"
    play(table, "start")
    assert places(table)["MO-05"] == "trophies 0"
    table = seated(3)
    fought(table, "win", ("MO-05", 4))  # no colour, no trophy
    play(table, "after", "leave")
    assert not table.heroes[0].trophies


@clause("DD-OUT-4", "DDC-RULING-29", "DDC-OUT-6")
@pytest.mark.parametrize("coop", [False, True])
def test_each_potion_on_the_monster_dice_is_a_one_use_die(coop: bool) -> None:
    table = seated(coop=coop)
    fight = fought(table, "win", ("MO-05", 3), *([("MO-03", 1)] if coop else []), potions=3)
    fight.monsters[0].symbol = ""  # frozen away
    fight.monsters[1].value = 3  # halved: the potion is still pictured
    fight.monsters[2].value = 3
    answers = ["take.POTION", "take.POTION", "leave"]
    if not coop:
        answers.insert(0, "take.POTION")
    draws = ["OU-KEY", "OU-BOMB", *([] if coop else ["OU-SCROLL"])]
    play(table, "after", *answers[: len(draws)], *(["leave"] if coop else []), fate=draws)
    assert len(table.heroes[0].stock) == len(draws)


@clause("DD-OUT-6")
def test_the_order_of_outcome() -> None:
    table = seated(3)
    own(table, 0, "EQ-04")
    fight = fought(table, "tie", ("MO-05", 5), declared=("EQ-04",), helper=1)
    fight.petrified, fight.terms = True, ("die", "EQ-04")
    table.foes[0].abilities = ("SNACK",)
    play(table, "after", "take.POTION", "wound", fate=["OU-KEY"])
    told = [name for name in tales(table) if name not in ("DieWounded",)]
    assert told == [
        "Petrified", "Wounded", "TrophyKept", "LootDrawn", "LevelGained", "LevelGained", "Healed", "Handed",
    ]  # fmt: skip


@clause("DD-OUT-7", "DD-ABIL-4")
@pytest.mark.parametrize("result", ["win", "lose"])
def test_petrify_in_the_base_game_wounds_declared_dice_only(result: str) -> None:
    table = seated(3)
    own(table, 0, "EQ-04", "EQ-05", "OU-KEY")
    own(table, 1, "EQ-06")
    fight = fought(table, result, ("MO-13", 1), declared=("EQ-04",), helper=1, aid=("EQ-06",))
    fight.petrified = True
    play(table, "after", *(["leave"] if result == "win" else []))
    assert list(table.wounded) == ["EQ-04"]


# -- together: wounds -----------------------------------------------------------------------------


@clause(
    "DDC-OUT-1", "DDC-OUT-2", "DDC-OUT-8", "DDC-SINGLE-4", "DDC-SINGLE-5", "DDC-SINGLE-6", "DDC-RULING-26"
)
@pytest.mark.parametrize(
    ("engage", "result", "active", "assistant"),
    [
        (None, "win", 0, 0), (None, "tie", 1, 0), (None, "lose", 2, 1),
        (0, "win", 2, 0), (0, "tie", 3, 0), (0, "lose", 4, 1),
    ],
)  # fmt: skip
def test_wounds_per_case(engage: int | None, result: str, active: int, assistant: int) -> None:
    table = seated(3, coop=True)
    fought(table, result, ("MO-03", 1), ("MO-04", 1), helper=1, engage=engage)
    play(table, "after", *([] if result == "lose" else ["leave"]))
    assert [hero.wounds for hero in table.heroes] == [active, assistant, 0]


@clause("DDC-RULING-27", "DDC-SINGLE-4")
def test_a_die_on_its_reward_face_is_no_monster_left_alone() -> None:
    table = seated(3, coop=True)
    fought(table, "win", ("MO-03", 1), ("MO-04", 6))
    play(table, "after", "leave")
    assert table.heroes[0].wounds == 0


@clause("DDC-OUT-3")
def test_a_lost_fight_gives_nothing_in_co_op() -> None:
    table = seated(3, coop=True)
    fought(table, "lose", ("MO-05", 5), ("MO-04", 6), potions=3)
    table.extra = table.out_of_bag("black", "FA-1")
    assert play(table, "after").asked == []
    me = table.heroes[0]
    assert (me.stock, me.trophies, me.experience) == ([], [], 1)
    assert sorted(table.discard) == ["FA-1", "MO-04", "MO-05"]


# -- together: loot -------------------------------------------------------------------------------


@clause("DDC-OUT-4", "DDC-OUT-5", "DDC-OUT-11", "DDC-RULING-18", "DDC-RULING-44", "DDC-OUT-13")
@pytest.mark.parametrize("result", ["win", "tie"])
def test_one_reward_of_the_dice_rolled_and_the_additional_one(result: str) -> None:
    table = seated(3, coop=True)
    fought(table, result, ("MO-03", 1), ("MO-12", 6), potions=1)
    table.extra, table.extra_side = table.out_of_bag("black", "CH"), 3
    played = play(
        table,
        "after",
        "take.POTION",
        "bounty.MO-12.LOCK",
        "key",
        "take.CHEST",
        fate=["OU-KEY", "AR-2", "EQ-04"],
    )
    assert played.offered[0] == [
        "leave",
        "bounty.MO-03.CHEST",
        "bounty.MO-12.LOCK",
        "take.CHEST",
        "take.POTION",
    ]
    assert played.offered[-1] == ["leave", "take.CHEST"]  # the one bounty is gone
    assert table.heroes[0].stock == ["AR-2", "EQ-04"]
    assert sorted(table.discard) == ["CH-1", "MO-03", "MO-12"]


@clause("DDC-OUT-11", "DDC-OUT-16", "DDC-RULING-17")
def test_an_additional_class_die_joins_unwounded_and_a_second_one_leaves() -> None:
    table = seated(3, coop=True)
    own(table, 0, "CL-1")
    wound(table, "CL-1")
    fought(table, "win", ("MO-03", 1), ("MO-04", 1))
    table.extra = table.out_of_bag("black", "CL-2")
    played = play(table, "after", "welcome.CL-2", "stay.CL-2", "leave")
    assert played.asked == ["reward", "class", "reward"]
    assert table.heroes[0].stock == ["CL-2"]
    assert places(table)["CL-1"] == "discard"
    assert not table.wounded


@clause("DDC-OUT-7", "DDC-SINGLE-9")
def test_only_the_active_player_gains_experience() -> None:
    for engage in (None, 1):
        table = seated(3, coop=True)
        fought(table, "win", ("MO-03", 1), ("MO-04", 1), helper=2, engage=engage)
        play(table, "after", "leave")
        assert [hero.experience for hero in table.heroes] == [2, 1, 1]


@clause("DDC-OUT-9", "DDC-OUT-10")
def test_of_two_trophies_exactly_one_is_kept_and_the_reward_may_be_the_others() -> None:
    table = seated(3, coop=True)
    fought(table, "win", ("MO-05", 5), ("MO-11", 5))
    played = play(table, "after", "trophy.MO-11.black", "bounty.MO-05.POTION", fate=["OU-KEY"])
    assert played.offered[0] == ["trophy.MO-05.red", "trophy.MO-11.black"]
    assert table.heroes[0].trophies == [("MO-11", 4)]
    assert table.discard == ["MO-05"]


@clause("DDC-SINGLE-2", "DDC-SINGLE-3")
@pytest.mark.parametrize("helper", [-1, 1])
def test_one_monster_alone_brings_only_its_own_strength_and_abilities(helper: int) -> None:
    from games.dungeon_dice.given import battle

    table = seated(3, coop=True)
    battle(table, ("MO-03", 4), ("MO-10", 3), engage=0, helper=helper)
    question = asks(table).open
    assert isinstance(question, RollEach)
    assert sum(name.startswith("ML-") for name, _ in question.dice) == 2
    faces = [1, 1, 6] + ([6] if helper >= 0 else [])
    played = play(table, "outcome", fate=[f(*faces)])
    assert played.asked == ["roll-pools"]  # no fire of the other
    told = [tuple(rest) for kind, *rest in table.told if kind.__name__ == "Compared"]
    assert told == [(10 if helper >= 0 else 5, 2)]


@clause("DDC-SINGLE-7", "DDC-SINGLE-8", "DDC-SINGLE-9", "DDC-SINGLE-10", "DDC-RULING-28")
def test_the_loot_of_a_single_fight() -> None:
    table = seated(3, coop=True)
    fought(table, "win", ("MO-05", 5), ("MO-12", 1), engage=0, potions=1)
    table.extra = table.out_of_bag("black", "FA-1")
    played = play(table, "after", "bounty.MO-05.POTION", "take.POTION", fate=["OU-KEY", "OU-BOMB"])
    assert played.offered[0] == ["leave", "bounty.MO-05.POTION", "take.POTION"]
    assert table.heroes[0].trophies == [("MO-05", 4)]
    assert sorted(table.discard) == ["FA-1", "MO-12"]
    assert table.heroes[0].experience == 2


@clause("DDC-RULING-21", "DDC-OUT-13")
@pytest.mark.parametrize("result", ["win", "lose"])
def test_monsters_go_to_the_discard_after_any_result(result: str) -> None:
    table = seated(2, coop=True)
    fought(table, result, ("MO-03", 1), ("MO-04", 1))
    play(table, "after", *(["leave"] if result == "win" else []))
    assert sorted(table.discard) == ["MO-03", "MO-04"]
    assert not table.foes


@clause("DDC-OUT-14", "DDC-OUT-15", "DDC-PETRIFY-4")
def test_the_order_of_outcome_in_co_op_spares_what_is_gained() -> None:
    table = seated(3, coop=True)
    own(table, 0, "EQ-04")
    own(table, 1, "EQ-06")
    table.gain_level(table.heroes[0])  # level 2: the next brings a die
    fight = fought(
        table, "tie", ("MO-05", 5), ("MO-01", 1), declared=("EQ-04",), helper=1, aid=("EQ-06",)
    )  # fmt: skip
    fight.petrified, fight.terms = True, ("share",)
    play(table, "after", "bounty.MO-05.POTION", "wound", fate=["OU-KEY"])
    told = tales(table)
    assert told == [
        "Petrified", "DieWounded", "DieWounded", "DieWounded", "Wounded", "TrophyKept", "LootDrawn", "LevelGained",
        "Healed", "Handed",
    ]  # fmt: skip
    assert sorted(table.wounded) == ["EQ-04", "EQ-06", table.heroes[0].levels[0]]
    assert len(table.heroes[0].levels) == 2
    assert table.heroes[1].stock == ["EQ-06", "OU-KEY-1"]
    assert table.discard == ["MO-01"]


# -- petrify --------------------------------------------------------------------------------------


@clause("DDC-PETRIFY-1", "DDC-PETRIFY-2", "DDC-PETRIFY-3", "DDC-RULING-32", "DDC-RULING-33")
@pytest.mark.parametrize("result", ["win", "lose"])
def test_petrify_in_co_op_wounds_all_dice_of_the_active_player(result: str) -> None:
    table = seated(3, coop=True)
    own(table, 0, "EQ-04", "AR-1", "CL-1", "FA-1", "OU-KEY", "OU-BOMB")
    own(table, 1, "EQ-06")
    own(table, 2, "EQ-10")
    trophy(table, 0, "MO-16", 5)
    table.spend(table.heroes[0], "OU-BOMB-1")
    fight = fought(table, result, ("MO-13", 1), ("MO-03", 1), helper=1)
    fight.petrified = True
    play(table, "after", *(["leave"] if result == "win" else []))
    me = table.heroes[0]
    assert sorted(table.wounded) == sorted(["EQ-04", "AR-1", "CL-1", "FA-1", "OU-KEY-1", *me.levels])
    assert me.wounds == (0 if result == "win" else 2)
    assert me.stock == ["AR-1", "CL-1", "EQ-04", "FA-1", "OU-KEY-1"]  # still owned
    assert table.ready(me, "OU-KEY") == ""


# -- bonus rolls ----------------------------------------------------------------------------------


@clause("DDC-BONUS-1", "DDC-BONUS-2", "DDC-BONUS-3")
def test_outsiders_roll_clockwise_and_active_and_assistant_do_not() -> None:
    table = seated(4, coop=True)
    table.active = 2
    table.helped = 3
    for seat, kind in enumerate(("EQ-01", "EQ-02", "EQ-03", "EQ-04")):
        wound(table, *own(table, seat, kind))
    table.phase = "bonus"
    played = play(table, "end", "roll", "skip", fate=[f(2)])
    choices = [question for question in played.questions if isinstance(question, Choose)]
    assert [(question.ask.name, question.seat) for question in choices] == [("bonus", 0), ("bonus", 1)]
    assert sorted(table.wounded) == ["EQ-02", "EQ-03", "EQ-04"]


@clause("DDC-BONUS-3", "DDC-RULING-31")
def test_with_two_left_in_the_game_the_assistant_rolls_too() -> None:
    table = seated(3, coop=True)
    table.helped = 1
    wound(table, *own(table, 1, "EQ-01"), *own(table, 2, "EQ-02"))
    table.phase = "bonus"
    played = play(table, "end", "skip")
    assert [question.seat for question in played.questions if isinstance(question, Choose)] == [2]
    table = seated(3, coop=True)
    table.heroes[2].out = True
    table.helped = 1
    wound(table, *own(table, 1, "EQ-01"))
    table.phase = "bonus"
    play(table, "end", "roll", fate=[f(2)])
    assert not table.wounded


@clause("DDC-BONUS-4", "DDC-BONUS-5", "DDC-RULING-31")
def test_a_bonus_roll_mends_any_dice_of_the_roller_and_no_wounds() -> None:
    table = seated(2, coop=True)
    hero = table.heroes[1]
    hero.wounds = 2
    dice = own(table, 1, "EQ-04", "AR-1", "CL-1", "FA-1", "OU-KEY")
    wound(table, *dice, hero.levels[0])
    own(table, 0, "EQ-05")
    wound(table, "EQ-05")
    table.phase = "bonus"
    played = play(table, "end", "roll", "mend.HL", "mend.OU-KEY", fate=[f(6)])
    assert played.offered[1] == [
        "mend.HL",
        "mend.AR-1",
        "mend.CL-1",
        "mend.EQ-04",
        "mend.FA-1",
        "mend.OU-KEY",
    ]
    assert hero.wounds == 2
    assert sorted(table.wounded) == ["AR-1", "CL-1", "EQ-04", "EQ-05", "FA-1"]
    roll = next(question for question in played.questions if isinstance(question, RollEach))
    assert roll.dice[0][0] == "SP-HEAL"


@clause("DDC-BONUS-6")
def test_bonus_rolls_follow_a_flight_a_lucky_shot_and_an_empty_search() -> None:
    from games.dungeon_dice.given import meet

    for case in ("flight", "lucky", "nothing"):
        table = seated(2, coop=True)
        wound(table, *own(table, 1, "EQ-01"))
        if case == "flight":
            meet(table, ("MO-03", 1), ("MO-04", 1))
            played = asks(table, "flee")
        elif case == "lucky":
            table.phase = "search"
            played = asks(table, "leave", fate=["MO-03", "MO-04", f(6, 6)])
        else:
            table.bags["black"].clear()
            table.phase = "search"
            played = asks(table)
        assert played.asked[-1] == "bonus", case
