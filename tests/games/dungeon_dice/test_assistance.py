"""DD-DECIDE, DDC-CHOICE, DDC-FLEE, DDC-ASSIST: fight or flee, who helps and for what."""

from __future__ import annotations

import pytest

from games.dungeon_dice.given import asks, f, fought, meet, own, places, play, seated, tales, wound
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_dice.table import DiceTable

clause = pytest.mark.clause


@clause("DD-DECIDE-1", "DD-DECIDE-2")
def test_fleeing_costs_nothing_in_the_base_game() -> None:
    table = seated()
    meet(table, ("MO-16", 5))
    played = play(table, "after", "flee")
    assert played.offered == [["fight", "flee"]]
    me = table.heroes[0]
    assert (me.wounds, me.experience, me.stock) == (0, 1, [])
    assert places(table)["MO-16"] == "encounter"


@clause("DDC-CHOICE-1", "DDC-SINGLE-1", "DDC-CHOICE-2")
def test_co_op_offers_all_one_or_none_before_any_help_is_asked() -> None:
    table = seated(3, coop=True)
    meet(table, ("MO-03", 1), ("MO-05", 1))
    played = asks(table, "single.MO-05")
    assert played.asked == ["decide", "call"]
    assert played.offered[0] == ["fight", "single.MO-03", "single.MO-05", "flee"]
    assert [foe.engaged for foe in table.foes] == [False, True]


@clause("DDC-SINGLE-1", "DDC-RULING-39", "DDC-RULING-27")
def test_one_monster_alone_only_where_two_show_and_the_table_agreed() -> None:
    table = seated(coop=True, single=False)
    meet(table, ("MO-03", 1), ("MO-05", 1))
    question = asks(table).open
    assert isinstance(question, Choose)
    assert question.options == ["fight", "flee"]
    assert {bar.reason for bar in question.barred()} == {"single-off"}
    table = seated(coop=True)
    meet(table, ("MO-03", 6), ("MO-05", 1))
    question = asks(table).open
    assert isinstance(question, Choose)
    assert question.options == ["fight", "flee"]
    assert {bar.reason for bar in question.barred()} == {"one-shows"}


@clause("DDC-FLEE-1", "DDC-FLEE-2", "DDC-FLEE-3", "DDC-RULING-19", "DDC-RULING-18")
def test_fleeing_in_co_op_costs_a_wound_and_discards_the_encounter() -> None:
    table = seated(coop=True)
    own(table, 0, "EQ-01")
    meet(table, ("MO-03", 6), ("MO-05", 1))
    table.extra = table.out_of_bag("black", "FA-2")
    played = play(table, "after", "flee")
    assert played.asked == ["decide"]
    assert table.heroes[0].wounds == 1
    assert sorted(table.discard) == ["FA-2", "MO-03", "MO-05"]
    assert table.heroes[0].stock == ["EQ-01"]


def calling(seats: int = 3, **options: bool) -> DiceTable:
    table = seated(seats, **options)  # type: ignore[arg-type]
    own(table, 0, "EQ-04", "OU-KEY")
    own(table, 1, "EQ-06")
    meet(table, ("MO-03", 1)) if not options.get("coop") else meet(table, ("MO-03", 1), ("MO-04", 1))
    return table


@clause("DD-DECIDE-3", "DDC-ASSIST-1", "DD-RULING-24")
def test_at_most_one_offer_is_accepted() -> None:
    for coop in (False, True):
        table = calling(coop=coop)
        played = asks(table, "fight", "call", "free", "free", "free.2")
        assert played.asked[:5] == ["decide", "call", "help", "help", "accept"]
        assert played.offered[4] == ["alone", "free.1", "counter.1", "free.2", "counter.2"]
        assert table.fight is not None
        assert table.fight.assistant == 2
        assert played.asked[5] == "declare"


@clause("DD-DECIDE-3")
def test_asking_and_offering_are_free_choices() -> None:
    table = calling()
    assert asks(table, "fight", "alone").asked == ["decide", "call", "declare"]
    table = calling()
    played = asks(table, "fight", "call", "no", "no")
    assert played.asked == ["decide", "call", "help", "help", "declare"]
    table = calling()
    asks(table, "fight", "call", "free", "no", "alone")
    assert table.fight is not None
    assert table.fight.assistant == -1


