"""What can be read over HTTP beside the tables: games, replays, rules, how the server is; and every refusal."""

from __future__ import annotations

from typing import Any, Literal

from tumblekeep.server.wire.base import GameSlug, Number, SeatNumber, Shape
from tumblekeep.server.wire.play import AnswerShown, Happening, OutcomeShown, SightShown, ThrowJudgement
from tumblekeep.server.wire.table import GameShown, Problem, TableShown, Words


class Games(Shape):
    """What can be played."""

    games: list[GameShown]


class Frame(Shape):
    """A game as it stood after so many answers, as a spectator (or the seat that asks) saw it."""

    answered: Number
    answers: list[AnswerShown]
    told: list[Happening]
    sight: SightShown
    outcome: OutcomeShown | None


class ThrowMade(Shape):
    """One throw of a game."""

    answered: Number
    """The answer that it was."""
    seat: SeatNumber
    landing: dict[str, Any]
    judged: list[ThrowJudgement]
    """One for each die of the landing, in its order; one for a template."""
    flies: bool
    """How it was launched is known: it can be watched again."""


class ThrowsMade(Shape):
    """Every throw of a game, in order."""

    throws: list[ThrowMade]


class TurnBegun(Shape):
    """A turn as people count them."""

    number: Number
    seat: SeatNumber | None
    """Whose it was; null: everybody's."""
    answered: Number
    """How many answers there were when it began."""


class Replay(Shape):
    """Some frames of a game, for watching it again or from any move on."""

    table: TableShown
    answered: Number
    turns: list[TurnBegun]
    """All turns of the game so far, in order; those in which nobody could do anything are left out."""
    frames: list[Frame]


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
    commitment: str
    seed: str
    drawn: Number
    """Answers of fate that were checked."""
    reported: Number
    """Landings that people reported or launched; these come from no secret."""
    undone: Number
    """Answers of fate that were checked, and had been taken back."""
    added: list[SeatNumber]
    """The seats whose own number is in the dice."""
    withheld: list[SeatNumber]
    """The seats that had sealed a number and did not give it."""
    problems: list[Words]


class Health(Shape):
    """How the server is."""

    ok: bool
    saving: bool
    version: str
    protocol: int


class Failure(Shape):
    """Every refusal over HTTP."""

    problem: Problem
