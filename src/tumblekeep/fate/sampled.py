"""Fate by seeded random numbers."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from math import comb
from random import Random
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Counts, Die, Draw, Roll, RollEach, Throw
from tumblekeep.core.question import Question


class SampledFate:
    """Answers rolls, draws and throws from one stream of numbers between 0 and 1.

    The same seed gives the same answers to the same questions. A pool of dice is drawn face by face: how many show the
    first face, how many of the rest show the second, and so on. The outcomes are never listed.
    """

    sound = True
    """Its answers are legal by construction, as the checks of every game verify. So simulations need not check them
    again."""

    def __init__(self, seed: int | str | Callable[[], float]) -> None:
        self.random: Callable[[], float] = seed if callable(seed) else Random(seed).random

    def __call__(self, question: Question) -> Any:
        """Fate's answer."""
        if type(question) is Roll:
            pools = question.pools
            if len(pools) == 1:
                die, n = pools[0]
                return (self.pool(die, n),)
            return tuple([self.pool(die, n) for die, n in pools])
        if type(question) is RollEach:
            random = self.random
            return tuple([int(random() * len(sides)) for _, sides in question.dice])
        if type(question) is Draw:
            return self._draw(question)
        assert isinstance(question, Throw)
        return self._throw(question)

    def _draw(self, question: Draw) -> str:
        bag = question.bag
        place = self.random() * sum(bag.values())
        for thing, count in bag.items():
            place -= count
            if place < 0:
                return thing
        return list(bag)[-1]  # reached by rounding, if the number is almost 1

    def _throw(self, question: Throw[Any]) -> Any:
        if question.drawn is not None:
            return question.drawn(self.random)
        place = self.random()
        for landing, chance in question.odds():
            place -= chance.numerator / chance.denominator
            if place < 0:
                return landing
        return landing  # reached by rounding, if the number is almost 1

    def pool(self, die: Die, n: int) -> Counts:
        """How many of `n` equal dice show each face."""
        shares = _SHARES.get((die, n))
        if shares is None:
            shares = _SHARES[die, n] = _shares(die, n)
        random = self.random
        if n == 1:
            return shares[1][bisect_right(shares[0], random())]  # type: ignore[no-any-return]
        if die.kinds == 3:
            first = bisect_right(shares[0][n], random())
            n -= first
            second = bisect_right(shares[1][n], random())
            return first, second, n - second
        counts = []
        for face in shares:
            count = bisect_right(face[n], random())
            counts.append(count)
            n -= count
        counts.append(n)
        return tuple(counts)

    def pick(self, options: Sequence[Option]) -> Option:
        """Return any of the options, all equally likely."""
        return options[int(self.random() * len(options))]


_SHARES: dict[tuple[Die, int], Any] = {}


def _shares(die: Die, n: int) -> Any:
    """For one die: where each face begins, and each face's counts. For several: how the remaining dice divide at each
    face."""
    if n == 1:
        starts, place = [], 0
        for sides in die.sides[:-1]:
            place += sides
            starts.append(place / die.total)
        return starts, [tuple(int(face == other) for other in range(die.kinds)) for face in range(die.kinds)]
    shares, of = [], die.total
    for sides in die.sides[:-1]:
        shares.append([_binomial(sides, of, left) for left in range(n + 1)])
        of -= sides
    return shares


def _binomial(good: int, of: int, n: int) -> list[float]:
    """Cumulative chances of 0, 1, 2... successes among n, each `good` in `of`."""
    whole, sofar, cumulative = of**n, 0, []
    for successes in range(n):
        sofar += comb(n, successes) * good**successes * (of - good) ** (n - successes)
        cumulative.append(sofar / whole)
    return cumulative
