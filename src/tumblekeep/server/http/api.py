"""The HTTP API. Its description is the same for every application and slow to build, so a process builds it once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, Protocol

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match

from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.advice import add_advice
from tumblekeep.server.http.bodies import UnreadableBody
from tumblekeep.server.http.daily import add_daily
from tumblekeep.server.http.daily_share import add_daily_picture
from tumblekeep.server.http.doors import add_doors
from tumblekeep.server.http.friends import add_friends
from tumblekeep.server.http.lessons import add_lessons
from tumblekeep.server.http.middleware import refusal_answer
from tumblekeep.server.http.moving import add_moving
from tumblekeep.server.http.operator import add_operator
from tumblekeep.server.http.pack_editor import add_pack_editor
from tumblekeep.server.http.pairing import add_pairing
from tumblekeep.server.http.people import add_people
from tumblekeep.server.http.person_games import add_person_games
from tumblekeep.server.http.practice import add_practice
from tumblekeep.server.http.profile import add_profiles
from tumblekeep.server.http.push import add_push
from tumblekeep.server.http.puzzles import add_puzzles
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.reports import add_reports
from tumblekeep.server.http.routes import add_routes
from tumblekeep.server.http.share import SharePictures, add_pictures
from tumblekeep.server.http.standings import add_standings
from tumblekeep.server.http.static_pages import StaticPages
from tumblekeep.server.runtime.registry import TableRegistry


class RequestContext(Protocol):
    """The application that a request came to."""

    speed: AddressLimits
    pictures: SharePictures
    pages: StaticPages

    def the_registry(self) -> TableRegistry:
        """All tables."""

    def lifespan(self) -> AbstractAsyncContextManager[None]:
        """Run from startup to shutdown."""


METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
here: ContextVar[RequestContext] = ContextVar("here")
"""The application that a request came to. Each request has its own task, and therefore its own context."""


@cache
def the_api(*, people: bool = False) -> FastAPI:
    """Return this process's API, with or without persons."""
    api = FastAPI(
        title="tumblekeep",
        version="1",
        description="Tables for dungeon dice games. The live part is a WebSocket at /api/socket; see docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
    )
    add_routes(api, _registry, _speed)
    add_doors(api, _registry, _speed)
    add_moving(api, _registry, _speed)
    add_operator(api, _registry, _speed)
    if people:
        add_people(api, _registry, _speed)
        add_person_games(api, _registry, _speed)
        add_standings(api, _registry, _speed)
        add_profiles(api, _registry, _speed)
        add_pairing(api, _registry, _speed)
        add_friends(api, _registry, _speed)
        add_reports(api, _registry, _speed)
        add_push(api, _registry, _speed)
    add_practice(api, _registry)
    add_lessons(api, _registry)
    add_advice(api, _registry)
    add_puzzles(api, _registry)
    add_daily(api, _registry, _speed)
    add_daily_picture(api, _registry, lambda: here.get().pictures)
    add_pictures(api, _registry, lambda: here.get().pictures)
    add_pack_editor(api, _registry)
    _add_refusals(api)
    # not mounted: a mount would also catch API addresses that are requested with a wrong method
    api.router.default = _pages
    return api


def _add_refusals(api: FastAPI) -> None:
    @api.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return _response(request, refusal)

    @api.exception_handler(Exception)
    async def broken(request: Request, _error: Exception) -> Response:
        return _response(request, Refusal(500, "server-broken"))  # the guard logs it

    @api.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])[:80]
        return _response(request, Refusal(422, "server-unreadable", where=f"{place}: {first['type']}"))

    @api.exception_handler(HTTPException)
    async def not_here(request: Request, error: HTTPException) -> Response:
        if isinstance(error, UnreadableBody):
            return _response(request, error.refusal)
        names = {404: "server-no-page", 405: "server-no-method", 400: "server-bad-body"}
        refusal = Refusal(error.status_code, names.get(error.status_code, "server-bad-body"))
        if error.status_code == 413:
            refusal = Refusal(413, "server-too-large", most=int(error.detail))
        response = _response(request, refusal)
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        if error.status_code == 405 and (allowed := _allowed(api, request)):
            response.headers["allow"] = ", ".join(allowed)
        return response


def _allowed(api: FastAPI, request: Request) -> list[str]:
    """List the methods that this address accepts, over all its operations.

    The framework names only those of the first match.
    """
    ways = ({**request.scope, "method": method} for method in METHODS)
    return [way["method"] for way in ways if any(one.matches(way)[0] is Match.FULL for one in api.routes)]


def _registry() -> TableRegistry:
    return here.get().the_registry()


def _speed() -> AddressLimits:
    return here.get().speed


async def _pages(scope: Any, receive: Any, send: Any) -> None:
    await here.get().pages(scope, receive, send)


@asynccontextmanager
async def _lifespan(_api: FastAPI) -> AsyncIterator[None]:
    async with here.get().lifespan():
        yield


def _response(request: Request, refusal: Refusal) -> Response:
    _registry().metrics.refusals[refusal.message.id] += 1
    body, kind = refusal_answer(refusal, request.scope)
    return Response(body, refusal.status, refusal.retry_after(), kind)
