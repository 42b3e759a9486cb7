"""Conditions of a throw: the table top, the make of the dice, where one stands, how the board lies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

from tumblekeep.core.play import Play
from tumblekeep.games import load
from tumblekeep.kit.conditions import (
    MAKES,
    PLAIN,
    PRESETS,
    STANDS,
    SURFACES,
    TABLES,
    Conditions,
    Stand,
    Surface,
)
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.target import board_of
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.players.trust import trust
from tumblekeep.throw import engine
from tumblekeep.throw.aim import aim_for, bot_launch
from tumblekeep.throw.engine import simulator
from tumblekeep.throw.hand import measure
from tumblekeep.throw.launch import Launch, throw_seed
from tumblekeep.throw.motion import BodyStart
from tumblekeep.throw.requirement import limits_of
from tumblekeep.throw.stance import complete_launch
from tumblekeep.throw.toss import toss
from tumblekeep.throw.world import Scene, scene_for, scene_stamp

FIGHTER, CASTLE = "dungeon_fighter", "castle_of_frosts"
PUSH = Launch((-0.6, 0.0, 0.15), (1.4, 0.0, 0.3), (0.0, 0.0, 120.0), tremor=0.3)


def setting(game: str = FIGHTER, **changes: Any) -> ThrowSetup:
    return ThrowSetup(game, ("red",), conditions=Conditions(**changes))


def slid(surface: Surface, game: str = CASTLE) -> float:
    """How far a die slides flat on the bare table, pushed at one metre a second."""
    scene = Scene(game, ("red",), bare=True, conditions=Conditions(surface))
    low = scene.kind("red").edge / 1000
    height = low / 2 if scene.kind("red").shape == "d6" else low / 24**0.5
    start = BodyStart((-0.6, 0.0, height), (1.0, 0.0, 0.0, 0.0), (0.7, 0.0, 0.0))
    track = simulator().run(scene, {"thrown0": start}, {})
    return float(track.poses[-1, 0, 0]) + 0.6


def test_plain_conditions_leave_no_trace() -> None:
    """Older files have no conditions; plain ones are written and stamped like them."""
    plain = ThrowSetup(FIGHTER, ("red",))
    assert plain.conditions == PLAIN
    assert "conditions" not in plain.to_json()
    assert ThrowSetup.from_json(plain.to_json()) == plain
    assert scene_for(plain).to_json().keys() == {
        "game", "thrown", "props", "icebergs", "templates", "lying", "bare"
    }  # fmt: skip
    assert "conditions" not in FlipSetup(CASTLE, "frozen").to_json()


@pytest.mark.parametrize("conditions", PRESETS.values(), ids=PRESETS)
def test_conditions_survive_a_file(conditions: Conditions) -> None:
    thrown = ThrowSetup(CASTLE, ("red",), conditions=conditions)
    flipped = FlipSetup(CASTLE, "frozen", conditions=conditions)
    assert ThrowSetup.from_json(thrown.to_json()) == thrown
    assert FlipSetup.from_json(flipped.to_json()) == flipped


def test_every_condition_has_a_stamp_of_its_own() -> None:
    stamps = {
        scene_stamp(scene_for(setting(surface=surface, make=make, stand=stand, turned=turned)))
        for surface in SURFACES
        for make in MAKES
        for stand in STANDS
        for turned in (0, 30)
    }
    assert len(stamps) == len(SURFACES) * len(MAKES) * len(STANDS) * 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"surface": "lava"},
        {"make": "cheese"},
        {"stand": "roof"},
        {"turned": 181},
        {"turned": 1.5},
        {"tilt": 3},
    ],
)
def test_an_absurd_condition_is_refused_with_its_name(wrong: dict[str, object]) -> None:
    with pytest.raises(FieldError, match=f"conditions.{next(iter(wrong))}"):
        Conditions.from_json(wrong)


def test_every_table_that_a_game_offers_is_known() -> None:
    assert {name for tables in TABLES.values() for name in tables} == set(PRESETS)
    assert all(tables[0] == "wood" for tables in TABLES.values())


def test_ice_slides_farther_than_stone_and_felt_least() -> None:
    assert slid("ice") > slid("stone") > slid("wood") > slid("felt")


def test_a_slide_on_felt_is_as_long_as_its_friction_says() -> None:
    """v²/(2 mu g), within 5 %."""
    assert slid("felt", FIGHTER) == pytest.approx(0.7**2 / (2 * 0.6 * 9.81), rel=0.05)


def test_snow_swallows_a_bounce_and_stone_gives_it_back() -> None:
    def highest_after_bounce(surface: Surface) -> float:
        scene = Scene(FIGHTER, ("red",), bare=True, conditions=Conditions(surface))
        start = BodyStart((0.0, 0.0, 0.2), (1.0, 0.0, 0.0, 0.0))
        track = simulator().run(scene, {"thrown0": start}, {})
        heights = track.poses[:, 0, 2]
        down = int((heights < 0.0085).argmax())
        return float(heights[down:].max())

    assert highest_after_bounce("stone") > highest_after_bounce("wood") > highest_after_bounce("snow")


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("game", [FIGHTER, CASTLE])
def test_the_same_launch_lands_the_same_twice_on_every_table(game: str, name: str) -> None:
    here = ThrowSetup(game, ("red",), conditions=PRESETS[name])
    assert toss(here, PUSH).landing == toss(here, PUSH).landing


def test_energy_never_grows_on_any_table() -> None:
    for name, conditions in PRESETS.items():
        scene = Scene(FIGHTER, ("red",), bare=True, conditions=conditions)
        start = BodyStart((-0.5, 0.0, 0.15), (1.0, 0.0, 0.0, 0.0), (1.2, 0.0, 0.0), (0.0, 5.0, 60.0))
        track = simulator().run(scene, {"thrown0": start}, {})
        mass, inertia = 1.0, 0.016**2 / 6
        speeds = track.speeds[:, 0]
        energy = (
            mass * 9.81 * track.poses[:, 0, 2]
            + mass * (speeds[:, :3] ** 2).sum(axis=1) / 2
            + inertia * (speeds[:, 3:] ** 2).sum(axis=1) / 2
        )
        assert energy.max() <= energy[0] * 1.001, name


def test_a_turned_board_turns_holes_and_sections() -> None:
    board = board_of(CASTLE, turned=45)
    assert [board.zone_at(110, 0).id, board.zone_at(0, 110).id] == ["hole-4", "hole-1"]
    assert board_of(CASTLE).zone_at(100, 0).id == board.zone_at(70.7, 70.7).id == "mid-0"


def test_a_die_falls_into_the_hole_of_a_turned_board_where_it_lies() -> None:
    turned = ThrowSetup(FIGHTER, ("red",), conditions=Conditions(turned=45))
    drop = Launch((-0.15, 0.0, 0.05), (0.0, 0.0, 0.0))
    assert toss(turned, drop).landing.die.zone == "hole-2"
    assert toss(ThrowSetup(FIGHTER, ("red",)), drop).landing.die.zone != "hole-2"


@pytest.mark.parametrize(("stand", "low", "high"), [("side", 0.4, 0.5), ("corner", 0.7, 0.82)])
def test_a_person_throws_from_where_one_stands(stand: Stand, low: float, high: float) -> None:
    here = setting(stand=stand)
    launch = complete_launch(here, {"velocity": [1.4, 0, 0.3], "position": [-0.6, 0, 0.15]})
    assert low <= -launch.position[0] <= high
    assert low <= -aim_for(here).position[0] <= high


@pytest.mark.parametrize("stand", ["side", "corner"])
def test_demands_count_from_the_edge_of_the_table_where_one_stands(stand: Stand) -> None:
    """Far is 70 cm behind the edge, wherever that is."""
    here = ThrowSetup(FIGHTER, ("red",), ("far",), conditions=Conditions(stand=stand))
    aimed = aim_for(here)
    low, high = limits_of(here).ranges["back"]
    assert low <= measure(aimed, "back") <= high
    assert toss(here, aimed).landing.die.demands["far"].fulfilled
    near = replace(aimed, position=(0.05 - low, 0.0, aimed.position[2]))
    assert not toss(here, near).landing.die.demands["far"].fulfilled


def test_every_side_is_as_likely_on_every_table() -> None:
    """The printed sides are drawn, so no table top or make can favour one."""
    for conditions in PRESETS.values():
        here = ThrowSetup(FIGHTER, ("red",), conditions=conditions)
        shown = [toss(here, replace(PUSH, seed=throw_seed("fair", n))).landing.die.face for n in range(60)]
        seen = [face for face in shown if face is not None]
        assert set(seen) == {1, 2, 3, 4, 5, 6}
        assert 2.4 < mean(seen) < 4.6


def test_a_bot_searches_its_aim_where_none_is_stored() -> None:
    """A throw made for wood slides off an icy tray; a bot throws more gently there."""
    wood, ice = ThrowSetup(CASTLE, ("red",)), ThrowSetup(CASTLE, ("red",), conditions=PRESETS["ice"])

    def total(launches: Iterable[Launch]) -> int:
        dice = [toss(ice, launch).landing.die for launch in launches]
        return sum(die.value for die in dice if die.hits)

    own = total(bot_launch(ice, "expert", n) for n in range(12))
    woods = total(bot_launch(wood, "expert", n) for n in range(12))
    assert own > woods


@pytest.mark.parametrize("game", [FIGHTER, CASTLE])
def test_the_table_chosen_for_a_game_reaches_its_throws(game: str) -> None:
    found = load(game)
    for name in TABLES[game]:
        table: Any = Play(found, 2, {"tabletop": name}).table
        assert table.conditions == PRESETS[name]
        assert found.view(table, 0)["tabletop"] == name
    plain: Any = Play(found, 2, {}).table
    assert plain.conditions == PLAIN


def test_no_odds_are_shown_for_a_table_that_nobody_checked() -> None:
    game = load(FIGHTER)
    usual = {option.name: option.default for option in game.options}
    assert trust(game, 3, {**usual, "tabletop": "felt"}).why == "unchecked"


def test_a_die_that_glides_on_ice_in_longer_steps_lies_where_usual_steps_bring_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Longer steps save work. They may not decide where a die stops, and the stamp tells that they were taken."""
    icy = setting(CASTLE, surface="ice")
    pushes = [replace(PUSH, velocity=(1.0 + n / 20, 0.0, 0.2), seed=n) for n in range(8)]
    quick = [toss(icy, push).landing for push in pushes]
    monkeypatch.setattr(Scene, "gliding", {})
    monkeypatch.setattr(engine._per_thread, "simulator", engine.Simulator())
    usual = [toss(icy, push).landing for push in pushes]
    apart = sorted(
        ((a.dice[0].at[0] - b.dice[0].at[0]) ** 2 + (a.dice[0].at[1] - b.dice[0].at[1]) ** 2) ** 0.5
        for a, b in zip(quick, usual, strict=True)
        if a.dice[0].at and b.dice[0].at and a.ending == b.ending == "rest"
    )
    assert len(apart) >= 4
    assert apart[len(apart) // 2] < 40
    assert quick[0].stamp != usual[0].stamp
