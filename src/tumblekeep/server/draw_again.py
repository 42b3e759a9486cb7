"""Games that are kept by their answers, drawn whole again by the rules of their time: for an operator, and for files that go elsewhere."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from tumblekeep.packs import Packs
from tumblekeep.server.runtime.drawing import FORM, PRESET
from tumblekeep.server.runtime.keeping import sheet_of
from tumblekeep.server.runtime.rules_archive import BadArchive, CanNotDraw, RulesFailed, RulesRunner
from tumblekeep.server.runtime.table_memory import TableMemory
from tumblekeep.server.storage import removal, settled_games
from tumblekeep.server.storage.packing import events_of
from tumblekeep.server.storage.records import BY_ANSWERS, STAYS_DRAWN, FinishedRow
from tumblekeep.server.storage.schema import FINISHED_GAMES, KEPT_RULES

if TYPE_CHECKING:
    from tumblekeep.server.storage.database import Database


class NotDrawn(Exception):
    """A game could not be drawn, and why. It is kept as it was."""


def kept_by_answers(connection: Connection) -> list[str]:
    """All games that have no frames because rules draw them when asked."""
    columns = FINISHED_GAMES.c
    statement = select(columns.table_id).where(columns.form == BY_ANSWERS, columns.rules > 0)
    return [str(found[0]) for found in connection.execute(statement)]


def drawn_again(connection: Connection, table: str, rules: RulesRunner) -> FinishedRow | None:
    """Everything that can be watched of a game that is kept by its answers; None if it has its frames."""
    columns = FINISHED_GAMES.c
    statement = (
        select(columns.version, columns.outcome, KEPT_RULES.c.n, KEPT_RULES.c.digest)
        .join_from(FINISHED_GAMES, KEPT_RULES, KEPT_RULES.c.n == columns.rules)
        .where(columns.table_id == table, columns.form == BY_ANSWERS)
    )
    found, row = connection.execute(statement).first(), removal.row_of(connection, table)
    if found is None or row is None:
        return None
    memory = TableMemory(table, bytes.fromhex(row.secret), Packs(), bare=True)
    for event in events_of(connection, table, 0):
        for _ in memory.absorb(event):
            pass
    version, outcome, number, digest = found
    try:
        lines = rules.ask(number, digest, {"sheet": sheet_of(memory), "want": "everything"})
    except (BadArchive, RulesFailed, CanNotDraw) as error:
        raise NotDrawn(str(error)) from error
    packed = lzma.compress("".join(f"{line}\n" for line in lines).encode(), preset=PRESET)
    return FinishedRow(FORM, version, outcome, packed, STAYS_DRAWN)


def draw_all(database: Database, tables: list[str], rules: RulesRunner) -> Iterator[tuple[str, str]]:
    """Give games their frames back, each in a transaction of its own; yield each with why it could not be done, or nothing."""
    for table in tables:
        try:
            with database.reading.connect() as connection:
                drawn = drawn_again(connection, table, rules)
            if drawn is not None:
                with database.writing.begin() as connection:
                    settled_games.draw_again(connection, table, drawn)
            yield table, ""
        except NotDrawn as why:
            yield table, str(why)
