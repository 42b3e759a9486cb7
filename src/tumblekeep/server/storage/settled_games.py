"""How a finished game is kept: the statements that turn frames into answers under kept rules, and back."""

from __future__ import annotations

import time

from sqlalchemy import Connection, func, literal, select

from tumblekeep.server.storage.records import BY_ANSWERS, DRAWN, STAYS_DRAWN, FinishedRow
from tumblekeep.server.storage.schema import FINISHED_GAMES, KEPT_RULES


def numbered(connection: Connection, digest: str) -> int:
    """The number of the rules with this digest, given now if they have none."""
    known = select(KEPT_RULES.c.n).where(KEPT_RULES.c.digest == digest)
    found = connection.execute(known).scalar_one_or_none()
    if found is None:
        following = select(func.coalesce(func.max(KEPT_RULES.c.n), 0) + 1).scalar_subquery()
        values = {"n": following, "digest": digest, "made": int(time.time() * 1000)}
        connection.execute(KEPT_RULES.insert().values(**values))
        found = connection.execute(known).scalar_one()
    return int(found)


def settle(connection: Connection, table: str, **values: object) -> bool:
    """Change how a drawn game is kept, if nobody else has; tell whether that was done."""
    columns = FINISHED_GAMES.c
    statement = FINISHED_GAMES.update().where(
        columns.table_id == table, columns.form == DRAWN, columns.rules.is_(None)
    )
    if values["rules"] == STAYS_DRAWN:
        statement = FINISHED_GAMES.update().where(columns.table_id == table, columns.rules.is_(None))
    else:
        statement = statement.where(
            select(literal(1)).where(KEPT_RULES.c.n == values["rules"]).exists(), columns.frames.is_not(None)
        )
    return connection.execute(statement.values(**values)).rowcount == 1


def draw_again(connection: Connection, table: str, drawn: FinishedRow) -> bool:
    """Put frames back in place of the answers' word, and let them stay; tell whether that was done."""
    columns = FINISHED_GAMES.c
    statement = FINISHED_GAMES.update().where(columns.table_id == table, columns.form == BY_ANSWERS)
    values = {"form": drawn.form, "frames": drawn.frames, "rules": STAYS_DRAWN}
    return connection.execute(statement.values(**values)).rowcount == 1
