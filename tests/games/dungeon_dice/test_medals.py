"""Medals of Dungeon Dice: each is earned by a game, and not by one that comes near."""

from __future__ import annotations

import pytest

from ratings.medal_tales import assert_earned_by_its_last_answer, earned, told
from tumblekeep.games import load
from tumblekeep.games.dungeon_dice.medals import BEHIND, GROWN, LOCKS, MIGHTY
from tumblekeep.games.dungeon_dice.tale import (
    BecameToad,
    Confronts,
    FightOver,
    HelpAccepted,
    LockOpened,
    PoolsRolled,
    TrophyKept,
)
from tumblekeep.lab.medal_games import medal_game

GAME = "dungeon_dice"
WON, LOST = FightOver(0, "win"), FightOver(0, "lose")
PLAYED = {"alone-against": 46, "gold-trophy": 2, "from-behind": 11, "toad": 6, "locks": 5}


@pytest.mark.parametrize(("medal", "number"), PLAYED.items())
def test_a_game_between_bots_earns_it(medal: str, number: int) -> None:
    assert_earned_by_its_last_answer(medal_game(load(GAME), "steady", number), medal)


def test_every_medal_was_earned_in_a_game() -> None:
    assert set(PLAYED) == {one.name for one in load(GAME).medals}


def test_alone_against_the_mighty_is_won_without_help() -> None:
    mighty = Confronts(0, MIGHTY)
    assert earned(GAME, "alone-against", told(mighty, WON)) == [(0, 2)]
    assert earned(GAME, "alone-against", told(Confronts(0, MIGHTY - 1), WON)) == []
    assert earned(GAME, "alone-against", told(mighty, HelpAccepted(0, 1, "half"), WON)) == []
    assert earned(GAME, "alone-against", told(mighty, LOST)) == []


def test_only_gold_is_gold() -> None:
    assert earned(GAME, "gold-trophy", told(TrophyKept(1, "goblin", "gold", 3))) == [(1, 1)]
    assert earned(GAME, "gold-trophy", told(TrophyKept(1, "goblin", "silver", 2))) == []


def test_from_behind_is_one_and_the_same_fight() -> None:
    begun, far = Confronts(0, 2), PoolsRolled(1, 1 + BEHIND, ())
    assert earned(GAME, "from-behind", told(begun, far, WON)) == [(0, 3)]
    assert earned(GAME, "from-behind", told(begun, PoolsRolled(1, BEHIND, ()), WON)) == []
    assert earned(GAME, "from-behind", told(begun, far, LOST, begun, WON)) == []


def test_a_toad_was_a_mighty_monster_and_is_beaten() -> None:
    begun, small = Confronts(0, GROWN), BecameToad("ogre")
    assert earned(GAME, "toad", told(begun, small, WON)) == [(0, 3)]
    assert earned(GAME, "toad", told(Confronts(0, GROWN - 1), small, WON)) == []
    assert earned(GAME, "toad", told(begun, small, LOST)) == []
    assert earned(GAME, "toad", told(begun, WON)) == []


def test_locks_are_opened_by_one_hero() -> None:
    opened = [LockOpened(0, "lock")] * LOCKS
    assert earned(GAME, "locks", told(*opened)) == [(0, LOCKS)]
    assert earned(GAME, "locks", told(*opened[1:], LockOpened(1, "lock"))) == []
