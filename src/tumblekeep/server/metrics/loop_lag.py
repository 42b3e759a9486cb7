"""Lag: how late the event loop is. Whatever holds it, holds up everybody; a tick that comes late tells for how long.

A tick is late because something was worked at, or because the machine was busy with others: how much of the delay this process spent
working, in all its threads, is noted beside it. On a quiet machine the two are the same but for waiting.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from tumblekeep.server.metrics.counters import Metrics

TICK_SECONDS = 0.01


class LoopLag:
    """Asks to be called again in a moment, over and over, and notes how much later than that it was."""

    def __init__(
        self,
        metrics: Metrics,
        clock: Callable[[], float] = time.perf_counter,
        work: Callable[[], float] = time.process_time,
    ) -> None:
        self._metrics = metrics
        self._clock, self._work = clock, work
        self._worked = work()
        self._loop = asyncio.get_running_loop()
        self._due = clock() + TICK_SECONDS
        self._next = self._loop.call_later(TICK_SECONDS, self._tick)

    def _tick(self) -> None:
        now, worked = self._clock(), self._work()
        late = max(0.0, now - self._due)
        self._metrics.lagged(late, min(late, worked - self._worked))
        self._worked = worked
        self._due = now + TICK_SECONDS
        self._next = self._loop.call_later(TICK_SECONDS, self._tick)

    def stop(self) -> None:
        """Nothing is measured any more."""
        self._next.cancel()
