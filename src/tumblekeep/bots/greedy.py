"""The greedy bot: takes the option that looks best by the game's own hints and breaks ties at random."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tumblekeep.bots.bot import Look
from tumblekeep.core.ask import Option
from tumblekeep.core.game import Game
from tumblekeep.core.play import Viewpoint
from tumblekeep.core.question import Choose


class Greedy:
    """Takes what looks best now and never looks ahead. It reads its own seat's view (a glance, if the game offers one)
    and the question, nothing else."""

    __slots__ = ("game", "random")

    def __init__(self, game: Game, seed: int | Callable[[], float] = 0) -> None:
        self.game = game
        self.random: Callable[[], float] = seed if callable(seed) else Random(seed).random

    def __call__(self, look: Look, question: Choose) -> Option:
        """The most promising option."""
        seat = question.seat
        worth = self.game.worth(look.glance(seat) if isinstance(look, Viewpoint) else look(seat), question)
        best = max(worth)
        tied = [option for option, value in zip(question.options, worth, strict=True) if value == best]
        return tied[int(self.random() * len(tied))] if len(tied) > 1 else tied[0]
