"""Learned values: they fit the rules they are for, and name the features they read."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from tumblekeep.core.goal import CLOCK
from tumblekeep.games import load
from tumblekeep.games.dungeons_dice_danger.content import ADVENTURES
from tumblekeep.players.model_files import file_name
from tumblekeep.players.value import (
    FOLDER,
    FeatureCurve,
    FeatureSum,
    OddsConfidence,
    OddsScale,
    fits,
    read_value,
    value_for,
)

SHIPPED = sorted(
    file.name
    for file in files("tumblekeep.players").joinpath(FOLDER).iterdir()
    if file.name.endswith(".json")
)


def told(name: str) -> dict[str, Any]:
    text = files("tumblekeep.players").joinpath(FOLDER, name).read_text(encoding="utf-8")
    assert len(text) < 60_000, "some ten kB are enough"
    found: dict[str, Any] = json.loads(text)
    return found


@pytest.mark.parametrize("name", SHIPPED)
def test_a_model_file_fits_the_rules_and_names_what_it_reads(name: str) -> None:
    plain = told(name)
    game = load(plain["game"])
    assert game.goal is not None
    seats, chosen = game.goal.settings[plain["setting"]]
    options = game.check(seats, chosen)
    assert name == file_name(game.slug, plain["setting"])
    assert fits(plain, game, game.digest(options)), f"the rules changed: tumblekeep lab train {game.slug}"
    value = value_for(game, seats, options)
    assert value is not None
    for curves in (value.worth.curves, value.odds.sum.curves):
        assert {feature.partition(":")[0] for feature in curves} <= set(game.goal.named)
    assert not fits({**plain, "version": plain["version"] + 1}, game, game.digest(options))
    assert not fits(plain, game, "other")


def test_a_sum_reads_its_curves() -> None:
    worth = FeatureSum(
        2.0,
        {"gold": FeatureCurve((0.0, 10.0, 20.0), (0.0, 5.0, 6.0), (0.0, 0.0, 4.0)), CLOCK: FeatureCurve((0.0, 1.0), (0.0, 1.0), (0.0, 0.0))},
    )  # fmt: skip
    assert worth({CLOCK: 0.0}) == 2.0
    assert worth({CLOCK: 0.0, "gold": 4.0}) == 4.0
    assert worth({CLOCK: 0.5, "gold": 15.0, "not-known": 3.0}) == pytest.approx(2.0 + 0.5 + 5.5 + 0.5 * 2.0)
    assert worth({CLOCK: 1.0, "gold": 99.0}) == pytest.approx(2.0 + 1.0 + 6.0 + 4.0)
    assert worth.parts({CLOCK: 0.5, "gold": 15.0}) == pytest.approx({CLOCK: 0.5, "gold": 6.5})
    early, late = OddsConfidence(0.5, 0.4, 0.1, 0.2), OddsConfidence(1.0, 0.2, 0.05, 0.8)
    odds = OddsScale(worth, (2.0, 4.0), (0.2, 0.6), (early, late))
    assert [odds.stage(clock) for clock in (0.0, 0.5, 0.6, 1.0)] == [early, early, late, late]
    assert odds({CLOCK: 0.0}) == 0.2
    assert odds({CLOCK: 0.0, "gold": 2.0}) == pytest.approx(0.4)
    assert odds({CLOCK: 0.0, "gold": 20.0}) == 0.6


def test_a_value_survives_its_file() -> None:
    plain = told(SHIPPED[0])
    value = read_value(plain)
    assert read_value(json.loads(json.dumps(plain))).worth.plain() == value.worth.plain() == plain["worth"]


def test_every_common_table_has_a_value() -> None:
    """Else shrewd and masterful players would silently be steady ones there."""
    tables: dict[str, tuple[range, list[dict[str, str]]]] = {
        "dungeon_attack": (range(1, 7), [{}]),
        "dungeon_fighter": (range(1, 5), [{"difficulty": name} for name in ("easy", "normal", "infernal")]),
        "castle_of_frosts": (range(2, 5), [{"difficulty": name} for name in ("normal", "hard", "inferno")]),
        "dungeon_dice": (
            range(2, 5),
            [{"mode": "versus"}, *({"difficulty": name} for name in ("challenge", "extreme", "legend"))],
        ),
        "dungeons_dice_danger": (range(1, 5), [{"adventure": name} for name in ADVENTURES]),
    }
    for slug, (seats, chosen) in tables.items():
        game = load(slug)
        for count in seats:
            for options in chosen:
                checked = game.check(count, options)
                assert value_for(game, count, checked) is not None, (slug, count, options)
