"""DDD-END, DDD-SCORE, DDD-ACH: the last monster, the sum, ties, and achievements."""

from __future__ import annotations

from games.dungeons_dice_danger.given import *
from tumblekeep.core.message import SeatName
from tumblekeep.games.dungeons_dice_danger.content import LAYOUTS
from tumblekeep.games.dungeons_dice_danger.ending import result
from tumblekeep.games.dungeons_dice_danger.rules import boss_points, penalty, progress, score, winners
from tumblekeep.games.dungeons_dice_danger.table import FIRST, LATER, AdventureSheet, DangerTable
from tumblekeep.games.dungeons_dice_danger.view import view


def almost_done(table: DangerTable, sheet: AdventureSheet, room: str = "grey-hound") -> None:
    """Leave only this monster, with one life point."""
    for other in sheet.layout.rooms:
        if other.id != room:
            hurt(sheet, other.id, award=FIRST)
            table.claimed |= 1 << room_of(sheet, other.id)
    hurt(sheet, room, sheet.layout.rooms[room_of(sheet, room)].life - 1)


@clause("DDD-END-1", "DDD-END-2", "DDD-RULING-13", "DDD-SETUP-11")
def test_the_game_ends_after_the_round_of_somebodys_last_monster_and_the_most_points_win() -> None:
    table = table_of(AA, 3)
    one, two, three = table.sheets
    almost_done(table, one)
    mark(one, "A5")
    two.gems = 30
    told = play_round(
        table,
        "4+4",
        "3+4",
        {
            0: [hit("grey-hound", "4+4"), visit("A4", "3+4")],
            2: [visit("M3", "4+4"), visit("A4", "3+4")],
        },
    )
    assert told.outcome is not None
    assert is_visited(three, "M3", "A4"), "the round was completed by all"
    assert damage(three, "grey-hound") == 1, "steps (d) to (g) included"
    assert told.outcome.winners == (1,), "not the first to finish"
    assert "LastMonster" in tales(table)


@clause("DDD-RULING-13")
def test_by_default_it_is_one_players_own_last_monster_and_together_only_as_an_option() -> None:
    def play(end: str) -> bool:
        table = table_of(AA, 2, end=end)
        one, two = table.sheets
        for room in one.layout.rooms[1:]:
            hurt(two, room.id, award=FIRST)
            table.claimed |= 1 << room_of(two, room.id)
        two.alive = False
        mark(one, "A1", "B1")
        hurt(one, "purple-pup", 3)
        strike = [hit("purple-pup", "2+2"), visit("A4", "3+4")]
        return play_round(table, "2+2", "3+4", {0: strike}).outcome is not None

    assert not play("own"), "seat 0 has defeated one monster of seven"
    assert play("collective"), "but each has fallen to somebody"


@clause("DDD-END-3", "DDD-RULING-18")
def test_worms_need_not_be_defeated() -> None:
    table = table_of(PP)
    one = table.sheets[0]
    almost_done(table, one, "sandy")
    mark(one, "I4")
    told = play_round(table, "1+2", "3+4", {0: [hit("sandy", "1+2"), visit("A5", "3+4")]})
    assert told.outcome is not None
    assert not one.visited & one.layout.of_kind["worm"]


@clause("DDD-SCORE-1", "DDD-LIFE-3", "DDD-SOLO-11", "DDD-EX-18")
def test_example_score() -> None:
    for seats, points in ((2, 28), (1, 33)):
        sheet = table_of(AA, seats).sheets[0]
        sheet.gems, sheet.gold, sheet.lost = 7, 3, 4
        hurt(sheet, "beefy-bearpion", 7)
        assert score(sheet) == points


@clause("DDD-SCORE-2", "DDD-EX-3")
def test_example_boss_points() -> None:
    for dealt, points in ((0, 0), (2, 0), (5, 3), (6, 6), (7, 6), (8, 6), (11, 9)):
        sheet = table_of().sheets[0]
        hurt(sheet, "beefy-bearpion", dealt)
        assert boss_points(sheet) == points


@clause("DDD-SCORE-3")
def test_a_defeated_boss_gives_its_gems_and_no_points() -> None:
    table = table_of()
    me = mark(table.sheets[0], "F4", "M3")
    hurt(me, "beefy-bearpion", 11)
    play_round(table, "1+2", "3+4", {0: [hit("beefy-bearpion", "1+2"), visit("A4", "3+4")]})
    assert me.gems == 6
    assert boss_points(me) == 0


@clause("DDD-SCORE-4")
def test_damage_on_other_monsters_is_worth_nothing() -> None:
    sheet = table_of().sheets[0]
    hurt(sheet, "grey-hound", 3)
    hurt(sheet, "punk-hare", 4)
    assert score(sheet) == 0


@clause("DDD-SCORE-5")
def test_free_damage_fists_and_worms_count_on_the_boss() -> None:
    table = table_of()
    one, two = table.sheets
    mark(one, "F4")
    hurt(one, "beefy-bearpion", 11)
    hurt(two, "beefy-bearpion", 2)
    play_round(table, "1+2", "3+4", {0: [hit("beefy-bearpion", "1+2"), visit("A4", "3+4")]})
    assert boss_points(two) == 3, "free damage"
    table = table_of()
    me = mark(table.sheets[0], "A8")
    hurt(me, "beefy-bearpion", 2)
    play_round(table, "2+2", "3+4", {0: [visit("B8", "2+2"), visit("A4", "3+4")]})
    assert boss_points(me) == 3, "a fist"
    table = table_of(PP)
    me = mark(table.sheets[0], "I8")
    play_round(table, "1+4", "2+3", {0: [visit("H8", "1+4"), visit("H8", "2+3")]})
    assert boss_points(me) == 3, "a worm"


