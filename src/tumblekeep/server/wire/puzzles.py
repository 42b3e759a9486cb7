"""Puzzles: positions in which one choice is clearly best."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import StringConstraints

from tumblekeep.server.wire.base import GameSlug, Number, SeatNumber, Shape
from tumblekeep.server.wire.table import Words

PuzzleId = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}-[0-9a-f]{4,16}$")]


class PuzzleListed(Shape):
    """A puzzle one can choose."""

    id: PuzzleId
    game: GameSlug
    seats: Number


class Puzzles(Shape):
    """All puzzles, the clearest of each game first."""

    puzzles: list[PuzzleListed]


class PuzzleShown(Shape):
    """A position, as who is asked sees it."""

    id: PuzzleId
    game: GameSlug
    seats: Number
    seat: SeatNumber
    measure: Literal["won", "points"]
    view: dict[str, Any]
    question: dict[str, Any]
    panels: list[dict[str, Any]]


class TryPuzzle(Shape):
    """Choose."""

    option: Annotated[str, StringConstraints(min_length=1, max_length=400)]


class PuzzleWorth(Shape):
    """What an option of a puzzle comes to, found by games played to their end."""

    id: str
    label: Words
    expected: float
    error: float


class PuzzleTried(Shape):
    """What every option comes to."""

    right: bool
    best: str
    steady: str
    """What the steady player does."""
    options: list[PuzzleWorth]
    words: list[Words]
    """Why, in sentences of the catalogue `lookback`; there may be none."""
