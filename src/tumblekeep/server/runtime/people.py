"""Persons: who is here, under which name, and by which keys they prove it.

A person is a name and a random id. Everything secret is stored as its hash. What a person has at tables is in `person_games.py`, how they
are deleted in `forgetting.py`, and passkeys are in `passkeys.py`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from tumblekeep.server.errors import Refusal
from tumblekeep.server.people.records import OneTimeSecret, Person, PersonKey, SeatOwner
from tumblekeep.server.people.store import PeopleStore
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.settings import Settings
from tumblekeep.server.storage.secret import digest, new_table_id, new_token
from tumblekeep.server.table.names import clean, clean_name, look
from tumblekeep.server.table.spoken_codes import fold, key_numbers, key_words, long_key, short_key
from tumblekeep.server.wire.base import LONGEST_NAME

DAY = 86_400_000
RENAME_DAYS = 7
MOST_KEYS = 20
"""Devices, passkeys and tokens that one person may have."""
LONGEST_LABEL = 40
CODE_SECONDS = 600
"""How long the code that adds a device is valid."""
CODE_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
CODE_LENGTH = 10
PAPER_WORDS = 12
"""Words of a paper key: 9 bits each, so about 110 bits."""
MOST_TRIES = 40


class Proven(NamedTuple):
    """A person who has proved to be one, and the key that did."""

    person: Person
    key: PersonKey


class NewSecret(NamedTuple):
    """A person, and a secret that is shown once."""

    person: Person
    key: PersonKey
    secret: str


class People:
    """The persons of a server."""

    def __init__(
        self, settings: Settings, store: PeopleStore, spawn: Callable[[Coroutine[Any, Any, None]], Any]
    ) -> None:
        self.settings = settings
        self.store = store
        self._spawn = spawn

    # -- who it is ------------------------------------------------------------------------------------

    async def prove(self, secret: str) -> Proven:
        """Find whoever has this secret, or refuse."""
        found = await self.store.holder(digest(secret))
        if found is None:
            raise Refusal(401, "server-person-unknown")
        proven = Proven(*found)
        if proven.person.blocked:
            raise Refusal(403, "server-person-blocked")
        today = now() // DAY * DAY
        if proven.person.seen < today or proven.key.used < today:
            self._spawn(self._note_seen(proven, today))
        return proven

    async def _note_seen(self, proven: Proven, day: int) -> None:
        try:
            await self.store.note_seen(proven.person.id, proven.key.id, day)
        except Refusal:
            return  # the next request notes it

    async def owner(self, secret: str, name: str) -> SeatOwner:
        """The person with this secret, who wants to sit down under this name; a reserved name stays as it is."""
        person, key = await self.prove(secret)
        if person.look is None and name and clean_name(name) != person.name:
            person = person._replace(name=await self._unreserved(person.id, clean_name(name)))
            await self.store.rename(person.id, person.name, None, person.renamed)
        return SeatOwner(person.id, key.id, person.name, person.bot)

    async def make(self, name: str, label: str, *, bot: bool = False) -> NewSecret:
        """Make a person. A program's name is reserved at once, so that it can't be taken for anybody else's."""
        person, moment = new_table_id(), now()
        name = await self._unreserved(person, clean_name(name))
        day = moment // DAY * DAY
        made = Person(person, name, look(name) if bot else None, "private", bot, moment, day)
        kind = "token" if bot else "device"
        key, secret = self._new_key(person, kind, label)
        await self.store.add(made, key)
        return NewSecret(made, key, secret)

    async def _unreserved(self, person: str, name: str) -> str:
        """A name like this that nobody else has reserved: with a number added if need be."""
        names = [name]
        for number in (*range(2, 10), *(10 + secrets.randbelow(9_990) for _ in range(MOST_TRIES))):
            end = f" {number}"
            names.append(name[: LONGEST_NAME - len(end)].rstrip() + end)
        taken = await self.store.reserved([look(one) for one in names])
        for one in names:
            if look(one) not in taken or taken[look(one)].id == person:
                return one
        raise Refusal(409, "server-name-taken", name=name)

    # -- names ----------------------------------------------------------------------------------------

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name and reserve it: at most once a week."""
        name = clean_name(name)
        if not look(name):
            raise Refusal(422, "server-name-plain")
        if name == person.name and person.look is not None:
            return person
        moment = now()
        again = person.renamed + RENAME_DAYS * DAY
        same_look = person.look == look(name)
        if person.look is not None and moment < again and not same_look:
            raise Refusal(409, "server-name-soon", days=-((moment - again) // DAY))
        renamed = person.renamed if person.look is None or same_look else moment
        if not await self.store.rename(person.id, name, look(name), renamed):
            raise Refusal(409, "server-name-taken", name=name)
        return person._replace(name=name, look=look(name), renamed=renamed)

    async def reserve(self, person: Person) -> Person:
        """Reserve a person's name, because they mean to keep it; if it is taken, with a number added."""
        if person.look is not None:
            return person
        for _ in range(3):  # somebody may be quicker
            name = await self._unreserved(person.id, person.name)
            if not look(name):
                return person
            if await self.store.rename(person.id, name, look(name), person.renamed):
                return person._replace(name=name, look=look(name))
        return person

    async def show_to(self, person: Person, visibility: str) -> Person:
        """Change who may see a person's page. A page that others see has a name of its own."""
        if visibility != "private":
            person = await self.reserve(person)
            if person.look is None:
                raise Refusal(409, "server-name-plain")
        await self.store.set_visibility(person.id, visibility)
        return person._replace(visibility=visibility)

    async def public(self, name: str) -> Person:
        """Somebody whose page everybody may see. Anybody else is as good as not there."""
        found = (await self.store.reserved([look(name)])).get(look(name))
        if found is None or found.visibility != "public" or found.gone or found.blocked:
            raise Refusal(404, "server-no-person")
        return found

    # -- keys -----------------------------------------------------------------------------------------

    @staticmethod
    def _new_key(person: str, kind: str, label: str, secret: str = "") -> tuple[PersonKey, str]:
        secret = secret or new_token()
        moment = now()
        named = clean(label)[:LONGEST_LABEL]
        return PersonKey(
            new_table_id(), person, kind, digest(secret), named, moment, moment // DAY * DAY
        ), secret

    async def add_device(self, person: Person, label: str) -> NewSecret:
        """Give a person a key for one more device."""
        if person.blocked:
            raise Refusal(403, "server-person-blocked")
        key, secret = self._new_key(person.id, "device", label)
        await self.add_key(key)
        return NewSecret(person, key, secret)

    async def add_key(self, key: PersonKey, *, instead_of: str = "") -> None:
        """Store a key, or refuse because there are too many."""
        if len(await self.store.keys(key.person)) >= MOST_KEYS:
            raise Refusal(409, "server-many-keys", most=MOST_KEYS)
        if not await self.store.add_key(key, instead_of=instead_of):
            raise Refusal(409, "server-key-there")

    async def new_code(self, person: Person) -> tuple[str, int]:
        """Make a code that adds a device; return it, and until when it is valid."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        until = now() + CODE_SECONDS * 1000
        await self.store.promise(OneTimeSecret(digest(f"device {code}"), "device", person.id, until))
        return code, until

    async def enter_by_code(self, typed: str, label: str) -> NewSecret:
        """Add a device by the code that another one shows. It is valid once."""
        code = "".join(letter for letter in typed.casefold() if letter in CODE_LETTERS)
        found = await self.store.redeem(digest(f"device {code}"), "device", now())
        person = None if found is None else await self.store.person(found.person)
        if person is None:
            raise Refusal(401, "server-code-wrong")
        return await self.add_device(await self.reserve(person), label)

    async def new_paper(self, person: Person) -> tuple[dict[str, str], str]:
        """Make a paper key in place of the one before; return its words in each language, and its short form. They are stored nowhere."""
        numbers, words = key_words(PAPER_WORDS)
        key, _ = self._new_key(person.id, "paper", "", f"paper {numbers}")
        await self.add_key(key, instead_of="paper")
        return words, short_key(numbers)

    async def enter_by_paper(self, typed: str, label: str) -> NewSecret:
        """Add a device by the words of a paper key, in whatever language they were printed, or by its short form."""
        numbers = long_key(typed.strip()) or key_numbers(fold(typed))
        found = None if numbers is None else await self.store.secret_key(digest(f"paper {numbers}"), "paper")
        if found is None:
            raise Refusal(401, "server-paper-wrong")
        return await self.add_device(found[0], label)
