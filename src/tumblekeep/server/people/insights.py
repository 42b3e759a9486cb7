"""What games say about how somebody plays, and what a store of that can do."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tumblekeep.server.people.records import PersonSeat


class GameInsight(NamedTuple):
    """What one game says about a person, as JSON (`tumblekeep.ratings.insight`)."""

    table: str
    game: str
    ended: int
    body: str


class InsightStore(Protocol):
    """Insights of those persons who want them."""

    async def wish(self, person: str, moment: int | None) -> None:
        """Note that a person wants to know; None: no longer, and what was found is forgotten."""

    async def is_wished(self, person: str) -> bool:
        """Whether a person wants to know."""

    async def missing(self, most: int) -> list[PersonSeat]:
        """Finished seats of persons who want to know, of which nothing is known yet, the latest first."""

    async def add(self, person: str, found: GameInsight) -> None:
        """Store what a game says about a person, unless they no longer want it."""

    async def of(self, person: str, most: int) -> list[GameInsight]:
        """What a person's games say, the latest first."""
