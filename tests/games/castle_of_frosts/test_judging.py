"""CF-HIT, CF-MISS, CF-FAINT, CF-RUNOUT, CF-END: judging a throw, fainting, running out of dice."""

from __future__ import annotations

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.question import Choose
from tumblekeep.games._fighter.harm import settle_faints
from tumblekeep.games.castle_of_frosts.edition import EDITION
from tumblekeep.games.castle_of_frosts.turn import turn
from tumblekeep.kit.landing_report import DieReport, report
from tumblekeep.testing.scenario import when

# -- hit or miss ----------------------------------------------------------------------------------


@clause("CF-HIT-1")
def test_a_hit_bounced_respected_everything_and_rests_on_the_target() -> None:
    for value in (1, 2, 3, 4, 5):
        table = fight()
        step(table, ("throw", "red"), throws=[Lands(value)])
        assert table.monster.life == 20 - value


@clause("CF-HIT-4", "CF-HIT-5", "CF-RULING-29")
def test_most_corners_decide_and_doubt_goes_to_the_lower() -> None:
    assert BOARD.count([(70, 0), (80, 0), (80, 5)]).zone.value == 3
    assert BOARD.count([(70, 0), (72, 5), (80, 5)]).zone.value == 5
    tied = BOARD.count([(70, 0), (70, 5), (80, 0), (80, 5)])
    assert tied.zone.value == 3
    assert [zone.value for zone in tied.beside] == [5]


@clause("CF-HIT-6", "CF-RULING-29")
def test_hole_bone_and_outside_take_part_and_are_lowest() -> None:
    assert BOARD.count([(203, 0), (207, 0), (207, 3)]).zone.place == "edge"
    assert BOARD.count([(203, 0), (203, 3), (207, 0), (207, 3)]).zone.place == "edge"
    assert BOARD.count([(228, 0), (232, 0), (232, 3)]).zone.place == "outside"


@clause("CF-MISS-2", "CF-MISS-3", "CF-MISS-4", "CF-MISS-7", "CF-RULING-60")
@pytest.mark.parametrize("zone", ["hole-3", "edge", "outside"])
def test_hole_bones_and_outside_are_misses(zone: str) -> None:
    table = fight()
    step(table, ("throw", "red"), throws=[Lands(zone)])
    assert table.monster.life == 20
    assert table.heroes[0].life == 8
    out_again = fight()  # it touched a hole, but rests elsewhere: only the place of rest is reported
    step(out_again, ("throw", "red"), throws=[Lands("mid-1")])
    assert out_again.monster.life == 16


@clause("CF-MISS-5", "CF-THROW-3", "CF-THROW-4")
@pytest.mark.parametrize("failed", ["weak_hand", "jump", "blind"])
def test_one_broken_requirement_is_a_miss_wherever_the_die_rests(failed: str) -> None:
    table = fight(foe="snowball_bandit")
    table.room = "trampoline_ballroom"
    make(table.heroes[0], gear=["narwhal_blindfold"])
    step(
        table,
        ("throw", "red"),
        ("use", "narwhal_blindfold", 4),
        throws=[Lands(10, icon=True, failed=(failed,))],
    )
    assert table.monster.life == 20
    assert table.heroes[0].life == 7


@clause("CF-THROW-6", "CF-THROW-SIM-2", "CF-THROW-SIM-3", "CF-LEADER-1")
def test_a_reported_throw_is_as_good_as_a_simulated_one() -> None:
    table = fight(foe="snowball_bandit")
    question = throw_of(table, ("throw", "red"))
    said = report(
        "castle_of_frosts",
        [DieReport("red", "mid-1", icon="icon", demands={"weak_hand": True}, beside=("mid-0",))],
    )
    landing = question.check(said.to_json())
    assert landing == said
    for wrong in (
        report("castle_of_frosts", [DieReport("red", "mid-1")]),
        report("castle_of_frosts", [DieReport("green", "mid-1", demands={"weak_hand": True})]),
    ):
        with pytest.raises(IllegalAnswer):
            question.check(wrong)


# -- fainting -------------------------------------------------------------------------------------


@clause("CF-FAINT-1", "CF-FAINT-2", "CF-FAINT-4", "CF-RULING-13")
def test_a_hero_below_one_life_faints_and_is_skipped() -> None:
    table = fight(foe="bloodthirsty_penguin")
    make(table.heroes[0], life=2)
    step(table, ("throw", "red"), throws=[Lands("outside")])
    hero = table.heroes[0]
    assert (hero.life, hero.fainted) == (0, True)
    assert table.heal(hero, 4) == 0
    assert table.next_standing(2) == 1
    step(table, ("throw", "green"), throws=[Lands(2)])
    step(table, throws=[Lands(2)])
    assert table.active == 1


