"""Saved games: the log in a text that somebody sent. Nothing in it is trusted until it has been played again."""

from __future__ import annotations

from tumblekeep.core.errors import LogError
from tumblekeep.core.log import Log, from_text
from tumblekeep.server.refusal import Refusal


def read_log(text: str) -> Log:
    """The log in a text that somebody sent."""
    try:
        return from_text(text)
    except LogError as error:
        raise Refusal.of(error) from error
    except (ValueError, RecursionError) as error:
        raise Refusal(400, "server-bad-log") from error
