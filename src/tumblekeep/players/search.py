"""Looking ahead from one question: the value of each option at the end of the turn, and beyond if options are close.

It works on plays that the seat has imagined, never on the real one. The seat's own answers are laid out as plans, up to
the end of the turn or to the first chance. What comes after chance can't be planned: choosing a plan by the dice that
follow it would mean knowing them beforehand. Every plan is then simulated again and again, with the same luck for all,
and dropped once it is clearly behind. Chance with few outcomes is enumerated exactly, and other seats do what looks
promising to them. Only tables between two turns are valued, because in the middle of a turn a value says little. If little is
left of the game (`Goal.last`), all of it is played.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from math import comb, inf, prod
from random import Random
from typing import Any, NamedTuple

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Draw, Roll
from tumblekeep.core.game import Fate
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose, Question
from tumblekeep.core.table import Table
from tumblekeep.players.plans import Prospect, TurnPlan, best_plans, close, mean, promising, prospect, settled
from tumblekeep.processor_time import thread_time

FORK, LEAF, CONSULT = 3, 3, 2
"""What a fork, a valued table and an asked bot cost, in answers."""
EXACT = 6
"""Chance with at most this many outcomes is enumerated, not sampled."""
EXACT_AT_LAST = 64
"""The same for the first chance when a game is played to its end: a few samples of endings that come out alike look certain."""
MOST_PLANS, FEW_PLANS = 48, 8
"""The most plans that are laid out, and the number of plans below which none is dropped just for being in the lower
half."""
PLANNING = 3
"""At most one in this many answers, and that share of the time, may be spent on laying out plans."""
WORLDS = 4
"""How many plays are imagined if something is hidden from the seat."""
FEWEST = 4
"""Samples of each option before any is dropped."""


class Judge(NamedTuple):
    """Values what is reached: a table between two turns, or an ending."""

    table: Callable[[Table, int], float]
    ending: Callable[[Any, int], float]


class Budget(NamedTuple):
    """How much work may be spent on one question."""

    answers: int
    """Answers given in imagined plays, in total: the same work on every machine."""
    seconds: float
    """Processor time, after which the best option so far is taken."""
    samples: int
    """How often each option is simulated at most, before any deeper look."""
    turns: int = 0
    """How many turns beyond this one are simulated if options stay close."""
    widest: int = 6
    """How many options are looked at that deep."""
    deep: int = 24
    """How often each of them is simulated that deep, at most."""
    options: int = 12
    """How many options are looked at altogether: those that look most promising."""
    haste: float = 0.0
    """The share of questions that are answered with the first idea, without looking ahead."""


Policy = Callable[[Play, Choose], Option]
"""Answers for seats in imagined plays."""


class OutOfTime(Exception):
    """The budget is spent."""


class Search:
    """The search for one question, from one seat."""

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
        limits: Budget,
        slack: float = 0.0,
        needed: float = 0.0,
        since: float | None = None,
        is_last: Callable[[Table], bool] | None = None,
    ) -> None:
        self.seat = seat
        self._worlds = worlds
        """Returns the play as this seat imagines it for the nth time; each time one that may be changed."""
        self._settled = settled
        """Whether there is only one such play."""
        self._judge = judge
        self._policy = policy
        self._further = further or policy
        """Answers in the turns after this one."""
        self._fate = fate
        self._seed = seed
        self._limits = limits
        self._slack = slack
        """How far behind the best an option may be to get a deeper look."""
        self._needed = needed
        """How far ahead of the hint an option must be to be of any use."""
        self._spent = 0
        self._until = (thread_time() if since is None else since) + limits.seconds
        """The deadline in processor time. The thought may have begun before this search."""
        self._is_last = is_last
        """Whether a game is to be played to its end from a table."""
        self._rolled = False
        """Whether chance was involved since this was last reset."""
        self._known: list[Play] = []
        self.is_exact = False
        """Whether nothing was left to chance: then one look at an option is enough."""
        self.looks = 0
        """How many tables were valued."""

    # -- the whole question ------------------------------------------------------------------------

    def prospects(self, options: Sequence[Option], hint: Option) -> list[Prospect]:
        """The prospect of each option, in their order. `options` has the most promising first. The hint is never
        dropped, because the others are compared with it."""
        looked = [hint, *(option for option in options if option != hint)][: self._limits.options]
        plans: list[TurnPlan] = []
        try:
            plans = self._laid_out(looked)
            self._race(plans, hint)
            if self._limits.turns and self._last_turn != inf:
                self._deepen(list(best_plans(plans).values()), hint)
        except OutOfTime:
            pass
        best = best_plans(plans)
        self.is_exact = all(plan.is_exact for plan in plans)
        return [
            prospect(option, best[option].near, best[option].far)
            if option in best
            else prospect(option, (), ())
            for option in options
        ]

    def _laid_out(self, options: Sequence[Option]) -> list[TurnPlan]:
        """Every plan that begins with one of these options, the short ones first if there are too many."""
        world = self._world(0)
        last = self._last_turn
        policy = self._policy(Random(f"{self._seed}/plan").random)
        waiting: deque[tuple[TurnPlan, Play]] = deque()
        for option in options:
            self._check_time()
            plan, play = TurnPlan((option,)), self._forked(world)
            self._answer(play, option, self.seat)
            waiting.append((plan, play))
        done: list[TurnPlan] = []
        while waiting:
            plan, play = waiting.popleft()
            mine = self._to_my_question(play, last, policy)
            room = MOST_PLANS - len(done) - len(waiting)
            if mine is None or len(mine.options) > room or self._is_planned_out():
                plan.plays[0] = play
                done.append(plan)
                continue
            for option in mine.options:
                self._check_time()
                child = play if option is mine.options[-1] else self._forked(play)
                self._answer(child, option, self.seat)
                waiting.append((TurnPlan((*plan.path, option)), child))
        return done

    def _is_planned_out(self) -> bool:
        """Whether enough was spent on laying out plans. What is not planned by then is left to the policy."""
        late = thread_time() > self._until - self._limits.seconds * (1 - 1 / PLANNING)
        return late or self._spent > self._limits.answers // PLANNING

    def _to_my_question(self, play: Play, last: float, policy: Policy) -> Choose | None:
        """Let the others answer until this seat is asked again; None if the turn or the game ends first, or chance is
        involved."""
        while (question := play.question) is not None and play.table.turn.number <= last:
            if question.by_fate:
                return None
            self._check_time()
            mine = question if type(question) is Choose else question.asked().get(self.seat)
            if mine is not None and mine.seat == self.seat:
                return mine
            self._by_policy(play, question, policy)
        return None

    def _race(self, plans: Sequence[TurnPlan], hint: Option) -> None:
        """Simulate every plan again and again, all with the same luck. Drop those that are clearly behind."""
        live = list(plans)
        for number in range(self._limits.samples):
            for plan in live:
                self._check()
                plan.near.append(self._played(plan, number, 0))
            if self._settled and all(plan.is_exact for plan in live):
                return
            if number:
                live = self._lesser_half_dropped(live, hint)
            if number + 1 >= FEWEST:
                live = promising(close(live, hint, 0.0), hint, self._needed)
            if len({plan.path[0] for plan in live}) < 2 or (
                number + 1 >= FEWEST and settled(live, hint, self._needed)
            ):
                return

    def _lesser_half_dropped(self, live: list[TurnPlan], hint: Option) -> list[TurnPlan]:
        if len(live) <= FEW_PLANS:
            return live
        ranked = sorted(live, key=lambda plan: -mean(plan.near))
        kept = ranked[: max(FEW_PLANS, len(ranked) // 2)]
        usual = next(plan for plan in ranked if plan.path[0] == hint)
        return kept if usual in kept else [*kept, usual]

    def _deepen(self, plans: Sequence[TurnPlan], hint: Option) -> None:
        """Simulate the options that are close some turns further, with the same luck for each, until one is clearly
        ahead."""
        if settled(plans, hint, self._slack) or not self._has_room(plans):
            return
        live = close(list(plans), hint, self._slack)[: self._limits.widest]
        usual = next(plan for plan in plans if plan.path[0] == hint)
        if usual not in live:
            live[-1] = usual
        number = 0
        while len(live) > 1 and number < self._limits.deep:
            for plan in live:
                self._check()
                plan.far.append(self._played(plan, number, self._limits.turns))
            number += 1
            if number >= FEWEST * 2:
                live = promising(close(live, hint, 0.0), hint, self._needed)
                if settled(live, hint, self._needed):
                    return

    def _has_room(self, plans: Sequence[TurnPlan]) -> bool:
        """Whether the budget allows a deep look that says more than luck. One that is broken off early would be worse
        than none."""
        plays = sum(len(plan.near) for plan in plans)
        wanted = FEWEST * 2 * min(len(plans), self._limits.widest)
        return self._spent + 2 * wanted * self._spent / max(1, plays) < self._limits.answers

    # -- one play of a plan ------------------------------------------------------------------------

    def _played(self, plan: TurnPlan, number: int, turns: int) -> float:
        """The value that a plan leads to, with the luck of this number."""
        if plan.is_exact and not turns:
            return plan.near[0]
        world = 0 if self._settled else number % WORLDS
        reached = plan.plays.get(world)
        if reached is not None and not turns and self._is_over(reached):
            plan.is_exact = self._settled
            return self._valued(reached)
        luck = Random(f"{self._seed}/{number}").random
        fate, policy, self._further_by = self._fate(luck), self._policy(luck), self._further(luck)
        play = self._forked(self._planned(plan, world, policy))
        last = self._last_turn
        self._rolled = False
        question = play.question
        outcomes = None
        if question is not None and question.by_fate and play.table.turn.number <= last and not turns:
            outcomes = _all_last(question) if last == inf else _few(question)
        if outcomes is None:
            value = self._play_on(play, last, fate, policy, turns)
        else:
            value = 0.0
            for outcome, chance in outcomes:
                child = self._forked(play)
                self._answer(child, outcome, None)
                value += chance * self._play_on(child, last, fate, policy, turns)
        if not turns and self._settled:
            plan.is_exact = not self._rolled
        return value

    def _planned(self, plan: TurnPlan, world: int, policy: Policy) -> Play:
        """The play after a plan in one of the imagined worlds, as far as it can be followed there."""
        found = plan.plays.get(world)
        if found is None:
            found = self._forked(self._world(world))
            last = self._last_turn
            for option in plan.path:
                mine = self._to_my_question(found, last, policy)
                if mine is None or option not in mine.options:
                    break
                self._answer(found, option, self.seat)
            plan.plays[world] = found
        return found

    def _world(self, number: int) -> Play:
        """An imagined play in which the others have made the decisions that are open at the same time."""
        while len(self._known) <= number:
            self._known.append(self._imagined(len(self._known)))
        return self._known[number]

    def _imagined(self, number: int) -> Play:
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

    def _play_on(self, play: Play, last: float, fate: Fate, policy: Policy, turns: int) -> float:
        """The value of a play that goes on by luck and policy to the end of the turn, and `turns` turns more."""
        while (question := play.question) is not None and play.table.turn.number <= last:
            self._check_time()  # an interrupted simulation is not counted
            if question.by_fate:
                self._rolled = True
                self._answer(play, fate(question), None)
            else:
                self._by_policy(play, question, policy)
        if turns and play.question is not None:
            self._check()
            return self._play_on(play, play.table.turn.number + turns - 1, fate, self._further_by, 0)
        return self._valued(play)

    def _is_over(self, play: Play) -> bool:
        """Whether this turn, or the whole game, is over."""
        return play.question is None or play.table.turn.number > self._last_turn

    @property
    def _last_turn(self) -> float:
        """The number of the turn that is played before anything is valued: this one, or the last of the game."""
        table = self._world(0).table
        return inf if self._is_last is not None and self._is_last(table) else table.turn.number

    def _valued(self, play: Play) -> float:
        """The value of a play between two turns, or at its end."""
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

    @property
    def left(self) -> float:
        """Seconds that may still be spent; 0 if time is up."""
        return max(0.0, self._until - thread_time())

    def _check(self) -> None:
        if self._spent > self._limits.answers:
            raise OutOfTime
        self._check_time()

    def _check_time(self) -> None:
        """Check the time before every answer, because a single one may take a millisecond."""
        if thread_time() > self._until:
            raise OutOfTime


def _few(question: Question) -> list[tuple[Any, float]] | None:
    """Every outcome of chance here with its odds, if they are few. Throws are by hand and never enumerated."""
    if type(question) is Draw and len(question.bag) <= EXACT:
        return [(thing, float(chance)) for thing, chance in question.odds()]
    if type(question) is Roll and len(question.pools) == 1:
        die, count = question.pools[0]
        if count == 1 or (count == 2 and die.kinds <= 3):
            return [(faces, float(chance)) for faces, chance in question.odds()]
    return None


def _all_last(question: Question) -> list[tuple[Any, float]] | None:
    """Every outcome of a roll near the end of the game with its odds, unless they are many."""
    if type(question) is not Roll:
        return _few(question)
    count = prod(comb(dice + die.kinds - 1, dice) for die, dice in question.pools)
    return [(faces, float(chance)) for faces, chance in question.odds()] if count <= EXACT_AT_LAST else None
