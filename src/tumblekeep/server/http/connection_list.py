"""All connections of one worker, so that none is forgotten when it stalls or when the server stops."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

from tumblekeep.server.http.connection import Connection

LOOK_SECONDS = 0.5


class ConnectionList:
    """Every open line, whether it has found its table or not."""

    def __init__(self) -> None:
        self._all: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._all))

    def add(self, connection: Connection) -> None:
        """A line begins."""
        self._all.add(connection)

    def discard(self, connection: Connection) -> None:
        """A line has ended."""
        self._all.discard(connection)

    async def watch(self) -> None:
        """Drop who does not read, for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._drop_stuck()  # a call of its own: nothing here holds on to a line between two looks

    def _drop_stuck(self) -> None:
        moment = time.monotonic()
        for connection in self:
            if connection.is_stuck(moment):
                connection.drop()

    def say_goodbye(self) -> None:
        """The server stops: everybody is told, and may come back."""
        for connection in self:
            connection.leave(1012, "server-restarting")
