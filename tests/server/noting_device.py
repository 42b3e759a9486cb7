"""A device that notes what it is shown, written from docs/protocol.md alone: what the page does, in Python."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tumblekeep.server.dice.noting import PlayerNotes, canonical

BEGINS = ("version", "content", "options", "seats", "remote", "hurried")


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class NotingDevice:
    """Takes messages as a guest hears them, and notes every event once."""

    def __init__(self, noted: PlayerNotes | None = None) -> None:
        self.before = noted or PlayerNotes()
        self.head = self.trail = self.hidden = ""
        self.agreed: list[int] = []

    def hear(self, messages: Iterable[Any]) -> None:
        for message in messages:
            if message["type"] == "welcome":
                self.begin(message["table"])
                for event in message["events"]:
                    self.take(event)
            elif message["type"] == "event":
                self.take(message["event"])

    def begin(self, table: Any) -> None:
        if self.head:
            return
        pack = "" if table["pack"] is None else table["pack"]["fingerprint"]
        terms = [table["id"], table["game"], pack, table["commitment"]]
        terms += [table[key] for key in ("throws", "dice", "draws")]
        self.head = sha(canonical(["tumblekeep noted 3", *terms]))

    def take(self, event: Any) -> None:
        if event["place"] is None or event["place"] <= len(self.trail) // 8:
            return
        assert event["place"] == len(self.trail) // 8 + 1, "an event is missing"
        begins = event["begins"] and [event["begins"][key] for key in BEGINS]
        number = event["kept"] if event["kind"] == "undone" else event["loaded"]
        answers = []
        for one in event["answers"]:
            if one["n"] <= (event["loaded"] or 0):
                continue
            seen = [] if one["hidden"] else [one[key] for key in ("ask", "clause", "answer", "beside")]
            answers.append([one["n"], one["by"], *seen])
            self.hidden += "1" if one["hidden"] else "0"
        fact = [event["kind"], event["by"], number, event["cause"], begins, answers]
        self.head = sha(self.head + canonical(fact))
        self.trail += self.head[:8]

    def agree(self) -> None:
        """Note that this device asked for the undo just shown, or agreed to it."""
        self.agreed.append(len(self.trail) // 8)

    @property
    def noted(self) -> PlayerNotes:
        return replace(
            self.before,
            head=self.head if self.trail else "",
            trail=self.trail,
            hidden=self.hidden,
            agreed=tuple(self.agreed),
        )
