"""DF-GAME, DF-COMP, DF-SETUP, DF-MOVE, DF-ENCOUNTER: the box, the dungeon, the way through it."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_fighter.given import *
from games.dungeon_fighter.given import meets
from tumblekeep.core.chance import Draw
from tumblekeep.core.errors import BadOptions, IllegalAnswer
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games.dungeon_fighter import GAME
from tumblekeep.games.dungeon_fighter.content import (
    BY_LEVEL,
    FACES,
    LIFE_TABLE,
    MONSTERS,
    SHEETS,
    BoardSide,
    start_faces,
)
from tumblekeep.games.dungeon_fighter.edition import draw_monster
from tumblekeep.games.dungeon_fighter.rules import demands, next_rooms
from tumblekeep.games.dungeon_fighter.setup import setup
from tumblekeep.games.dungeon_fighter.table import DungeonFighterTable
from tumblekeep.testing.scenario import FlowRun, when


def set_up(
    seats: int = 2, *answers: Any, fate: tuple[str, ...] = (), **options: object
) -> tuple[DungeonFighterTable, FlowRun]:
    chosen = GAME.check(seats, options)
    table = GAME.new_table(seats, chosen)
    assert isinstance(table, DungeonFighterTable)
    played = when(setup(table), answers, fate=fate)
    return table, played


USUAL = ("E1", "S1", "s1a", "E2")
"""An End board, a Start board and its side, an End board with its Start side up."""


# -- game and box ---------------------------------------------------------------------------------


@clause("DF-GAME-2", "DF-SETUP-11")
def test_a_hero_is_in_play_once() -> None:
    table, played = set_up(2, "take.torm", "take.randolph", fate=USUAL)
    assert [hero.card for hero in table.heroes] == ["torm", "randolph"]
    first, second = played.offered
    assert len(first) == 9
    assert second == [option for option in first if option != "take.torm"]


@clause("DF-SETUP-11")
def test_heroes_may_be_drawn() -> None:
    table, played = set_up(2, fate=(*USUAL, "torm", "sir_moo"), heroes="random")
    assert [hero.card for hero in table.heroes] == ["torm", "sir_moo"]
    assert played.asked[-2:] == ["draw-hero", "draw-hero"]


@clause("DF-GAME-3", "DF-RULING-1", "DF-COMP-1")
def test_one_to_six_heroes() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]
    for seats in (0, 7):
        with pytest.raises(BadOptions):
            GAME.check(seats, {})


@clause("DF-COMP-1", "DF-COMP-5", "DF-CONTENT-3")
def test_six_boards_two_of_them_start_on_both_sides() -> None:
    boards = {face.board for face in FACES.values()}
    assert len(boards) == 6
    assert [len(start_faces(board)) for board in sorted(boards)] == [1, 1, 1, 1, 2, 2]
    assert sum(face.is_end for face in FACES.values()) == 4
    assert sum(not face.is_end for face in FACES.values()) == 8


@clause("DF-COMP-6", "DF-RULING-2", "DF-SETUP-20", "DF-SETUP-17")
def test_the_treasury_starts_with_two_gold_and_a_white_die_the_rest_is_supply() -> None:
    table, _ = set_up(2, "take.torm", "take.randolph", fate=USUAL)
    assert (table.gold, table.white, table.supply_gold, table.supply_white) == (2, 1, 28, 8)
    assert table.gain_gold(40) == 28
    assert table.gain_white(40) == 8
    assert (table.gold, table.white) == (30, 9)


@clause("DF-COMP-7", "DF-SETUP-1", "DF-SETUP-2")
def test_set_up_asks_for_dungeon_heroes_and_leader_in_this_order() -> None:
    _, played = set_up(2, "take.torm", "take.randolph", fate=(*USUAL, "1"), leader="random")
    assert played.asked == [
        "draw-end", "draw-start", "draw-side", "draw-start", "hero", "hero", "draw-leader",
    ]  # fmt: skip


@clause("DF-SETUP-21", "DF-RULING-74")
def test_the_party_could_not_name_its_leader() -> None:
    heroes = ("take.torm", "take.randolph", "take.goldfinga")
    for voices, drawn, leads in (
        (((0, "name.2"), (1, "name.2"), (2, "name.0")), (), 2),
        (((2, "name.1"), (0, "name.0"), (1, "name.1")), (), 1),  # in any order
        (((0, "name.0"), (1, "name.1"), (2, "name.2")), ("2",), 2),  # a tie is broken at random
    ):
        table, played = set_up(3, *heroes, *voices, fate=(*USUAL, *drawn), leader="named")
        assert (table.leader, table.first, table.active) == (leads, leads, leads)
        assert played.asked[-1] == ("draw-leader" if drawn else "leader")
        assert len(told(table, "LeaderProposed")) == 3
        assert told(table, "LeaderNamed") == [(leads,)]


@clause("DF-SETUP-21")
def test_a_lone_hero_leads_without_being_asked() -> None:
    table, played = set_up(1, "take.torm", fate=USUAL, leader="named")
    assert table.leader == 0
    assert "leader" not in played.asked


@clause("DF-COMP-8", "DF-RULING-62")
def test_the_life_table_covers_every_card() -> None:
    assert LIFE_TABLE == 40
    assert max(card.life for card in MONSTERS.values()) <= LIFE_TABLE


# -- setting up -----------------------------------------------------------------------------------


@clause(
    "DF-SETUP-3",
    "DF-SETUP-4",
    "DF-SETUP-5",
    "DF-SETUP-6",
    "DF-SETUP-8",
    "DF-SETUP-9",
    "DF-RULING-5",
    "DF-EX-1",
)
def test_building_the_dungeon() -> None:
    table, played = set_up(1, "take.torm", fate=("E3", "E1", "S2", "s2b"))
    assert table.faces == ["e1b", "s2b", "e3a"]
    assert [FACES[face].is_end for face in table.faces] == [False, False, True]
    assert (table.level, table.room) == (0, 0)
    end, first, second = played.questions[:3]
    assert isinstance(end, Draw)
    assert isinstance(first, Draw)
    assert isinstance(second, Draw)
    assert list(end.bag) == ["E1", "E2", "E3", "E4"]
    assert sorted(first.bag) == ["E1", "E2", "E4", "S1", "S2"]
    assert sorted(second.bag) == ["E2", "E4", "S1", "S2"]


@clause("DF-SETUP-7", "DF-RULING-4")
def test_a_board_that_is_brown_on_both_sides_shows_either() -> None:
    for side in ("s1a", "s1b"):
        table, played = set_up(1, "take.torm", fate=("E1", "S1", side, "E2"))
        assert table.faces[0] == side
        question = played.questions[2]
        assert isinstance(question, Draw)
        assert dict(question.bag) == {"s1a": 1, "s1b": 1}


@clause("DF-SETUP-10")
def test_nobody_sees_the_boss_before_it_is_met() -> None:
    fate = SampledFate(3)
    play = Play(GAME, 2)
    bosses = ("the_grim_reaper", "midnight_furball", "dragon_of_the_last_corridor", "the_landlord_of_evil")
    while (question := play.question) is not None and question.ask.name != "die":
        for seat in (0, 1, None):
            assert not any(boss in str(play.look(seat)) for boss in bosses)
        play.answer(fate(question) if question.by_fate else next(iter(question.asked().values())).options[0])


@clause("DF-SETUP-12")
def test_heroes_start_with_nine_life() -> None:
    table, _ = set_up(2, "take.torm", "take.randolph", fate=USUAL)
    assert [hero.life for hero in table.heroes] == [9, 9]
    assert [table.most_life(hero) for hero in table.heroes] == [9, 9]


@clause("DF-SETUP-13", "DF-SETUP-14", "DF-SETUP-15", "DF-SETUP-16")
@pytest.mark.parametrize(
    ("difficulty", "tower", "bonus"),
    [("easy", [4, 4, 4, 2], 5), ("normal", [3, 3, 3, 5], 10), ("infernal", [2, 2, 2, 8], 15)],
)
def test_difficulty_fixes_the_tower(difficulty: str, tower: list[int], bonus: int) -> None:
    table, _ = set_up(1, "take.torm", fate=USUAL, difficulty=difficulty)
    assert table.tower == tower
    assert sum(tower) == 14
    assert table.laws.difficulty[difficulty] == bonus
    assert [len(cards) for cards in table.unmet] == [13, 13, 13, 14]


@clause("DF-SETUP-14", "DF-RULING-71")
def test_any_card_of_a_level_may_stand_in_the_tower_and_each_comes_once() -> None:
    table = party("torm", phase="move", difficulty="infernal")
    met: list[str] = []
    for number in range(14):
        fate = SampledFate(number)
        flow = draw_monster(table)
        question = next(flow)
        assert isinstance(question, Draw)
        level = 0 if number < 2 else 1 if number < 4 else 2 if number < 6 else 3
        assert set(question.bag) == set(BY_LEVEL[level]) - set(met)
        with pytest.raises(StopIteration) as end:
            flow.send(fate(question))
        met.append(end.value.value)
    assert len(set(met)) == 14
    assert [MONSTERS[card].level for card in met] == [1, 1, 2, 2, 3, 3, *[4] * 8]


@clause("DF-SETUP-18")
def test_all_equipment_lies_in_the_deck() -> None:
    table, _ = set_up(1, "take.torm", fate=USUAL)
    assert len(table.deck) == 53
    assert table.discards == []


@clause("DF-SETUP-19", "DF-SETUP-21", "DF-SETUP-22", "DF-SETUP-23", "DF-GAME-9")
def test_the_leader_is_first_player_with_the_three_dice_undefeated() -> None:
    table, _ = set_up(3, "take.torm", "take.randolph", "take.sir_moo", fate=(*USUAL, "2"), leader="random")
    assert (table.leader, table.first, table.active) == (2, 2, 2)
    assert not table.beaten
    assert table.unthrown == ["red", "green", "blue"]
    table, _ = set_up(2, "take.torm", "take.randolph", fate=USUAL)
    assert table.leader == 0


# -- moving ---------------------------------------------------------------------------------------


@clause("DF-MOVE-1", "DF-MOVE-3", "DF-MOVE-4", "DF-EX-11")
def test_moving() -> None:
    table = party(*TRIO, phase="move", at=(1, 3))
    assert next_rooms(table) == [(1, 4), (1, 5)]
    played = goes(table, stop=True)
    question = played.open
    assert isinstance(question, Choose)
    assert played.offered == [["enter.4.treasure-gold-3", "enter.5.shop"]]
    for number, word in ((1, "normal"), (2, "perilous-double_bounce"), (6, "fountain"), (7, "normal")):
        with pytest.raises(IllegalAnswer):
            question.check(("enter", number, word))
    assert [bar.option[1] for bar in question.barred()] == [1]


@clause("DF-MOVE-2", "DF-MOVE-5", "DF-MOVE-11", "DF-ENCOUNTER-8")
def test_the_party_moves_as_one_and_fights_where_it_arrives() -> None:
    table = party(*TRIO, phase="move", at=(1, 3))
    goes(table, "enter.5.shop", fate=["cute_bear"])
    assert (table.level, table.room, table.phase) == (1, 5, "fight")


@clause("DF-MOVE-6", "DF-SETUP-9", "DF-RULING-65")
def test_the_first_round_leads_to_the_entrance() -> None:
    table = party(*TRIO, phase="move", at=(0, 0))
    goes(table, fate=["cute_bear"])
    assert (table.level, table.room) == (1, FACES["s1a"].entrance)
    assert tales(table)[:2] == ["LevelEntered", "RoomEntered"]


@clause("DF-MOVE-7", "DF-GAME-8")
def test_the_leader_chooses_the_way() -> None:
    table = party(*TRIO, phase="move", at=(1, 1), leader=2, first=1)
    assert goes(table, "enter.3.normal", fate=["cute_bear"]).questions[0].whose == 2


@clause("DF-MOVE-8", "DF-SETUP-8")
def test_leaving_the_last_space_leads_to_the_next_board_in_one_move() -> None:
    table = party(*TRIO, phase="move", at=(1, FACES["s1a"].exit))
    goes(table, fate=["cute_bear"])
    assert (table.level, table.room) == (2, FACES["s2a"].entrance)


@clause("DF-MOVE-9", "DF-BOSS-1")
def test_past_the_last_space_of_level_three_waits_the_boss() -> None:
    table = party(*TRIO, phase="move", at=(3, FACES["e1a"].exit))
    assert next_rooms(table) == []
    goes(table, fate=["midnight_furball"])
    assert table.monster.is_boss
    assert table.chamber is None


@clause("DF-MOVE-10", "DF-RULING-6", "DF-CONTENT-7")
def test_every_face_has_one_entrance_and_one_exit_and_no_way_back() -> None:
    for face in FACES.values():
        entered = {number for ways in face.ways for number in ways}
        assert [n for n in range(1, len(face.rooms) + 1) if n not in entered] == [face.entrance]
        assert [n for n, ways in enumerate(face.ways, start=1) if not ways] == [face.exit]
        assert _reached(face, face.entrance, ()) == set(range(1, len(face.rooms) + 1))


def _reached(face: BoardSide, number: int, path: tuple[int, ...]) -> set[int]:
    assert number not in path, f"{face.id} goes in a circle"
    found = {number}
    for to in face.ways[number - 1]:
        found |= _reached(face, to, (*path, number))
    return found


# -- meeting a monster ----------------------------------------------------------------------------


@clause("DF-ENCOUNTER-2", "DF-ENCOUNTER-3")
def test_the_highest_floor_that_holds_a_monster_is_drawn_from() -> None:
    table = party(*TRIO, phase="move", at=(1, 1), tower=[1, 3, 3, 5], first=1)
    played = goes(table, "enter.3.normal", fate=["cute_bear"])
    draw = played.questions[1]
    assert isinstance(draw, Draw)
    assert set(draw.bag) == set(BY_LEVEL[0])
    assert draw.seat == 1
    assert table.tower == [0, 3, 3, 5]
    table.phase, table.room, table.foe = "move", 1, None
    played = goes(table, "enter.3.normal", fate=["educated_orc"])
    draw = played.questions[1]
    assert isinstance(draw, Draw)
    assert set(draw.bag) == set(BY_LEVEL[1])


@clause("DF-ENCOUNTER-4", "DF-ENCOUNTER-5", "DF-ENCOUNTER-6")
def test_the_monster_is_laid_out_with_its_life_and_coins() -> None:
    table = party(*TRIO, phase="move", at=(1, 1), tower=[0, 0, 0, 5])
    before = table.supply_gold
    goes(table, "enter.3.normal", fate=["royal_tax_inspector"])
    foe = table.monster
    assert (foe.life, foe.full, foe.damage, foe.gold, foe.kind, foe.feature) == (
        11, 11, 2, 4, "humanoid", "gold_loss",
    )  # fmt: skip
    assert table.supply_gold == before - 4


@clause("DF-ENCOUNTER-7", "DF-RULING-7")
def test_an_empty_tower_still_gives_a_monster_of_level_four() -> None:
    table = party(*TRIO, phase="move", at=(1, 1), tower=[0, 0, 0, 0])
    played = goes(table, "enter.3.normal", fate=["flatus_the_dragon"])
    draw = played.questions[1]
    assert isinstance(draw, Draw)
    assert set(draw.bag) == set(BY_LEVEL[3])
    assert table.tower == [0, 0, 0, 0]


@clause("DF-RULING-7", "DF-CONTENT-6")
def test_fourteen_monsters_always_suffice() -> None:
    def lengths(face: str) -> set[int]:
        ways = FACES[face].ways

        def down(number: int) -> set[int]:
            return {1 + more for to in ways[number - 1] for more in down(to)} or {1}

        return down(FACES[face].entrance)

    for face in FACES.values():
        assert lengths(face.id) <= ({4} if face.is_end else {4, 5})
    assert max(max(lengths(face)) for face in FACES) * 2 + 4 == 14


def test_sheets_are_the_nine_of_the_box() -> None:
    assert len(SHEETS) == 9


# -- a gentle first combat ------------------------------------------------------------------------


def bag_of_the_next_monster(table: DungeonFighterTable) -> set[str]:
    (drawn,) = when(draw_monster(table), stop=True).questions
    assert isinstance(drawn, Draw)
    return set(drawn.bag)


@clause("DF-RULING-81")
def test_the_first_monster_of_a_gentle_game_is_a_plain_one() -> None:
    usual, _ = set_up(1, "take.torm", fate=USUAL)
    assert bag_of_the_next_monster(usual) == set(BY_LEVEL[0])
    gentle, _ = set_up(1, "take.torm", fate=USUAL, gentle=True)
    assert bag_of_the_next_monster(gentle) == {"common_goblin", "polite_slime"}
    assert when(draw_monster(gentle), fate=["polite_slime"]).result == "polite_slime"
    assert bag_of_the_next_monster(gentle) == set(BY_LEVEL[0]) - {"polite_slime"}


@clause("DF-RULING-81", "DF-ROOM-8")
def test_a_perilous_room_asks_for_nothing_in_the_first_combat_of_a_gentle_game() -> None:
    faces, at = room_with("perilous-jump")
    table = party(*TRIO, foe="common_goblin", faces=faces, at=at, gentle=True)
    assert demands(table) == ()
    assert goes(table, "throw.red", fate=[hit("red", 3)]).asked == ["die", "throw"]
    table.foe = None
    meets(table, "goblin_toll_clerk")
    assert demands(table) == ("jump",)
    assert demands(party(*TRIO, foe="common_goblin", faces=faces, at=at)) == ("jump",)
