"""Medals and records of Dungeons, Dice & Danger, told by what happened. Maps that players bring count for none: they could be made easy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeVar

from tumblekeep.core.medal import Earned, Medal, PlayedGame, Reached, Record, victory_score
from tumblekeep.games.dungeons_dice_danger.content import LAYOUTS, RANKS
from tumblekeep.games.dungeons_dice_danger.tale import (
    FirstFeat,
    LifeLost,
    PairedWithBlack,
    Rolled,
)

POINTS = RANKS[-3]
"""The lowest score of the third best rank."""


T = TypeVar("T")


def shipped(earned: Callable[[PlayedGame], Iterator[T]]) -> Callable[[PlayedGame], Iterator[T]]:
    """The same medal or record, on the four adventures only."""

    def judged(game: PlayedGame) -> Iterator[T]:
        if game.options["map"] is None:
            yield from earned(game)

    return judged


def unhurt(game: PlayedGame) -> Earned:
    """A victory without one lost life point (DDD-MOVE-11, DDD-MONSTER-15)."""
    hurt = {happening.who for _, happening in game.tale() if isinstance(happening, LifeLost)}
    yield from ((seat, game.last) for seat in game.won() if seat not in hurt)


def white_only(game: PlayedGame) -> Earned:
    """A victory without ever putting the black die in a pair (DDD-ROLL-5, -7)."""
    dark = {happening.who for _, happening in game.tale() if isinstance(happening, PairedWithBlack)}
    yield from ((seat, game.last) for seat in game.won() if seat not in dark)


def every_feat(game: PlayedGame) -> Earned:
    """Every achievement of the map before, or together with, everybody else (DDD-ACH-1, -2). Alone there is nobody to be before."""
    if game.seats == 1:
        return
    wanted = len(LAYOUTS[game.options["adventure"]].achievements)
    done: Counter[int] = Counter()
    for number, happening in game.tale():
        if isinstance(happening, FirstFeat):
            done[happening.who] += 1
            if done[happening.who] == wanted:
                yield happening.who, number


def last_breath(game: PlayedGame) -> Earned:
    """A victory with a single life point left before the skull (DDD-LIFE-2)."""
    left: dict[int, int] = {}
    for _, happening in game.tale():
        if isinstance(happening, LifeLost):
            left[happening.who] = happening.left
    yield from ((seat, game.last) for seat in game.won() if left.get(seat) == 1)


def alone(game: PlayedGame) -> Earned:
    """Many points alone, and the boss defeated (DDD-SOLO-13, -14)."""
    if game.seats == 1 and game.won() and game.outcome is not None and game.outcome.scores[0] >= POINTS:
        yield 0, game.last


MEDALS = (
    Medal("unhurt", shipped(unhurt)),
    Medal("white-only", shipped(white_only)),
    Medal("every-feat", shipped(every_feat)),
    Medal("last-breath", shipped(last_breath)),
    Medal("alone", shipped(alone), POINTS),
)


def rounds_to_victory(game: PlayedGame) -> Reached:
    """In which round somebody won (DDD-END)."""
    rounds = 0
    for _, happening in game.tale():
        if isinstance(happening, Rolled):
            rounds = happening.round
    yield from ((seat, rounds, game.last) for seat in game.won())


RECORDS = (
    Record("score", shipped(victory_score)),
    Record("rounds", shipped(rounds_to_victory), lowest=True),
)
