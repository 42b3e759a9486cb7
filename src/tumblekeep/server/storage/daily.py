"""Days and tries in the database. Rankings are counters, one for each value, so that a rank among a million is a short sum."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import BigInteger, Column, Connection, Integer, String, Table, Text, case, func, select, text
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from tumblekeep.server.daily.records import (
    RANKINGS,
    BusyPosition,
    Crowd,
    CrowdChoice,
    GatheredChoice,
    PlaceInRanking,
    RankingName,
    StoredDay,
    StoredTry,
)
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.storage.database import Database
from tumblekeep.server.storage.schema import TABLES
from tumblekeep.server.storage.secret import new_token

T = TypeVar("T")

DAYS = Table(
    "daily_days",
    TABLES.metadata,
    Column("day", String(10), primary_key=True),
    Column("secret", String(64)),
    Column("commitment", String(64)),
    Column("committed", BigInteger),
    Column("plan", Text),
    Column("version", Integer),
    Column("revealed", BigInteger),
    Column("aftermath", Text),
)
TRIES = Table(
    "daily_tries",
    TABLES.metadata,
    Column("day", String(10), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("person_id", String(16)),
    Column("table_id", String(16)),
    Column("began", BigInteger),
    Column("ended", BigInteger),
    Column("result", BigInteger),
    Column("skill", BigInteger),
    Column("luck", BigInteger),
    Column("body", Text),
)
COUNTS = Table(
    "daily_counts",
    TABLES.metadata,
    Column("day", String(10), primary_key=True),
    Column("ranking", String(8), primary_key=True),
    Column("value", BigInteger, primary_key=True),
    Column("tries", BigInteger),
)
CHOICES = Table(
    "daily_choices",
    TABLES.metadata,
    Column("day", String(10), primary_key=True),
    Column("position", String(20), primary_key=True),
    Column("option_id", String(80), primary_key=True),
    Column("tries", BigInteger),
    Column("worth", BigInteger),
    Column("table_id", String(16)),
    Column("number", Integer),
)
MOST_GATHERED = 20_000
"""Tries of a day whose choices are gathered: shares become no surer by more."""
LONGEST_OPTION = 80
BLOCK = 256
"""Values of a ranking that are also counted together, so that a rank among many different values needs few rows."""
IN_BLOCKS = "*"
"""What the name of a ranking ends with where its values are counted in blocks."""
_LIGHT = [column for column in TRIES.c if column.name != "body"]

_COUNT = text(
    "INSERT INTO daily_counts (day, ranking, value, tries) VALUES (:day, :ranking, :value, 1) "
    "ON CONFLICT (day, ranking, value) DO UPDATE SET tries = daily_counts.tries + 1"
)
_GATHER = text(
    "INSERT INTO daily_choices (day, position, option_id, tries, worth, table_id, number) "
    "VALUES (:day, :position, :option, 1, :worth, :table, :number) "
    "ON CONFLICT (day, position, option_id) DO UPDATE SET "
    "tries = daily_choices.tries + 1, worth = daily_choices.worth + excluded.worth"
)


def finish(connection: Connection, tried: StoredTry, choices: Sequence[GatheredChoice]) -> bool:
    """Count a finished try; False if it was counted before, or nobody has begun it."""
    mine = (TRIES.c.day == tried.day) & (TRIES.c.holder == tried.holder) & (TRIES.c.ended == 0)
    values = {
        "ended": tried.ended, "result": tried.result, "skill": tried.skill, "luck": tried.luck, "body": tried.body,
    }  # fmt: skip
    if not connection.execute(TRIES.update().where(mine).values(**values)).rowcount:
        return False
    for ranking in RANKINGS:
        value = tried.result if ranking == "result" else tried.skill
        if value is not None:
            for row in counted(ranking, value):
                connection.execute(_COUNT, {"day": tried.day, **row})
    if choices and _total(connection, tried.day, "result") <= MOST_GATHERED:
        once = {one.position: one for one in reversed(choices)}  # the first, if somebody met it twice
        rows = [
            {
                "day": tried.day,
                "position": one.position,
                "option": one.option[:LONGEST_OPTION],
                "worth": one.worth,
                "table": tried.table,
                "number": one.number,
            }
            for one in sorted(once.values())  # in one order, so that two workers never wait for each other
        ]
        connection.execute(_GATHER, rows)
    return True


def _total(connection: Connection, day: str, ranking: RankingName) -> int:
    which = (COUNTS.c.day == day) & (COUNTS.c.ranking == ranking)
    return int(
        connection.execute(select(func.coalesce(func.sum(COUNTS.c.tries), 0)).where(which)).scalar_one()
    )


def counted(ranking: RankingName, value: int) -> list[dict[str, Any]]:
    """The two rows that count a value: its own, and that of its block."""
    return [
        {"ranking": ranking, "value": value},
        {"ranking": f"{ranking}{IN_BLOCKS}", "value": value // BLOCK},
    ]


def place(connection: Connection, day: str, ranking: RankingName, value: int) -> PlaceInRanking:
    """Where a value stands in a ranking: whole blocks are summed, then the values of its own block."""
    block = value // BLOCK
    row = COUNTS.c
    blocks = (row.day == day) & (row.ranking == f"{ranking}{IN_BLOCKS}")
    higher = func.sum(case((row.value > block, row.tries), else_=0))
    above, total = connection.execute(select(higher, func.sum(row.tries)).where(blocks)).one()
    inside = (row.day == day) & (row.ranking == ranking) & row.value.between(value, (block + 1) * BLOCK - 1)
    ahead = func.sum(case((row.value > value, row.tries), else_=0))
    level = func.sum(case((row.value == value, row.tries), else_=0))
    near, equal = connection.execute(select(ahead, level).where(inside)).one()
    return PlaceInRanking(int(above or 0) + int(near or 0), int(equal or 0), int(total or 0))


class SqlDailyStore:
    """The days of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="daily")

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def ask() -> T:
            with self._database.reading.connect() as connection:
                return query(connection)

        return await self._tried(ask)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        def do() -> T:
            with self._database.writing.begin() as connection:
                return work(connection)

        return await self._tried(do)

    async def _tried(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except (OperationalError, InterfaceError, OSError) as error:
            raise Refusal(503, "server-saving-paused", again=True) from error
        except SQLAlchemyError as error:
            journal.error("the daily door could not be read or stored", error=type(error).__name__)
            raise Refusal(503, "server-saving-paused", again=True) from error

    def close(self) -> None:
        """Wait for what is being stored, then stop."""
        self._threads.shutdown(wait=True, cancel_futures=True)

    # -- days -----------------------------------------------------------------------------------------

    async def day(self, day: str) -> StoredDay | None:
        """A day that was fixed."""
        return await self._read(lambda connection: _day(connection, day))

    async def fix(self, day: StoredDay) -> StoredDay:
        """Fix a day, unless it is fixed."""

        def work(connection: Connection) -> StoredDay:
            connection.execute(
                text(
                    "INSERT INTO daily_days (day, secret, commitment, committed, plan, version, revealed, aftermath) "
                    "VALUES (:day, :secret, :commitment, :committed, :plan, :version, 0, '') ON CONFLICT (day) DO NOTHING"
                ),
                day._asdict(),
            )
            found = _day(connection, day.day)
            assert found is not None
            return found

        return await self._write(work)

    async def refix(self, day: StoredDay) -> bool:
        """Fix a day again that nobody has tried."""

        def work(connection: Connection) -> bool:
            if connection.execute(select(TRIES.c.day).where(TRIES.c.day == day.day).limit(1)).first():
                return False
            values = {"plan": day.plan, "version": day.version}
            return bool(
                connection.execute(DAYS.update().where(DAYS.c.day == day.day).values(**values)).rowcount
            )

        return await self._write(work)

    async def unrevealed(self, before: str) -> list[StoredDay]:
        """Days before this one whose secret is not shown yet."""
        statement = select(DAYS).where(DAYS.c.revealed == 0, DAYS.c.day < before).order_by(DAYS.c.day)
        return await self._read(lambda connection: [StoredDay(*row) for row in connection.execute(statement)])

    async def reveal(self, day: str, moment: int) -> None:
        """Note that everybody may know the secret of a day."""
        hidden = (DAYS.c.day == day) & (DAYS.c.revealed == 0)
        await self._write(
            lambda connection: connection.execute(DAYS.update().where(hidden).values(revealed=moment))
        )

    async def set_aftermath(self, day: str, text: str) -> None:
        """Keep what was found after a day."""
        statement = DAYS.update().where(DAYS.c.day == day).values(aftermath=text)
        await self._write(lambda connection: connection.execute(statement))

    # -- tries ----------------------------------------------------------------------------------------

    async def begin(self, tried: StoredTry) -> StoredTry:
        """Begin a try, unless there is one."""

        def work(connection: Connection) -> StoredTry:
            connection.execute(
                text(
                    "INSERT INTO daily_tries (day, holder, person_id, table_id, began, ended, result, body) VALUES "
                    "(:day, :holder, :person, :table, :began, 0, 0, :body) ON CONFLICT (day, holder) DO NOTHING"
                ),
                {
                    name: getattr(tried, name)
                    for name in ("day", "holder", "person", "table", "began", "body")
                },
            )
            found = connection.execute(
                select(TRIES).where(TRIES.c.day == tried.day, TRIES.c.holder == tried.holder)
            ).one()
            return StoredTry(*found)

        return await self._write(work)

    async def try_of(self, day: str, holder: str) -> StoredTry | None:
        """Somebody's try of a day."""
        return await self._one(select(TRIES).where(TRIES.c.day == day, TRIES.c.holder == holder))

    async def try_at(self, table: str) -> StoredTry | None:
        """The try that is played at a table."""
        return await self._one(select(TRIES).where(TRIES.c.table_id == table))

    async def _one(self, statement: Any) -> StoredTry | None:
        def query(connection: Connection) -> StoredTry | None:
            found = connection.execute(statement).first()
            return None if found is None else StoredTry(*found)

        return await self._read(query)

    async def note(self, tried: StoredTry, before: str) -> bool:
        """Keep how far a try has come."""
        mine = (TRIES.c.day == tried.day) & (TRIES.c.holder == tried.holder)
        statement = TRIES.update().where(mine, TRIES.c.ended == 0, TRIES.c.body == before)
        values = statement.values(body=tried.body)
        return bool(await self._write(lambda connection: connection.execute(values).rowcount))

    async def finish(self, tried: StoredTry, choices: Sequence[GatheredChoice]) -> bool:
        """Count a finished try, once."""
        return await self._write(lambda connection: finish(connection, tried, choices))

    async def drop(self, day: str, holder: str) -> None:
        """Forget a try that has not ended."""
        mine = (TRIES.c.day == day) & (TRIES.c.holder == holder) & (TRIES.c.ended == 0)
        await self._write(lambda connection: connection.execute(TRIES.delete().where(mine)))

    async def unfinished(self, most: int) -> list[StoredTry]:
        """Tries whose game is over and that were not counted."""
        joined = TRIES.join(TABLES, TABLES.c.id == TRIES.c.table_id)
        statement = select(TRIES).select_from(joined).where(TRIES.c.ended == 0, TABLES.c.state == "over")
        return await self._tries(statement.limit(most))

    async def _tries(self, statement: Any) -> list[StoredTry]:
        return await self._read(lambda connection: [StoredTry(*row) for row in connection.execute(statement)])

    # -- rankings -------------------------------------------------------------------------------------

    async def place(self, day: str, ranking: RankingName, value: int) -> PlaceInRanking:
        """Where a value stands in a ranking."""
        return await self._read(lambda connection: place(connection, day, ranking, value))

    async def distribution(self, day: str, ranking: RankingName) -> list[tuple[int, int]]:
        """How many reached each value."""
        which = (COUNTS.c.day == day) & (COUNTS.c.ranking == ranking)
        statement = select(COUNTS.c.value, COUNTS.c.tries).where(which).order_by(COUNTS.c.value)
        return await self._read(
            lambda connection: [(int(value), int(tries)) for value, tries in connection.execute(statement)]
        )

    async def best(self, day: str, ranking: RankingName, most: int) -> list[StoredTry]:
        """The best tries of a day."""
        value = TRIES.c.result if ranking == "result" else TRIES.c.skill
        which = (TRIES.c.day == day) & (TRIES.c.ended > 0) & value.is_not(None)
        return await self._tries(
            select(*_LIGHT).where(which).order_by(value.desc(), TRIES.c.holder).limit(most)
        )

    async def among(self, day: str, persons: Sequence[str]) -> list[StoredTry]:
        """The finished tries of these persons."""
        which = (TRIES.c.day == day) & (TRIES.c.ended > 0) & TRIES.c.person_id.in_(persons)
        return await self._tries(select(*_LIGHT).where(which)) if persons else []

    async def tries_of(self, holder: str, since: str) -> list[StoredTry]:
        """Somebody's tries from a day on."""
        which = (TRIES.c.holder == holder) & (TRIES.c.day >= since)
        return await self._tries(select(*_LIGHT).where(which).order_by(TRIES.c.day))

    # -- what everybody chose -------------------------------------------------------------------------

    async def crowd(self, day: str, positions: Sequence[str]) -> Crowd:
        """What everybody chose at these positions."""
        columns = (CHOICES.c.position, CHOICES.c.option_id, CHOICES.c.tries, CHOICES.c.worth)
        statement = select(*columns).where(CHOICES.c.day == day, CHOICES.c.position.in_(positions))

        def query(connection: Connection) -> Crowd:
            found: dict[str, dict[str, CrowdChoice]] = {}
            for position, option, tries, worth in connection.execute(statement):
                found.setdefault(position, {})[option] = CrowdChoice(int(tries), worth / tries)
            return found

        return await self._read(query)

    async def busiest(self, day: str, fewest: int, most: int) -> list[BusyPosition]:
        """Positions that at least this many met, those where most was given away first."""
        met, lost = func.sum(CHOICES.c.tries), -func.sum(CHOICES.c.worth)
        columns = (CHOICES.c.position, met, lost, func.min(CHOICES.c.table_id), func.min(CHOICES.c.number))
        grouped = (
            select(*columns).where(CHOICES.c.day == day).group_by(CHOICES.c.position).having(met >= fewest)
        )

        def query(connection: Connection) -> list[BusyPosition]:
            rows = connection.execute(grouped.order_by(lost.desc()).limit(most)).all()
            found = []
            for position, count, gave, *_ in rows:
                which = (CHOICES.c.day == day) & (CHOICES.c.position == position)
                where = select(CHOICES.c.table_id, CHOICES.c.number).where(which).limit(1)
                table, number = connection.execute(where).one()
                found.append(BusyPosition(position, int(count), float(gave) / int(count), table, number))
            return found

        return await self._read(query)

    # -- deleting -------------------------------------------------------------------------------------

    async def forget(self, person: str) -> None:
        """Make the tries of somebody who is deleted anonymous."""

        await self._write(lambda connection: forget_tries(connection, person))


def forget_tries(connection: Connection, person: str) -> None:
    """Make the tries of somebody who is deleted anonymous."""
    days = connection.execute(select(TRIES.c.day).where(TRIES.c.person_id == person)).scalars().all()
    for day in days:
        mine = (TRIES.c.day == day) & (TRIES.c.person_id == person)
        values = {"holder": f"gone {new_token()}", "person_id": ""}
        connection.execute(TRIES.update().where(mine).values(**values))


def _day(connection: Connection, day: str) -> StoredDay | None:
    found = connection.execute(select(DAYS).where(DAYS.c.day == day)).first()
    return None if found is None else StoredDay(*found)
