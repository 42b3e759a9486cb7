"""Both boards: what is printed where, and which zone a die on a line counts for."""

from __future__ import annotations

import math
import random

import pytest

from tumblekeep.kit.target import BOARDS, EDGE, OUTSIDE, Template, UnknownZoneError

FIRST, SECOND = BOARDS["dungeon_fighter"], BOARDS["castle_of_frosts"]


def square(x: float, y: float, side: float = 16, turn: float = 0.0) -> list[tuple[float, float]]:
    reach = side / math.sqrt(2)
    return [
        (x + reach * math.cos(turn + k * math.pi / 2), y + reach * math.sin(turn + k * math.pi / 2))
        for k in range(4)
    ]


@pytest.mark.parametrize(
    ("radius", "zone"),
    [
        (0, "centre"),
        (24.9, "centre"),
        (25, "section-5"),
        (64.9, "section-5"),
        (65, "section-4"),
        (105, "section-3"),
        (145, "section-2"),
        (190, "section-1"),
        (239.9, "section-1"),
        (240, "edge"),
        (249.9, "edge"),
        (250, "outside"),
    ],
)
def test_a_ring_of_the_first_edition_has_its_inner_line(radius: float, zone: str) -> None:
    assert FIRST.zone_at(radius, 0).id == zone


@pytest.mark.parametrize(
    ("radius", "degrees", "zone"),
    [
        (25, 0, "bull"),
        (25.1, 0, "in"),
        (75, 90, "in"),
        (75.1, 0, "mid-0"),
        (100, 22.4, "mid-0"),
        (100, 22.6, "mid-1"),
        (145, 180, "mid-4"),
        (146, 180, "out-4"),
        (205, 0, "out-0"),
        (206, 0, "edge"),
        (230, 0, "edge"),
        (230.1, 0, "outside"),
        (110, 45, "hole-1"),
        (110, 135, "hole-2"),
        (110, 225, "hole-3"),
        (110, 315, "hole-4"),
    ],
)
def test_a_sector_of_the_second_edition_has_its_outer_line(radius: float, degrees: float, zone: str) -> None:
    angle = math.radians(degrees)
    x, y = radius * math.cos(angle), radius * math.sin(angle)
    if degrees in (0, 90, 180):
        x, y = round(x, 9), round(y, 9)
    assert SECOND.zone_at(x, y).id == zone


def test_values_are_those_printed() -> None:
    assert [zone.value for zone in FIRST.zones] == [10, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0]
    assert [SECOND.zone(f"mid-{k}").value for k in range(8)] == [3, 4] * 4
    assert [SECOND.zone(f"out-{k}").value for k in range(8)] == [2, 1] * 4


def test_the_larger_part_decides_in_the_first_edition() -> None:
    assert FIRST.count(square(146 - 8, 0)).zone.id == "section-3"
    assert FIRST.count(square(146 + 1, 0)).zone.id == "section-2"


def test_equal_parts_give_the_lower_value() -> None:
    # a square astride the line: nudge it until both parts are equal to the hundredth of a square millimetre
    low, high = 130.0, 160.0
    for _ in range(60):
        middle = (low + high) / 2
        shares = dict(FIRST.count(square(middle, 0)).shares)
        if shares.get("section-2", 0) > shares.get("section-3", 0):
            high = middle
        else:
            low = middle
    assert FIRST.count(square((low + high) / 2, 0)).zone.id == "section-2"


def test_what_is_over_a_hole_is_ignored_in_the_first_edition() -> None:
    hole = FIRST.holes[0]
    away = (hole.x + hole.radius / math.sqrt(2), hole.y + hole.radius / math.sqrt(2))
    counted = FIRST.count(square(*away))
    assert counted.zone.place == "section"
    assert sum(share for _, share in counted.shares) < 256 - 60


def test_a_die_on_the_edge_band_and_section_one_ties_to_the_edge() -> None:
    low, high = 230.0, 250.0
    for _ in range(60):
        middle = (low + high) / 2
        shares = dict(FIRST.count(square(middle, 0)).shares)
        off = shares.get("edge", 0.0)
        low, high = (low, middle) if off > shares.get("section-1", 0) else (middle, high)
    counted = FIRST.count(square((low + high) / 2, 0))
    assert counted.zone == EDGE


def test_areas_add_up_to_the_shadow() -> None:
    rng = random.Random(4)
    for _ in range(300):
        x, y = rng.uniform(-240, 240), rng.uniform(-240, 240)
        near_hole = any(math.hypot(x - hole.x, y - hole.y) < hole.radius + 12 for hole in FIRST.holes)
        total = sum(share for _, share in FIRST.count(square(x, y, turn=rng.random())).shares)
        assert total <= 256 + 0.01
        if not near_hole:
            assert total == pytest.approx(256, abs=0.01)


def test_areas_agree_with_throwing_darts() -> None:
    rng = random.Random(5)
    for _ in range(12):
        x, y = rng.uniform(-200, 200), rng.uniform(-200, 200)
        counted = FIRST.count(square(x, y))
        hits: dict[str, int] = {}
        for _ in range(4000):
            u, v = rng.uniform(-1, 1), rng.uniform(-1, 1)
            # the square stands on a corner: its sides run diagonally
            p = (x + (u + v) * 8 / math.sqrt(2), y + (u - v) * 8 / math.sqrt(2))
            zone = FIRST.zone_at(*p).id
            hits[zone] = hits.get(zone, 0) + 1
        for zone_id, share in counted.shares:
            if share > 1:
                assert hits.get(zone_id, 0) / 4000 * 256 == pytest.approx(share, abs=14)


