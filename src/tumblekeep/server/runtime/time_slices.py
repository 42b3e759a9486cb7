"""Slices: what takes long and must be done on the event loop, a little at a time."""

from __future__ import annotations

import time
from asyncio import sleep

SLICE_SECONDS = 0.002
"""How long one piece of work holds everybody up."""
REST_SECONDS = 3 * SLICE_SECONDS
"""How long it then leaves the loop to others who are at work."""
IDLE_SECONDS = 0.0003
"""A round of the loop that takes no longer than this had nothing to do for anybody."""


class TimeSlices:
    """Lets everybody else go on every few milliseconds: call `rest` between two steps of something long.

    An act takes several rounds of the loop until it is told (it is stored in between), and each of them would wait for a slice. So where
    the loop had something to do for others, they get three times as long as the slice took.
    """

    __slots__ = ("_began", "_spent")

    def __init__(self) -> None:
        self._began = time.perf_counter()
        self._spent = 0.0

    async def rest(self) -> None:
        """Go on at once while this slice lasts, else let all others go first."""
        now = time.perf_counter()
        if now - self._began >= SLICE_SECONDS:
            self._spent += now - self._began
            await sleep(0)
            if time.perf_counter() - now > IDLE_SECONDS:
                await sleep(REST_SECONDS)
            self._began = time.perf_counter()

    @property
    def spent(self) -> float:
        """Seconds of work so far; what others did meanwhile is not counted."""
        return self._spent + time.perf_counter() - self._began
