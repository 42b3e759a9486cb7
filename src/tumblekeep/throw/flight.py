"""Flights for display: where every body was, sixty times a second and at every impact, in about a kilobyte.

The documentation of throws specifies the bytes one by one, so that a browser can read them. Reading needs only the
standard library. Between two keys, positions are interpolated linearly and rotations along the shortest arc.
"""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tumblekeep.throw.body import Quaternion
from tumblekeep.throw.geometry import Vec3

if TYPE_CHECKING:
    from tumblekeep.throw.flip import Flip
    from tumblekeep.throw.motion import MotionTrack
    from tumblekeep.throw.toss import Toss

MAGIC = b"TKFL"
VERSION = 1
TICK = 0.0001
"""Seconds in one unit of time."""
FRAMES_A_SECOND = 60
SHAPES = ("d6", "d4", "prop", "frozen", "weak_point")
_ROOT_HALF = math.sqrt(0.5)
_LARGEST = 32767


class FlightError(ValueError):
    """Bytes that are not a flight."""


@dataclass(frozen=True, slots=True)
class FlightBody:
    """Something that moves: a thrown die, a die that lay there, a wall that can fall, a template."""

    name: str
    shape: str
    edge: float
    """Metres; 0 for props."""
    labels: tuple[int, ...]
    """The printed side, counted from 0, that each geometric side carries; empty except for a thrown die."""


@dataclass(frozen=True, slots=True)
class FlightKey:
    """All bodies at one moment."""

    seconds: float
    poses: tuple[tuple[Vec3, Quaternion], ...]


@dataclass(frozen=True, slots=True)
class Impact:
    """A contact that makes a sound."""

    seconds: float
    body: int
    surface: str
    speed: float
    """Metres per second along the normal."""
    x: float
    y: float
    is_bounce: bool


@dataclass(frozen=True, slots=True)
class Flight:
    """A flight that can be shown."""

    stamp: str
    bodies: tuple[FlightBody, ...]
    keys: tuple[FlightKey, ...]
    impacts: tuple[Impact, ...]

    @property
    def seconds(self) -> float:
        return self.keys[-1].seconds

    def at(self, seconds: float) -> tuple[tuple[Vec3, Quaternion], ...]:
        """Where everything is at a moment."""
        if seconds <= self.keys[0].seconds:
            return self.keys[0].poses
        for before, after in zip(self.keys, self.keys[1:], strict=False):
            if seconds <= after.seconds:
                share = (seconds - before.seconds) / max(1e-9, after.seconds - before.seconds)
                return tuple(_between(p, q, share) for p, q in zip(before.poses, after.poses, strict=True))
        return self.keys[-1].poses


def _between(p: tuple[Vec3, Quaternion], q: tuple[Vec3, Quaternion], share: float) -> tuple[Vec3, Quaternion]:
    x, y, z = (a + (b - a) * share for a, b in zip(p[0], q[0], strict=True))
    dot = sum(a * b for a, b in zip(p[1], q[1], strict=True))
    end = q[1] if dot >= 0 else (-q[1][0], -q[1][1], -q[1][2], -q[1][3])
    angle = math.acos(min(1.0, abs(dot)))
    if angle < 1e-4:
        first, last = 1 - share, share
    else:
        first, last = (
            math.sin((1 - share) * angle) / math.sin(angle),
            math.sin(share * angle) / math.sin(angle),
        )
    a, b, c, d = (first * m + last * n for m, n in zip(p[1], end, strict=True))
    size = math.sqrt(a * a + b * b + c * c + d * d)
    return (x, y, z), (a / size, b / size, c / size, d / size)


def pack_turn(turn: Quaternion) -> int:
    """Pack a quaternion into 47 bits: which part is largest, and the other three."""
    size = math.sqrt(sum(part * part for part in turn)) or 1.0
    parts = [part / size for part in turn]
    largest = max(range(4), key=lambda n: abs(parts[n]))
    sign = -1.0 if parts[largest] < 0 else 1.0
    packed = largest
    for n in range(4):
        if n != largest:
            share = (sign * parts[n] / _ROOT_HALF + 1) / 2
            packed = packed << 15 | min(_LARGEST, max(0, round(share * _LARGEST)))
    return packed


