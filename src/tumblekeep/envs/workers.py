"""Worker processes for a batch: each plays its own places and writes the results into shared memory.

Processes are spawned, not forked, so that they inherit nothing that is open here. The shared memory has
no name in any folder, so nothing is left behind however this ends. A worker whose connection is closed,
because the batch was closed or its process is gone, exits as well. An interrupt is for the process that
waits; workers ignore it.
"""

from __future__ import annotations

import signal
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tumblekeep.envs.local_batch import BatchSpec, LocalBatch
from tumblekeep.envs.observer import FLOAT
from tumblekeep.envs.stepper import BYTE

PATIENCE = 5.0
"""Seconds until a process that was asked to stop is killed."""


class WorkerLost(RuntimeError):
    """A worker process that played some of the games is gone."""


Arrays: TypeAlias = "dict[str, NDArray[Any]]"
KINDS: dict[str, tuple[str, Any]] = {
    "seen": ("f", FLOAT),
    "lit": ("b", BYTE),
    "last_seen": ("f", FLOAT),
    "last_lit": ("b", BYTE),
    "rewards": ("d", np.float64),
    "ended": ("b", np.bool_),
    "actions": ("q", np.int64),
    "seeds": ("Q", np.uint64),
}
"""The shared arrays and their types: one row for each place."""


class SharedBuffers(NamedTuple):
    """The shared memory."""

    memory: dict[str, Any]
    places: int

    @classmethod
    def made(cls, kind: BatchSpec, count: int) -> SharedBuffers:
        """Allocate memory for this many places."""
        table, room = kind.table(), get_context("spawn").RawArray
        wide = {"seen": table.observer.size, "lit": len(table.names)}
        if kind.at_once:
            wide |= {"last_seen": wide["seen"], "last_lit": wide["lit"]}
        wide |= dict.fromkeys(("rewards", "ended", "actions", "seeds"), 1)
        return cls({name: room(KINDS[name][0], count * width) for name, width in wide.items()}, count)

    def arrays(self) -> Arrays:
        """Return the memory as arrays."""
        flat = {name: np.frombuffer(one, KINDS[name][1]) for name, one in self.memory.items()}
        return {
            name: one.reshape(self.places, -1) if len(one) > self.places else one
            for name, one in flat.items()
        }


def write_results(places: LocalBatch, into: Arrays, first: int) -> None:
    """Write the results of a step into shared memory, from this row on."""
    rows = slice(first, first + places.count)
    into["seen"][rows] = np.frombuffer(b"".join(places.seen), FLOAT).reshape(places.count, -1)
    into["lit"][rows] = np.frombuffer(b"".join(places.lit), BYTE).reshape(places.count, -1)
    into["rewards"][rows] = places.rewards
    into["ended"][rows] = places.ended
    for number, (seen, lit) in places.last.items():
        into["last_seen"][first + number] = np.frombuffer(seen, FLOAT)
        into["last_lit"][first + number] = np.frombuffer(lit, BYTE)


def play(told: Connection, kind: BatchSpec, shared: SharedBuffers, rows: range) -> None:
    """Run a worker: play its places on each command, until the connection is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    places, arrays = LocalBatch(kind, len(rows)), shared.arrays()
    mine = slice(rows.start, rows.stop)
    try:
        while (word := told.recv()) is not None:
            try:
                if word == "begin":
                    places.begin([int(seed) for seed in arrays["seeds"][mine]])
                else:
                    places.step(arrays["actions"][mine].tolist())
                write_results(places, arrays, rows.start)
            except Exception as error:
                told.send(error)
            else:
                told.send(None)
    except (EOFError, OSError):
        pass  # the batch is gone


class BatchWorkers:
    """The processes of a batch."""

    def __init__(self, kind: BatchSpec, count: int, workers: int) -> None:
        context = get_context("spawn")
        shared = SharedBuffers.made(kind, count)
        self.arrays = shared.arrays()
        bounds = [count * worker // workers for worker in range(workers + 1)]
        self.rows = [range(*pair) for pair in pairwise(bounds)]
        self.connections: list[Connection] = []
        self.processes: list[Any] = []
        try:
            for rows in self.rows:
                connection, theirs = context.Pipe()
                process = context.Process(target=play, args=(theirs, kind, shared, rows), daemon=True)
                self.connections.append(connection)
                process.start()
                self.processes.append(process)
                theirs.close()
        except BaseException:
            self.close()
            raise

    def tell(self, word: str) -> None:
        """Let all workers play, and wait for them. Any error or interrupt closes them."""
        try:
            for connection in self.connections:
                self._send(connection, word)
            answers = [self._receive(connection) for connection in self.connections]
        except BaseException:
            self.close(at_once=True)
            raise
        wrong = next((answer for answer in answers if answer is not None), None)
        if wrong is not None:
            self.close()
            raise wrong

    def _send(self, connection: Connection, word: str) -> None:
        try:
            connection.send(word)
        except OSError as error:
            raise self._lost(connection) from error

    def _receive(self, connection: Connection) -> Exception | None:
        try:
            answer: Exception | None = connection.recv()
        except (EOFError, OSError) as error:
            raise self._lost(connection) from error
        return answer

    def _lost(self, connection: Connection) -> WorkerLost:
        number = self.connections.index(connection)
        process, rows = self.processes[number], self.rows[number]
        process.join(PATIENCE)
        return WorkerLost(
            f"the process that played games {rows.start} to {rows.stop - 1} of the batch is gone (exit code {process.exitcode}); "
            "the batch is closed. If no worker has ever answered: create a batch with workers under "
            '`if __name__ == "__main__":`, because each worker imports the script again'
        )

    def close(self, *, at_once: bool = False) -> None:
        """Stop all workers, and make sure that they have stopped."""
        for connection, process in zip(self.connections, self.processes, strict=False):
            if at_once:
                process.terminate()
            else:
                with suppress(OSError):  # already stopped
                    connection.send(None)
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()
        for connection in self.connections:
            connection.close()
        self.connections, self.processes = [], []


def seeds_for(seed: int | Sequence[int] | None, count: int) -> list[int]:
    """Return a seed for each place, as Gymnasium's own batches do: consecutive from one seed, or one given for
    each."""
    if seed is None:
        return [int(one) for one in np.random.default_rng().integers(2**62, size=count)]
    if isinstance(seed, int):
        return [seed + number for number in range(count)]
    if len(seed) != count:
        raise ValueError(f"seed: got {len(seed)} seeds for {count} games; give one for each")
    return [int(one) for one in seed]
