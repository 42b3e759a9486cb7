"""What a journal's records amount to: tables, their events, and what is kept beside them."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator
from typing import Any

from tumblekeep.server.storage.records import EventRow, FinishedRow, TableRow

_NEW_ROW = {"archived": 0, "clock": 0, "public": 0, "code": None, "uploaded": 0, "purged": 0}


class Contents:
    """Everything that a house keeps, in memory. It changes only by records, so that reading them again makes the same."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.events: dict[str, list[EventRow]] = {}
        self.actions: dict[str, dict[str, int]] = {}
        self.lookbacks: dict[str, tuple[int, str]] = {}
        self.finished: dict[str, FinishedRow] = {}
        self.passed_over = 0
        """Events that don't follow the one before them, because a damaged piece of the journal held that one."""

    def take(self, record: list[Any]) -> None:
        """Do what a record says."""
        kind, *what = record
        getattr(self, f"_take_{kind}")(*what)

    def records(self) -> Iterator[list[Any]]:
        """Write everything as records, as few as possible."""
        for table, row in self.rows.items():
            for event in self.events[table]:
                opening = row._asdict() if event.seq == 1 else None
                yield ["event", list(event), opening, None]
        for table, (form, body) in self.lookbacks.items():
            yield lookback_record(table, form, body)
        for table, kept in self.finished.items():
            yield finished_record(table, kept)

    def is_free(self, event: EventRow) -> bool:
        """Whether an event is the next of its table, and its act has not been done."""
        events = self.events.get(event.table, [])
        return event.seq == len(events) + 1 and event.action not in self.actions.get(event.table, {})

    def _take_event(
        self, row: list[Any], opening: dict[str, Any] | None, summary: dict[str, Any] | None
    ) -> None:
        event = EventRow(*row)
        table = event.table
        if opening is not None and table not in self.rows:
            self.rows[table] = TableRow(**{**_NEW_ROW, **opening})
            self.events[table], self.actions[table] = [], {}
        if table not in self.rows or not self.is_free(event):
            self.passed_over += 1
            return
        self.events[table].append(event)
        self.actions[table][event.action] = event.seq
        if summary is not None:
            self.rows[table] = self.rows[table]._replace(**summary)

    def _take_several(self, records: list[list[Any]]) -> None:
        for record in records:
            self.take(record)

    def _take_rows(self, tables: list[str], values: dict[str, Any]) -> None:
        for table in tables:
            if table in self.rows:
                self.rows[table] = self.rows[table]._replace(**values)

    def _take_rewritten(self, table: str, bodies: list[tuple[int, str]]) -> None:
        events = self.events.get(table, [])
        for seq, body in bodies:
            if seq <= len(events):
                events[seq - 1] = events[seq - 1]._replace(body=body)

    def _take_removed(self, tables: list[str]) -> None:
        for table in tables:
            for kept in (self.rows, self.events, self.actions, self.lookbacks, self.finished):
                kept.pop(table, None)

    def _take_lookback(self, table: str, form: int, body: str) -> None:
        self.lookbacks[table] = form, body

    def _take_finished(self, table: str, form: int, version: int, outcome: str, frames: str | None) -> None:
        packed = None if frames is None else b64decode(frames)
        self.finished.setdefault(table, FinishedRow(form, version, outcome, packed))


def event_record(
    event: EventRow, opening: dict[str, Any] | None, summary: dict[str, Any] | None
) -> list[Any]:
    """An event, and what it changes in its table's own row."""
    return ["event", list(event), opening, summary]


def several(records: list[list[Any]]) -> list[Any]:
    """Records of which all are kept, or none."""
    return ["several", records]


def lookback_record(table: str, form: int, body: str) -> list[Any]:
    """The analysis of a game."""
    return ["lookback", table, form, body]


def finished_record(table: str, row: FinishedRow) -> list[Any]:
    """A finished game, kept for ever."""
    frames = None if row.frames is None else b64encode(row.frames).decode()
    return ["finished", table, row.form, row.version, row.outcome, frames]
