"""Opening a database: SQLite in one file by default, PostgreSQL if one machine is not enough."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

from sqlalchemy import create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from tumblekeep.server.storage import partitions
from tumblekeep.server.storage.migrations import migrate

MIGRATION_LOCK = 7_411_902
"""The PostgreSQL advisory lock that workers hold while they migrate."""


class BadDatabase(Exception):
    """This database can't be used; the text says why."""


class Database:
    """One database: one engine to write with, one to read with, and the differences between SQLite and PostgreSQL."""

    def __init__(self, url: str, *, shared: bool = False) -> None:
        """Open a database; `shared`: only to read it, beside a server that may be using it."""
        try:
            self.url = make_url(url)
        except ArgumentError as error:
            raise BadDatabase(
                "this is not a database address; use one like sqlite:///tumblekeep.db"
            ) from error
        kind = self.url.get_backend_name()
        self.is_postgres = kind == "postgresql"
        self._lock: IO[str] | None = None
        self._is_closed = False
        self.part = 0
        """The partition of events for tables that are opened now (PostgreSQL only)."""
        if self.is_postgres:
            self.url = self.url.set(drivername="postgresql+psycopg")
            patience = {"connect_timeout": 3, "tcp_user_timeout": 5000}
            try:
                # no ping before each use, because the writer retries by itself if its connection has died
                self.writing = create_engine(
                    self.url, pool_size=1, max_overflow=1, connect_args=patience | {"prepare_threshold": 1}
                )
                self.reading = create_engine(
                    self.url, pool_size=4, max_overflow=4, pool_pre_ping=True, connect_args=patience
                )
            except (ModuleNotFoundError, NoSuchModuleError) as error:
                raise BadDatabase(
                    "PostgreSQL needs the extra `postgres`: pip install 'tumblekeep[postgres]'"
                ) from error
        elif kind == "sqlite":
            self._open_file(shared)
        else:
            raise BadDatabase(
                f"databases of the kind {kind} are not supported; use sqlite:///FILE or postgresql://..."
            )
        for engine in (self.writing, self.reading):
            event.listen(engine, "checkin", self._came_back)

    def _open_file(self, shared: bool) -> None:
        """Open a SQLite file.

        Only one server may hold it, and only one connection writes to it; that one also makes the checkpoints.
        """
        if not self.url.database or self.url.database == ":memory:":
            raise BadDatabase(
                "a database in memory would be lost with the server; name a file, as in sqlite:///tumblekeep.db"
            )
        path = Path(self.url.database)
        if not path.parent.is_dir():
            raise BadDatabase(f"the folder {path.parent} of the database does not exist; create it first")
        # a symbolic link is another name for the same file, so the lock lies beside the file itself
        path = path.resolve()
        if path.exists() and path.stat().st_nlink > 1:
            raise BadDatabase(
                "this database file has a second name (a hard link), by which another server could open it; remove one of them"
            )
        if shared and not path.exists():
            raise BadDatabase(f"there is no database {path}")
        self._lock = None if shared else _hold(path.with_name(path.name + ".lock"))
        self.url = self.url.set(drivername="sqlite+pysqlite")
        self.writing = create_engine(self.url, pool_size=1, max_overflow=0)
        self.reading = create_engine(self.url, pool_size=4)
        event.listen(self.writing, "connect", _writer_connects)
        event.listen(self.writing, "begin", _writer_begins)
        event.listen(self.reading, "connect", _reader_connects)

    def _came_back(self, _connection: Any, record: Any) -> None:
        """Close a connection that a thread gives back after everything was closed: no pool would ever do it."""
        if self._is_closed:
            record.close()

    def prepare(self) -> int:
        """Migrate the database to the current schema; return the number of steps taken."""
        with self.writing.begin() as connection:
            if self.is_postgres:
                connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
            steps = migrate(connection)
            if partitions.is_divided(connection):
                partitions.make(connection, partitions.today())
                self.part = partitions.current(connection, partitions.today())
            return steps

    def close(self) -> None:
        """Close all connections and release the lock."""
        self._is_closed = True
        self.writing.dispose()
        self.reading.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _hold(path: Path) -> IO[str]:
    file = path.open("a+")
    try:
        import fcntl
    except ImportError:  # Windows has no flock; there the unique key (table, number) is the only protection
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise BadDatabase(
            "another server is using this database file; several servers need PostgreSQL"
        ) from error
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()
    return file


def _writer_connects(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver's own BEGIN is deferred; ours is immediate
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA foreign_keys=ON")
    # SQLite's statement journal is needed only during one statement; on disk, every larger batch would create a
    # file for it
    connection.execute("PRAGMA temp_store=MEMORY")


def _writer_begins(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _reader_connects(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("PRAGMA query_only=ON")
