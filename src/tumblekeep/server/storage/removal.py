"""Removing what is stored: whole tables, names, and what people said.

This is the only place that deletes or rewrites events. It works on a connection, so that the operator's command can do the
same as a running server. Every removal is noted in `operations`, where all workers see that they have to forget something.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, func, inspect, select, text

from tumblekeep.server import json_text
from tumblekeep.server.storage import packing, summary_text
from tumblekeep.server.storage.chat_removal import EVERYBODY, WordsWanted, purge_words
from tumblekeep.server.storage.partitions import is_partition
from tumblekeep.server.storage.records import Operation, TableRow, TableSizes
from tumblekeep.server.storage.reports import forget_said
from tumblekeep.server.storage.schema import EVENTS, OPERATIONS, PACKED_EVENTS, TABLES

OPERATION_LOCK = 7_411_903
"""The PostgreSQL advisory lock that is held while an operation is numbered."""
MOST_AT_ONCE = 200
KEPT_OPERATIONS = 5_000


def last_operation(connection: Connection) -> int:
    """The number of the latest operation."""
    return int(connection.execute(select(func.coalesce(func.max(OPERATIONS.c.n), 0))).scalar_one())


def operations_after(connection: Connection, last: int) -> list[Operation]:
    """Everything removed since then."""
    columns = OPERATIONS.c
    statement = select(columns.n, columns.what, columns.subject).where(columns.n > last).order_by(columns.n)
    return [Operation(*found) for found in connection.execute(statement)]


def _note(connection: Connection, what: str, subjects: Iterable[str]) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": OPERATION_LOCK})
    n = last_operation(connection)
    rows = [
        {"n": n + place, "at": int(time.time() * 1000), "what": what, "subject": subject}
        for place, subject in enumerate(subjects, 1)
    ]
    if rows:
        connection.execute(OPERATIONS.insert(), rows)
        connection.execute(OPERATIONS.delete().where(OPERATIONS.c.n <= n + len(rows) - KEPT_OPERATIONS))


def remove_tables(connection: Connection, tables: Sequence[str]) -> int:
    """Delete tables with everything that belongs to them; return how many there were."""
    packing.hold(connection)
    found = inspect(connection)
    belonging = [
        name
        for name in found.get_table_names()
        if not is_partition(name) and any(column["name"] == "table_id" for column in found.get_columns(name))
    ]
    count = 0
    for start in range(0, len(tables), MOST_AT_ONCE):
        part = list(tables[start : start + MOST_AT_ONCE])
        for name in belonging:
            statement = text(f"DELETE FROM {name} WHERE table_id IN :ids")  # noqa: S608 - names of our own schema
            connection.execute(statement.bindparams(bindparam("ids", expanding=True)), {"ids": part})
        count += connection.execute(TABLES.delete().where(TABLES.c.id.in_(part))).rowcount
    _note(connection, "deleted", tables)
    return count


def purge_chat(connection: Connection, table: str, whose: WordsWanted = EVERYBODY) -> int:
    """Remove what was said at a table; return how many messages that were. That something was said, and when, remains."""
    forget_said(connection, table)
    return rewrite(connection, table, lambda body: purge_words(body, whose), like='%"said"%')


def purge_name(connection: Connection, table: str, name: str, instead: str) -> int:
    """Replace a name at a table wherever it stands, except inside what people said; return in how many events it stood."""

    def renamed(body: dict[str, Any]) -> bool:
        found = False
        for seat in body.get("seats", ()):
            if seat.get("name") == name:
                seat["name"], found = instead, True
        if isinstance(body.get("names"), list) and name in body["names"]:
            body["names"], found = [instead if one == name else one for one in body["names"]], True
        if body.get("name") == name:
            body["name"], found = instead, True
        return found

    count = rewrite(connection, table, renamed)
    row = connection.execute(select(TABLES.c.summary).where(TABLES.c.id == table)).scalar_one_or_none()
    if row is not None:
        summary = summary_text.read(row)
        seats = summary["state"]["seats"]
        for seat in seats:
            seat["name"] = instead if seat["name"] == name else seat["name"]
        values = {"summary": json_text.dumps(summary).decode()}
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(**values))
    return count


def rewrite(
    connection: Connection, table: str, change: Callable[[dict[str, Any]], bool], like: str | None = None
) -> int:
    """Rewrite those events of a table that `change` changes; its snapshot is dropped, because it can be made again."""
    packing.hold(connection)
    count = _rewrite_packed(connection, table, change)  # who sits where is known from the events before
    statement = select(EVENTS.c.seq, EVENTS.c.body).where(EVENTS.c.table_id == table)
    statement = statement.order_by(EVENTS.c.seq)
    if like is not None:
        statement = statement.where(EVENTS.c.body.like(like))
    for seq, body in list(connection.execute(statement)):
        told = json_text.loads(body)
        if change(told):
            count += 1
            place = (EVENTS.c.table_id == table) & (EVENTS.c.seq == seq)
            connection.execute(EVENTS.update().where(place).values(body=json_text.dumps(told).decode()))
    if count:
        connection.execute(text("DELETE FROM snapshots WHERE table_id = :id"), {"id": table})
        _note(connection, "rewritten", [table])
    return count


def _rewrite_packed(connection: Connection, table: str, change: Callable[[dict[str, Any]], bool]) -> int:
    rows, count = packing.packed_events(connection, table), 0
    for place, row in enumerate(rows):
        told = json_text.loads(row.body)
        if change(told):
            count += 1
            rows[place] = row._replace(body=json_text.dumps(told).decode())
    if count:
        packing.repack(connection, table, rows)
    return count


# -- what may go --------------------------------------------------------------------------------------


def untouched(connection: Connection, before: int, most: int = 1000) -> list[str]:
    """Tables that nobody has touched since then, the longest first."""
    statement = select(TABLES.c.id).where(TABLES.c.touched < before).order_by(TABLES.c.touched).limit(most)
    return [str(found[0]) for found in connection.execute(statement)]


def unpurged(connection: Connection, before: int, most: int = 200) -> list[str]:
    """Tables that nobody has touched since then and whose chat is still there, the longest first."""
    statement = select(TABLES.c.id).where(TABLES.c.touched < before, TABLES.c.purged == 0)
    return [str(found[0]) for found in connection.execute(statement.order_by(TABLES.c.touched).limit(most))]


def mark_purged(connection: Connection, table: str) -> None:
    """Note that a table's chat is gone."""
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(purged=1))


