"""Evaluation of a question: the value of each option if everybody goes on steadily, in the measure that people know.

Each option is answered in plays that the seat has imagined, with the same luck for each, and played on by the steady
bot: to the end of the turn if a value model gives the odds from there, else to the end of the game. It can be continued
for as long as somebody wants better numbers. Work is counted in answers, so that the same seed and the same work give
the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from random import Random
from typing import Any, NamedTuple, TypeAlias

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.errors import CannotImagine
from tumblekeep.core.game import Game, Options
from tumblekeep.core.imagine import Decide, imagine, is_settled
from tumblekeep.core.play import LONGEST, Play
from tumblekeep.core.table import Outcome
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.players.value import PositionValue, chances, settled, shared_out, value_for

Levels: TypeAlias = tuple[float, ...]
"""The chance to win or the expected points: one number for the party, or one for each seat."""

FORK = 3
"""What a fork or an imagined play costs, in answers."""
FEWEST = 4
"""How often an option is simulated before it may be dropped."""
WIDEST, NARROW = 12, 5
"""The most options that are evaluated: with a value model, and if each simulation is a whole game."""
PILOT = 6
"""Simulations that tell how many more are needed, and are then forgotten. To stop as soon as the results look precise would miss what is
rare: as long as it was not seen, everything looks precise."""
LEAST_PRECISE = 32
"""How often an option is simulated, at least, after that. With 12, positions in which six simulations had seen nothing rare were 25 points off
once in a while."""
CHECKED = 4
"""In a race: simulations between two looks at the standard errors."""
SURE = 2.0
"""Drop an option when it is this many standard errors behind the best."""


class Interest(NamedTuple):
    """Which seats want what: the measure of a play, and whether all want the same."""

    game: Game
    seats: int
    options: Options
    measure: str
    """`won`: the chance to win; `points`: the expected score."""
    shared: bool
    """Whether there is one number for the whole party; otherwise one for each seat."""
    value: PositionValue | None

    @classmethod
    def of(cls, game: Game, seats: int, options: Options) -> Interest:
        """What players want from a game with these seats and options."""
        goal = game.goal
        if goal is None:  # a game from another package without a goal: each seat wants to win, alone
            return cls(game, seats, options, "won", False, None)
        value = value_for(game, seats, options)
        return cls(game, seats, options, goal.measure(seats), goal.shared(options), value)

    @property
    def unit(self) -> float:
        """The scale for what is much: a whole chance to win, or twice the spread of the points (1 if that is not known)."""
        if self.measure == "won" or self.value is None:
            return 1.0
        return 2 * max(0.5, self.value.odds.stage(0.0).spread)

    @property
    def parties(self) -> int:
        """The length of `Levels`."""
        return 1 if self.shared else self.seats

    def party(self, seat: int) -> int:
        """The index of a seat's own number."""
        return 0 if self.shared else seat

    def ending(self, outcome: Outcome) -> Levels:
        """The value of an ending."""
        goal = self.game.goal
        if goal is None:
            share = 1 / max(1, len(outcome.winners))
            return tuple(share * (seat in outcome.winners) for seat in range(self.seats))
        return tuple(goal.result(outcome, seat, self.options) for seat in range(self.parties))

    def table(self, table: Any) -> Levels:
        """What a table between two turns comes to, by the learned value and by what the rules have settled."""
        assert self.game.goal is not None
        sure = self.settled(table)
        if sure is not None:
            return sure
        assert self.value is not None
        return chances(self.game.goal, self.value, self.seats, self.options, table)

    def settled(self, table: Any) -> Levels | None:
        """What a table comes to where the rules have settled everybody's chance to win; None while something is open."""
        goal = self.game.goal
        if goal is None or self.shared or self.measure != "won":
            return None
        sure = tuple(one for one in settled(goal, self.seats, table) if one is not None)
        return sure if len(sure) == self.seats else None

    def anchored(self, table: Any, levels: Levels) -> Levels:
        """These levels, held to what the rules say of this table: whoever is out has 0, and the chances to win add up to 1.

        Each choice is weighed by itself, from what one seat knows; what came of all of them together is known only here.
        """
        goal = self.game.goal
        if goal is None or self.shared or self.measure != "won":
            return levels
        return shared_out(settled(goal, self.seats, table), levels)

    def possible(self, levels: Levels, moves: Levels) -> float:
        """How much of these moves there is room for, 0 to 1: nobody's chance to win falls below 0 or rises above 1."""
        if self.measure != "won":
            return 1.0
        rooms = [
            (level if move < 0 else 1 - level) / abs(move)
            for level, move in zip(levels, moves, strict=True)
            if move
        ]
        return max(0.0, min([1.0, *rooms]))


