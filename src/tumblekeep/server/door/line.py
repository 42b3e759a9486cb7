"""A line: one WebSocket. It has a bounded queue and a sender of its own, so that who does not read stalls nobody."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tumblekeep.core.message import Message
from tumblekeep.server.door.limits import Bucket
from tumblekeep.server.refusal import Refusal, problem
from tumblekeep.server.seen.sight import to_text
from tumblekeep.server.settings import Limits

if TYPE_CHECKING:
    from tumblekeep.server.hall.host import Host
    from tumblekeep.server.watch.metrics import Metrics


class Socket(NamedTuple):
    """A WebSocket as the web server gives it."""

    scope: MutableMapping[str, Any]
    receive: Callable[[], Awaitable[MutableMapping[str, Any]]]
    send: Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Line:
    """One connection to one table."""

    def __init__(self, socket: Socket, limits: Limits, metrics: Metrics) -> None:
        self.socket = socket
        self.limits = limits
        self.metrics = metrics
        self.host: Host | None = None
        self.hashes: tuple[str, ...] = ()
        """The hashes of the seat secrets it has shown."""
        self.seats: tuple[int, ...] = ()
        self.language = "en"
        self.panels = False
        self.shown = 0
        """The last event it was sent."""
        self.bucket = Bucket(limits.action_rate, limits.action_burst)
        self.chat_bucket = Bucket(limits.chat_rate, limits.chat_burst)
        self.warned = 0
        self.closing: int | None = None
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self.sending_since: float | None = None
        self._sender = asyncio.create_task(self._send_all())

    # -- sending --------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Queue a message; a client that lets too many pile up is dropped and may come back."""
        if self.closing is not None:
            return
        if len(self._queue) >= self.limits.queue or (
            self._queue and self._bytes + len(text) > self.limits.queue_bytes
        ):
            self.drop()
            return
        self._queue.append(text)
        self._bytes += len(text)
        self._more.set()

    def tell(self, kind: str, **fields: Any) -> None:
        """Queue a small message."""
        self.send(to_text({"type": kind, **fields}))

    def refuse(self, action: str | None, refusal: Refusal, seq: int = 0) -> None:
        """Say that something was not done, and why."""
        self.metrics.refusals[refusal.message.id] += 1
        self.tell(
            "refused",
            action=action,
            problem=problem(refusal.message, self.language),
            seq=seq,
            again=refusal.again,
        )

    def leave(self, code: int, message_id: str) -> None:
        """Say why, then close."""
        if self.closing is None:
            self.tell("bye", problem=problem(Message(message_id), self.language))
            self.closing = code
            self.metrics.closed[str(code)] += 1
            self._more.set()

    def drop(self) -> None:
        """Close at once, without waiting for what is queued: the other end does not read."""
        if self.closing is None:
            self.closing = 1013
            self.metrics.closed["1013"] += 1
        self._queue.clear()
        self._bytes = 0
        self._sender.cancel()
        self._more.set()

    def is_stuck(self, now: float) -> bool:
        """One message has been on its way for too long."""
        return self.sending_since is not None and now - self.sending_since > self.limits.send_seconds

    async def _send_all(self) -> None:
        socket, pending = self.socket, self._queue
        try:
            while True:
                while pending:
                    text = pending.popleft()
                    self._bytes -= len(text)
                    self.sending_since = time.monotonic()
                    await socket.send({"type": "websocket.send", "text": text})
                    self.sending_since = None
                if self.closing is not None:
                    break
                self._more.clear()
                await self._more.wait()
            await socket.send({"type": "websocket.close", "code": self.closing, "reason": ""})
        except asyncio.CancelledError:
            self.sending_since = None
            if self.closing == 1013:
                self._abort()
        except Exception:  # the other end is gone; the reader notices, too
            self.closing = self.closing or 1006

    def _abort(self) -> None:
        """Cut the connection: a close frame would only wait behind what is not read."""
        cut = self.socket.scope.get("state", {}).get("cut")
        if cut is not None:
            cut(1013)

    async def end(self) -> None:
        """Stop sending; close if that has not been done."""
        self.closing = self.closing or 1000
        self._more.set()
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._sender), 1.0)
        self._sender.cancel()
