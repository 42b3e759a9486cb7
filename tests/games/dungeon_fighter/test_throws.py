"""DF-THROW: what makes a hit, and the 22 special throws."""

from __future__ import annotations

import math

import pytest

from games.dungeon_fighter.given import *
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_fighter.content import DEMANDS, FACES, GEAR, MONSTERS
from tumblekeep.games.dungeon_fighter.edition import EDITION
from tumblekeep.games.dungeon_fighter.rules import exclude, is_forced_conflict
from tumblekeep.kit.landing import DieLanding, Landing
from tumblekeep.kit.target import BOARDS
from tumblekeep.kit.throwing import conflicts, demand
from tumblekeep.text import LANGUAGES, Phrasebook
from tumblekeep.throw.requirement import requirement

BOARD = BOARDS["dungeon_fighter"]


def square(x: float, y: float, edge: float = 16.0) -> list[tuple[float, float]]:
    half = edge / 2
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


# -- 7.1 every throw ------------------------------------------------------------------------------


@clause("DF-THROW-1", "DF-THROW-13", "DF-RULING-55")
def test_without_a_bounce_on_the_table_it_is_a_miss() -> None:
    table = party(*TRIO)
    throws(table, land("red", 5, bounced=False))
    assert foe_life(table) == 7
    assert life(table)[0] == 8
    assert told(table, "ShotMissed") == [(0, "red", "no_bounce")]


@clause("DF-THROW-2")
def test_more_bounces_are_fine() -> None:
    table = party(*TRIO)
    die = DieLanding("red", "section", "section-3", 3, 5)
    throws(table, Landing("dungeon_fighter", (die,), "thrown"))
    assert foe_life(table) == 4


@clause("DF-THROW-3", "DF-THROW-4", "DF-THROW-5", "DF-THROW-6")
@pytest.mark.parametrize(("zone", "why"), [("hole-2", "hole"), ("edge", "edge"), ("outside", "outside")])
def test_holes_edges_and_off_the_target_are_misses(zone: str, why: str) -> None:
    table = party(*TRIO)
    throws(table, land("red", zone))
    assert (foe_life(table), life(table)[0]) == (7, 8)
    assert told(table, "ShotMissed") == [(0, "red", why)]


@clause("DF-THROW-7")
def test_a_bounced_die_on_the_target_with_every_demand_met_is_a_hit() -> None:
    table = party(*TRIO, foe="cute_bear")
    throws(table, hit("red", 1, flick=True))
    assert (foe_life(table), life(table)[0]) == (1, 9)


@clause("DF-THROW-8")
def test_on_a_line_the_section_with_the_larger_part_counts() -> None:
    assert BOARD.count(square(103, 0)).zone.id == "section-4"
    assert BOARD.count(square(107, 0)).zone.id == "section-3"


@clause("DF-THROW-9", "DF-RULING-56")
def test_in_doubt_the_lower_counts_and_the_edge_counts_nothing() -> None:
    assert BOARD.count(square(240.5, 0)).zone.id == "edge"
    assert BOARD.count(square(235, 0)).zone.id == "section-1"
    straight = [(104.0, -1.0), (106.0, -1.0), (106.0, 1.0), (104.0, 1.0)]
    assert BOARD.count(straight).zone.value == 3


