"""Measure whether looking back knows good play from bad: players of known strength, and what is said of them.

Half of the seats are steady bots that make an odd move now and then, the other half make odd moves more often; who is which
alternates from game to game. Of each game it is written down what looking back says of both, and whether luck is luck: how it goes
with the result, whether a step is ever said to be worth more than was at stake in it, and how far two looks at one position differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

from tumblekeep.analysis.log_points import seen
from tumblekeep.analysis.timeline import GameAnalysis, course
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import Log, log_of
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.lab.training import ExploringBot

BETTER, WORSE, MUCH_WORSE = 0.03, 0.15, 0.6
"""The share of odd moves of the two kinds of players. In Danger for two 30 % odd moves cost nothing (the results of 100 games between
0 and 30 % do not differ), so players who differ must differ more there."""
HAND = "average"
TWICE = 4
"""Positions of each game that are looked at a second time."""
NEAR = 1e-6


class SkillRow(NamedTuple):
    """A way to play that is measured."""

    game: str
    seats: int
    options: Mapping[str, Any]
    worse: float = WORSE


ROWS: Mapping[str, SkillRow] = {
    "attack": SkillRow("dungeon_attack", 2, {}),
    "attack-4": SkillRow("dungeon_attack", 4, {}),
    "danger": SkillRow("dungeons_dice_danger", 2, {}, MUCH_WORSE),
    "danger-alike": SkillRow("dungeons_dice_danger", 2, {}),
    "danger-3": SkillRow("dungeons_dice_danger", 3, {"adventure": "clumsy-cultists"}, MUCH_WORSE),
    "dice-versus": SkillRow("dungeon_dice", 2, {"mode": "versus"}),
    "dice-versus-3": SkillRow("dungeon_dice", 3, {"mode": "versus"}),
    "dice": SkillRow("dungeon_dice", 2, {"mode": "coop"}),
    "fighter": SkillRow("dungeon_fighter", 2, {}),
    "fighter-4": SkillRow("dungeon_fighter", 4, {}),
    "castle": SkillRow("castle_of_frosts", 2, {}),
    "castle-4": SkillRow("castle_of_frosts", 4, {}),
}


class SkillGame(NamedTuple):
    """What looking back says of one game."""

    better: float
    """The skill of those who make few odd moves, on average."""
    worse: float
    better_kept: float
    """Their accuracy, on average."""
    worse_kept: float
    luck: float
    """Of the first party."""
    result: float
    """How much better that party ended than it began."""
    rest: float
    beyond: int
    """Steps that are said to be worth more than was at stake."""
    twice: float
    """The mean square of how far two looks at the same position differ."""
    really: float
    """How much better the better players really did than the worse; 0 where all win or lose together."""


def play_skill_game(row: SkillRow, number: int, effort: str, yardstick: str = "masterful") -> SkillGame:
    """Play one game between better and worse players, and look back at it."""
    log = skill_log(row, number)
    game = load(row.game)
    found = course(log, game, seen(log, game, effort=effort, yardstick=yardstick))
    better = [seat for seat in range(row.seats) if seat % 2 == number % 2]
    worse = [seat for seat in range(row.seats) if seat not in better]

    def averaged(seats: Sequence[int], what: str) -> float:
        return mean(getattr(found.players[seat], what) or 0.0 for seat in seats)

    luck = found.players[0].luck
    if found.shared:
        luck = found.common + sum(player.luck for player in found.players)
    return SkillGame(
        averaged(better, "skill"),
        averaged(worse, "skill"),
        averaged(better, "accuracy"),
        averaged(worse, "accuracy"),
        luck,
        found.end[0] - found.start[0],
        found.rest[0],
        beyond_the_stake(found),
        _twice(log, row, effort, number, yardstick),
        0.0
        if found.shared
        else mean(found.end[seat] for seat in better) - mean(found.end[seat] for seat in worse),
    )


def skill_log(row: SkillRow, number: int) -> Log:
    """The game of this number, as a log."""
    game = load(row.game)
    play = Play(game, row.seats, game.check(row.seats, row.options))
    dice = SkilledFate(Random(f"skill/{number}/dice").random, HAND, tables=False)
    mind, odd = Random(f"skill/{number}/mind").random, Random(f"skill/{number}/odd").random
    bots = [
        ExploringBot(Greedy(game, mind), BETTER if seat % 2 == number % 2 else row.worse, odd)
        for seat in range(row.seats)
    ]
    play.finish(dice, bots)
    return log_of(play, [f"P{seat + 1}" for seat in range(row.seats)])


def beyond_the_stake(found: GameAnalysis) -> int:
    """Count the steps that are said to have changed more than there was to win or to lose."""
    count = 0
    before = found.start
    for step in found.steps:
        if step.chance:
            if found.measure == "won":
                count += any(
                    not -level - NEAR <= luck <= 1 - level + NEAR
                    for level, luck in zip(before, step.luck, strict=True)
                )
        elif step.seat is not None:
            mine = 0 if found.shared else step.seat
            count += (
                abs(step.skill[mine]) > step.sight.stake + NEAR or step.sight.given > step.sight.stake + NEAR
            )
        before = step.levels
    return count


def _twice(log: Log, row: SkillRow, effort: str, number: int, yardstick: str) -> float:
    """How far two looks at the same positions differ: the mean square."""
    game = load(row.game)
    places = Random(f"skill/{number}/twice").sample(range(len(log.lines)), min(TWICE, len(log.lines)))
    squares = []
    for place in places:
        looks = [
            next(seen(log, game, place, place + 1, effort, seed, yardstick)).levels
            for seed in ("one", "other")
        ]
        if looks[0] is not None and looks[1] is not None:
            squares.append((looks[0][0] - looks[1][0]) ** 2)
    return mean(squares) if squares else 0.0


class SkillSummary(NamedTuple):
    """What many games say; each mean with the half of its 95 % interval."""

    games: int
    better: tuple[float, float]
    worse: tuple[float, float]
    ahead: tuple[float, float]
    """The better players' skill minus that of the worse, game by game."""
    kept: tuple[float, float]
    """The accuracies of both."""
    luck: tuple[float, float]
    correlation: float
    """Of luck with the result."""
    rest: tuple[float, float]
    beyond: int
    twice: float
    """How far two looks at a position differ: the root of the mean square."""
    really: tuple[float, float]


def summarise_skill(games: Sequence[SkillGame]) -> SkillSummary:
    """Sum up what was said of these games."""
    return SkillSummary(
        len(games),
        mean_interval([one.better for one in games]),
        mean_interval([one.worse for one in games]),
        mean_interval([one.better - one.worse for one in games]),
        (mean(one.better_kept for one in games), mean(one.worse_kept for one in games)),
        mean_interval([one.luck for one in games]),
        _correlation([one.luck for one in games], [one.result for one in games]),
        mean_interval([one.rest for one in games]),
        sum(one.beyond for one in games),
        sqrt(mean(one.twice for one in games)),
        mean_interval([one.really for one in games]),
    )


def mean_interval(found: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    return mean(found), 1.96 * stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0


def _correlation(one: Sequence[float], other: Sequence[float]) -> float:
    a, b = mean(one), mean(other)
    both = sum((x - a) * (y - b) for x, y in zip(one, other, strict=True))
    each = sqrt(sum((x - a) ** 2 for x in one) * sum((y - b) ** 2 for y in other))
    return both / each if each else 0.0
