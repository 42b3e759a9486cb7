"""Limits as settings: `--limits` takes the name of a preset, or a file that names one and changes some of it."""

from __future__ import annotations

import tomllib
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from tumblekeep.server.settings import RateLimits

PRESETS: dict[str, RateLimits] = {
    "household": replace(
        RateLimits(),
        join_burst=30,
        request_rate=40.0,
        request_burst=800,
        asking_burst=5.0,
        playing_burst=5.0,
        reading_burst=5.0,
        sockets=40,
        connections=120,
    ),
    "internet": RateLimits(),
    "school": replace(
        RateLimits(),
        join_rate=2.0,
        join_burst=240,
        code_rate=0.5,
        code_burst=150,
        request_rate=300.0,
        request_burst=8_000,
        asking_rate=0.5,
        asking_burst=30.0,
        playing_rate=0.5,
        playing_burst=30.0,
        reading_rate=0.5,
        reading_burst=30.0,
        sockets=400,
        connections=1_600,
    ),
}
"""A household: a few people at each address. The internet: up to thirty behind one address. A school: a hundred."""
UNSET = frozenset({"on"})
"""What a file does not decide; `--no-limits` does."""


class BadLimits(Exception):
    """A file of limits can't be used: the id of the message that says why, and its arguments."""

    def __init__(self, message_id: str, **arguments: str) -> None:
        super().__init__(message_id)
        self.message_id, self.arguments = message_id, arguments


def read_limits(named: str) -> RateLimits:
    """Return the limits of a preset or of a TOML file."""
    if named in PRESETS:
        return PRESETS[named]
    try:
        told = tomllib.loads(Path(named).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadLimits(
            "serve-limits-no-file",
            file=named,
            why=(error.strerror or str(error)).rstrip("."),
            presets=", ".join(PRESETS),
        ) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLimits("serve-limits-not-toml", file=named, why=str(error).rstrip(".")) from error
    preset = told.pop("preset", "internet")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise BadLimits("serve-limits-no-preset", file=named, preset=str(preset), presets=", ".join(PRESETS))
    limits = PRESETS[preset]
    known = {field.name: type(getattr(limits, field.name)) for field in fields(limits)}
    changes: dict[str, Any] = {name: _value(named, name, value, known) for name, value in told.items()}
    return replace(limits, **changes)


def _value(file: str, name: str, value: Any, known: dict[str, type]) -> int | float:
    kind = known.get(name)
    if kind is None or name in UNSET:
        raise BadLimits(
            "serve-limits-unknown", file=file, name=name, known=", ".join(sorted(known.keys() - UNSET))
        )
    fits = type(value) is int or (kind is float and type(value) is float)
    if not fits or not value > 0 or value == float("inf"):
        raise BadLimits("serve-limits-value", file=file, name=name, value=str(value), kind=kind.__name__)
    return kind(value)  # type: ignore[no-any-return]
