"""Facts about each arena, measured by playing it: how long, how wide, how much of it is chance."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tumblekeep.envs.arena import arena_named
from tumblekeep.envs.stepper import Stepper
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.players.levels import player


class ArenaFacts(NamedTuple):
    """The facts of one arena, over a number of games of steady players."""

    games: int
    actions: int
    """Actions in the vocabulary."""
    numbers: int
    """Numbers in a vector."""
    decisions: float
    """Decisions in a game, all seats together; a question with only one answer is not asked."""
    branching: float
    """Options of a decision, on average."""
    widest: int
    chance: float
    """The share of answers that fate gives: rolls, draws, throws."""
    hidden: str
    """`nothing`; `deciding`: only what others decide at the same moment; `something`: also cards or places."""
    together: bool
    """Several decide at once."""
    shared: bool
    """All win or lose together."""


def facts(name: str, games: int = 50) -> ArenaFacts:
    """Play games and count."""
    arena = arena_named(name)
    table = arena.table()
    game = table.game
    assert game.goal is not None
    wide: list[int] = []
    answers = 0
    for number in range(games):
        stepper = Stepper(table, SampledFate(f"facts/{name}/{number}"))
        bot = player("steady", game, Random(f"facts/{name}/{number}/bots").random)
        while stepper.part is not None:
            wide.append(len(stepper.part.options))
            stepper.play.move(bot(stepper.play.look, stepper.part), stepper.fate, stepper.seat)
            stepper.look_up()
        answers += len(stepper.play.log)
    together = arena.seats > 1 and table.vocabulary.scope.together
    settled = game.is_open or (game.rests_open and not together)
    hidden = "nothing" if settled else "deciding" if game.rests_open else "something"
    return ArenaFacts(
        games,
        len(table.names),
        table.observer.size,
        len(wide) / games,
        sum(wide) / len(wide),
        max(wide),
        1 - len(wide) / answers,
        hidden,
        together,
        arena.seats > 1 and game.goal.shared(table.options),
    )
