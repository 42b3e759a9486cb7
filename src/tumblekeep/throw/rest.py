"""How a die lies at rest: which side is up, whether it is flat, and which zone of the target it counts for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tumblekeep.kit.area import Point
from tumblekeep.kit.target import OUTSIDE, Count, TargetBoard, Template, Zone
from tumblekeep.kit.throwing import DieKind
from tumblekeep.throw.body import SIDES, Quaternion, corners, rotate
from tumblekeep.throw.geometry import Vec3, cube_corners, tetrahedron_corners
from tumblekeep.throw.world import world


@dataclass(frozen=True, slots=True)
class RestingDie:
    """A die at rest."""

    side: int | None
    """The geometric side that is up; None if the die is cocked."""
    leaning: bool
    zone: Zone
    beside: tuple[Zone, ...]
    corners: tuple[Point, ...]
    """The corners that were counted, in millimetres."""


def outline(points: Sequence[Point]) -> list[Point]:
    """The convex outline of some points, counter-clockwise."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return list(ordered)

    def half(row: Sequence[Point]) -> list[Point]:
        chain: list[Point] = []
        for p in row:
            while len(chain) >= 2 and _cross(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(ordered) + half(ordered[::-1])


def _cross(o: Point, a: Point, b: Point) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def read_rest(
    board: TargetBoard,
    kind: DieKind,
    place: Vec3,
    turn: Quaternion,
    templates: Sequence[Template] = (),
    edges: float = 1.0,
) -> RestingDie:
    """Read a die that lies with its centre at `place`, rotated by `turn`; its `edges` are that much rounder than usual."""
    reading = world()["reading"]
    ups = [rotate(turn, side)[2] for side in SIDES[kind.shape]]
    side = max(range(len(ups)), key=lambda n: ups[n])
    tilt = math.degrees(math.acos(max(-1.0, min(1.0, ups[side]))))
    leaning = tilt > reading["flat_degrees"]
    cocked = tilt > reading[board.game]["cocked_degrees"]
    points = []
    for corner in corners(kind):
        x, y, z = rotate(turn, corner)
        points.append(((x + place[0]) * 1000, (y + place[1]) * 1000, (z + place[2]) * 1000))
    points.sort(key=lambda p: p[2])
    counted = [(p[0], p[1]) for p in points[: 4 if kind.shape == "d6" else 3]]
    shadow = outline([(p[0], p[1]) for p in points])
    # contact is made by the die with its bevelled edges, not by the sharp corners that are counted
    lowest = _lowest(kind, place, turn, edges)
    sunk = lowest[2] < board.thickness - reading["sunk"] * 1000
    if sunk:
        count = _sunk(board, place, lowest, [(p[0], p[1]) for p in points])
    else:
        thick = world()["template"]["thick"] * 1000
        below = lowest[2] < board.thickness + thick - reading["sunk"] * 1000
        count = board.count(counted, templates, shadow, touches_below=below)
    return RestingDie(None if cocked else side, leaning, count.zone, count.beside, tuple(counted))


def _lowest(kind: DieKind, place: Vec3, turn: Quaternion, edges: float) -> tuple[float, float, float]:
    """The lowest point of the die itself, in millimetres."""
    shapes = world()["dice"]
    edge = kind.edge / 1000
    if kind.shape == "d6":
        points = cube_corners(edge, edge * shapes["d6"]["bevel_share"] * edges)
    else:
        points = tetrahedron_corners(edge, edge * shapes["d4"]["cut_share"] * edges)
    x, y, z = min((rotate(turn, point) for point in points), key=lambda point: point[2])
    return ((x + place[0]) * 1000, (y + place[1]) * 1000, (z + place[2]) * 1000)


def _sunk(board: TargetBoard, place: Vec3, lowest: tuple[float, float, float], points: list[Point]) -> Count:
    """The zone if part of the die is below the board's surface: it lies in a hole, leans on the edge, or is off the
    board."""
    x, y = place[0] * 1000, place[1] * 1000
    if lowest[2] < -5:
        return Count(OUTSIDE, (), ())
    for hole in board.holes:
        reach = hole.radius + 2
        if (
            math.hypot(lowest[0] - hole.x, lowest[1] - hole.y) < reach
            or math.hypot(x - hole.x, y - hole.y) < hole.radius
        ):
            return Count(hole.zone, (), ((hole.zone.id, 1.0),))
    over = [p for p in points if math.hypot(*p) < board.radius]
    zone = board.zone("edge") if over and math.hypot(x, y) < board.radius + 15 else OUTSIDE
    return Count(zone, (), ((zone.id, 1.0),))
