"""A whole game between bots, with fate from outside: the loop that the lab, the checks and the benchmarks share."""

from __future__ import annotations

from collections.abc import Sequence

from tumblekeep.bots.bot import Bot
from tumblekeep.core.errors import RulesBroken
from tumblekeep.core.game import Fate, Game, Options
from tumblekeep.core.play import Play

LONGEST = 100_000
"""Answers; a game that is still asking then does not end."""


def playout(
    game: Game, seats: int, fate: Fate, bots: Bot | Sequence[Bot], options: Options | None = None
) -> Play:
    """Play a game to its end; one bot for all seats, or one a seat."""
    return finish(Play(game, seats, options), fate, bots)


def finish(play: Play, fate: Fate, bots: Bot | Sequence[Bot], longest: int = LONGEST) -> Play:
    """Play a game on to its end."""
    everyone = isinstance(bots, Sequence)
    look, answer, entries = play.look, play.answer, play.entries
    while (question := play.question) is not None:
        if question.by_fate:
            answer(fate(question))
        elif question.several:
            seat, part = next(iter(question.asked().items()))
            bot = bots[seat] if everyone else bots  # type: ignore[index]
            answer(bot(look, part), seat)  # type: ignore[operator]
        else:
            bot = bots[question.seat] if everyone else bots  # type: ignore[index]
            answer(bot(look, question))  # type: ignore[operator, arg-type]
        if len(entries) > longest:
            raise RulesBroken(
                "rules-endless", f"{play.game.slug} did not end in {longest} answers", ask=play.game.slug
            )
    return play
