"""Reports of players: made by whoever has a seat at the table or sees their page, read by whoever runs the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.people.records import Person
from tumblekeep.server.people.reports import PlayerReport
from tumblekeep.server.runtime.live_table import LiveTable
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.storage.secret import new_table_id
from tumblekeep.server.table.names import clean
from tumblekeep.server.wire.reports import MakeReport, ReportPerson

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

MOST_WAITING = 10
"""Reports from pages by one person that wait at once; at a table everybody is reported once by each seat."""
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
    await registry.the_people.store.reports.add(
        PlayerReport(
            new_table_id(), now(), live_table.id, held[0], state.seats[held[0]].person, about, person, name,
            wanted.reason, clean(wanted.note), _words(theirs),
        )
    )  # fmt: skip


def _words(lines: Sequence[dict[str, Any]]) -> list[str]:
    return [str(line["text"]) for line in lines if line["text"]][-MOST_LINES:]


async def report_person(registry: TableRegistry, by: Person, about: Person, wanted: ReportPerson) -> None:
    """Put a report of somebody whose page the reporter may see into the queue."""
    if about.id == by.id:
        raise Refusal(422, "server-report-whom")
    store = registry.the_people.store.reports
    table, seats, said = "", (-1, ""), list[str]()
    if wanted.table is not None:
        live_table = await registry.find(wanted.table)
        sat = [seat.person for seat in live_table.state.seats]
        if by.id not in sat or about.id not in sat:
            raise Refusal(422, "server-report-whom")
        table, theirs = live_table.id, sat.index(about.id)
        seats = sat.index(by.id), str(theirs)
        lines = [step.chat for step in live_table.steps if step.chat is not None]
        said = _words([line for line in lines if line["seat"] == theirs])
    elif await store.waiting_by(by.id) >= MOST_WAITING:
        raise Refusal(409, "server-many-reports", most=MOST_WAITING)
    await store.add(
        PlayerReport(
            new_table_id(), now(), table, seats[0], by.id, seats[1], about.id, about.name, wanted.reason,
            clean(wanted.note), said,
        )
    )  # fmt: skip


def plain_report(one: PlayerReport) -> dict[str, Any]:
    """A report for the operator, without who made it: at the table that is the seat."""
    return {
        "id": one.id,
        "at": one.at,
        "table": one.table or None,
        "by_seat": None if one.by_seat < 0 else one.by_seat,
        "about": one.about,
        "person": one.about_person or None,
        "name": one.name,
        "reason": one.reason,
        "note": one.note,
        "said": one.said,
        "done": one.done,
    }
