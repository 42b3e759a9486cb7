"""Rate limits per client, as token buckets."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from time import monotonic

from tumblekeep.server.errors import Refusal
from tumblekeep.server.settings import RateLimits

MOST_ADDRESSES = 50_000
READING_UNIT = 0.001
"""Reading is counted in thousandths of a second of processor time."""


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return the address that limits count: itself, or for IPv6 its whole /64, because one household has that many.

    Every spelling of an address gives the same result.

    >>> household("2001:db8:1::5") == household("2001:0db8:0001:0000:ffff::9") == "2001:db8:1::"
    True
    >>> household("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


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

    def pay(self, cost: float) -> None:
        """Charge for an act that cost more than one token.

        A client in debt has to wait until it is paid, at most twice as long as for a burst.
        """
        self._left = max(-float(self._burst), self._left - cost)

    def wait(self) -> int:
        """Seconds until the next act is allowed, rounded up."""
        return max(1, int((1 - self._left) / self._rate + 0.999))

    def is_full(self) -> bool:
        """Whether the bucket has not been used for a while."""
        return self._left + (self._clock() - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket per address; unused ones are removed."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._by_address: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        """Return the bucket of an address."""
        found = self._by_address.get(address)
        if found is None:
            if len(self._by_address) >= MOST_ADDRESSES:
                self._by_address = {who: one for who, one in self._by_address.items() if not one.is_full()}
            found = self._by_address[address] = Bucket(self._rate, self._burst)
        return found

    def take(self, address: str) -> None:
        """One act of an address, or a refusal that says how long to wait."""
        bucket = self.of(address)
        if not bucket.take():
            raise Refusal(429, "server-too-fast", again=True, wait=bucket.wait())


class AddressLimits:
    """The rate limits of each address: for all requests, for opening tables and sitting down, and for trying codes."""

    def __init__(self, limits: RateLimits) -> None:
        self._on = limits.on
        self._joins = Buckets(limits.join_rate, limits.join_burst)
        self._codes = Buckets(limits.code_rate, limits.code_burst)
        self._requests = Buckets(limits.request_rate, limits.request_burst)
        self._reading = Buckets(limits.reading_rate / READING_UNIT, int(limits.reading_burst / READING_UNIT))

    def ask(self, address: str) -> None:
        """Refuse an address that sends too many requests."""
        self._take(self._requests, address)

    def read(self, address: str) -> None:
        """Refuse to read logs and replays for an address that owes processor time. Everything else stays open to it."""
        self._take(self._reading, address)

    def pay(self, address: str, seconds: float) -> None:
        """Charge an address for the processor time that its reading took."""
        if self._on:
            self._reading.of(address).pay(seconds / READING_UNIT)

    def join(self, address: str) -> None:
        """Refuse an address that opens tables or sits down too often."""
        self._take(self._joins, address)

    def guess(self, address: str) -> None:
        """Refuse an address that tries too many codes."""
        self._take(self._codes, address)

    def _take(self, buckets: Buckets, address: str) -> None:
        if self._on:
            buckets.take(address)
