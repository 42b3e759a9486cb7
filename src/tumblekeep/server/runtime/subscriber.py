"""Somebody who looks at a table: a connection, as far as tables know it."""

from __future__ import annotations

from typing import Any, Protocol

from tumblekeep.server.errors import Refusal


class Subscriber(Protocol):
    """One connection to one table."""

    hashes: tuple[str, ...]
    """The hashes of the seat secrets it has shown."""
    seats: tuple[int, ...]
    panels: bool
    """Whether it wants the game laid out in panels, having no board of its own for it."""
    shown: int
    """The last event it was sent."""

    def send(self, text: str) -> None:
        """Have a message sent, without waiting for it."""

    def glimpse(self, text: str) -> None:
        """Have a message sent that is worth nothing later; left out where others wait already."""

    def tell(self, kind: str, **fields: Any) -> None:
        """Have a small message sent."""

    def refuse(self, action: str | None, refusal: Refusal, seq: int = 0) -> None:
        """Say that something was not done, and why."""

    def leave(self, code: int, message_id: str) -> None:
        """Say why, then close."""
