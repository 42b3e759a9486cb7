"""Habits: what they add to hints, that they read no more than a view, and that thinking players start from
them."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random

import pytest

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.players import thinker
from tumblekeep.players.habit import (
    FOLDER,
    Habit,
    HabitBot,
    HabitShift,
    fits,
    habit_for,
    plain_habit,
    read_habit,
    verb,
    words,
)
from tumblekeep.players.model_files import file_name
from tumblekeep.players.search import Budget
from tumblekeep.players.thinker import ponder

from .plays import opened, simple

SHIPPED = sorted(
    file.name
    for file in files("tumblekeep.players").joinpath(FOLDER).iterdir()
    if file.name.endswith(".json")
)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_habit_fits_the_rules_and_names_features_of_the_game(name: str) -> None:
    text = files("tumblekeep.players").joinpath(FOLDER, name).read_text(encoding="utf-8")
    assert len(text) < 100_000, "some ten kB are enough"
    plain = json.loads(text)
    game = load(plain["game"])
    assert game.goal is not None
    seats, chosen = game.goal.settings[plain["setting"]]
    options = game.check(seats, chosen)
    assert name == file_name(game.slug, plain["setting"])
    assert fits(plain, game, game.digest(options)), f"the rules changed: scripts/learn/habits {game.slug}"
    habit = habit_for(game, seats, options)
    assert habit is not None
    for turn in habit.turns.values():
        assert {feature.partition(":")[0] for feature in turn.weights} <= set(game.goal.named)
    assert not fits({**plain, "version": plain["version"] + 1}, game, game.digest(options))


def test_there_are_habits() -> None:
    assert SHIPPED


@pytest.mark.parametrize("name", SHIPPED)
def test_a_habit_reads_the_same_from_a_view_as_from_an_imagined_table(name: str) -> None:
    slug, setting, _ = name.split(".")
    game = load(slug)
    assert game.goal is not None
    seats, chosen = game.goal.settings[setting]
    play = Play(game, seats, chosen)
    habit = habit_for(game, seats, play.options)
    assert habit is not None
    fate, bot = SkilledFate(Random(2).random, tables=False), HabitBot(game, habit, lambda: 0.0)
    choices = 0
    while play.question is not None and choices < 40:
        if play.question.by_fate:
            play.answer(fate(play.question))
            continue
        seat, part = next(iter(play.asked().items()))
        option = bot(play.look, part)
        assert option == bot.imagined(play, part)
        play.answer(option, seat)
        choices += 1
    assert choices == 40


def leaning(ask: str, option: str, much: float) -> Habit:
    return Habit({}, {f"{ask}|{option}": much}, {}, {})


def test_words_leave_numbers_out() -> None:
    assert words(("buy", "axe", 3)) == "buy.axe"
    assert words("pass") == verb("pass") == "pass"
    assert verb(("buy", "axe", 3)) == "buy"


def test_a_habit_adds_by_words_and_by_what_an_option_does_here() -> None:
    play = opened("dungeon_attack", 2, {}, 0)
    part = play.asked()[0]
    ask = part.ask.name
    level = [0.0] * len(part.options)
    assert (
        leaning(ask, words(part.options[1]), 2.0).leanings(part, level, dict)
        == [0.0, 2.0, *[0.0] * len(level)][: len(level)]
    )
    other = next((one for one in part.options if verb(one) != verb(part.options[0])), None)
    if other is not None:
        turned = Habit({}, {}, {f"{ask}|{verb(other)}": HabitShift(1.0, {"gold": 0.5})}, {})
        added = turned.leanings(part, level, lambda: {"gold": 4.0, "unknown": 9.0})
        assert added[part.options.index(other)] == 3.0


def test_a_habit_is_the_same_after_it_was_written() -> None:
    habit = Habit(
        {"buy": 2.5}, {"buy|axe": 0.25}, {"buy|axe": HabitShift(-1.0, {"gold": 0.125})}, {"games": 1}
    )
    assert read_habit(json.loads(json.dumps(plain_habit(habit)))) == habit


def test_nothing_is_learned_for_content_of_ones_own() -> None:
    game = load("dungeon_fighter")
    options = dict(game.check(3, {"difficulty": "normal"}))
    assert habit_for(game, 3, options) is not None
    assert not fits({"form": 1, "game": game.slug, "version": game.version, "digest": "x"}, game, "y")


def test_a_thinking_player_begins_with_its_habit(monkeypatch: pytest.MonkeyPatch) -> None:
    play = opened("dungeon_attack", 2, {}, 0)
    part = play.asked()[0]
    hint = Greedy(play.game, 1)(play.look, part)
    other = next(option for option in part.options if words(option) != words(hint))
    monkeypatch.setattr(thinker, "habit_for", lambda *told: leaning(part.ask.name, words(other), 50.0))
    thought = ponder(
        play, 0, Budget(answers=100, seconds=60.0, samples=1), "x", value=simple("life"), margin=1e9
    )
    assert thought is not None
    assert thought.hint == thought.choice == other
