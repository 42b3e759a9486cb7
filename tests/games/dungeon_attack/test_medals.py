"""Medals of Dungeon Attack!: each is earned by a game, and not by one that comes near."""

from __future__ import annotations

import pytest

from ratings.medal_tales import assert_earned_by_its_last_answer, earned, told
from tumblekeep.games import load
from tumblekeep.games.dungeon_attack.medals import HAUL, RESCUED
from tumblekeep.games.dungeon_attack.tale import (
    BackInPlay,
    CameToHelp,
    Fought,
    Hurt,
    KnockedOut,
    LevelBegins,
    LevelCleared,
)
from tumblekeep.lab.medal_games import medal_game

GAME = "dungeon_attack"
THIRD = LevelBegins(3, 12, 2, 0)
PLAYED = {"not-a-scratch": 0, "two-bosses": 2, "rescue": 17, "haul": 2, "last-standing": 150}


@pytest.mark.parametrize(("medal", "number"), PLAYED.items())
def test_a_game_between_bots_earns_it(medal: str, number: int) -> None:
    assert_earned_by_its_last_answer(medal_game(load(GAME), "steady", number), medal)


def test_every_medal_was_earned_in_a_game() -> None:
    assert set(PLAYED) == {one.name for one in load(GAME).medals}


def test_not_a_scratch_is_about_the_whole_party_in_the_third_level() -> None:
    early = Hurt(0, 1, "hurt")
    assert earned(GAME, "not-a-scratch", told(early, THIRD, LevelCleared(3))) == [(0, 3), (1, 3)]
    for spoilt in (early, KnockedOut(1, 2)):
        assert earned(GAME, "not-a-scratch", told(THIRD, spoilt, LevelCleared(3))) == []
    assert earned(GAME, "not-a-scratch", told(LevelBegins(2, 9, 1, 0), LevelCleared(2))) == []


def test_two_bosses_fall_in_one_fight_not_in_two() -> None:
    assert earned(GAME, "two-bosses", told(Fought(1, 0, 2, 0, 0))) == [(1, 1)]
    assert earned(GAME, "two-bosses", told(Fought(1, 3, 1, 0, 0), Fought(1, 3, 1, 0, 0))) == []


def test_a_rescue_leaves_no_die() -> None:
    came = CameToHelp(1, 0, RESCUED)
    assert earned(GAME, "rescue", told(came, Fought(1, RESCUED, 0, 0, 0))) == [(1, 2)]
    assert earned(GAME, "rescue", told(came, Fought(1, 2, 0, 1, 0))) == []
    assert earned(GAME, "rescue", told(came, Fought(1, 2, 0, 0, 1))) == []
    assert earned(GAME, "rescue", told(CameToHelp(1, 0, RESCUED - 1), Fought(1, 2, 0, 0, 0))) == []
    assert earned(GAME, "rescue", told(Fought(1, RESCUED, 0, 0, 0))) == []
    assert earned(GAME, "rescue", told(came, Fought(1, 2, 0, 0, 1), Fought(0, 3, 0, 0, 0))) == []


def test_a_haul_counts_bosses_and_one_fight_only() -> None:
    assert earned(GAME, "haul", told(Fought(0, HAUL - 1, 1, 0, 0))) == [(0, 1)]
    assert earned(GAME, "haul", told(Fought(0, HAUL - 1, 0, 2, 0), Fought(0, HAUL - 1, 0, 0, 0))) == []


def test_the_last_one_standing_stands_alone() -> None:
    out = [LevelBegins(1, 6, 0, 0), KnockedOut(0, 3)]
    assert earned(GAME, "last-standing", told(*out, LevelCleared(1))) == [(1, 3)]
    assert earned(GAME, "last-standing", told(*out, BackInPlay(0, "hurt"), LevelCleared(1))) == []
    assert earned(GAME, "last-standing", told(*out, LevelCleared(1), seats=3)) == []
    assert earned(GAME, "last-standing", told(LevelBegins(1, 6, 0, 0), LevelCleared(1), seats=1)) == []
