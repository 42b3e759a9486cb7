"""The register of special throws: complete, in words, and its conflicts."""

from __future__ import annotations

import pytest

from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.throwing import UnknownDemandError, conflicts, demand, demands_of, dice_of, die_kind
from tumblekeep.text import Phrasebook
from tumblekeep.throw.requirement import control_of, requirement, requirements_of

GAMES = ("dungeon_fighter", "castle_of_frosts")
EVERY = [(game, name) for game in GAMES for name in demands_of(game)]


def test_all_the_throws_of_both_rulebooks_are_there() -> None:
    assert len(demands_of("dungeon_fighter")) == 22
    assert len(demands_of("castle_of_frosts")) == 14 + 1  # and the Dancing Shot, which is declared


def test_physics_knows_each_of_them_in_the_same_order() -> None:
    for game in GAMES:
        assert tuple(requirements_of(game)) == demands_of(game)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_each_has_a_name_a_rule_and_a_sentence_to_confirm(language: str, game: str, name: str) -> None:
    book = Phrasebook(language, "throw")
    wanted = demand(game, name)
    for message in (wanted.name, wanted.rule, wanted.confirm):
        assert not book.say(message).startswith("["), message


def test_each_reason_and_conflict_is_in_both_languages() -> None:
    import re
    from importlib import resources

    used = set()
    for package in ("tumblekeep.throw", "tumblekeep.throw.requirement", "tumblekeep.kit"):
        for file in resources.files(package).iterdir():
            if file.name.endswith(".py"):
                text = file.read_text(encoding="utf-8")
                used |= set(re.findall(r'"(throw-(?:why|conflict|not)-[a-z-]*[a-z])"', text))
                used |= {
                    f"throw-why-grip-{grip}".replace("_", "-")
                    for grip in re.findall(r'_grip\("(\w+)"\)', text)
                }
    assert len(used) > 50
    for language in ("en", "fr"):
        book = Phrasebook(language, "throw")
        missing = [message for message in used if book.say(message).startswith("[")]
        assert not missing


def test_two_launches_exclude_each_other_in_the_first_edition() -> None:
    propulsion = ("flick", "blow", "elbow", "prayer", "borrowed_hand", "catapult", "nose", "smash")
    for first in propulsion:
        for second in propulsion:
            found = conflicts("dungeon_fighter", (first, second))
            assert bool(found) == (first != second)


def test_sitting_excludes_what_is_done_standing() -> None:
    for name in demands_of("dungeon_fighter"):
        excluded = bool(conflicts("dungeon_fighter", ("eye_level", name)))
        assert excluded == (name in ("far", "jump", "dance", "back_turned"))


def test_jump_and_dance_go_together_and_so_does_nearly_everything_in_the_second_edition() -> None:
    assert not conflicts("dungeon_fighter", ("jump", "dance", "weak_hand", "bank"))
    everything = demands_of("castle_of_frosts")
    assert [(c.first, c.second) for c in conflicts("castle_of_frosts", everything)] == [
        ("under_table", "waterfall")
    ]


def test_the_same_demand_twice_is_one() -> None:
    assert not conflicts("dungeon_fighter", ("flick", "flick"))


def test_dice_have_the_sides_of_the_catalogues() -> None:
    assert die_kind("dungeon_fighter", "white-9").sides.count("symbol") == 3
    assert die_kind("castle_of_frosts", "green").sides.count("icon") == 2
    assert die_kind("castle_of_frosts", "white").sides.count("icon") == 1
    assert die_kind("castle_of_frosts", "water-2").sides.count("icon") == 1
    snow = die_kind("castle_of_frosts", "snow").sides
    assert (snow.count("icon"), snow.count("soft_snow"), snow.count(None)) == (2, 2, 2)
    assert {kind.shape for kind in dice_of("dungeon_fighter")} == {"d6"}


def test_what_is_unknown_is_named() -> None:
    with pytest.raises(UnknownDemandError, match="no special throw 'juggle'"):
        demand("dungeon_fighter", "juggle")
    with pytest.raises(UnknownDemandError, match="no throws are known for 'ludo'"):
        requirements_of("ludo")
    with pytest.raises(UnknownDemandError, match="no die 'yellow'"):
        die_kind("dungeon_fighter", "yellow")


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_each_changes_something_for_the_thrower(game: str, name: str) -> None:
    wanted = requirement(game, name)
    plain = control_of(ThrowSetup(game, ("red",), (name,)))[0]
    changed = plain["view"] != "normal" or plain["axes"] != "normal" or plain["gesture"] != "flick"
    assert changed or wanted.props or plain["numbers"], "a demand nobody would notice"
