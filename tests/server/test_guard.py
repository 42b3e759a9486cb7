"""The guard of the server: origins, sizes, rates, malformed input, paths, headers (S3 to S7, S9, S10)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi import checks as conformance
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.fuzzing import throw_rubbish
from server.guest import PATIENCE, Guest, Inn, inn, quick
from server.test_play import sqlite
from tumblekeep.server.settings import RateLimits

PAYLOADS = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>", "javascript:alert(1)", "<b onmouseover=a()>",
    "\"><script>1</script>", "'-alert(1)-'", "{{7*7}}", "${7*7}", "<a href=//x>", "<!--", "</title><s>", "<x>", "&lt;i&gt;", "%3Cb%3E",
]  # fmt: skip


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Inn]:
    async with inn(quick(sqlite(tmp_path))) as found:
        yield found


def strict(folder: Path, **changes: Any) -> Any:
    """Return settings with the real limits."""
    return quick(sqlite(folder), limits=replace(RateLimits(), **changes))


# -- origins ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://[", "file://"]
)
async def test_a_page_of_another_site_gets_no_socket_and_no_change(there: Inn, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"ws://127.0.0.1:{there.port}/api/socket", additional_headers={"Origin": origin}):
            pass
    assert refused.value.response.status_code == 403
    body = {"game": "dungeon_attack", "seats": [{"kind": "person", "name": "A"}]}
    answer = await there.http.post("/api/tables", json=body, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["problem"]["id"] == "server-origin"


async def test_ones_own_page_and_programs_without_cookies_are_welcome(there: Inn) -> None:
    url = f"ws://127.0.0.1:{there.port}/api/socket"
    async with connect(url, additional_headers={"Origin": f"http://127.0.0.1:{there.port}"}):
        pass
    async with connect(url):
        pass
    with pytest.raises(InvalidStatus):
        async with connect(url, additional_headers={"Cookie": "a=b"}):
            pass


async def test_a_named_origin_is_welcome(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path), origins=("https://play.example",))) as there:
        url = f"ws://127.0.0.1:{there.port}/api/socket"
        async with connect(url, additional_headers={"Origin": "https://play.example"}):
            pass


# -- malformed input ----------------------------------------------------------------------------------


async def test_rubbish_breaks_nothing_and_changes_nothing(
    there: Inn, caplog: pytest.LogCaptureFixture
) -> None:
    """S4, small; the full size is scripts/stress/fuzz-server."""
    opened = await there.open(people=2)
    live_table = there.registry.live_tables[opened["table"]["id"]]
    assert live_table.served is not None
    before = live_table.served.play.table.position()
    result = await throw_rubbish(there.port, opened, frames=500, requests=300)
    assert result.errors == 0, (result.statuses, result.closes, result.refusals)
    assert live_table.served.play.table.position() == before
    assert all(step.kind in ("opened", "started", "said") for step in live_table.steps)
    assert (await there.get("/health")).json()["ok"]
    assert not [record for record in caplog.records if record.exc_info and record.name == "tumblekeep.server"]
    assert sum(result.sent.values()) >= 700


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        ("", "server-unreadable"),
        ("[]", "server-unreadable"),
        ('{"type":"dance"}', "server-unreadable"),
        ('{"type":"ping","n":-1}', "server-unreadable"),
        ('{"type":"ping","n":1,"more":2}', "server-unreadable"),
        ('{"type":"ping","n":"1"}', "server-unreadable"),
        ('{"type":"resync"}', "server-hello-first"),
        (b"\x00\x01", "server-not-text"),
    ],
)
async def test_what_can_not_be_read_is_refused_with_the_reason(there: Inn, raw: Any, problem: str) -> None:
    async with connect(f"ws://127.0.0.1:{there.port}/api/socket") as socket:
        guest = Guest(socket)
        await socket.send(raw)
        told = await guest.next()
        assert told["problem"]["id"] == problem
        await guest.send(type="ping", n=7)
        assert (await guest.next()) == {"type": "pong", "n": 7}


async def test_an_older_client_is_told_to_load_again(there: Inn) -> None:
    async with connect(f"ws://127.0.0.1:{there.port}/api/socket") as socket:
        guest = Guest(socket)
        await guest.send(type="hello", protocol=2, table="0" * 10)
        assert (await guest.next())["problem"]["id"] == "server-protocol"
        assert await guest.closed() == 1008


async def test_who_goes_on_with_rubbish_is_shown_out(there: Inn) -> None:
    async with connect(f"ws://127.0.0.1:{there.port}/api/socket") as socket:
        guest = Guest(socket)
        for _ in range(25):
            await socket.send("rubbish")
        assert await guest.closed() == 1008


async def test_a_message_that_is_too_large_closes_the_line(there: Inn) -> None:
    async with connect(f"ws://127.0.0.1:{there.port}/api/socket") as socket:
        guest = Guest(socket)
        await socket.send('{"type":"ping","n":' + " " * 17_000 + "1}")
        assert await guest.closed() == 1009
    answer = await there.http.post(
        "/api/tables", content=b"x" * 20_000, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(5):
            yield b"x" * 5_000

    answer = await there.http.post(
        "/api/tables", content=pieces(), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413


async def test_messages_are_not_compressed(there: Inn) -> None:
    async with connect(f"ws://127.0.0.1:{there.port}/api/socket", compression="deflate") as socket:
        assert not socket.protocol.extensions


async def test_the_api_does_what_its_description_says(tmp_path: Path) -> None:
    """S5, small: schemathesis against a server with its own description; the full size is scripts/stress/fuzz-server."""
    async with inn(quick(sqlite(tmp_path))) as there:
        url = f"http://127.0.0.1:{there.port}"
        await asyncio.get_running_loop().run_in_executor(None, _examples, url)


def _examples(url: str) -> None:
    schema: Any = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    few: Any = settings(
        max_examples=4,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    checked = 0

    def run(case: Any) -> None:
        nonlocal checked
        checked += 1
        case.call_and_validate(base_url=url, checks=CHECKS)

    for found in schema.get_all_operations():
        few(given(case=found.ok().as_strategy())(run))()
    assert checked > 40


CHECKS: Any = [
    schemathesis.checks.not_a_server_error,
    conformance.status_code_conformance,
    conformance.content_type_conformance,
    conformance.response_schema_conformance,
]


# -- limits -------------------------------------------------------------------------------------------


async def test_who_acts_too_fast_is_told_and_then_shown_out(tmp_path: Path, no_time: None) -> None:
    async with inn(strict(tmp_path)) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            for number in range(60):
                await guest.send(type="ping", n=number)
            code = await guest.closed()
            assert code == 1008
            told = [m["problem"]["id"] for m in guest.heard if m["type"] in ("refused", "bye")]
            assert set(told) == {"server-too-fast"}
            assert sum(m["type"] == "pong" for m in guest.heard) >= 19


async def test_chat_is_slower_than_play(tmp_path: Path, no_time: None) -> None:
    async with inn(strict(tmp_path)) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            told = [await guest.act("say", seat=0, text=f"line {n}") for n in range(8)]
            assert [one["type"] for one in told[:5]] == ["ack"] * 5
            assert told[-1]["problem"]["id"] == "server-too-fast"


async def test_tables_are_opened_and_joined_only_so_often(tmp_path: Path, no_time: None) -> None:
    async with inn(strict(tmp_path, join_rate=0.05, join_burst=10)) as there:
        body = {"game": "dungeon_attack", "seats": [{"kind": "person", "name": "A"}]}
        answers = [(await there.post("/tables", body)).status_code for _ in range(12)]
        assert answers.count(201) == 10
        assert answers[-1] == 429
        assert len(there.registry.live_tables) == 10
        refused = await there.post("/tables", body)
        assert refused.headers["retry-after"] == "20"


async def is_let_in(url: str) -> bool:
    try:
        async with connect(url):
            return True
    except InvalidStatus:
        return False


async def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    async with inn(strict(tmp_path, sockets=3)) as there:
        url = f"ws://127.0.0.1:{there.port}/api/socket"
        async with connect(url), connect(url), connect(url):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(url):
                    pass
            assert refused.value.response.status_code == 429
        while not await is_let_in(url):  # as soon as the server has noticed that they are gone
            await asyncio.sleep(0.01)


async def test_a_table_keeps_so_many_answers(tmp_path: Path) -> None:
    rate_limits = replace(RateLimits(), on=False, answers=5, chats=2, least_chats=2)
    async with inn(quick(sqlite(tmp_path), limits=rate_limits)) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            told = await guest.answer(0)
            while told["type"] == "ack":
                told = await guest.answer(0)
            assert told["problem"]["id"] == "server-too-long"
            for _ in range(2):
                assert (await guest.act("say", seat=0, text="x"))["type"] == "ack"
            assert (await guest.act("say", seat=0, text="x"))["problem"]["id"] == "server-chat-share"


async def test_who_does_not_say_hello_is_shown_out(tmp_path: Path) -> None:
    async with (
        inn(strict(tmp_path, handshake_seconds=0.3)) as there,
        connect(f"ws://127.0.0.1:{there.port}/api/socket") as socket,
    ):
        assert await Guest(socket).closed() == 1008


async def test_a_request_that_never_ends_is_cut_off(tmp_path: Path) -> None:
    """S9: slow-loris; play goes on meanwhile."""
    async with inn(
        quick(sqlite(tmp_path), limits=replace(RateLimits(), on=False, handshake_seconds=3.0))
    ) as there:
        opened = await there.open(people=1)
        lines = []
        for head in (
            b"GET /api/games HTTP/1.1\r\nHo",
            b"",
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", there.port)
            writer.write(head)
            lines.append((reader, writer))
        async with there.guest(opened, 0) as guest:
            assert (await guest.answer(0))["type"] == "ack"
        for reader, writer in lines:
            with contextlib.suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
            writer.close()


async def test_a_head_without_end_is_cut_off(there: Inn) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", there.port)
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 40_000 + b"\r\n\r\n")
    with contextlib.suppress(ConnectionError):
        assert b"200" not in await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()


async def test_a_request_that_outlived_its_server_left_a_traceback(there: Inn) -> None:
    """Whoever still waited for advice when the server ended is told that it restarts; the log had a traceback for each of them."""
    guard = there.house._guard
    began, told = asyncio.Event(), []

    async def for_ever(*_: Any) -> None:
        began.set()
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        told.append(message)

    async def receive() -> Any:
        return {"type": "http.request", "body": b""}

    scope = {"type": "http", "method": "GET", "path": "/api/health", "client": ("192.0.2.1", 1)}
    guard._app = for_ever
    task = asyncio.create_task(guard(scope | {"headers": [(b"host", b"localhost")]}, receive, send))
    await began.wait()
    task.cancel()
    await task
    assert told[0]["status"] == 503
    assert b"server-restarting" in told[1]["body"]


async def test_one_who_floods_does_not_slow_the_others(tmp_path: Path) -> None:
    """S7: the flood is refused before it is read, so that others are answered as before (counted, not timed)."""
    async with inn(strict(tmp_path)) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest, there.guest(opened) as flood:
            for _ in range(300):
                await flood.socket.send('{"type":"resync"}')
            for _ in range(5):
                assert (await guest.answer(guest.asked[0]))["type"] == "ack"
            assert await flood.closed() == 1008
            assert sum(m["type"] == "welcome" for m in flood.heard) < 150


# -- output -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("payload", PAYLOADS)
async def test_names_titles_and_chat_are_text(there: Inn, payload: str) -> None:
    body = {
        "game": "dungeon_attack",
        "seats": [{"kind": "person", "name": payload[:24]}],
        "title": payload,
        "public": True,
    }
    opened = (await there.post("/tables", body)).json()
    listed = await there.get("/tables")
    assert listed.headers["content-type"] == "application/json"
    assert listed.json()["tables"][0]["title"] == " ".join(payload.split())
    assert opened["table"]["seats"][0]["name"] == payload[:24].strip()


async def test_every_answer_carries_the_headers_that_keep_a_browser_safe(there: Inn) -> None:
    for path in ("/", "/api/games", "/api/none", "/t/x", "/api/tables/0000000000"):
        headers = (await there.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize(
    "path",
    ["/../server/app.py", "/..%2fserver/app.py", "/%2e%2e/server/app.py", "/assets/../../app.py", "/assets/%00", "/.env",
     "/\\..\\x", "/assets/x%0d%0aSet-Cookie:a"],
)  # fmt: skip
async def test_no_path_leads_out_of_the_static_files(path: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>page")
    (static / "assets" / "a.js").write_text("1")
    (tmp_path / "app.py").write_text("secret")
    async with inn(quick(sqlite(tmp_path)), static=static) as there:
        reader, writer = await asyncio.open_connection("127.0.0.1", there.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        assert answer.split(b" ", 2)[1] in (b"404", b"400"), answer[:300]
        assert b"secret" not in answer
        assert (await there.http.get("/t/abc")).text == "<p>page"
        script = await there.http.get("/assets/a.js")
        assert script.text == "1"
        assert "immutable" in script.headers["cache-control"]


async def test_errors_tell_no_path_no_trace_and_no_secret(
    there: Inn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    opened = await there.open(people=1)

    def broken() -> None:
        raise RuntimeError("secret detail in /some/path")

    monkeypatch.setattr(there.registry.live_tables[opened["table"]["id"]], "table", broken)
    with caplog.at_level(logging.ERROR, "tumblekeep.server"):
        answer = await there.get(f"/tables/{opened['table']['id']}", opened["mine"][0]["token"])
    assert answer.status_code == 500
    assert answer.json()["problem"]["id"] == "server-broken"
    assert "detail" not in answer.text
    assert opened["mine"][0]["token"] not in caplog.text
    assert opened["table"]["id"] not in json.dumps(
        [str(getattr(record, "facts", "")) for record in caplog.records]
    )


async def test_metrics_are_counted(there: Inn) -> None:
    opened = await there.open(people=1)
    async with there.guest(opened, 0) as guest:
        await guest.answer(0)
        await guest.answer(0, "nonsense")
        text = (await there.http.get("/metrics")).text
    assert 'tumblekeep_events_total{kind="moved"} 1' in text
    assert 'tumblekeep_refusals_total{reason="illegal-option"} 1' in text
    assert "tumblekeep_sockets 1" in text
    assert "tumblekeep_ack_seconds_count 1" in text
