"""Value every roll: what each answer of chance did to the odds, compared with the average over all its
answers.

A fork is answered with each outcome and valued at the next question of the rules. Whatever the value is,
the difference is 0 on average by the odds themselves. So it may be subtracted like the rest of the
ledger. The quality of the value only decides how much of the result it explains. The cost is one fork per
outcome. That pays off if games cost much more than that, as games of thinking players do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tumblekeep.core.chance import Chance, Draw, Roll, RollEach, Throw
from tumblekeep.core.goal import Goal
from tumblekeep.core.play import Play
from tumblekeep.fate.addressed import AddressedFate
from tumblekeep.fate.skilled import landing_value
from tumblekeep.lab.study.shape import StudyCell
from tumblekeep.players.value import PositionValue

LOOKED = "look"
"""The ledger's name for the luck in the odds of a seat or a party: `look:0`."""
MOST_OUTCOMES = 60
"""Questions with more outcomes than this are left to the counts of the ledger."""


class Rolls:
    """Values every roll of one play."""

    def __init__(
        self, play: Play, cell: StudyCell, goal: Goal, value: PositionValue, fate: AddressedFate
    ) -> None:
        self._play = play
        self._options = cell.options
        self._goal = goal
        self._value = value
        self._fate = fate
        self._parties = 1 if goal.shared(cell.options) else cell.seats

    def note(self, question: Chance, answer: Any, add: Callable[[str, float], None]) -> None:
        """Value an answer of fate before the play receives it."""
        outcomes = self._outcomes(question)
        if len(outcomes) < 2:
            return
        here = _kind(question, answer)
        mean, found = [0.0] * self._parties, [0.0] * self._parties
        for kind, (outcome, chance) in outcomes.items():
            worths = self._worths(outcome)
            for party, worth in enumerate(worths):
                mean[party] += chance * worth
            if kind == here:
                found = worths
        for party in range(self._parties):
            add(f"{LOOKED}:{party}", found[party] - mean[party])

    def _outcomes(self, question: Chance) -> dict[Any, tuple[Any, float]]:
        """Return one answer of each kind with the chance of that kind; nothing if there are too many or the odds are
        unknown."""
        found: dict[Any, tuple[Any, float]] = {}
        if isinstance(question, Throw):
            odds = self._fate.throw_odds(question)
            if odds is None:
                return {}
            starts, landings = odds
            before = 0.0
            for until, landing in zip(starts, landings, strict=True):
                kind = _kind(question, landing)
                first, chance = found.get(kind, (landing, 0.0))
                found[kind] = first, chance + (until - before) / starts[-1]
                before = until
            return found
        assert isinstance(question, Roll | RollEach | Draw)
        if _size(question) > MOST_OUTCOMES:
            return {}
        return {answer: (answer, float(chance)) for answer, chance in question.odds()}

    def _worths(self, outcome: Any) -> list[float]:
        """Return the odds of the party, or of every seat, after this outcome."""
        fork = self._play.fork()
        fork.answer(outcome)
        if fork.outcome is not None:
            return [self._goal.result(fork.outcome, party, self._options) for party in range(self._parties)]
        return [self._value.odds(self._goal.features(fork.table, party)) for party in range(self._parties)]


def _kind(question: Chance, answer: Any) -> Any:
    """Return the key under which answers are valued once: the answer itself, but landings of one value share a
    key."""
    return landing_value(answer) if isinstance(question, Throw) else answer


def _size(question: Roll | RollEach | Draw) -> int:
    """Count the possible outcomes."""
    size = 1
    if isinstance(question, Roll):
        for die, count in question.pools:
            for more in range(1, len(die.faces)):  # multisets: ways to distribute the dice over the faces
                size = size * (count + more) // more
    elif isinstance(question, RollEach):
        for _, sides in question.dice:
            size *= len(sides)
    else:
        size = len(question.bag)
    return size
