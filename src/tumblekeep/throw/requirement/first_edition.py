"""The 22 special throws of the first edition (DF 19.5)."""

from __future__ import annotations

import math
from collections.abc import Mapping

from tumblekeep.throw.hand import Limits, Shake
from tumblekeep.throw.launch import length
from tumblekeep.throw.placing import placed
from tumblekeep.throw.requirement import Control, Requirement
from tumblekeep.throw.requirement.facts import Facts, lowest_point, outside_by, vertical_turns
from tumblekeep.throw.world import world

GAME = "dungeon_fighter"


def _grip(wanted: str) -> str:
    return f"throw-why-grip-{wanted}".replace("_", "-")


def bank(facts: Facts) -> str:
    return "" if facts.story.touched_before_target(("box", "sheet")) else "throw-why-prop-missed"


def flick(facts: Facts) -> str:
    if facts.launch.grips[-1] != "back_of_hand":
        return _grip("back_of_hand")
    if facts.mark("still_before") < 1:
        return "throw-why-not-still"
    if not 0 < facts.mark("push_seconds") <= 0.015:
        return "throw-why-push-too-long"
    return _height(facts, 0.03, 0.2)


def _height(facts: Facts, low: float, high: float) -> str:
    return "" if low <= facts.launch.position[2] <= high else "throw-why-height"


def blow(facts: Facts) -> str:
    if facts.launch.grips[-1] != "palm":
        return _grip("palm")
    if facts.mark("push_seconds") > 0:
        return "throw-why-pushed"
    return "" if length(facts.launch.velocity) <= 1.5 else "throw-why-too-fast"


def under_leg(facts: Facts) -> str:
    """The path passes below the leg, a plane 250 mm behind the table edge, before the table is touched."""
    behind, out = outside_by(facts.launch.position)
    if behind <= 0.25:
        return "throw-why-not-behind-leg"
    track = facts.story.track
    last = int(min(facts.first_table, track.seconds) / track.step)
    path = facts.story.path[: last + 1]
    table = world()["table"]
    half = table["length"] / 2 if out[0] else table["width"] / 2
    distance = path[:, 0] * out[0] + path[:, 1] * out[1] - half
    crossings = ((distance[:-1] > 0.25) & (distance[1:] <= 0.25)).nonzero()[0]
    if crossings.size == 0:
        return "throw-why-not-under-leg"
    at = path[int(crossings[0]) + 1]
    side = abs(float((at[1] - facts.launch.position[1]) if out[0] else (at[0] - facts.launch.position[0])))
    return "" if side < 0.2 and float(at[2]) < 0.15 else "throw-why-not-under-leg"


def blind(facts: Facts) -> str:
    return "" if facts.mark("eyes_closed") >= 1 else "throw-why-eyes-open"


def double_bounce(facts: Facts) -> str:
    return "" if len(facts.story.bounces) >= 2 else "throw-why-one-bounce"


def elbow(facts: Facts) -> str:
    if facts.launch.grips[-1] != "elbow":
        return _grip("elbow")
    if facts.mark("untouched_seconds") < 0.05:
        return "throw-why-hand-touched"
    return _height(facts, 0.1, 0.4)


def prayer(facts: Facts) -> str:
    if "palms" not in facts.launch.grips:
        return _grip("palms")
    return "" if abs(facts.mark("palm_gap", 9.0)) <= 0.08 else "throw-why-palms-apart"


def weak_hand(facts: Facts) -> str:
    if facts.launch.hand == "weak":
        return ""
    # DF 19.4: a throw without any hand satisfies it by itself
    if facts.launch.hand == "none" and {"blow", "nose", "head"} & set(facts.setting.demands):
        return ""
    return "throw-why-strong-hand"


def borrowed_hand(facts: Facts) -> str:
    if facts.launch.grips[-1] != "neighbour_palm":
        return _grip("neighbour_palm")
    return "" if facts.mark("push_seconds") <= 0 else "throw-why-pushed"


