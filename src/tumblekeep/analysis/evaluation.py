"""Weighing what is asked: what each option comes to if everybody goes on steadily, in the measure that people know.

Each option is answered in plays that the seat has imagined, the same luck for each, and played on by the steady bot: to the end
of the turn where a learned value tells the odds from there, else to the end of the game. It can be gone on with as long as
somebody cares to know better. Work is counted in answers, so that the same seed and the same work find the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple, TypeAlias

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.errors import CannotImagine
from tumblekeep.core.game import Game, Options
from tumblekeep.core.imagine import imagine, is_settled
from tumblekeep.core.play import LONGEST, Play
from tumblekeep.core.table import Outcome
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.players.value import PositionValue, value_for

Levels: TypeAlias = tuple[float, ...]
"""The chance to win or the expected points: one number for the party, or one a seat."""

FORK = 3
"""What a fork or an imagined play costs, in answers."""
FEWEST = 4
"""Times an option is played before it may be dropped."""
WIDEST, NARROW = 12, 5
"""Options that are looked at, at most: where a value is known, and where each look is a game to its end."""
SURE = 2.0
"""An option is dropped when it lies so many standard errors behind the best."""


class Interest(NamedTuple):
    """Who wants what: the measure of a play, and whether all want the same."""

    game: Game
    seats: int
    options: Options
    measure: str
    """`won`: the chance to win; `points`: the expected score."""
    shared: bool
    """One number for the whole party; else one a seat."""
    value: PositionValue | None

    @classmethod
    def of(cls, game: Game, seats: int, options: Options) -> Interest:
        """What is wanted of a game as it is played here."""
        goal = game.goal
        if goal is None:  # a game from outside that does not say what people want: to win, each alone
            return cls(game, seats, options, "won", False, None)
        value = value_for(game, seats, options)
        return cls(game, seats, options, goal.measure(seats), goal.shared(options), value)

    @property
    def parties(self) -> int:
        """How many numbers a level has."""
        return 1 if self.shared else self.seats

    def party(self, seat: int) -> int:
        """Which of these numbers is a seat's own."""
        return 0 if self.shared else seat

    def ending(self, outcome: Outcome) -> Levels:
        """What an ending comes to."""
        goal = self.game.goal
        if goal is None:
            share = 1 / max(1, len(outcome.winners))
            return tuple(share * (seat in outcome.winners) for seat in range(self.seats))
        return tuple(goal.result(outcome, seat, self.options) for seat in range(self.parties))

    def table(self, table: Any) -> Levels:
        """What a table between two turns comes to, by the learned value."""
        assert self.value is not None
        assert self.game.goal is not None
        odds, features = self.value.odds, self.game.goal.features
        return tuple(odds(features(table, seat)) for seat in range(self.parties))


class OptionWeight(NamedTuple):
    """What an option comes to."""

    option: Option
    levels: Levels
    error: float
    """Standard error for who chooses."""
    seen: int
    """How often it was played."""


