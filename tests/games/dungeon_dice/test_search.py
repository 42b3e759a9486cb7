"""DD-TURN, DD-SEARCH, DD-REWARD, DD-COMP, DDC-SEARCH, DDC-BAG, DDC-LUCKY: what comes out of the bag."""

from __future__ import annotations

import pytest

from games.dungeon_dice.given import asks, f, fought, own, places, play, seated, tales, wound
from tumblekeep.core.chance import Draw, RollEach
from tumblekeep.core.question import Anyone, Choose
from tumblekeep.games.dungeon_dice.content import KIND_OF, KINDS, REWARD_OF
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.turn import turn

clause = pytest.mark.clause


def searching(*args: int, **options: bool) -> DiceTable:
    table = seated(*args, **options)  # type: ignore[arg-type]
    table.phase = "search"
    return table


# -- the turn -------------------------------------------------------------------------------------


@clause("DD-TURN-1")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    table = seated()
    own(table, 1, "EQ-01")
    played = play(
        table, "end",
        (0, "pass"), (1, "pass"), "search", "fight", "alone", "leave", "pass", "pass",
        fate=["MO-03", f(1), f(1, 6)],
    )  # fmt: skip
    assert played.asked == [
        "start", "start", "way", "draw-encounter", "roll-encounter", "decide", "call", "roll-pools", "reward", "after",
        "after",
    ]  # fmt: skip
    told = tales(table)
    steps = ["Found", "MonsterShows", "Confronts", "PoolsRolled", "Compared", "FightOver", "LevelGained"]
    assert [name for name in told if name in steps] == steps


@clause("DD-TURN-3")
def test_a_newcomer_was_asked_to_rest_though_nothing_hurt() -> None:
    """A hero without wounds who skips optional decisions searches; a wounded hero decides."""
    for harm, idle in ((None, "search"), ("wound", None), ("die", None)):
        table = seated()
        if harm == "wound":
            table.heroes[0].wounds = 1
        elif harm == "die":
            wound(table, *own(table, 0, "EQ-01"))
        flow = turn(table)
        question = next(flow)
        while isinstance(question, Anyone):
            question = flow.send((next(iter(question.parts)), "pass"))
        assert isinstance(question, Choose)
        assert question.ask.name == "way"
        assert question.plain(0).get("idle") == idle


@clause("DD-TURN-2", "DD-RULING-18")
def test_start_is_open_to_everybody_in_no_order_until_all_pass() -> None:
    table = seated(3)
    own(table, 0, "EQ-01", "EQ-02", "EQ-03", "EQ-04", "EQ-06", "OU-SCROLL")
    own(table, 2, "OU-POTION")
    table.heroes[2].wounds = 1
    question = asks(table).open
    assert isinstance(question, Anyone)
    assert sorted(question.parts) == [0, 1, 2]
    assert question.parts[0].options[:3] == ["pass", "upgrade", ("enchant", "EQ-04", "EQ-05")]
    assert "upgrade" not in question.parts[2].options
    assert ("drink", 2) in question.parts[2].options
    again = asks(table, (2, "drink.2"), fate=[(0,)])
    assert isinstance(again.open, Anyone)  # the moment stays open
    assert table.heroes[2].wounds == 0


@clause("DD-TURN-3", "DDC-SEARCH-1")
def test_the_base_game_lets_the_active_hero_rest_and_co_op_does_not() -> None:
    question = asks(seated()).open
    assert isinstance(question, Choose)
    assert question.options == ["search", "rest"]
    assert question.seat == 0
    together = asks(seated(coop=True))
    assert together.asked == ["draw-encounter"]


@clause("DD-REST-1")
def test_rest_heals_everything_and_skips_the_search() -> None:
    table = seated()
    own(table, 0, "EQ-04", "OU-KEY")
    own(table, 1, "EQ-05")
    wound(table, "EQ-04", "OU-KEY-1", "EQ-05", table.heroes[0].levels[0])
    table.heroes[0].wounds = 3
    played = play(table, "after", (0, "pass"), (1, "pass"), "rest")
    assert played.asked[-1] == "way"
    assert table.heroes[0].wounds == 0
    assert list(table.wounded) == ["EQ-05"]


# -- alone ----------------------------------------------------------------------------------------


@clause("DD-SEARCH-1", "DD-SEARCH-3")
def test_one_die_is_drawn_and_rolled_and_its_face_stands_for_the_turn() -> None:
    table = searching()
    played = play(table, "decide", fate=["MO-15", f(4)])
    assert played.asked == ["draw-encounter", "roll-encounter"]
    draw, roll = played.questions
    assert isinstance(draw, Draw)
    assert sum(draw.bag.values()) == 29
    assert isinstance(roll, RollEach)
    (foe,) = table.foes
    assert (foe.level, foe.abilities) == (5, ("DRAIN", "FIRE"))
    assert KIND_OF[foe.die].faces[foe.side].colour == "black"