def unpack_turn(packed: int) -> Quaternion:
    """Unpack a quaternion."""
    largest = packed >> 45 & 3
    small = [((packed >> shift & _LARGEST) / _LARGEST * 2 - 1) * _ROOT_HALF for shift in (30, 15, 0)]
    rest = math.sqrt(max(0.0, 1 - sum(part * part for part in small)))
    small.insert(largest, rest)
    w, x, y, z = small
    return (w, x, y, z)


def _pack_pose(place: Vec3, turn: Quaternion) -> bytes:
    whole = [min(32767, max(-32768, round(part * 10_000))) for part in place]
    return struct.pack("<hhh", *whole) + pack_turn(turn).to_bytes(6, "little")


def _text(text: str) -> bytes:
    raw = text.encode()[:255]
    return bytes([len(raw)]) + raw


def encode(flight: Flight) -> bytes:
    """Encode a flight as bytes."""
    surfaces = list(dict.fromkeys(impact.surface for impact in flight.impacts))
    out = bytearray()
    out += _text(flight.stamp)
    out += struct.pack("<BBHH", len(flight.bodies), len(surfaces), len(flight.keys), len(flight.impacts))
    for body in flight.bodies:
        out += _text(body.name)
        out += struct.pack("<BHB", SHAPES.index(body.shape), round(body.edge * 10_000), len(body.labels))
        out += bytes(body.labels)
    for surface in surfaces:
        out += _text(surface)
    for key in flight.keys:
        out += struct.pack("<H", min(65535, round(key.seconds / TICK)))
        for place, turn in key.poses:
            out += _pack_pose(place, turn)
    for impact in flight.impacts:
        out += struct.pack(
            "<HBBHhhB",
            min(65535, round(impact.seconds / TICK)),
            impact.body,
            surfaces.index(impact.surface),
            min(65535, round(impact.speed * 1000)),
            round(impact.x * 1000),
            round(impact.y * 1000),
            int(impact.is_bounce),
        )
    return MAGIC + bytes([VERSION]) + zlib.compress(bytes(out), 9)


class _FlightReader:
    def __init__(self, raw: bytes) -> None:
        self.raw = raw
        self.at = 0

    def take(self, form: str) -> tuple[int, ...]:
        size = struct.calcsize(form)
        if self.at + size > len(self.raw):
            raise FlightError(f"the flight is cut off after {len(self.raw)} bytes")
        found = struct.unpack_from(form, self.raw, self.at)
        self.at += size
        return found

    def bytes(self, count: int) -> bytes:
        if self.at + count > len(self.raw):
            raise FlightError(f"the flight is cut off after {len(self.raw)} bytes")
        self.at += count
        return self.raw[self.at - count : self.at]

    def text(self) -> str:
        (length,) = self.take("<B")
        return self.bytes(length).decode()


def decode(content: bytes) -> Flight:
    """Decode the bytes of a flight, or raise an error that says what is wrong with them."""
    if content[:4] != MAGIC:
        raise FlightError("these bytes are not a flight: they must begin with TKFL")
    if len(content) < 6 or content[4] != VERSION:
        raise FlightError(
            f"this flight has version {content[4] if len(content) > 4 else '?'}; only {VERSION} is known"
        )
    try:
        reader = _FlightReader(zlib.decompress(content[5:]))
        stamp = reader.text()
        body_count, surface_count, key_count, impact_count = reader.take("<BBHH")
        bodies = tuple(_read_body(reader) for _ in range(body_count))
        surfaces = [reader.text() for _ in range(surface_count)]
        keys = tuple(_read_key(reader, body_count) for _ in range(key_count))
        impacts = tuple(_read_impact(reader, surfaces) for _ in range(impact_count))
    except (zlib.error, UnicodeDecodeError, IndexError) as wrong:
        raise FlightError(f"the flight is damaged: {wrong}") from wrong
    if not keys:
        raise FlightError("the flight has no keys")
    return Flight(stamp, bodies, keys, impacts)


def _read_body(reader: _FlightReader) -> FlightBody:
    name = reader.text()
    shape, edge, labels = reader.take("<BHB")
    return FlightBody(name, SHAPES[shape], edge / 10_000, tuple(reader.bytes(labels)))


