"""Friends in the database, and people who never meet. Of two who block, neither is told anything about the other."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import BigInteger, Column, Connection, Integer, String, Table, and_, func, or_, select

from tumblekeep.server.people.friends import (
    BlockRow,
    FriendAsk,
    FriendLink,
    FriendLists,
    FriendRow,
    Invitation,
)
from tumblekeep.server.storage.calls import Call
from tumblekeep.server.storage.person_schema import PERSONS
from tumblekeep.server.storage.schema import TABLES

_META = TABLES.metadata


def _pairs(name: str, *more: Column[Any]) -> Table:
    one, other = (
        Column("person_id", String(16), primary_key=True),
        Column("other_id", String(16), primary_key=True),
    )
    return Table(name, _META, one, other, *more)


FRIENDS = _pairs("friends", Column("since", BigInteger))
"""Each friendship twice, once from either side."""
ASKS = _pairs("friend_asks", Column("at", BigInteger))
BLOCKS = _pairs("person_blocks", Column("name", String(24)), Column("at", BigInteger))
INVITES = _pairs("invitations", Column("table_id", String(16)), Column("at", BigInteger))
LINKS = Table(
    "friend_links",
    _META,
    Column("hash", String(64), primary_key=True),
    Column("person_id", String(16)),
    Column("until", BigInteger),
    Column("uses", Integer),
)
PRESENCE = Table(
    "person_presence",
    _META,
    Column("person_id", String(16), primary_key=True),
    Column("at", BigInteger),
    Column("place", String(16)),
    Column("hidden", Integer),
)
"""Who was here last, and where. `at` is written only if there are several workers; with one, it knows by itself."""
MOST_FRIENDS = 200
MOST_BLOCKS = 500


def apart(connection: Connection, persons: Collection[str]) -> set[frozenset[str]]:
    """The pairs among these of whom one has blocked the other."""
    if len(persons) < 2:
        return set()
    both = and_(BLOCKS.c.person_id.in_(persons), BLOCKS.c.other_id.in_(persons))
    found = connection.execute(select(BLOCKS.c.person_id, BLOCKS.c.other_id).where(both))
    return {frozenset((str(one), str(other))) for one, other in found}


def forget_company(connection: Connection, person: str) -> None:
    """Remove everything that ties others to somebody who is deleted."""
    for table in (FRIENDS, ASKS, BLOCKS, INVITES):
        connection.execute(table.delete().where(or_(table.c.person_id == person, table.c.other_id == person)))
    for own in (LINKS, PRESENCE):
        connection.execute(own.delete().where(own.c.person_id == person))


def _between(table: Table, one: str, other: str) -> Any:
    here, there = table.c.person_id, table.c.other_id
    return or_(and_(here == one, there == other), and_(here == other, there == one))


def _is_apart(connection: Connection, one: str, other: str) -> bool:
    return connection.execute(select(BLOCKS.c.at).where(_between(BLOCKS, one, other))).first() is not None


def _are_here(connection: Connection, *persons: str) -> bool:
    here = select(PERSONS.c.id).where(PERSONS.c.id.in_(persons), PERSONS.c.gone == 0).order_by(PERSONS.c.id)
    return len(connection.execute(here.with_for_update()).fetchall()) == len(set(persons))


def _befriend(connection: Connection, one: str, other: str, moment: int) -> bool:
    """Make two people friends; False if one of them has too many."""
    if connection.execute(select(FRIENDS.c.since).where(_between(FRIENDS, one, other))).first() is not None:
        return True
    for person in (one, other):
        count = select(func.count()).select_from(FRIENDS).where(FRIENDS.c.person_id == person)
        if connection.execute(count).scalar_one() >= MOST_FRIENDS:
            return False
    for person, friend in ((one, other), (other, one)):
        connection.execute(FRIENDS.insert().values(person_id=person, other_id=friend, since=moment))
    connection.execute(ASKS.delete().where(_between(ASKS, one, other)))
    return True


class SqlFriendStore:
    """Friends, links, invitations and blocks."""

    def __init__(self, read: Call, write: Call) -> None:
        self._read, self._write = read, write

    # -- links ----------------------------------------------------------------------------------------

    async def add_link(self, link: FriendLink) -> None:
        """Store a link."""
        hashed, person, until, left = link
        values = {"hash": hashed, "person_id": person, "until": until, "uses": left}

        def work(connection: Connection) -> None:
            connection.execute(LINKS.delete().where(LINKS.c.until < link.until - 30 * 86_400_000))
            connection.execute(LINKS.insert().values(**values))

        await self._write(work)

    async def link(self, hashed: str, moment: int) -> FriendLink | None:
        """A link that is still valid."""
        valid = and_(LINKS.c.hash == hashed, LINKS.c.until >= moment, LINKS.c.uses > 0)
        here = LINKS.join(
            PERSONS, and_(PERSONS.c.id == LINKS.c.person_id, PERSONS.c.gone == 0, PERSONS.c.blocked == 0)
        )
        row = await self._read(
            lambda connection: connection.execute(select(LINKS).select_from(here).where(valid)).first()
        )
        return None if row is None else FriendLink(*row)

    async def count_links(self, person: str, moment: int) -> int:
        """How many links of a person are valid."""
        valid = and_(LINKS.c.person_id == person, LINKS.c.until >= moment, LINKS.c.uses > 0)
        return await self._read(
            lambda connection: int(
                connection.execute(select(func.count()).select_from(LINKS).where(valid)).scalar_one()
            )
        )

    async def remove_links(self, person: str) -> None:
        """Take all links of a person back."""
        await self._write(
            lambda connection: connection.execute(LINKS.delete().where(LINKS.c.person_id == person)).close()
        )

    async def follow(self, hashed: str, person: str, moment: int) -> bool:
        """Become friends with whoever made a link; False if it is not valid, or one of them has too many friends."""

        def work(connection: Connection) -> bool:
            valid = and_(LINKS.c.hash == hashed, LINKS.c.until >= moment, LINKS.c.uses > 0)
            found = connection.execute(select(LINKS).where(valid).with_for_update()).first()
            if (
                found is None
                or found.person_id == person
                or not _are_here(connection, person, found.person_id)
            ):
                return False
            if _is_apart(connection, person, found.person_id):
                return False
            if not _befriend(connection, person, found.person_id, moment):
                return False
            connection.execute(LINKS.update().where(LINKS.c.hash == hashed).values(uses=found.uses - 1))
            return True

        return await self._write(work)

    # -- friends --------------------------------------------------------------------------------------

    async def ask(self, person: str, other: str, moment: int) -> str:
        """Ask somebody to be a friend: `friends` if they have asked too, else `asked`. A block looks like no answer."""

        def work(connection: Connection) -> str:
            if not _are_here(connection, person, other) or _is_apart(connection, person, other):
                return "asked"
            mutual = and_(ASKS.c.person_id == other, ASKS.c.other_id == person)
            friends = select(FRIENDS.c.since).where(_between(FRIENDS, person, other))
            if (
                connection.execute(friends).first() is not None
                or connection.execute(select(ASKS.c.at).where(mutual)).first() is not None
            ):
                return "friends" if _befriend(connection, person, other, moment) else "asked"
            mine = and_(ASKS.c.person_id == person, ASKS.c.other_id == other)
            connection.execute(ASKS.delete().where(mine))
            waiting = select(func.count()).select_from(ASKS).where(ASKS.c.person_id == person)
            if connection.execute(waiting).scalar_one() < MOST_FRIENDS:
                connection.execute(ASKS.insert().values(person_id=person, other_id=other, at=moment))
            return "asked"

        return await self._write(work)

    async def decline(self, person: str, other: str) -> None:
        """Say no to somebody who asked, or take one's own question back."""
        await self._write(
            lambda connection: connection.execute(ASKS.delete().where(_between(ASKS, person, other))).close()
        )

    async def part(self, person: str, other: str) -> None:
        """End a friendship."""

        def work(connection: Connection) -> None:
            for table in (FRIENDS, ASKS, INVITES):
                connection.execute(table.delete().where(_between(table, person, other)))

        await self._write(work)

    async def are_friends(self, person: str, other: str) -> bool:
        """Whether two people are friends."""
        this = and_(FRIENDS.c.person_id == person, FRIENDS.c.other_id == other)
        return await self._read(
            lambda connection: connection.execute(select(FRIENDS.c.since).where(this)).first() is not None
        )

    async def lists(self, person: str, invited_after: int) -> FriendLists:
        """Friends, questions, invitations since then and blocks of a person."""

        def query(connection: Connection) -> FriendLists:
            def others(table: Table, mine: str, theirs: str, *more: Any) -> Any:
                here = and_(PERSONS.c.id == table.c[theirs], PERSONS.c.gone == 0, PERSONS.c.blocked == 0)
                return (
                    select(PERSONS.c.id, PERSONS.c.name, *more)
                    .select_from(table.join(PERSONS, here))
                    .where(table.c[mine] == person)
                    .order_by(PERSONS.c.name, PERSONS.c.id)
                )

            hides = select(PRESENCE.c.person_id).where(PRESENCE.c.hidden > 0)
            hidden = {str(row[0]) for row in connection.execute(hides.where(_among(person)))}
            friends = connection.execute(others(FRIENDS, "person_id", "other_id", FRIENDS.c.since))
            asks = connection.execute(others(ASKS, "other_id", "person_id", ASKS.c.at))
            asked = select(ASKS.c.other_id).where(ASKS.c.person_id == person)
            invited = others(INVITES, "other_id", "person_id", INVITES.c.table_id, INVITES.c.at)
            blocks = select(BLOCKS.c.other_id, BLOCKS.c.name, BLOCKS.c.at).where(BLOCKS.c.person_id == person)
            return FriendLists(
                [FriendRow(one, name, since, one in hidden) for one, name, since in friends],
                [FriendAsk(*row) for row in asks],
                [str(row[0]) for row in connection.execute(asked)],
                [
                    Invitation(*row)
                    for row in connection.execute(invited.where(INVITES.c.at >= invited_after))
                ],
                [BlockRow(*row) for row in connection.execute(blocks.order_by(BLOCKS.c.at))],
                person in hidden,
            )

        return await self._read(query)

    # -- invitations ----------------------------------------------------------------------------------

    async def invite(self, person: str, other: str, table: str, moment: int) -> bool:
        """Invite a friend to a table, in place of an earlier invitation; False if they are not friends."""

        def work(connection: Connection) -> bool:
            friends = and_(FRIENDS.c.person_id == person, FRIENDS.c.other_id == other)
            if connection.execute(select(FRIENDS.c.since).where(friends).with_for_update()).first() is None:
                return False
            connection.execute(
                INVITES.delete().where(INVITES.c.person_id == person, INVITES.c.other_id == other)
            )
            values = {"person_id": person, "other_id": other, "table_id": table, "at": moment}
            connection.execute(INVITES.insert().values(**values))
            return True

        return await self._write(work)

    async def answer_invitation(self, person: str, other: str) -> None:
        """Take note of a friend's invitation."""
        this = and_(INVITES.c.person_id == other, INVITES.c.other_id == person)
        await self._write(lambda connection: connection.execute(INVITES.delete().where(this)).close())

    # -- blocks ---------------------------------------------------------------------------------------

    async def block(self, person: str, other: str, moment: int) -> bool:
        """Keep two people apart for good; False if there are too many blocks, or the other is gone."""

        def work(connection: Connection) -> bool:
            if not _are_here(connection, person, other):
                return False
            mine = BLOCKS.c.person_id == person
            count = connection.execute(select(func.count()).select_from(BLOCKS).where(mine)).scalar_one()
            if count >= MOST_BLOCKS:
                return False
            for table in (FRIENDS, ASKS, INVITES):
                connection.execute(table.delete().where(_between(table, person, other)))
            connection.execute(BLOCKS.delete().where(mine, BLOCKS.c.other_id == other))
            name = connection.execute(select(PERSONS.c.name).where(PERSONS.c.id == other)).scalar_one()
            values = {"person_id": person, "other_id": other, "name": name, "at": moment}
            connection.execute(BLOCKS.insert().values(**values))
            return True

        return await self._write(work)

    async def unblock(self, person: str, other: str) -> None:
        """Let somebody be met again, unless they don't want to."""
        this = and_(BLOCKS.c.person_id == person, BLOCKS.c.other_id == other)
        await self._write(lambda connection: connection.execute(BLOCKS.delete().where(this)).close())

    async def apart_from(self, person: str) -> set[str]:
        """Everybody whom a person never meets, whoever of them wanted that."""
        both = or_(BLOCKS.c.person_id == person, BLOCKS.c.other_id == person)
        statement = select(BLOCKS.c.person_id, BLOCKS.c.other_id).where(both)
        return await self._read(
            lambda connection: {
                str(one) if str(other) == person else str(other)
                for one, other in connection.execute(statement)
            }
        )

    # -- who is here ----------------------------------------------------------------------------------

    async def hide(self, person: str, *, hidden: bool) -> None:
        """Change whether friends are told when a person is here."""

        def work(connection: Connection) -> None:
            values = {"hidden": int(hidden)}
            if not connection.execute(
                PRESENCE.update().where(PRESENCE.c.person_id == person).values(**values)
            ).rowcount:
                connection.execute(PRESENCE.insert().values(person_id=person, at=0, place="", **values))

        await self._write(work)

    async def note_here(self, person: str, moment: int, table: str) -> None:
        """Note that somebody is here, for other workers."""

        def work(connection: Connection) -> None:
            values = {"at": moment, "place": table}
            if not connection.execute(
                PRESENCE.update().where(PRESENCE.c.person_id == person).values(**values)
            ).rowcount:
                connection.execute(PRESENCE.insert().values(person_id=person, hidden=0, **values))

        await self._write(work)

    async def here_since(self, persons: Sequence[str], moment: int) -> dict[str, tuple[int, str]]:
        """Who of these was at any worker since then: when, and at which table."""
        if not persons:
            return {}
        columns = PRESENCE.c
        statement = select(columns.person_id, columns.at, columns.place)
        statement = statement.where(columns.person_id.in_(persons), columns.at >= moment)
        return await self._read(
            lambda connection: {
                str(row[0]): (int(row[1]), str(row[2])) for row in connection.execute(statement)
            }
        )


def _among(person: str) -> Any:
    """Picks a person and their friends."""
    friends = select(FRIENDS.c.other_id).where(FRIENDS.c.person_id == person)
    return or_(PRESENCE.c.person_id == person, PRESENCE.c.person_id.in_(friends))
