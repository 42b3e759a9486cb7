"""DF-MONSTER and DF-BACKDOWN: what monsters do, and how a party can respond."""

from __future__ import annotations

import pytest

from games.dungeon_fighter.given import *
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_fighter.rules import floor, pool


@clause("DF-MONSTER-1")
def test_a_throw_symbol_obliges_every_hero() -> None:
    table = party(*TRIO, foe="medusa")
    for die in ("red", "green", "blue"):
        assert demanded(throws(table, hit(die, 1, blind=True))) == ("blind",)


@clause("DF-MONSTER-2")
def test_the_breaker_costs_the_thrower_a_card_of_choice_on_a_miss() -> None:
    table = party("torm", "randolph", foe="rust_nibbler")
    table.heroes[0].gear = ["wobbly_flail", "dented_buckler"]
    table.heroes[1].gear = ["lucky_sock"]
    played = goes(table, "throw.red", "ready", "card.dented_buckler", fate=[miss("red")])
    assert played.offered[-1] == ["card.wobbly_flail", "card.dented_buckler"]
    assert table.heroes[0].gear == ["wobbly_flail"]
    assert table.discards == ["dented_buckler"]
    assert table.heroes[1].gear == ["lucky_sock"]


@clause("DF-MONSTER-2")
def test_the_breaker_breaks_nothing_on_a_hit_or_from_empty_hands() -> None:
    table = party("torm", foe="rust_nibbler")
    assert throws(table, miss("red")).asked == ["die", "throw"]
    table.heroes[0].gear = ["dented_buckler"]
    throws(table, hit("green", 1))
    assert table.heroes[0].gear == ["dented_buckler"]


@clause("DF-MONSTER-3", "DF-RULING-32")
def test_a_seduced_monster_may_be_what_is_broken() -> None:
    table = party("sir_moo", foe="rust_nibbler")
    me = table.heroes[0]
    me.gear, me.seduced = ["dented_buckler"], ["cute_bear"]
    goes(table, "throw.red", "deal", "seduced.cute_bear", fate=[miss("red")])
    assert (me.gear, me.seduced, table.discards) == (["dented_buckler"], [], [])


@clause("DF-MONSTER-4", "DF-RULING-40")
def test_regeneration_never_passes_the_printed_life() -> None:
    table = party("torm", foe="hydra_of_three_minds")
    table.monster.life = 5
    throws(table, miss("red"))
    assert foe_life(table) == 8
    throws(table, miss("green"))
    assert foe_life(table) == 9
    throws(table, hit("blue", 1))
    assert foe_life(table) == 8


@clause("DF-MONSTER-5", "DF-RULING-43")
def test_against_a_small_target_section_one_is_a_miss_in_all_respects() -> None:
    table = party("torm", foe="rude_mushroom")
    table.heroes[0].gear = ["skipping_stone"]
    played = goes(
        table,
        "throw.blue", "use.skipping_stone.1",
        fate=[hit("blue", 1, symbol=True, double_bounce=True)],
    )  # fmt: skip
    assert played.asked == ["die", "weapons", "throw"]
    assert (foe_life(table), life(table)) == (4, [8])
    assert told(table, "ShotMissed") == [(0, "blue", "small_target")]
    goes(table, "throw.green", "ready", fate=[hit("green", 2)])
    assert foe_life(table) == 2


@clause("DF-MONSTER-6")
def test_gold_drain_takes_one_gold_if_there_is_any() -> None:
    table = party("torm", foe="ghost_accountant", gold=1)
    before = table.supply_gold
    throws(table, miss("red"))
    assert (table.gold, table.supply_gold) == (0, before + 1)
    throws(table, miss("green"))
    assert (table.gold, table.supply_gold) == (0, before + 1)


@clause("DF-MONSTER-7", "DF-MONSTER-8", "DF-RULING-42")
def test_a_forbidden_die_is_neither_usable_nor_unused() -> None:
    table = party("torm", "randolph", foe="goblin_toll_clerk", white=1)
    played = goes(table, "throw.green", fate=[hit("green", 1)])
    assert played.offered == [["throw.green", "throw.blue"]]
    question = played.questions[0]
    assert isinstance(question, Choose)
    assert next((bar.option, bar.reason) for bar in question.barred()) == (("throw", "red"), "die-forbidden")
    goes(table, fate=[hit("blue", 1)])
    assert pool(table) == []
    played = goes(table, "white.1", "name.red.blind_fury", "pay", fate=[hit("white", 2, symbol=True)])
    assert played.asked[0] == "run-out"
    assert table.phase == "end"
    assert table.unused == 0


