"""Standings as plain data: what a game changes in a rating with and without its luck."""

from __future__ import annotations

from typing import Any

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
