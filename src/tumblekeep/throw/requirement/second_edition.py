"""The special throws of the second edition (CF 7.3): fourteen demands, and the Dancing Shot that is declared."""

from __future__ import annotations

import math
from collections.abc import Mapping

from tumblekeep.throw.body import about, inverse, multiply, rotate
from tumblekeep.throw.hand import HandLimits, Shake
from tumblekeep.throw.placing import prop_position
from tumblekeep.throw.requirement import Control, Requirement
from tumblekeep.throw.requirement.facts import ThrowFacts
from tumblekeep.throw.world import world

GAME = "castle_of_frosts"
HANDS: Mapping[str, float] = {"novice": 1.15, "average": 0.82, "expert": 0.72}
"""How clumsy people of a skill are with these dice. Average hands win a little less than half of the normal games,
experts about 60 %. Four-sided dice stay where they fall, but the Castle asks for more special throws than it
forgives."""


def blind(facts: ThrowFacts) -> str:
    return "" if facts.mark("eyes_closed") >= 1 else "throw-why-eyes-open"


def card_flick(facts: ThrowFacts) -> str:
    if "card" not in facts.launch.grips:
        return "throw-why-grip-card"
    return "" if facts.mark("from_below") >= 1 else "throw-why-not-from-below"


def eye_level(facts: ThrowFacts) -> str:
    return "" if abs(facts.mark("eye_height", 1.0)) <= 0.03 else "throw-why-eyes-not-level"


def head(facts: ThrowFacts) -> str:
    # CF-RULING-58: a head that works a gadget counts, so it need not be the grip that releases the die
    if "head" in facts.launch.grips or facts.head_contact() < facts.story.first_target:
        return ""
    return "throw-why-no-head"


def ice_floe(facts: ThrowFacts) -> str:
    touched = any(
        e.group == "floe" and e.up and e.start < facts.story.first_target for e in facts.story.episodes
    )
    return "" if touched else "throw-why-floe-missed"


def ice_wall(facts: ThrowFacts) -> str:
    if not facts.story.touched_before_target(("wall",)):
        return "throw-why-wall-missed"
    if facts.story.track.fell("wall") and "wall" in facts.story.supports:
        return "throw-why-on-fallen-wall"
    return ""


def jump(facts: ThrowFacts) -> str:
    return "" if 0 < facts.mark("jump_phase") < 1 else "throw-why-on-ground"


def pond(facts: ThrowFacts) -> str:
    spot = prop_position(facts.launch, "pond")
    a, b = (side / 2 for side in world()["props"]["pond"]["inner"])
    for e in facts.story.episodes:
        if e.surface == "table" and e.up and e.start < facts.story.first_target:
            dx, dy = e.place[0] - spot.x, e.place[1] - spot.y
            x = dx * math.cos(spot.turn) + dy * math.sin(spot.turn)
            y = -dx * math.sin(spot.turn) + dy * math.cos(spot.turn)
            if (x / a) ** 2 + (y / b) ** 2 < 1:
                return ""
    return "throw-why-pond-missed"


def prayer(facts: ThrowFacts) -> str:
    if "palms" not in facts.launch.grips:
        return "throw-why-grip-palms"
    return "" if abs(facts.mark("palm_gap", 9.0)) <= 0.08 else "throw-why-palms-apart"


def punch(facts: ThrowFacts) -> str:
    if "fist" not in facts.launch.grips:
        return "throw-why-grip-fist"
    if facts.mark("fist_speed") < 0.8:
        return "throw-why-weak-punch"
    return "" if abs(facts.mark("fist_gap", 9.0)) <= 0.1 else "throw-why-punch-missed"


def under_table(facts: ThrowFacts) -> str:
    return "" if facts.launch.position[2] < 0 else "throw-why-not-below"


