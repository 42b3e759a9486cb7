"""Where a house without processes and threads does its long work: in the worker beside it, or at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from tumblekeep.core.chance import Throw
from tumblekeep.kit.throwing import is_installed
from tumblekeep.pocket import mind
from tumblekeep.server.dice import simulation
from tumblekeep.server.dice.throwing import SimulatedThrow
from tumblekeep.server.errors import Refusal
from tumblekeep.server.jobs import result_of, unpacked
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.pools import Pools
from tumblekeep.server.runtime.rules_archive import NoRules

T = TypeVar("T")


class Minds(Protocol):
    """The worker that thinks, and throws."""

    throws: bool
    """Whether it can simulate throws."""

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


class PocketThrows:
    """Simulates throws where there is an engine: in the worker beside the house, or at once."""

    def __init__(self, minds: Minds | None) -> None:
        self._minds = minds
        self._waiting = 0

    def is_available(self) -> bool:
        """Whether throws can be simulated here."""
        return is_installed() if self._minds is None else self._minds.throws

    async def throw(self, question: Throw[Any], launch: dict[str, Any], seed: int) -> SimulatedThrow:
        """Simulate a launch that answers a question."""
        return await self.simulate(dict(question.setup), launch, seed)

    async def throw_for(self, question: Throw[Any], clumsiness: float, seed: int) -> SimulatedThrow:
        """Simulate a bot's throw, as well as its hand can."""
        return await self._made(simulation.bot_throws, dict(question.setup), clumsiness, seed)

    async def simulate(self, setup: dict[str, Any], launch: dict[str, Any], seed: int) -> SimulatedThrow:
        """Simulate a launch. One that is malformed or absurd is refused, and nothing has happened."""
        return await self._made(simulation.simulate, setup, launch, seed)

    async def throw_again(self, setup: dict[str, Any], launch: dict[str, Any]) -> SimulatedThrow:
        """Simulate a stored launch once more, exactly as it was."""
        return await self._made(simulation.throw_again, setup, launch)

    async def foresee(self, setup: dict[str, Any], launch: dict[str, Any], after: int) -> dict[str, Any]:
        """What can be known of a launch before it is made. Real throws come first: while one waits, nothing is computed."""
        if self._waiting:
            return {"after": after, "first": None, "places": []}
        told: dict[str, Any] = await self._answered(simulation.foreseen, setup, launch, after)
        return told

    async def advise(self, setup: dict[str, Any], launch: dict[str, Any]) -> dict[str, Any]:
        """What would have made a throw better. Real throws come first here too."""
        if self._waiting:
            return {"advice": None}
        told: dict[str, Any] = await self._answered(simulation.advised, setup, launch)
        return told

    async def _made(self, make: Callable[..., Any], *what: Any) -> SimulatedThrow:
        return SimulatedThrow(*await self._answered(make, *what))

    async def _answered(self, make: Callable[..., Any], *what: Any) -> Any:
        if not self.is_available():
            raise Refusal(409, "server-no-physics")
        self._waiting += 1
        try:
            told = await self._told(make, what)
        finally:
            self._waiting -= 1
        if isinstance(told, str):
            raise Refusal(422, "server-bad-launch", why=told)
        if not simulation.is_told(told):
            raise Refusal(503, "server-physics-failed", again=True)
        return told

    async def _told(self, make: Callable[..., Any], what: tuple[Any, ...]) -> Any:
        if self._minds is None:
            await asyncio.sleep(0)
            return make(*what)
        try:
            text = await self._minds.think(mind.request_text(make, what))
        except asyncio.CancelledError:
            raise
        except Exception as error:  # in a browser, whatever the worker's JavaScript throws
            journal.error("the throwing worker failed", error=type(error).__name__)
            is_missing = mind.NO_PHYSICS in str(error)
            raise Refusal(
                503, "server-physics-elsewhere" if is_missing else "server-physics-failed", again=True
            ) from error
        return unpacked(make, *mind.read_answer(text))

    def close(self) -> None:
        """Do nothing: the worker belongs to whoever started it."""


def pocket_pools(minds: Minds | None) -> Pools:
    """Make the pools of a house."""
    return Pools(
        bots=AtOnce(),
        thinking=PocketPool(minds),
        advice=PocketPool(minds),
        long_advice=PocketPool(minds),
        looking_back=PocketPool(minds),
        files=PocketPool(None),
        throwing=PocketThrows(minds),
        rules=NoRules(),
    )
