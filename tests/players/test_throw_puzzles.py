"""Throw puzzles: their foes and weapons are those of the boxes, and how hard they are follows from the landing tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tumblekeep.fate.skilled import clumsiness, dial_of
from tumblekeep.games import GAMES, load
from tumblekeep.games.castle_of_frosts import content as castle
from tumblekeep.games.dungeon_fighter import content as fighter
from tumblekeep.players.levels import DEFT, LEVELS
from tumblekeep.players.throw_puzzles import (
    THEMES,
    BadThrowPuzzle,
    ThrowPuzzle,
    best_way,
    read_throw_puzzles,
    solved_by,
    throw_puzzle,
    throw_puzzles,
    way_chances,
)
from tumblekeep.text import catalogue
from tumblekeep.throw.bank import Bank
from tumblekeep.throw.chances import value_chances

THROWING = [slug for slug in GAMES if load(slug).throws]
ALL = [one for slug in THROWING for one in throw_puzzles(slug)]


@pytest.mark.parametrize("slug", THROWING)
def test_both_boxes_have_two_dozen_with_themes_from_easy_to_hard(slug: str) -> None:
    book = throw_puzzles(slug)
    assert len(book) >= 24
    assert len({one.theme for one in book}) >= 6
    steady = [solved_by(one)["steady"] for one in book]
    assert max(steady) > 0.7
    assert min(steady) < 0.25
    assert throw_puzzle(book[0].id) == book[0]


@pytest.mark.parametrize("puzzle", ALL, ids=lambda one: one.id)
def test_better_bots_solve_more(puzzle: ThrowPuzzle) -> None:
    solved = solved_by(puzzle)
    assert list(solved) == list(LEVELS)
    assert 0 < solved["careless"] < 1
    assert solved["steady"] <= solved["shrewd"] <= solved["masterful"] < 1


@pytest.mark.parametrize("puzzle", ALL, ids=lambda one: one.id)
def test_foes_demands_and_weapons_are_those_of_the_box(puzzle: ThrowPuzzle) -> None:
    if puzzle.game == "dungeon_fighter":
        foe: Any = fighter.MONSTERS[puzzle.foe]
        gear: Any = fighter.GEAR
        demands = [foe.demand] if foe.demand else []
        left_out = foe.feature and not foe.demand
    else:
        foe, gear = castle.MONSTERS[puzzle.foe], castle.ITEMS
        demands, laid = list(foe.demands.throws), foe.demands
        left_out = foe.madness or laid.templates or laid.dice or laid.icebergs != puzzle.icebergs
    assert not left_out, "a feature that the puzzle leaves out"
    assert list(puzzle.demands) == demands
    assert puzzle.life <= foe.life
    for weapon in puzzle.weapons:
        card = gear[weapon.card]
        assert (weapon.demand, weapon.bonus) == (card.demand or "", card.bonus)


def test_every_theme_has_words() -> None:
    for language in ("en", "fr"):
        words = catalogue(language, "backstage")
        assert [theme for theme in THEMES if f"\nthrow-puzzle-theme-{theme} = " not in words] == []
    assert {one.theme for one in ALL} == set(THEMES)


def test_counted_chances_are_those_of_drawn_landings() -> None:
    """Frequencies of 4,000 seeded landings stay within four standard errors of what is counted."""
    puzzle = throw_puzzle("castle_of_frosts-bandit-both")
    assert puzzle is not None
    setup = puzzle.setup("red", ("icicle_dagger", "ramboril"))
    clumsy = clumsiness(dial_of("average"), puzzle.game)
    told = value_chances(setup, clumsy)
    assert sum(told.values()) == pytest.approx(1)
    bank, luck, seen = Bank(puzzle.game), Random(5), dict.fromkeys(told, 0)
    for _ in range(4000):
        die = bank.landing(setup, clumsy, luck).dice[0]
        seen[die.value if die.hits else 0] += 1
    for value, chance in told.items():
        assert abs(seen[value] / 4000 - chance) < 4 * (chance * (1 - chance) / 4000) ** 0.5 + 1e-9


def test_the_best_plan_is_at_least_as_good_as_any_first_way() -> None:
    puzzle = throw_puzzle("dungeon_fighter-knight-choice")
    assert puzzle is not None
    chances = way_chances(puzzle, DEFT)
    assert list(chances) == list(puzzle.ways)
    assert max(chances.values()) == pytest.approx(solved_by(puzzle)["shrewd"])
    assert chances[best_way(puzzle, DEFT, 0, 0)] == max(chances.values())
    assert chances[best_way(puzzle, DEFT, 0, 0)] > chances[()] + 0.03, "a weapon is worth it here"


def test_weapons_that_exclude_each_other_are_not_declared_together() -> None:
    puzzle = throw_puzzle("dungeon_fighter-drunkard-both")
    assert puzzle is not None
    blow, flick = ({"card": "blowpipe_of_ruin", "demand": "blow", "bonus": 4}, {"card": "finger_of_fate", "demand": "flick", "bonus": 3})  # fmt: skip
    (one,) = read_throw_puzzles("dungeon_fighter", {"x": ROW | {"weapons": [blow, flick]}})
    assert one.ways == [(), ("blowpipe_of_ruin",), ("finger_of_fate",)]


ROW: dict[str, Any] = {"theme": "plain", "foe": "common_goblin", "life": 3, "dice": ["red", "blue"]}


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"theme": "silly"}, "theme 'silly' is none of"),
        ({"life": 0}, "a life of 1 to"),
        ({"dice": []}, "one to 4 dice"),
        ({"dice": ["purple"]}, "purple"),
        ({"demands": ["moonwalk"]}, "moonwalk"),
        ({"demands": ["flick", "blow"]}, "exclude each other"),
        ({"tabletop": "lava"}, "tabletop 'lava'"),
        ({"colour": "red"}, "unknown field colour"),
        ({"weapons": [{"card": "sword"}]}, "demand"),
    ],
)
def test_a_bad_puzzle_is_named_with_its_fault(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BadThrowPuzzle, match=why) as refused:
        read_throw_puzzles("dungeon_fighter", {"goblin": ROW | wrong})
    assert "[goblin]" in str(refused.value)


def test_an_unknown_throw_puzzle_is_none() -> None:
    assert throw_puzzle("dungeon_fighter-nobody") is None
    assert throw_puzzle("nothing-at-all") is None
