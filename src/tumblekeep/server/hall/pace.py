"""The pace of a table: what happens when somebody who is asked does not answer.

At a *live* table a bot sits in for who has been gone for a minute while others wait; who comes back has the seat again at
once. Where a table has a *clock*, a bot answers for who lets it run out, and the seat stays theirs. At any other table
nothing ever happens to anybody.

Nothing here is a timer of its own: the hall looks at every table that has a pace twice a second.
"""

from __future__ import annotations

import asyncio
import math
import weakref
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from tumblekeep.server.hall.driver import answer_for
from tumblekeep.server.kept.secret import new_action
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.seen.sight import to_text
from tumblekeep.server.watch.journal import journal

if TYPE_CHECKING:
    from tumblekeep.server.hall.host import Change, Host

LOOK_CLOSELY = 20
"""Every so many looks nothing is taken for granted."""
SITS_IN = "greedy"
"""How well a bot plays that answers for somebody."""
A_DAY = 86_400
"""Seconds: a clock that is shorter runs only while somebody who plays is here."""
FLIGHT = 5_000
"""Milliseconds that a thrown die is watched; the time of whoever decides next begins when it lies."""
AFTER_A_START = 3_600_000
"""Milliseconds that a clock leaves after the server has started, even if it has run out meanwhile."""


class Wait(NamedTuple):
    """Somebody is waited for, and a bot will answer in their place."""

    seat: int
    why: str
    """`away`: nobody is connected there; `clock`: the time for this question runs out."""
    since: int
    whole: int
    """Milliseconds since 1970, and how many may pass from then on."""


