"""Standings over HTTP: a person's medals, records and rating in each game."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, FastAPI, Request, Response

from tumblekeep.ratings.equal_terms import why_not_counted
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of, language_of
from tumblekeep.server.http.people import NameInPath, PersonBearer, PersonDoor
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import TableInPath, failures, plain_response
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.runtime.standings import terms_of_table
from tumblekeep.server.wire import people as wire
from tumblekeep.text import Phrasebook


def add_standings(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add the standings of the sender, and of persons whose page everybody may see."""
    api = APIRouter(prefix="/api/people", route_class=StrictRoute)
    door = PersonDoor(registry, speed)

    @api.get("/me/standings", response_model=wire.StandingsListed, responses=failures(401))
    async def mine(request: Request, authorization: PersonBearer = None) -> Response:
        """The sender's medals, records and rating in each game."""
        proven = await door.prove(request, authorization)
        return plain_response({"standings": await registry().standings.of(proven.person.id)})

    @api.get("/named/{name}/standings", response_model=wire.StandingsListed, responses=failures())
    async def public(name: NameInPath, request: Request) -> Response:
        """Medals, records and ratings of somebody whose page everybody may see."""
        address = address_of(request.scope)
        people = registry().the_people
        door.speed().prove_person(address)  # whoever looks for names that are there is guessing
        person = await people.public(name)
        door.speed().proved_person(address)
        return plain_response({"standings": await registry().standings.of(person.id)})

    @app.get("/api/tables/{table}/terms", response_model=wire.TableTermsTold, responses=failures())
    async def terms(table: TableInPath, request: Request) -> Response:
        """Whether a table's game will count for a rating, and why not."""
        live_table = await registry().find(table)
        why = why_not_counted(terms_of_table(live_table.state, live_table.memory.loaded))
        words = Phrasebook(language_of(dict(request.scope["headers"])), "ratings")
        told = [words.tell(one) for one in why] or [words.say("counted")]
        return plain_response({"counts": not why, "why": told})

    app.include_router(api)
