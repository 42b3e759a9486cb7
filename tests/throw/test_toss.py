"""Throwing: the same launch gives the same landing, nonsense is refused, and dice on the table can be hit."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("mujoco", reason="physics is an extra")

from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.landing import Landing, Pose
from tumblekeep.kit.target import Template
from tumblekeep.kit.throw_setup import ICEBERGS, LyingDie, ThrowSetup
from tumblekeep.throw.body import about, multiply
from tumblekeep.throw.hand import STEADY, HandLimits, add_tremor, clumsiness, measure
from tumblekeep.throw.launch import FASTEST, Launch, Placement, throw_seed
from tumblekeep.throw.toss import toss

PLAIN = ThrowSetup("dungeon_fighter", ("red",))
FROST = ThrowSetup("castle_of_frosts", ("blue",))
GOOD = Launch((-0.56, 0.0, 0.14), (1.35, 0.0, 0.06), tremor=1.0)

TWIN = """
import json, sys
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.launch import Launch
from tumblekeep.throw.toss import toss
for line in sys.stdin:
    setting, launch = json.loads(line)
    print(json.dumps(toss(ThrowSetup.from_json(setting), Launch.from_json(launch)).landing.to_json(), sort_keys=True))
"""


def test_the_same_launch_is_the_same_landing_here_later_and_in_another_process() -> None:
    throws = [(setting, replace(GOOD, seed=n)) for n in range(6) for setting in (PLAIN, FROST)]
    first = [toss(*throw).landing for throw in throws]
    again = [toss(*throw).landing for throw in reversed(throws)][::-1]
    assert again == first
    lines = "\n".join(json.dumps([setting.to_json(), launch.to_json()]) for setting, launch in throws)
    ran = subprocess.run(
        [sys.executable, "-c", TWIN], input=lines, capture_output=True, text=True, check=True
    )
    theirs = [Landing.from_json(json.loads(line)) for line in ran.stdout.splitlines()]
    assert theirs == first


def test_other_seeds_land_elsewhere() -> None:
    places = {toss(PLAIN, replace(GOOD, seed=n)).landing.die.at for n in range(6)}
    assert len(places) == 6


def test_a_landing_of_physics_goes_through_json() -> None:
    landing = toss(FROST, replace(GOOD, seed=3)).landing
    assert Landing.from_json(json.loads(json.dumps(landing.to_json()))) == landing
    assert landing.stamp
    assert landing.contacts
    assert landing.die.pose is not None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("position", [math.nan, 0, 0.1]),
        ("position", [0, 0]),
        ("position", "here"),
        ("velocity", [1e9, 0, 0]),
        ("velocity", [math.inf, 0, 0]),
        ("velocity", [True, 0, 0]),
        ("spin", [0, 0, 1e6]),
        ("seed", -1),
        ("seed", 1.5),
        ("seed", 2**70),
        ("tremor", math.nan),
        ("tremor", -1),
        ("grips", ["tail"]),
        ("grips", []),
        ("hand", "left"),
        ("marks", {"eyes_closed": 7}),
        ("marks", {"height": 1}),
        ("placements", {"card": {"x": 1}}),
        ("strike", {"seconds": 1}),
        ("strike", 3),
    ],
)
def test_absurd_launches_are_refused_by_name(field: str, value: Any) -> None:
    with pytest.raises(FieldError, match=f"launch.{field}"):
        Launch.from_json({**GOOD.to_json(), field: value})


def test_a_prop_of_the_other_edition_is_refused() -> None:
    with pytest.raises(FieldError, match="a prop of dungeon_fighter"):
        toss(PLAIN, replace(GOOD, placements={"floe": Placement(-0.4, 0.0)}))
    with pytest.raises(FieldError, match="one of box, sheet"):
        toss(PLAIN, replace(GOOD, placements={"anvil": Placement(-0.4, 0.0)}))


@pytest.mark.parametrize(
    ("game", "prop", "spot", "complaint"),
    [
        ("dungeon_fighter", "card", Placement(-0.1, 0.0), "at least 40 mm from the target"),
        (
            "dungeon_fighter",
            "card",
            Placement(-0.28, 0.0),
            "is '30 mm from the target'; it must be at least 40 mm",
        ),
        ("dungeon_fighter", "box", Placement(0.0, 0.0), "at least 0 mm"),
        ("dungeon_fighter", "sheet", Placement(-0.9, 0.0), "a place on the table top"),
        ("castle_of_frosts", "pond", Placement(-0.31, 0.0), "at least 20 mm"),
        ("castle_of_frosts", "wall", Placement(-0.5, 0.0), "0 to 40 mm from the target"),
    ],
)
def test_a_prop_stands_where_it_may_stand(game: str, prop: str, spot: Placement, complaint: str) -> None:
    with pytest.raises(FieldError, match=complaint):
        toss(ThrowSetup(game, ("red",)), replace(GOOD, placements={prop: spot}))


@pytest.mark.parametrize(
    "launch",
    [
        Launch((0.0, 0.0, 3.0), (FASTEST, FASTEST, FASTEST), (400.0, 400.0, 400.0)),
        Launch((-0.6, 0.0, 0.15), (-FASTEST, 0.0, 0.0)),
        Launch((0.0, 0.0, -0.02), (0.0, 0.0, 0.0)),
        Launch((0.1, 0.0, 0.001), (0.0, 0.0, -FASTEST)),
        Launch((3.0, 3.0, 3.0), (0.0, 0.0, 0.0)),
    ],
)
def test_wild_launches_end_in_a_defined_landing(launch: Launch) -> None:
    thrown = toss(PLAIN, launch)
    assert thrown.track.seconds <= 5.05
    assert thrown.landing.ending in ("rest", "left_table", "never_rested")
    assert Landing.from_json(thrown.landing.to_json()) == thrown.landing


def test_a_die_thrown_off_the_table_is_outside_and_still_shows_a_face() -> None:
    thrown = toss(PLAIN, Launch((-0.6, 0.0, 0.2), (-2.0, 0.0, 0.5), seed=5))
    assert thrown.landing.ending == "left_table"
    assert (thrown.landing.die.place, thrown.landing.die.bounced) == ("outside", False)
    assert thrown.landing.die.face is not None
    assert any(contact.surface == "floor" for contact in thrown.landing.contacts)


def test_a_throw_straight_onto_the_target_has_not_bounced() -> None:
    die = toss(PLAIN, Launch((-0.1, 0.0, 0.1), (0.2, 0.0, 0.0), seed=2)).landing.die
    assert (die.bounces, die.hits, die.place) == (0, False, "section")


def test_grazing_the_side_of_the_table_is_no_bounce() -> None:
    die = toss(PLAIN, Launch((-0.72, 0.0, -0.02), (1.0, 0.0, 0.1), seed=2)).landing.die
    assert die.bounces == 0


def test_water_dice_are_judged_each_on_its_own() -> None:
    setting = ThrowSetup("castle_of_frosts", ("water-1", "water-2", "water-3"))
    landing = toss(setting, replace(GOOD, seed=4)).landing
    assert [die.die for die in landing.dice] == ["water-1", "water-2", "water-3"]
    assert len({die.at for die in landing.dice}) == 3


def test_an_iceberg_in_the_way_is_touched_and_reported() -> None:
    setting = ThrowSetup("castle_of_frosts", ("red",), (), ICEBERGS)
    touched: set[str] = set()
    for n in range(25):
        touched |= set(toss(setting, replace(GOOD, velocity=(1.4, 0.1, 0.05), seed=n)).landing.icebergs)
    assert touched
    assert touched <= set(ICEBERGS)


def lying_at(x: float, y: float) -> Pose:
    # a tetrahedron on one of its faces: its middle is 4.08 mm above what it lies on
    turn = multiply(
        about((0, 0, 1), 0.0), about((-math.sqrt(0.5), math.sqrt(0.5), 0.0), math.acos(1 / math.sqrt(3)))
    )
    w, i, j, k = (round(part * 1e6) for part in turn)
    return Pose(round(x * 1e6), round(y * 1e6), 6090, (w, i, j, k))


def test_dice_lying_on_the_board_can_be_hit_and_pushed() -> None:
    lying = tuple(LyingDie(die, lying_at(-0.16, y)) for die, y in (("green", -0.012), ("white-1", 0.012)))
    setting = ThrowSetup("castle_of_frosts", ("red",), lying=lying)
    pushed = [toss(setting, replace(GOOD, tremor=0.2, seed=n)).landing for n in range(12)]
    assert any(landing.moved for landing in pushed)
    assert any(contact.surface.startswith("die:") for landing in pushed for contact in landing.contacts)
    far_off = ThrowSetup("castle_of_frosts", ("red",), lying=(LyingDie("green", lying_at(0.2, 0.05)),))
    quiet = [toss(far_off, replace(GOOD, velocity=(0.7, 0.0, 0.0), seed=n)).landing for n in range(3)]
    assert not any(landing.moved for landing in quiet), "a die nobody touched stays where it is"


def test_a_die_can_come_to_rest_on_a_template_and_inside_a_ring() -> None:
    disc, ring = Template("weak-point", "weak_point", -60, 0), Template("frozen-1", "frozen", 60, 0)
    setting = ThrowSetup("castle_of_frosts", ("red",), (), (), (disc, ring))
    onto = [toss(setting, Launch((-0.06, 0.0, 0.03), (0.0, 0.0, 0.0), seed=n)).landing.die for n in range(8)]
    assert any((die.place, die.zone, die.value) == ("template", "weak-point", 0) for die in onto)
    into = [toss(setting, Launch((0.06, 0.0, 0.03), (0.0, 0.0, 0.0), seed=n)).landing.die for n in range(8)]
    assert any((die.place, die.zone) == ("inside", "frozen-1") for die in into)


def test_tremor_is_part_of_the_launch_and_stays_within_the_limits() -> None:
    limits = HandLimits({"height": (0.1, 0.2), "elevation": (0.0, 10.0), "speed": (1.0, 1.5)})
    for n in range(40):
        shaken = add_tremor(replace(GOOD, tremor=6.0, seed=n), STEADY, limits)
        assert shaken == add_tremor(replace(GOOD, tremor=6.0, seed=n), STEADY, limits)
        for name, (low, high) in limits.ranges.items():
            assert low - 1e-9 <= measure(shaken, name) <= high + 1e-9
    assert add_tremor(replace(GOOD, tremor=0.0)) == replace(GOOD, tremor=0.0)


def test_an_aim_beyond_the_limits_is_not_bent_into_them() -> None:
    limits = HandLimits({"speed": (0.0, 1.0)})
    shaken = add_tremor(replace(GOOD, tremor=0.1), STEADY, limits)
    assert measure(shaken, "speed") > 1.0, "a gesture that breaks the rule flies all the same"


def test_skills_have_names_and_numbers() -> None:
    assert clumsiness("expert") < clumsiness(2.0) < clumsiness("novice")
    for wrong in ("godlike", -1.0, 11.0, math.nan):
        with pytest.raises(ValueError):
            clumsiness(wrong)


def test_seeds_come_from_names() -> None:
    assert throw_seed("a", 1) == throw_seed("a", 1)
    assert throw_seed("a", 1) != throw_seed("a", "1 ")
    assert throw_seed("a", "b") != throw_seed("ab")
