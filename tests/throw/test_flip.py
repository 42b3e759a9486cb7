"""Flips of templates."""

from __future__ import annotations

from dataclasses import replace

import pytest

pytest.importorskip("mujoco", reason="physics is an extra")

from tumblekeep.kit.landing import FlipLanding
from tumblekeep.kit.throw_setup import ICEBERGS, FlipSetup
from tumblekeep.throw.flip import USUAL_FLIP, bot_flip, flip

RING, DISC = FlipSetup("castle_of_frosts", "frozen"), FlipSetup("castle_of_frosts", "weak_point")


def test_a_good_flip_turns_over_and_lies_on_the_target() -> None:
    landings = [flip(setting, bot_flip("expert", n)).landing for n in range(6) for setting in (RING, DISC)]
    assert sum(landing.valid for landing in landings) >= 6
    for landing in landings:
        assert landing.on_target != landing.touches_table
        assert FlipLanding.from_json(landing.to_json()) == landing


def test_the_same_flip_is_the_same_landing() -> None:
    launch = bot_flip("novice", 7)
    assert flip(RING, launch).landing == flip(RING, launch).landing


def test_too_little_turn_is_told() -> None:
    lazy = replace(USUAL_FLIP, spin=(0.0, 1.0, 0.0))
    landing = flip(DISC, lazy).landing
    assert landing.degrees < 180
    assert not landing.turned
    assert not landing.valid


def test_a_flip_onto_the_table_is_told() -> None:
    landing = flip(DISC, replace(USUAL_FLIP, velocity=(-0.2, 0.0, 1.9))).landing
    assert landing.touches_table
    assert not landing.valid


def test_a_template_can_land_on_icebergs() -> None:
    crowded = FlipSetup("castle_of_frosts", "weak_point", ICEBERGS)
    assert flip(crowded, bot_flip("average", 2)).landing.ending in ("rest", "left_table", "never_rested")