def waterfall(facts: ThrowFacts) -> str:
    """Off the far short end of the slide: not over a side, not backwards, not left lying on it."""
    if facts.launch.grips[-1] != "chute":
        return "throw-why-grip-chute"
    if "chute" in facts.story.supports:
        return "throw-why-on-chute"
    track = facts.story.track
    steps = track.touches(facts.story.body, "chute")
    if not steps:
        return "throw-why-wrong-end"
    chute = prop_position(facts.launch, "chute")
    tilted = multiply(about((0.0, 0.0, 1.0), chute.turn), about((0.0, 1.0, 0.0), chute.pitch))
    last = steps[-1]
    (x, y, z), _ = track.contact(facts.story.body, "chute", last)
    along, across, _ = rotate(inverse(tilted), (x - chute.x, y - chute.y, z - chute.height))
    half = world()["props"]["chute"]["size"][1] / 2
    if along < -0.015 or abs(across) > half:
        return "throw-why-wrong-end"
    # slides forward off the end, instead of bouncing back over it
    vx, vy, _ = track.velocity(track.body(facts.story.body), last + 1)
    return "" if vx * math.cos(chute.turn) + vy * math.sin(chute.turn) > 0 else "throw-why-wrong-end"


def weak_hand(facts: ThrowFacts) -> str:
    return "" if facts.launch.hand == "weak" else "throw-why-strong-hand"


def x_throw(facts: ThrowFacts) -> str:
    if "wrists" not in facts.launch.grips:
        return "throw-why-grip-wrists"
    return "" if abs(facts.mark("palm_gap", 9.0)) <= 0.1 else "throw-why-wrists-apart"


def dancing(facts: ThrowFacts) -> str:
    if abs(abs(facts.mark("turned")) - 360) > 30:
        return "throw-why-not-turned"
    if facts.mark("turn_ended", 60.0) > 1.0:
        return "throw-why-too-late"
    return "" if facts.mark("facing", 180.0) <= 30 else "throw-why-not-facing"


