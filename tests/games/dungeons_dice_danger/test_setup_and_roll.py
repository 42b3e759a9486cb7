"""DDD-SETUP and DDD-ROLL: sheets, first player, the five dice and the pairings they give."""

from __future__ import annotations

import pytest

from games.dungeons_dice_danger.given import *
from tumblekeep.core.chance import D6, Roll
from tumblekeep.core.errors import BadOptions
from tumblekeep.core.play import Play
from tumblekeep.games.dungeons_dice_danger import GAME
from tumblekeep.games.dungeons_dice_danger.content import ADVENTURES, LAYOUTS
from tumblekeep.games.dungeons_dice_danger.rules import pairings
from tumblekeep.games.dungeons_dice_danger.table import DangerTable


@clause("DDD-SETUP-1", "DDD-RULING-23")
def test_one_to_four_play_as_the_box_says_and_up_to_six_by_ruling() -> None:
    for seats in range(1, 7):
        play = Play(GAME, seats)
        assert isinstance(play.table, DangerTable)
        assert len(play.table.sheets) == seats
    for seats in (0, 7):
        with pytest.raises(BadOptions):
            Play(GAME, seats)


@clause("DDD-SETUP-2")
def test_four_adventures_from_novice_to_expert_and_the_novice_one_first() -> None:
    levels = [LAYOUTS[slug].document["difficulty"] for slug in ADVENTURES]
    assert levels == ["novice", "easy", "standard", "expert"]
    assert GAME.options[0].default == AA
    for slug in ADVENTURES:
        assert Play(GAME, 2, {"adventure": slug}).look(0)["adventure"] == slug


@clause("DDD-SETUP-3")
def test_sheets_are_identical_and_apart() -> None:
    table = table_of(seats=3)
    first, second, third = (sheet.copy() for sheet in table.sheets)
    second.seat = third.seat = 0
    assert first.takes == second.takes == third.takes
    play_round(
        table,
        "1+2",
        "2+5",
        {0: [visit("A5", "1+2"), visit("A4", "2+5")], 1: [visit("A4", "2+5"), visit("A5", "1+2")]},
    )
    mark(table.sheets[0], "B4")
    assert table.sheets[0].visited != table.sheets[1].visited


@clause("DDD-SETUP-4", "DDD-ROLL-1")
def test_the_active_player_rolls_four_white_dice_and_a_black_one() -> None:
    table = table_of(seats=3, active=2)
    told = run(table, rolled((1, 2, 3, 4), 5), {0: [], 1: [], 2: []}, stop=True)
    roll = told.questions[0]
    assert isinstance(roll, Roll)
    assert [(die.name, die.faces, n) for die, n in roll.pools] == [
        ("white", D6.faces, 4),
        ("black", D6.faces, 1),
    ]
    assert roll.seat == 2
    assert table.dice == (1, 2, 3, 4, 5)


@clause("DDD-SETUP-5", "DDD-SETUP-6", "DDD-SETUP-7")
def test_a_sheet_has_spaces_of_every_kind_rooms_with_boxes_and_its_trackers() -> None:
    kinds = {space.kind for layout in LAYOUTS.values() for space in layout.spaces}
    assert kinds == {"start", "regular", "grey", "fist", "rubble", "cloud", "gate", "claw", "worm"}
    for layout in LAYOUTS.values():
        seen = table_of(layout, 2).sheets[0]
        assert seen.black == 3
        assert len(layout.chest_options) == 3
        assert layout.tracker[0] == 0
        assert all(room.life >= 1 for room in layout.rooms)
        for number, room in enumerate(layout.rooms):
            assert seen.wound(number, 99) == room.life, "one box a life point"


@clause("DDD-SETUP-8")
def test_at_the_start_nothing_is_crossed() -> None:
    for slug in ADVENTURES:
        sheet = Play(GAME, 2, {"adventure": slug}).look(0)["sheets"][0]
        assert sheet["visited"] == sheet["half"] == sheet["chests"] == []
        assert sheet["gold"] == sheet["gems"] == sheet["lost"] == sheet["torches"] == sheet["green"] == 0
        assert set(sheet["damage"].values()) == {0}
        assert sheet["black"] == 3


@clause("DDD-SETUP-9")
def test_the_first_seat_begins_or_one_is_drawn() -> None:
    assert Play(GAME, 3).look()["active"] == 0
    play = Play(GAME, 3, {"start": "random"})
    assert play.question is not None
    assert play.question.ask.name == "draw-first"
    play.answer("2")
    assert play.look()["active"] == 2
    assert play.question.ask.name == "roll"
    assert Play(GAME, 1, {"start": "random"}).question.ask.name == "roll"  # type: ignore[union-attr]


