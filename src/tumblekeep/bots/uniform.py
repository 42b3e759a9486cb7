"""The random bot: takes any option, all equally likely."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tumblekeep.bots.bot import Look
from tumblekeep.core.ask import Option
from tumblekeep.core.question import Choose


class Uniform:
    """Picks any option."""

    __slots__ = ("random",)

    def __init__(self, seed: int | Callable[[], float] = 0) -> None:
        self.random: Callable[[], float] = seed if callable(seed) else Random(seed).random

    def __call__(self, look: Look, question: Choose) -> Option:
        """Return any option, all equally likely."""
        options = question.options
        return options[int(self.random() * len(options))]
