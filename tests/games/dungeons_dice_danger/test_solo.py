"""DDD-SOLO: a solo player is never active, must deal damage or pay, and gets a rank at the end."""

from __future__ import annotations

from games.dungeons_dice_danger.given import *
from tumblekeep.games.dungeons_dice_danger.ending import solo_result
from tumblekeep.games.dungeons_dice_danger.rules import penalty, rank, score


@clause("DDD-SOLO-1", "DDD-SOLO-2")
def test_alone_one_rolls_but_is_passive_and_pays_for_the_black_die() -> None:
    table, me = alone()
    told = run(table.copy(), rolled((1, 2, 3, 4), 6), {0: []}, stop=True)
    assert {option.partition(".")[0] for option in told.now()} == {"white", "symbol"}
    play_round(table, "1+2", "3+4", {0: [pairing("2+6", "3+4", "symbol"), visit("M3", "2+6")]})
    assert me.black == 2
    me.black = 0
    told = run(table, rolled((1, 2, 3, 4), 6), {0: []}, stop=True)
    assert {option.partition(".")[0] for option in told.now()} == {"white"}


@clause("DDD-SOLO-3", "DDD-SOLO-16")
def test_the_higher_reward_at_the_moment_of_the_defeat() -> None:
    table, me = alone()
    mark(me, "A5", "A1", "A6")
    hurt(me, "grey-hound", 3)
    play_round(table, "4+4", "6+6", {0: [hit("grey-hound", "4+4"), "spare"]})
    assert me.gems == 2
    names = tales(table)
    assert names.index("FirstDefeat") == names.index("Struck") + 1


@clause("DDD-SOLO-16")
def test_gems_gained_in_the_round_of_the_death_count() -> None:
    table, me = alone()
    mark(me, "A5", "A4", "B4")
    hurt(me, "grey-hound", 3)
    me.lost = 8
    me.torches = 1
    me.takes = (0,) * 13  # neither pair has a use
    told = play_round(table, "1+1", "6+6", {0: ["torch.1", "burn.grey-hound", "give-up.2.1"]})
    assert told.outcome is not None
    assert not me.alive
    assert told.outcome.scores == (6,)


@clause("DDD-SOLO-4", "DDD-SOLO-16")
def test_an_achievement_gives_three_gems_on_the_spot() -> None:
    table, me = alone()
    fists = [space.id for space in me.layout.spaces if space.kind == "fist" and space.id != "B8"]
    mark(me, "A8", *fists[:4])
    play_round(table, "2+2", "3+4", {0: [visit("B8", "2+2"), visit("A4", "3+4")]})
    assert me.gems == 3
    names = tales(table)
    assert names.index("FirstFeat") < len(names) - 1 - names[::-1].index("Visited")


@clause("DDD-SOLO-5", "DDD-EX-6")
def test_example_no_damage() -> None:
    table, me = alone()
    play_round(table, "1+1", "6+6", {0: [visit("A1", "1+1"), visit("A6", "6+6")]})
    assert me.lost == 1


@clause("DDD-SOLO-6", "DDD-EX-5")
def test_example_damage_and_one_pair_wasted() -> None:
    for spare_has_a_use in (False, True):
        table, me = alone()
        mark(me, "A5", *(() if spare_has_a_use else ("A6",)))
        told = play_round(table, "2+6", "6+6", {0: [hit("grey-hound", "2+6"), "spare"]})
        assert damage(me, "grey-hound") == 1
        assert me.lost == 0
        assert not is_visited(me, "A6") or not spare_has_a_use
        assert told.outcome is None


@clause("DDD-SOLO-6", "DDD-MOVE-10")
def test_without_damage_a_pair_with_a_use_must_be_used() -> None:
    table, me = alone()
    mark(me, "A5")
    told = peek(table, "2+6", "6+6", visit("M3", "2+6"))
    assert told.open is None, "the 12 has one use and no way round it"
    told = peek(table, "2+6", "1+2")
    assert "spare" not in told.now()
    assert not any(option.startswith("give-up") for option in told.now())


@clause("DDD-SOLO-7")
def test_beside_damage_a_second_unused_pair_costs_one() -> None:
    table, me = alone()
    mark(me, "A5", "A1", "A6")
    me.torches = 1
    play_round(table, "1+1", "6+6", {0: ["torch.1", "burn.grey-hound", "give-up.2.1"]})
    assert damage(me, "grey-hound") == 1
    assert me.lost == 1


@clause("DDD-SOLO-7")
def test_beside_damage_two_pairs_with_uses_can_not_both_be_left() -> None:
    table, me = alone()
    mark(me, "A5")
    me.torches = 1
    told = peek(table, "1+1", "6+6", "torch.1", "burn.grey-hound")
    assert sorted(told.now()) == sorted([visit("A1", "1+1"), visit("A6", "6+6")])
    told = peek(table, "1+1", "6+6", "torch.1", "burn.grey-hound", visit("A1", "1+1"))
    assert "spare" in told.now()


