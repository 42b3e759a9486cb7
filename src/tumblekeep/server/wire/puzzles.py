"""Puzzles: positions in which one choice is clearly best."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from tumblekeep.server.wire.base import GameSlug, Number, SeatNumber, Shape
from tumblekeep.server.wire.table import Words

PuzzleId = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}-[0-9a-f]{4,16}$")]


class PuzzleListed(Shape):
    """A puzzle in the list."""

    id: PuzzleId
    game: GameSlug
    seats: Number
    ask: str
    """What is asked: the theme of the puzzle."""
    difficulty: Annotated[int, Field(ge=1, le=3)]
    """1: the best choice stands out, to 3: the others come close."""


class Puzzles(Shape):
    """All puzzles, the clearest of each game first."""

    puzzles: list[PuzzleListed]


class PuzzleShown(Shape):
    """A position, as the player who is asked sees it."""

    id: PuzzleId
    game: GameSlug
    seats: Number
    seat: SeatNumber
    measure: Literal["won", "points"]
    view: dict[str, Any]
    question: dict[str, Any]
    panels: list[dict[str, Any]]


class TryPuzzle(Shape):
    """Choose an option."""

    option: Annotated[str, StringConstraints(min_length=1, max_length=400)]


class PuzzleWorth(Shape):
    """How good an option of a puzzle is, found by playing games to their end."""

    id: str
    label: Words
    expected: float
    error: float


class PuzzleTried(Shape):
    """How good every option is."""

    right: bool
    best: str
    steady: str
    """What the steady player chooses."""
    options: list[PuzzleWorth]
    words: list[Words]
    """The reasons, in sentences of the catalogue `lookback`; may be empty."""
