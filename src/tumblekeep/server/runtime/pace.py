"""The pace of a table: what happens if somebody who is asked does not answer.

At a *live* table, a bot sits in for a player who has been gone for a minute while others wait. A player who
returns has the seat back at once. At a table with a *clock*, a bot answers for a player whose time runs out, and
the seat stays theirs. At any other table nothing ever happens to anybody.

There are no timers here: the housekeeper checks every table that has a pace twice a second.
"""

from __future__ import annotations

import asyncio
import math
import weakref
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.driver import answer_for
from tumblekeep.server.storage.secret import new_action
from tumblekeep.server.visibility.projection import to_text

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import Change, LiveTable

LOOK_CLOSELY = 20
"""Every this many checks, do a full one instead of relying on `_next`."""
SITS_IN = "greedy"
"""The level of a bot that answers for somebody."""
A_DAY = 86_400
"""Seconds. A shorter clock runs only while a player is connected."""
FLIGHT = 5_000
"""Milliseconds that people watch a thrown die; the time of whoever decides next begins when it lies still."""
AFTER_A_START = 3_600_000
"""Milliseconds that a clock still gives after the server has started, even if it ran out meanwhile."""


class SeatWait(NamedTuple):
    """A seat that the table waits for, and for which a bot will answer."""

    seat: int
    why: str
    """`away`: nobody is connected there; `clock`: the time for this question runs out."""
    since: int
    whole: int
    """`since` is in milliseconds since 1970; `whole` is how many milliseconds may pass from then on."""


