"""Measure how well steady bots do in every way to play that odds were learned for: the par of `ratings/settings.json`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import mean
from typing import Any

from tumblekeep.analysis.evaluation import Interest
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.game import Game
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate


def measured_settings(game: Game, games: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """For every setting in which all want the same, or one plays alone: its name and its facts, without the weight."""
    assert game.goal is not None
    for name, (seats, chosen) in game.goal.settings.items():
        options = game.check(seats, chosen)
        interest = Interest.of(game, seats, options)
        par = 0.5
        if interest.shared or seats == 1:
            par = mean(
                _steady_result(game, seats, options, f"par/{name}/{number}") for number in range(games)
            )
        yield (
            f"{game.slug}.{name}",
            {
                "measure": interest.measure,
                "par": round(par, 4),
                "unit": round(interest.unit, 3),
                "games": games if interest.shared or seats == 1 else 0,
            },
        )


def _steady_result(game: Game, seats: int, options: Any, seed: str) -> float:
    play = Play(game, seats, options)
    dice = SkilledFate(Random(f"{seed}/dice").random, "average", tables=False)
    play.finish(dice, [Greedy(game, Random(f"{seed}/{seat}").random) for seat in range(seats)])
    assert play.outcome is not None
    assert game.goal is not None
    return game.goal.result(play.outcome, 0, options)
