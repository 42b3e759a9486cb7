"""The thinking player: looks at what each option leads to, and departs from the hint only if it clearly pays."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option
from tumblekeep.core.game import Fate, Game, Options
from tumblekeep.core.goal import Goal
from tumblekeep.core.imagine import imagine, is_settled
from tumblekeep.core.play import Look, Play
from tumblekeep.core.question import Choose
from tumblekeep.core.table import Table
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.players.habit import Habit, HabitBot, habit_for
from tumblekeep.players.plans import Prospect
from tumblekeep.players.search import Budget, Judge, Policy, Search
from tumblekeep.players.value import PositionValue, chances, value_for
from tumblekeep.processor_time import thread_time

LOG = logging.getLogger("tumblekeep.players")
"""Logs that a player failed to think. The server journals it; elsewhere it goes to standard error."""
SEEN = 3
"""How often an option must have been simulated before luck can be told from a lead."""
CAUTION = 1.0
"""Standard errors that an option must be ahead of the hint, on top of the margin."""


class Thought(NamedTuple):
    """The result of looking ahead at one question."""

    hint: Option
    """What it would do without looking ahead: the game's own hints, or a habit learned from them."""
    choice: Option
    prospects: Sequence[Prospect]
    """The prospect of each option, in the order of the question; none if it was answered in haste."""
    looks: int
    """How many tables were valued."""


def judge_worth(goal: Goal, value: PositionValue) -> Judge:
    """A judge by what people want: for choosing."""
    worth, features = value.worth, goal.features

    def table(table: Table, seat: int) -> float:
        return worth(features(table, seat))

    return Judge(table, goal.wanted)


def judge_odds(goal: Goal, value: PositionValue, seats: int, options: Options) -> Judge:
    """Judges by the chance to win or the expected points: for people."""
    shared = goal.shared(options)

    def table(table: Table, seat: int) -> float:
        return chances(goal, value, seats, options, table)[0 if shared else seat]

    return Judge(table, lambda outcome, seat: goal.result(outcome, seat, options))


def ponder(
    play: Play,
    seat: int,
    limits: Budget,
    seed: str,
    *,
    value: PositionValue | None = None,
    judge: Judge | None = None,
    hand: str | float = "average",
    margin: float | None = None,
    nested: bool = False,
    rivals: Callable[[Callable[[], float]], Policy] | None = None,
) -> Thought | None:
    """Look ahead at what this seat is asked now. Returns None if there is no value model.

    `play` may be the real one: it is only imagined from, through what the seat can know. `hand` is the assumed throwing
    skill of everybody. `rivals` is how the other seats are imagined to play, if not steadily.
    """
    began = thread_time()
    game, mine = play.game, play.asked()[seat]
    value = value or value_for(game, play.seats, play.options)
    if value is None or game.goal is None:
        return None
    habit = habit_for(game, play.seats, play.options)
    worth = game.worth(play.look.glance(seat), mine)
    if habit is not None:
        goal, view = game.goal, play.look(seat)
        worth = habit.leanings(mine, worth, lambda: goal.features(view, seat))
    promising = [mine.options[place] for place in sorted(range(len(worth)), key=lambda place: -worth[place])]
    best = sum(one == max(worth) for one in worth)
    hint = promising[int(Random(f"{seed}/hint").random() * best)]  # ties are broken at random
    if limits.haste and Random(f"{seed}/haste").random() < limits.haste:
        return Thought(hint, hint, (), 0)
    dice = SkilledFate(Random(f"{seed}/world").random, hand, tables=False)
    shared = game.goal.shared(play.options)
    settled = is_settled(play)
    base = play.fork() if settled else None

    def world(number: int) -> Play:
        return base.fork() if base is not None else imagine(play, seat, dice, dice.pick)

    def fate(luck: Callable[[], float]) -> Fate:
        return SkilledFate(luck, hand, tables=False)

    def policy(luck: Callable[[], float]) -> Policy:
        mine = _by_habit(game, habit, luck, seat, shared=shared)
        if rivals is None:
            return mine
        theirs = rivals(luck)
        return lambda play, question: (mine if question.seat == seat else theirs)(play, question)

    def further(luck: Callable[[], float]) -> Policy:
        usual = policy(luck)

        def choose(play: Play, question: Choose) -> Option:
            if question.seat == seat:
                limits = QUICK._replace(seconds=search.left)
                return quick(play, question, limits, value, usual, f"{seed}/further", hand)
            return usual(play, question)

        return choose

    judge = judge or judge_worth(game.goal, value)
    needed = value.margin if margin is None else margin
    search = Search(
        seat,
        world,
        settled=settled,
        judge=judge,
        policy=policy,
        further=further if nested else None,
        fate=fate,
        seed=seed,
        limits=limits,
        slack=value.margin * 2,
        needed=needed,
        since=began,
        is_last=game.goal.last,
    )
    found = {one.option: one for one in search.prospects(promising, hint)}
    prospects = [found[option] for option in mine.options]
    choice = chosen(prospects, hint, needed, exact=search.is_exact)
    return Thought(hint, choice, prospects, search.looks)


