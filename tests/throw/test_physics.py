"""The physics: slides, drops, energy, rest. Nothing here compares exact floats except tests of determinism."""

from __future__ import annotations

import math
import random
from statistics import mean

import pytest

pytest.importorskip("mujoco", reason="physics is an extra")

import numpy as np

from throw.turning import any_turn
from tumblekeep.throw.body import about
from tumblekeep.throw.engine import Simulator
from tumblekeep.throw.motion import BodyStart, MotionTrack
from tumblekeep.throw.world import Scene, scene_stamp, world

BARE = Scene("dungeon_fighter", ("red",), bare=True)
BOARD = Scene("dungeon_fighter", ("red",))


@pytest.fixture(scope="module")
def simulator() -> Simulator:
    return Simulator()


def slide(
    simulator: Simulator, scene: Scene, x: float, y: float, z: float, heading: float
) -> tuple[float, float]:
    """Return how far a die slides at 1 m/s, and how high it hops, in metres."""
    velocity = (math.cos(heading), math.sin(heading), 0.0)
    track = simulator.run(scene, {"thrown0": BodyStart((x, y, z), about((0, 0, 1), heading), velocity)}, {})
    path = track.poses[:, 0, :3]
    return float(np.hypot(path[-1, 0] - x, path[-1, 1] - y)), float(path[:, 2].max() - z)


def test_a_die_slides_as_far_as_friction_says(simulator: Simulator) -> None:
    friction = world()["materials"]["dungeon_fighter"]["table"]["friction"]
    wanted = 1 / (2 * friction * 9.81)
    for heading in (0.0, 0.4, 1.1):
        far, hop = slide(simulator, BARE, -0.4, 0.0, 0.008, heading)
        assert far == pytest.approx(wanted, rel=0.03)
        assert hop < 0.0005


def test_seams_between_the_pieces_of_the_board_are_not_felt(
    simulator: Simulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    materials = world()["materials"]["dungeon_fighter"]
    wanted = 1 / (2 * materials["board"]["friction"] * 9.81)
    top = 0.0025 + 0.008
    # these cross the cuts of the middle square and the rays, but no hole
    ways = [quarter * math.pi / 2 + aside for quarter in range(4) for aside in (-0.4, -0.27, -0.13, 0.0, 0.2)]
    slides = [slide(simulator, BOARD, 0.07 * math.cos(a), 0.07 * math.sin(a), top, a) for a in ways]
    assert max(hop for _, hop in slides) < 0.0005
    assert mean(far for far, _ in slides) == pytest.approx(wanted, rel=0.03)
    # and no path is shorter or longer than over a single piece with the same friction
    monkeypatch.setitem(materials, "table", materials["board"])
    uncut, _ = slide(Simulator(), BARE, -0.4, 0.0, 0.008, 0.0)
    for far, _ in slides:
        assert far == pytest.approx(uncut, rel=0.02)


def test_a_fast_die_does_not_stumble_over_a_seam(simulator: Simulator) -> None:
    """Across the axes between two holes, where pieces that were cut around either of them meet."""
    top = 0.0025 + 0.008
    for x, y, heading, speed in (
        (0.047, 0.181, 3.26, 1.48),
        (-0.044, -0.161, 0.05, 1.33),
        (0.1, -0.18, 2.21, 1.41),
        (-0.033, -0.051, 5.46, 1.48),
    ):
        for turn in (0.13, 1.02, 1.39):
            velocity = (speed * math.cos(heading), speed * math.sin(heading), 0.0)
            start = BodyStart((x, y, top), about((0, 0, 1), heading + turn), velocity)
            track = simulator.run(BOARD, {"thrown0": start}, {})
            assert track.poses[:, 0, 2].max() - top < 0.001


def test_a_die_on_a_bare_table_hops_and_travels_like_the_reference(
    simulator: Simulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(
        world()["materials"]["dungeon_fighter"], "table", {"restitution": 0.5, "friction": 0.3}
    )
    rng = random.Random(3)
    own = Simulator()
    hops, travel = [], []
    for _ in range(80):
        spin = (rng.gauss(0, 15), rng.gauss(0, 15), rng.gauss(0, 15))
        start = BodyStart((-0.65, 0.0, 0.15), any_turn(rng), (1.4, 0.0, 0.3), spin)
        track = own.run(BARE, {"thrown0": start}, {})
        touching = track.readings["thrown0", "table"][:, 0] > 0
        first = int(np.flatnonzero(touching)[0])
        off = first + int(np.flatnonzero(~touching[first:])[0])
        later = np.flatnonzero(touching[off + 8 :])
        again = off + 8 + int(later[0]) if later.size else track.poses.shape[0] - 1
        hops.append(float(track.poses[off : again + 1, 0, 2].max() - track.poses[off, 0, 2]) * 1000)
        travel.append(float(track.poses[-1, 0, 0]) + 0.65)
    assert mean(hops) == pytest.approx(25, abs=6)
    assert mean(travel) == pytest.approx(0.67, abs=0.08)


def energy(track: MotionTrack, mass: float, inertia: float) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    velocity, spin = track.speeds[:, 0, :3], track.speeds[:, 0, 3:]
    moving = 0.5 * mass * (velocity**2).sum(1) + 0.5 * inertia * (spin**2).sum(1)
    return np.asarray(moving + mass * 9.81 * track.poses[:, 0, 2])


def test_a_throw_never_gains_energy_comes_to_rest_and_stays_above_the_table(simulator: Simulator) -> None:
    rng = random.Random(8)
    mass, inertia = 0.0048, 0.0048 * 0.016**2 / 6
    for _ in range(60):
        spin = (rng.gauss(0, 15), rng.gauss(0, 15), rng.gauss(0, 15))
        velocity = (rng.uniform(0.8, 2.0), rng.uniform(-0.1, 0.1), rng.uniform(-0.5, 0.5))
        track = simulator.run(
            BOARD, {"thrown0": BodyStart((-0.6, 0.0, 0.15), any_turn(rng), velocity, spin)}, {}
        )
        assert track.settled
        total = energy(track, mass, inertia)
        assert np.diff(total).max() < 0.001 * total[0]
        on_table = (np.abs(track.poses[:, 0, 0]) < 0.69) & (np.abs(track.poses[:, 0, 1]) < 0.44)
        if on_table.all():
            assert track.poses[:, 0, 2].min() > 0.0075


def test_a_die_at_rest_stays(simulator: Simulator) -> None:
    track = simulator.run(BOARD, {"thrown0": BodyStart((0.02, 0.01, 0.0105), about((0, 0, 1), 0.3))}, {})
    assert track.settled
    assert np.abs(track.poses[-1, 0, :2] - track.poses[0, 0, :2]).max() < 1e-4


def test_the_stamp_names_the_scene_and_the_engine() -> None:
    stamp = scene_stamp(BOARD)
    assert "mujoco-" in stamp
    assert scene_stamp(Scene("dungeon_fighter", ("red",), ("box",))) != stamp
    assert scene_stamp(Scene("castle_of_frosts", ("red",))) != stamp
