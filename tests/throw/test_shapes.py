"""Shapes: the pieces of the boards cover the whole board and nothing more; dice are symmetric under their
own turns."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from throw.turning import any_turn
from tumblekeep.kit.target import BOARDS, TargetBoard
from tumblekeep.throw.body import (
    SIDES,
    draw_labels,
    from_to,
    inverse,
    multiply,
    rotate,
    turnings,
)
from tumblekeep.throw.geometry import FlatPolygon, Piece, board_outlines, board_slabs, ring_slabs


def inside(point: tuple[float, float], outline: FlatPolygon) -> bool:
    points = outline.points
    return all(
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) >= -1e-12
        for a, b in zip(points, [*points[1:], points[0]], strict=True)
    )


@pytest.mark.parametrize("game", BOARDS)
def test_the_pieces_cover_the_board_once_and_leave_the_holes_open(game: str) -> None:
    board = BOARDS[game]
    outlines = board_outlines(board)
    rng = random.Random(1)
    for _ in range(4000):
        x, y = rng.uniform(-0.26, 0.26), rng.uniform(-0.26, 0.26)
        # twelve-sided holes and a 64-sided rim differ from their circles by about a millimetre
        near = abs(math.hypot(x, y) * 1000 - board.radius) < 0.5
        near |= any(abs(math.hypot(x * 1000 - h.x, y * 1000 - h.y) - h.radius) < 1.2 for h in board.holes)
        if near:
            continue
        hole = any(h.holds(x * 1000, y * 1000) for h in board.holes)
        solid = math.hypot(x, y) * 1000 < board.radius and not hole
        assert sum(inside((x, y), outline) for outline in outlines) == int(solid)


def bounds(board: TargetBoard, piece: Piece) -> tuple[float, float]:
    """Return how far a piece reaches beyond the rim, and into a hole, in millimetres."""
    rim = max(math.hypot(x, y) * 1000 - board.radius for x, y, _ in piece)
    hole = max(
        h.radius - math.hypot(x * 1000 - h.x, y * 1000 - h.y) for x, y, _ in piece for h in board.holes
    )
    return rim, hole


@pytest.mark.parametrize("game", BOARDS)
def test_no_skirt_sticks_out_of_the_board_or_into_a_hole(game: str) -> None:
    board = BOARDS[game]
    for piece in board_slabs(board):
        rim, hole = bounds(board, piece)
        assert rim < 1e-6
        assert hole < 1e-6
        assert {round(z * 1000, 3) for _, _, z in piece} <= {
            0.0,
            board.thickness,
            round(board.thickness - 0.8, 3),
        }


def test_a_ring_keeps_its_hole_open_and_its_outside_round() -> None:
    for piece in ring_slabs(0.026, 0.042, 0.002):
        for x, y, _ in piece:
            assert 0.0255 < math.hypot(x, y) < 0.0435


def test_a_cube_has_24_turnings_and_a_tetrahedron_12() -> None:
    assert len(set(turnings("d6"))) == 24
    assert len(set(turnings("d4"))) == 12


@pytest.mark.parametrize("shape", ["d6", "d4"])
def test_over_all_turnings_each_label_is_on_each_side_equally_often(shape: str) -> None:
    ways = turnings(shape)
    for side in range(len(ways[0])):
        counted = Counter(way[side] for way in ways)
        assert set(counted.values()) == {len(ways) // len(ways[0])}


def test_opposite_sides_of_a_cube_stay_opposite() -> None:
    rng = random.Random(2)
    for _ in range(50):
        labels = draw_labels("d6", rng)
        assert all(abs(labels[n] - labels[n + 3]) == 3 for n in range(3))


def test_turns_turn() -> None:
    rng = random.Random(3)
    for _ in range(50):
        q, p = any_turn(rng), any_turn(rng)
        v = (0.3, -0.2, 0.9)
        assert rotate(inverse(q), rotate(q, v)) == pytest.approx(v)
        assert rotate(multiply(p, q), v) == pytest.approx(rotate(p, rotate(q, v)))
    for side in SIDES["d4"]:
        assert rotate(from_to(side, (0.0, 0.0, 1.0)), side) == pytest.approx((0, 0, 1))
    assert rotate(from_to((0, 0, -1), (0, 0, 1)), (0, 0, -1)) == pytest.approx((0, 0, 1))
