"""Standings as plain data: what a game changes in a rating with and without its luck."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import Log, log_of
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.players.trust import trust
from tumblekeep.ratings.choices import checked_choices, choices_of
from tumblekeep.ratings.insight import insight
from tumblekeep.ratings.standing import luck_free_after, ratings_after


def result(gains: list[float] | None) -> dict[str, Any]:
    plain = {"setting": "versus", "shared": False, "places": [1, 2], "score": 0.5, "left": []}
    return {**plain, "gains": gains}


def test_a_lucky_winner_gains_in_the_plain_rating_and_loses_in_the_one_without_luck() -> None:
    told = result([-0.2, 0.2])
    plain, _ = ratings_after("dungeon_dice", told, [None, None], None)
    free = luck_free_after("dungeon_dice", told, [None, None], None)
    assert plain[0] is not None
    assert plain[1] is not None
    assert free[0] is not None
    assert free[1] is not None
    assert plain[0]["points"] > 1500 > plain[1]["points"]
    assert free[0]["points"] < 1500 < free[1]["points"]


def test_where_nobody_looked_back_there_is_no_rating_without_luck() -> None:
    assert luck_free_after("dungeon_dice", result(None), [None, None], None) == [None, None]
    old = {name: value for name, value in result(None).items() if name != "gains"}
    assert luck_free_after("dungeon_dice", old, [None, None], None) == [None, None]


ATTACK = load("dungeon_attack")


def attack(chosen: Mapping[str, Any]) -> Log:
    """A game of two steady bots."""
    play = Play(ATTACK, 2, ATTACK.check(2, chosen))
    luck = Random("standing").random
    play.finish(SkilledFate(luck, tables=False), [Greedy(ATTACK, luck)] * 2)
    return log_of(play, ["Ada", "Bob"])


def test_luck_and_skill_on_a_persons_page_came_from_odds_that_nobody_had_checked() -> None:
    """So did ratings without luck. Now there is neither for such a game."""
    usual, odd = attack({}), attack({"cards": "random", "cap": "roll"})
    assert trust(ATTACK, 2, odd.begin(ATTACK).options).why == "unchecked"
    assert choices_of(odd, ATTACK) is not None
    assert checked_choices(odd, ATTACK) is None
    assert set(insight(odd, ATTACK, 0)) == {"heroes"}
    assert trust(ATTACK, 2, usual.begin(ATTACK).options).why == ""
    assert "luck" in insight(usual, ATTACK, 0)