def unplayed_uploads(connection: Connection, before: int | None = None) -> list[tuple[str, int]]:
    """Uploaded games that nobody has played on, and their bytes, the longest untouched first."""
    statement = select(TABLES.c.id, TABLES.c.uploaded).where(TABLES.c.uploaded > 0)
    if before is not None:
        statement = statement.where(TABLES.c.touched < before)
    return [
        (str(table), int(size)) for table, size in connection.execute(statement.order_by(TABLES.c.touched))
    ]


def never_begun(connection: Connection, before: int, most: int = 1000) -> list[str]:
    """Tables that still waited for players then and were not touched since, the longest first."""
    statement = select(TABLES.c.id).where(TABLES.c.state == "open", TABLES.c.touched < before)
    return [str(found[0]) for found in connection.execute(statement.order_by(TABLES.c.touched).limit(most))]


def used_bytes(connection: Connection) -> int:
    """How much disk the database uses; what was deleted and will be used again does not count, where that is known."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
    pages, free, size = (
        int(connection.execute(text(f"PRAGMA {name}")).scalar_one())
        for name in ("page_count", "freelist_count", "page_size")
    )
    return (pages - free) * size


def all_rows(connection: Connection, state: str | None, most: int) -> list[TableRow]:
    """Tables of any kind, the most recently touched first."""
    statement = select(TABLES)
    if state is not None:
        statement = statement.where(TABLES.c.state == state)
    return [
        TableRow(*found)
        for found in connection.execute(statement.order_by(TABLES.c.touched.desc()).limit(most))
    ]


def row_of(connection: Connection, table: str) -> TableRow | None:
    """One table's own row."""
    found = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    return None if found is None else TableRow(*found)


def sizes_of(connection: Connection, table: str) -> TableSizes:
    """Count what is stored of a table."""
    sizes = select(func.count(), func.coalesce(func.sum(func.length(EVENTS.c.body)), 0))
    events, size = connection.execute(sizes.where(EVENTS.c.table_id == table)).one()
    said = select(func.count()).where(
        EVENTS.c.table_id == table,
        EVENTS.c.body.like('{"kind":"said"%'),
        EVENTS.c.body.not_like('%"text":""%'),
    )
    words = int(connection.execute(said).scalar_one())
    packed = packing.packed_events(connection, table)
    if packed:
        stored = select(func.length(PACKED_EVENTS.c.body)).where(PACKED_EVENTS.c.table_id == table)
        size += connection.execute(stored).scalar_one()
        spoken = [row.body for row in packed if row.body.startswith('{"kind":"said"')]
        words += sum('"text":""' not in body for body in spoken)
    return TableSizes(len(packed) + int(events), int(size), words)