def _read_key(reader: _FlightReader, bodies: int) -> FlightKey:
    (when,) = reader.take("<H")
    poses = []
    for _ in range(bodies):
        x, y, z = reader.take("<hhh")
        turn = unpack_turn(int.from_bytes(reader.bytes(6), "little"))
        poses.append(((x / 10_000, y / 10_000, z / 10_000), turn))
    return FlightKey(when * TICK, tuple(poses))


def _read_impact(reader: _FlightReader, surfaces: list[str]) -> Impact:
    when, body, surface, speed, x, y, bounce = reader.take("<HBBHhhB")
    return Impact(when * TICK, body, surfaces[surface], speed / 1000, x / 1000, y / 1000, bool(bounce & 1))


def _key_steps(track: MotionTrack, impacts: list[float]) -> list[int]:
    last = track.steps
    every = round(1 / FRAMES_A_SECOND / track.step)
    steps = set(range(0, last + 1, every)) | {last}
    steps |= {min(last, round(seconds / track.step)) for seconds in impacts}
    return sorted(steps)


def _keys(track: MotionTrack, impacts: list[float]) -> Iterator[FlightKey]:
    for step in _key_steps(track, impacts):
        rows = (track.pose(body, step) for body in range(len(track.bodies)))
        yield FlightKey(
            step * track.step, tuple(((r[0], r[1], r[2]), (r[3], r[4], r[5], r[6])) for r in rows)
        )


def flight_of(thrown: Toss) -> Flight:
    """Build the flight of a throw."""
    from tumblekeep.throw.toss import surface_name

    setting, track = thrown.setting, thrown.track
    bodies = []
    for name in track.bodies:
        if name.startswith("thrown"):
            number = int(name[6:])
            kind = setting.kind(setting.dice[number])
            bodies.append(
                FlightBody(setting.dice[number], kind.shape, kind.edge / 1000, thrown.labels[number])
            )
        elif name.startswith("lying"):
            die = setting.lying[int(name[5:])].die
            kind = setting.kind(die)
            bodies.append(FlightBody(die, kind.shape, kind.edge / 1000, ()))
        else:
            bodies.append(FlightBody(name, "prop", 0.0, ()))
    impacts = []
    for story in thrown.traces:
        for e in story.episodes[:60]:
            impacts.append(
                Impact(
                    e.start,
                    track.body(story.body),
                    surface_name(setting, e.surface),
                    min(e.speed, 60.0),
                    max(-30.0, min(30.0, e.place[0])),
                    max(-30.0, min(30.0, e.place[1])),
                    e in story.bounces,
                )
            )
    if track.blow_step is not None and thrown.happened.strike is not None:
        x, y, *_ = track.pose(track.body("thrown0"), track.blow_step)
        impacts.append(
            Impact(
                track.blow_step * track.step,
                track.body("thrown0"),
                thrown.happened.strike.by,
                1.0,
                x,
                y,
                False,
            )
        )
    impacts.sort(key=lambda impact: impact.seconds)
    keys = tuple(_keys(track, [impact.seconds for impact in impacts]))
    return Flight(track.stamp, tuple(bodies), keys, tuple(impacts))


def flight_of_flip(flipped: Flip) -> Flight:
    """Build the flight of a flipped template."""
    track = flipped.track
    bodies = []
    for name in track.bodies:
        if name.startswith("lying"):
            die = flipped.setting.lying[int(name[5:])].die
            kind = flipped.setting.kind(die)
            bodies.append(FlightBody(die, kind.shape, kind.edge / 1000, ()))
        else:
            bodies.append(FlightBody(flipped.landing.template, flipped.setting.template, 0.0, ()))
    number = track.body("thrown0")
    impacts = tuple(
        Impact(
            e.start,
            number,
            e.surface,
            min(e.speed, 60.0),
            max(-30.0, min(30.0, e.place[0])),
            max(-30.0, min(30.0, e.place[1])),
            False,
        )
        for e in flipped.story.episodes[:60]
    )
    return Flight(track.stamp, tuple(bodies), tuple(_keys(track, [i.seconds for i in impacts])), impacts)
