"""Count the luck of a game: what each roll, draw and throw showed beyond its expected value.

The odds of every answer are known before it comes. So each count is exactly 0 on average, whatever the
players do and whatever the cards say. Games with many sixes have a high count of sixes. How much a result
depends on that can be learned and subtracted without bias (`statistics.luck`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tumblekeep.core.chance import Die, Draw, Roll, RollEach, Throw
from tumblekeep.core.question import Question
from tumblekeep.fate.addressed import AddressedFate
from tumblekeep.fate.skilled import landing_value

TIMES = "*"
"""Suffix of a name: the same count, weighted by how open the game was at that moment."""
DRAWN = "draw"
ROLLED = "roll"
THROWN = "throw"


class Ledger:
    """Luck of one game by name. `roll:normal:D` is how many more dice showed D than expected."""

    __slots__ = ("_weighs", "amounts", "fate", "weight")

    def __init__(self, fate: AddressedFate, *, weighs: bool) -> None:
        self.fate = fate
        self.amounts: dict[str, float] = {}
        self.weight = 1.0
        """How open the game is now. It is known before the next answer comes."""
        self._weighs = weighs

    def note(self, question: Question, answer: Any) -> None:
        """Record an answer of fate."""
        if type(question) is Roll:
            for (die, count), shown in zip(question.pools, answer, strict=True):
                for name, share, faces in zip(_faces(question.ask.name, die), _shares(die), shown):  # noqa: B905 - the last face follows from the others
                    self._add(name, faces - count * share)
        elif type(question) is RollEach:
            self._note_each(question, answer)
        elif type(question) is Draw:
            bag, ask = question.bag, question.ask.name
            total = sum(bag.values())
            for thing, count in bag.items():
                self._add(f"{DRAWN}:{ask}:{thing}", (thing == answer) - count / total)
        elif isinstance(question, Throw):
            expected = self._expected(question)
            if expected is not None:
                value = landing_value(answer)
                self._add(f"{THROWN}:{question.ask.name}:hit", (value is not None) - expected[0])
                self._add(f"{THROWN}:{question.ask.name}:value", (value or 0) - expected[1])

    def look(self, name: str, amount: float) -> None:
        """Record how a roll changed a party's odds, compared with the expected change (`rolls`)."""
        self.amounts[name] = self.amounts.get(name, 0.0) + amount

    def _note_each(self, question: RollEach, answer: Sequence[int]) -> None:
        amounts: dict[str, float] = {}
        for (_, sides), up in zip(question.dice, answer, strict=True):
            share = 1 / len(sides)
            for side in sides:
                amounts[side] = amounts.get(side, 0.0) - share
            amounts[sides[up]] += 1
        for side, amount in amounts.items():
            self._add(f"{ROLLED}:{question.ask.name}:{side}", amount)

    def _expected(self, question: Throw[Any]) -> tuple[float, float] | None:
        """Return the chance to hit and the expected value, if the odds are known."""
        odds = self.fate.throw_odds(question)
        if odds is None:
            return None
        starts, landings = odds
        found = _EXPECTED.get(id(starts))
        if found is None or found[0] is not starts:
            hit = value = before = 0.0
            for until, landing in zip(starts, landings, strict=True):
                share, before = (until - before) / starts[-1], until
                worth = landing_value(landing)
                if worth is not None:
                    hit += share
                    value += share * worth
            found = _EXPECTED[id(starts)] = (starts, hit, value)
            if len(_EXPECTED) > MOST_KEPT:
                _EXPECTED.clear()
        return found[1], found[2]

    def _add(self, name: str, amount: float) -> None:
        amounts = self.amounts
        amounts[name] = amounts.get(name, 0.0) + amount
        if self._weighs:
            name += TIMES
            amounts[name] = amounts.get(name, 0.0) + amount * self.weight


MOST_KEPT = 4096
_EXPECTED: dict[int, tuple[list[float], float, float]] = {}


@cache
def _faces(ask: str, die: Die) -> tuple[str, ...]:
    return tuple(f"{ROLLED}:{ask}:{die.name}:{face}" for face in die.faces[:-1])


@cache
def _shares(die: Die) -> tuple[float, ...]:
    return tuple(sides / die.total for sides in die.sides[:-1])


def draws_only(amounts: Mapping[str, float]) -> dict[str, float]:
    """Keep only draws: the cards, foes and things that came up or did not."""
    return {
        name.removeprefix(f"{DRAWN}:"): amount
        for name, amount in amounts.items()
        if name.startswith(f"{DRAWN}:") and not name.endswith(TIMES)
    }
