"""Symbols as few bits as their contexts allow: prediction by partial matching, and a range coder.

A symbol (a text or a number) is coded in the most special of several contexts in which it was seen before; otherwise an escape leads to the next,
and at last it is spelled out. Both sides learn from what was coded, so nothing of the model is stored. Whole numbers only, so that every
machine decodes the same.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Sequence

Symbol = str | int
Context = Hashable
_MASK, _TOP, _BOTTOM = (1 << 32) - 1, 1 << 24, 1 << 16
_HEAVY = 1 << 13
"""Counts of a context are halved when they come to this."""
_BITS = 12
"""Bits that are coded at a time where nothing is known."""
LONGEST_NUMBER = 256
"""Bits. A longer one is not ours."""


class BadCode(ValueError):
    """These bytes were not written by the coder."""


class _Counts(dict[Symbol, int]):
    """How often each symbol came in one context, and the sum of that."""

    __slots__ = ("total",)

    def __init__(self, before: _Counts | None = None) -> None:
        super().__init__(before or ())
        self.total: int = 0 if before is None else before.total

    def learn(self, symbol: Symbol) -> None:
        """Count a symbol: the first time for one, later for two."""
        known = self.get(symbol)
        self[symbol] = 1 if known is None else known + 2
        self.total += 1 if known is None else 2
        if self.total > _HEAVY:
            for one in self:
                self[one] = (self[one] + 1) // 2
            self.total = sum(self.values())


class Knowledge:
    """How often each symbol came in each context; what is learnt on top of it is kept apart."""

    def __init__(self, before: Knowledge | None = None) -> None:
        self._tables: dict[Context, _Counts] = {}
        self._before = before

    def table(self, context: Context) -> _Counts | None:
        """What is known of a context."""
        found = self._tables.get(context)
        if found is None and self._before is not None:
            return self._before.table(context)
        return found

    def learn(self, symbol: Symbol, contexts: Sequence[Context]) -> None:
        """Note that a symbol came in these contexts."""
        for context in contexts:
            table = self._tables.get(context)
            if table is None:
                known = None if self._before is None else self._before.table(context)
                table = self._tables[context] = _Counts(known)
            table.learn(symbol)


def _shares(table: _Counts, passed: set[Symbol]) -> tuple[Collection[tuple[Symbol, int]], int]:
    """The symbols of a context that did not escape from an earlier one, with their counts, and the sum of these."""
    if not passed:
        return table.items(), table.total
    found = [(symbol, count) for symbol, count in table.items() if symbol not in passed]
    return found, sum(count for _, count in found)


_COUNTS: list[Context] = ["count"]
_LENGTHS: list[Context] = ["length"]
SHORTEST_HASH, LONGEST_HASH = 32, 128
_HASH = re.compile(f"[0-9a-f]{{{SHORTEST_HASH},{LONGEST_HASH}}}")
"""Half a byte each, and nothing to predict."""
_HOLE = "\x02"
"""Stands for a hash; no text that is coded holds it."""


def _pieces(before: str, further: str) -> list[Context]:
    """The contexts of a piece of a text, between two commas."""
    return [("piece", before, further), ("piece", before), "piece"]


class _Range(ABC):
    """The part of all numbers that is left after what was coded."""

    def __init__(self) -> None:
        self._low, self._range = 0, _MASK

    def _narrow(self, below: int, count: int) -> None:
        """Go on with a part of it. What is certain of the low end leaves it, a byte at a time."""
        self._low = self._low + below * self._range & _MASK
        self._range *= count
        while True:
            if (self._low ^ self._low + self._range) >= _TOP:
                if self._range >= _BOTTOM:
                    return
                self._range = -self._low & _BOTTOM - 1
            self._shift()
            self._low = self._low << 8 & _MASK
            self._range = self._range << 8 & _MASK

    @abstractmethod
    def _shift(self) -> None:
        """Write or read the byte at its low end."""


class Encoder(_Range):
    """Writes symbols."""

    def __init__(self, knowledge: Knowledge) -> None:
        super().__init__()
        self._knowledge = knowledge
        self._bytes = bytearray()
        self.texts: list[str] = []
        """Texts that were never seen, in their order."""

    def put(self, symbol: Symbol, contexts: Sequence[Context]) -> None:
        """Write a symbol that comes in these contexts, the most special first."""
        if not self._known(symbol, contexts):
            if isinstance(symbol, str):
                self._spell(symbol)
            else:
                self.number(symbol)
        self._knowledge.learn(symbol, contexts)

    def _spell(self, text: str) -> None:
        """Write a text that is new as a whole: its pieces may not be."""
        pieces = text.split(",")
        self.put(len(pieces), _COUNTS)
        before = further = ""
        for piece in pieces:
            contexts, found = _pieces(before, further), _HASH.search(piece)
            shape = piece if found is None else piece.replace(found[0], _HOLE, 1)
            if not self._known(shape, contexts):
                self.texts.append(shape)
            self._knowledge.learn(shape, contexts)
            if _HOLE in shape and found is not None:
                self.put(len(found[0]), _LENGTHS)
                self.bits(int(found[0], 16), 4 * len(found[0]))
            before, further = shape, before

    def _known(self, symbol: Symbol, contexts: Sequence[Context]) -> bool:
        passed: set[Symbol] = set()
        for context in contexts:
            table = self._knowledge.table(context)
            if table is None:
                continue
            found, total = _shares(table, passed)
            if not found:
                continue
            below = 0
            for one, count in found:
                if one == symbol:
                    self._part(below, count, total + len(found))
                    return True
                below += count
            self._part(total, len(found), total + len(found))
            passed.update(one for one, _ in found)
        return False

    def number(self, value: int) -> None:
        """Write a whole number of which nothing is known."""
        value = value * 2 if value >= 0 else -value * 2 - 1
        length = (value + 1).bit_length()
        if length > LONGEST_NUMBER:
            raise BadCode("a number is too long")
        self._part(length, 1, LONGEST_NUMBER + 1)
        self.bits(value + 1 - (1 << length - 1), length - 1)

    def bits(self, value: int, count: int) -> None:
        """Write so many bits."""
        while count > 0:
            some = min(count, _BITS)
            count -= some
            self._part(value >> count & (1 << some) - 1, 1, 1 << some)

    def _part(self, below: int, count: int, total: int) -> None:
        self._range //= total
        self._narrow(below, count)

    def _shift(self) -> None:
        self._bytes.append(self._low >> 24)

    def end(self) -> bytes:
        """All that was written."""
        for _ in range(4):
            self._bytes.append(self._low >> 24)
            self._low = self._low << 8 & _MASK
        return bytes(self._bytes).rstrip(b"\0")


class SampleReader(Encoder):
    """Learns what an encoder would, and writes nothing."""

    def _known(self, symbol: Symbol, contexts: Sequence[Context]) -> bool:
        tables = map(self._knowledge.table, contexts)
        return any(table is not None and symbol in table for table in tables)

    def bits(self, value: int, count: int) -> None:
        """Nothing: bits are not predicted."""

    def number(self, value: int) -> None:
        """Nothing: numbers are not, either."""


class Decoder(_Range):
    """Reads symbols."""

    def __init__(self, knowledge: Knowledge, body: bytes, texts: Sequence[str]) -> None:
        super().__init__()
        self._knowledge = knowledge
        self._body, self._at = body, 0
        self._code = 0
        self._texts = list(reversed(texts))
        for _ in range(4):
            self._code = self._code << 8 | self._byte()

    def _byte(self) -> int:
        self._at += 1
        if self._at > len(self._body) + 8:
            raise BadCode("it is cut")
        return self._body[self._at - 1] if self._at <= len(self._body) else 0

    def get(self, contexts: Sequence[Context], kind: type[Symbol] | type[str] | type[int]) -> Symbol:
        """Read the symbol that comes in these contexts, the most special first."""
        symbol = self._known(contexts)
        if symbol is None:
            symbol = self._spelled() if kind is str else self.number()
        self._knowledge.learn(symbol, contexts)
        return symbol

    def _spelled(self) -> str:
        count = int(self.get(_COUNTS, int))
        pieces: list[str] = []
        before = further = ""
        for _ in range(count):
            contexts = _pieces(before, further)
            found = self._known(contexts)
            if found is None and not self._texts:
                raise BadCode("a text is missing")
            shape = self._texts.pop() if found is None else str(found)
            self._knowledge.learn(shape, contexts)
            if _HOLE in shape:
                length = int(self.get(_LENGTHS, int))
                if not SHORTEST_HASH <= length <= LONGEST_HASH:
                    raise BadCode("a hash has no length")
                pieces.append(shape.replace(_HOLE, f"{self.bits(4 * length):0{length}x}", 1))
            else:
                pieces.append(shape)
            before, further = shape, before
        return ",".join(pieces)

    def _known(self, contexts: Sequence[Context]) -> Symbol | None:
        passed: set[Symbol] = set()
        for context in contexts:
            table = self._knowledge.table(context)
            if table is None:
                continue
            found, total = _shares(table, passed)
            if not found:
                continue
            place, below = self._place(total + len(found)), 0
            for one, count in found:
                if place < below + count:
                    self._narrow(below, count)
                    return one
                below += count
            self._narrow(total, len(found))
            passed.update(one for one, _ in found)
        return None

    def number(self) -> int:
        """Read a whole number of which nothing is known."""
        length = self._place(LONGEST_NUMBER + 1)
        self._narrow(length, 1)
        if length < 1:
            raise BadCode("a number has no length")
        value = self.bits(length - 1) + (1 << length - 1) - 1
        return -(value + 1) // 2 if value % 2 else value // 2

    def bits(self, count: int) -> int:
        """Read so many bits."""
        value = 0
        while count > 0:
            some = min(count, _BITS)
            count -= some
            found = self._place(1 << some)
            self._narrow(found, 1)
            value = value << some | found
        return value

    def _place(self, total: int) -> int:
        self._range //= total
        found = (self._code - self._low & _MASK) // self._range
        if found >= total:
            raise BadCode("it was changed")
        return found

    def _shift(self) -> None:
        self._code = (self._code << 8 | self._byte()) & _MASK

    def must_end(self) -> None:
        """Refuse bytes that say more than was read."""
        if self._texts or self._at < len(self._body):
            raise BadCode("it says more than it should")
