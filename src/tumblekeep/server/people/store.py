"""What a store of persons can do. Everything it confirms is on disk."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from tumblekeep.server.people.company import FriendStore, PairingStore
from tumblekeep.server.people.insights import InsightStore
from tumblekeep.server.people.push import PushStore
from tumblekeep.server.people.records import (
    GameCount,
    GamesFound,
    GamesWanted,
    OneTimeSecret,
    Partner,
    Person,
    PersonKey,
    PersonSeat,
)
from tumblekeep.server.people.reports import ReportStore

FoldStandings: TypeAlias = Callable[[Mapping[str, str]], Mapping[str, str]]
"""From the standings of those who played, by holder, to their standings after the game."""


class StandingStore(Protocol):
    """Medals, records and ratings, as texts by holder and game. A holder is a person, or a dungeon that parties are rated against."""

    async def settle(
        self, table: str, body: str, game: str, holders: Sequence[str], fold: FoldStandings
    ) -> bool:
        """Count a table's game in one transaction; False if it was counted before."""

    async def of(self, holder: str) -> dict[str, str]:
        """All standings of a holder, by game."""

    async def uncounted(self, most: int) -> list[str]:
        """Tables of persons whose game is over and was not counted, in the order in which they ended."""


class PeopleStore(Protocol):
    """Persons, their keys and their seats."""

    @property
    def standings(self) -> StandingStore:
        """Medals, records and ratings."""

    @property
    def pairing(self) -> PairingStore:
        """Who looks for others to play with."""

    @property
    def friends(self) -> FriendStore:
        """Friends, and people who never meet."""

    @property
    def insights(self) -> InsightStore:
        """How persons play, for those who want to know."""

    @property
    def reports(self) -> ReportStore:
        """What players report of others."""

    @property
    def push(self) -> PushStore:
        """Where persons are told that it is their turn."""

    # -- persons ------------------------------------------------------------------------------------

    async def add(self, person: Person, key: PersonKey) -> None:
        """Store a new person with a first key."""

    async def person(self, person: str) -> Person | None:
        """A person by id."""

    async def persons(self, ids: Sequence[str]) -> dict[str, Person]:
        """Several persons by id."""

    async def holder(self, hashed: str) -> tuple[Person, PersonKey] | None:
        """Whoever has the device or the token with this hash."""

    async def reserved(self, looks: Sequence[str]) -> dict[str, Person]:
        """Whoever has reserved a name that looks like one of these, by look."""

    async def rename(self, person: str, name: str, look: str | None, renamed: int) -> bool:
        """Change a name, and reserve it if a look is given; False if somebody else has reserved it."""

    async def set_visibility(self, person: str, visibility: str) -> None:
        """Change who may see a person's page."""

    async def note_seen(self, person: str, key: str, day: int) -> None:
        """Note on which day a person and a key were last here."""

    # -- keys ---------------------------------------------------------------------------------------

    async def keys(self, person: str) -> list[PersonKey]:
        """All keys of a person, the oldest first."""

    async def add_key(self, key: PersonKey, *, instead_of: str = "") -> bool:
        """Store one more key, in place of all of the kind `instead_of`; False if somebody has it, or the person is gone."""

    async def remove_key(self, person: str, key: str) -> bool:
        """Take a key away, and the codes that add a device; False if the person has no such key."""

    async def secret_key(self, hashed: str, kind: str) -> tuple[Person, PersonKey] | None:
        """A passkey or a paper key by its hash, and whose it is."""

    async def note_signed(self, key: str, before: int, count: int) -> bool:
        """Note how many signatures a passkey has made; False if somebody else has noted more meanwhile."""

    # -- one-time secrets ---------------------------------------------------------------------------

    async def promise(self, secret: OneTimeSecret) -> None:
        """Store a one-time secret."""

    async def redeem(self, hashed: str, kind: str, moment: int) -> OneTimeSecret | None:
        """Take a one-time secret out of the store; None if there is none, or it is too old."""

    # -- seats and games ----------------------------------------------------------------------------

    async def seats_at(self, tables: Sequence[str]) -> list[PersonSeat]:
        """Every person's seats at these tables."""

    async def games(self, person: str, wanted: GamesWanted) -> GamesFound:
        """A page of a person's games."""

    async def partners(self, person: str, most: int) -> list[Partner]:
        """Whom a person has finished most games with."""

    async def counts(self, person: str) -> list[GameCount]:
        """How many games of each kind a person has finished, by result."""

    async def imported(self, person: str) -> int:
        """How many of a person's games came from files."""

    # -- deleting -----------------------------------------------------------------------------------

    async def dismiss(self, person: str, moment: int) -> bool:
        """Begin to delete a person: from now on nobody can act as them, and their name is free."""

    async def dismissed(self) -> list[str]:
        """Persons of whom something is still to be removed."""

    async def forget_seats(self, person: str, most: int, moment: int) -> int:
        """Make a dismissed person's seats anonymous, up to this many; return how many are left."""

    def close(self) -> None:
        """Finish what is being stored, then stop."""

    async def tidy(self, moment: int, idle_before: int, unseen_before: int) -> int:
        """Drop one-time secrets that are too old. Dismiss persons who were not seen since `idle_before` and have kept nothing,
        and all who were not seen since `unseen_before`; return how many."""
