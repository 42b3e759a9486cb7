"""JSON by the standard library, with the very bytes that orjson writes: some of them are hashed, and both may have written one log.

The standard library writes a few things otherwise: small numbers (`1e-07`), what is not a number (`NaN`), and the order of keys that are
numbers. They are seldom. So the fast encoder writes first, and what it can't write alike is put right before or written again.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from math import isfinite
from typing import Any


class Fragment:
    """Plain data that is put into a larger whole."""

    __slots__ = ("plain",)

    def __init__(self, plain: Any) -> None:
        self.plain = plain


def fragment(plain: Any) -> Fragment:
    """Plain data, to be put into larger wholes."""
    return Fragment(plain)


def _opened(value: Any) -> Any:
    """What stands for a value that JSON does not know."""
    if isinstance(value, Fragment):
        return value.plain
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: getattr(value, one.name) for one in fields(value) if not one.name.startswith("_")}
    if isinstance(value, Enum):
        return value.value
    raise TypeError(f"{type(value).__name__} can't be written as JSON")


_encode = json.JSONEncoder(
    ensure_ascii=False, check_circular=False, allow_nan=False, separators=(",", ":"), default=_opened
).encode
_string = json.encoder.encode_basestring


def to_text(plain: Any) -> str:
    """Plain data as JSON text. Keys that are no strings are written as strings."""
    try:
        text = _encode(plain)
    except ValueError:  # something in it is not a number
        return _written(plain)
    # a small number, or a text that looks like one
    return _written(plain) if "e-0" in text else text


def dumps(plain: Any) -> bytes:
    """Plain data as JSON."""
    return to_text(plain).encode()


def to_sorted_bytes(plain: Any) -> bytes:
    """Plain data as JSON with sorted keys, for what is hashed."""
    return to_text(_sorted(plain)).encode()


def loads(text: str | bytes) -> Any:
    """Read JSON."""
    return json.loads(text, parse_constant=_no_number)


def _no_number(text: str) -> Any:
    raise json.JSONDecodeError("not a number", text, 0)


def _key(key: Any) -> str:
    return key if isinstance(key, str) else _written(key)


def _sorted(plain: Any) -> Any:
    if isinstance(plain, dict):
        told = {_key(key): _sorted(value) for key, value in plain.items()}
        return {key: told[key] for key in sorted(told)}
    if isinstance(plain, (list, tuple)):
        return [_sorted(one) for one in plain]
    if plain is None or isinstance(plain, (str, int, float)):
        return plain
    return _sorted(_opened(plain))


def _written(plain: Any) -> str:
    """Write piece by piece what the fast encoder writes otherwise."""
    if isinstance(plain, Enum):
        return _written(plain.value)
    if isinstance(plain, str):
        return _string(plain)
    if plain is None or isinstance(plain, bool):
        return {None: "null", True: "true", False: "false"}[plain]
    if isinstance(plain, int):
        return int.__repr__(plain)
    if isinstance(plain, float):
        return _number(plain)
    if isinstance(plain, dict):
        pieces = (f"{_string(_key(key))}:{_written(value)}" for key, value in plain.items())
        return "{" + ",".join(pieces) + "}"
    if isinstance(plain, (list, tuple)):
        return "[" + ",".join(map(_written, plain)) + "]"
    return _written(_opened(plain))


def _number(value: float) -> str:
    """A number as orjson writes it.

    >>> _number(1e16), _number(1e-07), _number(0.00001), _number(-0.0), _number(float("nan"))
    ('1e+16', '1e-7', '0.00001', '-0.0', 'null')
    """
    if not isfinite(value):
        return "null"
    told = float.__repr__(value)
    mantissa, e, exponent = told.partition("e")
    if not e or not exponent.startswith("-"):
        return told
    if exponent == "-05":  # the last one that orjson writes out
        digits = mantissa.lstrip("-").replace(".", "")
        return f"{'-' if value < 0 else ''}0.0000{digits}"
    return f"{mantissa}e{int(exponent)}"
