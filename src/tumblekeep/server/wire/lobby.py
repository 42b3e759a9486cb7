"""Opening tables, sitting down and leaving: over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from tumblekeep.server.wire.base import (
    LARGEST_LOG,
    LONGEST_TITLE,
    MOST_SEATS,
    BotLevel,
    ChanceMode,
    Clock,
    Document,
    GameSlug,
    Hash,
    KnockId,
    Name,
    OddsRule,
    Pace,
    SeatKind,
    SeatNumber,
    Shape,
    TableId,
    ThrowMode,
    Token,
)
from tumblekeep.server.wire.table import TableShown


class SeatWanted(Shape):
    """Who is to sit here: `person` is the sender, `open` anyone who comes, `invited` whoever gets the seat's link."""

    kind: SeatKind
    name: Name | None = None
    """For `person`."""
    level: BotLevel = "greedy"
    """For `bot`."""
    remote: bool = False
    """For `person`, at a table with real dice: not there, so the server rolls for them."""
    seal: Hash | None = None
    """For `person`: the SHA-256 of 32 random bytes that the player adds to the dice, and reveals once the table is
    closed."""
    person: Token | None = None
    """For `person`: the secret of the person who sits here, from /api/people; null: a guest."""


class OpenTable(Shape):
    """Open a table."""

    game: GameSlug
    pack: Annotated[str, StringConstraints(max_length=40)] | None = None
    """The name of a pack that is offered for the game; null: the game as it is."""
    options: Document = Field(default_factory=dict)
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=MOST_SEATS)]
    title: Annotated[str, StringConstraints(max_length=LONGEST_TITLE)] = ""
    public: bool = False
    watchable: bool = True
    throws: ThrowMode = "sampled"
    dice: ChanceMode = "sampled"
    draws: ChanceMode = "sampled"
    pace: Pace = "days"
    clock: Clock = 0
    odds: OddsRule | None = None
    """Null: always, except at a public table, where it is off."""
    start: bool = False
    """Start at once if nobody is missing; if somebody has sealed a number, close the table first."""


class TableLookup(Shape):
    """The table with a spoken code."""

    table: TableId | None
    """Null: knock first, because the table is not public. Whoever is let in learns which one it is."""
    game: GameSlug | None
    """Null: too many wrong codes are being tried, so that nobody is told whether this one is right. Whoever knocks with a right
    one is heard."""


class KnockAtDoor(Shape):
    """Ask the host to be let in."""

    name: Name


class KnockReceipt(Shape):
    """A knock, and the secret that asks about it and lets the sender sit down."""

    knock: KnockId
    token: Token


class KnockAnswer(Shape):
    """What became of the sender's knock."""

    state: Literal["waiting", "admitted", "refused"]
    table: TableId | None
    """Once admitted: the table, to sit down at with the knock's secret."""


class AnswerKnock(Shape):
    """Let somebody in, or not."""

    admit: bool


class SetDoor(Shape):
    """Change who may come in, watch and chat; null: as before."""

    closed: bool | None = None
    """Whoever comes by link has to knock."""
    watchable: bool | None = None
    """False shows all spectators out."""
    hushed: bool | None = None
    """Spectators may not chat."""


class MuteSeat(Shape):
    """Take the word from a seat, or give it back."""

    muted: bool


class LoadTable(Shape):
    """Open a table with a saved game, to continue or to watch."""

    log: Annotated[str, StringConstraints(min_length=1, max_length=LARGEST_LOG)]
    """The text of a `.tumble` file."""
    seats: list[SeatWanted] = Field(max_length=MOST_SEATS, default_factory=list)
    """As in OpenTable; none: the sender takes every seat, under the names in the file."""
    title: Annotated[str, StringConstraints(max_length=LONGEST_TITLE)] = ""
    public: bool = False
    watchable: bool = True
    throws: ThrowMode = "sampled"
    dice: ChanceMode = "sampled"
    draws: ChanceMode = "sampled"
    pace: Pace = "days"
    clock: Clock = 0
    odds: OddsRule | None = None
    """Null: always, except at a public table, where it is off."""
    start: bool = True
    """Continue at once. False: wait to be started, so that people can sit down and add their numbers first."""


