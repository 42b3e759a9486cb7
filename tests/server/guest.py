"""Guests: real clients of a real server on a loopback port, for the tests of the server."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import uvicorn
from sqlalchemy import make_url
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.sizes import FULL
from tumblekeep.server.http.app import STATIC, Application
from tumblekeep.server.network.protocols import DirectWebSocket, TimedHttpProtocol
from tumblekeep.server.network.worker import application
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.settings import RateLimits, Settings
from tumblekeep.server.storage.database import Database
from tumblekeep.server.storage.store import EventStore
from tumblekeep.server.visibility.differences import applied
from tumblekeep.server.visibility.projection import view_mark
from tumblekeep.server.wire.live import from_server

_numbers = itertools.count(1)


PATIENCE = 300.0
"""Timeout in seconds. A busy machine is slow, not wrong: tests wait for a state, however long it takes."""


def quick(database: str, **changes: Any) -> Settings:
    """Return settings for a test: bots don't pause, one address may do everything, and a table has the same luck
    in every run."""
    limits, seed = replace(RateLimits(), on=False), "" if FULL else "tests of the server"
    settings = Settings(
        database=database,
        bot_pause=0.0,
        bot_seconds=PATIENCE,
        throw_seconds=PATIENCE,
        aside_seconds=PATIENCE,
        poll_seconds=1.0,
        keep_seconds=-1.0,
        limits=limits,
        seed=seed,
    )
    return replace(settings, **changes)


async def until(true: Callable[[], Any]) -> None:
    """Wait until something is true; a test that waits forever is stopped from outside."""
    while not true():
        await asyncio.sleep(0.02)


def database_of(registry: TableRegistry) -> Database:
    """The database of a server's tables, to look and meddle behind its back."""
    assert isinstance(registry.store, EventStore)
    return registry.store.database


@cache
def _prepared_file() -> bytes:
    """A SQLite file as a server leaves it that has found none, and where nothing has happened yet."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "prepared.db")
        database = Database(f"sqlite:///{path}")
        database.prepare()
        database.close()
        return path.read_bytes()


def lay_out_database(url: str) -> None:
    """Put a prepared file where a server would make one. Every table of its history is made anew otherwise, by each test."""
    path = make_url(url).database
    if url.startswith("sqlite:") and path and Path(path).parent.is_dir() and not Path(path).exists():
        Path(path).write_bytes(_prepared_file())


def caller(port: int) -> httpx.AsyncClient:
    """Make a client for a server on this machine. It loads no certificates, because that takes longer than most
    tests."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False)


