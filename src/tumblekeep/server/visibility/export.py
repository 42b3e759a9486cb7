"""A table's game as a file, for those who may know all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblekeep.core.log import Header, Log, log_of
from tumblekeep.daily.moments import closes, read_day
from tumblekeep.server.dice.record import WHOLE_RECORD, UndoneAnswers
from tumblekeep.server.errors import Refusal
from tumblekeep.server.table.bare_game import BareGame
from tumblekeep.server.table.served_game import ServedGame
from tumblekeep.server.table.state import TableState
from tumblekeep.server.visibility.projection import viewers_of


def log_for(
    state: TableState,
    served: ServedGame,
    secret: bytes | None,
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
    if state.state == "over":
        bare = BareGame()
        bare.names, bare.loaded, bare.undone = list(served.header.seats), loaded, served.undone
        bare.lines = [said.line for said in served.answers]
        return finished_log(state, bare, secret, record)
    return log_of_table(state, served, loaded, record)


def log_of_table(state: TableState, served: ServedGame, loaded: int, record: list[Any] | None) -> Log:
    """A game that goes on as a log, for whoever may know every answer of it."""
    return log_of(served.play, list(served.header.seats), table_notes(state, loaded, record))


def finished_log(state: TableState, bare: BareGame, secret: bytes | None, record: list[Any] | None) -> Log:
    """A game that is over as a log. It needs no rules. Without a secret: others still play with the same one."""
    notes = table_notes(state, bare.loaded, record) | kept_promise(state, bare.undone, secret)
    return _log(state, bare, notes)


def bare_log(state: TableState, bare: BareGame, secret: bytes | None, record: list[Any] | None) -> Log:
    """Any game as a log, for whoever owns the database; with the secret only if it is over."""
    if state.state == "over":
        return finished_log(state, bare, secret, record)
    return _log(state, bare, table_notes(state, bare.loaded, record))


def hides_secret(state: TableState, moment: int) -> bool:
    """Tell whether others may still play with the secret of a table: until the day of the daily door is over for everybody."""
    day = read_day(state.day)
    return bool(state.day) and (day is None or moment < closes(day))


def _log(state: TableState, bare: BareGame, notes: dict[str, Any]) -> Log:
    names = tuple(bare.names)
    header = Header(state.game, state.version, state.content, state.options, names, notes, state.mark)
    return Log(header, tuple(bare.lines))


def table_notes(state: TableState, loaded: int, record: list[Any] | None) -> dict[str, Any]:
    """What a file says about its table: who played, what was promised, and the record of its events."""
    notes: dict[str, Any] = {
        "table": state.id,
        "bots": [n for n, seat in enumerate(state.seats) if seat.kind == "bot"],
        "taken_back": state.taken_back,
        **real_dice(state),
        **promised(state, loaded),
    }
    if state.fair >= WHOLE_RECORD:
        notes |= {"throws": state.throws, "loaded": loaded, "record": list(record or ())}
    if any(state.hints):
        notes["hints"] = list(state.hints)
    if state.began:
        notes["began"] = state.began
    return notes


def real_dice(state: TableState) -> dict[str, Any]:
    """What people rolled, drew and threw themselves, and who was elsewhere so that the server did it. Each answer says
    so too: one that was reported names the seat."""
    if not state.has_real_dice:
        return {}
    remote = [n for n, seat in enumerate(state.seats) if seat.remote]
    return {**state.sources._asdict(), **({"remote": remote} if remote else {})}


def promised(state: TableState, loaded: int) -> dict[str, Any]:
    """What was promised about a table's dice before the game, and by whom."""
    notes: dict[str, Any] = {"commitment": state.commitment}
    if state.day:
        notes["day"] = state.day
    if loaded:
        notes["loaded"] = loaded
    if state.fair > 1:
        notes["fair"] = state.fair
        notes["players"] = [
            {"seal": seal, "number": number, "noted": noted}
            for seal, number, noted in zip(state.seals, state.numbers, state.noted, strict=True)
        ]
    return notes


def kept_promise(state: TableState, undone: Sequence[UndoneAnswers], secret: bytes | None) -> dict[str, Any]:
    """What is revealed about the dice afterwards: the secret, and every answer that was taken back and involved
    fate."""
    notes: dict[str, Any] = {} if secret is None else {"seed": secret.hex()}
    if state.fair >= WHOLE_RECORD or (state.fair > 1 and undone):
        notes["undone"] = [one.plain() for one in undone]
    return notes
