"""The event writer: writes a batch of events with the database's own driver, in a few statements that never
change.

Every layer between the driver and us takes longer than the driver does. And a driver lets other threads run while
it executes a statement: the event loop then takes the interpreter back, and the writer has to wait for its next
turn. So the fewer statements a batch takes, the sooner it is stored: a batch of nothing but events is one
statement, which is its own transaction. The driver keeps the statements prepared, because their text is always the
same.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

from tumblekeep.server import json_text
from tumblekeep.server.storage.database import Database
from tumblekeep.server.storage.packing import read
from tumblekeep.server.storage.records import AppendRequest
from tumblekeep.server.storage.seat_statements import statement_of

if TYPE_CHECKING:
    from tumblekeep.server.storage.records import EventRow, Key

CHANNEL = "tumblekeep"
HERE_CHANNEL = "tumblekeep_here"
_EVENT = "INSERT INTO events (table_id, seq, action, at, body) SELECT * FROM (VALUES {}) AS v WHERE {} ON CONFLICT DO NOTHING"
_NOT_PACKED = "NOT EXISTS (SELECT 1 FROM packed_events AS p WHERE p.table_id = v.{} AND p.seq >= v.{})"
"""An event whose number was packed is as taken as one that is there."""
_MOST_AT_ONCE = 64
"""The most rows in one statement, for SQLite: the driver keeps one prepared statement per number of rows."""
_INSERT = [
    _EVENT.format(",".join(["(?,?,?,?,?)"] * n), _NOT_PACKED.format("column1", "column2"))
    for n in range(_MOST_AT_ONCE + 1)
]
_INSERT_ALONE = f"""
    INSERT INTO events (table_id, seq, action, at, body, part)
    SELECT v.*, COALESCE((SELECT t.part FROM tables AS t WHERE t.id = v.id), 0)
    FROM unnest(%s::text[], %s::int[], %s::text[], %s::bigint[], %s::text[]) AS v (id, n, act, at, body)
    WHERE {_NOT_PACKED.format("id", "n")}
    ON CONFLICT DO NOTHING RETURNING table_id, seq, action
"""  # noqa: S608 - our own names
"""Nobody else has these tables in memory, so nobody is woken, and the batch does not wait for the lock of all notices."""
_INSERT_AND_NOTIFY = f"""
WITH won AS ({_INSERT_ALONE}), told AS (
    SELECT %s::text || string_agg(',' || table_id || ':' || seq, '') AS names, count(*) AS taken FROM won HAVING count(*) > 0
), notice AS (
    SELECT pg_notify(%s, said) FROM told, unnest(CASE WHEN taken = %s THEN %s::text[] ELSE ARRAY[names] END) AS said
)
SELECT table_id, seq, action FROM won WHERE (SELECT count(*) FROM notice) > 0
"""  # noqa: S608 - our own names
"""All notices are sent with the batch, so that one transaction takes the instance's lock once. Events that were
not inserted are not announced."""
LONGEST_NOTICE = 7_900
"""Bytes; PostgreSQL accepts fewer than 8,000."""


def notices(worker: str, rows: Sequence[EventRow]) -> list[str]:
    """Write the notices of these events for other workers: their numbers and, after a line break, the events
    themselves, so that nobody has to query them. An event that is too long is only named."""
    found: list[str] = []
    names, carried, size = worker, "", len(worker)
    for row in rows:
        name, event = f",{row.table}:{row.seq}", json_text.dumps(tuple(row))
        if len(event) > LONGEST_NOTICE // 2:
            event = b""
        if size + len(name) + len(event) + 2 > LONGEST_NOTICE:
            found.append(names + carried)
            names, carried, size = worker, "", len(worker)
        names += name
        carried += f"\n{event.decode()}" if event else ""
        size += len(name) + len(event) + 1
    return [*found, names + carried]


def naming(worker: str, heads: Mapping[str, int]) -> list[str]:
    """Write notices that only name events."""
    found, text = [], worker
    for table, seq in heads.items():
        piece = f",{table}:{seq}"
        if len(text) + len(piece) > LONGEST_NOTICE:
            found.append(text)
            text = worker
        text += piece
    return [*found, text]


def named_in(notice: str) -> list[tuple[str, int]]:
    """The events that a notice names, each by its table and its number."""
    pieces = [piece.partition(":") for piece in notice.partition("\n")[0].split(",")[1:]]
    return [(table, int(seq)) for table, _, seq in pieces if seq.isdigit()]


def carried_by(notice: str) -> list[list[Any]]:
    """The events that a notice carries whole."""
    return [json_text.loads(event) for event in notice.split("\n")[1:]]


class DbConnection(Protocol):
    """What the connections of `sqlite3` and `psycopg` have in common."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Any:
        """Execute a statement."""


class DatabaseUnreachable(Exception):
    """The database can't be written now: it is down, locked, full or read-only. A retry may succeed."""


_SNAPSHOT = """
INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
"""
_KEPT = "SELECT action, body FROM events WHERE table_id = ? AND seq = ?"
_PACKED = "SELECT form, body FROM packed_events WHERE table_id = ? AND seq >= ?"


@lru_cache(maxsize=64)
def _opening(columns: tuple[str, ...]) -> str:
    """The statement that inserts a new table's own row."""
    values = ", ".join("?" * len(columns))
    return f"INSERT INTO tables ({', '.join(columns)}) VALUES ({values}) ON CONFLICT DO NOTHING"  # noqa: S608 - our own names


@lru_cache(maxsize=64)
def _summary(columns: tuple[str, ...]) -> str:
    """The statement that updates a table's own row."""
    return f"UPDATE tables SET {', '.join(f'{one} = ?' for one in columns)} WHERE id = ?"  # noqa: S608 - our own names