@clause("DF-MONSTER-9", "DF-RULING-39")
def test_a_critical_miss_strikes_everybody_once() -> None:
    table = party(*TRIO, foe="two_headed_giant")
    throws(table, miss("red"))
    assert life(table) == [7, 7, 7]
    throws(table, hit("blue", 1))
    assert life(table) == [7, 7, 7]


@clause("DF-MONSTER-10", "DF-RULING-39")
def test_under_a_critical_miss_some_protections_serve_the_thrower_only() -> None:
    table = party("goldfinga", "sir_moo", "torm", "gromli", foe="two_headed_giant", beer=2)
    table.heroes[1].gear = ["dented_buckler", "mirror_shield", "sealed_breastplate"]
    table.heroes[3].life, table.heroes[3].fainted = 0, True
    throws(table, miss("blue", symbol=True))
    assert life(table) == [9, 7, 9, 0]
    assert foe_life(table) == 8
    assert table.heroes[1].gear == ["dented_buckler", "mirror_shield", "sealed_breastplate"]
    table.monster.is_toad = True
    table.active = 0
    throws(table, miss("red"))
    assert life(table) == [9, 7, 9, 0]


@clause("DF-MONSTER-10", "DF-EQUIP-16")
def test_the_throwers_armour_answers_for_the_thrower_alone() -> None:
    table = party("sir_moo", "torm", foe="two_headed_giant")
    table.heroes[0].gear = ["sealed_breastplate", "decoy_dummy"]
    played = goes(table, "throw.blue", "item.decoy_dummy", fate=[miss("blue")])
    assert played.asked == ["die", "throw", "block"]
    assert life(table) == [9, 7]


@clause("DF-MONSTER-10")
def test_all_are_struck_at_the_same_moment() -> None:
    table = party("torm", "sir_moo", foe="two_headed_giant")
    table.heroes[0].life = table.heroes[1].life = 1
    table.heroes[1].gear = ["mirror_shield"]
    table.monster.life = 2
    throws(table, miss("red"))
    assert table.phase == "end"
    assert [hero.fainted for hero in table.heroes] == [True, True]


@clause("DF-MONSTER-11")
@pytest.mark.parametrize("value", [1, 3, 5])
def test_against_a_horde_every_section_counts_one(value: int) -> None:
    table = party("torm", foe="eleven_kittens")
    throws(table, hit("blue", value))
    assert foe_life(table) == 3


@clause("DF-MONSTER-11")
def test_weapons_and_abilities_count_in_full_against_a_horde() -> None:
    table = party("torm", foe="army_of_interns")
    table.heroes[0].gear = ["skipping_stone"]
    goes(
        table,
        "throw.blue", "use.skipping_stone.1",
        fate=[hit("blue", 5, symbol=True, double_bounce=True)],
    )  # fmt: skip
    assert foe_life(table) == 5 - (1 + 2 + 1)


@clause("DF-MONSTER-12", "DF-RULING-41")
def test_after_miss_effects_come_last_and_only_from_a_living_monster() -> None:
    table = party("sir_moo", foe="hydra_of_three_minds")
    me = table.heroes[0]
    me.gear = ["mirror_shield"]
    table.monster.life = 4
    throws(table, miss("green"))
    assert tales(table)[-4:] == ["HeroStruck", "Riposted", "FoeHurt", "FoeRecovered"]
    assert foe_life(table) == 5
    table = party("sir_moo", foe="royal_tax_inspector")
    table.heroes[0].gear = ["mirror_shield"]
    table.monster.life = 2
    throws(table, miss("green"))
    assert (table.phase, table.gold) == ("end", 2)


# -- backing down ---------------------------------------------------------------------------------


@clause("DF-BACKDOWN-1", "DF-BACKDOWN-2", "DF-BACKDOWN-3", "DF-BACKDOWN-4", "DF-EX-10")
def test_impossible_throw() -> None:
    faces, at = room_with("perilous-under_leg")
    table = party(*TRIO, foe="shady_fellow", faces=faces, at=at, tower=[0, 2, 3, 5])
    before = table.supply_gold
    played = goes(table, "back-down", "back-down.1", "back-down.1", fate=["educated_orc"])
    assert [question.whose for question in played.questions[:3]] == [0, 1, 2]
    assert life(table) == [8, 8, 8]
    assert (table.monster.card, table.room) == ("educated_orc", at[1])
    assert table.bottom[1] == ("shady_fellow",)
    assert table.tower == [0, 2, 3, 5]
    assert table.supply_gold == before + 2 - 2
    assert table.active == 0
    played = throws(table, hit("red", 1, under_leg=True))
    assert demanded(played) == ("under_leg",)


