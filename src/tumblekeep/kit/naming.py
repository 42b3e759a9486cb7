"""Naming somebody: how the players of a table choose one of themselves before a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Draw
from tumblekeep.core.question import Choose, Flow, Together

WAYS = ("first", "random", "named")
"""How somebody is found: the first seat, a random one, or the one that the players name."""


class NamingResult(NamedTuple):
    """Who was found, and what everybody said."""

    seat: int
    voices: Mapping[int, int]
    """The seat that each seat named; empty if nobody was asked."""


def found_seat(
    way: str, ask: Ask, draw: Ask, seats: Sequence[int], *, openly: bool = False
) -> Flow[NamingResult]:
    """Find one of these seats in one of the `WAYS`.

    If it is named, all name somebody at the same time, or `openly` one after the other; the most voices win, and a tie
    is broken at random. `ask` offers the verb `name` with a seat.
    """
    able: list[int] = list(seats)
    voices: dict[int, int] = {}
    if way == "first" or len(able) == 1:
        return NamingResult(able[0], voices)
    if way == "named":
        if openly:
            for seat in able:
                voices[seat] = yield from _voice(ask, seat, able)
        else:
            voices = yield from Together(ask, {seat: _voice(ask, seat, able) for seat in able})
        counts = {seat: list(voices.values()).count(seat) for seat in able}
        able = [seat for seat in able if counts[seat] == max(counts.values())]
    drawn: str = yield Draw(draw, None, {str(seat): 1 for seat in able})
    return NamingResult(int(drawn), voices)


def _voice(ask: Ask, seat: int, able: Sequence[int]) -> Flow[int]:
    chosen: Any = yield Choose(ask, seat, [("name", friend) for friend in able])
    return int(chosen[1])
