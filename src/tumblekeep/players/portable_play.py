"""A play sent to another process to be thought about there: a server's loop goes on meanwhile.

What is sent is the log: who answered what. The other process plays it again, imagines from it what the seat can know, and
looks ahead. `think` is what to give to a pool of processes.
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
    """A play as it is sent: nothing but plain values and landings."""

    game: str
    seats: int
    options: Mapping[str, Any]
    answers: tuple[tuple[int | None, Any], ...]
    """Every answer so far, with its seat; fate has none."""
    pack: Pack | None = None


def posted(play: Play) -> PortablePlay:
    """This play, ready to be sent."""
    return PortablePlay(
        play.game.slug,
        play.seats,
        dict(play.options),
        tuple((entry[1], entry[2]) for entry in play.entries),
        play.game.pack,
    )


def opened(sent: PortablePlay) -> Play:
    """The play that was sent, played again."""
    play = Play(load(sent.game, sent.pack), sent.seats, sent.options)
    for seat, answer in sent.answers:
        play.answer(answer, seat)
    return play


def think(sent: PortablePlay, seat: int, level: str, seed: str, hand: str | float | None = None) -> Option:
    """What a bot of this level answers for a seat; if it fails to look ahead, what a steady one does."""
    play = opened(sent)
    bot = player(level, play.game, Random(seed).random, hand=hand)
    return bot(play.look, play.asked()[seat])
