"""A play sent to another process that thinks about it, so that a server's event loop is not blocked.

The log is sent: who answered what. The other process replays it, imagines from it what the seat can know, and looks
ahead. `think` is the function to submit to a process pool.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from tumblekeep.core.ask import Option
from tumblekeep.core.pack import Pack
from tumblekeep.core.play import Play
from tumblekeep.games import load
from tumblekeep.players.levels import player


class PortablePlay(NamedTuple):
    """A play as it is sent: only plain values and landings."""

    game: str
    seats: int
    options: Mapping[str, Any]
    answers: tuple[tuple[int | None, Any], ...]
    """Every answer so far, with its seat; None for fate."""
    pack: Pack | None = None


def posted(play: Play) -> PortablePlay:
    """Pack a play for sending."""
    return PortablePlay(
        play.game.slug,
        play.seats,
        dict(play.options),
        tuple((entry[1], entry[2]) for entry in play.entries),
        play.game.pack,
    )


def opened(sent: PortablePlay) -> Play:
    """Replay a play that was sent."""
    play = Play(load(sent.game, sent.pack), sent.seats, sent.options)
    for seat, answer in sent.answers:
        play.answer(answer, seat)
    return play


def think(sent: PortablePlay, seat: int, level: str, seed: str, hand: str | float | None = None) -> Option:
    """What a bot of this level answers for a seat. If looking ahead fails, the steady player answers."""
    play = opened(sent)
    bot = player(level, play.game, Random(seed).random, hand=hand)
    return bot(play.look, play.asked()[seat])