@clause("DF-BACKDOWN-1")
def test_one_voice_against_is_enough_to_stay() -> None:
    table = party(*TRIO, foe="cute_bear")
    played = goes(table, "back-down", "stay", "throw.red", fate=[hit("red", 1, flick=True)])
    assert played.asked == ["die", "agree", "die", "throw"]
    assert played.offered[-1] == ["throw.red", "throw.green", "throw.blue"]
    assert (life(table), table.monster.card) == ([9, 9, 9], "cute_bear")


@clause("DF-BACKDOWN-1", "DF-RULING-72")
def test_without_a_demand_or_with_the_rule_switched_off_nobody_proposes_it() -> None:
    table = party(*TRIO)
    assert goes(table, stop=True).offered == [["throw.red", "throw.green", "throw.blue"]]
    table = party(*TRIO, foe="cute_bear", back_down_allowed=False)
    assert goes(table, stop=True).offered == [["throw.red", "throw.green", "throw.blue"]]


@clause("DF-BACKDOWN-5", "DF-RULING-54")
def test_the_last_of_its_pile_is_followed_by_the_next_pile_and_met_again() -> None:
    table = party("torm", foe="cute_bear", tower=[0, 3, 3, 5])
    goes(table, "back-down", fate=["educated_orc"])
    assert table.monster.card == "educated_orc"
    assert (table.tower, table.bottom[0]) == ([1, 2, 3, 5], ("cute_bear",))
    assert floor(table) == 0
    table.foe, table.phase = None, "move"
    goes(table, "enter.3.normal")
    assert table.monster.card == "cute_bear"
    assert table.tower == [0, 2, 3, 5]


@clause("DF-BACKDOWN-6", "DF-RULING-54")
def test_what_stays_and_what_leaves_with_the_monster() -> None:
    table = party("torm", "gromli", foe="cute_bear", unthrown=[], white=1, white_thrown=1)
    table.beaten, table.beer, table.stolen = True, 1, 2
    foe = table.monster
    foe.is_target = foe.is_toad = True
    foe.charmer = 0
    goes(table, "back-down", "back-down.1", fate=["common_goblin"])
    foe = table.monster
    assert (foe.card, foe.is_target, foe.is_toad, foe.charmer, foe.silenced) == (
        "common_goblin", False, False, -1, False,
    )  # fmt: skip
    assert (table.unthrown, table.white_thrown, table.beaten, table.beer, table.stolen) == ([], 1, True, 1, 2)
    assert table.active == 0


@clause("DF-BACKDOWN-7")
def test_backing_down_can_lose_the_game() -> None:
    table = party("torm", "gromli", foe="cute_bear")
    table.heroes[0].life = table.heroes[1].life = 1
    played = goes(table, "back-down", "back-down.1")
    assert played.outcome is not None
    assert played.outcome.headline.id == "over-lost-all_fainted"


@clause("DF-BACKDOWN-7", "DF-BACKDOWN-2")
def test_who_faints_by_backing_down_hands_the_dice_on() -> None:
    table = party("torm", "gromli", foe="cute_bear")
    table.heroes[0].life = 1
    goes(table, "back-down", "back-down.1", fate=["common_goblin"])
    assert (table.active, table.heroes[0].fainted) == (1, True)


@clause("DF-BACKDOWN-8")
def test_hints_never_suggest_it_but_for_a_hopeless_throw() -> None:
    from tumblekeep.games.dungeon_fighter.hints import worth
    from tumblekeep.games.dungeon_fighter.view import view

    faces, at = room_with("perilous-nose")
    for foe, where, wise in (("cute_bear", (1, 1), False), ("siege_troll", None, True)):
        table = party("torm", "gromli", foe=foe)
        if where is None:
            table = party("torm", "gromli", foe=foe, faces=faces, at=at)
        question = goes(table, stop=True).open
        assert isinstance(question, Choose)
        numbers = dict(zip(question.options, worth(view(table, 0), question), strict=True))
        assert (max(numbers, key=lambda option: numbers[option]) == "back-down") == wise
