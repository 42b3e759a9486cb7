"""Connection protocols: how the web server accepts connections. Slow handshakes and overlong headers are rejected."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable, MutableMapping
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import State

from tumblekeep.server.charging.addresses import household
from tumblekeep.server.http.connection_gate import ConnectionGate, forget
from tumblekeep.server.http.inbox import Inbox
from tumblekeep.server.network.frames import ends_whole, framed, whole_text

LARGEST_HEAD = 32 * 1024
CUT_SECONDS = 1.0
CLOSE_SECONDS = 3.0
"""How many seconds a client may take to answer a close frame."""
LARGEST_SEND_BUFFER = 128 * 1024
MOST_UNHEARD = 8
"""How many messages of one client may wait to be processed; beyond that nothing more is read from it until they are."""
END_OF_HEAD = b"\r\n\r\n"


class TimedHttpProtocol(HttpToolsProtocol):
    """HTTP with a time limit for a whole request and a size limit for its headers."""

    _arriving: asyncio.TimerHandle | None = None
    _began = 0.0
    """When the connection or its current request began, in the loop's time."""
    _head = 0
    _address: str | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not ConnectionGate.is_proxy(peer):
            address = self._address = household(peer)
            ConnectionGate.by_address[address] += 1
            if ConnectionGate.most and ConnectionGate.by_address[address] > ConnectionGate.most:
                ConnectionGate.refuse(address, "server-too-many-connections")
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
            self._began = self.loop.time()
            self._arriving = self.loop.call_at(self._began + ConnectionGate.seconds, self._too_slow)

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _too_slow(self) -> None:
        self._arriving = None
        if not self.transport.is_closing():
            ConnectionGate.refuse(self._address or "", "server-too-slow-to-ask")
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
        if isinstance(protocol, DirectWebSocket):
            protocol.address, protocol.began = address, self._began
        self.parser = None  # type: ignore[assignment] # it holds on to us: we would stay until the next sweep


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is written to directly: once accepted, the application finds it as `wire` in the scope's
    state.

    Messages bypass the web server's queue and nobody waits for them. `write` takes whole messages, `stalled_since`
    is the time since which the client has not read enough, and `resumed` is called when it reads again.
    """

    address: str | None = None
    began = 0.0
    """When the client first connected, in the loop's time."""
    stalled_since: float | None = None
    resumed: Callable[[], None] | None = None
    heard: Callable[[MutableMapping[str, Any]], bool] | None = None

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._inbox = Inbox(self.loop)
        self._is_between_frames = False
        """The last data ended with a frame, and the parser waits for another."""
        self.queue = self._inbox  # type: ignore[assignment] # all of a queue that is used

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.close_timeout = CLOSE_SECONDS
        raw_socket = transport.get_extra_info("socket")
        # without a limit the system would queue megabytes for a client that does not read
        if raw_socket is not None:
            with contextlib.suppress(OSError):
                raw_socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST_SEND_BUFFER)

    def handle_connect(self, event: Any) -> None:
        self.app_state = {**self.app_state, "wire": self}
        super().handle_connect(event)

    # -- reading --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        # the parser takes longer than an answer takes to be decided
        if self._is_between_frames:
            if self.heard is not None and self._inbox.is_idle and not self.close_sent:
                body = whole_text(data)
                if body is not None:
                    with contextlib.suppress(UnicodeDecodeError):  # the parser refuses it
                        self._hear({"type": "websocket.receive", "text": body.decode()})
                        return
            self._is_between_frames = ends_whole(data)
            super().data_received(data)
            return
        is_request = not self.handshake_initiated
        super().data_received(data)
        if is_request and self.handshake_initiated:
            # the first frame comes after the client's request, if nothing of it came with that
            self._is_between_frames = data.find(END_OF_HEAD) == len(data) - len(END_OF_HEAD)

    def _hear(self, message: MutableMapping[str, Any]) -> None:
        if self.heard is None or not self.heard(message):
            self._inbox.put_nowait(message)

    def send_receive_event_to_app(self) -> None:
        # otherwise reading would pause and resume for every message
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and len(self._inbox) >= MOST_UNHEARD and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    # -- writing --------------------------------------------------------------------------------------

    def write(self, text: str, *more: str) -> None:
        """Send messages in one write; what cannot be sent at once waits in the transport."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(text) if not more else b"".join(map(framed, (text, *more))))

    def pause_writing(self) -> None:
        self.stalled_since = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stalled_since = None
        super().resume_writing()
        if self.resumed is not None:
            self.resumed()

    # -- ending ---------------------------------------------------------------------------------------

    def say_goodbye(self, code: int) -> None:
        """Close properly: after everything that was written, and with a little time for the client's own close
        frame."""
        if not self._close(code):
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def cut(self, code: int) -> None:
        """Close without waiting: queue the close frame behind the unread data, and end the connection soon after."""
        if self.transport.is_closing():
            return
        self._close(code)
        self.loop.call_later(CUT_SECONDS, self.transport.abort)

    def _close(self, code: int) -> bool:
        if self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        try:
            self.conn.send_close(code)
        except InvalidState:
            return False
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def shutdown(self) -> None:
        """Shut down with the server.

        A connection that is already closing has nothing to be told, and would raise an error if it were.
        """
        if self.handshake_complete and self.conn.state is not State.OPEN:
            self.transport.abort()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.address is not None:
            forget(self.address)
            self.address = None
        self.stalled_since = None
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Break reference cycles, so that a connection leaves memory with its last message and not at the next
        garbage collection."""
        self.app_state = {}
        self.resumed = self.heard = None
        if hasattr(self, "scope"):
            self.scope["state"].pop("wire", None)
        self.conn.parser.close()
        self.conn.parser_exc = None
