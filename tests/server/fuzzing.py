"""Fuzzing for the server: malformed frames, messages and requests, made from a seed (S4)."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import struct
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any


@dataclass
class Fuzzed:
    """The result of a fuzzing run."""

    sent: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)

    @property
    def errors(self) -> int:
        """Count the answers that say the server itself failed."""
        return (
            sum(n for status, n in self.statuses.items() if status >= 500)
            + self.closes[1011]
            + self.refusals["server-broken"]
        )


VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**53, 2**64, 10**400, -(10**40), 0.5, 1e308, "", "x", "\u0000", "\u202e", "é" * 50,
    "x" * 5000, [], {}, [[]], [None], {"a": {"b": {"c": []}}}, "<script>alert(1)</script>", "'; DROP TABLE events; --", "../../etc/passwd",
)  # fmt: skip


def message(chance: Random, table: str, tokens: list[str]) -> Any:
    """Make a message that is nearly right."""
    good: list[dict[str, Any]] = [
        {
            "type": "hello",
            "protocol": 1,
            "table": table,
            "tokens": tokens,
            "language": "en",
            "panels": False,
            "have": 0,
        },
        {"type": "answer", "action": "fuzz-fuzz-fuzz", "seat": 0, "at": 0, "option": "x"},
        {"type": "launch", "action": "fuzz-fuzz-fuzz", "seat": 0, "at": 0, "launch": {}},
        {"type": "landing", "action": "fuzz-fuzz-fuzz", "seat": 0, "at": 0, "landing": {}},
        {"type": "undo", "action": "fuzz-fuzz-fuzz", "seat": 0, "to": 0},
        {"type": "undo-reply", "action": "fuzz-fuzz-fuzz", "seat": 0, "agree": True},
        {"type": "say", "action": "fuzz-fuzz-fuzz", "seat": 0, "text": "x"},
        {"type": "resync"},
        {"type": "ping", "n": 1},
    ]
    told = dict(chance.choice(good))
    for _ in range(chance.randrange(1, 4)):
        kind = chance.randrange(4)
        key = chance.choice(list(told))
        if kind == 0 and len(told) > 1:
            del told[key]
        elif kind == 1:
            told[chance.choice(["more", "__proto__", "seed", "", "type "])] = chance.choice(VALUES)
        else:
            told[key] = chance.choice(VALUES)
    return told


def frame(chance: Random, table: str, tokens: list[str]) -> tuple[str, bytes]:
    """Make one malformed frame for an open socket, with its kind."""
    kind = chance.choice(
        [
            "json",
            "json",
            "json",
            "text",
            "utf8",
            "binary",
            "nested",
            "digits",
            "opcode",
            "unmasked",
            "reserved",
            "length",
            "split",
            "large",
            "surrogate",
        ]
    )
    if kind == "json":
        return kind, masked(1, json.dumps(message(chance, table, tokens)).encode(), chance)
    if kind == "text":
        return kind, masked(1, bytes(chance.randrange(32, 127) for _ in range(chance.randrange(200))), chance)
    if kind == "utf8":
        return kind, masked(
            1, bytes(chance.randrange(128, 256) for _ in range(chance.randrange(1, 60))), chance
        )
    if kind == "binary":
        return kind, masked(2, os.urandom(chance.randrange(200)), chance)
    if kind == "nested":
        return kind, masked(
            1, (b"[" if chance.random() < 0.5 else b'{"a":') * chance.randrange(1, 3000), chance
        )
    if kind == "digits":
        return kind, masked(1, b'{"type":"ping","n":' + b"9" * chance.randrange(1, 9000) + b"}", chance)
    if kind == "surrogate":
        return kind, masked(1, b'{"type":"say","action":"fuzzfuzz","seat":null,"text":"\\ud800"}', chance)
    if kind == "opcode":
        return kind, masked(chance.choice([3, 4, 5, 6, 7, 11, 12, 15]), b"x", chance)
    if kind == "unmasked":
        return kind, bytes([0x81, 5]) + b"hello"
    if kind == "reserved":
        return kind, bytes([masked(1, b"{}", chance)[0] | chance.choice([16, 32, 64])]) + masked(
            1, b"{}", chance
        )[1:]
    if kind == "length":
        return kind, bytes([0x81, 0xFF]) + struct.pack(
            "!Q", chance.choice([2**62, 2**63 - 1, 16 * 1024 + 1])
        ) + b"abcd"
    if kind == "split":
        return kind, bytes([0x01, 0x83]) + b"abcd" + b"xyz" + masked(chance.choice([0, 1, 9]), b"}", chance)
    return kind, masked(1, b'"' + b"x" * (17 * 1024) + b'"', chance)


def masked(opcode: int, body: bytes, chance: Random) -> bytes:
    """Mask a frame as a client sends it."""
    mask = bytes(chance.randrange(256) for _ in range(4))
    size = len(body)
    if size < 126:
        head = bytes([0x80 | opcode, 0x80 | size])
    elif size < 65536:
        head = bytes([0x80 | opcode, 0xFE]) + struct.pack("!H", size)
    else:
        head = bytes([0x80 | opcode, 0xFF]) + struct.pack("!Q", size)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))


def request(chance: Random, table: str) -> bytes:
    """Make a request that is wrong or only nearly right."""
    methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW", "get"]
    paths = [
        "/", "/api", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/sit", f"/api/tables/{table}/seats/0/bot",
        f"/api/tables/{table}/seats/99/leave", f"/api/tables/{table}/start", f"/api/tables/{table}/replay?start=-1&count=x",
        f"/api/tables/{table}/replay?start=99999999999999999999", "/api/tables/load", "/api/tables/mine", "/api/verify", "/api/games",
        "/api/catalogue/en/..%2f..%2fserver", "/api/catalogue/%ff/%00", "/api/rules/dungeon_attack/%0d%0aX:1", "/api/socket", "/metrics",
        "/%2e%2e/%2e%2e/etc/passwd", "/../../etc/passwd", "/assets/..%5c..%5cx", "/t/" + "a" * 3000, "/\u00e9".encode("latin-1").decode("latin-1"),
        "/api/tables/%00%00%00", "/api/tables?state=%F0%9F%92%A9", "/static/%c0%ae%c0%ae/x",
    ]  # fmt: skip
    body: bytes
    pick = chance.randrange(5)
    if pick == 0:
        body = json.dumps(chance.choice(VALUES)).encode()
    elif pick == 1:
        body = os.urandom(chance.randrange(300))
    elif pick == 2:
        body = json.dumps(
            {
                chance.choice(
                    ["game", "seats", "options", "name", "claims", "log", "level", "fill"]
                ): chance.choice(VALUES)
                for _ in range(3)
            }
        ).encode()
    elif pick == 3:
        seats = [{"kind": chance.choice(["person", "bot", "x", "open"]), "name": chance.choice(VALUES)}]
        body = json.dumps(
            {"game": "dungeon_attack", "seats": seats, "options": chance.choice(VALUES)}
        ).encode()
    else:
        body = (
            b'{"game":"dungeon_attack","seats":[{"kind":"person","name":"\\ud800"}],"options":{"\\udfff":1}}'
        )
    headers = [
        "Host: localhost", f"Content-Length: {chance.choice([len(body), len(body), len(body), len(body) + 5, -1, 10**9])}",
        f"Content-Type: {chance.choice(['application/json', 'text/plain', 'application/json; charset=utf-7', 'x'])}",
        f"Authorization: {chance.choice(['Bearer ' + 'A' * 32, 'Bearer', 'Basic Og==', 'x' * 200])}",
    ]  # fmt: skip
    if chance.random() < 0.1:
        headers.append("Origin: " + chance.choice(["null", "http://evil.example", "http://[", "x"]))
    if chance.random() < 0.1:
        headers.append("X: " + "y" * chance.choice([10, 9000, 40_000]))
    if chance.random() < 0.1:
        headers.append(
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x"
        )
    head = (
        f"{chance.choice(methods)} {chance.choice(paths)} HTTP/{chance.choice(['1.1', '1.1', '1.0', '9.9'])}"
    )
    return "\r\n".join([head, *headers, "Connection: close", "", ""]).encode("latin-1", "replace") + body


async def throw_rubbish(
    port: int,
    opened: Any,
    *,
    frames: int,
    requests: int,
    seed: int = 1,
    check: Callable[[], None] = lambda: None,
) -> Fuzzed:
    """Send it all, over several connections at a time."""
    result = Fuzzed()
    chance = Random(seed)
    table = opened["table"]["id"]
    tokens = [one["token"] for one in opened["mine"]]

    async def socket_lines(count: int, part: Random) -> None:
        left = count
        while left > 0:
            left -= await _one_socket(port, table, tokens, part, result, left)

    async def http_lines(count: int, part: Random) -> None:
        for _ in range(count):
            result.sent["http"] += 1
            status = await _one_request(port, request(part, table))
            result.statuses[status] += 1

    lines = 4
    await asyncio.gather(
        *(socket_lines(frames // lines, Random(chance.random())) for _ in range(lines)),
        *(http_lines(requests // lines, Random(chance.random())) for _ in range(lines)),
    )
    check()
    return result


async def _one_request(port: int, raw: bytes) -> int:
    writer: asyncio.StreamWriter | None = None
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(raw)
        if b"Content-Length: 10" in raw or writer.is_closing():
            writer.write_eof()
        answer = await asyncio.wait_for(reader.read(100), 3)
        return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0
    except (OSError, TimeoutError, ValueError, IndexError):
        return 0
    finally:
        await _closed(writer)


async def _closed(writer: asyncio.StreamWriter | None) -> None:
    if writer is not None:
        writer.close()
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(writer.wait_closed(), 2)


async def _one_socket(
    port: int, table: str, tokens: list[str], chance: Random, result: Fuzzed, most: int
) -> int:
    """Use one connection until the server closes it, or 40 malformed frames are sent. Return how many were sent."""
    sent = 0
    writer: asyncio.StreamWriter | None = None
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        if chance.random() < 0.8:
            hello = {
                "type": "hello",
                "protocol": 1,
                "table": table,
                "tokens": tokens if chance.random() < 0.5 else [],
            }
            writer.write(masked(1, json.dumps(hello).encode(), chance))
        listening = asyncio.create_task(_listen(reader, result))
        while sent < min(most, 40) and not listening.done():
            kind, raw = frame(chance, table, tokens)
            result.sent[kind] += 1
            sent += 1
            writer.write(raw)
            await writer.drain()
            await asyncio.sleep(0.001)
        writer.close()
        await asyncio.wait([listening], timeout=2)
        listening.cancel()
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        pass
    finally:
        await _closed(writer)
    return max(sent, 1)


async def _listen(reader: asyncio.StreamReader, result: Fuzzed) -> None:
    try:
        while True:
            head = await reader.readexactly(2)
            size = head[1] & 127
            if size == 126:
                size = struct.unpack("!H", await reader.readexactly(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", await reader.readexactly(8))[0]
            body = await reader.readexactly(size)
            if head[0] & 15 == 8:
                result.closes[struct.unpack("!H", body[:2])[0] if len(body) >= 2 else 1005] += 1
                return
            if head[0] & 15 == 1 and body.startswith(b'{"type":"refused"'):
                result.refusals[json.loads(body)["problem"]["id"]] += 1
    except (asyncio.IncompleteReadError, OSError):
        return
