"""CF-THROW-SIM and CF-THROW-CTRL: what simulated throws report, and how a digital throw is controlled."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from tumblekeep.games.castle_of_frosts.content import FOES, ITEMS, ROOMS, THROWS
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.throwing import demand
from tumblekeep.throw.gesture import RELEASE_HEIGHT, Gesture, launch_from_gesture
from tumblekeep.throw.hand import AZIMUTH_DEGREES, SPEED_SHARE, add_tremor
from tumblekeep.throw.launch import Launch, azimuth, elevation, length
from tumblekeep.throw.requirement import control_of, limits_of, noise_of
from tumblekeep.throw.touch import CAREFUL, UNFELT, WILDEST, Touch

clause = pytest.mark.clause
PLAIN = ThrowSetup("castle_of_frosts", ("red",))


def under(*demands: str) -> ThrowSetup:
    return ThrowSetup("castle_of_frosts", ("red",), demands)


def flick(across: float, up: float) -> tuple[tuple[float, float, float], ...]:
    return tuple((n * 0.01, across * n * 0.01, up * n * 0.01) for n in range(21))


@clause("CF-THROW-1")
def test_every_special_throw_is_used_and_known() -> None:
    used = {name for foe in FOES.values() for name in (*foe.demands.throws, *foe.madness)}
    used |= {name for room in ROOMS.values() for name in room.demands.throws}
    used |= {item.demand for item in ITEMS.values() if item.demand}
    assert used | {"dancing"} == set(THROWS)
    assert len(THROWS) == 15
    for name in THROWS:
        assert demand("castle_of_frosts", name).clause == f"CF-THROW-{name.upper()}"


@clause("CF-THROW-CTRL-1")
def test_place_drag_speed_and_angle_make_the_launch() -> None:
    straight = launch_from_gesture(PLAIN, Gesture(flick(0, 2)))
    assert straight.position[2] == pytest.approx(0.25) == RELEASE_HEIGHT["castle_of_frosts"]
    right = launch_from_gesture(PLAIN, Gesture(flick(1, 2)))
    assert azimuth(right.velocity) < azimuth(straight.velocity)
    assert length(launch_from_gesture(PLAIN, Gesture(flick(0, 4))).velocity) > length(straight.velocity)
    assert elevation(launch_from_gesture(PLAIN, Gesture(flick(0, 2), loft=1.0)).velocity) > elevation(
        straight.velocity
    )
    other_side = launch_from_gesture(PLAIN, Gesture(flick(0, 2), seat=180.0))
    assert other_side.position[0] == pytest.approx(-straight.position[0])
    assert other_side.velocity[0] == pytest.approx(-straight.velocity[0])


@clause("CF-THROW-CTRL-2")
def test_the_same_record_gives_the_same_throw_and_hands_shake_a_little() -> None:
    tremor = UNFELT
    assert AZIMUTH_DEGREES * tremor == pytest.approx(1.0)
    assert SPEED_SHARE * tremor == pytest.approx(0.03, abs=0.006)
    launch = replace(launch_from_gesture(PLAIN, Gesture(flick(0, 2))), seed=7, tremor=tremor)
    assert add_tremor(launch) == add_tremor(Launch.from_json(launch.to_json()))
    strays = [
        azimuth(add_tremor(replace(launch, seed=seed)).velocity) - azimuth(launch.velocity)
        for seed in range(400)
    ]
    spread = math.sqrt(sum(stray * stray for stray in strays) / len(strays))
    assert 0.8 < spread < 1.25
    assert Touch(speed=0.0, jitter=0.0).tremor == CAREFUL
    assert Touch(speed=4.0, jitter=0.05).tremor == WILDEST
    assert round(AZIMUTH_DEGREES * CAREFUL, 6) == 0.6
    assert round(AZIMUTH_DEGREES * WILDEST, 6) == 4.0


@clause("CF-THROW-CTRL-3")
def test_special_throws_change_gesture_and_noise_and_all_apply() -> None:
    assert noise_of(under("weak_hand")).direction > noise_of(PLAIN).direction
    both = noise_of(under("weak_hand", "punch")).direction
    assert both == pytest.approx(noise_of(under("weak_hand")).direction * noise_of(under("punch")).direction)
    assert [change["gesture"] for change in control_of(under("prayer", "head"))] == ["two_fingers", "nod"]
    assert limits_of(under("prayer", "head")).ranges["speed"][1] == 1.2
    assert control_of(PLAIN) == []
    assert {change["view"] for change in control_of(under("blind", "eye_level"))} == {"hidden", "edge_on"}


@clause("CF-THROW-CTRL-4")
@pytest.mark.parametrize("name", THROWS)
def test_every_gesture_has_a_form_for_one_pointer(name: str) -> None:
    (change,) = control_of(under(name))
    two_fingers = change["gesture"] in ("two_fingers", "cross_fingers")
    assert change["one_pointer"] == ("closing_ring" if two_fingers else "same")


@clause("CF-THROW-CTRL-5", "CF-THROW-SIM-1", "CF-THROW-SIM-2", "CF-THROW-SIM-3")
def test_a_gesture_that_breaks_the_rule_flies_and_is_judged() -> None:
    pytest.importorskip("mujoco", reason="physics is an extra")
    from tumblekeep.throw.toss import toss

    setting = under("prayer")
    launch = replace(launch_from_gesture(setting, Gesture(flick(0, 2))), seed=3)  # one hand, no palms
    landing = toss(setting, launch).landing
    (die,) = landing.dice
    assert not die.demands["prayer"].fulfilled
    assert die.demands["prayer"].reason
    assert not die.hits
    assert Landing.from_json(landing.to_json()) == landing
    bounced = [contact for contact in landing.contacts if contact.is_bounce]
    assert (die.bounces > 0) == bool(bounced)
    assert all(contact.surface == "table" for contact in bounced)
