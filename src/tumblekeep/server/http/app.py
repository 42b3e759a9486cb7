"""The application: builds the parts and connects them; holds no rules."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from tumblekeep.core.message import Message
from tumblekeep.games import known, load
from tumblekeep.server.errors import Refusal, problem
from tumblekeep.server.http import fast_open, websocket
from tumblekeep.server.http.api import here, the_api
from tumblekeep.server.http.connection import WebSocketTransport
from tumblekeep.server.http.connection_gate import ConnectionGate, networks
from tumblekeep.server.http.connection_list import ConnectionList
from tumblekeep.server.http.daily_share import daily_head
from tumblekeep.server.http.forwarded import ForwardedAddresses
from tumblekeep.server.http.host_names import KnownNames
from tumblekeep.server.http.middleware import GuardMiddleware
from tumblekeep.server.http.pocket_pages import PocketPages, is_there
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.ready_answers import ReadyAnswers
from tumblekeep.server.http.routes import games_text
from tumblekeep.server.http.share import SharePictures, head_of
from tumblekeep.server.http.static_pages import StaticPages
from tumblekeep.server.http.websocket import is_socket
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.settings import Settings
from tumblekeep.text import LANGUAGES

STATIC = Path(__file__).parents[2] / "web" / "static"


class Application:
    """The ASGI application, with access to its table registry."""

    def __init__(
        self,
        settings: Settings,
        make_registry: Callable[[], Awaitable[TableRegistry]],
        static: Path = STATIC,
        settled: Callable[[], None] = lambda: None,
    ) -> None:
        self.settings = settings
        self._settled = settled
        self.registry: TableRegistry | None = None
        self.lines = ConnectionList()
        self._make_registry = make_registry
        self.speed = AddressLimits(settings.limits)
        self.pictures = SharePictures(static)
        names = KnownNames(settings.names)
        self.pages = StaticPages(
            static,
            lambda table, scope: head_of(self.the_registry(), self.pictures, names, table, scope),
            lambda scope: daily_head(self.the_registry(), self.pictures, names, scope),
        )
        self.pocket = PocketPages(Path(settings.pocket)) if settings.pocket else None
        self.api = the_api(people=True) if settings.people else the_api()
        self.ready = ReadyAnswers(self.api, games_text)
        self.forwarded = ForwardedAddresses()
        self._guard = GuardMiddleware(self._inside, self.the_registry, self.speed, names)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._asked(scope, receive, send)
        else:
            await self._guard(self.forwarded.seen(scope), receive, send)

    async def _inside(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass WebSockets straight to their handler, because the layers in between would cost as much as a move."""
        if scope["type"] == "websocket" and is_socket(scope["path"]):
            await websocket.serve(self.the_registry(), self.lines, WebSocketTransport(scope, receive, send))
        elif self.pocket is not None and scope["type"] == "http" and is_there(scope["path"]):
            await self.pocket(scope, receive, send)
        elif fast_open.is_opening(scope):
            await fast_open.open_table(self.the_registry(), self.speed, scope, receive, send, self._asked)
        elif (answer := await self.ready.of(scope, self.the_registry)) is not None:
            await answer(scope, receive, send)
        else:
            await self._asked(scope, receive, send)

    async def _asked(self, scope: Any, receive: Any, send: Any) -> None:
        before = here.set(self)
        try:
            await self.api(scope, receive, send)
        finally:
            here.reset(before)

    def the_registry(self) -> TableRegistry:
        """All tables."""
        if self.registry is None:
            raise Refusal(503, "server-restarting", again=True)
        return self.registry

    async def _warm_up(self) -> None:
        """Build everything that is built on first use before anybody connects. Later it would block the event
        loop, and so everybody.

        Games and catalogues are read in a thread. The web framework prepares its routes on the first request, so
        we send one before the registry is open, and it is answered accordingly.
        """

        def read() -> None:
            for slug in known():
                load(slug)
            for language in LANGUAGES:
                problem(Message("server-restarting"), language)
            self.ready.prepare()

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            pass

        await in_thread(read)
        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/api/health", "headers": []}
        scope |= {"http_version": "1.1", "scheme": "http", "query_string": b"", "root_path": "", "state": {}}
        with suppress(Refusal):
            await self._asked(scope, receive, send)

    @asynccontextmanager
    async def lifespan(self) -> AsyncIterator[None]:
        """Run from startup to shutdown."""
        limits = self.settings.limits
        ConnectionGate.most = limits.connections if limits.on else 0
        ConnectionGate.seconds = limits.handshake_seconds
        ConnectionGate.proxies = networks(self.settings.proxy)
        await self._warm_up()
        self.registry = await self._make_registry()
        self._settled()
        watching = asyncio.create_task(self.lines.watch())
        try:
            yield
        finally:
            self.registry.closing = True
            self.lines.say_goodbye()
            watching.cancel()
            await self.registry.close()
