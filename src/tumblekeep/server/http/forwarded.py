"""Where a client behind a reverse proxy really is.

A proxy says so in `X-Forwarded-For`, and so can any client. So only proxies that were named are heard (`--proxy`), and of what they send only
the last address that is not a proxy's own: whatever stands before it was written by the client. A proxy that passes on the client's own
header without setting one can't be told from a good one by a request that has the header. But it also passes on requests that have none,
which a good one never does. The first of those makes us stop believing it: everybody behind it then counts as one address, until it is set
right and the server is started again.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from ipaddress import ip_address
from typing import Any

from tumblekeep.server.http.connection_gate import ConnectionGate
from tumblekeep.server.http.host_names import parse_host
from tumblekeep.server.metrics.journal import journal

Scope = MutableMapping[str, Any]
SECURE = {"http": "https", "ws": "wss"}


class ForwardedAddresses:
    """Replaces the proxy's address by that of the client it speaks for."""

    def __init__(self) -> None:
        self.is_trusted = True
        """Whether the proxy sets the address itself, as far as we know."""

    def seen(self, scope: Scope) -> Scope:
        """Return a request as it comes from its client."""
        client = scope.get("client")
        if not client or not ConnectionGate.is_proxy(str(client[0])):
            return scope
        headers = scope["headers"]
        told = ",".join(value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for")
        if not told.strip():
            if self.is_trusted and not is_local(scope):
                self.is_trusted = False
                journal.error(
                    "the proxy does not set X-Forwarded-For, so clients can write it: nobody behind it is told apart any more; "
                    "set it as deploy/nginx.conf and deploy/Caddyfile do, and start the server again"
                )
            return scope
        address = _client(told) if self.is_trusted else None
        if address is None:
            return scope
        scheme = scope["scheme"]
        protocol = [value.strip().lower() for name, value in headers if name == b"x-forwarded-proto"]
        if protocol and protocol[-1] in (b"https", b"wss"):
            scheme = SECURE.get(scheme, scheme)
        return {**scope, "client": (address, 0), "scheme": scheme}


def _client(told: str) -> str | None:
    """The last address that is not a proxy's own.

    >>> _client("203.0.113.9, 198.51.100.7"), _client("[2001:db8::1]:4711"), _client("unknown")
    ('198.51.100.7', '2001:db8::1', None)
    """
    for piece in reversed(told.split(",")):
        host = parse_host(piece) if ":" not in piece or "]" in piece or piece.count(":") == 1 else None
        address = piece.strip() if host is None else host.name
        try:
            found = str(ip_address(address))
        except ValueError:
            return None
        if ConnectionGate.proxies is None or not ConnectionGate.is_proxy(found):
            return found
    return None


def is_local(scope: Scope) -> bool:
    """Tell whether a request was sent to this machine by an address or `localhost`, as a health check or Prometheus does, and not by
    a name that people use."""
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    found = parse_host(host)
    return found is None or found.is_address or found.name == "localhost"
