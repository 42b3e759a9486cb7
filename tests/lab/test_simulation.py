"""Counting many games: every game is in the tally once, and the same seed gives the same counts."""

from __future__ import annotations

from random import Random

from tumblekeep.bots.greedy import Greedy
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.lab.simulation import OutcomeTally, games_played


def counted(seed: str) -> OutcomeTally:
    game = load("dungeon_attack")
    tally = OutcomeTally(2)
    options = game.check(2, {})
    for play in games_played(
        game,
        2,
        options,
        6,
        fate=lambda number: SampledFate(f"{seed}/{number}"),
        bot=lambda number: Greedy(game, Random(f"{seed}/{number}").random),
    ):
        assert play.outcome is not None
        tally.count(play, play.outcome.headline.id)
    return tally


def test_every_game_is_counted_once() -> None:
    tally = counted("a")
    told = tally.plain()
    assert told["games"] == sum(told["outcomes"].values()) == 6
    assert len(tally.scores) == 12
    assert told["scores"]["least"] <= told["scores"]["median"] <= told["scores"]["most"]
    assert told["answers"] > 0


def test_the_same_seed_counts_the_same_and_another_does_not() -> None:
    assert counted("a").plain() == counted("a").plain()
    assert counted("a").answers != counted("b").answers
