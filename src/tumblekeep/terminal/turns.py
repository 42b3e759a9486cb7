"""Turns at this keyboard: when each began, and for whom a bot plays one to its end."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from tumblekeep.core.table import BEFORE_THE_FIRST, Turn


class TurnStart(NamedTuple):
    """A turn that somebody could act in, and after how many answers it began."""

    answers: int
    turn: Turn


def turn_at(turns: Sequence[TurnStart], answers: int) -> Turn:
    """Return whose turn it was after this many answers."""
    place = bisect_right(turns, answers, key=lambda begun: begun.answers)
    return turns[place - 1].turn if place else BEFORE_THE_FIRST


class StandIn(NamedTuple):
    """A bot that plays for a person until a turn is over."""

    seat: int
    turn: int
    """The number of that turn."""
    since: int
    """How many answers there were when it took over."""


class StandIns:
    """The people for whom a bot plays now, and the answers it gave."""

    def __init__(self) -> None:
        self._at_work: dict[int, StandIn] = {}
        self._given: dict[int, StandIn] = {}

    def begin(self, seat: int, turn: Turn, answers: int) -> None:
        """Let a bot take over for this turn."""
        self._at_work[seat] = StandIn(seat, turn.number, answers)

    def plays(self, seat: int | None, turn: Turn) -> bool:
        """Whether a bot plays for this person now; it stops by itself when the turn is over."""
        found = None if seat is None else self._at_work.get(seat)
        return found is not None and found.turn == turn.number

    def note(self, number: int, seat: int | None) -> None:
        """Record that the bot playing for this seat gives the answer with this number (from 0)."""
        if seat is not None:
            self._given[number] = self._at_work[seat]

    def who_gave(self, number: int) -> StandIn | None:
        """Return the bot that gave this answer in a person's place."""
        return self._given.get(number)

    def rewind(self, answers: int) -> None:
        """Send all bots away after answers were taken back: whoever decides next decides alone."""
        self._at_work.clear()
        self._given = {number: one for number, one in self._given.items() if number < answers}
