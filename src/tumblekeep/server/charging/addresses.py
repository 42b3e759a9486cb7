"""Addresses: which clients count as one.

An IPv6 household has a whole /64, and whoever rents a server has a /56 or a /48. So work is charged to all of these, by budgets that
grow: many addresses of one network are not as many clients.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

WIDER_V4 = ((24, 32),)
WIDER_V6 = ((56, 4), (48, 16))
"""Wider networks that a client is part of, and how many times the budget of one client each of them has."""

EVERYBODY = "everybody"
"""Whom work is done for that all who ask share, such as a list: whoever asked first, it goes first and nobody is charged."""


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return the address that limits count: itself, or for IPv6 its whole /64, because one household has that many.

    Every spelling of an address gives the same result.

    >>> household("2001:db8:1::5") == household("2001:0db8:0001:0000:ffff::9") == "2001:db8:1::"
    True
    >>> household("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    found = _read(address)
    if found is None:
        return address
    return str(found) if isinstance(found, IPv4Address) else str(_network(found, 64))


@lru_cache(maxsize=4096)
def ladder(address: str) -> tuple[tuple[str, int], ...]:
    """Return the client and the wider networks it is part of, each with how many clients' budgets it has.

    >>> ladder("192.0.2.7")
    (('192.0.2.7', 1), ('192.0.2.0/24', 32))
    >>> [name for name, _ in ladder("2001:db8:1:2f0::5")]
    ['2001:db8:1:2f0::', '2001:db8:1:200::/56', '2001:db8:1::/48']
    >>> ladder("a table")
    (('a table', 1),)
    """
    found = _read(address)
    client = (household(address), 1)
    if found is None:
        return (client,)
    wider = WIDER_V4 if isinstance(found, IPv4Address) else WIDER_V6
    return (client, *((f"{_network(found, bits)}/{bits}", times) for bits, times in wider))


@lru_cache(maxsize=4096)
def address_class(address: str) -> str:
    """Say what kind of address this is, for the metrics, which must never name anybody.

    >>> [address_class(one) for one in ("127.0.0.1", "10.0.0.3", "8.8.8.8", "2a00::1", "")]
    ['this-computer', 'local', 'ipv4', 'ipv6', 'nobody']
    """
    found = _read(address)
    if found is None:
        return "nobody"
    if found.is_loopback:
        return "this-computer"
    if found.is_private:
        return "local"
    return "ipv4" if isinstance(found, IPv4Address) else "ipv6"


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def _network(address: IPv4Address | IPv6Address, bits: int) -> IPv4Address | IPv6Address:
    lost = address.max_prefixlen - bits
    return type(address)(int(address) >> lost << lost)
