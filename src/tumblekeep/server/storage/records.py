"""The records that a store keeps, as plain data: events, tables, snapshots, finished games, operations.

Every store has the same ones, whatever it writes them to.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

from tumblekeep.server.people.records import SeatChange

TAIL = 40
"""How many characters at the end of a body to search for its mark."""
_MARK = re.compile(r'[,{]"mark":"([0-9a-f]{20})"}$')


class EventRow(NamedTuple):
    """One event as it is stored."""

    table: str
    seq: int
    action: str
    at: int
    body: str


class Snapshot(NamedTuple):
    """A table as it was after an event, so that what came before need not be replayed."""

    seq: int
    body: str


class TableHistory(NamedTuple):
    """What is needed to load a table: a snapshot if there is one, the events since, and the acts before it."""

    snapshot: Snapshot | None
    rows: list[EventRow]
    actions: dict[str, tuple[int, str]]
    """The number of each act's event, and the `mark` at the end of its body."""


@dataclass(slots=True)
class AppendRequest:
    """One event to store, with what has to be stored in the same transaction."""

    row: EventRow
    opening: dict[str, Any] | None = None
    """The table's own row, stored with its first event."""
    summary: dict[str, Any] | None = None
    """New values for the table's row."""
    snapshot: Snapshot | None = None
    """Replaces the table's older snapshot."""
    seats: tuple[SeatChange, ...] = ()
    """What the event changes in the lists of persons' games."""
    more: tuple[EventRow, ...] = ()
    """The events that follow it: all are stored, or none."""

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing to store but the event."""
        alone = self.opening is None and self.summary is None and self.snapshot is None
        return alone and not self.seats and not self.more


class TableRow(NamedTuple):
    """A table's own row."""

    id: str
    secret: str
    created: int
    touched: int
    state: str
    public: int
    archived: int
    summary: str
    clock: int
    code: int | None = None
    """The number of its spoken code."""
    uploaded: int = 0
    """Bytes of an uploaded game that nobody has played on here; 0: people play, or it was not uploaded."""
    purged: int = 0
    """Whether what was said there was removed."""
    packed: int = 0
    """Up to which number its events are packed; 0: none."""


class FinishedRow(NamedTuple):
    """What is kept of one finished game."""

    form: int
    """How `frames` is written."""
    version: int
    """The version of the rules that drew it."""
    outcome: str
    """How the game ended, as JSON; `null` if nobody knows any more."""
    frames: bytes | None
    """Everything that every viewer can watch, packed; None if the rules of its time were gone before it was kept, or draw it when asked."""
    rules: int | None = None
    """The number of the kept rules that draw it; 0: it stays drawn; None: nobody has tried to do without its frames."""


class Operation(NamedTuple):
    """Something was removed from a table, or the table itself."""

    n: int
    what: str
    """`deleted`: the table is gone. `rewritten`: it has to be read again."""
    subject: str


class TableSizes(NamedTuple):
    """How much is stored of a table."""

    events: int
    bytes: int
    said: int
    """Messages that are still there."""


DRAWN, BY_ANSWERS = 1, 2
"""Forms of a finished game: with its frames, or by its answers, under rules that were kept."""
STAYS_DRAWN = 0
"""In place of the number of kept rules: this game keeps its frames."""
Key = tuple[str, int, str]
"""Table, number and act of an event."""


def packed_act(seq: int) -> str:
    """What stands in place of the name of an act once its game was packed closely."""
    return f"packed-{seq}"


class SavingFailed(Exception):
    """The database refused this event for good."""


def mark_of(tail: str) -> str:
    """Find the mark at the end of a body.

    Text that people wrote can't look like one, because its quotes are escaped.
    """
    found = _MARK.search(tail)
    return found.group(1) if found else ""
