"""A game without its rules: the answers that stand, and those that were taken back, as the log has them.

This is all that a file needs, so a game whose rules have changed since can still be given as one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblekeep.core.log import LogLine
from tumblekeep.server.dice.record import UndoneAnswers, must_be_recorded


class BareGame:
    """One game, folded from the events of its table."""

    def __init__(self) -> None:
        self.scheme = 1
        """How its dice are made."""
        self.names: list[str] = []
        self.lines: list[LogLine] = []
        self.undone: list[UndoneAnswers] = []
        self.loaded = 0
        """How many of the first answers came from a file."""
        self.flights: dict[int, dict[str, Any]] = {}
        """The throws that can be watched, by the number of their answer."""

    def apply(self, body: dict[str, Any]) -> None:
        """Apply an event of the log."""
        kind = body["kind"]
        if kind == "opened":
            self.scheme = body.get("fair", 1)
        if kind in ("started", "loaded"):
            self.names = self.names or list(body["names"])
        if kind == "loaded":
            self.loaded = body.get("loaded", len(body["lines"]))
        if kind in ("started", "loaded", "moved"):
            if body.get("flight"):
                self.flights[len(self.lines) + 1] = body["flight"]
            self.lines += [LogLine(*fields) for fields in body["lines"]]
        elif kind == "undone":
            self._take_back(body["to"])

    def _take_back(self, to: int) -> None:
        lines = tuple(self.lines[to:])
        if must_be_recorded(self.scheme, to, lines, self.loaded, self.undone):
            self.undone.append(UndoneAnswers(to, lines))
        del self.lines[to:]
        self.flights = {n: flight for n, flight in self.flights.items() if n <= to}

    def recall(
        self, names: Sequence[str], lines: Sequence[Any], loaded: int, besides: dict[str, Any]
    ) -> None:
        """Begin with a snapshot instead of the first event."""
        self.names, self.loaded = list(names), loaded
        self.lines = [LogLine(*fields) for fields in lines]
        self.undone = [UndoneAnswers.read(one) for one in besides["undone"]]
