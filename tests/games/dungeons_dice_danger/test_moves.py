"""DDD-MOVE and DDD-MONSTER: visiting spaces, reaching rooms, striking monsters, and who is first."""

from __future__ import annotations

import pytest

from games.dungeons_dice_danger.given import *
from tumblekeep.core.ask import option_id
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeons_dice_danger.asks import LAST_HIT
from tumblekeep.games.dungeons_dice_danger.content import LAYOUTS
from tumblekeep.games.dungeons_dice_danger.hints import worth
from tumblekeep.games.dungeons_dice_danger.table import FIRST, LATER, DangerTable
from tumblekeep.games.dungeons_dice_danger.view import glance

# -- visiting ------------------------------------------------------------------------------------


@clause("DDD-MOVE-1", "DDD-MOVE-9")
def test_each_pair_is_used_once_in_any_mix() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A4", "A5", "B4")  # grey-hound reached; 8 and 10 usable
    play_round(table, "3+5", "4+6", {0: [hit("grey-hound", "3+5"), hit("grey-hound", "4+6")]})
    assert damage(me, "grey-hound") == 2
    play_round(table, "2+6", "1+1", {0: [hit("grey-hound", "2+6"), visit("A1", "1+1")]})
    assert (damage(me, "grey-hound"), is_visited(me, "A1")) == (3, True)
    play_round(table, "3+6", "2+3", {0: [visit("A2", "3+6"), visit("M2", "2+3")]})
    assert is_visited(me, "A2", "M2")
    assert me.lost == 0
    assert me.pairs == []


@clause("DDD-MOVE-2", "DDD-MOVE-3")
def test_the_number_must_be_the_sum_and_the_space_reached() -> None:
    table = table_of()
    mark(table.sheets[0], "A4", "A5")
    offered = peek(table, "4+6", "1+5").now()  # 10 and 6
    assert visit("B4", "4+6") in offered, "B4 is a 10 next to A4"
    assert visit("M4", "4+6") in offered
    assert visit("A3", "1+5") in offered
    assert visit("F2", "1+5") not in offered, "a 6, but not reached"
    assert not any(option.startswith("visit.B4.1+5") for option in offered), "not its number"


@clause("DDD-MOVE-4", "DDD-MONSTER-1", "DDD-MONSTER-4", "DDD-EX-16")
def test_example_reached() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A4")
    assert is_reached(me, "B4")
    assert not is_reached(me, "grey-hound")
    offered = peek(table, "2+6", "4+6").now()
    assert hit("grey-hound", "2+6") not in offered
    play_round(table, "4+6", "1+1", {0: [visit("B4", "4+6"), visit("A1", "1+1")]})
    assert is_reached(me, "grey-hound")
    offered = peek(table, "2+6", "4+6").now()
    assert hit("grey-hound", "2+6") in offered
    assert hit("grey-hound", "4+6") in offered, "the 10 is unlocked"
    assert hit("grey-hound", "1+5") not in peek(table, "1+5", "4+6").now(), "the 6 is not"
    assert peek(table, "1+5", "4+6").reasons()[hit("grey-hound", "1+5")] == ("locked", "DDD-MONSTER-4")


@clause("DDD-MOVE-5", "DDD-RULING-2")
def test_start_spaces_are_open_from_anywhere_but_their_neighbours_are_not() -> None:
    table = table_of()
    offered = peek(table, "1+1", "4+6").now()
    assert sorted(offered) == sorted([visit("A1", "1+1"), visit("M4", "4+6")])
    assert visit("B4", "4+6") not in offered, "next to a Start space that is not visited"
    me = table.sheets[0]
    play_round(table, "1+1", "4+6", {0: [visit("A1", "1+1"), visit("M4", "4+6")]})
    assert is_visited(me, "A1", "M4"), "at opposite ends of the sheet"


@clause("DDD-MOVE-6")
def test_adjacency_is_what_the_map_says_and_goes_both_ways() -> None:
    for layout in LAYOUTS.values():
        rows = [*layout.document["spaces"], *layout.document["rooms"]]
        lists = {row["id"]: set(row["adj"]) for row in rows}
        for name, near in lists.items():
            assert set(layout.graph.names_of(layout.near[layout.graph.number[name]])) == near
            assert all(name in lists[other] for other in near)


