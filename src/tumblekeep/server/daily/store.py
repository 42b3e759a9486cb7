"""What a store of days can do. Everything it confirms is on disk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tumblekeep.server.daily.records import (
    BusyPosition,
    Crowd,
    GatheredChoice,
    PlaceInRanking,
    RankingName,
    StoredDay,
    StoredTry,
)


class DailyStore(Protocol):
    """Days, tries and rankings."""

    async def day(self, day: str) -> StoredDay | None:
        """A day that was fixed."""

    async def fix(self, day: StoredDay) -> StoredDay:
        """Fix a day, and return it as it is stored: whoever was first, of all workers, has fixed it."""

    async def refix(self, day: StoredDay) -> bool:
        """Fix a day again that nobody has tried; False if somebody has."""

    async def unrevealed(self, before: str) -> list[StoredDay]:
        """Days before this one whose secret is not shown yet, the oldest first."""

    async def reveal(self, day: str, moment: int) -> None:
        """Note that everybody may know the secret of a day."""

    async def set_aftermath(self, day: str, text: str) -> None:
        """Keep what was found after a day."""

    async def begin(self, tried: StoredTry) -> StoredTry:
        """Begin a try, and return it as it is stored: the first one of a holder counts."""

    async def try_of(self, day: str, holder: str) -> StoredTry | None:
        """Somebody's try of a day."""

    async def try_at(self, table: str) -> StoredTry | None:
        """The try that is played at a table."""

    async def note(self, tried: StoredTry, before: str) -> bool:
        """Keep how far a try has come; False if it is over, or its body is no longer `before`."""

    async def finish(self, tried: StoredTry, choices: Sequence[GatheredChoice]) -> bool:
        """Count a finished try, once."""

    async def drop(self, day: str, holder: str) -> None:
        """Forget a try that has not ended, so that its holder may begin again."""

    async def unfinished(self, most: int) -> list[StoredTry]:
        """Tries whose game is over and that were not counted."""

    async def place(self, day: str, ranking: RankingName, value: int) -> PlaceInRanking:
        """Where a value stands in a ranking."""

    async def distribution(self, day: str, ranking: RankingName) -> list[tuple[int, int]]:
        """How many reached each value, from the lowest."""

    async def best(self, day: str, ranking: RankingName, most: int) -> list[StoredTry]:
        """The best tries of a day; bodies are left out."""

    async def among(self, day: str, persons: Sequence[str]) -> list[StoredTry]:
        """The finished tries of these persons; bodies are left out."""

    async def tries_of(self, holder: str, since: str) -> list[StoredTry]:
        """Somebody's tries from a day on, the earliest first; bodies are left out."""

    async def crowd(self, day: str, positions: Sequence[str]) -> Crowd:
        """What everybody chose at these positions."""

    async def busiest(self, day: str, fewest: int, most: int) -> list[BusyPosition]:
        """Positions that at least this many met, those where most was given away first."""

    async def forget(self, person: str) -> None:
        """Make the tries of somebody who is deleted anonymous."""

    def close(self) -> None:
        """Finish what is being stored, then stop."""
