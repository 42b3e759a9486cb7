"""Housekeeping: periodic work for a registry's tables, twice a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tumblekeep.server.errors import Refusal
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.metrics.garbage import broom, give_back
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.answers_only import keep_by_answers
from tumblekeep.server.runtime.folding import fold_unused
from tumblekeep.server.runtime.table_clock import now

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

TICK_SECONDS = 0.5
PAUSE_SHOWN_AFTER = 1.0
"""Seconds a write may take before people are told that saving is paused."""
ARCHIVE_EVERY = 3600.0
PACK_EVERY = 30.0
PACK_AT_ONCE = 2
"""Tables packed in one transaction: people who play wait for it."""
PACK_PAUSE = 0.2
CLOSELY_AFTER = 86_400_000
"""Milliseconds until nobody resends an act of a finished game any more: then the names of its acts go."""
PARTITIONS_EVERY = 600.0
CLOCKS_EVERY = 60.0
"""Seconds between two searches for unloaded tables whose clock has run out."""


class Housekeeper:
    """Does the periodic work for all tables of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._archived_at = self.clocks_at = self._polled_at = time.monotonic()
        self._packed_at = time.monotonic()
        self._packing = False
        self._partitions_at = time.monotonic()
        self._ticker = registry.spawn(self._tick())

    def stop(self) -> None:
        """Stop all periodic work."""
        self._ticker.cancel()

    def poll_soon(self) -> None:
        """Poll the database soon, because another worker may have written something whose notice we missed."""
        self._polled_at = 0.0

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self._look_after()
            except Refusal:
                continue
            except Exception as error:
                journal.error("housekeeping failed", trace=error)

    async def _look_after(self) -> None:
        moment = time.monotonic()
        self._tell_saving(moment)
        self.keep_pace()
        self._let_rest(moment)
        broom.look(self._registry.metrics.events.total(), self._registry.metrics.sockets)
        await self._poll(moment)
        await self._wake_clocks(moment)
        await self._archive(moment)
        self._pack(moment)
        self._look_after_partitions(moment)
        await in_thread(self._registry.rules_runner.look, moment)
        self._registry.turn_push.look(moment)
        await self._registry.bytes.look(moment)
        await self._registry.daily.look()
        if broom.is_due_to_give_back():
            await in_thread(give_back)

    def _tell_saving(self, moment: float) -> None:
        registry = self._registry
        since = registry.store.writing_since
        paused = registry.store.paused or (since is not None and moment - since > PAUSE_SHOWN_AFTER)
        if paused != registry.saving_paused:
            registry.saving_paused = paused
            registry.table_clock.pause(paused)
            for live_table in registry.live_tables.values():
                for subscriber in live_table.connections.lines:
                    subscriber.tell("saving", paused=paused)

    def keep_pace(self) -> None:
        """Check every table that has a pace, and tell the other workers who is here."""
        registry = self._registry
        registry.table_clock.tick()
        for live_table in list(registry.paced):
            if registry.live_tables.get(live_table.id) is not live_table or live_table.state.state == "over":
                registry.paced.discard(live_table)
            elif not live_table.lock.locked() and not live_table.spoiled:
                live_table.pace.look()
        if registry.has_neighbours:
            registry.elsewhere.expire()
            notices = list(registry.elsewhere.notices(registry.worker, registry.live_tables))
            if notices:
                registry.spawn(self.tell_others(notices))

    async def tell_others(self, notices: Sequence[str]) -> None:
        """Send notices to the other workers."""
        try:
            await self._registry.store.tell_others(notices)
        except Exception:  # the database is down: everything is sent again when it is back
            self._registry.elsewhere.missed()

    async def name_heads(self, heads: Mapping[str, int]) -> None:
        """Tell the other workers which events are the last ones of these tables."""
        try:
            await self._registry.store.name_heads(heads)
        except Exception:  # the database is down: everything is read again when it is back
            self._registry.elsewhere.missed()

    def _let_rest(self, moment: float) -> None:
        registry = self._registry
        idle, over = registry.settings.idle_seconds, registry.settings.over_seconds
        for table, live_table in list(registry.live_tables.items()):
            long = over if live_table.state.state == "over" else idle
            if live_table.may_rest and moment - live_table.used > long:
                del registry.live_tables[table]
                live_table.rest()
        fold_unused(registry, moment)

    async def _poll(self, moment: float) -> None:
        registry = self._registry
        if registry.has_neighbours and moment - self._polled_at > registry.settings.poll_seconds:
            self._polled_at = moment
            live = [
                table for table, live_table in registry.live_tables.items() if live_table.connections.lines
            ]
            for start in range(0, len(live), 500):
                for table, seq in (await registry.store.heads(live[start : start + 500])).items():
                    registry.noticed(table, seq)

    async def _wake_clocks(self, moment: float) -> None:
        if moment - self.clocks_at > CLOCKS_EVERY:
            self.clocks_at = moment
            for table in await self._registry.store.clocked(self._registry.table_clock.wall()):
                await self._registry.find(table)

    async def _archive(self, moment: float) -> None:
        if moment - self._archived_at > ARCHIVE_EVERY:
            self._archived_at = moment
            registry = self._registry
            count = await registry.store.archive(now() - int(registry.settings.archive_days * 86_400_000))
            if count:
                registry.table_list.changed()
                journal.info("tables archived", count=count)

    def _pack(self, moment: float) -> None:
        settings = self._registry.settings
        if settings.pack_minutes >= 0 and not self._packing and moment - self._packed_at > PACK_EVERY:
            self._packed_at, self._packing = moment, True
            self._registry.spawn(self.pack())

    async def pack(self) -> None:
        """Pack the events of finished games, a few at a time."""
        registry = self._registry
        before = now() - int(registry.settings.pack_minutes * 60_000)
        try:
            while await registry.store.upkeep.pack(before, PACK_AT_ONCE):
                await asyncio.sleep(PACK_PAUSE)
            await keep_by_answers(registry, before)
            while await registry.store.upkeep.pack_closely(before - CLOSELY_AFTER, PACK_AT_ONCE):
                await asyncio.sleep(PACK_PAUSE)
        except Refusal:
            pass  # the database is down: later
        except Exception as error:  # one game that can't be packed must not end all housekeeping
            journal.error("finished games could not be packed", trace=error)
        finally:
            self._packing = False

    def _look_after_partitions(self, moment: float) -> None:
        if moment - self._partitions_at > PARTITIONS_EVERY:
            self._partitions_at = moment
            self._registry.spawn(self.look_after_partitions())

    async def look_after_partitions(self) -> None:
        """Make partitions for new tables, and tidy old ones away, a piece at a time."""
        try:
            while await self._registry.store.upkeep.look_after_partitions():
                await asyncio.sleep(PACK_PAUSE)
        except (Refusal, OSError):
            pass  # the database is down: later
        except Exception as error:
            journal.error("partitions could not be looked after", trace=error)
