"""Flights: small, exact enough, with every impact. Broken ones are refused."""

from __future__ import annotations

import math
import random
import zlib
from dataclasses import replace

import pytest

from throw.turning import any_turn
from tumblekeep.throw.flight import (
    MAGIC,
    Flight,
    FlightBody,
    FlightError,
    FlightKey,
    Impact,
    decode,
    encode,
    pack_turn,
    unpack_turn,
)


def angle_between(p: tuple[float, ...], q: tuple[float, ...]) -> float:
    """Return degrees, from the distance of the quaternions, because the cosine of a tiny angle is imprecise."""
    near = min(math.dist(p, q), math.dist(p, tuple(-part for part in q)))
    return math.degrees(4 * math.asin(min(1.0, near / 2)))


def test_a_turn_keeps_within_a_hundredth_of_a_degree() -> None:
    rng = random.Random(1)
    for _ in range(2000):
        turn = any_turn(rng)
        assert angle_between(turn, unpack_turn(pack_turn(turn))) < 0.01
    for exact in ((1.0, 0.0, 0.0, 0.0), (0.0, -1.0, 0.0, 0.0), (0.5, 0.5, 0.5, 0.5), (0.5, -0.5, 0.5, -0.5)):
        assert angle_between(exact, unpack_turn(pack_turn(exact))) < 0.01
        assert pack_turn(exact) < 2**47


def small() -> Flight:
    body = FlightBody("red", "d6", 0.016, (2, 0, 1, 5, 3, 4))
    keys = tuple(
        FlightKey(n / 60, (((n / 100 - 0.6, 0.0123, 0.15 - n / 1000), (1.0, 0.0, 0.0, 0.0)),))
        for n in range(30)
    )
    return Flight("stamp", (body,), keys, (Impact(0.25, 0, "table", 1.6, -0.31, 0.01, True),))


def test_a_flight_comes_back_within_a_twentieth_of_a_millimetre() -> None:
    flight = small()
    again = decode(encode(flight))
    assert (again.stamp, again.bodies, again.impacts) == (flight.stamp, flight.bodies, flight.impacts)
    for before, after in zip(flight.keys, again.keys, strict=True):
        assert after.seconds == pytest.approx(before.seconds, abs=0.00005)
        assert after.poses[0][0] == pytest.approx(before.poses[0][0], abs=0.000051)


def test_between_two_keys_a_body_moves_straight_and_turns_evenly() -> None:
    half = math.sqrt(0.5)
    keys = (
        FlightKey(0.0, (((0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0)),)),
        FlightKey(1.0, (((1.0, 0.0, 0.0), (-half, 0.0, 0.0, -half)),)),
    )
    flight = Flight("s", (FlightBody("red", "d6", 0.016, ()),), keys, ())
    ((place, turn),) = flight.at(0.5)
    assert place == pytest.approx((0.5, 0, 0))
    assert angle_between(turn, (math.cos(math.pi / 8), 0.0, 0.0, math.sin(math.pi / 8))) < 0.001
    assert flight.at(-1) == keys[0].poses
    assert flight.at(9) == keys[1].poses


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "must begin with TKFL"),
        (b"GIF89a", "must begin with TKFL"),
        (MAGIC + b"\x09zzz", "version 9"),
        (MAGIC + b"\x01zzzz", "damaged"),
        (MAGIC + b"\x01" + zlib.compress(b"\x03ab"), "cut off"),
        (MAGIC + b"\x01" + zlib.compress(b"\x00\x00\x00\x00\x00\x00\x00"), "no keys"),
    ],
)
def test_what_is_no_flight_is_refused(content: bytes, complaint: str) -> None:
    with pytest.raises(FlightError, match=complaint):
        decode(content)


def test_every_cut_of_a_flight_is_refused() -> None:
    inner = zlib.decompress(encode(small())[5:])
    for length in range(0, len(inner) - 1, 7):
        with pytest.raises(FlightError):
            decode(MAGIC + b"\x01" + zlib.compress(inner[:length]))


def test_real_flights_are_small_and_show_every_impact() -> None:
    pytest.importorskip("mujoco", reason="physics is an extra")
    from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
    from tumblekeep.throw.flight import flight_of, flight_of_flip
    from tumblekeep.throw.flip import bot_flip, flip
    from tumblekeep.throw.launch import Launch
    from tumblekeep.throw.toss import toss

    launch = Launch((-0.56, 0.0, 0.14), (1.35, 0.0, 0.06), tremor=1.0)
    for n in range(5):
        thrown = toss(ThrowSetup("dungeon_fighter", ("red",)), replace(launch, seed=n))
        content = encode(flight_of(thrown))
        assert len(content) < 3000
        again = decode(content)
        assert [impact.surface for impact in again.impacts] == [c.surface for c in thrown.landing.contacts]
        times = {round(key.seconds, 3) for key in again.keys}
        assert all(min(abs(impact.seconds - time) for time in times) < 0.001 for impact in again.impacts)
        end = thrown.track.poses[-1, 0].tolist()
        assert again.keys[-1].poses[0][0] == pytest.approx(end[:3], abs=0.00006)
        assert again.stamp == thrown.landing.stamp
    flipped = flip(FlipSetup("castle_of_frosts", "frozen"), bot_flip("expert", 1))
    assert decode(encode(flight_of_flip(flipped))).bodies[0].shape == "frozen"
