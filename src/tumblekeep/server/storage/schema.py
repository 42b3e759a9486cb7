"""The tables of the database, as SQLAlchemy knows them. `migrations.py` makes them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    column,
    literal_column,
)

_meta = MetaData()
TABLES = Table(
    "tables",
    _meta,
    Column("id", String(16), primary_key=True),
    Column("secret", String(64)),
    Column("created", BigInteger),
    Column("touched", BigInteger),
    Column("state", String(8)),
    Column("public", Integer),
    Column("archived", Integer),
    Column("summary", Text),
    Column("clock", Integer),
    Column("code", Integer),
    Column("uploaded", BigInteger),
    Column("purged", Integer),
    Column("packed", Integer, default=0),
)
EVENTS = Table(
    "events",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("action", String(40)),
    Column("at", BigInteger),
    Column("body", Text),
)

HOMES = Table(
    "tables",
    MetaData(),
    Column("id", String(16), primary_key=True),
    Column("part", Integer),
    Column("packed", Integer),
)
"""The rows of tables again, with the partition of their events, which only PostgreSQL has."""
PART = column("part", Integer)
PART_OF_EVENTS = literal_column("events.part", Integer)
"""The partition of an event, which only PostgreSQL has; the second is for statements that also name `HOMES`."""

SNAPSHOTS = Table(
    "snapshots",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer),
    Column("body", Text),
)
"""At most one per table, to start reading from. It can be made again from the events; it never replaces them."""


LOOKBACKS = Table(
    "lookbacks",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("form", Integer),
    Column("body", Text),
)
"""The analyses of finished games. They can be computed again."""
FINISHED_GAMES = Table(
    "finished_games",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("form", Integer),
    Column("version", Integer),
    Column("outcome", Text),
    Column("frames", LargeBinary),
    Column("rules", Integer),
)
KEPT_RULES = Table(
    "kept_rules",
    _meta,
    Column("n", Integer, primary_key=True),
    Column("digest", String(64)),
    Column("made", BigInteger),
)
"""The archives of rules by which finished games may be kept."""
PACKED_EVENTS = Table(
    "packed_events",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer),
    Column("form", Integer),
    Column("body", LargeBinary),
)
"""The events of finished games up to a number, in place of those rows."""
OPERATIONS = Table(
    "operations",
    _meta,
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger),
    Column("what", String(16)),
    Column("subject", String(16)),
)
"""What was removed, in order, for workers that may still have it in memory."""