class VerifyLog(Shape):
    """Check the dice of a saved game against its published secret."""

    log: Annotated[str, StringConstraints(min_length=1, max_length=LARGEST_LOG)]
    commitment: Hash | None = None
    """The commitment that a player noted when the table was opened."""


class TakeTable(Shape):
    """Take a table away from here, whole, as one file. Here it is frozen."""

    to: Literal["device", "server"]
    tokens: list[Token] = Field(max_length=MOST_SEATS, default_factory=list)
    """The secrets of the seats that the sender holds. Nobody else may sit there."""


class BringTable(Shape):
    """Go on here with a table that was taken away elsewhere."""

    log: Annotated[str, StringConstraints(min_length=1, max_length=LARGEST_LOG)]
    """The text of the file."""


class SeatSecret(Shape):
    """The secret of a seat: whoever has it plays there. It is shown only once, so keep it."""

    seat: SeatNumber
    token: Token


class TableOpened(Shape):
    """A new table, with the secrets that come with it."""

    table: TableShown
    host: Token
    """The host's secret: it starts the game, gives absent players' seats to bots, and opens them again."""
    mine: list[SeatSecret]
    invited: list[SeatSecret]
    """To be sent to the invited players; each becomes invalid once its seat is taken."""


class Sit(Shape):
    """Take an open seat, or (with its secret) one that the sender is invited to."""

    name: Name
    seat: SeatNumber | None = None
    """Null: any open seat."""
    seal: Hash | None = None
    """As in SeatWanted; ignored if the game has begun."""
    remote: bool = False
    """As in SeatWanted."""
    person: Token | None = None
    """As in SeatWanted."""


class SeatTaken(Shape):
    """The sender's new seat."""

    table: TableShown
    mine: SeatSecret


class GiveToBot(Shape):
    """Let a bot play on."""

    level: BotLevel = "greedy"


class TakeBack(Shape):
    """Take the sender's seat back from the bot that plays there."""

    name: Name | None = None


class Start(Shape):
    """Start the game."""

    fill: BotLevel | None = None
    """Put bots of this level on the seats that are still free."""
    hurry: bool = False
    """Do not wait any longer for sealed numbers; the log records whose are missing."""


class SeatNumberGiven(Shape):
    """The number under a seat's seal: 32 random bytes."""

    seat: SeatNumber
    number: Hash


class GiveNumbers(Shape):
    """Reveal the sender's numbers, once the table is closed and all seals are noted."""

    numbers: Annotated[list[SeatNumberGiven], Field(min_length=1, max_length=MOST_SEATS)]
    noted: Hash
    """The commitment that the sender was shown when sitting down."""


class SeatSeal(Shape):
    """The seal of a seat's number."""

    seat: SeatNumber
    seal: Hash


class Rematch(Shape):
    """Another game with the same players."""

    seals: Annotated[list[SeatSeal], Field(max_length=MOST_SEATS)] = Field(default_factory=list)
    """The seals of the sender's own seats."""


class SeatClaim(Shape):
    """A seat that the sender claims to hold."""

    table: TableId
    token: Token


class MyTables(Shape):
    """Which of these seats still belong to the sender, and what is the state of their tables?"""

    claims: Annotated[list[SeatClaim], Field(max_length=100)]


class MyTable(Shape):
    """One of the sender's tables."""

    table: TableShown
    seat: SeatNumber | None
    """Null: the sender is the host and has no seat."""
    asked: bool
    """Whether this seat has to decide something now."""


class Tables(Shape):
    """Tables that anyone may join or watch."""

    tables: list[TableShown]


class MineShown(Shape):
    """The sender's tables; those that wait for the sender come first."""

    tables: list[MyTable]
