"""Medals and records of The Lantern Walk, told by what happened."""

from __future__ import annotations

from tumblekeep.core.medal import Earned, Medal, PlayedGame, Reached, Record
from tumblekeep.games._template.tale import Camped, Walked

LONG = 20


def walks(game: PlayedGame) -> Reached:
    """The steps that each camp kept: what was walked since the camp before (LW-WALK-3)."""
    ahead = 0
    for number, happening in game.tale():
        if isinstance(happening, Walked):
            ahead = happening.ahead
        elif isinstance(happening, Camped):
            yield happening.who, ahead, number


def long_walk(game: PlayedGame) -> Earned:
    """Many steps are kept by one camp, though every roll may blow the lantern out (LW-WALK-4)."""
    yield from ((seat, number) for seat, steps, number in walks(game) if steps >= LONG)


MEDALS = (Medal("long-walk", long_walk, count=LONG),)
RECORDS = (Record("walk", walks),)
