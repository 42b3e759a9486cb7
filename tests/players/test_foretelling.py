"""Expectations for people: from one seat's knowledge alone, in one measure, and with their precision."""

from __future__ import annotations

from random import Random

import pytest

from players.plays import LITTLE, opened, simple
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.players import forecasting
from tumblekeep.players.forecasting import ended, foretell, foretold, weigh


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make up a value: these tests are about the questions, not about what was learned."""
    monkeypatch.setattr(forecasting, "value_for", lambda *_: simple("gold"))


def test_a_view_is_enough() -> None:
    play = opened("dungeon_attack", 2, {}, 30)
    read = foretold(play.game, 2, play.options, play.look(1), 1)
    assert read == foretold(play.game, 2, play.options, play.table, 1)
    assert read is not None
    assert read == foretell(play, 1, "a", samples=0)
    assert read.measure == "points"
    assert read.won is None, "a box that ranks by feats knows no chance to win"
    assert (read.spread, read.error, read.sure) == (0.3, 0.1, 0.5)


def test_in_the_middle_of_a_turn_it_is_played_to_its_end() -> None:
    play = opened("dungeon_attack", 2, {}, 30)
    before = play.table.position()
    one, other = foretell(play, 0, "a", samples=4), foretell(play, 0, "a", samples=4)
    assert one is not None
    assert one == other
    assert one.spread >= 0.3
    assert play.table.position() == before


def test_every_option_is_weighed() -> None:
    play = opened("dungeon_dice", 2, {}, 30)
    seat = next(iter(play.asked()))
    found = weigh(play, seat, LITTLE, "a")
    assert found is not None
    assert [one.option for one in found.options] == list(play.asked()[seat].options)
    looked = [one.foretold for one in found.options if one.foretold is not None]
    assert looked
    assert all(one.measure == "won" and one.won == one.expected and one.error >= 0.1 for one in looked)
    assert {found.hint, found.choice} <= set(play.asked()[seat].options)


def test_an_ending_is_what_it_is() -> None:
    game = load("dungeon_attack")
    play = Play(game, 2)
    luck = Random(1).random
    play.finish(SkilledFate(luck, tables=False), [Greedy(game, luck)] * 2)
    assert play.outcome is not None
    read = foretell(play, 0, "a")
    assert read == ended(game, 2, play.options, play.outcome, 0)
    assert read is not None
    assert (read.expected, read.error, read.sure) == (play.outcome.scores[0], 0.0, 1.0)


def test_where_nothing_was_learned_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecasting, "value_for", lambda *_: None)
    play = opened("dungeon_attack", 2, {}, 30)
    seat = next(iter(play.asked()))
    assert foretold(play.game, 2, play.options, play.look(0), 0) is None
    assert foretell(play, 0, "a") is None
    assert weigh(play, seat, LITTLE, "a") is None
