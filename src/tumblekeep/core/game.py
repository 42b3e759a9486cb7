"""Game: the descriptor that every game exports, and all that the rest of the package knows about it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias, get_origin, get_type_hints

from tumblekeep.core.ask import Ask, Fields
from tumblekeep.core.errors import BadOptions
from tumblekeep.core.goal import Goal
from tumblekeep.core.medal import Heroes, Medal, PlayedGame, Record, no_heroes
from tumblekeep.core.message import Message, argument, argument_shown
from tumblekeep.core.option import GameOption, checked
from tumblekeep.core.pack import Pack
from tumblekeep.core.question import Choose, Flow
from tumblekeep.core.scope import Scope
from tumblekeep.core.table import Table

View: TypeAlias = Mapping[str, Any]
"""What one seat may know, as plain data; the game's view.py builds it from scratch."""
Options: TypeAlias = Mapping[str, Any]
Fate: TypeAlias = Callable[[Any], Any]
"""Answers a question for fate."""


def no_objection(seats: int, options: Options) -> Message | None:
    """Every combination can be played."""
    return None


def no_progress(view: View) -> Sequence[tuple[int | None, int]]:
    """Nothing is counted on the way."""
    return ()


def no_pieces(view: View) -> Collection[str]:
    """No option stands for a piece."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Game:
    """One set of rules, with every entry point that other packages use."""

    slug: str
    version: int
    """Add one whenever an old log could play differently."""
    seats: range
    """How many players can play."""
    minutes: tuple[int, int]
    """How long a game takes: the shortest and the longest, in minutes."""
    throws: bool = False
    """Whether the game asks for throws at a target, so that it matters how they are made."""
    options: tuple[GameOption, ...] = ()
    objection: Callable[[int, Options], Message | None] = no_objection
    """Why this combination of seats and options can't be played, or None."""
    new_table: Callable[[int, Options], Table]
    setup: Callable[[Any], Flow[None]]
    """Everything before the first turn."""
    turn: Callable[[Any], Flow[None]]
    """One step: a turn, or a part of one. The table alone must be enough to begin it. The game calls `table.begin_turn`
    at the start of each turn, and ends by raising GameOver."""
    view: Callable[[Any, int | None], View]
    """What a seat sees. None is a spectator, who sees least."""
    imagine: Callable[[View, int | None, Fate], Table]
    """A full table that fits a view, for search that does not cheat."""
    show: Callable[[View], Sequence[Any]]
    """A view laid out in panels (`tumblekeep.kit.panel`), for any client without a board of its own."""
    progress: Callable[[View], Sequence[tuple[int | None, int]]] = no_progress
    """How far everybody is by the game's own count (points, treasure, life), for the curve of a whole game: a number for
    each seat, or one for all with None."""
    pieces: Callable[[View], Collection[str]] = no_pieces
    """The names of everything in a view that an option may touch or lead to. What a viewer can't see has no name
    there."""
    worth: Callable[[Any, Choose], Sequence[float]]
    """How promising each option looks, from the seat's view or its glance. The greedy bot decides by it."""
    glance: Callable[[Any, int], Any] | None = None
    """The part of a seat's view that `worth` reads, taken from the table without building the view. It never holds more
    than the view does, and must not be changed. None: `worth` reads the view itself."""
    is_open: bool = False
    """Nothing is ever hidden: every view holds the whole table and is the same for all, so to imagine is to fork."""
    rests_open: bool = False
    """Only open decisions of `Together` are hidden, while they are open. In these each seat is asked alone, and fate is
    never asked."""
    goal: Goal | None = None
    """What players want from the game, and what a position's value is learned from. Without it no player can look
    ahead."""
    scope: Callable[[int, Options], Scope] | None = None
    """What may ever be answered and seen with this many seats and these options. Without it the game can't be encoded
    as numbers."""
    digest: Callable[[Options], str]
    """A digest that changes whenever the content that these options use changes."""
    asks: tuple[Ask, ...]
    happenings: tuple[type, ...]
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Families of messages named by things: `{"item": ["potion"]}` means the message `item-potion`."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """Numbers of its content that its words use, so that words and content never disagree: `{"feat-gold": 16}` is the term
    `-feat-gold` in its catalogue."""
    lines: Mapping[str, str] = field(default_factory=dict)
    """Further messages that views and outcomes use, with their arguments: `{"dungeon": "dice:number"}`."""

    medals: tuple[Medal, ...] = ()
    """Hard things that can be done in a game, told by its log alone."""
    records: tuple[Record, ...] = ()
    """Things that can be done better and better, told by its log alone."""

    heroes: Callable[[PlayedGame], Heroes] = no_heroes
    """Whom each seat played, told by its log alone."""

    pack: Pack | None = None
    """The pack that was laid over its content; None: the game as it is shipped."""

    def check(self, seats: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options with defaults filled in, or raise BadOptions with the reason."""
        if seats not in self.seats:
            raise BadOptions(
                "options-seats",
                f"{self.slug} is for {self.seats.start} to {self.seats.stop - 1} seats, not {seats}",
                low=self.seats.start,
                high=self.seats.stop - 1,
                seats=seats,
            )
        options = checked(self.options, chosen)
        objection = self.objection(seats, options)
        if objection is not None:
            raise BadOptions("options-together", f"can't be played: {objection.id}", why=objection)
        return options

    @property
    def company(self) -> str | None:
        """`together`, `race`, or `both` if options decide whether all win together; None if the game states no goal."""
        if self.goal is None:
            return None
        shared = {
            self.goal.shared(self.check(seats, chosen)) for seats, chosen in self.goal.settings.values()
        }
        return "both" if len(shared) > 1 else "together" if True in shared else "race"

    @property
    def rolls(self) -> bool:
        """Whether dice are rolled whose faces people could read from real ones."""
        return any(ask.dice or ask.faces for ask in self.asks)

    @property
    def draws(self) -> bool:
        """Whether something is drawn that people could draw from a real deck or bag. Lots among people do not count."""
        return any(ask.things and ask.things != "seat" for ask in self.asks)

    def happening(self, happening: Any) -> Message:
        """What happened, as a message for the tale."""
        kind: type = type(happening)
        return Message(
            happening_id(kind),
            {name: argument(what, getattr(happening, name)) for name, what in happening_fields(kind)},
        )

    @staticmethod
    def happening_shown(happening: Any) -> dict[str, Any]:
        """A happening's message as plain data; it depends on nothing but the happening."""
        kind: type = type(happening)
        args = {name: argument_shown(what, getattr(happening, name)) for name, what in happening_fields(kind)}
        return {"id": happening_id(kind), "args": args}

    def messages(self) -> Iterator[tuple[str, Fields]]:
        """Every message this game can show, with its arguments. The catalogues must hold exactly these."""
        for name in ("title", "tagline"):
            yield name, ()
        for option in self.options:
            yield f"option-{option.name}", ()
            for value in option.values:
                yield f"option-{option.name}-{value}", ()
        for ask in self.asks:
            yield from ask.messages()
        for kind in self.happenings:
            yield happening_id(kind), happening_fields(kind)
        for family, members in self.words.items():
            for member in members:
                yield f"{family}-{member}", ()
        for sign in self.goal.signs if self.goal is not None else ():
            yield f"sign-{sign.name}", ()
        for medal in self.medals:
            yield f"medal-{medal.name}", ()
            yield f"medal-{medal.name}-how", () if medal.count is None else (("count", "number"),)
        for record in self.records:
            yield f"record-{record.name}", ()
            yield f"record-{record.name}-value", (("count", "number"),)
        for name, spec in self.lines.items():
            yield name, tuple((word.partition(":")[0], word.partition(":")[2]) for word in spec.split())


@cache
def happening_id(kind: type) -> str:
    """The message of a happening: `DoorBusted` is `tale-door-busted`."""
    name = kind.__name__
    return "tale" + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)


@cache
def happening_fields(kind: type) -> Fields:
    """Names and kinds of a happening's fields, from its annotations. Tuple fields are left out: they are drawn, not
    said."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, _kind(hint)) for name, hint in hints.items() if get_origin(hint) is not tuple)


def _kind(hint: Any) -> str:
    marks = getattr(hint, "__metadata__", ())
    if marks:
        return str(marks[0])
    return "number" if hint is int else "text"
