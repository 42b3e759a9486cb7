"""Opening tables, sitting down, standing up: over HTTP."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from tumblekeep.server.wire.base import (
    LARGEST_LOG,
    LONGEST_TITLE,
    MOST_SEATS,
    BotLevel,
    Clock,
    Document,
    GameSlug,
    Hash,
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
    """Who is to sit here: `person` is oneself, `open` anyone who comes, `invited` whoever gets the seat's link."""

    kind: SeatKind
    name: Name | None = None
    """For `person`."""
    level: BotLevel = "greedy"
    """For `bot`."""
    seal: Hash | None = None
    """For `person`: the SHA-256 of 32 random bytes that one adds to the dice, and gives once the table is closed."""


class OpenTable(Shape):
    """Open a table."""

    game: GameSlug
    pack: Annotated[str, StringConstraints(max_length=40)] | None = None
    """One of those that are offered for the game, by name; null: the game as it is."""
    options: Document = Field(default_factory=dict)
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=MOST_SEATS)]
    title: Annotated[str, StringConstraints(max_length=LONGEST_TITLE)] = ""
    public: bool = False
    watchable: bool = True
    throws: ThrowMode = "sampled"
    pace: Pace = "days"
    clock: Clock = 0
    odds: OddsRule | None = None
    """Null: always, but off at a public table."""
    start: bool = False
    """Begin at once if nobody is missing; where somebody has sealed a number, close the table."""


class TableLookup(Shape):
    """The table that a spoken code stands for."""

    table: TableId


class LoadTable(Shape):
    """Open a table with a saved game, to continue or to watch."""

    log: Annotated[str, StringConstraints(min_length=1, max_length=LARGEST_LOG)]
    """The text of a `.tumble` file."""
    seats: list[SeatWanted] = Field(max_length=MOST_SEATS, default_factory=list)
    """As in OpenTable; none: oneself on every seat, under the names in the file."""
    title: Annotated[str, StringConstraints(max_length=LONGEST_TITLE)] = ""
    public: bool = False
    watchable: bool = True
    throws: ThrowMode = "sampled"
    pace: Pace = "days"
    clock: Clock = 0
    odds: OddsRule | None = None
    """Null: always, but off at a public table."""
    start: bool = True
    """Go on at once. False: wait to be started, so that people sit down and add their numbers first."""


class VerifyLog(Shape):
    """Check the dice of a saved game against its published secret."""

    log: Annotated[str, StringConstraints(min_length=1, max_length=LARGEST_LOG)]
    commitment: Hash | None = None
    """The one that was noted when the table was opened."""


class SeatSecret(Shape):
    """The secret of a seat: whoever has it plays there. It is shown once; keep it."""

    seat: SeatNumber
    token: Token


class TableOpened(Shape):
    """A new table, with the secrets that come with it."""

    table: TableShown
    host: Token
    """The host's secret: it starts the game, gives absent players' seats to bots, and opens them again."""
    mine: list[SeatSecret]
    invited: list[SeatSecret]
    """To be sent to those invited; each becomes worthless once its seat is taken."""


class Sit(Shape):
    """Take a seat that is open, or (with its secret) one that one is invited to."""

    name: Name
    seat: SeatNumber | None = None
    """Null: any open seat."""
    seal: Hash | None = None
    """As in SeatWanted; at a game that has begun it counts for nothing."""


class SeatTaken(Shape):
    """A seat of one's own."""

    table: TableShown
    mine: SeatSecret


class GiveToBot(Shape):
    """Let a bot play on."""

    level: BotLevel = "greedy"


class TakeBack(Shape):
    """Play on oneself where a bot has stood in."""

    name: Name | None = None


class Start(Shape):
    """Begin."""

    fill: BotLevel | None = None
    """Put bots of this level on the seats that are still free."""
    hurry: bool = False
    """Do not wait any longer for numbers that were sealed; it is written down whose are missing."""


class SeatNumberGiven(Shape):
    """The number under a seat's seal: 32 random bytes."""

    seat: SeatNumber
    number: Hash


class GiveNumbers(Shape):
    """Give one's numbers, once the table is closed and all seals are noted."""

    numbers: Annotated[list[SeatNumberGiven], Field(min_length=1, max_length=MOST_SEATS)]
    noted: Hash
    """The commitment that one was shown when one sat down."""


class SeatSeal(Shape):
    """The seal of a seat's number."""

    seat: SeatNumber
    seal: Hash


class Rematch(Shape):
    """Another game in the same company."""

    seals: Annotated[list[SeatSeal], Field(max_length=MOST_SEATS)] = Field(default_factory=list)
    """Of one's own seats."""


class SeatClaim(Shape):
    """A seat one says one holds."""

    table: TableId
    token: Token


class MyTables(Shape):
    """Which of these seats are still mine, and how do their tables stand?"""

    claims: Annotated[list[SeatClaim], Field(max_length=100)]


class MyTable(Shape):
    """A table of one's own."""

    table: TableShown
    seat: SeatNumber | None
    """Null: one is its host and sits nowhere."""
    asked: bool
    """It is this seat's turn to decide."""


class Tables(Shape):
    """Tables that anyone may join or watch."""

    tables: list[TableShown]


class MineShown(Shape):
    """One's tables, those that wait for oneself first."""

    tables: list[MyTable]
