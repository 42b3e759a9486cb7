"""Reading a table: its own row, and everything that is needed to load it."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from tumblekeep.server.storage.packing import at_home_of, events_of, packed_events
from tumblekeep.server.storage.records import TAIL, Snapshot, TableHistory, TableRow, mark_of
from tumblekeep.server.storage.schema import EVENTS, SNAPSHOTS, TABLES


def row_of(connection: Connection, table: str) -> TableRow | None:
    """Return a table's own row."""
    found = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    return None if found is None else TableRow(*found)


def history_of(connection: Connection, table: str) -> TableHistory:
    """Return everything that is needed to load a table."""
    found = connection.execute(
        select(SNAPSHOTS.c.seq, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table)
    ).first()
    if found is None:
        return TableHistory(None, events_of(connection, table, 0), {})
    snapshot = Snapshot(*found)
    tail = func.substr(EVENTS.c.body, func.length(EVENTS.c.body) - TAIL)
    before = select(EVENTS.c.action, EVENTS.c.seq, tail.label("tail")).where(
        EVENTS.c.table_id == table, EVENTS.c.seq <= snapshot.seq, *at_home_of(connection, table)
    )
    actions = {one.action: (one.seq, mark_of(one.tail)) for one in connection.execute(before)}
    if len(actions) < snapshot.seq:
        for row in packed_events(connection, table)[: snapshot.seq]:
            actions[row.action] = row.seq, mark_of(row.body[-TAIL:])
    return TableHistory(snapshot, events_of(connection, table, snapshot.seq), actions)
