"""A subscriber: a connection, as far as tables know it."""

from __future__ import annotations

from typing import Any, Protocol

from tumblekeep.server.errors import Refusal
from tumblekeep.server.visibility.projection import SeenSights


class Subscriber(Protocol):
    """One connection to one table."""

    hashes: tuple[str, ...]
    """The hashes of the seat secrets that the client has presented."""
    seats: tuple[int, ...]
    address: str
    """Where the client is, as limits count it."""
    watcher: str
    """By what a spectator is told from others at the table."""
    panels: bool
    """Whether the client wants the game laid out in panels, because it has no board for it."""
    differences: bool
    """Whether the client keeps what it sees, and wants to be sent what has changed."""
    shown: int
    """The last event that it was sent."""
    seen: SeenSights
    """What it was last shown of the game, if it wants differences."""

    def send(self, text: str) -> None:
        """Send a message without waiting."""

    def glimpse(self, text: str) -> None:
        """Send something that is worth nothing later: skip it if the queue is not empty."""

    def tell(self, kind: str, **fields: Any) -> None:
        """Send a small message."""

    def refuse(self, action: str | None, refusal: Refusal, seq: int = 0) -> None:
        """Tell the client that its act was not done, and why."""

    def leave(self, code: int, message_id: str) -> None:
        """Tell the client why, then close."""