@clause("DD-SEARCH-2", "DD-REWARD-1")
def test_a_reward_face_gives_its_reward_without_a_fight() -> None:
    table = searching()
    played = play(table, "after", "take.POTION", fate=["MO-01", f(6), "OU-BOMB"])
    assert played.asked == ["draw-encounter", "roll-encounter", "reward", "draw-reward"]
    assert table.heroes[0].stock == ["OU-BOMB-1"]
    assert table.heroes[0].experience == 1
    assert table.fight is None


@clause("DD-SEARCH-5")
def test_an_empty_black_bag_finds_nothing() -> None:
    table = searching()
    table.bags["black"].clear()
    assert play(table, "after").asked == []
    assert tales(table) == ["NothingFound"]


@clause("DD-COMP-2")
@pytest.mark.parametrize("answer", ["keep", "leave"])
def test_a_class_or_familiar_may_be_kept_and_is_not_rolled(answer: str) -> None:
    table = searching()
    played = play(table, "after", answer, fate=["FA-1"])
    assert played.asked == ["draw-encounter", "keep"]
    assert (places(table)["FA-1"] == "stock 0") == (answer == "keep")
    table.phase = "end"
    play(table, "start")
    assert places(table)["FA-1"] == ("stock 0" if answer == "keep" else "black bag")


@clause("DD-COMP-3", "DD-RULING-20")
def test_of_two_classes_one_stays() -> None:
    table = searching()
    own(table, 0, "CL-1")
    played = play(table, "after", "keep", "stay.CL-2", fate=["CL-2"])
    assert played.offered[-1] == ["stay.CL-1", "stay.CL-2"]
    assert places(table)["CL-1"] == "black bag"
    assert places(table)["CL-2"] == "stock 0"
    table = seated()
    own(table, 0, "CL-1")
    own(table, 1, "CL-4")
    play(table, "search", (0, "offer"), "give.CL-1", "enough", "accept", "stay.CL-1", (1, "pass"), "search")
    assert table.heroes[1].stock == ["CL-1"]
    assert "CL-4" in table.bags["black"]


@clause("DD-COMP-4")
def test_a_chest_is_rolled_for_a_reward_or_a_trap() -> None:
    table = searching()
    play(table, "after", "take.CHEST", fate=["CH", f(4), "EQ-10"])
    assert table.heroes[0].stock == ["EQ-10"]
    table.phase = "end"
    play(table, "start")
    assert "CH-1" in table.bags["black"]
    table = searching()
    play(table, "after", fate=["CH", f(1)])
    assert table.heroes[0].wounds == 1
    assert not table.heroes[0].stock


# -- rewards --------------------------------------------------------------------------------------


@clause("DD-REWARD-2", "DD-REWARD-8")
def test_a_chest_is_a_blue_die_that_comes_unwounded() -> None:
    table = searching()
    played = play(table, "after", "take.CHEST", fate=["MO-03", f(6), "EQ-07"])
    assert isinstance(played.questions[-1], Draw)
    assert played.questions[-1].about == ("blue",)
    assert table.heroes[0].stock == ["EQ-07"]
    assert not table.wounded


@clause("DD-REWARD-3", "DD-REWARD-4", "DD-REWARD-5", "DD-RULING-5", "DD-ONEUSE-6", "DD-ONEUSE-2")
def test_a_lock_opens_with_a_key_that_is_spent_unrolled() -> None:
    table = searching()
    own(table, 0, "OU-KEY")
    played = play(table, "after", "take.LOCK", "key", fate=["MO-12", f(6), "AR-4"])
    assert played.asked == ["draw-encounter", "roll-encounter", "reward", "lock", "draw-reward"]
    assert table.heroes[0].stock == ["AR-4"]
    assert table.spent == ["OU-KEY-1"]
    table = searching()  # optional
    own(table, 0, "OU-KEY")
    play(table, "after", "take.LOCK", "plain", fate=["MO-12", f(6), "EQ-01"])
    assert table.heroes[0].stock == ["EQ-01", "OU-KEY-1"]
    table = searching()  # without one
    played = play(table, "after", "take.LOCK", fate=["MO-12", f(6), "EQ-01"])
    assert "lock" not in played.asked
    assert table.heroes[0].stock == ["EQ-01"]


