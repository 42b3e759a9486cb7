"""A table in one row: enough for lists, without playing every game again."""

from __future__ import annotations

from typing import Any

import orjson

from tumblekeep.server.storage.store import TableRow
from tumblekeep.server.table.state import Seat, TableState, UndoRequest


def summary_row(state: TableState, answered: int) -> dict[str, Any]:
    """What a table's own row says of it, so that lists need not play every game again."""
    return {
        "touched": state.touched,
        "state": state.state,
        "public": int(state.public),
        "archived": 0,
        "clock": state.clock,
        "summary": orjson.dumps({"state": state, "answered": answered}).decode(),
    }


def state_of(kept: TableRow) -> tuple[TableState, int]:
    """A table as its own row tells it."""
    summary = orjson.loads(kept.summary)
    return state_from(summary["state"]), summary["answered"]


def state_from(told: dict[str, Any]) -> TableState:
    """A table as it was written down, field by field."""
    seats = [Seat(**seat) for seat in told["seats"]]
    proposal = None if told["proposal"] is None else UndoRequest(**told["proposal"])
    return TableState(**{**told, "seats": seats, "proposal": proposal})
