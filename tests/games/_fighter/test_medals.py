"""Medals of both editions: each is earned by a game, and not by one that comes near."""

from __future__ import annotations

from typing import Any

import pytest

from ratings.medal_tales import assert_earned_by_its_last_answer, earned, told
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import log_of
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.games._fighter.tale import (
    BackedDown,
    DiceRetrieved,
    FoeDefeated,
    FoeMet,
    FoeSlain,
    HeroEliminated,
    HeroFainted,
    HeroWoke,
    ShotHit,
    ShotMissed,
)
from tumblekeep.games.castle_of_frosts import content as castle
from tumblekeep.games.dungeon_fighter import content as fighter
from tumblekeep.games.dungeon_fighter.medals import HITS, LIFE
from tumblekeep.lab.medal_games import medal_game
from tumblekeep.lab.playout import playout

BOSSES = {"dungeon_fighter": next(iter(fighter.BOSSES)), "castle_of_frosts": next(iter(castle.BOSSES))}
PLAYED = [
    ("dungeon_fighter", "hits", 140),
    ("dungeon_fighter", "slain-boss", 92),
    ("dungeon_fighter", "last-hero", 60),
    ("dungeon_fighter", "one-throw", 184),
    ("castle_of_frosts", "bullseyes", 35),
    ("castle_of_frosts", "slain-boss", 29),
    ("castle_of_frosts", "last-hero", 4),
    ("castle_of_frosts", "trick-shot", 23),
    ("castle_of_frosts", "no-price", 36),
]
CENTRE, RING = ShotHit(0, "white", 10), ShotHit(0, "white", 4)
MISS = ShotMissed(0, "white", "off")
both = pytest.mark.parametrize("game", BOSSES)


@pytest.mark.parametrize(("game", "medal", "number"), PLAYED)
def test_a_game_between_bots_earns_it(game: str, medal: str, number: int) -> None:
    assert_earned_by_its_last_answer(medal_game(load(game), "steady", number), medal)


def test_a_very_good_hand_hits_the_centre_twice_in_a_row() -> None:
    game, fate = load("dungeon_fighter"), SkilledFate("expert/534", 0.95)
    play = playout(game, 3, fate, Greedy(game, fate.random), {"difficulty": "normal"})
    assert_earned_by_its_last_answer(log_of(play, ["Ann", "Bob", "Cid"]), "bullseyes")


def test_every_medal_was_earned_in_a_game() -> None:
    tried = {(game, medal) for game, medal, _ in PLAYED} | {("dungeon_fighter", "bullseyes")}
    assert tried == {(game, one.name) for game in BOSSES for one in load(game).medals}


@both
def test_bulls_eyes_are_one_heros_throws_in_a_row(game: str) -> None:
    assert earned(game, "bullseyes", told(CENTRE, ShotHit(1, "red", 1), CENTRE)) == [(0, 3)]
    for between in (RING, MISS):
        assert earned(game, "bullseyes", told(CENTRE, between, CENTRE)) == []
    assert earned(game, "bullseyes", told(CENTRE, ShotHit(1, "red", 10))) == []


def test_a_steady_hand_never_misses_in_between() -> None:
    assert earned("dungeon_fighter", "hits", told(*[RING] * HITS)) == [(0, HITS)]
    assert earned("dungeon_fighter", "hits", told(*[RING] * (HITS - 1), MISS, RING)) == []


@both
def test_the_perfect_throw_kills_the_boss_and_nobody_else(game: str) -> None:
    assert earned(game, "slain-boss", told(FoeSlain(1, BOSSES[game]))) == [(1, 1)]
    assert earned(game, "slain-boss", told(FoeSlain(1, "somebody else"))) == []
    assert earned(game, "slain-boss", told(CENTRE, FoeDefeated(BOSSES[game]))) == []


@both
def test_the_last_hero_stands_alone_when_the_boss_falls(game: str) -> None:
    falls = FoeDefeated(BOSSES[game])
    for down in (HeroFainted(1), HeroEliminated(1)):
        assert earned(game, "last-hero", told(down, falls)) == [(0, 2)]
        assert earned(game, "last-hero", told(down, HeroWoke(1, "red", 3), falls)) == []
        assert earned(game, "last-hero", told(down, FoeDefeated("somebody else"))) == []
        assert earned(game, "last-hero", told(down, falls, seats=3)) == []
    assert earned(game, "last-hero", told(falls, seats=1)) == []


def test_one_throw_is_enough_only_for_a_strong_monster() -> None:
    def fight(life: int, *throws: Any) -> list[tuple[int, int]]:
        met = FoeMet("troll", life, 3, 2)
        return earned("dungeon_fighter", "one-throw", told(MISS, met, *throws, FoeDefeated("troll")))

    assert fight(LIFE, RING) == [(0, 4)]
    assert fight(LIFE - 1, RING) == []
    assert fight(LIFE, MISS, RING) == []


def test_a_trick_shot_meets_both_demands_in_the_centre() -> None:
    def thrown(hit: ShotHit, *demands: str) -> list[tuple[int, int]]:
        return earned("castle_of_frosts", "trick-shot", told(({"dice": [{"demands": list(demands)}]}, hit)))

    assert thrown(CENTRE, "blind", "jump") == [(0, 1)]
    assert thrown(CENTRE, "blind") == []
    assert thrown(RING, "blind", "jump") == []


def test_nothing_to_pay_is_a_victory_without_a_price() -> None:
    def paid(*prices: Any, won: tuple[int, ...] = (0, 1)) -> list[tuple[int, int]]:
        return earned("castle_of_frosts", "no-price", told(RING, *prices, won=won))

    assert paid() == [(0, 1), (1, 1)]
    assert paid(won=()) == []
    assert paid(DiceRetrieved(0, 1)) == []
    assert paid(BackedDown("yeti", 3)) == []
