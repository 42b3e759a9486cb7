"""Idle connections (S9): thousands from many addresses are refused or closed, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from server.elsewhere import Afar
from server.guest import Guest, Inn, inn, quick
from server.killing import Child
from server.sizes import FULL, size, tell
from server.test_play import sqlite
from tumblekeep.server.settings import RateLimits

resource = pytest.importorskip("resource")

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
FIRST_WORDS = (b"", b"GET /api/games HTTP/1.1\r\nHo", UPGRADE)
"""Nothing; half a request; a socket that never says hello."""


class Idler(asyncio.Protocol):
    """A connection that says little and waits."""

    def __init__(self, words: bytes) -> None:
        self.words = words
        self.began = time.monotonic()
        self.ended: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self.words)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended.set_result(time.monotonic() - self.began)


async def hold(port: int, number: int) -> Idler | None:
    """Open the n-th idle connection: 200 from each of 127.1.0.1, 127.1.0.2, ...; None if it was refused."""
    place = number // 200
    address = f"127.1.{place // 250}.{place % 250 + 1}"
    loop = asyncio.get_running_loop()
    try:
        _, idler = await loop.create_connection(
            lambda: Idler(FIRST_WORDS[number % 3]), "127.0.0.1", port, local_addr=(address, 0)
        )
    except OSError:
        return None
    return idler


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Inn, Child | None]]:
    """Run a server with its limits on: at full size in its own process that starts with few descriptors, else
    one with shorter timeouts."""
    if not FULL:
        limits = replace(RateLimits(), handshake_seconds=0.5)
        async with inn(quick(sqlite(folder), limits=limits)) as there:
            yield there, None
        return
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, before[1]))
    try:
        child = Child(sqlite(folder), folder, limits=True)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before[1], before[1]))
    await child.ready()
    there = Afar(child.port)
    try:
        yield there, child
    finally:
        await there.http.aclose()
        child.stop()
        assert not child.tracebacks()


async def test_idle_connections_from_many_addresses_are_closed_and_play_goes_on(tmp_path: Path) -> None:
    """S9: 10,000 at full size, a third each silent, in the middle of a request, or without a hello."""
    async with opened(tmp_path) as (there, child):
        table = await there.open(people=2)
        async with there.guest(table, 0, 1) as guest:
            talk = Talk(guest)
            await talk.go_on()
            before = talk.longest
            idlers: list[Idler] = []
            count, refused = size(450, 10_000), 0
            for start in range(0, count, 50):
                held = await asyncio.gather(
                    *(hold(there.port, number) for number in range(start, min(count, start + 50)))
                )
                idlers += [one for one in held if one is not None]
                refused += held.count(None)
                await talk.go_on()
            most = sum(not one.ended.done() for one in idlers)
            while not all(one.ended.done() for one in idlers):
                await talk.go_on()
                await asyncio.sleep(0.1)
            assert (await there.get("/health")).status_code == 200
            assert (await guest.answer(0))["type"] == "ack"
        lives = [[one.ended.result() for one in idlers if one.words == words] for words in FIRST_WORDS]
        tell(
            "S9", idle=len(idlers), refused=refused, most_at_once=most,
            longest_life_seconds=[round(max(some), 1) for some in lives], first_wait_ms=round(1000 * before),
            longest_wait_ms=round(1000 * talk.longest), acts=talk.count,
            megabytes=None if child is None else megabytes(child.process.pid),
        )  # fmt: skip


class Talk:
    """Somebody who says something once a second, and how long that takes."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.count, self.longest, self._spoke = guest, 0, 0.0, 0.0

    async def go_on(self) -> None:
        began = time.monotonic()
        if began - self._spoke < 1.1:
            return
        self._spoke = began
        assert (await self.guest.act("say", seat=0, text="Still here?"))["type"] == "ack"
        self.count += 1
        self.longest = max(self.longest, time.monotonic() - began)


def megabytes(pid: int) -> int:
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 // 1_000_000
    return 0


def test_a_server_allows_itself_as_many_descriptors_as_the_system_does() -> None:
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import resource\n"
            "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
            "resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))\n"
            "from tumblekeep.server.network.descriptors import allow_many\n"
            "print(allow_many() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 64)\n",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == "True"
