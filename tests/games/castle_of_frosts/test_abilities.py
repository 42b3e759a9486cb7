"""CF-ICON, CF-KILL, CF-ABIL, CF-MON: what icons, Heroes and Monsters can do."""

from __future__ import annotations

from typing import Any

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.question import Choose
from tumblekeep.games.castle_of_frosts.content import FOES, HEROES
from tumblekeep.games.castle_of_frosts.powers import POWERS


@clause("CF-ICON-1")
@pytest.mark.parametrize(
    ("die", "word"), [("red", "sworn_enemy-beast"), ("green", "self_healing"), ("blue", "camouflage")]
)
def test_the_colour_of_the_die_says_which_ability(die: str, word: str) -> None:
    table = fight(LEBRON, JACK)
    story = step(table, ("throw", die), "none", throws=[Lands(2, icon=True)])
    assert options_of(story, "ability") == ["none", f"use.{word}"]
    blank = fight(LEBRON, JACK)
    assert step(blank, ("throw", die), throws=[Lands(2)]).asked == ["die"]


@clause("CF-ICON-2", "CF-DICE-4")
@pytest.mark.parametrize("die", ["snow", "white"])
def test_white_and_special_dice_stand_for_any_unscarred_colour(die: str) -> None:
    table = fight(LEBRON, JACK, unthrown=[], special=["snow"] if die == "snow" else [])
    make(table.heroes[0], scars=["green"])
    answers: list[Any] = [] if die == "snow" else [("white", 2)]
    story = step(table, *answers, "none", throws=[Lands(2, icon=True)])
    assert options_of(story, "ability") == ["none", "use.sworn_enemy-beast", "use.camouflage"]


@clause("CF-ICON-3", "CF-ABIL-1")
def test_conditions_of_hit_and_miss() -> None:
    conditions = {
        name: POWERS[name].when
        for sheet in HEROES.values()
        for name in (a.id for a in sheet.abilities.values())
    }
    assert {name for name, when in conditions.items() if when == "hit"} == {
        "sworn_enemy",
        "enchanting_melody",
        "camouflage",
    }
    assert {name for name, when in conditions.items() if when == "miss"} == {"agile_instincts"}
    table = fight(LEBRON, JACK)
    make(table.heroes[0], life=4)
    step(table, ("throw", "green"), ("use", "self_healing"), throws=[Lands("outside", icon=True)])
    assert table.heroes[0].life == 7 - 1


@clause("CF-ICON-3", "CF-ICON-5")
def test_the_question_says_why_an_ability_is_out_of_reach() -> None:
    table = fight(LEBRON, JACK, unthrown=[])
    make(table.heroes[0], scars=["red"])
    story = step(table, ("white", 2), "none", throws=[Lands("outside", icon=True)])
    question = story.played.questions[-1]
    assert isinstance(question, Choose)
    with pytest.raises(IllegalAnswer, match="scarred"):
        question.check("use.sworn_enemy-beast")
    with pytest.raises(IllegalAnswer, match="needs-hit"):
        question.check("use.camouflage")


@clause("CF-KILL-5", "CF-RULING-46")
def test_an_insta_kill_needs_a_hit() -> None:
    table = fight(LEBRON, JACK)
    step(table, ("throw", "red"), throws=[Lands(10, icon=True, bounced=False)])
    assert table.monster.life == 20
    assert table.heroes[0].life == 8


@clause("CF-KILL-6", "CF-RULING-45")
@pytest.mark.parametrize("die", ["red", "white", "snow"])
def test_any_die_can_kill_even_under_a_scar(die: str) -> None:
    table = fight(
        LEBRON, JACK, unthrown=["red"] if die == "red" else [], special=["snow"] if die == "snow" else []
    )
    make(table.heroes[0], scars=["red", "green", "blue"])
    step(table, *([("white", 2)] if die == "white" else []), throws=[Lands(10, icon=True)])
    assert table.phase == "rest"
    assert table.epic


@clause("CF-ABIL-2", "CF-ABIL-3", "CF-RULING-51")
def test_agile_instincts() -> None:
    table = fight(JACK, LEBRON, foe="kraken_hatchling")
    make(table.heroes[0], gear=["icicle_dagger", "herring_cape"])
    step(
        table, ("throw", "red"), ("use", "icicle_dagger", 1), ("use", "agile_instincts"), ("wear", "herring_cape"),
        throws=[Lands("hole-1", icon=True)],
    )  # fmt: skip
    assert table.monster.life == 18
    assert table.heroes[0].life == 9
    assert table.gold == 1  # an Armor with another effect may still be used
    hit = fight(JACK, LEBRON)
    assert step(hit, ("throw", "red"), throws=[Lands(3, icon=True)]).asked == ["die"]


