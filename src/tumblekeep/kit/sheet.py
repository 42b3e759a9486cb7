"""A printed sheet as a graph: places with neighbours, and areas of places.

An area is an integer used as a bit set, one bit for each place. Joining two areas, or testing whether they touch,
is one operation however large the sheet is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

Area: TypeAlias = int
"""A set of places: bit n is the place with number n."""
REMEMBERED = 4096
"""The size of a graph's cache of names by area."""


@lru_cache(maxsize=1 << 13)
def places(area: Area) -> tuple[int, ...]:
    """The numbers of the places in an area, smallest first. Cached, because the same few areas come up often.

    >>> places(0b10110)
    (1, 2, 4)
    """
    found = []
    while area:
        lowest = area & -area
        found.append(lowest.bit_length() - 1)
        area ^= lowest
    return tuple(found)


class Graph:
    """Places by name, and which of them lie next to each other.

    >>> path = Graph({"a": ["b"], "b": ["a", "c"], "c": ["b"]})
    >>> path.names_of(path.around(path.area(["a"])))
    ['b']
    >>> path.names_of(path.spread(path.area(["a"]), path.area(["a", "b"])))
    ['a', 'b']
    """

    __slots__ = ("_named", "names", "near", "number")

    def __init__(self, neighbours: Mapping[str, Sequence[str]]) -> None:
        self.names = tuple(neighbours)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.near: tuple[Area, ...] = tuple(self.area(near) for near in neighbours.values())
        """The neighbours of each place."""
        self._named: dict[Area, tuple[str, ...]] = {}

    def area(self, names: Iterable[str]) -> Area:
        """The area of these places."""
        area = 0
        for name in names:
            area |= 1 << self.number[name]
        return area

    def names_of(self, area: Area) -> list[str]:
        """The names of the places in an area. Cached, because the same areas are asked for often."""
        named = self._named.get(area)
        if named is None:
            if len(self._named) >= REMEMBERED:
                self._named.clear()
            names = self.names
            named = self._named[area] = tuple([names[place] for place in places(area)])
        return list(named)

    def around(self, area: Area) -> Area:
        """Everything that touches an area, including parts of the area itself that touch each other."""
        touched = 0
        for place in places(area):
            touched |= self.near[place]
        return touched

    def spread(self, start: Area, through: Area) -> Area:
        """Everything that can be reached from `start` without leaving `through`. Parts of `start` outside it are left
        out."""
        near = self.near
        found = edge = start & through
        while edge:
            lowest = edge & -edge
            new = near[lowest.bit_length() - 1] & through & ~found
            found |= new
            edge = (edge ^ lowest) | new
        return found
