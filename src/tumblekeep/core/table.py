"""Table: what lies on the table. Each game has its own; this is what all of them can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import fields, is_dataclass
from typing import Any, ClassVar, NamedTuple, Self

from tumblekeep.core.message import Message


class Outcome(NamedTuple):
    """How a game ended."""

    headline: Message
    """The result in one sentence."""
    scores: tuple[int, ...]
    """One number for each seat, more is better; equal for all seats of a cooperative game."""
    winners: tuple[int, ...]
    """The seats that won; empty when nobody did."""
    parts: tuple[tuple[Message, int], ...] = ()
    """What the result is made of, so that a client can show the sum."""

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "headline": self.headline.plain(),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "parts": [{"what": what.plain(), "count": count} for what, count in self.parts],
        }


class GameOver(Exception):
    """Raised by the clause that ends the game; only `Play` catches it."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.headline.id)
        self.outcome = outcome


class Turn(NamedTuple):
    """A turn as people at the table understand it. It may take many steps of the rules."""

    number: int
    """The first turn is 1; 0 before it has begun."""
    seat: int | None
    """The seat whose turn it is; None while all play together, and before the first turn."""

    def plain(self) -> dict[str, int | None]:
        """As plain data, for views."""
        return {"number": self.number, "seat": self.seat}


BEFORE_THE_FIRST = Turn(0, None)


class Table(ABC):
    """Everything a player could point at, and nothing else: no random numbers, no clock, no names of people.

    Subclasses list their fields in `__slots__` (or are dataclasses with slots). They write `copy` by hand, because
    looking ahead costs mostly copies. `told` holds what happened, for people to watch; rules never read it back. A
    happening is appended as its kind and its fields, `told.append((Hurt, seat, hits, state))`, and built when somebody
    reads it.

    `turn` says whose turn it is. It is public: every view shows it as `turn`, and `Play.turn` returns it.
    """

    __slots__ = ("told", "turn")
    told: list[tuple[Any, ...]]
    turn: Turn
    unseen: ClassVar[frozenset[str]] = frozenset({"told"})
    """Fields that are not part of the position."""

    def __init__(self) -> None:
        self.told = []
        self.turn = BEFORE_THE_FIRST

    def begin_turn(self, seat: int | None) -> None:
        """Begin the turn of this seat (None for a round that all play together), which ends the turn before.

        Called by the clause that begins a turn.
        """
        self.turn = tuple.__new__(Turn, (self.turn[0] + 1, seat))  # as Turn(...), but faster

    @abstractmethod
    def copy(self) -> Self:
        """Return a table that shares nothing mutable with this one, with nothing told yet."""

    def position(self) -> Any:
        """The whole table as plain data, to compare two of them."""
        return plain(self)

    def __getstate__(self) -> dict[str, Any]:
        """Return all fields, including those of subclasses, so that `copy.deepcopy` and pickle work whether compiled
        or not."""
        fields = {name: getattr(self, name) for name in field_names(self) if hasattr(self, name)}
        return fields | getattr(self, "__dict__", {})

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)


def field_names(thing: Any) -> list[str]:
    """The names of a thing's slots."""
    lists = ("__slots__", "__mypyc_attrs__")  # the second name is used when the rules are compiled
    found = [name for kind in type(thing).__mro__ for names in lists for name in getattr(kind, names, ())]
    return [name for name in found if name != "__dict__"]


def plain(thing: Any) -> Any:
    """Any piece of a table as plain data: lists, dicts, numbers and words."""
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, list | tuple):
        return [plain(part) for part in thing]
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in thing.items()}
    if is_dataclass(thing) and not isinstance(thing, type):
        names = [field.name for field in fields(thing)]
    else:
        names = field_names(thing)
        if not names:
            raise TypeError(f"{type(thing).__name__} can't lie on a table: it has no __slots__")
    hidden: frozenset[str] = getattr(thing, "unseen", frozenset())
    return {name: plain(getattr(thing, name)) for name in sorted(names) if name not in hidden}
