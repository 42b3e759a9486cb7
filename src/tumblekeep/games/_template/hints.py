"""How promising each option looks in The Lantern Walk, for bots; read from the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from tumblekeep.core.game import View
from tumblekeep.core.question import Choose

ENOUGH = 20
"""Steps ahead from which camp is better: another roll gains 20/6 on average and loses them all one time in 6."""


def worth(view: View, question: Choose) -> Sequence[float]:
    """Rate each option: camp if that wins, camp if much is at risk, otherwise walk on."""
    camp = view["camps"][question.seat] + view["ahead"]
    stay = camp >= view["path"] or view["ahead"] >= ENOUGH
    return [1.0 if (option == "walk") != stay else 0.0 for option in question.options]
