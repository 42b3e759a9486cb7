"""A table's game as a file, for those who may know all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblekeep.core.log import Log, log_of
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.seen.sight import viewers_of
from tumblekeep.server.table.sitting import Sitting
from tumblekeep.server.table.state import TableState


def log_for(state: TableState, sitting: Sitting, loaded: int, seats: Sequence[int]) -> Log:
    """A table's game as a log, of which so many answers came from a file. Before it is over, only who may know every answer
    gets it; its secret stands in it only afterwards."""
    if state.state != "over" and not all(
        any(not sitting.is_hidden(said, viewer) for viewer in viewers_of(seats)) for said in sitting.answers
    ):
        raise Refusal(403, "server-log-secret")
    notes: dict[str, Any] = {
        "table": state.id,
        "bots": [n for n, seat in enumerate(state.seats) if seat.kind == "bot"],
        "commitment": state.commitment,
        "taken_back": state.taken_back,
    }
    if loaded:
        notes["loaded"] = loaded
    if state.state == "over":
        notes["seed"] = sitting.secret.hex()
    return log_of(sitting.play, list(sitting.header.seats), notes)
