"""Solve the ends of games exactly, and measure how far bots are from perfect there.

A position is solved by full expectimax: every answer of fate with its exact odds, the best option at every choice of the
seat's side, to the end of the game. Rivals, if there are any, play steadily. The measure is that of odds: the chance to win, or
points. Throws have the nominal odds of an average hand.

Two positions are the same if the table looks the same to whoever sees all of it, and the same was answered since it rested: a
turn may remember more than the table shows. Which turn it is does not matter, only whose. So a game may come back to a position:
all that can follow is laid out as a graph, and its values rise from the worst ending until they are settled. That is the most
that can be reached, and going round for ever is worth no more than the worst. A game with hidden parts can't be solved so.

Where the end of the game is too far, the rest of one turn is solved: whoever has the next turn, what is reached is worth what was
learned, in the units that players choose by. That tells what the search loses, and nothing of what the learned values lose.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import fsum, inf, prod
from random import Random
from typing import Any, NamedTuple

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.chance import Die, RollEach, pool_odds
from tumblekeep.core.game import Game
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.players.levels import LEVELS, player
from tumblekeep.players.search import Judge
from tumblekeep.players.thinker import Thinker, judge_worth
from tumblekeep.players.value import value_for

NODES = 20_000
"""Positions that one solution may find, endings not counted."""
EXACT = 1e-12
"""Values are settled if none rises by more."""
LAST = 48
"""Decisions of a game, counted from its end, that are looked at."""
GAMES = 200
"""Games that are played in the search for positions that can be solved."""
HAND = "average"
NO_CLOCK = 60.0


COMPARED = re.compile(r"([\w:-]+)(<=|>=|=)(-?\d+(?:\.\d+)?)")


class Bound(NamedTuple):
    """What a feature of a position (`Goal.features`) has to be, such as `dice<=2`."""

    feature: str
    least: float
    most: float

    def holds(self, features: Mapping[str, float]) -> bool:
        """Whether it is. Features that are not told are 0."""
        return self.least <= features.get(self.feature, 0.0) <= self.most


def bound_of(text: str, game: Game) -> Bound | None:
    """Read a bound; None if it is none, or the game has no such feature."""
    found = COMPARED.fullmatch(text)
    assert game.goal is not None
    if found is None or found[1].partition(":")[0] not in game.goal.named:
        return None
    number = float(found[3])
    return Bound(found[1], -inf if found[2] == "<=" else number, inf if found[2] == ">=" else number)


class TooLarge(Exception):
    """A position that has more positions after it than may be visited."""


class Endgame(NamedTuple):
    """A solved position, and what bots do in it."""

    game: int
    answers: int
    """How many answers were given before."""
    seat: int
    ask: str
    values: Mapping[str, float]
    """The exact worth of each option, by its id."""
    chosen: Mapping[str, str]
    """What a bot of each level takes."""
    nodes: int

    def loss(self, level: str) -> float:
        """How far a level's choice is from the best."""
        return max(self.values.values()) - self.values[self.chosen[level]]

    @property
    def stake(self) -> float:
        """How far the worst option is from the best."""
        return max(self.values.values()) - min(self.values.values())


