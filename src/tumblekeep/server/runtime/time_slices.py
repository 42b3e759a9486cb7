"""Time slices: long work on the event loop, done a little at a time."""

from __future__ import annotations

import time
from asyncio import sleep
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tumblekeep.processor_time import thread_time
from tumblekeep.server.charging.budgets import Budgets
from tumblekeep.server.charging.charges import Charges, WorkCharge
from tumblekeep.server.charging.fair_queue import QueueTurn

SLICE_SECONDS = 0.002
"""How many seconds one slice may block the event loop."""
SHORT_SLICE_SECONDS = 0.001
"""The same for work that gives way to others."""
RESTS, LIGHT_RESTS = 3, 0.5
"""How many times as long the loop then belongs to others, if they have work; and after work of a client who has used little so far."""
MOST_RESTS = 8
"""Work that gives way rests longer than that while others wait, up to this many times as long as its slice took."""
WATCHED_SECONDS = 0.001
"""How often it looks whether they still do."""
IDLE_SECONDS = 0.0003
"""A turn of the loop that takes no longer than this had no other work."""


class TimeSlices:
    """Yields to everybody else every few milliseconds: call `rest` between two steps of long work.

    How long a slice holds everybody up is measured by the wall clock. What is charged for it (`spent`) is processor time: on a busy
    machine the same work takes longer, and costs the same.

    An act takes several rounds of the loop until it is told, and each of them would wait for a slice. In between it is stored by another
    thread, which would have to wait for the interpreter. So where the loop had something to do for others, or something is being stored
    or read for them, they get three times as long as the slice took.

    With a charge, each slice is noted there. With a turn of a fair queue, whoever has used less goes first after each slice.
    """

    __slots__ = ("_began", "_charge", "_later", "_length", "_spent", "_turn", "_worked")

    def __init__(
        self, charge: WorkCharge | None = None, turn: QueueTurn | None = None, *, later: bool = False
    ) -> None:
        self._spent = 0.0
        self._charge, self._turn, self._later = charge, turn, later
        self._begin()
        if charge is not None and turn is not None:
            self._began -= charge.begun_slice(self._began)

    def _begin(self) -> None:
        charge = self._charge
        gives_way = charge is not None and self._turn is not None and not self._goes_first(charge)
        self._length = SHORT_SLICE_SECONDS if gives_way else SLICE_SECONDS
        self._began = time.perf_counter()
        self._worked = thread_time()

    def end(self) -> None:
        """Note what was spent, and for the next turn how much of a slice is left: a hundred short turns are long work too."""
        self.note()
        if self._charge is not None and self._turn is not None:
            now = time.perf_counter()
            self._charge.leave_slice(now - self._began, now)

    async def rest(self) -> None:
        """Return at once while this slice lasts; after that, let all others go first."""
        now = time.perf_counter()
        if now - self._began >= self._length:
            took = now - self._began
            self.note()
            if self._turn is not None:
                await self._turn.share()
                now = time.perf_counter()
            await sleep(0)
            rests = self._rests(had_work=time.perf_counter() - now > IDLE_SECONDS)
            if rests:
                # by the wall clock: where the machine is busy, a slice takes longer, and so does what others have to do
                await (sleep if self._turn is None else self._turn.rest)(took * rests)
                await self._give_way(took)
            self._begin()

    async def _give_way(self, took: float) -> None:
        """Rest on while somebody waits who goes first. Coming back takes ten rounds of the loop, and each may wait for a slice."""
        charge, turn = self._charge, self._turn
        if charge is None or turn is None or self._goes_first(charge):
            return
        for _ in range(int(took * (MOST_RESTS - RESTS) / WATCHED_SECONDS)):
            if not charge.others_wait():
                return
            await turn.rest(WATCHED_SECONDS)

    def _goes_first(self, charge: WorkCharge) -> bool:
        """Whether it is for a client who has used little so far, and who waits at a table."""
        return not self._later and charge.is_light()

    def _rests(self, *, had_work: bool) -> float:
        """How many times as long as the slice took others now have."""
        charge = self._charge
        if charge is None:
            return RESTS * had_work
        if self._goes_first(charge):
            return LIGHT_RESTS * had_work
        return RESTS * (had_work or charge.others_wait())

    def note(self) -> None:
        """Note what was spent since the last time."""
        spent = self.spent
        if self._charge is not None:
            self._charge.add(spent - self._spent)
        self._spent, self._worked = spent, thread_time()

    @property
    def spent(self) -> float:
        """Processor seconds of work so far; what others did meanwhile is not counted."""
        return self._spent + thread_time() - self._worked


@asynccontextmanager
async def sliced(
    charges: Charges,
    door: str,
    address: str,
    account: Budgets | None = None,
    *,
    units: float = 1.0,
    owing: bool = False,
    later: bool = False,
) -> AsyncIterator[TimeSlices]:
    """Do long work for a client: charged before it is done, in its turn, and in time slices. See `Charges.work` and `FairQueue.turn`.

    Nothing in the block may wait for another turn.
    """
    with charges.work(door, address, account, units, owing=owing) as charge:
        async with charges.turns.turn(address, later=later) as turn:
            slices = TimeSlices(charge, turn, later=later)
            try:
                await slices.rest()
                yield slices
            finally:
                slices.end()
