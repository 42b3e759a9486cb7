"""A league on days of the real schedule: how well the ranking by skill orders players of known strength, beside the one by result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from hashlib import sha256
from random import Random
from statistics import mean

from tumblekeep.core.log import log_of
from tumblekeep.daily.playing import play_day
from tumblekeep.daily.schedule import plan_for
from tumblekeep.daily.scoring import score
from tumblekeep.fate.keyed import day_key
from tumblekeep.games import load
from tumblekeep.players.levels import LEVELS, player

STRENGTH = {name: number for number, name in enumerate(LEVELS)}
"""From careless to masterful."""
RESAMPLES = 500


def league_try(day: date, level: str, number: int) -> tuple[int, int | None]:
    """Let one player try a day; return the result and the skill, in thousandths."""
    plan = plan_for(day)
    game = load(plan.game)
    key = day_key(sha256(f"league/{day}".encode()).digest(), day.isoformat())
    bot = player(level, game, Random(f"{day}/{level}/{number}").random)
    found = score(log_of(play_day(plan, key, bot), ["Player"] * plan.seats), game, day.isoformat())
    assert found is not None
    return found.result, found.skill


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value; equals share the mean of theirs.

    >>> ranks([3, 1, 3, 2])
    [3.5, 1.0, 3.5, 2.0]
    """
    order = sorted(range(len(values)), key=lambda place: values[place])
    found = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for place in order[start:end]:
            found[place] = (start + end + 1) / 2
        start = end
    return found


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's correlation; 0 if one of them has only equals.

    >>> rank_correlation([1, 2, 3], [10, 20, 30]), rank_correlation([1, 2, 3], [5, 5, 5])
    (1.0, 0.0)
    """
    first, second = ranks(one), ranks(other)
    middle, centre = mean(first), mean(second)
    both = sum((a - middle) * (b - centre) for a, b in zip(first, second, strict=True))
    spread = sum((a - middle) ** 2 for a in first) * sum((b - centre) ** 2 for b in second)
    return round(both / spread**0.5, 12) if spread else 0.0


def with_interval(by_day: Mapping[str, float]) -> tuple[float, float, float]:
    """The mean over days, and its 95 % interval by resampling days."""
    values = list(by_day.values())
    chance = Random("league")
    again = sorted(mean(chance.choices(values, k=len(values))) for _ in range(RESAMPLES))
    return mean(values), again[RESAMPLES // 40], again[-1 - RESAMPLES // 40]
