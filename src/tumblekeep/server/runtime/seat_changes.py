"""What an event changes in the lists of persons' games. It is stored with the event, so neither is ever there alone."""

from __future__ import annotations

from typing import Any

from tumblekeep.server.people.records import PersonSeat, SeatChange, SeatRemoved
from tumblekeep.server.table.state import TableState

CHANGES = frozenset({"opened", "sat", "left", "claimed", "loaded"})
"""Kinds of events after which somebody else has a seat, or a game that was over before is here."""


def seat_changes(
    before: TableState, after: TableState, body: dict[str, Any], outcome: dict[str, Any] | None
) -> tuple[SeatChange, ...]:
    """Tell what an event changes: `before` and `after` are the table, `outcome` is how its game ended (as the wire shows it), if it has."""
    is_over = after.state == "over"
    if body["kind"] not in CHANGES and (not is_over or before.state == "over"):
        return ()
    changes: list[SeatChange] = []
    for number, seat in enumerate(before.seats):
        if seat.person and after.seats[number].person != seat.person:
            if before.state == "open":
                changes.append(SeatRemoved(seat.person, after.id, number))
            else:
                left = PersonSeat(seat.person, after.id, number, after.game, after.touched)
                changes.append(
                    left._replace(ended=after.touched, result="left", people=_people(before, is_over=False))
                )
    ends = is_over and before.state != "over"
    ended = after.touched if ends else before.touched  # a claim comes after the end
    for number, seat in enumerate(after.seats):
        was = before.seats[number].person if number < len(before.seats) else ""
        if seat.person and (ends or was != seat.person or body["kind"] == "loaded"):
            changes.append(_row(after, number, outcome, body, ended))
    return tuple(changes)


def _row(
    state: TableState, number: int, outcome: dict[str, Any] | None, body: dict[str, Any], ended: int
) -> PersonSeat:
    seat = state.seats[number]
    row = PersonSeat(seat.person, state.id, number, state.game, state.touched, origin=_origin(state, body))
    if state.state != "over":
        return row
    row = row._replace(ended=ended, people=_people(state, is_over=True))
    if outcome is None:
        return row._replace(result="stopped")
    result = "won" if number in outcome["winners"] else "lost"
    return row._replace(result=result, score=outcome["scores"][number] if outcome["scores"] else None)


def _origin(state: TableState, body: dict[str, Any]) -> str:
    if body["kind"] == "claimed":
        return "carried" if state.carried else "claimed"
    return "imported" if body["kind"] == "loaded" else "played"


def _people(state: TableState, *, is_over: bool) -> int:
    """How many people sit at the table; a bot that plays for somebody counts as them."""
    return sum(
        seat.kind == "person" or (is_over and seat.kind == "bot" and bool(seat.hash)) for seat in state.seats
    )
