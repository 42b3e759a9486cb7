"""The server's own clients at a pocket house: `inn` of the server's tests, without sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close

from server.guest import Guest, Inn
from tumblekeep.pocket.file_journal import FileJournal
from tumblekeep.pocket.house import House, open_house
from tumblekeep.server.http.app import Application
from tumblekeep.server.settings import Settings


class HouseTransport(httpx.AsyncBaseTransport):
    """Carries requests to a house in this process."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        body = await request.aread()
        path = request.url.raw_path.decode("ascii")
        headers = list(request.headers.items())
        status, told, content = await self._house.request(request.method, path, headers, body)
        return httpx.Response(status, headers=told, content=content)


class HouseSocket:
    """What the guests of the server's tests do with a WebSocket."""

    def __init__(self, house: House) -> None:
        self._inbox: asyncio.Queue[str | int] = asyncio.Queue()
        self._connection = house.connect("/api/socket", self._inbox.put_nowait, self._inbox.put_nowait)

    async def send(self, text: str) -> None:
        self._connection.receive(text)

    async def recv(self) -> str:
        told = await self._inbox.get()
        if isinstance(told, str):
            return told
        self._inbox.put_nowait(told)  # closed once, closed for ever
        raise ConnectionClosed(Close(told, ""), None)

    async def close(self) -> None:
        self._connection.close()


class PocketInn(Inn):
    """A pocket house in place of a running server."""

    def __init__(self, house: House) -> None:
        super().__init__(house.application, 0)
        self.pocket = house
        self.http = httpx.AsyncClient(
            base_url="http://localhost", transport=HouseTransport(house), timeout=None
        )

    @asynccontextmanager
    async def guest(
        self, opened: Any, *seats: int, tokens: list[str] | None = None, checks: bool = True, **hello: Any
    ) -> AsyncIterator[Guest]:
        mine = {one["seat"]: one["token"] for one in opened["mine"]}
        shown = [mine[seat] for seat in seats] if tokens is None else tokens
        socket = HouseSocket(self.pocket)
        guest = Guest(socket)  # type: ignore[arg-type]
        guest.checks = checks
        await guest.hello(opened["table"]["id"], shown, **hello)
        try:
            yield guest
        finally:
            await socket.close()


@asynccontextmanager
async def pocket_inn(
    settings: Settings, house: Application | None = None, static: Path | None = None, **more: Any
) -> AsyncIterator[PocketInn]:
    """Open a pocket house where a test opens a server; the file of its database becomes a journal."""
    assert house is None, "needs an application of its own"
    assert settings.database.startswith("sqlite:///")
    journal = FileJournal(Path(settings.database.removeprefix("sqlite:///")))
    there = PocketInn(await open_house(journal, None, settings))
    try:
        yield there
    finally:
        await there.http.aclose()
        await there.pocket.close()
        journal.close()
