"""Starting a table's game: closing the table, numbers that players add to the dice, and the first event of the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tumblekeep.server.dice.commitment import seal_of
from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime.live_table import Change, Decide, LiveTable

GRACE_SECONDS = 10
"""How long everybody who has sealed a number has to give it before the host may begin without it."""


def start(live_table: LiveTable, fill: str | None, hashed: str, *, hurry: bool = False) -> Decide:
    """Start the game; or close the table, if somebody has to reveal a sealed number first.

    `hurry`: do not wait for that any longer. Only the host may, and only after the grace: otherwise anybody could cut
    out everybody's numbers. The file says who did, and when.
    """

    async def decide() -> Change:
        state = live_table.state
        sits = any(state.seats[seat].kind == "person" for seat in state.held(hashed))
        if not (state.is_host(hashed) or sits):
            raise Refusal(401, "server-not-your-table")
        state.must_be("open")
        if state.closing:
            if not hurry:
                raise Refusal(409, "server-numbers-awaited")
            if not state.is_host(hashed):
                raise Refusal(401, "server-hurry-host")
            waited = live_table.registry.table_clock.counted(state.closed_at) // 1000
            if waited < GRACE_SECONDS:
                raise Refusal(409, "server-hurry-soon", seconds=GRACE_SECONDS - waited)
            return _begun(live_table, None, state.numbers, state.noted, hurried=waited)
        if fill is None and any(seat.is_free for seat in state.seats):
            raise Refusal(409, "server-seats-free")
        if not state.is_host(hashed) and any(seat.kind == "invited" for seat in state.seats):
            raise Refusal(409, "server-invited-awaited")
        if any(state.sealed()):
            return Change({"kind": "closing", "fill": fill})
        nobody = [""] * len(state.seats)
        return _begun(live_table, fill, nobody, nobody)

    return decide


def begin_late(live_table: LiveTable) -> Decide:
    """Start a table that the server opened for people whom it brought together: without the numbers that did not come in time, and
    also if the worker that opened it died before it could close it."""

    async def decide() -> Change:
        state = live_table.state
        state.must_be("open")
        if not state.closing and any(state.sealed()):
            return Change({"kind": "closing", "fill": None})
        if not state.closing:
            return _begun(live_table, None, [""] * len(state.seats), [""] * len(state.seats))
        waited = live_table.registry.table_clock.counted(state.closed_at) // 1000
        if waited < GRACE_SECONDS:
            raise Refusal(409, "server-numbers-awaited")
        return _begun(live_table, None, state.numbers, state.noted, hurried=waited, by_server=True)

    return decide


def add_numbers(live_table: LiveTable, given: Mapping[int, str], noted: str) -> Decide:
    """Reveal the numbers of some seats, now that all seals are known; the last one starts the game.

    No seat secret is needed, because only whoever made a seal knows the number under it.
    """

    async def decide() -> Change:
        state = live_table.state
        state.must_be("open")
        if not state.closing:
            raise Refusal(409, "server-not-closing")
        if noted != state.commitment:
            raise Refusal(409, "server-other-promise")
        numbers, seen = list(state.numbers), list(state.noted)
        for seat, number in given.items():
            state.seat(seat)
            if seal_of(number) != state.seals[seat]:
                raise Refusal(422, "server-number-wrong")
            numbers[seat], seen[seat] = number, noted
        if all(number or not seal for number, seal in zip(numbers, state.seals, strict=True)):
            return _begun(live_table, None, numbers, seen)
        return Change({"kind": "numbered", "numbers": numbers, "noted": seen})

    return decide


def _begun(
    live_table: LiveTable,
    fill: str | None,
    numbers: list[str],
    noted: list[str],
    hurried: int | None = None,
    *,
    by_server: bool = False,
) -> Change:
    """Make the first event of the game itself: its dice come from the secret and these numbers."""
    after = replace(live_table.state, seats=[replace(seat) for seat in live_table.state.seats])
    after.fill(fill)  # the table's own seats are filled once this is stored
    names = after.names()
    waited = live_table.served is not None  # a saved game
    served = live_table.served or live_table.sit(names, numbers)
    served.key = live_table.memory.key(numbers)
    served.is_at_table = after.is_at_table
    turned = served.settle() if waited else served.begin()
    served.is_at_table = live_table.memory.is_at_table
    more: dict[str, Any] = {"names": names, "fill": fill, "numbers": numbers, "noted": noted}
    if hurried is None:
        return live_table.moved(None, turned, kind="started", **more)
    hosts = () if by_server else live_table.state.host_seats
    own = [seat for seat in hosts if live_table.state.seats[seat].kind == "person"]
    return live_table.moved(own[0] if own else None, turned, kind="started", hurried=hurried, **more)
