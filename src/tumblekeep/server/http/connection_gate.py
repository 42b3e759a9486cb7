"""The gate for connections: how many an address may have, and which of them bring other people's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import ClassVar

from tumblekeep.server.errors import Refusal


class ConnectionGate:
    """Limits how many connections an address has, and how long a request may take to arrive. One per process."""

    by_address: ClassVar[Counter[str]] = Counter()
    most: int = 0
    """How many connections an address may have; 0: any number."""
    proxies: tuple[IPv4Network | IPv6Network, ...] | None = ()
    """Where reverse proxies are. They bring everybody's connections, so the guard counts the forwarded addresses
    instead. None: everywhere."""
    seconds: float = 8.0
    turned_away: Callable[[str, str, Refusal], None] | None = None
    """Told of every connection that is refused: at which door, from where, why."""

    @classmethod
    def refuse(cls, address: str, reason: str) -> None:
        """Note that a connection was refused."""
        if cls.turned_away is not None:
            cls.turned_away("connection", address, Refusal(429, reason))

    @classmethod
    def is_proxy(cls, address: str) -> bool:
        """Tell whether a connection from this address comes from a proxy."""
        if not cls.proxies:
            return cls.proxies is None
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in cls.proxies)


def networks(proxy: str) -> tuple[IPv4Network | IPv6Network, ...] | None:
    """Parse `--proxy`: addresses or networks separated by commas; `*` means everywhere.

    >>> networks("127.0.0.1, 10.0.0.0/8")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    if proxy.strip() == "*":
        return None
    return tuple(ip_network(part.strip(), strict=False) for part in proxy.split(",") if part.strip())


def forget(address: str) -> None:
    """Count one connection less for an address."""
    ConnectionGate.by_address[address] -= 1
    if ConnectionGate.by_address[address] <= 0:
        del ConnectionGate.by_address[address]
