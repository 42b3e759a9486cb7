"""Finished games as they are kept for ever: how they ended, and everything that can be watched of them.

One row a game. What is in it was drawn under the rules of its time, so nothing that shows it needs rules again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from tumblekeep.server.storage.records import FinishedRow
from tumblekeep.server.storage.schema import FINISHED_GAMES, TABLES

if TYPE_CHECKING:
    from tumblekeep.server.storage.store import EventStore


class FinishedGameStore:
    """The finished games of a database."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def get(self, table: str) -> FinishedRow | None:
        """Return what is kept of a table's game."""

        def query(connection: Connection) -> FinishedRow | None:
            columns = FINISHED_GAMES.c
            statement = select(columns.form, columns.version, columns.outcome, columns.frames, columns.rules)
            found = connection.execute(statement.where(columns.table_id == table)).first()
            return None if found is None else FinishedRow(*found)

        return await self._store.read(query)

    async def keep(self, table: str, row: FinishedRow) -> None:
        """Keep a finished game. What another worker has kept first stays."""

        def keep() -> None:
            with self._store.database.writing.begin() as connection:
                taken = select(FINISHED_GAMES.c.table_id).where(FINISHED_GAMES.c.table_id == table)
                if connection.execute(taken).first() is None:
                    values = {"table_id": table, **row._asdict()}
                    connection.execute(FINISHED_GAMES.insert().values(**values))

        await asyncio.get_running_loop().run_in_executor(None, keep)

    async def missing(self, most: int) -> list[str]:
        """List tables whose game is over and not kept, the most recently active first."""
        join = TABLES.outerjoin(FINISHED_GAMES, FINISHED_GAMES.c.table_id == TABLES.c.id)
        statement = (
            select(TABLES.c.id)
            .select_from(join)
            .where(TABLES.c.state == "over", FINISHED_GAMES.c.table_id.is_(None))
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        return await self._store.read(
            lambda connection: [str(found[0]) for found in connection.execute(statement)]
        )
