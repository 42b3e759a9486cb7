"""Rate limits: a token bucket for each connection, and budgets for each address."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from tumblekeep.server.charging.budgets import Budgets
from tumblekeep.server.settings import RateLimits

EVERYBODY = "everybody"
"""The client of budgets that all clients share."""


class Bucket:
    """A token bucket: holds up to `burst` tokens and gains `rate` a second; each act takes one.

    >>> bucket = Bucket(1.0, 2, clock := iter([0.0, 0.0, 0.0, 0.5, 1.5]).__next__)
    >>> [bucket.take() for _ in range(4)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] | None = None) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._clock = clock or monotonic  # looked up here, because a test may replace the clock
        self._at = self._clock()

    def take(self) -> bool:
        """Take one token; False if the client is too fast."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class AddressLimits:
    """The rate limits of each address: for all requests, for opening tables and sitting down, and for trying codes."""

    def __init__(self, limits: RateLimits) -> None:
        self._on = limits.on
        self._joins = Budgets(limits.join_rate, limits.join_burst)
        self._codes = Budgets(limits.code_rate, limits.code_burst)
        self._all_codes = Budgets(limits.all_codes_rate, limits.all_codes_burst)
        self._keys = Budgets(limits.key_rate, limits.key_burst)
        self._uploads = Budgets(limits.upload_rate, limits.upload_burst)
        self._requests = Budgets(limits.request_rate, limits.request_burst)
        self._persons = Budgets(limits.person_rate, limits.person_burst, problem="server-many-persons")
        self._person_keys = Budgets(limits.person_key_rate, limits.person_key_burst)
        self._person_acts = Budgets(limits.person_act_rate, limits.person_act_burst)
        self._daily = Budgets(limits.daily_rate, limits.daily_burst)

    def ask(self, address: str) -> None:
        """Refuse an address that sends too many requests."""
        self._take(self._requests, address)

    def join(self, address: str) -> None:
        """Refuse an address that opens tables or sits down too often."""
        self._take(self._joins, address)

    def try_key(self, address: str) -> None:
        """Charge for a wrong operator's key before it is known to be wrong, to the address and to everybody together."""
        self._take(self._keys, address)
        self._take(self._keys, EVERYBODY)

    def key_fits(self, address: str) -> None:
        """Give back what a key cost, because it fitted."""
        if self._on:
            self._keys.spend(address, -1.0)
            self._keys.spend(EVERYBODY, -1.0)

    def make_person(self, address: str) -> None:
        """Refuse an address that makes too many persons."""
        self._take(self._persons, address)

    def prove_person(self, address: str) -> None:
        """Charge for a try to prove to be somebody, before it is known to be wrong."""
        self._take(self._person_keys, address)

    def proved_person(self, address: str) -> None:
        """Give back what a proof cost, because it was right."""
        if self._on:
            self._person_keys.spend(address, -1.0)

    def act_as_person(self, person: str) -> None:
        """Refuse a person who changes or collects too much, from however many addresses."""
        self._take(self._person_acts, f"person {person}")

    def begin_daily(self, address: str) -> None:
        """Refuse an address that has begun too many tries of the daily door."""
        self._take(self._daily, address)

    def upload(self, address: str, size: int) -> None:
        """Refuse an address that has loaded too many bytes of saved games."""
        if self._on:
            self._uploads.charge(address, float(size))

    def guess(self, address: str) -> bool:
        """Charge for a wrong code before it is known to be wrong: to the address, and to everybody together. Many addresses
        that guess are one guesser, as far as a table can tell.

        False: everybody together has tried too many. Nobody may learn now whether a code is right, so the address pays for
        a right one too.
        """
        self._take(self._codes, address)
        if self.are_codes_spent():
            return False
        self._take(self._all_codes, EVERYBODY)
        return True

    def are_codes_spent(self) -> bool:
        """Whether everybody together has tried too many wrong codes."""
        return self._on and self._all_codes.wait(EVERYBODY) > 0

    def guessed(self, address: str) -> None:
        """Give back what a code cost, because it was right."""
        if self._on:
            self._codes.spend(address, -1.0)
            self._all_codes.spend(EVERYBODY, -1.0)

    def _take(self, budgets: Budgets, address: str) -> None:
        if self._on:
            budgets.charge(address)
