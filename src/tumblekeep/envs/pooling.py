"""Long work on games, shared among processes: in portions, of which few are under way at a time."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

Portion = tuple[str, list[int]]
"""An arena, and the numbers of some of its games."""
Done = TypeVar("Done")

PORTION = 5
"""Games that a process plays before it hands over the results."""


def portions(wanted: Sequence[tuple[str, int]], size: int = PORTION) -> list[Portion]:
    """Return the games in portions, each of one arena."""
    found: list[Portion] = []
    for name, number in wanted:
        if not found or found[-1][0] != name or len(found[-1][1]) == size:
            found.append((name, []))
        found[-1][1].append(number)
    return found


def _leave_interrupts() -> None:
    """Leave Ctrl-C, which a terminal sends to all processes, to the one that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_processes(
    work: Callable[[str, list[int]], Done], wanted: Sequence[Portion], workers: int | None
) -> Generator[tuple[str, Done], None, None]:
    """Do the work on every portion in as many processes as there are cores; yields the arena and the result, as they come.

    Results are not kept here, and few portions wait, so that memory does not grow with the number of games.
    """
    count = min(workers or os.cpu_count() or 1, len(wanted))
    if count <= 1:
        for portion in wanted:
            yield portion[0], work(*portion)
        return
    sys.path.insert(0, os.getcwd())  # as in this process, find an agent in the current folder
    left = iter(wanted)
    pool = ProcessPoolExecutor(
        count,
        mp_context=get_context("spawn"),
        initializer=_leave_interrupts,
    )
    with pool:
        jobs: dict[Future[Any], str] = {}
        try:
            while True:
                for name, numbers in islice(left, 2 * count - len(jobs)):
                    jobs[pool.submit(work, name, numbers)] = name
                if not jobs:
                    return
                for job in wait(jobs, return_when=FIRST_COMPLETED).done:
                    yield jobs.pop(job), job.result()
        except BaseException:
            # waited for here: an interpreter that ends meanwhile wakes a pool that is just closing, and prints its error
            pool.shutdown(cancel_futures=True)
            raise
