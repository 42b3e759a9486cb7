"""Saved games: the log in a text that somebody sent. Nothing in it is trusted until it has been replayed."""

from __future__ import annotations

from tumblekeep.core.errors import BrokenLog, LogError
from tumblekeep.core.log import Log, from_text
from tumblekeep.server.errors import Refusal


def must_be_short(text: str, most: int) -> None:
    """Refuse a text with more lines than a game of this many answers has, before parsing any of it."""
    if text.count("\n") > most + 1:
        raise Refusal.of(BrokenLog("log-many", f"more than {most} answers", line=most + 2, most=most))


def read_log(text: str, most: int) -> Log:
    """Parse the log in a text that somebody sent, with at most this many answers."""
    try:
        return from_text(text, most)
    except LogError as error:
        raise Refusal.of(error) from error
