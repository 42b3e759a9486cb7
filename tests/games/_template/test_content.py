"""The audit: what the content files hold, and that every word of the game has a message."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games._template import GAME
from tumblekeep.games._template.content import DIE, LONGEST, SHORTEST, USUAL, WALKERS, WIND
from tumblekeep.games._template.table import PathTable
from tumblekeep.lab.playout import playout
from tumblekeep.text import LANGUAGES, Phrasebook


def test_the_box_holds_what_the_rules_say() -> None:
    assert (DIE.faces, DIE.sides) == (tuple("123456"), (1,) * 6)
    assert DIE.faces[WIND] == "1"
    assert (SHORTEST, USUAL, LONGEST, WALKERS) == (10, 20, 60, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    book = Phrasebook(language, GAME.slug)
    for message, fields in GAME.messages():
        said = book.say(message, **{name: 2 if kind == "number" else "Ada" for name, kind in fields})
        assert f"[{message}]" not in said


def test_a_copied_table_shares_nothing() -> None:
    play = Play(GAME, 3)
    play.answer(((0, 0, 0, 0, 1, 0),))
    assert isinstance(play.table, PathTable)
    copied = play.table.copy()
    assert copied.position() == play.table.position() == deepcopy(play.table).position()
    copied.camps[0] = 9
    copied.ahead = 1
    assert play.look()["camps"] == [0, 0, 0]
    assert play.look()["ahead"] == 5


def test_the_hints_beat_chance() -> None:
    greedy_wins = 0
    for seed in range(100):
        fate = SampledFate(seed)
        bots: list[Bot] = [Greedy(GAME, fate.random), Uniform(fate.random)]
        play = playout(GAME, 2, fate, bots if seed % 2 else bots[::-1])
        assert play.outcome is not None
        greedy_wins += play.outcome.winners == (0 if seed % 2 else 1,)
    assert greedy_wins >= 60
