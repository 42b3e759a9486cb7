"""Where the props of a throw stand: as the thrower placed them, else at a place that serves the default thrower."""

from __future__ import annotations

import math
from collections.abc import Mapping

from tumblekeep.throw.launch import Launch, Placement

USUAL_PLACES: Mapping[str, Placement] = {
    "box": Placement(-0.38, 0.19, math.pi / 2),
    "sheet": Placement(-0.38, 0.16, math.pi / 2),
    "card": Placement(-0.36, 0.0),
    "floe": Placement(-0.36, 0.0),
    "pond": Placement(-0.36, 0.0),
    "wall": Placement(-0.315, 0.115, math.pi / 2),
    "chute": Placement(-0.42, 0.0, 0.0, math.radians(35), 0.06),
    "head": Placement(-0.75, 0.0, 0.0, 0.0, 0.4),
    "palm": Placement(-0.75, 0.0, 0.0, 0.0, 0.1),
}


def placed(launch: Launch, prop: str) -> Placement:
    """Where a prop stands in this throw."""
    return launch.placements.get(prop, USUAL_PLACES[prop])
