"""Slices: what takes long and must be done on the event loop, a little at a time."""

from __future__ import annotations

import time
from asyncio import sleep

SLICE_SECONDS = 0.005
"""How long one piece of work holds everybody up."""


class Slices:
    """Lets everybody else go on every few milliseconds: call `rest` between two steps of something long."""

    __slots__ = ("_until",)

    def __init__(self) -> None:
        self._until = time.perf_counter() + SLICE_SECONDS

    async def rest(self) -> None:
        """Go on at once while this slice lasts, else let all others go first."""
        if time.perf_counter() >= self._until:
            await sleep(0)
            self._until = time.perf_counter() + SLICE_SECONDS
