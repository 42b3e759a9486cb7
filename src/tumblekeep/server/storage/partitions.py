"""Partitions of the table of events, on PostgreSQL: the events of all tables that were opened on one day lie together.

Games that are over are packed and leave the table of events, so after some days a partition is empty and is dropped whole, with
its indexes and all the room in them. Games that go on for longer move to the partition that stays (0) together.

The row of a table says which partition its events are in (`tables.part`), and a foreign key over both lets no event be stored
anywhere else. So a number is given only once, although the unique keys of a partitioned table hold the partition too. Nobody
remembers a table's partition: the statement that inserts events looks for it.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, select, text
from sqlalchemy.exc import OperationalError

from tumblekeep.server.storage.packing import hold
from tumblekeep.server.storage.schema import EVENTS, HOMES, PART


class PostgresOnly(str):
    """A statement of a migration that SQLite does not need: it keeps one file, and has no partitions."""

    __slots__ = ()


STEP = tuple(
    map(
        PostgresOnly,
        (
            "ALTER TABLE tables ADD COLUMN part INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE tables ADD CONSTRAINT tables_part UNIQUE (id, part)",
            "CREATE INDEX tables_parted ON tables (part) WHERE part > 0",
            # what is there becomes the partition that stays: its rows are not touched, only its keys are made again
            "ALTER TABLE events RENAME TO events_0",
            "ALTER TABLE events_0 DROP CONSTRAINT events_pkey",
            "ALTER TABLE events_0 DROP CONSTRAINT events_table_id_action_key",
            "ALTER TABLE events_0 DROP CONSTRAINT events_table_id_fkey",
            "ALTER TABLE events_0 ADD COLUMN part INTEGER NOT NULL DEFAULT 0",
            """
            CREATE TABLE events (
                table_id VARCHAR(16) NOT NULL,
                seq INTEGER NOT NULL,
                action VARCHAR(40) NOT NULL,
                at BIGINT NOT NULL,
                body TEXT NOT NULL,
                part INTEGER NOT NULL DEFAULT 0,
                PRIMARY KEY (table_id, seq, part),
                UNIQUE (table_id, action, part),
                FOREIGN KEY (table_id, part) REFERENCES tables (id, part)
            ) PARTITION BY LIST (part)
            """,
            "ALTER TABLE events ATTACH PARTITION events_0 FOR VALUES IN (0)",
        ),
    )
)
"""The migration that divides the events. Like every step, it is never changed."""

DAY = 86_400_000
NAME = "events_"
"""Before the number of a partition in its name."""
PARTITION_LOCK = 7_411_905
"""The PostgreSQL advisory lock of whoever makes or drops partitions."""
EMPTY_DAYS, GATHER_DAYS = 2, 14
"""After this many days an empty partition is dropped; after this many, what is left of one moves to the partition that stays."""
GATHERED_AT_ONCE = 20
"""Tables moved in one transaction: people who play wait for it."""
LOCK_PATIENCE = "500ms"
"""How long to wait for others, who all wait behind us meanwhile, before trying again later. Shorter than PostgreSQL's own search for
deadlocks, so that it is never somebody's answer that has to begin again."""


def day_of(milliseconds: int) -> int:
    """The number of a day, which is the number of its partition."""
    return milliseconds // DAY


