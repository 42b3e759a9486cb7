"""A whole game between bots, with fate from outside: shared by the lab, the checks and the benchmarks."""

from __future__ import annotations

from collections.abc import Sequence

from tumblekeep.bots.bot import Bot
from tumblekeep.core.game import Fate, Game, Options
from tumblekeep.core.play import Play


def playout(
    game: Game, seats: int, fate: Fate, bots: Bot | Sequence[Bot], options: Options | None = None
) -> Play:
    """Play a game to its end, with one bot for all seats or one for each seat."""
    play = Play(game, seats, options)
    play.finish(fate, bots if isinstance(bots, Sequence) else [bots] * seats)
    return play
