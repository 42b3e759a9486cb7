"""Packed events: when a game is over and kept, its events become one packed row and leave the table of events.

Nothing is lost on the way: the row is written, read back and compared with the events in the same transaction that deletes them. Whoever
reads events gets packed ones as well (`events_of`), and no event can be stored again under a number that was packed: the statement that
inserts events looks for that.

On PostgreSQL, packing, rewriting and deleting hold one advisory lock, and no event is inserted while some are packed. Otherwise an insert
that began before could take a number whose event is just leaving.
"""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, literal_column, select, text

from tumblekeep.server import json_text
from tumblekeep.server.errors import Refusal
from tumblekeep.server.storage import close_packing, summary_text
from tumblekeep.server.storage.records import EventRow
from tumblekeep.server.storage.schema import (
    EVENTS,
    FINISHED_GAMES,
    HOMES,
    PACKED_EVENTS,
    PART,
    SNAPSHOTS,
    TABLES,
)

FORM, CLOSE = 1, 2
"""How a packed row is written: with all that an event has, or closely (`close_packing.py`)."""
PACKING_LOCK = 7_411_904
"""The PostgreSQL advisory lock of whoever packs, rewrites or deletes events."""
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6 | lzma.PRESET_EXTREME, "pb": 0}]


class ReadyToPack(NamedTuple):
    """The events of a table, and the same packed."""

    rows: list[EventRow]
    body: bytes


def packed(rows: Sequence[EventRow]) -> bytes:
    """Pack events, numbered from 1. What is alike stands together: acts, the time between events, bodies."""
    times = [row.at for row in rows]
    columns = [
        [row.action for row in rows],
        [now - then for then, now in zip([0, *times], times, strict=False)],
    ]
    lines = [json_text.to_text(columns), *(row.body for row in rows)]
    return lzma.compress("\n".join(lines).encode(), lzma.FORMAT_RAW, filters=_FILTERS)


def unpacked(table: str, body: bytes) -> list[EventRow]:
    """The events of a packed row."""
    text_of_all = lzma.decompress(body, lzma.FORMAT_RAW, filters=_FILTERS).decode()
    head, *bodies = text_of_all.split("\n")
    actions, steps = json_text.loads(head)
    stored = zip(actions, accumulate(steps), bodies, strict=True)
    return [EventRow(table, seq, *one) for seq, one in enumerate(stored, 1)]


def read(table: str, form: int, body: bytes) -> list[EventRow]:
    """The events of a packed row of any form; refused if it is damaged, or of a newer server."""
    try:
        if form == CLOSE:
            return close_packing.unpacked(table, body)
        if form == FORM:
            return unpacked(table, body)
    except (ValueError, TypeError, lzma.LZMAError) as error:
        raise Refusal(500, "server-game-damaged", table=table) from error
    raise Refusal(500, "server-game-damaged", table=table)


def packed_events(connection: Connection, table: str) -> list[EventRow]:
    """The events of a table that are packed."""
    statement = select(PACKED_EVENTS.c.form, PACKED_EVENTS.c.body).where(PACKED_EVENTS.c.table_id == table)
    found = connection.execute(statement).first()
    return [] if found is None else read(table, *found)


def at_home_of(connection: Connection, table: str) -> list[ColumnElement[bool]]:
    """Only events of the partition in which a table's events are, so that no other one is searched (PostgreSQL only)."""
    if connection.dialect.name != "postgresql":
        return []
    return [select(HOMES.c.part).where(HOMES.c.id == table).scalar_subquery() == PART]


def loose_events(connection: Connection, table: str, after: int) -> list[EventRow]:
    """The events of a table after number `after` that are not packed."""
    columns = EVENTS.c
    at_home = at_home_of(connection, table)
    statement = (
        select(columns.table_id, columns.seq, columns.action, columns.at, columns.body)
        .where(columns.table_id == table, columns.seq > after, *at_home)
        .order_by(columns.seq)
    )
    return [EventRow(*found) for found in connection.execute(statement)]


def events_of(
    connection: Connection, table: str, after: int, *, may_be_packed: bool = True
) -> list[EventRow]:
    """Read the events of a table after number `after`, in order."""
    # the loose ones first: what is packed in between is then in both
    rows = loose_events(connection, table, after)
    if not may_be_packed or (rows and rows[0].seq == after + 1):
        return rows
    first = rows[0].seq if rows else None
    whole = packed_events(connection, table)
    return [*(row for row in whole[after:] if first is None or row.seq < first), *rows]