def today() -> int:
    """The number of today."""
    return day_of(time.time_ns() // 1_000_000)


def is_partition(name: str) -> bool:
    """Whether a table of the database is a part of another one."""
    return name.startswith(NAME) and name.removeprefix(NAME).isdigit()


def is_divided(connection: Connection) -> bool:
    """Whether this database keeps its events in partitions."""
    if connection.dialect.name != "postgresql":
        return False
    kind = text("SELECT relkind = 'p' FROM pg_class WHERE oid = to_regclass('events')")
    return bool(connection.execute(kind).scalar_one_or_none())


def partitions(connection: Connection) -> list[int]:
    """The numbers of all partitions, in order."""
    found = connection.execute(
        text(
            "SELECT c.relname FROM pg_inherits AS i JOIN pg_class AS c ON c.oid = i.inhrelid"
            " WHERE i.inhparent = to_regclass('events')"
        )
    )
    return sorted(int(name.removeprefix(NAME)) for (name,) in found)


def current(connection: Connection, day: int) -> int:
    """The partition for tables that are opened on this day: the newest that there is, if its own is missing."""
    return max(number for number in partitions(connection) if number <= day)


def make(connection: Connection, day: int) -> None:
    """Make the partitions of this day and the next, if they are not there. Two who start at one moment take turns."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": PARTITION_LOCK})
    there = partitions(connection)
    for number in (day, day + 1):
        if number not in there:
            # made beside and then attached, because so nobody who reads or writes has to wait
            connection.execute(text(f"CREATE TABLE {NAME}{number} (LIKE events INCLUDING DEFAULTS)"))
            connection.execute(
                text(f"ALTER TABLE events ATTACH PARTITION {NAME}{number} FOR VALUES IN ({number})")
            )


class TidyWork(NamedTuple):
    """What was done about old partitions."""

    gathered: int = 0
    """Tables that were moved to the partition that stays."""
    dropped: int = 0


def look_after(connection: Connection, day: int) -> TidyWork:
    """Make the partitions that will be needed, and tidy old ones away: one piece of it, in the caller's transaction. Whoever finds
    somebody else at it does nothing."""
    connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_PATIENCE}'"))
    if not connection.execute(
        text("SELECT pg_try_advisory_xact_lock(:n)"), {"n": PARTITION_LOCK}
    ).scalar_one():
        return TidyWork()
    make(connection, day)
    for number in partitions(connection):
        if number == 0 or number > day - EMPTY_DAYS:
            continue
        tables = _tables_in(connection, number)
        if tables and number <= day - GATHER_DAYS:
            return TidyWork(gathered=_gather(connection, number, tables))
        if not tables and _drop(connection, number):
            return TidyWork(dropped=1)
    return TidyWork()


def _tables_in(connection: Connection, number: int) -> list[str]:
    statement = select(HOMES.c.id).where(HOMES.c.part == number, HOMES.c.part > 0).limit(GATHERED_AT_ONCE)
    return [str(found[0]) for found in connection.execute(statement)]


def _gather(connection: Connection, number: int, tables: list[str]) -> int:
    """Move all events of some tables to the partition that stays. Nothing is inserted meanwhile."""
    hold(connection)
    connection.execute(text("LOCK TABLE events IN SHARE MODE"))
    ours = EVENTS.c.table_id.in_(bindparam("ids", expanding=True))
    counted = select(func.count(), func.coalesce(func.sum(func.length(EVENTS.c.body)), 0)).where(ours)
    before = connection.execute(counted, {"ids": tables}).one()
    # one statement, because the foreign key holds at its end and not in between
    connection.execute(
        text(
            "WITH moved AS (UPDATE events SET part = 0 WHERE part = :part AND table_id IN :ids)"
            " UPDATE tables SET part = 0 WHERE part = :part AND id IN :ids"
        ).bindparams(bindparam("ids", expanding=True)),
        {"part": number, "ids": tables},
    )
    if connection.execute(counted.where(PART == 0), {"ids": tables}).one() != before:
        raise GatheringFailed(number)
    return len(tables)


def _drop(connection: Connection, number: int) -> bool:
    """Drop a partition, if really nothing is in it."""
    # in the order in which a new table is stored
    connection.execute(text("LOCK TABLE tables, events IN ACCESS EXCLUSIVE MODE"))
    anything = connection.execute(text(f"SELECT EXISTS (SELECT 1 FROM {NAME}{number})")).scalar_one()  # noqa: S608 - a number
    if anything or _tables_in(connection, number):
        return False
    connection.execute(text(f"DROP TABLE {NAME}{number}"))
    return True


def is_busy(error: OperationalError) -> bool:
    """Whether others were in the way for too long: it is tried again later."""
    return getattr(error.orig, "sqlstate", None) in ("55P03", "40P01")


class GatheringFailed(Exception):
    """Not everything would have been moved. Nothing was changed."""
