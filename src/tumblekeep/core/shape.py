"""Shapes: what a view may ever hold, as its game states it, so that it can be encoded as numbers without playing first.

A view is plain data. Its shape describes each part: a number between bounds, one word of several, a pile of known
cards, a limited number of dice. Code that makes vectors or spaces of views reads shapes, never a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias


class Number(NamedTuple):
    """A whole number from `low` to `high`. If there may be `more`, larger numbers count as `high`."""

    low: int
    high: int
    more: bool = False


class Flag(NamedTuple):
    """True or false."""


class Word(NamedTuple):
    """One of these words, or nothing ("" or None)."""

    words: tuple[str, ...]


class SeatAt(NamedTuple):
    """A place at the table, or nobody (None, or a number below 0)."""


class SeatsAt(NamedTuple):
    """A set of places at the table."""


class Tally(NamedTuple):
    """A pile in which only the number of each kind matters. `kinds` maps each thing to its kind, if it is not a kind
    itself."""

    words: tuple[str, ...]
    most: int = 1
    kinds: Mapping[str, str] | None = None


class ListOf(NamedTuple):
    """A list with a maximum length."""

    most: int
    shape: Shape


class BySeat(NamedTuple):
    """One value for each place at the table."""

    shape: Shape


class FixedRow(NamedTuple):
    """A list of fixed length, each item with a shape of its own."""

    shapes: tuple[Shape, ...]


class Maybe(NamedTuple):
    """A value, or None."""

    shape: Shape


class DictOf(NamedTuple):
    """A mapping with some of these keys, each with its shape."""

    keys: tuple[str, ...]
    shape: Shape


class Fields(NamedTuple):
    """Named parts, all of them always present."""

    parts: Mapping[str, Shape]


class Ignored(NamedTuple):
    """A part that is not encoded as numbers, with the reason: it is printed content, or follows from the rest."""

    why: str


Shape: TypeAlias = (
    Number
    | Flag
    | Word
    | SeatAt
    | SeatsAt
    | Tally
    | ListOf
    | BySeat
    | FixedRow
    | Maybe
    | DictOf
    | Fields
    | Ignored
)


def misfit(shape: Shape, value: Any, seats: int, where: str = "view") -> str | None:
    """Where a value does not have this shape, and why; None if it has."""
    return _MISFITS[type(shape)](shape, value, seats, where)


def _left(shape: Ignored, value: Any, seats: int, where: str) -> None:
    return None


def _number(shape: Number, value: Any, seats: int, where: str) -> str | None:
    whole = isinstance(value, int) and not isinstance(value, bool)
    fits = whole and shape.low <= value and (shape.more or value <= shape.high)
    return None if fits else f"{where}: {value!r} is not from {shape.low} to {shape.high}"


def _flag(shape: Flag, value: Any, seats: int, where: str) -> str | None:
    return None if isinstance(value, bool) else f"{where}: {value!r} is neither yes nor no"


def _word(shape: Word, value: Any, seats: int, where: str) -> str | None:
    return None if not value or value in shape.words else f"{where}: {value!r} is none of the words"


def _seat_at(shape: SeatAt, value: Any, seats: int, where: str) -> str | None:
    return None if value is None or value < seats else f"{where}: {value!r} is no seat"


def _seats_at(shape: SeatsAt, value: Any, seats: int, where: str) -> str | None:
    return None if all(seat in range(seats) for seat in value) else f"{where}: {value!r} are no seats"


def _tally(shape: Tally, value: Any, seats: int, where: str) -> str | None:
    count: dict[str, int] = {}
    for thing in value:
        word = thing if shape.kinds is None else shape.kinds.get(thing, "")
        if word not in shape.words:
            return f"{where}: {thing!r} is none of the words"
        count[word] = count.get(word, 0) + 1
        if count[word] > shape.most:
            return f"{where}: there are more than {shape.most} of {word!r}"
    return None


def _maybe(shape: Maybe, value: Any, seats: int, where: str) -> str | None:
    return None if value is None else misfit(shape.shape, value, seats, where)


def _each(shape: ListOf, value: Any, seats: int, where: str) -> str | None:
    return _at_most(shape.most, shape.shape, value, seats, where)


def _by_seat(shape: BySeat, value: Any, seats: int, where: str) -> str | None:
    return _at_most(seats, shape.shape, value, seats, where)


def _at_most(most: int, shape: Shape, value: Any, seats: int, where: str) -> str | None:
    if len(value) > most:
        return f"{where}: there are {len(value)}, and should be {most} at most"
    return _first(misfit(shape, one, seats, f"{where}.{place}") for place, one in enumerate(value))


def _row(shape: FixedRow, value: Any, seats: int, where: str) -> str | None:
    if len(value) != len(shape.shapes):
        return f"{where}: there are {len(value)}, not {len(shape.shapes)}"
    pairs = enumerate(zip(shape.shapes, value, strict=True))
    return _first(misfit(one, part, seats, f"{where}.{place}") for place, (one, part) in pairs)


def _keyed(shape: DictOf, value: Any, seats: int, where: str) -> str | None:
    return _strange(shape.keys, value, where) or _first(
        misfit(shape.shape, part, seats, f"{where}.{key}") for key, part in value.items()
    )


def _fields(shape: Fields, value: Any, seats: int, where: str) -> str | None:
    if strange := _strange(shape.parts, value, where):
        return strange
    if missing := set(shape.parts) - set(value):
        return f"{where}: {sorted(missing)} is missing"
    return _first(misfit(one, value[name], seats, f"{where}.{name}") for name, one in shape.parts.items())


def _strange(known: Iterable[str], value: Any, where: str) -> str | None:
    strange = set(value) - set(known)
    return f"{where}: nothing is said of {sorted(strange)}" if strange else None


_MISFITS: dict[type, Callable[[Any, Any, int, str], str | None]] = {
    Number: _number,
    Flag: _flag,
    Word: _word,
    SeatAt: _seat_at,
    SeatsAt: _seats_at,
    Tally: _tally,
    ListOf: _each,
    BySeat: _by_seat,
    FixedRow: _row,
    Maybe: _maybe,
    DictOf: _keyed,
    Fields: _fields,
    Ignored: _left,
}


def _first(found: Any) -> str | None:
    return next((one for one in found if one is not None), None)