@clause("DDD-MOVE-7")
def test_a_visited_space_is_never_crossed_again() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A4")
    told = peek(table, "3+4", "4+6")
    assert sorted(told.now()) == sorted([visit("M4", "4+6"), visit("B4", "4+6")]), "no 7 any more"
    play_round(table, "3+4", "1+1", {0: [visit("A1", "1+1")]})
    assert me.lost == 1, "the 7 found no use"
    assert is_visited(me, "A4")


@clause("DDD-MOVE-8", "DDD-RULING-4", "DDD-EX-17")
def test_example_the_second_pair_builds_on_the_first() -> None:
    table = table_of()
    me = table.sheets[0]
    assert hit("grey-hound", "4+4") not in peek(table, "1+2", "4+4").now()
    play_round(table, "1+2", "4+4", {0: [visit("A5", "1+2"), hit("grey-hound", "4+4")]})
    assert is_visited(me, "A5")
    assert damage(me, "grey-hound") == 1
    other = table_of()
    play_round(other, "1+2", "4+4", {0: [visit("M3", "4+4"), visit("A5", "1+2")]})
    assert is_visited(other.sheets[0], "A5", "M3"), "or the other way round"


@clause("DDD-MOVE-8")
def test_the_second_pair_may_use_what_the_first_unlocked() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A4")
    play_round(table, "4+6", "5+5", {0: [visit("B4", "4+6"), hit("grey-hound", "5+5")]})
    assert damage(me, "grey-hound") == 1


@clause("DDD-MOVE-10", "DDD-RULING-5")
def test_a_pair_with_a_use_can_not_be_given_up() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A4")
    told = peek(table, "1+1", "4+6")
    assert not any(option.startswith(("give-up", "spare", "done")) for option in told.now())
    assert told.reasons()["give-up.2.2"] == ("must-use", "DDD-MOVE-10")
    mark(me, "A1", "M4", "B4")  # now 2 and 10 have no use
    play_round(table, "1+1", "4+6", {0: []})
    assert damage(me, "grey-hound") == 1, "the 10 still strikes, and nothing else can be done with it"
    assert me.lost == 1


@clause("DDD-RULING-5")
def test_a_use_that_leaves_the_other_pair_without_one_is_allowed() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A4", "M4", "A3")
    # 10: B4. The 6 has no use before B4 and grey-hound's 6 is locked: it is lost after it too.
    play_round(table, "4+6", "1+5", {0: [visit("B4", "4+6")]})
    assert is_visited(me, "B4")
    assert me.lost == 1


@clause("DDD-MOVE-11", "DDD-EX-20")
def test_example_unused_pairs() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A1", "A6")
    play_round(table, "6+6", "1+1", {0: []})
    assert me.lost == 2
    assert tales(table).count("PairsUnused") == 1


@clause("DDD-MOVE-12", "DDD-MOVE-13")
def test_a_monster_blocks_the_way_until_it_is_defeated() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A5")
    assert is_reached(me, "grey-hound")
    assert not is_reached(me, "D5"), "behind the room"
    hurt(me, "grey-hound", 3)
    assert not is_reached(me, "D5")
    play_round(table, "2+6", "3+5", {0: [hit("grey-hound", "2+6"), visit("D5", "3+5")]})
    assert is_reached(me, "D5")
    assert is_visited(me, "D5"), "at once, with the second pair"


@clause("DDD-MOVE-14")
def test_a_round_runs_in_its_order() -> None:
    table = table_of(CC, 3)
    one, two, three = table.sheets
    mark(one, "B5")
    hurt(one, "necro-mancer", 3)
    one.green = 1
    hurt(three, "necro-mancer", 1)
    hurt(one, "pastry-mancer")
    one.reward(room_of(one, "pastry-mancer"), LATER)
    table.claimed |= 1 << room_of(one, "pastry-mancer")
    two.takes = (0,) * 13
    play_round(table, "1+2", "4+5", {0: [hit("necro-mancer", "1+2"), visit("E1", "4+5")], 1: []})
    told = tales(table)
    order = [
        "Rolled",
        "Paired",
        "Struck",
        "PairsUnused",
        "FirstDefeat",
        "LifeLost",
        "FreeDamage",
        "FirstFeat",
    ]
    places = [told.index(name) for name in order[:5]]
    assert places == sorted(places)
    after = told[told.index("FirstDefeat") :]
    assert [after.index(name) for name in order[4:]] == sorted(after.index(name) for name in order[4:])
    assert table.active == 1