def over_card(facts: Facts) -> str:
    """A bounce on the thrower's side of the card, then once over it, wholly above its top edge."""
    card = placed(facts.launch, "card")
    height, width = world()["props"]["card"]["size"][2], world()["props"]["card"]["size"][1]
    nx, ny = math.cos(card.turn), math.sin(card.turn)
    track = facts.story.track
    start = facts.launch.position
    side = math.copysign(1.0, (start[0] - card.x) * nx + (start[1] - card.y) * ny)
    until = min(facts.story.first_target, track.seconds)
    last = int(until / track.step)
    path = facts.story.path[: last + 1]
    ahead = ((path[:, 0] - card.x) * nx + (path[:, 1] - card.y) * ny) * side
    crossings = ((ahead[:-1] > 0) != (ahead[1:] > 0)).nonzero()[0]
    if crossings.size != 1:
        return "throw-why-not-over-card"
    step = int(crossings[0]) + 1
    own_side = [
        e
        for e in facts.story.bounces
        if e.start < step * track.step
        and ((e.place[0] - card.x) * nx + (e.place[1] - card.y) * ny) * side > 0
    ]
    if not own_side:
        return "throw-why-no-bounce-before-card"
    at = path[step]
    across = abs(float(-(at[0] - card.x) * ny + (at[1] - card.y) * nx))
    if across > width / 2 or lowest_point(facts, step) <= height:
        return "throw-why-not-over-card"
    return ""


def catapult(facts: Facts) -> str:
    if facts.launch.grips[-1] != "bent_card":
        return _grip("bent_card")
    if facts.mark("untouched_seconds") < 0.1:
        return "throw-why-hand-touched"
    distance, _ = outside_by(facts.launch.position)
    return "" if abs(distance) <= 0.07 else "throw-why-not-at-edge"


def head(facts: Facts) -> str:
    return "" if facts.head_contact() < facts.first_table else "throw-why-no-head"


def spin(facts: Facts) -> str:
    sx, sy, sz = facts.launch.spin
    if abs(sz) < 25 or math.hypot(sx, sy) > abs(sz) * math.tan(math.radians(30)):
        return "throw-why-little-spin"
    return "" if vertical_turns(facts.story, facts.story.first_target) >= 2 else "throw-why-few-turns"


def nose(facts: Facts) -> str:
    if facts.launch.grips[-1] != "nose":
        return _grip("nose")
    if facts.mark("untouched_seconds") < 0.05:
        return "throw-why-hand-touched"
    return _height(facts, 0.15, 0.6)


def back_turned(facts: Facts) -> str:
    return "" if facts.mark("facing") >= 90 else "throw-why-facing"


def smash(facts: Facts) -> str:
    strike = facts.launch.strike
    struck = facts.struck
    if facts.launch.velocity[2] <= 0 or strike is None or strike.by != "hand" or struck is None:
        return "throw-why-no-smash"
    if struck < 0.2 or struck >= facts.first_table:
        return "throw-why-struck-early"
    return "" if strike.velocity[2] <= -0.3 else "throw-why-not-down"


def eye_level(facts: Facts) -> str:
    return "" if facts.mark("eye_height", 1.0) < 0 else "throw-why-eyes-high"


def jump(facts: Facts) -> str:
    return "" if 0 < facts.mark("jump_phase") < 1 else "throw-why-on-ground"


def under_table(facts: Facts) -> str:
    """Released below the table top and outside it; the die then rises over the edge before it touches the table."""
    if facts.launch.position[2] >= 0 or outside_by(facts.launch.position)[0] <= 0:
        return "throw-why-not-below"
    touches = [e for e in facts.story.episodes if e.group == "table"]
    if touches and not touches[0].up:
        return "throw-why-hit-underside"
    return "" if touches else "throw-why-not-over-edge"


def dance(facts: Facts) -> str:
    if abs(abs(facts.mark("turned")) - 360) > 30:
        return "throw-why-not-turned"
    gap = facts.mark("landing_gap", 9.0)
    if "jump" in facts.setting.demands:
        # both at once: a full turn in the air, let go in the last moment before landing
        if not -0.12 <= gap < 0:
            return "throw-why-landing-missed"
    elif abs(gap) > 0.12:
        return "throw-why-landing-missed"
    return "" if facts.mark("facing", 180) <= 45 else "throw-why-not-facing"


def far(facts: Facts) -> str:
    if facts.mark("standing") < 1:
        return "throw-why-not-standing"
    return "" if outside_by(facts.launch.position)[0] >= 0.7 else "throw-why-too-near"


