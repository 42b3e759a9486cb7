"""Persons over HTTP: making one, its keys, its name, deleting it. Games are in `person_games.py`.

A person's secret comes in the Authorization header, never in an address.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Header, Path, Request, Response

from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import failures, plain_response
from tumblekeep.server.people.records import GamesWanted, Person
from tumblekeep.server.runtime import passkeys, person_games
from tumblekeep.server.runtime.passkeys import Site
from tumblekeep.server.runtime.people import DAY, RENAME_DAYS, NewSecret, Proven
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.wire import people as wire
from tumblekeep.server.wire.base import LONGEST_NAME

PersonBearer = Annotated[str | None, Header(description="`Bearer` and a person's secret", max_length=80)]
KeyInPath = Annotated[str, Path(pattern=r"^[0-9a-hjkmnp-tv-z]{10}$")]
NameInPath = Annotated[str, Path(min_length=1, max_length=LONGEST_NAME)]
_BEARER = re.compile(r"^[Bb]earer ([A-Za-z0-9_-]{32})$")


class PersonDoor:
    """Finds out who sent a request."""

    def __init__(self, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]) -> None:
        self.registry, self.speed = registry, speed

    async def prove(self, request: Request, authorization: str | None, *, acts: bool = False) -> Proven:
        """The person who sent this, or refuse. `acts`: something is changed or collected, which is limited for each person."""
        people = self.registry().the_people
        found = _BEARER.match(authorization or "")
        if found is None:
            raise Refusal(401, "server-person-unknown")
        address = address_of(request.scope)
        self.speed().prove_person(address)
        proven = await people.prove(found.group(1))
        self.speed().proved_person(address)
        if acts:
            self.speed().act_as_person(proven.person.id)
        return proven


def secret_of(authorization: str | None) -> str:
    """The secret in an Authorization header that has proved right."""
    found = _BEARER.match(authorization or "")
    assert found is not None
    return found.group(1)


def site_of(request: Request) -> Site:
    """Where the page came from. The guard has made sure that its origin is this server."""
    origin = request.headers.get("origin", "")
    host = request.headers.get("host", "")
    name = host.rpartition(":")[0] if re.search(r":\d+$", host) else host
    if not origin:
        raise Refusal(403, "server-origin")
    return Site(origin, name.casefold())


def person_shown(person: Person) -> dict[str, Any]:
    """A person, for themselves."""
    return {
        "id": person.id,
        "name": person.name,
        "reserved": person.look is not None,
        "visibility": person.visibility,
        "bot": person.bot,
        "created": person.created,
        "rename_after": person.renamed + RENAME_DAYS * DAY if person.renamed else 0,
    }


def _made(made: NewSecret, status: int = 201) -> Response:
    plain = {"person": person_shown(made.person), "key": made.key.id, "secret": made.secret}
    return plain_response(plain, status)


def add_people(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add everything under /api/people that is not about games."""
    api = APIRouter(prefix="/api/people", route_class=StrictRoute)
    door = PersonDoor(registry, speed)
    _add_persons(api, door)
    _add_ways_in(api, door)
    _add_keys(api, door)
    app.include_router(api)


