"""Every message in and out: the only JSON shapes of the server, and the source of the web client's types.

What a client sends is read strictly: an unknown field, a wrong type, a number out of bounds or an over-long text is
refused before anything is done. What the server sends is built by `tumblekeep.server.sight`, from these shapes.
"""

from __future__ import annotations

from math import isfinite
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

PROTOCOL = 1
"""Grows when an older client could no longer follow."""

LARGEST_MESSAGE = 16 * 1024
LARGEST_LOG = 4 * 1024 * 1024
LONGEST_NAME = 24
LONGEST_CHAT = 300
LONGEST_TITLE = 60
MOST_SEATS = 12
MOST_NUMBER = 2**53 - 1

TableId = Annotated[str, StringConstraints(pattern=r"^[0-9a-hjkmnp-tv-z]{10}$")]
ActionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{32}$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]
GameSlug = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Language: TypeAlias = Literal["en", "fr"]
ThrowMode: TypeAlias = Literal["aimed", "reported", "sampled"]
SeatKind: TypeAlias = Literal["open", "invited", "person", "bot"]
BotLevel: TypeAlias = Literal["random", "greedy"]
TableState: TypeAlias = Literal["open", "playing", "over"]


DEEPEST = 12


def _bounded(value: Any, depth: int = 0) -> Any:
    """Free-form JSON, but nothing in it that could not be stored and sent again."""
    if depth > DEEPEST:
        raise ValueError(f"nested deeper than {DEEPEST}")
    if isinstance(value, bool | str) or value is None:
        return value
    if isinstance(value, int):
        if abs(value) > MOST_NUMBER:
            raise ValueError("a number is too large")
    elif isinstance(value, float):
        if not isfinite(value):
            raise ValueError("not a number")
    elif isinstance(value, list):
        for part in value:
            _bounded(part, depth + 1)
    else:
        for part in value.values():
            _bounded(part, depth + 1)
    return value


Document = Annotated[dict[str, Any], AfterValidator(_bounded)]
"""Any JSON object of sane depth with sane numbers; what it means is checked by whoever it is for."""


class Shape(BaseModel):
    """A JSON object with these fields and no others, each of exactly its type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# -- pieces ---------------------------------------------------------------------------------------


class Words(Shape):
    """A message before it is put into words: an id of a catalogue, and its arguments.

    An argument is a number, a text, `{"seat": n}` (shown as the name of who sits there) or another message.
    """

    id: str
    args: dict[str, Any]


class Problem(Shape):
    """What went wrong: `id` and `args` are a message of the catalogues `server` and `errors`, `text` says it in words."""

    id: str
    args: dict[str, Any]
    text: str


class GameOptionShown(Shape):
    """Something to settle before the game. Its wording is `option-<name>` and `option-<name>-<value>`."""

    name: str
    kind: Literal["choice", "whole", "flag", "document"]
    default: Any
    values: list[str] | None = None
    low: int | None = None
    high: int | None = None


class GameShown(Shape):
    """A game one can open a table for. Its title is the message `title` of the catalogue with its slug."""

    slug: GameSlug
    version: int
    fewest: int
    most: int
    minutes: tuple[int, int]
    options: list[GameOptionShown]
    throws: bool
    """The game asks for throws, so the way of throwing matters."""


class SeatShown(Shape):
    """A seat at a table."""

    seat: SeatNumber
    kind: SeatKind
    name: str
    """Who sits there; empty while nobody does, and for bots."""
    level: BotLevel | None
    """How well a bot plays that sits here."""
    here: bool
    """Somebody is connected for this seat right now."""
    returnable: bool
    """A bot plays for a person, who may take the seat back."""


class Proposal(Shape):
    """Somebody asks to take back more than can be taken back at once; everybody must agree."""

    by: SeatNumber
    to: Number
    """How many answers would remain."""
    agreed: list[SeatNumber]
    waiting: list[SeatNumber]


class TableShown(Shape):
    """A table: everything about it but the game itself. In no language."""

    id: TableId
    game: GameSlug
    version: int
    options: dict[str, Any]
    title: str
    public: bool
    watchable: bool
    throws: ThrowMode
    state: TableState
    seats: list[SeatShown]
    watchers: Number
    created: Number
    """Milliseconds since 1970."""
    touched: Number
    archived: bool
    commitment: str
    """Hash of the secret that all dice and draws come from; shown from the first moment."""
    seed: str | None
    """That secret, once the game is over."""
    taken_back: Number
    """How often an answer was taken back by everybody's consent; shown for the rest of the game."""
    next: TableId | None
    """The table of the rematch."""
    answered: Number
    """How many answers have been given, fate's included."""


class Answered(Shape):
    """One answer. What this viewer may not know is null, and `hidden` says so."""

    n: Number
    ask: str
    clause: str
    by: SeatNumber | Literal["fate"]
    answer: Any
    hidden: bool


