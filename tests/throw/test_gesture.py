"""A finger's flick becomes a launch."""

from __future__ import annotations

import math

import pytest

from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.gesture import Gesture, launch_from_gesture, swipe
from tumblekeep.throw.launch import azimuth, elevation, length

PLAIN = ThrowSetup("dungeon_fighter", ("red",))


def flick(across: float, up: float) -> tuple[tuple[float, float, float], ...]:
    return tuple((n * 0.01, across * n * 0.01, up * n * 0.01) for n in range(21))


def test_a_swipe_is_a_line_through_the_last_tenth_of_a_second() -> None:
    slow_then_fast = (
        *((n * 0.01, 0.0, 0.0) for n in range(30)),
        *((0.3 + n * 0.01, 0.0, n * 0.03) for n in range(12)),
    )
    assert swipe(slow_then_fast) == pytest.approx((0.0, 3.0))
    assert swipe(((0.0, 0.0, 0.0), (0.0, 1.0, 1.0))) == (0.0, 0.0)


def test_faster_is_faster_but_forgiving_and_bounded() -> None:
    speeds = [
        length(launch_from_gesture(PLAIN, Gesture(flick(0, up))).velocity)
        for up in (0.0, 1.0, 2.0, 4.0, 60.0)
    ]
    assert speeds == sorted(speeds)
    assert speeds[2] == pytest.approx(1.5)
    assert (speeds[0], speeds[-1]) == pytest.approx((0.4, 3.2))


def test_aim_loft_and_grab_turn_into_direction_and_spin() -> None:
    right = launch_from_gesture(PLAIN, Gesture(flick(1.0, 2.0), grab=(0.5, -1.0), loft=1.0))
    assert azimuth(right.velocity) == pytest.approx(-0.8 * math.degrees(math.atan2(1, 2)))
    assert elevation(right.velocity) == pytest.approx(55)
    assert right.spin == pytest.approx((0, -40, -20))
    assert right.position[2] == pytest.approx(0.15)
    assert abs(azimuth(launch_from_gesture(PLAIN, Gesture(flick(9.0, 0.1))).velocity)) <= 40


def test_special_throws_change_the_axes_and_the_range() -> None:
    crossed = launch_from_gesture(ThrowSetup("castle_of_frosts", ("red",), ("x",)), Gesture(flick(1.0, 2.0)))
    assert azimuth(crossed.velocity) > 0
    backwards = launch_from_gesture(
        ThrowSetup("dungeon_fighter", ("red",), ("back_turned",)), Gesture(flick(0.0, -2.0))
    )
    assert abs(azimuth(backwards.velocity)) < 1e-6
    assert length(backwards.velocity) == pytest.approx(1.5)
    lob = launch_from_gesture(
        ThrowSetup("dungeon_fighter", ("red",), ("under_table",)), Gesture(flick(0, 2), loft=0.5)
    )
    assert elevation(lob.velocity) == pytest.approx(70)
    assert lob.position[2] < 0


def test_another_seat_throws_from_there_towards_the_target() -> None:
    launch = launch_from_gesture(PLAIN, Gesture(flick(0.0, 2.0), seat=90.0))
    assert launch.position[:2] == pytest.approx((0.0, -0.62))
    assert launch.velocity[0] == pytest.approx(0.0, abs=1e-9)
    assert launch.velocity[1] > 0


@pytest.mark.parametrize(
    "value",
    [
        None,
        {},
        {"samples": [[0, 0, 0]]},
        {"samples": [[0, 0, 0], [0.1, math.nan, 0]]},
        {"samples": [[0.2, 0, 0], [0.1, 0, 0]]},
        {"samples": [[0, 0, 0]] * 65},
        {"samples": [[0, 0, 0], [0.1, 0, 1]], "loft": 2},
        {"samples": [[0, 0, 0], [0.1, 0, 1]], "grips": ["tail"]},
        {"samples": [[0, 0, 0], [0.1, 0, 1]], "marks": {"wings": 1}},
        {"samples": [[0, 0, 0], [0.1, 0, 1]], "force": 9},
    ],
)
def test_what_is_no_gesture_is_refused(value: object) -> None:
    with pytest.raises(FieldError, match="gesture"):
        Gesture.from_json(value)


def test_a_gesture_is_read_with_all_its_parts() -> None:
    value = {
        "samples": [[0, 0, 0], [0.1, 0, 0.2]],
        "grab": [0.1, 0.2],
        "loft": 0.5,
        "hold": 0.2,
        "seat": 180,
        "grips": ["palms"],
        "hand": "weak",
        "marks": {"palm_gap": 0.02},
        "placements": {"card": {"x": -0.3, "y": 0, "turn": 0, "pitch": 0, "height": 0}},
        "strike": {"seconds": 0.3, "by": "hand", "velocity": [1, 0, -1], "spin": [0, 0, 0]},
    }
    gesture = Gesture.from_json(value)
    assert (gesture.grips, gesture.hand, gesture.seat) == (("palms",), "weak", 180.0)
    assert gesture.strike is not None
    assert gesture.placements["card"].x == -0.3
