"""Plays that are evaluated in another process."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import GAMES, load
from tumblekeep.players.portable_play import PortablePlay, opened, posted, think

FEW = 6
"""Answers after which no game is over yet."""


@pytest.mark.parametrize("slug", GAMES)
def test_a_play_arrives_as_it_was_sent(slug: str) -> None:
    game = load(slug)
    luck = Random(2).random
    play, fate, bot = Play(game, 2), SkilledFate(luck, tables=False), Greedy(game, luck)
    while play.question is not None and (len(play.entries) < FEW or play.question.by_fate):
        if play.question.by_fate:
            play.answer(fate(play.question))
        else:
            seat, part = next(iter(play.asked().items()))
            play.answer(bot(play.look, part), seat)
    sent: PortablePlay = pickle.loads(pickle.dumps(posted(play)))
    there = opened(sent)
    assert there.table.position() == play.table.position()
    seat, part = next(iter(play.asked().items()))
    assert repr(there.asked()[seat]) == repr(part)
    assert think(sent, seat, "steady", "1") in part.options
