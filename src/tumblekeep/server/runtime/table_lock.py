"""The lock of a table: whoever changes it goes first come, first served, and may take it without waiting if it is free."""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """A lock that is handed to whoever has waited longest. Unlike `asyncio.Lock` it can be taken at once, by code that can't wait."""

    __slots__ = ("_is_held", "_waiting")

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._is_held

    def take(self) -> None:
        """Take it; it must be free."""
        if self._is_held:
            raise RuntimeError("the lock is held")
        self._is_held = True

    def release(self) -> None:
        """Hand it to whoever waits, or free it."""
        if not self._is_held:
            raise RuntimeError("the lock is not held")
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)  # it is theirs from this moment on
                return
        self._waiting = None
        self._is_held = False

    async def __aenter__(self) -> None:
        if not self._is_held:
            self._is_held = True
            return
        if self._waiting is None:
            self._waiting = deque()
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except BaseException:
            if (
                waiter.done() and not waiter.cancelled()
            ):  # it had been handed over when its task was cancelled
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
