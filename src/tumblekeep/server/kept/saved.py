"""Saved games: a table's game as a file, and the game that somebody's file holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblekeep.core.errors import LogError
from tumblekeep.core.log import Log, from_text, log_of
from tumblekeep.server.hall.host import Host
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.seen import sight


def log_for(host: Host, seats: Sequence[int]) -> Log:
    """A table's game as a log. Before it is over, only who may know every answer gets it."""
    sitting, state = host.sitting, host.state
    if host.broken is not None:
        raise host.broken
    if sitting is None:
        raise Refusal(409, "server-table-open")
    if state.state != "over" and not all(
        any(not sitting.is_hidden(said, viewer) for viewer in sight.viewers_of(seats))
        for said in sitting.answers
    ):
        raise Refusal(403, "server-log-secret")
    notes: dict[str, Any] = {
        "table": host.id,
        "bots": [n for n, seat in enumerate(state.seats) if seat.kind == "bot"],
        "commitment": state.commitment,
        "taken_back": state.taken_back,
    }
    if host.loaded:
        notes["loaded"] = host.loaded
    if state.state == "over":
        notes["seed"] = host.secret.hex()
    return log_of(sitting.play, list(sitting.header.seats), notes)


def read_log(text: str) -> Log:
    """The log in a text that somebody sent."""
    try:
        return from_text(text)
    except LogError as error:
        raise Refusal.of(error) from error
    except (ValueError, RecursionError) as error:
        raise Refusal(400, "server-bad-log") from error
