"""Parts of two boxes on one table: another edition's board, another edition's dice, each alone and both
together."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from itertools import product

import pytest

from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.landing_limits import check_flip, check_landing
from tumblekeep.kit.target import BOARDS, Template, board_of
from tumblekeep.kit.throw_setup import ICEBERGS, FlipSetup, ThrowSetup
from tumblekeep.kit.throwing import demands_of
from tumblekeep.throw.aim import aim_for, aim_key, aims_key, stored_aims
from tumblekeep.throw.bank import Bank, tables_for
from tumblekeep.throw.world import scene_for, scene_stamp, world_hash

GAME, OTHER = "castle_of_frosts", "dungeon_fighter"
MIXED = [(target, box) for target, box in product(("", OTHER), repeat=2) if target or box]
clause = pytest.mark.clause


def mixed(target: str, box: str, *demands: str, dice: tuple[str, ...] = ("red",)) -> ThrowSetup:
    return ThrowSetup(GAME, dice, demands, target=target, box=box)


def test_a_setting_names_other_boxes_only_where_they_are_other() -> None:
    plain = ThrowSetup(GAME, ("red",))
    assert ThrowSetup(GAME, ("red",), target=GAME, box=GAME) == plain
    assert "target" not in plain.to_json()
    assert "box" not in plain.to_json()
    both = mixed(OTHER, OTHER)
    assert ThrowSetup.from_json(both.to_json()) == both
    flip = FlipSetup(GAME, "frozen", target=OTHER, box=OTHER)
    assert FlipSetup.from_json(flip.to_json()) == flip
    with pytest.raises(FieldError, match=r"setting\.target is 'ludo'"):
        ThrowSetup(GAME, ("red",), target="ludo")
    with pytest.raises(FieldError, match=r"setting\.box is 'ludo'"):
        ThrowSetup.from_json({**both.to_json(), "box": "ludo"})


@clause("CF-MIX-3", "CF-RULING-80")
def test_another_board_keeps_its_print_and_takes_this_games_judgement() -> None:
    board = board_of(GAME, OTHER)
    assert [zone.id for zone in board.zones] == [zone.id for zone in BOARDS[OTHER].zones]
    assert (board.border, board.radius, board.thickness) == ("corners", 250, 2.5)
    # two of three corners beyond the line: more corners, though less of the area
    assert board.count([(104, 0), (106, 3), (106, -3)]).zone.id == "section-3"


@clause("CF-MIX-4", "CF-MIX-6")
def test_dice_of_another_box_and_special_dice_of_this_one() -> None:
    setting = mixed("", OTHER)
    assert (setting.kind("white-9").shape, setting.kind("white-9").icons) == ("d6", ("symbol",))
    assert (setting.kind("snow").icons, setting.kind("water-3").edge) == (("icon", "soft_snow"), 8)


def test_worlds_without_mixing_are_the_ones_the_tables_were_made_for() -> None:
    for game in BOARDS:
        assert Bank(game).file.world == world_hash(game)
    stamps = {scene_stamp(scene_for(mixed(target, box))) for target, box in [("", ""), *MIXED]}
    assert len(stamps) == 4
    assert "target" not in scene_for(ThrowSetup(GAME, ("red",))).to_json()


def test_a_plain_throw_of_one_box_comes_from_its_own_tables() -> None:
    assert tables_for(mixed(OTHER, OTHER)) == OTHER
    for setting in (
        mixed("", OTHER), mixed(OTHER, ""), mixed(OTHER, OTHER, "blind"), mixed(OTHER, OTHER, dice=("snow",)),
        ThrowSetup(GAME, ("red",), (), ICEBERGS, target=OTHER, box=OTHER),
    ):  # fmt: skip
        assert tables_for(setting) == GAME


@pytest.mark.parametrize(("target", "box"), MIXED)
def test_tables_are_judged_anew_for_the_board_that_lies_there(target: str, box: str) -> None:
    rng = random.Random(7)
    templates = (Template("frozen-1", "frozen", 60, 0), Template("weak_point-1", "weak_point", -60, 40))
    settings = [
        mixed(target, box),
        mixed(target, box, "weak_hand"),
        mixed(target, box, dice=("water-1", "water-2", "water-3")),
        ThrowSetup(GAME, ("white-2",), ("pond", "prayer"), ICEBERGS, templates, target=target, box=box),
    ]
    for setting in settings:
        bank = Bank(tables_for(setting))
        seen = set()
        for skill in ("novice", "expert"):
            for _ in range(150):
                landing = bank.landing(setting, skill, rng)
                check_landing(setting, landing)
                assert Landing.from_json(landing.to_json()) == landing
                seen.add(landing.die.zone)
        named = {zone.id for zone in setting.board.zones} | {template.id for template in templates}
        assert seen <= named
        assert len(seen & {zone.id for zone in setting.board.zones if zone.is_numbered}) >= 4


def test_fate_throws_by_skill_with_any_parts() -> None:
    """The better hand hits more often, whatever lies there; nothing of one table is remembered for another."""
    from tumblekeep.core.ask import Ask
    from tumblekeep.games._fighter.throwing import throw

    ask = Ask("throw", "CF-COMBAT-9")
    for target, box in [*MIXED, ("", "")]:
        hits = {}
        for skill in ("novice", "expert"):
            fate = SkilledFate(5, skill)
            question = throw(ask, 0, mixed(target, box), "red", lambda setting: ())
            landings = [question.check(fate(question)) for _ in range(200)]
            assert {landing.target for landing in landings} == {target}
            hits[skill] = sum(landing.die.hits for landing in landings)
        assert hits["novice"] < hits["expert"]


# -- with physics ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "box"), MIXED)
@pytest.mark.parametrize("demand", ["", "ice_wall", "pond", "waterfall", "card_flick"])
def test_bots_throw_at_any_board_with_any_dice(target: str, box: str, demand: str) -> None:
    pytest.importorskip("mujoco", reason="physics is an extra")
    from tumblekeep.throw.aim import bot_launch
    from tumblekeep.throw.flight import flight_of
    from tumblekeep.throw.toss import toss

    setting = mixed(target, box, *([demand] if demand else []))
    landings = []
    for seed in range(6):
        thrown = toss(
            setting, bot_launch(setting, 0.2, seed)
        )  # props stand at this board's rim, where they may
        check_landing(setting, thrown.landing)
        landings.append(thrown.landing)
        (body,) = [one for one in flight_of(thrown).bodies if one.name == "red"]
        assert body.shape == ("d6" if box else "d4")
    assert all(landing.target == target for landing in landings)
    assert any(landing.die.place != "outside" for landing in landings)


def test_a_template_is_flipped_onto_any_board() -> None:
    pytest.importorskip("mujoco", reason="physics is an extra")
    from tumblekeep.throw.flip import bot_flip, flip

    setting = FlipSetup(GAME, "frozen", ICEBERGS, target=OTHER, box=OTHER)
    for seed in range(4):
        check_flip(setting, flip(setting, bot_flip("expert", seed)).landing)


def test_a_prop_may_not_stand_on_the_larger_board() -> None:
    pytest.importorskip("mujoco", reason="physics is an extra")
    from tumblekeep.throw.aim import against_rim, aim_for
    from tumblekeep.throw.placing import check_placements, fitting

    small, large = mixed("", "", "ice_wall"), mixed(OTHER, "", "ice_wall")
    wall = against_rim(small.board, "wall", 180.0)
    launch = aim_for(small)
    placed = type(launch)(launch.position, launch.velocity, placements={"wall": wall})
    check_placements(small, placed)
    with pytest.raises(FieldError, match="from the target"):
        check_placements(large, placed)
    moved = type(launch)(
        launch.position, launch.velocity, placements={"wall": fitting(large.board, "wall", wall)}
    )
    check_placements(large, moved)
    assert fitting(small.board, "wall", wall) == wall


@pytest.mark.parametrize(("target", "box"), MIXED)
def test_aims_for_such_tables_were_found_in_this_world(target: str, box: str) -> None:
    """They were older than the mended seams once, and nobody noticed: `scripts/make/mixed-aims` searches them anew."""
    shelf = aims_key(mixed(target, box))
    rows = json.loads(files("tumblekeep.throw").joinpath("content/aims.json").read_text()).get(shelf)
    assert rows, "a shelf without an aim is a search that was not made"
    assert {row["world"] for row in rows.values()} == {world_hash(GAME)}
    keys = {aim_key(mixed(target, box, *each)) for each in ((), *((name,) for name in demands_of(GAME)))}
    assert set(rows) <= keys
    for key in rows:
        setting = mixed(target, box, *filter(None, key.split("|")[1].split("+")))
        assert aim_for(setting).velocity == stored_aims(shelf)[key].launch.velocity
