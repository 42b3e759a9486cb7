"""CF-EX: the fights of the rulebook, played as printed. Seats clockwise: Lebron, Jack, Marla."""

from __future__ import annotations

import pytest

from games.castle_of_frosts.given import Flips, Lands, lives, make, meets, party, step, tales
from tumblekeep.games.castle_of_frosts.rules import life_tracker
from tumblekeep.games.castle_of_frosts.table import CastleTable, Layer
from tumblekeep.games.castle_of_frosts.view import view

clause = pytest.mark.clause
LEBRON, JACK, MARLA = range(3)


def first_combat(gold: int = 1, white: int = 2) -> CastleTable:
    table = party()
    table.gold, table.white, table.supply_white = gold, white, 9 - white
    table.deck = [Layer(("hall_of_winter_solstice", "cool_slide"), -1)]
    step(table, fate=["hall_of_winter_solstice"])
    assert table.hand == ["hall_of_winter_solstice", "cool_slide"]
    step(table, ("open", "hall_of_winter_solstice"))
    step(table)
    step(table, fate=["water_tribe_goblin"])
    step(table)
    return table


@clause("CF-EX-1", "CF-DUNGEON-9", "CF-DUNGEON-10", "CF-DUNGEON-12", "CF-ROOM-1", "CF-ROOM-5")
def test_the_first_combat_opens() -> None:
    table = first_combat(gold=1)
    foe = table.monster
    assert table.gold == 2
    assert (foe.life, foe.damage, foe.gold, foe.level) == (9, 2, 2, 1)
    assert view(table, None)["required"] == ["pond"]
    assert table.active == JACK


@clause("CF-EX-1", "CF-COMBAT-3", "CF-COMBAT-12", "CF-COMBAT-13", "CF-ABIL-4", "CF-ABIL-12", "CF-ABIL-13",
        "CF-MISS-2", "CF-MISS-6", "CF-RUNOUT-1", "CF-RUNOUT-2", "CF-REST-4", "CF-REST-8", "CF-RULING-5")  # fmt: skip
def test_the_first_combat() -> None:
    table = first_combat(gold=1, white=2)
    step(table, ("throw", "blue"), ("use", "cutthroat"), throws=[Lands(2, icon=True)])
    assert table.monster.life == 7
    assert table.cutthroat
    assert (table.unthrown, table.active) == (["red", "green"], MARLA)

    second = step(table, ("throw", "green"), "rethrow", throws=[Lands("outside", icon=True), Lands(2)])
    assert second.settings[0]["demands"] == ["pond"]
    assert lives(table) == [9, 9, 9]
    assert table.monster.life == 5
    assert (table.unthrown, table.active) == (["red"], LEBRON)

    step(table, ("throw", "red"), throws=[Lands("hole-1")])
    assert lives(table) == [7, 9, 9]
    assert table.monster.life == 5

    last = step(table, ("white", 2), ("spend", 3), throws=[Lands(2, beside=(3,))])
    assert last.asked[0] == "run-out"
    assert lives(table) == [7, 9, 9]
    assert table.white == 1
    assert table.monster.life == 0
    step(table)
    assert table.gold == 4
    assert table.leader == JACK
    assert "EpicShot" not in tales(table)


@clause("CF-EX-1", "CF-RULING-59", "CF-THROW-2")
def test_the_pond_binds_the_last_throw_too() -> None:
    table = meets(party(), "water_tribe_goblin", life=5, unthrown=[], active=JACK, cutthroat=True)
    step(table, ("white", 2), throws=[Lands(2, beside=(3,), failed=("pond",))])
    assert table.monster.life == 5
    assert lives(table) == [9, 7, 9]


@clause("CF-EX-2", "CF-REST-1", "CF-REST-4")
@pytest.mark.parametrize(("section", "left", "gained"), [(5, -5, 5), (2, -2, 4)])
def test_an_epic_shot_takes_the_monster_three_below_zero(section: int, left: int, gained: int) -> None:
    table = meets(party(), "lich_of_lost_mittens", life=2, active=MARLA, gold=0)
    make(table.heroes[MARLA], gear=["swordfish_rapier"])
    step(table, ("throw", "red"), ("use", "swordfish_rapier", 2), throws=[Lands(section)])
    assert table.monster.life == left
    step(table)
    assert table.gold == gained


@clause("CF-EX-3", "CF-ROOM-6", "CF-MON-6", "CF-EQUIP-3", "CF-EQUIP-4", "CF-EQUIP-5", "CF-EQUIP-10", "CF-FAINT-1",
        "CF-FAINT-2", "CF-ABIL-15", "CF-SCAR-1", "CF-SCAR-2", "CF-SCAR-3", "CF-SCAR-4", "CF-RULING-1",
        "CF-RULING-37", "CF-RULING-58")  # fmt: skip
def test_the_second_combat() -> None:
    table = meets(party(leader=JACK), "bloodthirsty_penguin", room="cool_slide", gold=0)
    lebron, marla = table.heroes[LEBRON], table.heroes[MARLA]
    make(marla, life=3, gear=["ramboril"])
    make(lebron, gear=["horned_helm", "enlarging_lotion"])
    assert table.active == MARLA
    assert table.monster.life == 13

    first = step(
        table,
        ("throw", "green"), "ready", "fearless", ("use", "ramboril", 3),
        throws=[Lands(1), Lands("hole-1")],
    )  # fmt: skip
    assert [setting["demands"] for setting in first.settings] == [["waterfall"], ["waterfall", "eye_level"]]
    assert (marla.life, marla.fainted, table.monster.life) == (0, True, 13)

    second = step(
        table,
        ("throw", "blue"), ("use", "horned_helm", 2), ("use", "camouflage"),
        (LEBRON, ("enlarge", "enlarging_lotion", 3)),
        throws=[Lands(4, icon=True, beside=(3,))],
    )  # fmt: skip
    assert second.settings[0]["demands"] == ["waterfall", "head"]
    assert table.monster.life == 0
    assert table.discarded == ["enlarging_lotion"]

    step(table, ("cover", "green", "rethrow"))
    assert table.gold == 2
    assert table.leader == LEBRON
    assert (marla.life, table.most_life(marla), marla.scars, marla.fainted) == (7, 7, ["green"], False)


@clause("CF-EX-4", "CF-DUNGEON-11", "CF-RULING-54")
def test_the_life_tracker_shows_tens_and_units() -> None:
    assert life_tracker(14) == (1, 4)
    assert life_tracker(-2) == (0, 0)
    assert life_tracker(104) == (10, 4)
    table = meets(party(), "white_bear")
    assert view(table, None)["foe"]["tracker"] == [1, 4]


@clause("CF-EX-5", "CF-SETUP-16", "CF-SETUP-17", "CF-SETUP-19")
def test_three_players_start_with_two_white_dice_and_one_gold() -> None:
    table = party()
    assert (table.white, table.gold, table.supply_white) == (2, 1, 7)


@clause("CF-EX-1", "CF-DUNGEON-13")
def test_nothing_is_flipped_where_no_card_asks() -> None:
    table = meets(party(), "frostbitten_squire")
    table.phase, table.flips = "flip", ["frozen"]
    step(table, throws=[Flips()])
    assert [piece.kind for piece in table.templates] == ["frozen"]
