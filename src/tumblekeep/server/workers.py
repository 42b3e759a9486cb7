"""Worker processes: work that would block the event loop runs in separate processes, with a time limit per job and
a limit on the jobs of each address. Whoever has used least processor time there goes first.

A process starts with its first job and does one job at a time. It ends with the server, however that ends, because
its input closes. A process that takes too long is killed, and only its current job is lost; the next job starts a
new process. A job is an importable function and its arguments, all of them plain data.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Any, TypeVar

from tumblekeep.server.charging.addresses import address_class
from tumblekeep.server.charging.budgets import Budgets
from tumblekeep.server.charging.fair_queue import FairQueue
from tumblekeep.server.errors import Refusal
from tumblekeep.server.jobs import result_of, unpacked
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.metrics.journal import journal

T = TypeVar("T")

EACH = 3
"""How many jobs an address may have waiting or in progress."""
MOST_WAITING = 64
SHARE_RATE, SHARE_BURST = 0.25, 30.0
"""Seconds of processor time: how fast what an address has used of the processes is forgotten, for who goes first."""
START_SECONDS = 60.0
"""How many seconds a process may take to start; a busy machine needs a while to load all that Python."""
_NICE = 5


class WorkerPool:
    """Runs slow jobs off the event loop, and no address can crowd out the others."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        metrics: Metrics | None = None,
        *,
        each: int = EACH,
        most: int = MOST_WAITING,
    ) -> None:
        self.seconds = seconds
        self._metrics = metrics
        self._idle = [_Worker() for _ in range(workers)]
        self._all = tuple(self._idle)
        self._used = Budgets(SHARE_RATE, SHARE_BURST)
        self._turns = FairQueue(workers, self._used.used, each=each, most=most)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="aside")
        self.done = self.late = 0
        """How many jobs were finished, and how many timed out."""

    def waiting(self) -> int:
        """How many jobs wait or are in progress."""
        return self._turns.taken()

    def used(self, address: str) -> float:
        """The share of its processor time here that an address has used lately."""
        return self._used.used(address)

    async def do(self, address: str, work: Callable[..., T], *what: Any) -> T:
        """Run a job for an address.

        A refusal in the job is raised here; an address with too many jobs is refused at once.
        """
        turn = self._turns.turn(address)
        await turn.begin()
        worker = self._idle.pop()
        doing = asyncio.get_running_loop().run_in_executor(
            self._threads, worker.do, (work, what), self.seconds
        )

        def finished(doing: asyncio.Future[Any]) -> None:  # also if nobody waits for it any more
            self._idle.append(worker)
            failed = doing.cancelled() or doing.exception() is not None
            self._charge(address, work.__name__, self.seconds if failed else doing.result()[2])
            turn.end()

        doing.add_done_callback(finished)
        try:
            told = await asyncio.shield(doing)
        except _TookTooLong as error:
            self.late += 1
            journal.warning(
                "a job in a worker process took too long", work=work.__name__, seconds=self.seconds
            )
            raise Refusal(503, "server-too-slow", again=True) from error
        except (OSError, EOFError) as error:
            journal.error("a worker process ended during a job", work=work.__name__)
            raise Refusal(503, "server-too-slow", again=True) from error
        self.done += 1
        result: T = unpacked(work, told[0], told[1])
        return result

    def _charge(self, address: str, work: str, seconds: float) -> None:
        """Note what a job cost, whatever became of it."""
        self._used.spend(address, seconds)
        if self._metrics is not None:
            self._metrics.charged(f"aside {work.replace('_', '-')}", address_class(address), seconds)

    def close(self) -> None:
        """Stop all processes; jobs in progress are lost."""
        for worker in self._all:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _TookTooLong(Exception):
    """A job took too long."""


class _Worker:
    """One process and the pipes to it. Used by one thread at a time."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def do(self, job: Any, seconds: float) -> Any:
        """Run a job. Blocks."""
        packed = pickle.dumps(job, pickle.HIGHEST_PROTOCOL)
        fresh = self._process is None or self._process.poll() is not None
        try:
            return self._ask(packed, seconds)
        except (OSError, EOFError):
            if fresh or self._closed:
                raise
        return self._ask(packed, seconds)  # retried, because the process may have ended while it was idle

    def _ask(self, packed: bytes, seconds: float) -> Any:
        process = self._process
        if process is None or process.poll() is not None:
            process = self._start()
        return self._within(process, seconds, packed)

    def _start(self) -> subprocess.Popen[bytes]:
        self._let_go()
        if self._closed:
            raise EOFError
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self._process = process = subprocess.Popen(
            [sys.executable, "-m", "tumblekeep.server.workers"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )
        self._within(process, START_SECONDS, None)
        return process

    def _within(self, process: subprocess.Popen[bytes], seconds: float, packed: bytes | None) -> Any:
        """Send a job (or nothing) to the process and return its answer, or kill it if that takes too long."""
        late = threading.Event()

        def give_up() -> None:
            late.set()
            process.kill()

        limit = threading.Timer(seconds, give_up)
        limit.daemon = True
        limit.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            if packed is not None:
                _write(process.stdin, packed)
            return pickle.loads(_read(process.stdout))  # noqa: S301 - our own process wrote it
        except (OSError, EOFError):
            process.kill()
            process.wait()
            if late.is_set():
                raise _TookTooLong from None
            raise
        finally:
            limit.cancel()

    def end(self) -> None:
        """Stop the process."""
        self._closed = True
        self._let_go()

    def _let_go(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()


def _write(pipe: IO[bytes], packed: bytes) -> None:
    pipe.write(len(packed).to_bytes(8, "big") + packed)
    pipe.flush()


def _read(pipe: IO[bytes]) -> bytes:
    length = pipe.read(8)
    if len(length) < 8:
        raise EOFError
    packed = pipe.read(int.from_bytes(length, "big"))
    if len(packed) < int.from_bytes(length, "big"):
        raise EOFError
    return packed


def main() -> None:
    """Run one process: do the jobs read from standard input until it closes."""
    incoming, outgoing = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # so that printed text can't get between the answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then closes our input
    with contextlib.suppress(AttributeError, OSError):
        os.nice(_NICE)  # people who play come first
    _write(outgoing, pickle.dumps("ready"))
    while True:
        try:
            work, what = pickle.loads(_read(incoming))  # noqa: S301 - the server wrote it
        except EOFError:
            return
        began = time.process_time()
        kind, result = result_of(work, what)
        told = kind, result, time.process_time() - began
        _write(outgoing, pickle.dumps(told, pickle.HIGHEST_PROTOCOL))


if __name__ == "__main__":
    main()
