"""Slow work runs in other processes: one upload used to freeze everybody (issue found from outside: 10,000
lines, 6 s)."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.guest import PATIENCE, inn, quick
from server.test_play import sqlite
from tumblekeep.core.log import Header, Log, LogLine, to_text
from tumblekeep.games import load
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.metrics.loop_lag import TICK_SECONDS, LoopLag
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.workers import EACH, WorkerPool


def long_file(lines: int) -> str:
    """Return a file of any length with all checksums right; its second answer is wrong."""
    game = load("dungeon_attack")
    options = game.check(2, {})
    header = Header(game.slug, game.version, game.digest(options), dict(options), ("A", "B"))
    return to_text(Log(header, (LogLine("adventurer", "DA-SET-3", 0, "take.barbarian"),) * lines))


@pytest.fixture
async def workers() -> AsyncIterator[WorkerPool]:
    found = WorkerPool(1, PATIENCE)
    yield found
    found.close()


@pytest.fixture
def door(tmp_path: Path) -> Path:
    """Make a named pipe: whoever reads it waits until somebody writes."""
    os.mkfifo(tmp_path / "door")
    return tmp_path / "door"


def answer_at(door: Path) -> None:
    handle = os.open(door, os.O_WRONLY)
    os.write(handle, b"come in")
    os.close(handle)


@pytest.mark.parametrize("path", ["/verify", "/tables/load"])
async def test_one_long_upload_froze_the_server(path: str, tmp_path: Path) -> None:
    """Lines are counted before any of them is read, and that aside: it is given the body as it came."""
    async with inn(quick(sqlite(tmp_path))) as there:
        most = there.registry.settings.limits.answers
        answer = await there.post(path, {"log": long_file(most + 1)})
        assert answer.status_code == 400
        assert answer.json()["problem"]["id"] == "log-many"
        assert answer.json()["problem"]["args"] == {"line": most + 2, "most": most}
        assert there.registry.workers.done == 1
        assert there.registry.workers.waiting() == 0
        shorter = await there.post(path, {"log": long_file(most)})
        assert shorter.status_code in (200, 400)
        assert there.registry.workers.done == 3
        assert not there.registry.live_tables


NO_FILES = (
    (b'{"log":[' + b"[]," * 1_300_000 + b"[]]}", 422),
    (b'{"log":"x","seats":[' + b"[]," * 1_300_000 + b"[]]}", 413),
    (b'{"log":"x","title":' + b"9" * 30_000 + b"}", 400),
    (b'{"log":"' + b"\\n" * 2_000_000 + b'"}', 400),
    (b"[" * 100_000, 400),
    (b'["log"]', 422),
    (b'{"log":7}', 422),
)


async def test_brackets_were_read_on_the_loop(tmp_path: Path) -> None:
    """Four megabytes of JSON that is no saved game took a second to read, and everybody waited: it is read aside, too."""
    async with inn(quick(sqlite(tmp_path))) as there:
        headers = {"content-type": "application/json"}
        for done, (body, status) in enumerate(NO_FILES, start=1):
            path = ("/api/verify", "/api/tables/load")[done % 2]
            answer = await there.http.post(path, content=body, headers=headers)
            assert answer.status_code == status, answer.text
            assert there.registry.workers.done == done
        assert (await there.http.post("/api/verify", headers=headers)).status_code == 422
        assert there.registry.workers.done == len(NO_FILES)


async def test_everybody_waited_while_one_file_was_checked(door: Path, tmp_path: Path) -> None:
    """While the one process is busy with a file that never ends, all other requests are answered."""
    async with inn(quick(sqlite(tmp_path))) as there:
        stuck = asyncio.create_task(there.registry.workers.do("somebody", door.read_text))
        waiting = asyncio.create_task(there.post("/verify", {"log": long_file(3)}))
        while there.registry.workers.waiting() < 2:
            await asyncio.sleep(0.01)
        assert (await there.get("/health")).status_code == 200
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            assert (await guest.answer(0))["type"] == "ack"
        assert not waiting.done()
        answer_at(door)
        assert await stuck == "come in"
        assert (await waiting).status_code == 200


async def test_one_address_could_fill_the_queue(workers: WorkerPool, door: Path) -> None:
    mine = [asyncio.create_task(workers.do("mine", door.read_text)) for _ in range(1)]
    mine += [asyncio.create_task(workers.do("mine", os.path.basename, "/x")) for _ in range(EACH - 1)]
    while workers.waiting() < EACH:
        await asyncio.sleep(0.01)
    with pytest.raises(Refusal, match="server-wait-your-turn"):
        await workers.do("mine", os.getpid)
    other = asyncio.create_task(workers.do("other", os.getpid))
    while workers.waiting() < EACH + 1:
        await asyncio.sleep(0.01)
    await asyncio.get_running_loop().run_in_executor(None, answer_at, door)
    assert await asyncio.gather(*mine) == ["come in", *["x"] * (EACH - 1)]
    assert await other != os.getpid()
    assert workers.waiting() == 0


@pytest.mark.usefixtures("started")
async def test_a_process_that_hangs_is_replaced_and_only_its_own_work_is_lost(door: Path) -> None:
    workers = WorkerPool(1, PATIENCE)
    try:
        before = await workers.do("a", os.getpid)
        workers.seconds = 0.3
        with pytest.raises(Refusal, match="server-too-slow"):
            await workers.do("a", door.read_text)
        workers.seconds = PATIENCE
        after = await workers.do("a", os.getpid)
        assert before != after
        assert (workers.done, workers.late) == (2, 1)
        os.kill(after, 9)
        assert await workers.do("a", os.getpid) not in (before, after)
    finally:
        workers.close()


async def test_what_fails_aside_is_told_and_the_next_work_is_done(workers: WorkerPool) -> None:
    with pytest.raises(Refusal) as refused:
        await workers.do("a", int, "not a number")
    assert refused.value.status == 500
    assert await workers.do("a", int, "7") == 7


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


async def test_nobody_could_see_that_the_loop_was_held(tmp_path: Path) -> None:
    """The tick that comes late says by how much and how much of that was work, and /metrics tells."""
    metrics, clock, work = Metrics(), Clock(), Clock()
    lag = LoopLag(metrics, clock, work)
    lag.stop()
    for late, worked in ((0.0, 0.002), (0.004, 0.009), (6.0, 0.5)):
        clock.now += TICK_SECONDS + late
        work.now += worked
        lag._tick()
        lag.stop()
    assert metrics.lag.worst == pytest.approx(6.0)
    assert sum(metrics.lag.counts) == 3
    assert metrics.held.worst == pytest.approx(0.5)  # the machine was busy with others for the rest
    assert metrics.held.seconds == pytest.approx(0.504)  # work within its time delays nobody
    told = metrics.text({})
    assert 'tumblekeep_loop_lag_seconds_bucket{le="0.005"} 2' in told
    assert "tumblekeep_loop_lag_worst_seconds 6.0" in told
    assert "tumblekeep_loop_held_worst_seconds 0.5" in told
    async with inn(quick(sqlite(tmp_path))) as there:
        while not sum(there.registry.metrics.lag.counts):
            await asyncio.sleep(0.01)
        shown = (await there.http.get("/metrics")).text
        assert "tumblekeep_loop_lag_seconds_count" in shown
        assert "tumblekeep_work_aside_waiting 0" in shown


def test_the_limit_of_lines_is_that_of_answers() -> None:
    assert RateLimits().answers == 5_000
    found: Any = long_file(10)
    assert found.count("\n") == 11
