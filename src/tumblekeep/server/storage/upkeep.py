"""The upkeep of a database: making room, deleting what is too old or unwanted, and what the operator sees of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import OperationalError

from tumblekeep.server.storage import packing, partitions, removal
from tumblekeep.server.storage.records import Operation, TableRow, TableSizes
from tumblekeep.server.storage.schema import TABLES

if TYPE_CHECKING:
    from tumblekeep.server.storage.store import EventStore

T = TypeVar("T")


class DatabaseUpkeep:
    """What is removed from a database, each in one transaction."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._unpackable: set[str] = set()
        """Tables whose events can't be packed: not to be tried again and again."""
        self._not_closely: set[str] = set()
        """The same of packing them closely."""

    async def _change(self, work: Callable[[Connection], T]) -> T:
        """Change the database, off the event loop."""

        def do() -> T:
            with self._store.database.writing.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(None, do)

    async def last_operation(self) -> int:
        """The number of the latest operation."""
        return await self._store.read(removal.last_operation)

    async def operations_after(self, last: int) -> list[Operation]:
        """Everything removed since then."""
        return await self._store.read(lambda connection: removal.operations_after(connection, last))

    async def make_room(
        self, upload_bytes: int, disk_bytes: int, in_use: Collection[str], begun_before: int
    ) -> tuple[int, int]:
        """Delete uploads that nobody plays if there are too many, then tables that never began and were not touched since
        then. `disk_bytes` 0: as much as there is. Return how many were deleted, and how many bytes are used."""

        def work(connection: Connection) -> tuple[int, int]:
            uploads = [one for one in removal.unplayed_uploads(connection) if one[0] not in in_use]
            size = sum(one[1] for one in uploads)
            used = removal.used_bytes(connection)
            over = size - upload_bytes
            if disk_bytes:
                over = max(over, used - disk_bytes)
            gone: list[str] = []
            for table, bytes_there in uploads:
                if over <= 0:
                    break
                gone.append(table)
                over -= bytes_there
            if over > 0 and disk_bytes and used > disk_bytes:
                gone += [one for one in removal.never_begun(connection, begun_before) if one not in in_use]
            if gone:
                removal.remove_tables(connection, gone)
                used = removal.used_bytes(connection)
            return len(gone), used

        return await self._change(work)

    async def delete_old(
        self, loaded_before: int, touched_before: int | None, in_use: Collection[str]
    ) -> int:
        """Delete uploads that nobody plays and tables that nobody has touched since then; return how many."""

        def work(connection: Connection) -> int:
            old = [table for table, _ in removal.unplayed_uploads(connection, loaded_before)]
            if touched_before is not None:
                old += removal.untouched(connection, touched_before)
            return removal.remove_tables(connection, [one for one in dict.fromkeys(old) if one not in in_use])

        return await self._change(work)

    async def purge_chats(self, before: int, most: int) -> int:
        """Remove what was said at tables that nobody has touched since then; return at how many."""

        def work(connection: Connection) -> int:
            tables = removal.unpurged(connection, before, most)
            for table in tables:
                removal.purge_chat(connection, table)
                removal.mark_purged(connection, table)
            return len(tables)

        return await self._change(work)

    async def pack(self, before: int, most: int) -> int:
        """Pack the events of finished games that nobody has touched since then; return how many tables were looked at."""
        tables = await self._store.read(
            lambda connection: packing.due(connection, before, most + len(self._unpackable))
        )
        tables = [table for table in tables if table not in self._unpackable]
        if not tables:
            return 0

        def prepare() -> list[packing.ReadyToPack]:
            with self._store.database.reading.connect() as connection:
                found = [packing.prepared(connection, table) for table in tables]
            return [one for one in found if one is not None]

        ready = await asyncio.get_running_loop().run_in_executor(None, prepare)
        done = 0
        try:
            done = await self._change(lambda connection: packing.pack(connection, ready)) if ready else 0
        finally:
            if done < len(tables):
                self._unpackable.update(tables)
        return len(tables)

    async def pack_closely(self, before: int, most: int) -> int:
        """Pack the packed events of games closely that nobody has touched since then; return how many tables were looked at."""
        tables = await self._store.read(
            lambda connection: packing.due_closely(connection, before, most + len(self._not_closely))
        )
        tables = [table for table in tables if table not in self._not_closely]
        if not tables:
            return 0

        def prepare() -> list[packing.ReadyToPackClosely]:
            with self._store.database.reading.connect() as connection:
                found = [packing.prepared_closely(connection, table) for table in tables]
            return [one for one in found if one is not None]

        done = 0
        try:
            ready = await asyncio.get_running_loop().run_in_executor(None, prepare)
            done = (
                await self._change(lambda connection: packing.pack_closely(connection, ready)) if ready else 0
            )
        finally:
            if done < len(tables):
                self._not_closely.update(tables)
        return len(tables)

    async def look_after_partitions(self) -> bool:
        """Make the partitions that will be needed, and do one piece of tidying; tell whether there may be more to do."""
        database = self._store.database
        if not database.is_postgres:
            return False
        day = partitions.today()
        done = partitions.TidyWork()
        try:
            done = await self._change(lambda connection: partitions.look_after(connection, day))
        except OperationalError as error:
            if not partitions.is_busy(error):
                raise
        database.part = await self._store.read(lambda connection: partitions.current(connection, day))
        return any(done)

    async def remove(self, tables: Sequence[str]) -> int:
        """Delete tables for good; return how many there were."""
        return await self._change(lambda connection: removal.remove_tables(connection, tables))

    async def purge_chat(self, table: str) -> int:
        """Remove everything that was said at a table; return how many messages that were."""
        return await self._change(lambda connection: removal.purge_chat(connection, table))

    async def counted(self) -> tuple[dict[str, int], int]:
        """How many tables there are in each state, and how many bytes are used."""

        def query(connection: Connection) -> tuple[dict[str, int], int]:
            found = connection.execute(select(TABLES.c.state, func.count()).group_by(TABLES.c.state))
            return {str(state): int(count) for state, count in found}, removal.used_bytes(connection)

        return await self._store.read(query)

    async def sized(self, state: str | None, most: int) -> list[tuple[TableRow, TableSizes]]:
        """Tables of any kind, the most recently touched first, and how much is stored of each."""

        def query(connection: Connection) -> list[tuple[TableRow, TableSizes]]:
            rows = removal.all_rows(connection, state, most)
            return [(row, removal.sizes_of(connection, row.id)) for row in rows]

        return await self._store.read(query)
