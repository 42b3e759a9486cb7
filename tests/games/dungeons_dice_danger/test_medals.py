"""Medals of Dungeons, Dice & Danger: each is earned by a game, and not by one that comes near."""

from __future__ import annotations

from typing import Any

import pytest

from ratings.medal_tales import assert_earned_by_its_last_answer, earned, told
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import log_of
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.games.dungeons_dice_danger.content import LAYOUTS
from tumblekeep.games.dungeons_dice_danger.medals import POINTS
from tumblekeep.games.dungeons_dice_danger.tale import FirstFeat, LaterFeat, LifeLost, PairedWithBlack
from tumblekeep.lab.medal_games import medal_game
from tumblekeep.lab.playout import playout

GAME = "dungeons_dice_danger"
OPTIONS = {"adventure": "annoyed-animals", "map": None}
PLAYED = {"unhurt": 102, "every-feat": 5, "last-breath": 15}
NEVER_BY_STEADY_BOTS = {"white-only", "alone"}


class WhiteDice(Greedy):
    """Pairs white dice where it can."""

    def __call__(self, look: Any, question: Any) -> Any:
        white = (
            [one for one in question.options if one[0] == "white"] if question.ask.name == "pairing" else []
        )
        return white[0] if white else super().__call__(look, question)


@pytest.mark.parametrize(("medal", "number"), PLAYED.items())
def test_a_game_between_bots_earns_it(medal: str, number: int) -> None:
    assert_earned_by_its_last_answer(medal_game(load(GAME), "steady", number), medal)


def test_somebody_who_pairs_only_white_dice_earns_it() -> None:
    game, fate = load(GAME), SkilledFate("white/22")
    play = playout(game, 2, fate, WhiteDice(game, fate.random), {})
    assert_earned_by_its_last_answer(log_of(play, ["Ann", "Bob"]), "white-only")


def test_somebody_alone_earns_it() -> None:
    game, fate = load(GAME), SkilledFate("alone/12")
    play = playout(game, 1, fate, Greedy(game, fate.random), {})
    assert_earned_by_its_last_answer(log_of(play, ["Ann"]), "alone")


def test_every_medal_was_earned_in_a_game() -> None:
    assert {*PLAYED, *NEVER_BY_STEADY_BOTS} == {one.name for one in load(GAME).medals}


def test_unhurt_is_for_a_winner_who_lost_no_life() -> None:
    hurt = LifeLost(1, 1, 6)
    assert earned(GAME, "unhurt", told(hurt, options=OPTIONS, won=[0])) == [(0, 1)]
    assert earned(GAME, "unhurt", told(hurt, options=OPTIONS, won=[1])) == []
    assert earned(GAME, "unhurt", told(hurt, options=OPTIONS)) == []


def test_white_dice_only_is_spoilt_by_one_black_pair() -> None:
    dark = PairedWithBlack(1, "white", 5, "black", 6)
    assert earned(GAME, "white-only", told(dark, options=OPTIONS, won=[0, 1])) == [(0, 1)]
    assert earned(GAME, "white-only", told(dark, options=OPTIONS, won=[1])) == []


def test_always_first_means_every_feat_of_the_map_among_several() -> None:
    wanted = len(LAYOUTS["annoyed-animals"].achievements)
    first = [FirstFeat(0, "feat", 3)] * wanted
    assert earned(GAME, "every-feat", told(*first, options=OPTIONS)) == [(0, wanted)]
    assert earned(GAME, "every-feat", told(*first[1:], LaterFeat(0, "feat", 1), options=OPTIONS)) == []
    assert earned(GAME, "every-feat", told(*first[1:], FirstFeat(1, "feat", 3), options=OPTIONS)) == []
    assert earned(GAME, "every-feat", told(*first, seats=1, options=OPTIONS)) == []


def test_the_last_breath_is_the_last_life_point() -> None:
    def left(points: int) -> list[tuple[int, int]]:
        return earned(GAME, "last-breath", told(LifeLost(0, 1, points), options=OPTIONS, won=[0]))

    assert left(1) == [(0, 1)]
    assert left(2) == []
    assert earned(GAME, "last-breath", told(LifeLost(0, 1, 1), options=OPTIONS, won=[1])) == []


def test_alone_in_the_dark_needs_the_points_and_the_victory() -> None:
    def score(points: int, won: list[int], seats: int = 1) -> list[tuple[int, int]]:
        hurt = LifeLost(0, 1, 5)
        return earned(
            GAME, "alone", told(hurt, seats=seats, options=OPTIONS, won=won, scores=[points] * seats)
        )

    assert score(POINTS, [0]) == [(0, 1)]
    assert score(POINTS - 1, [0]) == []
    assert score(POINTS, []) == []
    assert score(POINTS, [0], seats=2) == []


def test_a_map_that_players_bring_earns_nothing() -> None:
    own = {"adventure": "annoyed-animals", "map": "a map of one's own"}
    for medal in load(GAME).medals:
        assert earned(GAME, medal.name, told(LifeLost(1, 1, 1), options=own, won=[0, 1])) == []
