"""CF-MOD, CF-DICE, CF-TEMPL: Icebergs, special dice and templates."""

from __future__ import annotations

from typing import Any

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.games.castle_of_frosts.rules import weak_point_damage
from tumblekeep.games.castle_of_frosts.table import CastleTable, LaidTemplate
from tumblekeep.games.castle_of_frosts.turn import turn
from tumblekeep.kit.landing import FlipLanding, Pose
from tumblekeep.kit.target import Template
from tumblekeep.kit.throwing import die_kind

FROZEN = LaidTemplate("frozen-1", "frozen", 0, 0)
WEAK = LaidTemplate("weak_point-1", "weak_point", 50, 50)


def flipping(kind: str = "frozen", *cards: str, **state: Any) -> CastleTable:
    table = fight(*cards, foe="kraken_hatchling", **state)
    table.phase, table.flips = "flip", [kind]
    return table


# -- icebergs -------------------------------------------------------------------------------------


@clause("CF-MOD-1", "CF-MOD-2", "CF-RULING-72")
def test_icebergs_stand_when_a_card_asks_and_only_four_of_them() -> None:
    table = meets(party(), "goblin_ice_carver", room="berg_harbour")
    assert table.icebergs == ["iceberg-1", "iceberg-2", "iceberg-3", "iceberg-4"]
    assert meets(party(), "waddling_recruit").icebergs == []


@clause("CF-MOD-3", "CF-MOD-4")
def test_each_iceberg_costs_the_monster_one_life_even_on_a_miss() -> None:
    table = fight(icebergs=["iceberg-1", "iceberg-2"])
    step(table, ("throw", "red"), throws=[Lands("outside", bergs=("iceberg-1", "iceberg-2"))])
    assert table.monster.life == 18
    assert table.icebergs == []


@clause("CF-MOD-4", "CF-DICE-8", "CF-RULING-53")
def test_icebergs_of_unchosen_water_dice_count() -> None:
    table = fight(special=["water"], joined=["water"], unthrown=[], icebergs=["iceberg-1", "iceberg-2"])
    step(
        table, ("take", 2, "hit", 3, "blank"),
        throws=[(Lands("hole-1", icon=True, bergs=("iceberg-1",)), Lands(3), Lands("outside", bergs=("iceberg-2",)))],
    )  # fmt: skip
    assert table.monster.life == 20 - 3 - 2
    assert table.icebergs == []


# -- special dice ---------------------------------------------------------------------------------


@clause("CF-DICE-1", "CF-DICE-3", "CF-DICE-5", "CF-DICE-10")
def test_a_special_die_is_one_throw_of_one_combat() -> None:
    table = fight(special=["snow"], joined=["snow"])
    step(table, ("throw", "snow"), throws=[Lands(2)])
    assert (table.unthrown, table.special, table.active) == (["red", "green", "blue"], [], 1)
    assert table.joined == ["snow"]
    table.monster.life = 0
    table.phase = "rest"
    step(table)
    assert table.joined == []


@clause("CF-DICE-6", "CF-DICE-9", "CF-RULING-52")
def test_soft_snow_takes_the_sting_out_of_a_miss() -> None:
    table = fight(foe="kraken_hatchling", unthrown=[], special=["snow"])
    make(table.heroes[0], gear=["icicle_dagger"])
    step(table, ("use", "icicle_dagger", 1), throws=[Lands("outside", shows="soft_snow")])
    assert table.heroes[0].life == 9
    assert table.monster.life == 20
    assert "ShotMissed" in tales(table)
    bare = fight(foe="kraken_hatchling", unthrown=[], special=["snow"])
    step(bare, throws=[Lands("outside")])
    assert bare.heroes[0].life == 6
    hit = fight(foe="kraken_hatchling", unthrown=[], special=["snow"])
    step(hit, throws=[Lands(2, shows="soft_snow")])
    assert hit.monster.life == 18