@clause("DD-REWARD-4", "DD-EQUIP-7")
def test_a_wounded_key_opens_nothing() -> None:
    table = searching()
    wound(table, *own(table, 0, "OU-KEY"))
    played = play(table, "after", "take.LOCK", fate=["MO-12", f(6), "EQ-01"])
    assert "lock" not in played.asked
    assert table.heroes[0].stock == ["EQ-01", "OU-KEY-1"]


@clause("DD-REWARD-6")
def test_the_reward_of_a_monster_is_the_symbol_of_its_sixth_face() -> None:
    for kind, reward in REWARD_OF.items():
        assert KINDS[kind].faces[5].reward == reward
    table = seated()
    fought(table, "win", ("MO-12", 1))
    assert play(table, "never", stop=True).offered[0] == ["leave", "take.LOCK"]


@clause("DD-REWARD-7", "DD-RULING-6")
def test_rewards_come_in_the_heros_order_and_a_fresh_key_opens_a_later_lock() -> None:
    table = seated()
    fought(table, "win", ("MO-12", 2), potions=1)
    played = play(table, "after", "take.POTION", "take.LOCK", "key", fate=["OU-KEY", "AR-1"])
    assert played.offered[0] == ["leave", "take.LOCK", "take.POTION"]
    assert table.heroes[0].stock == ["AR-1"]
    table = seated()
    fought(table, "win", ("MO-12", 2), potions=1)
    played = play(table, "after", "take.LOCK", "take.POTION", fate=["EQ-01", "OU-KEY"])
    assert table.heroes[0].stock == ["EQ-01", "OU-KEY-1"]


@clause("DD-REWARD-9")
def test_empty_bags_give_nothing_and_keep_the_key() -> None:
    table = searching()
    table.bags["red"].clear()
    assert "draw-reward" not in play(table, "after", "take.POTION", fate=["MO-01", f(6)]).asked
    assert "BagEmpty" in tales(table)
    table = searching()
    own(table, 0, "OU-KEY")
    table.bags["yellow"].clear()
    played = play(table, "after", "take.LOCK", fate=["MO-12", f(6), "EQ-01"])
    assert "lock" not in played.asked
    assert table.heroes[0].stock == ["EQ-01", "OU-KEY-1"]
    assert not table.spent


@clause("DD-REWARD-10")
def test_a_reward_may_be_declined() -> None:
    table = searching()
    play(table, "after", "leave", fate=["MO-03", f(6)])
    assert not table.heroes[0].stock


@clause("DD-SYM-9", "DD-COMP-5")
def test_thief_and_raven_try_a_lock_once_a_turn() -> None:
    table = searching()
    own(table, 0, "CL-4", "FA-5", "EQ-01")
    played = play(
        table, "after", "take.LOCK", "pick.FA-5", "pick.CL-4", fate=["MO-12", f(6), f(1), f(5), "AR-1"]
    )
    assert played.offered[-1] == ["plain", "pick.CL-4"]
    assert "AR-1" in table.heroes[0].stock
    assert not table.wounded  # the base game wounds no used dice
    table = searching()
    own(table, 0, "CL-4", "EQ-01")
    wound(table, "EQ-01")  # no unwounded dagger
    played = play(table, "after", "take.LOCK", fate=["MO-12", f(6), "EQ-05"])
    assert "lock" not in played.asked


# -- together -------------------------------------------------------------------------------------


@clause("DDC-SEARCH-2", "DDC-SEARCH-3", "DDC-SEARCH-7")
def test_dice_are_drawn_until_two_monsters_lie_there() -> None:
    table = searching(coop=True)
    played = play(table, "decide", "none", fate=["FA-1", "MO-03", "CH", "CL-2", "MO-05", f(1, 1)])
    assert played.asked == ["draw-encounter"] * 5 + ["extra", "roll-encounter"]
    assert [foe.die for foe in table.foes] == ["MO-03", "MO-05"]
    from tumblekeep.games.dungeon_dice.view import view

    for seat in (None, 0, 1):
        assert [foe["level"] for foe in view(table, seat)["foes"]] == [1, 2]


@clause("DDC-SEARCH-4", "DDC-SEARCH-5", "DDC-SEARCH-6", "DDC-RULING-16", "DDC-RULING-17")
def test_one_other_die_may_be_chosen_before_the_roll_and_the_rest_goes_back() -> None:
    table = searching(coop=True)
    played = play(table, "decide", "choose.CH", fate=["FA-1", "MO-03", "CH", "MO-05", f(1, 1, 6)])
    assert played.offered[0] == ["none", "choose.FA-1", "choose.CH"]
    roll = played.questions[-1]
    assert isinstance(roll, RollEach)
    assert [name for name, _ in roll.dice] == ["MO-03", "MO-05", "CH-1"]  # a chest is rolled with them
    assert places(table)["FA-1"] == "black bag"
    assert (table.extra, table.extra_side) == ("CH-1", 5)
    table = searching(coop=True)
    played = play(table, "decide", "choose.FA-1", fate=["FA-1", "MO-03", "MO-05", f(1, 1)])
    assert places(table)["FA-1"] == "extra"  # a familiar is not rolled
    table = searching(coop=True)
    play(table, "decide", "none", fate=["FA-1", "MO-03", "MO-05", f(1, 1)])
    assert table.extra == ""


