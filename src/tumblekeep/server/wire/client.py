"""What a client sends over the WebSocket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, StringConstraints, TypeAdapter

from tumblekeep.server.wire.base import (
    LONGEST_CHAT,
    MOST_SEATS,
    ActionId,
    ChatPhrase,
    Document,
    Language,
    Number,
    SeatNumber,
    Shape,
    TableId,
    Token,
)
from tumblekeep.server.wire.throws import HandPose


class Hello(Shape):
    """The first message: the table, the sender's seats, and what the client already has."""

    type: Literal["hello"]
    protocol: Annotated[int, Field(ge=1, le=1000)]
    table: TableId
    tokens: list[Token] = Field(max_length=MOST_SEATS, default_factory=list)
    """Seat secrets; none: a spectator. Several: several people at one device."""
    language: Language = "en"
    panels: bool = False
    """Also send every view laid out in panels."""
    differences: bool = False
    """Send what changes in views and questions with every event, instead of the whole: see `SightChange`."""
    have: Number = 0
    """The last event that this client has; later ones come with the welcome."""


class Answer(Shape):
    """Choose one of the options asked for."""

    type: Literal["answer"]
    action: ActionId
    """Made up by the client, new for every act. When in doubt, send the same message again."""
    seat: SeatNumber
    at: Number
    """The event after which this question was seen. If the seat has been asked something else since, the answer is
    refused."""
    option: Annotated[str, StringConstraints(min_length=1, max_length=400)]


class LaunchThrow(Shape):
    """Throw, in aimed mode: how the die left the hand. The server simulates it."""

    type: Literal["launch"]
    action: ActionId
    seat: SeatNumber
    at: Number
    launch: Document


class ShowAim(Shape):
    """Show the others how the player who is asked to throw is aiming.

    It is passed on to whoever is connected, and not stored.
    """

    type: Literal["aim"]
    seat: SeatNumber
    at: Number
    """As in an answer. Aims for a question that is over are not shown."""
    aimed: HandPose | None
    """Null: the player has put the die down again."""


class ReportLanding(Shape):
    """Report where a real die landed, in reported mode."""

    type: Literal["landing"]
    action: ActionId
    seat: SeatNumber
    at: Number
    landing: Document


FaceCounts = Annotated[list[Annotated[int, Field(ge=0, le=999)]], Field(min_length=1, max_length=40)]
PieceName = Annotated[str, StringConstraints(min_length=1, max_length=40)]


class ToldDie(Shape):
    """What somebody at a real table says about one die; the server decides what counts."""

    die: PieceName
    places: Annotated[list[PieceName], Field(min_length=1, max_length=4)]
    """What it lies on: ids of zones and templates, kinds of them (`hole`, `outside`), or the numbers printed there."""
    counts: Annotated[str, StringConstraints(max_length=40)] = ""
    """The one of these that most of it lies on; empty: nobody can tell."""
    inside: bool = False
    """In the ring of the template, not on it."""
    icon: PieceName | None = None
    bounced: bool = True
    unmet: Annotated[list[PieceName], Field(max_length=12)] = Field(default_factory=list)
    """Special throws that were not met."""
    icebergs: Annotated[list[PieceName], Field(max_length=4)] = Field(default_factory=list)


class ToldFlip(Shape):
    """What somebody at a real table says about a template that was flipped."""

    lies: bool
    """It lies on the target and on nothing else."""
    at: tuple[int, int] | None = None
    """Millimetres from the middle of the target."""
    turned: bool = True
    covers: Annotated[list[PieceName], Field(max_length=14)] = Field(default_factory=list)


class TellThrow(Shape):
    """Report a real throw, in reported mode: in words of any language, or as a filled-in form."""

    type: Literal["tell"]
    action: ActionId
    seat: SeatNumber
    at: Number
    words: Annotated[str, StringConstraints(max_length=400)] | None = None
    """`3 symbol`, `2-3`, `hole`, `raté`. If given, the rest is ignored."""
    dice: Annotated[list[list[ToldDie]], Field(max_length=6)] = Field(default_factory=list)
    """For each die, how it lies, followed by other possible readings."""
    flips: Annotated[list[ToldFlip], Field(max_length=4)] = Field(default_factory=list)
    """The same for a template."""
    by: SeatNumber | None = None
    """The seat that calls it doubtful; null: the seat that reports it."""


class ReportChance(Shape):
    """Report what real dice showed or what was drawn from a real deck, at a table that uses them: one of the three."""

    type: Literal["report"]
    action: ActionId
    seat: SeatNumber
    at: Number
    pools: Annotated[list[FaceCounts], Field(max_length=8)] | None = None
    """For pools of equal dice: how many show each face, in the order of the form."""
    sides: Annotated[list[Annotated[int, Field(ge=0, le=99)]], Field(max_length=100)] | None = None
    """For different dice: the side that is up, for each."""
    thing: PieceName | None = None
    """For a draw: what came up."""


class UseRealDice(Shape):
    """At a table with real dice: have them, or be elsewhere and let the server roll. Everybody sees it."""

    type: Literal["place"]
    action: ActionId
    seat: SeatNumber
    remote: bool


class Undo(Shape):
    """Take answers back: at once if that is allowed, otherwise everybody is asked."""

    type: Literal["undo"]
    action: ActionId
    seat: SeatNumber
    to: Number
    """How many answers remain, as in `undo` of the sight."""


class ReplyToUndo(Shape):
    """Agree or disagree with a request to take answers back."""

    type: Literal["undo-reply"]
    action: ActionId
    seat: SeatNumber
    agree: bool


class TakeTime(Shape):
    """Take twice the time of the table's clock, or stop doing so. Everybody sees it."""

    type: Literal["time"]
    action: ActionId
    seat: SeatNumber
    double: bool


class Say(Shape):
    """Say something to the table."""

    type: Literal["say"]
    action: ActionId
    seat: SeatNumber | None
    """Null: as a spectator."""
    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_CHAT)]
    phrase: ChatPhrase | None = None
    """A ready-made message; `text` is then the same in the sender's language, for clients that do not know it."""


class Resync(Shape):
    """Ask for a new welcome, because the client's state differs from the server's."""

    type: Literal["resync"]


class Hurry(Shape):
    """Let the bots play on without a pause until a person is asked. Only for clients that hold a seat."""

    type: Literal["hurry"]


class Ping(Shape):
    """Are you there?"""

    type: Literal["ping"]
    n: Number


FromClient = Annotated[
    Hello
    | Answer
    | LaunchThrow
    | ShowAim
    | ReportLanding
    | TellThrow
    | ReportChance
    | UseRealDice
    | Undo
    | ReplyToUndo
    | TakeTime
    | Say
    | Resync
    | Hurry
    | Ping,
    Field(discriminator="type"),
]
Act: TypeAlias = (
    Answer
    | LaunchThrow
    | ReportLanding
    | TellThrow
    | ReportChance
    | UseRealDice
    | Undo
    | ReplyToUndo
    | TakeTime
    | Say
)
"""What changes a table, and is acknowledged once it is safely stored."""

from_client: TypeAdapter[Any] = TypeAdapter(FromClient)
read_client: Callable[[str], Any] = from_client.validator.validate_json
"""Parse a client's message from JSON, or raise a `ValidationError`."""