@clause("CF-FAINT-3", "CF-RULING-19", "CF-EQUIP-11")
@pytest.mark.parametrize(("life", "saved"), [(2, True), (1, True), (0, False)])
def test_a_friend_may_help_just_before_a_hero_faints(life: int, saved: bool) -> None:
    table = fight(foe="blue_dragon")
    make(table.heroes[0], life=life)
    make(table.heroes[2], gear=["hot_grog"])
    if life:
        step(table, (2, "pass"), ("throw", "red"), (2, ("heal", "hot_grog", 0)), throws=[Lands("outside")])
    else:
        make(table.heroes[0], life=-4)
        assert when(settle_faints(EDITION, table)).asked == []  # -4 + 4 is below one life: no change
    assert table.heroes[0].fainted is not saved
    assert table.heroes[0].life == (life if saved else 0)


@clause("CF-FAINT-3")
def test_the_hero_about_to_faint_may_help_too() -> None:
    table = fight(foe="blue_dragon")
    make(table.heroes[0], life=3, gear=["hot_grog"])
    step(table, (0, "pass"), ("throw", "red"), (0, ("heal", "hot_grog", 0)), throws=[Lands("outside")])
    assert table.heroes[0].life == 3
    assert not table.heroes[0].fainted


# -- running out of dice --------------------------------------------------------------------------


@clause("CF-RUNOUT-1", "CF-RUNOUT-2", "CF-RUNOUT-10")
def test_without_dice_a_white_one_or_all_back() -> None:
    table = fight(unthrown=[], white=2)
    story = step(table, ("white", 2), throws=[Lands(1)])
    assert story.offered[0] == ["white.2", "retrieve.1"]
    assert (table.white, table.white_thrown) == (1, 1)
    assert step(table, ("white", 1), throws=[Lands(1)]).asked == ["run-out"]
    question = next(turn(table))  # no white die left: there is one option, and the question says why
    assert isinstance(question, Choose)
    assert question.options == [("retrieve", 1)]
    with pytest.raises(IllegalAnswer, match="no-white-die"):
        question.check("white.0")


@clause("CF-RUNOUT-3", "CF-RUNOUT-4", "CF-RUNOUT-5", "CF-RUNOUT-6", "CF-RUNOUT-9", "CF-RULING-16", "CF-EQUIP-9",
        "CF-RULING-38")  # fmt: skip
def test_taking_the_dice_back_hurts_everybody_by_the_level() -> None:
    table = fight(foe="kraken_hatchling", unthrown=[], white=1, joined=["snow"], white_thrown=1)
    make(table.heroes[0], gear=["ice_shield"])
    story = step(table, ("retrieve", 4), ("throw", "blue"), throws=[Lands(2)])
    assert lives(table) == [5, 5, 5]
    assert story.offered[1] == ["throw.red", "throw.green", "throw.blue"]
    assert (table.unthrown, table.special, table.white, table.active) == (["red", "green"], [], 1, 1)
    assert table.heroes[0].turned == []
    table.unthrown = []
    step(table, ("retrieve", 4), ("throw", "red"), throws=[Lands(2)])
    assert lives(table) == [1, 1, 1]


@clause("CF-RUNOUT-7", "CF-RUNOUT-8", "CF-RULING-14")
def test_who_faints_from_it_hands_the_dice_on() -> None:
    table = fight(foe="bloodthirsty_penguin", unthrown=[], white=0)
    make(table.heroes[0], life=3)
    make(table.heroes[1], life=2, gear=["hot_grog"])
    story = step(table, (1, "pass"), (1, ("heal", "hot_grog", 1)), ("throw", "green"), throws=[Lands(2)])
    assert "window" in story.asked
    assert table.heroes[0].fainted
    assert (table.heroes[1].life, table.heroes[1].fainted) == (3, False)
    assert table.thrower == 1
    assert table.unthrown == ["red", "blue"]


@clause("CF-RUNOUT-8", "CF-END-1")
def test_if_nobody_is_conscious_the_party_loses() -> None:
    table = fight(foe="bloodthirsty_penguin", unthrown=[], white=0)
    for hero in table.heroes:
        hero.life = 3
    outcome = step(table).played.outcome
    assert outcome is not None
    assert outcome.headline.id == "over-lost-all_fainted"


@clause("CF-END-1")
def test_eliminated_heroes_do_not_count_as_standing() -> None:
    table = fight(foe="white_bear")
    make(table.heroes[1], eliminated=True, life=0)
    make(table.heroes[2], fainted=True, life=0)
    make(table.heroes[0], life=1)
    outcome = step(table, ("throw", "red"), throws=[Lands("outside")]).played.outcome
    assert outcome is not None
    assert outcome.winners == ()