class Evaluation:
    """One position, weighed as long as one likes. Without a seat the position itself is, as it lies there."""

    def __init__(
        self,
        play: Play,
        seat: int | None,
        seed: str,
        *,
        hand: str | float = "average",
        most: int = 200,
        whole: bool = False,
        also: str = "",
        fewest: int = FEWEST,
        widest: int | None = None,
    ) -> None:
        """`most`: times each option is played at most; `whole`: to the end of the game, whatever is known; `also`: the id of an
        option that is looked at even if it does not look promising; `fewest`: times an option is played before it may be
        dropped; `widest`: options that are looked at, if not as many as usual."""
        self.interest = Interest.of(play.game, play.seats, play.options)
        self.seat = seat
        self._play = play
        self._seed = seed
        self._hand = hand
        self._most = most
        self._valued = self.interest.value is not None and not whole
        self._settled = seat is None or is_settled(play)
        self._fewest = fewest
        self._widest = widest or (WIDEST if self._valued else NARROW)
        self._base = play.fork()
        self._turn = play.table.turn.number
        self.options: Sequence[Option | None] = [None]
        if seat is not None:
            self.options = self._promising(play, seat, also)
        self._mine = 0 if seat is None else self.interest.party(seat)
        self._found: dict[Option | None, list[Levels]] = {option: [] for option in self.options}
        self._live = list(self.options)
        self._number = 0
        self.is_exact = False
        """Nothing is left to chance: one look has told all."""
        self.spent = 0
        """Answers given so far."""

    def _promising(self, play: Play, seat: int, also: str) -> list[Option]:
        """The options that are looked at, in the order of the question: those that look best to the game's own hints."""
        part = play.asked()[seat]
        if len(part.options) <= self._widest:
            return list(part.options)
        worth = play.game.worth(play.look.glance(seat), part)
        order = sorted(range(len(worth)), key=lambda place: -worth[place])[: self._widest]
        return [
            option for place, option in enumerate(part.options) if place in order or option_id(option) == also
        ]

    @property
    def is_done(self) -> bool:
        """More work would tell nothing more."""
        return self._number >= self._most or not self._live

    def go_on(self, answers: int) -> None:
        """Look on until so many answers more are spent; each option is looked at once at least."""
        until = self.spent + answers
        while not self.is_done and (self.spent < until or not self._number):
            self._round()

    def _round(self) -> None:
        """Play each option that may be the best once more, all with the same luck."""
        world = self._world(self._number)
        before, chance = self.spent, False
        for option in self._live:
            child = world.fork()
            self.spent += FORK
            if option is not None:
                child.answer(option, self.seat)
            levels, rolled = self._played(child, f"{self._seed}/{self._number}")
            chance = chance or rolled
            self._found[option].append(levels)
        self._number += 1
        assert self.spent > before
        if self._settled and not chance:
            self._live = []
            self.is_exact = True
        elif self._number >= self._fewest and len(self._live) > 1:
            best = max(self._live, key=self._mean)
            self._live = [
                option for option in self._live if option == best or not self._is_behind(option, best)
            ]

    def keep(self, option: Option) -> None:
        """Look on at this option too, such as the one that was chosen, as often as at the best."""
        missing = self._number - len(self._found[option])
        for number in range(self._number - missing, self._number):
            child = self._world(number).fork()
            child.answer(option, self.seat)
            self._found[option].append(self._played(child, f"{self._seed}/{number}")[0])

    def _world(self, number: int) -> Play:
        if self._settled:
            return self._base
        dice = SkilledFate(Random(f"{self._seed}/{number}/world").random, self._hand, tables=False)
        try:
            self.spent += FORK
            return imagine(self._play, self.seat, dice, dice.pick)
        except CannotImagine:
            return self._base

    def _played(self, play: Play, seed: str) -> tuple[Levels, bool]:
        """Where this play comes to, and whether chance had a hand in it."""
        luck = Random(seed).random
        fate, steady = SkilledFate(luck, self._hand, tables=False), Greedy(play.game, luck)
        rolled, count = False, 0
        while (question := play.question) is not None and count < LONGEST:
            if self._valued and play.table.turn.number > self._turn:
                break
            count += 1
            if question.by_fate:
                rolled = True
                play.answer(fate(question))
            else:
                seat, part = next(iter(question.asked().items()))
                play.answer(steady(play.look, part), seat)
        self.spent += count + 1
        if play.outcome is not None:
            return self.interest.ending(play.outcome), rolled
        return self.interest.table(play.table), rolled

    # -- what was found ------------------------------------------------------------------------------------

    def weights(self) -> list[OptionWeight]:
        """What each option comes to, in the order of the question."""
        return [self.weight(option) for option in self.options]

    def weight(self, option: Option | None) -> OptionWeight:
        """What one option comes to."""
        found = self._found[option]
        count = len(found)
        levels = tuple(sum(one[place] for one in found) / count for place in range(self.interest.parties))
        return OptionWeight(option or "", levels, _error([one[self._mine] for one in found]), count)

    def found(self, option: Option | None) -> Sequence[Levels]:
        """Every play of an option, as it came out."""
        return self._found[option]

    def ends(self, option: Option, count: int) -> list[Play]:
        """The plays that an option leads to, each as far as it is looked at: the first so many of those that were weighed."""
        found = []
        for number in range(count):
            child = self._world(number).fork()
            child.answer(option, self.seat)
            self._played(child, f"{self._seed}/{number}")
            found.append(child)
        return found

    def level(self) -> Levels:
        """What the position itself comes to, where no seat was given."""
        return self.weight(None).levels

    def best(self) -> Option:
        """The option that comes to most for who chooses, among those that were looked at most."""
        looked = max(len(found) for found in self._found.values())
        full = [option for option in self.options if len(self._found[option]) == looked]
        best = max(full, key=self._mean)
        assert best is not None
        return best

    def lead(self, one: Option, other: Option) -> tuple[Levels, float]:
        """How far one option lies ahead of another for everybody, each time with the same luck, and the standard error of
        that for who chooses."""
        pairs = list(zip(self._found[one], self._found[other]))  # noqa: B905 - as far as both were looked at
        gaps = [tuple(a - b for a, b in zip(x, y, strict=True)) for x, y in pairs]
        count = len(gaps)
        levels = tuple(sum(gap[place] for gap in gaps) / count for place in range(self.interest.parties))
        return levels, _error([gap[self._mine] for gap in gaps])

    def _mean(self, option: Option | None) -> float:
        found = self._found[option]
        return sum(one[self._mine] for one in found) / len(found)

    def _is_behind(self, option: Option | None, best: Option | None) -> bool:
        gaps = [
            b[self._mine] - a[self._mine] for a, b in zip(self._found[option], self._found[best], strict=True)
        ]
        mean = sum(gaps) / len(gaps)
        return mean > 0 and mean > SURE * _error(gaps)


def spread(found: Sequence[float]) -> float:
    """How far numbers lie from their mean, as a standard deviation."""
    count = len(found)
    if count < 2:
        return 0.0
    mean = sum(found) / count
    return sqrt(sum((one - mean) ** 2 for one in found) / (count - 1))


def _error(found: Sequence[float]) -> float:
    return spread(found) / sqrt(len(found)) if len(found) > 1 else 0.0
