"""How a store runs a query or a transaction in one of its threads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


class Call(Protocol):
    """Runs some work on a connection, and returns what it returns."""

    def __call__(self, query: Callable[[Connection], T], /) -> Awaitable[T]: ...
