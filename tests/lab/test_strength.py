"""Strength is measured on the same seeds, and is reported with its precision."""

from __future__ import annotations

import pytest

from tumblekeep.games import load
from tumblekeep.lab.strength import (
    BELOW,
    ROWS,
    StrengthGame,
    median_interval,
    play_strength_game,
    step,
    summarise,
)


def test_every_row_can_be_played_and_is_learned() -> None:
    for row in ROWS.values():
        game = load(row.game)
        assert game.goal is not None
        options = game.check(row.seats, row.options)
        assert game.goal.setting(row.seats, options) in game.goal.settings


def test_the_same_number_is_the_same_game() -> None:
    row = ROWS["attack"]
    game = load(row.game)
    one, other = play_strength_game(game, row, "steady", 4), play_strength_game(game, row, "steady", 4)
    assert one[:3] == other[:3]
    assert 0 <= one.result <= 3


def test_gains_are_counted_game_by_game() -> None:
    def games(*results: float) -> list[StrengthGame]:
        return [StrengthGame(number, result, 10, 0.1, 0.02, 0) for number, result in enumerate(results)]

    told = summarise(ROWS["attack"], games(3, 2, 3, 2), games(2, 1, 2, 1))
    assert (told["gain"], told["gain-interval"]) == (1.0, 0.0), "the luck of a seed is in both"
    assert told["mean"] == 2.5
    assert told["interval"] == pytest.approx(1.96 * 0.57735 / 2, abs=0.001)
    assert told["milliseconds"] == 10.0
    assert median_interval(list(range(100))) == (40, 59)


def test_two_levels_are_compared_by_what_one_wins_among_the_others() -> None:
    def games(*results: float) -> list[StrengthGame]:
        return [StrengthGame(number, result, 10, 0.1, 0.02, 0) for number, result in enumerate(results)]

    versus = step(ROWS["dice-versus"], games(1, 1, 1, 0), (), shared=False)
    assert versus is not None
    assert (versus.lower, versus.upper, versus.gain) == (0.5, 0.75, 0.25)
    assert not versus.is_shown, "four games show nothing"
    paired = step(ROWS["attack"], games(3, 2, 3), games(2, 1), shared=True)
    assert paired is not None
    assert (paired.games, paired.gain, paired.is_shown) == (2, 1.0, True)
    assert step(ROWS["attack"], games(3), (), shared=True) is None


def test_everybody_threw_with_an_average_hand_where_levels_should_differ() -> None:
    assert BELOW == {"steady": "careless", "shrewd": "steady", "masterful": "shrewd"}
    row = ROWS["fighter"]
    game = load(row.game)
    wins = [
        sum(play_strength_game(game, row, level, number, own_hands=own).result for number in range(40))
        for level, own in (("steady", False), ("steady", True), ("careless", True))
    ]
    assert wins[2] == 0 < min(wins[:2]), "a steady player has an average hand, a careless one a novice's"


def test_rivals_may_be_of_any_level() -> None:
    row = ROWS["dice-versus"]
    game = load(row.game)
    among_careless = sum(
        play_strength_game(game, row, "steady", number, rival="careless").result for number in range(6)
    )
    assert among_careless > 4