# -- monsters ------------------------------------------------------------------------------------


@clause("DDD-MONSTER-2", "DDD-MONSTER-3", "DDD-MONSTER-6")
def test_black_numbers_work_at_once_and_again_and_again() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A5")
    play_round(table, "4+4", "2+6", {0: [hit("grey-hound", "4+4"), hit("grey-hound", "2+6")]})
    assert damage(me, "grey-hound") == 2
    play_round(table, "4+4", "4+4", {0: [hit("grey-hound", "4+4")] * 2})
    assert damage(me, "grey-hound") == 4


@clause("DDD-MONSTER-5")
def test_an_unlocked_number_works_like_a_black_one_for_this_player_only() -> None:
    table = table_of()
    one, two = table.sheets
    mark(one, "A4", "B4")
    mark(two, "A5")
    assert hit("grey-hound", "4+6") in peek(table, "4+6", "1+1").now(0)
    assert hit("grey-hound", "4+6") not in peek(table, "4+6", "1+1", seat=1).now(1)
    for _ in range(2):
        play_round(table, "4+6", "1+1", {0: [hit("grey-hound", "4+6"), visit("A1", "1+1")]})
    assert damage(one, "grey-hound") == 2
    assert damage(two, "grey-hound") == 0


@clause("DDD-MONSTER-7")
def test_damage_beyond_the_last_box_is_lost() -> None:
    table = table_of(PP)
    me = table.sheets[0]
    hurt(me, "sandy", 20)
    assert me.wound(room_of(me, "sandy"), 3) == 1
    assert damage(me, "sandy") == 21
    other = table_of()
    sheet = mark(other.sheets[0], "A5", "M3")
    hurt(sheet, "grey-hound", 3)
    play_round(other, "4+4", "2+6", {0: [hit("grey-hound", "4+4")]})
    assert damage(sheet, "grey-hound") == 4
    assert is_visited(sheet, "D5"), "a defeated monster is no target: the second 8 could only go on"


@clause("DDD-MONSTER-8", "DDD-MONSTER-10", "DDD-MONSTER-11", "DDD-MONSTER-12", "DDD-MONSTER-13", "DDD-EX-8")
def test_example_first_defeat() -> None:
    table = table_of(AA, 4)
    a, b, c, d = table.sheets
    for sheet in (a, b, c):
        mark(sheet, "A1", "B1")  # purple-pup reached; 11 and 4 usable
    hurt(a, "purple-pup", 3)
    hurt(b, "purple-pup", 3)
    hurt(c, "purple-pup", 2)
    strike = [hit("purple-pup", "5+6"), visit("A4", "3+4")]
    away = [visit("M5", "5+6"), visit("A4", "3+4")]
    play_round(table, "5+6", "3+4", {0: strike, 1: strike, 2: away, 3: away})
    assert (a.gems, b.gems, c.gems, d.gems) == (2, 2, 0, 0)
    assert damage(c, "purple-pup") == 3
    assert damage(d, "purple-pup") == 1, "not more although two players struck, and without access"
    assert (sum(c.damage), sum(d.damage)) == (3, 1), "no other monster is touched"
    play_round(table, "2+2", "3+3", {2: [hit("purple-pup", "2+2"), visit("A3", "3+3")]})
    assert c.gems == 1
    assert damage(d, "purple-pup") == 1, "once per monster and game"
    assert table.claimed == 1 << room_of(a, "purple-pup")


@clause("DDD-MONSTER-9")
def test_a_first_defeat_is_announced_when_the_round_has_ended() -> None:
    table = table_of()
    one, two = table.sheets
    for sheet in (one, two):
        mark(sheet, "A5")
        hurt(sheet, "grey-hound", 3)
    both = [hit("grey-hound", "4+4"), visit("A4", "3+4")]
    # seat 0 is done long before seat 1 strikes: the reward does not depend on speed
    play_round(table, "4+4", "3+4", {0: both, 1: both})
    assert (one.gems, two.gems) == (2, 2)
    told = tales(table)
    assert told.index("FirstDefeat") > max(n for n, name in enumerate(told) if name == "Visited")


