"""Reports of players: made by whoever has a seat at the table, read by whoever runs the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.people.reports import PlayerReport
from tumblekeep.server.runtime.live_table import LiveTable
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.storage.secret import new_table_id
from tumblekeep.server.table.names import clean
from tumblekeep.server.wire.reports import MakeReport

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

MOST_LINES = 12
"""The last messages of whoever is reported that go with a report."""


async def report(registry: TableRegistry, live_table: LiveTable, hashed: str, wanted: MakeReport) -> None:
    """Put a report into the queue. Whoever is reported does not hear of it."""
    state = live_table.state
    held = [seat for seat in state.held(hashed) if state.seats[seat].kind == "person"]
    if not held:
        raise Refusal(401, "server-not-your-seat")
    about, person = f"w{wanted.watcher}", ""
    lines = [step.chat for step in live_table.steps if step.chat is not None]
    if wanted.seat is not None:
        seat = state.seat(wanted.seat)
        if wanted.seat in held or seat.kind not in ("person", "bot"):
            raise Refusal(422, "server-report-whom")
        about, person, name = str(wanted.seat), seat.person, seat.name
        theirs = [line for line in lines if line["seat"] == wanted.seat]
    else:
        theirs = [line for line in lines if line["seat"] is None and line.get("watcher") == wanted.watcher]
        if not theirs:
            raise Refusal(422, "server-report-whom")
        name = theirs[-1]["name"]
    said = [str(line["text"]) for line in theirs if line["text"]][-MOST_LINES:]
    await registry.the_people.store.reports.add(
        PlayerReport(
            new_table_id(), now(), live_table.id, held[0], state.seats[held[0]].person, about, person, name,
            wanted.reason, clean(wanted.note), said,
        )
    )  # fmt: skip


def plain_report(one: PlayerReport) -> dict[str, Any]:
    """A report for the operator, without who made it: at the table that is the seat."""
    return {
        "id": one.id,
        "at": one.at,
        "table": one.table,
        "by_seat": one.by_seat,
        "about": one.about,
        "person": one.about_person or None,
        "name": one.name,
        "reason": one.reason,
        "note": one.note,
        "said": one.said,
        "done": one.done,
    }