class Inn:
    """A running server."""

    def __init__(self, house: Application, port: int) -> None:
        self.house = house
        self.port = port
        self.http = caller(port)
        self.stop: Callable[[], None] = lambda: None
        """Stops the server."""

    @property
    def registry(self) -> TableRegistry:
        assert self.house.registry is not None
        return self.house.registry

    async def post(self, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return await self.http.post(f"/api{path}", json=body, headers=headers)

    async def get(self, path: str, token: str | None = None) -> httpx.Response:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return await self.http.get(f"/api{path}", headers=headers)

    async def open(self, game: str = "dungeon_attack", people: int = 1, bots: int = 0, **more: Any) -> Any:
        """Open a table with this many people, all of them this client, and this many bots; begun at once."""
        seats = [{"kind": "person", "name": f"Guest {n}"} for n in range(people)]
        seats += [{"kind": "bot", "level": "greedy"} for _ in range(bots)]
        answer = await self.post("/tables", {"game": game, "seats": seats, "start": True, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    @asynccontextmanager
    async def guest(
        self, opened: Any, *seats: int, tokens: list[str] | None = None, checks: bool = True, **hello: Any
    ) -> AsyncIterator[Guest]:
        """Connect a client with the secrets of these seats of a table just opened; without seats, a spectator."""
        mine = {one["seat"]: one["token"] for one in opened["mine"]}
        shown = [mine[seat] for seat in seats] if tokens is None else tokens
        url = f"ws://127.0.0.1:{self.port}/api/socket"
        async with connect(url, max_size=None, open_timeout=PATIENCE, ping_interval=None) as socket:
            guest = Guest(socket)
            guest.checks = checks
            await guest.hello(opened["table"]["id"], shown, **hello)
            yield guest


class Guest:
    """One client. Everything it is sent is validated against the wire's schema."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Any] = []
        self.raw: list[str] = []
        self.seq = 0
        self.last: Any = None
        """The latest view of each seat."""
        self.asked: list[int] = []
        self.outcome: Any = None
        self.table: Any = None
        self.checks = True
        """Whether every message is validated against the wire's schema, and kept."""

    async def hello(self, table: str, tokens: list[str], **more: Any) -> Any:
        more = {"differences": True, **more}
        await self.send(type="hello", protocol=1, table=table, tokens=tokens, **more)
        return await self.hear("welcome")

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self, seconds: float = PATIENCE) -> Any:
        """Return the next message, validated."""
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        message = json.loads(text)
        if self.checks:
            from_server.validate_json(text)
            self.raw.append(text)
            self.heard.append(message)
        if message["type"] in ("welcome", "event"):
            self.seq = message["seq"]
            if message["sights"] is not None:
                message["sights"] = [self._whole(sight) for sight in message["sights"]]
                self.last = {sight["seat"]: sight for sight in message["sights"]}
            self.asked = message["asked"]
            self.outcome = message["outcome"]
            self.table = message["table"] or self.table
        return message

    def _whole(self, sight: Any) -> Any:
        """What a seat sees, after what has changed; the mark must be that of the whole."""
        if "view_change" in sight:
            before = self.last[sight["seat"]]
            sight = {
                "seat": sight["seat"],
                "view": applied(before["view"], sight["view_change"]),
                "mark": sight["mark"],
                "question": applied(before["question"], sight["question_change"]),
                "panels": sight["panels"],
                "undo": sight["undo"],
            }
        assert view_mark(sight["view"]) == sight["mark"]
        return sight

    async def hear(self, *kinds: str, where: Callable[[Any], bool] = lambda message: True) -> Any:
        """Return the next message of one of these kinds."""
        while True:
            message = await self.next()
            if message["type"] in kinds and where(message):
                return message

    async def act(self, kind: str, **fields: Any) -> Any:
        """Send an act and wait for its acknowledgement or refusal."""
        action = fields.pop("action", None) or f"test-act-{next(_numbers):06}"
        await self.send(type=kind, action=action, **fields)
        return await self.hear("ack", "refused", where=lambda message: message["action"] == action)

    def question(self, seat: int) -> Any:
        """Return what this seat is asked, or None."""
        asked = self.last[seat]["question"]
        if asked is None:
            return None
        if "mine" in asked:
            return asked["mine"]
        return asked if asked.get("seat") == seat and asked["kind"] == "choose" else None

    async def answer(self, seat: int, option: str | None = None, **more: Any) -> Any:
        """Answer what a seat is asked: with the option named, or the first."""
        question = self.question(seat)
        assert question is not None, f"seat {seat} is not asked"
        chosen = option or question["options"][0]["id"]
        return await self.act("answer", seat=seat, at=more.pop("at", self.seq), option=chosen, **more)

    async def closed(self) -> int:
        """Wait for the end; return the close code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006


@asynccontextmanager
async def inn(
    settings: Settings,
    house: Application | None = None,
    static: Path | None = None,
    ping: float = 10,
    proxied: bool = False,
) -> AsyncIterator[Inn]:
    """Run a server on a free port, in this process but behind real sockets; `proxied`: as `serve` does, it takes forwarded addresses
    from the proxies of the settings only."""
    lay_out_database(settings.database)
    built = house or application(settings, static or STATIC)
    config = uvicorn.Config(
        built,
        host="127.0.0.1",
        port=0,
        http=TimedHttpProtocol,
        ws=DirectWebSocket,
        ws_max_size=16 * 1024,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=not proxied,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        if running.done():
            await running
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    there = Inn(built, port)
    there.stop = lambda: setattr(server, "should_exit", True)
    try:
        yield there
    finally:
        await there.http.aclose()
        server.should_exit = True
        await running
