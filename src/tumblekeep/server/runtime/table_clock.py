"""The time that counts for people who are waited for. It stands still while nothing can be saved, and while we slept."""

from __future__ import annotations

import time
from collections import deque

SLEPT_MILLISECONDS = 5_000
"""Ticks come twice a second; after a longer silence the machine slept, or was too busy to hear anybody."""
MOST_PAUSES = 200


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TableClock:
    """Tells the time and how much of it counts. Tests turn it by hand.

    >>> piece = TableClock()
    >>> since = piece.wall()
    >>> piece.turn(40)
    >>> piece.pause(True)
    >>> piece.turn(600)
    >>> piece.pause(False)
    >>> 40_000 <= piece.counted(since) < 60_000
    True
    """

    def __init__(self) -> None:
        self._turned = 0
        self._pauses: deque[tuple[int, int]] = deque(maxlen=MOST_PAUSES)
        self._paused_at: int | None = None
        self.began = self._ticked = self.wall()
        """Milliseconds since 1970 at which this worker started."""
        self.lost = 0
        """Milliseconds that did not count, all in all."""

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return now() + self._turned

    def turn(self, seconds: float) -> None:
        """Let so much time pass at once."""
        self._turned += round(seconds * 1000)
        self._ticked += round(seconds * 1000)

    def tick(self) -> None:
        """Called twice a second; when it was not, that time does not count."""
        moment = self.wall()
        if self._paused_at is None and not 0 <= moment - self._ticked <= SLEPT_MILLISECONDS:
            self._leave_out(self._ticked, moment)
        self._ticked = moment

    def pause(self, paused: bool) -> None:
        """Stand still, or go on."""
        if paused and self._paused_at is None:
            self._paused_at = self.wall()
        elif not paused and self._paused_at is not None:
            self._leave_out(self._paused_at, self.wall())
            self._paused_at = None

    @property
    def stands(self) -> bool:
        """Whether no time counts now."""
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
