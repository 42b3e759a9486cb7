"""What each special throw of the first edition demands. A predicate returns "" if it was met, else what was wrong."""

from __future__ import annotations

import math
from itertools import pairwise

from tumblekeep.throw.launch import length
from tumblekeep.throw.placing import prop_position
from tumblekeep.throw.requirement.facts import ThrowFacts, lowest_point, outside_by, vertical_turns
from tumblekeep.throw.world import world


def _grip(wanted: str) -> str:
    return f"throw-why-grip-{wanted}".replace("_", "-")


def bank(facts: ThrowFacts) -> str:
    return "" if facts.story.touched_before_target(("box", "sheet")) else "throw-why-prop-missed"


def flick(facts: ThrowFacts) -> str:
    if facts.launch.grips[-1] != "back_of_hand":
        return _grip("back_of_hand")
    if facts.mark("still_before") < 1:
        return "throw-why-not-still"
    if not 0 < facts.mark("push_seconds") <= 0.015:
        return "throw-why-push-too-long"
    return _height(facts, 0.03, 0.2)


def _height(facts: ThrowFacts, low: float, high: float) -> str:
    return "" if low <= facts.launch.position[2] <= high else "throw-why-height"


def blow(facts: ThrowFacts) -> str:
    if facts.launch.grips[-1] != "palm":
        return _grip("palm")
    if facts.mark("push_seconds") > 0:
        return "throw-why-pushed"
    return "" if length(facts.launch.velocity) <= 1.5 else "throw-why-too-fast"


def under_leg(facts: ThrowFacts) -> str:
    """The path passes below the leg, a plane 250 mm behind the table edge, before the die touches the table."""
    behind, out, half = outside_by(facts.launch.position, facts.setting.conditions)
    if behind <= 0.25:
        return "throw-why-not-behind-leg"
    track = facts.story.track
    last = int(min(facts.first_table, track.seconds) / track.step)
    path = facts.story.path(last)
    distance = [x * out[0] + y * out[1] - half for x, y, _ in path]
    crossings = [at for at, (a, b) in enumerate(pairwise(distance), 1) if a > 0.25 >= b]
    if not crossings:
        return "throw-why-not-under-leg"
    at = path[crossings[0]]
    aside = (at[0] - facts.launch.position[0], at[1] - facts.launch.position[1])
    side = abs(aside[1] * out[0] - aside[0] * out[1])
    return "" if side < 0.2 and at[2] < 0.15 else "throw-why-not-under-leg"


def blind(facts: ThrowFacts) -> str:
    return "" if facts.mark("eyes_closed") >= 1 else "throw-why-eyes-open"


def double_bounce(facts: ThrowFacts) -> str:
    return "" if len(facts.story.bounces) >= 2 else "throw-why-one-bounce"


def elbow(facts: ThrowFacts) -> str:
    if facts.launch.grips[-1] != "elbow":
        return _grip("elbow")
    if facts.mark("untouched_seconds") < 0.05:
        return "throw-why-hand-touched"
    return _height(facts, 0.1, 0.4)


def prayer(facts: ThrowFacts) -> str:
    if "palms" not in facts.launch.grips:
        return _grip("palms")
    return "" if abs(facts.mark("palm_gap", 9.0)) <= 0.08 else "throw-why-palms-apart"


def weak_hand(facts: ThrowFacts) -> str:
    if facts.launch.hand == "weak":
        return ""
    # DF 19.4: a throw without any hand always satisfies it
    if facts.launch.hand == "none" and {"blow", "nose", "head"} & set(facts.setting.demands):
        return ""
    return "throw-why-strong-hand"


def borrowed_hand(facts: ThrowFacts) -> str:
    if facts.launch.grips[-1] != "neighbour_palm":
        return _grip("neighbour_palm")
    return "" if facts.mark("push_seconds") <= 0 else "throw-why-pushed"


