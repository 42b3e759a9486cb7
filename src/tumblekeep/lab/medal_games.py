"""Games between bots, by number, to measure how often medals are earned."""

from __future__ import annotations

from random import Random

from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, log_of
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.lab.playout import playout
from tumblekeep.players.levels import LEVELS, player


def medal_game(game: Game, level: str, number: int) -> Log:
    """Play the game of this number: bots of one level in every seat, with the hand of that level; the numbers go through all settings."""
    assert game.goal is not None
    settings = list(game.goal.settings.values())
    seats, options = settings[number % len(settings)]
    hand = LEVELS[level].hand
    fate = SkilledFate(f"medals/{game.slug}/{number}", hand)
    bot = player(level, game, Random(f"{level}/{number}").random, hand=hand)
    play = playout(game, seats, fate, bot, options)
    return log_of(play, [f"{level} {seat + 1}" for seat in range(seats)])
