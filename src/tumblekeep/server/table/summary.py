"""A table in one row: enough for lists, without replaying every game."""

from __future__ import annotations

from typing import Any

from tumblekeep.server import json_text
from tumblekeep.server.storage import summary_text
from tumblekeep.server.storage.records import TableRow
from tumblekeep.server.table.door import door_from
from tumblekeep.server.table.state import Seat, TableState, UndoRequest


def summary_row(state: TableState, answered: int) -> dict[str, Any]:
    """Make a table's own row, so that lists need not replay every game."""
    return {
        "touched": state.touched,
        "state": state.state,
        "public": int(state.public),
        "archived": 0,
        "clock": 0 if state.gone else state.clock,
        "summary": json_text.dumps({"state": state, "answered": answered}).decode(),
    }


def state_of(kept: TableRow) -> tuple[TableState, int]:
    """Read a table from its own row."""
    summary = summary_text.read(kept.summary)
    return state_from(summary["state"]), summary["answered"]


def state_from(told: dict[str, Any]) -> TableState:
    """Read a table that was written field by field."""
    seats = [Seat(**seat) for seat in told["seats"]]
    proposal = None if told["proposal"] is None else UndoRequest(**told["proposal"])
    door = door_from(told.get("door"))
    told = {
        name: value for name, value in told.items() if name != "chats"
    }  # from before everybody had a share
    return TableState(**{**told, "seats": seats, "proposal": proposal, "door": door})
