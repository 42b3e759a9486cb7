"""What can be read over HTTP besides the tables: games, replays, rules, the server's health; and every refusal."""

from __future__ import annotations

from typing import Any, Literal

from tumblekeep.server.wire.base import GameSlug, Number, SeatNumber, Shape
from tumblekeep.server.wire.play import AnswerShown, Happening, OutcomeShown, SightShown, ThrowJudgement
from tumblekeep.server.wire.table import GameShown, Problem, TableShown, Words


class Games(Shape):
    """The games that can be played."""

    games: list[GameShown]
    people: bool = False
    """Whether this server knows persons (/api/people)."""
    physics: bool = True
    """Whether throws can be aimed here; otherwise they are sampled or reported."""
    pocket: bool = False
    """Whether /pocket/ offers the page that plays without a network."""


class BestTableShown(Shape):
    """The best public table that is being played now: by the rating of its players, then by how close its game is."""

    table: TableShown | None
    """Null: nobody plays in public now; then everything else is null or empty."""
    rating: Number | None
    """The mean rating of those players whose page all may see; null if there is none."""
    sight: SightShown | None
    """What a spectator sees now."""
    told: list[Happening]
    """What spectators were told last."""


class Frame(Shape):
    """A game as it was after this many answers, as a spectator (or the seat that asks) saw it."""

    answered: Number
    answers: list[AnswerShown]
    told: list[Happening]
    sight: SightShown
    outcome: OutcomeShown | None


class ThrowMade(Shape):
    """One throw of a game."""

    answered: Number
    """The number of its answer."""
    seat: SeatNumber
    landing: dict[str, Any]
    judged: list[ThrowJudgement]
    """One per die of the landing, in the same order; one for a template."""
    flies: bool
    """Whether its launch is known, so that it can be watched again."""


class ThrowsMade(Shape):
    """Every throw of a game, in order."""

    throws: list[ThrowMade]


class TurnBegun(Shape):
    """A turn, as people count them."""

    number: Number
    seat: SeatNumber | None
    """Whose it was; null: everybody's."""
    answered: Number
    """How many answers there were when it began."""


class Replay(Shape):
    """Some frames of a game, to watch it again from the start or from any move."""

    table: TableShown
    """As it was when these frames were first asked for, if the game is over."""
    answered: Number
    turns: list[TurnBegun]
    """All turns of the game so far, in order, without those in which nobody could do anything."""
    frames: list[Frame]


class RecapMoment(Shape):
    """What one answer brought."""

    answered: Number
    told: list[Happening]


class ProgressCurve(Shape):
    """How far a seat was by the game's own count, over the whole game."""

    seat: SeatNumber | None
    """null: one count for everybody."""
    points: list[tuple[Number, int]]
    """After how many answers it changed, and to what; it stays so until the next."""


class Recap(Shape):
    """A whole game on one page, without its frames. Of a finished game it never changes."""

    answered: Number
    turns: list[TurnBegun]
    tale: list[RecapMoment]
    """Every moment in which something happened."""
    curves: list[ProgressCurve]
    throws: list[ThrowMade]


class Clause(Shape):
    """One clause of a game's rules."""

    game: GameSlug
    clause: str
    text: str
    """Markdown, in the language of the rule document (English)."""
    origin: Literal["book", "partly", "ours"]
    """From the published rules, from them in part, or decided here."""


class ClauseOrigins(Shape):
    """Which clauses of a game's rules do not come from its published rules; both lists are empty if the game is its author's own."""

    game: GameSlug
    ours: list[str]
    """Rulings, and clauses that no source states."""
    partly: list[str]
    """Clauses that a source states in part."""


class Verification(Shape):
    """Whether every die and draw of a log came from its committed secret."""

    ok: bool
    """Nothing wrong was found."""
    sure: bool
    """Nothing wrong was found, and everything was checked; never true without a device's notes, which stay with the
    device."""
    commitment: str
    seed: str
    drawn: Number
    """How many answers of fate were checked."""
    reported: Number
    """How many answers of fate come from no secret: aimed, reported, or from a saved game."""
    undone: Number
    """How many answers of fate were checked and had been taken back."""
    added: list[SeatNumber]
    """The seats whose own number is in the dice."""
    withheld: list[SeatNumber]
    """The seats that had sealed a number and did not reveal it."""
    problems: list[Words]
    unchecked: list[Words]
    """What could not be checked, in words."""


class Health(Shape):
    """The health of the server."""

    ok: bool
    saving: bool
    version: str
    protocol: int


class Failure(Shape):
    """Every refusal over HTTP."""

    problem: Problem
