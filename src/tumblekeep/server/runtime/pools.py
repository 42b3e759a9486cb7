"""Where the work is done that would block the event loop. The registry is handed these; it makes none of them, because
processes and threads are not to be had everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

from tumblekeep.server.dice.throwing import ThrowSimulator
from tumblekeep.server.runtime.rules_archive import RulesRunner

T = TypeVar("T")


class Pool(Protocol):
    """Does jobs off the event loop, and no address can crowd out the others."""

    @property
    def done(self) -> int:
        """How many jobs were finished."""

    def waiting(self) -> int:
        """How many jobs wait or are in progress."""

    def used(self, address: str) -> float:
        """The share of its processor time here that an address has used lately."""

    async def do(self, address: str, work: Callable[..., T], *what: Any) -> T:
        """Do a job for an address. `work` is importable, `what` plain data.

        A refusal in the job is raised here; an address with too many jobs is refused at once.
        """

    def close(self) -> None:
        """Stop; jobs in progress are lost."""


class BotThreads(Protocol):
    """Where bots choose that don't look ahead: in this process, because they need the game at hand."""

    async def do(self, work: Callable[[], T], seconds: float) -> T:
        """Return what the work returns; raise TimeoutError if it takes longer than this. Work of others then goes on."""

    def close(self) -> None:
        """Stop; work that has not begun is dropped."""


class Pools(NamedTuple):
    """All that a registry lets others do."""

    bots: BotThreads
    thinking: Pool
    advice: Pool
    long_advice: Pool
    """For hints, and for odds that are more precise."""
    looking_back: Pool
    files: Pool
    """For saved games and packs that people send."""
    throwing: ThrowSimulator
    rules: RulesRunner
    """For finished games of older rules."""
