"""Acts at a table's door: knocking, letting in, showing out, muting. Each becomes a decision, as in `actions`."""

from __future__ import annotations

import secrets
from typing import Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime.live_table import Change, Decide, LiveTable
from tumblekeep.server.storage.secret import digest, new_token
from tumblekeep.server.table.names import clean_name

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_knock() -> dict[str, Any]:
    """Make the receipt of a knock: its number and its secret."""
    return {"knock": "".join(secrets.choice(_LETTERS) for _ in range(8)), "token": new_token()}


def knock(
    live_table: LiveTable, name: str, given: dict[str, Any] | None = None
) -> tuple[Decide, dict[str, Any]]:
    """Knock, with a receipt that was given already or with a new one; the second value returned is that receipt."""
    receipt = given or new_knock()

    async def decide() -> Change:
        state = live_table.state
        state.must_be("open")
        state.must_not_close()
        if not any(seat.kind == "open" for seat in state.seats):
            raise Refusal(409, "server-table-full")
        state.door.must_take_knock()
        hashed = digest(receipt["token"])
        return Change(
            {"kind": "knocked", "knock": receipt["knock"], "name": clean_name(name), "hash": hashed}
        )

    return decide, receipt


def knock_answer(live_table: LiveTable, hashed: str) -> dict[str, Any]:
    """What became of a knock. Only whoever was let in learns which table it is."""
    found = live_table.state.door.knock_of(hashed)
    if found is None:
        raise Refusal(401, "server-no-knock")
    return {"state": found.state, "table": live_table.id if found.state == "admitted" else None}


def answer_knock(live_table: LiveTable, number: str, hashed: str, *, admit: bool) -> Decide:
    """Let somebody in, or not."""

    async def decide() -> Change:
        _must_be_host(live_table, hashed)
        live_table.state.must_be("open")
        live_table.state.door.must_wait(number)
        return Change({"kind": "admitted" if admit else "turned_away", "knock": number})

    return decide


def set_door(
    live_table: LiveTable, hashed: str, *, closed: bool | None, watchable: bool | None, hushed: bool | None
) -> Decide:
    """Change who may come in, watch and chat."""

    async def decide() -> Change:
        _must_be_host(live_table, hashed)
        wanted = {"closed": closed, "watchable": watchable, "hushed": hushed}
        return Change(
            {"kind": "door", **{name: value for name, value in wanted.items() if value is not None}}
        )

    return decide


def mute(live_table: LiveTable, seat: int, hashed: str, *, muted: bool) -> Decide:
    """Take the word from a seat, or give it back."""

    async def decide() -> Change:
        _must_be_host(live_table, hashed)
        live_table.state.seat(seat)
        return Change({"kind": "muted", "seat": seat, "muted": muted})

    return decide


def show_out(live_table: LiveTable, watcher: str, hashed: str) -> Decide:
    """Show a spectator out, who may not come back to this table."""

    async def decide() -> Change:
        _must_be_host(live_table, hashed)
        return Change({"kind": "shown_out", "watcher": watcher})

    return decide


def _must_be_host(live_table: LiveTable, hashed: str) -> None:
    if not live_table.state.is_host(hashed):
        raise Refusal(401, "server-not-your-table")
