"""Bytes: what tables may take in memory and on disk. What nobody has touched for longest goes first.

Games that people played are never deleted to make room; when nothing else is left to go, new tables are refused.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.storage.protocol import Upkeep

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

MEMORY_SECONDS, DISK_SECONDS, OPERATIONS_SECONDS, RETENTION_SECONDS = 5.0, 60.0, 2.0, 3600.0
"""How often each is looked at."""
DAY = 86_400_000
CHAT_BATCH = 50
"""How many tables' chat is purged in one transaction."""

T = TypeVar("T")


class ByteKeeper:
    """Keeps the tables of a registry within their bytes, and forgets what was removed elsewhere."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.disk_full = False
        """More is stored than may be, and nothing is left that may go."""
        self.disk_used = 0
        self.disk_dirty = False
        """Something large was stored: look at the disk soon."""
        self._last_operation: int | None = None
        self._due = dict.fromkeys(("memory", "disk", "retention"), time.monotonic())
        self._due["operations"] = float("-inf")

    def _is_due(self, what: str, seconds: float, moment: float) -> bool:
        if moment - self._due[what] < seconds:
            return False
        self._due[what] = moment
        return True

    async def look(self, moment: float) -> None:
        """Do what is due."""
        if self._is_due("memory", MEMORY_SECONDS, moment):
            self.keep_memory()
        if self._is_due("operations", OPERATIONS_SECONDS, moment):
            await self.forget_removed()
        if self.disk_dirty or self._is_due("disk", DISK_SECONDS, moment):
            self.disk_dirty = False
            await self.keep_disk()
        if self._is_due("retention", RETENTION_SECONDS, moment):
            await self.keep_for_so_long()

    # -- memory -----------------------------------------------------------------------------------------

    def table_bytes(self) -> int:
        """What all tables in memory take, by estimate."""
        return sum(live_table.weight for live_table in self._registry.live_tables.values())

    def keep_memory(self) -> int:
        """Unload tables to which nobody is connected, the longest unused first, until the rest fits; return how many."""
        registry = self._registry
        over = self.table_bytes() - registry.settings.memory_bytes
        if over <= 0:
            return 0
        idle = [live_table for live_table in registry.live_tables.values() if live_table.may_rest]
        count = 0
        for live_table in sorted(idle, key=lambda one: one.used):
            if over <= 0:
                break
            over -= live_table.weight
            del registry.live_tables[live_table.id]
            live_table.rest()
            count += 1
        return count

    # -- disk -------------------------------------------------------------------------------------------

    async def _removed(self, removing: Callable[[Upkeep], Awaitable[T]]) -> T:
        """Remove something, and forget what is no longer there."""
        if self._last_operation is None:
            await self.forget_removed()
        done = await removing(self._registry.store.upkeep)
        await self.forget_removed()
        return done

    async def keep_disk(self) -> None:
        """Delete uploads that nobody plays if there are too many, then tables that never began; refuse new ones if that
        is not enough."""
        settings = self._registry.settings
        loaded = set(self._in_use())
        count, self.disk_used = await self._removed(
            lambda upkeep: upkeep.make_room(settings.upload_bytes, settings.disk_bytes, loaded, now() - DAY)
        )
        if count:
            journal.info("tables deleted to make room", count=count)
        full = bool(settings.disk_bytes) and self.disk_used > settings.disk_bytes
        if full and not self.disk_full:
            journal.error(
                "the disk budget is spent: no new tables", used=self.disk_used, budget=settings.disk_bytes
            )
        self.disk_full = full

    def _in_use(self) -> list[str]:
        tables = self._registry.live_tables
        return [table for table, live_table in tables.items() if live_table.connections.lines]

    async def keep_for_so_long(self) -> None:
        """Delete what is older than the operator wants to keep."""
        settings, moment = self._registry.settings, now()
        in_use = set(self._in_use())

        loaded_before = moment - int(settings.loaded_days * DAY)
        touched_before = moment - int(settings.keep_days * DAY) if settings.keep_days else None
        count = await self._removed(lambda upkeep: upkeep.delete_old(loaded_before, touched_before, in_use))
        if count:
            journal.info("tables deleted after their time", count=count)
        chats_before = moment - int(settings.chat_days * DAY)
        while settings.chat_days:
            if await self._removed(lambda upkeep: upkeep.purge_chats(chats_before, CHAT_BATCH)) < CHAT_BATCH:
                break

    # -- what was removed -------------------------------------------------------------------------------

    async def forget_removed(self) -> None:
        """Forget tables that somebody removed or rewrote in the database: another worker, or the operator's command."""
        upkeep = self._registry.store.upkeep
        if self._last_operation is None:
            self._last_operation = await upkeep.last_operation()
            return
        for operation in await upkeep.operations_after(self._last_operation):
            self._last_operation = operation.n
            live_table = self._registry.live_tables.pop(operation.subject, None)
            if live_table is None:
                continue
            for subscriber in list(live_table.connections.lines):
                if operation.what == "deleted":
                    subscriber.leave(4004, "server-table-removed")
                else:
                    subscriber.leave(
                        1012, "server-restarting"
                    )  # they come back by themselves and are shown the rest
            live_table.rest()