@clause("DDD-SETUP-9", "DDD-RULING-28")
def test_the_players_could_not_name_who_rolls_first() -> None:
    play = Play(GAME, 3, {"start": "named"})
    for seat, friend in ((2, 1), (0, 1), (1, 0)):  # in any order
        assert play.question is not None
        assert play.question.kind == "together"
        play.answer(f"name.{friend}", seat)
    assert play.look()["active"] == 1
    assert [type(one).__name__ for one in play.news()] == ["FirstNamed"] * 3 + ["FirstPlayer"]
    tied = Play(GAME, 2, {"start": "named"})
    for seat in (0, 1):
        tied.answer(f"name.{seat}", seat)
    assert tied.question is not None
    assert tied.question.ask.name == "draw-first"
    assert Play(GAME, 1, {"start": "named"}).question.ask.name == "roll"  # type: ignore[union-attr]


@clause("DDD-SETUP-10")
def test_the_active_role_goes_round_clockwise() -> None:
    table = table_of(seats=3)
    order = []
    for _ in range(4):
        order.append(table.active)
        play_round(table, "1+6", "3+4")
    assert order == [0, 1, 2, 0]


@clause("DDD-SETUP-12")
def test_start_spaces_carry_every_number_once() -> None:
    for layout in LAYOUTS.values():
        starts = sorted(space.number for space in layout.spaces if space.kind == "start")
        assert starts == list(range(2, 13))


@clause("DDD-ROLL-2")
def test_everybody_uses_the_same_dice_and_nobody_uses_them_up() -> None:
    table = table_of(seats=4)
    same = [visit("A5", "1+2"), visit("A4", "3+4")]
    play_round(table, "1+2", "3+4", dict.fromkeys(range(4), same))
    assert len({sheet.visited for sheet in table.sheets}) == 1
    assert table.dice == (1, 2, 3, 4, 6)


@clause("DDD-ROLL-3", "DDD-ROLL-4")
def test_four_white_dice_give_three_pairings_of_sums() -> None:
    assert pairings(dice(1, 2, 4, 6), dice(1)).white == [
        ("white", "1+2", 3, "4+6", 10),
        ("white", "1+4", 5, "2+6", 8),
        ("white", "2+4", 6, "1+6", 7),
    ]
    assert len(pairings(dice(3, 3, 3, 3), dice(1)).white) == 1


@clause("DDD-ROLL-5", "DDD-ROLL-6")
def test_the_black_die_takes_the_place_of_one_white_die() -> None:
    roll = pairings(dice(1, 2, 3, 4), dice(6))
    assert len(roll.white) == 3
    assert len(roll.black) == 3 + 12
    for verb, one, first, two, second in roll.black[3:]:
        faces = sorted(int(face) for pair in (one, two) for face in pair.split("+"))
        assert verb == "black"
        assert faces.count(6) == 1
        assert set(faces) < {1, 2, 3, 4, 6}
        assert first + second == sum(faces)
    same = pairings(dice(1, 1, 2, 2), dice(1))
    shown = {(one, two) for _, one, _, two, _ in same.black}
    assert len(shown) == len(same.black), "equal dice are the same pairing"


@clause("DDD-ROLL-7", "DDD-ROLL-9")
def test_a_passive_player_pays_a_symbol_even_if_a_pair_finds_no_use() -> None:
    table = table_of(seats=2)
    me = table.sheets[1]
    me.takes = (0,) * 13  # nothing is left to cross
    play_round(table, "1+1", "5+6", {0: [visit("A1", "1+1")], 1: [pairing("1+1", "6+6", "symbol")]}, black=6)
    assert me.black == 2
    assert me.lost == 2
    assert table.sheets[0].black == 3, "the active player pays nothing"


@clause("DDD-ROLL-7", "DDD-ROLL-8")
def test_without_symbols_a_passive_player_has_the_white_dice_only() -> None:
    table = table_of(seats=2)
    table.sheets[1].black = 0
    told = run(table.copy(), rolled((1, 2, 3, 4), 6), {0: [], 1: []}, stop=True)
    assert {option.partition(".")[0] for option in told.now(0)} == {"white", "black"}
    assert {option.partition(".")[0] for option in told.now(1)} == {"white"}
    assert set(told.reasons(1).values()) == {("symbol", "DDD-ROLL-8")}
    assert len(told.reasons(1)) == 12
    table.active = 1  # until active again
    told = run(table.copy(), rolled((1, 2, 3, 4), 6), {0: [], 1: []}, stop=True)
    assert len(told.now(1)) == 15
    table.active = 0
    table.sheets[1].black = 1  # or more symbols were gained
    told = run(table, rolled((1, 2, 3, 4), 6), {0: [], 1: []}, stop=True)
    assert len(told.now(1)) == 15


