"""A person's games over HTTP: lists, seats on another device, files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, FastAPI, Query, Request, Response
from fastapi.responses import StreamingResponse

from tumblekeep.server.http.bodies import StrictRoute, large_route
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.people import PersonBearer, PersonDoor, secret_of
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import TableInPath, failures, plain_response
from tumblekeep.server.people.records import GamesWanted
from tumblekeep.server.runtime import person_games
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.wire import people as wire
from tumblekeep.server.wire.base import GameSlug

MOST_LISTED, MOST_PARTNERS = 100, 50


def add_person_games(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add everything under /api/people/me that is about games."""
    api = APIRouter(prefix="/api/people/me", route_class=StrictRoute)
    door = PersonDoor(registry, speed)

    @api.get("/games", response_model=wire.GamesListed, responses=failures(401))
    async def games(
        request: Request,
        game: GameSlug | None = None,
        result: wire.GameResult | None = None,
        partner: wire.PersonId | None = None,
        over: bool = True,
        after: Annotated[str | None, Query(pattern=r"^\d{1,15}-[0-9a-z]{10}$")] = None,
        most: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 30,
        authorization: PersonBearer = None,
    ) -> Response:
        """A page of the sender's games, the latest first."""
        proven = await door.prove(request, authorization)
        moment, _, table = (after or "").partition("-")
        before = (int(moment), table) if after else None
        wanted = GamesWanted(game or "", result or "", partner or "", over, before, most)
        return plain_response(await person_games.games(registry(), proven.person.id, wanted))

    @api.get("/games/counts", response_model=wire.GamesCounted, responses=failures(401))
    async def counts(request: Request, authorization: PersonBearer = None) -> Response:
        """How the sender's games ended, and with whom they were played."""
        proven = await door.prove(request, authorization)
        store = registry().the_people.store
        counted = [
            {"game": one.game, "result": one.result, "count": one.games}
            for one in await store.counts(proven.person.id)
        ]
        partners = [one._asdict() for one in await store.partners(proven.person.id, MOST_PARTNERS)]
        return plain_response({"counts": counted, "partners": partners})

    @api.get("/archive", responses=failures(401))
    async def archive(request: Request, authorization: PersonBearer = None) -> Response:
        """All finished games of the sender as one archive of `.tumble` files."""
        proven = await door.prove(request, authorization, acts=True)
        named = {"content-disposition": 'attachment; filename="tumblekeep-games.zip"'}
        chunks = person_games.archive(registry(), proven.person.id)
        return StreamingResponse(chunks, media_type="application/zip", headers=named)

    @api.post("/seats/{table}", response_model=wire.SeatsOpened, responses=failures(401))
    async def open_seats(
        table: TableInPath, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """New secrets for the sender's seats at a table, so that they can play on with this device."""
        proven = await door.prove(request, authorization, acts=True)
        return plain_response({"mine": await person_games.open_seats(registry(), proven, table)})

    @api.post("/claims", response_model=wire.SeatsClaimed, responses=failures(401))
    async def claim(
        wanted: wire.ClaimSeats, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Make seats the sender's own that this device holds the secrets of and that belong to nobody."""
        proven = await door.prove(request, authorization, acts=True)
        return plain_response({"count": await person_games.claim(registry(), proven, wanted.claims)})

    large = APIRouter(prefix="/api/people/me", route_class=large_route(registry, speed))

    @large.post("/games", response_model=wire.GameImported, status_code=201, responses=failures(401, 409))
    async def take_in(
        wanted: wire.ImportGame, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Put a saved game among the sender's own."""
        proven = await door.prove(request, authorization, acts=True)
        address = address_of(request.scope)
        speed().upload(address, len(wanted.log))
        secret = secret_of(authorization)
        opened = await person_games.take_in(registry(), proven, secret, wanted.log, wanted.seat, address)
        mine = next(
            one
            for one in opened.mine
            if opened.live_table.state.seats[one["seat"]].person == proven.person.id
        )
        return plain_response({"table": opened.live_table.id, "mine": mine}, 201)

    app.include_router(large)
    app.include_router(api)
