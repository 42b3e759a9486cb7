"""DDD-TREASURE, DDD-CHEST, DDD-LIFE: gold and gems, the three rewards of a chest, life and death."""

from __future__ import annotations

from games.dungeons_dice_danger.given import *
from tumblekeep.games.dungeons_dice_danger.rules import penalty, score
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet, DangerTable, replaced

LIFE, TORCHES, BLACK = "take-life.3.1", "take-torches.2", "take-black.3"


def at_the_chest() -> tuple[DangerTable, AdventureSheet]:
    """A table on which the 11 of seat 0 opens the chest at D4, with grey-hound and D5 beside it."""
    table = table_of()
    me = mark(table.sheets[0], "A5", "E4", "E5", "M5")
    return table, me


@clause("DDD-TREASURE-1", "DDD-TREASURE-2")
def test_symbols_give_one_gold_or_one_gem() -> None:
    table = table_of()
    me = mark(table.sheets[0], "E3", "D5", "C8")
    play_round(table, "4+5", "2+3", {0: [visit("E2", "4+5"), visit("C9", "2+3")]})
    assert (me.gold, me.gems) == (2, 0)
    play_round(table, "1+1", "3+4", {0: [visit("F3", "1+1"), visit("A4", "3+4")]})
    assert (me.gold, me.gems) == (2, 1)


@clause("DDD-TREASURE-3", "DDD-TREASURE-4")
def test_gold_is_worth_two_and_a_gem_three() -> None:
    sheet = table_of().sheets[0]
    sheet.gold = 4
    assert score(sheet) == 8
    sheet.gems = 5
    assert score(sheet) == 23


@clause("DDD-CHEST-1")
def test_a_chest_offers_three_rewards_at_once() -> None:
    table, me = at_the_chest()
    told = peek(table, "5+6", "1+1", visit("D4", "5+6"))
    assert told.now() == [LIFE, TORCHES, BLACK]
    play_round(table, "5+6", "1+1", {0: [visit("D4", "5+6"), BLACK, visit("A1", "1+1")]})
    assert me.chests == ("extra-black-dice",)


@clause("DDD-CHEST-2", "DDD-RULING-8")
def test_each_reward_is_taken_once_a_sheet() -> None:
    table, me = at_the_chest()
    me.chests += ("torch",)
    told = peek(table, "5+6", "1+1", visit("D4", "5+6"))
    assert told.now() == [LIFE, BLACK]
    assert told.reasons() == {TORCHES: ("taken", "DDD-CHEST-2")}


@clause("DDD-RULING-27")
def test_a_fourth_chest_is_empty() -> None:
    table, me = at_the_chest()
    me.chests = ("extra-life", "torch", "extra-black-dice")
    play_round(table, "5+6", "1+1", {0: [visit("D4", "5+6"), visit("A1", "1+1")]})
    assert (me.gems, me.torches, me.black, me.green) == (0, 0, 3, 0)
    assert "ChestEmpty" in tales(table)


@clause("DDD-CHEST-3", "DDD-CHEST-4", "DDD-LIFE-1", "DDD-EX-7")
def test_example_chest_life() -> None:
    table, me = at_the_chest()
    play_round(table, "5+6", "1+1", {0: [visit("D4", "5+6"), LIFE, visit("A1", "1+1")]})
    assert (me.green, me.gems) == (3, 1)
    assert score(me) == 3
    assert me.lose_life(4) == 4
    assert (me.green, me.lost) == (0, 1)
    assert penalty(me) == 1, "one space from the top is crossed"


@clause("DDD-CHEST-5", "DDD-RULING-9", "DDD-CHEST-7", "DDD-CHEST-10")
def test_two_torches_before_between_or_after_the_pairs_both_in_the_round_they_were_gained() -> None:
    table, me = at_the_chest()
    play_round(
        table,
        "5+6",
        "1+1",
        {
            0: [
                visit("D4", "5+6"),
                TORCHES,
                "torch.2",
                "light.D5",
                "torch.1",
                "burn.grey-hound",
                visit("A1", "1+1"),
            ]
        },
    )
    assert is_visited(me, "D4", "D5", "A1")
    assert damage(me, "grey-hound") == 1
    assert (me.torches, me.lost) == (0, 0)


@clause("DDD-CHEST-7")
def test_a_torch_may_come_before_both_pairs_and_one_may_be_kept() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A5")
    me.torches = 2
    told = play_round(
        table,
        "1+1",
        "6+6",
        {0: ["torch.2", "burn.grey-hound", visit("A1", "1+1"), visit("A6", "6+6"), "done"]},
    )
    assert damage(me, "grey-hound") == 1
    assert me.torches == 1
    assert told.offered[0][-1] == ["torch.1", "done"]


