"""The shapes of things on the table, as convex pieces: the board with its holes, rings, and dice.

All lengths are metres. A piece is a list of corner points; the die touches its convex hull. Sines and cosines come from
`math`, never from numpy, so that the same shapes come out on every processor that rounds alike.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product

from tumblekeep.kit.target import TargetBoard

Vec2 = tuple[float, float]
Vec3 = tuple[float, float, float]
Piece = tuple[Vec3, ...]

SKIRT_DEPTH = 0.0008
SKIRT_REACH = 0.0165
"""How far each piece extends under its neighbour along a cut through a flat thing, at a slope of three degrees.

Without this skirt a cut would act as a wall, and dice would trip over seams that nobody can see. The skirt must reach
deeper than dice sink: the engine solves friction after the normal forces, which presses the front of a sliding die a
little into a board that grips. Below the skirt the die would hit the neighbour's side like a wall.
"""

RING_SKIRT_DEPTH = 0.0005
RING_SKIRT_REACH = 0.0028

HOLE_SIDES = 12
RIM_SIDES_PER_HOLE = 16
RING_SIDES = 12


@dataclass(frozen=True, slots=True)
class FlatPolygon:
    """A convex outline, counter-clockwise; `walls[i]` says whether the edge from point i to i+1 is a real wall."""

    points: tuple[Vec2, ...]
    walls: tuple[bool, ...]


def _add(p: Vec2, q: Vec2, scale: float = 1.0) -> Vec2:
    return (p[0] + q[0] * scale, p[1] + q[1] * scale)


def _unit(p: Vec2, q: Vec2) -> Vec2:
    length = math.hypot(q[0] - p[0], q[1] - p[1])
    return ((q[0] - p[0]) / length, (q[1] - p[1]) / length)


def board_outlines(board: TargetBoard) -> tuple[FlatPolygon, ...]:
    """Cut a round board with a ring of equal holes into convex outlines.

    The middle is one square piece with a corner between each two holes. Around each hole the rest of the board is a
    convex wedge, cut by rays from the centre of the hole through the corners of its outline.
    """
    radius = board.radius / 1000
    holes = [(h.x / 1000, h.y / 1000, h.radius / 1000) for h in board.holes]
    count = len(holes)
    distance = math.hypot(holes[0][0], holes[0][1])
    flat = 0.8 * (distance - holes[0][2])
    corner = flat / math.cos(math.pi / count)
    first = math.atan2(holes[0][1], holes[0][0]) - math.pi / count
    turn = 2 * math.pi / count
    middle = tuple(
        (corner * math.cos(first + k * turn), corner * math.sin(first + k * turn)) for k in range(count)
    )
    outlines = [FlatPolygon(middle, (False,) * count)]
    for k, (cx, cy, hole_radius) in enumerate(holes):
        start = first + k * turn
        rim = [
            (
                radius * math.cos(start + turn * n / RIM_SIDES_PER_HOLE),
                radius * math.sin(start + turn * n / RIM_SIDES_PER_HOLE),
            )
            for n in range(RIM_SIDES_PER_HOLE + 1)
        ]
        wedge = [middle[k], *rim, middle[(k + 1) % count]]
        wall = [False, *([True] * RIM_SIDES_PER_HOLE), False, False]
        outlines += _around_hole(wedge, wall, (cx, cy), hole_radius)
    return tuple(outlines)


def _around_hole(wedge: list[Vec2], wall: list[bool], centre: Vec2, hole_radius: float) -> list[FlatPolygon]:
    # a polygon with the area of the circle
    step = 2 * math.pi / HOLE_SIDES
    reach = hole_radius * math.sqrt(step / math.sin(step))
    outward = math.atan2(centre[1], centre[0])
    pieces = []
    for n in range(HOLE_SIDES):
        a, b = outward + (n - 0.5) * step, outward + (n + 0.5) * step
        near_a, near_b = (
            _add(centre, (math.cos(a), math.sin(a)), reach),
            _add(centre, (math.cos(b), math.sin(b)), reach),
        )
        edge_a, far_a = _ray_exit(wedge, centre, a)
        edge_b, far_b = _ray_exit(wedge, centre, b)
        points: list[Vec2] = [near_b, near_a, far_a]
        walls = [True, False]
        edge = edge_a
        while edge != edge_b:
            walls.append(wall[edge])
            edge = (edge + 1) % len(wedge)
            points.append(wedge[edge])
        walls.append(wall[edge_b])
        points.append(far_b)
        walls.append(False)
        pieces.append(_without_slivers(points, walls))
    return pieces


def _ray_exit(wedge: list[Vec2], centre: Vec2, angle: float) -> tuple[int, Vec2]:
    """Where a ray from inside a convex outline leaves it: the index of the edge, and the point."""
    dx, dy = math.cos(angle), math.sin(angle)
    best: tuple[float, int] | None = None
    for i, (px, py) in enumerate(wedge):
        qx, qy = wedge[(i + 1) % len(wedge)]
        ex, ey = qx - px, qy - py
        across = dx * ey - dy * ex
        if abs(across) < 1e-15:
            continue
        along = ((px - centre[0]) * ey - (py - centre[1]) * ex) / across
        part = ((px - centre[0]) * dy - (py - centre[1]) * dx) / across
        if along > 0 and -1e-9 <= part < 1 - 1e-9 and (best is None or along < best[0]):
            best = (along, i)
    assert best is not None, "a ray from inside always leaves"
    return best[1], (centre[0] + dx * best[0], centre[1] + dy * best[0])


def _without_slivers(points: list[Vec2], walls: list[bool]) -> FlatPolygon:
    kept_points: list[Vec2] = []
    kept_walls: list[bool] = []
    for i, point in enumerate(points):
        after = points[(i + 1) % len(points)]
        if math.hypot(after[0] - point[0], after[1] - point[1]) > 1e-7:
            kept_points.append(point)
            kept_walls.append(walls[i])
    return FlatPolygon(tuple(kept_points), tuple(kept_walls))


def ring_outlines(inner: float, outer: float, sides: int = RING_SIDES) -> tuple[FlatPolygon, ...]:
    """Cut a flat ring into convex outlines along its radii; a disc if there is no inner circle."""
    step = 2 * math.pi / sides
    grow = math.sqrt(step / math.sin(step))
    rim = [(outer * grow * math.cos(k * step), outer * grow * math.sin(k * step)) for k in range(sides)]
    if inner <= 0:
        return (FlatPolygon(tuple(rim), (True,) * sides),)
    bore = [(inner * grow * math.cos(k * step), inner * grow * math.sin(k * step)) for k in range(sides)]
    outlines = []
    for k in range(sides):
        after = (k + 1) % sides
        outlines.append(FlatPolygon((bore[k], rim[k], rim[after], bore[after]), (False, True, False, True)))
    return tuple(outlines)


def board_slabs(board: TargetBoard) -> tuple[Piece, ...]:
    """The whole board, as pieces."""
    bend = 2 * math.pi / (RIM_SIDES_PER_HOLE * len(board.holes))
    return tuple(
        _slab(outline, 0.0, board.thickness / 1000, (SKIRT_DEPTH, SKIRT_REACH), bend, False)
        for outline in board_outlines(board)
    )


def ring_slabs(inner: float, outer: float, thick: float) -> tuple[Piece, ...]:
    """A flat ring or disc around the origin, as pieces with identical top and bottom."""
    bend = 2 * math.pi / RING_SIDES
    return tuple(
        _slab(outline, -thick / 2, thick / 2, (RING_SKIRT_DEPTH, RING_SKIRT_REACH), bend, True)
        for outline in ring_outlines(inner, outer)
    )


def _slab(
    outline: FlatPolygon, bottom: float, top: float, skirt: tuple[float, float], bend: float, both_sides: bool
) -> Piece:
    """A flat piece of some thickness, with a skirt along its cuts (on both faces if it can be turned over)."""
    points: list[Vec3] = [(x, y, z) for z in (bottom, top) for x, y in outline.points]
    depth, reach = skirt
    depths = [top - depth]
    if both_sides:
        depths.append(bottom + depth)
    for x, y in _skirt(outline, reach, bend):
        points += [(x, y, z) for z in depths]
    return tuple(points)


def _skirt(outline: FlatPolygon, reach: float, bend: float) -> list[Vec2]:
    """Points a little beyond each cut, but behind every real wall of this piece.

    A round rim bends away by `bend` radians at each corner, so next to a wall the points step back along the cut.
    """
    points = outline.points
    count = len(points)
    walls = [i for i in range(count) if outline.walls[i]]
    skirt: list[Vec2] = []
    for i in range(count):
        if outline.walls[i]:
            continue
        p, q = points[i], points[(i + 1) % count]
        along = _unit(p, q)
        out = (along[1], -along[0])
        for end, inward, neighbour in ((p, 1.0, (i - 1) % count), (q, -1.0, (i + 1) % count)):
            spot = _add(end, out, reach)
            if outline.walls[neighbour]:
                spot = _behind(points, neighbour, spot)
                spot = _add(spot, along, inward * (reach * math.sin(bend) + 0.00005))
            skirt.append(_behind_all(points, walls, spot))
    return skirt


def _behind(points: tuple[Vec2, ...], wall: int, spot: Vec2) -> Vec2:
    p, q = points[wall], points[(wall + 1) % len(points)]
    along = _unit(p, q)
    out = (along[1], -along[0])
    beyond = (spot[0] - p[0]) * out[0] + (spot[1] - p[1]) * out[1]
    return _add(spot, out, -beyond) if beyond > 0 else spot


def _behind_all(points: tuple[Vec2, ...], walls: list[int], spot: Vec2) -> Vec2:
    for wall in walls:
        spot = _behind(points, wall, spot)
    return spot


def cube_corners(edge: float, bevel: float) -> Piece:
    """A cube with bevelled edges and corners: 24 points."""
    h, b = edge / 2, edge / 2 - bevel
    points: list[Vec3] = []
    for sx, sy, sz in product((-1, 1), repeat=3):
        points += [(sx * h, sy * b, sz * b), (sx * b, sy * h, sz * b), (sx * b, sy * b, sz * h)]
    return tuple(points)


def tetrahedron_tips(edge: float) -> tuple[Vec3, ...]:
    """The four tips of a regular tetrahedron around its centre."""
    s = edge / (2 * math.sqrt(2))
    return ((s, s, s), (s, -s, -s), (-s, s, -s), (-s, -s, s))


def tetrahedron_corners(edge: float, cut: float) -> Piece:
    """A tetrahedron whose tips are cut off: 12 points."""
    tips = tetrahedron_tips(edge)
    share = cut / edge
    return tuple(
        (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share)
        for a in tips
        for b in tips
        if a is not b
    )


def pyramid_corners(radius: float, height: float) -> Piece:
    """A four-sided pyramid standing on z = 0."""
    return (
        (radius, 0.0, 0.0),
        (0.0, radius, 0.0),
        (-radius, 0.0, 0.0),
        (0.0, -radius, 0.0),
        (0.0, 0.0, height),
    )
