"""Charges: what work costs is taken from its client's budget before it is done, by an estimate, and settled when it is known.

A door is a way to have work done: `replay`, `resync`, `hello`. What each costs is learned from what it has cost, so that a price is
never out of date. Long work also waits its turn in `turns`, where whoever has used least goes first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from random import random
from typing import TYPE_CHECKING, Any

from tumblekeep.server.charging.addresses import EVERYBODY, address_class
from tumblekeep.server.charging.budgets import Budgets, Usage
from tumblekeep.server.charging.fair_queue import FairQueue
from tumblekeep.server.charging.metering import Meter, metering

if TYPE_CHECKING:
    from types import TracebackType

    from tumblekeep.server.metrics.counters import Metrics
    from tumblekeep.server.settings import RateLimits

FIRST_PRICES = {"log": 0.000_02, "throws": 0.000_02, "recap": 0.000_3, "read-back": 0.000_3}
FIRST_PRICE = 0.001
"""What a unit of work is thought to cost before any was done, in seconds of processor time: an answer, 1,000 characters of a log; at any
other door."""
NEWEST_SHARE = 0.1
"""How much the newest cost counts in a price."""
SHARE_HALF_LIFE, SHARE_BURST = 15.0, 5.0
"""For who goes first: seconds until half of what a client has used is forgotten, and the processor seconds that count as all it may use."""
LIGHT_SHARE = 0.03
"""A client who has used no more than this share of it is let through with less waiting."""
MOST_EACH, MOST_WAITING = 120, 400
"""Turns that one client waits for at once, and all of them."""
COMING_SECONDS = 0.001
"""What a new connection costs about, before anything is asked over it."""
AT_ONCE = 8
"""How many requests, connections and messages come in in one round of the loop, before they have to queue."""
DOORWAY_SECONDS = 0.001
"""How long whoever has used much lately keeps the doorway to itself, while others wait for something."""
MOST_DOORWAYS = 4
"""How many times longer than that, as long as somebody still waits."""
SAMPLED_SHARE = 1 / 16
"""The share of messages that is measured. Each of them is charged for all that were not, so that most cost nothing to charge."""
LONGEST_HOLD = 1.0
"""How many seconds a measured message of a client in debt is held back."""
LONGEST_WAIT = 5.0
"""A client in debt is looked at again after this many seconds."""

working_for: ContextVar[str] = ContextVar("working_for", default="")
"""The address that work is done for. Every request and every connection has its own task, and so its own context; what they start
inherits it."""


def for_everybody() -> Context:
    """The context of a task whose result is shared by all who ask for it."""
    context = copy_context()
    context.run(working_for.set, EVERYBODY)
    return context


class Price:
    """What a unit of some work costs, learned from what it has cost.

    >>> price = Price(0.010)
    >>> price.learn(2, 0.120)
    >>> round(price.of(3), 3)
    0.045
    """

    __slots__ = ("each",)

    def __init__(self, each: float = FIRST_PRICE) -> None:
        self.each = each

    def of(self, units: float = 1.0) -> float:
        """What so many units will probably cost."""
        return self.each * units

    def learn(self, units: float, seconds: float) -> None:
        """Note what so many units have cost."""
        self.each += (seconds / units - self.each) * NEWEST_SHARE


class WorkCharge:
    """Work for a client: its estimate is taken already, and what it really cost is settled at the end of the block.

    Work of many steps notes what each of them took (`add`), so that others who wait see how much it has used.
    """

    __slots__ = ("_charges", "_estimate", "_units", "account", "address", "door", "spent")

    def __init__(
        self,
        charges: Charges,
        door: str,
        address: str,
        account: Budgets | None,
        estimate: float,
        units: float,
    ) -> None:
        self._charges = charges
        self._estimate, self._units = estimate, units
        self.door, self.address, self.account = door, address, account
        self.spent = 0.0

    def __enter__(self) -> WorkCharge:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._charges.settle(self, self.spent - self._estimate, self._units if error is None else 0.0)

    def add(self, seconds: float) -> None:
        """Note processor time that was spent."""
        self.spent += seconds
        self._charges.used.spend(self.address, seconds)
        meter = metering.get()
        if meter is not None:
            meter.apart += seconds

    def is_light(self) -> bool:
        """Whether the client has used little lately."""
        return self._charges.used.used(self.address) < LIGHT_SHARE

    def others_wait(self) -> bool:
        """Whether other threads store or read something for somebody who waits."""
        return self._charges.others_wait()

    def begun_slice(self, now: float) -> float:
        """How many seconds of a slice were used up already, by turns before this one; none for a client who has used little."""
        return 0.0 if self.is_light() else self._charges.slice_used(now)

    def leave_slice(self, used: float, now: float) -> None:
        """Note how much of a slice is used up, for the next turn."""
        self._charges.leave_slice(used, now)


class Charges:
    """What clients of this worker are charged for work on the event loop."""

    def __init__(
        self, limits: RateLimits, metrics: Metrics, clock: Callable[[], float] | None = None
    ) -> None:
        self.on = limits.on
        self._metrics = metrics
        self.reading = Budgets(limits.reading_rate, limits.reading_burst, clock=clock)
        """For logs and replays: who owes some can do everything else."""
        self.asking = Budgets(limits.asking_rate, limits.asking_burst, clock=clock)
        """For requests, without what they are charged for at other doors."""
        self.playing = Budgets(limits.playing_rate, limits.playing_burst, clock=clock)
        """For everything that happens at tables."""
        self.used = Usage(SHARE_HALF_LIFE, SHARE_BURST, clock=clock)
        """What each client has used lately, for who goes first. Nobody is refused by it."""
        bounds = {"each": MOST_EACH, "most": MOST_WAITING} if limits.on else {}
        self.turns = FairQueue(1, self.used.used, **bounds)
        """Long work is done in time slices and by one client at a time, so that an act waits for at most one slice."""
        self._doorway = FairQueue(1, self.used.used)
        """Whoever has used much lately comes in with one thing at a time, in a round of the loop of its own."""
        self.others_wait: Callable[[], bool] = lambda: False
        """Whether other threads store or read something for somebody who waits: they need the interpreter too."""
        self.coming = 0
        """How many clients who have used little are being let in just now: long work of others rests meanwhile, for a while."""
        self._came = 0
        self._slice = (0.0, 0.0)
        """Seconds, and when that was noted."""
        self._prices: dict[str, Price] = {}

    def slice_used(self, now: float) -> float:
        """How much of a slice was used up by short turns so far, less what others have had of the loop since."""
        used, at = self._slice
        return max(0.0, used - (now - at))

    def leave_slice(self, used: float, now: float) -> None:
        """Note how much of a slice is used up now."""
        self._slice = (used, now)

    def price(self, door: str) -> Price:
        """What a unit of work costs at this door, as far as is known."""
        found = self._prices.get(door)
        if found is None:
            found = self._prices[door] = Price(FIRST_PRICES.get(door, FIRST_PRICE))
        return found

    def work(
        self,
        door: str,
        address: str,
        account: Budgets | None = None,
        units: float = 1.0,
        *,
        owing: bool = False,
    ) -> WorkCharge:
        """Charge a client for work that is about to be done: `with charges.work(...) as charge:`. A client whose account can't pay
        for it is refused, and told truly how long to wait, unless it may owe it; without an account it is only counted."""
        estimate = self.price(door).of(units) if self.on and account is not None else 0.0
        if estimate and account is not None:
            (account.spend if owing else account.charge)(address, estimate)
        return WorkCharge(self, door, address, account, estimate, units)

    async def metered(self, door: str, address: str, request: Coroutine[Any, Any, None]) -> None:
        """Serve a request, and charge the client for the processor time it took. A client in debt is refused."""
        try:
            charge = self.work(door, address, self.asking)
        except BaseException:
            request.close()
            raise
        meter = Meter(request)
        with charge:
            try:
                await meter
            finally:
                metering.set(None)
                charge.add(meter.rest)

    def is_heavy(self, address: str) -> bool:
        """Whether a client has used much lately."""
        return self.on and self.used.used(address) >= LIGHT_SHARE

    @contextmanager
    def let_in(self, address: str) -> Iterator[None]:
        """Let in a client: while the block runs, long work of whoever has used much gives way to it."""
        is_light = self.on and not self.is_heavy(address)
        self.coming += is_light
        try:
            yield
        finally:
            self.coming -= is_light

    async def enter(self, address: str, *, coming: float = 0.0) -> None:
        """Let a request or a connection in: at once if few come and the client has used little lately, else one by one. `coming`: what
        this costs about."""
        if not self.on:
            return
        is_heavy = self.is_heavy(address)
        if coming:
            self.used.spend(address, coming)
        if self.is_crowded() or is_heavy:
            await self.queue_up(address, is_heavy=is_heavy, is_request=not coming)

    async def queue_up(self, address: str, *, is_heavy: bool, is_request: bool = False) -> None:
        """Wait at the doorway, where whoever has used least goes first. A crowd of requests lets those in first who come to play."""
        async with self._doorway.turn(address):
            await asyncio.sleep(DOORWAY_SECONDS if is_heavy and self.others_wait() else 0)
            for _ in range(MOST_DOORWAYS):
                if not (self.others_wait() if is_heavy else is_request and self.coming):
                    break
                await asyncio.sleep(DOORWAY_SECONDS)

    def is_crowded(self) -> bool:
        """Count somebody who comes in, and tell whether too many have come in this round of the loop. However little each of them
        has used, everybody would wait for all of them, and that several times."""
        if not self.on:
            return False
        self._came += 1
        if self._came == 1:
            asyncio.get_running_loop().call_soon(self._begin_round)
        return self._came > AT_ONCE

    def _begin_round(self) -> None:
        self._came = 0

    def is_sampled(self) -> bool:
        """Whether the next message is one that is measured and charged."""
        return self.on and random() < SAMPLED_SHARE

    async def sampled(self, door: str, address: str, message: Coroutine[Any, Any, None]) -> None:
        """Do what a message asks for, and charge its client for it and for those that are not measured. A client that can't pay waits
        a moment, but not until it can: whoever plays behind the same address must be able to go on."""
        wait = min(LONGEST_HOLD, self.playing.wait(address, self.price(door).of()))
        try:
            if wait > 0:
                await asyncio.sleep(wait)
        except BaseException:
            message.close()
            raise
        meter = Meter(message)
        with self.work(door, address, self.playing, owing=True) as charge:
            try:
                await meter
            finally:
                metering.set(None)
                charge.add(meter.rest / SAMPLED_SHARE)

    async def afford(self, door: str, address: str, account: Budgets, units: float = 1.0) -> None:
        """Wait until a client can pay for work, instead of refusing it."""
        while self.on and (wait := account.wait(address, self.price(door).of(units))) > 0:
            await asyncio.sleep(min(wait, LONGEST_WAIT))

    def settle(self, charge: WorkCharge, rest: float, units: float) -> None:
        """Charge what the work cost beyond its estimate, or give back what it did not; `units` that were finished teach the price."""
        if self.on and charge.account is not None and rest:
            charge.account.spend(charge.address, rest)
        if units:
            self.price(charge.door).learn(units, charge.spent)
        self._metrics.charged(charge.door, address_class(charge.address), charge.spent)
