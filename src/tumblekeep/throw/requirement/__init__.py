"""The special throws, which can be combined: what each demands, and what it changes for the hand.

A `Requirement` has four parts: a predicate over what happened, the change of controls that makes its handicap felt on
a screen, the limits and noise of its launch device, and how somebody who knows what to do prepares for it. If there
are several, all predicates must hold, noise multiplies, limits intersect, and every prop is placed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tumblekeep.kit.conditions import PLAIN, Conditions
from tumblekeep.kit.landing import DemandVerdict
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.throwing import UnknownDemandError
from tumblekeep.kit.throwing import demand as kit_demand
from tumblekeep.throw.hand import FREE, STEADY, HandLimits, Shake
from tumblekeep.throw.launch import Grip, Hand, Launch
from tumblekeep.throw.requirement.facts import ThrowFacts
from tumblekeep.throw.world import constants, place

__all__ = [
    "Control",
    "Requirement",
    "ThrowFacts",
    "control_of",
    "get_ready",
    "handicap_of",
    "hands_of",
    "limits_of",
    "noise_of",
    "requirement",
    "requirements_of",
]

MET = DemandVerdict(True)


@dataclass(frozen=True, slots=True)
class Control:
    """What changes in the controls of a person at a screen."""

    view: str = "normal"
    """normal, hidden, edge_on, over_shoulder, under_table, jumping, turning, far."""
    axes: str = "normal"
    """normal, mirrored, inverted, curved."""
    gesture: str = "flick"
    """What replaces the plain flick: swipe, breathe, tilt_arm, two_fingers, cross_fingers, pull_wrist, pull_back, nod,
    tap_card, toss_and_strike, toss_and_head, circles, strike_down, tilt_chute, jump_and_flick, spin_and_flick."""
    one_pointer: str = "same"
    """The form for one pointer or a switch: same, or closing_ring (a timed press)."""
    timing: Mapping[str, float] = field(default_factory=dict)
    """Windows and delays in seconds."""
    numbers: Mapping[str, float] = field(default_factory=dict)
    """Further numbers of the gesture: degrees of error, tremor in hertz, heights."""

    def to_json(self) -> dict[str, Any]:
        return {
            "view": self.view,
            "axes": self.axes,
            "gesture": self.gesture,
            "one_pointer": self.one_pointer,
            "timing": dict(self.timing),
            "numbers": dict(self.numbers),
        }


@dataclass(frozen=True, slots=True)
class Requirement:
    """One special throw."""

    id: str
    game: str
    predicate: Callable[[ThrowFacts], str]
    """Returns "" if the demand was met, else the message id of what was wrong."""
    shake: Shake = STEADY
    """The noise factors of this demand, for people and bots."""
    handicap: float = 1.0
    """An additional factor for bots, which a hidden view does not hinder."""
    limits: HandLimits = FREE
    control: Control = field(default_factory=Control)
    grip: Grip | None = None
    hand: Hand | None = None
    marks: Mapping[str, float] = field(default_factory=dict)
    """The marks of somebody who does it right."""
    aim: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """The search ranges for good launches that differ from those of a plain throw."""

    def judge(self, facts: ThrowFacts) -> DemandVerdict:
        reason = self.predicate(facts)
        return DemandVerdict(False, reason) if reason else MET

    @property
    def props(self) -> tuple[str, ...]:
        return kit_demand(self.game, self.id).props


def requirement(game: str, name: str) -> Requirement:
    """One special throw of a game."""
    kit_demand(game, name)
    return requirements_of(game)[name]


def requirements_of(game: str) -> Mapping[str, Requirement]:
    """All special throws of a game."""
    from tumblekeep.throw.requirement.first_edition import FIRST_EDITION
    from tumblekeep.throw.requirement.second_edition import SECOND_EDITION

    registers = {"dungeon_fighter": FIRST_EDITION, "castle_of_frosts": SECOND_EDITION}
    if game not in registers:
        raise UnknownDemandError(f"no throws are known for {game!r}; there are {', '.join(registers)}")
    return registers[game]


def hands_of(game: str, conditions: Conditions = PLAIN) -> Mapping[str, float]:
    """How clumsy each named skill is with the dice of a game, on this table.

    A table forgives more or less than plain wood does. Bots hold their hands accordingly, so that every table can be
    won and lost (`hands` in `content/conditions.json`, chosen by win rates). A person's tremor is always one's own.
    """
    from tumblekeep.throw.requirement.first_edition import HANDS as FIRST
    from tumblekeep.throw.requirement.second_edition import HANDS as SECOND

    hands: Mapping[str, Mapping[str, float]] = {"dungeon_fighter": FIRST, "castle_of_frosts": SECOND}
    elsewhere: Mapping[str, Mapping[str, float]] = constants()["hands"].get(game, {})
    return elsewhere.get(conditions.key, hands[game])


def _each(setting: ThrowSetup) -> list[Requirement]:
    return [requirement(setting.game, name) for name in dict.fromkeys(setting.demands)]


def noise_of(setting: ThrowSetup) -> Shake:
    """The noise factors of all demands and of the setup itself, multiplied."""
    total = Shake(setting.noise, setting.noise)
    for wanted in _each(setting):
        total = total.times(wanted.shake)
    return total


def handicap_of(setting: ThrowSetup) -> float:
    """The bots' handicaps of all demands, multiplied."""
    factor = 1.0
    for wanted in _each(setting):
        factor *= wanted.handicap
    return factor


def limits_of(setting: ThrowSetup) -> HandLimits:
    """The limits of all launch devices together, and of the place where one stands."""
    limits = FREE
    for wanted in _each(setting):
        limits = limits.meet(wanted.limits)
    if setting.conditions.stand == "end":
        return limits
    ranges = dict(limits.ranges)
    if "back" in ranges:  # a demand counts from the edge of the table, which is elsewhere now
        nearer = edge_moved(setting.conditions)
        ranges["back"] = (ranges["back"][0] - nearer, ranges["back"][1] - nearer)
    else:
        low, high = place(setting.conditions)["hand"]
        ranges["back"] = (low, high)
    return HandLimits(ranges)


def edge_moved(conditions: Conditions) -> float:
    """Metres by which the table's edge is nearer to the target than at the short side."""
    ends: float = place(PLAIN)["edge"]
    return ends - float(place(conditions)["edge"])


def control_of(setting: ThrowSetup) -> list[dict[str, Any]]:
    """Every change of controls, in the order shown to the player (CF-THROW-CTRL-3)."""
    return [{"demand": wanted.id, **wanted.control.to_json()} for wanted in _each(setting)]


def get_ready(setting: ThrowSetup, launch: Launch) -> Launch:
    """The same launch with the right grip, stance and timing for every demand."""
    wanted = _each(setting)
    grips = [each.grip for each in wanted if each.grip is not None]
    # the chute comes last, because it releases the die, whoever holds it
    grips.sort(key=lambda grip: grip == "chute")
    marks: dict[str, float] = {"standing": 1.0, "facing": 0.0}
    for each in wanted:
        marks.update(each.marks)
    names = {each.id for each in wanted}
    if {"jump", "dance"} <= names:
        # DF 19.4: both at once is a full turn in the air, released just before landing
        marks.update(jump_phase=0.85, landing_gap=-0.06)
    hand: Hand = "strong"
    for each in wanted:
        if each.hand is not None and hand != "none":
            hand = each.hand
    return replace(launch, grips=tuple(grips) or ("hand",), hand=hand, marks=marks)
