"""The cache of odds: a setting that recurs is worked out once, and a full cache drops the oldest."""

from __future__ import annotations

from fractions import Fraction

from tumblekeep.games._fighter.odds import KeptOdds
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.throw_setup import ThrowSetup

SETTINGS = [ThrowSetup("dungeon_fighter", ("white-1",), noise=1.0 + number) for number in range(3)]


def landings(count: int) -> list[tuple[Landing, Fraction]]:
    return [(Landing("dungeon_fighter", (), "sampled"), Fraction(1, count))] * count


def test_what_was_not_asked_for_in_a_long_time_is_forgotten() -> None:
    kept = KeptOdds()
    half = kept.MOST_LANDINGS // 2
    first, second, third = SETTINGS
    assert kept.get(first) is None
    odds = kept.keep(first, landings(half))
    kept.keep(second, landings(half))
    assert kept.get(first) is odds
    kept.keep(third, landings(half))
    assert kept.get(second) is None
    assert kept.get(first) is odds
    assert kept.get(third) is not None


def test_odds_larger_than_all_that_may_be_kept_are_still_given() -> None:
    kept = KeptOdds()
    kept.keep(SETTINGS[0], landings(5))
    odds = landings(kept.MOST_LANDINGS + 1)
    assert kept.keep(SETTINGS[1], odds) is odds
    assert kept.get(SETTINGS[0]) is None
    kept.keep(SETTINGS[2], landings(5))
    assert kept.get(SETTINGS[1]) is None
