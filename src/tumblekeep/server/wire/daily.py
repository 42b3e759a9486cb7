"""The daily door: what is behind it, tries, rankings, and what is shown afterwards."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import StringConstraints

from tumblekeep.server.wire.base import Document, GameSlug, Hash, Name, Number, Shape, TableId, Token
from tumblekeep.server.wire.play import ThrowJudgement
from tumblekeep.server.wire.table import Words

DayName = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class GivenThrowShown(Shape):
    """One of the ten throws of a Sunday."""

    game: GameSlug
    die: str
    demand: str
    """A special throw; empty: none."""


class DayScoreShown(Shape):
    """What a finished try was worth."""

    result: int
    skill: int | None
    luck: int | None
    """In thousandths of the measure; null: not known for this way to play."""
    measure: Literal["won", "points"]
    reached: float
    """The points, or 1 for a victory."""
    won: bool
    headline: Words | None
    """How the game ended, as a message of the game; null for throws."""


class MyTry(Shape):
    """The sender's try that counts."""

    state: Literal["playing", "counting", "over"]
    """`counting`: the game is over, and its worth is being worked out."""
    table: TableId | None
    """Null on a day of throws."""
    thrown: list[int]
    """On a day of throws: the points of each throw so far."""
    score: DayScoreShown | None


class StreakShown(Shape):
    """Days in a row."""

    days: Number
    longest: Number
    rests_left: Number


class DayPromise(Shape):
    """What was promised about the dice of a day."""

    day: DayName
    commitment: Hash
    """The SHA-256 of the day's secret."""
    committed: Number
    """When it was published, in milliseconds since 1970; 0: this day's dice follow from the published seed."""
    secret: Hash | None
    """The secret, once the day is over for everybody."""


class DailyShown(Shape):
    """What is behind the door on a day."""

    day: DayName
    kind: Literal["short", "long", "throws"]
    game: GameSlug
    seats: Number
    options: dict[str, Any]
    throws: list[GivenThrowShown]
    ends_in: int
    """Milliseconds until the day is over; negative: it is."""
    counts: bool
    """Whether a try that begins now counts."""
    ranked: bool
    """Whether this server keeps rankings at all."""
    tries: Number
    """How many have finished it."""
    skill_share: float | None
    """How much of the result skill explains in this way to play, as measured with bots."""
    skill_checked: bool
    """Whether the odds that skill and luck are counted by were held to other games of this way to play, and are right. A throw
    needs none."""
    promise: DayPromise
    tomorrow: DayPromise | None
    mine: MyTry | None
    streak: StreakShown | None


class BeginTry(Shape):
    """Begin a try of a day, or go on with it."""

    name: Name
    day: DayName | None = None
    practice: bool = False


class TryBegun(Shape):
    """A try that can be played on."""

    day: DayName
    counts: bool
    resumed: bool
    table: TableId | None
    token: Token | None
    """The secret of the player's seat; null on a day of throws."""


class ThrowDaily(Shape):
    """The next of the ten throws; in practice, any of them."""

    launch: Document
    day: DayName | None = None
    practice: Annotated[int, "the number of the throw, from 0"] | None = None


class DailyThrown(Shape):
    """The result of a throw of the day."""

    landing: dict[str, Any]
    judged: list[ThrowJudgement]
    launch: dict[str, Any]
    track: str
    points: Number
    mine: MyTry | None


class RankedTry(Shape):
    """One entry of a ranking."""

    rank: Number
    value: int
    name: str | None
    """Null: somebody."""
    you: bool


class RankingShown(Shape):
    """One ranking of a day."""

    rank: Number | None
    """The sender's place, from 1; equals share it. Null: the sender is not in it."""
    percentile: float | None
    """The share of all who are not better than the sender."""
    total: Number
    value: int | None
    best: list[RankedTry]
    friends: list[RankedTry]
    bars: list[tuple[int, int]]
    """How many reached each value, from the lowest; near values are put together."""
    unit: int
    """How much one bar spans."""


class RankingsShown(Shape):
    """Both rankings of a day."""

    day: DayName
    result: RankingShown
    skill: RankingShown


class ChoiceSpot(Shape):
    """A choice that gave something away."""

    number: Number
    ask: str
    chosen: Words
    better: Words
    gain: float


class CrowdSpot(Shape):
    """A choice where most people went the other way."""

    number: Number
    ask: str
    chosen: Words
    usual: Words
    share: float
    gain: float
    """How much more the sender's choice was worth; negative: less."""
    met: Number


class AftermathShown(Shape):
    """What is shown after a try."""

    spots: list[ChoiceSpot]
    others: list[CrowdSpot]
    masterful: DayScoreShown | None
    """How the masterful player fared with the same dice; null before the day is over for everybody."""
    puzzles: list[str]
    """Ids of puzzles that were made of this day."""


class CalendarDay(Shape):
    """A day in the calendar."""

    day: DayName
    kind: Literal["short", "long", "throws"]
    game: GameSlug
    played: bool
    rested: bool
    percentile: Number | None


class WeekMedalShown(Shape):
    """A medal for a week."""

    monday: DayName
    medal: Literal["gold", "silver", "bronze"]


class CalendarShown(Shape):
    """The past year, and the sender's days in it."""

    days: list[CalendarDay]
    medals: list[WeekMedalShown]
    streak: StreakShown
