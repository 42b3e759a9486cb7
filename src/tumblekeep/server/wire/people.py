"""Persons: who somebody is, by which keys, and what is kept of them. Over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints

from tumblekeep.server.wire.base import (
    LARGEST_LOG,
    BotLevel,
    Document,
    GameSlug,
    Name,
    Number,
    SeatNumber,
    Shape,
    TableId,
    TableState,
    Token,
)
from tumblekeep.server.wire.lobby import SeatClaim, SeatSecret

PersonId = Annotated[str, StringConstraints(pattern=r"^[0-9a-hjkmnp-tv-z]{10}$")]
Label = Annotated[str, StringConstraints(max_length=40)]
Visibility: TypeAlias = Literal["private", "friends", "public"]
KeyKind: TypeAlias = Literal["device", "passkey", "paper", "token"]
GameResult: TypeAlias = Literal["won", "lost", "left", "stopped"]
SeatOrigin: TypeAlias = Literal["played", "claimed", "imported", "carried"]


class MakePerson(Shape):
    """Make a person: a name, and a secret for this device."""

    name: Name
    label: Label = ""
    """What to call this device in the person's own list, such as "Firefox"."""
    bot: bool = False
    """A program will play as this person, by the API; everybody sees that."""


class PersonShown(Shape):
    """A person, for themselves."""

    id: PersonId
    name: str
    reserved: bool
    """Whether nobody else can have this name. A name is reserved once its person means to keep it."""
    visibility: Visibility
    bot: bool
    created: Number
    rename_after: Number
    """From when on the name may be changed."""


class PersonMade(Shape):
    """A person, and a secret of this device, which is shown only once."""

    person: PersonShown
    key: PersonId
    secret: Token


class PersonKeyShown(Shape):
    """One of the ways in which somebody proves to be a person."""

    id: PersonId
    kind: KeyKind
    label: str
    created: Number
    used: Number
    """The day on which it was last used."""
    here: bool
    """Whether this request was made with it."""


class PersonKept(Shape):
    """Everything that is kept of a person, besides the list of their games."""

    person: PersonShown
    keys: list[PersonKeyShown]
    passkeys: bool
    """Whether this server can check passkeys."""
    games: Number
    """Finished games."""
    open: Number
    """Games that are not over."""


class ChangePerson(Shape):
    """Change a name, or who may see the person's page; null: as before."""

    name: Name | None = None
    visibility: Visibility | None = None


class DeviceCode(Shape):
    """A code that adds a device, once."""

    code: str
    until: Number


class PaperKey(Shape):
    """The words of a paper key, in each language. They are shown only once."""

    words: dict[str, str]
    short: str
    """The same key in letters and digits, for a picture that a camera reads."""


class EnterByCode(Shape):
    """Come in on another device, with the code that the first one shows."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    label: Label = ""


class EnterByPaper(Shape):
    """Come in with a paper key: its words in any language, or its short form."""

    words: Annotated[str, StringConstraints(min_length=1, max_length=400)]
    label: Label = ""


class PasskeyOptions(Shape):
    """What the browser needs to make or use a passkey, as WebAuthn's JSON."""

    options: Document


class PasskeyAnswer(Shape):
    """What the browser answered, as WebAuthn's JSON."""

    credential: Document
    label: Label = ""


class ClaimSeats(Shape):
    """Seats that this device holds the secrets of, to be the person's own."""

    claims: Annotated[list[SeatClaim], Field(max_length=100)]


class SeatsClaimed(Shape):
    """How many seats have become the person's own."""

    count: Number


class SeatsOpened(Shape):
    """The person's seats at a table, with new secrets for this device."""

    mine: list[SeatSecret]


class GameSeat(Shape):
    """Who sat at a table."""

    name: str
    """Empty: a bot, or somebody who was deleted since."""
    level: BotLevel | None
    bot: bool
    mine: bool


class GameListed(Shape):
    """One of a person's games."""

    table: TableId
    seat: SeatNumber
    game: GameSlug
    sat: Number
    ended: Number
    """When it was over for this person; 0: it is not."""
    result: GameResult | Literal[""]
    score: int | None
    people: Number
    """How many people were there at the end."""
    origin: SeatOrigin
    touched: Number
    answered: Number
    state: TableState
    title: str
    seats: list[GameSeat]


class GamesListed(Shape):
    """A page of a person's games, the latest first."""

    games: list[GameListed]
    count: Number
    """How many there are in all."""
    after: str | None
    """Ask for what comes after this; null: that was all."""


class PartnerListed(Shape):
    """Somebody with whom the person has finished games."""

    person: PersonId
    name: str
    games: Number


class GameCounted(Shape):
    """How many games of one kind ended in one way."""

    game: GameSlug
    result: GameResult
    count: Number


class GamesCounted(Shape):
    """What a person's list can be narrowed down to."""

    counts: list[GameCounted]
    partners: list[PartnerListed]


class ImportGame(Shape):
    """Put a saved game among the person's own."""

    log: Annotated[str, StringConstraints(min_length=1, max_length=LARGEST_LOG)]
    """The text of a `.tumble` file, or of a `.table` file with a finished game."""
    seat: SeatNumber | None = None
    """Which seat was the person's; null: the one that has their name, or the only one."""


class GameImported(Shape):
    """The table of an imported game, and the secret of the person's seat."""

    table: TableId
    mine: SeatSecret


class PersonPublic(Shape):
    """A person whose page everybody may see."""

    id: PersonId
    name: str
    bot: bool
    created: Number
    games: Number


class MedalEarned(Shape):
    """When and where a medal was first earned."""

    table: TableId
    answer: Number
    """The number of the answer that completed it."""
    at: Number
    times: Number
    """In how many games."""


class MedalListed(Shape):
    """A medal of a game. Its words are the game's messages `medal-NAME` and `medal-NAME-how`, with `count`."""

    medal: str
    count: int | None
    """The number in its words, if they have one."""
    earned: MedalEarned | None


class RecordListed(Shape):
    """The best that a person reached. Its words are the game's messages `record-NAME` and `record-NAME-value`, with `count`."""

    record: str
    value: int
    table: TableId
    answer: Number
    at: Number


class RatingListed(Shape):
    """A rating in points: 1500 is a steady bot, 400 more are odds of ten to one."""

    points: int
    low: int
    high: int
    """The true strength lies between both with 95 % certainty."""
    games: Number
    """How many games it was made from."""
    course: list[tuple[Number, int]]
    """How it went: when a game ended, and the points after it; thinned out if there are many."""


class StandingListed(Shape):
    """A person's standing in one game."""

    game: GameSlug
    games: Number
    """How many games were played to the end."""
    rating: RatingListed | None
    """Null: no game has counted yet."""
    luck_free: RatingListed | None
    """Made of results without their luck; null: none has counted yet, or it would tell no more than the plain one in this game."""
    medals: list[MedalListed]
    """All medals of the game, earned or not."""
    records: list[RecordListed]


class StandingsListed(Shape):
    """A person's standing in every game that they have finished."""

    standings: list[StandingListed]


class TableTermsTold(Shape):
    """Whether a table's game will count for a rating."""

    counts: bool
    why: list[str]
    """That it counts, or every reason why it does not, in the reader's language."""


class PersonDone(Shape):
    """It is done."""

    done: Literal[True] = True
