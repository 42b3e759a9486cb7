"""Friends: by link, or by asking somebody who sat at the same table; who is here; invitations; and people who never meet."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.people.company import FriendStore
from tumblekeep.server.people.friends import FriendLink, FriendRow
from tumblekeep.server.people.records import GamesWanted, Person
from tumblekeep.server.runtime.live_table import LiveTable
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.storage.secret import digest
from tumblekeep.server.table.summary import state_of

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
CODE_LENGTH = 20
"""Letters of a link's code: about 98 bits."""
LINK_MILLISECONDS = 7 * 86_400_000
LINK_USES = 12
"""How many people may open one link: a group of friends, not a public list."""
MOST_LINKS = 20
HERE_MILLISECONDS = 70_000
"""How long somebody counts as here after their page has said so."""
TOLD_MILLISECONDS = 30_000
INVITED_MILLISECONDS = 2 * 3_600_000
"""How long an invitation is shown."""
EVENING_MILLISECONDS = 12 * 3_600_000
MOST_EVENING = 50
MOST_HERE = 50_000


class Friends:
    """The friends of everybody."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._here: dict[str, tuple[int, str]] = {}
        """When each person's page last said that they are here, and at which table."""
        self._told: dict[str, int] = {}

    @property
    def _store(self) -> FriendStore:
        return self._registry.the_people.store.friends

    # -- links ----------------------------------------------------------------------------------------

    async def new_link(self, person: Person) -> tuple[str, int]:
        """Make a link; return its code and until when it is valid."""
        moment = now()
        if await self._store.count_links(person.id, moment) >= MOST_LINKS:
            raise Refusal(409, "server-many-links", most=MOST_LINKS)
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        until = moment + LINK_MILLISECONDS
        await self._store.add_link(FriendLink(digest(f"friend {code}"), person.id, until, LINK_USES))
        return code, until

    async def of_link(self, person: Person, code: str) -> Person:
        """Whoever made a link, or refuse. To somebody who is blocked, it is not valid."""
        link = await self._store.link(digest(f"friend {code}"), now())
        if link is None or link.person in await self._store.apart_from(person.id):
            raise Refusal(404, "server-link-wrong")
        if link.person == person.id:
            raise Refusal(409, "server-link-own")
        found = await self._registry.the_people.store.person(link.person)
        if found is None:
            raise Refusal(404, "server-link-wrong")
        return found

    async def follow(self, person: Person, code: str) -> Person:
        """Become friends with whoever made a link."""
        other = await self.of_link(person, code)
        if not await self._store.follow(digest(f"friend {code}"), person.id, now()):
            raise Refusal(404, "server-link-wrong")
        return other

    # -- people at the same table -----------------------------------------------------------------------

    async def neighbour(self, person: Person, table: str, seat: int) -> str:
        """The person on another seat of a table where somebody sits or sat, or refuse."""
        seats = await self._registry.the_people.store.seats_at([table])
        there = {one.person for one in seats if one.seat == seat and one.origin == "played"}
        sat = any(one.person == person.id and one.origin == "played" for one in seats)
        if not sat or len(there) != 1 or person.id in there:
            raise Refusal(404, "server-no-neighbour")
        return there.pop()

    async def ask(self, person: Person, table: str, seat: int) -> str:
        """Ask somebody at the same table to be a friend."""
        other = await self.neighbour(person, table, seat)
        return await self._store.ask(person.id, other, now())

    async def accept(self, person: Person, other: str) -> None:
        """Say yes to somebody who asked."""
        lists = await self._store.lists(person.id, now())
        if other not in {one.person for one in lists.asks}:
            raise Refusal(404, "server-no-person")
        await self._store.ask(person.id, other, now())

    async def block(self, person: Person, other: str) -> None:
        """Never meet somebody again."""
        if other == person.id:
            raise Refusal(409, "server-no-person")
        if not await self._store.block(person.id, other, now()):
            raise Refusal(409, "server-many-blocks")

    async def block_known(self, person: Person, other: str) -> None:
        """Block a friend, or somebody who asks to be one."""
        lists = await self._store.lists(person.id, 0)
        if other not in {one.person for one in lists.friends} | {one.person for one in lists.asks}:
            raise Refusal(404, "server-no-person")
        await self.block(person, other)

    async def must_not_be_apart(self, person: str, live_table: LiveTable) -> None:
        """Refuse a seat at a table where somebody sits whom this person never meets."""
        there = {seat.person for seat in live_table.state.seats if seat.person and seat.person != person}
        if there and there & await self._store.apart_from(person):
            raise Refusal(403, "server-apart")

    async def invite(self, person: Person, other: str, table: str) -> None:
        """Invite a friend to a table where somebody sits."""
        seats = await self._registry.the_people.store.seats_at([table])
        if not any(one.person == person.id for one in seats):
            raise Refusal(404, "server-no-table")
        if not await self._store.invite(person.id, other, table, now()):
            raise Refusal(403, "server-not-friends")

    # -- who is here ----------------------------------------------------------------------------------

    async def note_here(self, person: str, table: str) -> None:
        """Note that somebody is here; other workers are told now and then."""
        moment = now()
        if len(self._here) >= MOST_HERE:
            self._here = {
                one: told for one, told in self._here.items() if told[0] >= moment - HERE_MILLISECONDS
            }
        moved = self._here.get(person, (0, ""))[1] != table
        self._here[person] = (moment, table)
        if self._registry.has_neighbours and (
            moved or moment - self._told.get(person, 0) > TOLD_MILLISECONDS
        ):
            self._told[person] = moment
            await self._store.note_here(person, moment, table)

    async def _who_is_here(self, friends: list[FriendRow]) -> dict[str, str]:
        since = now() - HERE_MILLISECONDS
        seen = [one.person for one in friends if not one.hidden]
        found = {one: self._here[one] for one in seen if one in self._here}
        if self._registry.has_neighbours:
            for one, told in (await self._store.here_since(seen, since)).items():
                found[one] = max(told, found.get(one, (0, "")))
        return {one: table for one, (at, table) in found.items() if at >= since}

    async def shown(self, person: Person, table: str = "") -> dict[str, Any]:
        """A person's friends, and whoever wants something of them. Whoever asks is here."""
        await self.note_here(person.id, table)
        lists = await self._store.lists(person.id, now() - INVITED_MILLISECONDS)
        here = await self._who_is_here(lists.friends)
        wanted = {*filter(None, here.values()), *(one.table for one in lists.invitations)}
        states = {row.id: state_of(row)[0] for row in await self._registry.store.tables(sorted(wanted))}
        shown = {one for one, state in states.items() if state.watchable and state.state != "over"}
        return {
            "friends": [
                {
                    "person": one.person,
                    "name": one.name,
                    "here": one.person in here,
                    "table": here[one.person] if here.get(one.person) in shown else None,
                    "game": states[here[one.person]].game if here.get(one.person) in shown else None,
                }
                for one in lists.friends
            ],
            "asks": [{"person": one.person, "name": one.name} for one in lists.asks],
            "invitations": [
                {"person": one.person, "name": one.name, "table": one.table, "game": states[one.table].game}
                for one in lists.invitations
                if one.table in states and states[one.table].state != "over"
            ],
            "blocks": [{"person": one.person, "name": one.name} for one in lists.blocks],
            "hidden": lists.hidden,
        }

    # -- the evening ----------------------------------------------------------------------------------

    async def evening(self, person: Person) -> dict[str, Any]:
        """How everybody has done at the tables where a person has finished a game lately."""
        store, since = self._registry.the_people.store, now() - EVENING_MILLISECONDS
        found = await store.games(person.id, GamesWanted(most=MOST_EVENING))
        tables = {seat.table for seat in found.seats if seat.ended >= since and seat.origin == "played"}
        seats = [seat for seat in await store.seats_at(sorted(tables)) if seat.result in ("won", "lost")]
        apart = await self._store.apart_from(person.id)
        persons = await store.persons(sorted({seat.person for seat in seats} - apart))
        players: list[dict[str, Any]] = [
            {
                "name": one.name,
                "mine": one.id == person.id,
                "games": sum(seat.person == one.id for seat in seats),
                "won": sum(seat.person == one.id and seat.result == "won" for seat in seats),
            }
            for one in persons.values()
        ]
        players.sort(key=lambda one: (-one["won"], one["games"], one["name"]))
        return {"games": len(tables), "players": players}
