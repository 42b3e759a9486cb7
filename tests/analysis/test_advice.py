"""Advice before a choice: odds for every option, and a hint that can be worded in every language."""

from __future__ import annotations

from itertools import permutations

import pytest

from tumblekeep.analysis.advice import CLEAR, _unless_behind, hint, measured, odds, reasons
from tumblekeep.analysis.evaluation import Evaluation, Interest
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import option_id
from tumblekeep.core.message import Message
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import GAMES, load
from tumblekeep.text import LANGUAGES, Phrasebook

NAMES = ["Ada", "Bo", "Cy"]
SETTINGS = [
    ("dungeon_attack", 2, {}),
    ("dungeons_dice_danger", 1, {}),
    ("dungeon_dice", 2, {"mode": "coop"}),
    ("dungeon_fighter", 3, {}),
]
"""Configurations for which a value has been learned."""


def asked(slug: str, seats: int, options: dict[str, str], decisions: int) -> tuple[Play, int]:
    """Return a play in which somebody is asked, after this many decisions with more than one option."""
    game = load(slug)
    play, fate, steady = Play(game, seats, options), SkilledFate(1, tables=False), Greedy(game, 1)
    while play.question is not None:
        if play.question.by_fate:
            play.answer(fate(play.question))
            continue
        seat, part = next(iter(play.asked().items()))
        decisions -= 1
        if decisions < 0:
            return play, seat
        play.answer(steady(play.look, part), seat)
    raise AssertionError("the game was over before that")


@pytest.mark.parametrize(("slug", "seats", "options"), SETTINGS)
def test_every_option_that_was_looked_at_has_its_odds(slug: str, seats: int, options: dict[str, str]) -> None:
    play, seat = asked(slug, seats, options, 6)
    before = len(play.entries)
    found = odds(play, seat, "seed", seconds=0.1)
    offered = [option_id(option) for option in play.asked()[seat].options]
    assert found.valued
    assert found.sure is not None
    assert [one.id for one in found.options] == [
        one for one in offered if one in {o.id for o in found.options}
    ]
    assert found.options
    for one in found.options:
        assert one.error >= 0
        assert found.measure == "points" or one.expected is None or 0 <= one.expected <= 1
    assert len(play.entries) == before


def test_where_nothing_is_learned_no_odds_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("analysis.evaluation", "players.trust"):
        monkeypatch.setattr(f"tumblekeep.{place}.value_for", lambda game, seats, options: None)
    play, seat = asked("dungeon_attack", 2, {}, 4)
    found = odds(play, seat, "seed", seconds=0.1)
    assert not found.valued
    assert found.options == ()


@pytest.mark.parametrize(("slug", "seats", "options"), SETTINGS)
def test_a_hint_names_an_option_and_can_be_said(slug: str, seats: int, options: dict[str, str]) -> None:
    play, seat = asked(slug, seats, options, 6)
    found = hint(play, seat, "seed", seconds=0.2)
    assert found.option in [option_id(option) for option in play.asked()[seat].options]
    assert found.words[0].id == "hint-take"
    for language in LANGUAGES:
        book = Phrasebook(language, slug, "lookback")
        for message in found.words:
            assert "[" not in book.tell(message, NAMES), message


def test_nothing_is_advised_that_the_odds_say_is_worse() -> None:
    """What people are shown and what they are advised never contradict each other."""
    play, seat = asked("dungeon_attack", 2, {}, 12)
    weighing = Evaluation(play, seat, "seed", most=24)
    weighing.go_on(10**6)
    best = weighing.best()
    for option in weighing.options:
        assert option is not None
        advised = _unless_behind(weighing, option)
        ahead, error = weighing.lead(best, option)
        assert advised == (best if ahead[0] > error or ahead[0] >= CLEAR["points"] else option)


@pytest.mark.parametrize("slug", GAMES)
def test_every_sign_that_reasons_are_given_by_has_words(slug: str) -> None:
    goal = load(slug).goal
    assert goal is not None
    assert goal.signs
    assert {sign.way for sign in goal.signs} == {1, -1}
    for language in LANGUAGES:
        book = Phrasebook(language, slug)
        for sign in goal.signs:
            assert "[" not in book.say(f"sign-{sign.name}")


POSITIONS = [*SETTINGS, ("dungeon_dice", 3, {"mode": "versus"}), ("castle_of_frosts", 3, {})]
"""Ways to play from which reasons are asked."""


@pytest.mark.parametrize(("slug", "seats", "options"), POSITIONS)
def test_a_reason_is_something_that_was_seen_to_happen(
    slug: str, seats: int, options: dict[str, str]
) -> None:
    """Good things happen more often after the option they speak for, bad ones less often; and both sides agree about it."""
    goal = load(slug).goal
    assert goal is not None
    ways = {f"sign-{sign.name}": sign.way for sign in goal.signs} | {"hint-because-won": 1}
    given = 0
    for decisions in (5, 9, 14, 20, 27):
        play, seat = asked(slug, seats, options, decisions)
        for one, other in permutations(list(play.asked()[seat].options)[:3], 2):
            found = reasons(play, seat, one, other, "seed")
            assert len(found) <= 1
            for message in found:
                told = message.args["sign"]
                assert isinstance(told, Message)
                times, before = message.args["times"], message.args["other"]
                assert isinstance(times, int)
                assert isinstance(before, int)
                assert ways[told.id] * (times - before) > 0, message
                for language in LANGUAGES:
                    assert "[" not in Phrasebook(language, slug, "lookback").tell(message, NAMES)
                given += 1
    assert given or slug == "castle_of_frosts"  # what a choice does there seldom shows in the same turn


def test_points_are_said_in_the_words_of_the_game() -> None:
    attack = Interest.of(load("dungeon_attack"), 2, {})
    alone = Play(load("dungeons_dice_danger"), 1, {})
    danger = Interest.of(alone.game, 1, alone.options)
    book = Phrasebook("en", "dungeon_attack", "lookback")
    assert book.tell(measured(attack, 2.31)) == "2.3 of 3 feats"
    assert Phrasebook("en", "dungeons_dice_danger", "lookback").tell(measured(danger, 41.26)) == "41.3 points"
