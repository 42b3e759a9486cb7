"""The players that can be asked for, from careless to masterful: each a budget and a hand, stated here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.game import Game
from tumblekeep.players.search import Budget
from tumblekeep.players.thinker import Failed, Thinker


class Level(NamedTuple):
    """How much a player thinks, and how well it throws."""

    limits: Budget | None
    """How far it looks ahead; None: not at all."""
    hand: str
    """How skilled it is where dice are thrown by hand (`tumblekeep.fate.skilled`)."""
    steady: bool = True
    """It follows the game's hints; else it does anything."""
    nested: bool = False
    """In the turns it looks at beyond this one it thinks too, if shortly: five times as dear, and no level does."""


LEVELS: Mapping[str, Level] = {
    "careless": Level(None, "novice", steady=False),
    "steady": Level(None, "average"),
    "shrewd": Level(Budget(answers=1500, seconds=0.05, samples=12), "average"),
    "masterful": Level(Budget(answers=5000, seconds=1.0, samples=24, turns=1, widest=3, deep=24), "expert"),
}
"""In order of strength. `answers` is the same work on every machine and what usually ends a thought, `seconds` of processor
time is the promise: 50 ms for a shrewd one, one second for a masterful one."""

USUAL = "steady"


def player(
    level: str,
    game: Game,
    luck: Callable[[], float],
    *,
    hand: str | float | None = None,
    failed: Failed | None = None,
) -> Bot:
    """A bot of this level; `hand` is how well everybody is taken to throw, if that is known better than by its own hand.

    `failed` hears of a thought that failed, after which the steady player answers; without it that is logged.
    """
    found = LEVELS[level]
    if found.limits is None:
        return Greedy(game, luck) if found.steady else Uniform(luck)
    return Thinker(
        game,
        found.limits,
        luck,
        hand=hand if hand is not None else "average",
        nested=found.nested,
        failed=failed,
    )
