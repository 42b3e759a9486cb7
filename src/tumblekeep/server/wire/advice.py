"""Advice about choices: odds and hints while a player is asked, and the analysis of a finished game."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from tumblekeep.server.wire.base import Number, SeatNumber, Shape
from tumblekeep.server.wire.table import Words


class AskHint(Shape):
    """What would the masterful player do? Hints are counted, and everybody sees that one was asked for."""

    seat: SeatNumber


class AskOdds(Shape):
    """How good are the options?"""

    seat: SeatNumber
    answered: Number
    """The question that this seat was asked after this many answers. If odds are shown only afterwards, the seat
    must have decided it by now."""
    more: bool = False
    """Compute longer, for more precise numbers."""


class PromiseShown(Shape):
    """How good one option is."""

    id: str
    expected: float | None
    """In the unit of `measure`; null: it was examined too seldom to say."""
    error: float
    """The standard error of `expected`."""


class OddsShown(Shape):
    """How good the options of a question are, if everybody goes on steadily.

    If there are many, some may be left out.
    """

    measure: Literal["won", "points"]
    """`won`: the chance to win, 0 to 1; `points`: the number of points."""
    valued: bool
    """True: a learned value gave the odds between turns. False: games were played to their end, if there was time."""
    sure: float | None
    """How much of what tells games apart is known by now, 0 to 1; null where nothing is learned."""
    most: float | None = None
    """The most there can be: a bar of this length is full; null where nobody knows."""
    why: Literal["", "unchecked", "off"] = ""
    """Why there are no numbers: nobody has checked the odds of this way to play, or they were checked and are wrong."""
    options: list[PromiseShown]


class HintShown(Shape):
    """What the masterful player would do, and why."""

    option: str
    words: list[Words]
    """Sentences of the catalogue `lookback`, with names from the game in them."""
    odds: OddsShown


class OfferShown(Shape):
    """An option as it was rated afterwards."""

    id: str
    label: Words
    levels: list[float]
    error: float
    seen: Number


class StepShown(Shape):
    """One answer of an analysed game. Only choices have the last five fields."""

    number: Number
    turn: Number
    seat: SeatNumber | None
    chance: bool
    prompt: Words
    answer: Words | str
    levels: list[float]
    """The level after it: one number for the party, or one per seat."""
    luck: list[float]
    skill: list[float]
    """What a choice gained or lost compared with the steady bot's."""
    rest: list[float]
    """By how much the forecast corrected itself."""
    happened: list[Words]
    chosen: str = ""
    steady: str = ""
    """What the steady bot would have chosen; empty if it would have drawn lots."""
    best: str = ""
    given: float = 0.0
    yardstick: Literal["steady", "masterful"] = "steady"
    """Whose choice the best is: what comes out best if steady bots play on, or what the masterful bot would choose."""
    options: list[OfferShown] = Field(default_factory=list)


class PlayerShown(Shape):
    """How a seat did: its dice and its choices."""

    seat: SeatNumber
    luck: float
    skill: float
    others: float
    accuracy: float | None
    choices: Number


class MistakeShown(Shape):
    """A choice that was a clear mistake."""

    number: Number
    best: Words
    given: float


class CourseShown(Shape):
    """A whole game, with the value of each answer: `docs/lookback.md`."""

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
    rest: list[float]
    """By how much the forecast corrected itself in all, by party."""
    steps: list[StepShown]
    players: list[PlayerShown]
    turning: list[Number]
    mistakes: list[MistakeShown]


class LookBack(Shape):
    """The progress of a game's analysis, and its result once it is done."""

    done: Number
    whole: Number
    """Points of the game that are looked at, and how many there are."""
    before: Number
    """Other games that are looked at first; 0 once this one is under way."""
    course: CourseShown | None
