"""The store of a house that keeps a journal. What is not in the journal has not happened."""

from __future__ import annotations

import asyncio
import errno
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tumblekeep.pocket.contents import Contents, event_record, finished_record, lookback_record, several
from tumblekeep.pocket.journal import HEADER, HouseJournal, framed, read, written
from tumblekeep.pocket.upkeep import JournalUpkeep
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal as notes
from tumblekeep.server.storage.records import (
    AppendRequest,
    EventRow,
    FinishedRow,
    SavingFailed,
    TableHistory,
    TableRow,
)
from tumblekeep.server.storage.secret import new_action

RETRY_SECONDS = 0.5
WORTH_REWRITING = 1_000_000
"""A journal of fewer bytes is never rewritten."""

_Waiting = tuple[AppendRequest, "asyncio.Future[bool]"]


class JournalStore:
    """All tables of one house: in memory, and in its journal."""

    kind = "journal"
    under_way = 0
    """There are no other threads."""

    def __init__(self, journal: HouseJournal) -> None:
        self.worker = new_action()
        self.paused = False
        self.is_full = False
        """The device has refused the last writing because it has no room."""
        self.writing_since: float | None = None
        self.written = 0
        self.contents = Contents()
        self.cut_off = self.damaged = 0
        """Bytes that were found unfinished at the end, and bytes that could not be read."""
        self.finished = JournalFinishedGames(self)
        self.kept_rules = None
        self.upkeep = JournalUpkeep(self)
        self._journal = journal
        self._loop = asyncio.get_running_loop()
        self._batch: list[_Waiting] = []
        self._next_write: asyncio.Handle | None = None
        self._closing = False
        self._size = self._read()

    def _read(self) -> int:
        """Read the journal and put its end in order; return how many bytes of it count."""
        data = self._journal.read_all()
        found = read(data)
        for record in found.records:
            self.contents.take(record)
        self.damaged = found.damaged
        self.cut_off = len(data) - found.whole
        if found.damaged:
            notes.error("a part of the journal can't be read", bytes=found.damaged)
        if self.cut_off:
            notes.warning(
                "the journal ended in the middle of a record, which was cut off", bytes=self.cut_off
            )
        size = found.whole
        if size > WORTH_REWRITING and not found.damaged:
            fresh = written(self.contents.records())
            if len(fresh) < size // 2:
                self._journal.replace(fresh)
                return len(fresh)
        return size

    # -- writing ----------------------------------------------------------------------------------------

    def append(self, append: AppendRequest) -> asyncio.Future[bool]:
        """Store an event. The result is True once it is on the device, False if its number or its act is already taken."""
        future: asyncio.Future[bool] = self._loop.create_future()
        if self._closing:
            future.set_exception(SavingFailed("the store is closed"))
            return future
        self._batch.append((append, future))
        if self._next_write is None:
            self.writing_since = time.monotonic()
            self._next_write = self._loop.call_soon(self._write)
        return future

    def waiting(self) -> int:
        """How many events wait to be written."""
        return len(self._batch)

    def _write(self) -> None:
        """Write everything that waits, then tell those who wait. While the device refuses, try again and again."""
        self._next_write = None
        for append, future in self._batch:
            if not self._written_one(append, future):
                if not self._closing:
                    self._next_write = self._loop.call_later(RETRY_SECONDS, self._write)
                break
        self._batch = [one for one in self._batch if not one[1].done()]
        if not self._batch:
            self.writing_since = None

    def _written_one(self, append: AppendRequest, future: asyncio.Future[bool]) -> bool:
        """Write one event if it is still wanted; False if the device refuses."""
        if future.done():  # whoever wanted it has gone
            return True
        event = append.row
        if not self.contents.is_free(event):
            future.set_result(self._is_ours(event))
            return True
        try:
            record = event_record(event, append.opening, append.summary)
            self.keep(several([record, *_followers(append)]) if append.more else record)
        except OSError:
            return False
        except Exception as error:  # the waiting move must be told, else its table waits for ever
            notes.error("an event could not be stored", trace=error)
            future.set_exception(SavingFailed("could not be stored"))
            return True
        self.written += 1
        future.set_result(True)
        return True

    def _is_ours(self, event: EventRow) -> bool:
        events = self.contents.events.get(event.table, [])
        there = events[event.seq - 1] if event.seq <= len(events) else None
        return there is not None and there[2::2] == event[2::2]

    def keep(self, record: list[Any]) -> None:
        """Write a record to the device, then do what it says; raise OSError if the device refuses."""
        data = framed(record)
        try:
            self._tidy_end()
            if not self._size:
                data = HEADER + data
            self._journal.append(data)
        except Exception as error:  # the journal belongs to the device, which may raise anything
            self._trouble(error)
            raise error if isinstance(error, OSError) else OSError(errno.EIO, str(error)) from error
        self._size += len(data)
        self.contents.take(record)
        if self.paused:
            self.paused = self.is_full = False
            notes.info("saving works again")

    def _tidy_end(self) -> None:
        """Remove what an interrupted or refused writing has left: it was not acknowledged, so it must not come back."""
        if self._journal.size() != self._size:
            self._journal.replace(self._journal.read_all()[: self._size])

    def _trouble(self, error: Exception) -> None:
        self.is_full = isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
        if not self.paused:
            self.paused = True
            notes.error("saving is paused", error=type(error).__name__)

    async def change(self, record: list[Any]) -> None:
        """Keep a record, or refuse because nothing can be stored now."""
        try:
            self.keep(record)
        except OSError as error:
            raise Refusal(503, "server-saving-paused", again=True) from error

    # -- reading ----------------------------------------------------------------------------------------

    def _latest(self, wanted: Callable[[TableRow], bool], most: int) -> list[TableRow]:
        found = [row for row in self.contents.rows.values() if wanted(row)]
        return sorted(found, key=lambda row: -row.touched)[:most]

    async def table(self, table: str) -> TableRow | None:
        """Read a table's own row."""
        return self.contents.rows.get(table)

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Read several tables' own rows."""
        return [self.contents.rows[table] for table in ids if table in self.contents.rows]

    async def events(self, table: str, after: int = 0) -> list[EventRow]:
        """Read the events of a table after number `after`, in order."""
        return self.contents.events.get(table, [])[after:]

    async def history(self, table: str) -> TableHistory:
        """Read everything that is needed to load a table: all its events, because snapshots are not kept here."""
        return TableHistory(None, list(self.contents.events.get(table, [])), {})

    async def table_and_history(
        self, table: str, *, later: bool = False
    ) -> tuple[TableRow, TableHistory] | None:
        """Read a table's own row and its history."""
        row = await self.table(table)
        return None if row is None else (row, await self.history(table))

    async def listed(self, state: str | None, most: int = 100) -> list[TableRow]:
        """List public tables, the most recently active first."""
        return self._latest(
            lambda row: row.public == 1 and not row.archived and state in (None, row.state), most
        )

    async def coded(self, code: int) -> list[str]:
        """List the tables with this spoken code whose game has not begun: one, or seldom more."""
        rows = self.contents.rows.values()
        return [row.id for row in rows if row.code == code and row.state == "open" and not row.archived]

    async def uncoded(self, most: int = 5000) -> list[str]:
        """List the tables from before codes had words: a journal has none."""
        return []

    async def unfinished(self) -> list[TableRow]:
        """List tables that are listed anywhere and whose game is not over."""
        rows = self.contents.rows.values()
        return [row for row in rows if not row.archived and row.state in ("open", "playing")]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables."""
        events = self.contents.events
        return {table: len(events[table]) for table in tables if events.get(table)}

    async def clocked(self, before: int, most: int = 100) -> list[str]:
        """List tables whose clock may have run out by then while nobody was connected."""
        found = [
            row
            for row in self.contents.rows.values()
            if row.clock > 0 and row.state == "playing" and not row.archived
            if row.touched + row.clock * 1000 < before
        ]
        return [row.id for row in sorted(found, key=lambda row: row.touched)[:most]]

    async def archive(self, before: int) -> int:
        """Archive tables that nobody has touched since then: they are no longer listed. Nothing is deleted."""
        rows = self.contents.rows.values()
        old = [row.id for row in rows if not row.archived and row.touched < before]
        if old:
            await self.change(["rows", old, {"archived": 1}])
        return len(old)

    async def lookback(self, table: str, form: int) -> str | None:
        """Return the analysis of a table's game, if one is stored in this format."""
        kept = self.contents.lookbacks.get(table)
        return kept[1] if kept is not None and kept[0] == form else None

    async def keep_lookback(self, table: str, form: int, body: str) -> None:
        """Store the analysis of a table's game in place of an earlier one."""
        await self.change(lookback_record(table, form, body))

    # -- the rest ---------------------------------------------------------------------------------------

    def listen(
        self,
        heard: Callable[[str | None, int, EventRow | None], None],
        here: Callable[[str, list[str]], None],
        wanted: Callable[[str], bool],
    ) -> None:
        """Return None: nobody else writes to this journal."""
        return

    def tell_only(self, concerns: Callable[[str], bool]) -> None:
        """Nothing: there are no others."""

    async def name_heads(self, heads: Mapping[str, int]) -> None:
        """Nothing: there are no others."""

    async def tell_others(self, notices: Sequence[str]) -> None:
        """Do nothing: there are no others."""

    async def end(self) -> None:
        """Write what waits, then stop. What the device refuses was not acknowledged, and is refused."""
        self._closing = True
        if self._next_write is not None:
            self._next_write.cancel()
        self._write()
        for _, future in self._batch:
            future.set_exception(SavingFailed("could not be stored"))
        self._batch = []

    def close(self) -> None:
        """Do nothing: the journal belongs to whoever opened it."""

    def used_bytes(self) -> int:
        """Return how many bytes the journal has."""
        return self._size


def _followers(append: AppendRequest) -> list[list[Any]]:
    return [event_record(row, None, None) for row in append.more]


class JournalFinishedGames:
    """Finished games, kept for ever."""

    def __init__(self, store: JournalStore) -> None:
        self._store = store

    async def get(self, table: str) -> FinishedRow | None:
        """Return what is kept of a table's game."""
        return self._store.contents.finished.get(table)

    async def keep(self, table: str, row: FinishedRow) -> None:
        """Keep a finished game. What was kept first stays."""
        if table not in self._store.contents.finished:
            await self._store.change(finished_record(table, row))

    async def missing(self, most: int) -> list[str]:
        """List tables whose game is over and not kept, the most recently active first."""
        contents = self._store.contents
        found = [
            row for row in contents.rows.values() if row.state == "over" and row.id not in contents.finished
        ]
        return [row.id for row in sorted(found, key=lambda row: -row.touched)[:most]]
