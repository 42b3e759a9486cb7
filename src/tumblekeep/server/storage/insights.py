"""What games say about how persons played, in the database: for those who want to know it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Connection, String, Table, Text, exists, select
from sqlalchemy.exc import IntegrityError

from tumblekeep.server.people.insights import GameInsight
from tumblekeep.server.people.records import PersonSeat
from tumblekeep.server.storage.calls import Call
from tumblekeep.server.storage.person_seats import SEATS
from tumblekeep.server.storage.schema import TABLES

WISHES = Table(
    "insight_wishes",
    TABLES.metadata,
    Column("person_id", String(16), primary_key=True),
    Column("since", BigInteger),
)
INSIGHTS = Table(
    "person_insights",
    TABLES.metadata,
    Column("person_id", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("game", String(40)),
    Column("ended", BigInteger),
    Column("body", Text),
)


def forget_insights(connection: Connection, person: str) -> None:
    """Remove everything that is known of how somebody plays."""
    for table in (WISHES, INSIGHTS):
        connection.execute(table.delete().where(table.c.person_id == person))


class SqlInsightStore:
    """The insights of a database."""

    def __init__(self, read: Call, write: Call) -> None:
        self._read, self._write = read, write

    async def wish(self, person: str, moment: int | None) -> None:
        """Note that a person wants to know; None: no longer, and what was found is forgotten."""

        def work(connection: Connection) -> None:
            if moment is None:
                forget_insights(connection, person)
                return
            try:
                with connection.begin_nested():
                    connection.execute(WISHES.insert().values(person_id=person, since=moment))
            except IntegrityError:
                return  # they have said so before

        await self._write(work)

    async def is_wished(self, person: str) -> bool:
        """Whether a person wants to know."""
        wanted = select(WISHES.c.person_id).where(WISHES.c.person_id == person)
        return await self._read(lambda connection: connection.execute(wanted).first() is not None)

    async def missing(self, most: int) -> list[PersonSeat]:
        """Finished seats of persons who want to know, of which nothing is known yet, the latest first."""
        done = exists().where(
            INSIGHTS.c.person_id == SEATS.c.person_id, INSIGHTS.c.table_id == SEATS.c.table_id
        )
        wished = SEATS.join(WISHES, WISHES.c.person_id == SEATS.c.person_id)
        ended = SEATS.c.result.in_(("won", "lost"))
        statement = select(*SEATS.c).select_from(wished).where(SEATS.c.ended > 0, ended, ~done)
        statement = statement.order_by(SEATS.c.ended.desc(), SEATS.c.table_id).limit(most)
        return await self._read(
            lambda connection: [PersonSeat(*row) for row in connection.execute(statement)]
        )

    async def add(self, person: str, found: GameInsight) -> None:
        """Store what a game says about a person, unless they no longer want it."""

        def work(connection: Connection) -> None:
            wanted = select(WISHES.c.person_id).where(WISHES.c.person_id == person)
            if connection.execute(wanted).first() is None:
                return
            try:
                with connection.begin_nested():
                    connection.execute(INSIGHTS.insert().values(person_id=person, **_row(found)))
            except IntegrityError:
                return  # another worker was quicker

        await self._write(work)

    async def of(self, person: str, most: int) -> list[GameInsight]:
        """What a person's games say, the latest first."""
        columns = INSIGHTS.c
        statement = select(columns.table_id, columns.game, columns.ended, columns.body)
        statement = statement.where(columns.person_id == person).order_by(columns.ended.desc()).limit(most)
        return await self._read(
            lambda connection: [GameInsight(*row) for row in connection.execute(statement)]
        )


def _row(found: GameInsight) -> dict[str, str | int]:
    return {"table_id": found.table, "game": found.game, "ended": found.ended, "body": found.body}
