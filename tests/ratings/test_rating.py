"""Ratings: openskill's own numbers for plain results, ties, players who left, parties, and results without luck."""

from __future__ import annotations

from math import sqrt

import pytest
from openskill.models import BradleyTerryFull

from tumblekeep.ratings.luck_free import GameResult, plain_pairs, rate_luck_free, rate_plain
from tumblekeep.ratings.rating import BETA, PairScore, Rating, promised, rated

ONE, TWO = Rating(1600, 100), Rating(1500, 60)


def test_a_plain_result_of_two_is_openskills() -> None:
    model = BradleyTerryFull(beta=BETA, tau=0.0)
    teams = [[model.rating(mu=one.points, sigma=one.unsure)] for one in (ONE, TWO)]
    wanted = [team[0] for team in model.rate(teams, ranks=[2, 1])]
    found = rated((ONE, TWO), (PairScore(0, 1, 0.0),), drift=0.0)
    assert [one.points for one in found] == pytest.approx([one.mu for one in wanted])
    assert [one.unsure for one in found] == pytest.approx([one.sigma for one in wanted])


def test_a_hundred_points_are_64_percent() -> None:
    assert promised(Rating(1600, 0), Rating(1500, 0)) == pytest.approx(1 / (1 + 10**-0.25))


def test_four_times_the_weight_is_surer() -> None:
    light, heavy = (rated((ONE, TWO), (PairScore(0, 1, 1.0, weight),))[0] for weight in (1.0, 4.0))
    assert heavy.unsure < light.unsure < sqrt(100**2 + 3**2)
    assert heavy.points > light.points > ONE.points


def test_whoever_left_is_behind_those_who_stayed() -> None:
    result = GameResult("g", "", False, (1, 2, 2), 0.5, frozenset({0}))
    scores = {(pair.one, pair.other): pair.score for pair in plain_pairs(result)}
    assert scores == {(0, 1): 0.0, (0, 2): 0.0, (1, 2): 0.5}


def test_a_lucky_winner_who_chose_worse_loses_points() -> None:
    result = GameResult("g", "", False, (1, 2), 0.5, gains=(-0.3, 0.3))
    even = (Rating(), Rating())
    assert rate_plain(result, even).seats[0].points > 1500  # type: ignore[union-attr]
    assert rate_luck_free(result, even).seats[0].points < 1500  # type: ignore[union-attr]


def test_in_a_party_each_is_rated_by_their_own_choices() -> None:
    result = GameResult("g", "", True, (1, 1), 0.0, gains=(0.2, -0.2))
    found = rate_luck_free(result, (Rating(), Rating()))
    assert found.seats[0].points > 1500 > found.seats[1].points  # type: ignore[union-attr]
    assert found.dungeon is not None
    assert found.dungeon.points > 1500
