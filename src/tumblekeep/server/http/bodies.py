"""HTTP request bodies: parsed strictly, and large ones in a worker process."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic_core import from_json
from starlette.exceptions import HTTPException

from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.runtime import uploads
from tumblekeep.server.runtime.registry import TableRegistry


class UnreadableBody(HTTPException):
    """A refusal raised while a body is read. The web framework would turn any other error into one of its own."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.status)
        self.refusal = refusal


class StrictRequest(Request):
    """A request whose JSON is parsed as strictly as the WebSocket's: no NaN, no lone surrogates, no endless nesting."""

    async def json(self) -> Any:
        try:
            return from_json(await self.body(), allow_inf_nan=False)
        except ValueError as error:
            raise RequestValidationError(
                [{"type": "json_invalid", "loc": ("body",), "msg": "not JSON", "input": {}}]
            ) from error


class StrictRoute(APIRoute):
    """A route that parses bodies strictly."""

    def _reading_strictly(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        inner = super().get_route_handler()

        async def strict(request: Request) -> Response:
            return await inner(self.requested(request))

        return strict

    get_route_handler = _reading_strictly

    def requested(self, request: Request) -> Request:
        """Wrap the request in the class that parses it."""
        return StrictRequest(request.scope, request.receive)


def large_route(
    registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> type[StrictRoute]:
    """Make a route for bodies that hold a whole saved game.

    Parsing four megabytes of brackets on the event loop would block it for a second.
    """

    class LargeRequest(Request):
        async def json(self) -> Any:
            address = address_of(self.scope)
            try:
                speed().join(address)
                return await uploads.body(registry(), address, await self.body())
            except Refusal as refusal:
                raise UnreadableBody(refusal) from refusal

    class LargeRoute(StrictRoute):
        def requested(self, request: Request) -> Request:
            return LargeRequest(request.scope, request.receive)

    return LargeRoute