class OptionWeight(NamedTuple):
    """The value of an option."""

    option: Option
    levels: Levels
    error: float
    """The standard error for the seat that chooses."""
    seen: int
    """How often it was simulated."""


class Evaluation:
    """The evaluation of one position, which can be continued. Without a seat, the position itself is evaluated as it
    lies."""

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
        only: Sequence[Option | None] = (),
        precise: float = 0.0,
        turn: int | None = None,
    ) -> None:
        """Begin the evaluation of a position.

        `most`: how often each option is simulated at most; `whole`: play to the end of the game even if there is a
        value model; `also`: the id of an option to evaluate even if it does not look promising; `fewest`: how often an
        option is simulated before it may be dropped; `widest`: the most options to evaluate, if not the default.

        `only`: evaluate these options and drop none of them; None stands for whatever the steady bot takes. `precise`: the standard
        error that is wanted for all of them. How many simulations that takes is decided by a few that do not count, so that the
        results are right on average. `turn`: the turn to play to the end of, if not the one that the play is in.
        """
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
        self._turn = play.table.turn.number if turn is None else turn
        self.options: Sequence[Option | None] = [None]
        if only:
            self.options = list(only)
        elif seat is not None:
            self.options = self._promising(play, seat, also)
        self._races = not only
        self._precise = precise
        self._mine = 0 if seat is None else self.interest.party(seat)
        self._found: dict[Option | None, list[Levels]] = {option: [] for option in self.options}
        self._live = list(self.options)
        self._number = 0
        self._first = 0
        """The number of the first simulation that counts."""
        self._last = most
        self.is_exact = False
        """Whether nothing is left to chance: then one simulation is enough."""
        self.spent = 0
        """Answers given so far."""

    def _promising(self, play: Play, seat: int, also: str) -> list[Option]:
        """The options to evaluate, in the order of the question: those that look best by the game's own hints."""
        part = play.asked()[seat]
        if len(part.options) <= self._widest:
            return list(part.options)
        worth = play.game.worth(play.look.glance(seat), part)
        order = sorted(range(len(worth)), key=lambda place: -worth[place])[: self._widest]
        return [
            option for place, option in enumerate(part.options) if place in order or option_id(option) == also
        ]

    def steady(self) -> Option | None:
        """What the steady bot would take here; None if it would draw lots between several options."""
        assert self.seat is not None
        part = self._play.asked()[self.seat]
        worth = self._play.game.worth(self._play.look.glance(self.seat), part)
        tied = [option for option, value in zip(part.options, worth, strict=True) if value == max(worth)]
        return tied[0] if len(tied) == 1 else None

    @property
    def is_done(self) -> bool:
        """Whether more work would change nothing."""
        if self._number >= self._last or not self._live:
            return True
        return (
            self._races
            and self.seat is not None
            and self._precise > 0
            and self._number >= LEAST_PRECISE
            and self._number % CHECKED == 0
            and self._is_settled_race()
        )

    def _is_settled_race(self) -> bool:
        """Whether the options that may be the best are as far from each other as is wanted to know."""
        best = max(self._live, key=self._mean)
        return all(self.lead(best, option)[1] <= self._precise for option in self._live)

    def go_on(self, answers: int) -> None:
        """Continue until this many more answers are spent. Each option is simulated at least once."""
        until = self.spent + answers
        while not self.is_done and (self.spent < until or self._number == self._first):
            self._round()

    def _round(self) -> None:
        """Simulate each option that may be the best once more, all with the same luck."""
        world = self._world(self._number)
        before, chance = self.spent, False
        for option in self._live:
            child = world.fork()
            self.spent += FORK
            if option is not None:
                child.answer(option, self.seat)
            levels, rolled = self._played(child, f"{self._seed}/{self._number}")
            chance = chance or rolled or (option is None and self.seat is not None)  # the bot draws lots
            self._found[option].append(levels)
        self._number += 1
        assert self.spent > before
        if self._settled and not chance:
            self._live = []
            self.is_exact = True
        elif self._number == PILOT and self._precise > 0 and (self.seat is None or not self._races):
            self._plan()
        elif self._races and self._number >= self._fewest and len(self._live) > 1:
            best = max(self._live, key=self._mean)
            self._live = [
                option for option in self._live if option == best or not self._is_behind(option, best)
            ]

    def _plan(self) -> None:
        """Decide by what was seen how many simulations are wanted, and begin anew with other luck."""
        error = max(self.weight(option).error for option in self.options)
        wanted = ceil(PILOT * (error / self._precise) ** 2)
        self._first = PILOT
        self._last = PILOT + min(self._most, max(LEAST_PRECISE, wanted))
        for found in self._found.values():
            found.clear()

    def keep(self, option: Option) -> None:
        """Simulate this option (such as the one that was chosen) as often as the best, too."""
        missing = self._number - self._first - len(self._found[option])
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
            return imagine(self._play, self.seat, dice, dice.pick, self._steadily(number))
        except CannotImagine:
            return self._base

    def _steadily(self, number: int) -> Decide:
        """What others have decided at the same time, and nobody has seen yet: the steady bot decides for them."""
        steady = Greedy(self._play.game, Random(f"{self._seed}/{number}/others").random)
        return lambda play, seat: steady(play.look, play.asked()[seat])

    def _played(self, play: Play, seed: str) -> tuple[Levels, bool]:
        """The result of playing on, and whether chance was involved. Bots break ties with numbers of their own, so that the dice
        fall alike for every option."""
        fate = SkilledFate(Random(seed).random, self._hand, tables=False)
        steady = Greedy(play.game, Random(f"{seed}/ties").random)
        rolled, count = False, 0
        while (question := play.question) is not None and count < LONGEST:
            if play.table.turn.number > self._turn and (
                self._valued or self.interest.settled(play.table) is not None
            ):
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
        """The value of each option, in the order of the question."""
        return [self.weight(option) for option in self.options]

    def weight(self, option: Option | None) -> OptionWeight:
        """The value of one option."""
        found = self._found[option]
        count = len(found)
        levels = tuple(sum(one[place] for one in found) / count for place in range(self.interest.parties))
        return OptionWeight(option or "", levels, _error([one[self._mine] for one in found]), count)

    def found(self, option: Option | None) -> Sequence[Levels]:
        """The result of every simulation of an option."""
        return self._found[option]

    def ends(self, option: Option, count: int) -> list[Play]:
        """The plays that an option leads to, each as far as it was simulated: the first `count` of them."""
        found = []
        for number in range(count):
            child = self._world(number).fork()
            child.answer(option, self.seat)
            self._played(child, f"{self._seed}/{number}")
            found.append(child)
        return found

    def level(self) -> Levels:
        """The value of the position itself, if no seat was given."""
        return self.weight(None).levels

    def best(self) -> Option:
        """The option that comes out best for the seat that chooses, among those that were simulated most.

        It is the largest of several uncertain numbers, so its own number is too large: how far it is ahead must be measured
        again, with other luck (`again`).
        """
        looked = max(len(found) for found in self._found.values())
        full = [option for option in self.options if len(self._found[option]) == looked]
        best = max(full, key=self._mean)
        assert best is not None
        return best

    def again(self, options: Sequence[Option | None], *, most: int, precise: float = 0.0) -> Evaluation:
        """An evaluation of some of these options with luck of its own: what was chosen by one look is measured by another."""
        return Evaluation(
            self._play,
            self.seat,
            f"{self._seed}/again",
            hand=self._hand,
            most=most,
            whole=not self._valued,
            only=options,
            precise=precise,
        )

    def lead(self, one: Option | None, other: Option | None) -> tuple[Levels, float]:
        """How far one option is ahead of another for everybody, compared with the same luck each time, and the
        standard error of that for the seat that chooses."""
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
    """The standard deviation."""
    count = len(found)
    if count < 2:
        return 0.0
    mean = sum(found) / count
    return sqrt(sum((one - mean) ** 2 for one in found) / (count - 1))


def _error(found: Sequence[float]) -> float:
    return spread(found) / sqrt(len(found)) if len(found) > 1 else 0.0
