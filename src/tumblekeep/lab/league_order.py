"""What the games of a league say about ratings: how many games until the order of the bots is right, and whether promises are kept.

Leagues are resampled from the games that were played: in each round every pairing plays once more, one of its games drawn by lot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import mean, pvariance
from typing import NamedTuple, TypeAlias

from tumblekeep.lab.leagues import League, LeagueGame
from tumblekeep.ratings.luck_free import (
    dungeon_rating,
    luck_free_pairs,
    own_score,
    party_chance,
    plain_pairs,
    rate_luck_free,
    rate_plain,
)
from tumblekeep.ratings.rating import Rating, promised

SURE = 0.95
STAYS = 3
"""Rounds in a row in which the order must be right often enough."""
HELD_OUT = 4
"""Every pairing is left out once, a fourth of them at a time."""
NEAR, FAR = 50, 150
"""Pairings whose ratings differ by about 100 points."""

Pool: TypeAlias = Mapping[tuple[int, int], Sequence[LeagueGame]]
Standings: TypeAlias = list[Rating]


def pooled(games: Iterable[LeagueGame]) -> dict[tuple[int, int], list[LeagueGame]]:
    """The games by pairing, the weaker bot first."""
    found: dict[tuple[int, int], list[LeagueGame]] = {}
    for game in games:
        one, other = sorted(game.bots)
        found.setdefault((one, other), []).append(game)
    return found


def plain_score(game: LeagueGame, seat: int) -> float:
    """What the plain result says of a seat, 0 to 1."""
    if game.result.shared:
        return game.result.score
    score = plain_pairs(game.result)[0].score
    return score if seat == 0 else 1 - score


def luck_free_score(game: LeagueGame, seat: int) -> float:
    """What the result without luck says of a seat."""
    if game.result.shared:
        return own_score(game.result, seat)
    score = luck_free_pairs(game.result, 1.0)[0].score
    return score if seat == 0 else 1 - score


Score: TypeAlias = Callable[[LeagueGame, int], float]


def spread_within(games: Iterable[LeagueGame], score: Score) -> float:
    """The variance of scores among games of the same bot against, or with, the same other."""
    by_pair: dict[tuple[int, int], list[float]] = {}
    for game in games:
        seats = (0, 1) if game.result.shared else (game.bots.index(min(game.bots)),)
        for seat in seats:
            by_pair.setdefault((game.bots[seat], game.bots[1 - seat]), []).append(score(game, seat))
    return mean(pvariance(scores) for scores in by_pair.values() if len(scores) > 1)


def measured_weight(games: Sequence[LeagueGame]) -> float:
    """How many plain results one without luck tells as much as: the ratio of their variances."""
    return spread_within(games, plain_score) / spread_within(games, luck_free_score)


def played_out(
    league: League, games: Iterable[LeagueGame], *, luck_free: bool, weight: float
) -> Iterable[Standings]:
    """The ratings after every game. Bots do not change, so their ratings do not drift."""
    standings = [Rating() for _ in league.bots]
    dungeon: Rating | None = None
    for game in games:
        seated = [standings[bot] for bot in game.bots]
        if game.result.shared and dungeon is None:
            dungeon = dungeon_rating(game.result)
        after = (
            rate_luck_free(game.result, seated, dungeon, drift=0.0, weight=weight)
            if luck_free
            else rate_plain(game.result, seated, dungeon, drift=0.0)
        )
        dungeon = after.dungeon
        for bot, rating in zip(game.bots, after.seats, strict=True):
            if rating is not None:
                standings[bot] = rating
        yield standings


def order_shares(
    league: League, pool: Pool, *, luck_free: bool, weight: float, rounds: int, leagues: int
) -> list[float]:
    """The share of resampled leagues in which the order of all bots is right, after each round."""
    right = [0] * rounds
    pairings = sorted(pool)
    for number in range(leagues):
        lots = Random(f"resampled/{number}")
        played = []
        for _ in range(rounds):
            order = lots.sample(pairings, len(pairings))
            played += [lots.choice(pool[pairing]) for pairing in order]
        for place, standings in enumerate(
            played_out(league, played, luck_free=luck_free, weight=weight), start=1
        ):
            if place % len(pairings) == 0:
                points = [one.points for one in standings]
                right[place // len(pairings) - 1] += points == sorted(points)
    return [count / leagues for count in right]


def rounds_needed(shares: Sequence[float]) -> int | None:
    """The first round from which the order is right often enough, a few rounds in a row; None: not within these rounds."""
    for place in range(len(shares)):
        following = shares[place : place + STAYS]
        if len(following) == STAYS and min(following) >= SURE:
            return place + 1
    return None


class NeighbourGap(NamedTuple):
    """How well one game tells two neighbours of the order apart."""

    gap: float
    plain: float
    """The square of the mean difference of their scores divided by the variance: the number of games is one through it."""
    luck_free: float


def neighbours(league: League, games: Sequence[LeagueGame]) -> list[NeighbourGap]:
    """How well neighbours in the order are told apart by one game each, against the field."""
    found = []
    for bot in range(len(league.bots) - 1):
        gaps, tells = [], []
        for score in (plain_score, luck_free_score):
            sides = []
            for one in (bot, bot + 1):
                field = [game for game in games if one in game.bots and not {bot, bot + 1} <= set(game.bots)]
                by_other: dict[int, list[float]] = {}
                for game in field:
                    seat = game.bots.index(one)
                    by_other.setdefault(game.bots[1 - seat], []).append(score(game, seat))
                sides.append(
                    (
                        mean(mean(scores) for scores in by_other.values()),
                        mean(pvariance(scores) for scores in by_other.values()),
                    )
                )
            (low, noise), (high, other) = sides
            gaps.append(high - low)
            tells.append((high - low) ** 2 / max(1e-9, noise + other) if high > low else 0.0)
        found.append(NeighbourGap(gaps[0], tells[0], tells[1]))
    return found


class Promise(NamedTuple):
    """What ratings promised for games that they were not made from, and what came of it."""

    games: int
    promised: float
    came: float
    error: float
    """The standard error of what came."""


def promises(
    league: League, pool: Pool, *, luck_free: bool, weight: float, passes: int = 6
) -> tuple[Promise, Promise]:
    """For pairings left out: where ratings differ by about 100 points, and everywhere.

    In a league of opponents it is the chance of the better one; in one of parties that of the party, for parties that differ from
    the dungeon by about 100 points.
    """
    pairings = sorted(pool)
    said: list[tuple[float, float, float]] = []
    for fold in range(HELD_OUT):
        kept = [pairing for place, pairing in enumerate(pairings) if place % HELD_OUT != fold]
        standings = settled(league, pool, kept, luck_free=luck_free, weight=weight, passes=passes)
        for pairing in (one for one in pairings if one not in kept):
            one, other = (standings[bot] for bot in pairing)
            for game in pool[pairing]:
                if game.result.shared:
                    dungeon = dungeon_rating(game.result)
                    gap = (one.points + other.points) / 2 - dungeon.points
                    chance = party_chance((one, other), dungeon)
                    came = game.result.score
                else:
                    gap, chance = other.points - one.points, promised(other, one)
                    came = plain_score(game, game.bots.index(pairing[1]))
                if gap < 0:
                    gap, chance, came = -gap, 1 - chance, 1 - came
                said.append((gap, chance, came))
    near = [one for one in said if NEAR <= one[0] <= FAR]
    return _promise(near), _promise(said)


def settled(
    league: League,
    pool: Pool,
    pairings: Sequence[tuple[int, int]],
    *,
    luck_free: bool,
    weight: float,
    passes: int,
) -> Standings:
    """The ratings from all games of some pairings, each played in several resampled orders and averaged."""
    games = [game for pairing in pairings for game in pool[pairing]]
    found = []
    for number in range(passes):
        order = Random(f"settled/{number}").sample(games, len(games))
        *_, last = played_out(league, order, luck_free=luck_free, weight=weight)
        found.append(list(last))
    return [
        Rating(mean(one[bot].points for one in found), mean(one[bot].unsure for one in found))
        for bot in range(len(league.bots))
    ]


def _promise(said: Sequence[tuple[float, float, float]]) -> Promise:
    if not said:
        return Promise(0, 0.0, 0.0, 0.0)
    came = mean(one[2] for one in said)
    return Promise(
        len(said), mean(one[1] for one in said), came, sqrt(max(1e-9, came * (1 - came)) / len(said))
    )
