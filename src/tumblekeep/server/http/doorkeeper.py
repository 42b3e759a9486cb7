"""The doorkeeper: counts who is refused at the door, and says so in the log, though never more often than an operator can read."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from tumblekeep.server.charging.addresses import address_class, ladder
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.metrics.journal import journal

EVERY_SECONDS = 60.0
"""Refusals of one network for one reason are told once in this many seconds, with how many there were."""
MOST_LINES = 20
"""Lines in that time, whatever the networks and reasons."""


class Doorkeeper:
    """Refusals at the door of one worker."""

    def __init__(
        self, metrics: Callable[[], Metrics | None], clock: Callable[[], float] | None = None
    ) -> None:
        self._metrics = metrics
        self._clock = clock or monotonic
        self._since = self._clock()
        self._lines = 0
        self._untold: dict[tuple[str, str], int] = {}
        """Refusals that were not told yet, by reason and network; 0: told, and none since."""
        self._unnamed = 0

    def refused(self, door: str, address: str, refusal: Refusal) -> None:
        """Count a refusal; tell the first of each reason and network at once, and how many more came after it later."""
        reason = refusal.message.id
        metrics = self._metrics()
        if metrics is not None:
            metrics.turned_away(door, reason, address_class(address))
        now = self._clock()
        if now - self._since >= EVERY_SECONDS:
            self._tell_rest(now)
        key = reason, ladder(address)[-1][0]
        if key in self._untold:
            self._untold[key] += 1
        elif self._lines < MOST_LINES:
            self._lines += 1
            self._untold[key] = 0
            journal.warning("refused at the door", door=door, reason=reason, network=key[1])
        else:
            self._unnamed += 1

    def _tell_rest(self, now: float) -> None:
        seconds = round(now - self._since)
        for (reason, network), count in self._untold.items():
            if count:
                journal.warning(
                    "refused at the door again", reason=reason, network=network, times=count, seconds=seconds
                )
        if self._unnamed:
            journal.warning("refused at the door by others", times=self._unnamed, seconds=seconds)
        self._since, self._lines, self._unnamed = now, 0, 0
        self._untold.clear()