@clause("DDD-SCORE-6", "DDD-SCORE-8", "DDD-SCORE-9")
def test_the_highest_score_wins_full_ties_share_and_scores_may_be_negative() -> None:
    table = table_of(AA, 3)
    one, two, three = table.sheets
    one.gems, two.gems, three.lost = 3, 3, 5
    told = result(table)
    assert told.winners == (0, 1)
    assert told.scores == (9, 9, -7)
    assert told.headline.id == "result-shared"
    two.gold = 1
    told = result(table)
    assert told.winners == (1,)
    assert told.headline.args["who"] == SeatName(1)


@clause("DDD-SCORE-7", "DDD-LIFE-4", "DDD-EX-19")
def test_example_tie() -> None:
    table = table_of()
    a, b = table.sheets
    b.green = 3
    b.lose_life(5)  # 3 green boxes and 2 spaces
    a.lose_life(3)
    for sheet in (a, b):
        points = 40 + penalty(sheet)
        sheet.gems = points % 2
        sheet.gold = (points - 3 * sheet.gems) // 2
    assert (score(a), score(b)) == (40, 40)
    assert (a.lost, b.lost, b.green) == (3, 2, 0)
    assert winners([a, b]) == [a]


@clause("DDD-LIFE-5", "DDD-RULING-25")
def test_the_dead_were_said_to_score_less_than_any_living_player() -> None:
    table = table_of()
    dead, living = table.sheets
    dead.gems = 30
    dead.lose_life(9)
    living.lost = 8
    assert not dead.alive
    assert living.alive
    told = result(table)
    assert told.scores == (-15, -15), "the skull's value for both"
    assert told.winners == (1,), "but the living win"
    living.lost = 7
    assert score(living) == -12
    assert score(living) > score(dead)


@clause("DDD-RULING-19")
def test_the_bosss_lower_reward_is_never_below_the_points_one_damage_short() -> None:
    for layout in LAYOUTS.values():
        boss = layout.rooms[layout.boss]
        assert 3 * boss.gems[1] >= 3 * ((boss.life - 1) // 3)


@clause("DDD-RULING-20")
def test_two_points_a_gold_and_three_a_gem_whatever_the_garbled_example_says() -> None:
    sheet = table_of().sheets[0]
    sheet.gold, sheet.gems = 10, 2
    assert score(sheet) == 26


@clause("DDD-ACH-1", "DDD-ACH-2", "DDD-RULING-14", "DDD-AA-3", "DDD-EX-10")
def test_example_achievement() -> None:
    table = table_of(AA, 3)
    a, b, c = table.sheets
    fists = [space.id for space in a.layout.spaces if space.kind == "fist" and space.id != "B8"]
    for sheet in table.sheets:
        mark(sheet, "A8", *fists[:4])
    fist = [visit("B8", "2+2"), visit("A4", "3+4")]
    play_round(table, "2+2", "3+4", {0: fist, 1: fist, 2: [visit("M1", "2+2"), visit("A4", "3+4")]})
    assert (a.gems, b.gems, c.gems) == (3, 3, 0)
    play_round(table, "2+2", "3+3", {2: [visit("B8", "2+2"), visit("A3", "3+3")]})
    assert (a.gems, b.gems, c.gems) == (3, 3, 1)
    assert (a.feats[0], b.feats[0], c.feats[0]) == (FIRST, FIRST, LATER)


@clause("DDD-ACH-3")
def test_an_achievement_is_gained_once_and_after_the_defeats_of_the_round() -> None:
    table = table_of()
    me = table.sheets[0]
    fists = [space.id for space in me.layout.spaces if space.kind == "fist"]
    mark(me, *fists)
    mark(me, "A5")
    hurt(me, "grey-hound", 3)
    play_round(table, "4+4", "3+4", {0: [hit("grey-hound", "4+4"), visit("A4", "3+4")]})
    told = tales(table)
    assert told.index("FirstFeat") > told.index("FirstDefeat")
    gems = me.gems
    play_round(table, "1+1", "6+6", {0: [visit("A1", "1+1"), visit("A6", "6+6")]})
    assert me.gems == gems
    assert tales(table).count("FirstFeat") == 1


@clause("DDD-RULING-24")
def test_who_died_in_step_d_claims_no_achievement_in_step_g() -> None:
    table = table_of("clumsy-cultists", 3)
    one = mark(table.sheets[0], "B5")
    hurt(one, "pastry-mancer", award=LATER)
    table.claimed |= 1 << room_of(one, "pastry-mancer")
    hurt(one, "necro-mancer", 3)
    one.lost = 8
    play_round(table, "1+2", "4+5", {0: [hit("necro-mancer", "1+2"), visit("E1", "4+5")]})
    assert not one.alive
    assert one.feats == (0, 0)
    assert table.feats_claimed == 0


@clause("DDD-ACH-4")
def test_progress_can_be_seen_on_the_sheet() -> None:
    kinds = {AA: "fist", "clumsy-cultists": "rubble", PP: "cloud", "defiant-dinosaurs": "claw"}
    for adventure, kind in kinds.items():
        sheet = table_of(adventure).sheets[0]
        (achievement,) = (one for one in sheet.layout.achievements if one.area & sheet.layout.of_kind[kind])
        marked = [space.id for space in sheet.layout.spaces if space.kind == kind]
        for count, name in enumerate(marked, start=1):
            mark(sheet, name)
            assert progress(sheet, achievement) == count
    table = table_of()
    mark(table.sheets[0], "B8", "D3")
    assert view(table, 0)["sheets"][0]["achievements"][0] == {
        "id": "fists",
        "now": 2,
        "needed": 5,
        "award": "",
    }
