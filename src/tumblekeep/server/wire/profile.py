"""A person's page: results, ratings, records and medals of each game, and how they play. Over HTTP."""

from __future__ import annotations

from tumblekeep.server.wire.base import Number, Shape, TableId
from tumblekeep.server.wire.people import GameResult, PersonId, StandingListed


class ProfilePerson(Shape):
    """Whose page it is."""

    id: PersonId
    name: str
    bot: bool
    created: Number


class PlayedSkill(Shape):
    """Luck and skill of one game: what was thrown and what was chosen changed, compared with steady play."""

    table: TableId
    at: Number
    luck: float
    skill: float


class CostlyDecision(Shape):
    """A kind of decision that gave something away: the words of the question, of what was chosen and of what was better are the game's
    messages `ask-ASK`, `ASK-CHOSEN` and `ASK-BETTER`."""

    ask: str
    chosen: str
    better: str
    fields: list[str]
    """What these words have gaps for."""
    count: Number
    cost: float
    """In an average game, in the measure."""


class HeroPlayed(Shape):
    """A hero, by the game's message that names it, and in how many games."""

    hero: str
    count: Number


class HowPlayed(Shape):
    """How somebody plays a game, as far as it was looked back at."""

    measure: str
    """`won`: the chance to win; `points`: the expected score."""
    games: Number
    choices: Number
    usual: Number
    """How many choices were those of steady play."""
    course: list[PlayedSkill]
    """The latest games, the oldest of them first."""
    costs: list[CostlyDecision]
    heroes: list[HeroPlayed]


class ProfileGame(StandingListed):
    """A person's results in one game."""

    results: dict[GameResult, Number]
    latest: list[GameResult]
    """How the latest games ended, the latest first."""
    play: HowPlayed | None


class Profile(Shape):
    """A person's page."""

    person: ProfilePerson
    insights: bool
    """Whether the person wants their games to be looked back at."""
    games: list[ProfileGame]


class WishInsights(Shape):
    """Whether the sender's games are to be looked back at; if not, what was found is forgotten."""

    wanted: bool
