"""Chance in stages: wheels that are spun one after the other, with whole shares.

A course is a function that is given a way to spin and returns the result. To draw one outcome, `draw_outcome` spins each wheel
with a random number and builds nothing else. To get all outcomes, `enumerate_outcomes` runs the same course along every path.

>>> coin = Wheel([("heads", 1), ("tails", 1)])
>>> def course(spin):
...     return spin(coin) if spin(coin) == "heads" else "none"
>>> [(outcome, str(chance)) for outcome, chance in enumerate_outcomes(course)]
[('heads', '1/4'), ('tails', '1/4'), ('none', '1/2')]
>>> draw_outcome(course, iter([0.1, 0.7]).__next__)
'tails'
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import accumulate
from typing import Any, Generic, Protocol, TypeVar

from tumblekeep.core.chance import Numbers

X = TypeVar("X")
R = TypeVar("R")


class Wheel(Generic[X]):
    """One stage: the possible results, each with its share. A result without a share is left out."""

    __slots__ = ("ends", "shares", "things", "total")

    def __init__(self, shared: Iterable[tuple[X, int]]) -> None:
        kept = [(thing, share) for thing, share in shared if share]
        self.things = [thing for thing, _ in kept]
        self.shares = [share for _, share in kept]
        self.total = sum(self.shares)
        self.ends = [end / self.total for end in accumulate(self.shares)][:-1]
        """Where each share but the last ends, on a scale from 0 to 1."""

    def drawn(self, random: Numbers) -> X:
        """Draw one result by a random number."""
        return self.things[bisect_right(self.ends, random())]

    def chance(self, place: int) -> Fraction:
        """The chance of the result at this place."""
        return Fraction(self.shares[place], self.total)

    def odds(self) -> Iterator[tuple[X, Fraction]]:
        """Each result with its exact chance."""
        for place, thing in enumerate(self.things):
            yield thing, self.chance(place)


class Spin(Protocol):
    """Returns where a wheel stops."""

    def __call__(self, wheel: Wheel[X], /) -> X: ...


Course = Callable[[Spin], R]
"""Spins wheels, which may depend on how earlier ones stopped, and returns the result."""


def draw_outcome(course: Course[R], random: Numbers) -> R:
    """Return one outcome of a course, by random numbers."""

    def spin(wheel: Wheel[X]) -> X:
        return wheel.things[bisect_right(wheel.ends, random())]

    return course(spin)


def enumerate_outcomes(course: Course[R]) -> Iterator[tuple[R, Fraction]]:
    """Return every outcome of a course with its exact chance; the chances sum to one."""
    way: list[
        tuple[Wheel[Any], int, Fraction]
    ] = []  # each wheel so far, where it stopped, and the chance up to there

    def stop(wheel: Wheel[Any], place: int) -> None:
        before = way[-1][2] if way else Fraction(1)
        way.append((wheel, place, before * wheel.chance(place)))

    while True:
        step = 0

        def spin(wheel: Wheel[X]) -> X:
            nonlocal step
            if step == len(way):
                stop(wheel, 0)
            stopped: X = wheel.things[way[step][1]]
            step += 1
            return stopped

        outcome = course(spin)
        yield outcome, way[-1][2] if way else Fraction(1)
        while way and way[-1][1] + 1 == len(way[-1][0].things):
            way.pop()
        if not way:
            return
        wheel, place, _ = way.pop()
        stop(wheel, place + 1)
