"""All connections of one worker, so that none is forgotten when it stalls or when the server stops."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

from tumblekeep.server.http.connection import Connection

LOOK_SECONDS = 0.5


class ConnectionList:
    """Every open connection, whether or not it has joined a table."""

    def __init__(self) -> None:
        self._all: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._all))

    def add(self, connection: Connection) -> None:
        """Add a new connection."""
        self._all.add(connection)

    def discard(self, connection: Connection) -> None:
        """Remove a connection that has ended."""
        self._all.discard(connection)

    async def watch(self) -> None:
        """Drop clients that do not read, as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            # a separate call, so that no local variable keeps a connection alive between two checks
            self._drop_stuck()

    def _drop_stuck(self) -> None:
        moment = time.monotonic()
        for connection in self:
            if connection.is_stuck(moment):
                connection.drop()

    def say_goodbye(self) -> None:
        """Tell everybody that the server stops and that they may reconnect."""
        for connection in self:
            connection.leave(1012, "server-restarting")
