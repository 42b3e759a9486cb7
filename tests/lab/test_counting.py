"""Statistics: intervals hold, luck is subtracted without biasing a mean, and known effects are found."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa
import pytest

from tumblekeep.lab.statistics.intervals import (
    Estimate,
    between_shares,
    chance_of,
    correct_all,
    correct_one,
    mean_estimate,
    median_estimate,
    student,
    wilson,
)
from tumblekeep.lab.statistics.luck import without_luck, worth
from tumblekeep.lab.statistics.measure import CellGames
from tumblekeep.lab.statistics.pieces import fit_effects
from tumblekeep.lab.statistics.players import _both_ways
from tumblekeep.lab.study.shape import SeatPlayer, StudyCell, TuningTarget
from tumblekeep.lab.tuning import TuningPoint, front


def test_wilson_as_it_is_printed() -> None:
    low, high = wilson(0.0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)
    low, high = wilson(0.9, 50)
    assert (round(low, 4), round(high, 4)) == (0.7864, 0.9565)


def test_intervals_hold_about_as_often_as_they_say() -> None:
    random = np.random.default_rng(7)
    held = {"share": 0, "mean": 0, "median": 0}
    for _ in range(200):
        wins = random.random(60) < 0.3
        low, high = wilson(float(wins.mean()), 60)
        held["share"] += low <= 0.3 <= high
        numbers = random.normal(5, 2, 60)
        mean = mean_estimate(numbers)
        held["mean"] += mean.low <= 5 <= mean.high
    for _ in range(200):
        median = median_estimate(random.exponential(1, 80))
        held["median"] += median.low <= np.log(2) <= median.high
    assert held["share"] >= 184
    assert held["mean"] >= 184
    assert held["median"] >= 180


def test_sixty_games_that_all_came_out_alike_were_called_certain() -> None:
    sure = mean_estimate(np.ones(60))
    assert (round(sure.low, 2), round(sure.high, 2)) == (0.94, 1.06)
    told = between_shares(sure, 60)._replace(high=1.0)
    assert (round(told.low, 2), told.high) == (0.94, 1.0)
    wide = mean_estimate(np.array([1.0, -1.0] * 30))
    assert between_shares(wide, 60) == wide


def test_two_hundred_like_games_gave_an_interval_without_width() -> None:
    """ "95 % between 0.00 and 0.00" satisfied any precision at once."""
    alike = mean_estimate(np.zeros(200))
    assert (round(alike.low, 3), round(alike.high, 3)) == (-0.019, 0.019)
    assert not alike.is_clear
    assert mean_estimate(np.array([3.0])).half == float("inf")


def test_a_small_sample_knew_its_own_spread() -> None:
    """With the normal quantile, intervals of five games held 88 times in 100."""
    random = np.random.default_rng(11)
    held = sum(
        one.low <= 5 <= one.high for one in (mean_estimate(random.normal(5, 2, 5)) for _ in range(2000))
    )
    assert 1870 <= held <= 1930
    assert [round(student(freedom), 2) for freedom in (1, 2, 4, 9, 10**6)] == [12.71, 4.3, 2.78, 2.26, 1.96]


def test_many_comparisons_are_corrected() -> None:
    one = Estimate(1.0, 0.1, 1.9, 100, 100)
    assert chance_of(one) < 0.05
    assert one.is_clear
    assert not any(found.is_clear for found in correct_all([one] * 5))


def test_a_verdict_and_the_interval_beside_it_could_disagree() -> None:
    """An interval of 95 % left out 0 while the corrected verdict called it the same, or the other way round."""
    several = [Estimate(value, value - 1, value + 1, 50, 50) for value in (0.9, 1.1, 1.25, 1.4, 3.0)]
    for found in correct_all(several):
        assert found.is_clear == (not found.low <= 0 <= found.high) == (found.chance < 0.05)
    assert correct_all([several[1]])[0]._replace(chance=several[1].chance) == several[1]
    sure = correct_one(between_shares(mean_estimate(np.ones(60)), 60), 10, most=1.0)
    assert sure.high == 1.0
    assert sure.low < between_shares(mean_estimate(np.ones(60)), 60).low


def test_of_players_alike_the_strongest_was_found_clearly_ahead_of_the_weakest() -> None:
    """Picked out of six by looking at the games: told as one of all their pairs, it is seldom called ahead."""
    random = np.random.default_rng(3)
    plainly = fairly = 0
    for _ in range(200):
        scores = random.normal(0, 1, (6, 50))
        order = np.argsort(scores.mean(axis=1))
        gap = mean_estimate(scores[order[-1]] - scores[order[0]])
        plainly += gap.is_clear
        fairly += correct_one(gap, 15).is_clear
    assert plainly > 60
    assert fairly < 20


def luck_of(games: int, seed: int) -> tuple[Any, Any]:
    """Return results that depend on one kind of luck, and not on nine others."""
    random = np.random.default_rng(seed)
    amounts = random.normal(0, 1, (games, 10))
    return 3 + 2 * amounts[:, 0] + random.normal(0, 1, games), amounts


def test_luck_is_taken_out_and_the_mean_stays() -> None:
    held, means = 0, []
    for seed in range(40):
        left = without_luck(*luck_of(150, seed))
        estimate = mean_estimate(left)
        means.append(estimate.value)
        held += estimate.low <= 3 <= estimate.high
    assert np.mean(means) == pytest.approx(3, abs=0.05)
    assert held >= 34
    values, amounts = luck_of(150, 1)
    assert worth(values, without_luck(values, amounts)) > 3 * 150


def test_luck_that_has_nothing_to_do_with_it_makes_nothing_worse() -> None:
    random = np.random.default_rng(3)
    values, amounts = random.normal(0, 1, 200), random.normal(0, 1, (200, 30))
    assert without_luck(values, amounts).var() <= values.var()
    few = random.normal(0, 1, 40)
    assert without_luck(few, amounts[:40]) is few
    looked = few[:, None] - few.mean() + np.sin(np.arange(40))[:, None] / 10
    assert without_luck(few, amounts[:40], looked).var() < few.var() / 2, (
        "one number a game helps in few games as well"
    )


def test_effects_are_told_from_what_comes_with_them() -> None:
    random = np.random.default_rng(5)
    good = random.random(2000) < 0.5
    companion = np.where(random.random(2000) < 0.8, good, random.random(2000) < 0.5)
    values = 1.0 * good + random.normal(0, 1, 2000)
    effects, errors = fit_effects(np.stack([good, companion], axis=1).astype(float), values, 2)
    assert effects[0] == pytest.approx(1.0, abs=3 * errors[0])
    assert abs(effects[1]) < 3 * errors[1]
    alone, _ = fit_effects(companion[:, None].astype(float), values, 1)
    assert alone[0] > 0.5


def test_things_of_one_bag_are_held_against_each_other() -> None:
    random = np.random.default_rng(6)
    drawn = np.eye(3)[random.integers(0, 3, 900)] - 1 / 3
    values = drawn @ np.array([0.6, 0.0, -0.6]) + random.normal(0, 0.5, 900)
    effects, errors = fit_effects(drawn, values, 3)
    assert effects == pytest.approx([0.6, 0.0, -0.6], abs=0.12)
    assert 0 < errors.max() < 0.1


def test_a_target_is_missed_by_what_lies_beyond_it() -> None:
    assert TuningTarget("won", want=0.5).miss(0.44) == pytest.approx(0.06)
    assert TuningTarget("first", most=0.02).miss(0.01) == 0
    assert TuningTarget("turns", least=20, most=30).miss(33) == 3


def test_the_front_keeps_what_no_other_point_beats_for_sure() -> None:
    want = (TuningTarget("won", want=0.5),)
    points = [
        TuningPoint((one,), away, (value,), abs(value - 0.5))
        for one, away, value in (
            (0, 0.0, 0.40),
            (1, 0.5, 0.49),
            (2, 0.5, 0.47),
            (3, 1.0, 0.60),
            (4, 1.0, 0.52),
        )
    ]
    assert [point.values for point in front(points, want)] == [(1,), (0,)]
    assert [point.values for point in front(points, want, 0.03)] == [(1,), (4,), (2,), (0,)]


def games_of(wins: Any, seats: int, *, moves: bool = False, among_equals: bool = False) -> CellGames:
    """Games in which somebody won, by seat, without counted luck."""
    players = tuple([SeatPlayer("steady")] * (2 if moves else seats))
    cell = StudyCell("dungeon_dice", seats, {"mode": "versus"}, players=players, moves=moves)
    rows = {
        "number": pa.array(range(len(wins)), pa.int64()),
        "winners": pa.array([[int(one)] for one in wins], pa.list_(pa.int64())),
        "results": pa.array([[float(seat == one) for seat in range(seats)] for one in wins]),
        "luck": pa.array([[] for _ in wins], pa.map_(pa.string(), pa.float64())),
    }
    return CellGames(cell, pa.table(rows), among_equals=among_equals)


def test_among_equals_the_watched_player_always_sat_in_the_first_chair() -> None:
    """The first chair wins a quarter of these games instead of a third: that is the chair, not the player."""
    random = np.random.default_rng(5)
    wins = random.choice(3, 6000, p=[0.25, 0.35, 0.40])
    first = games_of(wins, 3).estimate("won", plain=True)
    turning = games_of(wins, 3, among_equals=True).estimate("won", plain=True)
    assert first.high < 1 / 3
    assert turning.low < 1 / 3 < turning.high


def test_the_headline_took_one_side_of_the_matrix() -> None:
    """One player won 24.8 points more than its share there, and so did the other by 11.7 here: half the difference counts."""
    random = np.random.default_rng(8)
    seats = 2
    chairs = np.arange(1000) % seats

    def won_by(share: float) -> CellGames:
        mine = random.random(1000) < share
        return games_of(np.where(mine, chairs, 1 - chairs), seats, moves=True)

    there, back = won_by(0.748), won_by(0.617)
    found = {(0, 1): there, (1, 0): back}
    gap = _both_ways(found, 0, 1, "won")
    one, other = (float(np.mean(games.plain("won"))) for games in (there, back))
    assert gap.value == pytest.approx(((one - 0.5) + (0.5 - other)) / 2)
    assert gap.games == 2000
    assert gap.half == pytest.approx(mean_estimate(there.plain("won")).half / 2 * 2**0.5, rel=0.1)
