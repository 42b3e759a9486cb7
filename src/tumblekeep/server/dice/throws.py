"""Simulated throws: a launch comes in, and physics computes where the die lands, in a pool of worker processes."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.kit.throwing import is_installed
from tumblekeep.server.dice.simulation import advised, bot_throws, foreseen, is_told, simulate, throw_again
from tumblekeep.server.dice.throwing import SimulatedThrow
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal

WAIT_SECONDS = 4.0
"""How many seconds a throw may wait for its turn, beyond the time that the throw before it may take."""


class ThrowWorker:
    """A process that simulates one throw at a time. It starts with its first throw."""

    def __init__(self) -> None:
        # spawned, not forked: a fork would keep our sockets and the database's lock after the server has ended
        self._pool = ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_with_the_server
        )

    async def make(self, make: Callable[..., Any], what: tuple[Any, ...], seconds: float) -> Any:
        """Run a function in the process; raise TimeoutError if it takes longer than this."""
        made = asyncio.get_running_loop().run_in_executor(self._pool, make, *what)
        return await asyncio.wait_for(made, seconds)

    def kill(self) -> None:
        """Kill the process at once, even if it is stopped or hangs in the middle of a throw."""
        for process in list((self._pool._processes or {}).values()):  # no public API before Python 3.14
            process.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop the process."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class ThrowWorkers:
    """Simulates launches, never on the event loop.

    A throw that hangs fails alone: its process is replaced, and the throws that wait behind it use the new one.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._turns = asyncio.Semaphore(workers)
        self._idle: list[ThrowWorker] = []
        self._all: set[ThrowWorker] = set()

    def is_available(self) -> bool:
        """Whether throws can be simulated here."""
        return is_installed()

    async def throw(self, question: Throw[Any], launch: dict[str, Any], seed: int) -> SimulatedThrow:
        """Simulate a launch that answers a question."""
        return await self.simulate(dict(question.setup), launch, seed)

    async def throw_for(self, question: Throw[Any], clumsiness: float, seed: int) -> SimulatedThrow:
        """Simulate a bot's throw, as well as its hand can."""
        return await self._made(bot_throws, dict(question.setup), clumsiness, seed)

    async def simulate(self, setup: dict[str, Any], launch: dict[str, Any], seed: int) -> SimulatedThrow:
        """Simulate a launch. One that is malformed or absurd is refused, and nothing has happened."""
        return await self._made(simulate, setup, launch, seed)

    async def throw_again(self, setup: dict[str, Any], launch: dict[str, Any]) -> SimulatedThrow:
        """Simulate a stored launch once more, exactly as it was."""
        return await self._made(throw_again, setup, launch)

    async def foresee(self, setup: dict[str, Any], launch: dict[str, Any], after: int) -> dict[str, Any]:
        """What can be known of a launch before it is made.

        Real throws come first: while all workers are busy, nothing is computed.
        """
        if self._turns.locked():
            return {"after": after, "first": None, "places": []}
        told: dict[str, Any] = await self._answered(foreseen, setup, launch, after)
        return told

    async def advise(self, setup: dict[str, Any], launch: dict[str, Any]) -> dict[str, Any]:
        """What would have made a throw better. Real throws come first here too."""
        if self._turns.locked():
            return {"advice": None}
        told: dict[str, Any] = await self._answered(advised, setup, launch)
        return told

    async def _made(self, make: Callable[..., Any], *what: Any) -> SimulatedThrow:
        return SimulatedThrow(*await self._answered(make, *what))

    async def _answered(self, make: Callable[..., Any], *what: Any) -> Any:
        if not is_installed():
            raise Refusal(409, "server-no-physics")
        try:
            await asyncio.wait_for(self._turns.acquire(), self._seconds + WAIT_SECONDS)
        except TimeoutError as error:
            journal.error("a throw waited too long for a worker")
            raise Refusal(503, "server-physics-failed", again=True) from error
        try:
            told = await self._in_worker(make, what)
        finally:
            self._turns.release()
        if isinstance(told, str):
            raise Refusal(422, "server-bad-launch", why=told)
        return told

    async def _in_worker(self, make: Callable[..., Any], what: tuple[Any, ...]) -> Any:
        worker = self._idle.pop() if self._idle else ThrowWorker()
        self._all.add(worker)
        try:
            told = await worker.make(make, what, self._seconds)
            if not is_told(told):
                raise BrokenProcessPool("its answer is malformed")
        except Exception as error:
            journal.error("a throw could not be simulated", error=type(error).__name__)
            self._replace(worker)
            raise Refusal(503, "server-physics-failed", again=True) from error
        except BaseException:  # the request was cancelled, and the state of the process is unknown
            self._replace(worker)
            raise
        self._idle.append(worker)
        return told

    def _replace(self, worker: ThrowWorker) -> None:
        worker.kill()
        self._all.discard(worker)

    def close(self) -> None:
        """Stop all processes."""
        for worker in self._all:
            worker.close()
        self._all, self._idle = set(), []


def _leave_with_the_server() -> None:
    """End this process when the server's ends, however it ends."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