class Pace:
    """The pace of one table."""

    def __init__(self, live_table: LiveTable) -> None:
        # a weak reference, so that an unloaded table leaves memory at once
        self._live_table: LiveTable = weakref.proxy(live_table)
        self._table_clock = live_table.registry.table_clock
        self._gone: dict[int, int] = {}
        """Since when each seat has been without its player while others were here."""
        self._players_since: int | None = None
        """Since when a player has been connected; None while nobody is."""
        self._told: tuple[tuple[SeatWait, ...], int] = ((), 0)
        self._acting: asyncio.Task[None] | None = None
        self._next = 0.0
        """Milliseconds since 1970: nothing becomes due before this moment unless something happens."""
        self._looks = 0

    @property
    def is_set(self) -> bool:
        """Whether this table has a pace: whether a bot might ever answer for somebody."""
        state = self._live_table.state
        return state.state == "playing" and not state.gone and (state.pace == "live" or state.clock > 0)

    # -- who is waited for ------------------------------------------------------------------------------

    def waits(self) -> list[SeatWait]:
        """Everybody for whom a bot will answer unless they do, each with the most urgent reason."""
        live_table = self._live_table
        served = live_table.shown
        if not self.is_set or served is None or live_table.broken is not None:
            return []
        found = []
        for seat in served.asked():
            if live_table.is_bot(seat):
                continue
            reasons = [wait for wait in (self._away(seat), self._clock(seat)) if wait is not None]
            if reasons:
                found.append(min(reasons, key=self.left))
        return found

    def left(self, wait: SeatWait) -> int:
        """Milliseconds until a bot answers."""
        return max(0, wait.whole - self._table_clock.counted(wait.since))

    def _away(self, seat: int) -> SeatWait | None:
        since = self._gone.get(seat)
        if since is None:
            return None
        return SeatWait(seat, "away", since, round(self._live_table.registry.settings.away_seconds * 1000))

    def _clock(self, seat: int) -> SeatWait | None:
        state, served = self._live_table.state, self._live_table.shown
        assert served is not None
        asked = served.asked_since.get(seat)
        if not state.clock or asked is None:
            return None
        step = self._live_table.memory.step(asked)
        since = step.at + (FLIGHT if step.flight is not None else 0)
        whole = state.clock * 1000 * (2 if state.seats[seat].double else 1)
        if state.clock < A_DAY:  # the clock stops while nobody plays; a player who returns has the whole time
            return (
                None
                if self._players_since is None
                else SeatWait(seat, "clock", max(since, self._players_since), whole)
            )
        grace = self._table_clock.began + min(whole, AFTER_A_START) - whole
        return SeatWait(seat, "clock", max(since, grace), whole)

    # -- looking ----------------------------------------------------------------------------------------

    def news(self) -> None:
        """Check who has come and gone, and tell everybody who is waited for."""
        if self.is_set:
            self._see()
        elif not self._told[0]:
            return
        now = (tuple(self.waits()), self._table_clock.lost)
        soonest = min((self.left(wait) for wait in now[0]), default=math.inf)
        self._next = 0.0 if self.returned() else self._table_clock.wall() + soonest
        if now == self._told:
            return
        told_before, self._told = self._told, now
        if not now[0] and not told_before[0]:
            return
        text = self.text()
        for subscriber in self._live_table.connections.lines:
            subscriber.send(text)

    def look(self) -> None:
        """Check the table, twice a second: send news, and act if it is time.

        Usually it is not, and the check costs next to nothing.
        """
        self._looks += 1
        quiet = self._table_clock.wall() < self._next and self._table_clock.lost == self._told[1]
        if quiet and self._looks % LOOK_CLOSELY:
            return
        self.news()
        if self._table_clock.stands or (self._acting is not None and not self._acting.done()):
            return
        if self.returned() or any(self._is_due(wait) for wait in self.waits()):
            self._acting = self._live_table.registry.spawn(self._act())

    def _see(self) -> None:
        live_table, moment = self._live_table, self._table_clock.wall()
        here, _ = live_table.connections.presence()
        people = [n for n, seat in enumerate(live_table.state.seats) if seat.kind == "person"]
        present = {seat for seat in people if seat in here}
        if not present:
            self._players_since = None
        elif self._players_since is None:
            self._players_since = moment
        live = live_table.state.pace == "live" and bool(present)
        self._gone = {seat: self._gone.get(seat, moment) for seat in people if live and seat not in present}

    def _is_due(self, wait: SeatWait) -> bool:
        """Tell whether it is time and this worker's job.

        A clock is watched by the worker that its player is connected to.
        """
        if self.left(wait) > 0:
            return False
        local = {seat for subscriber in self._live_table.connections.lines for seat in subscriber.seats}
        if wait.why == "away":
            return bool(local - {wait.seat})
        return wait.seat in local or wait.seat not in self._live_table.connections.presence()[0]

    def returned(self) -> list[int]:
        """The seats where a bot sits in although their players are here again."""
        away = [n for n, seat in enumerate(self._live_table.state.seats) if seat.away]
        if not away:
            return []
        return [n for n in away if any(n in one.seats for one in self._live_table.connections.lines)]

    def text(self) -> str:
        """The message that says who is waited for."""
        told = [
            {"seat": wait.seat, "why": wait.why, "left": self.left(wait), "whole": wait.whole}
            for wait in self.waits()
        ]
        return to_text({"type": "pace", "waits": told})

    # -- acting -----------------------------------------------------------------------------------------

    async def _act(self) -> None:
        live_table = self._live_table
        try:
            await self.give_back()
            for wait in self.waits():
                if self._is_due(wait):
                    decide = self._sit_in if wait.why == "away" else self._answer
                    await live_table.change(new_action(), partial(decide, wait.seat))
        except Refusal:
            return  # somebody was faster, or saving is paused: the next check looks again
        except Exception as error:
            journal.error("a table's pace failed", trace=error, table=live_table.id)

    async def give_back(self) -> None:
        """Give every seat back whose player is here again."""
        for seat in self.returned():
            await self._live_table.change(new_action(), partial(self.come_back, seat))

    async def come_back(self, seat: int) -> Change:
        """Give a seat back to its player, who is here again."""
        state = self._live_table.state
        state.must_be("open", "playing")
        if not state.seat(seat).away:
            raise Refusal(409, "server-seat-yours")
        return self._live_table.told("taken", seat, name=None, cause="away")

    async def _sit_in(self, seat: int) -> Change:
        self._must_wait(seat, "away")
        return self._live_table.told("given", seat, level=SITS_IN, cause="away")

    async def _answer(self, seat: int) -> Change:
        self._must_wait(seat, "clock")
        live_table = self._live_table
        live_table.must_have_room(live_table.must_play())
        return await answer_for(live_table, seat, SITS_IN, cause="clock")

    def _must_wait(self, seat: int, why: str) -> None:
        """Refuse unless this seat still has to be answered for: its player may just have answered, or returned."""
        self._see()
        if not any(wait.seat == seat and wait.why == why and self.left(wait) == 0 for wait in self.waits()):
            raise Refusal(409, "server-not-asked")
