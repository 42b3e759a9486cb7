"""Compile a seat's view and its shape into one function from a table to numbers, without building the view.

A game's `view.py` says what a seat sees, and its `scope.py` which shape that has. A vector needs neither
the dicts nor the parts without numbers. So `reader` reads the source of the view function once, together
with the shape, and generates a function from both: each expression of the view is evaluated where its
numbers are written. There is no second definition of what is seen. What the view does not say can't be
read, and what can't be split up is called as it is and read by its keys. Views have no side effects, so
parts may be left out.
"""

from __future__ import annotations

import ast
from array import array
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, TypeAlias

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
from tumblekeep.envs.source import (
    LoopRenamer,
    SourceExpression,
    Value,
    analyse_function,
    is_nothing,
    without_sort,
)

Fill: TypeAlias = Callable[[Any, Any, int], None]
"""`fill(into, seen, seat)` writes into a buffer of zeros: an array of floats, or a view of one."""


def width(shape: Shape, seats: int) -> int:
    """Count the numbers of a shape."""
    if isinstance(shape, Ignored):
        return 0
    if isinstance(shape, Number | Flag):
        return 1
    if isinstance(shape, Word | Tally):
        return len(shape.words)
    if isinstance(shape, SeatAt | SeatsAt):
        return seats
    if isinstance(shape, ListOf):
        return shape.most * (1 + width(shape.shape, seats))
    if isinstance(shape, BySeat):
        return seats * width(shape.shape, seats)
    if isinstance(shape, Maybe):
        return 1 + width(shape.shape, seats)
    if isinstance(shape, DictOf):
        return len(shape.keys) * width(shape.shape, seats)
    parts = shape.shapes if isinstance(shape, FixedRow) else tuple(shape.parts.values())
    return sum(width(part, seats) for part in parts)


def filler(shape: Shape, seats: int) -> Fill:
    """Make `fill(into, view, seat)`, which writes the numbers of a view given as plain data.

    It is generated as Python source and compiled once, because walking the shape for every observation would
    take several times as long.
    """
    writer = _Writer(seats)
    writer.emit(shape, "seen", "0", 1)
    return writer.compiled()


def reader(view: Callable[[Any, int | None], Mapping[str, Any]], shape: Shape, seats: int) -> Fill:
    """Make `fill(into, table, seat)`, which writes the numbers of `view(table, seat)` without building it; see
    the module."""
    writer = _Writer(seats)
    names = ast.parse("view(seen, me)", mode="eval").body
    writer.emit(shape, SourceExpression(names, {"seen": "seen", "me": "me"}, {"view": view}), "0", 1)
    return writer.compiled()


class _NameRewriter(ast.NodeTransformer):
    """Replaces names by those of the generated function; names that an expression binds itself stay."""

    def __init__(self, writer: _Writer, said: SourceExpression) -> None:
        self.writer, self.said = writer, said
        self.own = {
            one.id
            for one in ast.walk(said.node)
            if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
        } | {one.arg for one in ast.walk(said.node) if isinstance(one, ast.arg)}

    def visit_Name(self, node: ast.Name) -> ast.Name:
        if node.id in self.own:
            return node
        name = self.said.local.get(node.id) or self.writer.given(self.said.known[node.id])
        return ast.Name(name, node.ctx)


