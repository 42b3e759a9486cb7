"""Turn what one seat sees into numbers: a flat vector with a printable schema, and the same with its
structure kept.

Everything comes from the seat's view and from the question that this seat is asked, by the shape that the
game states in its `scope.py`. Nothing is read from a table except what the game's view function says
about it (`vector_code.py`). All numbers are between 0 and 1. Seats are counted from the observer: the
first block of anything that exists for every seat is the observer's own.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tumblekeep.core.ask import Ask
from tumblekeep.core.question import Choose
from tumblekeep.core.scope import Vocabulary
from tumblekeep.core.shape import (
    BySeat,
    DictOf,
    Fields,
    FixedRow,
    Flag,
    Ignored,
    ListOf,
    Maybe,
    Number,
    SeatAt,
    SeatsAt,
    Shape,
    Tally,
    Word,
)
from tumblekeep.envs.vector_code import filler, reader, width

Vector = NDArray[np.float32]
FLOAT = np.dtype(np.float32)
PROMPT = Number(0, 40, more=True)
"""A number that a question is about."""


class SchemaLine(NamedTuple):
    """One line of the schema: a field, its position in the vector, and what its numbers mean."""

    name: str
    offset: int
    width: int
    meaning: str

    def __str__(self) -> str:
        end = f"-{self.offset + self.width - 1}" if self.width > 1 else ""
        return f"{self.offset}{end}\t{self.name}\t{self.meaning}"


class Observer:
    """Makes vectors for all seats of a game with these seats and options."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.seats = vocabulary.seats
        self.seen = vocabulary.scope.seen
        self._asked = Fields(self._question())
        self.shape = Fields({"seen": self.seen, "asked": self._asked})
        self.width_seen = width(self.seen, self.seats)
        self.size = self.width_seen + width(self._asked, self.seats)
        self._nothing = array("f", bytes(4 * self.size))
        self._asked_for = _QuestionTail(self)
        self._fill = filler(self.seen, self.seats)
        self._read = reader(vocabulary.game.view, self.seen, self.seats)
        self._places()

    def _question(self) -> dict[str, Shape]:
        """Return the shape of a question: its kind, what it is about, and what the seat has begun to answer."""
        parts: dict[str, Shape] = {
            "seat": FixedRow((Flag(),) * self.seats),
            "ask": Word(tuple(ask.name for ask in self.vocabulary.asks)),
        }
        for (word, kind), values in self.vocabulary.prompts().items():
            known: Shape = PROMPT if values is None else Word(tuple(map(str, values)))
            parts[f"about-{word}-{kind}"] = SeatAt() if kind == "seat" else known
        parts["begun"] = Word(self.vocabulary.begun)
        return parts

    def _places(self) -> None:
        """Find where in the vector each part of a question is written."""
        place, at = self.width_seen, {}
        for name, part in self._asked.parts.items():
            at[name] = place
            place += width(part, self.seats)
        known = self.vocabulary
        self._seat_at = at["seat"]
        self._ask_at = {ask: at["ask"] + number for number, ask in enumerate(known.asks)}
        self._begun_at = {known.number[name]: at["begun"] + n for n, name in enumerate(known.begun)}
        self._about: dict[Any, list[tuple[str, int, dict[Any, int]]]] = {}
        prompts = known.prompts()
        for ask in known.asks:
            self._about[ask] = [
                (kind, at[f"about-{word}-{kind}"], {v: n for n, v in enumerate(prompts[word, kind] or ())})
                for word, kind in ask.prompt
            ]

    def write_asked(
        self,
        into: Any,
        seat: int,
        ask: Ask | None = None,
        about: Sequence[Any] = (),
        begun: Sequence[int] = (),
    ) -> None:
        """Write what a seat is asked into a buffer of floats that holds zeros there."""
        into[self._seat_at + seat] = 1.0
        if ask is None:
            return
        into[self._ask_at[ask]] = 1.0
        if about:
            for (kind, place, number), value in zip(self._about[ask], about, strict=True):
                if kind == "seat":
                    into[place + (value - seat) % self.seats] = 1.0
                elif number:
                    into[place + number[value]] = 1.0
                else:
                    into[place] = min(value, PROMPT.high) / PROMPT.high
        if begun:
            into[self._begun_at[begun[0]]] = 1.0

    def numbers(
        self, table: Any, seat: int, part: Choose | None = None, begun: tuple[int, ...] = ()
    ) -> array[float]:
        """Return what a seat sees of a table and what it is asked, as plain memory that a batch can stack."""
        into = self._nothing[:]
        asked = (seat, None, (), ()) if part is None else (seat, part.ask, part.about, begun)
        into[self.width_seen :] = self._asked_for[asked]
        self._read(into, table, seat)
        return into

    def seen_at(
        self, table: Any, seat: int, part: Choose | None = None, begun: tuple[int, ...] = ()
    ) -> Vector:
        """Return the same as one vector."""
        return np.frombuffer(self.numbers(table, seat, part, begun), FLOAT)

    def vector(
        self, view: Mapping[str, Any], seat: int, part: Choose | None = None, begun: Sequence[int] = ()
    ) -> Vector:
        """Return the same from a view given as plain data."""
        buffer = self._nothing[:]
        self._fill(buffer, view, seat)
        if part is None:
            self.write_asked(buffer, seat)
        else:
            self.write_asked(buffer, seat, part.ask, part.about, begun)
        return np.frombuffer(buffer, FLOAT)

    def schema(self) -> list[SchemaLine]:
        """Return every field with its position and its meaning."""
        return lines(self.shape, self.seats, "", 0)

    def structured(self, vector: Vector) -> Any:
        """Return the same numbers in the structure of the view: dicts by name, tuples by position."""
        return structure(self.shape, vector, self.seats)


