"""Puzzles: positions in which one choice is clearly best, and foes to be defeated by hand."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from tumblekeep.server.wire.base import Document, GameSlug, Number, SeatNumber, Shape
from tumblekeep.server.wire.play import ThrowJudgement
from tumblekeep.server.wire.table import Words

PuzzleId = Annotated[
    str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}-[0-9a-f]{4,16}$|^day-\d{4}-\d{2}-\d{2}-[1-3]$")
]


class PuzzleListed(Shape):
    """A puzzle in the list."""

    id: PuzzleId
    game: GameSlug
    seats: Number
    ask: str
    """What is asked: the theme of the puzzle."""
    difficulty: Annotated[int, Field(ge=1, le=3)]
    """1: most bots find it, to 3: hardly any does."""


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
    solved: dict[str, float]
    """The share of the bots of each level that choose the best; empty if it was not graded."""
    options: list[PuzzleWorth]
    words: list[Words]
    """The reasons, in sentences of the catalogue `lookback`; may be empty."""


ThrowPuzzleId = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}-[a-z0-9-]{1,60}$")]
CardName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,60}$")]
PUZZLE_DICE, PUZZLE_WEAPONS, PUZZLE_LIFE = 4, 3, 40


class PuzzleWeaponShown(Shape):
    """A weapon that may be declared for a throw; its name is `gear-CARD` of the game's catalogue."""

    card: CardName
    demand: str
    """What it demands; empty for nothing."""
    bonus: Number


class ThrowPuzzleShown(Shape):
    """A foe to be defeated with a few dice, each thrown once."""

    id: ThrowPuzzleId
    game: GameSlug
    theme: str
    """Words: `throw-puzzle-theme-THEME` of the catalogue `backstage`."""
    foe: CardName
    """Its name is `foe-FOE` of the game's catalogue."""
    life: Number
    """The life that it has left."""
    dice: list[str]
    """In the order in which they are thrown."""
    demands: list[str]
    """What binds every throw."""
    weapons: list[PuzzleWeaponShown]
    ways: list[list[CardName]]
    """The sets of weapons that can be declared together, without any first."""
    icebergs: bool
    conditions: dict[str, Any]
    """Of the table, as `/api/throws/GAME/stance` takes them; empty for plain wood."""
    difficulty: Annotated[int, Field(ge=1, le=3)]
    solved: dict[str, float]
    """The chance that a bot of each level solves it, 0 to 1; empty if that is not known for this table."""


class ThrowPuzzles(Shape):
    """All throw puzzles, the easiest of each game first."""

    puzzles: list[ThrowPuzzleShown]


class TryThrowPuzzle(Shape):
    """Throw the next die at the foe of a puzzle."""

    thrown: Annotated[int, Field(ge=0, lt=PUZZLE_DICE)]
    """How many dice were thrown before."""
    dealt: Annotated[int, Field(ge=0, le=PUZZLE_LIFE)]
    """What they dealt."""
    weapons: list[CardName] = Field(max_length=PUZZLE_WEAPONS, default_factory=list)
    """The weapons declared for this throw."""
    launch: Document


class ThrowPuzzleTried(Shape):
    """What a throw at the foe of a puzzle came to."""

    landing: dict[str, Any]
    judged: list[ThrowJudgement]
    launch: dict[str, Any]
    track: str
    damage: Number
    """What this throw dealt."""
    left: Number
    """The life that the foe has left."""
    over: bool
    """Whether the foe fell or no die is left."""
    solved: bool
    chances: list[float]
    """The chance of an average hand to solve the puzzle from before this throw, by each of the puzzle's `ways`; told once the
    throw is made, empty if it is not known."""
