"""Garbage collection of reference cycles, in small steps, so that nobody waits for it.

Tables live long. To scan all of them again and again would block the event loop for 0.1 seconds and find nothing,
because tables and connections break their reference cycles when they end. So new objects are scanned once, and
those that survive are frozen (`gc.freeze`). Scanning the survivors again took 3 % of the server's time and found
nothing. A full collection runs when nobody is connected, and otherwise once in a long while.

What is freed stays with the C library, in pieces between what is still used: after half an hour of play 24 of 236 MB. So it is told
every now and then to give whole free pages back to the system.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import time
from collections.abc import Callable

YOUNG, NEVER = 3_000, 1_000_000
"""How many new objects trigger a collection; Python itself never scans the survivors again."""
DUE = 4
"""After this many collections, scan the remaining new objects and freeze the survivors."""
WHOLE_EVERY, WHOLE_AT_LAST = 600.0, 6 * 3600.0
"""Seconds between two full collections, which take 0.1 seconds: the minimum, if nobody is connected, and the
maximum."""


GIVE_BACK_EVERY = 120.0


class GarbageSweep:
    """The garbage collection of one worker."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._is_ours = False
        self._whole_at = self._gave_back_at = clock()
        self._heard = 0

    def take_over(self) -> None:
        """Take over garbage collection in this process; what exists now (code, games, words) is never scanned again."""
        self._is_ours = True
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def look(self, heard: int, people: int) -> None:
        """Check whether a collection is due, given the number of events so far and of connected people."""
        if not self._is_ours:
            return
        since = self._clock() - self._whole_at
        if heard != self._heard and since > (WHOLE_AT_LAST if people else WHOLE_EVERY):
            self._heard, self._whole_at = heard, self._clock()
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        elif gc.get_count()[1] >= DUE:
            gc.collect(0)
            gc.freeze()

    def is_due_to_give_back(self) -> bool:
        """Whether free memory should be given back to the system now; once in a while, in a process that is ours."""
        if not self._is_ours or self._clock() - self._gave_back_at < GIVE_BACK_EVERY:
            return False
        self._gave_back_at = self._clock()
        return True


def give_back() -> None:
    """Give free memory back to the system, where the C library can. Takes milliseconds and lets other threads run."""
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)


broom = GarbageSweep()
"""This process's garbage collection."""
