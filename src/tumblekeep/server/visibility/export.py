"""A table's game as a file, for those who may know all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblekeep.core.log import Log, log_of
from tumblekeep.server.errors import Refusal
from tumblekeep.server.table.served_game import WHOLE_RECORD, ServedGame
from tumblekeep.server.table.state import TableState
from tumblekeep.server.visibility.projection import viewers_of


def log_for(
    state: TableState,
    served: ServedGame,
    secret: bytes,
    loaded: int,
    seats: Sequence[int],
    record: list[Any] | None = None,
) -> Log:
    """A table's game as a log, whose first `loaded` answers came from a file; with the record of its events.

    Before the game is over, only a viewer who may know every answer gets it. The secret and the answers that were
    taken back are added only afterwards.
    """
    if state.state != "over" and not all(
        any(not served.is_hidden(said, viewer) for viewer in viewers_of(seats)) for said in served.answers
    ):
        raise Refusal(403, "server-log-secret")
    notes = table_notes(state, loaded, record)
    if state.state == "over":
        notes |= kept_promise(state, served, secret)
    return log_of(served.play, list(served.header.seats), notes)


def table_notes(state: TableState, loaded: int, record: list[Any] | None) -> dict[str, Any]:
    """What a file says about its table: who played, what was promised, and the record of its events."""
    notes: dict[str, Any] = {
        "table": state.id,
        "bots": [n for n, seat in enumerate(state.seats) if seat.kind == "bot"],
        "taken_back": state.taken_back,
        **promised(state, loaded),
    }
    if state.fair >= WHOLE_RECORD:
        notes |= {"throws": state.throws, "loaded": loaded, "record": list(record or ())}
    if any(state.hints):
        notes["hints"] = list(state.hints)
    return notes


def promised(state: TableState, loaded: int) -> dict[str, Any]:
    """What was promised about a table's dice before the game, and by whom."""
    notes: dict[str, Any] = {"commitment": state.commitment}
    if loaded:
        notes["loaded"] = loaded
    if state.fair > 1:
        notes["fair"] = state.fair
        notes["players"] = [
            {"seal": seal, "number": number, "noted": noted}
            for seal, number, noted in zip(state.seals, state.numbers, state.noted, strict=True)
        ]
    return notes


def kept_promise(state: TableState, served: ServedGame, secret: bytes) -> dict[str, Any]:
    """What is revealed about the dice afterwards: the secret, and every answer that was taken back and involved
    fate."""
    notes: dict[str, Any] = {"seed": secret.hex()}
    if state.fair >= WHOLE_RECORD or (state.fair > 1 and served.undone):
        notes["undone"] = [undone.plain() for undone in served.undone]
    return notes