class Pace:
    """One table's pace."""

    def __init__(self, host: Host) -> None:
        self._host: Host = weakref.proxy(host)  # a table that rests leaves memory whole, at once
        self._piece = host.hall.timepiece
        self._gone: dict[int, int] = {}
        """Since when each seat has been without its player while others were here."""
        self._company_since: int | None = None
        """Since when somebody who plays is here; None while nobody is."""
        self._told: tuple[tuple[Wait, ...], int] = ((), 0)
        self._acting: asyncio.Task[None] | None = None
        self._next = 0.0
        """Before this moment, in milliseconds since 1970, nothing can become due unless something happens."""
        self._looks = 0

    @property
    def is_set(self) -> bool:
        """Whether anything could ever happen to anybody at this table."""
        state = self._host.state
        return state.state == "playing" and (state.pace == "live" or state.clock > 0)

    # -- who is waited for ------------------------------------------------------------------------------

    def waits(self) -> list[Wait]:
        """Everybody whom a bot will answer for unless they do, the most urgent reason of each."""
        host = self._host
        sitting = host.shown
        if not self.is_set or sitting is None or host.broken is not None:
            return []
        found = []
        for seat in sitting.asked():
            if host.is_bot(seat):
                continue
            reasons = [wait for wait in (self._away(seat), self._clock(seat)) if wait is not None]
            if reasons:
                found.append(min(reasons, key=self.left))
        return found

    def left(self, wait: Wait) -> int:
        """Milliseconds until a bot answers."""
        return max(0, wait.whole - self._piece.counted(wait.since))

    def _away(self, seat: int) -> Wait | None:
        since = self._gone.get(seat)
        if since is None:
            return None
        return Wait(seat, "away", since, round(self._host.hall.settings.away_seconds * 1000))

    def _clock(self, seat: int) -> Wait | None:
        state, sitting = self._host.state, self._host.shown
        assert sitting is not None
        asked = sitting.asked_since.get(seat)
        if not state.clock or asked is None:
            return None
        step = self._host.memory.step(asked)
        since = step.at + (FLIGHT if step.flight is not None else 0)
        whole = state.clock * 1000 * (2 if state.seats[seat].double else 1)
        if state.clock < A_DAY:  # while nobody plays, it stands; who comes back has the whole time
            return (
                None
                if self._company_since is None
                else Wait(seat, "clock", max(since, self._company_since), whole)
            )
        grace = self._piece.began + min(whole, AFTER_A_START) - whole
        return Wait(seat, "clock", max(since, grace), whole)

    # -- looking ----------------------------------------------------------------------------------------

    def news(self) -> None:
        """See who has come and gone, and tell everybody who is waited for."""
        if self.is_set:
            self._see()
        elif not self._told[0]:
            return
        now = (tuple(self.waits()), self._piece.lost)
        soonest = min((self.left(wait) for wait in now[0]), default=math.inf)
        self._next = 0.0 if self.returned() else self._piece.wall() + soonest
        if now == self._told:
            return
        told_before, self._told = self._told, now
        if not now[0] and not told_before[0]:
            return
        text = self.text()
        for line in self._host.company.lines:
            line.send(text)

    def look(self) -> None:
        """Twice a second: tell the news, and act if it is time. Mostly it is not, and that costs next to nothing."""
        self._looks += 1
        quiet = self._piece.wall() < self._next and self._piece.lost == self._told[1]
        if quiet and self._looks % LOOK_CLOSELY:
            return
        self.news()
        if self._piece.stands or (self._acting is not None and not self._acting.done()):
            return
        if self.returned() or any(self._is_due(wait) for wait in self.waits()):
            self._acting = self._host.hall.spawn(self._act())

    def _see(self) -> None:
        host, moment = self._host, self._piece.wall()
        here, _ = host.company.presence()
        people = [n for n, seat in enumerate(host.state.seats) if seat.kind == "person"]
        company = {seat for seat in people if seat in here}
        if not company:
            self._company_since = None
        elif self._company_since is None:
            self._company_since = moment
        live = host.state.pace == "live" and bool(company)
        self._gone = {seat: self._gone.get(seat, moment) for seat in people if live and seat not in company}

    def _is_due(self, wait: Wait) -> bool:
        """It is time, and ours to do: a clock is watched by the worker that shows it to its player."""
        if self.left(wait) > 0:
            return False
        local = {seat for line in self._host.company.lines for seat in line.seats}
        if wait.why == "away":
            return bool(local - {wait.seat})
        return wait.seat in local or wait.seat not in self._host.company.presence()[0]

    def returned(self) -> list[int]:
        """Seats that a bot sits in for although their players are here again."""
        away = [n for n, seat in enumerate(self._host.state.seats) if seat.away]
        return [n for n in away if any(n in line.seats for line in self._host.company.lines)] if away else []

    def text(self) -> str:
        """Who is waited for, as a message."""
        told = [
            {"seat": wait.seat, "why": wait.why, "left": self.left(wait), "whole": wait.whole}
            for wait in self.waits()
        ]
        return to_text({"type": "pace", "waits": told})

    # -- acting -----------------------------------------------------------------------------------------

    async def _act(self) -> None:
        host = self._host
        try:
            await self.give_back()
            for wait in self.waits():
                if self._is_due(wait):
                    decide = self._sit_in if wait.why == "away" else self._answer
                    await host.change(new_action(), partial(decide, wait.seat))
        except Refusal:
            return  # somebody was faster, or saving is paused: the next look sees how things are
        except Exception as error:
            journal.error("a table's pace failed", trace=error, table=host.id)

    async def give_back(self) -> None:
        """Give every seat back whose player is here again."""
        for seat in self.returned():
            await self._host.change(new_action(), partial(self.come_back, seat))

    async def come_back(self, seat: int) -> Change:
        """Whoever is here again has the seat back."""
        state = self._host.state
        state.must_be("open", "playing")
        if not state.seat(seat).away:
            raise Refusal(409, "server-seat-yours")
        return self._host.told("taken", seat, name=None, cause="away")

    async def _sit_in(self, seat: int) -> Change:
        self._must_wait(seat, "away")
        return self._host.told("given", seat, level=SITS_IN, cause="away")

    async def _answer(self, seat: int) -> Change:
        self._must_wait(seat, "clock")
        host = self._host
        host.must_have_room(host.must_play())
        return await answer_for(host, seat, SITS_IN, cause="clock")

    def _must_wait(self, seat: int, why: str) -> None:
        """Refuse unless this seat is still waited for in vain: its player may just have answered, or come."""
        self._see()
        if not any(wait.seat == seat and wait.why == why and self.left(wait) == 0 for wait in self.waits()):
            raise Refusal(409, "server-not-asked")
