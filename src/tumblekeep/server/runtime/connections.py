"""The connections of a table: everybody who is connected to it, and what each of them is sent."""

from __future__ import annotations

import asyncio
import contextlib
import time
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime.presence import PresenceCount
from tumblekeep.server.runtime.subscriber import Subscriber
from tumblekeep.server.runtime.time_slices import sliced
from tumblekeep.server.table.door import Door, watcher_mark
from tumblekeep.server.visibility import projection

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable

PRESENCE_SECONDS = 0.5
"""Seconds between two messages about who is here."""
MOST_WELCOMES = 4
"""Different welcomes that are remembered until the next event."""
MOST_MISSED = 200
"""How many missed events a returning client is sent one by one; older ones show only in the state."""


class Connections:
    """The connections of one table."""

    def __init__(self, live_table: LiveTable) -> None:
        # a weak reference, so that an unloaded table leaves memory at once
        self._live_table: LiveTable = weakref.proxy(live_table)
        self.lines: set[Subscriber] = set()
        self._watched_at = time.monotonic()
        """When somebody was last connected here, or the table was read."""
        self.thinks_less = False
        """Bots at this table have to think less than they could."""
        self._presence_at = float("-inf")
        self._presence_later: asyncio.TimerHandle | None = None
        self._welcomes: dict[tuple[Any, ...], tuple[str, projection.SeenSights]] = {}
        """What was told to those who came since the last event."""
        self._welcomed_to: tuple[Any, Any] = (None, None)
        """The game they were told of; a table that is read back has another one, and nothing need have happened at it."""
        self._door_seen: tuple[Door, bool] | None = None

    # -- coming and going -------------------------------------------------------------------------------

    async def join(self, subscriber: Subscriber, have: int) -> None:
        """Add a client that has seen the events up to `have`."""
        charges = self._live_table.registry.charges
        await self._loaded()
        self._live_table.used = time.monotonic()
        if charges.on:
            async with sliced(charges, "hello", subscriber.address, charges.playing, owing=True) as slices:
                if not self._live_table.is_at_rest:
                    self._add(subscriber, have)
                await slices.rest()
        if subscriber not in self.lines:  # without limits, or the table was unloaded meanwhile
            await self._loaded()
            self._add(subscriber, have)
        with contextlib.suppress(Refusal):  # the next check of the table's pace retries
            await self._live_table.pace.give_back()
        self._live_table.wake()

    async def _loaded(self) -> None:
        """Read the table back, if it is unloaded."""
        live_table = self._live_table
        if live_table.is_at_rest:
            async with live_table.lock:
                await live_table.reload()

    def _add(self, subscriber: Subscriber, have: int) -> None:
        # nothing is waited for here: what is shown is what is stored, even while an act is being stored
        live_table = self._live_table
        live_table.used = time.monotonic()
        subscriber.seats = live_table.seats_of(subscriber.hashes)
        if (
            subscriber.hashes
            and not subscriber.seats
            and not any(map(live_table.state.is_host, subscriber.hashes))
        ):
            raise Refusal(401, "server-not-your-seat")
        if not subscriber.seats and not live_table.state.watchable:
            raise Refusal(403, "server-not-watchable")
        subscriber.watcher = watcher_mark(live_table.state.host, subscriber.address)
        if not subscriber.seats and subscriber.watcher in live_table.state.door.shown_out:
            raise Refusal(403, "server-shown-out")
        self.lines.add(subscriber)
        self.welcome(subscriber, have)
        self._note_here()
        live_table.registry.turn_push.came_back(live_table, subscriber.seats)
        self.tell_presence(subscriber)

    def part(self, subscriber: Subscriber) -> None:
        """Remove a client."""
        self._live_table.used = time.monotonic()
        if subscriber in self.lines:
            self.lines.discard(subscriber)
            self._watched_at = time.monotonic()
            self._note_here()
            self.tell_presence()
            if not self.lines:
                self._welcomes.clear()
                self._live_table.memory.forget_texts()

    def seats_may_change(self, kind: str) -> None:
        """Update the seats that each connection holds, after somebody sat down or left."""
        live_table = self._live_table
        if kind not in ("sat", "left", "given", "taken", "unkeyed"):
            return
        for subscriber in list(self.lines):
            seats = live_table.seats_of(subscriber.hashes)
            if seats != subscriber.seats:
                subscriber.seats = seats
                if not seats and not live_table.state.watchable:
                    subscriber.leave(4001, "server-not-your-seat")
                else:
                    self.welcome(subscriber, live_table.state.seq)
        self._note_here()

    def door_may_change(self) -> None:
        """Show those spectators out who may no longer watch, after the host changed something at the door."""
        state = self._live_table.state
        seen = self._door_seen
        self._door_seen = (state.door, state.watchable)
        if seen is not None and seen[0] is state.door and seen[1] == state.watchable:
            return
        for subscriber in list(self.lines):
            if subscriber.seats:
                continue
            if not state.watchable:
                subscriber.leave(4001, "server-not-watchable")
            elif subscriber.watcher in state.door.shown_out:
                subscriber.leave(4001, "server-shown-out")

    # -- who is here ------------------------------------------------------------------------------------

    def presence(self) -> tuple[list[int], int]:
        """Return the seats that somebody is connected for, and the number of spectators."""
        there = self._with_us()
        here, watchers = set(there.seats), there.watchers
        for other in self._live_table.registry.elsewhere.at(self._live_table.id):
            here.update(other.seats)
            watchers += other.watchers
        return sorted(here), watchers

    def is_watched(self, seconds: float) -> bool:
        """Whether anybody is connected to this table, to any worker, or was within so many seconds."""
        if self.lines or time.monotonic() - self._watched_at < seconds:
            return True
        here, watchers = self.presence()
        return bool(here or watchers)

    def lightest(self, used: Callable[[str], float]) -> str:
        """Return the address of somebody here, of those who have used least; the table itself if nobody is."""
        return min((one.address for one in self.lines), key=used, default=self._live_table.id)

    def tell_thinking(self, *, less: bool) -> None:
        """Tell everybody once when bots here have to think less, and once when they don't any more."""
        if less != self.thinks_less:
            self.thinks_less = less
            for subscriber in self.lines:
                subscriber.tell("thinking", less=less)

    def _with_us(self) -> PresenceCount:
        """Count who is connected to this worker."""
        seats = tuple(sorted({seat for subscriber in self.lines for seat in subscriber.seats}))
        return PresenceCount(seats, sum(1 for subscriber in self.lines if not subscriber.seats))

    def _note_here(self) -> None:
        self._live_table.registry.here(self._live_table.id, self._with_us())

    def tell_presence(self, newcomer: Subscriber | None = None) -> None:
        """Tell everybody who is here now, except the client that was just sent the full state.

        At most twice a second: what changes meanwhile is told together.
        """
        if not self._live_table.is_at_rest:
            self._live_table.pace.news()
        if self._presence_later is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._presence_at + PRESENCE_SECONDS - loop.time()
        if wait > 0:
            self._presence_later = loop.call_later(wait, self._send_presence)
        else:
            self._send_presence(newcomer)

    def _send_presence(self, newcomer: Subscriber | None = None) -> None:
        self._presence_later = None
        self._presence_at = asyncio.get_running_loop().time()
        if not self.lines:
            return
        here, watchers = self.presence()
        text = projection.to_text({"type": "presence", "here": here, "watchers": watchers})
        for subscriber in self.lines:
            if subscriber is not newcomer:
                subscriber.send(text)

    def show_aim(self, by: Subscriber, seat: int, at: int, aimed: dict[str, Any] | None) -> None:
        """Show everybody else how somebody aims; it is neither stored nor shown to clients that join later."""
        text = projection.to_text({"type": "aim", "seat": seat, "at": at, "aimed": aimed})
        for subscriber in self.lines:
            if subscriber is not by:
                subscriber.glimpse(text)

    # -- what they are sent -----------------------------------------------------------------------------

    def show_new(self) -> None:
        """Send every connection the events it has not been sent."""
        live_table = self._live_table
        memory, shown, seq = live_table.memory, live_table.shown, live_table.state.seq
        if self._welcomes:
            self._welcomes = {}
        made: dict[tuple[Any, ...], str] = {}
        cache = projection.RenderCache()
        held: list[projection.SeenSights] = []
        """So that no identity is used twice meanwhile."""
        unchanged = ("said",) if memory.state.state == "over" else ("moved", "said")
        for subscriber in self.lines:
            if subscriber.shown < memory.first:  # the events it missed are no longer in memory
                self.welcome(subscriber, subscriber.shown)
            for step in memory.steps[subscriber.shown - memory.first :]:
                before = subscriber.seen
                # what connections were shown is one object for all who were shown the same, and lives until they are shown more
                key = (step.seq, subscriber.seats, subscriber.panels, id(before) if before else None)
                text = made.get(key)
                if text is None:
                    table = None if step.kind in unchanged else live_table.table
                    text = made[key] = projection.event_text(
                        memory.state, table, shown, step, subscriber.seats, subscriber.panels, cache, before
                    )
                subscriber.send(text)
                if subscriber.differences and projection.shows_sights(step):
                    held.append(before)
                    subscriber.seen = cache.seen(shown, subscriber.seats)
            subscriber.shown = seq

    def welcome(self, subscriber: Subscriber, have: int = 0) -> None:
        """Send a connection the full state."""
        live_table = self._live_table
        seq = live_table.state.seq
        first = max(have if have <= seq else 0, seq - MOST_MISSED)
        game, seen = self._welcome_game(first, subscriber.seats, subscriber.panels, subscriber.differences)
        subscriber.send(projection.welcome_text(live_table.state, live_table.table(), subscriber.seats, game))
        subscriber.shown, subscriber.seen = seq, seen
        if live_table.pace.is_set:
            subscriber.send(live_table.pace.text())
        if self.thinks_less:
            subscriber.tell("thinking", less=True)
        if live_table.broken is not None:
            subscriber.refuse(None, live_table.broken, seq)

    def _welcome_game(
        self, first: int, seats: tuple[int, ...], panels: bool, differences: bool
    ) -> tuple[str, projection.SeenSights]:
        """What a welcome shows of the game, and what is remembered of it for a connection that is sent differences. Many who come at
        once, or one who asks again and again, are told the same."""
        live_table = self._live_table
        key = (live_table.state.seq, first, seats, panels, differences)
        shown, kept_game = self._welcomed_to
        if shown is not live_table.shown or kept_game is not live_table.kept:
            self._welcomes.clear()
            self._welcomed_to = live_table.shown, live_table.kept
        found = self._welcomes.get(key)
        if found is None:
            if len(self._welcomes) >= MOST_WELCOMES or any(known[0] != key[0] for known in self._welcomes):
                self._welcomes.clear()
            kept = None if live_table.kept is None else live_table.kept.end(seats, panels)
            cache = projection.RenderCache()
            text = projection.welcome_game(
                live_table.state, live_table.shown, live_table.after(first), seats, panels, kept, cache
            )
            remembers = differences and kept is None
            found = text, cache.seen(live_table.shown, seats) if remembers else ()
            self._welcomes[key] = found
        return found
