"""What is stored of days and tries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

RankingName = Literal["result", "skill"]
RANKINGS: tuple[RankingName, ...] = ("result", "skill")


class StoredDay(NamedTuple):
    """A day of the daily door: what is played, and the secret of its dice."""

    day: str
    secret: str
    commitment: str
    committed: int
    """When the commitment was made, in milliseconds since 1970."""
    plan: str
    """What is behind the door, as JSON. It was fixed together with the secret."""
    version: int
    """The version of the game's rules when it was fixed."""
    revealed: int = 0
    """When the secret was shown to everybody; 0: it is secret. From then on nothing counts for this day."""
    aftermath: str = ""
    """What was found afterwards, as JSON: the masterful player's own try, and puzzles; empty: not yet."""


class StoredTry(NamedTuple):
    """Somebody's try of a day: the one that counts."""

    day: str
    holder: str
    """Who tried: a person's id, or the hash of a guest's secret."""
    person: str
    """The person's id; empty: a guest, or somebody who was deleted."""
    table: str
    """The table it is played at; empty on a day of throws."""
    began: int
    ended: int = 0
    """When it ended; 0: it has not."""
    result: int = 0
    skill: int | None = None
    luck: int | None = None
    """In thousandths."""
    body: str = "{}"
    """What else is known of it, as JSON: how it ended, or the throws so far."""


class GatheredChoice(NamedTuple):
    """One choice of a try, to be gathered with those of others at the same position."""

    position: str
    option: str
    worth: int
    number: int
    """The number of the answer in that try."""


class PlaceInRanking(NamedTuple):
    """Where a value stands in a ranking."""

    better: int
    equal: int
    """Including itself."""
    total: int

    @property
    def rank(self) -> int:
        """The place, from 1; equals share it."""
        return self.better + 1

    @property
    def percentile(self) -> float:
        """The share of all who are not better."""
        return 100.0 * (self.total - self.better) / self.total if self.total else 100.0


class CrowdChoice(NamedTuple):
    """How many chose an option at a position, and what it was worth to them on average, in thousandths."""

    tries: int
    worth: float


Crowd = Mapping[str, Mapping[str, CrowdChoice]]
"""What everybody chose, by position and option."""


class BusyPosition(NamedTuple):
    """A position that several people met, and where to find it."""

    position: str
    met: int
    lost: float
    """What they gave away there on average, in thousandths."""
    table: str
    number: int
    """One of their tables, and the number of the answer there."""
