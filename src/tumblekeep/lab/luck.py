"""Measure whether luck is nothing on average: steady games, looked back at without asking what would have been best.

Whoever plays many games has had neither good luck nor bad, because luck is what fell minus the average over all that could have fallen.
The forecast's own corrections are noted beside it, and the largest of each game: what the learned odds did not see coming.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from tumblekeep.analysis.log_points import seen
from tumblekeep.analysis.timeline import course
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import log_of
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.lab.skill import mean_interval

HAND = "average"
EFFORT = "quick"


class LuckGame(NamedTuple):
    """What looking back says of one game between steady bots, for the first party, as shares of how far games of this kind differ."""

    luck: float
    rest: float
    largest: float
    """The largest single correction of the forecast, whichever way and whoever's."""
    at: int
    """The number of the answer after which it came."""
    result: float
    """How much better the first party ended than it began."""


def play_luck_game(
    slug: str, seats: int, options: Mapping[str, Any], number: int, effort: str = EFFORT
) -> LuckGame:
    """Play one game between steady bots and look back at its luck."""
    game = load(slug)
    play = Play(game, seats, game.check(seats, options))
    dice, mind = (Random(f"luck/{slug}/{number}/{what}").random for what in ("dice", "mind"))
    play.finish(SkilledFate(dice, HAND, tables=False), [Greedy(game, mind)] * seats)
    log = log_of(play, [f"P{seat + 1}" for seat in range(seats)])
    found = course(log, game, seen(log, game, effort=effort, yardstick="none"))
    largest, at = max((max(map(abs, step.rest)), step.number) for step in found.steps)
    return LuckGame(
        sum(step.luck[0] for step in found.steps) / found.unit,
        found.rest[0] / found.unit,
        largest / found.unit,
        at,
        (found.end[0] - found.start[0]) / found.unit,
    )


class LuckSummary(NamedTuple):
    """What many games say; the means with half of their 95 % intervals."""

    games: int
    luck: tuple[float, float]
    rest: tuple[float, float]
    luck_each: float
    """How much luck a game has: the root of its mean square."""
    rest_each: float
    largest: float
    at: tuple[int, int]
    """The game and the answer of the largest correction."""

    @property
    def errors(self) -> float:
        """How many standard errors the average luck is from nothing."""
        return abs(self.luck[0]) / (self.luck[1] / 1.96) if self.luck[1] else 0.0


def summarise_luck(games: Mapping[int, LuckGame]) -> LuckSummary:
    """Sum up what was said of these games, by their numbers."""
    found = list(games.values())
    worst = max(games, key=lambda number: games[number].largest)
    return LuckSummary(
        len(found),
        mean_interval([one.luck for one in found]),
        mean_interval([one.rest for one in found]),
        sqrt(mean(one.luck**2 for one in found)),
        sqrt(mean(one.rest**2 for one in found)),
        games[worst].largest,
        (worst, games[worst].at),
    )