class Happening(Shape):
    """Something that happened, typed (for animation) and as a message (for the tale)."""

    kind: str
    """Its name, as in the game's tale: `MonsterBeaten`."""
    fields: dict[str, Any]
    message: Words


class Flight(Shape):
    """How a thrown die flew, for showing; the landing is in the answer."""

    landing: dict[str, Any]
    launch: dict[str, Any]
    track: str | None
    """The encoded flight in base64; its format is in docs/throw.md. Null when it can't be shown any more."""


class ChatLine(Shape):
    """Something somebody said. Text, never markup."""

    seat: SeatNumber | None
    name: str
    text: str


class Outcome(Shape):
    """How the game ended."""

    headline: Words
    scores: list[int]
    winners: list[SeatNumber]
    parts: list[dict[str, Any]]


class UndoShown(Shape):
    """What a seat could take back."""

    free: Number | None
    """So many answers would remain if it took back its own last ones at once; null: nothing can be."""
    ask: Number | None
    """So many would remain if it asked everybody; null: nothing to take back, or somebody is asking already."""


class Sight(Shape):
    """What one seat sees. `seat` null is a spectator's sight."""

    seat: SeatNumber | None
    view: dict[str, Any]
    """The game's own view; each game documents its fields in its view.py."""
    mark: str
    """CRC-32 of the view as JSON with sorted keys and no spaces, in 8 hex digits; if yours differs, send `resync`."""
    question: dict[str, Any] | None
    """What is asked, as this seat may see it; null when the game is over."""
    panels: list[dict[str, Any]] | None
    """The view laid out for a client that has no board for this game; null unless `hello` asked for it."""
    undo: UndoShown


class EventShown(Shape):
    """One step of a table, numbered without gaps. All that a viewer may know of it."""

    seq: Number
    at: Number
    """Milliseconds since 1970."""
    kind: Literal[
        "opened", "loaded", "sat", "left", "given", "taken", "started", "moved", "undone", "proposed", "agreed",
        "declined", "said", "linked",
    ]  # fmt: skip
    by: SeatNumber | None
    answers: list[Answered]
    told: list[Happening]
    flight: Flight | None
    chat: ChatLine | None
    kept: Number | None
    """After `undone`: how many answers remain. Anything shown of later ones no longer holds."""


# -- from the client, over the socket -----------------------------------------------------------------


class Hello(Shape):
    """The first message: which table, which seats one holds, and what one has already."""

    type: Literal["hello"]
    protocol: Annotated[int, Field(ge=1, le=1000)]
    table: TableId
    tokens: Annotated[list[Token], Field(max_length=MOST_SEATS)] = []
    """Seat secrets; none: a spectator. Several: several people at one device."""
    language: Language = "en"
    panels: bool = False
    """Send every view laid out in panels, too."""
    have: Number = 0
    """The last event this client has; those after it come with the welcome."""


class Answer(Shape):
    """Choose one of the options asked for."""

    type: Literal["answer"]
    action: ActionId
    """Made up by the client, new for every act; when in doubt, send the same message again."""
    seat: SeatNumber
    at: Number
    """The event after which this question was seen. If the seat has been asked something else since, it is refused."""
    option: Annotated[str, StringConstraints(min_length=1, max_length=400)]


class LaunchThrow(Shape):
    """Throw, in aimed mode: how the die left the hand. The server simulates it."""

    type: Literal["launch"]
    action: ActionId
    seat: SeatNumber
    at: Number
    launch: Document


class ReportLanding(Shape):
    """Say where a real die landed, in reported mode."""

    type: Literal["landing"]
    action: ActionId
    seat: SeatNumber
    at: Number
    landing: Document


class Undo(Shape):
    """Take answers back: at once where that is allowed, else everybody is asked."""

    type: Literal["undo"]
    action: ActionId
    seat: SeatNumber
    to: Number
    """How many answers remain; as in the sight's `undo`."""


class ReplyToUndo(Shape):
    """Agree, or not, to what somebody asked to take back."""

    type: Literal["undo-reply"]
    action: ActionId
    seat: SeatNumber
    agree: bool


class Say(Shape):
    """Say something to the table."""

    type: Literal["say"]
    action: ActionId
    seat: SeatNumber | None
    """Null: as a spectator."""
    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_CHAT)]


class Resync(Shape):
    """Send a welcome again: what I have is not what you sent."""

    type: Literal["resync"]


class Ping(Shape):
    """Are you there?"""

    type: Literal["ping"]
    n: Number


FromClient = Annotated[
    Hello | Answer | LaunchThrow | ReportLanding | Undo | ReplyToUndo | Say | Resync | Ping,
    Field(discriminator="type"),
]
Act: TypeAlias = Answer | LaunchThrow | ReportLanding | Undo | ReplyToUndo | Say
"""What changes a table, and is acknowledged once it is safely stored."""

from_client: TypeAdapter[Any] = TypeAdapter(FromClient)


# -- from the server, over the socket -----------------------------------------------------------------


