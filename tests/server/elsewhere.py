"""A server in its own process, so that its work is not measured together with that of the clients."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from server.guest import Inn, caller
from server.killing import Child


class Afar(Inn):
    """A running server of which only the port is known."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = caller(port)


class Elsewhere(Afar):
    """A server started here in its own process."""

    def __init__(self, child: Child) -> None:
        super().__init__(child.port)
        self.child = child


@asynccontextmanager
async def apart(database: str, folder: Path, *more: str, limits: bool = False) -> AsyncIterator[Elsewhere]:
    """Start a server and stop it; it must leave no traceback."""
    child = Child(database, folder, *more, limits=limits)
    await child.ready()
    there = Elsewhere(child)
    try:
        yield there
    finally:
        await there.http.aclose()
        child.stop()
        assert not child.tracebacks()
