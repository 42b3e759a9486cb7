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

    An act takes several turns of the loop until it is shown (it is stored in between), and each turn would wait
    for a slice. So if the loop had other work, that work gets three times as long as the slice took.
    """

    __slots__ = ("_began", "_spent")

    def __init__(self) -> None:
        self._began = time.perf_counter()
        self._spent = 0.0

    async def rest(self) -> None:
        """Return at once while this slice lasts; after that, let all others go first."""
        now = time.perf_counter()
        if now - self._began >= SLICE_SECONDS:
            self._spent += now - self._began
            await sleep(0)
            if time.perf_counter() - now > IDLE_SECONDS:
                await sleep(REST_SECONDS)
            self._began = time.perf_counter()

    @property
    def spent(self) -> float:
        """Seconds of work so far, without what others did meanwhile."""
        return self._spent + time.perf_counter() - self._began
