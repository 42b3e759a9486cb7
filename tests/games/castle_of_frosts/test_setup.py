"""CF-GOAL, CF-COMP, CF-SETUP, CF-HERO: what is in the box and how it is laid out."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.core.errors import BadOptions
from tumblekeep.core.play import Play
from tumblekeep.games.castle_of_frosts import GAME
from tumblekeep.games.castle_of_frosts.content import (
    BOSSES,
    DECK_LEVELS,
    DIFFICULTIES,
    EXTRA_LIFE,
    HEROES,
    ITEMS,
    MONSTERS,
    PARTS,
    ROOMS,
)
from tumblekeep.games.castle_of_frosts.dungeon import meet_monster
from tumblekeep.games.castle_of_frosts.guests import SHEETS
from tumblekeep.games.castle_of_frosts.rules import monster_bag
from tumblekeep.games.castle_of_frosts.setup import setup
from tumblekeep.games.castle_of_frosts.show import show
from tumblekeep.games.castle_of_frosts.table import CastleTable
from tumblekeep.games.castle_of_frosts.view import view
from tumblekeep.kit.throw_setup import ICEBERGS
from tumblekeep.kit.throwing import dice_of


@clause("CF-GOAL-1", "CF-GOAL-2", "CF-END-3")
def test_all_win_together_when_the_boss_falls() -> None:
    table = meets(party(), "penqueen", life=3)
    story = step(table, ("throw", "red"), throws=[Lands(3)])
    assert story.played.outcome is not None
    assert story.played.outcome.winners == (0, 1, 2)
    assert len(set(story.played.outcome.scores)) == 1


@clause("CF-GOAL-3")
def test_an_attack_is_a_throw_at_the_target() -> None:
    table = meets(party(), "waddling_recruit")
    story = step(table, ("throw", "red"), throws=[Lands(2)])
    assert story.settings == [
        {"game": "castle_of_frosts", "dice": ["red"], "demands": [], "icebergs": [], "templates": [], "lying": [],
         "noise": 1.0}
    ]  # fmt: skip
    assert table.monster.life == 3


@clause("CF-COMP-1", "CF-COMP-2")
def test_the_box_holds_its_parts() -> None:
    assert (len(MONSTERS), len(BOSSES), len(ROOMS), len(ITEMS), len(HEROES)) == (21, 3, 21, 24, 4)
    assert PARTS["monsters"] == len(MONSTERS)
    assert PARTS["bosses"] == len(BOSSES)
    assert PARTS["rooms"] == len(ROOMS)
    assert PARTS["equipment"] == len(ITEMS)
    assert PARTS["heroes"] == len(HEROES)
    assert (PARTS["white_dice"], PARTS["coloured_dice"], PARTS["snow_dice"], PARTS["water_dice"]) == (
        9,
        3,
        1,
        3,
    )
    assert (PARTS["icebergs"], PARTS["frozen_templates"], PARTS["weak_point_templates"]) == (4, 2, 1)
    assert PARTS["coins"] == 30
    fourfold = {kind.id for kind in dice_of("castle_of_frosts") if kind.shape == "d4"}
    assert fourfold == {"red", "green", "blue", "white"}


@clause("CF-COMP-3", "CF-SETUP-21", "CF-MIX-1", "CF-RULING-69")
def test_this_box_seats_four_and_two_boxes_six() -> None:
    GAME.check(4, {})
    with pytest.raises(BadOptions):
        GAME.check(5, {})
    for seats in (5, 6):
        GAME.check(seats, {"boxes": "both"})
    assert party(*list(SHEETS)[:6], boxes="both").gold == 4


@clause("CF-COMP-4", "CF-WHITE-3", "CF-RULING-9")
def test_gold_has_no_end_and_white_dice_have() -> None:
    table = party()
    table.gain_gold(100)
    assert table.gold == 101
    assert table.gain_white(20) == 7
    assert (table.white, table.supply_white) == (9, 0)
    assert table.gain_white(1) == 0
    assert table.white == 9


@clause("CF-SETUP-1")
def test_four_equal_pieces_make_one_target() -> None:
    for degrees in range(1, 90, 5):
        for radius in range(8, 240, 9):
            quarter = [
                BOARD.zone_at(
                    radius * math.cos(math.radians(degrees + turn)),
                    radius * math.sin(math.radians(degrees + turn)),
                ).value
                for turn in (0, 90, 180, 270)
            ]
            assert len(set(quarter)) == 1


@clause("CF-SETUP-2", "CF-SETUP-3", "CF-SETUP-5")
def test_everybody_takes_a_sheet_and_starts_with_nine_life() -> None:
    table = CastleTable(2)
    story = run(setup, table, ("take", "marla_morningstar"), ("take", "aristide"))
    assert [hero.card for hero in table.heroes] == ["marla_morningstar", "aristide"]
    assert "take.marla_morningstar" not in story.offered[1]
    assert [hero.life for hero in table.heroes] == [9, 9]
    seen = view(table, None)
    assert {hero["card"] for hero in seen["heroes"]} == {"marla_morningstar", "aristide"}


@clause("CF-SETUP-2", "CF-SETUP-15")
def test_sheets_and_leader_can_be_drawn() -> None:
    table = CastleTable(2, dealing="random", leading="random")
    run(setup, table, fate=["jack_boatless", "aristide", "1"])
    assert [hero.card for hero in table.heroes] == ["jack_boatless", "aristide"]
    assert table.leader == 1
    chosen = CastleTable(3)
    run(setup, chosen, ("take", "aristide"), ("take", "jack_boatless"), ("take", "lebron_bearskin"))
    assert chosen.leader == 0


@clause("CF-SETUP-15", "CF-RULING-85")
def test_the_party_could_not_name_its_leader() -> None:
    sheets = (("take", "aristide"), ("take", "jack_boatless"), ("take", "lebron_bearskin"))
    named = CastleTable(3, leading="named")
    run(setup, named, *sheets, (2, "name.1"), (0, "name.1"), (1, "name.0"))
    assert named.leader == 1
    tied = CastleTable(3, leading="named")
    story = run(setup, tied, *sheets, (0, "name.2"), (1, "name.0"), (2, "name.1"), fate=["2"])
    assert tied.leader == 2
    assert story.asked[-2:] == ["leader", "draw-leader"]


@clause("CF-SETUP-4")
def test_tokens_start_inactive() -> None:
    table = party("aristide", "jack_boatless")
    assert not table.melody
    assert not table.cutthroat


@clause("CF-SETUP-6", "CF-SETUP-7")
def test_all_rooms_and_all_equipment_lie_in_piles_nobody_has_looked_at() -> None:
    table = party()
    assert len(table.deck) == 1
    assert sorted(table.deck[0].cards) == sorted(ROOMS)
    assert sorted(table.shop_deck) == sorted(ITEMS)
    assert {"horn_of_the_north_wind", "bottomless_thermos", "penguin_idol"} < set(table.shop_deck)
    assert view(table, 0)["deck"] == [{"count": 21, "known_to": -1, "cards": None}]


@clause("CF-SETUP-8", "CF-SETUP-9", "CF-SETUP-10")
def test_the_monster_deck_goes_from_level_one_to_four() -> None:
    assert Counter(monster.level for monster in MONSTERS.values()) == {1: 5, 2: 5, 3: 5, 4: 6}
    assert DECK_LEVELS == (3, 3, 3, 6)
    assert sum(DECK_LEVELS) == 15
    table = party()
    levels = []
    for _ in range(15):
        table.room = "draughty_corridor"
        bag = monster_bag(table)
        assert {MONSTERS[name].level for name in bag} == {table.level}
        run(meet_monster, table, fate=[next(iter(bag))] if len(bag) > 1 else [])
        levels.append(table.monster.level)
        table.met.append(table.monster.card)
    assert levels == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 6


@clause("CF-SETUP-11")
def test_no_foe_stands_at_the_start() -> None:
    table = party()
    assert table.foe is None
    assert view(table, 0)["foe"] is None


@clause("CF-SETUP-12", "CF-SETUP-13", "CF-SETUP-14", "CF-RULING-3")
@pytest.mark.parametrize(("difficulty", "extra"), [("normal", 0), ("hard", 2), ("inferno", 4)])
def test_difficulty_adds_life_to_every_monster(difficulty: str, extra: int) -> None:
    assert DIFFICULTIES == ("normal", "hard", "inferno")
    assert EXTRA_LIFE[difficulty] == extra
    table = party(difficulty=difficulty)
    table.room = "draughty_corridor"
    run(meet_monster, table, fate=["slush_imp"])
    assert table.monster.life == 6 + extra


@clause("CF-SETUP-17", "CF-RULING-11")
@pytest.mark.parametrize(("heroes", "gold"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_the_chest_starts_with_gold_for_heroes_beyond_two(heroes: int, gold: int) -> None:
    assert CastleTable(heroes, boxes="both").gold == gold


@clause("CF-SETUP-18")
def test_the_chest_is_everybodys() -> None:
    table = meets(party(), "waddling_recruit", unthrown=[], white=2)
    step(table, ("white", 2), throws=[Lands(1)])
    step(table, ("white", 1), throws=[Lands(1)])
    assert table.white == 0
    assert {view(table, seat)["gold"] for seat in (0, 1, 2, None)} == {1}


@clause("CF-SETUP-19")
def test_the_supply_holds_what_is_not_in_play() -> None:
    table = party()
    assert (table.supply_white, table.icebergs, table.templates, table.special, table.joined) == (
        7,
        [],
        [],
        [],
        [],
    )
    assert table.unthrown == ["red", "green", "blue"]
    assert len(ICEBERGS) == 4


@clause("CF-SETUP-20", "CF-RULING-10", "CF-RULING-11", "CF-LEADER-2")
def test_a_lone_player_takes_two_seats() -> None:
    """RULING 10: a seat is a Hero; one person plays two of them, and one has the Leader token."""
    assert GAME.seats.start == 2
    play = Play(GAME, 2)
    play.answer(("take", "jack_boatless"))
    play.answer(("take", "aristide"))
    table = play.table
    assert isinstance(table, CastleTable)
    assert (table.white, table.gold) == (2, 0)
    assert table.leader in (0, 1)
    meets(table, "waddling_recruit")
    assert table.active == 1
    step(table, ("throw", "red"), throws=[Lands(1)])
    assert table.active == 0


@clause("CF-HERO-1", "CF-HERO-3", "CF-ABIL-18")
def test_a_sheet_has_three_abilities_and_limits() -> None:
    unique = {"aristide": "enchanting_melody", "jack_boatless": "cutthroat", "lebron_bearskin": "camouflage",
              "marla_morningstar": "herb_power"}  # fmt: skip
    for name, sheet in HEROES.items():
        assert list(sheet.abilities) == ["red", "green", "blue"]
        assert sheet.abilities["blue"].id == unique[name]
        assert set(sheet.limits) == {"weapon", "armor", "spendable"}
    blues = Counter(
        sheet.abilities[colour].id for sheet in HEROES.values() for colour in ("red", "green", "blue")
    )
    assert all(blues[name] == 1 for name in unique.values())
    table = party()
    make(table.heroes[0], scars=["red", "green", "blue"])
    assert table.most_life(table.heroes[0]) == 3


@clause("CF-HERO-2", "CF-RULING-50")
def test_healing_stops_at_the_maximum() -> None:
    table = party()
    hero = make(table.heroes[0], life=6, scars=["red"])
    assert table.heal(hero, 5) == 1
    assert hero.life == 7


@clause("CF-SETUP-11", "CF-EX-4")
def test_panels_say_what_lies_on_the_table() -> None:
    table = meets(party(), "white_bear")
    make(table.heroes[1], gear=["blubber_vest"], scars=["red"])
    blocks = show(view(table, 0))
    assert len(blocks) >= 4
