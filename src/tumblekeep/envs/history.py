"""Everything that a seat has ever been able to know, as a string. Nothing is forgotten, and nothing is
included that the seat could not see.

Every answer is listed in the order in which it was given. One that this seat may not know is a `?`, and
is filled in once it is revealed: simultaneous decisions when all have decided.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from tumblekeep.core.log import plain_answer
from tumblekeep.core.play import Play, run
from tumblekeep.core.question import Question


class HistoryEntry(NamedTuple):
    """One answer: to what, by whom, and who may know it."""

    ask: str
    seat: int | None
    answer: str
    audience: tuple[int, ...] | None
    together: int
    """The number of the simultaneous decision it belongs to, from 1; 0 for none."""


class SeatHistory:
    """Listens to a play: is told of each question before it is answered, or catches up with a play by itself."""

    __slots__ = ("_open", "_shadow", "heard", "round")

    def __init__(self) -> None:
        self.heard: list[HistoryEntry] = []
        self.round = 0
        """Simultaneous decisions so far."""
        self._open: Question | None = None
        self._shadow: Play | None = None

    def note(self, question: Question, entry: tuple[Any, ...]) -> None:
        """Record an answer to this question."""
        ask, seat, answer = entry[:3]
        together = question.kind == "together"
        if together and question is not self._open:
            self.round += 1
            self._open = question
        part = question.part(seat) if question.several else question
        said = json.dumps(plain_answer(answer), separators=(",", ":"))
        self.heard.append(HistoryEntry(ask.name, seat, said, part.audience, self.round if together else 0))

    def catch_up(self, play: Play) -> None:
        """Record everything that was answered in a play since the last call."""
        if len(self.heard) == len(play.entries):
            self._open = play.question if self._goes_on(play) else self._open
            return
        shadow = self._shadow
        if shadow is None or len(shadow.entries) != len(self.heard):
            shadow = self._shadow = Play(play.game, play.seats, play.options)
            run(shadow, play.entries[: len(self.heard)])
            self._open = shadow.question if self._goes_on(shadow) else None
        for entry in play.entries[len(self.heard) :]:
            assert shadow.question is not None
            self.note(shadow.question, entry)
            run(shadow, [entry])
        self._open = play.question if shadow.question is self._open else None

    def _goes_on(self, play: Play) -> bool:
        """Check if the last answer was part of a decision that is still open."""
        last = self.heard[-1] if self.heard else None
        question = play.question
        return bool(
            last and last.together and question is not None and question.kind == "together" and self._open
        )

    def fork(self, before: Play, after: Play) -> SeatHistory:
        """Return the history of a fork."""
        other = SeatHistory()
        other.heard = self.heard[:]
        other.round = self.round
        other._open = after.question if before.question is self._open else None
        return other

    def known(self, play: Play, seat: int | None) -> list[str]:
        """Return each answer, as far as a seat knows it now."""
        open_now = self.round if play.question is not None and play.question is self._open else 0
        return [_shown(one, seat, open_now) for one in self.heard]

    def state(self, play: Play, seat: int) -> str:
        """Return the information state of a seat: who it is, everything it knows, and what is asked now."""
        question = play.question
        if question is None:
            asked = "over"
        elif question.by_fate:
            asked = f"{question.ask.name}!"
        else:
            asked = f"{question.ask.name}? {sorted(question.asked())}"
            mine = question.asked().get(seat)
            if mine is not None:
                asked += " " + json.dumps(mine.plain(seat), separators=(",", ":"), sort_keys=True)
        return "\n".join([f"seat {seat} of {play.seats}", *self.known(play, seat), asked])


def _shown(one: HistoryEntry, seat: int | None, open_now: int) -> str:
    hidden = (one.audience is not None and seat not in one.audience) or (
        open_now > 0 and one.together == open_now and one.seat != seat
    )
    who = "fate" if one.seat is None else one.seat
    return f"{one.ask} {who}: {'?' if hidden else one.answer}"
