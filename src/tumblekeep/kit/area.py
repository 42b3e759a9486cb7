"""Areas of flat shapes: how much of a die's outline lies over a disc, a ring, a part of a ring or a hole."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]


def counter_clockwise(points: Sequence[Point]) -> list[Point]:
    shadow = list(points)
    return shadow if area(shadow) >= 0 else shadow[::-1]


def area(points: Sequence[Point]) -> float:
    return 0.5 * sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], *points[:1]], strict=True)
    )


def clip(points: list[Point], nx: float, ny: float, limit: float) -> list[Point]:
    """Return the part of a convex polygon where nx*x + ny*y <= limit."""
    kept: list[Point] = []
    for (ax, ay), (bx, by) in zip(points, [*points[1:], *points[:1]], strict=True):
        da, db = nx * ax + ny * ay - limit, nx * bx + ny * by - limit
        if da <= 0:
            kept.append((ax, ay))
        if (da < 0 < db) or (db < 0 < da):
            t = da / (da - db)
            kept.append((ax + t * (bx - ax), ay + t * (by - ay)))
    return kept


def clip_to_circle(points: list[Point], cx: float, cy: float, radius: float) -> list[Point]:
    """Return the part of a convex polygon inside a circle, approximated by a polygon of 96 sides with the circle's
    area."""
    if min(math.hypot(x - cx, y - cy) for x, y in points) > radius + 60:
        return []
    step = 2 * math.pi / 96
    reach = radius * math.sqrt(step / math.tan(step / 2) / 2)
    for k in range(96):
        nx, ny = math.cos(k * step), math.sin(k * step)
        points = clip(points, nx, ny, nx * cx + ny * cy + reach)
        if len(points) < 3:
            return []
    return points


def sector(points: list[Point], start: float, sweep: float) -> list[Point]:
    """Return the part of a convex polygon between two rays from the origin, less than half a turn apart."""
    for degrees, side in ((start, 1.0), (start + sweep, -1.0)):
        angle = math.radians(degrees)
        points = clip(points, side * math.sin(angle), -side * math.cos(angle), 0.0)
        if len(points) < 3:
            return []
    return points


def disc_area(points: Sequence[Point], radius: float) -> float:
    """Area common to a counter-clockwise polygon and a disc around the origin, edge by edge, exactly."""
    if radius <= 0:
        return 0.0
    total = 0.0
    for (ax, ay), (bx, by) in zip(points, [*points[1:], *points[:1]], strict=True):
        total += _triangle_in_disc(ax, ay, bx, by, radius)
    return total


def _triangle_in_disc(ax: float, ay: float, bx: float, by: float, radius: float) -> float:
    """Signed area common to the triangle origin-a-b and the disc."""
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    if length == 0:
        return 0.0
    middle = -(ax * dx + ay * dy) / length
    closest = (ax * ax + ay * ay) - middle * middle * length
    reach = (radius * radius - closest) / length
    if reach <= 0:
        return 0.5 * radius * radius * math.atan2(ax * by - ay * bx, ax * bx + ay * by)
    half = math.sqrt(reach)
    first, last = max(0.0, middle - half), min(1.0, middle + half)
    if first >= last:
        return 0.5 * radius * radius * math.atan2(ax * by - ay * bx, ax * bx + ay * by)
    px, py = ax + first * dx, ay + first * dy
    qx, qy = ax + last * dx, ay + last * dy
    arcs = math.atan2(ax * py - ay * px, ax * px + ay * py) + math.atan2(qx * by - qy * bx, qx * bx + qy * by)
    return 0.5 * (px * qy - py * qx) + 0.5 * radius * radius * arcs
