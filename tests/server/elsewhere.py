"""A server in a process of its own, for guests: what it does and what they do are not measured together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from server.guest import Inn, caller
from server.killing import Child


class Afar(Inn):
    """A running server of which one knows no more than its port."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = caller(port)


class Elsewhere(Afar):
    """One that was started here, in a process of its own."""

    def __init__(self, child: Child) -> None:
        super().__init__(child.port)
        self.child = child


@asynccontextmanager
async def apart(database: str, folder: Path, *more: str, limits: bool = False) -> AsyncIterator[Elsewhere]:
    """Start one, and end it; it leaves no traceback."""
    child = Child(database, folder, *more, limits=limits)
    await child.ready()
    there = Elsewhere(child)
    try:
        yield there
    finally:
        await there.http.aclose()
        child.stop()
        assert not child.tracebacks()
