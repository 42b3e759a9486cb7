"""Bytes: what tables may take in memory and on disk. What nobody has touched for longest goes first.

Games that people played are never deleted to make room; when nothing else is left to go, new tables are refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection

from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.storage import removal

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
        idle = [
            live_table
            for live_table in registry.live_tables.values()
            if not live_table.connections.lines and not live_table.lock.locked()
        ]
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

    async def _in_database(self, work: Callable[[Connection], T]) -> T:
        """Change the database, off the event loop, and forget what is no longer there."""
        if self._last_operation is None:
            await self.forget_removed()

        def do() -> T:
            with self._registry.database.writing.begin() as connection:
                return work(connection)

        done = await asyncio.get_running_loop().run_in_executor(None, do)
        await self.forget_removed()
        return done

    async def keep_disk(self) -> None:
        """Delete uploads that nobody plays if there are too many, then tables that never began; refuse new ones if that
        is not enough."""
        settings = self._registry.settings
        loaded = set(self._in_use())

        def work(connection: Connection) -> tuple[int, int]:
            uploads = [one for one in removal.unplayed_uploads(connection) if one[0] not in loaded]
            size = sum(one[1] for one in uploads)
            used = removal.used_bytes(connection)
            over = size - settings.upload_bytes
            if settings.disk_bytes:
                over = max(over, used - settings.disk_bytes)
            gone: list[str] = []
            for table, bytes_there in uploads:
                if over <= 0:
                    break
                gone.append(table)
                over -= bytes_there
            if over > 0 and settings.disk_bytes and used > settings.disk_bytes:
                gone += [one for one in removal.never_begun(connection, now() - DAY) if one not in loaded]
            if gone:
                removal.remove_tables(connection, gone)
                used = removal.used_bytes(connection)
            return len(gone), used

        count, self.disk_used = await self._in_database(work)
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

        def delete(connection: Connection) -> int:
            old = [
                table
                for table, _ in removal.unplayed_uploads(connection, moment - int(settings.loaded_days * DAY))
            ]
            if settings.keep_days:
                old += removal.untouched(connection, moment - int(settings.keep_days * DAY))
            return removal.remove_tables(connection, [one for one in dict.fromkeys(old) if one not in in_use])

        count = await self._in_database(delete)
        if count:
            journal.info("tables deleted after their time", count=count)
        while settings.chat_days:

            def purge(connection: Connection) -> int:
                tables = removal.unpurged(connection, moment - int(settings.chat_days * DAY), CHAT_BATCH)
                for table in tables:
                    removal.purge_chat(connection, table)
                    removal.mark_purged(connection, table)
                return len(tables)

            if await self._in_database(purge) < CHAT_BATCH:
                break

    # -- what was removed -------------------------------------------------------------------------------

    async def forget_removed(self) -> None:
        """Forget tables that somebody removed or rewrote in the database: another worker, or the operator's command."""
        store = self._registry.store
        if self._last_operation is None:
            self._last_operation = await store.read(removal.last_operation)
            return
        last = self._last_operation
        for operation in await store.read(lambda connection: removal.operations_after(connection, last)):
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
