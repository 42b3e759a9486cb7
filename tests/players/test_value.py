"""Learned values: they fit the rules they are for, and name the features they read."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.goal import CLOCK
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import GAMES, load
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


def test_every_setting_of_every_game_can_be_played() -> None:
    for slug in GAMES:
        game = load(slug)
        assert game.goal is not None
        for setting, (seats, chosen) in game.goal.settings.items():
            assert game.goal.setting(seats, game.check(seats, chosen)) == setting


@pytest.mark.parametrize("slug", GAMES)
def test_features_tell_no_more_than_the_view(slug: str) -> None:
    game = load(slug)
    goal = game.goal
    assert goal is not None
    for seats, chosen in list(goal.settings.values())[::3]:
        luck = Random(5).random
        fate, play = SkilledFate(luck, tables=False), Play(game, seats, chosen)
        bots: list[Bot] = [Greedy(game, luck), Uniform(luck)]
        turn = 0
        while (question := play.question) is not None and turn < 12:
            if play.turn.number != turn:
                turn = play.turn.number
                for seat in range(seats):
                    features = goal.features(play.table, seat)
                    assert goal.features(play.look(seat), seat) == features
                    assert {name.partition(":")[0] for name in features} <= set(goal.named)
                    assert 0 <= features[CLOCK] <= 1
            if question.by_fate:
                play.answer(fate(question))
            else:
                seat, part = next(iter(question.asked().items()))
                play.answer(bots[turn % 2](play.look, part), seat)


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
    assert set(tables) == set(GAMES)
    for slug, (seats, chosen) in tables.items():
        game = load(slug)
        for count in seats:
            for options in chosen:
                checked = game.check(count, options)
                assert value_for(game, count, checked) is not None, (slug, count, options)
