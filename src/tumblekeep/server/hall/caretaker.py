"""The caretaker: what goes on by itself in a hall. Twice a second it looks at what time has brought."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tumblekeep.server.hall.timepiece import now
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.watch.journal import journal
from tumblekeep.server.watch.sweep import broom

if TYPE_CHECKING:
    from tumblekeep.server.hall.hall import Hall

TICK_SECONDS = 0.5
PAUSE_SHOWN_AFTER = 1.0
"""Seconds a write may take before people are told that saving is paused."""
ARCHIVE_EVERY = 3600.0
CLOCKS_EVERY = 60.0
"""Seconds between two searches for tables at rest whose clock has run out."""


class Caretaker:
    """Looks after all tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._archived_at = self.clocks_at = self._polled_at = time.monotonic()
        self._ticker = hall.spawn(self._tick())

    def stop(self) -> None:
        """Nothing more happens by itself."""
        self._ticker.cancel()

    def poll_soon(self) -> None:
        """Another worker may have written something that we were not told of."""
        self._polled_at = 0.0

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self._look_after()
            except Refusal:
                continue
            except Exception as error:
                journal.error("looking after the tables failed", trace=error)

    async def _look_after(self) -> None:
        moment = time.monotonic()
        self._tell_saving(moment)
        self.keep_pace()
        self._let_rest(moment)
        broom.look(self._hall.metrics.events.total(), self._hall.metrics.sockets)
        await self._poll(moment)
        await self._wake_clocks(moment)
        await self._archive(moment)

    def _tell_saving(self, moment: float) -> None:
        hall = self._hall
        since = hall.store.writing_since
        paused = hall.store.paused or (since is not None and moment - since > PAUSE_SHOWN_AFTER)
        if paused != hall.saving_paused:
            hall.saving_paused = paused
            hall.timepiece.pause(paused)
            for host in hall.hosts.values():
                for line in host.company.lines:
                    line.tell("saving", paused=paused)

    def keep_pace(self) -> None:
        """Look at every table that has a pace, and tell the other workers who is here."""
        hall = self._hall
        hall.timepiece.tick()
        for host in list(hall.paced):
            if hall.hosts.get(host.id) is not host or host.state.state == "over":
                hall.paced.discard(host)
            elif not host.lock.locked() and not host.spoiled:
                host.pace.look()
        if hall.has_neighbours:
            hall.elsewhere.expire()
            notices = list(hall.elsewhere.notices(hall.worker))
            if notices:
                hall.spawn(self.tell_others(notices))

    async def tell_others(self, notices: Sequence[str]) -> None:
        """Say something to the other workers."""
        try:
            await self._hall.store.tell_others(notices)
        except Exception:  # the database is away: everything is told again when it is back
            self._hall.elsewhere.missed()

    def _let_rest(self, moment: float) -> None:
        hall = self._hall
        idle, over = hall.settings.idle_seconds, hall.settings.over_seconds
        for table, host in list(hall.hosts.items()):
            long = over if host.state.state == "over" else idle
            if not host.company.lines and not host.lock.locked() and moment - host.used > long:
                del hall.hosts[table]
                host.rest()

    async def _poll(self, moment: float) -> None:
        hall = self._hall
        if hall.has_neighbours and moment - self._polled_at > hall.settings.poll_seconds:
            self._polled_at = moment
            live = [table for table, host in hall.hosts.items() if host.company.lines]
            for start in range(0, len(live), 500):
                for table, seq in (await hall.store.heads(live[start : start + 500])).items():
                    hall.noticed(table, seq)

    async def _wake_clocks(self, moment: float) -> None:
        if moment - self.clocks_at > CLOCKS_EVERY:
            self.clocks_at = moment
            for table in await self._hall.store.clocked(self._hall.timepiece.wall()):
                await self._hall.find(table)

    async def _archive(self, moment: float) -> None:
        if moment - self._archived_at > ARCHIVE_EVERY:
            self._archived_at = moment
            hall = self._hall
            count = await hall.store.archive(now() - int(hall.settings.archive_days * 86_400_000))
            if count:
                journal.info("tables archived", count=count)
