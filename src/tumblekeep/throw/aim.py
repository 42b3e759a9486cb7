"""Aiming: good launches for a setup, found once with the physics and stored, so that bots need not search.

An aim is a launch without tremor. A bot throws the aim with its own clumsiness and the throw's seed, which makes the
same kind of record as a person's throw.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from tumblekeep.kit.conditions import PLAIN as PLAIN_TABLE
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.target import TargetBoard
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.hand import HandLimits, clumsiness, held_within
from tumblekeep.throw.launch import (
    Launch,
    Placement,
    Strike,
    azimuth,
    elevation,
    from_angles,
    length,
    throw_seed,
)
from tumblekeep.throw.placing import USUAL_PLACES, fitting
from tumblekeep.throw.requirement import get_ready, handicap_of, limits_of, requirement

PLAIN: Mapping[str, tuple[float, float]] = {
    "x": (-0.66, -0.46),
    "y": (-0.03, 0.03),
    "z": (0.06, 0.22),
    "speed": (0.8, 1.9),
    "azimuth": (-3.0, 3.0),
    "elevation": (-30.0, 35.0),
    "spin_y": (-60.0, 60.0),
    "spin_z": (-40.0, 160.0),
}
"""The search ranges of a plain throw: metres, metres per second, degrees, radians per second."""

ELSEWHERE: Mapping[str, tuple[float, float]] = {
    **PLAIN,
    "speed": (0.6, 2.8),
    "azimuth": (-6.0, 6.0),
    "elevation": (-40.0, 60.0),
}
"""The same on another table than plain wood, where a die may have to creep or to fly."""

ROAM: Mapping[str, float] = {
    "speed": 0.8,
    "azimuth": 4.0,
    "elevation": 40.0,
    "prop_x": 0.1,
    "prop_y": 0.08,
    "prop_angle": 40.0,
}
"""By how much the ranges of a demand grow to both sides elsewhere: they suit whoever stands at the end of plain wood."""
SLOWEST = 0.3

Knobs = dict[str, float]


def ranges_for(setting: ThrowSetup) -> dict[str, tuple[float, float]]:
    """The ranges of the search: the plain ones, narrowed and extended by each demand."""
    usual = PLAIN if setting.conditions.is_plain else ELSEWHERE
    ranges = dict(usual)
    for name in dict.fromkeys(setting.demands):
        for knob, (low, high) in requirement(setting.game, name).aim.items():
            if not setting.conditions.is_plain and low < high:
                low, high = low - ROAM.get(knob, 0.0), high + ROAM.get(knob, 0.0)
                low = max(SLOWEST, low) if knob == "speed" else low
            if knob in usual and ranges[knob] != usual[knob]:
                old = ranges[knob]
                both = (max(old[0], low), min(old[1], high))
                ranges[knob] = both if both[0] <= both[1] else (low, high)
            else:
                ranges[knob] = (low, high)
    limits = limits_of(setting).ranges
    for knob, limit in (("speed", "speed"), ("elevation", "elevation"), ("z", "height")):
        if limit in limits and "toss" not in ranges:
            low, high = max(ranges[knob][0], limits[limit][0]), min(ranges[knob][1], limits[limit][1])
            ranges[knob] = (low, high) if low <= high else limits[limit]
    if setting.conditions.stand != "end":
        ranges["x"] = (-limits["back"][1], -limits["back"][0])
    if "spin" in limits:
        most = 0.7 * limits["spin"][1]  # spin about two axes at once still stays within the limit
        for knob in ("spin_y", "spin_z"):
            ranges[knob] = (max(-most, ranges[knob][0]), min(most, ranges[knob][1]))
    return ranges


def launch_from(setting: ThrowSetup, knobs: Mapping[str, float]) -> Launch:
    """The launch for these search parameters."""
    placements: dict[str, Placement] = {}
    for name in dict.fromkeys(setting.demands):
        for prop in requirement(setting.game, name).props[:1]:
            usual = USUAL_PLACES[prop]
            if "prop_angle" in knobs and prop in _AGAINST_RIM:
                placements[prop] = against_rim(setting.board, prop, knobs["prop_angle"])
                continue
            placements[prop] = Placement(
                knobs.get("prop_x", usual.x),
                knobs.get("prop_y", usual.y),
                knobs.get("prop_turn", usual.turn),
                math.radians(knobs["pitch"]) if "pitch" in knobs and prop == "chute" else usual.pitch,
                knobs["lip"] if "lip" in knobs and prop == "chute" else usual.height,
            )
    placements = {prop: fitting(setting.board, prop, spot) for prop, spot in placements.items()}
    position = (knobs["x"], knobs["y"], knobs["z"])
    velocity = from_angles(knobs["speed"], knobs["azimuth"], knobs["elevation"])
    spin = (0.0, knobs["spin_y"], knobs["spin_z"])
    strike = None
    if "toss" in knobs:
        by_head = "head" in setting.demands
        seconds = 2 * knobs["toss"] / 9.81 - 0.03 if by_head else 0.25
        strike = Strike(seconds, "head" if by_head else "hand", velocity, spin)
        velocity, spin = (0.0, 0.0, knobs["toss"]), (0.0, 0.0, 0.0)
    return get_ready(setting, Launch(position, velocity, spin, placements=placements, strike=strike))


def knobs_of(setting: ThrowSetup, launch: Launch) -> Knobs:
    """The search parameters of a launch, as near as the ranges allow: the start of a continued search."""
    aimed, spin = launch.velocity, launch.spin
    if launch.strike is not None:
        aimed, spin = launch.strike.velocity, launch.strike.spin
    x, y, z = launch.position
    knobs = {
        "x": x,
        "y": y,
        "z": z,
        "speed": length(aimed),
        "azimuth": azimuth(aimed),
        "elevation": elevation(aimed),
        "spin_y": spin[1],
        "spin_z": spin[2],
        "toss": launch.velocity[2],
    }
    for spot in list(launch.placements.values())[:1]:
        knobs.update(
            prop_x=spot.x, prop_y=spot.y, prop_turn=spot.turn, pitch=math.degrees(spot.pitch), lip=spot.height
        )
    ranges = ranges_for(setting)
    middle = {name: (low + high) / 2 for name, (low, high) in ranges.items()}
    return {name: min(high, max(low, knobs.get(name, middle[name]))) for name, (low, high) in ranges.items()}


_AGAINST_RIM = {"wall": 0.012, "box": 0.037, "sheet": 0.003}
"""Half the depth of the props that stand against the rim, with a hair of room."""


def against_rim(board: TargetBoard, prop: str, degrees: float) -> Placement:
    """A placement upright on the table, with the prop's face along the rim of the target at that angle."""
    reach = board.radius / 1000 + _AGAINST_RIM[prop]
    angle = math.radians(degrees)
    return Placement(reach * math.cos(angle), reach * math.sin(angle), angle)