def over_card(facts: ThrowFacts) -> str:
    """A bounce on the thrower's side of the card, then once over it, wholly above its top edge."""
    card = prop_position(facts.launch, "card")
    height, width = world()["props"]["card"]["size"][2], world()["props"]["card"]["size"][1]
    nx, ny = math.cos(card.turn), math.sin(card.turn)
    track = facts.story.track
    start = facts.launch.position
    side = math.copysign(1.0, (start[0] - card.x) * nx + (start[1] - card.y) * ny)
    until = min(facts.story.first_target, track.seconds)
    last = int(until / track.step)
    path = facts.story.path(last)
    ahead = [((x - card.x) * nx + (y - card.y) * ny) * side for x, y, _ in path]
    crossings = [at for at, (a, b) in enumerate(pairwise(ahead), 1) if (a > 0) != (b > 0)]
    if len(crossings) != 1:
        return "throw-why-not-over-card"
    (step,) = crossings
    own_side = [
        e
        for e in facts.story.bounces
        if e.start < step * track.step
        and ((e.place[0] - card.x) * nx + (e.place[1] - card.y) * ny) * side > 0
    ]
    if not own_side:
        return "throw-why-no-bounce-before-card"
    at = path[step]
    across = abs(-(at[0] - card.x) * ny + (at[1] - card.y) * nx)
    if across > width / 2 or lowest_point(facts, step) <= height:
        return "throw-why-not-over-card"
    return ""


def catapult(facts: ThrowFacts) -> str:
    if facts.launch.grips[-1] != "bent_card":
        return _grip("bent_card")
    if facts.mark("untouched_seconds") < 0.1:
        return "throw-why-hand-touched"
    distance = outside_by(facts.launch.position, facts.setting.conditions).beyond
    return "" if abs(distance) <= 0.07 else "throw-why-not-at-edge"


def head(facts: ThrowFacts) -> str:
    return "" if facts.head_contact() < facts.first_table else "throw-why-no-head"


def spin(facts: ThrowFacts) -> str:
    sx, sy, sz = facts.launch.spin
    if abs(sz) < 25 or math.hypot(sx, sy) > abs(sz) * math.tan(math.radians(30)):
        return "throw-why-little-spin"
    return "" if vertical_turns(facts.story, facts.story.first_target) >= 2 else "throw-why-few-turns"


def nose(facts: ThrowFacts) -> str:
    if facts.launch.grips[-1] != "nose":
        return _grip("nose")
    if facts.mark("untouched_seconds") < 0.05:
        return "throw-why-hand-touched"
    return _height(facts, 0.15, 0.6)


def back_turned(facts: ThrowFacts) -> str:
    return "" if facts.mark("facing") >= 90 else "throw-why-facing"


def smash(facts: ThrowFacts) -> str:
    strike = facts.launch.strike
    struck = facts.struck
    if facts.launch.velocity[2] <= 0 or strike is None or strike.by != "hand" or struck is None:
        return "throw-why-no-smash"
    if struck < 0.2 or struck >= facts.first_table:
        return "throw-why-struck-early"
    return "" if strike.velocity[2] <= -0.3 else "throw-why-not-down"


def eye_level(facts: ThrowFacts) -> str:
    return "" if facts.mark("eye_height", 1.0) < 0 else "throw-why-eyes-high"


def jump(facts: ThrowFacts) -> str:
    return "" if 0 < facts.mark("jump_phase") < 1 else "throw-why-on-ground"


def under_table(facts: ThrowFacts) -> str:
    """Released below the table top and outside it; the die then rises over the edge before it touches the table."""
    if (
        facts.launch.position[2] >= 0
        or outside_by(facts.launch.position, facts.setting.conditions).beyond <= 0
    ):
        return "throw-why-not-below"
    touches = [e for e in facts.story.episodes if e.group == "table"]
    if touches and not touches[0].up:
        return "throw-why-hit-underside"
    return "" if touches else "throw-why-not-over-edge"


def dance(facts: ThrowFacts) -> str:
    if abs(abs(facts.mark("turned")) - 360) > 30:
        return "throw-why-not-turned"
    gap = facts.mark("landing_gap", 9.0)
    if "jump" in facts.setting.demands:
        # both at once: a full turn in the air, released in the last moment before landing
        if not -0.12 <= gap < 0:
            return "throw-why-landing-missed"
    elif abs(gap) > 0.12:
        return "throw-why-landing-missed"
    return "" if facts.mark("facing", 180) <= 45 else "throw-why-not-facing"


def far(facts: ThrowFacts) -> str:
    if facts.mark("standing") < 1:
        return "throw-why-not-standing"
    edge = outside_by(facts.launch.position, facts.setting.conditions)
    return "" if edge.beyond >= 0.7 else "throw-why-too-near"
