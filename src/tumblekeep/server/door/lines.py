"""All connections of one worker, so that none is forgotten when it stalls or when the server stops."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

from tumblekeep.server.door.line import Line

LOOK_SECONDS = 0.5


class Lines:
    """Every open line, whether it has found its table or not."""

    def __init__(self) -> None:
        self._all: set[Line] = set()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Line]:
        return iter(list(self._all))

    def add(self, line: Line) -> None:
        """A line begins."""
        self._all.add(line)

    def discard(self, line: Line) -> None:
        """A line has ended."""
        self._all.discard(line)

    async def watch(self) -> None:
        """Drop who does not read, for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._drop_stuck()  # a call of its own: nothing here holds on to a line between two looks

    def _drop_stuck(self) -> None:
        moment = time.monotonic()
        for line in self:
            if line.is_stuck(moment):
                line.drop()

    def say_goodbye(self) -> None:
        """The server stops: everybody is told, and may come back."""
        for line in self:
            line.leave(1012, "server-restarting")