class Solver:
    """Exact values of positions for one seat's side."""

    def __init__(
        self,
        game: Game,
        seat: int,
        shared: bool,
        *,
        nodes: int = NODES,
        judge: Judge | None = None,
        last: float = inf,
        asks: frozenset[str] = frozenset(),
    ) -> None:
        self.game, self.seat, self.shared = game, seat, shared
        self.left = nodes
        self._asks = asks
        """The questions that are answered perfectly; none: all of them."""
        self._judge, self._last = judge, last
        """Values what is reached after the turn of this number, and endings."""
        self._number: dict[str, int] = {}
        """The number of each position that was found, by what it looks like."""
        self._after: list[list[tuple[float, int]]] = []
        """What may follow each position: with which chance, or 0 where somebody of this side chooses."""
        self._worth: list[float] = []
        self._steady = Greedy(game, lambda: 0.0)
        assert game.goal is not None
        self._goal = game.goal

    def value(self, play: Play) -> float:
        """The worth of a position under perfect play."""
        first = self._number.get(self._key(play))
        if first is None:
            first = self._lay_out(play.fork())
            self._settle(first)
        return self._worth[first]

    def options(self, play: Play, part: Choose) -> dict[str, float]:
        """The worth of each option of an open question."""
        found = {}
        for option in part.options:
            other = play.fork()
            other.answer(option, part.seat)
            found[option_id(option)] = self.value(other)
        return found

    def _lay_out(self, start: Play) -> int:
        """Find every position that can follow this one; returns its number."""
        first = self._numbered(self._key(start), start)
        waiting = [(first, start)]
        while waiting:
            here, play = waiting.pop()
            if play.outcome is not None or self._is_after(play):
                self._worth[here] = self._valued(play)
                continue
            for chance, answer, seat in self._answers(play):
                other = play.fork()
                other.answer(answer, seat)
                key = self._key(other)
                if key not in self._number:
                    waiting.append((self._numbered(key, other), other))
                self._after[here].append((chance, self._number[key]))
        return first

    def _numbered(self, key: str, play: Play) -> int:
        if play.outcome is None:
            self.left -= 1
        if self.left < 0:
            raise TooLarge
        self._number[key] = len(self._after)
        self._after.append([])
        self._worth.append(-inf)
        return len(self._after) - 1

    def _answers(self, play: Play) -> Iterator[tuple[float, Any, int | None]]:
        """Yield every answer that may be given: fate's with its chance, a rival's for certain, this side's with 0.

        One at a time, because eight dice have a million and a half outcomes: the limit is reached long before.
        """
        question = play.question
        assert question is not None
        if question.by_fate:
            chance: Any = question  # what fate is asked knows its odds
            odds = self._each(play, question) if isinstance(question, RollEach) else chance.odds()
            for answer, share in odds:
                yield float(share), answer, None
            return
        asked, part = next(iter(question.asked().items()))
        if (self.shared or asked == self.seat) and (not self._asks or part.ask.name in self._asks):
            for option in part.options:
                yield 0.0, option, asked
            return
        yield 1.0, self._steady(play.look, part), asked

    def _each(self, play: Play, question: RollEach) -> Iterator[tuple[tuple[int, ...], float]]:
        """Outcomes of dice of which some are alike, each with the chance of all that come to the same: eight have 1,287, not
        1,679,616."""
        names = [name for name, _ in question.dice]
        groups: dict[Any, list[int]] = {}
        for place, kind in enumerate(self._goal.alike(play.table, names)):
            groups.setdefault((kind, tuple(question.dice[place][1])), []).append(place)
        pools = [(Die("", sides), sides.index, places) for (_, sides), places in groups.items()]
        for outcome in product(*(tuple(pool_odds(die, len(places))) for die, _, places in pools)):
            answer = [0] * len(names)
            for (die, side_of, places), (counts, _) in zip(pools, outcome, strict=True):
                shown = [
                    side_of(face) for face, count in zip(die.faces, counts, strict=True) for _ in range(count)
                ]
                for place, side in zip(places, shown, strict=True):
                    answer[place] = side
            yield tuple(answer), float(prod(share for _, share in outcome))

    def _is_after(self, play: Play) -> bool:
        return play.table.turn.number > self._last

    def _valued(self, play: Play) -> float:
        if self._judge is None:
            assert play.outcome is not None
            return self._goal.result(play.outcome, self.seat, play.options)
        if play.outcome is None:
            return self._judge.table(play.table, self.seat)
        return self._judge.ending(play.outcome, self.seat)

    def _settle(self, first: int) -> None:
        """Raise the values from the worst ending until none rises any more."""
        order = self._last_ones_first(first)
        worst = min(self._worth[here] for here in order if not self._after[here])
        unsettled = [here for here in order if self._after[here] and self._worth[here] == -inf]
        for here in unsettled:
            self._worth[here] = worst
        risen = inf
        while risen > EXACT:
            risen = 0.0
            for here in unsettled:
                after = self._after[here]
                if after[0][0]:
                    found = fsum(chance * self._worth[there] for chance, there in after)
                else:
                    found = max(self._worth[there] for _, there in after)
                risen = max(risen, found - self._worth[here])
                self._worth[here] = found

    def _last_ones_first(self, first: int) -> list[int]:
        """Positions in an order in which, as far as possible, each comes after all that may follow it."""
        seen, order = {first}, []
        waiting = [(first, iter(self._after[first]))]
        while waiting:
            here, rest = waiting[-1]
            there = next((there for _, there in rest if there not in seen), None)
            if there is None:
                waiting.pop()
                order.append(here)
            else:
                seen.add(there)
                waiting.append((there, iter(self._after[there])))
        return order

    def _key(self, play: Play) -> str:
        view = play.look(None)
        turn = view["turn"]
        seen = {**view, "turn": [bool(turn["number"]), turn["seat"]]}
        since = [entry[1:] for entry in play.entries[play.rest.answers :]]
        return json.dumps([seen, since, str(play.outcome), self._is_after(play)], default=str)


