"""Friends over HTTP. Codes of links come in bodies, never in addresses."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, FastAPI, Request, Response

from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.people import PersonBearer, PersonDoor
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import failures, plain_response
from tumblekeep.server.runtime.friends import Friends
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.wire import company
from tumblekeep.server.wire.people import PersonDone

DONE = {"done": True}


def add_friends(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add everything under /api/friends."""
    api = APIRouter(prefix="/api/friends", route_class=StrictRoute)
    door = PersonDoor(registry, speed)

    def friends() -> Friends:
        return registry().friends

    @api.post("/here", response_model=company.CompanyShown, responses=failures(401))
    async def here(wanted: company.HereNow, request: Request, authorization: PersonBearer = None) -> Response:
        """The sender's friends, and whoever wants something of them. Whoever asks is here."""
        person = (await door.prove(request, authorization)).person
        return plain_response(await friends().shown(person, wanted.table or ""))

    @api.get("/evening", response_model=company.EveningShown, responses=failures(401))
    async def evening(request: Request, authorization: PersonBearer = None) -> Response:
        """How everybody has done at the sender's tables of the last twelve hours."""
        person = (await door.prove(request, authorization)).person
        return plain_response(await friends().evening(person))

    @api.post("/hide", response_model=PersonDone, responses=failures(401))
    async def hide(wanted: company.HideMe, request: Request, authorization: PersonBearer = None) -> Response:
        """Change whether friends are told when the sender is here."""
        person = (await door.prove(request, authorization, acts=True)).person
        await registry().the_people.store.friends.hide(person.id, hidden=wanted.hidden)
        return plain_response(DONE)

    @api.post("/ask", response_model=company.FriendAnswer, responses=failures(401))
    async def ask(
        wanted: company.TableNeighbour, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Ask somebody who sat at the same table to be a friend."""
        person = (await door.prove(request, authorization, acts=True)).person
        return plain_response({"relation": await friends().ask(person, wanted.table, wanted.seat)})

    @api.post("/invite", response_model=PersonDone, responses=failures(401))
    async def invite(
        wanted: company.InviteFriend, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Invite a friend to a table where the sender sits."""
        person = (await door.prove(request, authorization, acts=True)).person
        await friends().invite(person, wanted.person, wanted.table)
        return plain_response(DONE)

    @api.post("/block-seat", response_model=PersonDone, responses=failures(401, 409))
    async def block_seat(
        wanted: company.TableNeighbour, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Never meet somebody again who sat at the same table."""
        person = (await door.prove(request, authorization, acts=True)).person
        await friends().block(person, await friends().neighbour(person, wanted.table, wanted.seat))
        return plain_response(DONE)

    _add_links(api, door, friends)
    _add_answers(api, door, friends)
    app.include_router(api)


def _add_links(api: APIRouter, door: PersonDoor, friends: Callable[[], Friends]) -> None:
    @api.post("/links", response_model=company.FriendLinkMade, status_code=201, responses=failures(401, 409))
    async def make(request: Request, authorization: PersonBearer = None) -> Response:
        """Make a link that makes whoever opens it a friend."""
        person = (await door.prove(request, authorization, acts=True)).person
        code, until = await friends().new_link(person)
        return plain_response({"code": code, "until": until}, 201)

    @api.post("/links/remove", response_model=PersonDone, responses=failures(401))
    async def remove(request: Request, authorization: PersonBearer = None) -> Response:
        """Take all links of the sender back."""
        person = (await door.prove(request, authorization, acts=True)).person
        await door.registry().the_people.store.friends.remove_links(person.id)
        return plain_response(DONE)

    @api.post("/links/whose", response_model=company.FriendLinkShown, responses=failures(401, 409))
    async def whose(
        wanted: company.FriendLinkCode, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Whose link it is."""
        person = (await door.prove(request, authorization)).person
        address = address_of(request.scope)
        door.speed().prove_person(address)  # whoever tries codes is guessing
        found = await friends().of_link(person, wanted.code)
        door.speed().proved_person(address)
        return plain_response({"name": found.name})

    @api.post("/links/follow", response_model=company.FriendLinkShown, responses=failures(401, 409))
    async def follow(
        wanted: company.FriendLinkCode, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Become friends with whoever made a link."""
        person = (await door.prove(request, authorization, acts=True)).person
        address = address_of(request.scope)
        door.speed().prove_person(address)
        found = await friends().follow(person, wanted.code)
        door.speed().proved_person(address)
        return plain_response({"name": found.name})


def _add_answers(api: APIRouter, door: PersonDoor, friends: Callable[[], Friends]) -> None:
    @api.post("/accept", response_model=PersonDone, responses=failures(401))
    async def accept(
        wanted: company.OnePerson, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Say yes to somebody who asked to be a friend."""
        person = (await door.prove(request, authorization, acts=True)).person
        await friends().accept(person, wanted.person)
        return plain_response(DONE)

    @api.post("/decline", response_model=PersonDone, responses=failures(401))
    async def decline(
        wanted: company.OnePerson, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Say no to somebody who asked, or to an invitation. They are not told."""
        person = (await door.prove(request, authorization, acts=True)).person
        store = door.registry().the_people.store.friends
        await store.decline(person.id, wanted.person)
        await store.answer_invitation(person.id, wanted.person)
        return plain_response(DONE)

    @api.post("/part", response_model=PersonDone, responses=failures(401))
    async def part(
        wanted: company.OnePerson, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """End a friendship."""
        person = (await door.prove(request, authorization, acts=True)).person
        await door.registry().the_people.store.friends.part(person.id, wanted.person)
        return plain_response(DONE)

    @api.post("/block", response_model=PersonDone, responses=failures(401, 409))
    async def block(
        wanted: company.OnePerson, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Never meet a friend again, or somebody who asks to be one."""
        person = (await door.prove(request, authorization, acts=True)).person
        await friends().block_known(person, wanted.person)
        return plain_response(DONE)

    @api.post("/unblock", response_model=PersonDone, responses=failures(401))
    async def unblock(
        wanted: company.OnePerson, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Let somebody be met again, unless they don't want to."""
        person = (await door.prove(request, authorization, acts=True)).person
        await door.registry().the_people.store.friends.unblock(person.id, wanted.person)
        return plain_response(DONE)
