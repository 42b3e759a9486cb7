"""CF-BOSS, CF-BACK, CF-END: the last combat, and giving up on others."""

from __future__ import annotations

from typing import Any

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.question import Choose
from tumblekeep.games.castle_of_frosts.content import BOSSES
from tumblekeep.games.castle_of_frosts.dungeon import meet_boss
from tumblekeep.games.castle_of_frosts.rules import required
from tumblekeep.games.castle_of_frosts.table import CastleTable, LaidTemplate
from tumblekeep.games.castle_of_frosts.turn import turn


def boss(name: str = "penqueen", **state: Any) -> CastleTable:
    return meets(party(), name, active=0, **state)


@clause("CF-BOSS-1")
def test_a_boss_has_no_gold_and_no_level() -> None:
    for card in BOSSES.values():
        assert (card.gold, card.level, card.is_boss) == (0, 0, True)
        assert card.damage >= 4


@clause("CF-BOSS-2", "CF-BOSS-3", "CF-RULING-2", "CF-BOSS-9")
@pytest.mark.parametrize(("difficulty", "extra"), [("normal", 0), ("hard", 2), ("inferno", 4)])
def test_the_boss_is_drawn_and_difficulty_counts(difficulty: str, extra: int) -> None:
    table = party(difficulty=difficulty)
    table.phase = "boss"
    story = run(meet_boss, table, fate=["spirit_of_sahl_esman"])
    assert set(story.played.questions[0].bag) == set(BOSSES)  # type: ignore[attr-defined]
    assert table.monster.life == 28 + extra
    assert table.room == ""
    assert table.flips == ["weak_point"]


@clause("CF-BOSS-4", "CF-BOSS-9")
def test_the_boss_fights_by_the_normal_rules() -> None:
    table = boss("the_slumbering_horror")
    assert table.icebergs == ["iceberg-1", "iceberg-2", "iceberg-3", "iceberg-4"]
    step(table, ("throw", "red"), throws=[Lands("outside")])
    assert table.heroes[0].life == 4
    assert table.monster.life == 30
    mad = boss("penqueen")
    step(mad, ("throw", "red"), throws=[Lands(2)])
    assert required(mad) == ("weak_hand",)
    question = next(turn(mad))
    assert isinstance(question, Choose)
    assert "back-down" not in question.options


@clause("CF-BOSS-5", "CF-RUNOUT-6")
def test_against_the_boss_thrown_dice_stay_thrown() -> None:
    table = boss(unthrown=[], white=2)
    question = next(turn(table))
    assert isinstance(question, Choose)
    assert question.options == [("white", 2)]
    with pytest.raises(IllegalAnswer, match="boss-keeps-dice"):
        question.check("retrieve.0")
    assert step(table, throws=[Lands(1)]).asked == []
    assert table.white == 1


@clause("CF-BOSS-6", "CF-END-2", "CF-RULING-17")
def test_without_any_die_the_party_loses() -> None:
    table = boss(unthrown=[], white=0)
    outcome = step(table).played.outcome
    assert outcome is not None
    assert outcome.headline.id == "over-lost-no_dice"
    assert "NoMoreDice" in tales(table)


@clause("CF-BOSS-6", "CF-RULING-17")
def test_a_spendable_may_bring_the_last_die() -> None:
    table = boss(unthrown=[], white=0)
    make(table.heroes[2], gear=["bottled_blizzard"])
    step(table, (2, "pass"), (2, ("add-die", "bottled_blizzard")), throws=[Lands(2)])
    assert table.monster.life == 24
    lost = boss(unthrown=[], white=0)
    make(lost.heroes[2], gear=["bottled_blizzard"])
    assert step(lost, (2, "pass"), (2, "pass")).played.outcome is not None
    won = boss(unthrown=[], white=0, life=4)
    make(won.heroes[2], gear=["harpoon_of_regret"])
    outcome = step(won, (2, "pass"), (2, ("harpoon", "harpoon_of_regret", 4))).played.outcome
    assert outcome is not None
    assert outcome.winners


@clause("CF-BOSS-7", "CF-END-3")
def test_the_win_comes_at_once() -> None:
    table = boss(life=2, unthrown=["red"])
    make(table.heroes[1], life=0, fainted=True)
    outcome = step(table, throws=[Lands(2)]).played.outcome
    assert outcome is not None
    assert outcome.headline.id == "over-won"
    assert table.heroes[1].scars == []


# -- backing down ---------------------------------------------------------------------------------


@clause("CF-BACK-1", "CF-RULING-36")
def test_backing_down_needs_a_requirement_and_comes_before_the_die() -> None:
    with_throw = next(turn(meets(party(), "lich_of_lost_mittens")))
    without = next(turn(meets(party(), "waddling_recruit")))
    assert isinstance(with_throw, Choose)
    assert isinstance(without, Choose)
    assert "back-down" in with_throw.options
    assert "back-down" not in without.options
    by_room = next(turn(meets(party(), "waddling_recruit", room="trampoline_ballroom")))
    assert isinstance(by_room, Choose)
    assert "back-down" in by_room.options


@clause("CF-BACK-2", "CF-BACK-3", "CF-BACK-4", "CF-BACK-5", "CF-BACK-6")
def test_everybody_loses_the_level_and_another_monster_comes() -> None:
    table = meets(party(leader=1), "lich_of_lost_mittens", room="coin_grotto", gold=0, unthrown=["red"], white=1,
                  white_thrown=1)  # fmt: skip
    make(table.heroes[2], gear=["ice_shield"], turned=["ice_shield"])
    table.level, table.level_left = 4, 5
    step(table, "back-down", ("back-down", 4), ("back-down", 4))
    assert lives(table) == [5, 5, 5]
    assert table.abandoned == ["lich_of_lost_mittens"]
    assert (table.met, table.gold, table.room) == ([], 0, "coin_grotto")
    assert table.unthrown == ["red", "green", "blue"]
    assert (table.white, table.white_thrown) == (1, 1)
    assert table.heroes[2].turned == ["ice_shield"]
    assert (table.phase, table.active) == ("monster", 2)
    step(table, fate=["kraken_hatchling"])
    assert table.gold == 0  # the room's gains are not repeated
    assert table.monster.card == "kraken_hatchling"
    assert table.active == 2


@clause("CF-BACK-5")
def test_backing_down_can_lose_the_game() -> None:
    table = meets(party(LEBRON, JACK), "lich_of_lost_mittens")
    for hero in table.heroes:
        hero.life = 4
    outcome = step(table, "back-down", ("back-down", 4)).played.outcome
    assert outcome is not None
    assert outcome.headline.id == "over-lost-all_fainted"


@clause("CF-BACK-6", "CF-BACK-7")
def test_fainted_heroes_stay_down_and_the_target_is_cleared() -> None:
    table = meets(party(LEBRON, JACK, MARLA, leader=0), "mad_glaciomancer", room="skating_court")
    table.monster.madness = 2
    table.icebergs, table.templates = ["iceberg-1"], [LaidTemplate("frozen-1", "frozen", 0, 0)]
    table.special, table.joined, table.melody, table.cutthroat = ["snow"], ["snow"], True, True
    make(table.heroes[1], life=0, fainted=True)
    table.active = 2
    step(table, "back-down", ("back-down", 4))
    assert table.heroes[1].fainted
    assert (table.icebergs, table.templates, table.special, table.joined) == ([], [], [], [])
    assert not table.melody
    assert not table.cutthroat
    assert table.active == 2
    step(table, fate=["slush_imp"])
    assert required(table) == ("weak_hand",)
