"""What players play for, and which facts of a position matter for it: stated once by each game, for search and
learning.

An outcome has scores and winners; neither alone says what a person at the table wants. A game states it here as one
number, with its reason, and names the features that the value of a position is learned from. Players that search
know these names and numbers, never the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from tumblekeep.core.table import Outcome

Features: TypeAlias = Mapping[str, float]
"""Named numbers that describe a position from one seat."""

CLOCK = "clock"
"""The feature that says how far a game has come, 0 to 1. The weight of every other feature changes with it."""


class Sign(NamedTuple):
    """Something that may happen in a turn and that people look forward to or fear: hints tell how often it did in games they tried."""

    name: str
    """It has words: `sign-` and its name."""
    way: int
    """1 if it is good for the seat, -1 if it is bad."""
    seen: Callable[[Any, int], bool]
    """Whether a happening is this, for this seat."""


def never_settled(seen: Any, seat: int) -> float | None:
    """Nothing is decided before the end."""
    return None


def never_last(seen: Any) -> bool:
    """Every turn is valued at its end."""
    return False


def all_different(seen: Any, dice: Sequence[str]) -> Sequence[Any]:
    """Each die of a roll is one of its own."""
    return dice


class Goal(NamedTuple):
    """What a seat wants from a game, and the features that tell how it is doing."""

    wanted: Callable[[Outcome, int], float]
    """How good an ending is for a seat, in the game's own unit; more is better."""
    reason: str
    """Why players want that, for whoever reads the code."""
    measure: Callable[[int], str]
    """The unit of odds with this many seats: `won` is the chance to win, `points` the expected score."""
    shared: Callable[[Mapping[str, Any]], bool]
    """Whether all seats want the same with these options: then the value is the party's, whichever seat looks."""
    features: Callable[[Any, int], Features]
    """The features of a position for a seat. They are read from the seat's view or, which is faster, from a table that
    the view shows completely or that the seat has imagined; never more than the view shows. One of them is `clock`.
    Features that are 0 may be left out.
    """
    named: Mapping[str, str]
    """What each feature, or each family of features (the part before a colon), stands for."""
    setting: Callable[[int, Mapping[str, Any]], str]
    """The name of the group of positions that share one value model, by seats and options. "" if nothing is learned,
    such as for a custom map."""
    settings: Mapping[str, tuple[int, Mapping[str, Any]]]
    """Each such setting, with the seats and options to learn it from."""
    most: float | None = None
    """The most points there can be, where that is a small number that people know: three feats."""
    settled: Callable[[Any, int], float | None] = never_settled
    """What a seat's odds are by the rules alone, read as `features` are: 0 for a seat that is out of the game, 1 for the only one
    left in it, the expected points where nothing but dice is to come; None while it is open."""
    last: Callable[[Any], bool] = never_last
    """Whether so little of the game is left that players play it to its end instead of valuing what a turn leads to, read as
    `features` are. A learned value knows little of the last few rolls."""
    alike: Callable[[Any, Sequence[str]], Sequence[Any]] = all_different
    """What each die of a roll (by its id) is to the rules: if two that are the same changed places, nothing else would change."""
    signs: tuple[Sign, ...] = ()
    """What may happen in a turn that hints give as reasons, the weightiest first."""
    never: Mapping[str, int] = {}
    """Features of which more is never worse (1), as life, or never better (-1), as the life of a foe. The odds are held to it."""
    main: frozenset[str] = frozenset()
    """Options that make another game of it: a map, a mode, a difficulty. Odds are checked with every combination of them."""
    minor: frozenset[str] = frozenset()
    """Options that hardly matter for odds: who begins. They are drawn by lot when odds are checked."""

    def result(self, outcome: Outcome, seat: int, options: Mapping[str, Any]) -> float:
        """The value of an ending, in the unit that odds are given in."""
        if self.measure(len(outcome.scores)) == "points":
            return float(outcome.scores[seat])
        if self.shared(options):
            return float(bool(outcome.winners))
        return (seat in outcome.winners) / max(1, len(outcome.winners))