@clause("CF-DICE-7", "CF-DICE-8", "CF-COMBAT-3")
def test_three_water_dice_and_one_result() -> None:
    table = fight(LEBRON, JACK, unthrown=[], special=["water"])
    story = step(
        table,
        ("take", 3, "hit", 2, "blank"),
        throws=[(Lands(5, icon=True, bounced=False), Lands("hole-2"), Lands(2))],
    )
    assert story.settings[0]["dice"] == ["water-1", "water-2", "water-3"]
    assert options_of(story, "water") == ["take.1.miss.0.icon", "take.2.miss.0.blank", "take.3.hit.2.blank"]
    assert table.monster.life == 18
    assert "ability" not in story.asked
    assert table.special == []


@clause("CF-DICE-8")
def test_each_water_die_is_judged_by_itself() -> None:
    table = fight(LEBRON, JACK, foe="snowball_bandit", unthrown=[], special=["water"])
    step(
        table, ("throw", "water"), ("take", 1, "miss", 0, "blank"),
        throws=[(Lands(5, failed=("weak_hand",)), Lands(1), Lands(2))],
    )  # fmt: skip
    assert table.monster.life == 20
    assert table.heroes[0].life == 7


@clause("CF-RULING-22")
def test_what_a_die_can_show() -> None:
    """RULING 22: the mark at the top; a cocked die shows nothing, and no die shows what it does not have."""
    assert die_kind("castle_of_frosts", "red").sides.count("icon") == 2
    assert die_kind("castle_of_frosts", "white").sides.count("icon") == 1
    assert die_kind("castle_of_frosts", "snow").icons == ("icon", "soft_snow")
    table = fight(unthrown=["red"])
    flow = turn(table)
    next(flow)
    question = flow.send(("throw", "red"))
    assert isinstance(question, Throw)
    landing = Lands(3, shows="soft_snow").die("red", ())
    with pytest.raises(IllegalAnswer):
        question.check({"dice": [landing.to_json()]})


# -- templates ------------------------------------------------------------------------------------


@clause("CF-TEMPL-2", "CF-TEMPL-3", "CF-RULING-32")
@pytest.mark.parametrize(("degrees", "lies"), [(180, True), (179, False), (540, True)])
def test_half_a_turn_is_enough(degrees: int, lies: bool) -> None:
    table = flipping()
    story = step(table, throws=[Flips(degrees=degrees)] if lies else [Flips(degrees=degrees), Flips()])
    assert len(story.settings) == (1 if lies else 2)
    assert len(table.templates) == 1
    assert table.heroes[0].life == 9  # a flip that turned too little is repeated for free


@clause("CF-TEMPL-4", "CF-TEMPL-5", "CF-RULING-57")
def test_a_template_on_the_table_hurts_and_is_flipped_again() -> None:
    table = flipping("frozen", LEBRON, JACK, MARLA)
    make(table.heroes[0], life=2)
    step(table, throws=[Flips(lies=False), Flips(lies=False), Flips(lies=False), Flips()])
    assert table.heroes[0].fainted
    assert table.active == 1  # a Hero who faints passes the flip on
    assert table.heroes[1].life == 8
    assert len(table.templates) == 1
    alone = flipping("frozen", LEBRON, JACK)
    make(alone.heroes[0], life=1)
    make(alone.heroes[1], life=0, fainted=True)
    outcome = step(alone, throws=[Flips(lies=False)]).played.outcome
    assert outcome is not None


