"""The tables of persons, their keys and their one-time secrets, as SQLAlchemy knows them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, String, Table, Text

from tumblekeep.server.storage.schema import TABLES

PERSONS = Table(
    "persons",
    TABLES.metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24)),
    Column("look", Text),
    Column("visibility", String(8)),
    Column("bot", Integer),
    Column("created", BigInteger),
    Column("seen", BigInteger),
    Column("renamed", BigInteger),
    Column("blocked", Integer),
    Column("gone", BigInteger),
)
KEYS = Table(
    "person_keys",
    TABLES.metadata,
    Column("id", String(16), primary_key=True),
    Column("person_id", String(16)),
    Column("kind", String(8)),
    Column("hash", String(64)),
    Column("label", String(40)),
    Column("created", BigInteger),
    Column("used", BigInteger),
    Column("credential", Text),
    Column("public_key", Text),
    Column("count", BigInteger),
)
ONE_TIME = Table(
    "one_time_secrets",
    TABLES.metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8)),
    Column("person_id", String(16)),
    Column("until", BigInteger),
)