class _Writer:
    """Writes the lines of `fill`."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[str] = []
        self.names: dict[str, Any] = {}
        self.count = 0

    def compiled(self) -> Fill:
        """Compile the lines into a function."""
        source = "def fill(o, seen, me):\n" + "\n".join([*self.lines, "    return"]) + "\n"
        exec(compile(source, "<what is seen, as numbers>", "exec"), self.names)  # noqa: S102 - made of the game's own source and shape
        return self.names["fill"]  # type: ignore[no-any-return]

    def _new(self, kind: str) -> str:
        self.count += 1
        return f"{kind}_{self.count}"

    def given(self, thing: Any) -> str:
        """Return the generated function's name for a thing."""
        for name, one in self.names.items():
            if one is thing:
                return name
        name = self._new("G")
        self.names[name] = thing
        return name

    def _add(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def text(self, value: Value) -> str:
        """Return a value as source of the generated function."""
        if isinstance(value, str):
            return value
        return f"({ast.unparse(_NameRewriter(self, value).visit(deepcopy(value.node)))})"

    # -- analysing expressions ---------------------------------------------------------------------------------

    def _opened(self, value: Value, depth: int) -> tuple[Value, int]:
        """Inline a call: write out its assignments and return its value and the indentation depth there."""
        while isinstance(value, SourceExpression) and isinstance(value.node, ast.Call):
            inside = analyse_function(self._called(value))
            call = value.node
            if inside is None or call.keywords or len(call.args) != len(inside.parameters):
                break
            local = {
                name: self._bound(value.about(arg), depth)
                for name, arg in zip(inside.parameters, call.args, strict=True)
            }
            for line in inside.body[:-1]:
                if isinstance(line, ast.Assign):
                    assert isinstance(line.targets[0], ast.Name)
                    said = SourceExpression(line.value, dict(local), inside.known)
                    local[line.targets[0].id] = self._bound(said, depth)
                else:
                    assert isinstance(line, ast.If)
                    self._add(
                        depth, f"if not {self.text(SourceExpression(line.test, dict(local), inside.known))}:"
                    )
                    depth += 1
            last = inside.body[-1]
            assert isinstance(last, ast.Return)
            assert last.value is not None
            value = SourceExpression(last.value, local, inside.known)
        return value, depth

    def _called(self, said: SourceExpression) -> Any:
        """Return the function that is called, if it is known beforehand."""
        assert isinstance(said.node, ast.Call)
        name = said.node.func
        if isinstance(name, ast.Name) and name.id not in said.local:
            return said.known.get(name.id)
        return None

    def _bound(self, said: SourceExpression, depth: int) -> str:
        """Bind a value to a name in the generated function."""
        text = self.text(said)
        if text.strip("()").isidentifier():
            return text.strip("()")
        name = self._new("l")
        self._add(depth, f"{name} = {text}")
        return name

    def _parts(self, shape: Fields, value: Value, depth: int) -> Mapping[str, Value]:
        """Return where each part of a dict comes from."""
        if isinstance(value, SourceExpression):
            node = value.node
            if isinstance(node, ast.Dict) and all(isinstance(key, ast.Constant) for key in node.keys):
                keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
                return {str(key): value.about(one) for key, one in zip(keys, node.values, strict=True)}
            if (looks := self._register(value)) is not None:
                return looks
        whole = self._new("v")
        self._add(depth, f"{whole} = {self.text(value)}")
        return {key: f"{whole}[{key!r}]" for key in shape.parts}

    def _row(self, shape: FixedRow, value: Value, depth: int) -> list[Value]:
        """Return where each part of a row comes from."""
        node = value.node if isinstance(value, SourceExpression) else None
        if (
            isinstance(value, SourceExpression)
            and isinstance(node, ast.ListComp)
            and len(node.generators) == 1
        ):
            [way] = node.generators
            if isinstance(way.target, ast.Name) and not way.ifs:
                ones = [self._new(way.target.id) for _ in shape.shapes]
                self._add(depth, f"{', '.join(ones)}, = {self.text(value.about(way.iter))}")
                inner = [value._replace(local={**value.local, way.target.id: one}) for one in ones]
                return [one.about(node.elt) for one in inner]
        whole = self._new("v")
        self._add(depth, f"{whole} = {self.text(value)}")
        return [f"{whole}[{number}]" for number in range(len(shape.shapes))]

    def _register(self, said: SourceExpression) -> Mapping[str, Value] | None:
        """Return where each part comes from if a register builds them all (`REGISTER.whole(table, seat)`)."""
        node = said.node
        if (
            not isinstance(node, ast.Call)
            or not isinstance(node.func, ast.Attribute)
            or node.func.attr != "whole"
        ):
            return None
        owner = node.func.value
        register = said.known.get(owner.id) if isinstance(owner, ast.Name) else None
        one_by_one = getattr(register, "one_by_one", None)
        if one_by_one is None or len(node.args) != 2:
            return None
        table, seat = node.args
        found: dict[str, Value] = {}
        for name, look in one_by_one().items():
            if isinstance(look, str):
                found[name] = said.about(ast.Attribute(table, look, ast.Load()))
            else:
                call = ast.Call(ast.Name("__look__", ast.Load()), [table, seat], [])
                found[name] = SourceExpression(call, said.local, {**said.known, "__look__": look})
        return found

    # -- writing numbers ---------------------------------------------------------------------------------------

    def emit(self, shape: Shape, value: Value, base: str, depth: int) -> None:
        if not width(shape, self.seats):
            return
        value, inner = self._opened(value, depth)
        first = len(self.lines)
        self._emit(shape, value, base, inner)
        if inner > depth and len(self.lines) == first:
            self._add(inner, "pass")

    def _emit(self, shape: Shape, value: Value, base: str, depth: int) -> None:
        if isinstance(shape, Number):
            self._number(shape, value, base, depth)
        elif isinstance(shape, Flag):
            self._add(depth, f"if {self.text(value)}: o[{base}] = 1.0")
        elif isinstance(shape, Word):
            self._word(shape, value, base, depth)
        elif isinstance(shape, SeatAt):
            one = self._new("x")
            self._add(depth, f"{one} = {self.text(value)}")
            self._add(
                depth,
                f"if {one} is not None and {one} >= 0: o[{base} + ({one} - me) % {self.seats}] = 1.0",
            )
        elif isinstance(shape, SeatsAt):
            other, depth = self._each(without_sort(value), depth)
            self._add(depth, f"o[{base} + ({self.text(other)} - me) % {self.seats}] = 1.0")
        elif isinstance(shape, Tally):
            self._tally(shape, value, base, depth)
        else:
            self._inside(shape, value, base, depth)

    def _table(self, table: dict[Any, int]) -> str:
        for name, one in self.names.items():
            if name.startswith("T_") and one == table:
                return name
        name = self._new("T")
        self.names[name] = table
        return name

    def _number(self, shape: Number, value: Value, base: str, depth: int) -> None:
        one, span = self._new("x"), float(shape.high - shape.low)
        self._add(depth, f"{one} = {self.text(value)}")
        within = f"({one} if {one} < {shape.high} else {shape.high})" if shape.more else one
        above = within if not shape.low else f"({within} - {shape.low})"
        there = one if not shape.low else f"{one} != {shape.low}"
        self._add(depth, f"if {there}: o[{base}] = {above} / {span}")

    def _word(self, shape: Word, value: Value, base: str, depth: int) -> None:
        number = {word: place for place, word in enumerate(shape.words)}
        node = value.node if isinstance(value, SourceExpression) else None
        if (
            isinstance(value, SourceExpression)
            and isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Name)
        ):
            words = None if node.value.id in value.local else value.known.get(node.value.id)
            if type(words) is tuple and words and all(word in number for word in words):
                places = self.given(tuple(number[word] for word in words))  # the index of the word is known
                self._add(depth, f"o[{base} + {places}[{self.text(value.about(node.slice))}]] = 1.0")
                return
        one = self._new("x")
        self._add(depth, f"{one} = {self._table(number)}.get({self.text(value)})")
        self._add(depth, f"if {one} is not None: o[{base} + {one}] = 1.0")

    def _tally(self, shape: Tally, value: Value, base: str, depth: int) -> None:
        number = {word: place for place, word in enumerate(shape.words)}
        if shape.kinds is not None:
            number = {thing: number[kind] for thing, kind in shape.kinds.items() if kind in number}
        value = without_sort(value)
        if not isinstance(value, SourceExpression) or not isinstance(value.node, ast.ListComp):
            size = len(shape.words)
            counted = self.given(_PileCounts(number, size, 1.0 / shape.most if shape.most > 1 else 0.0))
            pile = self._new("p")
            self._add(depth, f"{pile} = tuple({self.text(value)})")
            self._add(depth, f"if {pile}: o[{base}:{_sum(base, size)}] = {counted}[{pile}]")
            return
        table = self._table(number)
        one, depth = self._each(value, depth)
        at = f"o[{base} + {table}[{self.text(one)}]]"
        self._add(depth, f"{at} = 1.0" if shape.most == 1 else f"{at} += {1.0 / shape.most}")

    def _each(self, value: Value, depth: int) -> tuple[Value, int]:
        """Open a loop over a value: return its element and the indentation depth."""
        node = value.node if isinstance(value, SourceExpression) else None
        if (
            isinstance(value, SourceExpression)
            and isinstance(node, ast.ListComp)
            and len(node.generators) == 1
        ):
            [way] = node.generators
            names = {one.id: self._new(one.id) for one in ast.walk(way.target) if isinstance(one, ast.Name)}
            inner = value._replace(local={**value.local, **names})
            target = ast.unparse(LoopRenamer(names).visit(deepcopy(way.target)))
            self._add(depth, f"for {target} in {self.text(value.about(way.iter))}:")
            for test in way.ifs:
                depth += 1
                self._add(depth, f"if {self.text(inner.about(test))}:")
            return inner.about(node.elt), depth + 1
        one = self._new("v")
        self._add(depth, f"for {one} in {self.text(value)}:")
        return one, depth + 1

    def _inside(self, shape: Any, value: Value, base: str, depth: int) -> None:
        step = 0 if isinstance(shape, Fields | FixedRow) else width(shape.shape, self.seats)
        if isinstance(shape, Fields):
            parts, place = self._parts(shape, value, depth), 0
            for key, part in shape.parts.items():
                if size := width(part, self.seats):
                    self.emit(part, parts[key], _sum(base, place), depth)
                    place += size
        elif isinstance(shape, FixedRow):
            place = 0
            for part, one in zip(shape.shapes, self._row(shape, value, depth), strict=True):
                self.emit(part, one, _sum(base, place), depth)
                place += width(part, self.seats)
        elif isinstance(shape, Maybe):
            self._maybe(shape, value, base, depth)
        elif isinstance(shape, DictOf):
            self._keyed(shape, value, base, depth)
        elif isinstance(shape, BySeat):
            at, start = self._new("n"), self._new("b")
            self._add(depth, f"{at} = -me")
            one, depth = self._each(value, depth)
            self._add(depth, f"{start} = {base} + {at} % {self.seats} * {step}")
            self._add(depth, f"{at} += 1")
            self.emit(shape.shape, one, start, depth)
        else:
            start, end = self._new("b"), self._new("e")
            self._add(depth, f"{start} = {base}")
            self._add(depth, f"{end} = {start} + {shape.most * (step + 1)}")
            one, depth = self._each(value, depth)
            self._add(depth, f"if {start} == {end}: break")
            self._add(depth, f"o[{start}] = 1.0")
            self.emit(shape.shape, one, _sum(start, 1), depth)
            self._add(depth, f"{start} += {step + 1}")

    def _maybe(self, shape: Maybe, value: Value, base: str, depth: int) -> None:
        if (
            isinstance(value, SourceExpression)
            and isinstance(value.node, ast.IfExp)
            and is_nothing(value.node.body)
        ):
            self._add(depth, f"if not {self.text(value.about(value.node.test))}:")
            one = value.about(value.node.orelse)
        elif isinstance(value, SourceExpression) and isinstance(value.node, ast.Dict):
            self._add(depth, "if True:")
            one = value
        else:
            whole = self._new("v")
            self._add(depth, f"{whole} = {self.text(value)}")
            self._add(depth, f"if {whole} is not None:")
            self._add(depth + 1, f"o[{base}] = 1.0")
            self.emit(shape.shape, whole, _sum(base, 1), depth + 1)
            return
        self._add(depth + 1, f"o[{base}] = 1.0")
        self.emit(shape.shape, one, _sum(base, 1), depth + 1)

    def _keyed(self, shape: DictOf, value: Value, base: str, depth: int) -> None:
        step = width(shape.shape, self.seats)
        table = self._table({key: number * step for number, key in enumerate(shape.keys)})
        node, start = value.node if isinstance(value, SourceExpression) else None, self._new("b")
        key: Value
        one: Value
        if isinstance(value, SourceExpression) and isinstance(node, ast.DictComp):
            pair = ast.ListComp(ast.Tuple([node.key, node.value], ast.Load()), node.generators)
            inner, depth = self._each(value.about(pair), depth)
            assert isinstance(inner, SourceExpression)
            key, one = inner.about(node.key), inner.about(node.value)
        else:
            key, one = self._new("k"), self._new("v")
            self._add(depth, f"for {key}, {one} in {self.text(value)}.items():")
            depth += 1
        self._add(depth, f"{start} = {base} + {table}[{self.text(key)}]")
        self.emit(shape.shape, one, start, depth)


class _PileCounts(dict[tuple[str, ...], Any]):
    """A cache of the numbers of each pile ever seen: most piles have not changed since the last observation."""

    MOST = 4096

    def __init__(self, number: Mapping[str, int], size: int, each: float) -> None:
        super().__init__()
        self.number, self.nothing, self.each = number, array("f", bytes(4 * size)), each

    def __missing__(self, pile: tuple[str, ...]) -> Any:
        counted = self.nothing[:]
        for thing in pile:
            if self.each:
                counted[self.number[thing]] += self.each
            else:
                counted[self.number[thing]] = 1.0
        if len(self) >= self.MOST:
            self.clear()
        self[pile] = counted
        return counted


def _sum(base: str, more: int) -> str:
    """Return an index plus an offset; numbers are added here, not in every observation."""
    start, _, last = base.rpartition(" + ")
    if last.isdigit():
        more += int(last)
        base = start
    if not base:
        return str(more)
    return f"{base} + {more}" if more else base
