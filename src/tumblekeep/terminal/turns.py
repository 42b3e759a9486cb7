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
    """Whose turn it was after so many answers."""
    place = bisect_right(turns, answers, key=lambda begun: begun.answers)
    return turns[place - 1].turn if place else BEFORE_THE_FIRST


class StandIn(NamedTuple):
    """A bot plays for a person until a turn is over."""

    seat: int
    turn: int
    """The number of that turn."""
    since: int
    """How many answers there were when it took over."""


class StandIns:
    """For whom a bot plays just now, and which answers it gave."""

    def __init__(self) -> None:
        self._at_work: dict[int, StandIn] = {}
        self._given: dict[int, StandIn] = {}

    def begin(self, seat: int, turn: Turn, answers: int) -> None:
        """A bot takes over, for this turn."""
        self._at_work[seat] = StandIn(seat, turn.number, answers)

    def plays(self, seat: int | None, turn: Turn) -> bool:
        """Whether a bot plays for this person now; nobody has to send it away when the turn is over."""
        found = None if seat is None else self._at_work.get(seat)
        return found is not None and found.turn == turn.number

    def note(self, number: int, seat: int | None) -> None:
        """Answer number so much (from 0) is given by the bot that plays for this seat."""
        if seat is not None:
            self._given[number] = self._at_work[seat]

    def who_gave(self, number: int) -> StandIn | None:
        """The bot that gave this answer in a person's place."""
        return self._given.get(number)

    def rewind(self, answers: int) -> None:
        """Answers were taken back: whoever decides next decides alone."""
        self._at_work.clear()
        self._given = {number: one for number, one in self._given.items() if number < answers}
