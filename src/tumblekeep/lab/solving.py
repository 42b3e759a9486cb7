"""Solve the ends of games exactly, and measure how far bots are from perfect there.

A position is solved by full expectimax with memory: every answer of fate with its exact odds, the best option at every choice
of the seat's side, to the end of the game. Rivals, if there are any, play steadily. The measure is that of odds: the chance to
win, or points. Throws have the nominal odds of an average hand.

Two positions are the same if the table looks the same to whoever sees all of it, and the same was answered since it rested: a
turn may remember more than the table shows. A game with hidden parts can't be solved so.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from math import fsum
from random import Random
from typing import Any, NamedTuple

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.game import Game
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.players.levels import LEVELS, player
from tumblekeep.players.thinker import Thinker

NODES = 20_000
"""Positions that one solution may visit."""
DEEPEST = 150
"""Answers in a row that one solution may look ahead."""
LAST = 48
"""Decisions of a game, counted from its end, that are looked at."""
GAMES = 200
"""Games that are played in the search for positions that can be solved."""
HAND = "average"
NO_CLOCK = 60.0


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
    """Exact expectimax with memory for one seat's side."""

    def __init__(
        self, game: Game, seat: int, shared: bool, *, nodes: int = NODES, memory: bool = True
    ) -> None:
        self.game, self.seat, self.shared = game, seat, shared
        self.left = nodes
        self._depth = 0
        self._known: dict[str, float] | None = {} if memory else None
        self._steady = Greedy(game, lambda: 0.0)
        assert game.goal is not None
        self._goal = game.goal

    def value(self, play: Play) -> float:
        """The worth of a position under perfect play."""
        question = play.question
        if question is None:
            assert play.outcome is not None
            return self._goal.result(play.outcome, self.seat, play.options)
        key = self._key(play) if self._known is not None else ""
        if self._known is not None and key in self._known:
            return self._known[key]
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        if question.by_fate:
            chance: Any = question  # what fate is asked knows its odds
            found = fsum(float(share) * self._after(play, answer, None) for answer, share in chance.odds())
        else:
            asked, part = next(iter(question.asked().items()))
            if self.shared or asked == self.seat:
                found = max(self._after(play, option, asked) for option in part.options)
            else:
                found = self._after(play, self._steady(play.look, part), asked)
        if self._known is not None:
            self._known[key] = found
        return found

    def options(self, play: Play, part: Choose) -> dict[str, float]:
        """The worth of each option of an open question."""
        return {option_id(option): self._after(play, option, part.seat) for option in part.options}

    def _after(self, play: Play, answer: Any, seat: int | None) -> float:
        if self._depth >= DEEPEST:
            raise TooLarge
        other = play.fork()
        other.answer(answer, seat)
        self._depth += 1
        try:
            return self.value(other)
        finally:
            self._depth -= 1

    def _key(self, play: Play) -> str:
        since = [entry[1:] for entry in play.entries[play.rest.answers :]]
        return json.dumps([play.look(None), since], default=str)


def is_solvable(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Whether nothing is hidden: an open game, or one lone seat where only simultaneous decisions are hidden."""
    if game.is_open:
        return True
    return seats == 1 and game.scope is not None and game.scope(seats, game.check(seats, options)).together


def endgames(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    seed: str,
    *,
    nodes: int = NODES,
    most: int = 8,
    levels: tuple[str, ...] = ("steady", "shrewd", "masterful"),
    watch: Callable[[int], None] = lambda game: None,
) -> Iterator[Endgame]:
    """Yield solved positions from the ends of `GAMES` steady games: at most `most` of a game, the last ones first.

    Positions whose options all end the game at once, and those in which all are worth the same, are left out.
    """
    goal = game.goal
    assert goal is not None
    checked = game.check(seats, options)
    shared = seats == 1 or goal.shared(checked)
    for number in range(GAMES):
        watch(number)
        moments = _decisions(game, seats, checked, f"{seed}/{number}")
        found = 0
        for play, part in reversed(moments):
            solver = Solver(game, part.seat, shared, nodes=nodes)
            try:
                values = solver.options(play, part)
            except TooLarge:
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
