"""Standings in the database: which games were counted, and what every person's medals, records and ratings are.

What the texts hold is known above. A game is counted in one transaction, and once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column, Connection, String, Table, Text, bindparam, exists, select, text

from tumblekeep.server.people.store import FoldStandings
from tumblekeep.server.storage.calls import Call
from tumblekeep.server.storage.person_seats import SEATS
from tumblekeep.server.storage.schema import TABLES

COUNTED = Table(
    "counted_games",
    TABLES.metadata,
    Column("table_id", String(16), primary_key=True),
    Column("body", Text),
)
STANDINGS = Table(
    "standings",
    TABLES.metadata,
    Column("holder", String(80), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("body", Text),
)


def settle(
    connection: Connection, table: str, body: str, game: str, holders: Sequence[str], fold: FoldStandings
) -> bool:
    """Count a game: change the standings of these holders in it. False if it was counted before."""
    if connection.dialect.name == "postgresql":  # several workers: one game after another
        connection.exec_driver_sql("LOCK TABLE counted_games IN SHARE ROW EXCLUSIVE MODE")
    taken = select(COUNTED.c.table_id).where(COUNTED.c.table_id == table)
    if connection.execute(taken).first() is not None:
        return False
    connection.execute(COUNTED.insert().values(table_id=table, body=body))
    mine = (STANDINGS.c.holder.in_(holders)) & (STANDINGS.c.game == game)
    found = connection.execute(select(STANDINGS.c.holder, STANDINGS.c.body).where(mine))
    before = {str(holder): str(written) for holder, written in found}
    gone = text("SELECT id FROM persons WHERE gone > 0 AND id IN :ids")
    ids = {"ids": list(holders)}
    forgotten = {
        str(row[0]) for row in connection.execute(gone.bindparams(bindparam("ids", expanding=True)), ids)
    }
    for holder, after in fold(before).items():
        if holder in before:
            this = (STANDINGS.c.holder == holder) & (STANDINGS.c.game == game)
            connection.execute(STANDINGS.update().where(this).values(body=after))
        elif holder not in forgotten:
            connection.execute(STANDINGS.insert().values(holder=holder, game=game, body=after))
    return True


def standings_of(connection: Connection, holder: str) -> dict[str, str]:
    """All standings of a holder, by game."""
    statement = select(STANDINGS.c.game, STANDINGS.c.body).where(STANDINGS.c.holder == holder)
    return {
        str(game): str(written) for game, written in connection.execute(statement.order_by(STANDINGS.c.game))
    }


def uncounted(connection: Connection, most: int) -> list[str]:
    """Tables of persons whose game is over and was not counted, in the order in which they ended."""
    done = exists().where(COUNTED.c.table_id == SEATS.c.table_id)
    over = exists().where(TABLES.c.id == SEATS.c.table_id, TABLES.c.state == "over")
    statement = select(SEATS.c.table_id, SEATS.c.ended).where(SEATS.c.ended > 0, over, ~done)
    rows = connection.execute(statement.order_by(SEATS.c.ended, SEATS.c.table_id).limit(most))
    return list(dict.fromkeys(str(row[0]) for row in rows))


def forget_standings(connection: Connection) -> None:
    """Forget everything that was counted, so that it is counted again."""
    connection.execute(STANDINGS.delete())
    connection.execute(COUNTED.delete())


class SqlStandingStore:
    """The standings of a database."""

    def __init__(self, read: Call, write: Call) -> None:
        self._read, self._write = read, write

    async def settle(
        self, table: str, body: str, game: str, holders: Sequence[str], fold: FoldStandings
    ) -> bool:
        """Count a game, once."""

        def work(connection: Connection) -> Any:
            return settle(connection, table, body, game, holders, fold)

        return bool(await self._write(work))

    async def of(self, holder: str) -> dict[str, str]:
        """All standings of a holder, by game."""
        return await self._read(lambda connection: standings_of(connection, holder))

    async def uncounted(self, most: int) -> list[str]:
        """Tables of persons whose game is over and was not counted."""
        return await self._read(lambda connection: uncounted(connection, most))