FIRST_EDITION: Mapping[str, Requirement] = {
    each.id: each
    for each in (
        Requirement(
            "bank",
            GAME,
            bank,
            control=Control(),
            aim={
                "x": (-0.68, -0.56),
                "y": (-0.06, 0.06),
                "z": (0.08, 0.2),
                "azimuth": (14.0, 34.0),
                "speed": (0.9, 2.1),
                "elevation": (-10.0, 25.0),
                "prop_x": (-0.42, -0.34),
                "prop_y": (0.16, 0.22),
                "prop_turn": (1.4, 1.74),
            },
        ),
        Requirement(
            "flick",
            GAME,
            flick,
            shake=Shake(1.6, 1.6),
            limits=Limits({"height": (0.03, 0.2), "elevation": (5.0, 15.0), "speed": (0.4, 4.0)}),
            control=Control(
                gesture="swipe", timing={"swipe": 0.12}, numbers={"side_error": 12.0, "elevation": 10.0}
            ),
            grip="back_of_hand",
            marks={"still_before": 1.0, "push_seconds": 0.008},
            aim={"z": (0.04, 0.18), "elevation": (6.0, 14.0), "x": (-0.68, -0.5)},
        ),
        Requirement(
            "blow",
            GAME,
            blow,
            shake=Shake(1.5, 1.5),
            limits=Limits({"speed": (0.2, 1.5)}),
            control=Control(
                gesture="breathe", one_pointer="closing_ring", timing={"cycle": 1.2, "lag": 0.15}
            ),
            grip="palm",
            hand="none",
            marks={"push_seconds": 0.0},
            aim={"speed": (0.5, 1.5), "x": (-0.6, -0.35), "elevation": (-25.0, 10.0)},
        ),
        Requirement(
            "under_leg",
            GAME,
            under_leg,
            shake=Shake(1.2, 1.2),
            limits=Limits({"elevation": (-12.0, 12.0), "back": (0.98, 1.2), "height": (0.02, 0.14)}),
            control=Control(view="over_shoulder", numbers={"arch_width": 0.4, "arch_height": 0.15}),
            aim={"x": (-1.05, -1.0), "z": (0.05, 0.13), "elevation": (-2.0, 12.0), "speed": (1.8, 3.0)},
        ),
        Requirement(
            "blind", GAME, blind, handicap=1.5, control=Control(view="hidden"), marks={"eyes_closed": 1.0}
        ),
        Requirement(
            "double_bounce",
            GAME,
            double_bounce,
            control=Control(numbers={"bounce_counter": 1.0}),
            aim={"x": (-0.7, -0.56), "elevation": (-50.0, 10.0), "speed": (0.9, 2.2)},
        ),
        Requirement(
            "elbow",
            GAME,
            elbow,
            shake=Shake(1.7, 1.7),
            limits=Limits({"height": (0.1, 0.4), "elevation": (5.0, 60.0), "speed": (0.3, 3.0)}),
            control=Control(gesture="tilt_arm", timing={"drop": 0.3}, numbers={"drop_tilt": 20.0}),
            grip="elbow",
            marks={"untouched_seconds": 0.5},
            aim={"z": (0.12, 0.3), "elevation": (8.0, 50.0)},
        ),
        Requirement(
            "prayer",
            GAME,
            prayer,
            limits=Limits({"speed": (0.2, 2.5)}),
            control=Control(
                gesture="two_fingers",
                one_pointer="closing_ring",
                timing={"together": 0.08},
                numbers={"side_error": 125.0},
            ),
            grip="palms",
            marks={"palm_gap": 0.0},
        ),
        Requirement(
            "weak_hand",
            GAME,
            weak_hand,
            shake=Shake(1.5, 1.5),
            control=Control(
                axes="mirrored", timing={"mirrored": 0.1}, numbers={"tremor_hertz": 7.0, "tremor": 2.0}
            ),
            hand="weak",
        ),
        Requirement(
            "borrowed_hand",
            GAME,
            borrowed_hand,
            shake=Shake(1.3, 1.3),
            control=Control(gesture="pull_wrist", timing={"lag": 0.15}, numbers={"damping": 0.6}),
            grip="neighbour_palm",
            marks={"push_seconds": 0.0},
        ),
        Requirement(
            "over_card",
            GAME,
            over_card,
            control=Control(),
            limits=Limits({"speed": (0.5, 4.5)}),
            aim={
                "x": (-0.7, -0.61),
                "z": (0.34, 0.46),
                "elevation": (-59.0, -43.0),
                "speed": (3.2, 4.4),
                "spin_y": (20.0, 90.0),
                "prop_x": (-0.33, -0.3),
            },
        ),
        Requirement(
            "catapult",
            GAME,
            catapult,
            shake=Shake(1.8, 1.8),
            limits=Limits({"elevation": (50.0, 70.0), "speed": (0.8, 3.2), "back": (0.64, 0.76)}),
            control=Control(gesture="pull_back", numbers={"elevation_low": 50.0, "elevation_high": 70.0}),
            grip="bent_card",
            hand="none",
            marks={"untouched_seconds": 0.5},
            aim={"x": (-0.7, -0.7), "z": (0.005, 0.02), "elevation": (51.0, 69.0), "speed": (1.0, 3.2)},
        ),
        Requirement(
            "head",
            GAME,
            head,
            shake=Shake(1.8, 1.8),
            control=Control(
                gesture="toss_and_head", timing={"tolerance": 0.06}, numbers={"toss": 0.5, "error": 200.0}
            ),
            hand="none",
            aim={
                "x": (-0.7, -0.5),
                "z": (0.3, 0.45),
                "toss": (2.2, 2.2),
                "elevation": (-40.0, 20.0),
                "speed": (0.6, 2.0),
            },
        ),
        Requirement(
            "spin",
            GAME,
            spin,
            limits=Limits({"speed": (0.1, 1.5), "vertical_spin": (40.0, 160.0), "level_spin": (0.0, 12.0)}),
            control=Control(gesture="circles", timing={"flick": 0.5}),
            aim={
                "x": (-0.6, -0.35),
                "z": (0.015, 0.12),
                "speed": (0.5, 1.5),
                "elevation": (-10.0, 30.0),
                "spin_z": (60.0, 150.0),
                "spin_y": (0.0, 0.0),
            },
        ),
        Requirement(
            "nose",
            GAME,
            nose,
            shake=Shake(1.8, 1.8),
            limits=Limits({"height": (0.15, 0.6), "elevation": (20.0, 50.0), "speed": (0.3, 2.5)}),
            control=Control(gesture="nod", timing={"wobble": 2.0}),
            grip="nose",
            hand="none",
            marks={"untouched_seconds": 0.5},
            aim={"z": (0.2, 0.45), "elevation": (22.0, 48.0), "speed": (0.5, 2.2)},
        ),
        Requirement(
            "back_turned",
            GAME,
            back_turned,
            shake=Shake(1.3, 1.3),
            handicap=1.3,
            control=Control(view="over_shoulder", axes="inverted", numbers={"hidden_share": 0.33}),
            marks={"facing": 150.0},
        ),
        Requirement(
            "smash",
            GAME,
            smash,
            shake=Shake(1.7, 1.7),
            control=Control(gesture="toss_and_strike", one_pointer="closing_ring", numbers={"error": 150.0}),
            aim={
                "x": (-0.75, -0.62),
                "z": (0.2, 0.3),
                "toss": (1.8, 1.8),
                "elevation": (-60.0, -12.0),
                "speed": (1.2, 3.2),
            },
        ),
        Requirement(
            "eye_level",
            GAME,
            eye_level,
            handicap=1.3,
            control=Control(view="edge_on", numbers={"eye_height": -0.02, "height": 0.08}),
            marks={"eye_height": -0.05},
            aim={"x": (-0.72, -0.66), "z": (0.08, 0.08)},
        ),
        Requirement(
            "jump",
            GAME,
            jump,
            shake=Shake(1.2, 1.2),
            control=Control(view="jumping", gesture="jump_and_flick", timing={"air": 0.45}),
            marks={"jump_phase": 0.5},
            aim={"z": (0.25, 0.5)},
        ),
        Requirement(
            "under_table",
            GAME,
            under_table,
            shake=Shake(1.3, 1.3),
            limits=Limits({"elevation": (60.0, 80.0), "height": (-0.2, -0.02), "back": (0.715, 0.85)}),
            control=Control(view="under_table", numbers={"below": 0.1}),
            aim={"x": (-0.78, -0.73), "z": (-0.1, -0.1), "elevation": (61.0, 79.0), "speed": (1.9, 3.4)},
        ),
        Requirement(
            "dance",
            GAME,
            dance,
            shake=Shake(1.3, 1.3),
            control=Control(
                view="turning", gesture="spin_and_flick", timing={"turn": 0.6, "tolerance": 0.12}
            ),
            marks={"turned": 360.0, "landing_gap": 0.0, "facing": 0.0},
        ),
        Requirement(
            "far",
            GAME,
            far,
            limits=Limits({"back": (1.41, 1.8)}),
            control=Control(view="far", numbers={"back": 0.75, "higher": 0.3}),
            marks={"standing": 1.0},
            aim={"x": (-1.45, -1.45), "z": (0.45, 0.45), "speed": (1.5, 4.0), "elevation": (-10.0, 45.0)},
        ),
    )
}