@clause("DDD-MONSTER-14", "DDD-RULING-7")
def test_killed_by_free_damage_is_a_later_defeat_without_bite_and_opens_the_room() -> None:
    table = table_of(CC, 3)
    one, two, three = table.sheets
    mark(one, "B5")
    hurt(one, "necro-mancer", 3)
    mark(two, "D6")
    hurt(two, "necro-mancer", 3)
    hurt(three, "necro-mancer", 3)
    assert not is_reached(two, "A6")
    play_round(table, "1+2", "4+5", {0: [hit("necro-mancer", "1+2"), visit("E1", "4+5")]})
    number = room_of(one, "necro-mancer")
    assert [sheet.awards[number] for sheet in table.sheets] == [FIRST, LATER, LATER]
    assert (one.lost, two.lost, three.lost) == (1, 0, 0)
    assert two.gems == three.gems == 1
    assert is_reached(two, "A6"), "reached before, so it is a passage now"
    assert not is_reached(three, "A6"), "never reached, so it opens nothing"


@clause("DDD-MONSTER-15", "DDD-MONSTER-16", "DDD-EX-9")
def test_example_life_loss() -> None:
    table = table_of(CC)
    a, b = table.sheets
    for sheet in (a, b):
        mark(sheet, "B5")
        hurt(sheet, "necro-mancer", 2)
    hurt(a, "necro-mancer", 1)
    play_round(
        table, "1+2", "4+5", {0: [hit("necro-mancer", "1+2"), visit("E1", "4+5")], 1: [visit("F1", "1+2")]}
    )
    assert (a.lost, a.gems) == (1, 2)
    assert damage(b, "necro-mancer") == 3
    play_round(table, "1+2", "2+2", {1: [hit("necro-mancer", "1+2"), visit("A8", "2+2")]})
    assert (b.lost, b.gems) == (0, 1)


@clause("DDD-MONSTER-15")
def test_everybody_who_defeats_it_in_its_first_round_is_bitten() -> None:
    table = table_of(CC)
    for sheet in table.sheets:
        mark(sheet, "B5")
        hurt(sheet, "necro-mancer", 3)
    strike = [hit("necro-mancer", "1+2"), visit("E1", "4+5")]
    play_round(table, "1+2", "4+5", {0: strike, 1: strike})
    assert [sheet.lost for sheet in table.sheets] == [1, 1]


@clause("DDD-MONSTER-17")
def test_the_dead_take_no_free_damage() -> None:
    table = table_of(AA, 3)
    one, two, three = table.sheets
    two.alive = False
    mark(one, "A5")
    hurt(one, "grey-hound", 3)
    play_round(table, "4+4", "3+4", {0: [hit("grey-hound", "4+4"), visit("A4", "3+4")]})
    assert (damage(two, "grey-hound"), damage(three, "grey-hound")) == (0, 1)


@clause("DDD-RULING-3")
def test_a_room_beaten_from_afar_is_a_passage_not_an_entrance() -> None:
    table = table_of()
    me = table.sheets[0]
    hurt(me, "grey-hound")
    assert not is_reached(me, "grey-hound")
    assert not is_reached(me, "D5")
    assert visit("D5", "4+4") not in peek(table, "4+4", "1+1").now()
    mark(me, "A5")
    assert is_reached(me, "D5"), "a visited space touches it now"
    # and one open room leads on through another
    other = table_of(DD).sheets[0]
    hurt(other, "tri-tip-tony")
    hurt(other, "hank-the-tank")
    mark(other, "M5")
    assert is_reached(other, "K6"), "through hank-the-tank"
    assert not is_reached(other, "J7"), "tri-tip-tony is next to K6, which is not visited"
    mark(other, "K6")
    assert is_reached(other, "J7")


@clause("DDD-RULING-6")
def test_free_damage_that_can_only_help_is_automatic() -> None:
    table = table_of()
    one, two = table.sheets
    mark(one, "A5")
    hurt(one, "grey-hound", 3)
    told = play_round(table, "4+4", "3+4", {0: [hit("grey-hound", "4+4"), visit("A4", "3+4")]})
    assert damage(two, "grey-hound") == 1
    assert set(told.asked[1]) <= {"pairing", "use"}, "nobody is asked"


def before_the_last(end: str = "own", seats: int = 2) -> DangerTable:
    """Seat 0 is about to defeat the Grey Hound, which is the last monster of seat 1, with one life left."""
    table = table_of(AA, seats, end=end)
    one, two = table.sheets[:2]
    mark(one, "A5")
    hurt(one, "grey-hound", 3)
    for room in two.layout.rooms:
        if room.id != "grey-hound":
            hurt(two, room.id, award=2)
            table.claimed |= 1 << room_of(two, room.id)
    hurt(two, "grey-hound", two.layout.rooms[room_of(two, "grey-hound")].life - 1)
    return table


