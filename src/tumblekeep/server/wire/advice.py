"""What people are told of their choices: odds and hints while they are asked, and a look back at a game that is over."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from tumblekeep.server.wire.base import Number, SeatNumber, Shape
from tumblekeep.server.wire.table import Words


class AskHint(Shape):
    """What would the masterful player do? It is counted, and everybody sees that it was asked."""

    seat: SeatNumber


class AskOdds(Shape):
    """What do the options come to?"""

    seat: SeatNumber
    answered: Number
    """After so many answers this seat was asked; where odds are shown afterwards only, it must have decided by now."""
    more: bool = False
    """Look longer, for better numbers."""


class PromiseShown(Shape):
    """What one option comes to."""

    id: str
    expected: float | None
    """In the measure; null: it was looked at too seldom to say."""
    error: float
    """How far that may be off, as a standard error."""


class OddsShown(Shape):
    """What the options of a question come to, if everybody goes on steadily. Some of many may be left out."""

    measure: Literal["won", "points"]
    """`won`: the chance to win, 0 to 1; `points`: how many."""
    valued: bool
    """A learned value told the odds between turns; else games were played to their end, if there was time."""
    sure: float | None
    """How much of what tells games apart is known by now, 0 to 1; null where nothing is learned."""
    options: list[PromiseShown]


class HintShown(Shape):
    """What the masterful player would do, and why."""

    option: str
    words: list[Words]
    """Sentences of the catalogue `lookback`, with things of the game's own in them."""
    odds: OddsShown


class OfferShown(Shape):
    """An option as it was weighed afterwards."""

    id: str
    label: Words
    levels: list[float]
    error: float
    seen: Number


class StepShown(Shape):
    """One answer of a game that is looked back at. The last six fields are a choice's only."""

    number: Number
    turn: Number
    seat: SeatNumber | None
    chance: bool
    prompt: Words
    answer: Words | str
    levels: list[float]
    """Where it led to: one number for the party, or one a seat."""
    luck: list[float]
    skill: list[float]
    happened: list[Words]
    chosen: str = ""
    best: str = ""
    given: float = 0.0
    options: list[OfferShown] = Field(default_factory=list)


class PlayerShown(Shape):
    """What became of a seat: its dice and its choices."""

    seat: SeatNumber
    luck: float
    skill: float
    others: float
    accuracy: float | None
    choices: Number


class MistakeShown(Shape):
    """A choice that gave something away for sure."""

    number: Number
    best: Words
    given: float


class CourseShown(Shape):
    """A game from its start to its end, by what each answer was worth: `docs/lookback.md`."""

    form: int
    game: str
    measure: Literal["won", "points"]
    shared: bool
    valued: bool
    over: bool
    start: list[float]
    end: list[float]
    unit: float
    common: float
    steps: list[StepShown]
    players: list[PlayerShown]
    turning: list[Number]
    mistakes: list[MistakeShown]


class LookBack(Shape):
    """How far a look back at a game is, and what it came to once it is done."""

    done: Number
    whole: Number
    """Points of the game that are looked at, and how many there are."""
    course: CourseShown | None
