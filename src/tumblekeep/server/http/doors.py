"""The doors of tables over HTTP: spoken codes, knocking, and what the host decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, FastAPI, Path, Request, Response

from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import Bearer, SeatInPath, TableInPath, failures, hashed, plain_response
from tumblekeep.server.runtime import door_actions
from tumblekeep.server.runtime.live_table import LiveTable
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.storage.secret import new_action
from tumblekeep.server.table.spoken_codes import LONGEST_CODE
from tumblekeep.server.wire import lobby
from tumblekeep.server.wire.table import TableShown

CodeInPath = Annotated[str, Path(min_length=1, max_length=LONGEST_CODE)]
KnockInPath = Annotated[str, Path(pattern=r"^[a-z0-9]{8}$")]
WatcherInPath = Annotated[str, Path(pattern=r"^[0-9a-f]{4}$")]


def add_doors(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add codes, knocks and the host's decisions."""
    api = APIRouter(prefix="/api", route_class=StrictRoute)
    _add_codes(api, registry, speed)
    _add_knocks(api, registry, speed)
    _add_decisions(api, registry)
    app.include_router(api)


def _add_codes(
    api: APIRouter, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    async def coded(code: str, request: Request) -> LiveTable | None:
        """The table of a code. A wrong one is charged to its sender and to everybody together; None: too many were tried, so
        the answer may not depend on the code."""
        address = address_of(request.scope)
        if not speed().guess(address):
            return None
        live_table = await registry().find(await registry().codes.find(code))
        speed().guessed(address)
        return live_table

    @api.get("/codes/{code}", response_model=lobby.TableLookup, responses=failures())
    async def named(code: CodeInPath, request: Request) -> Response:
        """The table with this spoken code, while it waits for players: which one, if it is public. While too many wrong codes are
        tried, every code gets the same answer."""
        live_table = await coded(code, request)
        if live_table is None:
            return plain_response({"table": None, "game": None})
        state = live_table.state
        return plain_response({"table": state.id if state.public else None, "game": state.game})

    @api.post(
        "/codes/{code}/knocks", response_model=lobby.KnockReceipt, status_code=201, responses=failures(409)
    )
    async def knock_by_code(code: CodeInPath, wanted: lobby.KnockAtDoor, request: Request) -> Response:
        """Ask the host of the table with this code to be let in. While too many wrong codes are tried, every code gets a receipt, and
        a right one is heard by the host."""
        address = address_of(request.scope)
        speed().join(address)
        live_table = await coded(code, request)
        if live_table is None:
            return plain_response(registry().quiet_knocks.knock(code, wanted.name, address), 201)
        return await _knocked(live_table, wanted.name)

    @api.get("/codes/{code}/knocks/mine", response_model=lobby.KnockAnswer, responses=failures(401))
    async def knock_by_code_answer(
        code: CodeInPath, request: Request, authorization: Bearer = None
    ) -> Response:
        """What became of the sender's knock. While too many wrong codes are tried, only that it was let in."""
        secret = hashed(authorization)
        # asked first, because the answer then tells nothing and so costs no guess
        live_table = None if speed().are_codes_spent() else await coded(code, request)
        if live_table is None:
            return plain_response(registry().quiet_knocks.answer(code, secret, address_of(request.scope)))
        return plain_response(door_actions.knock_answer(live_table, secret))


def _add_knocks(
    api: APIRouter, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    @api.post(
        "/tables/{table}/knocks", response_model=lobby.KnockReceipt, status_code=201, responses=failures(409)
    )
    async def knock(table: TableInPath, wanted: lobby.KnockAtDoor, request: Request) -> Response:
        """Ask to be let in at a table whose door is closed."""
        speed().join(address_of(request.scope))
        return await _knocked(await registry().find(table), wanted.name)

    @api.get("/tables/{table}/knocks/mine", response_model=lobby.KnockAnswer, responses=failures(401))
    async def knock_answer(table: TableInPath, authorization: Bearer = None) -> Response:
        """What became of the sender's knock."""
        live_table = await registry().find(table)
        return plain_response(door_actions.knock_answer(live_table, hashed(authorization)))

    @api.post("/tables/{table}/knocks/{knock}", response_model=TableShown, responses=failures(401, 409))
    async def answer_knock(
        table: TableInPath, knock: KnockInPath, wanted: lobby.AnswerKnock, authorization: Bearer = None
    ) -> Response:
        """Let somebody in, or not."""
        live_table = await registry().find(table)
        decide = door_actions.answer_knock(live_table, knock, hashed(authorization), admit=wanted.admit)
        await live_table.change(new_action(), decide)
        return plain_response(live_table.table())


def _add_decisions(api: APIRouter, registry: Callable[[], TableRegistry]) -> None:
    @api.post("/tables/{table}/door", response_model=TableShown, responses=failures(401, 409))
    async def door(table: TableInPath, wanted: lobby.SetDoor, authorization: Bearer = None) -> Response:
        """Change who may come in, watch and chat."""
        live_table = await registry().find(table)
        if all(value is None for value in wanted.model_dump().values()):
            raise Refusal(422, "server-unreadable", where="body: empty")
        decide = door_actions.set_door(live_table, hashed(authorization), **wanted.model_dump())
        await live_table.change(new_action(), decide)
        return plain_response(live_table.table())

    @api.post("/tables/{table}/seats/{seat}/mute", response_model=TableShown, responses=failures(401, 409))
    async def mute(
        table: TableInPath, seat: SeatInPath, wanted: lobby.MuteSeat, authorization: Bearer = None
    ) -> Response:
        """Take the word from a seat, or give it back."""
        live_table = await registry().find(table)
        decide = door_actions.mute(live_table, seat, hashed(authorization), muted=wanted.muted)
        await live_table.change(new_action(), decide)
        return plain_response(live_table.table())

    @api.post(
        "/tables/{table}/watchers/{watcher}/out", response_model=TableShown, responses=failures(401, 409)
    )
    async def show_out(table: TableInPath, watcher: WatcherInPath, authorization: Bearer = None) -> Response:
        """Show a spectator out, who may not come back to this table."""
        live_table = await registry().find(table)
        await live_table.change(
            new_action(), door_actions.show_out(live_table, watcher, hashed(authorization))
        )
        return plain_response(live_table.table())


async def _knocked(live_table: LiveTable, name: str) -> Response:
    decide, given = door_actions.knock(live_table, name)
    await live_table.change(new_action(), decide)
    return plain_response(given, 201)
