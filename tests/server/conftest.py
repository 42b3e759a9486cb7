"""Shared by the server's tests: databases of both kinds, new for every test."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from forked import SPAWNING, STARTING
from server import killing
from server.postgres import Postgres, postgres
from tumblekeep.core.errors import TumbleError
from tumblekeep.server import workers
from tumblekeep.server.charging import budgets
from tumblekeep.server.dice import throws
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http import rate_limits
from tumblekeep.server.http.ready_answers import ReadyAnswers
from tumblekeep.server.storage.database import Database
from tumblekeep.server.workers import WorkerPool

__all__ = ["database", "described_once", "forked_processes", "inside", "postgres", "postgres_url", "started"]

_numbers = itertools.count(1)
_described: dict[Any, Any] = {}


@contextmanager
def _passing(postgres: Postgres, like: str) -> Iterator[str]:
    """Make a database like this one, and remove it again."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    yield postgres.new_database(name, like)
    postgres.drop_database(name)


@pytest.fixture
def empty_postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty PostgreSQL database."""
    with _passing(postgres, "template1") as url:
        yield url


@pytest.fixture(scope="session")
def prepared_postgres(postgres: Postgres) -> str:
    """The name of a PostgreSQL database with everything that a server makes in an empty one, which takes it longer than a copy."""
    name = "prepared"
    database = Database(postgres.new_database(name))
    database.prepare()
    database.close()
    return name


@pytest.fixture
def postgres_url(postgres: Postgres, prepared_postgres: str) -> Iterator[str]:
    """A PostgreSQL database in which nothing has happened yet."""
    with _passing(postgres, prepared_postgres) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database in which nothing has happened yet, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture(autouse=True)
def forked_processes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers and their worker processes are forked, because nothing is learned from importing everything each time.
    A test that asks for `started` has them started as people do."""
    if "started" not in request.fixturenames:
        for module in (workers, killing):
            monkeypatch.setattr(module, "subprocess", STARTING)
        monkeypatch.setattr(throws, "multiprocessing", SPAWNING)


@pytest.fixture
def started() -> None:
    """Servers and their worker processes are started as people do."""


@pytest.fixture(autouse=True)
def described_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The description of the API is written by the first server here: it is the same at all that have the same addresses."""
    write = ReadyAnswers.prepare

    def prepare(self: ReadyAnswers) -> None:
        addresses = tuple(getattr(route, "path", "") for route in self._api.routes)
        if addresses not in _described:
            write(self)
            _described[addresses] = self._described
        self._described = _described[addresses]

    monkeypatch.setattr(ReadyAnswers, "prepare", prepare)


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets don't fill, however long a busy machine takes."""
    for module in (budgets, rate_limits):
        monkeypatch.setattr(module, "monotonic", lambda: 0.0)


@pytest.fixture
def inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long work is done in this process, where the rules can be changed."""

    async def do(_self: Any, _address: str, work: Any, *what: Any, **_more: Any) -> Any:
        try:
            return work(*what)
        except TumbleError as error:
            raise Refusal.of(error) from error
        except TypeError as error:
            raise Refusal(500, "server-broken") from error

    monkeypatch.setattr(WorkerPool, "do", do)
