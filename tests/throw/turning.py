"""Random orientations of a die, for tests of shapes and physics."""

from __future__ import annotations

import math
import random

from tumblekeep.throw.body import Quaternion


def any_turn(rng: random.Random) -> Quaternion:
    """Return a rotation in space, all equally likely."""
    w, x, y, z = (rng.gauss(0.0, 1.0) for _ in range(4))
    size = math.sqrt(w * w + x * x + y * y + z * z)
    return (w / size, x / size, y / size, z / size)
