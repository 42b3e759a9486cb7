"""Removing what somebody said from the body of an event, whatever the events are stored in."""

from __future__ import annotations

from typing import Any, NamedTuple


class WordsWanted(NamedTuple):
    """Whose words to remove; what is not given does not matter."""

    seat: int | None = None
    watchers: bool = False
    """Only what spectators said."""
    name: str = ""


EVERYBODY = WordsWanted()


def purge_words(body: dict[str, Any], whose: WordsWanted = EVERYBODY) -> bool:
    """Remove what was said from an event; return whether anything was. That something was said remains."""
    if body["kind"] != "said" or not body["text"]:
        return False
    if whose.seat is not None and body.get("seat") != whose.seat:
        return False
    if whose.watchers and body.get("seat") is not None:
        return False
    if whose.name and body["name"] != whose.name:
        return False
    body["text"] = ""
    body.pop("phrase", None)
    return True
