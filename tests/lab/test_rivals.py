"""Odds of rivals: learned for all seats at once, they add up and know everybody."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from tumblekeep.core.goal import CLOCK, Features
from tumblekeep.core.play import Play
from tumblekeep.games import load
from tumblekeep.lab.rivals import RivalGame, learn_rivals, rival_games
from tumblekeep.players.trust import mark
from tumblekeep.players.value import (
    FeatureCurve,
    FeatureSum,
    RivalOdds,
    chances,
    plain_value,
    read_value,
    value_for,
    with_rivals,
)


def made_up(count: int) -> list[RivalGame]:
    """Games of three and four whose winner is drawn by the exponentials of their gold; feathers mean nothing."""
    luck = Random("made up")
    games = []
    for number in range(count):
        seats = 3 + number // 4 % 2
        sheets: list[Features] = [
            {CLOCK: 0.5, "gold": luck.random() * 4, "feathers": luck.random() * 4} for _ in range(seats)
        ]
        (winner,) = luck.choices(range(seats), [exp(one["gold"]) for one in sheets])
        results = [float(seat == winner) for seat in range(seats)]
        games.append(RivalGame(True, [(sheets, list(range(seats)))], results))
    return games


def test_what_decides_games_is_found() -> None:
    rivals = learn_rivals(made_up(3000))
    assert set(rivals.scales) == {3, 4}

    def told(gold: float, feathers: float = 2.0) -> float:
        return rivals.scales[3] * rivals.sum({CLOCK: 0.5, "gold": gold, "feathers": feathers})

    assert told(3.0) - told(1.0) == pytest.approx(2.0, abs=0.4)
    assert told(2.0, 3.0) - told(2.0, 1.0) == pytest.approx(0.0, abs=0.3)


def test_curves_are_held_to_what_can_never_be_better() -> None:
    rivals = learn_rivals(made_up(200), {"gold": -1})
    curve = rivals.sum.curves["gold"]
    assert list(curve.early) == sorted(curve.early, reverse=True)


def test_what_decides_games_but_is_rare_was_shrunk_to_seventy_in_a_hundred() -> None:
    """Whoever can buy what wins has won, in one position of many. Features of which it is known whether more is better are shrunk less."""
    luck = Random("rare")
    games = []
    for number in range(600):
        sheets: list[Features] = [{CLOCK: 0.5, "gold": luck.random() * 4, "buys": 0.0} for _ in range(2)]
        if number % 15 == 0:
            sheets[luck.randrange(2)] = {**sheets[0], "buys": 1.0}
        chances = [exp(one["gold"] + 20 * one["buys"]) for one in sheets]
        (winner,) = luck.choices(range(2), chances)
        games.append(RivalGame(True, [(sheets, [0, 1])], [float(seat == winner) for seat in range(2)]))

    def told(never: dict[str, int]) -> float:
        rivals = learn_rivals(games, never)
        found = rivals.weights(2, [{CLOCK: 0.5, "gold": 2.0, "buys": bought} for bought in (1.0, 0.0)])
        return found[0] / sum(found)

    assert told({"buys": 1}) > max(0.93, told({}))


def test_only_what_comes_after_the_odd_moves_counts() -> None:
    game = load("dungeon_dice")
    games = rival_games(game, 3, game.check(3, {"mode": "versus"}), "seed", 6)
    assert [one.plain for one in games] == [True, False] * 3
    assert all(sum(one.results) == pytest.approx(1) for one in games)
    plain, odd = (sum(len(one.positions) for one in games if one.plain is plain) for plain in (True, False))
    assert plain > odd


def test_rivals_share_one_chance_and_more_strength_is_more_of_it() -> None:
    game = load("dungeon_dice")
    options = game.check(3, {"mode": "versus"})
    value = value_for(game, 3, options)
    assert value is not None
    assert game.goal is not None
    by_next = RivalOdds(
        FeatureSum(0.0, {"mine-next": FeatureCurve((0.0, 1.0), (0.0, 1.0), (0.0, 0.0))}), {3: 2.0}
    )
    play = Play(game, 3, options)
    found = chances(game.goal, value._replace(rivals=(by_next,)), 3, options, play.table)
    assert sum(found) == pytest.approx(1)
    assert sorted(found)[2] / sorted(found)[0] == pytest.approx(exp(2.0))


def test_a_check_counts_for_the_seats_that_have_these_odds() -> None:
    """Others at the same file keep the odds that they had, and their check."""
    game = load("dungeons_dice_danger")
    value = value_for(game, 3, game.check(3, {}))
    assert value is not None
    assert mark(value, 3) != mark(value, 4) != mark(value._replace(rivals=()), 4)
    assert mark(read_value(plain_value(value)), 3) == mark(value, 3)


def test_learning_for_some_seats_anew_leaves_the_others_as_they_were() -> None:
    """One more number of seats cost the checks of all others."""
    old = {"start": 1.0, "curves": {}, "scales": {"3": 1.0, "5": 1.2}}
    new = {"start": 2.0, "curves": {}, "scales": {"5": 0.9, "2": 1.1}}
    assert with_rivals([old], new) == [{**old, "scales": {"3": 1.0}}, new]
    assert with_rivals([{**old, "scales": {"5": 1.2}}], new) == [new]
