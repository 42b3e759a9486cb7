"""What the server counts, in Prometheus' text format."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from typing import Any

EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """Counters of one worker."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()
        self.sockets = 0
        self.bot_failures = 0
        self.rebuilt = 0
        self.throws = 0
        self._seconds = 0.0
        self._acks = [0] * (len(EDGES) + 1)

    def acked(self, seconds: float) -> None:
        """An act was acknowledged after so long."""
        self._seconds += seconds
        self._acks[bisect_left(EDGES, seconds)] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything, for Prometheus."""
        told: list[str] = []

        def tell(name: str, kind: str, meaning: str, rows: list[tuple[str, Any]]) -> None:
            told.append(f"# HELP tumblekeep_{name} {meaning}")
            told.append(f"# TYPE tumblekeep_{name} {kind}")
            told.extend(f"tumblekeep_{name}{labels} {value}" for labels, value in rows)

        tell("events_total", "counter", "Events stored, by kind.", _labelled("kind", self.events))
        tell("refusals_total", "counter", "Refusals, by reason.", _labelled("reason", self.refusals))
        tell(
            "sockets_closed_total",
            "counter",
            "Sockets the server closed, by code.",
            _labelled("code", self.closed),
        )
        tell("bot_failures_total", "counter", "Bots that failed or were too slow.", [("", self.bot_failures)])
        tell("tables_rebuilt_total", "counter", "Tables read back from the log.", [("", self.rebuilt)])
        tell("throws_total", "counter", "Throws simulated.", [("", self.throws)])
        tell("sockets", "gauge", "Sockets open now.", [("", self.sockets)])
        for name, value in gauges.items():
            tell(name, "gauge", name.replace("_", " ").capitalize() + ".", [("", value)])
        tell("memory_bytes", "gauge", "Resident memory.", [("", resident())])
        rows: list[tuple[str, Any]] = []
        total = 0
        for edge, count in zip((*EDGES, "+Inf"), self._acks, strict=True):
            total += count
            rows.append((f'_bucket{{le="{edge}"}}', total))
        rows += [("_sum", round(self._seconds, 6)), ("_count", total)]
        tell("ack_seconds", "histogram", "From an act's arrival to its acknowledgement.", rows)
        return "\n".join(told) + "\n"


def _labelled(label: str, counter: Counter[str]) -> list[tuple[str, Any]]:
    return [(f'{{{label}="{name}"}}', count) for name, count in sorted(counter.items())]


def resident() -> int:
    """Bytes of memory this process holds; 0 where that can't be asked."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0
