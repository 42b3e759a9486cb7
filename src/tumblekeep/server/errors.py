"""Refusals: a client asked for something that can't be done. Nothing was changed."""

from __future__ import annotations

from functools import cache
from typing import Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.message import Argument, Message
from tumblekeep.text import Phrasebook


class Refusal(Exception):
    """Why something can't be done, for a client: a message and a matching HTTP status."""

    def __init__(
        self,
        status: int,
        message_id: str,
        *,
        again: bool = False,
        wait: int | None = None,
        **arguments: Argument,
    ) -> None:
        super().__init__(message_id)
        self.status = status
        self.message = Message(message_id, arguments)
        self.again = again
        """Nothing is wrong with the act itself; it may be sent again."""
        self.wait = wait
        """Seconds after which it will be worth sending again, worked out from a budget; None: nobody knows, so nobody is told."""

    def retry_after(self) -> dict[str, str]:
        """The header that says when to ask again, if that is known."""
        return {} if self.wait is None else {"retry-after": str(self.wait)}

    @classmethod
    def of(cls, error: TumbleError, status: int = 400) -> Refusal:
        """Make a refusal from an error of the rules or of a log."""
        refusal = cls(status, error.message.id)
        refusal.message = error.message
        return refusal


@cache
def phrasebook(language: str) -> Phrasebook:
    """Return the server's own messages."""
    return Phrasebook(language, "server", "throw")


def problem(message: Message, language: str) -> dict[str, Any]:
    """Render a message as the wire's Problem."""
    return {**message.plain(), "text": phrasebook(language).tell(message)}
