"""Workers that play the games of a study: this process, processes on all cores, or workers of a Dask
cluster.

Work is handed out in jobs of about a second. A game is the same whichever job it is in, whoever plays it
and in whatever order.
"""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any, NamedTuple

from tumblekeep.core.errors import TumbleError
from tumblekeep.lab.execution.watching import GameRow, play_game
from tumblekeep.lab.study.shape import StudyCell

SECONDS = 1.0
"""Target duration of a job."""
MOST = 200
"""Maximum number of games in a job."""
WAITING = 3
"""Jobs handed out at a time for each worker."""


WAIT = 60
"""Timeout in seconds for a scheduler or its first worker."""


class WorkersError(TumbleError):
    """Workers can't be reached, or play other rules."""


class Job(NamedTuple):
    """Some games of a cell."""

    cell: StudyCell
    numbers: Sequence[int]
    families: Sequence[str]
    name: str
    """The cell's name on the machine that handed out the work."""


class JobResult(NamedTuple):
    """The games played in a job, and how long that took."""

    rows: Sequence[GameRow]
    seconds: float
    name: str
    here: str
    """The cell's name on the machine that played it."""


def work(job: Job) -> JobResult:
    """Play the games of a job."""
    began = time.perf_counter()
    rows = [play_game(job.cell, number, job.families) for number in job.numbers]
    return JobResult(rows, time.perf_counter() - began, job.name, job.cell.id)


class GamesNeeded(NamedTuple):
    """The missing games of a cell."""

    cell: StudyCell
    numbers: Sequence[int]
    families: Sequence[str]


class JobQueue:
    """The games still to be played, handed out in jobs that take about a second."""

    def __init__(self, wants: Sequence[GamesNeeded]) -> None:
        self._left = [want for want in wants if want.numbers]
        self._pace: dict[str, float] = {}

    def next(self) -> Job | None:
        """Return the next job, or None if nothing is left."""
        if not self._left:
            return None
        cell, numbers, families = self._left[0]
        pace = self._pace.get(cell.id)
        count = 2 if pace is None else max(1, min(MOST, int(SECONDS / max(pace, 1e-6))))
        now, later = numbers[:count], numbers[count:]
        if later:
            self._left[0] = GamesNeeded(cell, later, families)
        else:
            self._left.pop(0)
        return Job(cell, now, families, cell.id)

    def learn(self, done: JobResult) -> None:
        """Update how long games of this cell take."""
        self._pace[done.name] = done.seconds / max(1, len(done.rows))


class StudyWorkers:
    """Plays jobs. `executor` is None if this process plays them itself."""

    def __init__(self, executor: Executor | None = None, workers: int = 1) -> None:
        self.executor = executor
        self.workers = workers

    def play(self, wants: Sequence[GamesNeeded], take: Callable[[Sequence[GameRow]], None]) -> None:
        """Play all missing games; `take` gets the games as they come. After an interrupt, everything delivered
        before is kept."""
        queue = JobQueue(wants)
        for done in self._alone(queue) if self.executor is None else self._together(queue, self.executor):
            if done.here != done.name:
                raise WorkersError("lab-other-rules", "a worker has other rules than this computer")
            queue.learn(done)
            take(done.rows)

    def each(self, work: Callable[..., Any], asked: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        """Yield the result of `work` for each of these in order, running several at a time."""
        if self.executor is None:
            yield from (work(*one) for one in asked)
            return
        running: deque[Future[Any]] = deque()
        left = iter(asked)
        try:
            while True:
                for one in islice(left, self.workers * WAITING - len(running)):
                    running.append(self.executor.submit(work, *one))
                if not running:
                    return
                yield running.popleft().result()
        except BrokenProcessPool as error:
            raise WorkersError("lab-broken", "a process that played games has died") from error
        finally:
            for future in running:
                future.cancel()

    def _alone(self, queue: JobQueue) -> Iterator[JobResult]:
        while (job := queue.next()) is not None:
            yield work(job)

    def _together(self, queue: JobQueue, executor: Executor) -> Iterator[JobResult]:
        running: set[Future[JobResult]] = set()
        try:
            while True:
                while len(running) < self.workers * WAITING and (job := queue.next()) is not None:
                    running.add(executor.submit(work, job))
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        except BrokenProcessPool as error:
            raise WorkersError("lab-broken", "a process that played games has died") from error
        finally:
            for future in running:
                future.cancel()


class NoWorkers(StudyWorkers):
    """Plays nothing, for callers that only read what exists."""

    def play(self, wants: Sequence[GamesNeeded], take: Callable[[Sequence[GameRow]], None]) -> None:
        """Raise an error if any game is missing."""
        missing = sum(len(want.numbers) for want in wants)
        if missing:
            raise WorkersError("lab-unfinished", f"{missing} games are missing", games=missing)


def cores() -> int:
    """Count the processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def open_workers(jobs: int | None = None, scheduler: str | None = None) -> Iterator[StudyWorkers]:
    """Open workers: on a cluster, on this many cores, or on all of them."""
    if scheduler is not None:
        with _cluster(scheduler) as found:
            yield found
        return
    count = cores() if jobs is None else jobs
    if count <= 1:
        yield StudyWorkers()
        return
    pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield StudyWorkers(pool, count)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in workers: the process that hands out the work handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str) -> Iterator[StudyWorkers]:
    from distributed import Client

    client: Any
    try:
        client = Client(address, timeout=WAIT, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        why = str(error)[:200] or type(error).__name__
        raise WorkersError(
            "lab-no-cluster", f"no scheduler answers at {address}: {why}", address=address, why=why
        ) from error
    try:
        workers = sum(client.nthreads().values())
        if not workers:
            client.wait_for_workers(1, timeout=WAIT)
            workers = sum(client.nthreads().values())
        yield StudyWorkers(client.get_executor(pure=False, retries=3), max(1, workers))
    finally:
        client.close()
