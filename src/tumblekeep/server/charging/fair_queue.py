"""A fair queue: a few places that clients take turns at. Whoever has used least of its budget goes first, whoever came first."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType

from tumblekeep.server.errors import Refusal

LATER = 0.05
"""What comes later goes after clients who have used this share of their budget more."""
ENOUGH = 0.002
"""A client who has used this share of its budget more than somebody who waits lets them go first."""


class FairQueue:
    """Hands out its places by what each client has used (`Budgets.used`), not by when it came.

    `each`: how many turns one client may have or wait for; `most`: how many all of them together may wait for.
    """

    def __init__(
        self,
        places: int,
        used: Callable[[str], float],
        *,
        each: int | None = None,
        most: int | None = None,
    ) -> None:
        self._free = places
        self._used = used
        self._each, self._most = each, most
        self._lines: dict[tuple[str, bool], deque[QueueTurn]] = {}
        self._of_client: dict[str, int] = {}
        self._resting: set[QueueTurn] = set()
        self._came = 0

    def turn(self, client: str, *, later: bool = False) -> QueueTurn:
        """A turn of a client, to be waited for: `async with queue.turn(address):`. `later`: nobody sits at a table and waits for it."""
        return QueueTurn(self, client, later)

    def waiting(self) -> int:
        """How many turns are waited for."""
        return sum(map(len, self._lines.values()))

    def taken(self) -> int:
        """How many turns are waited for or under way."""
        return sum(self._of_client.values())

    def before(self, turn: QueueTurn) -> int:
        """How many turns come before this one, as things are; none, once it is under way."""
        line = self._lines.get(turn.line)
        if line is None or turn not in line:
            return 0
        mine = self._key(turn.line)
        ahead = line.index(turn)
        return ahead + sum(
            len(other) for name, other in self._lines.items() if name != turn.line and self._key(name) < mine
        )

    def _rank(self, line: tuple[str, bool]) -> float:
        client, later = line
        return self._used(client) + LATER * later

    def _key(self, line: tuple[str, bool]) -> tuple[float, int]:
        return self._rank(line), self._lines[line][0].came

    def _make_room(self, line: tuple[str, bool]) -> None:
        """Refuse a client that waits for too much already. If the whole queue is full, whoever has used most leaves it."""
        if self._each is not None and self._of_client.get(line[0], 0) >= self._each:
            raise Refusal(429, "server-wait-your-turn", again=True)
        if self._most is None or self.waiting() < self._most:
            return
        full = Refusal(503, "server-full", again=True)
        last = max(self._lines, key=self._key)
        if self._rank(last) <= self._rank(line):
            raise full
        turn = self._lines[last][-1]
        self._leave_line(turn)
        turn.called.set_exception(full)

    async def _enter(self, turn: QueueTurn) -> None:
        self._make_room(turn.line)
        self._of_client[turn.line[0]] = self._of_client.get(turn.line[0], 0) + 1
        try:
            await self._wait(turn)
        except BaseException:
            self._forget(turn)
            raise

    async def _wait(self, turn: QueueTurn) -> None:
        if self._free and not self._lines:
            self._free -= 1
            turn.holds = True
            return
        self._came += 1
        turn.came = self._came
        turn.called = asyncio.get_running_loop().create_future()
        self._lines.setdefault(turn.line, deque()).append(turn)
        self._call()
        for resting in self._resting:
            if self._is_due(resting):
                resting.rouse()
        try:
            await turn.called
        except Refusal:  # it had to make room
            raise
        except BaseException:
            if turn in self._lines.get(turn.line, ()):
                self._leave_line(turn)
            else:
                self._release()  # it was called when it was already gone
            raise
        turn.holds = True

    def _leave_line(self, turn: QueueTurn) -> None:
        line = self._lines[turn.line]
        line.remove(turn)
        if not line:
            del self._lines[turn.line]

    def _call(self) -> None:
        """Call whoever is next, while there are places."""
        while self._free and self._lines:
            turn = self._lines[min(self._lines, key=self._key)][0]
            self._leave_line(turn)
            self._free -= 1
            if not turn.called.done():  # else it was cancelled, and gives its place back itself
                turn.called.set_result(None)

    def _release(self) -> None:
        self._free += 1
        self._call()

    def _forget(self, turn: QueueTurn) -> None:
        client = turn.line[0]
        self._of_client[client] -= 1
        if not self._of_client[client]:
            del self._of_client[client]

    def _is_due(self, turn: QueueTurn) -> bool:
        """Whether somebody who has clearly used less waits while this turn goes on."""
        if not self._lines:
            return False
        mine = self._rank(turn.line)
        return any(self._rank(line) + ENOUGH < mine for line in self._lines)


class QueueTurn:
    """One turn of a client: waited for, under way, or over."""

    __slots__ = ("_queue", "_roused", "called", "came", "holds", "line")

    def __init__(self, queue: FairQueue, client: str, later: bool) -> None:
        self._queue = queue
        self.line = (client, later)
        self.came = 0
        self.holds = False
        """It has a place."""
        self.called: asyncio.Future[None]
        self._roused: asyncio.Future[None] | None = None

    async def __aenter__(self) -> QueueTurn:
        await self.begin()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()

    async def begin(self) -> None:
        """Wait for a place."""
        await self._queue._enter(self)

    def end(self) -> None:
        """Give the place back."""
        self._queue._forget(self)
        if self.holds:
            self.holds = False
            self._queue._release()

    async def share(self) -> None:
        """Let those go first who have used less; long work calls this every now and then."""
        if self._queue._is_due(self):
            self.holds = False
            self._queue._release()
            await self._queue._wait(self)

    async def rest(self, seconds: float) -> None:
        """Keep the place without working, so that the loop is free for others; but not while somebody waits who has used less."""
        loop = asyncio.get_running_loop()
        self._roused = loop.create_future()
        alarm = loop.call_later(seconds, self.rouse)
        self._queue._resting.add(self)
        try:
            await self._roused
        finally:
            alarm.cancel()
            self._queue._resting.discard(self)
        await self.share()

    def rouse(self) -> None:
        """End its rest."""
        if self._roused is not None and not self._roused.done():
            self._roused.set_result(None)
