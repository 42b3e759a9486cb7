"""The append-only log of every table. What is not in it has not happened.

Every append is guarded twice: by (table, number), so that one of two racing appends wins, and by (table, action),
so that an act sent again counts once. One thread writes: it takes everything that waits into one transaction and
confirms when that is on disk. While the database is down it retries, and nobody is told "done" before it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import TypeVar

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from tumblekeep.processor_time import thread_time
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.storage.database import Database
from tumblekeep.server.storage.event_writer import (
    CHANNEL,
    HERE_CHANNEL,
    DatabaseUnreachable,
    EventWriter,
    naming,
)
from tumblekeep.server.storage.finished import FinishedGameStore
from tumblekeep.server.storage.kept_rules import KeptRulesStore
from tumblekeep.server.storage.listener import Listener
from tumblekeep.server.storage.packing import events_of
from tumblekeep.server.storage.records import (
    AppendRequest,
    EventRow,
    Key,
    SavingFailed,
    TableHistory,
    TableRow,
)
from tumblekeep.server.storage.schema import (
    EVENTS,
    HOMES,
    LOOKBACKS,
    PACKED_EVENTS,
    PART_OF_EVENTS,
    TABLES,
)
from tumblekeep.server.storage.table_reader import history_of, row_of
from tumblekeep.server.storage.upkeep import DatabaseUpkeep

LARGEST_BATCH = 256
READERS, SQLITE_READERS = 4, 2
"""Threads that read. Those of PostgreSQL mostly wait for it."""
RETRY_SECONDS = 0.2
BUSY_BATCH, GATHER_SECONDS = 4, 0.003
"""After a batch of at least `BUSY_BATCH` events, wait this many seconds to gather the next one."""

T = TypeVar("T")

_Waiting = tuple[AppendRequest, "asyncio.Future[bool]"]


class EventStore:
    """The log, for one worker."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker
        self.kind = "PostgreSQL" if database.is_postgres else "SQLite"
        self.finished = FinishedGameStore(self)
        self.kept_rules = KeptRulesStore(self)
        self.upkeep = DatabaseUpkeep(self)
        self._writer = EventWriter(database, worker)
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self.readers = READERS if database.is_postgres else SQLITE_READERS
        """How many threads read at once; one more waits for what is not a reading."""
        self._readers = ThreadPoolExecutor(self.readers + 1, thread_name_prefix="reader")
        self.turn: Callable[[bool], AbstractAsyncContextManager[object]] = nullcontext
        """The turn of whoever wants to read, perhaps later than others. Without it they read in the order in which they asked."""
        self.spent: Callable[[float], None] = lambda _: None
        """Told how much processor time a reading took."""
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self.paused = False
        """The last attempt to write failed, and is being retried."""
        self.writing_since: float | None = None
        """When the current batch was started; None while nothing is being written."""
        self.written = 0
        self.under_way = 0
        """Writings and readings that other threads do for somebody who waits."""
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    # -- writing ------------------------------------------------------------------------------------

    def append(self, append: AppendRequest) -> asyncio.Future[bool]:
        """Store an event. The result is True once it is on disk, False if its number or its act is already taken."""
        future: asyncio.Future[bool] = self._loop.create_future()
        if self._closing:
            future.set_exception(SavingFailed("the store is closed"))
        else:
            self.under_way += 1
            self._queue.put((append, future))
        return future

    def waiting(self) -> int:
        """How many events wait to be written."""
        return self._queue.qsize()

    def _run(self) -> None:
        batch: list[_Waiting] = []
        while True:
            first = self._queue.get()
            if first is None:
                return
            if len(batch) >= BUSY_BATCH:  # under load, a short wait saves whole transactions
                time.sleep(GATHER_SECONDS)
            batch = [first]
            last = False
            while len(batch) < LARGEST_BATCH:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self.writing_since = time.monotonic()
            self._write_until_done(batch)
            self.writing_since = None
            if last:
                return

    def _write_until_done(self, batch: list[_Waiting]) -> None:
        while True:
            try:
                won = self.write([append for append, _ in batch])
            except (DatabaseUnreachable, OperationalError, InterfaceError, OSError) as error:
                self._trouble(error)
            except Exception as error:
                self._one_by_one(batch, error)
                return
            else:
                if self.paused:
                    self.paused = False
                    journal.info("saving works again")
                self.written += len(won)
                self._answer(batch, won)
                return
            if self._closing:
                self._fail(batch)
                return
            time.sleep(RETRY_SECONDS)

    def _trouble(self, error: Exception) -> None:
        if not self.paused:
            self.paused = True
            journal.error("saving is paused", error=type(error).__name__)

    def _one_by_one(self, batch: list[_Waiting], error: Exception) -> None:
        """Write a batch one by one, because something in it can't be stored at all: find that, store the rest."""
        journal.error("a batch could not be stored", error=type(error).__name__, events=len(batch))
        if len(batch) == 1:
            self._fail(batch)
        else:
            for waiting in batch:
                self._write_until_done([waiting])

    def _answer(self, batch: list[_Waiting], won: set[Key]) -> None:
        def tell() -> None:
            self.under_way -= len(batch)
            for append, future in batch:
                if not future.done():
                    future.set_result(append.row[:3] in won)

        self._call(tell)

    def _fail(self, batch: list[_Waiting]) -> None:
        def tell() -> None:
            self.under_way -= len(batch)
            for _, future in batch:
                if not future.done():
                    future.set_exception(SavingFailed("could not be stored"))

        self._call(tell)

    def _call(self, what: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed, so nobody waits any more
            self._loop.call_soon_threadsafe(what)

    def write(self, batch: Sequence[AppendRequest]) -> set[Key]:
        """Write a batch in one transaction; return the key of every append that is ours and on disk.

        Runs in the writer thread.
        """
        return self._writer.write(batch)

    # -- reading ------------------------------------------------------------------------------------

    async def read(self, query: Callable[[Connection], T], *, later: bool = False) -> T:
        """Query the database, off the event loop. `later`: nobody sits at a table and waits for it."""

        def ask() -> tuple[T, float]:
            began = thread_time()
            with self.database.reading.connect() as connection:
                return query(connection), thread_time() - began

        self.under_way += 1
        try:
            async with self.turn(later):
                found, spent = await self._loop.run_in_executor(self._readers, ask)
            self.spent(spent)
            return found
        except (OperationalError, InterfaceError, OSError) as error:
            raise Refusal(503, "server-saving-paused", again=True) from error
        except SQLAlchemyError as error:
            journal.error("the database could not be read", error=type(error).__name__)
            raise Refusal(503, "server-saving-paused", again=True) from error
        finally:
            self.under_way -= 1

    async def table(self, table: str) -> TableRow | None:
        """Read a table's own row."""
        return await self.read(lambda connection: row_of(connection, table))

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Read several tables' own rows."""
        return await self.read(
            lambda connection: [
                TableRow(*found) for found in connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)))
            ]
        )

    async def events(self, table: str, after: int = 0) -> list[EventRow]:
        """Read the events of a table after number `after`, in order."""
        return await self.read(lambda connection: events_of(connection, table, after))

    async def history(self, table: str) -> TableHistory:
        """Read everything that is needed to load a table."""
        return await self.read(lambda connection: history_of(connection, table))

    async def table_and_history(
        self, table: str, *, later: bool = False
    ) -> tuple[TableRow, TableHistory] | None:
        """Read a table's own row and its history in one go: whoever comes back waits for each reading."""

        def query(connection: Connection) -> tuple[TableRow, TableHistory] | None:
            row = row_of(connection, table)
            return None if row is None else (row, history_of(connection, table))

        return await self.read(query, later=later)

    async def listed(self, state: str | None, most: int = 100) -> list[TableRow]:
        """List public tables, the most recently active first."""
        statement = select(TABLES).where(TABLES.c.public == 1, TABLES.c.archived == 0)
        if state is not None:
            statement = statement.where(TABLES.c.state == state)
        statement = statement.order_by(TABLES.c.touched.desc()).limit(most)
        return await self.read(
            lambda connection: [TableRow(*found) for found in connection.execute(statement)]
        )

    async def coded(self, code: int) -> list[str]:
        """List the tables with this spoken code whose game has not begun: one, or seldom more."""
        statement = select(TABLES.c.id).where(
            TABLES.c.code == code, TABLES.c.state == "open", TABLES.c.archived == 0
        )
        return await self.read(lambda connection: [str(found[0]) for found in connection.execute(statement)])

    async def uncoded(self, most: int = 5000) -> list[str]:
        """List the tables from before codes had words whose game has not begun, the most recently active first."""
        statement = (
            select(TABLES.c.id)
            .where(TABLES.c.public.in_((0, 1)), TABLES.c.archived == 0, TABLES.c.state == "open")
            .where(TABLES.c.code.is_(None))
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        return await self.read(lambda connection: [str(found[0]) for found in connection.execute(statement)])

    async def unfinished(self) -> list[TableRow]:
        """List tables that are listed anywhere and whose game is not over."""
        statement = select(TABLES).where(TABLES.c.archived == 0, TABLES.c.state.in_(("open", "playing")))
        return await self.read(
            lambda connection: [TableRow(*found) for found in connection.execute(statement)]
        )

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables."""

        def query(connection: Connection) -> dict[str, int]:
            loose = (
                select(EVENTS.c.table_id, func.max(EVENTS.c.seq))
                .where(EVENTS.c.table_id.in_(tables))
                .group_by(EVENTS.c.table_id)
            )
            if self.database.is_postgres:  # each table's own partition alone is searched
                loose = loose.where(EVENTS.c.table_id == HOMES.c.id, HOMES.c.part == PART_OF_EVENTS)
            found = {one[0]: one[1] for one in connection.execute(loose)}
            rest = [table for table in tables if table not in found]
            if rest:
                ends = select(PACKED_EVENTS.c.table_id, PACKED_EVENTS.c.seq)
                ends = ends.where(PACKED_EVENTS.c.table_id.in_(rest))
                found.update((one[0], one[1]) for one in connection.execute(ends))
            return found

        return await self.read(query)

    async def clocked(self, before: int, most: int = 100) -> list[str]:
        """List tables whose clock may have run out by then while nobody was connected."""
        statement = (
            select(TABLES.c.id)
            .where(TABLES.c.clock > 0, TABLES.c.state == "playing", TABLES.c.archived == 0)
            .where(TABLES.c.touched + TABLES.c.clock * 1000 < before)
            .order_by(TABLES.c.touched)
            .limit(most)
        )
        return await self.read(lambda connection: [str(found[0]) for found in connection.execute(statement)])

    def tell_only(self, concerns: Callable[[str], bool]) -> None:
        """Tell the other workers only of events of tables that concern them. The writer thread asks."""
        self._writer.concerns = concerns

    async def name_heads(self, heads: Mapping[str, int]) -> None:
        """Tell the other workers which events are the last ones of these tables (PostgreSQL only)."""
        await self._notify(CHANNEL, naming(self.worker, heads))

    async def tell_others(self, notices: Sequence[str]) -> None:
        """Tell the other workers who is connected here (PostgreSQL only)."""
        await self._notify(HERE_CHANNEL, notices)

    async def _notify(self, channel: str, notices: Sequence[str]) -> None:
        def tell() -> None:
            with self.database.reading.begin() as connection:
                for notice in notices:
                    connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (channel, notice))

        await self._loop.run_in_executor(self._readers, tell)

    async def archive(self, before: int) -> int:
        """Archive tables that nobody has touched since then: they are no longer listed. Nothing is deleted."""

        def update() -> int:
            with self.database.writing.begin() as connection:
                statement = (
                    TABLES.update()
                    .where(TABLES.c.archived == 0, TABLES.c.touched < before)
                    .values(archived=1)
                )
                return connection.execute(statement).rowcount

        return await self._loop.run_in_executor(self._readers, update)

    async def lookback(self, table: str, form: int) -> str | None:
        """Return the analysis of a table's game, if one is stored in this format."""
        statement = select(LOOKBACKS.c.body).where(LOOKBACKS.c.table_id == table, LOOKBACKS.c.form == form)
        return await self.read(
            lambda connection: connection.execute(statement).scalar_one_or_none(), later=True
        )

    async def keep_lookback(self, table: str, form: int, body: str) -> None:
        """Store the analysis of a table's game in place of an earlier one."""

        def keep() -> None:
            with self.database.writing.begin() as connection:
                connection.execute(LOOKBACKS.delete().where(LOOKBACKS.c.table_id == table))
                connection.execute(LOOKBACKS.insert().values(table_id=table, form=form, body=body))

        await self._loop.run_in_executor(self._readers, keep)

    def listen(
        self,
        heard: Callable[[str | None, int, EventRow | None], None],
        here: Callable[[str, list[str]], None],
        wanted: Callable[[str], bool],
    ) -> Listener | None:
        """Listen for what other workers write at wanted tables, and who is connected there; None: there are no other workers."""
        return Listener(self, heard, here, wanted) if self.database.is_postgres else None

    async def end(self) -> None:
        """Write what waits, then stop."""
        await self._loop.run_in_executor(None, self.finish)

    def close(self) -> None:
        """Release the database."""
        self.database.close()

    def finish(self) -> None:
        """Write what waits, then stop. Blocks, but only for a moment if the database is down."""
        self._closing = True
        self._queue.put(None)
        self._thread.join(timeout=10)
        self._readers.shutdown(wait=False, cancel_futures=True)