def hold(connection: Connection) -> None:
    """Keep others from packing, rewriting or deleting until the transaction ends. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": PACKING_LOCK})


def due(connection: Connection, before: int, most: int) -> list[str]:
    """Tables whose game is over and kept, that nobody has touched since then and whose events are not packed."""
    columns = TABLES.c
    kept = select(FINISHED_GAMES.c.table_id).where(FINISHED_GAMES.c.table_id == columns.id).exists()
    statement = select(columns.id).where(
        columns.state == "over", columns.packed == 0, columns.touched < before
    )
    statement = statement.where(kept).order_by(columns.touched).limit(most)
    return [str(found[0]) for found in connection.execute(statement)]


def prepared(connection: Connection, table: str) -> ReadyToPack | None:
    """Read and pack the events of a table, before anybody has to wait for it; None if they can't be packed."""
    rows = loose_events(connection, table, 0)
    if not rows or [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        return None
    if any("\n" in row.body for row in rows):  # no server writes such a body, but a file may bring one
        return None
    return ReadyToPack(rows, packed(rows))


def pack(connection: Connection, ready: Sequence[ReadyToPack]) -> int:
    """Put packed rows in place of events, in the caller's transaction; return of how many tables that was done."""
    hold(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE events IN SHARE MODE"))
    return sum(_pack_one(connection, *one) for one in ready)


def _pack_one(connection: Connection, rows: list[EventRow], body: bytes) -> bool:
    table = rows[0].table
    row = connection.execute(select(TABLES.c.state, TABLES.c.packed).where(TABLES.c.id == table)).first()
    if row is None or tuple(row) != ("over", 0) or loose_events(connection, table, 0) != rows:
        return False  # somebody has changed it meanwhile
    values = {"table_id": table, "seq": len(rows), "form": FORM, "body": body}
    connection.execute(PACKED_EVENTS.insert().values(**values))
    if packed_events(connection, table) != rows:
        raise PackingFailed(table)
    connection.execute(EVENTS.delete().where(EVENTS.c.table_id == table, EVENTS.c.seq <= len(rows)))
    connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == table))
    values = {"packed": len(rows)}
    if connection.dialect.name == "postgresql":
        values["part"] = 0  # what is said after the game does not keep the partition of its day
    connection.execute(HOMES.update().where(HOMES.c.id == table).values(**values))
    return True


class PackingFailed(Exception):
    """What was packed could not be read back as it was. Nothing was changed."""


def repack(connection: Connection, table: str, rows: Sequence[EventRow]) -> None:
    """Put these events in place of those that are packed; the caller holds the lock."""
    statement = PACKED_EVENTS.update().where(PACKED_EVENTS.c.table_id == table)
    connection.execute(statement.values(form=FORM, body=packed(rows)))
    if packed_events(connection, table) != list(rows):
        raise PackingFailed(table)


# -- closely ----------------------------------------------------------------------------------------


class ReadyToPackClosely(NamedTuple):
    """A packed row as it is, and as it would be."""

    table: str
    before: bytes
    rows: list[EventRow]
    body: bytes


def due_closely(connection: Connection, before: int, most: int) -> list[str]:
    """Tables whose events are packed, but not closely, and that nobody has touched since then."""
    columns = PACKED_EVENTS.c
    statement = select(columns.table_id).join_from(PACKED_EVENTS, TABLES, TABLES.c.id == columns.table_id)
    loosely = columns.form == literal_column(
        str(FORM)
    )  # as the index says it, or a million rows would be read
    statement = statement.where(loosely, TABLES.c.touched < before).limit(most)
    return [str(found[0]) for found in connection.execute(statement)]


def prepared_closely(connection: Connection, table: str) -> ReadyToPackClosely | None:
    """Pack the events of a table closely, before anybody has to wait for it; None if they would not come back exactly."""
    statement = select(PACKED_EVENTS.c.form, PACKED_EVENTS.c.body).where(PACKED_EVENTS.c.table_id == table)
    found = connection.execute(statement).first()
    if found is None or found.form != FORM:
        return None
    rows = [close_packing.bare_row(row) for row in unpacked(table, found.body)]
    kept = [row for row in rows if row is not None]
    if len(kept) < len(rows):
        return None
    try:
        body = close_packing.packed(kept, json_text.loads(kept[0].body).get("game", ""))
    except ValueError:  # no server writes such events, but a file may bring some
        return None
    return ReadyToPackClosely(table, found.body, kept, body) if len(body) < len(found.body) else None


def pack_closely(connection: Connection, ready: Sequence[ReadyToPackClosely]) -> int:
    """Put closely packed rows in place of others, in the caller's transaction; return of how many tables that was done."""
    hold(connection)
    return sum(_pack_one_closely(connection, one) for one in ready)


def _pack_one_closely(connection: Connection, one: ReadyToPackClosely) -> bool:
    columns = PACKED_EVENTS.c
    statement = PACKED_EVENTS.update().where(
        columns.table_id == one.table, columns.form == FORM, columns.body == one.before
    )
    if connection.execute(statement.values(form=CLOSE, body=one.body)).rowcount != 1:
        return False  # somebody has changed it meanwhile
    if packed_events(connection, one.table) != one.rows:
        raise PackingFailed(one.table)
    _pack_summary(connection, one.table)
    return True


def _pack_summary(connection: Connection, table: str) -> None:
    """Pack the summary in a table's own row. Whoever changes it later writes it as JSON again."""
    columns = TABLES.c
    told = connection.execute(select(columns.summary).where(columns.id == table)).scalar_one()
    summary = summary_text.packed(told)
    if not told.startswith(summary_text.SIGN) and summary_text.unpacked(summary) == told:
        connection.execute(TABLES.update().where(columns.id == table).values(summary=summary))
