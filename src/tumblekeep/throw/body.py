"""Dice as bodies: their corners and sides, and the rotations that map a die onto itself."""

from __future__ import annotations

import math
import random
from functools import cache
from itertools import permutations

from tumblekeep.kit.throwing import DieKind, Shape
from tumblekeep.throw.geometry import Vec3, tetrahedron_tips

Quaternion = tuple[float, float, float, float]

SIDES: dict[Shape, tuple[Vec3, ...]] = {
    "d6": (
        (1.0, 0.0, 0.0),
        (0.0, 1.0, 0.0),
        (0.0, 0.0, 1.0),
        (-1.0, 0.0, 0.0),
        (0.0, -1.0, 0.0),
        (0.0, 0.0, -1.0),
    ),
    "d4": tuple(
        (x / math.sqrt(3), y / math.sqrt(3), z / math.sqrt(3))
        for x, y, z in tetrahedron_tips(2 * math.sqrt(2))
    ),
}
"""The direction of each side from the centre: a cube's faces; a tetrahedron's tips, because the tip that is up is
read."""


def corners(kind: DieKind) -> tuple[Vec3, ...]:
    """The sharp corners of a die around its centre, as if nothing had been cut off: eight or four."""
    edge = kind.edge / 1000
    if kind.shape == "d4":
        return tetrahedron_tips(edge)
    h = edge / 2
    return tuple((sx * h, sy * h, sz * h) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1))


@cache
def turnings(shape: Shape) -> tuple[tuple[int, ...], ...]:
    """Every rotation of a die onto itself, as a permutation of its sides: 24 for a cube, 12 for a tetrahedron."""
    sides = SIDES[shape]
    found = []
    for order in permutations(range(len(sides))):
        moved = [sides[k] for k in order]
        same_angles = all(
            abs(_dot(sides[i], sides[j]) - _dot(moved[i], moved[j])) < 1e-9
            for i in range(len(sides))
            for j in range(i)
        )
        # a mirror image keeps the angles but is no rotation
        if same_angles and abs(_triple(*sides[:3]) - _triple(*moved[:3])) < 1e-9:
            found.append(order)
    return tuple(found)


def _dot(a: Vec3, b: Vec3) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _triple(a: Vec3, b: Vec3, c: Vec3) -> float:
    return (
        a[0] * (b[1] * c[2] - b[2] * c[1])
        - a[1] * (b[0] * c[2] - b[2] * c[0])
        + a[2] * (b[0] * c[1] - b[1] * c[0])
    )


def draw_labels(shape: Shape, rng: random.Random) -> tuple[int, ...]:
    """Which printed side each geometric side of the thrown die carries.

    The engine treats the faces of a shape slightly differently. A random rotation of the die onto itself for every
    throw makes each printed side equally likely by construction.
    """
    ways = turnings(shape)
    return ways[rng.randrange(len(ways))]


def attitude(shape: Shape, held: Vec3, ahead: float) -> Quaternion:
    """The orientation of a die in a hand that points `ahead` (radians): flat, then rotated by `held` in the fingers.

    >>> [round(part, 6) for part in attitude("d6", (0.0, 0.0, 90.0), 0.0)]
    [0.707107, 0.0, 0.0, 0.707107]
    """
    roll, pitch, yaw = (math.radians(part) for part in held)
    fingers = multiply(about((0.0, 1.0, 0.0), pitch), about((1.0, 0.0, 0.0), roll))
    fingers = multiply(about((0.0, 0.0, 1.0), ahead + yaw), fingers)
    return multiply(fingers, _FLAT[shape])


def multiply(p: Quaternion, q: Quaternion) -> Quaternion:
    """The product of two rotations: first q, then p."""
    a, b, c, d = p
    e, f, g, h = q
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def rotate(q: Quaternion, v: Vec3) -> Vec3:
    """Rotate a vector."""
    w, x, y, z = q
    vx, vy, vz = v
    tx, ty, tz = 2 * (y * vz - z * vy), 2 * (z * vx - x * vz), 2 * (x * vy - y * vx)
    return (
        vx + w * tx + y * tz - z * ty,
        vy + w * ty + z * tx - x * tz,
        vz + w * tz + x * ty - y * tx,
    )


def inverse(q: Quaternion) -> Quaternion:
    return (q[0], -q[1], -q[2], -q[3])


def about(axis: Vec3, angle: float) -> Quaternion:
    """The rotation by an angle about a unit axis."""
    s = math.sin(angle / 2)
    return (math.cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s)


def from_to(a: Vec3, b: Vec3) -> Quaternion:
    """The rotation that takes direction a to direction b."""
    dot = _dot(a, b)
    if dot < -0.999999:
        axis = (1.0, 0.0, 0.0) if abs(a[0]) < 0.9 else (0.0, 1.0, 0.0)
        cross = (
            a[1] * axis[2] - a[2] * axis[1],
            a[2] * axis[0] - a[0] * axis[2],
            a[0] * axis[1] - a[1] * axis[0],
        )
        size = math.sqrt(_dot(cross, cross))
        return (0.0, cross[0] / size, cross[1] / size, cross[2] / size)
    w = 1 + dot
    x, y, z = a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    size = math.sqrt(w * w + x * x + y * y + z * z)
    return (w / size, x / size, y / size, z / size)


_FLAT: dict[Shape, Quaternion] = {
    "d6": (1.0, 0.0, 0.0, 0.0),
    "d4": from_to(SIDES["d4"][0], (0.0, 0.0, 1.0)),
}
"""The orientation of a die that lies on the flat hand."""
