"""The 22 special throws of the first edition (DF 19.5)."""

from __future__ import annotations

from collections.abc import Mapping

from tumblekeep.throw.hand import HandLimits, Shake
from tumblekeep.throw.requirement import Control, Requirement
from tumblekeep.throw.requirement.first_predicates import (
    back_turned,
    bank,
    blind,
    blow,
    borrowed_hand,
    catapult,
    dance,
    double_bounce,
    elbow,
    eye_level,
    far,
    flick,
    head,
    jump,
    nose,
    over_card,
    prayer,
    smash,
    spin,
    under_leg,
    under_table,
    weak_hand,
)

GAME = "dungeon_fighter"
HANDS: Mapping[str, float] = {"novice": 2.2, "average": 1.62, "expert": 1.37}
"""How clumsy people of a skill are with these dice. Average hands win about half of the easy games, and experts about
60 % of the normal ones."""

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
            limits=HandLimits(
                {"height": (0.03, 0.2), "elevation": (5.0, 15.0), "speed": (0.4, 4.0), "spin": (0.0, 90.0)}
            ),
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
            shake=Shake(2.0, 2.0),
            limits=HandLimits({"speed": (0.2, 1.5), "spin": (0.0, 15.0)}),
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
            shake=Shake(1.5, 1.5),
            limits=HandLimits({"elevation": (-12.0, 12.0), "back": (0.98, 1.2), "height": (0.02, 0.14)}),
            control=Control(view="over_shoulder", numbers={"arch_width": 0.4, "arch_height": 0.15}),
            aim={"x": (-1.05, -1.0), "z": (0.05, 0.13), "elevation": (-2.0, 12.0), "speed": (1.8, 3.0)},
        ),
        Requirement(
            "blind", GAME, blind, handicap=2.0, control=Control(view="hidden"), marks={"eyes_closed": 1.0}
        ),
        Requirement(
            "double_bounce",
            GAME,
            double_bounce,
            control=Control(numbers={"bounce_counter": 1.0}),
            aim={"x": (-0.68, -0.6), "z": (0.1, 0.16), "elevation": (-20.0, -4.0), "speed": (1.4, 1.75)},
        ),
        Requirement(
            "elbow",
            GAME,
            elbow,
            shake=Shake(2.2, 2.2),
            limits=HandLimits(
                {"height": (0.1, 0.4), "elevation": (5.0, 60.0), "speed": (0.3, 3.0), "spin": (0.0, 15.0)}
            ),
            control=Control(gesture="tilt_arm", timing={"drop": 0.3}, numbers={"drop_tilt": 20.0}),
            grip="elbow",
            marks={"untouched_seconds": 0.5},
            aim={"z": (0.12, 0.3), "elevation": (8.0, 50.0)},
        ),
        Requirement(
            "prayer",
            GAME,
            prayer,
            shake=Shake(1.6, 1.6),
            limits=HandLimits({"speed": (0.2, 2.5), "spin": (0.0, 60.0)}),
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
            limits=HandLimits({"spin": (0.0, 60.0)}),
            control=Control(gesture="pull_wrist", timing={"lag": 0.15}, numbers={"damping": 0.6}),
            grip="neighbour_palm",
            marks={"push_seconds": 0.0},
        ),
        Requirement(
            "over_card",
            GAME,
            over_card,
            shake=Shake(0.4, 0.4),
            control=Control(),
            limits=HandLimits({"speed": (0.5, 4.5)}),
            aim={
                "x": (-0.66, -0.56),
                "z": (0.3, 0.46),
                "elevation": (-70.0, -52.0),
                "speed": (3.2, 4.5),
                "spin_y": (-10.0, 10.0),
                "spin_z": (90.0, 160.0),
                "prop_x": (-0.33, -0.3),
            },
        ),
        Requirement(
            "catapult",
            GAME,
            catapult,
            shake=Shake(1.0, 1.0),
            limits=HandLimits(
                {"elevation": (50.0, 70.0), "speed": (0.8, 3.2), "back": (0.64, 0.76), "spin": (0.0, 40.0)}
            ),
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
            limits=HandLimits({"spin": (0.0, 40.0)}),
            control=Control(
                gesture="toss_and_head", timing={"tolerance": 0.06}, numbers={"toss": 0.5, "error": 200.0}
            ),
            hand="none",
            aim={
                "x": (-0.7, -0.6),
                "z": (0.25, 0.33),
                "toss": (2.2, 2.2),
                "elevation": (-20.0, 2.0),
                "speed": (1.2, 1.6),
            },
        ),
        Requirement(
            "spin",
            GAME,
            spin,
            shake=Shake(1.8, 1.8),
            limits=HandLimits(
                {"speed": (0.1, 1.5), "vertical_spin": (40.0, 160.0), "level_spin": (0.0, 12.0)}
            ),
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
            shake=Shake(2.2, 2.2),
            limits=HandLimits(
                {"height": (0.15, 0.6), "elevation": (20.0, 50.0), "speed": (0.3, 2.5), "spin": (0.0, 15.0)}
            ),
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
            handicap=1.8,
            control=Control(view="over_shoulder", axes="inverted", numbers={"hidden_share": 0.33}),
            marks={"facing": 150.0},
        ),
        Requirement(
            "smash",
            GAME,
            smash,
            shake=Shake(2.0, 2.0),
            limits=HandLimits({"spin": (0.0, 60.0)}),
            control=Control(gesture="toss_and_strike", one_pointer="closing_ring", numbers={"error": 150.0}),
            aim={
                "x": (-0.7, -0.6),
                "z": (0.12, 0.2),
                "toss": (1.8, 1.8),
                "elevation": (-28.0, -13.5),
                "speed": (1.3, 1.75),
            },
        ),
        Requirement(
            "eye_level",
            GAME,
            eye_level,
            handicap=1.7,
            control=Control(view="edge_on", numbers={"eye_height": -0.02, "height": 0.08}),
            marks={"eye_height": -0.05},
            aim={"x": (-0.72, -0.66), "z": (0.08, 0.08)},
        ),
        Requirement(
            "jump",
            GAME,
            jump,
            shake=Shake(1.4, 1.4),
            control=Control(view="jumping", gesture="jump_and_flick", timing={"air": 0.45}),
            marks={"jump_phase": 0.5},
            aim={"x": (-0.68, -0.6), "z": (0.25, 0.35), "speed": (1.2, 1.6), "elevation": (-20.0, 2.0)},
        ),
        Requirement(
            "under_table",
            GAME,
            under_table,
            shake=Shake(0.8, 0.8),
            limits=HandLimits({"elevation": (60.0, 80.0), "height": (-0.2, -0.02), "back": (0.715, 0.85)}),
            control=Control(view="under_table", numbers={"below": 0.1}),
            aim={"x": (-0.78, -0.73), "z": (-0.1, -0.1), "elevation": (61.0, 79.0), "speed": (1.9, 3.4)},
        ),
        Requirement(
            "dance",
            GAME,
            dance,
            shake=Shake(1.6, 1.6),
            control=Control(
                view="turning", gesture="spin_and_flick", timing={"turn": 0.6, "tolerance": 0.12}
            ),
            marks={"turned": 360.0, "landing_gap": 0.0, "facing": 0.0},
        ),
        Requirement(
            "far",
            GAME,
            far,
            shake=Shake(0.7, 0.7),
            limits=HandLimits({"back": (1.41, 1.8)}),
            control=Control(view="far", numbers={"back": 0.75, "higher": 0.3}),
            marks={"standing": 1.0},
            aim={"x": (-1.45, -1.42), "z": (0.12, 0.32), "speed": (2.4, 3.0), "elevation": (36.0, 52.0)},
        ),
    )
}
