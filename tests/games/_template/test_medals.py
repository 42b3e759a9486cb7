"""Medals of The Lantern Walk: each is earned by a game, and not by one that comes near."""

from __future__ import annotations

from tumblekeep.core.medal import PlayedGame, PlayedStep
from tumblekeep.games._template.medals import LONG, long_walk, walks
from tumblekeep.games._template.tale import Camped, LanternOut, Walked


def told(*happenings: object) -> PlayedGame:
    """A game of two, one happening an answer."""
    return PlayedGame(
        2, {}, [PlayedStep(number, None, [one]) for number, one in enumerate(happenings, 1)], None
    )


def test_a_long_walk_is_kept_by_one_camp() -> None:
    assert list(long_walk(told(Walked(0, 6, LONG), Camped(0, LONG)))) == [(0, 2)]
    assert (
        list(
            long_walk(told(Walked(0, 6, LONG - 1), Camped(0, LONG - 1), Walked(0, 2, 2), Camped(0, LONG + 1)))
        )
        == []
    )


def test_what_the_wind_took_is_no_walk() -> None:
    assert list(walks(told(Walked(1, 6, LONG), LanternOut(1, LONG), Walked(0, 3, 3), Camped(0, 3)))) == [
        (0, 3, 4)
    ]
