"""A house without a server: the same application, called in process, over a journal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any
from urllib.parse import unquote

from tumblekeep.core.message import Message
from tumblekeep.pocket.journal import HouseJournal
from tumblekeep.pocket.pools import Minds, pocket_pools
from tumblekeep.pocket.store import JournalStore
from tumblekeep.server.errors import problem
from tumblekeep.server.http.app import Application
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.settings import RateLimits, Settings

SETTINGS = Settings(database="", limits=RateLimits(on=False), archive_days=3650.0)
"""Nobody has to be protected from anybody here: whoever can call the house has the device in hand."""
_NOT_SENT = frozenset({"host", "origin", "cookie", "content-length"})
"""Headers about a network. There is none, and the house sets what it needs."""
_HOST = (b"host", b"localhost")
_SCOPE: dict[str, Any] = {
    "asgi": {"version": "3.0"},
    "http_version": "1.1",
    "root_path": "",
    "client": ("127.0.0.1", 1),
    "server": ("localhost", 80),
}
Response = tuple[int, list[tuple[str, str]], bytes]


class PocketConnection:
    """One connection to a table, with the messages of a WebSocket."""

    stalled_since: float | None = None
    resumed: Callable[[], None] | None = None
    heard: Callable[[MutableMapping[str, Any]], bool] | None = None

    def __init__(self, on_text: Callable[[str], Any], on_close: Callable[[int], Any]) -> None:
        self.began = asyncio.get_running_loop().time()
        self._on_text = on_text
        self._on_close = on_close
        self._inbox: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._is_closed = False

    # -- for the client -----------------------------------------------------------------------------------

    def receive(self, text: str) -> None:
        """Take a message from the client."""
        if not self._is_closed:
            self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """The client has gone."""
        self._end(1000, tell=False)

    # -- for the application ------------------------------------------------------------------------------

    def write(self, text: str, *more: str) -> None:
        """Send one or more messages."""
        if not self._is_closed:
            for one in (text, *more):
                self._on_text(one)

    def say_goodbye(self, code: int) -> None:
        """Close after everything that was written."""
        self._end(code, tell=True)

    cut = say_goodbye

    async def next_message(self) -> MutableMapping[str, Any]:
        """Return what the client has sent."""
        return await self._inbox.get()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """Take what the application sends through the frame of ASGI: only that it accepts or closes."""
        if message["type"] == "websocket.close":
            self._end(int(message.get("code", 1000)), tell=True)
        elif message["type"] == "websocket.http.response.start":  # refused before it was accepted
            self._end(1008, tell=True)

    def _end(self, code: int, *, tell: bool) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": code})
        if tell:
            self._on_close(code)


class House:
    """All tables of one device. `open_house` makes it."""

    def __init__(self, settings: Settings, store: JournalStore, minds: Minds | None) -> None:
        self.store = store

        async def make_registry() -> TableRegistry:
            return TableRegistry(settings, store, pocket_pools(minds), Metrics())

        self.application = Application(settings, make_registry)
        self._open = AsyncExitStack()
        self._serving: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin."""
        await self._open.enter_async_context(self.application.lifespan())

    async def request(
        self, method: str, path: str, headers: Sequence[Sequence[str]], body: bytes
    ) -> Response:
        """Answer an HTTP request to an address of the API."""
        sent = False
        done = asyncio.Event()
        status, told, parts = 0, [], []  # type: int, list[tuple[str, str]], list[bytes]

        async def receive() -> MutableMapping[str, Any]:
            nonlocal sent
            if sent:
                await done.wait()
                return {"type": "http.disconnect"}
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: MutableMapping[str, Any]) -> None:
            nonlocal status, told
            if message["type"] == "http.response.start":
                status = message["status"]
                told = [
                    (name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]
                ]
            else:
                parts.append(bytes(message.get("body", b"")))

        given = [(name.lower(), value) for name, value in headers if name.lower() not in _NOT_SENT]
        raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in given]
        raw += [_HOST, (b"content-length", str(len(body)).encode())]
        scope = _scope("http", path, raw) | {"method": method.upper()}
        try:
            await self.application(scope, receive, send)
        finally:
            done.set()
        return status, told, b"".join(parts)

    def connect(
        self, path: str, on_text: Callable[[str], Any], on_close: Callable[[int], Any]
    ) -> PocketConnection:
        """Open a connection; what it is sent and that it was closed is told to these two."""
        connection = PocketConnection(on_text, on_close)
        scope = _scope("websocket", path, [_HOST]) | {"subprotocols": [], "state": {"wire": connection}}
        serving = asyncio.ensure_future(self._serve(scope, connection))
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)
        return connection

    async def _serve(self, scope: dict[str, Any], connection: PocketConnection) -> None:
        try:
            await self.application(scope, connection.next_message, connection.send)
        finally:
            connection.say_goodbye(1011)  # if it is still open

    def trouble(self, language: str) -> dict[str, Any] | None:
        """Return why nothing can be stored now, as the wire's Problem; None if all is well."""
        if not self.store.paused:
            return None
        return problem(
            Message("server-device-full" if self.store.is_full else "server-saving-paused"), language
        )

    def note(self, language: str) -> dict[str, Any] | None:
        """Return what was found wrong with the journal when the house was opened, as the wire's Problem."""
        if self.store.damaged:
            return problem(Message("server-journal-damaged", {"bytes": self.store.damaged}), language)
        if self.store.cut_off:
            return problem(Message("server-journal-cut", {"bytes": self.store.cut_off}), language)
        return None

    async def close(self) -> None:
        """Finish what is being stored, then stop."""
        await self._open.aclose()
        if self._serving:
            await asyncio.wait(list(self._serving))


def _scope(kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    address, _, query = path.partition("?")
    scope = {**_SCOPE, "type": kind, "scheme": "http" if kind == "http" else "ws", "headers": headers}
    scope |= {"path": unquote(address), "raw_path": address.encode(), "query_string": query.encode()}
    return scope | {"state": {}}


async def open_house(
    journal: HouseJournal, minds: Minds | None = None, settings: Settings | None = None
) -> House:
    """Open the house over what a journal keeps; raise BadJournal if that is of another format."""
    house = House(replace(settings or SETTINGS, people=False, on_device=True), JournalStore(journal), minds)
    await house.open()
    return house
