"""Where persons are told that it is their turn, in the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Integer,
    String,
    Table,
    Text,
    and_,
    exists,
    func,
    select,
    tuple_,
)
from sqlalchemy.exc import IntegrityError

from tumblekeep.server.people.push import PushSubscription, QuietTime, TurnToTell
from tumblekeep.server.storage.calls import Call
from tumblekeep.server.storage.person_seats import SEATS
from tumblekeep.server.storage.schema import TABLES

KEY = "web-push"
SERVER_KEYS = Table(
    "server_keys",
    TABLES.metadata,
    Column("name", String(16), primary_key=True),
    Column("body", String(64)),
    Column("made", BigInteger),
)
SUBSCRIPTIONS = Table(
    "push_subscriptions",
    TABLES.metadata,
    Column("id", String(16), primary_key=True),
    Column("person_id", String(16)),
    Column("key_id", String(16)),
    Column("hash", String(64)),
    Column("endpoint", Text),
    Column("p256dh", String(120)),
    Column("auth", String(40)),
    Column("label", String(40)),
    Column("language", String(8)),
    Column("origin", Text),
    Column("made", BigInteger),
)
QUIET = Table(
    "push_quiet",
    TABLES.metadata,
    Column("person_id", String(16), primary_key=True),
    Column("begins", Integer),
    Column("ends", Integer),
    Column("zone", String(64)),
)
TURNS = Table(
    "push_turns",
    TABLES.metadata,
    Column("person_id", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("due", BigInteger),
    Column("sent", BigInteger),
    Column("tries", Integer),
)


def forget_push(connection: Connection, person: str) -> None:
    """Remove everything that is kept to tell somebody."""
    for table in (SUBSCRIPTIONS, QUIET, TURNS):
        connection.execute(table.delete().where(table.c.person_id == person))


def forget_push_of_key(connection: Connection, person: str, key: str) -> None:
    """Remove the subscriptions of a device that is taken away."""
    columns = SUBSCRIPTIONS.c
    connection.execute(SUBSCRIPTIONS.delete().where(columns.person_id == person, columns.key_id == key))
    _forget_turns_of_nobody(connection, person)


def _forget_turns_of_nobody(connection: Connection, person: str) -> None:
    """Whoever has no subscription is told of nothing."""
    left = exists().where(SUBSCRIPTIONS.c.person_id == TURNS.c.person_id)
    connection.execute(TURNS.delete().where(TURNS.c.person_id == person, ~left))


class SqlPushStore:
    """The subscriptions, quiet times and turns of a database."""

    def __init__(self, read: Call, write: Call) -> None:
        self._read, self._write = read, write

    async def server_key(self, made: str, moment: int) -> str:
        """The server's private key: this one, if there was none before."""
        wanted = select(SERVER_KEYS.c.body).where(SERVER_KEYS.c.name == KEY)

        def work(connection: Connection) -> str:
            found = connection.execute(wanted).scalar_one_or_none()
            if found is None:
                try:
                    with connection.begin_nested():
                        connection.execute(SERVER_KEYS.insert().values(name=KEY, body=made, made=moment))
                except IntegrityError:
                    pass  # another worker was quicker: theirs it is
                found = connection.execute(wanted).scalar_one()
            return str(found)

        return await self._write(work)

    # -- subscriptions --------------------------------------------------------------------------------

    async def subscribe(self, subscription: PushSubscription, most: int) -> bool:
        """Keep a subscription, in place of one of the same browser; False if the person has as many as they may."""
        values = subscription._asdict()
        values["person_id"], values["key_id"] = values.pop("person"), values.pop("key")
        columns = SUBSCRIPTIONS.c
        same = and_(columns.person_id == subscription.person, columns.hash == subscription.hash)

        def work(connection: Connection) -> bool:
            connection.execute(SUBSCRIPTIONS.delete().where(same))
            theirs = select(func.count()).where(columns.person_id == subscription.person)
            if connection.execute(theirs).scalar_one() >= most:
                return False
            connection.execute(SUBSCRIPTIONS.insert().values(**values))
            return True

        return await self._write(work)

    async def subscriptions(self, person: str) -> list[PushSubscription]:
        """A person's subscriptions, the oldest first."""
        columns = SUBSCRIPTIONS.c
        statement = (
            select(SUBSCRIPTIONS).where(columns.person_id == person).order_by(columns.made, columns.id)
        )
        return await self._read(
            lambda connection: [PushSubscription(*row) for row in connection.execute(statement)]
        )

    async def remove(self, person: str, subscription: str) -> bool:
        """Forget a subscription; False if there is none. Whoever has no other is told of nothing that waits."""
        columns = SUBSCRIPTIONS.c
        gone = SUBSCRIPTIONS.delete().where(columns.person_id == person, columns.id == subscription)

        def work(connection: Connection) -> bool:
            found = bool(connection.execute(gone).rowcount)
            _forget_turns_of_nobody(connection, person)
            return found

        return await self._write(work)

    # -- quiet times ----------------------------------------------------------------------------------

    async def set_quiet(self, person: str, quiet: QuietTime) -> None:
        """Change when a person is left alone."""

        def work(connection: Connection) -> None:
            connection.execute(QUIET.delete().where(QUIET.c.person_id == person))
            connection.execute(QUIET.insert().values(person_id=person, **quiet._asdict()))

        await self._write(work)

    async def quiet(self, person: str) -> QuietTime | None:
        """When a person is left alone; None: they have not said."""
        statement = select(QUIET.c.begins, QUIET.c.ends, QUIET.c.zone).where(QUIET.c.person_id == person)

        def query(connection: Connection) -> QuietTime | None:
            found = connection.execute(statement).first()
            return None if found is None else QuietTime(*found)

        return await self._read(query)

    # -- turns ----------------------------------------------------------------------------------------

    async def wait(self, table: str, persons: Collection[str], due: int) -> None:
        """These are whom a table waits for: those of them who have subscriptions and were not told are told then, others no longer."""
        subscribed = (
            select(SUBSCRIPTIONS.c.person_id).where(SUBSCRIPTIONS.c.person_id.in_(persons)).distinct()
        )
        known = select(TURNS.c.person_id, TURNS.c.sent).where(TURNS.c.table_id == table)

        def look(connection: Connection) -> tuple[list[str], list[str]]:
            had = {str(row.person_id): bool(row.sent) for row in connection.execute(known)}
            told = [str(row[0]) for row in connection.execute(subscribed)] if persons else []
            stale = [one for one, sent in had.items() if not sent and one not in persons]
            return [one for one in told if one not in had], stale

        new, stale = await self._read(look)
        if not new and not stale:
            return

        def work(connection: Connection) -> None:
            columns = TURNS.c
            if stale:
                unsent = (columns.table_id == table) & columns.person_id.in_(stale) & (columns.sent == 0)
                connection.execute(TURNS.delete().where(unsent))
            for person in new:
                values = {"person_id": person, "table_id": table, "due": due, "sent": 0, "tries": 0}
                try:
                    with connection.begin_nested():
                        connection.execute(TURNS.insert().values(**values))
                except IntegrityError:
                    continue  # another worker was quicker

        await self._write(work)

    async def came_back(self, seen: Collection[tuple[str, str]]) -> None:
        """Persons have been back at tables, and may be told again."""
        these = tuple_(TURNS.c.person_id, TURNS.c.table_id).in_(list(seen))
        wanted = select(TURNS.c.person_id).where(these).limit(1)
        if await self._read(lambda connection: connection.execute(wanted).first()) is None:
            return  # most of them were told nothing: nothing has to be written
        await self._write(lambda connection: connection.execute(TURNS.delete().where(these)).close())

    async def due(self, moment: int, most: int) -> list[TurnToTell]:
        """Turns that are to be told by now, the longest due first."""
        columns = TURNS.c
        statement = select(TURNS).where(columns.sent == 0, columns.due <= moment)
        statement = statement.order_by(columns.due, columns.person_id).limit(most)
        return await self._read(
            lambda connection: [TurnToTell(*row) for row in connection.execute(statement)]
        )

    async def next_due(self) -> int:
        """When the next turn is to be told; 0: none is."""
        first = select(func.coalesce(func.min(TURNS.c.due), 0)).where(TURNS.c.sent == 0)
        return await self._read(lambda connection: int(connection.execute(first).scalar_one()))

    async def claim(self, turn: TurnToTell, moment: int) -> bool:
        """Take it on oneself to tell a turn; False if somebody else has."""
        statement = TURNS.update().where(_this(turn), TURNS.c.sent == 0).values(sent=moment)
        return await self._write(lambda connection: bool(connection.execute(statement).rowcount))

    async def later(self, turn: TurnToTell, due: int, tries: int) -> None:
        """Tell a turn later, if it is still as it was found or claimed."""
        statement = (
            TURNS.update().where(_this(turn), TURNS.c.sent == turn.sent).values(sent=0, due=due, tries=tries)
        )
        await self._write(lambda connection: connection.execute(statement).close())

    async def drop(self, turn: TurnToTell) -> None:
        """Don't tell a turn, unless somebody has claimed it meanwhile."""
        unsent = TURNS.delete().where(_this(turn), TURNS.c.sent == 0)
        await self._write(lambda connection: connection.execute(unsent).close())

    async def lately(self, since: int, most: int) -> list[str]:
        """Tables being played at which somebody with a subscription sits, and something happened since then."""
        seats = SEATS.join(SUBSCRIPTIONS, SUBSCRIPTIONS.c.person_id == SEATS.c.person_id)
        joined = seats.join(TABLES, TABLES.c.id == SEATS.c.table_id)
        statement = select(SEATS.c.table_id).distinct().select_from(joined)
        statement = statement.where(
            SEATS.c.ended == 0, TABLES.c.state == "playing", TABLES.c.touched >= since
        )
        return await self._read(
            lambda connection: [str(row[0]) for row in connection.execute(statement.limit(most))]
        )


def _this(turn: TurnToTell) -> Any:
    return and_(TURNS.c.person_id == turn.person, TURNS.c.table_id == turn.table)
