"""Numbers of an analysis rounded together, so that what is printed adds up: start and parts give the end, and the
players' rows give the party's total."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from tumblekeep.analysis.timeline import GameAnalysis


def apportion(values: Sequence[float], total: int) -> list[int]:
    """Round numbers so that they sum to this total: each up or down, those nearest to the next number up first.

    >>> apportion([1.4, 1.4, 1.2], 4)
    [2, 1, 1]
    """
    whole = [floor(value) for value in values]
    order = sorted(range(len(values)), key=lambda place: whole[place] - values[place])
    missing = total - sum(whole)
    if missing < 0:
        order.reverse()
    for turn in range(abs(missing) if values else 0):
        whole[order[turn % len(order)]] += 1 if missing > 0 else -1
    return whole


def as_printed(found: GameAnalysis) -> GameAnalysis:
    """Return the analysis with its sums as they are printed: whole percents, or tenths of a point."""
    scale = 100 if found.measure == "won" else 10
    clamped = found.measure == "won"

    def ticks(level: float) -> int:
        return round(scale * (min(1.0, max(0.0, level)) if clamped else level))

    start, end = [ticks(one) for one in found.start], [ticks(one) for one in found.end]
    players, rest, common = list(found.players), [round(scale * one) for one in found.rest], 0
    if found.shared or len(players) == 1:
        luck = [scale * found.common, *(scale * player.luck for player in players)]
        skill = [scale * player.skill for player in players]
        all_luck, all_skill = apportion([sum(luck), sum(skill)], end[0] - start[0] - rest[0])
        common, *lucks = apportion(luck, all_luck) if found.common else [0, *apportion(luck[1:], all_luck)]
        skills, others = apportion(skill, all_skill), [round(scale * player.others) for player in players]
    else:
        rows = [
            apportion(
                [scale * player.luck, scale * player.skill, scale * player.others],
                end[player.seat] - start[player.seat] - rest[player.seat],
            )
            for player in players
        ]
        lucks, skills, others = ([row[place] for row in rows] for place in range(3))
    players = [
        player._replace(luck=lucks[n] / scale, skill=skills[n] / scale, others=others[n] / scale)
        for n, player in enumerate(players)
    ]
    return found._replace(
        start=tuple(one / scale for one in start),
        end=tuple(one / scale for one in end),
        rest=tuple(one / scale for one in rest),
        common=common / scale,
        players=tuple(players),
    )
