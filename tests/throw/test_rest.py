"""Hand-made poses: every zone, line, hole, edge and leaning case."""

from __future__ import annotations

import math

import pytest

from tumblekeep.kit.target import BOARDS
from tumblekeep.kit.throwing import die_kind
from tumblekeep.throw.body import SIDES, Quaternion, about, from_to, multiply
from tumblekeep.throw.rest import RestingDie, outline, read_rest

CUBE = die_kind("dungeon_fighter", "red")
TETRA = die_kind("castle_of_frosts", "red")
UP = (0.0, 0.0, 1.0)


def cube(x: float, y: float, z: float = 10.5, turn: Quaternion = (1.0, 0.0, 0.0, 0.0)) -> RestingDie:
    return read_rest(BOARDS["dungeon_fighter"], CUBE, (x / 1000, y / 1000, z / 1000), turn)


def tetra(x: float, y: float, z: float = 6.082, yaw: float = 0.0, side: int = 0) -> RestingDie:
    flat = multiply(about(UP, yaw), from_to(SIDES["d4"][side], UP))
    return read_rest(BOARDS["castle_of_frosts"], TETRA, (x / 1000, y / 1000, z / 1000), flat)


@pytest.mark.parametrize(
    ("x", "zone"),
    [
        (0, "centre"),
        (45, "section-5"),
        (85, "section-4"),
        (125, "section-3"),
        (170, "section-2"),
        (215, "section-1"),
        (244, "edge"),
        (262, "outside"),
    ],
)
def test_a_flat_cube_counts_for_its_ring(x: float, zone: str) -> None:
    z = 8.0 if zone == "outside" else 10.5
    assert cube(x, 0, z).zone.id == zone


@pytest.mark.parametrize("side", range(6))
def test_each_side_of_a_cube_can_be_up(side: int) -> None:
    lies = cube(0, 0, turn=from_to(SIDES["d6"][side], UP))
    assert (lies.side, lies.leaning) == (side, False)


@pytest.mark.parametrize("tip", range(4))
def test_each_tip_of_a_tetrahedron_can_be_up(tip: int) -> None:
    lies = tetra(0, 0, side=tip)
    assert (lies.side, lies.leaning, len(lies.corners)) == (tip, False, 3)


def test_a_die_that_touches_the_table_in_a_hole_is_in_the_hole() -> None:
    hole = BOARDS["dungeon_fighter"].holes[1]
    assert cube(hole.x, hole.y, 8.0).zone.id == "hole-2"
    tilted = cube(hole.x + 20, hole.y, 11.5, about((0, 1, 0), -0.35))
    assert (tilted.zone.id, tilted.leaning) == ("hole-2", True)


def test_a_die_that_spans_a_hole_without_touching_the_table_counts_for_its_section() -> None:
    hole = BOARDS["dungeon_fighter"].holes[0]
    away = hole.radius + 1
    lies = cube(hole.x + away / math.sqrt(2), hole.y + away / math.sqrt(2), 10.5)
    assert lies.zone.place == "section"


def test_a_die_leaning_on_the_outer_edge_is_a_miss() -> None:
    lies = cube(254, 0, 10.0, about((0, 1, 0), 0.2))
    assert lies.zone.id == "edge"


def test_a_cocked_die_shows_nothing() -> None:
    assert cube(0, 0, 12, about((1, 0, 0), math.radians(19))).side is not None
    assert cube(0, 0, 12, about((1, 0, 0), math.radians(21))).side is None
    tilted = multiply(about((1, 0, 0), math.radians(6)), from_to(SIDES["d4"][0], UP))
    assert read_rest(BOARDS["castle_of_frosts"], TETRA, (0, 0, 0.0075), tilted).side is None


def test_two_of_three_corners_decide_for_a_tetrahedron() -> None:
    # its three lower tips are 11.5 mm from the middle
    for yaw in (0.0, 0.5, 1.0, 1.5, 2.0):
        lies = tetra(75, 0, yaw=yaw)
        zones = [BOARDS["castle_of_frosts"].zone_at(x, y).id for x, y in lies.corners]
        assert lies.zone.id == max(set(zones), key=zones.count)
        assert {zone.id for zone in lies.beside} == set(zones) - {lies.zone.id}


def test_on_the_floor_is_outside_even_under_the_target() -> None:
    assert cube(0, 0, -742).zone.id == "outside"


def test_an_outline_is_convex_and_leaves_out_what_is_inside() -> None:
    points = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0), (1.0, 1.0), (1.0, 0.0)]
    assert sorted(outline(points)) == [(0.0, 0.0), (0.0, 2.0), (2.0, 0.0), (2.0, 2.0)]


def test_a_die_that_stands_on_its_cut_edge_is_cocked_but_lies_on_its_section() -> None:
    # its sharp corners would be 0.85 mm below the surface, but they are cut off
    lies = cube(125, 0, 12.965, about((1, 0, 0), math.pi / 4))
    assert (lies.side, lies.leaning, lies.zone.id) == (None, True, "section-3")
