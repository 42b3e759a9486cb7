"""A study on a cluster: a real scheduler and two workers, one of them killed halfway. The result file is the
same."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lab.given import plain
from tumblekeep.core.errors import TumbleError
from tumblekeep.lab.execution.driver import NoProgress
from tumblekeep.lab.laboratory import run_study

pytest.importorskip("distributed", reason="a cluster needs the extra “cluster”")

QUIET = "--no-dashboard"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """Yield a scheduler's address and its two workers."""
    address = f"tcp://127.0.0.1:{free_port()}"
    port = address.rpartition(":")[2]
    started: list[subprocess.Popen[bytes]] = []

    def start(*words: str) -> None:
        command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:], QUIET]
        with (tmp_path / f"{words[0]}-{len(started)}.log").open("wb") as log:
            started.append(subprocess.Popen(command, stdout=log, stderr=log, cwd=tmp_path))

    try:
        start("scheduler", "--host", "127.0.0.1", "--port", port)
        for _ in range(2):
            start("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path))
        yield address, started[1:]
    finally:
        for one in started:
            one.kill()
            one.wait()


class Killing(NoProgress):
    """A listener that kills a worker as soon as the first games arrive."""

    def __init__(self, worker: subprocess.Popen[bytes]) -> None:
        self.worker = worker

    def advance(self, games: int) -> None:
        if self.worker.poll() is None:
            self.worker.send_signal(signal.SIGKILL)
            self.worker.wait()


def test_a_worker_killed_in_the_middle_changes_nothing(
    tmp_path: Path, cluster: tuple[str, list[subprocess.Popen[bytes]]]
) -> None:
    address, workers = cluster
    here = run_study(plain(), tmp_path / "here", jobs=1)
    killing = Killing(workers[0])
    there = run_study(plain(), tmp_path / "there", scheduler=address, progress=killing)
    assert workers[0].poll() == -signal.SIGKILL
    assert workers[1].poll() is None
    assert there.results.read_bytes() == here.results.read_bytes()


def test_no_scheduler_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblekeep.lab.execution.workers.WAIT", 1)
    with pytest.raises(TumbleError, match="no scheduler answers"):
        run_study(plain(), tmp_path, scheduler=f"tcp://127.0.0.1:{free_port()}")