class _QuestionTail(dict[tuple[Any, ...], "array[float]"]):
    """A cache for the end of the vector, which says what is asked: the same few questions come again and again."""

    MOST = 4096

    def __init__(self, observer: Observer) -> None:
        super().__init__()
        self.observer = observer

    def __missing__(self, asked: tuple[Any, ...]) -> array[float]:
        vector = array("f", bytes(4 * self.observer.size))
        self.observer.write_asked(vector, *asked)
        if len(self) >= self.MOST:
            self.clear()
        self[asked] = end = vector[self.observer.width_seen :]
        return end


def lines(shape: Shape, seats: int, name: str, place: int) -> list[SchemaLine]:
    """Return the schema of a shape that begins at a position."""
    size = width(shape, seats)
    if isinstance(shape, Ignored) or not size:
        return []
    if isinstance(shape, Number):
        more = " or more" if shape.more else ""
        return [SchemaLine(name, place, size, f"{shape.low} to {shape.high}{more}, as a share of the way")]
    if isinstance(shape, Flag):
        return [SchemaLine(name, place, size, "1: yes")]
    if isinstance(shape, Word):
        return [SchemaLine(name, place, size, "1 at one of: " + " ".join(shape.words))]
    if isinstance(shape, Tally):
        each = "how many" if shape.most == 1 else f"how many, in parts of {shape.most},"
        return [SchemaLine(name, place, size, f"{each} of each: " + " ".join(shape.words))]
    if isinstance(shape, SeatAt | SeatsAt):
        one = "1 at the seat" if isinstance(shape, SeatAt) else "1 at each seat"
        return [SchemaLine(name, place, size, f"{one}, counted from oneself")]
    found: list[SchemaLine] = []
    for key, part, start in _inside(shape, seats, place):
        if part is None:
            found.append(SchemaLine(f"{name}.{key}".lstrip("."), start, 1, "1: it is there"))
        else:
            found += lines(part, seats, f"{name}.{key}".strip("."), start)
    return found


def _inside(shape: Any, seats: int, place: int) -> list[tuple[str, Shape | None, int]]:
    """Return the contents of a shape: names, shapes (None for the flag that it is there) and positions."""
    found: list[tuple[str, Shape | None, int]] = []
    if isinstance(shape, Maybe):
        return [("there", None, place), ("", shape.shape, place + 1)]
    if isinstance(shape, ListOf):
        step = 1 + width(shape.shape, seats)
        for number in range(shape.most):
            found += [(f"{number}.there", None, place + number * step)]
            found += [(str(number), shape.shape, place + number * step + 1)]
        return found
    if isinstance(shape, BySeat):
        step = width(shape.shape, seats)
        return [(str(seat), shape.shape, place + seat * step) for seat in range(seats)]
    if isinstance(shape, DictOf):
        step = width(shape.shape, seats)
        return [(key, shape.shape, place + number * step) for number, key in enumerate(shape.keys)]
    parts = enumerate(shape.shapes) if isinstance(shape, FixedRow) else shape.parts.items()
    for key, part in parts:
        found.append((str(key), part, place))
        place += width(part, seats)
    return found


def structure(shape: Shape, vector: Vector, seats: int, place: int = 0) -> Any:
    """Return the numbers of a shape that begins at a position, with its structure. Parts without numbers are
    left out."""
    if isinstance(shape, Number | Flag | Word | Tally | SeatAt | SeatsAt):
        return vector[place : place + width(shape, seats)]
    if isinstance(shape, Maybe | ListOf):
        step = 1 + width(shape.shape, seats)
        ones = []
        for number in range(shape.most if isinstance(shape, ListOf) else 1):
            start = place + number * step
            one = {"there": vector[start : start + 1]}
            if step > 1:
                one["what"] = structure(shape.shape, vector, seats, start + 1)
            ones.append(one)
        return tuple(ones) if isinstance(shape, ListOf) else ones[0]
    inside = [
        (key, structure(part, vector, seats, start))
        for key, part, start in _inside(shape, seats, place)
        if part is not None and width(part, seats)
    ]
    if isinstance(shape, BySeat | FixedRow):
        return tuple(one for _, one in inside)
    return dict(inside)
