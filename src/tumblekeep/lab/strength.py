"""Measure how strong players are: the same seeds for each of them, game by game, with honest intervals.

A row of the table is a game in one configuration: its setting, and what is counted. If all seats want the
same, the measured player takes every seat, and the steady player plays the same seeds. If seats play
against each other, the measured player sits alone among steady ones, equally often in each chair.

The ladder asks whether people can tell levels apart: each level beside the one below it, everybody with a hand of its own.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import mean, median
from typing import Any, NamedTuple

from tumblekeep.bots.bot import Bot
from tumblekeep.core.ask import Option
from tumblekeep.core.game import Game
from tumblekeep.core.play import Look, Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.players.levels import LEVELS, USUAL, player

HAND = "average"
"""How well everybody throws in these games at every level, because thinking is measured, not throwing."""
BELOW: Mapping[str, str] = dict(zip([*LEVELS][1:], LEVELS, strict=False))
"""The level below each but the lowest."""
NINETY_FIVE = 1.96


class StrengthRow(NamedTuple):
    """One line of the strength table."""

    game: str
    seats: int
    options: Mapping[str, Any]
    counted: str
    """`mean` or `median` of the points, or `won`."""
    wanted: float
    moonshot: float


ROWS: Mapping[str, StrengthRow] = {
    "attack": StrengthRow("dungeon_attack", 2, {}, "mean", 2.45, 2.7),
    "danger-1": StrengthRow("dungeons_dice_danger", 1, {"adventure": "annoyed-animals"}, "median", 85, 95),
    "danger-2": StrengthRow("dungeons_dice_danger", 1, {"adventure": "clumsy-cultists"}, "median", 68, 80),
    "danger-3": StrengthRow("dungeons_dice_danger", 1, {"adventure": "puzzled-pyramid"}, "median", 64, 75),
    "danger-4": StrengthRow("dungeons_dice_danger", 1, {"adventure": "defiant-dinosaurs"}, "median", 52, 65),
    "danger-two": StrengthRow("dungeons_dice_danger", 2, {"adventure": "annoyed-animals"}, "won", 0.65, 0.80),
    "dice": StrengthRow("dungeon_dice", 2, {"mode": "coop", "difficulty": "challenge"}, "won", 0.45, 0.60),
    "dice-versus": StrengthRow("dungeon_dice", 2, {"mode": "versus"}, "won", 0.60, 0.75),
    "fighter": StrengthRow("dungeon_fighter", 3, {"difficulty": "normal"}, "won", 0.62, 0.75),
    "castle": StrengthRow("castle_of_frosts", 3, {"difficulty": "normal"}, "won", 0.58, 0.70),
}


class TimedBot:
    """A bot that times its thinking."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def __call__(self, look: Look, question: Choose) -> Option:
        """Answer as the bot does."""
        began = time.thread_time()
        option = self.bot(look, question)
        self.times.append(time.thread_time() - began)
        return option


class StrengthGame(NamedTuple):
    """One game of a row."""

    number: int
    result: float
    decisions: int
    seconds: float
    """Processor time for all its decisions."""
    longest: float
    failures: int


def play_strength_game(
    game: Game, row: StrengthRow, level: str, number: int, *, rival: str = USUAL, own_hands: bool = False
) -> StrengthGame:
    """Play the game of this number with the measured player in its chairs, and rivals of another level in the others.

    Everybody throws alike, by nominal odds, unless each level has its own hand: then by the landing tables, as in real games.
    """
    assert game.goal is not None
    options = game.check(row.seats, row.options)
    shared = game.goal.shared(options) or row.seats == 1
    chairs = range(row.seats) if shared else [number % row.seats]

    def hand(level: str) -> str | float:
        return LEVELS[level].hand if own_hands else HAND

    mind = player(level, game, Random(f"{number}/{level}").random, hand=hand(level))
    bot = TimedBot(mind)
    bots: list[Bot] = [
        bot if seat in chairs else player(rival, game, Random(f"{number}/{seat}").random, hand=hand(rival))
        for seat in range(row.seats)
    ]
    hands = [hand(level if seat in chairs else rival) for seat in range(row.seats)]
    play = Play(game, row.seats, options)
    play.finish(SkilledFate(Random(f"strength/{number}").random, hands, tables=own_hands), bots)
    assert play.outcome is not None
    return StrengthGame(
        number,
        game.goal.result(play.outcome, chairs[0], options),
        len(bot.times),
        sum(bot.times),
        max(bot.times, default=0.0),
        getattr(mind, "failures", 0),
    )


class Step(NamedTuple):
    """How far a level is above the one below it."""

    games: int
    lower: float
    """What the lower level reaches: its mean, or the share of wins that is everybody's among equals."""
    upper: float
    gain: float
    half: float
    """Half the width of the 95 % interval of the gain."""

    @property
    def is_shown(self) -> bool:
        """Whether the upper level is better with 95 % certainty."""
        return self.games > 1 and self.gain > self.half


def step(
    row: StrengthRow, upper: Sequence[StrengthGame], lower: Sequence[StrengthGame], *, shared: bool
) -> Step | None:
    """Compare two levels: on the same seeds if all seats want the same, else by what the upper one wins among lower ones."""
    if shared:
        below = {one.number: one.result for one in lower}
        pairs = [(one.result, below[one.number]) for one in upper if one.number in below]
    else:
        pairs = [(one.result, 1 / row.seats) for one in upper]
    if not pairs:
        return None
    gains = [high - low for high, low in pairs]
    return Step(
        len(pairs),
        mean(low for _, low in pairs),
        mean(high for high, _ in pairs),
        mean(gains),
        interval(gains),
    )


def interval(values: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of the mean."""
    count = len(values)
    if count < 2:
        return float("nan")
    middle = mean(values)
    return NINETY_FIVE * sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)


def median_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the median, from the order statistics around the middle."""
    ranked = sorted(values)
    away = NINETY_FIVE * sqrt(len(ranked)) / 2
    low = max(0, int(len(ranked) / 2 - away))
    return ranked[low], ranked[min(len(ranked) - 1, int(len(ranked) / 2 + away))]


def summarise(
    row: StrengthRow, games: Sequence[StrengthGame], steady: Sequence[StrengthGame]
) -> dict[str, Any]:
    """Summarise a row of games, compared with the steady player on the same seeds."""
    results = [one.result for one in games]
    decisions = sum(one.decisions for one in games)
    told: dict[str, Any] = {
        "games": len(results),
        "mean": round(mean(results), 3),
        "interval": round(interval(results), 3),
        "median": median(results),
        "median-interval": median_interval(results),
        "milliseconds": round(1000 * sum(one.seconds for one in games) / max(1, decisions), 1),
        "longest": round(1000 * max(one.longest for one in games), 1),
        "failures": sum(one.failures for one in games),
    }
    usual = {one.number: one.result for one in steady}
    gains = [one.result - usual[one.number] for one in games if one.number in usual]
    if gains:
        told["gain"] = round(mean(gains), 3)
        told["gain-interval"] = round(interval(gains), 3)
        told["steady-mean"] = round(mean(usual[one.number] for one in games if one.number in usual), 3)
        told["steady-median"] = median(usual[one.number] for one in games if one.number in usual)
    return told
