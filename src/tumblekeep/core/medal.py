"""Medals and records: what somebody did in a game, told by its log alone.

A game declares them in its own `medals.py`. Each is a function of a whole played game, so that a log tells the same whenever it
is read again. `tumblekeep.ratings.medals` reads logs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from tumblekeep.core.table import Outcome


class PlayedStep(NamedTuple):
    """One answer of a game, with everything that it made happen."""

    number: int
    """The answer's number in the log; 0 is what happened before the first answer."""
    answer: Any
    """As the log holds it; None for number 0."""
    happenings: Sequence[Any]


@dataclass(frozen=True)
class PlayedGame:
    """A game from its first to its last answer, as medals read it."""

    seats: int
    options: Mapping[str, Any]
    steps: Sequence[PlayedStep]
    outcome: Outcome | None
    """None: the game was not played to its end."""

    def tale(self) -> Iterator[tuple[int, Any]]:
        """Everything that happened, in order, each with the number of the answer that made it happen."""
        for number, _, happenings in self.steps:
            for happening in happenings:
                yield number, happening

    @property
    def last(self) -> int:
        """The number of the last answer."""
        return self.steps[-1].number

    def everybody(self, number: int) -> Iterator[tuple[int, int]]:
        """The whole party earns something by this answer."""
        for seat in range(self.seats):
            yield seat, number

    def won(self) -> Sequence[int]:
        """The seats that won; none if the game is not over."""
        return () if self.outcome is None else self.outcome.winners


Earned: TypeAlias = Iterator[tuple[int, int]]
"""Seats that earn a medal, each with the number of the answer that completed it."""


@dataclass(frozen=True)
class Medal:
    """Something hard that can be done in a game.

    The game's catalogue holds its name (`medal-NAME`) and how it is earned (`medal-NAME-how`, with `count` if it has one).
    """

    name: str
    earned: Callable[[PlayedGame], Earned]
    """Who earns it and when. If a seat earns it several times in one game, the first counts."""
    count: int | None = None
    """The number that the rule and its words share."""


Heroes: TypeAlias = Iterator[tuple[int, str]]
"""Whom seats played, each by the message that names the hero: seat, message."""


def no_heroes(game: PlayedGame) -> Heroes:
    """In this game nobody plays a hero of their own."""
    return iter(())


Reached: TypeAlias = Iterator[tuple[int, int, int]]
"""Values that seats reach, each with the number of the answer that completed it: seat, value, number."""


@dataclass(frozen=True)
class Record:
    """Something that can be done better and better.

    The game's catalogue holds its name (`record-NAME`) and a value of it (`record-NAME-value`, with `count`).
    """

    name: str
    reached: Callable[[PlayedGame], Reached]
    """What each seat reaches, and when; the best value of a game counts."""
    lowest: bool = False
    """Whether less is better."""


def victory_score(game: PlayedGame) -> Reached:
    """The score of everybody who won."""
    if game.outcome is not None:
        yield from ((seat, game.outcome.scores[seat], game.last) for seat in game.won())