@clause("CF-TEMPL-6", "CF-TEMPL-18", "CF-RULING-72")
def test_a_template_that_is_there_may_be_flipped_again() -> None:
    table = flipping("weak_point")
    table.templates = [WEAK]
    step(table, "leave")
    assert table.templates == [WEAK]
    table.phase, table.flips = "flip", ["weak_point"]
    step(table, ("flip", 1, "upper_right"), throws=[Flips(at=(-80, 0))])
    assert [(piece.name, piece.x) for piece in table.templates] == [("weak_point-1", -80)]

    both = meets(party(), "kraken_hatchling", room="thin_ice_gallery")
    both.phase, both.flips = "flip", ["frozen"] * 4
    step(both, throws=[Flips()])
    step(both, throws=[Flips()])
    assert step(both, "leave").asked == ["flip-again"]
    assert [piece.name for piece in both.templates] == ["frozen-1", "frozen-2"]


@clause("CF-TEMPL-6", "CF-TEMPL-18")
def test_of_two_frozen_templates_the_first_was_always_taken_up() -> None:
    table = flipping("frozen")
    table.templates = [LaidTemplate("frozen-1", "frozen", 0, 20), LaidTemplate("frozen-2", "frozen", -90, 0)]
    story = step(table, ("flip", 2, "left"), throws=[Flips(at=(0, -100))])
    assert options_of(story, "flip-again") == ["leave", "flip.1.middle", "flip.2.left"]
    assert [(piece.name, piece.x, piece.y) for piece in table.templates] == [
        ("frozen-1", 0, 20), ("frozen-2", 0, -100),
    ]  # fmt: skip


@clause("CF-END-4", "CF-RULING-18")
def test_a_turn_window_opened_over_a_monster_felled_while_a_template_was_flipped() -> None:
    table = flipping("frozen", LEBRON, JACK, life=4)
    make(table.heroes[0], life=1, gear=["harpoon_of_regret"])
    make(table.heroes[1], gear=["hot_grog"], life=5)
    harpoon = (0, ("harpoon", "harpoon_of_regret", 4))
    step(table, (0, "pass"), harpoon, throws=[Flips(lies=False)])  # after the damage, before the faint
    assert table.phase == "rest"
    assert table.heroes[0].fainted
    assert "FoeDefeated" in tales(table)
    boss = flipping("frozen", LEBRON, JACK)
    meets(boss, "the_slumbering_horror", life=4, active=0)
    boss.phase, boss.flips = "flip", ["weak_point"]
    make(boss.heroes[0], life=1, gear=["harpoon_of_regret"])
    won = step(boss, (0, "pass"), harpoon, throws=[Flips(lies=False)]).played.outcome
    assert won is not None
    assert won.headline.id == "over-won"


@clause("CF-TEMPL-7", "CF-RULING-55")
def test_a_covered_die_is_taken_away_but_counts_as_thrown() -> None:
    table = fight(LEBRON, MARLA, foe="kraken_hatchling")
    pose = Pose(0, 0, 3000, (1_000_000, 0, 0, 0))
    step(table, ("throw", "red"), throws=[Lands(10, pose=pose)])
    make(table.heroes[1], gear=["cracked_monocle"])
    step(
        table, (1, ("flip", "cracked_monocle")), ("throw", "green"), throws=[Flips(covers=("red",)), Lands(1)]
    )
    assert "red" not in table.lying
    assert "red" not in table.unthrown
    assert [piece.kind for piece in table.templates] == ["weak_point"]
    table.unthrown, table.white = [], 0
    step(table, ("throw", "red"), throws=[Lands(1)])
    assert table.unthrown == ["green", "blue"]


@clause("CF-TEMPL-8", "CF-TEMPL-9", "CF-TEMPL-13", "CF-RULING-31", "CF-RESOLVE-5")
def test_the_top_of_a_frozen_template_is_a_hit_of_nothing() -> None:
    table = fight(LEBRON, JACK, templates=[FROZEN])
    make(table.heroes[0], gear=["ramboril"])
    step(
        table, ("throw", "red"), ("use", "ramboril", 3), ("use", "sworn_enemy-beast"),
        throws=[Lands("frozen-1", icon=True, place="template")],
    )  # fmt: skip
    assert table.monster.life == 20 - 0 - 3 - 1
    assert table.heroes[0].life == 9
    assert "ShotHit" in tales(table)


