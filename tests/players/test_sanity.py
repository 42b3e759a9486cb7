"""Odds that nobody would laugh at: on real positions, more life is never worse, a stronger foe never better, and chances add up.

Exceptions are named here. In Dungeon Attack! an adventurer who recovers faces the same dice unhurt, which the learned sum counts by another feature: `BARELY`. In Dungeons, Dice & Danger alone and in Dungeon Dice the game's clock is made of lost life, so that a life more makes
the game younger, too, and every other feature weighs a little differently: `NEARLY` is allowed there. Monsters that are left in Dungeon Attack!
are danger and treasure at once, and more of them may be better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import GAMES, load
from tumblekeep.players.trust import mark
from tumblekeep.players.value import FeatureCurve, FeatureSum, chances, value_for

NEARLY = 0.02
"""Of what games of a kind differ by."""
BARELY = 0.0055
EXACTLY = 1e-3
"""What a clock that moves by a hundredth may do."""


class Change(NamedTuple):
    """A table with one thing changed, and whether that is better (1) or worse (-1) for the first seat."""

    name: str
    table: Any
    way: int


def fighter(table: Any) -> Iterator[Change]:
    for place, hero in enumerate(table.heroes):
        if not hero.eliminated and not hero.fainted and hero.life < table.most_life(hero):
            other = table.copy()
            other.heroes[place].life += 1
            yield Change("life", other, 1)
            break
    if table.foe is not None:
        other = table.copy()
        other.foe.life += 1
        yield Change("foe-life", other, -1)
    other = table.copy()
    other.gold += 1
    yield Change("gold", other, 1)


def danger(table: Any) -> Iterator[Change]:
    for seat, sheet in enumerate(table.sheets[:2]):
        if sheet.alive and sheet.lost:
            other = table.copy()
            other.sheets[seat].lost -= 1
            yield Change("rival-life" if seat else "life", other, -1 if seat else 1)


def dice(table: Any) -> Iterator[Change]:
    if not table.heroes[0].out and table.heroes[0].wounds:
        other = table.copy()
        other.heroes[0].wounds -= 1
        yield Change("wounds", other, 1)


def attack(table: Any) -> Iterator[Change]:
    for place, one in enumerate(table.adventurers):
        if 0 < one.state < 3:
            other = table.copy()
            other.adventurers[place].state -= 1
            yield Change("health", other, 1)
            break
    other = table.copy()
    other.adventurers[0].gold += 1
    yield Change("gold", other, 1)


class Case(NamedTuple):
    """A way to play, and what is changed in it."""

    slug: str
    seats: int
    options: Mapping[str, Any]
    changes: Callable[[Any], Iterator[Change]]
    near: float = EXACTLY


CASES = [
    *(Case("dungeon_attack", seats, {}, attack, BARELY) for seats in (2, 4, 7, 8, 9)),
    Case("dungeon_dice", 2, {"mode": "coop"}, dice, NEARLY),
    Case("dungeon_dice", 2, {"mode": "versus"}, dice, NEARLY),
    Case("dungeons_dice_danger", 1, {}, danger, NEARLY),
    Case("dungeons_dice_danger", 2, {}, danger, NEARLY),
    *(Case("dungeons_dice_danger", seats, {}, danger, NEARLY) for seats in (3, 6)),
    Case("dungeon_dice", 3, {"mode": "versus"}, dice, NEARLY),
    *(Case("dungeon_fighter", seats, {}, fighter) for seats in range(1, 7)),
    *(Case("castle_of_frosts", seats, {}, fighter) for seats in range(2, 5)),
]


def tables(case: Case, games: int) -> Iterator[tuple[Play, Any]]:
    """The table at the beginning of each turn of some steady games."""
    game = load(case.slug)
    for number in range(games):
        luck = Random(f"sane/{number}").random
        fate, bot = SkilledFate(luck, "average", tables=False), Greedy(game, luck)
        play = Play(game, case.seats, case.options)
        turn = 0
        while (question := play.question) is not None:
            if play.table.turn.number != turn:
                turn = play.table.turn.number
                yield play, play.table
            if question.by_fate:
                play.answer(fate(question))
            else:
                seat, part = next(iter(question.asked().items()))
                play.answer(bot(play.look, part), seat)


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{case.slug}-{case.seats}-{case.options.get('mode', '')}"
)
def test_more_life_is_never_worse_and_a_stronger_foe_never_better(case: Case) -> None:
    game = load(case.slug)
    assert game.goal is not None
    looked = 0
    for play, table in tables(case, 12 if case.slug == "dungeon_dice" else 3):
        value = value_for(game, case.seats, play.options)
        assert value is not None
        unit = 1.0 if game.goal.measure(case.seats) == "won" else 2 * value.odds.stage(0.0).spread

        def told(table: Any, play: Play = play, value: Any = value) -> float:
            assert game.goal is not None
            return chances(game.goal, value, case.seats, play.options, table)[0]

        for change in case.changes(table):
            looked += 1
            gain = change.way * (told(change.table) - told(table))
            assert gain >= -case.near * unit, (change.name, table.turn, gain)
    assert looked > 10


@pytest.mark.parametrize(
    "case",
    [one for one in CASES if one.seats == 2 or one.slug.startswith("dungeons")],
    ids=lambda case: f"{case.slug}-{case.seats}",
)
def test_chances_are_chances_and_add_up(case: Case) -> None:
    game = load(case.slug)
    assert game.goal is not None
    for play, table in tables(case, 2):
        value = value_for(game, case.seats, play.options)
        assert value is not None
        found = chances(game.goal, value, case.seats, play.options, table)
        if game.goal.measure(case.seats) == "won":
            assert all(0 <= one <= 1 for one in found)
            assert len(found) == 1 or sum(found) == pytest.approx(1)


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_never_worse_is_a_feature_and_its_curve_never_falls(slug: str) -> None:
    """In every value that is shipped, early and late in the game."""
    game = load(slug)
    goal = game.goal
    assert goal is not None
    assert set(goal.never) <= set(goal.named)
    for seats, chosen in goal.settings.values():
        value = value_for(game, seats, game.check(seats, chosen))
        if value is None:
            continue
        for name, way in goal.never.items():
            curve = value.odds.sum.curves.get(name)
            if curve is not None:
                late = [a + b for a, b in zip(curve.early, curve.late, strict=True)]
                for side in (curve.early, late):
                    assert all(way * b >= way * a - 1e-4 for a, b in pairwise(side)), name


def test_a_curve_is_held_to_what_it_must_be() -> None:
    bent = FeatureSum(0.0, {"life": FeatureCurve((0.0, 1.0, 2.0), (0.0, 0.4, 0.2), (0.0, 0.0, 0.1))})
    held = bent.held_to({"life": 1}).curves["life"]
    assert held.early == pytest.approx((0.0, 0.3, 0.3))
    assert [a + b for a, b in zip(held.early, held.late, strict=True)] == pytest.approx([0.0, 0.35, 0.35])
    assert bent.held_to({"life": -1}).curves["life"].early == pytest.approx((0.2, 0.2, 0.2))
    assert bent.held_to({"gold": 1}).curves == bent.curves


def test_odds_have_a_mark_of_their_own() -> None:
    game = load("dungeon_attack")
    one, other = value_for(game, 1, game.check(1, {})), value_for(game, 2, game.check(2, {}))
    assert one is not None
    assert other is not None
    assert mark(one, 1) == mark(one, 1) != mark(other, 2)
