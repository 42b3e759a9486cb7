"""The doors: how the web server takes connections. Slow hand-shakers and over-long heads are shown out."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import State

from tumblekeep.server.door.limits import household

LARGEST_HEAD = 32 * 1024
CUT_SECONDS = 1.0
CLOSE_SECONDS = 3.0
"""How long a client may take to say good-bye, too."""
LARGEST_SEND_BUFFER = 128 * 1024


class Doors:
    """Connections an address has, and how long a request may take to arrive. One for each process."""

    by_address: ClassVar[Counter[str]] = Counter()
    most: int = 0
    """Connections an address may have; 0: any number."""
    proxies: tuple[IPv4Network | IPv6Network, ...] | None = ()
    """Where reverse proxies stand: they bring everybody's connections, and the guard counts whom they forward. None: everywhere."""
    seconds: float = 10.0

    @classmethod
    def is_proxy(cls, address: str) -> bool:
        """Whether a connection from here is not a person's own."""
        if cls.proxies is None:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in cls.proxies)


def networks(proxy: str) -> tuple[IPv4Network | IPv6Network, ...] | None:
    """The proxies that `--proxy` names: addresses or networks with commas between them; `*` is everybody.

    >>> networks("127.0.0.1, 10.0.0.0/8")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    if proxy.strip() == "*":
        return None
    return tuple(ip_network(part.strip(), strict=False) for part in proxy.split(",") if part.strip())


class PatientlessHttp(HttpToolsProtocol):
    """HTTP that waits only so long for a whole request, and reads only so much of its head."""

    _arriving: asyncio.TimerHandle | None = None
    _head = 0
    _address: str | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not Doors.is_proxy(peer):
            address = self._address = household(peer)
            Doors.by_address[address] += 1
            if Doors.most and Doors.by_address[address] > Doors.most:
                transport.abort()
                return
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        if self._address is not None:
            forget(self._address)
            self._address = None
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self._arriving is None:
            self._arriving = self.loop.call_later(Doors.seconds, self._too_slow)

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _too_slow(self) -> None:
        self._arriving = None
        if not self.transport.is_closing():
            self.transport.abort()

    def on_message_begin(self) -> None:
        self._head = 0
        self._expect()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEAD:
            self.transport.abort()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        address, self._address = self._address, None
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, ShortWebSocket):
            protocol.address = address
        self.parser = None  # type: ignore[assignment] # it holds on to us: we would stay until the next sweep


class ShortWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut off: the application finds `cut` in the scope's state."""

    address: str | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.close_timeout = CLOSE_SECONDS
        line = transport.get_extra_info("socket")
        if line is not None:  # left alone, the system would queue megabytes for a client that does not read
            with contextlib.suppress(OSError):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST_SEND_BUFFER)

    def handle_connect(self, event: Any) -> None:
        self.app_state = {**self.app_state, "cut": self.cut}
        super().handle_connect(event)

    def cut(self, code: int) -> None:
        """Close without waiting: the close frame goes behind what is not read yet, and soon after that the line ends."""
        if self.transport.is_closing():
            return
        if not self.close_sent and self.handshake_complete:
            with contextlib.suppress(InvalidState):
                self.conn.send_close(code)
                self.close_sent = True
                self.transport.write(b"".join(self.conn.data_to_send()))
        self.loop.call_later(CUT_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops. Who is leaving already has nothing to be told, and would raise if it were."""
        if self.handshake_complete and self.conn.state is not State.OPEN:
            self.transport.abort()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.address is not None:
            forget(self.address)
            self.address = None
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Undo what holds on to itself, so that a line leaves memory with its last message and not at the next sweep."""
        self.app_state = {}
        if hasattr(self, "scope"):
            self.scope["state"].pop("cut", None)
        self.conn.parser.close()
        self.conn.parser_exc = None


def forget(address: str) -> None:
    """An address has one connection less."""
    Doors.by_address[address] -= 1
    if Doors.by_address[address] <= 0:
        del Doors.by_address[address]
