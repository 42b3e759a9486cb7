"""Lag: how late the event loop is. Whatever holds it, holds up everybody; a tick that comes late tells for how long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from tumblekeep.server.watch.metrics import Metrics

TICK_SECONDS = 0.01


class Lag:
    """Asks to be called again in a moment, over and over, and notes how much later than that it was."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.perf_counter) -> None:
        self._metrics = metrics
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._due = clock() + TICK_SECONDS
        self._next = self._loop.call_later(TICK_SECONDS, self._tick)

    def _tick(self) -> None:
        now = self._clock()
        self._metrics.lagged(max(0.0, now - self._due))
        self._due = now + TICK_SECONDS
        self._next = self._loop.call_later(TICK_SECONDS, self._tick)

    def stop(self) -> None:
        """Nothing is measured any more."""
        self._next.cancel()
