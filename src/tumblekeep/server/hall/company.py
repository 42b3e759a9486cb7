"""The company at a table: everybody who is connected to it, and what each of them is sent."""

from __future__ import annotations

import contextlib
import time
import weakref
from typing import TYPE_CHECKING, Any

from tumblekeep.server.hall.onlooker import Onlooker
from tumblekeep.server.hall.presence import There
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.seen import sight

if TYPE_CHECKING:
    from tumblekeep.server.hall.host import Host

MOST_MISSED = 200
"""Events that somebody who comes back is told one by one; what was before shows in the state alone."""


class Company:
    """Those who look at one table."""

    def __init__(self, host: Host) -> None:
        self._host: Host = weakref.proxy(host)  # a table that rests leaves memory whole, at once
        self.lines: set[Onlooker] = set()

    # -- coming and going -------------------------------------------------------------------------------

    async def join(self, line: Onlooker, have: int) -> None:
        """Let somebody in who has seen the events up to `have`."""
        host = self._host
        if host.is_at_rest:
            async with host.lock:
                await host.reload()
        # from here on nothing waits: what is shown is what is stored, even while somebody's act is being stored
        host.used = time.monotonic()
        line.seats = host.seats_of(line.hashes)
        if line.hashes and not line.seats and not any(map(host.state.is_host, line.hashes)):
            raise Refusal(401, "server-not-your-seat")
        if not line.seats and not host.state.watchable:
            raise Refusal(403, "server-not-watchable")
        self.lines.add(line)
        self.welcome(line, have)
        self._note_here()
        self.tell_presence(line)
        with contextlib.suppress(Refusal):  # the next look at the table's pace tries again
            await host.pace.give_back()
        host.wake()

    def part(self, line: Onlooker) -> None:
        """Somebody has gone."""
        self._host.used = time.monotonic()
        if line in self.lines:
            self.lines.discard(line)
            self._note_here()
            self.tell_presence()
            if not self.lines:
                self._host.memory.forget_texts()

    def seats_may_change(self, kind: str) -> None:
        """After somebody sat down or left, a line may hold other seats than before."""
        host = self._host
        if kind not in ("sat", "left", "given", "taken"):
            return
        for line in list(self.lines):
            seats = host.seats_of(line.hashes)
            if seats != line.seats:
                line.seats = seats
                if not seats and not host.state.watchable:
                    line.leave(4001, "server-not-your-seat")
                else:
                    self.welcome(line, host.state.seq)
        self._note_here()

    # -- who is here ------------------------------------------------------------------------------------

    def presence(self) -> tuple[list[int], int]:
        """The seats somebody is connected for, and how many only watch."""
        there = self._with_us()
        here, watchers = set(there.seats), there.watchers
        for other in self._host.hall.elsewhere.at(self._host.id):
            here.update(other.seats)
            watchers += other.watchers
        return sorted(here), watchers

    def _with_us(self) -> There:
        """Who is connected to this worker."""
        seats = tuple(sorted({seat for line in self.lines for seat in line.seats}))
        return There(seats, sum(1 for line in self.lines if not line.seats))

    def _note_here(self) -> None:
        self._host.hall.here(self._host.id, self._with_us())

    def tell_presence(self, newcomer: Onlooker | None = None) -> None:
        """Tell everybody who is here now, but for who has just been told everything."""
        here, watchers = self.presence()
        text = sight.to_text({"type": "presence", "here": here, "watchers": watchers})
        for line in self.lines:
            if line is not newcomer:
                line.send(text)
        if not self._host.is_at_rest:
            self._host.pace.news()

    def show_aim(self, by: Onlooker, seat: int, at: int, aimed: dict[str, Any] | None) -> None:
        """Let everybody else see how somebody aims; it is neither stored nor told to who comes later."""
        text = sight.to_text({"type": "aim", "seat": seat, "at": at, "aimed": aimed})
        for line in self.lines:
            if line is not by:
                line.glimpse(text)

    # -- what they are sent -----------------------------------------------------------------------------

    def show_new(self) -> None:
        """Send every line the events it has not been sent."""
        host = self._host
        memory, shown, seq = host.memory, host.shown, host.state.seq
        made: dict[Any, str] = {}
        glance = sight.Glance()
        unchanged = ("said",) if memory.state.state == "over" else ("moved", "said")
        for line in self.lines:
            if line.shown < memory.first:  # what it missed is no longer remembered one by one
                self.welcome(line, line.shown)
            for step in memory.after(line.shown):
                key = (step.seq, line.seats, line.panels)
                text = made.get(key)
                if text is None:
                    table = None if step.kind in unchanged else host.table
                    text = made[key] = sight.event_text(
                        memory.state, table, shown, step, line.seats, line.panels, glance
                    )
                line.send(text)
            line.shown = seq

    def welcome(self, line: Onlooker, have: int = 0) -> None:
        """Send a line the whole state."""
        host = self._host
        seq = host.state.seq
        first = max(have if have <= seq else 0, seq - MOST_MISSED)
        line.send(
            sight.welcome_text(
                host.state, host.table(), host.shown, host.after(first), line.seats, line.panels
            )
        )
        line.shown = seq
        if host.pace.is_set:
            line.send(host.pace.text())
        if host.broken is not None:
            line.refuse(None, host.broken, seq)
