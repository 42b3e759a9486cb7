"""Ratings of the Weng-Lin family (Bradley-Terry, full pairing), in points: 400 points are odds of ten to one.

`openskill` computes what one result between two changes. A table of several is every pair of it, as in the full-pairing
model. The change is linear in the score of a pair, so a score may be any number whose mean is the chance to finish
ahead: 1, a half or 0 for a plain result, and the result without its luck (`luck_free.py`) for the other rating. See
docs/ratings.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Any

from openskill.models import BradleyTerryFull

MIDDLE = 1500.0
"""The rating of somebody of whom nothing is known, and of the steady bot."""
UNKNOWN = 350.0
"""How unsure that rating is, as a standard deviation."""
SLOPE = 400 / log(10)
BETA = SLOPE / sqrt(2)
"""So that between two who are well known 400 points are odds of ten to one."""
DRIFT = 3.0
"""By how much a player may have changed from one game to the next, as a standard deviation."""
SMALLEST = 1e-4

_MODEL = BradleyTerryFull(mu=MIDDLE, sigma=UNKNOWN, beta=BETA, kappa=SMALLEST, tau=0.0)


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, and how sure that is."""

    points: float = MIDDLE
    unsure: float = UNKNOWN
    """The standard deviation of `points`."""
    games: int = 0
    """How many games it was made from."""

    @property
    def between(self) -> tuple[float, float]:
        """From where to where the true strength lies, with 95 % certainty."""
        return self.points - 1.96 * self.unsure, self.points + 1.96 * self.unsure

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {"points": round(self.points, 3), "unsure": round(self.unsure, 3), "games": self.games}

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Rating:
        """From plain data."""
        return cls(float(plain["points"]), float(plain["unsure"]), int(plain["games"]))


def promised(one: Rating, other: Rating) -> float:
    """The chance that one finishes ahead of the other; what is not known of both brings it nearer to a half."""
    scale = sqrt(one.unsure**2 + other.unsure**2 + 2 * BETA**2)
    return 1 / (1 + exp((other.points - one.points) / scale))


@dataclass(frozen=True, slots=True)
class PairScore:
    """How two at a table did against each other."""

    one: int
    other: int
    score: float
    """Of `one`: 1 ahead, a half alike, 0 behind; or any number whose mean is the chance to be ahead."""
    weight: float = 1.0
    """How many plain games it tells as much as."""


def rated(ratings: Sequence[Rating], pairs: Sequence[PairScore], *, drift: float = DRIFT) -> list[Rating]:
    """The ratings after a game. Who is in no pair stays as they are."""
    before = [Rating(one.points, sqrt(one.unsure**2 + drift**2), one.games) for one in ratings]
    moved = [0.0] * len(before)
    learned = [0.0] * len(before)
    for pair in pairs:
        one, other = before[pair.one], before[pair.other]
        won, lost = _both_ways(one, other)
        for seat, was, high, low, score in (
            (pair.one, one, won[0], lost[0], pair.score),
            (pair.other, other, lost[1], won[1], 1 - pair.score),
        ):
            told = (
                1 - (high.unsure / was.unsure) ** 2
            )  # the part of the variance that one plain game takes away
            learned[seat] += -log(max(SMALLEST, 1 - told)) * pair.weight
            part = (1 - max(SMALLEST, 1 - told) ** pair.weight) / told if told > 0 else pair.weight
            moved[seat] += part * (low.points - was.points + score * (high.points - low.points))
    seated = {seat for pair in pairs for seat in (pair.one, pair.other)}
    return [
        Rating(was.points + moved[seat], was.unsure * exp(-learned[seat] / 2), was.games + 1)
        if seat in seated
        else ratings[seat]
        for seat, was in enumerate(before)
    ]


def party_rated(
    party: Sequence[Rating], dungeon: Rating, score: float, *, drift: float = DRIFT
) -> tuple[list[Rating], Rating]:
    """The ratings of a party that was as strong as its average, and of the dungeon, after the party's result (0 to 1)."""
    count = len(party)
    variance = sum(one.unsure**2 for one in party)
    whole = Rating(sum(one.points for one in party) / count, sqrt(variance) / count)
    after, deeper = rated((whole, dungeon), (PairScore(0, 1, score),), drift=drift)
    told = 1 - (after.unsure / whole.unsure) ** 2
    members = []
    for one in party:
        share = one.unsure**2 / variance
        members.append(
            Rating(
                one.points + count * share * (after.points - whole.points),
                one.unsure * sqrt(max(SMALLEST, 1 - share * told)),
                one.games + 1,
            )
        )
    return members, deeper


def _both_ways(one: Rating, other: Rating) -> tuple[list[Rating], list[Rating]]:
    """Both ratings after the first one is ahead, and after it is behind."""
    teams = [
        [_MODEL.rating(mu=one.points, sigma=one.unsure)],
        [_MODEL.rating(mu=other.points, sigma=other.unsure)],
    ]
    return tuple(  # type: ignore[return-value]
        [Rating(team[0].mu, team[0].sigma) for team in _MODEL.rate(teams, ranks=ranks)]
        for ranks in ([1.0, 2.0], [2.0, 1.0])
    )