@lru_cache(maxsize=64)
def _in_postgres(statement: str) -> str:
    return statement.replace("?", "%s")


class EventWriter:
    """Writes for one worker, in the writer thread."""

    def __init__(self, database: Database, worker: str) -> None:
        self._database = database
        self._worker = worker
        self.concerns: Callable[[str], bool] = lambda table: True
        """Whether other workers have to be told of a table's events."""
        self._said: Callable[[str], str] = _in_postgres if database.is_postgres else str

    def write(self, batch: Sequence[AppendRequest]) -> set[Key]:
        """Write a batch in one transaction; return the key of every append that is ours and on disk."""
        # the same order in all workers, so that there is no deadlock
        batch = sorted(batch, key=lambda append: append.row[:2])
        plain = all(append.is_plain for append in batch)  # one statement is its own transaction
        if not self._database.is_postgres:
            with self._sqlite() as driver:
                if plain and len(batch) <= _MOST_AT_ONCE:
                    return self._events(driver, batch)
                with _whole(driver):
                    return self._all_of(driver, batch)
        with self._postgres() as driver:
            if plain:
                return self._events(driver, batch)
            with driver.transaction():
                return self._all_of(driver, batch)

    def _all_of(self, driver: DbConnection, batch: Sequence[AppendRequest]) -> set[Key]:
        said = self._said
        for append in batch:
            if append.opening is not None:
                opening = append.opening | self._home()
                driver.execute(said(_opening(tuple(opening))), tuple(opening.values()))
        won = self._events(driver, batch)
        for append in batch:
            table = append.row.table
            if append.is_plain or append.row[:3] not in won:
                continue
            if append.summary is not None:
                driver.execute(said(_summary(tuple(append.summary))), (*append.summary.values(), table))
            if append.more:
                self._follow(driver, append.more)
            if append.snapshot is not None:
                driver.execute(said(_SNAPSHOT), (table, *append.snapshot))
            for change in append.seats:
                statement, values = statement_of(change)
                driver.execute(said(statement), values)
        return won

    def _home(self) -> dict[str, int]:
        """Where the events of a new table will lie."""
        return {"part": self._database.part} if self._database.is_postgres else {}

    def _follow(self, driver: DbConnection, rows: Sequence[EventRow]) -> None:
        """Insert the events that follow one that is ours."""
        won = self._events(driver, [AppendRequest(row) for row in rows])
        if len(won) != len(rows):
            raise ValueError("events of a table that follow one of ours are taken")

    def _events(self, driver: DbConnection, batch: Sequence[AppendRequest]) -> set[Key]:
        """Insert the events that are not there yet."""
        rows = [append.row for append in batch]
        won: set[Key] = set()
        if self._database.is_postgres:
            columns = [list(column) for column in zip(*rows, strict=True)]
            wanted = [row for row in rows if self.concerns(row.table)]
            if wanted:
                carried = notices(self._worker, wanted)
                told = driver.execute(
                    _INSERT_AND_NOTIFY, (*columns, self._worker, CHANNEL, len(rows), carried)
                )
            else:
                told = driver.execute(_INSERT_ALONE, columns)
            won = {tuple(key) for key in told}
        elif self._inserted(driver, rows) == len(rows):
            won = {row[:3] for row in rows}
        return won | {row[:3] for row in rows if row[:3] not in won and self._is_ours(driver, row)}

    def _inserted(self, driver: DbConnection, rows: Sequence[EventRow]) -> int:
        count = 0
        for start in range(0, len(rows), _MOST_AT_ONCE):
            part = rows[start : start + _MOST_AT_ONCE]
            values = [value for row in part for value in row]
            count += driver.execute(_INSERT[len(part)], values).rowcount
        return count

    def _is_ours(self, driver: DbConnection, row: EventRow) -> bool:
        """Tell whether an earlier attempt succeeded and only its confirmation was lost."""
        found = driver.execute(self._said(_KEPT), (row.table, row.seq)).fetchone()
        if found is None:
            packed = driver.execute(self._said(_PACKED), (row.table, row.seq)).fetchone()
            return packed is not None and read(row.table, packed[0], bytes(packed[1]))[row.seq - 1] == row
        return tuple(found) == (row.action, row.body)

    # -- the drivers ----------------------------------------------------------------------------------

    @contextlib.contextmanager
    def _sqlite(self) -> Iterator[DbConnection]:
        try:
            with contextlib.closing(self._database.writing.raw_connection()) as held:
                yield held.driver_connection  # type: ignore[misc]
        except sqlite3.OperationalError as error:
            raise DatabaseUnreachable(str(error)) from error

    @contextlib.contextmanager
    def _postgres(self) -> Iterator[Any]:
        import psycopg

        try:
            with contextlib.closing(self._database.writing.raw_connection()) as held:
                driver: Any = held.driver_connection
                try:
                    driver.autocommit = True  # transactions begin and end where we say so
                    yield driver
                    driver.autocommit = False
                except BaseException:
                    held.invalidate()  # its state is unknown, and a new connection is quickly made
                    raise
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            raise DatabaseUnreachable(type(error).__name__) from error


@contextlib.contextmanager
def _whole(driver: DbConnection) -> Iterator[None]:
    """All or nothing.

    Locks the file for writing at once, because a transaction that begins by reading may have to begin again.
    """
    driver.execute("BEGIN IMMEDIATE")
    try:
        yield
        driver.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):  # a full disk has already ended the transaction
            driver.execute("ROLLBACK")
        raise
