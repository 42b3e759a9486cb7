"""The luck of a game is 0 on average over its dice: whoever plays many games has had neither good luck nor bad.

The suite looks at a few games of each kind. `TUMBLEKEEP_LUCK=500 pytest -s tests/analysis/test_luck_on_average.py` looks at 500 of each
and prints what it found.
"""

from __future__ import annotations

import os
import sys
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from tumblekeep.analysis.log_points import seen
from tumblekeep.analysis.timeline import course
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import log_of
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.lab.skill import ROWS, SkillRow

GAMES = int(os.environ.get("TUMBLEKEEP_LUCK", "0"))
FEW = 4
"""Games of each kind in the suite, the same every time: they show luck that leans far to one side, and no less."""
CERTAIN = 3.3
"""Standard errors, beyond which an average is not 0: with many games chance alone goes there once in a thousand times."""
KINDS = ("attack", "dice-versus", "fighter")
ALL = (*KINDS, "attack-4", "danger", "danger-3", "dice", "dice-versus-3", "fighter-4", "castle", "castle-4")
"""Looked at where many games are asked for; the suite has no time for these."""


def luck_of(row: SkillRow, number: int) -> tuple[float, float]:
    """The luck of the first party in one game between steady bots, and the scale of its levels."""
    game = load(row.game)
    play = Play(game, row.seats, game.check(row.seats, row.options))
    dice, mind = (Random(f"luck/{row.game}/{number}/{what}").random for what in ("dice", "mind"))
    play.finish(SkilledFate(dice, "average", tables=False), [Greedy(game, mind)] * row.seats)
    log = log_of(play, [f"P{seat + 1}" for seat in range(row.seats)])
    found = course(log, game, seen(log, game, effort="quick", yardstick="steady"))
    return sum(step.luck[0] for step in found.steps), found.unit


@pytest.mark.parametrize("kind", ALL if GAMES else KINDS)
def test_the_luck_of_many_games_is_nothing_on_average(kind: str) -> None:
    found = [luck_of(ROWS[kind], number) for number in range(GAMES or FEW)]
    lucks = [luck / unit for luck, unit in found]
    error = stdev(lucks) / sqrt(len(lucks))
    if GAMES:
        sys.stderr.write(f"{kind}: {GAMES} games, luck {mean(lucks):+.4f} ± {1.96 * error:.4f} of the unit\n")
    assert error > 0  # dice change something
    assert abs(mean(lucks)) <= CERTAIN * error
