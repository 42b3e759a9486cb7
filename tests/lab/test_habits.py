"""Learning habits: the same seed gives the same habit, and what pays is done more often."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("numpy")

from tumblekeep.games import load
from tumblekeep.lab import habits
from tumblekeep.lab.habits import Learner, compare_with_steady, habit_document
from tumblekeep.players.habit import Habit, fits
from tumblekeep.players.value import value_for


def learner(monkeypatch: pytest.MonkeyPatch, seed: str = "t", noise: float = 1.0) -> Learner:
    monkeypatch.setattr(habits, "WARM", 8)
    monkeypatch.setattr(habits, "BATCH", 6)
    game = load("dungeon_attack")
    options = game.check(2, {})
    value = value_for(game, 2, options)
    assert value is not None
    return Learner(game, 2, options, value._replace(notes={"noise": noise}), seed)


def test_a_surprise_counts_by_how_far_games_stray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where games stray by twenty points, a point more or less is nothing to learn from."""
    one, other = learner(monkeypatch), learner(monkeypatch, noise=20.0)
    one.learn()
    other.learn()
    assert one._added.lesson.any()
    assert other._added.lesson == pytest.approx(one._added.lesson / 20)


def test_the_same_seed_gives_the_same_habit(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = learner(monkeypatch), learner(monkeypatch)
    assert [one.learn() for _ in range(2)] == [other.learn() for _ in range(2)]
    assert one.habit() == other.habit()
    assert one.games == 12
    assert one.habit().words, "something was learned"


def test_what_went_better_than_foretold_is_done_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    found = learner(monkeypatch)
    done, _ = found._played(Random(4).random)
    one = next(choice for choice in done if choice.chances[choice.taken] < 0.9)
    before = found._added.of[one.words[one.taken], 0]
    found._taught(one, 1.0)
    found._added.step(1)
    assert found._added.of[one.words[one.taken], 0] > before


def test_a_file_says_what_it_was_made_for(monkeypatch: pytest.MonkeyPatch) -> None:
    found = learner(monkeypatch)
    game, options = found.game, found.options
    plain = habit_document(game, "two", options, found.habit())
    assert fits(plain, game, game.digest(options))
    assert plain["notes"] == {"games": 0, "seed": "t"}


def test_a_habit_that_adds_nothing_plays_as_the_steady_player_does() -> None:
    game = load("dungeon_attack")
    options = game.check(2, {})
    steady, mine = compare_with_steady(game, 2, options, Habit({}, {}, {}, {}), 3)
    assert steady == mine
