"""A person's page over HTTP."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, FastAPI, Request, Response

from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.people import NameInPath, PersonBearer, PersonDoor
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import failures, plain_response
from tumblekeep.server.runtime import profiles
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.wire import people as wire
from tumblekeep.server.wire.profile import Profile, WishInsights


def add_profiles(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add the sender's page, and those of others that they may see."""
    api = APIRouter(prefix="/api/people", route_class=StrictRoute)
    door = PersonDoor(registry, speed)

    @api.get("/me/profile", response_model=Profile, responses=failures(401))
    async def mine(request: Request, authorization: PersonBearer = None) -> Response:
        """The sender's own page."""
        proven = await door.prove(request, authorization)
        return plain_response(await profiles.profile(registry(), proven.person))

    @api.get("/named/{name}/profile", response_model=Profile, responses=failures())
    async def theirs(name: NameInPath, request: Request, authorization: PersonBearer = None) -> Response:
        """The page of somebody who shows it to everybody, or to their friends if the sender is one."""
        address = address_of(request.scope)
        viewer = None if authorization is None else (await door.prove(request, authorization)).person.id
        door.speed().prove_person(address)  # whoever looks for names that are there is guessing
        person = await profiles.visible(registry(), name, viewer)
        door.speed().proved_person(address)
        return plain_response(await profiles.profile(registry(), person))

    @api.post("/me/insights", response_model=wire.PersonDone, responses=failures(401))
    async def wish(wanted: WishInsights, request: Request, authorization: PersonBearer = None) -> Response:
        """Have the sender's finished games looked back at, or no longer."""
        proven = await door.prove(request, authorization, acts=True)
        await registry().the_people.store.insights.wish(proven.person.id, now() if wanted.wanted else None)
        registry().insights.soon()
        return plain_response({"done": True})

    app.include_router(api)
