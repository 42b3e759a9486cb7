"""What a bot is: something that picks an option, given a way to look and a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tumblekeep.core.ask import Option
from tumblekeep.core.game import View
from tumblekeep.core.question import Choose

Look = Callable[[int | None], View]
"""Gives the view of a seat when asked, so that a bot that looks at nothing pays nothing."""


class Bot(Protocol):
    """Answers for a player. It may look only through its own seat's eyes."""

    def __call__(self, look: Look, question: Choose) -> Option:
        """The option it takes."""
        ...