@clause("DDD-CHEST-6", "DDD-AA-5")
def test_a_torch_needs_no_number_and_no_double() -> None:
    table = table_of()
    me = mark(table.sheets[0], "B7", "A8")
    me.torches = 1
    hurt(me, "purple-pup", 1)
    play_round(table, "1+1", "6+6", {0: ["torch.1", "light.B8", visit("A1", "1+1"), visit("A6", "6+6")]})
    assert is_visited(me, "B8")
    assert damage(me, "purple-pup") == 2, "the fist has its full effect"
    assert damage(me, "beefy-bearpion") == 1
    other = table_of()
    sheet = mark(other.sheets[0], "B7")
    sheet.torches = 1
    offered = peek(other, "1+1", "6+6", "torch.1").now()
    assert "burn.grey-hound" in offered
    assert "light.A7" in offered
    assert "light.M1" not in offered, "not reached"


@clause("DDD-CHEST-8", "DDD-RULING-10")
def test_what_a_torch_can_and_can_not_do() -> None:
    table = table_of(CC)
    me = mark(table.sheets[0], "C2")
    me.torches = 1
    play_round(table, "1+1", "6+6", {0: ["torch.1", "light.C3", visit("A9", "1+1"), visit("H1", "6+6")]})
    assert not is_visited(me, "C3"), "one box of two"
    assert me.half == me.layout.graph.area(["C3"])

    table = table_of()
    me = mark(table.sheets[0], "A4")
    me.torches = 1
    offered = peek(table, "1+1", "6+6", "torch.1").now()
    assert "light.A5" in offered, "a Start space next to a visited one"
    assert "light.A1" not in offered, "a Start space that is not reached"

    table = table_of(PP)
    me = mark(table.sheets[0], "J3", "D1")
    me.torches = 1
    told = peek(table, "1+1", "6+6", "torch.1")
    assert "light.E1" in told.now(), "a cloud, whatever its number"
    assert "light.K3" not in told.now()
    assert told.reasons()["light.K3"] == ("torch-gate", "DDD-PP-5")


@clause("DDD-DD-7", "DDD-CHEST-8")
def test_torches_do_nothing_to_armor() -> None:
    table = table_of(DD)
    me = mark(table.sheets[0], "H6")
    me.torches = 1
    told = peek(table, "1+1", "6+6", "torch.1")
    assert "burn.mighty-meg" not in told.now()
    assert "burn.king-rex" in told.now()
    assert told.reasons() == {"burn.mighty-meg": ("torch-armored", "DDD-DD-7")}


@clause("DDD-CHEST-9", "DDD-CHEST-10", "DDD-ROLL-8")
def test_three_more_black_die_symbols() -> None:
    table, me = at_the_chest()
    me.black = 0
    table.active = 1
    play_round(table, "5+6", "1+1", {0: [visit("D4", "5+6"), BLACK, visit("A1", "1+1")]})
    assert me.black == 3
    table.active = 1
    play_round(table, "1+2", "2+2", {0: [pairing("1+2", "2+6", "symbol"), visit("M3", "2+6")]})
    assert me.black == 2


@clause("DDD-CHEST-11", "DDD-MOVE-10")
def test_a_torch_is_not_the_use_of_a_pair() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A1", "A6", "A5")
    me.torches = 2
    play_round(table, "1+1", "6+6", {0: ["torch.2", "burn.grey-hound", "torch.1", "burn.grey-hound"]})
    assert damage(me, "grey-hound") == 2
    assert me.lost == 2, "both pairs were still unused"


@clause("DDD-RULING-5")
def test_a_pair_is_judged_after_the_torches() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A6", "A7")
    me.torches = 1
    first = visit("A1", "1+1")
    assert "give-up.1.1" in peek(table, "1+1", "6+6", first).now(), "no 12 is within reach"
    told = peek(table, "1+1", "6+6", first, "torch.1", "light.A8")
    assert told.open is not None
    assert 0 not in told.open, "A9 is a 12 next to A8: now it must be used, and nothing is left to ask"
    play_round(table, "1+1", "6+6", {0: [first, "torch.1", "light.A8"]})
    assert is_visited(me, "A8", "A9")
    assert me.lost == 0


# -- life ----------------------------------------------------------------------------------------


