"""What can be seen of a table without its game: words, games to choose, seats, the table itself."""

from __future__ import annotations

from typing import Any, Literal

from tumblekeep.server.wire.base import (
    BotLevel,
    GameSlug,
    Number,
    OddsRule,
    Pace,
    SeatKind,
    SeatNumber,
    Shape,
    TableId,
    TableState,
    ThrowMode,
)


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


class FirstHint(Shape):
    """Something the coach says once, in one's first games."""

    says: str
    ask: str | None
    """When one is asked this kind of question; or"""
    happening: str | None
    """when this happens, to oneself or to nobody in particular."""
    needs: str | None
    """Only if this part of the question's setup is not empty."""


class FirstTable(Shape):
    """What is recommended for a first game."""

    bots: list[BotLevel]
    options: dict[str, Any]
    advice: dict[str, list[str]]
    """By kind of question: the options that are recommended."""
    words: str
    """The catalogue of what is said."""
    hints: list[FirstHint]


class PackShown(Shape):
    """A pack at a table: what was laid over its game."""

    name: str
    version: str
    fingerprint: str
    """Of all that play depends on. Its words are at `/api/packs/<fingerprint>/<language>`."""
    title: dict[str, str]
    """By language."""


class PackChange(Shape):
    """What a pack does to one of the game's content files, in rows and values."""

    file: str
    added: Number
    changed: Number
    removed: Number


class PackOffered(PackShown):
    """A pack that may be chosen for a table."""

    about: dict[str, str]
    """By language; empty where it says nothing about itself."""
    changes: list[PackChange]
    fewest: int
    most: int
    options: list[GameOptionShown]
    """Those of the game with this pack."""


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
    lesson: bool
    """It can be learned by playing, at `/api/lessons`."""
    first: FirstTable | None
    packs: list[PackOffered]
    """What the host allows to be laid over it."""


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
    away: bool
    """That bot sits in because the person is gone; who comes back has the seat again at once."""
    double: bool
    """Takes twice the time of the table's clock."""
    adds: Literal["nothing", "sealed", "given"]
    """What this seat adds to the dice: nothing, a number that is still sealed, or one that is given."""


class TurnShown(Shape):
    """Whose turn it is, as people count turns; every view has the same as its `turn`."""

    number: Number
    """From 1; 0 before the first."""
    seat: SeatNumber | None
    """Null: everybody's."""


class Proposal(Shape):
    """Somebody asks to take back more than can be taken back at once; everybody must agree."""

    by: SeatNumber
    to: Number
    """How many answers would remain."""
    turn: TurnShown
    """The turn that would go on from there."""
    agreed: list[SeatNumber]
    waiting: list[SeatNumber]


class TableShown(Shape):
    """A table: everything about it but the game itself. In no language."""

    id: TableId
    game: GameSlug
    version: int
    options: dict[str, Any]
    pack: PackShown | None
    title: str
    public: bool
    watchable: bool
    throws: ThrowMode
    pace: Pace
    clock: Number
    """Seconds for each question, after which a bot answers it; 0: no clock."""
    odds: OddsRule
    state: TableState
    code: str | None
    """Five letters to say aloud, while the table waits for people."""
    seats: list[SeatShown]
    watchers: Number
    created: Number
    """Milliseconds since 1970."""
    touched: Number
    archived: bool
    commitment: str
    """Hash of the secret that all dice and draws come from; shown from the first moment."""
    fair: int
    """How dice are made. 1: from that secret alone; 2: from it and a number of everybody's own."""
    closing: bool
    """The game is about to begin: who has sealed a number gives it now."""
    seals: str | None
    """One hash for the seals of all seats, once the table is closed. Note it before giving a number."""
    seed: str | None
    """That secret, once the game is over."""
    taken_back: Number
    """How often an answer was taken back by everybody's consent; shown for the rest of the game."""
    hints: list[Number]
    """How many hints each seat has asked for."""
    next: TableId | None
    """The table of the rematch."""
    answered: Number
    """How many answers have been given, fate's included."""