def is_solvable(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Whether nothing is hidden, or only what others of the same side have just decided: they may talk."""
    if game.is_open:
        return True
    goal = game.goal
    shared = seats == 1 or (goal is not None and goal.shared(game.check(seats, options)))
    return game.rests_open and shared


def endgames(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    seed: str,
    *,
    nodes: int = NODES,
    most: int = 8,
    levels: tuple[str, ...] = ("steady", "shrewd", "masterful"),
    where: Sequence[Bound] = (),
    games: int = GAMES,
    turn: bool = False,
    asks: frozenset[str] = frozenset(),
    watch: Callable[[int], None] = lambda game: None,
) -> Iterator[Endgame]:
    """Yield solved positions from the ends of so many steady games: at most `most` of a game, the last ones first, and only
    those `where` bounds hold.

    Positions whose options all end the game at once, and those in which all are worth the same, are left out. With `turn` only the
    rest of the turn is solved, and valued by what was learned. With `asks` only these questions are looked at, and answered
    perfectly; all others are answered steadily.
    """
    goal = game.goal
    assert goal is not None
    checked = game.check(seats, options)
    shared = seats == 1 or goal.shared(checked)
    value = value_for(game, seats, checked) if turn else None
    judge = None if value is None else judge_worth(goal, value)
    for number in range(games):
        watch(number)
        moments = _decisions(game, seats, checked, f"{seed}/{number}")
        found = 0
        for play, part in reversed(moments):
            if asks and part.ask.name not in asks:
                continue
            if where:
                features = goal.features(play.table, part.seat)
                if not all(bound.holds(features) for bound in where):
                    continue
            last = play.table.turn.number if judge is not None else inf
            solver = Solver(game, part.seat, shared, nodes=nodes, judge=judge, last=last, asks=asks)
            try:
                values = solver.options(play, part)
            except TooLarge:
                if judge is not None:
                    continue  # the one before may be in another turn
                break  # positions before this one are larger still
            visited = nodes - solver.left
            if not visited or max(values.values()) - min(values.values()) < 1e-9:
                continue
            chosen = {level: option_id(_choice(level, play, part, f"{seed}/{number}")) for level in levels}
            yield Endgame(number, len(play.entries), part.seat, part.ask.name, values, chosen, visited)
            found += 1
            if found == most:
                break


def _decisions(game: Game, seats: int, options: Mapping[str, Any], seed: str) -> list[tuple[Play, Choose]]:
    """Play a steady game, and return the play at each of its last decisions."""
    luck = Random(seed).random
    play, moments = Play(game, seats, options), []
    fate, steady = SkilledFate(luck, HAND, tables=False), Greedy(game, luck)
    while (question := play.question) is not None:
        if question.by_fate:
            play.answer(fate(question))
            continue
        seat, part = next(iter(question.asked().items()))
        if len(part.options) > 1 and len(question.asked()) == 1:
            moments.append((play.fork(), part))
            del moments[:-LAST]
        play.answer(steady(play.look, part), seat)
    return moments


def _choice(level: str, play: Play, part: Choose, seed: str) -> Option:
    luck = Random(f"{seed}/{level}/{len(play.entries)}").random
    limits = LEVELS[level].limits
    if limits is None:
        return player(level, play.game, luck)(play.look, part)
    return Thinker(play.game, limits._replace(seconds=NO_CLOCK), luck, hand=HAND)(play.look, part)
