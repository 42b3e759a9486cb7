"""Puzzles: each can be played, asks what it says, and is read back from its file unchanged."""

from __future__ import annotations

import json

import pytest

from tumblekeep.core.log import log_of, plain_answer
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import GAMES, load
from tumblekeep.lab.puzzle_grades import graded
from tumblekeep.players.levels import LEVELS
from tumblekeep.players.puzzles import easiest_first, plain_puzzles, puzzle, puzzles, read_puzzles
from tumblekeep.testing.walk import play_to

WITH_BOOKS = (
    "dungeon_attack", "dungeons_dice_danger", "dungeon_dice", "dungeon_fighter", "castle_of_frosts",
)  # fmt: skip
"""A new game has no puzzles yet."""


@pytest.mark.parametrize("slug", GAMES)
def test_a_book_survives_its_file_and_is_left_alone_under_other_rules(slug: str) -> None:
    game, book = load(slug), tuple(puzzles(slug))
    plain = json.loads(json.dumps(plain_puzzles(slug, game.version, book)))
    assert read_puzzles(plain, game.version) == book
    assert read_puzzles(plain, game.version + 1) == ()


def test_a_puzzle_with_a_throw_before_it_could_not_be_written() -> None:
    def has_thrown(play: Play) -> bool:
        return any(isinstance(line.answer, dict) for line in log_of(play, ["Ada", "Bo"]).lines)

    game = load("dungeon_fighter")
    play = play_to(Play(game, 2, {}), has_thrown, lambda mine: mine.options[0], SampledFate(1))
    answers = tuple((entry[1], plain_answer(entry[2])) for entry in play.entries)
    one = puzzles("dungeon_attack")[0]._replace(
        game=game.slug, seats=2, options=play.options, answers=answers
    )
    plain = json.loads(json.dumps(plain_puzzles(game.slug, game.version, [one])))
    (read,) = read_puzzles(plain, game.version)
    assert read == one
    assert read.play().look() == play.look()


@pytest.mark.parametrize("slug", WITH_BOOKS)
def test_a_book_is_graded_by_bots_of_every_level_and_the_easiest_come_first(slug: str) -> None:
    book = puzzles(slug)
    assert len(book) >= 20
    assert all(set(one.solved) == set(LEVELS) for one in book)
    assert list(book) == easiest_first(book)


@pytest.mark.parametrize("slug", ["dungeon_fighter", "castle_of_frosts"])
def test_both_fighters_have_two_dozen_decisions_of_many_kinds(slug: str) -> None:
    book = puzzles(slug)
    assert len(book) >= 24
    assert len({one.ask for one in book}) >= 8
    assert any(one.solved["steady"] < 0.5 < one.solved["masterful"] for one in book)


def test_a_puzzle_is_graded_by_the_bots_that_choose_its_best_option() -> None:
    one = puzzles("dungeon_attack")[0]
    again = graded(one).solved
    assert set(again) == set(one.solved)
    assert again["careless"] == pytest.approx(1 / len(one.worth), abs=0.001)
    assert again["steady"] == 0, "it takes the hint"


def test_a_puzzle_that_is_not_there_is_none() -> None:
    assert puzzle("dungeon_attack-00000000") is None
    assert puzzle("../dungeon_attack-1") is None
    assert puzzle("nothing") is None
