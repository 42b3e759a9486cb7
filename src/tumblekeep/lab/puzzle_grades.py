"""Grade puzzles: how many bots of each level choose the best option."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

from tumblekeep.bots.bot import Bot
from tumblekeep.core.ask import option_id
from tumblekeep.players.levels import LEVELS, player
from tumblekeep.players.puzzles import Puzzle
from tumblekeep.players.thinker import Thinker

BOTS: Mapping[str, int] = {"careless": 0, "steady": 8, "shrewd": 10, "masterful": 6}
"""How many bots of each level are asked. A careless one chooses at random, so its share is known."""
NO_CLOCK = 60.0
"""Seconds for a thought: only its budget of answers ends it, so that grades are the same on every machine."""


def graded(puzzle: Puzzle, levels: Collection[str] = tuple(LEVELS)) -> Puzzle:
    """Return the puzzle with the share of bots that solve it, counted anew for these levels."""
    return puzzle._replace(
        solved={
            level: round(_share(puzzle, level), 3) if level in levels else puzzle.solved[level]
            for level in LEVELS
        }
    )


def _share(puzzle: Puzzle, level: str) -> float:
    if not BOTS[level]:
        return 1 / len(puzzle.worth)
    play = puzzle.play()
    part = play.asked()[puzzle.seat]
    right = 0
    for number in range(BOTS[level]):
        bot = _bot(puzzle, level, f"{puzzle.id}/{level}/{number}")
        right += option_id(bot(play.look, part)) == puzzle.best
    return right / BOTS[level]


def _bot(puzzle: Puzzle, level: str, seed: str) -> Bot:
    luck = Random(seed).random
    limits = LEVELS[level].limits
    game = puzzle.play().game
    if limits is None:
        return player(level, game, luck)
    return Thinker(game, limits._replace(seconds=NO_CLOCK), luck, hand="average")
