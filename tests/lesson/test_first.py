"""The recommended first table, and what the coach says when something first happens."""

from __future__ import annotations

import pytest

from tumblekeep import Greedy, Play, SampledFate
from tumblekeep.core.errors import BadContent, BadOptions
from tumblekeep.core.question import Choose
from tumblekeep.games import GAMES, load
from tumblekeep.lesson import FirstGameGuide, guide_of, has_lesson
from tumblekeep.lesson.first import read_first


def given(slug: str) -> FirstGameGuide:
    first = guide_of(slug)
    assert first is not None
    return first


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_a_first_table_and_a_lesson(slug: str) -> None:
    assert has_lesson(slug)
    assert given(slug).plain()["words"] == f"{slug}_lesson"


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_recommended_can_be_chosen_at_that_table(slug: str) -> None:
    first, game = given(slug), load(slug)
    play, fate, bot = Play(game, first.seats, first.options), SampledFate(seed=1), Greedy(game)
    missed = dict(first.advice)
    while missed and play.outcome is None:
        if not isinstance(play.question, Choose):
            play.let_fate(fate)
            continue
        wanted = missed.pop(play.question.ask.name, ())
        assert set(wanted) <= {option["id"] for option in play.question.plain(play.question.seat)["options"]}
        play.answer(bot(play.look, play.question))
    assert not missed


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("bots = [", "first.toml"),
        ("bots = []\nbot = 1", "bot"),
        ('bots = []\n[advice]\nnothing = ["take"]', "advice"),
        ('bots = []\n[[hint]]\nname = "x"', "either"),
        ('bots = []\n[[hint]]\nname = "x"\nask = "nothing"', "never asks"),
        ('bots = []\n[[hint]]\nname = "x"\nhappening = "Nothing"', "never happens"),
        ('bots = []\n[[hint]]\nname = "X"\nask = "act"', "name"),
        ('bots = []\n[[hint]]\nname = "x"\nhappening = "Hurt"\nwith = "demands"', "is about a question"),
    ],
)
def test_a_mistake_is_named(text: str, why: str) -> None:
    with pytest.raises(BadContent, match=why):
        read_first(load("dungeon_attack"), text)


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOptions):
        read_first(load("dungeon_attack"), "bots = []\n[options]\ndifficulty = 'easy'")
