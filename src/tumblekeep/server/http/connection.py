"""A connection: one WebSocket.

Messages are written to it directly; what the client does not read waits in a bounded queue.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from tumblekeep.core.message import Message
from tumblekeep.server.errors import Refusal, problem
from tumblekeep.server.http.rate_limits import Bucket
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.visibility.projection import SeenSights, to_text

if TYPE_CHECKING:
    from tumblekeep.server.metrics.counters import Metrics
    from tumblekeep.server.runtime.live_table import LiveTable

AT_ONCE = 32 * 1024
"""Join up to this many queued bytes into one write."""
LAST_SECONDS = 1.0
"""How many seconds a closing connection may take to send its queue."""


class Transport(Protocol):
    """The socket itself, as far as a connection needs to know it."""

    began: float
    """When the client first connected, in the loop's time."""
    stalled_since: float | None
    """Since when the client has not read enough; None while it reads."""
    resumed: Callable[[], None] | None
    """Called when the client reads again."""
    heard: Callable[[MutableMapping[str, Any]], bool] | None
    """Called with a message before anybody is woken for it, if all earlier ones have been processed: it returns True if it needs no more
    than that."""

    def write(self, text: str, *more: str) -> None:
        """Send one or more messages."""

    def say_goodbye(self, code: int) -> None:
        """Close after everything that was written."""

    def cut(self, code: int) -> None:
        """Close without waiting."""


class WebSocketTransport(NamedTuple):
    """A WebSocket as the web server hands it over."""

    scope: MutableMapping[str, Any]
    receive: Callable[[], Awaitable[MutableMapping[str, Any]]]
    send: Callable[[MutableMapping[str, Any]], Awaitable[None]]

    @property
    def wire(self) -> Transport:
        """The transport to write to."""
        found: Transport = self.scope["state"]["wire"]
        return found


class Connection:
    """One connection to one table."""

    def __init__(self, socket: WebSocketTransport, limits: RateLimits, metrics: Metrics) -> None:
        self.socket = socket
        self.limits = limits
        self.metrics = metrics
        self.live_table: LiveTable | None = None
        self.resyncing = False
        """The client has asked for the whole state and waits for its turn."""
        self.hashes: tuple[str, ...] = ()
        """The hashes of the seat secrets that the client has presented."""
        self.seats: tuple[int, ...] = ()
        self.address = ""
        self.watcher = ""
        self.language = "en"
        self.panels = False
        self.differences = False
        self.shown = 0
        """The last event that it was sent."""
        self.seen: SeenSights = ()
        self.bucket = Bucket(limits.action_rate, limits.action_burst)
        self.chat_bucket = Bucket(limits.chat_rate, limits.chat_burst)
        self.aim_bucket = Bucket(limits.aim_rate, limits.aim_burst)
        self.is_heavy = False
        """Its address had used much when that was last looked at: its messages come in one by one."""
        self.warned = 0
        self.closing: int | None = None
        self.acting = False
        """The client's own act is in progress: messages to it wait for the acknowledgement, at most one turn of
        the loop."""
        self.is_busy = False
        """An act of the client is being stored that no task waits for: the next message waits for that."""
        self._gathers = False
        """What is sent goes out with the next acknowledgement, which is about to be sent."""
        self._free_again: asyncio.Future[None] | None = None
        self._wire = socket.wire
        self._wire.resumed = self.flush
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] | None = None

    # -- sending --------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Send a message without waiting. A client whose queue grows too long is disconnected, and may reconnect."""
        if self.closing is not None:
            return
        queue = self._queue
        if not queue and not self.acting and not self._gathers and self._wire.stalled_since is None:
            self._wire.write(text)
            return
        size = len(text)  # nearly every character is one byte
        if len(queue) >= self.limits.queue or (queue and self._bytes + size > self.limits.queue_bytes):
            self.drop()
            return
        queue.append(text)
        self._bytes += size
        if self._gathers:
            return
        if not self.acting:
            self.flush()
        elif len(queue) == 1:
            self._loop.call_soon(self.flush)

    def gather(self) -> None:
        """Send nothing until `release`, which must follow at once."""
        self._gathers = True

    def release(self) -> None:
        """The act that was being stored is: send the next message together with what was gathered, and hear the client again."""
        self._gathers = self.is_busy = False
        if self._free_again is not None and not self._free_again.done():
            self._free_again.set_result(None)

    async def rest(self) -> None:
        """Wait until no act of the client is being stored."""
        while self.is_busy:
            if self._free_again is None or self._free_again.done():
                self._free_again = self._loop.create_future()
            await self._free_again
        self._free_again = None

    def glimpse(self, text: str) -> None:
        """Send something that is worth nothing later: skip it if the queue is not empty."""
        if not self._queue and self._wire.stalled_since is None:
            self.send(text)

    def tell(self, kind: str, **fields: Any) -> None:
        """Send a small message."""
        self.send(to_text({"type": kind, **fields}))

    def refuse(self, action: str | None, refusal: Refusal, seq: int = 0) -> None:
        """Tell the client that its act was not done, and why."""
        self.metrics.refusals[refusal.message.id] += 1
        self.tell(
            "refused",
            action=action,
            problem=problem(refusal.message, self.language),
            seq=seq,
            again=refusal.again,
        )

    def leave(self, code: int, message_id: str) -> None:
        """Tell the client why, then close."""
        if self.closing is None:
            self.tell("bye", problem=problem(Message(message_id), self.language))
            self.closing = code
            self.metrics.closed[str(code)] += 1
            self.flush()

    @property
    def began(self) -> float:
        """When the client first connected, in the loop's time."""
        return self._wire.began

    def show_out(self, code: int, message_id: str) -> None:
        """Tell the client why, then close. Wait less long for its close frame than for a client that was at a table."""
        self.leave(code, message_id)
        self._wire.cut(code)

    def drop(self) -> None:
        """Close at once and discard the queue, because the client does not read."""
        if self.closing is None:
            self.closing = 1013
            self.metrics.closed["1013"] += 1
        self._queue.clear()
        self._bytes = 0
        self._wire.cut(1013)

    def is_stuck(self, now: float) -> bool:
        """Whether the client has not read for too long."""
        since = self._wire.stalled_since
        return since is not None and now - since > self.limits.send_seconds

    def hear_with(self, heard: Callable[[MutableMapping[str, Any]], bool]) -> None:
        """Let messages be taken in as soon as they are read, where that is possible."""
        self._wire.heard = heard

    def flush(self) -> None:
        """Write the queue in joined chunks while the client reads.

        When it is empty and the connection is closing, send the close frame.
        """
        queue, wire = self._queue, self._wire
        while queue and wire.stalled_since is None:
            texts = [queue.popleft()]
            size = len(texts[0])
            while queue and size < AT_ONCE:
                texts.append(queue.popleft())
                size += len(texts[-1])
            self._bytes -= size
            wire.write(*texts)
        if self.closing is not None and not queue:
            if self.closing != 1013:
                wire.say_goodbye(self.closing)
            if self._ended is not None and not self._ended.done():
                self._ended.set_result(None)

    async def end(self) -> None:
        """Send the queue if that does not take long, then close if that has not been done."""
        self.closing = self.closing or 1000
        self._ended = self._loop.create_future()
        self.flush()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ended, LAST_SECONDS)
        self._queue.clear()
        self._wire.resumed = self._wire.heard = None