@clause("CF-ABIL-4", "CF-RULING-23")
def test_rethrow_voids_the_first_result() -> None:
    table = fight(MARLA, JACK)
    make(table.heroes[0], gear=["icicle_dagger"])
    story = step(
        table, ("throw", "green"), ("use", "icicle_dagger", 1), "rethrow", "ready", throws=[Lands(5, icon=True), Lands(2)]
    )  # fmt: skip
    assert table.monster.life == 18  # the dagger was declared for the first throw only
    assert [setting["dice"] for setting in story.settings] == [["green"], ["green"]]
    assert table.unthrown == ["red", "blue"]


@clause("CF-ABIL-5", "CF-RULING-13")
def test_heal_party_heals_who_is_conscious() -> None:
    table = fight(ARISTIDE, JACK, LEBRON)
    for hero, life in zip(table.heroes, (5, 9, 0), strict=True):
        hero.life = life
    table.heroes[2].fainted = True
    step(table, ("throw", "green"), ("use", "heal_party"), throws=[Lands("outside", icon=True)])
    assert lives(table) == [5, 9, 0]  # one healed, one lost by the Miss


@clause("CF-ABIL-6")
def test_pickpocket_brings_one_gold() -> None:
    table = fight(JACK, LEBRON, gold=0)
    step(table, ("throw", "green"), ("use", "pickpocket"), throws=[Lands("outside", icon=True)])
    assert table.gold == 1


@clause("CF-ABIL-7")
def test_self_healing_heals_three() -> None:
    table = fight(LEBRON, JACK)
    make(table.heroes[0], life=3)
    step(table, ("throw", "green"), ("use", "self_healing"), throws=[Lands(2, icon=True)])
    assert table.heroes[0].life == 6


@clause("CF-ABIL-8", "CF-RULING-47")
@pytest.mark.parametrize(("card", "word", "foe", "bonus"), [
    (LEBRON, "sworn_enemy-beast", "kraken_hatchling", 4), (LEBRON, "sworn_enemy-beast", "waddling_recruit", 1),
    (ARISTIDE, "sworn_enemy-penguin", "penqueen", 4), (ARISTIDE, "sworn_enemy-penguin", "the_slumbering_horror", 1),
])  # fmt: skip
def test_sworn_enemy(card: str, word: str, foe: str, bonus: int) -> None:
    table = fight(card, JACK, foe=foe)
    step(table, ("throw", "red"), ("use", word), throws=[Lands(2, icon=True)])
    assert table.monster.life == 20 - 2 - bonus


@clause("CF-ABIL-9", "CF-ABIL-11", "CF-RULING-26")
def test_enchanting_melody() -> None:
    table = fight(ARISTIDE, JACK)
    step(table, ("throw", "blue"), ("use", "enchanting_melody"), throws=[Lands(2, icon=True)])
    assert table.monster.life == 16
    assert table.melody
    again = fight(ARISTIDE, JACK, melody=True)
    step(again, ("throw", "blue"), "ready", ("use", "enchanting_melody"), throws=[Lands(2, icon=True)])
    assert again.monster.life == 16
    missed = fight(ARISTIDE, JACK)
    assert step(missed, ("throw", "blue"), throws=[Lands("outside", icon=True)]).asked == ["die"]


@clause("CF-ABIL-10", "CF-RULING-26")
def test_everybody_may_dance_and_it_does_not_add_up() -> None:
    table = fight(ARISTIDE, JACK, active=1, melody=True)
    story = step(table, ("throw", "red"), "dance", throws=[Lands(2)])
    assert story.asked == ["die", "weapons"]
    assert table.monster.life == 16


@clause("CF-ABIL-12", "CF-ABIL-13", "CF-ABIL-14", "CF-RULING-27")
def test_cutthroat_adds_the_second_section() -> None:
    table = fight(JACK, LEBRON)
    step(table, ("throw", "blue"), ("use", "cutthroat"), throws=[Lands("outside", icon=True)])
    assert table.cutthroat
    step(table, ("throw", "red"), ("spend", 3), throws=[Lands(4, beside=(3,))])
    assert table.monster.life == 20 - 7
    assert not table.cutthroat
    at_once = fight(JACK, LEBRON)
    step(
        at_once,
        ("throw", "blue"),
        ("use", "cutthroat"),
        ("spend", 3),
        throws=[Lands(4, icon=True, beside=(3,))],
    )
    assert at_once.monster.life == 13
    step(at_once, ("throw", "red"), throws=[Lands(4, beside=(3,))])
    assert at_once.monster.life == 9


