"""What each room of tests cost: the last lines of a run that went through several of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Protocol


class Report(Protocol):
    """What pytest reports of one phase of a test: set-up, call or teardown."""

    nodeid: str
    duration: float


def by_room(reports: Iterable[Report]) -> list[tuple[str, int, float]]:
    """The rooms, with the number of their tests and the seconds these took; the dearest first."""
    tests: dict[str, set[str]] = defaultdict(set)
    seconds: dict[str, float] = defaultdict(float)
    for report in reports:
        room = room_of(report.nodeid)
        tests[room].add(report.nodeid)
        seconds[room] += report.duration
    return sorted(((room, len(tests[room]), seconds[room]) for room in tests), key=lambda row: -row[2])


def room_of(nodeid: str) -> str:
    """The folder of a test below tests/; a game's tests are a room of their own."""
    parts = nodeid.partition("::")[0].split("/")[1:-1]
    return "/".join(["tests", *parts[: 2 if parts[:1] == ["games"] else 1]])


def table(rows: list[tuple[str, int, float]]) -> list[str]:
    """The rooms as lines of text, with shares of the whole."""
    whole = sum(seconds for _, _, seconds in rows)
    lines = [
        f"{seconds:8.1f} s {100 * seconds / (whole or 1):4.0f} % {tests:6} tests  {room}"
        for room, tests, seconds in rows
    ]
    return [
        *lines,
        f"{whole:8.1f} s  100 % {sum(tests for _, tests, _ in rows):6} tests  all workers together",
    ]
