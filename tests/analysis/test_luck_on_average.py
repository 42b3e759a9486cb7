"""The luck of a game is 0 on average over its dice: whoever plays many games has had neither good luck nor bad.

The suite looks at a few games of each kind; `scripts/bench/luck` looks at 500 of every way to play and prints what it found.
"""

from __future__ import annotations

from statistics import mean

import pytest

from tumblekeep.lab.luck import LuckGame, play_luck_game, summarise_luck
from tumblekeep.lab.skill import ROWS

FEW = 6
"""Games of each kind in the suite, the same every time: they show luck that leans far to one side, and no less."""
CERTAIN = 3.3
"""Standard errors, beyond which an average is not 0: with many games chance alone goes there once in a thousand times."""


@pytest.mark.parametrize("kind", ["attack", "dice-versus", "fighter"])
def test_the_luck_of_many_games_is_nothing_on_average(kind: str) -> None:
    row = ROWS[kind]
    found = summarise_luck(
        {number: play_luck_game(row.game, row.seats, row.options, number) for number in range(FEW)}
    )
    assert found.luck_each > 0  # dice change something
    assert found.errors <= CERTAIN


def test_what_many_games_say_of_luck_is_summed_up() -> None:
    games = {3: LuckGame(0.2, 0.1, 0.3, 7, 0.5), 5: LuckGame(-0.1, -0.1, 0.6, 9, -0.5)}
    found = summarise_luck(games)
    assert found.games == 2
    assert found.luck[0] == pytest.approx(0.05)
    assert found.luck_each == pytest.approx(mean([0.04, 0.01]) ** 0.5)
    assert found.at == (5, 9)
    assert found.errors == pytest.approx(0.05 / 0.15)
