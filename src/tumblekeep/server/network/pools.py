"""The processes and threads of one worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tumblekeep.server.dice.throws import ThrowWorkers
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.network.rules_processes import RulesProcesses
from tumblekeep.server.runtime import advice_workers, analyses, thinking
from tumblekeep.server.runtime.pools import Pools
from tumblekeep.server.settings import Settings
from tumblekeep.server.workers import WorkerPool

T = TypeVar("T")

BOT_THREADS = 2


def open_pools(settings: Settings, metrics: Metrics) -> Pools:
    """Make the pools that the settings ask for. Processes start with their first job."""

    def adviser() -> WorkerPool:
        return WorkerPool(
            settings.thinking_workers,
            advice_workers.STUCK_SECONDS,
            metrics,
            each=advice_workers.EACH,
            most=advice_workers.MOST,
        )

    thinkers = settings.thinking_workers
    return Pools(
        bots=ReplacedThreads(BOT_THREADS),
        thinking=WorkerPool(thinkers, thinking.STUCK_SECONDS, metrics, each=thinkers + 1),
        advice=adviser(),
        long_advice=adviser(),
        looking_back=WorkerPool(1, analyses.STUCK_SECONDS, metrics),
        files=WorkerPool(settings.aside_workers, settings.aside_seconds, metrics),
        throwing=ThrowWorkers(settings.physics_workers, settings.throw_seconds),
        rules=RulesProcesses(settings.kept_rules),
    )


class ReplacedThreads:
    """A few threads for bots. Those in which one took too long are replaced, because a thread can't be stopped."""

    def __init__(self, threads: int) -> None:
        self._count = threads
        self._threads = self._fresh()

    def _fresh(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._count, thread_name_prefix="bot")

    async def do(self, work: Callable[[], T], seconds: float) -> T:
        """Run this in a thread; raise TimeoutError if it takes longer than this many seconds."""
        threads = self._threads
        doing = asyncio.get_running_loop().run_in_executor(threads, work)
        try:
            return await asyncio.wait_for(doing, seconds)
        except TimeoutError:
            # this thread is lost, but bots of other tables may still be waiting for the others
            if threads is self._threads:
                self._threads = self._fresh()
                threads.shutdown(wait=False)
            raise

    def close(self) -> None:
        """Stop all threads; work that has not begun is dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
