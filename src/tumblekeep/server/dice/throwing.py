"""What simulates throws, as a table knows it. `throws.py` does it in processes."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from tumblekeep.core.chance import Throw


class SimulatedThrow(NamedTuple):
    """A simulated throw."""

    landing: dict[str, Any]
    launch: dict[str, Any]
    track: str
    """The encoded flight, in base64."""


class ThrowSimulator(Protocol):
    """Simulates launches, never on the event loop. What can't be simulated is refused, and nothing has happened."""

    def is_available(self) -> bool:
        """Whether throws can be simulated here."""

    async def throw(self, question: Throw[Any], launch: dict[str, Any], seed: int) -> SimulatedThrow:
        """Simulate a launch that answers a question."""

    async def throw_for(self, question: Throw[Any], clumsiness: float, seed: int) -> SimulatedThrow:
        """Simulate a bot's throw, as well as its hand can."""

    async def simulate(self, setup: dict[str, Any], launch: dict[str, Any], seed: int) -> SimulatedThrow:
        """Simulate a launch."""

    async def throw_again(self, setup: dict[str, Any], launch: dict[str, Any]) -> SimulatedThrow:
        """Simulate a stored launch once more, exactly as it was."""

    async def foresee(self, setup: dict[str, Any], launch: dict[str, Any], after: int) -> dict[str, Any]:
        """What can be known of a launch before it is made."""

    async def advise(self, setup: dict[str, Any], launch: dict[str, Any]) -> dict[str, Any]:
        """What would have made a throw better."""

    def close(self) -> None:
        """Stop simulating."""
