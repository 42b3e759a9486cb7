"""The application: builds and wires; holds no rule."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from tumblekeep.core.message import Message
from tumblekeep.games import known, load
from tumblekeep.server.door import live, quick
from tumblekeep.server.door.api import here, the_api
from tumblekeep.server.door.descriptors import allow_many
from tumblekeep.server.door.doors import Doors, networks
from tumblekeep.server.door.guard import Guard
from tumblekeep.server.door.limits import Speed
from tumblekeep.server.door.line import Socket
from tumblekeep.server.door.lines import Lines
from tumblekeep.server.door.pages import Pages
from tumblekeep.server.door.share import Pictures, head_of
from tumblekeep.server.hall.hall import Hall
from tumblekeep.server.kept.database import Database
from tumblekeep.server.refusal import Refusal, problem
from tumblekeep.server.settings import Settings
from tumblekeep.server.watch.sweep import broom
from tumblekeep.text import LANGUAGES

ENVIRONMENT = "TUMBLEKEEP_SERVER"
TURN_SECONDS = 0.001
"""How long a thread may keep the interpreter while another waits for it. The writer waits for it several times a batch, and everybody
at those tables with the writer: by Python's own measure five thousandths of a second each time."""
STATIC = Path(__file__).parents[2] / "web" / "static"


class House:
    """The application, with a way to reach the hall inside it."""

    def __init__(
        self,
        settings: Settings,
        make_hall: Callable[[], Awaitable[Hall]] | None = None,
        static: Path = STATIC,
        settled: Callable[[], None] = lambda: None,
    ) -> None:
        self.settings = settings
        self._settled = settled
        self.hall: Hall | None = None
        self.lines = Lines()
        self._make_hall = make_hall or self._open_hall
        self.speed = Speed(settings.limits)
        self.pictures = Pictures(static)
        self.pages = Pages(static, lambda table, scope: head_of(self.the_hall(), self.pictures, table, scope))
        self.api = the_api()
        self._guard = Guard(self._inside, self.the_hall, self.speed)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._asked(scope, receive, send)
        else:
            await self._guard(scope, receive, send)

    async def _inside(self, scope: Any, receive: Any, send: Any) -> None:
        """The socket goes straight to the live door; the layers in between would cost as much as a move."""
        if scope["type"] == "websocket" and scope["path"] == "/api/socket":
            await live.serve(self.the_hall(), self.lines, Socket(scope, receive, send))
        elif quick.is_opening(scope):
            await quick.open_table(self.the_hall(), self.speed, scope, receive, send, self._asked)
        else:
            await self._asked(scope, receive, send)

    async def _asked(self, scope: Any, receive: Any, send: Any) -> None:
        before = here.set(self)
        try:
            await self.api(scope, receive, send)
        finally:
            here.reset(before)

    def the_hall(self) -> Hall:
        """All tables."""
        if self.hall is None:
            raise Refusal(503, "server-restarting", again=True)
        return self.hall

    async def _open_hall(self) -> Hall:
        def ready() -> Database:
            database = Database(self.settings.database)
            database.prepare()
            return database

        database = await asyncio.get_running_loop().run_in_executor(None, ready)
        return Hall(self.settings, database)

    async def _warm_up(self) -> None:
        """What is made when it is first wanted is made before anybody is let in: later it would hold the loop, and so everybody.

        Games and catalogues are read in a thread. The web framework works out what it needs of every route with the first
        request; this one comes before the hall is open, and is told so.
        """

        def read() -> None:
            for slug in known():
                load(slug)
            for language in LANGUAGES:
                problem(Message("server-restarting"), language)

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            pass

        await asyncio.get_running_loop().run_in_executor(None, read)
        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/api/health", "headers": []}
        scope |= {"http_version": "1.1", "scheme": "http", "query_string": b"", "root_path": "", "state": {}}
        with suppress(Refusal):
            await self._asked(scope, receive, send)

    @asynccontextmanager
    async def lifespan(self) -> AsyncIterator[None]:
        """From the first moment to the last."""
        limits = self.settings.limits
        Doors.most = limits.connections if limits.on else 0
        Doors.seconds = limits.handshake_seconds
        Doors.proxies = networks(self.settings.proxy)
        await self._warm_up()
        self.hall = await self._make_hall()
        self._settled()
        watching = asyncio.create_task(self.lines.watch())
        try:
            yield
        finally:
            self.hall.closing = True
            self.lines.say_goodbye()
            watching.cancel()
            await self.hall.close()


def worker() -> House:
    """The application of one worker; its settings are in the environment."""
    allow_many()
    sys.setswitchinterval(TURN_SECONDS)
    return House(Settings.from_json(os.environ[ENVIRONMENT]), settled=broom.take_over)
