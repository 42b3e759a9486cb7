"""What can be seen of a game in play: answers, what they made happen, and what each seat sees."""

from __future__ import annotations

from typing import Any, Literal

from tumblekeep.server.wire.base import ChatPhrase, Number, SeatKind, SeatNumber, Shape, WatcherMark
from tumblekeep.server.wire.table import Words


class AnswerShown(Shape):
    """One answer. What this viewer may not know is null, and `hidden` says so."""

    n: Number
    ask: str
    clause: str
    by: SeatNumber | Literal["fate"]
    answer: Any
    hidden: bool
    beside: dict[str, Any] | None
    """Of an answer of fate: where it came from, as the file has it, without what would tell too much now."""


class Happening(Shape):
    """Something that happened, typed (for animation) and as a message (for the tale)."""

    kind: str
    """Its name, as in the game's tale: `MonsterBeaten`."""
    fields: dict[str, Any]
    message: Words


class ThrowJudgement(Shape):
    """The judge's ruling on a thrown die, or on a flipped template."""

    hits: bool
    """It counts, unless a card of the game says otherwise."""
    moved: bool
    """The die bounced on the table first; the template was turned over."""
    on_target: bool
    """It rests where something counts."""


class FlightShown(Shape):
    """How a thrown die flew, for animation; the landing is in the answer."""

    landing: dict[str, Any]
    judged: list[ThrowJudgement]
    """One per die of the landing, in the same order; one for a template."""
    launch: dict[str, Any]
    track: str | None
    """The encoded flight in base64; its format is in docs/throw-internals.md. Null if it can no longer be shown."""


class ChatLine(Shape):
    """A chat message. Text, never markup."""

    seat: SeatNumber | None
    name: str
    text: str
    phrase: ChatPhrase | None = None
    """A ready-made message: show this text of the catalogue in the reader's language instead of `text`."""
    watcher: WatcherMark | None = None
    """Of a spectator: tells them from other spectators of this table."""


class OutcomeShown(Shape):
    """How the game ended."""

    headline: Words
    scores: list[int]
    winners: list[SeatNumber]
    parts: list[dict[str, Any]]


class UndoShown(Shape):
    """What a seat could take back."""

    free: Number | None
    """How many answers would remain if it took back its own last ones at once; null: it can't."""
    ask: Number | None
    """How many would remain if it asked everybody; null: there is nothing to take back, or somebody is already
    asking."""


class SightShown(Shape):
    """What one seat sees; a spectator's sight has `seat` null."""

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


Difference = dict[str, Any] | list[Any]
"""What changes in plain data: `[value]` replaces it, `[]` removes it; an object changes some keys of an object or some places of a list;
`{"at", "drop", "put"}` changes the length of a list."""


class SightChange(Shape):
    """What has changed in what one seat sees since the last sight it was sent, for a client whose `hello` asked for differences."""

    seat: SeatNumber | None
    view_change: Difference
    mark: str
    """That of the whole new view; if yours differs, send `resync`."""
    question_change: Difference
    panels: list[dict[str, Any]] | None
    undo: UndoShown


class BeginningShown(Shape):
    """What a game begins with, or goes on with under other rules, as its file says it."""

    version: int
    content: str
    """The digest of the game's content."""
    options: str
    """SHA-256 of the game's options as canonical JSON."""
    seats: list[tuple[SeatKind, str]]
    """Who sits where: kind and name."""
    remote: list[SeatNumber]
    """At a table with real dice: who is elsewhere, so that the server rolls for them."""
    hurried: Number | None
    """After how many seconds the host stopped waiting for numbers; null: all were there."""


class EventShown(Shape):
    """One event of a table, numbered without gaps: everything that a viewer may know of it."""

    seq: Number
    at: Number
    """Milliseconds since 1970."""
    kind: Literal[
        "opened", "loaded", "sat", "left", "given", "taken", "started", "moved", "undone", "proposed", "agreed",
        "declined", "said", "linked", "timed", "placed", "closing", "numbered", "hinted", "knocked", "admitted", "turned_away",
        "door", "muted", "shown_out", "rebased", "frozen", "claimed", "keyed", "unkeyed", "departed",
        "arrived",
    ]  # fmt: skip
    by: SeatNumber | None
    answers: list[AnswerShown]
    told: list[Happening]
    flight: FlightShown | None
    chat: ChatLine | None
    kept: Number | None
    """After `undone`: how many answers remain. Anything shown of later ones is no longer valid."""
    cause: Literal["away", "clock", "consent", "hurry", "remote", "device", "server"] | None
    """`given` and `taken`: a bot sat in because the player was away. `moved`: a bot answered because the clock had
    run out. `undone`: everybody agreed. `started`: the host did not wait for all numbers. `placed`:
    the player is not at the real table, so that the server rolls for them. `opened`: on a player's own `device`. `departed` and `arrived`:
    where the table was taken or brought, a player's `device` or a `server`."""
    place: Number | None
    """Its place in the table's record, from 1 without gaps; null: it is not in it, like chat."""
    loaded: Number | None
    """`loaded`: how many of its answers came with the saved game."""
    begins: BeginningShown | None
    """`started`, `loaded` and `rebased`: what the game begins or goes on with."""
