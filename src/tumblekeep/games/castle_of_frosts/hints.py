"""What looks promising in the Castle, for bots."""

from __future__ import annotations

from collections.abc import Sequence

from tumblekeep.core.game import View
from tumblekeep.core.question import Choose


def worth(view: View, question: Choose) -> Sequence[float]:
    """How good each option of this question looks."""
    return [0.0 for _ in question.options]
