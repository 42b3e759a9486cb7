"""Numbers made of what one seat sees: a flat vector with a printable schema, and the same with its structure kept.

Everything comes from the seat's view and from the question that this seat is asked, by the shape that the game states in its
`scope.py`; nothing is ever read from the table. All numbers lie between 0 and 1. Seats are counted from whoever looks: the
first block of anything that is there for every seat is one's own.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tumblekeep.core.question import Choose
from tumblekeep.core.scope import Vocabulary
from tumblekeep.core.shape import (
    BySeat,
    Each,
    Fields,
    Flag,
    Keyed,
    Left,
    Maybe,
    Number,
    Row,
    SeatAt,
    SeatsAt,
    Shape,
    Tally,
    Word,
)

Vector = NDArray[np.float32]
PROMPT = Number(0, 40, more=True)
"""A number that a question is about."""


class Line(NamedTuple):
    """One line of the schema: a field, where it stands in the vector, and what its numbers mean."""

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
        self._fill = compiled(self.seen, self.seats)
        self._ask_number = {ask: number for number, ask in enumerate(vocabulary.asks)}
        self._begun_number = {vocabulary.number[name]: n for n, name in enumerate(vocabulary.begun)}
        self._places()

    def _question(self) -> dict[str, Shape]:
        """What a seat is asked: which kind of question, what about, and what it has begun to answer."""
        parts: dict[str, Shape] = {
            "seat": Row((Flag(),) * self.seats),
            "ask": Word(tuple(ask.name for ask in self.vocabulary.asks)),
        }
        for (word, kind), values in self.vocabulary.prompts().items():
            known: Shape = PROMPT if values is None else Word(tuple(map(str, values)))
            parts[f"about-{word}-{kind}"] = SeatAt() if kind == "seat" else known
        parts["begun"] = Word(self.vocabulary.begun)
        return parts

    def _places(self) -> None:
        """Where in the vector each part of a question is written."""
        place, at = self.width_seen, {}
        for name, part in self._asked.parts.items():
            at[name] = place
            place += width(part, self.seats)
        self._at = at
        self._about: dict[Any, list[tuple[str, int, dict[Any, int]]]] = {}
        prompts = self.vocabulary.prompts()
        for ask in self.vocabulary.asks:
            self._about[ask] = [
                (kind, at[f"about-{word}-{kind}"], {v: n for n, v in enumerate(prompts[word, kind] or ())})
                for word, kind in ask.prompt
            ]

    def write(
        self,
        into: Any,
        view: Mapping[str, Any],
        seat: int,
        part: Choose | None = None,
        begun: Sequence[int] = (),
    ) -> None:
        """Write what a seat sees into a buffer of floats that holds zeros."""
        self._fill(into, view, seat)
        at = self._at
        into[at["seat"] + seat] = 1.0
        if part is None:
            return
        into[at["ask"] + self._ask_number[part.ask]] = 1.0
        if part.about:
            for (kind, place, number), value in zip(self._about[part.ask], part.about, strict=True):
                if kind == "seat":
                    into[place + (value - seat) % self.seats] = 1.0
                elif number:
                    into[place + number[value]] = 1.0
                else:
                    into[place] = min(value, PROMPT.high) / PROMPT.high
        if begun:
            into[at["begun"] + self._begun_number[begun[0]]] = 1.0

    def vector(
        self, view: Mapping[str, Any], seat: int, part: Choose | None = None, begun: Sequence[int] = ()
    ) -> Vector:
        """What a seat sees, and what it is asked, as one vector."""
        buffer = self._nothing[:]
        self.write(buffer, view, seat, part, begun)
        return np.frombuffer(buffer, dtype=np.float32)

    def schema(self) -> list[Line]:
        """Every field with its place and its meaning."""
        return lines(self.shape, self.seats, "", 0)

    def structured(self, vector: Vector) -> Any:
        """The same numbers with the structure of the view: dicts by name, tuples by place."""
        return structure(self.shape, vector, self.seats)


def width(shape: Shape, seats: int) -> int:
    """How many numbers a shape takes."""
    if isinstance(shape, Left):
        return 0
    if isinstance(shape, Number | Flag):
        return 1
    if isinstance(shape, Word | Tally):
        return len(shape.words)
    if isinstance(shape, SeatAt | SeatsAt):
        return seats
    if isinstance(shape, Each):
        return shape.most * (1 + width(shape.shape, seats))
    if isinstance(shape, BySeat):
        return seats * width(shape.shape, seats)
    if isinstance(shape, Maybe):
        return 1 + width(shape.shape, seats)
    if isinstance(shape, Keyed):
        return len(shape.keys) * width(shape.shape, seats)
    parts = shape.shapes if isinstance(shape, Row) else tuple(shape.parts.values())
    return sum(width(part, seats) for part in parts)


def lines(shape: Shape, seats: int, name: str, place: int) -> list[Line]:
    """The schema of a shape that begins at a place."""
    size = width(shape, seats)
    if isinstance(shape, Left) or not size:
        return []
    if isinstance(shape, Number):
        more = " or more" if shape.more else ""
        return [Line(name, place, size, f"{shape.low} to {shape.high}{more}, as a share of the way")]
    if isinstance(shape, Flag):
        return [Line(name, place, size, "1: yes")]
    if isinstance(shape, Word):
        return [Line(name, place, size, "1 at one of: " + " ".join(shape.words))]
    if isinstance(shape, Tally):
        each = "how many" if shape.most == 1 else f"how many, in parts of {shape.most},"
        return [Line(name, place, size, f"{each} of each: " + " ".join(shape.words))]
    if isinstance(shape, SeatAt | SeatsAt):
        one = "1 at the seat" if isinstance(shape, SeatAt) else "1 at each seat"
        return [Line(name, place, size, f"{one}, counted from oneself")]
    found: list[Line] = []
    for key, part, start in _inside(shape, seats, place):
        if part is None:
            found.append(Line(f"{name}.{key}".lstrip("."), start, 1, "1: it is there"))
        else:
            found += lines(part, seats, f"{name}.{key}".strip("."), start)
    return found


def _inside(shape: Any, seats: int, place: int) -> list[tuple[str, Shape | None, int]]:
    """What is inside a shape: names, shapes (None: the flag that it is there) and places."""
    found: list[tuple[str, Shape | None, int]] = []
    if isinstance(shape, Maybe):
        return [("there", None, place), ("", shape.shape, place + 1)]
    if isinstance(shape, Each):
        step = 1 + width(shape.shape, seats)
        for number in range(shape.most):
            found += [(f"{number}.there", None, place + number * step)]
            found += [(str(number), shape.shape, place + number * step + 1)]
        return found
    if isinstance(shape, BySeat):
        step = width(shape.shape, seats)
        return [(str(seat), shape.shape, place + seat * step) for seat in range(seats)]
    if isinstance(shape, Keyed):
        step = width(shape.shape, seats)
        return [(key, shape.shape, place + number * step) for number, key in enumerate(shape.keys)]
    parts = enumerate(shape.shapes) if isinstance(shape, Row) else shape.parts.items()
    for key, part in parts:
        found.append((str(key), part, place))
        place += width(part, seats)
    return found


def structure(shape: Shape, vector: Vector, seats: int, place: int = 0) -> Any:
    """The numbers of a shape that begins at a place, with its structure: what takes no numbers is left out."""
    if isinstance(shape, Number | Flag | Word | Tally | SeatAt | SeatsAt):
        return vector[place : place + width(shape, seats)]
    if isinstance(shape, Maybe | Each):
        step = 1 + width(shape.shape, seats)
        ones = []
        for number in range(shape.most if isinstance(shape, Each) else 1):
            start = place + number * step
            one = {"there": vector[start : start + 1]}
            if step > 1:
                one["what"] = structure(shape.shape, vector, seats, start + 1)
            ones.append(one)
        return tuple(ones) if isinstance(shape, Each) else ones[0]
    inside = [
        (key, structure(part, vector, seats, start))
        for key, part, start in _inside(shape, seats, place)
        if part is not None and width(part, seats)
    ]
    if isinstance(shape, BySeat | Row):
        return tuple(one for _, one in inside)
    return dict(inside)


Fill = Callable[[Any, Mapping[str, Any], int], None]


def compiled(shape: Shape, seats: int) -> Fill:
    """A function `fill(into, view, seat)` that writes a view of this shape into a buffer of zeros.

    It is written out as Python source and compiled once: a walk over the shape at every look would take several times as long.
    """
    writer = _Writer(seats)
    writer.emit(shape, "view", "0", 1)
    source = "def fill(o, view, me):\n" + "\n".join([*writer.lines, "    return"]) + "\n"
    names: dict[str, Any] = dict(writer.tables)
    exec(compile(source, "<view to vector>", "exec"), names)  # noqa: S102 - made from the game's own shape alone
    return names["fill"]  # type: ignore[no-any-return]


class _Writer:
    """Writes the lines of `fill`."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[str] = []
        self.tables: dict[str, dict[Any, int]] = {}
        self.count = 0

    def _new(self, kind: str) -> str:
        self.count += 1
        return f"{kind}{self.count}"

    def _table(self, table: dict[Any, int]) -> str:
        name = self._new("T")
        self.tables[name] = table
        return name

    def _add(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def emit(self, shape: Shape, value: str, base: str, depth: int) -> None:
        if not width(shape, self.seats):
            return
        if isinstance(shape, Number):
            self._number(shape, value, base, depth)
        elif isinstance(shape, Flag):
            self._add(depth, f"if {value}: o[{base}] = 1.0")
        elif isinstance(shape, Word):
            table = self._table({word: number for number, word in enumerate(shape.words)})
            one = self._new("x")
            self._add(depth, f"{one} = {table}.get({value})")
            self._add(depth, f"if {one} is not None: o[{base} + {one}] = 1.0")
        elif isinstance(shape, SeatAt):
            one = self._new("x")
            self._add(depth, f"{one} = {value}")
            self._add(
                depth,
                f"if {one} is not None and {one} >= 0: o[{base} + ({one} - me) % {self.seats}] = 1.0",
            )
        elif isinstance(shape, SeatsAt):
            one = self._new("x")
            self._add(depth, f"for {one} in {value}: o[{base} + ({one} - me) % {self.seats}] = 1.0")
        elif isinstance(shape, Tally):
            self._tally(shape, value, base, depth)
        else:
            self._inside(shape, value, base, depth)

    def _number(self, shape: Number, value: str, base: str, depth: int) -> None:
        one, span = self._new("x"), float(shape.high - shape.low)
        self._add(depth, f"{one} = {value}")
        clipped = f"({one} if {one} < {shape.high} else {shape.high})"
        above = clipped if not shape.low else f"({clipped} - {shape.low})"
        self._add(depth, f"if {one} != {shape.low}: o[{base}] = {above} / {span}")

    def _tally(self, shape: Tally, value: str, base: str, depth: int) -> None:
        number = {word: place for place, word in enumerate(shape.words)}
        if shape.kinds is not None:
            number = {thing: number[kind] for thing, kind in shape.kinds.items() if kind in number}
        table, one = self._table(number), self._new("x")
        if shape.most == 1:
            self._add(depth, f"for {one} in {value}: o[{base} + {table}[{one}]] = 1.0")
        else:
            self._add(depth, f"for {one} in {value}: o[{base} + {table}[{one}]] += {1.0 / shape.most}")

    def _inside(self, shape: Any, value: str, base: str, depth: int) -> None:
        if isinstance(shape, Fields | Row):
            place = 0
            parts = enumerate(shape.shapes) if isinstance(shape, Row) else shape.parts.items()
            whole = self._new("v")
            self._add(depth, f"{whole} = {value}")
            for key, part in parts:
                self.emit(part, f"{whole}[{key!r}]", _sum(base, place), depth)
                place += width(part, self.seats)
            return
        one, start = self._new("v"), self._new("b")
        if isinstance(shape, Maybe):
            self._add(depth, f"{one} = {value}")
            self._add(depth, f"if {one} is not None:")
            self._add(depth + 1, f"o[{base}] = 1.0")
            self.emit(shape.shape, one, _sum(base, 1), depth + 1)
            return
        step = width(shape.shape, self.seats)
        if isinstance(shape, Keyed):
            table = self._table({key: number * step for number, key in enumerate(shape.keys)})
            key = self._new("k")
            self._add(depth, f"for {key}, {one} in {value}.items():")
            self._add(depth + 1, f"{start} = {base} + {table}[{key}]")
            self.emit(shape.shape, one, start, depth + 1)
        elif isinstance(shape, BySeat):
            at = self._new("n")
            self._add(depth, f"for {at}, {one} in enumerate({value}):")
            self._add(depth + 1, f"{start} = {base} + ({at} - me) % {self.seats} * {step}")
            self.emit(shape.shape, one, start, depth + 1)
        else:
            self._add(depth, f"{start} = {base}")
            self._add(depth, f"for {one} in {value}[:{shape.most}]:")
            self._add(depth + 1, f"o[{start}] = 1.0")
            self.emit(shape.shape, one, _sum(start, 1), depth + 1)
            self._add(depth + 1, f"{start} += {step + 1}")


def _sum(base: str, more: int) -> str:
    if not more:
        return base
    return str(int(base) + more) if base.isdigit() else f"{base} + {more}"