SECOND_EDITION: Mapping[str, Requirement] = {
    each.id: each
    for each in (
        Requirement(
            "blind", GAME, blind, handicap=1.5, control=Control(view="hidden"), marks={"eyes_closed": 1.0}
        ),
        Requirement(
            "card_flick",
            GAME,
            card_flick,
            shake=Shake(3.0, 1.0),
            limits=HandLimits({"elevation": (15.0, 75.0), "height": (0.01, 0.12), "spin": (0.0, 60.0)}),
            control=Control(gesture="tap_card"),
            grip="card",
            hand="none",
            marks={"from_below": 1.0},
            aim={"z": (0.03, 0.1), "elevation": (18.0, 60.0)},
        ),
        Requirement(
            "eye_level",
            GAME,
            eye_level,
            handicap=1.7,
            control=Control(view="edge_on", numbers={"eye_height": 0.0}),
            marks={"eye_height": 0.0},
        ),
        Requirement(
            "head",
            GAME,
            head,
            limits=HandLimits({"speed": (0.1, 1.2), "height": (0.4, 0.8), "spin": (0.0, 15.0)}),
            handicap=2.0,
            control=Control(gesture="nod", numbers={"height": 0.6, "tilt": 40.0}),
            grip="head",
            aim={"x": (-0.75, -0.5), "z": (0.6, 0.6), "speed": (0.2, 1.2), "elevation": (-20.0, 40.0)},
        ),
        Requirement(
            "ice_floe",
            GAME,
            ice_floe,
            shake=Shake(1.6, 1.6),
            control=Control(),
            aim={"prop_x": (-0.45, -0.31), "elevation": (-50.0, 10.0), "z": (0.1, 0.3)},
        ),
        Requirement(
            "ice_wall",
            GAME,
            ice_wall,
            control=Control(),
            aim={
                "x": (-0.68, -0.56),
                "y": (-0.06, 0.06),
                "z": (0.08, 0.2),
                "azimuth": (14.0, 34.0),
                "speed": (0.9, 2.1),
                "elevation": (-10.0, 25.0),
                "prop_x": (-0.34, -0.29),
                "prop_y": (0.095, 0.13),
                "prop_turn": (1.4, 1.74),
            },
        ),
        Requirement(
            "jump",
            GAME,
            jump,
            shake=Shake(1.2, 1.2),
            control=Control(
                view="jumping",
                gesture="jump_and_flick",
                timing={"air": 0.5},
                numbers={"low": 0.25, "high": 0.6},
            ),
            marks={"jump_phase": 0.5},
            aim={"z": (0.3, 0.6)},
        ),
        Requirement(
            "pond",
            GAME,
            pond,
            control=Control(),
            aim={"prop_x": (-0.45, -0.32), "elevation": (-55.0, 10.0), "z": (0.1, 0.3)},
        ),
        Requirement(
            "prayer",
            GAME,
            prayer,
            shake=Shake(1.7, 1.7),
            limits=HandLimits({"speed": (0.2, 2.2), "spin": (0.0, 60.0)}),
            control=Control(gesture="two_fingers", one_pointer="closing_ring", timing={"together": 0.08}),
            grip="palms",
            marks={"palm_gap": 0.0},
        ),
        Requirement(
            "punch",
            GAME,
            punch,
            shake=Shake(2.5, 1.0),
            limits=HandLimits({"height": (0.01, 0.08), "speed": (0.3, 3.0), "spin": (0.0, 15.0)}),
            control=Control(gesture="strike_down", numbers={"slowest": 0.8}),
            grip="fist",
            marks={"fist_gap": 0.0, "fist_speed": 2.0},
            aim={"z": (0.03, 0.06), "x": (-0.66, -0.4), "elevation": (0.0, 40.0)},
        ),
        Requirement(
            "under_table",
            GAME,
            under_table,
            shake=Shake(0.8, 0.8),
            limits=HandLimits({"elevation": (60.0, 85.0), "height": (-0.2, -0.02), "back": (0.715, 0.85)}),
            control=Control(view="under_table", numbers={"below": 0.08, "beyond": 0.06}),
            aim={"x": (-0.76, -0.76), "z": (-0.08, -0.08), "elevation": (61.0, 84.0), "speed": (1.8, 3.6)},
        ),
        Requirement(
            "waterfall",
            GAME,
            waterfall,
            shake=Shake(5.0, 5.0),
            limits=HandLimits({"pitch": (15.0, 60.0), "lip": (0.0, 0.2)}),
            control=Control(gesture="tilt_chute", numbers={"fastest_tilt": 90.0}),
            grip="chute",
            aim={
                "prop_x": (-0.5, -0.3),
                "prop_y": (-0.02, 0.02),
                "prop_turn": (-0.1, 0.1),
                "pitch": (22.0, 50.0),
                "lip": (0.01, 0.16),
            },
        ),
        Requirement(
            "weak_hand",
            GAME,
            weak_hand,
            shake=Shake(2.5, 2.5),
            control=Control(axes="curved", numbers={"swapped": 1.0}),
            hand="weak",
        ),
        Requirement(
            "x",
            GAME,
            x_throw,
            shake=Shake(2.0, 1.0),
            limits=HandLimits({"speed": (0.2, 1.8), "spin": (0.0, 60.0)}),
            control=Control(
                axes="mirrored", gesture="cross_fingers", one_pointer="closing_ring", timing={"together": 0.1}
            ),
            grip="wrists",
            marks={"palm_gap": 0.0},
            aim={"speed": (0.5, 1.8)},
        ),
        Requirement(
            "dancing",
            GAME,
            dancing,
            shake=Shake(1.6, 1.4),
            control=Control(
                view="turning",
                gesture="spin_and_flick",
                timing={"turn": 0.8, "flick": 1.0, "sway": 1.0},
                numbers={"sway": 8.0},
            ),
            marks={"turned": 360.0, "turn_ended": 0.4, "facing": 0.0},
        ),
    )
}
