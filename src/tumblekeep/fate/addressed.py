"""Fate by address: each answer depends on where in the game it is asked, and not on any earlier answer.

A stream of random numbers is used up in order: after one more roll early in a game, every later die falls differently.
To compare two variants of a game one wants the same dice in both for as long as the games stay alike. So the numbers
for an answer are hashed from its address: the seed, whose turn it is, which of that seat's turns it is, what is asked
of whom, and how often that was asked in this turn. A changed card then changes only what it touches. From the next
turn on the dice are the same again.

A draw from a bag is a race in which each thing has a random number of its own. So a bag with one more card gives the
same card, unless it gives the new one. Different dice that are rolled at once each have their own number, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from math import log
from struct import Struct
from typing import Any

from tumblekeep.core.chance import Draw, RollEach
from tumblekeep.core.question import Question
from tumblekeep.core.table import BEFORE_THE_FIRST, Table, Turn
from tumblekeep.fate.skilled import SkilledFate

_WORDS = Struct("<8Q")
_MASK = (1 << 64) - 1
_STEP = 2.0**-53
_GOLD = 0x9E3779B97F4A7C15


class Address:
    """Where in a game something happens, as it follows the turns of a table."""

    __slots__ = ("_asked", "_mine", "_turn", "_turns", "prefix", "table")

    def __init__(self, prefix: str, table: Table | None = None) -> None:
        self.prefix = prefix
        self.table = table
        self._turn: Turn = BEFORE_THE_FIRST
        self._turns: dict[int | None, int] = {}
        self._mine = f"{prefix}/-/0"
        self._asked: dict[Any, int] = {}

    def next(self, name: str, seat: int | None) -> str:
        """Return the address of what is asked now."""
        assert self.table is not None, "an address needs a table to follow"
        turn = self.table.turn
        if turn != self._turn:
            self._turn = turn
            count = self._turns[turn.seat] = self._turns.get(turn.seat, 0) + 1
            self._mine = f"{self.prefix}/{turn.seat}/{count}"
            self._asked = {}
        key = name, seat
        times = self._asked.get(key, 0)
        self._asked[key] = times + 1
        return f"{self._mine}/{name}/{seat}/{times}"


class NumberStream:
    """An endless stream of numbers from 0 up to 1, seeded by an address."""

    __slots__ = ("_address", "_block", "_words")

    def __init__(self) -> None:
        self._address = ""
        self._block = 0
        self._words: list[int] = []

    def begin(self, address: str) -> None:
        """Restart the stream at this address."""
        self._address = address
        self._block = 0
        self._words = []

    def word(self) -> int:
        """The next 64 bits."""
        if not self._words:
            text = f"{self._block}:{self._address}"
            self._words = list(_WORDS.unpack(blake2b(text.encode()).digest()))
            self._block += 1
        return self._words.pop()

    def __call__(self) -> float:
        """The next number."""
        return (self.word() >> 11) * _STEP


class AddressedFate(SkilledFate):
    """Answers every question for fate by address. Call `follow` with the table before the first question.

    >>> from tumblekeep.core.table import Turn
    >>> AddressedFate("7").luck("bot", 0) is not None
    True
    """

    def __init__(
        self,
        seed: str,
        skill: str | float | Sequence[str | float] = "average",
        *,
        tables: bool = False,
    ) -> None:
        """With `tables=False`, throws are drawn from the nominal odds of each question, which are known exactly."""
        self._numbers = NumberStream()
        super().__init__(self._numbers, skill, tables=tables)
        self.seed = seed
        self._address = Address(seed)

    def follow(self, table: Table) -> None:
        """Set the table whose turns give the address."""
        self._address.table = table

    def luck(self, name: str, seat: int) -> Callable[[], float]:
        """Random numbers for the player in this seat: also by address, but apart from the dice."""
        address, numbers = Address(f"{self.seed}/{name}", self._address.table), NumberStream()

        def next_number() -> float:
            numbers.begin(address.next(name, seat))
            return numbers()

        return next_number

    def __call__(self, question: Question) -> Any:
        """Fate's answer."""
        self._numbers.begin(self._address.next(question.ask.name, question.whose))
        if type(question) is RollEach:
            base = self._numbers.word()
            seen: dict[str, int] = {}
            sides_up = []
            for name, sides in question.dice:
                twin = seen[name] = seen.get(name, 0) + 1
                number = (_mix_bits(base + hash_name(name) + twin * _GOLD) >> 11) * _STEP
                sides_up.append(int(number * len(sides)))
            return tuple(sides_up)
        return super().__call__(question)

    def _draw(self, question: Draw) -> str:
        base = self._numbers.word()
        best, first = "", float("inf")
        for thing, count in question.bag.items():
            number = ((_mix_bits(base + hash_name(thing)) >> 11) + 1) * _STEP
            time = -log(number) / count
            if time < first:
                best, first = thing, time
        return best


@cache
def hash_name(name: str) -> int:
    """A hash of a name, the same on every machine."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")


def share_of(address: str) -> float:
    """One number from 0 up to 1 for an address."""
    return (int.from_bytes(blake2b(address.encode(), digest_size=8).digest(), "little") >> 11) * _STEP


def _mix_bits(word: int) -> int:
    """Mix the bits so that each depends on all others: the finalizer of splitmix64."""
    word &= _MASK
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _MASK
    return word ^ (word >> 31)
