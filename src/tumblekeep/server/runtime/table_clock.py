"""The time that counts for people who are waited for.

It stops while nothing can be saved, and while the machine slept.
"""

from __future__ import annotations

import time
from collections import deque

SLEPT_MILLISECONDS = 5_000
"""Ticks come twice a second. After a longer gap, the machine slept or was too busy to serve anybody."""
MOST_PAUSES = 200


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TableClock:
    """A clock that also counts how much of the time counts for players. Tests advance it by hand.

    >>> clock = TableClock()
    >>> since = clock.wall()
    >>> clock.turn(40)
    >>> clock.pause(True)
    >>> clock.turn(600)
    >>> clock.pause(False)
    >>> 40_000 <= clock.counted(since) < 60_000
    True
    """

    def __init__(self) -> None:
        self._turned = 0
        self._pauses: deque[tuple[int, int]] = deque(maxlen=MOST_PAUSES)
        self._paused_at: int | None = None
        self.began = self._ticked = self.wall()
        """Milliseconds since 1970 at which this worker started."""
        self.lost = 0
        """Total milliseconds that did not count."""

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return now() + self._turned

    def turn(self, seconds: float) -> None:
        """Let this much time pass at once."""
        self._turned += round(seconds * 1000)
        self._ticked += round(seconds * 1000)

    def tick(self) -> None:
        """Count the time since the last tick, twice a second. A longer gap does not count."""
        moment = self.wall()
        if self._paused_at is None and not 0 <= moment - self._ticked <= SLEPT_MILLISECONDS:
            self._leave_out(self._ticked, moment)
        self._ticked = moment

    def pause(self, paused: bool) -> None:
        """Stop the clock, or restart it."""
        if paused and self._paused_at is None:
            self._paused_at = self.wall()
        elif not paused and self._paused_at is not None:
            self._leave_out(self._paused_at, self.wall())
            self._paused_at = None

    @property
    def stands(self) -> bool:
        """Whether the clock is stopped."""
        return self._paused_at is not None

    def _leave_out(self, begin: int, end: int) -> None:
        if end > begin:
            self._pauses.append((begin, end))
            self.lost += end - begin

    def counted(self, since: int) -> int:
        """The milliseconds since then that count."""
        end = self.wall() if self._paused_at is None else self._paused_at
        left_out = sum(
            min(until, end) - max(begin, since)
            for begin, until in self._pauses
            if until > since and begin < end
        )
        return max(0, end - since - left_out)
