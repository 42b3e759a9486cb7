"""Check odds as differences: how far one option is said to be ahead of another, beside how far it is ahead in whole games.

In games in which now and then an odd move is made, a choice is drawn by lot at which looking ahead calls another option best than the one
that was chosen. How far that option is ahead is measured once by the odds, as looking back does, and once by games played to their end,
both options with the same luck. If odds hold as differences, the second is the first on average: slope 1, bias 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import mean
from typing import NamedTuple

from tumblekeep.analysis.evaluation import Evaluation
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.lab.skill import HAND, WORSE, SkillRow
from tumblekeep.lab.training import ExploringBot

LOOKS = 96
"""Simulated turns of each option, to find the best and again to measure how far it is ahead."""
PLACES = 6
"""Choices of a game that are tried until one has a better option."""
AGAIN = 1000
"""Resamples of choices for the interval of the slope."""


class OptionGap(NamedTuple):
    """How far an option is ahead of another, as shares of what games of this kind differ by, with standard errors."""

    told: float
    told_error: float
    came: float
    came_error: float


def option_gap(row: SkillRow, number: int, games: int) -> OptionGap | None:
    """Compare two options of a game with this number; None if the player took the best at every choice that was drawn."""
    game = load(row.game)
    options = game.check(row.seats, row.options)
    luck = Random(f"differences/{row.game}/{number}")
    play = Play(game, row.seats, options)
    fate = SkilledFate(luck.random, HAND, tables=False)
    bot = ExploringBot(Greedy(game, luck.random), WORSE, luck.random)
    choices: list[tuple[Play, int, Option]] = []
    while (question := play.question) is not None:
        if question.by_fate:
            play.answer(fate(question))
            continue
        seat, part = next(iter(question.asked().items()))
        chosen = bot(play.look, part)
        if len(part.options) > 1:
            choices.append((play.fork(), seat, chosen))
        play.answer(chosen, seat)
    for place, (at, seat, chosen) in enumerate(luck.sample(choices, min(PLACES, len(choices)))):
        looking = Evaluation(at, seat, f"look/{number}/{place}", hand=HAND, most=LOOKS)
        looking.go_on(10**9)
        best = looking.best()
        if best == chosen:
            continue
        told = looking.again((best, chosen), most=LOOKS)
        told.go_on(10**9)
        whole = Evaluation(
            at, seat, f"whole/{number}", hand=HAND, most=games, whole=True, only=(best, chosen)
        )
        whole.go_on(10**9)
        unit, mine = looking.interest.unit, looking.interest.party(seat)
        ahead, error = told.lead(best, chosen)
        came, came_error = whole.lead(best, chosen)
        return OptionGap(ahead[mine] / unit, error / unit, came[mine] / unit, came_error / unit)
    return None


class GapSummary(NamedTuple):
    """What many choices say."""

    choices: int
    told: float
    came: float
    bias: tuple[float, float]
    """What came minus what was told, with the half of its 95 % interval."""
    slope: float
    low: float
    high: float
    """The 95 % interval of the slope."""


def summarise_gaps(gaps: Sequence[OptionGap]) -> GapSummary:
    """Sum up how gaps that were told go with those that came."""
    luck = Random("gaps")
    slopes = sorted(_slope([luck.choice(gaps) for _ in gaps]) for _ in range(AGAIN))
    off = [one.came - one.told for one in gaps]
    bias = mean(off)
    spread = sqrt(sum((one - bias) ** 2 for one in off) / max(1, len(off) - 1))
    return GapSummary(
        len(gaps),
        mean(one.told for one in gaps),
        mean(one.came for one in gaps),
        (bias, 1.96 * spread / sqrt(len(gaps))),
        _slope(gaps),
        slopes[AGAIN // 40],
        slopes[-1 - AGAIN // 40],
    )


def _slope(gaps: Sequence[OptionGap]) -> float:
    """By how much what came grows with what was told. The noise of what was told, which would make it look flatter, is taken out."""
    told, came = mean(one.told for one in gaps), mean(one.came for one in gaps)
    both = sum((one.told - told) * (one.came - came) for one in gaps)
    own = sum((one.told - told) ** 2 - one.told_error**2 for one in gaps)
    return both / own if own > 0 else 0.0
