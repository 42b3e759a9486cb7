"""What looks promising in Dungeon Dice, for bots: a number for each option, read from the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from tumblekeep.core.game import View
from tumblekeep.core.question import Choose


def worth(view: View, question: Choose) -> Sequence[float]:
    """How good each option of this question looks."""
    return [0.0] * len(question.options)