@clause("DDD-ROLL-10", "DDD-RULING-1")
def test_a_pairing_that_wastes_a_pair_may_be_chosen() -> None:
    table = table_of(seats=2)
    me = mark(table.sheets[0], "A1", "A6", "A4")
    play_round(table, "1+1", "6+6", {0: []})
    assert me.lost == 2, "1+6 and 1+6 would have had uses elsewhere or none: nobody compares"
    told = run(table_of(seats=2), rolled((1, 1, 6, 6), 3), {0: [], 1: []}, stop=True)
    assert pairing("1+1", "6+6") in told.now(0)
    assert pairing("1+6", "1+6") in told.now(0)


@clause("DDD-ROLL-11")
def test_all_decide_at_once_and_nobody_sees_the_others_until_the_round_closes() -> None:
    play = Play(GAME, 3)
    play.answer(rolled((1, 2, 3, 4), 6))
    play.news()
    assert sorted(play.asked()) == [0, 1, 2]
    before = [play.look(seat) for seat in (1, 2, None)]
    play.answer(pairing("1+2", "3+4"), 0)
    assert [play.look(seat) for seat in (1, 2, None)] == before
    assert play.look(0)["sheets"][0]["pairs"] == [{"dice": "1+2", "value": 3}, {"dice": "3+4", "value": 7}]
    play.answer(pairing("1+2", "3+4"), 2)  # seat 1 has not begun; nobody waits for a turn
    play.answer(visit("A5", "1+2"), 0)  # the second pair has one use left and is settled
    assert play.look(0)["sheets"][0]["visited"] == ["A4", "A5"]
    assert sorted(play.asked()) == [1, 2]
    for seat in (1, 2, None):
        assert play.look(seat)["sheets"][0]["done"] is True
        assert play.look(seat)["sheets"][0]["visited"] == []
        assert play.look(seat)["sheets"][0]["pairs"] == []
    assert play.news() == [], "the tale waits too"
    play.answer(visit("A4", "3+4"), 2)
    play.answer(pairing("1+2", "3+4"), 1)
    play.answer(visit("A4", "3+4"), 1)
    assert [one["visited"] for one in play.look()["sheets"]] == [["A4", "A5"]] * 3
    assert play.look()["active"] == 1
    assert play.news()


@clause("DDD-EX-1")
def test_example_nine_pairings() -> None:
    roll = pairings(dice(2, 2, 4, 5), dice(3))
    sums = [(first, second) for _, _, first, _, second in roll.black]
    assert sums[:2] == [(4, 9), (6, 7)]
    assert sorted(sums) == [(4, 7), (4, 8), (4, 9), (5, 6), (5, 7), (5, 9), (6, 7), (6, 8), (7, 7)]
    assert roll.white == roll.black[:2]
    assert [option[1:] for option in roll.symbol] == [option[1:] for option in roll.black]
    for white, blacks in (((2, 2, 4, 5), (1, 3, 6)), ((1, 3, 3, 6), (2, 4, 5))):
        for black in range(1, 7):
            roll = pairings(dice(*white), dice(black))
            fits = len(roll.black) == 9 and {(4, 9), (6, 7)} == {(o[2], o[4]) for o in roll.white}
            assert fits == (black in blacks)


def test_a_pairing_is_offered_with_its_dice_and_sums() -> None:
    table, _ = alone()
    told = run(table, rolled((2, 2, 4, 5), 3), {0: []}, stop=True)
    assert told.now()[0] == "white.2+2.4.4+5.9"
    assert told.now()[2].startswith("symbol.")


def test_equal_pairs_are_offered_once_and_unequal_dice_of_one_sum_only_where_doubles_count() -> None:
    table, sheet = alone()
    mark(sheet, "M1")
    assert peek(table, "3+4", "2+5").now() == [visit("L1", "2+5"), visit("A4", "2+5")]
    sheet.visited = 0
    sheet.work_out()
    mark(sheet, "A4", "B4", "A5", "A6", "A7", "A8")  # B8, a fist of number 4, is reached
    offered = peek(table, "1+3", "2+2").now()
    assert visit("B8", "2+2") in offered
    assert visit("M1", "1+3") in offered
    assert visit("M1", "2+2") in offered
    assert hit("grey-hound", "2+2") not in offered
