"""Fate by integers: one number of 64 bits for each die, draw or throw, in arithmetic that a pocket calculator can
repeat.

A piece p picks one of n equal places: p * n // 2^64, counted from 0. A die has a place for each side, a bag a place for
each thing, and a throw's landings share places by their odds. The places are recorded beside the answer, so that
anybody with the pieces can verify the answer without knowing the rules.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from itertools import accumulate
from math import lcm
from typing import Any

from tumblekeep.core.chance import Draw, Roll, RollEach, Throw
from tumblekeep.core.question import Question

Pieces = Callable[[], int]
"""Gives the next 64 bits."""


def place(piece: int, places: int) -> int:
    """The place that a piece picks.

    >>> place(0, 6), place(2**63, 6), place(2**64 - 1, 6)
    (0, 3, 5)
    """
    return piece * places >> 64


def answer_with_places(pieces: Pieces, question: Question) -> tuple[Any, dict[str, Any]]:
    """Return fate's answer and its places.

    >>> from tumblekeep.core.ask import Ask
    >>> from tumblekeep.core.chance import Die
    >>> answer_with_places(iter([0, 2**63, 2**64 - 1]).__next__, Roll(Ask("roll", "LD-4.1"), 0, [(Die("normal", "DDMMFF"), 3)]))
    (((1, 1, 1),), {'roll': [[3, [2, 2, 2]]]})
    >>> answer_with_places(iter([2**63]).__next__, Draw(Ask("draw", "LD-4.2"), 0, {"oil": 1, "rope": 2}))
    ('rope', {'draw': [['oil', 1], ['rope', 2]]})
    """
    if isinstance(question, Roll):
        rolled = tuple([_pool(pieces, die.sides, n) for die, n in question.pools])
        return rolled, {"roll": [_shown(die.sides, n) for die, n in question.pools]}
    if isinstance(question, RollEach):
        sides = [len(each) for _, each in question.dice]
        return tuple(place(pieces(), n) for n in sides), {"each": sides}
    if isinstance(question, Draw):
        things = [[thing, count] for thing, count in question.bag.items()]
        return things[_pick(pieces(), question.bag.values())][0], {"draw": things}
    assert isinstance(question, Throw)
    return _throw(pieces(), question)


def answer_from_places(pieces: Pieces, places: Mapping[str, Any], said: Any) -> Any:
    """Return fate's answer from recorded places alone, as plain data. Of a throw they tell only whether `said` may be
    right: then it is returned, otherwise None.

    >>> answer_from_places(iter([0, 2**63, 2**64 - 1]).__next__, {"roll": [[3, [2, 2, 2]]]}, None)
    [[1, 1, 1]]
    >>> answer_from_places(iter([2**63]).__next__, {"draw": [["oil", 1], ["rope", 2]]}, None)
    'rope'
    """
    if "roll" in places:
        return [list(_pool(pieces, tuple(sides), n)) for n, sides in places["roll"]]
    if "each" in places:
        return [place(pieces(), n) for n in places["each"]]
    if "draw" in places:
        return places["draw"][_pick(pieces(), [count for _, count in places["draw"]])][0]
    low, high, whole = places["throw"]
    return said if low <= place(pieces(), whole) < high else None


def _pool(pieces: Pieces, sides: tuple[int, ...], n: int) -> tuple[int, ...]:
    counts = [0] * len(sides)
    ends = _ends(sides)
    places = ends[-1]
    for _ in range(n):
        counts[bisect_right(ends, place(pieces(), places))] += 1
    return tuple(counts)


@cache
def _ends(sides: tuple[int, ...]) -> tuple[int, ...]:
    """Where the places of each face of a die end. Cached, because there are few kinds of dice."""
    return tuple(accumulate(sides))


@lru_cache(maxsize=1024)
def _shown(sides: tuple[int, ...], n: int) -> list[Any]:
    """`n` dice of a kind, as logged beside what they showed. Cached; callers must not change it."""
    return [n, list(sides)]


def _pick(piece: int, shares: Iterable[int]) -> int:
    """The index of the share that holds the place picked by a piece."""
    ends = list(accumulate(shares))
    return bisect_right(ends, place(piece, ends[-1]))


def _throw(piece: int, question: Throw[Any]) -> tuple[Any, dict[str, Any]]:
    """A landing, with its share of all places. The landings themselves are too many to be written down each time."""
    landings = list(question.odds())
    whole = lcm(*(chance.denominator for _, chance in landings))
    shares = [chance.numerator * (whole // chance.denominator) for _, chance in landings]
    picked = _pick(piece, shares)
    below = sum(shares[:picked])
    return landings[picked][0], {"throw": [below, below + shares[picked], sum(shares)]}
