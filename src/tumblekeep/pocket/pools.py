"""Where a house without processes and threads does its long work: in the worker beside it, or at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from tumblekeep.core.chance import Throw
from tumblekeep.pocket import mind
from tumblekeep.server.dice.throwing import SimulatedThrow
from tumblekeep.server.errors import Refusal
from tumblekeep.server.jobs import result_of, unpacked
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.pools import Pools

T = TypeVar("T")


class Minds(Protocol):
    """The worker that thinks."""

    async def think(self, request_text: str) -> str:
        """Have `tumblekeep.pocket.mind.answer` called there; return what it returns."""


class PocketPool:
    """Does one kind of job. Everybody here is at the same device, so nobody is put behind others."""

    def __init__(self, minds: Minds | None) -> None:
        self._minds = minds
        self._waiting = 0
        self.done = 0

    def waiting(self) -> int:
        """How many jobs wait or are in progress."""
        return self._waiting

    def used(self, address: str) -> float:
        """Return 0: nobody has used up anything."""
        return 0.0

    async def do(self, address: str, work: Callable[..., T], *what: Any) -> T:
        """Do a job."""
        self._waiting += 1
        try:
            kind, result = await self._told(work, what)
        finally:
            self._waiting -= 1
        self.done += 1
        found: T = unpacked(work, kind, result)
        return found

    async def _told(self, work: Callable[..., Any], what: tuple[Any, ...]) -> tuple[str, Any]:
        if self._minds is not None and work.__module__ in mind.JOBS:
            try:
                return mind.read_answer(await self._minds.think(mind.request_text(work, what)))
            except asyncio.CancelledError:
                raise
            except Exception as error:  # the worker is gone: the next job may find another one
                journal.error("the thinking worker failed", error=type(error).__name__)
                raise Refusal(503, "server-broken", again=True) from error
        await asyncio.sleep(0)  # what was acknowledged is sent before the loop is held up
        return result_of(work, what)

    def close(self) -> None:
        """Do nothing: the worker belongs to whoever started it."""


class AtOnce:
    """Where bots choose that don't look ahead: here and now, which takes them a few milliseconds."""

    async def do(self, work: Callable[[], T], seconds: float) -> T:
        """Return what the work returns."""
        await asyncio.sleep(0)
        return work()

    def close(self) -> None:
        """Do nothing."""


class NoSimulator:
    """Simulates no throws. Throws are sampled, or people report what their own dice showed."""

    async def throw(self, question: Throw[Any], launch: dict[str, Any], seed: int) -> SimulatedThrow:
        """Refuse."""
        raise Refusal(409, "server-no-physics")

    async def throw_for(self, question: Throw[Any], clumsiness: float, seed: int) -> SimulatedThrow:
        """Refuse."""
        raise Refusal(409, "server-no-physics")

    async def simulate(self, setup: dict[str, Any], launch: dict[str, Any], seed: int) -> SimulatedThrow:
        """Refuse."""
        raise Refusal(409, "server-no-physics")

    async def throw_again(self, setup: dict[str, Any], launch: dict[str, Any]) -> SimulatedThrow:
        """Refuse."""
        raise Refusal(409, "server-no-physics")

    async def foresee(self, setup: dict[str, Any], launch: dict[str, Any], after: int) -> dict[str, Any]:
        """Foresee nothing."""
        return {"after": after, "first": None, "places": []}

    async def advise(self, setup: dict[str, Any], launch: dict[str, Any]) -> dict[str, Any]:
        """Advise nothing."""
        return {"advice": None}

    def close(self) -> None:
        """Do nothing."""


def pocket_pools(minds: Minds | None) -> Pools:
    """Make the pools of a house."""
    return Pools(
        bots=AtOnce(),
        thinking=PocketPool(minds),
        advice=PocketPool(minds),
        long_advice=PocketPool(minds),
        looking_back=PocketPool(minds),
        files=PocketPool(None),
        throwing=NoSimulator(),
    )