@clause("DD-DECIDE-4", "DD-RULING-14")
def test_terms_name_dice_or_a_share() -> None:
    played = asks(calling(), "fight", "call")
    assert played.offered[-1] == ["no", "free", "share", "die.EQ-04", "die.OU-KEY", "pay.EQ-06"]


@clause("DD-RULING-14")
def test_one_counter_proposal_and_the_first_offer_stands_if_it_is_declined() -> None:
    table = calling()
    played = asks(table, "fight", "call", "die.EQ-04", "no", "counter.1", "share", "no")
    assert played.asked[4:] == ["accept", "counter", "consent", "accept"]
    assert played.offered[5] == ["free", "share", "die.OU-KEY", "pay.EQ-06"]
    assert played.offered[-1] == ["alone", "die.1.EQ-04"]
    table = calling()
    asks(table, "fight", "call", "die.EQ-04", "no", "counter.1", "die.OU-KEY", "die.OU-KEY")
    assert table.fight is not None
    assert (table.fight.assistant, table.fight.terms) == (1, ("die", "OU-KEY-1"))


@clause("DD-DECIDE-5", "DDC-OUT-14")
def test_a_named_die_changes_hands_after_the_rewards_whatever_the_result() -> None:
    for result in ("win", "lose"):
        table = seated(3)
        own(table, 0, "EQ-04")
        fight = fought(table, result, ("MO-03", 1), helper=1)
        fight.terms = ("die", "EQ-04")
        play(
            table,
            "after",
            *(["take.CHEST"] if result == "win" else []),
            fate=["EQ-10"] if result == "win" else [],
        )
        assert places(table)["EQ-04"] == "stock 1"
        told = tales(table)
        if result == "win":
            assert told.index("Handed") > told.index("LootDrawn")


@clause("DD-DECIDE-5", "DD-DECIDE-4")
def test_a_share_is_the_helpers_pick_of_the_loot_and_payment_goes_the_other_way() -> None:
    table = seated(3)
    own(table, 0, "EQ-01")
    fight = fought(table, "win", ("MO-03", 1), helper=2, potions=1)
    fight.terms = ("share",)
    played = play(table, "after", "take.CHEST", "take.POTION", "take.OU-BOMB", fate=["EQ-10", "OU-BOMB"])
    assert played.offered[-1] == ["take.EQ-10", "take.OU-BOMB"]  # not what this hero owned before
    assert isinstance(played.questions[-1], Choose)
    assert played.questions[-1].seat == 2
    assert table.heroes[2].stock == ["OU-BOMB-1"]
    table = seated(3)
    own(table, 2, "EQ-01")
    fight = fought(table, "lose", ("MO-03", 1), helper=2)
    fight.terms = ("pay", "EQ-01")
    play(table, "after")
    assert table.heroes[0].stock == ["EQ-01"]


@clause("DD-DECIDE-4", "DD-RULING-14", "DDC-OUT-3")
def test_a_die_won_turns_ago_was_shared_after_a_lost_fight() -> None:
    table = seated(3)
    table.phase = "search"
    play(table, "after", "take.CHEST", fate=["MO-03", f(6), "EQ-10"])  # the reward face: no fight
    play(table, "start", *["pass"] * 3)  # nobody trades
    assert table.heroes[0].stock == ["EQ-10"]
    table.active = 0
    fight = fought(table, "lose", ("MO-04", 1), helper=1)
    fight.terms = ("share",)
    assert play(table, "after").asked == []
    assert table.heroes[0].stock == ["EQ-10"]
    assert table.heroes[1].stock == []


@clause("DD-DECIDE-4", "DD-RULING-14", "DDC-LUCKY-1")
def test_a_lucky_shot_was_offered_beside_the_loot_of_a_later_fight() -> None:
    table = seated(3, coop=True)
    table.phase = "search"
    play(table, "after", "bounty.MO-03.CHEST", fate=["MO-03", "MO-04", f(6, 6), "EQ-10"])
    assert table.heroes[0].stock == ["EQ-10"]
    fight = fought(table, "win", ("MO-05", 1), ("MO-06", 1), helper=1)
    fight.terms = ("share",)
    played = play(table, "after", "bounty.MO-06.CHEST", fate=["EQ-02"])
    assert "share" not in played.asked  # one die of this fight's loot: no question
    assert places(table)["EQ-10"] == "stock 0"
    assert places(table)["EQ-02"] == "stock 1"


