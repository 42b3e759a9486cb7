"""People who look for others to play with, in the database: what one worker acknowledges, all of them know.

A group is claimed in one transaction together with the id of the table that is to be opened for it. A worker that dies before the table
is there leaves a claim that another one finds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import BigInteger, Column, Connection, Integer, String, Table, and_, func, or_, select

from tumblekeep.server.people.pairing import (
    CLAIMED,
    NOTED,
    SEATED,
    WAITING,
    Group,
    ObservedWait,
    Seek,
    Wish,
    WishWaits,
    make_group,
)
from tumblekeep.server.storage.calls import Call
from tumblekeep.server.storage.friends import apart
from tumblekeep.server.storage.person_schema import PERSONS
from tumblekeep.server.storage.schema import TABLES
from tumblekeep.server.storage.secret import new_table_id

SEEKS = Table(
    "seeks",
    TABLES.metadata,
    Column("person_id", String(16), primary_key=True),
    Column("key_id", String(16)),
    Column("game", String(40)),
    Column("low", Integer),
    Column("high", Integer),
    Column("pace", String(8)),
    Column("counts", Integer),
    Column("seal", String(64)),
    Column("since", BigInteger),
    Column("until", BigInteger),
    Column("fill_at", BigInteger),
    Column("state", String(8)),
    Column("table_id", String(16)),
    Column("seat", Integer),
    Column("at", BigInteger),
)
WAITS = Table(
    "pairing_waits",
    TABLES.metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40)),
    Column("pace", String(8)),
    Column("counts", Integer),
    Column("players", Integer),
    Column("seconds", Integer),
    Column("found", Integer),
    Column("at", BigInteger),
)
"""How long people waited: not who."""
MOST_AT_ONCE = 200
"""The longest waiting of a wish that are looked at together."""
MOST_WAITS = 200
"""The latest waits from which the next one is estimated."""
WAITS_KEPT_MILLISECONDS = 30 * 86_400_000
SEATED_KEPT_MILLISECONDS = 7 * 86_400_000
"""How long somebody who was given a seat can still learn where."""
JUST_SEATED_MILLISECONDS = 60_000
"""Whoever changes their wish this soon after a table was found has not heard of it yet: they are shown the table."""


def _seek(row: Any) -> Seek:
    found = Seek(*row)
    return found._replace(counts=bool(found.counts))


def _alike(table: Table, wish: Wish) -> Any:
    return and_(table.c.game == wish.game, table.c.pace == wish.pace, table.c.counts == int(wish.counts))


def forget_seek(connection: Connection, person: str) -> None:
    """Stop looking for somebody who is deleted."""
    connection.execute(SEEKS.delete().where(SEEKS.c.person_id == person))


class SqlPairingStore:
    """Who looks for whom."""

    def __init__(self, read: Call, write: Call) -> None:
        self._read, self._write = read, write

    async def seek(self, seek: Seek) -> bool:
        """Begin to look, in place of an earlier wish; False if the person is gone, or has a table that they do not know of yet."""
        values = {**seek._asdict(), "counts": int(seek.counts)}
        values["person_id"], values["key_id"] = values.pop("person"), values.pop("key")
        values["table_id"] = values.pop("table")

        def work(connection: Connection) -> bool:
            if not _is_here(connection, seek.person):
                return False
            before = _one(connection, seek.person)
            if before is not None and _is_found(before, seek.at):
                return False
            if before is not None and before.state == WAITING:
                _note(connection, before, seek.at, found=False)
            connection.execute(SEEKS.delete().where(SEEKS.c.person_id == seek.person))
            connection.execute(SEEKS.insert().values(**values))
            return True

        return await self._write(work)

    async def of(self, person: str) -> Seek | None:
        """What a person looks for, or the seat that was found."""
        return await self._read(lambda connection: _one(connection, person))

    async def wait_on(self, person: str, until: int) -> None:
        """Note that somebody still waits."""
        this = and_(SEEKS.c.person_id == person, SEEKS.c.state == WAITING)
        await self._write(
            lambda connection: connection.execute(SEEKS.update().where(this).values(until=until)).close()
        )

    async def leave(self, person: str, moment: int, table: str | None = None) -> bool:
        """Stop looking, or take note of the seat at this table; False if there is a table that the person does not know of yet.

        A noted seat stays known to the matchmaker, which starts the table even if a number never comes.
        """

        def work(connection: Connection) -> bool:
            before, this = _one(connection, person, lock=True), SEEKS.c.person_id == person
            if before is None or before.state == NOTED:
                return True
            if before.state == SEATED and before.table == table:
                connection.execute(SEEKS.update().where(this).values(state=NOTED))
                return True
            if table is not None or _is_found(before, moment):
                return False
            if before.state == WAITING:
                _note(connection, before, moment, found=False)
            connection.execute(SEEKS.delete().where(this))
            return True

        return await self._write(work)

    async def wishes(self, moment: int) -> list[Wish]:
        """Everything that somebody looks for now."""
        columns = SEEKS.c
        statement = select(columns.game, columns.pace, columns.counts).distinct()
        statement = statement.where(columns.state == WAITING, columns.until >= moment)
        return await self._read(
            lambda connection: [
                Wish(game, pace, bool(counts)) for game, pace, counts in connection.execute(statement)
            ]
        )

    async def claim(self, wish: Wish, moment: int, table: str) -> Group | None:
        """Take the next group out of those who wait, for the table with this id; None: nobody fits yet."""
        here = and_(PERSONS.c.id == SEEKS.c.person_id, PERSONS.c.gone == 0, PERSONS.c.blocked == 0)
        waiting = select(SEEKS).where(
            _alike(SEEKS, wish),
            SEEKS.c.state == WAITING,
            SEEKS.c.until >= moment,
            select(PERSONS.c.id).where(here).exists(),
        )
        waiting = waiting.order_by(SEEKS.c.since, SEEKS.c.person_id).limit(MOST_AT_ONCE)

        def work(connection: Connection) -> Group | None:
            seeks = [_seek(row) for row in connection.execute(waiting.with_for_update())]
            group = make_group(seeks, apart(connection, [one.person for one in seeks]), moment)
            if group is None:
                return None
            those = SEEKS.c.person_id.in_([seek.person for seek in group.seeks])
            values = {"state": CLAIMED, "table_id": table, "at": moment}
            connection.execute(SEEKS.update().where(those).values(**values))
            return group

        return await self._write(work)

    async def seat(self, table: str, seats: Mapping[str, int], moment: int) -> bool:
        """Give a claimed group its seats; False if one of them is gone meanwhile, and then nobody has one."""

        def work(connection: Connection) -> bool:
            claimed = and_(SEEKS.c.table_id == table, SEEKS.c.state == CLAIMED)
            found = [_seek(row) for row in connection.execute(select(SEEKS).where(claimed).with_for_update())]
            if {one.person for one in found} != set(seats):
                return False
            for one in found:
                _note(connection, one, moment, found=len(found) > 1)
                values = {"state": SEATED, "seat": seats[one.person], "at": moment}
                connection.execute(SEEKS.update().where(SEEKS.c.person_id == one.person).values(**values))
            return True

        return await self._write(work)

    async def release(self, table: str) -> None:
        """Let a claimed group look on, because its table could not be opened."""
        claimed = and_(SEEKS.c.table_id == table, SEEKS.c.state == CLAIMED)
        values = {"state": WAITING, "table_id": ""}
        await self._write(
            lambda connection: connection.execute(SEEKS.update().where(claimed).values(**values)).close()
        )

    async def claims_before(self, moment: int) -> list[str]:
        """Tables that were to be opened before then, and of which nothing more was heard."""
        statement = select(SEEKS.c.table_id).distinct().where(SEEKS.c.state == CLAIMED, SEEKS.c.at < moment)
        return await self._read(lambda connection: [str(row[0]) for row in connection.execute(statement)])

    async def claimed(self, table: str) -> list[str]:
        """The persons for whom this table is being opened."""
        statement = select(SEEKS.c.person_id).where(SEEKS.c.table_id == table, SEEKS.c.state == CLAIMED)
        return await self._read(lambda connection: [str(row[0]) for row in connection.execute(statement)])

    async def seated_after(self, moment: int) -> list[str]:
        """Tables at which somebody was given a seat since then."""
        statement = select(SEEKS.c.table_id).distinct()
        statement = statement.where(SEEKS.c.state.in_((SEATED, NOTED)), SEEKS.c.at >= moment)
        return await self._read(lambda connection: [str(row[0]) for row in connection.execute(statement)])

    async def known(self, wish: Wish, players: int, moment: int) -> WishWaits:
        """Who waits for the same, and how long others waited for a game of this many players."""

        def query(connection: Connection) -> WishWaits:
            alike = and_(_alike(SEEKS, wish), SEEKS.c.state == WAITING, SEEKS.c.until >= moment)
            waiting = connection.execute(select(func.count()).select_from(SEEKS).where(alike)).scalar_one()
            seen = select(WAITS.c.seconds, WAITS.c.found).where(
                _alike(WAITS, wish), WAITS.c.players == players
            )
            rows = connection.execute(seen.order_by(WAITS.c.at.desc()).limit(MOST_WAITS))
            return WishWaits(waiting, [ObservedWait(seconds, bool(found)) for seconds, found in rows])

        return await self._read(query)

    async def doors(self, moment: int) -> dict[str, int]:
        """How many people look for others at each game."""
        statement = select(SEEKS.c.game, func.count()).group_by(SEEKS.c.game)
        statement = statement.where(SEEKS.c.state == WAITING, SEEKS.c.until >= moment)
        return await self._read(
            lambda connection: {str(game): int(count) for game, count in connection.execute(statement)}
        )

    async def tidy(self, moment: int, lapsed_before: int) -> None:
        """Drop wishes of people who went away without a word, old seats, and old waits."""

        def work(connection: Connection) -> None:
            lapsed = and_(SEEKS.c.state == WAITING, SEEKS.c.until < lapsed_before)
            for row in connection.execute(select(SEEKS).where(lapsed)).fetchall():
                _note(connection, _seek(row), row.until, found=False)
            seated = and_(SEEKS.c.state.in_((SEATED, NOTED)), SEEKS.c.at < moment - SEATED_KEPT_MILLISECONDS)
            connection.execute(SEEKS.delete().where(or_(lapsed, seated)))
            connection.execute(WAITS.delete().where(WAITS.c.at < moment - WAITS_KEPT_MILLISECONDS))

        await self._write(work)


def _one(connection: Connection, person: str, *, lock: bool = False) -> Seek | None:
    statement = select(SEEKS).where(SEEKS.c.person_id == person)
    row = connection.execute(statement.with_for_update() if lock else statement).first()
    return None if row is None else _seek(row)


def _is_found(seek: Seek, moment: int) -> bool:
    """Whether there is a table, or will be in a moment, that the person has not heard of."""
    just = seek.state == SEATED and seek.at > moment - JUST_SEATED_MILLISECONDS
    return seek.state == CLAIMED or just


def _is_here(connection: Connection, person: str) -> bool:
    here = select(PERSONS.c.id).where(PERSONS.c.id == person, PERSONS.c.gone == 0)
    return connection.execute(here.with_for_update()).first() is not None


def _note(connection: Connection, seek: Seek, moment: int, *, found: bool) -> None:
    values = {"id": new_table_id(), "game": seek.game, "pace": seek.pace, "counts": int(seek.counts)}
    seconds = max(0, moment - seek.since) // 1000
    connection.execute(
        WAITS.insert().values(**values, players=seek.low, seconds=seconds, found=int(found), at=moment)
    )
