"""Strength is measured on the same seeds, and is reported with its precision."""

from __future__ import annotations

import pytest

from tumblekeep.games import load
from tumblekeep.lab.strength import ROWS, StrengthGame, median_interval, play_strength_game, summarise


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
