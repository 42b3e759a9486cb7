"""Somebody to play with: looking for others, and friends. Over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from tumblekeep.server.wire.base import (
    MOST_SEATS,
    GameSlug,
    Hash,
    Number,
    Pace,
    SeatNumber,
    Shape,
    TableId,
)
from tumblekeep.server.wire.people import PersonId

FriendCode = Annotated[str, StringConstraints(pattern=r"^[0-9a-z]{20}$")]
PlayerCount = Annotated[int, Field(ge=2, le=MOST_SEATS)]


class LookForOthers(Shape):
    """Look for others who want the same; in place of an earlier wish."""

    game: GameSlug
    fewest: PlayerCount
    most: PlayerCount
    """How many players, from and to."""
    pace: Pace = "live"
    counts: bool = False
    """The game is to count for a rating: no hints and no odds. With bots it does not count."""
    fill_after: Annotated[int, Field(ge=0, le=3_600)] | None = None
    """Seconds after which bots take the chairs that are left; null: never."""
    seal: Hash | None = None
    """The seal of the number that this player adds to the dice, as in SeatWanted."""


class LeaveLooking(Shape):
    """Stop looking, or take note of a seat."""

    table: TableId | None = None
    """The table whose seat was taken; null: stop looking, and whoever has been given a seat meanwhile is shown it."""


class UsualWait(Shape):
    """How long others waited for the same."""

    known: Literal["unseen", "seldom", "usual"]
    """`unseen`: too few have waited lately to say; `seldom`: fewer than two of three found somebody, however long they waited."""
    seconds: Number | None
    """For `usual`: within this time two of three found somebody."""
    seen: Number
    """How many waits that is taken from."""


class LookingShown(Shape):
    """What became of the sender's wish."""

    state: Literal["none", "waiting", "seated"]
    game: GameSlug | None
    fewest: Number
    most: Number
    pace: Pace
    counts: bool
    waited: Number
    """Seconds."""
    fill_in: Number | None
    """Seconds until bots take the chairs that are left; null: never."""
    others: Number
    """How many others look for the same now."""
    usual: UsualWait
    table: TableId | None
    seat: SeatNumber | None
    """For `seated`: /api/people/me/seats/TABLE gives this device the seat's secret."""


class DoorsWaiting(Shape):
    """How many people look for others, by game."""

    doors: dict[GameSlug, Number]


class FriendLinkMade(Shape):
    """A link that makes whoever opens it a friend; its code is shown only once. It stands behind the # of an address."""

    code: FriendCode
    until: Number


class FriendLinkCode(Shape):
    """The code of a friend's link."""

    code: FriendCode


class FriendLinkShown(Shape):
    """Whose link it is."""

    name: str


class TableNeighbour(Shape):
    """Somebody who sat at the same table as the sender."""

    table: TableId
    seat: SeatNumber


class FriendAnswer(Shape):
    """What two people are to each other now."""

    relation: Literal["friends", "asked"]


class OnePerson(Shape):
    """Somebody whom the sender knows."""

    person: PersonId


class InviteFriend(Shape):
    """Invite a friend to a table."""

    person: PersonId
    table: TableId


class HereNow(Shape):
    """The sender is here, perhaps at a table."""

    table: TableId | None = None


class HideMe(Shape):
    """Whether friends are not told when the sender is here."""

    hidden: bool


class FriendShown(Shape):
    """A friend, and whether they are here."""

    person: PersonId
    name: str
    here: bool
    table: TableId | None
    """A table where they are, if it can be watched."""
    game: GameSlug | None


class PersonNamed(Shape):
    """Somebody, by name."""

    person: PersonId
    name: str


class InvitationShown(Shape):
    """A friend wants the sender at a table."""

    person: PersonId
    name: str
    table: TableId
    game: GameSlug


class CompanyShown(Shape):
    """The sender's friends, and whoever wants something of them."""

    friends: list[FriendShown]
    asks: list[PersonNamed]
    invitations: list[InvitationShown]
    blocks: list[PersonNamed]
    hidden: bool


class EveningPlayer(Shape):
    """How somebody has done in the games of an evening."""

    name: str
    mine: bool
    games: Number
    won: Number


class EveningShown(Shape):
    """The games that the sender has finished in the last twelve hours, and how everybody at these tables has done."""

    games: Number
    players: list[EveningPlayer]
