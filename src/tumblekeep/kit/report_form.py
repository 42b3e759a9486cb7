"""Data for a form that reports what fell at a real table: a roll, a draw or a throw, with what may be said of it.

The client that draws the form decides nothing: it sends ids and numbers back (`kit.landing_report.DieStatement`).

>>> form(ThrowSetup("dungeon_fighter", ("red",)))["dice"]
[{'die': 'red', 'shows': ['symbol', None]}]
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from tumblekeep.core.chance import Chance, Draw, Roll, RollEach
from tumblekeep.core.message import Argument, Message, SeatName
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


# -- rolls and draws ------------------------------------------------------------------------------


def chance_form(question: Chance, known: Collection[str] = ()) -> dict[str, Any] | None:
    """Everything a form needs to report a roll or a draw, by the names that the question declares; None for a throw.

    `known` is everything that could ever be drawn. Of a secret draw the form offers that instead of the bag, because
    what is missing in the bag may be another seat's secret.

    >>> from tumblekeep.core.ask import Ask
    >>> from tumblekeep.core.chance import Die
    >>> chance_form(Roll(Ask("flip", "X-1", faces="face"), 0, [(Die("coin", "HT"), 2)]))["pools"][0]["faces"][0]
    {'face': 'H', 'called': {'id': 'face-H', 'args': {}}}
    """
    ask = question.ask
    if isinstance(question, Roll):
        return {
            "pools": [
                {
                    "die": die.name,
                    "called": _called(ask.die(die.name)),
                    "count": n,
                    "faces": [{"face": face, "called": _called(ask.face(face))} for face in die.faces],
                }
                for die, n in question.pools
            ]
        }
    if isinstance(question, RollEach):
        return {
            "dice": [
                {
                    "die": die,
                    "called": _called(ask.die(die)),
                    "faces": [
                        {"face": face, "side": list(sides).index(face), "called": _called(ask.face(face))}
                        for face in dict.fromkeys(sides)
                    ],
                }
                for die, sides in question.dice
            ]
        }
    if isinstance(question, Draw):
        bag = question.bag if question.seen_by is None else dict.fromkeys(known or question.bag, 1)
        return {
            "things": [
                {"thing": thing, "called": _called(ask.thing(thing)), "count": count}
                for thing, count in bag.items()
            ]
        }
    return None


def _called(name: Argument) -> Any:
    if isinstance(name, Message):
        return name.plain()
    return {"seat": name.seat} if isinstance(name, SeatName) else str(name)