SLAYS = [hit("grey-hound", "4+4"), visit("A4", "3+4")]
WALKS = [visit("A4", "3+4"), visit("M3", "4+4")]


@clause("DDD-RULING-6", "DDD-MONSTER-12", "DDD-END-1")
def test_a_trailing_player_was_forced_to_end_the_game_by_a_free_hit() -> None:
    table = before_the_last()
    told = play_round(table, "4+4", "3+4", {0: [*SLAYS], 1: [*WALKS, "refuse"]})
    assert told.asked[1][-1] == "last-hit"
    assert told.offered[1][-1] == ["deal.grey-hound", "refuse"]
    assert told.outcome is None, "the game goes on"
    assert (
        damage(table.sheets[1], "grey-hound")
        == table.layout.rooms[room_of(table.sheets[1], "grey-hound")].life - 1
    )
    assert "FreeRefused" in tales(table)
    table = before_the_last()
    told = play_round(table, "4+4", "3+4", {0: [*SLAYS], 1: [*WALKS, "deal.grey-hound"]})
    assert told.outcome is not None
    assert table.sheets[1].awards[room_of(table.sheets[1], "grey-hound")] == 2, "the lower reward"


@clause("DDD-RULING-6")
def test_nobody_is_asked_about_a_free_hit_that_does_not_end_the_game() -> None:
    table = before_the_last("collective")
    told = play_round(table, "4+4", "3+4", {0: [*SLAYS]})
    assert "last-hit" not in told.asked[1]
    table = before_the_last()
    for room in table.layout.rooms:  # seat 0 clears the sheet too: the game is over anyway
        if room.id != "grey-hound":
            hurt(table.sheets[0], room.id, award=2)
    told = play_round(table, "4+4", "3+4", {0: [*SLAYS]})
    assert "last-hit" not in told.asked[1]
    assert told.outcome is not None


@clause("DDD-RULING-6")
def test_by_agreement_everybody_is_asked_about_every_free_hit() -> None:
    table = table_of(AA, 3)
    table.free_hit = "asked"
    one, two, three = table.sheets
    mark(one, "A5")
    hurt(one, "grey-hound", 3)
    told = play_round(
        table, "4+4", "3+4", {0: [*SLAYS], 1: [*WALKS, "refuse"], 2: [*WALKS, "deal.grey-hound"]}
    )
    assert told.asked[1][-1] == told.asked[2][-1] == "free-hit"
    assert "free-hit" not in told.asked[0]
    assert (damage(two, "grey-hound"), damage(three, "grey-hound")) == (0, 1)


@clause("DDD-RULING-6")
@pytest.mark.parametrize(
    ("points", "best", "wanted"),
    [(30, 41, "refuse"), (41, 30, "deal.grey-hound"), (30, 30, "deal.grey-hound")],
)
def test_a_bot_ends_the_game_only_if_nobody_has_more(points: int, best: int, wanted: str) -> None:
    table = before_the_last()
    question = Choose(LAST_HIT, 1, [("deal", "grey-hound"), "refuse"], (points, best))
    values = worth(glance(table, 1), question)
    assert option_id(question.options[max((0, 1), key=values.__getitem__)]) == wanted


@clause("DDD-RULING-22")
def test_several_monsters_defeated_at_once_are_all_announced_in_one_pass() -> None:
    table = table_of(AA, 3)
    one, two, three = table.sheets
    for sheet, room in ((one, "grey-hound"), (two, "purple-pup")):
        mark(sheet, "A5", "A1", "B1")
        hurt(sheet, room, 3)
    hurt(three, "grey-hound", 3)
    play_round(
        table,
        "4+4",
        "5+6",
        {
            0: [hit("grey-hound", "4+4"), visit("M5", "5+6")],
            1: [hit("purple-pup", "5+6"), visit("M3", "4+4")],
            2: [visit("M3", "4+4"), visit("M5", "5+6")],
        },
    )
    assert (one.gems, two.gems, three.gems) == (2, 2, 1)
    assert damage(two, "grey-hound") == damage(one, "purple-pup") == damage(three, "purple-pup") == 1
