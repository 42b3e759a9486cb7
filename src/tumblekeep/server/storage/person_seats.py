"""The seats of persons: which games somebody played, how they ended, and how to make them anonymous."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import BigInteger, Column, Connection, Integer, Select, String, Table, and_, func, or_, select

from tumblekeep.server.people.records import PLAYING, GameCount, GamesFound, GamesWanted, PersonSeat
from tumblekeep.server.storage import removal, summary_text
from tumblekeep.server.storage.schema import TABLES

SEATS = Table(
    "person_seats",
    TABLES.metadata,
    Column("person_id", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40)),
    Column("sat", BigInteger),
    Column("ended", BigInteger),
    Column("result", String(8)),
    Column("score", BigInteger),
    Column("people", Integer),
    Column("origin", String(8)),
)
MOST_AT_ONCE = 500
NOTICED_MILLISECONDS = 10_000
"""After how long every server has noticed that a table was rewritten."""


def seats_at(connection: Connection, tables: Sequence[str]) -> list[PersonSeat]:
    """Every person's seats at these tables."""
    found: list[PersonSeat] = []
    for start in range(0, len(tables), MOST_AT_ONCE):
        part = list(tables[start : start + MOST_AT_ONCE])
        rows = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(part)))
        found += [PersonSeat(*row) for row in rows]
    return found


def games(connection: Connection, person: str, wanted: GamesWanted) -> GamesFound:
    """A page of a person's games, the latest first, and how many there are."""
    columns = SEATS.c
    chosen = [columns.person_id == person, columns.ended > 0 if wanted.over else columns.ended == 0]
    if wanted.game:
        chosen.append(columns.game == wanted.game)
    if wanted.result:
        chosen.append(columns.result == wanted.result)
    if wanted.partner:
        other = SEATS.alias("other")
        there = (other.c.person_id == wanted.partner) & (other.c.table_id == columns.table_id)
        chosen.append(select(other.c.seat).where(there).exists())
    count = connection.execute(select(func.count()).select_from(SEATS).where(*chosen)).scalar_one()
    when = columns.ended if wanted.over else columns.sat
    statement: Select[Any] = select(SEATS).where(*chosen)
    if wanted.before is not None:
        moment, table = wanted.before
        statement = statement.where(or_(when < moment, and_(when == moment, columns.table_id < table)))
    statement = statement.order_by(when.desc(), columns.table_id.desc(), columns.seat).limit(wanted.most)
    return GamesFound([PersonSeat(*row) for row in connection.execute(statement)], int(count))


def partners(connection: Connection, person: str, most: int) -> list[tuple[str, int]]:
    """Whom a person has finished most games with, and how many."""
    columns, other = SEATS.c, SEATS.alias("other")
    # by table, so that each page of the index of tables is read once
    mine = (
        select(columns.table_id)
        .where(columns.person_id == person, columns.ended > 0)
        .group_by(columns.table_id)
        .subquery("mine")
    )
    games_together = func.count(mine.c.table_id.distinct())
    statement = (
        select(other.c.person_id, games_together)
        .select_from(mine.join(other, other.c.table_id == mine.c.table_id))
        .where(other.c.person_id != person)
        .group_by(other.c.person_id)
        .order_by(games_together.desc(), other.c.person_id)
        .limit(most)
    )
    return [(str(row[0]), int(row[1])) for row in connection.execute(statement)]


def counts(connection: Connection, person: str) -> list[GameCount]:
    """How many games of each kind a person has finished, by result."""
    columns = SEATS.c
    statement = (
        select(columns.game, columns.result, func.count())
        .where(columns.person_id == person, columns.ended > 0)
        .group_by(columns.game, columns.result)
        .order_by(columns.game, columns.result)
    )
    return [GameCount(*row) for row in connection.execute(statement)]


def imported(connection: Connection, person: str) -> int:
    """How many of a person's games came from files or from a device."""
    theirs = and_(SEATS.c.person_id == person, SEATS.c.origin.in_(("imported", "carried")))
    return int(connection.execute(select(func.count()).select_from(SEATS).where(theirs)).scalar_one())


# -- deleting -----------------------------------------------------------------------------------------


def forget(connection: Connection, person: str, most: int, moment: int) -> int:
    """Make a person's seats anonymous at up to this many tables; return how many seats are left to do.

    A server may have a table in memory and write an event or its row once more under the old name. So a table whose game is not
    over is done twice: its seat stays, marked with the time, until all servers have noticed the first removal. Until then the
    events keep the person's id, because it tells the second pass which names are theirs.
    """
    theirs = SEATS.c.person_id == person
    due = SEATS.c.ended >= NOTICED_MILLISECONDS - moment
    for table, seat, ended in list(
        connection.execute(
            select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.ended).where(theirs, due).limit(most)
        )
    ):
        forget_at(connection, str(table), person, for_good=ended != PLAYING)
        this = and_(theirs, SEATS.c.table_id == table, SEATS.c.seat == seat)
        connection.execute(
            SEATS.update().where(this).values(ended=-moment)
            if ended == PLAYING
            else SEATS.delete().where(this)
        )
    return int(connection.execute(select(func.count()).select_from(SEATS).where(theirs)).scalar_one())


def forget_at(connection: Connection, table: str, person: str, *, for_good: bool) -> int:
    """Remove a person from a table: their name, what they said and, `for_good`, their id. The seat, its secrets and the game stay."""
    seats: set[int] = set()

    def forgotten(body: dict[str, Any]) -> bool:
        found = False
        if body["kind"] in ("sat", "claimed"):
            if body.get("person") == person:
                seats.add(body["seat"])
                found = _clear(body, for_good=for_good)
            elif body["kind"] == "sat":
                seats.discard(body["seat"])
        for number, seat in enumerate(body.get("seats", ())):
            if seat.get("person") == person:
                seats.add(number)
                found |= _clear(seat, for_good=for_good)
        if isinstance(body.get("names"), list):
            for number in seats & set(range(len(body["names"]))):
                found |= bool(body["names"][number])
                body["names"][number] = ""
        if body["kind"] in ("said", "taken") and body.get("seat") in seats:
            found |= _clear(body, for_good=for_good)
        return found

    count = removal.rewrite(connection, table, forgotten)
    row = connection.execute(select(TABLES.c.summary).where(TABLES.c.id == table)).scalar_one_or_none()
    if row is not None:
        summary = summary_text.read(row)
        for seat in summary["state"]["seats"]:
            if seat.get("person") == person:
                seat["name"] = seat["person"] = ""
        values = {"summary": orjson.dumps(summary).decode()}
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(**values))
    return count


def _clear(body: dict[str, Any], *, for_good: bool) -> bool:
    """Remove a name, words and, `for_good`, an id from what an event says about somebody; tell whether there was anything."""
    before = dict(body)
    if for_good:
        body.pop("person", None)
    if body.get("name"):
        body["name"] = ""
    if body.get("text"):
        body["text"] = ""
        body.pop("phrase", None)
    return body != before