def test_most_corners_win_in_the_second_edition() -> None:
    assert SECOND.count([(74, 0), (76, 3), (76, -3)]).zone.id == "mid-0"
    assert SECOND.count([(74, 2), (74, -2), (80, 0)]).zone.id == "in"


def test_a_tie_of_corners_gives_the_lower_value() -> None:
    two_and_two = [(70, -4), (70, 4), (80, -4), (80, 4)]
    assert SECOND.count(two_and_two).zone.value == 3
    # three corners in three zones: bullseye, ring and beyond
    spread = [(24, 0), (26, 0), (100, 0)]
    assert SECOND.count(spread).zone.value == 3


def test_hole_edge_and_outside_rank_below_one() -> None:
    out_edge = [(204, 0), (204, 4), (206, 0), (206, 4)]
    assert SECOND.count(out_edge).zone == EDGE
    edge_outside = [(229, 0), (229, 4), (231, 0), (231, 4)]
    assert SECOND.count(edge_outside).zone.rank == -1
    assert SECOND.count([(300, 0), (300, 5), (304, 0)]).zone == OUTSIDE


def test_sections_beside_are_the_numbered_ones_best_first() -> None:
    counted = SECOND.count([(140, 2), (142, -2), (147, 0)])
    assert (counted.zone.id, [zone.id for zone in counted.beside]) == ("mid-0", ["out-0"])
    hole = SECOND.holes[0]
    by_the_hole = SECOND.count([(hole.x, hole.y), (hole.x + 30, hole.y), (hole.x + 32, hole.y + 2)])
    assert all(zone.is_numbered for zone in by_the_hole.beside)


def test_a_die_partly_on_a_template_counts_for_what_lies_below() -> None:
    disc = Template("weak-point", "weak_point", 100, 0)
    assert SECOND.count([(100, 0), (105, 0), (100, 5)], [disc]).zone.place == "template"
    partly = [(120, 0), (125, 0), (140, 0)]
    assert SECOND.count(partly, [disc]).zone.id == "mid-0"
    assert SECOND.count(partly, [disc], touches_below=False).zone.id == "weak-point"


@pytest.mark.clause("CF-TEMPL-10")
def test_an_upper_weak_point_counted_although_a_corner_was_on_the_ring_below() -> None:
    ring, disc = Template("frozen-1", "frozen", 100, 0), Template("weak_point-1", "weak_point", 150, 0)
    corners = [(122, 0), (126, 3), (112, -30)]  # two on the disc, one on the ring that it lies on
    assert [SECOND.zone_at(x, y, [ring, disc]).id for x, y in corners] == [
        "weak_point-1",
        "weak_point-1",
        "frozen-1",
    ]
    assert SECOND.count(corners, [ring, disc]).zone.id == "frozen-1"
    assert SECOND.count(corners, [ring, disc], touches_below=False).zone.id == "frozen-1"
    # the other way round the ring lies on the disc: what lies below is the disc
    assert SECOND.zone_at(*corners[0], [disc, ring]).place == "inside"
    over = [(136, 0), (138, 4), (146, 0)]
    assert [SECOND.zone_at(x, y, [disc, ring]).id for x, y in over] == [
        "frozen-1",
        "frozen-1",
        "weak_point-1",
    ]
    assert SECOND.count(over, [disc, ring]).zone.id == "weak_point-1"
    # the Target is below them all
    assert SECOND.count([(150, 0), (140, 0), (190, 0)], [ring, disc]).zone.id == "out-0"


@pytest.mark.clause("CF-TEMPL-10", "CF-HIT-4", "CF-HIT-5", "CF-RULING-78")
def test_templates_side_by_side_are_neither_below_the_other() -> None:
    ring, disc = Template("frozen-1", "frozen", 100, 0), Template("weak_point-1", "weak_point", 175, 0)
    most = [(150, 0), (146, 0), (141, 0)]
    assert SECOND.count(most, [ring, disc]).zone.id == "weak_point-1"
    undecided = [(150, 0), (146, 0), (141, 0), (139, 2)]
    assert SECOND.count(undecided, [ring, disc]).zone.id == "frozen-1"  # 0 is never more than half of a life
    assert SECOND.count(undecided, [disc, ring]).zone.id == "frozen-1"


def test_the_inside_of_a_frozen_ring_is_a_hole_whatever_else_is_touched() -> None:
    ring = Template("frozen-1", "frozen", 100, 0)
    inside = SECOND.count([(100, 0), (105, 0), (160, 0)], [ring])
    assert (inside.zone.place, inside.zone.rank) == ("inside", -1)
    on_top = SECOND.count([(134, 0), (132, 4), (132, -4)], [ring])
    assert on_top.zone.place == "template"


def test_an_unknown_zone_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownZoneError, match="no zone 'section-9'; it has centre, section-5"):
        FIRST.zone("section-9")
