"""Bot: something that picks an option, given a way to look and a question."""

from __future__ import annotations

from typing import Protocol

from tumblekeep.core.ask import Option
from tumblekeep.core.play import Look
from tumblekeep.core.question import Choose

__all__ = ["Bot", "Look"]


class Bot(Protocol):
    """Answers for a player. It may look only at its own seat's view."""

    def __call__(self, look: Look, question: Choose, /) -> Option:
        """Return the option it takes."""
        ...
