"""The inbox of a connection: what a client has sent and nobody has processed yet."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """Queue of a client's unprocessed messages. It has one consumer; a queue for several would take twice as long."""

    __slots__ = ("_listening", "_loop", "_messages")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._listening: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        """Whether everything has been processed."""
        return not self._messages

    @property
    def is_idle(self) -> bool:
        """Whether everything has been processed, and the next message is waited for."""
        return self._listening is not None and not self._listening.done() and not self._messages

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._listening is not None and not self._listening.done():
            self._listening.set_result(None)

    async def get(self) -> Any:
        """Return the next message as soon as there is one."""
        while not self._messages:
            self._listening = self._loop.create_future()
            try:
                await self._listening
            finally:
                self._listening = None
        return self._messages.popleft()