@clause("DDC-BAG-1", "DDC-BAG-2", "DDC-RULING-34")
def test_an_empty_bag_is_refilled_from_the_discard_and_nothing_else() -> None:
    table = searching(coop=True)
    for kind in ("MO-01", "MO-02", "CL-1"):
        table.discard.append(table.out_of_bag("black", kind))
    table.heroes[1].trophies = [(die, 5) for die in table.bags["black"][3:]]  # all others are elsewhere
    gone = table.bags["black"][3:]
    del table.bags["black"][3:]
    left = list(table.bags["black"])
    assert left == ["CH-1", "CH-2", "CH-3"]
    played = play(table, "decide", "none", fate=["CL-1", "MO-02", f(1, 1)])
    assert "BagRefilled" in tales(table)
    draws = [question for question in played.questions if isinstance(question, Draw)]
    assert set(draws[0].bag) == {"MO-01", "MO-02", "CL-1"}
    assert not table.discard
    assert all(places(table)[die] == "trophies 1" for die in gone)


@clause("DDC-BAG-3", "DDC-RULING-15")
def test_with_bag_and_discard_empty_one_monster_is_fought() -> None:
    table = searching(coop=True)
    table.bags["black"] = ["CH-1", "MO-04"]
    play(table, "decide", "none", fate=["CH", f(1)])
    assert [foe.die for foe in table.foes] == ["MO-04"]


@clause("DDC-BAG-4", "DDC-RULING-15")
def test_with_no_monster_there_is_no_fight_and_no_reward() -> None:
    table = searching(coop=True)
    table.bags["black"] = ["CH-1", "CL-2"]
    played = play(table, "after", fate=["CH"])
    assert "extra" not in played.asked
    assert table.bags["black"] == ["CH-1", "CL-2"]
    assert not table.aside
    assert not table.heroes[0].stock


@clause("DDC-LUCKY-1", "DDC-LUCKY-2", "DDC-OUT-13", "DDC-RULING-20")
def test_a_lucky_shot_takes_one_reward_and_the_additional_one() -> None:
    table = searching(coop=True)
    played = play(
        table, "after",
        "choose.FA-4", "bounty.MO-03.CHEST", "welcome.FA-4",
        fate=["FA-4", "MO-03", "MO-05", f(6, 6), "EQ-10"],
    )  # fmt: skip
    assert played.offered[1] == ["leave", "bounty.MO-03.CHEST", "bounty.MO-05.POTION", "welcome.FA-4"]
    assert played.offered[2] == ["leave", "welcome.FA-4"]
    me = table.heroes[0]
    assert me.stock == ["EQ-10", "FA-4"]
    assert (me.experience, me.wounds, me.trophies) == (1, 0, [])
    assert sorted(table.discard) == ["MO-03", "MO-05"]
    assert "decide" not in played.asked


@clause("DDC-LUCKY-1")
def test_one_monster_face_is_no_lucky_shot() -> None:
    table = searching(coop=True)
    play(table, "decide", fate=["MO-03", "MO-05", f(6, 1)])
    assert table.phase == "decide"
    assert not table.heroes[0].stock


@clause("DDC-OUT-12", "DDC-RULING-17")
def test_a_trap_is_an_empty_chest_in_co_op() -> None:
    table = searching(coop=True)
    played = play(table, "after", "choose.CH", "leave", fate=["CH", "MO-03", "MO-05", f(6, 6, 1)])
    assert played.offered[1] == ["leave", "bounty.MO-03.CHEST", "bounty.MO-05.POTION"]
    assert table.heroes[0].wounds == 0


@clause("DD-RULING-22")
def test_views_show_everything_open_and_no_order() -> None:
    from tumblekeep.games.dungeon_dice.view import view

    table = seated(3)
    own(table, 1, "EQ-01", "OU-KEY")
    assert view(table, None) == view(table, 0) == view(table, 2)
    seen = view(table, 0)
    assert seen["heroes"][1]["stock"] == ["EQ-01", "OU-KEY-1"]
    table.bags["red"].reverse()
    assert view(table, 0) == seen