@clause("DDD-LIFE-2")
def test_the_skull_is_death_and_the_dead_are_asked_no_more() -> None:
    table = table_of(AA, 3)
    me = table.sheets[0]
    me.lost = 7
    me.takes = (0,) * 13
    play_round(table, "1+1", "6+6", {0: []})
    assert not me.alive
    assert me.lost == 9
    assert "Died" in tales(table)
    told = play_round(table, "1+1", "6+6")
    assert 0 not in told.asked


@clause("DDD-LIFE-3", "DDD-RULING-11")
def test_the_penalty_is_the_topmost_free_space_not_a_sum() -> None:
    sheet = table_of().sheets[0]
    seen = []
    for lost in range(9):
        sheet.lost = lost
        seen.append(penalty(sheet))
    assert seen == [0, 1, 2, 3, 5, 7, 9, 12, 15]
    sheet.lost, sheet.gems = 4, 10
    assert score(sheet) == 25


@clause("DDD-LIFE-4")
def test_green_boxes_change_no_penalty() -> None:
    sheet = table_of().sheets[0]
    sheet.green = 3
    sheet.lose_life(3)
    assert (sheet.lost, penalty(sheet)) == (0, 0)


@clause("DDD-LIFE-5", "DDD-RULING-12")
def test_who_dies_of_unused_pairs_has_left_before_the_announcements() -> None:
    table = table_of(AA, 3)
    one, two, _ = table.sheets
    mark(one, "A5", "A1", "A6")
    hurt(one, "grey-hound", 3)
    one.lost = 8
    play_round(table, "4+4", "6+6", {0: [hit("grey-hound", "4+4")]})
    assert not one.alive
    assert one.gems == 0
    assert table.claimed == 0
    assert damage(two, "grey-hound") == 0, "nothing was announced, so nobody strikes for free"
    assert table.active == 1


@clause("DDD-LIFE-5", "DDD-SETUP-10")
def test_the_dead_are_skipped_as_active_player() -> None:
    table = table_of(AA, 3)
    table.sheets[1].alive = False
    play_round(table, "1+6", "3+4")
    assert table.active == 2


@clause("DDD-RULING-12", "DDD-END-1")
def test_who_dies_of_a_bite_has_announced_already() -> None:
    table = table_of(CC, 3)
    one, two, _ = table.sheets
    mark(one, "B5")
    hurt(one, "necro-mancer", 3)
    one.lost = 8
    play_round(table, "1+2", "4+5", {0: [hit("necro-mancer", "1+2"), visit("E1", "4+5")]})
    assert not one.alive
    number = room_of(one, "necro-mancer")
    assert table.claimed >> number & 1
    assert damage(two, "necro-mancer") == 1
    # and if it was the last monster, the game ends
    table = table_of(CC, 3)
    one = table.sheets[0]
    for room in one.layout.rooms:
        hurt(one, room.id, award=2)
    one.damage = replaced(one.damage, number, 3)
    one.reward(number, 0)
    one.work_out()
    mark(one, "B5")
    one.lost = 8
    told = play_round(table, "1+2", "4+5", {0: [hit("necro-mancer", "1+2"), visit("E1", "4+5")]})
    assert told.outcome is not None
    assert 0 not in told.outcome.winners


@clause("DDD-LIFE-6")
def test_the_last_one_alive_plays_on_with_the_rules_for_several() -> None:
    table = table_of()
    one, two = table.sheets
    one.alive = False
    table.active = 1
    play_round(table, "1+1", "6+6", {1: [visit("A1", "1+1"), visit("A6", "6+6")]})
    assert two.lost == 0, "no damage was dealt, and that costs nothing"
    told = play_round(table, "3+4", "1+2", {1: []}, stop=True)
    assert any(option.startswith("black") for option in told.offered[1][0])
    mark(two, "A5")
    hurt(two, "grey-hound", 3)
    two.alive, two.lost = True, 0
    assert not two.solo


@clause("DDD-LIFE-6")
def test_if_all_are_dead_nobody_wins() -> None:
    table = table_of()
    for sheet in table.sheets:
        sheet.lost = 7
        sheet.takes = (0,) * 13
    told = play_round(table, "1+1", "6+6", {0: [], 1: []})
    assert told.outcome is not None
    assert told.outcome.winners == ()
    assert told.outcome.headline.id == "result-nobody"


def test_alone_one_dies_too() -> None:
    table, me = alone()
    me.lost = 8
    me.takes = (0,) * 13
    told = play_round(table, "1+1", "6+6", {0: []})
    assert told.outcome is not None
    assert not me.alive