@clause("CF-TEMPL-10", "CF-TEMPL-12")
def test_a_die_half_on_a_template_counts_for_what_lies_below() -> None:
    ring = (Template("frozen-1", "frozen", 100, 0),)
    below = BOARD.count([(135, 0), (144, 0), (144, 4)], ring)
    assert below.zone.value == 3
    assert BOARD.count([(130, 0), (135, 3), (135, -3)], ring).zone.place == "template"
    assert BOARD.count([(120, 0), (130, 3), (130, -3)], ring).zone.place == "inside"
    assert BOARD.count([(100, 0), (110, 3), (110, -3)], ring).zone.place == "inside"


@clause("CF-TEMPL-12")
def test_inside_the_ring_is_a_miss() -> None:
    table = fight(templates=[FROZEN])
    step(table, ("throw", "red"), throws=[Lands("frozen-1", place="inside")])
    assert table.monster.life == 20
    assert table.heroes[0].life == 8


@clause("CF-TEMPL-14", "CF-TEMPL-15", "CF-TEMPL-16", "CF-RULING-30")
@pytest.mark.parametrize(("life", "left"), [(20, 10), (7, 4), (1, 1)])
def test_the_weak_point_takes_half_and_nothing_raises_it(life: int, left: int) -> None:
    table = fight(LEBRON, JACK, life=life, templates=[WEAK, FROZEN], melody=True, cutthroat=True)
    make(table.heroes[0], gear=["ramboril"])
    step(
        table, ("throw", "red"), ("use", "ramboril", 3), "dance", ("use", "sworn_enemy-beast"),
        throws=[Lands("weak_point-1", icon=True, place="template")],
    )  # fmt: skip
    assert table.monster.life == left
    assert table.templates == [FROZEN]
    assert table.heroes[0].life == 9


@clause("CF-RESOLVE-5", "CF-RULING-33")
def test_icebergs_come_before_the_weak_point() -> None:
    assert weak_point_damage(20, 2) == 2 + 9
    assert weak_point_damage(3, 4) == 4
    table = fight(life=7, templates=[WEAK], icebergs=["iceberg-1"])
    step(table, ("throw", "red"), throws=[Lands("weak_point-1", place="template", bergs=("iceberg-1",))])
    assert table.monster.life == 7 - 1 - 3
    over = fight(life=1, templates=[WEAK], icebergs=["iceberg-1", "iceberg-2", "iceberg-3", "iceberg-4"])
    bergs = tuple(over.icebergs)
    step(over, ("throw", "red"), throws=[Lands("weak_point-1", place="template", bergs=bergs)])
    assert over.phase == "rest"
    assert not over.epic


@clause("CF-RESOLVE-7", "CF-RULING-25")
def test_a_weak_point_feeds_madness() -> None:
    table = fight(foe="champion_of_the_colony", templates=[WEAK])
    step(table, ("throw", "red"), throws=[Lands("weak_point-1", place="template")])
    assert table.monster.madness == 1


@clause("CF-TEMPL-17", "CF-RULING-71")
def test_an_invalid_throw_onto_a_template_is_a_miss() -> None:
    table = fight(templates=[WEAK])
    step(table, ("throw", "red"), throws=[Lands("weak_point-1", place="template", bounced=False)])
    assert table.monster.life == 20
    assert table.heroes[0].life == 8
    assert table.templates == [WEAK]


@clause("CF-TEMPL-3")
def test_a_flip_is_read_strictly() -> None:
    table = flipping("frozen")
    question = next(turn(table))
    assert isinstance(question, Throw)
    right = FlipLanding("frozen", 200, True, False, (0, 0))
    assert question.check(right.to_json()) == right
    for wrong in ({}, {**right.to_json(), "template": "weak_point"}, {**right.to_json(), "degrees": "half"}):
        with pytest.raises(IllegalAnswer):
            question.check(wrong)
