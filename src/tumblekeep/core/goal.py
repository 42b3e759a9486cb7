"""What people play for, and what of a position matters for it: stated once by each game, for players that think.

An outcome has scores and winners; neither alone says what a person at the table wants. A game states it here as one
number, with its reason, and names the things on the table that a value of a position is learned from. Whoever thinks
knows these names and numbers, never the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from tumblekeep.core.table import Outcome

Features: TypeAlias = Mapping[str, float]
"""Named numbers that describe a position from one seat."""

CLOCK = "clock"
"""The feature that says how far a game has come, 0 to 1: what everything else is worth changes with it."""


class Goal(NamedTuple):
    """What a seat wants of a game, and what it looks at to know how it stands."""

    wanted: Callable[[Outcome, int], float]
    """How good an ending is for a seat, in the game's own measure; more is better."""
    reason: str
    """Why that is what people want, for whoever reads the code."""
    measure: Callable[[int], str]
    """What odds are given in with so many seats: `won` is the chance to win, `points` the expected score."""
    shared: Callable[[Mapping[str, Any]], bool]
    """With these options all seats want the same: the party's value, whoever looks."""
    features: Callable[[Any, int], Features]
    """What matters of a position for a seat, read from its view or, which is quicker, from a table that the view tells or the
    seat has imagined; never more than the view tells. One of them is `clock`; those that are 0 may be left out."""
    named: Mapping[str, str]
    """What each feature, or each family of them (the part before a colon), stands for."""
    setting: Callable[[int, Mapping[str, Any]], str]
    """Which positions are valued alike, by seats and options; "" where nothing is learned, such as a map of one's own."""
    settings: Mapping[str, tuple[int, Mapping[str, Any]]]
    """Each such setting, with seats and options to learn it from."""
    quiet: frozenset[str] = frozenset({CLOCK})
    """Features that say nothing to a person by themselves; each of the others has words, `feature-` and its name."""

    @property
    def told(self) -> tuple[str, ...]:
        """The features, or families of them, that a reason can be given by."""
        return tuple(name for name in self.named if name not in self.quiet)

    def result(self, outcome: Outcome, seat: int, options: Mapping[str, Any]) -> float:
        """An ending in the measure that odds are given in."""
        if self.measure(len(outcome.scores)) == "points":
            return float(outcome.scores[seat])
        if self.shared(options):
            return float(bool(outcome.winners))
        return (seat in outcome.winners) / max(1, len(outcome.winners))