def worth(landing: Landing) -> float:
    """How good a landing is for the search: the value of a hit; for a miss, a hint of how close it was."""
    best = -math.inf
    for die in landing.dice:
        far = math.hypot(*(die.at or (900, 900))) / 1000
        met = sum(verdict.fulfilled for verdict in die.demands.values()) / max(1, len(die.demands))
        score = 5.0 * met + (1.0 if die.bounced else 0.0) - 4.0 * min(far, 0.9)
        if die.hits:
            score = 7.0 + die.value
        best = max(best, score)
    return best


@dataclass(frozen=True, slots=True)
class Aim:
    """A launch that was found, and how it scored on fresh throws."""

    launch: Launch
    score: float
    tries: int


def search(
    setting: ThrowSetup,
    tries: int = 400,
    skill: str | float = "average",
    seed: int = 1,
    throw: Callable[[ThrowSetup, Launch], Landing] | None = None,
    start: Knobs | None = None,
) -> Aim:
    """Find a good launch by narrowing a cloud of tries around the best of them (cross-entropy).

    Every try trembles, so the launch that wins is a forgiving one. It is scored on fresh throws at the end, because the
    search itself overrates its winner.
    """
    if throw is None:
        from tumblekeep.throw.toss import toss

        throw = lambda s, a: toss(s, a).landing  # noqa: E731
    rng = random.Random(seed)
    ranges = ranges_for(setting)
    tremor = clumsiness(skill) * 0.6 * handicap_of(setting)
    names = sorted(ranges)
    middle = {name: sum(ranges[name]) / 2 for name in names}
    centre = dict(start or middle)
    width = {name: (ranges[name][1] - ranges[name][0]) * 0.25 for name in names}
    fresh = max(20, tries // 10)
    crowd = max(30, (tries - 2 * fresh) // 8)
    spent = 0
    while spent + crowd + 2 * fresh <= tries:
        scored = []
        for _ in range(crowd):
            knobs = {
                name: min(ranges[name][1], max(ranges[name][0], rng.gauss(centre[name], width[name])))
                for name in names
            }
            launch = replace(launch_from(setting, knobs), tremor=tremor, seed=throw_seed(seed, "aim", spent))
            scored.append((worth(throw(setting, launch)), knobs))
            spent += 1
        scored.sort(key=lambda pair: -pair[0])
        best = scored[: crowd * 3 // 10]
        for name in names:
            values = [knobs[name] for _, knobs in best]
            mean = sum(values) / len(values)
            spread = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
            centre[name] = 0.3 * centre[name] + 0.7 * mean
            width[name] = 0.3 * width[name] + 0.7 * max(spread, 0.02 * (ranges[name][1] - ranges[name][0]))
    # the start competes too, so that a search that was only lucky does not win
    finals = []
    for knobs in (centre, dict(start or middle)):
        launch = launch_from(setting, {name: round(knobs[name], 5) for name in names})
        total = 0.0
        for n in range(fresh):
            total += worth(throw(setting, replace(launch, tremor=tremor, seed=throw_seed(seed, "fresh", n))))
            spent += 1
        finals.append((total / fresh, launch))
    score, launch = max(finals, key=lambda pair: pair[0])
    return Aim(_rounded(launch), round(score, 3), spent)


def _rounded(launch: Launch) -> Launch:
    def short(value: Any) -> Any:
        if isinstance(value, float):
            return round(value, 5)
        if isinstance(value, list):
            return [short(part) for part in value]
        if isinstance(value, dict):
            return {key: short(part) for key, part in value.items()}
        return value

    return Launch.from_json(short(launch.to_json()))


def aim_key(setting: ThrowSetup) -> str:
    """The key of a setup's stored aim and landings: shape of die, demands in order, icebergs."""
    kind = setting.kind(setting.dice[0])
    die = kind.id if kind.id in ("snow", "water") else kind.shape
    return f"{die}|{'+'.join(sorted(set(setting.demands)))}|{'icebergs' if setting.icebergs else ''}"


def aims_key(setting: ThrowSetup) -> str:
    """The key of a game's stored aims; a table with parts of two boxes has its own, and so have other conditions.

    >>> from tumblekeep.kit.conditions import PRESETS
    >>> aims_key(ThrowSetup("dungeon_fighter", ("red",), conditions=PRESETS["ice"]))
    'dungeon_fighter#ice'
    """
    under = "" if setting.conditions.is_plain else f"#{setting.conditions.key}"
    if not setting.target and not setting.box:
        return setting.game + under
    return f"{setting.game}@{setting.target or setting.game}+{setting.box or setting.game}{under}"


@cache
def stored_aims(shelf: str) -> Mapping[str, Aim]:
    """The stored aims, by key."""
    file = resources.files("tumblekeep.throw").joinpath("content/aims.json")
    if not file.is_file():
        return {}
    rows = json.loads(file.read_text(encoding="utf-8")).get(shelf, {})
    return {
        key: Aim(Launch.from_json(row["launch"], f"aims.{shelf}.{key}"), row["score"], row["tries"])
        for key, row in rows.items()
    }


def aim_for(setting: ThrowSetup) -> Launch:
    """The best launch known for a setup.

    If this exact setup was never searched, take the aim for the largest subset of its demands. Among equals the one
    with the worst score is taken, because the hardest demand decides. It is thrown with the grip, stance and props of
    all of them.
    """
    launch = _known_aim(setting)
    # an aim of other conditions was made from another place: the hand stays where one stands
    return launch if setting.conditions.stand == "end" else held_within(launch, _place_limits(setting))


def _place_limits(setting: ThrowSetup) -> HandLimits:
    return HandLimits({"back": limits_of(setting).ranges["back"]})


def _shelves(setting: ThrowSetup) -> Mapping[str, Aim]:
    """The stored aims that fit best: for these conditions, else for plain ones."""
    if not setting.conditions.is_plain:
        own = replace(setting, target="", box="")
        found = {**stored_aims(aims_key(own)), **stored_aims(aims_key(setting))}
        if found:
            return found
    plain = replace(setting, conditions=PLAIN_TABLE)
    return {**stored_aims(setting.game), **stored_aims(aims_key(plain))}


def _known_aim(setting: ThrowSetup) -> Launch:
    aims = _shelves(setting)
    die, _, _ = aim_key(setting).split("|")
    wanted = set(setting.demands)
    best: tuple[int, float, str] | None = None
    for key, aim in aims.items():
        kind, demands, _ = key.split("|")
        have = set(filter(None, demands.split("+")))
        if kind in (die, "d4", "d6") and have <= wanted:
            rank = (len(have) * 10 + (kind == die), -aim.score, key)
            if best is None or rank > best:
                best = rank
    if best is None:
        middle = {name: (low + high) / 2 for name, (low, high) in ranges_for(setting).items()}
        return launch_from(setting, middle)
    launch = get_ready(setting, aims[best[2]].launch)
    places = {
        prop: USUAL_PLACES[prop]
        for name in dict.fromkeys(setting.demands)
        for prop in requirement(setting.game, name).props[:1]
        if prop not in launch.placements
    }
    placements = {**launch.placements, **places}
    if setting.target:  # the aim was found for a board of another size
        placements = {prop: fitting(setting.board, prop, spot) for prop, spot in placements.items()}
    return replace(launch, placements=placements)


SEARCHED_TRIES = 240
"""Throws of a search for conditions without stored aims: one or two seconds, once for each kind of throw."""


def _is_known(setting: ThrowSetup) -> bool:
    own = replace(setting, target="", box="")
    return setting.conditions.is_plain or bool(stored_aims(aims_key(own)))


def _kind_of(setting: ThrowSetup) -> ThrowSetup:
    """The part of a setup that an aim depends on."""
    return replace(setting, dice=setting.dice[:1], icebergs=(), templates=(), lying=(), noise=1.0)


@lru_cache(maxsize=256)
def _searched(setting: ThrowSetup) -> Launch:
    """An aim for conditions that have none stored, found by throwing; the same every time."""
    return search(setting, SEARCHED_TRIES, 0.9, start=knobs_of(setting, aim_for(setting))).launch


def bot_launch(setting: ThrowSetup, skill: str | float, seed: int) -> Launch:
    """The launch of a bot with that skill: its aim, its clumsiness, and this throw's seed."""
    aim = aim_for(setting) if _is_known(setting) else _searched(_kind_of(setting))
    return replace(aim, tremor=round(clumsiness(skill) * handicap_of(setting), 6), seed=seed)
