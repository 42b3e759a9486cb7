"""The server's counters, in Prometheus' text format."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

LAG_EDGES = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Histogram:
    """Durations: how many up to each edge, their sum, and the longest.

    >>> spread = Histogram((0.01, 0.1))
    >>> for seconds in (0.005, 0.02, 0.03, 5.0):
    ...     spread.note(seconds)
    >>> spread.counts, spread.worst, spread.within(0.5)
    ([1, 2, 1], 5.0, 0.1)
    """

    __slots__ = ("counts", "edges", "seconds", "worst")

    def __init__(self, edges: Sequence[float]) -> None:
        self.edges = tuple(edges)
        self.counts = [0] * (len(edges) + 1)
        self.seconds = 0.0
        self.worst = 0.0

    def note(self, seconds: float) -> None:
        """Record one duration."""
        self.seconds += seconds
        self.counts[bisect_left(self.edges, seconds)] += 1
        if seconds > self.worst:
            self.worst = seconds

    def within(self, share: float) -> float:
        """Return a percentile: the edge that this share did not exceed, or the longest duration if that is beyond
        all edges."""
        wanted, total = share * sum(self.counts), 0
        for edge, count in zip(self.edges, self.counts, strict=False):
            total += count
            if total >= wanted:
                return edge
        return self.worst

    def rows(self) -> list[tuple[str, Any]]:
        """The histogram in Prometheus' form."""
        rows: list[tuple[str, Any]] = []
        total = 0
        for edge, count in zip((*self.edges, "+Inf"), self.counts, strict=True):
            total += count
            rows.append((f'_bucket{{le="{edge}"}}', total))
        return [*rows, ("_sum", round(self.seconds, 6)), ("_count", total)]


class Metrics:
    """The counters of one worker."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()
        self.sockets = 0
        self.bot_failures = 0
        self.thoughts: Counter[str] = Counter()
        self.rebuilt = 0
        self.throws = 0
        self.costs: defaultdict[tuple[str, str], float] = defaultdict(float)
        """Processor seconds that clients were charged for, by door and class of address."""
        self.charges: Counter[tuple[str, str]] = Counter()
        """How often."""
        self.away: Counter[tuple[str, str, str]] = Counter()
        """Refusals at the door, by door, reason and class of address."""
        self._acks = Histogram(EDGES)
        self.lag = Histogram(LAG_EDGES)
        """How late the event loop was, per tick."""
        self.held = Histogram(LAG_EDGES)
        """Our share of that lag: how long this process was working."""

    def acked(self, seconds: float) -> None:
        """Record after how long an act was acknowledged."""
        self._acks.note(seconds)

    def charged(self, door: str, client: str, seconds: float) -> None:
        """Record what some work for a client of this class cost."""
        self.costs[door, client] += seconds
        self.charges[door, client] += 1

    def turned_away(self, door: str, reason: str, client: str) -> None:
        """Record that a client of this class was refused at the door."""
        self.refusals[reason] += 1
        self.away[door, reason, client] += 1

    def lagged(self, seconds: float, worked: float) -> None:
        """Record how late the event loop was, and how much of that was our own work."""
        self.lag.note(seconds)
        self.held.note(worked)

    def text(self, gauges: Mapping[str, float]) -> str:
        """Return all metrics, for Prometheus."""
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
        tell(
            "thoughts_total",
            "counter",
            "What became of bots' thoughts: there in time, or late, failed, not begun (busy); then the steady bot answered.",
            _labelled("became", self.thoughts),
        )
        tell("tables_rebuilt_total", "counter", "Tables read back from the log.", [("", self.rebuilt)])
        tell("throws_total", "counter", "Throws simulated.", [("", self.throws)])
        tell(
            "work_seconds_total",
            "counter",
            "Processor time that clients were charged for, by door and class of address.",
            [(_door(*key), round(spent, 6)) for key, spent in sorted(self.costs.items())],
        )
        tell(
            "work_total",
            "counter",
            "How often clients were charged, by door and class of address.",
            [(_door(*key), count) for key, count in sorted(self.charges.items())],
        )
        tell(
            "door_refusals_total",
            "counter",
            "Refusals at the door, before anything was done, by door, reason and class of address.",
            [
                (f'{{door="{door}",reason="{reason}",client="{client}"}}', count)
                for (door, reason, client), count in sorted(self.away.items())
            ],
        )
        tell("sockets", "gauge", "Sockets open now.", [("", self.sockets)])
        for name, value in gauges.items():
            tell(name, "gauge", name.replace("_", " ").capitalize() + ".", [("", value)])
        tell("memory_bytes", "gauge", "Resident memory.", [("", resident())])
        meaning = "From an act's arrival to its acknowledgement."
        tell("ack_seconds", "histogram", meaning, self._acks.rows())
        meaning = "How late the event loop was: for so long it was held by one piece of work."
        tell("loop_lag_seconds", "histogram", meaning, self.lag.rows())
        meaning = "The longest that the event loop was held since the server started."
        tell("loop_lag_worst_seconds", "gauge", meaning, [("", round(self.lag.worst, 6))])
        meaning = "How much of that lag the server was working, and not waiting for a processor."
        tell("loop_held_seconds", "histogram", meaning, self.held.rows())
        meaning = "The longest that the server's own work held the event loop since it started."
        tell("loop_held_worst_seconds", "gauge", meaning, [("", round(self.held.worst, 6))])
        return "\n".join(told) + "\n"


def _door(door: str, client: str) -> str:
    return f'{{door="{door}",client="{client}"}}'


def _labelled(label: str, counter: Counter[str]) -> list[tuple[str, Any]]:
    return [(f'{{{label}="{name}"}}', count) for name, count in sorted(counter.items())]


def resident() -> int:
    """Return the bytes of memory that this process uses; 0 if the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0
