"""Fate by key and address: the same choices meet the same dice, whoever plays, and nobody without the key can foretell them.

An answer follows from a key and from where in the game it is asked: whose turn it is, which turn, what is asked of whom, and how often that was
asked in this turn before. So a different choice changes only what it touches: it does not reshuffle everything after it.

All arithmetic is that of `whole_numbers.py`, except for draws. There, each copy of each thing in the bag has a number of its own, and the
lowest is drawn. So a bag with one more thing gives the same thing, unless it gives the new one.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from struct import Struct
from typing import Any

from tumblekeep.core.chance import Draw
from tumblekeep.core.question import Question
from tumblekeep.core.table import Table, Turn
from tumblekeep.fate.whole_numbers import answer_from_places, answer_with_places

_DOMAIN = "tumblekeep day 1"
_PIECES = Struct(">4Q")


def address_of(turn: Turn, ask: str, whose: int | None, times: int) -> str:
    """Return the address of what is asked now.

    >>> address_of(Turn(3, 0), "roll", 0, 1)
    '3/0/roll/0/1'
    >>> address_of(Turn(0, None), "draw", None, 0)
    '0/-/draw/-/0'
    """
    seat, who = ("-" if one is None else one for one in (turn.seat, whose))
    return f"{turn.number}/{seat}/{ask}/{who}/{times}"


def next_address(turn: Turn, question: Question, taken: Iterable[str]) -> str:
    """Return the address of a question, given those that were used in this turn.

    >>> from tumblekeep.core.ask import Ask
    >>> roll = Draw(Ask("draw", "LD-4.2"), 0, {"oil": 1})
    >>> next_address(Turn(2, 1), roll, ["2/1/draw/0/0", "2/1/roll/0/0"])
    '2/1/draw/0/1'
    """
    first = address_of(turn, question.ask.name, question.whose, 0)[:-1]
    return f"{first}{sum(one.startswith(first) for one in taken)}"


class AddressedPieces:
    """A stream of integers of 64 bits for one address.

    >>> AddressedPieces(bytes(32), "1/0/roll/0/0")() == AddressedPieces(bytes(32), "1/0/roll/0/0")()
    True
    """

    __slots__ = ("_address", "_block", "_key", "_left")

    def __init__(self, key: bytes, address: str) -> None:
        self._key = key
        self._address = address
        self._block = 0
        self._left: list[int] = []

    def __call__(self) -> int:
        """Return the next 64 bits."""
        if not self._left:
            self._left = list(reversed(_numbers(self._key, f"{self._block}:{self._address}")))
            self._block += 1
        return self._left.pop()

    def share(self) -> float:
        """Return the next number from 0 up to 1."""
        return (self() >> 11) * 2.0**-53


def _numbers(key: bytes, told: str) -> tuple[int, int, int, int]:
    inner, outer = _pads(key)
    inner, outer = inner.copy(), outer.copy()
    inner.update(f"{_DOMAIN}:{told}".encode())
    outer.update(inner.digest())
    return _PIECES.unpack(outer.digest())


@lru_cache(maxsize=64)
def _pads(key: bytes) -> tuple[Any, Any]:
    """The key's half of HMAC-SHA-256, as in `hmac.digest`, which takes a hundred times as long."""
    padded = key.ljust(64, b"\0")
    return (
        hashlib.sha256(bytes(byte ^ 0x36 for byte in padded)),
        hashlib.sha256(bytes(byte ^ 0x5C for byte in padded)),
    )


def drawn_from(key: bytes, address: str, bag: Iterable[tuple[str, int]]) -> str:
    """Return the thing that is drawn from a bag: the one whose copy has the lowest number.

    >>> drawn_from(bytes(32), "1/0/draw/0/0", [("oil", 1), ("rope", 2)])
    'rope'
    >>> drawn_from(bytes(32), "1/0/draw/0/0", [("oil", 1), ("rope", 2), ("lamp", 1)])
    'rope'
    """
    return min(
        (_numbers(key, f"{copy}:{address}:{thing}")[0], thing)
        for thing, count in bag
        for copy in range(count)
    )[1]


def keyed_answer(key: bytes, address: str, question: Question) -> tuple[Any, dict[str, Any]]:
    """Return fate's answer, and what anybody needs to check it: the address and the places."""
    if isinstance(question, Draw):
        bag = list(question.bag.items())
        return drawn_from(key, address, bag), {"at": address, "draw": [list(one) for one in bag]}
    found, places = answer_with_places(AddressedPieces(key, address), question)
    return found, {"at": address, **places}


def keyed_answer_again(key: bytes, beside: Mapping[str, Any], said: Any) -> Any:
    """Return fate's answer from what the log keeps beside it, without the rules; of a throw, whether `said` may be right."""
    address = str(beside["at"])
    if "draw" in beside:
        return drawn_from(key, address, [(str(thing), int(count)) for thing, count in beside["draw"]])
    return answer_from_places(AddressedPieces(key, address), beside, said)


def day_key(secret: bytes, day: str) -> bytes:
    """Derive the key of a day's dice from its secret.

    >>> day_key(bytes(32), "2026-11-18") == day_key(bytes(32), "2026-11-19")
    False
    """
    return hmac.digest(secret, f"{_DOMAIN}:{day}".encode(), "sha256")


class KeyedFate:
    """Answers every question for fate by key and address. Call `follow` with the table before the first question."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._table: Table | None = None
        self._turn: Turn | None = None
        self._taken: list[str] = []

    def follow(self, table: Table) -> None:
        """Set the table whose turns give the address."""
        self._table = table

    def __call__(self, question: Question) -> Any:
        """Fate's answer."""
        assert self._table is not None, "an address needs a table to follow"
        if self._table.turn != self._turn:
            self._turn, self._taken = self._table.turn, []
        address = next_address(self._turn, question, self._taken)
        self._taken.append(address)
        return keyed_answer(self.key, address, question)[0]


def keyed_luck(key: bytes, turn: Turn, ask: str, seat: int, times: int) -> Callable[[], float]:
    """Random numbers for a bot that is asked something, apart from the dice: it breaks ties alike for everybody."""
    return AddressedPieces(key, f"bot/{address_of(turn, ask, seat, times)}").share
