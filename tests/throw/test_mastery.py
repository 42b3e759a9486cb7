"""Skill matters: the best throws known reward care, and each part of them matters."""

from __future__ import annotations

import json
import statistics
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("mujoco", reason="physics is an extra")

from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.launch import Launch, from_angles, throw_seed
from tumblekeep.throw.stance import complete_launch, stance
from tumblekeep.throw.toss import toss
from tumblekeep.throw.touch import CAREFUL, WILDEST

BEST = json.loads((Path(__file__).parents[2] / "scripts" / "bench" / "throw-best.json").read_text())
GAMES = ("dungeon_fighter", "castle_of_frosts")
THROWS = 30
CORNER = (45.0, 35.26, 0.0)


def best(game: str, aside: float = 0.0, share: float = 1.0, up: float = 0.0, spin: float = 1.0) -> Launch:
    """Return the best throw known, or one that is off by this much."""
    row = BEST[game]["steadiest"]
    return replace(
        stance(ThrowSetup(game, ("red",))).good,
        velocity=from_angles(share * row["speed"], row["azimuth"] + aside, row["elevation"] + up),
        spin=(0.0, spin * row["top"], spin * row["twist"]),
        tremor=CAREFUL,
    )


@cache
def thrown_best(game: str) -> tuple[float, float]:
    return thrown(game, best(game))


def thrown(game: str, launch: Launch) -> tuple[float, float]:
    """Return its mean value, and how far it strays from its mean resting place."""
    setting = ThrowSetup(game, ("red",))
    dice = [
        toss(setting, replace(launch, seed=throw_seed("mastery test", n))).landing.die for n in range(THROWS)
    ]
    spread = [statistics.pstdev(die.at[way] for die in dice if die.at is not None) for way in (0, 1)]
    return sum(die.value * die.hits for die in dice) / THROWS, max(spread)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_plain_throw_is_worth_having(game: str) -> None:
    value, spread = thrown_best(game)
    assert value >= 3.5
    assert spread < 75  # 55 over hundreds of throws (`scripts/bench/throw`): these are few


@pytest.mark.parametrize("game", GAMES)
def test_anybody_can_throw_it_with_what_a_screen_offers(game: str) -> None:
    row, launch = BEST[game]["steadiest"], best(game)
    assert 0.4 <= row["speed"] <= 3.2
    assert abs(row["top"]) <= 60
    assert abs(row["twist"]) <= 160
    said = {"position": list(launch.position), "velocity": list(launch.velocity), "spin": list(launch.spin)}
    assert complete_launch(ThrowSetup(game, ("red",)), said).velocity == launch.velocity


# Only what is worth so much that thirty throws show it; the rest needs hundreds (`scripts/bench/throw --only worth`).


def is_worth_more(game: str, by: float, *off: Launch) -> None:
    """Check that the best throw known beats each of these by at least this much."""
    right, _ = thrown_best(game)
    for one in off:
        assert thrown(game, one)[0] < right - by


def test_a_cube_wants_its_direction_its_power_its_spin_and_a_calm_hand() -> None:
    game = "dungeon_fighter"
    is_worth_more(game, 0.4, best(game, aside=8.0), best(game, share=0.9), best(game, spin=0.0))
    is_worth_more(game, 1, replace(best(game), tremor=WILDEST))


def test_a_pyramid_wants_its_direction_its_power_its_height_and_to_be_held_flat() -> None:
    game = "castle_of_frosts"
    held = replace(best(game), held=CORNER)
    is_worth_more(game, 0.5, best(game, aside=8.0), best(game, share=0.9), best(game, up=12.0), held)
