"""What players report of others, in a queue for whoever runs the server."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

ReportReason = Literal["words", "name", "play", "other"]


class PlayerReport(NamedTuple):
    """Somebody reports somebody else: at a table of both, or from their page."""

    id: str
    at: int
    table: str
    """Empty: they were reported from their page, and no table was named."""
    by_seat: int
    """-1: from their page."""
    by_person: str
    """Whoever reports; empty: a guest."""
    about: str
    """The number of a seat, or `w` and the mark of a spectator; empty: from their page."""
    about_person: str
    """Who is reported; empty: a guest or a spectator."""
    name: str
    """What they were called."""
    reason: str
    note: str
    said: list[str]
    """The last words of whoever is reported, as the table has them: nobody can put words into another's mouth."""
    done: int = 0
    """When the operator took note; 0: not yet."""


class ReportStore(Protocol):
    """The queue of reports."""

    async def add(self, report: PlayerReport) -> None:
        """Store a report, in place of an earlier one by the same seat about the same speaker, or by the same person about the same page."""

    async def queue(self, most: int, *, done: bool = False) -> list[PlayerReport]:
        """Reports that wait for the operator, the oldest first; or those that were dealt with, the latest first."""

    async def made_by(self, person: str) -> list[PlayerReport]:
        """The reports that somebody has made."""

    async def waiting_by(self, person: str) -> int:
        """How many reports from pages by somebody still wait."""

    async def finish(self, report: str, moment: int) -> bool:
        """Take note of a report; False if there is none."""
