"""Reports of players, in the database. A report goes with its table, its words with the table's chat, and all of it with whom it is about."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import BigInteger, Column, Connection, Integer, String, Table, Text, and_, func, select

from tumblekeep.server.people.reports import PlayerReport
from tumblekeep.server.storage.calls import Call
from tumblekeep.server.storage.schema import TABLES

KEPT_MILLISECONDS = 90 * 86_400_000
"""How long a report is kept, dealt with or not."""
REPORTS = Table(
    "reports",
    TABLES.metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger),
    Column("table_id", String(16)),
    Column("by_seat", Integer),
    Column("by_person", String(16)),
    Column("about", String(8)),
    Column("about_person", String(16)),
    Column("name", String(24)),
    Column("reason", String(8)),
    Column("note", Text),
    Column("said", Text),
    Column("done", BigInteger),
)


def _report(row: Any) -> PlayerReport:
    found = PlayerReport(*row)
    return found._replace(said=json.loads(str(found.said)))


def waiting(connection: Connection, most: int, *, done: bool = False) -> list[PlayerReport]:
    """Reports that wait, the oldest first; or those that were dealt with, the latest first."""
    columns = REPORTS.c
    statement = select(REPORTS).where(columns.done > 0 if done else columns.done == 0)
    statement = statement.order_by(columns.done.desc() if done else columns.at, columns.id).limit(most)
    return [_report(row) for row in connection.execute(statement)]


def reports_of(connection: Connection, person: str) -> list[PlayerReport]:
    """What was reported of somebody, the latest first."""
    statement = select(REPORTS).where(REPORTS.c.about_person == person).order_by(REPORTS.c.at.desc())
    return [_report(row) for row in connection.execute(statement)]


def finish(connection: Connection, report: str, moment: int) -> bool:
    """Take note of a report; False if there is none."""
    statement = REPORTS.update().where(REPORTS.c.id == report).values(done=moment)
    return bool(connection.execute(statement).rowcount)


def forget_reports(connection: Connection, person: str) -> None:
    """Remove what was reported of somebody who is deleted, and who it was that they reported others."""
    connection.execute(REPORTS.delete().where(REPORTS.c.about_person == person))
    connection.execute(REPORTS.update().where(REPORTS.c.by_person == person).values(by_person=""))


def forget_said(connection: Connection, table: str) -> None:
    """Remove the words from the reports of a table whose chat is removed."""
    connection.execute(REPORTS.update().where(REPORTS.c.table_id == table).values(said="[]"))


def tidy_reports(connection: Connection, moment: int) -> None:
    """Remove reports that are older than they are kept."""
    connection.execute(REPORTS.delete().where(REPORTS.c.at < moment - KEPT_MILLISECONDS))


class SqlReportStore:
    """The reports of a database."""

    def __init__(self, read: Call, write: Call) -> None:
        self._read, self._write = read, write

    async def add(self, report: PlayerReport) -> None:
        """Store a report, in place of an earlier one by the same seat about the same speaker, or by the same person about the same page."""
        values = {**report._asdict(), "said": json.dumps(report.said, ensure_ascii=False)}
        values["table_id"] = values.pop("table")

        def work(connection: Connection) -> None:
            columns = REPORTS.c
            same = and_(
                columns.table_id == report.table,
                columns.by_seat == report.by_seat,
                columns.about == report.about,
            )
            if not report.table:
                same = and_(same, columns.by_person == report.by_person)
                same = and_(same, columns.about_person == report.about_person)
            connection.execute(REPORTS.delete().where(same))
            connection.execute(REPORTS.insert().values(**values))

        await self._write(work)

    async def queue(self, most: int, *, done: bool = False) -> list[PlayerReport]:
        """Reports that wait for the operator, or were dealt with."""
        return await self._read(lambda connection: waiting(connection, most, done=done))

    async def made_by(self, person: str) -> list[PlayerReport]:
        """The reports that somebody has made."""
        statement = select(REPORTS).where(REPORTS.c.by_person == person).order_by(REPORTS.c.at)
        return await self._read(lambda connection: [_report(row) for row in connection.execute(statement)])

    async def waiting_by(self, person: str) -> int:
        """How many reports from pages by somebody still wait."""
        columns = REPORTS.c
        theirs = and_(columns.by_person == person, columns.table_id == "", columns.done == 0)
        statement = select(func.count()).where(theirs)
        return await self._read(lambda connection: int(connection.execute(statement).scalar_one()))

    async def finish(self, report: str, moment: int) -> bool:
        """Take note of a report; False if there is none."""
        return await self._write(lambda connection: finish(connection, report, moment))
