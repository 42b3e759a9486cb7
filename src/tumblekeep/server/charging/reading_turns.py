"""Reading turns: who reads the database next, and what that costs whom."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tumblekeep.server.charging.charges import Charges, working_for
from tumblekeep.server.charging.fair_queue import FairQueue


class ReadingTurns:
    """A few places for threads that read the database. Whoever has used least goes first. Whoever has used much, and whatever can be read
    later, has half of them.

    More threads would not read more: what a row is made into needs the interpreter, and they take it from each other and from the loop.
    """

    def __init__(self, places: int, charges: Charges) -> None:
        self._charges = charges
        self._all = FairQueue(places, charges.used.used)
        self._half = FairQueue(max(1, places // 2), charges.used.used)

    @asynccontextmanager
    async def turn(self, later: bool) -> AsyncIterator[None]:
        """The turn of the client that work is done for. `later`: nobody sits at a table and waits for it."""
        address = working_for.get()
        if later or self._charges.is_heavy(address):
            async with self._half.turn(address, later=later), self._all.turn(address, later=later):
                yield
        else:
            async with self._all.turn(address):
                yield

    def spent(self, seconds: float) -> None:
        """Note the processor time that a reading took in its thread."""
        self._charges.used.spend(working_for.get(), seconds)
