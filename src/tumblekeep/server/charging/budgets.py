"""Budgets: how much of something each client may have, in whatever unit: acts, guesses, bytes, seconds of processor time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic

from tumblekeep.server.charging.addresses import EVERYBODY, ladder
from tumblekeep.server.errors import Refusal

MOST_ADDRESSES = 50_000
"""Networks that are kept in mind; the one that was quiet the longest is forgotten first."""

FORGOTTEN = 0.001
"""The share of a burst that is no longer worth remembering as used."""

FORGET_AT_ONCE = 4
"""Networks that are forgotten, at most, when a new client comes: more than it brings."""


class ClientBudget:
    """The budget of one client or network: holds up to `burst`, gains `rate` a second, and may go into debt."""

    __slots__ = ("_at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.left = burst
        self._at = now

    def gain(self, now: float) -> None:
        """Add what was gained since the last time."""
        self.left = min(self.burst, self.left + (now - self._at) * self.rate)
        self._at = now

    def is_whole(self, now: float) -> bool:
        """Whether nothing is missing, so that nobody need remember it."""
        return self.left + (now - self._at) * self.rate >= self.burst

    def wait(self, amount: float) -> float:
        """Seconds until this amount can be spent; more than the whole burst is never asked for."""
        lacks = min(amount, self.burst) - self.left
        return 0.0 if lacks <= 0 else lacks / self.rate if self.rate > 0 else float("inf")

    def spend(self, amount: float) -> None:
        """Take an amount, or give it back if it is negative. Nobody owes more than one burst."""
        self.left = max(-self.burst, min(self.burst, self.left - amount))


class ClientUsage(ClientBudget):
    """What one client or network has used lately: half of it is forgotten after some seconds, however much it was."""

    __slots__ = ("_half_life",)

    def __init__(self, half_life: float, burst: float, now: float) -> None:
        super().__init__(0.0, burst, now)
        self._half_life = half_life

    def gain(self, now: float) -> None:
        """Forget what was used long ago."""
        used = self._used(now)
        self.left = self.burst - used
        self._at = now

    def is_whole(self, now: float) -> bool:
        """Whether so little is left of it that nobody need remember it."""
        return self._used(now) < FORGOTTEN * self.burst

    def _used(self, now: float) -> float:
        used: float = (self.burst - self.left) * 0.5 ** ((now - self._at) / self._half_life)
        return used


class Budgets:
    """One budget for each client, and greater ones for the networks it is part of (`addresses.ladder`).

    >>> now = 0.0
    >>> each = Budgets(1.0, 2.0, clock=lambda: now)
    >>> each.charge("192.0.2.1", 2.0), each.wait("192.0.2.1", 1.5), each.wait("192.0.2.2")
    (None, 1.5, 0.0)
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        *,
        clock: Callable[[], float] | None = None,
        most: int = MOST_ADDRESSES,
        problem: str = "server-too-fast",
    ) -> None:
        self._rate, self._burst = rate, burst
        self._clock = clock or monotonic
        self._most = most
        self._problem = problem
        self._by_network: OrderedDict[str, ClientBudget] = OrderedDict()

    def __len__(self) -> int:
        return len(self._by_network)

    def wait(self, address: str, amount: float = 1.0) -> float:
        """Seconds until a client can have this amount; 0: now."""
        return max(budget.wait(amount) for budget in self._of(address))

    def charge(self, address: str, amount: float = 1.0) -> None:
        """Take an amount from a client, or refuse and say truly how long to wait."""
        budgets = self._of(address)
        wait = max(budget.wait(amount) for budget in budgets)
        if wait > 0:
            raise Refusal(429, self._problem, again=True, wait=whole_seconds(wait))
        for budget in budgets:
            budget.spend(amount)

    def spend(self, address: str, amount: float) -> None:
        """Take an amount without asking, because it is spent already; a negative amount is given back."""
        for budget in self._of(address):
            budget.spend(amount)

    def used(self, address: str) -> float:
        """The share of its budget that a client has used, or that a network around it has: 0 at rest, over 1 in debt."""
        return max(1.0 - budget.left / budget.burst for budget in self._of(address))

    def _of(self, address: str) -> list[ClientBudget]:
        now, known = self._clock(), self._by_network
        found: list[ClientBudget] = []
        for name, times in ladder(address):
            budget = known.get(name)
            if budget is None:
                if not found:
                    self._forget_whole(now)
                budget = known[name] = self._fresh(times, now)
                if len(known) > self._most:
                    known.popitem(last=False)
            else:
                budget.gain(now)
                known.move_to_end(name)
            found.append(budget)
        return found

    def _fresh(self, times: int, now: float) -> ClientBudget:
        """The budget of a client that is not known yet, or of a network of this many."""
        return ClientBudget(self._rate * times, self._burst * times, now)

    def _forget_whole(self, now: float) -> None:
        """Forget the quietest clients that have their whole budget again: as a newcomer they would have the same."""
        known = self._by_network
        for _ in range(FORGET_AT_ONCE):
            if not known or not next(iter(known.values())).is_whole(now):
                return
            known.popitem(last=False)


class Usage(Budgets):
    """What each client has used lately, of a burst that nobody is held to: for who goes first.

    A budget that gains so much a second can't tell who uses less than that from who uses nothing. Fifty addresses that together use a whole
    processor would each look like somebody who has just come.

    >>> now = 0.0
    >>> used = Usage(10.0, 2.0, clock=lambda: now)
    >>> used.spend("192.0.2.1", 1.0)
    >>> used.used("192.0.2.1")
    0.5
    >>> now = 20.0
    >>> used.used("192.0.2.1"), used.used("192.0.2.2")
    (0.125, 0.0)
    """

    def __init__(self, half_life: float, burst: float, *, clock: Callable[[], float] | None = None) -> None:
        super().__init__(0.0, burst, clock=clock)
        self._half_life = half_life

    def used(self, address: str) -> float:
        """The share that a client has used lately, or a network around it; what is done for everybody counts as nothing."""
        return 0.0 if address == EVERYBODY else super().used(address)

    def _fresh(self, times: int, now: float) -> ClientBudget:
        return ClientUsage(self._half_life, self._burst * times, now)


def whole_seconds(wait: float) -> int:
    """A wait as `Retry-After` tells it: rounded up, so that it is true.

    >>> [whole_seconds(wait) for wait in (0.0, 0.2, 3.0, 3.0000001, 3.1, float("inf"))]
    [1, 1, 3, 3, 4, 3600]
    """
    return max(1, ceil(min(wait, 3600.0) - 1e-6))
