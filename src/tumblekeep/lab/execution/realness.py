"""How real a choice is: how far the best option is ahead of the second, and of the others.

Picking the best of several measurements and reading its lead off the same measurements overestimates the
lead. So every option is played with the same luck. One half of the plays decides which option is best,
the other half by how much.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tumblekeep.analysis.evaluation import Evaluation
from tumblekeep.core.ask import Option
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose

MOST = 64
"""Maximum number of plays of each option."""


class Choice(NamedTuple):
    """One choice that was evaluated."""

    ask: str
    options: int
    lead: float
    """How far the best option is ahead of the second, in the game's measure."""
    over: float
    """How far the best option is ahead of the others on average."""
    seen: int
    """How often the best option was played."""


def evaluate_choice(play: Play, question: Choose, seed: str, effort: int, hand: float) -> Choice:
    """Evaluate how real this choice is for the seat that is asked."""
    weighing = Evaluation(play, question.seat, seed, hand=hand, most=MOST)
    weighing.go_on(effort)
    mine = weighing.interest.party(question.seat)
    found = {
        option: [levels[mine] for levels in weighing.found(option)]
        for option in weighing.options
        if option is not None
    }
    lead, over = leads(found, exact=weighing.is_exact)
    return Choice(
        question.ask.name, len(question.options), lead, over, max(len(one) for one in found.values())
    )


def leads(found: dict[Option, list[float]], *, exact: bool) -> tuple[float, float]:
    """Return how far the best option is ahead of the second, and of the others on average.

    One half of the plays picks the best option, the other half measures its lead.

    >>> leads({"a": [3.0, 1.0], "b": [2.0, 2.0]}, exact=False)
    (-1.0, -1.0)
    """
    picking = {option: _mean(values[::2]) for option, values in found.items()}
    order = sorted(picking, key=lambda option: -picking[option])
    best, others = order[0], order[1:]
    start = 0 if exact else 1
    gaps = [
        _mean([a - b for a, b in zip(found[best], found[other])][start :: 2 - exact])  # noqa: B905 - as far as both were played
        for other in others
        if min(len(found[best]), len(found[other])) > start
    ]
    return (gaps[0], _mean(gaps)) if gaps else (0.0, 0.0)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
