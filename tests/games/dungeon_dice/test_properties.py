"""Laws of every question of every game: dice are conserved, fame matches the dice, wounds have their place."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.dungeon_dice.given import places
from plain import copies_deeply
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games.dungeon_dice import GAME
from tumblekeep.games.dungeon_dice.content import COLOURS, KIND_OF, KINDS, level_dice
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.view import imagine, view
from tumblekeep.lab.playout import playout
from tumblekeep.testing.conform import WalkSetup, walk

LONGEST = 700
"""The most questions checked in one game; random players can play against each other for a long time."""

WAYS: list[tuple[tuple[str, Any], ...]] = [
    (("mode", "versus"),),
    (("mode", "versus"), ("companions", "with")),
    (("mode", "coop"),),
    (("mode", "coop"), ("difficulty", "extreme"), ("single", False)),
    (("mode", "coop"), ("difficulty", "legend"), ("companions", "without")),
]
ways = st.sampled_from(WAYS)
seats = st.integers(2, 5)
seeds = st.integers(0, 10**6)


def tables(count: int, seed: int, way: tuple[tuple[str, Any], ...], every: int = 1) -> Any:
    for number, play in enumerate(walk(GAME, WalkSetup(count, seed, way), every)):
        if number * every > LONGEST:
            return
        table = play.table
        assert isinstance(table, DiceTable)
        yield table


@settings(max_examples=25, deadline=None)
@given(seats, seeds, ways)
def test_every_die_is_in_exactly_one_place(count: int, seed: int, way: tuple[tuple[str, Any], ...]) -> None:
    for table in tables(count, seed, way):
        where = places(table)
        assert len(where) == (100 if table.companions else 87)
        for die, place in where.items():
            kind = KIND_OF[die]
            bag, _, is_bag = place.partition(" ")
            if is_bag == "bag":
                assert bag == kind.bag, f"{die} is in the {place}"
            if place == "supply":
                assert kind.bag == "supply"
            if place == "spent":
                assert kind.kind == "one_use"
            if place == "discard":
                assert table.is_coop
                assert kind.bag == "black"
        assert not table.bags["green"]


@settings(max_examples=25, deadline=None)
@given(seats, seeds, ways)
def test_fame_equals_what_lies_on_the_table(count: int, seed: int, way: tuple[tuple[str, Any], ...]) -> None:
    for table in tables(count, seed, way, every=2):
        seen = view(table, None)
        for hero in table.heroes:
            fame = 1 if hero.experience == 6 else 0
            for die in hero.stock:
                if KIND_OF[die].kind == "artifact" and not (table.is_coop and die in table.wounded):
                    fame += 1
            fame += sum(COLOURS[KIND_OF[die].faces[side].colour] for die, side in hero.trophies)
            assert table.fame(hero) == seen["heroes"][hero.seat]["fame"] == fame
        if table.is_coop:
            assert seen["fame"] == sum(table.fame(hero) for hero in table.heroes if not hero.out)


@settings(max_examples=25, deadline=None)
@given(seats, seeds, ways)
def test_wounds_levels_and_classes_keep_their_bounds(
    count: int, seed: int, way: tuple[tuple[str, Any], ...]
) -> None:
    for number, play in enumerate(walk(GAME, WalkSetup(count, seed, way), 2)):
        if number * 2 > LONGEST:
            return
        table = play.table
        assert isinstance(table, DiceTable)
        # DD-COMP-3: a second class die is allowed only while its owner is asked which of the two stays
        choosing = play.question is not None and play.question.ask.name == "class"
        owned = [die for hero in table.heroes for die in (*hero.stock, *hero.levels)]
        assert set(table.wounded) <= set(owned), "a die that nobody owns is wounded"
        for hero in table.heroes:
            assert hero.wounds >= 0
            if hero.out:
                assert not hero.stock
                assert not hero.levels
                continue
            assert 0 <= hero.experience <= 6
            assert len(hero.levels) == level_dice(hero.experience)
            if table.phase in ("start", "search", "decide", "end"):
                held = sum(die.startswith("CL-") for die in hero.stock)
                assert held <= 1 or choosing or table.offer is not None
        for pile in table.bags.values():
            assert pile == sorted(pile), "a bag remembers an order"


@copies_deeply
@settings(max_examples=15, deadline=None)
@given(seats, seeds, ways)
def test_a_copy_is_the_table_and_a_view_holds_all_of_it(
    count: int, seed: int, way: tuple[tuple[str, Any], ...]
) -> None:
    for table in tables(count, seed, way, every=7):
        assert table.copy().position() == deepcopy(table).position() == table.position()
        assert imagine(view(table, 0), 0, SampledFate(1)).position() == table.position()


@pytest.mark.parametrize("way", WAYS, ids=lambda way: "-".join(str(value) for _, value in way))
def test_options_stay_few(way: tuple[tuple[str, Any], ...]) -> None:
    for number, play in enumerate(walk(GAME, WalkSetup(5, 3, way))):
        for part in play.asked().values():
            assert len(part.options) <= 60
            assert len({repr(option) for option in part.options}) == len(part.options)
        if number > LONGEST:
            break


@pytest.mark.parametrize("count", [2, 4])
def test_greedy_is_clearly_better_than_random_against_others(count: int) -> None:
    won = 0
    for seed in range(20):
        fate = SampledFate(seed)
        bots: list[Any] = [Uniform(seed)] * count
        bots[seed % count] = Greedy(GAME, seed)
        outcome = playout(GAME, count, fate, bots, {"mode": "versus"}).outcome
        assert outcome is not None
        won += seed % count in outcome.winners
    assert won >= 17


@pytest.mark.parametrize("difficulty", ["challenge", "extreme", "legend"])
def test_greedy_is_clearly_better_than_random_together(difficulty: str) -> None:
    fame: dict[str, int] = {}
    for name, bot in (("greedy", Greedy(GAME, 5)), ("random", Uniform(5))):
        fame[name] = 0
        for seed in range(12):
            play = playout(GAME, 4, SampledFate(seed), bot, {"mode": "coop", "difficulty": difficulty})
            assert play.outcome is not None
            fame[name] += play.outcome.scores[0]
    assert fame["greedy"] >= 24
    assert fame["random"] <= 6


def test_random_co_op_never_lasts() -> None:
    for seed in range(10):
        fate = SampledFate(seed)
        play: Play = playout(GAME, 5, fate, Uniform(fate.random), {"mode": "coop"})
        assert len(play.entries) < 2_000


def test_equal_copies_are_told_apart_by_number_only() -> None:
    for kind in KINDS.values():
        assert len(set(kind.names())) == kind.copies
