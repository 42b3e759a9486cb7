"""How a throw is made: what a person is shown before the die leaves the hand, and what is filled in for them.

A client that offers controls for the body (a ring to hit, a wall to place) sends their values. What it leaves out is
filled in as by somebody who knows the throw: the right grip, the usual place, props where they are useful.

>>> said = {"velocity": [1.5, 0, 0.3], "marks": {"palm_gap": 0.3}}
>>> launch = complete_launch(ThrowSetup("dungeon_fighter", ("red",), ("prayer",)), said)
>>> launch.grips, launch.marks["palm_gap"], launch.marks["standing"]
(('palms',), 0.3, 1.0)
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from tumblekeep.kit.fields import FieldError, RecordReader
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.throwing import demand
from tumblekeep.throw.aim import aim_for
from tumblekeep.throw.hand import AZIMUTH_DEGREES, ELEVATION_DEGREES, SPEED_SHARE, HandLimits, held_within
from tumblekeep.throw.launch import Launch, azimuth, elevation, length
from tumblekeep.throw.placing import ROOM, USUAL_PLACES
from tumblekeep.throw.requirement import control_of, get_ready, limits_of, noise_of
from tumblekeep.throw.touch import CAREFUL
from tumblekeep.throw.world import world

STRONGEST = 4.5
"""Metres per second: the fastest throw of a hand, whatever a client sends."""

NEAREST = 0.3
"""Metres from the centre of the target: a hand may not release closer to it."""

HIGHEST = 1.0


@dataclass(frozen=True, slots=True)
class Stance:
    """One throw before it is made."""

    setting: ThrowSetup
    good: Launch
    """The throw of somebody who knows how."""

    def to_json(self) -> dict[str, Any]:
        """For a client: where the die is held, what each demand changes, what may be set, how far it strays."""
        strike = self.good.strike
        aimed = self.good.velocity if strike is None else strike.velocity
        noise = noise_of(self.setting)
        return {
            "position": list(self.good.position),
            "spin": list(self.good.spin),
            "grips": list(self.good.grips),
            "hand": self.good.hand,
            "marks": dict(self.good.marks),
            "toss": None if strike is None else {"up": self.good.velocity[2], "seconds": strike.seconds},
            "usual": {
                "speed": round(length(aimed), 3),
                "elevation": round(elevation(aimed), 1),
                "azimuth": round(azimuth(aimed), 1),
            },
            "limits": {name: list(ends) for name, ends in limits_of(self.setting).ranges.items()},
            "spread": {
                "aside": round(AZIMUTH_DEGREES * CAREFUL * noise.direction, 3),
                "up": round(ELEVATION_DEGREES * CAREFUL * noise.direction, 3),
                "speed": round(SPEED_SHARE * CAREFUL * noise.rest, 4),
            },
            "controls": control_of(self.setting),
            "props": [_prop(name, self.good) for name in props_of(self.setting)],
        }


def props_of(setting: ThrowSetup) -> list[str]:
    """Every prop that the demands let the thrower place, the preferred ones first."""
    named = [prop for name in setting.demands for prop in demand(setting.game, name).props]
    return list(dict.fromkeys(named))


def _prop(name: str, good: Launch) -> dict[str, Any]:
    shape = world()["props"][name]
    sides = shape["inner"] if shape["kind"] == "oval" else shape["size"]
    least, most = ROOM.get(name, (0.0, 9.0))
    return {
        "name": name,
        "kind": shape["kind"],
        "size": [*sides, *([shape["height"]] if shape["kind"] == "oval" else [])],
        "rim": shape.get("rim", 0.0),
        "foot": shape.get("foot", 0.0),
        "room": [least, most],
        "place": good.placements.get(name, USUAL_PLACES[name]).to_json(),
        "chosen": name in good.placements,
    }


def stance(setting: ThrowSetup) -> Stance:
    """How a throw of this setup is made well."""
    return Stance(setting, get_ready(setting, aim_for(setting)))


_NAMES = tuple(each.name for each in fields(Launch))


def complete_launch(setting: ThrowSetup, value: object) -> Launch:
    """Check a launch as a client sent it. What it leaves out is done right."""
    row = RecordReader(value, "launch", ("velocity",), _NAMES)
    said = {name: row.get(name) for name in _NAMES if row.has(name)}
    silent = not said.get("marks")
    good = stance(setting).good
    whole = {**good.to_json(), "seed": 0, "tremor": 0.0, **said}
    for name in ("marks", "placements"):
        if isinstance(said.get(name), Mapping):
            whole[name] = {**_own(good, name, said[name]), **said[name]}
    if good.strike is not None and said.get("strike") is None and (silent or "strike" not in said):
        # if a die is tossed and struck, the aimed velocity is the blow's
        whole["strike"] = {**good.strike.to_json(), "velocity": whole["velocity"]}
        whole["velocity"] = list(good.velocity)
    launch = Launch.from_json(whole)
    if setting.demands and silent and "position" in said:
        launch = _taken_as_ready(setting, launch, good)
    # no grip spins a die more than it can
    fixed = ("spin",) if setting.conditions.stand == "end" else ("spin", "back")
    spins = {name: limits_of(setting).ranges[name] for name in fixed if name in limits_of(setting).ranges}
    return _by_a_hand(held_within(launch, HandLimits(spins)))


def _own(good: Launch, name: str, said: Mapping[str, Any]) -> dict[str, Any]:
    """What to fill in beside what was sent. A hero sheet that was placed replaces the box."""
    known: dict[str, Any] = dict(good.to_json()[name])
    if name == "placements" and "sheet" in said:
        known.pop("box", None)
    return known


def _taken_as_ready(setting: ThrowSetup, launch: Launch, good: Launch) -> Launch:
    """Complete a launch without marks. It gives direction, power and height only, so its thrower holds, stands and
    places things as the demands want, and the die has to do the rest."""
    placements = {**good.placements, **launch.placements}
    position = good.position if limits_of(setting).ranges or placements else launch.position
    ready = get_ready(setting, replace(launch, position=position, placements=placements))
    return replace(ready, spin=good.spin, strike=launch.strike or good.strike)


def _by_a_hand(launch: Launch) -> Launch:
    """Clamp a launch to the speed of an arm and to where a thrower may stand."""
    if launch.grips[-1] != "chute" and math.hypot(*launch.position[:2]) < NEAREST:
        raise FieldError(
            "launch.position", list(launch.position), f"at least {NEAREST} m from the middle of the target"
        )
    if launch.position[2] > HIGHEST:
        raise FieldError("launch.position", list(launch.position), f"at most {HIGHEST} m above the table")
    speed = length(launch.velocity)
    if speed > STRONGEST:
        x, y, z = (part * STRONGEST / speed for part in launch.velocity)
        launch = replace(launch, velocity=(x, y, z))
    if launch.strike is not None and length(launch.strike.velocity) > STRONGEST:
        share = STRONGEST / length(launch.strike.velocity)
        x, y, z = (part * share for part in launch.strike.velocity)
        launch = replace(launch, strike=replace(launch.strike, velocity=(x, y, z)))
    return launch
