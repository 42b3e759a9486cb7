"""Where the props of a throw stand: as the thrower placed them, else at a place that suits the default thrower."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.target import TargetBoard
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.launch import Launch, Placement
from tumblekeep.throw.world import place, world

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


def prop_position(launch: Launch, prop: str) -> Placement:
    """Where a prop stands in this throw."""
    return launch.placements.get(prop, USUAL_PLACES[prop])


ROOM: Mapping[str, tuple[float, float]] = {
    "box": (0.0, 9.0),
    "sheet": (0.0, 9.0),
    "card": (0.04, 9.0),
    "floe": (0.02, 9.0),
    "pond": (0.02, 9.0),
    "wall": (0.0, 0.04),
}
"""How far from the rim of the target a prop may stand, in metres: off the target; the ice wall against it (within a
hand's breadth)."""


def distance_to_target(board: TargetBoard, prop: str, spot: Placement) -> float:
    """Metres between the rim of the target and the nearest point of a prop's footprint; negative if they overlap."""
    shape = world()["props"][prop]
    if shape["kind"] == "oval":
        half_x, half_y = (side / 2 + shape["rim"] for side in shape["inner"])
    else:
        half_x, half_y = max(shape["size"][0], shape.get("foot", 0.0)) / 2, shape["size"][1] / 2
    c, s = math.cos(spot.turn), math.sin(spot.turn)
    along, across = abs(spot.x * c + spot.y * s), abs(spot.y * c - spot.x * s)
    nearest = math.hypot(max(along - half_x, 0.0), max(across - half_y, 0.0))
    return nearest - board.radius / 1000


def fitting(board: TargetBoard, prop: str, spot: Placement) -> Placement:
    """The nearest allowed place for a prop: off a target that is larger than it was placed for, or closer to a smaller
    one."""
    if prop not in ROOM:
        return spot
    least, most = ROOM[prop]
    for _ in range(12):
        room = distance_to_target(board, prop, spot)
        aside = least - room if room < least else most - room if room > most else 0.0
        far = math.hypot(spot.x, spot.y)
        if not aside or not far:
            break
        out = 1 + (aside + math.copysign(0.0005, aside)) / far
        spot = replace(spot, x=round(spot.x * out, 5), y=round(spot.y * out, 5))
    return spot


def check_placements(setting: ThrowSetup, launch: Launch) -> None:
    """Refuse props that this edition does not have, or that stand where they may not."""
    game = setting.game
    known = world()["props"]
    table = world()["table"]
    for name, spot in launch.placements.items():
        where = f"launch.placements.{name}"
        if name not in known:
            raise FieldError(where, name, "one of " + ", ".join(known))
        if name not in world()["materials"][game]:
            raise FieldError(where, name, f"a prop of {game}")
        if name not in ROOM:
            continue
        turn = math.radians(place(setting.conditions)["degrees"])
        along = spot.x * math.cos(turn) + spot.y * math.sin(turn)
        across = spot.y * math.cos(turn) - spot.x * math.sin(turn)
        if abs(along) > table["length"] / 2 or abs(across) > table["width"] / 2 or spot.height or spot.pitch:
            raise FieldError(where, spot.to_json(), "a place on the table top, upright")
        least, most = ROOM[name]
        room = distance_to_target(setting.board, name, spot)
        # with a tolerance of a tenth of a millimetre
        if not least - 0.0001 <= room <= most + 0.0001:
            wanted = (
                f"at least {least * 1000:.0f} mm"
                if most > 1
                else f"{least * 1000:.0f} to {most * 1000:.0f} mm"
            )
            raise FieldError(where, f"{room * 1000:.0f} mm from the target", wanted + " from the target")
