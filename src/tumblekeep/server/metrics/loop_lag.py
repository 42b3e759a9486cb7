"""Event-loop lag: how late the event loop is. Whatever blocks it delays everybody, and a late tick shows for how
long.

A tick is late because of our own work, or because the machine was busy with something else. So the processor time
that this process used meanwhile, in all its threads, is recorded beside the lag. On a quiet machine the two are
the same except for waiting.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from tumblekeep.server.metrics.counters import Metrics

TICK_SECONDS = 0.01


class LoopLag:
    """Schedules a tick again and again, and records how late each one was."""

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
        """Stop measuring."""
        self._next.cancel()
