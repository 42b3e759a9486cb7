"""Throws as a service: seeds by hash, a record of everything.

A server passes a setup, a launch (or a skill) and the names that make the throw unique. It gets back a `ThrowRecord`:
the landing for the rules, the launch for the log, the flight for the screens.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tumblekeep.kit.fields import RecordReader
from tumblekeep.kit.landing import FlipLanding, Landing
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.throw.engine_choice import engine
from tumblekeep.throw.launch import Launch
from tumblekeep.throw.touch import UNFELT, tremor_of
from tumblekeep.throw.world import scene_for, scene_stamp


class ThrowUnavailableError(RuntimeError):
    """Physics is not installed here."""


@dataclass(frozen=True, slots=True)
class ThrowRecord:
    """A throw as it is stored: its landing, its launch, and its flight."""

    setting: ThrowSetup
    launch: Launch
    landing: Landing
    flight: bytes

    def to_json(self) -> dict[str, Any]:
        """For the log, beside the landing. The flight is stored separately as bytes."""
        return {
            "setting": self.setting.to_json(),
            "launch": self.launch.to_json(),
            "landing": self.landing.to_json(),
        }

    @classmethod
    def from_json(cls, value: object, flight: bytes = b"") -> ThrowRecord:
        row = RecordReader(value, "throw", ("setting", "launch", "landing"))
        return cls(
            ThrowSetup.from_json(row.get("setting")),
            Launch.from_json(row.get("launch")),
            Landing.from_json(row.get("landing")),
            flight,
        )


@dataclass(frozen=True, slots=True)
class FlipRecord:
    """A flip as it is stored."""

    setting: FlipSetup
    launch: Launch
    landing: FlipLanding
    flight: bytes


def throw(setting: ThrowSetup, launch: Launch) -> ThrowRecord:
    """Simulate one throw in this thread."""
    from tumblekeep.throw.flight import encode, flight_of
    from tumblekeep.throw.toss import toss

    _need_engine()
    thrown = toss(setting, launch)
    return ThrowRecord(setting, launch, thrown.landing, encode(flight_of(thrown)))


def throw_flip(setting: FlipSetup, launch: Launch, name: str = "") -> FlipRecord:
    """Simulate one flip of a template in this thread."""
    from tumblekeep.throw.flight import encode, flight_of_flip
    from tumblekeep.throw.flip import flip

    _need_engine()
    flipped = flip(setting, launch, name)
    return FlipRecord(setting, launch, flipped.landing, encode(flight_of_flip(flipped)))


def _need_engine() -> None:
    try:
        engine()
    except ImportError as missing:
        raise ThrowUnavailableError(
            f"throwing needs the extra 'throw' ({missing.name} is missing)"
        ) from missing


def launch_of_person(setting: ThrowSetup, value: object, seed: int) -> Launch:
    """Check a person's launch, fill in what it leaves out, and set the throw's own seed and the tremor of its gesture
    (`touch`), whatever else was sent."""
    from tumblekeep.throw.stance import complete_launch

    said, tremor = _touched(value)
    return replace(complete_launch(setting, said), seed=seed, tremor=tremor)


def persons_flip(value: object, seed: int) -> Launch:
    """Check a person's flip and set its own seed and the tremor of its gesture, whatever else was sent."""
    said, tremor = _touched(value)
    return replace(Launch.from_json(said), seed=seed, tremor=tremor)


def _touched(value: object) -> tuple[object, float]:
    """Split a message into the launch and the tremor that its gesture's measures mean."""
    if not isinstance(value, Mapping) or "touch" not in value:
        return value, UNFELT
    return {name: part for name, part in value.items() if name != "touch"}, tremor_of(value["touch"])


def is_current(landing: Landing, setting: ThrowSetup, launch: Launch) -> bool:
    """Whether simulating this again here would give the same flight: same scene, same engine, same processor family."""
    return landing.stamp == scene_stamp(scene_for(setting, tuple(launch.placements)))


def audit(record: ThrowRecord) -> bool | None:
    """Simulate again and compare: True if the landing is the same, False if not, None if the world has changed
    since."""
    if not is_current(record.landing, record.setting, record.launch):
        return None
    return throw(record.setting, record.launch).landing == record.landing
