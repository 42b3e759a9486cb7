"""The company at a table: everybody who is connected to it, and what each of them is sent."""

from __future__ import annotations

import contextlib
import time
import weakref
from typing import TYPE_CHECKING, Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime.presence import PresenceCount
from tumblekeep.server.runtime.subscriber import Subscriber
from tumblekeep.server.visibility import projection

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable

MOST_MISSED = 200
"""Events that somebody who comes back is told one by one; what was before shows in the state alone."""


class Connections:
    """Those who look at one table."""

    def __init__(self, live_table: LiveTable) -> None:
        self._live_table: LiveTable = weakref.proxy(
            live_table
        )  # a table that rests leaves memory whole, at once
        self.lines: set[Subscriber] = set()

    # -- coming and going -------------------------------------------------------------------------------

    async def join(self, line: Subscriber, have: int) -> None:
        """Let somebody in who has seen the events up to `have`."""
        live_table = self._live_table
        if live_table.is_at_rest:
            async with live_table.lock:
                await live_table.reload()
        # from here on nothing waits: what is shown is what is stored, even while somebody's act is being stored
        live_table.used = time.monotonic()
        line.seats = live_table.seats_of(line.hashes)
        if line.hashes and not line.seats and not any(map(live_table.state.is_host, line.hashes)):
            raise Refusal(401, "server-not-your-seat")
        if not line.seats and not live_table.state.watchable:
            raise Refusal(403, "server-not-watchable")
        self.lines.add(line)
        self.welcome(line, have)
        self._note_here()
        self.tell_presence(line)
        with contextlib.suppress(Refusal):  # the next look at the table's pace tries again
            await live_table.pace.give_back()
        live_table.wake()

    def part(self, line: Subscriber) -> None:
        """Somebody has gone."""
        self._live_table.used = time.monotonic()
        if line in self.lines:
            self.lines.discard(line)
            self._note_here()
            self.tell_presence()
            if not self.lines:
                self._live_table.memory.forget_texts()

    def seats_may_change(self, kind: str) -> None:
        """After somebody sat down or left, a line may hold other seats than before."""
        live_table = self._live_table
        if kind not in ("sat", "left", "given", "taken"):
            return
        for line in list(self.lines):
            seats = live_table.seats_of(line.hashes)
            if seats != line.seats:
                line.seats = seats
                if not seats and not live_table.state.watchable:
                    line.leave(4001, "server-not-your-seat")
                else:
                    self.welcome(line, live_table.state.seq)
        self._note_here()

    # -- who is here ------------------------------------------------------------------------------------

    def presence(self) -> tuple[list[int], int]:
        """The seats somebody is connected for, and how many only watch."""
        there = self._with_us()
        here, watchers = set(there.seats), there.watchers
        for other in self._live_table.registry.elsewhere.at(self._live_table.id):
            here.update(other.seats)
            watchers += other.watchers
        return sorted(here), watchers

    def _with_us(self) -> PresenceCount:
        """Who is connected to this worker."""
        seats = tuple(sorted({seat for line in self.lines for seat in line.seats}))
        return PresenceCount(seats, sum(1 for line in self.lines if not line.seats))

    def _note_here(self) -> None:
        self._live_table.registry.here(self._live_table.id, self._with_us())

    def tell_presence(self, newcomer: Subscriber | None = None) -> None:
        """Tell everybody who is here now, but for who has just been told everything."""
        here, watchers = self.presence()
        text = projection.to_text({"type": "presence", "here": here, "watchers": watchers})
        for line in self.lines:
            if line is not newcomer:
                line.send(text)
        if not self._live_table.is_at_rest:
            self._live_table.pace.news()

    def show_aim(self, by: Subscriber, seat: int, at: int, aimed: dict[str, Any] | None) -> None:
        """Let everybody else see how somebody aims; it is neither stored nor told to who comes later."""
        text = projection.to_text({"type": "aim", "seat": seat, "at": at, "aimed": aimed})
        for line in self.lines:
            if line is not by:
                line.glimpse(text)

    # -- what they are sent -----------------------------------------------------------------------------

    def show_new(self) -> None:
        """Send every line the events it has not been sent."""
        live_table = self._live_table
        memory, shown, seq = live_table.memory, live_table.shown, live_table.state.seq
        made: dict[Any, str] = {}
        glance = projection.RenderCache()
        unchanged = ("said",) if memory.state.state == "over" else ("moved", "said")
        for line in self.lines:
            if line.shown < memory.first:  # what it missed is no longer remembered one by one
                self.welcome(line, line.shown)
            for step in memory.after(line.shown):
                key = (step.seq, line.seats, line.panels)
                text = made.get(key)
                if text is None:
                    table = None if step.kind in unchanged else live_table.table
                    text = made[key] = projection.event_text(
                        memory.state, table, shown, step, line.seats, line.panels, glance
                    )
                line.send(text)
            line.shown = seq

    def welcome(self, line: Subscriber, have: int = 0) -> None:
        """Send a line the whole state."""
        live_table = self._live_table
        seq = live_table.state.seq
        first = max(have if have <= seq else 0, seq - MOST_MISSED)
        line.send(
            projection.welcome_text(
                live_table.state,
                live_table.table(),
                live_table.shown,
                live_table.after(first),
                line.seats,
                line.panels,
            )
        )
        line.shown = seq
        if live_table.pace.is_set:
            line.send(live_table.pace.text())
        if live_table.broken is not None:
            line.refuse(None, live_table.broken, seq)
