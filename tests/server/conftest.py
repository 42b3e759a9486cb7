"""Shared by the server's tests: databases of both kinds, new for every test."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import Any

import pytest

from server.postgres import Postgres, postgres
from tumblekeep.core.errors import TumbleError
from tumblekeep.server.charging import budgets
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http import rate_limits
from tumblekeep.server.workers import WorkerPool

__all__ = ["database", "inside", "postgres", "postgres_url"]

_numbers = itertools.count(1)


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """An empty PostgreSQL database."""
    return postgres.new_database(f"test_{os.getpid()}_{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres_url"))


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
