"""Looking for others to play with, over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, FastAPI, Query, Request, Response

from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.people import PersonBearer, PersonDoor
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import failures, plain_response
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.wire import company
from tumblekeep.server.wire.base import MOST_SEATS, GameSlug, Pace


def add_pairing(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add everything under /api/pairing."""
    api = APIRouter(prefix="/api/pairing", route_class=StrictRoute)
    door = PersonDoor(registry, speed)

    @api.get("/doors", response_model=company.DoorsWaiting, responses=failures())
    async def doors() -> Response:
        """How many people look for others at each game."""
        return plain_response({"doors": await registry().the_people.store.pairing.doors(now())})

    @api.get("/usual", response_model=company.UsualWait, responses=failures())
    async def usual(
        game: GameSlug,
        fewest: Annotated[int, Query(ge=2, le=MOST_SEATS)] = 2,
        pace: Pace = "live",
        counts: bool = False,
    ) -> Response:
        """How long others waited for the same."""
        wanted = company.LookForOthers(game=game, fewest=fewest, most=MOST_SEATS, pace=pace, counts=counts)
        return plain_response(await registry().pairing.usual(wanted))

    @api.get("/mine", response_model=company.LookingShown, responses=failures(401))
    async def mine(request: Request, authorization: PersonBearer = None) -> Response:
        """What became of the sender's wish. Whoever asks still waits."""
        proven = await door.prove(request, authorization)
        return plain_response(await registry().pairing.shown(proven))

    @api.post("/mine", response_model=company.LookingShown, responses=failures(401, 409))
    async def look(
        wanted: company.LookForOthers, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Look for others who want the same, in place of an earlier wish."""
        proven = await door.prove(request, authorization, acts=True)
        speed().join(address_of(request.scope))
        return plain_response(await registry().pairing.look(proven, wanted))

    @api.post("/mine/leave", response_model=company.LookingShown, responses=failures(401))
    async def leave(
        request: Request, wanted: company.LeaveLooking | None = None, authorization: PersonBearer = None
    ) -> Response:
        """Stop looking, or take note of the table that was found."""
        proven = await door.prove(request, authorization)
        return plain_response(await registry().pairing.leave(proven, wanted.table if wanted else None))

    app.include_router(api)