class Welcome(Shape):
    """The whole state, for these seats: after `hello`, after `resync`, and whenever the server thinks it safer."""

    type: Literal["welcome"]
    protocol: int
    seq: Number
    table: TableShown
    seats: list[SeatNumber]
    """The seats this connection holds."""
    events: list[EventShown]
    """What happened since `have`, or the last of it when that was long ago or never."""
    asked: list[SeatNumber]
    """Who has to decide something now."""
    sights: list[Sight]
    """One for each seat held, or one with `seat` null. Empty until the game starts."""
    proposal: Proposal | None
    outcome: Outcome | None


class Event(Shape):
    """Something happened at the table. What has not changed is null."""

    type: Literal["event"]
    seq: Number
    event: EventShown
    table: TableShown | None
    """Null when it is as it was, but for `answered` and `touched`."""
    asked: list[SeatNumber]
    sights: list[Sight] | None
    proposal: Proposal | None
    outcome: Outcome | None


class Ack(Shape):
    """An act is safely stored, as (part of) event `seq`. Sent after that event."""

    type: Literal["ack"]
    action: ActionId
    seq: Number


class Refused(Shape):
    """An act was refused and changed nothing, or a message could not be read (`action` is then null)."""

    type: Literal["refused"]
    action: ActionId | None
    problem: Problem
    seq: Number
    """The latest event; a client that is behind asks for `resync`."""
    again: bool
    """True: nothing is wrong with the act; send it again (same `action`) in a moment."""


class Presence(Shape):
    """Somebody came or went."""

    type: Literal["presence"]
    here: list[SeatNumber]
    watchers: Number


class Saving(Shape):
    """Saving is paused (the database is away) or goes on. Acts sent meanwhile are acknowledged once it does."""

    type: Literal["saving"]
    paused: bool


class Pong(Shape):
    """Yes."""

    type: Literal["pong"]
    n: Number


class Bye(Shape):
    """The last message before the server closes the connection, with the reason.

    Close codes: 1008 against the rules or too fast, 1012 restarting, 1013 too slow: come back; 4004 no such table,
    4001 a seat secret is not (or no longer) right.
    """

    type: Literal["bye"]
    problem: Problem


FromServer = Annotated[
    Welcome | Event | Ack | Refused | Presence | Saving | Pong | Bye, Field(discriminator="type")
]
from_server: TypeAdapter[Any] = TypeAdapter(FromServer)


# -- over HTTP ----------------------------------------------------------------------------------------


class SeatWanted(Shape):
    """Who is to sit here: `person` is oneself, `open` anyone who comes, `invited` whoever gets the seat's link."""

    kind: SeatKind
    name: Name | None = None
    """For `person`."""
    level: BotLevel = "greedy"
    """For `bot`."""


class OpenTable(Shape):
    """Open a table."""

    game: GameSlug
    options: Document = {}
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=MOST_SEATS)]
    title: Annotated[str, StringConstraints(max_length=LONGEST_TITLE)] = ""
    public: bool = False
    watchable: bool = True
    throws: ThrowMode = "sampled"
    start: bool = False
    """Begin at once if nobody is missing."""


class LoadTable(Shape):
    """Open a table with a saved game, to continue or to watch."""

    log: Annotated[str, StringConstraints(min_length=1, max_length=LARGEST_LOG)]
    """The text of a `.tumble` file."""
    seats: Annotated[list[SeatWanted], Field(max_length=MOST_SEATS)] = []
    """As in OpenTable; none: oneself on every seat, under the names in the file."""
    title: Annotated[str, StringConstraints(max_length=LONGEST_TITLE)] = ""
    public: bool = False
    watchable: bool = True
    throws: ThrowMode = "sampled"


class VerifyLog(Shape):
    """Check the dice of a saved game against its published secret."""

    log: Annotated[str, StringConstraints(min_length=1, max_length=LARGEST_LOG)]


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


class Seated(Shape):
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


class Games(Shape):
    """What can be played."""

    games: list[GameShown]


class Frame(Shape):
    """A game as it stood after so many answers, as a spectator (or the seat that asks) saw it."""

    answered: Number
    answers: list[Answered]
    told: list[Happening]
    sight: Sight
    outcome: Outcome | None


class Replay(Shape):
    """Some frames of a game, for watching it again or from any move on."""

    table: TableShown
    answered: Number
    frames: list[Frame]


class Clause(Shape):
    """One clause of a game's rules."""

    game: GameSlug
    clause: str
    text: str
    """Markdown, in the language of the rule document (English)."""


class Verification(Shape):
    """Whether every die and draw of a log came from its committed secret."""

    ok: bool
    commitment: str
    seed: str
    drawn: Number
    """Answers of fate that were checked."""
    reported: Number
    """Landings that people reported or launched; these come from no secret."""
    problems: list[Words]


class Health(Shape):
    """How the server is."""

    ok: bool
    saving: bool
    version: str
    protocol: int


class Failure(Shape):
    """Every refusal over HTTP."""

    problem: Problem