@clause("CF-RULING-28")
def test_between_two_sections() -> None:
    table = fight(JACK, LEBRON, cutthroat=True)
    story = step(table, ("throw", "red"), "keep", throws=[Lands(4, beside=(5, 3))])
    assert options_of(story, "second") == ["keep", "spend.5", "spend.3"]
    bull = fight(JACK, LEBRON, cutthroat=True)
    step(bull, ("throw", "red"), ("spend", 5), throws=[Lands(10, beside=(5,))])
    assert bull.monster.life == 5
    missed = fight(JACK, LEBRON, cutthroat=True)
    assert step(missed, ("throw", "red"), throws=[Lands("hole-1", beside=(4,))]).asked == ["die"]
    alone = fight(JACK, LEBRON, cutthroat=True)
    assert step(alone, ("throw", "red"), throws=[Lands(4)]).asked == ["die"]


@clause("CF-RULING-27")
def test_a_second_section_counts_once() -> None:
    table = fight(JACK, LEBRON, cutthroat=True)
    make(table.heroes[1], gear=["enlarging_lotion"])
    story = step(table, ("throw", "red"), ("spend", 3), throws=[Lands(4, beside=(3,))])
    assert "window" not in story.asked
    lotion = fight(JACK, LEBRON, cutthroat=True)
    make(lotion.heroes[1], gear=["enlarging_lotion"])
    step(
        lotion,
        ("throw", "red"),
        "keep",
        (1, ("enlarge", "enlarging_lotion", 3)),
        throws=[Lands(4, beside=(3,))],
    )
    assert lotion.monster.life == 13
    assert lotion.cutthroat


@clause("CF-ABIL-15", "CF-ABIL-16", "CF-RULING-48")
def test_camouflage_counts_the_icons_of_the_room() -> None:
    table = meets(party(LEBRON, JACK), "kraken_hatchling", room="royal_nursery", active=0, life=20, icons=9)
    step(table, ("throw", "blue"), ("use", "camouflage"), throws=[Lands(2, icon=True)])
    assert table.monster.life == 20 - 2 - 4
    boss = fight(LEBRON, JACK, foe="penqueen")
    step(boss, ("throw", "blue"), ("use", "camouflage"), throws=[Lands(2, icon=True)])
    assert boss.monster.life == 20 - 2 - 3


@clause("CF-ABIL-17", "CF-RULING-49", "CF-EQUIP-15")
def test_herb_power_counts_discarded_spendables() -> None:
    table = fight(MARLA, JACK, LEBRON)
    table.discarded = ["hot_grog", "ramboril", "harpoon_of_regret"]
    table.unsold = ["enlarging_lotion"]
    make(table.heroes[1], life=2)
    make(table.heroes[2], life=0, fainted=True)
    story = step(
        table, ("throw", "blue"), ("use", "herb_power"), ("heal", 1), throws=[Lands("outside", icon=True)]
    )
    assert options_of(story, "herb") == ["heal.0", "heal.1"]
    assert table.heroes[1].life == 2 + 2 + 2


@clause("CF-MON-1")
def test_an_ability_replaces_the_throw_banner() -> None:
    for monster in FOES.values():
        if monster.madness or monster.fearless:
            assert not monster.demands.throws
        assert len(monster.madness) in (0, 3)


@clause("CF-MON-6", "CF-RULING-24")
def test_fearless_asks_only_where_the_die_rests() -> None:
    table = fight(JACK, LEBRON, foe="bloodthirsty_penguin")
    story = step(
        table, ("throw", "red"), "fearless", "fearless", "keep",
        throws=[Lands(1), Lands(1, bounced=False), Lands(1)],
    )  # fmt: skip
    assert story.asked == ["die", "cancel", "cancel", "cancel"]
    assert table.monster.life == 19
    assert table.heroes[0].life == 9
    other = fight(JACK, LEBRON, foe="bloodthirsty_penguin")
    assert step(other, ("throw", "red"), throws=[Lands(2)]).asked == ["die"]
    tame = fight(JACK, LEBRON)
    assert step(tame, ("throw", "red"), throws=[Lands(1)]).asked == ["die"]
