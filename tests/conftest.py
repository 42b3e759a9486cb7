"""Shared by all tests: no result depends on luck, or on how busy the machine is."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import costs

settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("hunt", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))

HERE = Path(__file__).parent
DEAREST = ("web", "server", "throw", "outside", "house", "lab", "envs", "terminal", "players")
"""The folders whose tests take longest. They run first, so that all workers finish together on the small
tests, and neither waits for a browser game that the other began last."""


GARBAGE_LOOKS = (50_000, 20, 20)
"""How rarely Python looks for garbage here. By default it did for a quarter of the time: a suite keeps much, and reads much that
it throws away. What a test leaves open is still told, at the next look."""
gc.set_threshold(*GARBAGE_LOOKS)


def pytest_collection_finish() -> None:
    """Leave what was collected out of every search for garbage."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _dearness(item.path))


def _dearness(path: Path) -> int:
    room = path.relative_to(HERE).parts[0] if path.is_relative_to(HERE) else ""
    return DEAREST.index(room) if room in DEAREST else len(DEAREST)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what each room cost, if more than one was tested."""
    stats = terminalreporter.stats.values()
    rows = costs.by_room(
        report
        for reports in stats
        for report in reports
        if isinstance(report, pytest.TestReport) and report.nodeid.startswith("tests/")
    )
    if len(rows) > 1:
        terminalreporter.section("what each room cost, by the clock of its worker")
        for line in costs.table(rows):
            terminalreporter.line(line)
