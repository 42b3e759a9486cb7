"""Looking ahead from one question: what each option leads to by the end of the turn, and beyond where options are close.

It works on plays that the seat has imagined, never on the real one. One's own answers are tried out one after the other up to
the end of the turn, or to the first chance; what fate may do is walked exactly where it is little, else sampled with the
same luck for every option; others do what looks promising to them. Only tables between two turns are valued: in the
middle of a turn a value says little.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import thread_time
from typing import Any, NamedTuple

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Draw, Roll
from tumblekeep.core.game import Fate
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose, Question
from tumblekeep.core.table import Table

FORK, LEAF, CONSULT = 3, 3, 2
"""What a fork, a valued table and an asked bot cost, in answers."""
EXACT = 12
"""Chance with at most so many outcomes is walked, not sampled."""
MOST_DEEP = 400
"""Plays of an option beyond the end of the turn, at most."""
FEWEST = 4
"""Samples of each option before any is dropped."""
SURE = 2.0
"""An option is dropped when it lies so many standard errors behind the best."""


class Prospect(NamedTuple):
    """What an option leads to."""

    option: Option
    value: float
    error: float
    """Its standard error; 0 where nothing was left to chance."""
    near: Sequence[float]
    """What was found at the end of the turn, one number each time it was played out, the same luck for every option,"""
    far: Sequence[float]
    """and some turns later, if it was looked at so deep."""

    def ahead_of(self, other: Prospect) -> tuple[float, float]:
        """How far this option lies ahead, by the deepest look at both, and the standard error of that."""
        return lead(self.far, other.far) if self.far and other.far else lead(self.near, other.near)


class Judge(NamedTuple):
    """Says what is reached: a table between two turns, or an ending."""

    table: Callable[[Table, int], float]
    ending: Callable[[Any, int], float]


class Limits(NamedTuple):
    """How much may be looked at for one question."""

    answers: int
    """Given in imagined plays, all together: the same work on every machine."""
    seconds: float
    """Of processor time, after which the best so far has to do."""
    samples: int
    """How often each option is played out at most, before anything is looked at deeper."""
    turns: int = 0
    """How many turns beyond this one are played where options stay close."""
    widest: int = 6
    """How many options are looked at so deep."""
    options: int = 12
    """How many options are looked at, at all: those that look most promising."""


Policy = Callable[[Play, Choose], Option]
"""Answers for seats in imagined plays."""
Lists = dict[Option, list[float]]


class OutOfTime(Exception):
    """The limits are reached."""


class Search:
    """One question, looked at from one seat."""

    def __init__(
        self,
        seat: int,
        worlds: Callable[[int], Play],
        *,
        settled: bool,
        judge: Judge,
        policy: Callable[[Callable[[], float]], Policy],
        further: Callable[[Callable[[], float]], Policy] | None = None,
        fate: Callable[[Callable[[], float]], Fate],
        seed: str,
        limits: Limits,
        slack: float = 0.0,
    ) -> None:
        self.seat = seat
        self._worlds = worlds
        """The play as this seat imagines it, for the so-many-th time; each time one that may be changed."""
        self._settled = settled
        """There is only one such play."""
        self._judge = judge
        self._policy = policy
        self._further = further or policy
        """Who answers in the turns after this one."""
        self._fate = fate
        self._seed = seed
        self._limits = limits
        self._slack = slack
        """How far behind the best an option may lie to be looked at deeper."""
        self._spent = 0
        self._until = thread_time() + limits.seconds
        self._chance = False
        self._plan_until = 0
        self.looks = 0
        """How many tables were valued."""

    # -- the whole question ------------------------------------------------------------------------

    def prospects(self, options: Sequence[Option], hint: Option) -> list[Prospect]:
        """What each option leads to, in their order, the most promising first; the hint is what others are measured against,
        and never dropped."""
        near: Lists = {option: [] for option in options}
        far: Lists = {option: [] for option in options}
        live = [hint, *(option for option in options if option != hint)][: self._limits.options]
        try:
            for number in range(self._limits.samples):
                self._sample(number, live, near, 0)
                if not self._chance and (self._settled or number):
                    break
                if number + 1 >= FEWEST:
                    live = close(live, near, hint, 0.0)
                if len(live) < 2:
                    break
            if self._limits.turns:
                self._deepen([option for option in options if near[option]], near, far, hint)
        except OutOfTime:
            pass
        return [_prospect(option, near[option], far[option]) for option in options]

    def _deepen(self, options: Sequence[Option], near: Lists, far: Lists, hint: Option) -> None:
        """Play the options that are close some turns further, the same luck for each, until one is clearly ahead."""
        live = close(list(options), near, hint, self._slack)[: self._limits.widest]
        if hint not in live:
            live[-1] = hint
        number = 0
        while len(live) > 1 and number < MOST_DEEP:
            self._sample(number, live, far, self._limits.turns)
            number += 1
            if number >= FEWEST * 2:
                live = close(live, far, hint, 0.0)

    def _sample(self, number: int, live: Sequence[Option], values: Lists, turns: int) -> None:
        """One more value for each of these options, all with the same luck."""
        world = self._world(number)
        share = max(8, (self._limits.answers - self._spent) // (len(live) * 2))
        for option in live:
            self._check()
            luck = Random(f"{self._seed}/{number}").random
            fate, policy, self._further_by = self._fate(luck), self._policy(luck), self._further(luck)
            child = self._forked(world)
            last = child.table.turn.number
            self._answer(child, option, self.seat)
            self._plan_until = self._spent + share
            values[option].append(self._best(child, last, fate, policy, turns))

    @property
    def is_exact(self) -> bool:
        """Nothing was left to chance: one look at an option tells all."""
        return not self._chance

    # -- one play of it ----------------------------------------------------------------------------

    def _world(self, number: int) -> Play:
        """An imagined play in which the others have decided what they decide at the same time."""
        world = self._worlds(number)
        self._spent += FORK
        luck = Random(f"{self._seed}/{number}/others").random
        policy = self._policy(luck)
        while world.question is not None and world.question.kind == "together":
            others = [seat for seat in world.asked() if seat != self.seat]
            if not others or len(world.asked()) == len(others):
                break
            part = world.asked()[others[0]]
            self._answer(world, policy(world, part), others[0])
            if self.seat not in world.asked():  # pragma: no cover - parts are everybody's own
                raise OutOfTime
        return world

    def _best(self, play: Play, last: int, fate: Fate, policy: Policy, turns: int) -> float:
        """The value of a play if this seat answers as well as it can until chance comes in; from there on by the policy."""
        while True:
            question = play.question
            if question is None or play.table.turn.number > last:
                return self._beyond(play, fate, policy, turns)
            mine = question if type(question) is Choose else question.asked().get(self.seat)
            if question.by_fate:
                self._chance = True
                outcomes = _few(question)
                if outcomes is None or self._spent >= self._plan_until:
                    return self._play_on(play, last, fate, policy, turns)
                total = 0.0
                for outcome, chance in outcomes:
                    child = self._forked(play)
                    self._answer(child, outcome, None)
                    total += chance * self._play_on(child, last, fate, policy, turns)
                return total
            if mine is not None and mine.seat == self.seat and self._spent < self._plan_until:
                best = None
                for option in mine.options:
                    self._check()
                    child = self._forked(play)
                    self._answer(child, option, self.seat)
                    value = self._best(child, last, fate, policy, turns)
                    if best is None or value > best:
                        best = value
                assert best is not None
                return best
            self._by_policy(play, question, policy)

    def _play_on(self, play: Play, last: int, fate: Fate, policy: Policy, turns: int) -> float:
        """The value of a play that goes on by luck and policy to the end of the turn."""
        while (question := play.question) is not None and play.table.turn.number <= last:
            if question.by_fate:
                self._answer(play, fate(question), None)
            else:
                self._by_policy(play, question, policy)
        return self._beyond(play, fate, policy, turns)

    def _beyond(self, play: Play, fate: Fate, policy: Policy, turns: int) -> float:
        """The value of a play between two turns, or of its end; after so many turns more."""
        if turns and play.question is not None:
            self._check()
            return self._play_on(play, play.table.turn.number + turns - 1, fate, self._further_by, 0)
        self._spent += LEAF
        self.looks += 1
        if play.outcome is not None:
            return self._judge.ending(play.outcome, self.seat)
        return self._judge.table(play.table, self.seat)

    def _by_policy(self, play: Play, question: Question, policy: Policy) -> None:
        part = question if type(question) is Choose else next(iter(question.asked().values()))
        self._spent += CONSULT
        self._answer(play, policy(play, part), part.seat)

    def _answer(self, play: Play, answer: Any, seat: int | None) -> None:
        self._spent += 1
        play.answer(answer, seat)

    def _forked(self, play: Play) -> Play:
        self._spent += FORK
        return play.fork()

    def _check(self) -> None:
        if self._spent > self._limits.answers or thread_time() > self._until:
            raise OutOfTime


def _few(question: Question) -> list[tuple[Any, float]] | None:
    """Everything that chance may do here with its odds, if it is little; throws are by hand, and not foretold."""
    if type(question) is Draw and len(question.bag) <= EXACT:
        return [(thing, float(chance)) for thing, chance in question.odds()]
    if type(question) is Roll and len(question.pools) == 1:
        die, count = question.pools[0]
        if count == 1 or (count == 2 and die.kinds <= 3):
            return [(faces, float(chance)) for faces, chance in question.odds()]
    return None


def close(options: list[Option], values: Lists, hint: Option, slack: float) -> list[Option]:
    """The options that may still be the best, the best first, and the hint."""
    found = sorted(options, key=lambda option: -_mean(values[option]))
    best = found[0]
    return [
        option for option in found if option in (hint, best) or _behind(values[best], values[option]) <= slack
    ]


def _behind(best: Sequence[float], other: Sequence[float]) -> float:
    """How far one list lies behind another for sure: with the same luck each time, so number by number."""
    mean, error = lead(best, other)
    return mean - SURE * error


def lead(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How far one list lies ahead of another, and the standard error of that."""
    gaps = [a - b for a, b in zip(one, other)]  # noqa: B905 - as far as both were looked at
    if not gaps:
        return float("inf") if one else float("-inf"), 0.0
    return _mean(gaps), _error(gaps)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else float("-inf")


def _error(values: Sequence[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _prospect(option: Option, near: list[float], far: list[float]) -> Prospect:
    values = far or near
    return Prospect(option, _mean(values), _error(values), near, far)
