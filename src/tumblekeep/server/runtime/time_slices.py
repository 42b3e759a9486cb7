"""Time slices: long work on the event loop, done a little at a time."""

from __future__ import annotations

import time
from asyncio import sleep

SLICE_SECONDS = 0.002
"""How many seconds one slice may block the event loop."""
REST_SECONDS = 3 * SLICE_SECONDS
"""How many seconds the loop then belongs to others, if they have work."""
IDLE_SECONDS = 0.0003
"""A turn of the loop that takes no longer than this had no other work."""


class TimeSlices:
    """Yields to everybody else every few milliseconds: call `rest` between two steps of long work.

    How long a slice holds everybody up is measured by the wall clock. What is charged for it (`spent`) is processor time: on a busy
    machine the same work takes longer, and costs the same.

    An act takes several rounds of the loop until it is told (it is stored in between), and each of them would wait for a slice. So where
    the loop had something to do for others, they get three times as long as the slice took.
    """

    __slots__ = ("_began", "_spent", "_worked")

    def __init__(self) -> None:
        self._spent = 0.0
        self._begin()

    def _begin(self) -> None:
        self._began = time.perf_counter()
        self._worked = time.thread_time()

    async def rest(self) -> None:
        """Return at once while this slice lasts; after that, let all others go first."""
        now = time.perf_counter()
        if now - self._began >= SLICE_SECONDS:
            self._spent = self.spent
            await sleep(0)
            if time.perf_counter() - now > IDLE_SECONDS:
                await sleep(REST_SECONDS)
            self._begin()

    @property
    def spent(self) -> float:
        """Processor seconds of work so far; what others did meanwhile is not counted."""
        return self._spent + time.thread_time() - self._worked