def _add_persons(api: APIRouter, door: PersonDoor) -> None:
    @api.post("", response_model=wire.PersonMade, status_code=201, responses=failures())
    async def make(wanted: wire.MakePerson, request: Request) -> Response:
        """Make a person."""
        people = door.registry().the_people
        door.speed().make_person(address_of(request.scope))
        return _made(await people.make(wanted.name, wanted.label, bot=wanted.bot))

    @api.get("/me", response_model=wire.PersonKept, responses=failures(401))
    async def me(request: Request, authorization: PersonBearer = None) -> Response:
        """Everything that is kept of the sender, besides the list of their games."""
        proven = await door.prove(request, authorization)
        store = door.registry().the_people.store
        one = GamesWanted(most=1)
        keys = await store.keys(proven.person.id)
        return plain_response(
            {
                "person": person_shown(proven.person),
                "keys": [
                    {
                        "id": key.id,
                        "kind": key.kind,
                        "label": key.label,
                        "created": key.created,
                        "used": key.used,
                        "here": key.id == proven.key.id,
                    }
                    for key in keys
                ],
                "passkeys": passkeys.has_passkeys(),
                "games": (await store.games(proven.person.id, one)).total,
                "open": (await store.games(proven.person.id, one._replace(over=False))).total,
            }
        )

    @api.post("/me", response_model=wire.PersonShown, responses=failures(401, 409))
    async def change(
        wanted: wire.ChangePerson, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Change the sender's name, or who may see their page."""
        person = (await door.prove(request, authorization, acts=True)).person
        people = door.registry().the_people
        if wanted.name is not None:
            door.speed().prove_person(address_of(request.scope))  # names can't be tried out one after another
            person = await people.rename(person, wanted.name)
        if wanted.visibility is not None:
            person = await people.show_to(person, wanted.visibility)
        return plain_response(person_shown(person))

    @api.get("/me/file", responses=failures(401))
    async def file(request: Request, authorization: PersonBearer = None) -> Response:
        """Everything that is kept of the sender, as a file."""
        proven = await door.prove(request, authorization, acts=True)
        told = await person_games.everything(door.registry(), proven)
        named = {"content-disposition": 'attachment; filename="tumblekeep-me.json"'}
        return Response(person_games.as_file(told), media_type="application/json", headers=named)

    @api.post("/me/delete", response_model=wire.PersonDone, responses=failures(401))
    async def delete(request: Request, authorization: PersonBearer = None) -> Response:
        """Delete the sender for good. Games stay; their seats say "somebody"."""
        proven = await door.prove(request, authorization)
        await door.registry().the_forgetting.delete(proven.person)
        return plain_response({"done": True})

    @api.get("/named/{name}", response_model=wire.PersonPublic, responses=failures())
    async def public(name: NameInPath, request: Request) -> Response:
        """Somebody whose page everybody may see."""
        address = address_of(request.scope)
        people = door.registry().the_people
        door.speed().prove_person(address)  # whoever looks for names that are there is guessing
        person = await people.public(name)
        door.speed().proved_person(address)
        count = (await people.store.games(person.id, GamesWanted(most=1))).total
        plain = {"id": person.id, "name": person.name, "bot": person.bot, "created": person.created}
        return plain_response({**plain, "games": count})


def _add_ways_in(api: APIRouter, door: PersonDoor) -> None:
    @api.post("/enter/code", response_model=wire.PersonMade, status_code=201, responses=failures(401, 409))
    async def by_code(wanted: wire.EnterByCode, request: Request) -> Response:
        """Come in on another device, with a code that the first one shows."""
        people, address = door.registry().the_people, address_of(request.scope)
        door.speed().prove_person(address)
        made = await people.enter_by_code(wanted.code, wanted.label)
        door.speed().proved_person(address)
        return _made(made)

    @api.post("/enter/paper", response_model=wire.PersonMade, status_code=201, responses=failures(401, 409))
    async def by_paper(wanted: wire.EnterByPaper, request: Request) -> Response:
        """Come in with the words of a paper key."""
        people, address = door.registry().the_people, address_of(request.scope)
        door.speed().prove_person(address)
        made = await people.enter_by_paper(wanted.words, wanted.label)
        door.speed().proved_person(address)
        return _made(made)

    @api.post("/enter/passkey/begin", response_model=wire.PasskeyOptions, responses=failures(409))
    async def begin_entering(request: Request) -> Response:
        """Begin to come in with a passkey."""
        people = door.registry().the_people
        door.speed().prove_person(address_of(request.scope))
        return plain_response({"options": await passkeys.begin_entering(people, site_of(request))})

    @api.post("/enter/passkey", response_model=wire.PersonMade, status_code=201, responses=failures(401, 409))
    async def by_passkey(wanted: wire.PasskeyAnswer, request: Request) -> Response:
        """Come in with a passkey."""
        people = door.registry().the_people
        proven = await passkeys.finish_entering(people, site_of(request), wanted.credential)
        door.speed().proved_person(address_of(request.scope))
        return _made(await people.add_device(proven.person, wanted.label))


def _add_keys(api: APIRouter, door: PersonDoor) -> None:
    @api.post("/me/passkeys/begin", response_model=wire.PasskeyOptions, responses=failures(401, 409))
    async def begin_making(request: Request, authorization: PersonBearer = None) -> Response:
        """Begin to make a passkey."""
        proven = await door.prove(request, authorization, acts=True)
        people = door.registry().the_people
        person = await people.reserve(proven.person)
        return plain_response({"options": await passkeys.begin_making(people, person, site_of(request))})

    @api.post("/me/passkeys", response_model=wire.PersonDone, status_code=201, responses=failures(401, 409))
    async def make_passkey(
        wanted: wire.PasskeyAnswer, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Keep a passkey that the browser has made."""
        person = (await door.prove(request, authorization)).person
        people, site = door.registry().the_people, site_of(request)
        await passkeys.finish_making(people, person, site, wanted.credential, wanted.label)
        return plain_response({"done": True}, 201)

    @api.post("/me/paper", response_model=wire.PaperKey, status_code=201, responses=failures(401, 409))
    async def make_paper(request: Request, authorization: PersonBearer = None) -> Response:
        """Make a paper key in place of the one before. Its words are shown only once."""
        proven = await door.prove(request, authorization, acts=True)
        people = door.registry().the_people
        words, short = await people.new_paper(await people.reserve(proven.person))
        return plain_response({"words": words, "short": short}, 201)

    @api.post("/me/codes", response_model=wire.DeviceCode, status_code=201, responses=failures(401))
    async def make_code(request: Request, authorization: PersonBearer = None) -> Response:
        """Make a code that adds a device, once."""
        proven = await door.prove(request, authorization, acts=True)
        code, until = await door.registry().the_people.new_code(proven.person)
        return plain_response({"code": code, "until": until}, 201)

    @api.post("/me/keys/{key}/remove", response_model=wire.PersonDone, responses=failures(401))
    async def remove(key: KeyInPath, request: Request, authorization: PersonBearer = None) -> Response:
        """Take a key away: a lost device can no longer act as the sender, nor play at their tables."""
        proven = await door.prove(request, authorization, acts=True)
        the_registry = door.registry()
        if not await the_registry.the_people.store.remove_key(proven.person.id, key):
            raise Refusal(404, "server-no-key")
        await person_games.lock_out(the_registry, proven.person.id, key)
        return plain_response({"done": True})
