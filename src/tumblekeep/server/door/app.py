"""The application: builds and wires; holds no rule."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from tumblekeep.core.message import Message
from tumblekeep.games import known, load
from tumblekeep.server.door import live
from tumblekeep.server.door.advice import add_advice
from tumblekeep.server.door.bodies import NotRead
from tumblekeep.server.door.descriptors import allow_many
from tumblekeep.server.door.doors import Doors, networks
from tumblekeep.server.door.guard import Guard, language_of, refusal_body
from tumblekeep.server.door.lessons import add_lessons
from tumblekeep.server.door.limits import Speed
from tumblekeep.server.door.line import Socket
from tumblekeep.server.door.lines import Lines
from tumblekeep.server.door.pages import Pages
from tumblekeep.server.door.practice import add_practice
from tumblekeep.server.door.puzzles import add_puzzles
from tumblekeep.server.door.routes import add_routes
from tumblekeep.server.door.share import Pictures, add_pictures, head_of
from tumblekeep.server.hall.hall import Hall
from tumblekeep.server.kept.database import Database
from tumblekeep.server.refusal import Refusal, problem
from tumblekeep.server.settings import Settings
from tumblekeep.server.watch.sweep import broom
from tumblekeep.text import LANGUAGES

ENVIRONMENT = "TUMBLEKEEP_SERVER"
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
        speed = Speed(settings.limits)
        api = FastAPI(
            title="tumblekeep",
            version="1",
            description="Tables for dungeon dice games. The live part is a WebSocket at /api/socket; see docs/server.md.",
            openapi_url="/api/openapi.json",
            docs_url=None,
            redoc_url=None,
            lifespan=self._lifespan,
        )
        add_routes(api, self.the_hall, speed)
        add_practice(api, self.the_hall)
        add_lessons(api, self.the_hall)
        add_advice(api, self.the_hall)
        add_puzzles(api, self.the_hall)

        @api.exception_handler(Refusal)
        async def refused(request: Request, refusal: Refusal) -> Response:
            return _response(request, refusal, self.the_hall())

        @api.exception_handler(Exception)
        async def broken(request: Request, _error: Exception) -> Response:
            return _response(
                request, Refusal(500, "server-broken"), self.the_hall()
            )  # the guard writes it down

        @api.exception_handler(RequestValidationError)
        async def unreadable(request: Request, error: RequestValidationError) -> Response:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"])[:80]
            return _response(
                request, Refusal(422, "server-unreadable", where=f"{place}: {first['type']}"), self.the_hall()
            )

        @api.exception_handler(HTTPException)
        async def not_here(request: Request, error: HTTPException) -> Response:
            if isinstance(error, NotRead):
                return _response(request, error.refusal, self.the_hall())
            names = {404: "server-no-page", 405: "server-no-method", 400: "server-bad-body"}
            refusal = Refusal(error.status_code, names.get(error.status_code, "server-bad-body"))
            if error.status_code == 413:
                refusal = Refusal(413, "server-too-large", most=int(error.detail))
            response = _response(request, refusal, self.the_hall())
            for name, value in (error.headers or {}).items():
                response.headers[name] = value
            return response

        pictures = Pictures(static)
        add_pictures(api, self.the_hall, speed, pictures)
        # not mounted: it would take what is only asked for in the wrong way
        api.router.default = Pages(
            static, lambda table, scope: head_of(self.the_hall(), pictures, table, scope)
        )
        self.api = api
        self._guard = Guard(self._inside, self.the_hall, speed)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.api(scope, receive, send)
        else:
            await self._guard(scope, receive, send)

    async def _inside(self, scope: Any, receive: Any, send: Any) -> None:
        """The socket goes straight to the live door; the layers in between would cost as much as a move."""
        if scope["type"] == "websocket" and scope["path"] == "/api/socket":
            await live.serve(self.the_hall(), self.lines, Socket(scope, receive, send))
        else:
            await self.api(scope, receive, send)

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
            await self.api(scope, receive, send)

    @asynccontextmanager
    async def _lifespan(self, _app: Any) -> AsyncIterator[None]:
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


def _response(request: Request, refusal: Refusal, hall: Hall) -> Response:
    hall.metrics.refusals[refusal.message.id] += 1
    body = refusal_body(refusal, language_of(dict(request.scope["headers"])))
    headers = {"retry-after": "5"} if refusal.status in (429, 503) else None
    return Response(body, refusal.status, headers, "application/json")


def worker() -> House:
    """The application of one worker; its settings are in the environment."""
    allow_many()
    return House(Settings.from_json(os.environ[ENVIRONMENT]), settled=broom.take_over)
