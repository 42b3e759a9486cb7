"""Fate by number: the same dice again after an undo.

A stream of random numbers would go on from where it was, so taking a move back would be a way to reroll. Here each
answer depends on the seed and on how many answers came before it, and on nothing else.
"""

from __future__ import annotations

import secrets
from random import Random

from tumblekeep.fate.sampled import SampledFate


class NumberedFate:
    """Fate and luck for every place in a game, all from one seed.

    >>> NumberedFate("7").at(12).random() == NumberedFate("7").at(12).random() != NumberedFate("7").at(13).random()
    True
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def at(self, number: int) -> SampledFate:
        """Fate for the question that comes after this many answers."""
        return SampledFate(f"{self.seed}/{number}")

    def luck(self, number: int) -> Random:
        """Random numbers for a bot that answers there, apart from the dice."""
        return Random(f"{self.seed}/{number}/bot")


def fresh_seed() -> str:
    """Return a random seed."""
    return str(secrets.randbelow(1_000_000_000))