@clause("DD-DECIDE-4", "DD-RULING-14", "DDC-OUT-5", "DDC-OUT-11")
def test_a_share_was_nothing_when_only_a_companion_was_won() -> None:
    for companion in ("FA-2", "CL-2"):
        table = seated(3, coop=True)
        fight = fought(table, "win", ("MO-03", 1), ("MO-04", 1), helper=1)
        table.extra = table.out_of_bag("black", companion)
        fight.terms = ("share",)
        play(table, "after", f"welcome.{companion}", "leave")
        assert table.heroes[0].stock == []
        assert table.heroes[1].stock == [companion]


@clause("DD-RULING-14", "DD-RULING-20", "DDC-OUT-16")
def test_a_shared_class_die_may_have_to_leave_again() -> None:
    table = seated(3, coop=True)
    own(table, 1, "CL-1")
    fight = fought(table, "win", ("MO-03", 1), ("MO-04", 1), helper=1)
    table.extra = table.out_of_bag("black", "CL-2")
    fight.terms = ("share",)
    played = play(table, "after", "welcome.CL-2", "leave", "stay.CL-1")
    assert played.asked[-1] == "class"
    assert table.heroes[1].stock == ["CL-1"]
    assert "CL-2" in table.discard


@clause("DD-DECIDE-6")
def test_once_declare_has_begun_there_is_no_way_back() -> None:
    table = calling()
    played = asks(table, "fight", "alone")
    assert played.asked[-1] == "declare"
    assert played.offered[-1] == ["done", "declare.EQ-04"]
    played = asks(table, "declare.EQ-04", fate=[f(1, 1, 1)])
    assert not {"decide", "call", "help"} & set(played.asked)


@clause("DD-RULING-16")
def test_a_promised_one_use_die_waits_for_its_bargain() -> None:
    table = calling()
    own(table, 0, "OU-BOMB")
    asks(table, "fight", "call", "die.OU-BOMB", "no", "die.1.OU-BOMB", "done", "done", fate=[f(1, 1, 1)])
    assert table.fight is not None
    assert table.fight.terms == ("die", "OU-BOMB-1")
    from tumblekeep.games.dungeon_dice.moments import hero_acts

    assert not any(act[0] == "bomb" for act in hero_acts(table, table.heroes[0]))
    own(table, 0, "OU-BOMB")
    assert ("bomb", "heroes") in hero_acts(table, table.heroes[0])  # another one is free


@clause("DDC-ASSIST-3", "DDC-TRADE-1")
def test_co_op_bargains_name_no_wounded_die() -> None:
    table = calling(coop=True)
    wound(table, "EQ-04")
    played = asks(table, "fight", "call")
    assert played.offered[-1] == ["no", "free", "share", "die.OU-KEY", "pay.EQ-06"]


@clause("DDC-RULING-40", "DDC-ASSIST-3")
def test_a_bargain_is_void_for_a_die_wounded_by_then() -> None:
    table = seated(3, coop=True)
    own(table, 0, "EQ-04")
    fight = fought(table, "win", ("MO-03", 1), ("MO-04", 1), helper=1, declared=("EQ-04",))
    fight.terms = ("die", "EQ-04")
    play(table, "after", "leave")
    assert places(table)["EQ-04"] == "stock 0"
    assert "BargainVoid" in tales(table)


@clause("DDC-RULING-30", "DDC-OUT-7", "DDC-OUT-15")
def test_the_assistant_gets_only_a_bargain() -> None:
    table = seated(3, coop=True)
    fight = fought(table, "win", ("MO-03", 1), ("MO-04", 1), helper=1)
    fight.terms = ("share",)
    play(table, "after", "bounty.MO-03.CHEST", fate=["EQ-10"])
    assert table.heroes[1].stock == ["EQ-10"]
    assert not table.wounded
    assert [hero.experience for hero in table.heroes] == [2, 1, 1]
