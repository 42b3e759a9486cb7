"""Opening a database: SQLite in one file by default, PostgreSQL when one machine is not enough."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from tumblekeep.server.storage.migrations import migrate

MIGRATION_LOCK = 7_411_902
"""PostgreSQL's advisory lock that workers take while they migrate."""


class BadDatabase(Exception):
    """This database can't be used; the text says why."""


class Database:
    """One database: an engine to write with, one to read with, and what differs between the two kinds."""

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url)
        except ArgumentError as error:
            raise BadDatabase("that is not a database address; try sqlite:///tumblekeep.db") from error
        kind = self.url.get_backend_name()
        self.is_postgres = kind == "postgresql"
        self._lock: IO[str] | None = None
        if self.is_postgres:
            self.url = self.url.set(drivername="postgresql+psycopg")
            patience = {"connect_timeout": 3, "tcp_user_timeout": 5000}
            try:
                # no ping before each use: the writer tries again by itself when its connection has died
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
            self._open_file()
        else:
            raise BadDatabase(f"{kind} is not known here; use sqlite:///FILE or postgresql://...")

    def _open_file(self) -> None:
        """Only one server may hold the file, and in it only one connection writes: it checkpoints, too."""
        if not self.url.database or self.url.database == ":memory:":
            raise BadDatabase("a table must outlive the server: name a file, as in sqlite:///tumblekeep.db")
        path = Path(self.url.database)
        if not path.parent.is_dir():
            raise BadDatabase(f"there is no folder {path.parent} for the database")
        path = (
            path.resolve()
        )  # a link is another name for the same file: the lock lies beside the file itself
        if path.exists() and path.stat().st_nlink > 1:
            raise BadDatabase(
                "this database file has a second name (a hard link), and another server could open it by that one; remove one"
            )
        self._lock = _hold(path.with_name(path.name + ".lock"))
        self.url = self.url.set(drivername="sqlite+pysqlite")
        self.writing = create_engine(self.url, pool_size=1, max_overflow=0)
        self.reading = create_engine(self.url, pool_size=4)
        event.listen(self.writing, "connect", _writer_connects)
        event.listen(self.writing, "begin", _writer_begins)
        event.listen(self.reading, "connect", _reader_connects)

    def prepare(self) -> int:
        """Bring the database to the present shape; gives the steps taken."""
        with self.writing.begin() as connection:
            if self.is_postgres:
                connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
            return migrate(connection)

    def engines(self) -> tuple[Engine, Engine]:
        """The engine to write with and the one to read with."""
        return self.writing, self.reading

    def close(self) -> None:
        """Let go of everything."""
        self.writing.dispose()
        self.reading.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _hold(path: Path) -> IO[str]:
    file = path.open("a+")
    try:
        import fcntl
    except ImportError:  # Windows has no flock; there the guard on (table, number) is all there is
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
    connection.isolation_level = None  # the driver's own BEGIN is deferred; ours is not
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA foreign_keys=ON")
    # what undoes one statement of a batch is needed no longer than that; else every batch of some size makes a file for it
    connection.execute("PRAGMA temp_store=MEMORY")


def _writer_begins(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _reader_connects(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("PRAGMA query_only=ON")
