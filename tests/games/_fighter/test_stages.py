"""Throws drawn in stages are as frequent as the exact odds say.

Both are enumerated and compared, without randomness.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import pytest

from tumblekeep.core.chance import Throw
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games._fighter.throwing import throw
from tumblekeep.games.castle_of_frosts.asks import FLIP
from tumblekeep.games.castle_of_frosts.content import EASE as FROST_EASE
from tumblekeep.games.castle_of_frosts.edition import EDITION as CASTLE
from tumblekeep.games.castle_of_frosts.odds import BERG_NEAR, BERG_STAYS, course_of, spots
from tumblekeep.games.castle_of_frosts.templates import flip_question
from tumblekeep.games.dungeon_fighter.content import EASE
from tumblekeep.games.dungeon_fighter.edition import EDITION as DUNGEON
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.target import Template
from tumblekeep.kit.throw_setup import ICEBERGS, FlipSetup, ThrowSetup
from tumblekeep.kit.wheel import Wheel, draw_outcome, enumerate_outcomes

CF, DF = "castle_of_frosts", "dungeon_fighter"
RING, POINT = Template("frozen-1", "frozen", 0, 0), Template("weak_point-1", "weak_point", 60, 60)
WATER = ("water-1", "water-2", "water-3")
ONE_DIE = [
    ThrowSetup(DF, ("red",)),
    ThrowSetup(DF, ("white",), ("blind", "jump"), noise=2.0),
    ThrowSetup(CF, ("red",)),
    ThrowSetup(CF, ("white-2",), ("blind", "pond")),
    ThrowSetup(CF, ("snow",), (), ICEBERGS),
    ThrowSetup(CF, ("green",), ("jump",), ("iceberg-2", "iceberg-4"), (RING, POINT)),
    ThrowSetup(CF, ("blue",), (), ICEBERGS[:3], target=DF, box=DF),
]


def edition(setting: ThrowSetup) -> Any:
    return DUNGEON if setting.game == DF else CASTLE


def summed(odds: Iterable[tuple[Landing, Fraction]]) -> dict[str, Fraction]:
    """Return the chance of each landing, by its full text."""
    found: dict[str, Fraction] = {}
    for landing, chance in odds:
        key = json.dumps(landing.to_json(), sort_keys=True)
        found[key] = found.get(key, Fraction(0)) + chance
    return found


@pytest.mark.parametrize("setting", ONE_DIE, ids=repr)
def test_stages_and_odds_tell_of_the_same_throws(setting: ThrowSetup) -> None:
    walk = summed(enumerate_outcomes(edition(setting).course(setting)))
    odds = edition(setting).nominal(setting)
    assert walk == summed(odds)
    assert sum(walk.values()) == 1
    assert [chance for _, chance in odds] == sorted((chance for _, chance in odds), reverse=True)


@pytest.mark.parametrize("setting", ONE_DIE, ids=repr)
def test_every_stage_comes_as_often_as_it_should(setting: ThrowSetup) -> None:
    """Compute it by hand from the parts: bounce, demands one after the other, icons; the places share the rest."""
    odds = edition(setting).nominal(setting)
    ease = EASE if setting.game == DF else FROST_EASE
    straight = Fraction(3, 100)
    assert sum(chance for landing, chance in odds if not landing.die.bounced) == straight
    left = 1 - straight
    for name in setting.demands:
        failed = sum(chance for landing, chance in odds if not landing.die.demands[name].fulfilled)
        assert failed == left * (1 - ease[name].met)
        left -= failed
    sides = setting.kind(setting.dice[0]).sides
    for icon in set(sides):
        shown = sum(chance for landing, chance in odds if landing.die.icon == icon)
        assert shown == Fraction(sides.count(icon), len(sides))


@pytest.mark.parametrize("setting", [one for one in ONE_DIE if one.icebergs], ids=repr)
def test_icebergs_are_touched_as_often_as_the_holes_and_the_sections_round_them_are_found(
    setting: ThrowSetup,
) -> None:
    course = course_of(setting)
    found: Wheel[Any] = course._stages.spots  # type: ignore[union-attr]
    around = course._stages.around.zone  # type: ignore[union-attr]
    holes = sum(share for spot, share in found.odds() if spot.zone.place == "hole")
    near = sum(share for spot, share in found.odds() if spot.zone.value == around.value)
    odds = CASTLE.nominal(setting)
    well = 1 - Fraction(3, 100)
    for name in setting.demands:
        well *= FROST_EASE[name].met
    for berg in setting.icebergs:
        touched = [(landing.die, chance) for landing, chance in odds if landing.icebergs == (berg,)]
        assert sum(chance for _, chance in touched) == well * (holes + near * BERG_NEAR) / 4
        fell = sum(chance for die, chance in touched if die.place == "hole")
        assert fell == well * holes / 4 * BERG_STAYS


@pytest.mark.parametrize(
    "setting", [ThrowSetup(CF, WATER), ThrowSetup(CF, WATER, ("jump",), ICEBERGS)], ids=["plain", "icebergs"]
)
def test_dice_thrown_together_come_as_often_in_stages_as_in_the_odds(setting: ThrowSetup) -> None:
    course = course_of(setting)
    made: dict[tuple[int, ...], Fraction] = {}
    results = course._results.places  # type: ignore[union-attr]
    for places, chance in enumerate_outcomes(lambda spin: tuple(sorted([spin(results) for _ in WATER]))):
        made[places] = made.get(places, Fraction(0)) + chance
    landings = {places: course._landing(places) for places in made}  # type: ignore[union-attr]
    by_stages = summed((landings[places], chance) for places, chance in made.items())
    assert by_stages == summed(CASTLE.nominal(setting))


def test_a_drawn_landing_is_one_that_the_odds_know_and_may_lie_there() -> None:
    for setting in (*ONE_DIE, ThrowSetup(CF, WATER)):
        own = edition(setting)
        known = summed(own.nominal(setting))
        question: Throw[Landing] = throw(
            own.asks.throw, 0, setting, setting.dice[0], own.nominal, 2, own.course
        )
        fate = SampledFate(3)
        for _ in range(20):
            landing = question.check(fate(question))
            assert json.dumps(landing.to_json(), sort_keys=True) in known


def test_a_flip_is_drawn_from_its_odds() -> None:
    question = flip_question(FLIP, 0, FlipSetup(CF, "frozen"))
    assert question.drawn is not None
    odds = list(question.odds())
    assert sum(chance for _, chance in odds) == 1
    assert sum(chance for flip, chance in odds if flip.valid) == Fraction(3, 4)
    assert question.drawn(lambda: 0.0) == odds[0][0]
    assert question.drawn(lambda: 0.999) == odds[-1][0]


def test_a_wheel_stops_where_the_number_falls() -> None:
    wheel = Wheel([("a", 1), ("never", 0), ("b", 2), ("c", 1)])
    numbers = (0.0, 0.2499, 0.25, 0.7499, 0.75, 1 - 2**-53)
    assert [wheel.drawn(lambda number=number: number) for number in numbers] == ["a", "a", "b", "b", "c", "c"]  # type: ignore[misc]
    assert list(wheel.odds()) == [("a", Fraction(1, 4)), ("b", Fraction(1, 2)), ("c", Fraction(1, 4))]
    assert draw_outcome(lambda spin: (spin(wheel), spin(wheel)), iter([0.1, 0.9]).__next__) == ("a", "c")


def test_a_course_that_spins_nothing_has_one_end() -> None:
    assert list(enumerate_outcomes(lambda spin: "done")) == [("done", Fraction(1))]


def test_dice_of_one_kind_share_their_places() -> None:
    red, green = (ThrowSetup(CF, (die,), ("blind",)) for die in ("red", "green"))
    assert course_of(red)._stages is course_of(green)._stages  # type: ignore[union-attr]
    assert spots("", 90, (), 10.0) is spots("", 90, (), 10.0)
