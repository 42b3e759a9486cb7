"""Read a record strictly: every field is present, of the right kind, and no other is. Errors name the field.

>>> RecordReader({"hits": 3}, "turn", ("hits",)).whole("hits", 0, 9)
3
>>> RecordReader({"hits": 12}, "turn", ("hits",)).whole("hits", 0, 9)
Traceback (most recent call last):
tumblekeep.kit.fields.FieldError: turn.hits is 12; it must be a whole number from 0 to 9
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from tumblekeep.core.message import Message

Choice = TypeVar("Choice", bound=str)


class FieldError(ValueError):
    """A field of a record is wrong: where, what was found, and what belongs there."""

    def __init__(self, where: str, found: object, wanted: str, message: Message | None = None) -> None:
        self.where = where
        self.found = repr(found)[:80]
        self.wanted = wanted
        self.message = message
        """The same for a player, if a player could have meant it; the id is in the catalogue `errors`."""
        super().__init__(f"{where} is {self.found}; it must be {wanted}")

    def __reduce__(self) -> tuple[Any, ...]:
        # raised in a simulating process, read in another one
        return _field_error, (self.where, self.found, self.wanted, self.message)


def _field_error(where: str, found: str, wanted: str, message: Message | None) -> FieldError:
    error = FieldError(where, None, wanted, message)
    error.found = found
    error.args = (f"{where} is {found}; it must be {wanted}",)
    return error


class RecordReader:
    """Reads the fields of one record by kind."""

    def __init__(self, value: object, where: str, names: Sequence[str], optional: Sequence[str] = ()) -> None:
        if not isinstance(value, Mapping):
            raise FieldError(where, value, "a record with " + ", ".join(names))
        for key in value:
            if key not in names and key not in optional:
                raise FieldError(f"{where}.{str(key)[:40]}", value[key], "left out: there is no such field")
        for name in names:
            if name not in value:
                raise FieldError(f"{where}.{name}", None, "given: it is missing")
        self._value = value
        self._where = where

    def get(self, name: str) -> Any:
        return self._value.get(name)

    def has(self, name: str) -> bool:
        return name in self._value

    def _wrong(self, name: str, wanted: str) -> FieldError:
        return FieldError(f"{self._where}.{name}", self._value[name], wanted)

    def truth(self, name: str) -> bool:
        value = self._value[name]
        if type(value) is not bool:
            raise self._wrong(name, "true or false")
        return value

    def whole(self, name: str, least: int, most: int) -> int:
        value = self._value[name]
        if type(value) is not int or not least <= value <= most:
            raise self._wrong(name, f"a whole number from {least} to {most}")
        return value

    def whole_or_none(self, name: str, least: int, most: int) -> int | None:
        return None if self._value[name] is None else self.whole(name, least, most)

    def number(self, name: str, least: float, most: float) -> float:
        value = self._value[name]
        if type(value) not in (int, float) or not math.isfinite(value) or not least <= value <= most:
            raise self._wrong(name, f"a number from {least:g} to {most:g}")
        return float(value)

    def numbers(self, name: str, count: int, most: float) -> tuple[float, ...]:
        """Exactly `count` numbers, none larger than `most` either way."""
        value = self._value[name]
        wanted = f"{count} numbers from {-most:g} to {most:g}"
        if not isinstance(value, (list, tuple)) or len(value) != count:
            raise self._wrong(name, wanted)
        for part in value:
            if type(part) not in (int, float) or not math.isfinite(part) or abs(part) > most:
                raise self._wrong(name, wanted)
        return tuple(float(part) for part in value)

    def text(self, name: str, longest: int) -> str:
        value = self._value[name]
        if type(value) is not str or len(value) > longest:
            raise self._wrong(name, f"a text of at most {longest} characters")
        return value

    def text_or_none(self, name: str, longest: int) -> str | None:
        return None if self._value[name] is None else self.text(name, longest)

    def texts(self, name: str, longest: int) -> tuple[str, ...]:
        value = self._value[name]
        if not isinstance(value, (list, tuple)) or any(
            type(part) is not str or len(part) > longest for part in value
        ):
            raise self._wrong(name, f"a list of texts of at most {longest} characters")
        return tuple(value)

    def one_of(self, name: str, choices: Sequence[Choice]) -> Choice:
        value = self._value[name]
        for choice in choices:
            if type(value) is str and value == choice:
                return choice
        raise self._wrong(name, "one of " + ", ".join(choices))

    def items(self, name: str, least: int, most: int) -> Sequence[Any]:
        value = self._value[name]
        if not isinstance(value, (list, tuple)) or not least <= len(value) <= most:
            raise self._wrong(name, f"a list of {least} to {most} items")
        return value

    def mapping(self, name: str) -> Mapping[str, Any]:
        value = self._value[name]
        if not isinstance(value, Mapping) or any(type(key) is not str or len(key) > 60 for key in value):
            raise self._wrong(name, "a record with short names")
        return value
