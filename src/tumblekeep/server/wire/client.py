"""What a client says over the socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, StringConstraints, TypeAdapter

from tumblekeep.server.wire.base import (
    LONGEST_CHAT,
    MOST_SEATS,
    ActionId,
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
    """The first message: which table, which seats one holds, and what one has already."""

    type: Literal["hello"]
    protocol: Annotated[int, Field(ge=1, le=1000)]
    table: TableId
    tokens: list[Token] = Field(max_length=MOST_SEATS, default_factory=list)
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


class ShowAim(Shape):
    """Let the others see how one aims, while one is asked to throw; passed on to who is there, and forgotten."""

    type: Literal["aim"]
    seat: SeatNumber
    at: Number
    """As of an answer; of a question that is over nothing is shown."""
    aimed: HandPose | None
    """Null: the die is laid down again."""


class ReportLanding(Shape):
    """Say where a real die landed, in reported mode."""

    type: Literal["landing"]
    action: ActionId
    seat: SeatNumber
    at: Number
    landing: Document


Named = Annotated[str, StringConstraints(min_length=1, max_length=40)]


class ToldDie(Shape):
    """What somebody at a real table says of one die; what counts is decided by the server."""

    die: Named
    places: Annotated[list[Named], Field(min_length=1, max_length=4)]
    """What it lies on: ids of zones and templates, kinds of them (`hole`, `outside`), or the numbers printed there."""
    counts: Annotated[str, StringConstraints(max_length=40)] = ""
    """The one of these that most of it lies on; empty: nobody can tell."""
    inside: bool = False
    """In the ring of the template, not on it."""
    icon: Named | None = None
    bounced: bool = True
    unmet: Annotated[list[Named], Field(max_length=12)] = Field(default_factory=list)
    """Special throws that were not met."""
    icebergs: Annotated[list[Named], Field(max_length=4)] = Field(default_factory=list)


class ToldFlip(Shape):
    """What somebody at a real table says of a template that was flipped."""

    lies: bool
    """On the target, and on nothing else."""
    at: tuple[int, int] | None = None
    """Millimetres from the middle of the target."""
    turned: bool = True
    covers: Annotated[list[Named], Field(max_length=14)] = Field(default_factory=list)


class TellThrow(Shape):
    """Tell of a real throw, in reported mode: in words of any language, or as a form was filled in."""

    type: Literal["tell"]
    action: ActionId
    seat: SeatNumber
    at: Number
    words: Annotated[str, StringConstraints(max_length=400)] | None = None
    """`3 symbol`, `2-3`, `hole`, `raté`. If given, the rest is not looked at."""
    dice: Annotated[list[list[ToldDie]], Field(max_length=6)] = Field(default_factory=list)
    """For each die how it lies, and after that how else it may be read."""
    flips: Annotated[list[ToldFlip], Field(max_length=4)] = Field(default_factory=list)
    """The same of a template."""
    by: SeatNumber | None = None
    """Who calls it doubtful; null: who tells of it."""


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


class TakeTime(Shape):
    """Take twice the time of the table's clock, or no longer. Everybody sees it."""

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


class Resync(Shape):
    """Send a welcome again: what I have is not what you sent."""

    type: Literal["resync"]


class Hurry(Shape):
    """Let the bots play on without a pause until a person is asked; for who holds a seat."""

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
    | Undo
    | ReplyToUndo
    | TakeTime
    | Say
    | Resync
    | Hurry
    | Ping,
    Field(discriminator="type"),
]
Act: TypeAlias = Answer | LaunchThrow | ReportLanding | TellThrow | Undo | ReplyToUndo | TakeTime | Say
"""What changes a table, and is acknowledged once it is safely stored."""

from_client: TypeAdapter[Any] = TypeAdapter(FromClient)
read_client: Callable[[str], Any] = from_client.validator.validate_json
"""What a client says, from its JSON, or a `ValidationError`."""
