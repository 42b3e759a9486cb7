"""Measure how much skill explains in each way to play that games offer for the daily door.

Several bots of different strength play the same days: on a day all of them meet the same dice at the same places. What a day gave
to everybody alike does not matter for its ranking, so it is taken out. Of the rest, the share that depends on who plays is what skill
explains; the remainder is luck that differs because different choices ask for different dice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from statistics import median
from typing import Any, NamedTuple

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.game import Game
from tumblekeep.core.play import Play
from tumblekeep.daily.ways import DailyWay, WayFacts, has_checked_odds
from tumblekeep.fate.keyed import KeyedFate, day_key
from tumblekeep.games import load
from tumblekeep.lab.leagues import LeagueBot

BOTS = (LeagueBot(odd=0.6), LeagueBot(odd=0.3), LeagueBot(odd=0.1), LeagueBot())
"""From the weakest to the strongest: a share of odd moves, and steady."""
RESAMPLES = 400


class DayGame(NamedTuple):
    """How one bot's game of one day ended."""

    result: float
    choices: int


def key_of_number(way: DailyWay, number: int) -> bytes:
    """The key of a day that was never anybody's."""
    return day_key(sha256(f"measured/{way.id}/{number}".encode()).digest(), str(number))


def play_day(way: DailyWay, bot: LeagueBot, key: bytes, name: str) -> tuple[Play, DayGame]:
    """Play a day's game with a bot in the player's seat and steady bots for company."""
    game = load(way.game)
    play = Play(game, way.seats, game.check(way.seats, way.options))
    dice = KeyedFate(key)
    dice.follow(play.table)
    players = [bot.player(game, f"{name}/0")]
    players += [Greedy(game, Random(f"{key.hex()}/{seat}").random) for seat in range(1, way.seats)]
    play.finish(dice, players)
    return play, DayGame(result_of(game, play), sum(seat == 0 for _, seat, *_ in play.entries))


def result_of(game: Game, play: Play) -> float:
    """How good the ending is for the player, in the game's own unit."""
    assert play.outcome is not None
    assert game.goal is not None
    return float(game.goal.wanted(play.outcome, 0))


def measured_way(way: DailyWay, days: int, bots: Sequence[LeagueBot] = BOTS) -> WayFacts:
    """Measure one way to play."""
    found = [
        [play_day(way, bot, key_of_number(way, day), f"{way.id}/{day}/{bot.name}")[1] for bot in bots]
        for day in range(days)
    ]
    results = [[one.result for one in row] for row in found]
    chance = Random(way.id)
    again = sorted(skill_share(chance.choices(results, k=days)) for _ in range(RESAMPLES))
    low, high = again[RESAMPLES // 40], again[-1 - RESAMPLES // 40]
    choices = median(row[-1].choices for row in found)
    return WayFacts(
        round(skill_share(results), 3),
        round(low, 3),
        round(high, 3),
        round(choices),
        days * len(bots),
        load(way.game).version,
        has_checked_odds(way.game, way.seats, way.options),
    )


def skill_share(results: Sequence[Sequence[float]]) -> float:
    """The share of the variance within a day that depends on who plays; results by day and player.

    >>> skill_share([[0.0, 1.0], [5.0, 6.0], [2.0, 3.0]])
    1.0
    >>> skill_share([[0.0, 1.0], [1.0, 0.0], [0.0, 1.0], [1.0, 0.0]])
    0.0
    """
    days, players = len(results), len(results[0])
    centred = [[value - sum(row) / players for value in row] for row in results]
    means = [sum(row[player] for row in centred) / days for player in range(players)]
    within = sum((row[player] - means[player]) ** 2 for row in centred for player in range(players))
    noise = within / ((days - 1) * (players - 1)) if days > 1 else 0.0
    between = max(0.0, sum(mean**2 for mean in means) / (players - 1) - noise / days)
    whole = between + noise
    return between / whole if whole else 0.0


def plain_facts(facts: Mapping[str, WayFacts]) -> dict[str, Any]:
    """What was measured, as plain data in a fixed order."""
    return {name: facts[name]._asdict() for name in sorted(facts)}
