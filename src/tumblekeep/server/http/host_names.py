"""The names under which this server is known.

A page of another site whose name is made to point here ("DNS rebinding") counts for the browser as our own page. Its
requests carry that name in `Host`, so a server that answers to known names only is safe from it. An IP address in
`Host` proves that the browser was pointed at an address and not at a name, so play in a local network, through a
router or out of a container needs no setting. Nothing that others may read is made from `Host`, except where
`public_origin` has checked it.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, NamedTuple

from tumblekeep.server.errors import Refusal

DEFAULT_PORTS = (None, 80, 443)
_HOST = re.compile(r"^(?:\[(?P<six>[0-9A-Fa-f:.]+)\]|(?P<name>[A-Za-z0-9_.-]+))(?::(?P<port>[0-9]{1,5}))?$")
LONGEST = 255


class HostName(NamedTuple):
    """A host as an address of a page writes it: a name or an IP address, and a port if it is given."""

    name: str
    port: int | None

    @property
    def is_address(self) -> bool:
        """Whether it is an IP address."""
        return _address(self.name) is not None


def parse_host(text: str) -> HostName | None:
    """Parse a `Host` header or a setting; None if it is malformed.

    >>> parse_host("Dice.Example.org.:8421"), parse_host("[::1]:80"), parse_host("a/b")
    (HostName(name='dice.example.org', port=8421), HostName(name='::1', port=80), None)
    """
    found = _HOST.match(text.strip()) if len(text) <= LONGEST else None
    if found is None or (found["six"] and _address(found["six"]) is None):
        return None
    name = (found["six"] or found["name"].rstrip(".")).lower()
    return HostName(name, int(found["port"]) if found["port"] else None) if name else None


def _address(text: str) -> str | None:
    try:
        return str(ip_address(text))
    except ValueError:
        return None


def own_names() -> tuple[str, ...]:
    """The names that this machine always has: `localhost`, and its own name as a local network spells it."""
    here = socket.gethostname().lower().partition(".")[0]
    return ("localhost", here, f"{here}.local") if re.fullmatch(r"[a-z0-9_-]+", here) else ("localhost",)


class KnownNames:
    """The names of this server: its machine's own, and those of the setting `names`."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        told = [found for name in names if (found := parse_host(name)) is not None]
        self._told = frozenset(told)
        self._own = frozenset(own_names())

    def must_know(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        """Refuse a request to a name that is not ours. A program may leave the name out; no browser does."""
        raw = headers.get(b"host")
        if raw is None:
            return
        host = parse_host(raw.decode("latin-1"))
        if host is None or not (host.is_address or self._is_ours(host, scope)):
            raise Refusal(421, "server-unknown-name", name="?" if host is None else host.name)

    def public_origin(self, scope: Any, headers: dict[bytes, bytes]) -> str | None:
        """Return the address of this server for texts that others read; None unless it is certain.

        An IP address counts only if the connection came in on it: anybody can write another one.
        """
        host = parse_host(headers.get(b"host", b"").decode("latin-1"))
        if host is None:
            return None
        if host.is_address:
            here = scope.get("server")
            if here is None or _address(str(here[0])) != _address(host.name) or not _port_fits(host, scope):
                return None
        elif not self._is_ours(host, scope):
            return None
        name = f"[{host.name}]" if ":" in host.name else host.name
        return f"{scope['scheme']}://{name}{'' if host.port is None else f':{host.port}'}"

    def _is_ours(self, host: HostName, scope: Any) -> bool:
        """Whether this is one of our names. A name without a port stands for the usual ports and the one we listen on."""
        if host in self._told:
            return True
        bare = host.name in self._own or HostName(host.name, None) in self._told
        return bare and _port_fits(host, scope)


def _port_fits(host: HostName, scope: Any) -> bool:
    here = scope.get("server")
    return host.port in DEFAULT_PORTS or (here is not None and host.port == here[1])
