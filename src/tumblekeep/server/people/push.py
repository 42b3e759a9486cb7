"""Where persons can be told that it is their turn, when not to, and what waits to be told; and what a store of that can do."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol


class PushSubscription(NamedTuple):
    """A browser that a person wants to be told on."""

    id: str
    person: str
    key: str
    """The person's key on that device: it goes when the key is taken away."""
    hash: str
    """The hash of the endpoint: a browser is there once for each person."""
    endpoint: str
    p256dh: str
    auth: str
    label: str
    language: str
    origin: str
    """Where the page came from that asked for it."""
    made: int


class QuietTime(NamedTuple):
    """When a person wants to be left alone: minutes of their day, in their time zone. Both alike: never."""

    begins: int
    ends: int
    zone: str


class TurnToTell(NamedTuple):
    """A turn that a person is told of, or was told of and has not come back since."""

    person: str
    table: str
    due: int
    sent: int = 0
    """When it was told; 0: not yet."""
    tries: int = 0


class PushStore(Protocol):
    """Subscriptions, quiet times and turns to tell."""

    async def server_key(self, made: str, moment: int) -> str:
        """The server's private key: this one, if there was none before."""

    async def subscribe(self, subscription: PushSubscription, most: int) -> bool:
        """Keep a subscription, in place of one of the same browser; False if the person has as many as they may."""

    async def subscriptions(self, person: str) -> list[PushSubscription]:
        """A person's subscriptions, the oldest first."""

    async def remove(self, person: str, subscription: str) -> bool:
        """Forget a subscription; False if there is none. Whoever has no other is told of nothing that waits."""

    async def set_quiet(self, person: str, quiet: QuietTime) -> None:
        """Change when a person is left alone."""

    async def quiet(self, person: str) -> QuietTime | None:
        """When a person is left alone; None: they have not said."""

    async def wait(self, table: str, persons: Collection[str], due: int) -> None:
        """These are whom a table waits for: those of them who have subscriptions and were not told are told then, others no longer."""

    async def came_back(self, seen: Collection[tuple[str, str]]) -> None:
        """Persons have been back at tables, and may be told again."""

    async def due(self, moment: int, most: int) -> list[TurnToTell]:
        """Turns that are to be told by now, the longest due first."""

    async def next_due(self) -> int:
        """When the next turn is to be told; 0: none is."""

    async def claim(self, turn: TurnToTell, moment: int) -> bool:
        """Take it on oneself to tell a turn; False if somebody else has."""

    async def later(self, turn: TurnToTell, due: int, tries: int) -> None:
        """Tell a turn later, if it is still as it was found or claimed."""

    async def drop(self, turn: TurnToTell) -> None:
        """Don't tell a turn, unless somebody has claimed it meanwhile."""

    async def lately(self, since: int, most: int) -> Sequence[str]:
        """Tables being played at which somebody with a subscription sits, and something happened since then."""
