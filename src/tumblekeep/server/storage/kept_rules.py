"""Which rules a house has kept, and which finished games are kept by their answers under them.

A game is either drawn (its frames are there) or kept by its answers under numbered rules; one statement turns one into the other, so there is
no moment at which it is neither. `finished_games.rules`: NULL: nobody has tried; 0: it stays drawn; otherwise the number of the rules.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection, literal_column, select
from sqlalchemy.exc import IntegrityError

from tumblekeep.server.storage.records import BY_ANSWERS, STAYS_DRAWN
from tumblekeep.server.storage.schema import FINISHED_GAMES, KEPT_RULES, TABLES
from tumblekeep.server.storage.settled_games import numbered, settle

if TYPE_CHECKING:
    from tumblekeep.server.storage.store import EventStore

T = TypeVar("T")
ATTEMPTS = 5


class KeptRulesStore:
    """The kept rules of a database."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def _change(self, work: Callable[[Connection], T]) -> T:
        def do() -> T:
            with self._store.database.writing.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(None, do)

    async def number_of(self, digest: str) -> int:
        """The number of the rules with this digest, given now if they have none."""
        for _ in range(ATTEMPTS):  # another worker may give the same number at the same moment
            try:
                return await self._change(lambda connection: numbered(connection, digest))
            except IntegrityError:
                continue
        raise RuntimeError("no number for these rules")

    async def digest_of(self, number: int) -> str | None:
        """The digest of the rules with this number."""
        statement = select(KEPT_RULES.c.digest).where(KEPT_RULES.c.n == number)
        return await self._store.read(lambda connection: connection.execute(statement).scalar_one_or_none())

    async def needed(self) -> dict[int, str]:
        """The rules by which games are kept, with their digests."""
        rules = FINISHED_GAMES.c.rules
        used = select(rules).where(rules == KEPT_RULES.c.n, rules > literal_column("0")).exists()
        statement = select(KEPT_RULES.c.n, KEPT_RULES.c.digest).where(used)
        return await self._store.read(
            lambda connection: {int(n): str(digest) for n, digest in connection.execute(statement)}
        )

    async def untried(self, before: int, most: int) -> list[str]:
        """Drawn games that nobody has tried to keep by their answers, whose tables nobody has touched since then."""
        finished, tables = FINISHED_GAMES.c, TABLES.c
        touched = select(tables.touched).where(tables.id == finished.table_id, tables.state == "over")
        statement = (
            select(finished.table_id)
            .where(
                finished.rules.is_(None), touched.scalar_subquery() < before
            )  # by the index of untried ones
            .limit(most)
        )
        return await self._store.read(
            lambda connection: [str(found[0]) for found in connection.execute(statement)]
        )

    async def stay_drawn(self, table: str) -> None:
        """Note that a game stays as it is."""
        await self._change(lambda connection: settle(connection, table, rules=STAYS_DRAWN))

    async def keep_by_answers(self, table: str, rules: int) -> bool:
        """Drop the frames of a drawn game, which these rules have drawn alike; tell whether that was done."""
        return await self._change(
            lambda connection: settle(connection, table, rules=rules, form=BY_ANSWERS, frames=None)
        )
