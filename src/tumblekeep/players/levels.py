"""The levels of bots, from careless to masterful: each a search budget and a throwing skill, defined here and nowhere
else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.game import Game, Options
from tumblekeep.players.search import Budget
from tumblekeep.players.thinker import Failed, Thinker
from tumblekeep.players.value import value_for


class Level(NamedTuple):
    """How much a player thinks, and how well it throws."""

    limits: Budget | None
    """How far it looks ahead; None: not at all."""
    hand: str | float
    """Its skill at throwing dice by hand: a name or a dial (`tumblekeep.fate.skilled`)."""
    steady: bool = True
    """Whether it follows the game's hints; otherwise it answers at random."""
    nested: bool = False
    """Whether it also thinks, briefly, in the turns it looks at beyond this one. That costs five times as much, and no
    level does it."""


IDEAS, HASTE = 2, 0.5
"""The faults of a shrewd player: it compares its first idea with one other and never looks at a third, and every second time, by
lot, it is impatient and takes its first idea. With all options and all the patience it was so near the masterful one that
nobody could tell them apart."""
DEFT = 0.7
"""Its hand, halfway between an average one and an expert's."""
LEVELS: Mapping[str, Level] = {
    "careless": Level(None, "novice", steady=False),
    "steady": Level(None, "average"),
    "shrewd": Level(Budget(answers=1500, seconds=0.05, samples=12, options=IDEAS, haste=HASTE), DEFT),
    "masterful": Level(Budget(answers=5000, seconds=1.0, samples=24, turns=1, widest=3, deep=24), "expert"),
}
"""In order of strength. `answers` is the same work on every machine and usually what ends a thought. `seconds` of
processor time is the guarantee: 50 ms for a shrewd player, one second for a masterful one."""

USUAL = "steady"


def is_untaught(level: str, game: Game, seats: int, options: Options) -> bool:
    """This level looks ahead, but nothing was learned for this way to play: it plays as the steady one does."""
    found = LEVELS.get(level)
    return found is not None and found.limits is not None and value_for(game, seats, options) is None


def player(
    level: str,
    game: Game,
    luck: Callable[[], float],
    *,
    hand: str | float | None = None,
    failed: Failed | None = None,
) -> Bot:
    """Create a bot of this level. `hand` is the assumed throwing skill of everybody, if it is known; default: its own.

    `failed` is called if a thought fails, after which the steady player answers; without it the failure is logged.
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
