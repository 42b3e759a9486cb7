"""Data for a form that reports a throw at a real table: shapes to draw, and what may be said of each die.

The client that draws the form decides nothing: it sends ids and numbers back (`kit.landing_report.DieStatement`).

>>> form(ThrowSetup("dungeon_fighter", ("red",)))["dice"]
[{'die': 'red', 'shows': ['symbol', None]}]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblekeep.kit.landing_limits import reach_of
from tumblekeep.kit.target import TargetBoard, Zone
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup


def form(setting: ThrowSetup) -> dict[str, Any]:
    """Everything a form needs to report this throw, as plain data: shapes to draw, and what may be said."""
    board = setting.board
    return {
        **_board_form(board),
        "dice": [{"die": die, "shows": _shows(setting, die)} for die in setting.dice],
        "demands": list(setting.demands),
        "near": {zone.id: _near(setting, zone, setting.dice) for zone in board.zones if zone.is_numbered},
        **_lying_form(setting),
    }


def flip_form(setting: FlipSetup) -> dict[str, Any]:
    """Everything a form needs to report this flip, as plain data."""
    return {**_board_form(setting.board), "flip": setting.template, **_lying_form(setting)}


def _board_form(board: TargetBoard) -> dict[str, Any]:
    rings = [
        {
            "id": section.zone.id, "place": section.zone.place, "value": section.zone.value, "inner": section.inner,
            "outer": section.outer, "start": section.start, "sweep": section.sweep,
        }
        for section in board.sections
    ]  # fmt: skip
    edge = {"id": "edge", "place": "edge", "value": 0, "inner": board.edge_from, "outer": board.radius}
    return {
        "radius": board.radius,
        "rings": [{**edge, "start": 0, "sweep": 360}, *rings],
        "holes": [
            {"id": hole.zone.id, "x": round(hole.x, 1), "y": round(hole.y, 1), "radius": hole.radius}
            for hole in board.holes
        ],
    }


def _lying_form(setting: ThrowSetup | FlipSetup) -> dict[str, Any]:
    holes = {hole.zone.id.rpartition("-")[2]: hole for hole in setting.board.holes}
    return {
        "templates": [
            {"id": one.id, "kind": one.kind, "x": one.x, "y": one.y, "inner": one.inner, "outer": one.outer}
            for one in setting.templates
        ],
        "icebergs": [
            {"id": berg, "x": round(holes[number].x, 1), "y": round(holes[number].y, 1)}
            for berg in setting.icebergs
            if (number := berg.rpartition("-")[2]) in holes
        ],
        "lying": [
            {"die": one.die, "x": round(one.pose.x / 1000, 1), "y": round(one.pose.y / 1000, 1)}
            for one in setting.lying
        ],
    }


def _shows(setting: ThrowSetup, die: str) -> list[str | None]:
    """What a die may show on top, each once, the blank side last."""
    return [*setting.kind(die).icons, None]


def _near(setting: ThrowSetup, zone: Zone, dice: Sequence[str]) -> list[int]:
    """The printed numbers of the other sections that a die in this one may touch as well, the highest first."""
    reach = max(reach_of(setting.kind(die)) for die in dice)
    board = setting.board
    near = [
        other.value
        for other in board.zones
        if other.is_numbered and other.id != zone.id and board.gap(zone.id, other.id) <= reach
    ]
    return sorted(dict.fromkeys(near), reverse=True)
