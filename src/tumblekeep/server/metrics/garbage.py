"""Sweeping: what holds on to itself is freed a little at a time, so that nobody waits for the broom.

Tables live long. Looking through all of them again and again would hold the loop for a tenth of a second and find nothing: tables and lines
undo what holds on to itself when they end. So what is new is looked at once, and what stays of it is put aside for good (frozen, as Python
calls it): to look again at what has stayed took one part in thirty of the server's time, and found nothing. The whole house is
swept when nobody is here, and else once in a long while.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

YOUNG, NEVER = 3_000, 1_000_000
"""New objects until they are swept; those that stayed are not swept again by Python itself."""
DUE = 4
"""So many sweeps, and the rest of what is new is looked at and all that stayed is put aside."""
WHOLE_EVERY, WHOLE_AT_LAST = 600.0, 6 * 3600.0
"""Seconds between two sweeps of the whole house, which take a tenth of a second: at least while nobody is here, and at most."""


class GarbageSweep:
    """The broom of one worker."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._is_ours = False
        self._whole_at = clock()
        self._heard = 0

    def take_over(self) -> None:
        """From now on this process is swept our way; what is here now (code, games, words) stays for good."""
        self._is_ours = True
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def look(self, heard: int, people: int) -> None:
        """A moment has passed: so many events have been heard so far, and so many people are connected."""
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


broom = GarbageSweep()
"""The one of this process."""
