"""What can be seen of a table without its game: messages, the choice of games, seats, the table itself."""

from __future__ import annotations

from typing import Any, Literal

from tumblekeep.server.wire.base import (
    BotLevel,
    ChanceMode,
    GameSlug,
    KnockId,
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
    """A message before it is formatted: an id of a catalogue, and its arguments.

    An argument is a number, a text, `{"seat": n}` (shown as the name of whoever sits there) or another message.
    """

    id: str
    args: dict[str, Any]


class Problem(Shape):
    """What went wrong: `id` and `args` are a message of the catalogues `server` and `errors`; `text` is that
    message in words."""

    id: str
    args: dict[str, Any]
    text: str


class GameOptionShown(Shape):
    """An option to choose before the game. Its wording is `option-<name>` and `option-<name>-<value>`."""

    name: str
    kind: Literal["choice", "whole", "flag", "document"]
    default: Any
    values: list[str] | None = None
    low: int | None = None
    high: int | None = None
    harder: dict[str, Any] | None = None
    """If its values go from easy to hard: the other options with which they do; null: it is not a difficulty."""


class FirstHint(Shape):
    """Something the coach says once, in a player's first games."""

    says: str
    ask: str | None
    """Say it when the player is asked this kind of question; or"""
    happening: str | None
    """when this happens, to the player or to nobody in particular."""
    needs: str | None
    """Only if this part of the question's setup is not empty."""


class FirstTable(Shape):
    """What is recommended for a first game."""

    bots: list[BotLevel]
    options: dict[str, Any]
    advice: dict[str, list[str]]
    """The recommended options for each kind of question."""
    words: str
    """The catalogue that holds the coach's words."""
    hints: list[FirstHint]


class PackShown(Shape):
    """The pack that a table plays with."""

    name: str
    version: str
    fingerprint: str
    """The fingerprint of everything that play depends on. The pack's words are at
    `/api/packs/<fingerprint>/<language>`."""
    title: dict[str, str]
    """By language."""


class PackChange(Shape):
    """What a pack changes in one of the game's content files, in rows and values."""

    file: str
    added: Number
    changed: Number
    removed: Number


class PackOffered(PackShown):
    """A pack that may be chosen for a table."""

    about: dict[str, str]
    """By language; empty if it has no description."""
    changes: list[PackChange]
    fewest: int
    most: int
    options: list[GameOptionShown]
    """The game's options with this pack."""


class GameShown(Shape):
    """A game that tables can be opened for. Its title is the message `title` of the catalogue with its slug."""

    slug: GameSlug
    version: int
    fewest: int
    most: int
    minutes: tuple[int, int]
    options: list[GameOptionShown]
    throws: bool
    """The game asks for throws, so the way of throwing matters."""
    rolls: bool
    """The game rolls dice, so real ones can be used."""
    draws: bool
    """The game draws cards or dice, so a real deck or bag can be used."""
    company: Literal["together", "race", "both"] | None
    """Whether all win together or one wins alone; `both` if that depends on the options, null if the game does not say."""
    lesson: bool
    """Whether there is a lesson for it, at `/api/lessons`."""
    first: FirstTable | None
    packs: list[PackOffered]
    """The packs that the host allows for it."""


class SeatShown(Shape):
    """A seat at a table."""

    seat: SeatNumber
    kind: SeatKind
    name: str
    """The player's name; empty while nobody sits there, and for bots."""
    level: BotLevel | None
    """How well a bot plays that sits here."""
    untaught: bool
    """That level looks ahead, but nothing was learned for this way to play: the bot plays as a steady one does."""
    here: bool
    """Whether somebody is connected for this seat right now."""
    returnable: bool
    """Whether a bot plays for a person, who may take the seat back."""
    away: bool
    """Whether that bot sits in because the person is gone; a player who returns has the seat back at once."""
    double: bool
    """Whether this player takes twice the time of the table's clock."""
    remote: bool
    """At a table with real dice: this player is elsewhere, and the server rolls for them."""
    adds: Literal["nothing", "sealed", "given"]
    """What this seat adds to the dice: nothing, a number that is still sealed, or one that is revealed."""
    muted: bool
    """Whether the host has taken the word from whoever sits here."""
    program: bool = False
    """Whether a program plays here, by the API."""


class TurnShown(Shape):
    """Whose turn it is, as people count turns; every view has the same in its `turn`."""

    number: Number
    """From 1; 0 before the first."""
    seat: SeatNumber | None
    """Null: everybody's."""


class Proposal(Shape):
    """Somebody asks to take back more than can be taken back at once; everybody has to agree."""

    by: SeatNumber
    to: Number
    """How many answers would remain."""
    turn: TurnShown
    """The turn that would continue from there."""
    agreed: list[SeatNumber]
    waiting: list[SeatNumber]


class KnockWaiting(Shape):
    """Somebody who waits to be let in."""

    knock: KnockId
    name: str


class TableShown(Shape):
    """A table: everything about it except the game itself. Independent of language."""

    id: TableId
    game: GameSlug
    version: int
    options: dict[str, Any]
    pack: PackShown | None
    title: str
    public: bool
    watchable: bool
    throws: ThrowMode
    dice: ChanceMode
    draws: ChanceMode
    pace: Pace
    clock: Number
    """Seconds for each question, after which a bot answers it; 0: no clock."""
    odds: OddsRule
    day: str | None
    """The day of the daily door whose dice are rolled here; null: an ordinary table."""
    state: TableState
    code: str | None
    """Two words to say aloud, in English, while the table waits for players."""
    codes: dict[str, str] | None
    """The same code in each language; each of them leads to the table."""
    door: Literal["open", "closed"]
    """`open`: whoever has the link sits down. `closed`: they have to knock, as everybody does who comes by a code."""
    knocks: list[KnockWaiting]
    """Those who wait to be let in by the host."""
    hushed: bool
    """Whether spectators may only watch, not chat."""
    seats: list[SeatShown]
    watchers: Number
    created: Number
    """Milliseconds since 1970."""
    touched: Number
    archived: bool
    commitment: str
    """The hash of the secret that all dice and draws come from; shown from the first moment."""
    fair: int
    """How dice are made. 1: from that secret alone; 2: from it and a number from every player; 3: as 2, and the file has
    the whole record of the table; 4: from the day's secret, by where in the game they are asked for."""
    closing: bool
    """Whether the game is about to begin: whoever has sealed a number reveals it now."""
    seals: str | None
    """One hash of the seals of all seats, once the table is closed. Note it before revealing a number."""
    seed: str | None
    """The secret behind the commitment, once the game is over; of the daily door, once its day is over for everybody."""
    taken_back: Number
    """How often an answer was taken back with everybody's consent; shown for the rest of the game."""
    hints: list[Number]
    """How many hints each seat has asked for."""
    next: TableId | None
    """The table of the rematch."""
    answered: Number
    """How many answers have been given, including fate's."""
    moved: Literal["device", "server"] | None
    """The table was taken elsewhere and goes on there; null: it is here."""
    notice: Words | None
    """What a change of the rules has meant for this table, as a message of the page's own catalogue; null: nothing."""