@clause("DDD-SOLO-8", "DDD-RULING-15")
def test_without_damage_the_losses_add_up() -> None:
    table, me = alone()
    mark(me, "A1", "A6")
    play_round(table, "1+1", "6+6", {0: []})
    assert me.lost == 3
    table, me = alone()
    mark(me, "A6")
    play_round(table, "1+1", "6+6", {0: [visit("A1", "1+1")]})
    assert me.lost == 2


@clause("DDD-SOLO-9")
def test_torches_fists_and_whole_worms_are_damage_and_a_worm_box_is_not() -> None:
    table, me = alone()
    mark(me, "A5")
    me.torches = 1
    play_round(table, "1+1", "6+6", {0: ["torch.1", "burn.grey-hound", visit("A1", "1+1"), "spare"]})
    assert me.lost == 0
    table, me = alone()
    mark(me, "A8")
    play_round(table, "2+2", "3+4", {0: [visit("B8", "2+2"), visit("A4", "3+4")]})
    assert me.lost == 0
    table, me = alone(PP)
    mark(me, "I8")
    play_round(table, "1+4", "3+4", {0: [visit("H8", "1+4"), visit("A5", "3+4")]})
    assert me.lost == 1, "one box of the worm"
    play_round(table, "1+4", "1+1", {0: [visit("H8", "1+4"), visit("M9", "1+1")]})
    assert me.lost == 1, "the whole worm"
    assert damage(me, "sandy") == 3


@clause("DDD-SOLO-10")
def test_bites_cost_life_alone_too_and_once() -> None:
    table, me = alone(CC)
    mark(me, "B5")
    hurt(me, "necro-mancer", 3)
    play_round(table, "1+2", "4+5", {0: [hit("necro-mancer", "1+2"), visit("E1", "4+5")]})
    assert me.lost == 1
    assert tales(table).count("Bitten") == 1
    mark(me, "A4", "C2")
    lost = me.lost
    hurt(me, "forlorn-phantom", 1)
    play_round(table, "4+5", "2+2", {0: [hit("forlorn-phantom", "4+5"), visit("A8", "2+2")]})
    assert me.lost == lost


@clause("DDD-SOLO-11")
def test_no_penalty_alone() -> None:
    _, me = alone()
    me.lost, me.gems = 7, 4
    assert penalty(me) == 0
    assert score(me) == 12


@clause("DDD-SOLO-12", "DDD-SOLO-13", "DDD-RULING-16")
def test_death_ends_the_game_with_the_points_so_far() -> None:
    table, me = alone()
    me.gems, me.gold, me.lost = 5, 2, 8
    hurt(me, "beefy-bearpion", 7)
    told = play_round(table, "1+1", "6+6", {0: [visit("A1", "1+1"), visit("A6", "6+6")]})
    assert told.outcome is not None
    assert told.outcome.scores == (15 + 4 + 6,)
    assert told.outcome.winners == ()
    assert told.outcome.headline.id == "result-solo-dead"
    assert sum(count for _, count in told.outcome.parts) == 25


@clause("DDD-SOLO-13", "DDD-END-1")
def test_the_last_monster_ends_the_game() -> None:
    table, me = alone()
    for room in me.layout.rooms:
        if room.id != "grey-hound":
            hurt(me, room.id, award=1)
            table.claimed |= 1 << room_of(me, room.id)
    hurt(me, "grey-hound", 3)
    mark(me, "A5")
    told = play_round(table, "4+4", "3+4", {0: [hit("grey-hound", "4+4"), "spare"]})
    assert told.outcome is not None
    assert told.outcome.winners == (0,)
    assert told.outcome.scores == (6,)


@clause("DDD-SOLO-14", "DDD-EX-15")
def test_example_solo_table() -> None:
    for points, expected in (
        (0, 1),
        (9, 1),
        (10, 2),
        (24, 2),
        (25, 3),
        (39, 3),
        (40, 4),
        (54, 4),
        (55, 5),
        (69, 5),
    ):
        assert rank(points) == expected
    for points, expected in ((70, 6), (84, 6), (85, 7), (99, 7), (100, 8), (140, 8)):
        assert rank(points) == expected
    _, me = alone()
    me.gems = 20
    assert solo_result(me).headline.args["rank"].id == "rank-5"  # type: ignore[union-attr]


@clause("DDD-SOLO-15")
def test_alone_there_is_no_free_damage() -> None:
    table, me = alone(AA)
    mark(me, "A5")
    hurt(me, "grey-hound", 3)
    before = sum(me.damage)
    play_round(table, "4+4", "3+4", {0: [hit("grey-hound", "4+4"), visit("A4", "3+4")]})
    assert sum(me.damage) == before + 1
    assert "FreeDamage" not in tales(table)
