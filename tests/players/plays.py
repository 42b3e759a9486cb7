"""Plays in the middle of a game and made-up values, for tests of thinking players."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.players.search import Budget
from tumblekeep.players.value import FeatureCurve, FeatureSum, OddsConfidence, OddsScale, PositionValue

LITTLE = Budget(answers=400, seconds=60.0, samples=2)


def simple(feature: str) -> PositionValue:
    """Make up a value for a test: the more of this feature, the better."""
    worth = FeatureSum(0.0, {feature: FeatureCurve((0.0, 100.0), (0.0, 100.0), (0.0, 0.0))})
    return PositionValue(
        worth, OddsScale(worth, (0.0, 100.0), (0.0, 1.0), (OddsConfidence(1.0, 0.3, 0.1, 0.5),)), 0.0, {}
    )


def opened(slug: str, seats: int, options: Mapping[str, Any], answers: int, seed: int = 3) -> Play:
    """Return a play after this many answers, at the next question for a player."""
    game = load(slug)
    luck = Random(seed).random
    play, fate, bot = Play(game, seats, options), SkilledFate(luck, tables=False), Greedy(game, luck)
    while play.question is not None and (len(play.entries) < answers or play.question.by_fate):
        if play.question.by_fate:
            play.answer(fate(play.question))
        else:
            seat, part = next(iter(play.asked().items()))
            play.answer(bot(play.look, part), seat)
    return play
