"""The door: every request is charged what it cost, and whoever is refused leaves a trace."""

from __future__ import annotations

import ast
import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import tumblekeep.server
from server.guest import caller, inn, quick
from server.test_play import sqlite
from tumblekeep.server.charging import metering
from tumblekeep.server.charging.metering import Meter
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http import doorkeeper
from tumblekeep.server.http.connection_gate import ConnectionGate
from tumblekeep.server.http.doorkeeper import Doorkeeper
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.settings import RateLimits


class Processor:
    """Processor time that passes only when work says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(metering, "thread_time", lambda: self.now)


async def test_a_request_is_measured_without_what_others_do_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    processor = Processor(monkeypatch)

    async def other() -> None:
        processor.now += 50.0

    async def work() -> str:
        processor.now += 1.0
        await asyncio.create_task(other())
        processor.now += 2.0
        with suppress(ValueError):
            await fails()
        return "done"

    async def fails() -> None:
        processor.now += 4.0
        await asyncio.sleep(0)
        raise ValueError

    meter = Meter(work())
    assert await meter == "done"
    assert meter.spent == 7.0
    meter.apart = 3.0
    assert meter.rest == 4.0
    meter.apart = 9.0
    assert meter.rest == 0.0


async def test_a_measured_request_that_is_cancelled_cleans_up(monkeypatch: pytest.MonkeyPatch) -> None:
    processor = Processor(monkeypatch)
    cleaned = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            processor.now += 1.0
            await asyncio.sleep(0)
            cleaned.append(True)

    meter = Meter(work())

    async def run() -> None:
        await meter

    task = asyncio.create_task(run())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert cleaned == [True]
    assert meter.spent == 1.0


async def test_requests_were_all_of_one_price(tmp_path: Path, no_time: None) -> None:
    """Whoever has used up its processor time is refused, and told truly how long; others are not."""
    limits = replace(RateLimits(), asking_rate=0.5)
    async with inn(quick(sqlite(tmp_path), proxy="127.0.0.1", limits=limits)) as there:
        here, other = {"x-forwarded-for": "198.51.100.1"}, {"x-forwarded-for": "203.0.113.1"}
        assert (await there.http.get("/api/health", headers=here)).status_code == 200
        charges = there.registry.charges
        assert there.registry.metrics.charges["request health", "local"] == 1
        charges.asking.spend("198.51.100.1", limits.asking_burst + 2)
        wait = charges.asking.wait("198.51.100.1", charges.price("request games").of())
        refused = await there.http.get("/api/games", headers=here)
        assert refused.status_code == 429
        assert float(refused.headers["retry-after"]) == pytest.approx(wait, abs=1)
        assert (await there.http.get("/api/games", headers=other)).status_code == 200


def test_seconds_to_wait_were_guessed() -> None:
    """`Retry-After` was 5, 20, 30 or 600 s, whatever was full. Now it comes from a budget, or there is none."""
    assert Refusal(503, "server-full", again=True).retry_after() == {}
    assert Refusal(429, "server-too-fast", again=True, wait=7).retry_after() == {"retry-after": "7"}
    told = []
    for path in sorted(Path(tumblekeep.server.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                told += [(path.name, ast.unparse(one.value)) for one in node.keywords if one.arg == "wait"]
    assert told == [("budgets.py", "whole_seconds(wait)")]


async def test_366_refusals_at_the_door_left_no_trace(
    tmp_path: Path, no_time: None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "tumblekeep.server")
    limits = replace(RateLimits(), request_rate=0.001, request_burst=3, sockets=1)
    async with inn(quick(sqlite(tmp_path), proxy="127.0.0.1", limits=limits)) as there:
        here = {"x-forwarded-for": "8.8.4.4"}
        codes = [(await there.http.get("/api/health", headers=here)).status_code for _ in range(40)]
        assert codes == [200] * 3 + [429] * 37
        url = f"ws://127.0.0.1:{there.port}/api/socket"
        six = {"x-forwarded-for": "2a00:1:2:3::4"}
        async with connect(url, additional_headers=six):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, additional_headers=six)
        assert "retry-after" not in refused.value.response.headers  # nobody knows when a socket is closed
        told = (await there.http.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"})).text
        assert 'door_refusals_total{door="request",reason="server-too-fast",client="ipv4"} 37' in told
        assert 'door_refusals_total{door="socket",reason="server-too-many-sockets",client="ipv6"} 1' in told
        assert 'refusals_total{reason="server-too-fast"} 37' in told
    lines = [record for record in caplog.records if "refused at the door" in record.getMessage()]
    facts = [record.facts for record in lines]  # type: ignore[attr-defined]
    assert [(one["reason"], one["network"]) for one in facts] == [
        ("server-too-fast", "8.8.4.0/24"),
        ("server-too-many-sockets", "2a00:1:2::/48"),
    ]


def test_the_log_tells_how_many_more_there_were_and_never_floods(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "tumblekeep.server")
    now = [0.0]
    metrics = Metrics()
    keeper = Doorkeeper(lambda: metrics, lambda: now[0])
    refusal = Refusal(429, "server-too-fast")
    for number in range(100):
        for _ in range(3):
            keeper.refused("request", f"10.0.{number}.1", refusal)
    assert len(caplog.records) == doorkeeper.MOST_LINES
    now[0] = doorkeeper.EVERY_SECONDS
    keeper.refused("request", "10.0.0.1", refusal)
    told = [record.facts for record in caplog.records[doorkeeper.MOST_LINES :]]  # type: ignore[attr-defined]
    assert [one["times"] for one in told[:-2]] == [2] * doorkeeper.MOST_LINES
    assert told[-2]["times"] == 300 - 3 * doorkeeper.MOST_LINES
    assert told[-1]["network"] == "10.0.0.0/24"
    assert metrics.refusals["server-too-fast"] == 301


async def test_connections_beyond_the_limit_are_counted(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path), limits=replace(RateLimits(), connections=2))) as there:
        first = [await asyncio.open_connection("127.0.0.1", there.port) for _ in range(3)]
        for reader, writer in first[2:]:
            assert await reader.read() == b""
            writer.close()
        metrics = there.registry.metrics
        assert metrics.away["connection", "server-too-many-connections", "this-computer"] == 1
        for _, writer in first:
            writer.close()
    ConnectionGate.most = 0


async def test_a_whole_network_has_the_sockets_of_a_few_households(tmp_path: Path) -> None:
    """Three hundred /64s of one /56 had as many sockets as three hundred households."""
    limits = replace(RateLimits(), sockets=1)
    async with inn(quick(sqlite(tmp_path), proxy="127.0.0.1", limits=limits)) as there:
        url = f"ws://127.0.0.1:{there.port}/api/socket"
        sockets = [
            await connect(url, additional_headers={"x-forwarded-for": f"2001:db8:0:{n:x}::1"})
            for n in range(4)
        ]
        with pytest.raises(InvalidStatus):
            await connect(url, additional_headers={"x-forwarded-for": "2001:db8:0:5::1"})
        async with connect(url, additional_headers={"x-forwarded-for": "2001:db8:1::1"}):
            pass
        for socket in sockets:
            await socket.close()
        async with caller(there.port) as other:
            assert (await other.get("/api/health")).status_code == 200
