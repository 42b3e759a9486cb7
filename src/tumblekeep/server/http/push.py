"""Being told that it is one's turn, over HTTP."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, FastAPI, Request, Response

from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.people import PersonBearer, PersonDoor, site_of
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import failures, plain_response
from tumblekeep.server.people.push import QuietTime
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.wire import push as wire
from tumblekeep.server.wire.people import PersonDone


def add_push(app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]) -> None:
    """Add what the sender settles about messages that it is their turn."""
    api = APIRouter(prefix="/api/people/me/push", route_class=StrictRoute)
    door = PersonDoor(registry, speed)

    @api.get("", response_model=wire.PushShown, responses=failures(401))
    async def shown(request: Request, authorization: PersonBearer = None) -> Response:
        """How the sender is told that it is their turn."""
        proven = await door.prove(request, authorization)
        return plain_response(await registry().turn_push.shown(proven))

    @api.post("", response_model=wire.PushShown, status_code=201, responses=failures(401, 409))
    async def subscribe(
        wanted: wire.PushSubscribe, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Tell the sender on this browser when a table over days waits for them."""
        proven = await door.prove(request, authorization, acts=True)
        push = registry().turn_push
        await push.subscribe(proven, wanted, site_of(request).origin)
        return plain_response(await push.shown(proven), 201)

    @api.post("/quiet", response_model=PersonDone, responses=failures(401))
    async def quiet(
        wanted: wire.QuietHours, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Change when the sender is left alone."""
        proven = await door.prove(request, authorization, acts=True)
        await registry().turn_push.set_quiet(
            proven.person.id, QuietTime(wanted.begins, wanted.ends, wanted.zone)
        )
        return plain_response({"done": True})

    @api.post("/remove", response_model=PersonDone, responses=failures(401))
    async def remove(
        wanted: wire.PushRemove, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Tell the sender no longer on one of their browsers."""
        proven = await door.prove(request, authorization, acts=True)
        if not await registry().the_people.store.push.remove(proven.person.id, wanted.subscription):
            raise Refusal(404, "server-no-subscription")
        return plain_response({"done": True})

    app.include_router(api)
