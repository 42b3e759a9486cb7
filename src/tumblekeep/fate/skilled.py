"""Fate that throws by skill: landings drawn from tables made with physics, or from nominal odds adjusted to the skill.

It gives landings to callers that have no real table and no time for a simulation: bots, the lab, a lone player who
wants to see how a game goes. Rolls and draws are answered as `SampledFate` answers them.

A skill is a name (`novice`, `average`, `expert`) or a dial from 0 (hopeless) to 1 (never misses by much); seats may
have different ones.

>>> SkilledFate(seed=1, skill="expert").dial(0), SkilledFate(seed=1, skill=["novice", 0.7]).dial(1)
(0.9, 0.7)
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import accumulate
from random import Random
from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.kit.conditions import PLAIN, Conditions
from tumblekeep.kit.landing import FlipLanding, Landing
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.throw.bank import Bank, BankError, tables_for
from tumblekeep.throw.requirement import hands_of

SKILLS: Mapping[str, float] = {"novice": 0.25, "average": 0.5, "expert": 0.9}
"""The named skills on the dial."""

BEND = 2.75
"""How much the whole dial changes the odds of a hit, in the exponent: an average 75 % becomes 60 % for a novice and 90
% for an expert."""
LEAN = 0.5
"""How much the dial favours sections of higher value among the hits, in the exponent for each point of value."""
MIDDLING = 2.5
MIDDLE = SKILLS["average"]
"""The dial that nominal odds are meant for; nothing is changed there."""


class BadSkill(ValueError):
    """A skill that is neither a name nor a number from 0 to 1."""


class SkilledFate(SampledFate):
    """Answers everything fate is asked, and throws by skill."""

    def __init__(
        self,
        seed: int | str | Callable[[], float],
        skill: str | float | Sequence[str | float] = "average",
        *,
        tables: bool = True,
    ) -> None:
        """With `tables=False`, ignore the landing tables and use the nominal odds of each question."""
        super().__init__(seed)
        many = skill if isinstance(skill, Sequence) and not isinstance(skill, str) else [skill]
        if not many:
            raise BadSkill("at least one skill is needed")
        self._dials = [dial_of(one) for one in many]
        self._tables = tables
        self._stream = _Stream(self.random)

    def dial(self, seat: int) -> float:
        """The skill of a seat, as a number from 0 to 1. The last one given counts for all further seats."""
        return self._dials[min(seat, len(self._dials) - 1)]

    def _throw(self, question: Throw[Any]) -> Any:
        setup = question.setup
        dial = self.dial(question.seat or 0)
        if self._tables:
            try:
                found = self._from_tables(setup, dial)
                if found is not None:
                    return found
            except BankError:
                pass  # the tables hold nothing for this question, so its own odds are used
        if dial == MIDDLE and question.drawn is not None:
            return question.drawn(self.random)  # same chances, without listing all landings
        starts, landings = self._odds(question, dial)
        return landings[bisect_right(starts, self.random() * starts[-1], hi=len(starts) - 1)]

    def _from_tables(self, setup: Mapping[str, Any], dial: float) -> Landing | FlipLanding | None:
        if "template" in setup:
            flipped = FlipSetup.from_json(dict(setup))
            clumsy = clumsiness(dial, setup["game"], flipped.conditions)
            bank = _bank(setup["game"], flipped.conditions)
            return None if bank is None else bank.flip(flipped, clumsy, self._stream)
        setting = _setting(setup)
        clumsy = clumsiness(dial, setup["game"], setting.conditions)
        bank = _bank(tables_for(setting), setting.conditions)
        return None if bank is None else bank.landing(setting, clumsy, self._stream)

    def throw_odds(self, question: Throw[Any]) -> tuple[list[float], list[Any]] | None:
        """The cumulative chances of a throw, and its landings; None if it comes from the tables."""
        return None if self._tables else self._odds(question, self.dial(question.seat or 0))

    def _odds(self, question: Throw[Any], dial: float) -> tuple[list[float], list[Any]]:
        key = _key(question.setup, dial)
        if key is not None:
            key = (id(question.ask), key)  # a game with a pack has asks and odds of its own
        found = _BENT.get(key) if key is not None else None
        if found is None:
            odds = [(landing, float(chance)) for landing, chance in question.odds()]
            found = (list(accumulate(adjust_odds(odds, dial))), [landing for landing, _ in odds])
            if key is not None and len(_BENT) < MOST_KEPT:
                _BENT[key] = found
        return found


def dial_of(skill: str | float) -> float:
    """Return a skill as a number from 0 to 1, or raise an error that says what a skill is."""
    if isinstance(skill, str):
        if skill in SKILLS:
            return SKILLS[skill]
        raise BadSkill(f"there is no skill {skill!r}; there are {', '.join(SKILLS)}, or a number from 0 to 1")
    if not 0 <= skill <= 1:
        raise BadSkill(f"a skill is a number from 0 (hopeless) to 1 (steady), not {skill!r}")
    return float(skill)


def clumsiness(dial: float, game: str, conditions: Conditions = PLAIN) -> float:
    """How clumsy a skill is with the dice of a game on a table: linear interpolation between the three named skills.

    These lie closer together than the hands that the landing tables are made with. Between two tables, landings are
    mixed from both.
    """
    hands = hands_of(game, conditions)
    low, middle, high = (SKILLS[name] for name in ("novice", "average", "expert"))
    if dial < middle:
        share = (middle - dial) / (middle - low)
        return hands["average"] + share * (hands["novice"] - hands["average"])
    share = (dial - middle) / (high - middle)
    return max(0.0, hands["average"] - share * (hands["average"] - hands["expert"]))


def adjust_odds(odds: Sequence[tuple[Any, float]], dial: float) -> list[float]:
    """The chances of these landings for a skill. The given odds are those of an average hand (a dial of 0.5).

    The odds of a hit are multiplied, so that a certain throw stays certain and a hopeless one hopeless. Among the hits
    a better hand finds the better sections more often.
    """
    away = dial - 0.5
    values = [landing_value(landing) for landing, _ in odds]
    hit = sum(chance for (_, chance), value in zip(odds, values, strict=True) if value is not None)
    if away == 0 or hit <= 0 or hit >= 1:
        return [chance for _, chance in odds]
    better = hit / (1 - hit) * math.exp(BEND * away)
    wanted = better / (1 + better)
    leaning = [
        0.0 if value is None else chance * math.exp(LEAN * away * (min(value, 5) - MIDDLING))
        for (_, chance), value in zip(odds, values, strict=True)
    ]
    good = sum(leaning)
    return [
        chance * (1 - wanted) / (1 - hit) if value is None else lean * wanted / good
        for (_, chance), value, lean in zip(odds, values, leaning, strict=True)
    ]


def landing_value(landing: Any) -> int | None:
    """What a landing is worth, or None for a miss."""
    if isinstance(landing, FlipLanding):
        return 1 if landing.valid else None
    assert isinstance(landing, Landing)
    values = [die.value for die in landing.dice if die.hits]
    return max(values) if values else None


def _key(setup: Mapping[str, Any], dial: float) -> Any:
    """What nominal odds depend on; None if templates or lying dice make every throw different."""
    if setup.get("templates") or setup.get("lying") or "template" in setup:
        return None
    return (
        setup["game"],
        tuple(setup["dice"]),
        tuple(setup["demands"]),
        tuple(setup.get("icebergs", ())),
        setup.get("noise", 1.0),
        setup.get("target", ""),
        setup.get("box", ""),
        tuple(setup.get("conditions", {}).items()),
        dial,
    )


MOST_KEPT = 4096
_BENT: dict[Any, tuple[list[float], list[Any]]] = {}
"""Cache of odds adjusted to a skill. A game's nominal odds are a function of the setup alone."""
_SETTINGS: dict[Any, ThrowSetup] = {}


def _setting(setup: Mapping[str, Any]) -> ThrowSetup:
    key = _key(setup, 0.0)
    if key is None:
        return ThrowSetup.from_json(dict(setup))
    found = _SETTINGS.get(key)
    if found is None:
        found = _SETTINGS[key] = ThrowSetup.from_json(dict(setup))
    return found


@cache
def _bank(game: str, conditions: Conditions) -> Bank | None:
    """The landing tables of a game under these conditions, if there are any."""
    try:
        bank = Bank(game, conditions=conditions)
    except BankError:
        return None
    return bank if bank.file.cells else None


class _Stream(Random):
    """The same stream of numbers, for callers that need integers from it, too."""

    def __init__(self, source: Callable[[], float]) -> None:
        super().__init__(0)
        self._source = source

    def random(self) -> float:
        return self._source()
