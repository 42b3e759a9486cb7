"""The statements that keep the list of persons' games, written with the event that changes it."""

from __future__ import annotations

from typing import Any

from tumblekeep.server.people.records import SeatChange, SeatRemoved

_STORE = """
INSERT INTO person_seats (person_id, table_id, seat, game, sat, ended, result, score, people, origin)
SELECT CAST(? AS VARCHAR(16)), CAST(? AS VARCHAR(16)), CAST(? AS INTEGER), CAST(? AS VARCHAR(40)), CAST(? AS BIGINT), CAST(? AS BIGINT),
    CAST(? AS VARCHAR(8)), CAST(? AS BIGINT), CAST(? AS INTEGER), CAST(? AS VARCHAR(8))
WHERE EXISTS (SELECT 1 FROM persons WHERE id = ? AND gone = 0)
ON CONFLICT (person_id, table_id, seat) DO UPDATE
SET ended = excluded.ended, result = excluded.result, score = excluded.score, people = excluded.people,
    origin = CASE WHEN excluded.origin = 'played' THEN person_seats.origin ELSE excluded.origin END
"""


def statement_of(change: SeatChange) -> tuple[str, tuple[Any, ...]]:
    """The statement that stores what an event changes in the list of a person's games, with `?` for values.

    It stores nothing of a person who is being deleted.
    """
    if isinstance(change, SeatRemoved):
        return "DELETE FROM person_seats WHERE person_id = ? AND table_id = ? AND seat = ?", tuple(change)
    return _STORE, (*change, change.person)
