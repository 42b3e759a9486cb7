"""Leagues of eight bots of known strength, to prove ratings: who played whom, how it ended, and what the choices were worth.

The bots of a league are listed from the weakest to the strongest. They are steady bots that make an odd move now and then, and
bots that look ahead with budgets of their own. In a league of opponents every bot plays every other in both chairs; in a league of
parties every two bots play together.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.game import Game
from tumblekeep.core.log import log_of
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.lab.training import ExploringBot
from tumblekeep.players.search import Budget
from tumblekeep.players.thinker import Thinker
from tumblekeep.ratings.choices import choices_of
from tumblekeep.ratings.luck_free import GameResult, game_result

HAND = "average"
PATIENCE = 20.0
"""Seconds of processor time that a bot may think: the budget of answers is what ends a thought, on every machine alike."""


class LeagueBot(NamedTuple):
    """A player of known strength."""

    odd: float = 0.0
    """The share of its moves that are drawn by lot."""
    answers: int = 0
    """How many answers it may try before it decides; 0: it takes the hint."""
    samples: int = 12

    @property
    def name(self) -> str:
        """What tables call it."""
        if self.answers:
            return f"ahead-{self.answers}"
        return f"odd-{self.odd:.0%}" if self.odd else "steady"

    def player(self, game: Game, seed: str) -> Bot:
        """A bot for one game."""
        mind = Random(f"{seed}/mind").random
        bot: Bot = Greedy(game, mind)
        if self.answers:
            bot = Thinker(game, Budget(self.answers, PATIENCE, self.samples), mind, hand=HAND)
        return ExploringBot(bot, self.odd, Random(f"{seed}/odd").random) if self.odd else bot


class League(NamedTuple):
    """A way to play, and eight bots from the weakest to the strongest."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[LeagueBot, ...]

    @property
    def pairings(self) -> list[tuple[int, int]]:
        """Every two bots."""
        return list(combinations(range(len(self.bots)), 2))

    def seated(self, number: int) -> tuple[int, int]:
        """Which bots play game `number`, from 0, in the order of their seats: chairs change from round to round."""
        pairings = self.pairings
        one, other = pairings[number % len(pairings)]
        return (one, other) if number // len(pairings) % 2 == 0 else (other, one)


def _odd(*shares: float) -> tuple[LeagueBot, ...]:
    return tuple(LeagueBot(odd=share) for share in shares)


def _ahead(*answers: int) -> tuple[LeagueBot, ...]:
    return tuple(LeagueBot(answers=many) for many in answers)


LEAGUES: Mapping[str, League] = {
    "danger": League("dungeons_dice_danger", {}, (*_odd(0.9, 0.8, 0.7, 0.6, 0.45, 0.0), *_ahead(150, 600))),
    "dice-versus": League(
        "dungeon_dice", {"mode": "versus"}, (*_odd(0.45, 0.32, 0.23, 0.16, 0.1, 0.05, 0.0), *_ahead(500))
    ),
    "dice": League(
        "dungeon_dice", {"mode": "coop"}, (*_odd(0.4, 0.28, 0.19, 0.12, 0.07, 0.03, 0.0), *_ahead(500))
    ),
    "fighter": League("dungeon_fighter", {}, (*_odd(1.0, 0.7, 0.5, 0.35, 0.2, 0.1, 0.0), *_ahead(1000))),
}


class LeagueGame(NamedTuple):
    """One game of a league."""

    number: int
    bots: tuple[int, int]
    """The bots by seat."""
    result: GameResult

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        one = self.result
        return {
            "number": self.number,
            "bots": list(self.bots),
            "places": list(one.places),
            "score": one.score,
            "gains": None if one.gains is None else [round(gain, 5) for gain in one.gains],
        }


def play_league_game(league: League, number: int) -> LeagueGame:
    """Play game `number` of a league, and look back at it."""
    game = load(league.game)
    options = game.check(2, league.options)
    bots = league.seated(number)
    play = Play(game, 2, options)
    seed = f"league/{league.game}/{number}"
    dice = SkilledFate(Random(f"{seed}/dice").random, HAND, tables=False)
    play.finish(dice, [league.bots[bot].player(game, f"{seed}/{seat}") for seat, bot in enumerate(bots)])
    assert play.outcome is not None
    choices = choices_of(log_of(play, ("One", "Two")), game, seed=seed)
    return LeagueGame(number, bots, game_result(game, play.outcome, options, choices=choices))


def read_league_game(league: League, plain: Mapping[str, Any]) -> LeagueGame:
    """A game from plain data."""
    game = load(league.game)
    options = game.check(2, league.options)
    assert game.goal is not None
    gains = plain["gains"]
    result = GameResult(
        game.slug,
        game.goal.setting(2, options),
        game.goal.shared(options),
        tuple(plain["places"]),
        plain["score"],
        frozenset(),
        None if gains is None else tuple(gains),
    )
    return LeagueGame(plain["number"], (plain["bots"][0], plain["bots"][1]), result)
