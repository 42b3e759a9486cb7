"""Taking a table to another place over HTTP, and bringing it."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import PlainTextResponse

from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.bodies import StrictRoute, large_route
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import Bearer, TableInPath, failures, opened_shown, token_of
from tumblekeep.server.runtime import moving
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.wire import lobby


def add_moving(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add taking a table away, and bringing one."""
    api = APIRouter(prefix="/api", route_class=StrictRoute)
    large = APIRouter(prefix="/api", route_class=large_route(registry, speed))

    @api.post("/tables/{table}/away", response_class=PlainTextResponse, responses=failures(401, 409))
    async def away(
        table: TableInPath, wanted: lobby.TakeTable, request: Request, authorization: Bearer = None
    ) -> Response:
        """Freeze the sender's table here, and return all of it as a file that another place goes on with. A finished game is not frozen."""
        speed().join(address_of(request.scope))
        live_table = await registry().find(table)
        token = token_of(authorization)
        if token is None:
            raise Refusal(401, "server-move-not-yours")
        text = await moving.take_away(registry(), live_table, token, wanted.tokens, wanted.to)
        named = {"content-disposition": f'attachment; filename="{live_table.state.game}-{table}.table"'}
        return PlainTextResponse(text, headers=named)

    @large.post(
        "/tables/bring", response_model=lobby.TableOpened, status_code=201, responses=failures(403, 409)
    )
    async def bring(wanted: lobby.BringTable, request: Request) -> Response:
        """Go on here with a table that was taken away elsewhere: whoever brings it has the seats whose secrets are in the file."""
        address = address_of(request.scope)
        speed().upload(address, len(wanted.log))
        return opened_shown(await moving.bring(registry(), wanted.log, address))

    app.include_router(large)
    app.include_router(api)