QUICK = Budget(answers=1200, seconds=1.0, samples=3)
"""For the turns after this one: look at the end of the turn, within the time that the whole thought has left."""


def quick(
    play: Play,
    question: Choose,
    limits: Budget,
    value: PositionValue,
    usual: Policy,
    seed: str,
    hand: str | float,
) -> Option:
    """Take a short look, inside a long one."""
    thought = ponder(play, question.seat, limits, seed, value=value, hand=hand)
    return usual(play, question) if thought is None else thought.choice


def _by_habit(
    game: Game, habit: Habit | None, luck: Callable[[], float], seat: int, *, shared: bool
) -> Policy:
    """The policy of everybody in imagined plays: seats that want what this seat wants have its habits, others are
    steady."""
    steady = Greedy(game, luck)
    if habit is None:
        return lambda play, question: steady(play.look, question)
    accustomed = HabitBot(game, habit, luck).imagined
    if shared:
        return accustomed
    return lambda play, question: (
        accustomed(play, question) if question.seat == seat else steady(play.look, question)
    )


def chosen(prospects: Sequence[Prospect], hint: Option, margin: float, *, exact: bool = False) -> Option:
    """Return the option that is clearly ahead of the hint, or the hint: small leads are mostly errors of the value
    model.

    Unless the results are exact, a lead seen only once or twice is luck.
    """
    usual = next(one for one in prospects if one.option == hint)
    known = [one for one in prospects if one.far] if usual.far else [one for one in prospects if one.near]
    if not usual.near or not known:
        return hint
    best = max(known, key=lambda one: one.value)
    if best.option == hint:
        return hint
    seen = min(len(best.far), len(usual.far)) if best.far and usual.far else len(best.near)
    if not exact and seen < SEEN:
        return hint
    gain, error = best.ahead_of(usual)
    return best.option if gain - CAUTION * error > margin else hint


Failed = Callable[[Exception, Choose], None]
"""Is called when a player fails to think about a question."""


class Thinker:
    """A bot that looks ahead within a budget. If it can't, the steady bot answers. If it fails, the steady bot
    answers, too, and the failure is reported."""

    __slots__ = (
        "_count",
        "_failed",
        "_hand",
        "_limits",
        "_margin",
        "_nested",
        "_seed",
        "_value",
        "failures",
        "game",
        "steady",
    )

    def __init__(
        self,
        game: Game,
        limits: Budget,
        seed: int | Callable[[], float] = 0,
        *,
        hand: str | float = "average",
        value: PositionValue | None = None,
        margin: float | None = None,
        nested: bool = False,
        failed: Failed | None = None,
    ) -> None:
        self.game = game
        self._failed = failed or self._tell
        self.steady = Greedy(game, seed)
        self._limits = limits
        self._hand = hand
        self._value = value
        self._margin = margin
        self._nested = nested
        self._seed = str(seed if isinstance(seed, int) else seed())
        self._count = 0
        self.failures = 0
        """How often it failed, and the steady one answered."""

    @property
    def memory(self) -> tuple[str, int, int]:
        """What it carries from one question to the next: its seed, how often it was asked, and how often it failed."""
        return self._seed, self._count, self.failures

    def recall(self, memory: tuple[str, int, int], luck: Callable[[], float]) -> None:
        """Go on as the player with this memory would, with these random numbers for ties."""
        self._seed, self._count, self.failures = memory
        self.steady = Greedy(self.game, luck)

    def __call__(self, look: Look, question: Choose) -> Option:
        """Return the option it takes."""
        play = getattr(look, "play", None)
        if isinstance(play, Play):
            self._count += 1
            try:
                thought = ponder(
                    play,
                    question.seat,
                    self._limits,
                    f"{self._seed}/{self._count}",
                    value=self._value,
                    hand=self._hand,
                    margin=self._margin,
                    nested=self._nested,
                )
                if thought is not None:
                    return thought.choice
            except Exception as failure:
                self.failures += 1
                self._failed(failure, question)
        return self.steady(look, question)

    def _tell(self, failure: Exception, question: Choose) -> None:
        facts = {"game": self.game.slug, "ask": question.ask, "seat": question.seat}
        LOG.error(
            "a thinking player failed, the steady one answers", exc_info=failure, extra={"facts": facts}
        )