@clause("DF-THROW-8", "DF-THROW-9")
@pytest.mark.parametrize("turn", range(0, 90, 15))
def test_a_die_on_a_line_seemed_to_count_now_this_now_that(turn: int) -> None:
    """From the 3 outwards into the 2 it changes once, where the parts are equal, however the die is turned."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    corners = [(x, y) for x, y in ((-8, -8), (8, -8), (8, 8), (-8, 8))]
    values = [
        BOARD.count([(middle / 4 + c * x - s * y, s * x + c * y) for x, y in corners]).zone.value
        for middle in range(4 * 125, 4 * 165)
    ]
    assert values == sorted(values, reverse=True)
    assert set(values) == {2, 3}
    assert abs(125 + values.index(2) / 4 - 145) < 1


@clause("DF-THROW-10", "DF-THROW-17", "DF-RULING-59")
def test_only_a_symbol_that_is_up_triggers_an_ability() -> None:
    table = party("goldfinga", "torm")
    throws(table, hit("green", 1))
    assert table.gold == 2
    cocked = DieLanding("green", "section", "section-1", 1, 1, face=None, icon=None, leaning=True)
    table = party("goldfinga", "torm")
    throws(table, Landing("dungeon_fighter", (cocked,), "thrown"))
    assert table.gold == 2
    table = party("goldfinga", "torm")
    throws(table, hit("green", 1, symbol=True))
    assert table.gold == 4


@clause("DF-THROW-11", "DF-THROW-12")
def test_nothing_but_demands_says_where_or_how_to_throw() -> None:
    table = party(*TRIO)
    played = throws(table, hit("red", 1))
    question = played.questions[-1]
    assert question.plain()["setup"] == {
        "game": "dungeon_fighter", "dice": ["red"], "demands": [], "icebergs": [], "templates": [], "lying": [],
        "noise": 1.0,
    }  # fmt: skip


@clause("DF-THROW-14", "DF-RULING-55")
def test_only_where_the_die_rests_counts_whatever_it_touched_on_its_way() -> None:
    table = party(*TRIO)
    plain = hit("red", 4).to_json()
    plain["contacts"] = [
        [100, "red", "table", 300, 0, 900, True],
        [200, "red", "target", 240, 0, 500, False],
        [300, "red", "table", 260, 0, 300, False],
        [400, "red", "target", 80, 0, 100, False],
    ]
    throws(table, Landing.from_json(plain))
    assert foe_life(table) == 3


@clause("DF-THROW-15", "DF-RULING-57")
def test_dice_leave_the_board_so_none_lies_there_for_the_next_throw() -> None:
    table = party(*TRIO)
    throws(table, hit("red", 1))
    played = throws(table, hit("blue", 1))
    assert played.questions[-1].plain()["setup"]["lying"] == []
    assert foe_life(table) == 5


@clause("DF-THROW-16", "DF-RULING-58")
def test_a_throw_stays_open_until_a_landing_is_given() -> None:
    """A disturbed die is thrown again: the question waits, and nothing has happened yet."""
    table = party(*TRIO)
    played = goes(table, "throw.red", stop=True)
    assert played.open is not None
    assert played.open.kind == "throw"
    assert (foe_life(table), life(table)) == (7, [9, 9, 9])


# -- 7.2 special throws ---------------------------------------------------------------------------


@clause("DF-THROW-18", "DF-THROW-19", "DF-MONSTER-1", "DF-ROOM-8")
def test_monster_and_room_bind_every_throw_and_give_no_bonus() -> None:
    faces, at = room_with("perilous-double_bounce")
    table = party(*TRIO, foe="cute_bear", faces=faces, at=at)
    table.monster.life = 20
    for die, seat in (("red", 0), ("green", 1), ("blue", 2)):
        assert table.active == seat
        played = throws(table, hit(die, 2, flick=True, double_bounce=True))
        assert demanded(played) == ("flick", "double_bounce")
    assert foe_life(table) == 14


@clause("DF-THROW-20", "DF-EX-5")
def test_three_conditions() -> None:
    faces, at = room_with("perilous-double_bounce")
    for performed in (True, False):
        for failing in ("flick", "blind", "double_bounce"):
            table = party("torm", foe="cute_bear", faces=faces, at=at)
            table.monster.life = 20
            table.heroes[0].gear = ["helmet_of_bravery"]
            met = {"flick": True, "double_bounce": True, "blind": True, failing: performed}
            played = goes(table, "throw.red", "use.helmet_of_bravery.3", fate=[hit("red", 2, **met)])
            assert demanded(played) == ("flick", "double_bounce", "blind")
            assert foe_life(table) == (15 if performed else 20)


@clause("DF-THROW-21", "DF-EX-6")
def test_equal_conditions_count_once_and_keep_their_bonus() -> None:
    faces, at = room_with("perilous-blind")
    table = party("torm", faces=faces, at=at)
    table.heroes[0].gear = ["helmet_of_bravery"]
    played = goes(table, "throw.red", "use.helmet_of_bravery.3", fate=[hit("red", 2, blind=True)])
    assert demanded(played) == ("blind",)
    assert foe_life(table) == 2
    table = party("torm")
    table.heroes[0].gear = ["skipping_stone", "wobbly_flail"]
    played = goes(
        table,
        "throw.red", "use.skipping_stone.1", "use.wobbly_flail.2",
        fate=[hit("red", 2, double_bounce=True)],
    )  # fmt: skip
    assert demanded(played) == ("double_bounce",)
    assert foe_life(table) == 2


@clause("DF-THROW-22", "DF-RULING-18", "DF-EX-4", "DF-EQUIP-9", "DF-EQUIP-10", "DF-EQUIP-11")
@pytest.mark.parametrize("failing", ["", "blind", "spin"])
def test_two_weapons_at_once(failing: str) -> None:
    table = party("torm", foe="black_knight_on_foot")
    table.heroes[0].gear = ["helmet_of_bravery", "dragons_breath"]
    met = {"blind": failing != "blind", "spin": failing != "spin"}
    goes(
        table,
        "throw.blue", "use.helmet_of_bravery.3", "use.dragons_breath.2",
        fate=[hit("blue", 4, **met)],
    )  # fmt: skip
    assert foe_life(table) == (11 if failing else 11 - 4 - 5)
    assert life(table) == ([6] if failing else [9])


@clause("DF-THROW-23")
@pytest.mark.parametrize("name", DEMANDS)
def test_the_bounce_is_needed_under_every_special_throw(name: str) -> None:
    faces, at = room_with(f"perilous-{name}")
    table = party("sir_moo", faces=faces, at=at)
    throws(table, land("red", 5, bounced=False, **{name: True}))
    assert (foe_life(table), life(table)) == (7, [8])


@clause("DF-THROW-24", "DF-RULING-60")
def test_a_weapon_that_would_exclude_a_demand_cannot_be_declared() -> None:
    table = party("torm", foe="cute_bear")
    table.heroes[0].gear = ["nose_of_justice", "helmet_of_bravery"]
    played = goes(table, "throw.red", stop=True)
    assert played.offered[-1] == ["ready", "use.helmet_of_bravery.3"]
    question = played.open
    assert isinstance(question, Choose)
    assert [bar.reason for bar in question.barred()] == ["conflict"]


@clause("DF-THROW-24", "DF-RULING-60")
def test_a_forced_conflict_keeps_the_monsters_throw_and_shakes_the_hand() -> None:
    faces, at = room_with("perilous-nose")
    table = party("torm", foe="cute_bear", faces=faces, at=at)
    assert is_forced_conflict(table)
    played = throws(table, hit("red", 2, flick=True))
    assert demanded(played) == ("flick",)
    assert played.questions[-1].plain()["setup"]["noise"] == 2.0
    faces, at = room_with("perilous-blind")
    table = party("torm", foe="cute_bear", faces=faces, at=at)
    assert throws(table, hit("red", 1, flick=True, blind=True)).questions[-1].plain()["setup"]["noise"] == 1.0


@clause("DF-THROW-24")
def test_which_throws_exclude_each_other() -> None:
    launches = ["flick", "blow", "elbow", "prayer", "borrowed_hand", "catapult", "nose", "smash"]
    standing = ["far", "jump", "dance", "back_turned"]
    for first in DEMANDS:
        for second in DEMANDS:
            both_launch = first != second and first in launches and second in launches
            sits = "eye_level" in (first, second) and (first in standing or second in standing)
            assert exclude(first, second) == (both_launch or sits), (first, second)
    assert not conflicts("dungeon_fighter", ["under_leg", "back_turned"])


# -- the 22 throws --------------------------------------------------------------------------------


@clause(
    "DF-THROW-31", "DF-THROW-32", "DF-THROW-33", "DF-THROW-34", "DF-THROW-35", "DF-THROW-36", "DF-THROW-37",
    "DF-THROW-38", "DF-THROW-39", "DF-THROW-40", "DF-THROW-41", "DF-THROW-42", "DF-THROW-43", "DF-THROW-44",
    "DF-THROW-45", "DF-THROW-46", "DF-THROW-47", "DF-THROW-48", "DF-THROW-49", "DF-THROW-50", "DF-THROW-51",
    "DF-THROW-52", "DF-RULING-61", "DF-RULING-64",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "number"), [(name, number) for number, name in enumerate(DEMANDS, start=31)]
)
def test_each_special_throw_is_asked_for_judged_and_explained(name: str, number: int) -> None:
    assert demand("dungeon_fighter", name).clause == f"DF-THROW-{number}"
    assert requirement("dungeon_fighter", name).id == name
    faces, at = room_with(f"perilous-{name}")
    for performed in (True, False):
        table = party("sir_moo", faces=faces, at=at)
        played = throws(table, hit("red", 3, **{name: performed}))
        assert demanded(played) == (name,)
        assert foe_life(table) == (4 if performed else 7)
        assert life(table) == [9 if performed else 8]
    for language in LANGUAGES:
        book = Phrasebook(language, "throw", "dungeon_fighter")
        for kind in ("name", "rule", "confirm"):
            message = getattr(demand("dungeon_fighter", name), kind)
            assert book.say(message) != f"[{message}]"
        assert book.say(f"demand-{name}") == book.say(demand("dungeon_fighter", name).name)
        assert book.say(f"demand-text-{name}") == book.say(demand("dungeon_fighter", name).rule)


def test_props_are_placed_for_the_two_throws_that_need_them() -> None:
    with_props = {name: demand("dungeon_fighter", name).props for name in DEMANDS}
    assert {name: props for name, props in with_props.items() if props} == {
        "bank": ("box", "sheet"),
        "over_card": ("card",),
    }


@clause("DF-CONTENT-4")
@pytest.mark.parametrize("name", DEMANDS)
def test_each_throw_stands_on_a_monster_a_weapon_and_a_room(name: str) -> None:
    assert any(card.demand == name for card in MONSTERS.values())
    assert any(card.demand == name for card in GEAR.values())
    assert any(room.demand == name for face in FACES.values() for room in face.rooms)
    assert name in EDITION.ease


def test_a_miss_by_a_demand_says_so() -> None:
    table = party("torm", foe="cute_bear")
    throws(table, centre("red", symbol=True, flick=False))
    assert told(table, "ShotMissed") == [(0, "red", "demand")]
    throws(table, miss("green", flick=False))
    assert told(table, "ShotMissed")[-1] == (0, "green", "demand")
