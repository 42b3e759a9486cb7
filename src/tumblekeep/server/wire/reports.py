"""Reports of players: made at a table, read by whoever runs the server."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator

from tumblekeep.server.wire.base import MOST_SEATS, Number, SeatNumber, Shape, TableId

Reason = Literal["words", "name", "play", "other"]


class MakeReport(Shape):
    """Report somebody at the sender's table: a seat, or a spectator who spoke."""

    reason: Reason
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None
    watcher: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{4}$")] | None = None
    """The `watcher` of one of their messages."""
    note: Annotated[str, StringConstraints(max_length=300)] = ""
    """In the sender's own words. What was said is taken from the table."""

    @model_validator(mode="after")
    def _one_of_both(self) -> MakeReport:
        if (self.seat is None) == (self.watcher is None):
            raise ValueError("either a seat or a watcher")
        return self


class ReportPerson(Shape):
    """Report somebody from their page."""

    reason: Reason
    note: Annotated[str, StringConstraints(max_length=300)] = ""
    table: TableId | None = None
    """A table where both sat: what they said there goes along. Null: none."""


class ReportTaken(Shape):
    """The report waits for whoever runs the server."""

    taken: bool


class ReportShown(Shape):
    """A report, for the operator."""

    id: TableId
    at: Number
    table: TableId | None
    """Null: they were reported from their page."""
    by_seat: SeatNumber | None
    """The seat that reports; null: from their page."""
    about: str
    """The number of a seat, or `w` and the mark of a spectator; empty: from their page."""
    person: str | None
    """The id of the person who is reported; null: a guest or a spectator."""
    name: str
    reason: Reason
    note: str
    said: list[str]
    """Their last words at the table."""
    done: Number
    """When the operator took note; 0: not yet."""


class ReportsShown(Shape):
    """The queue of reports, the oldest first."""

    reports: list[ReportShown]
