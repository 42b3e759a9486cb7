"""DF-ABIL: the sixteen abilities, when they trigger and what they do."""

from __future__ import annotations

import pytest

from games.dungeon_fighter.given import *
from tumblekeep.games.dungeon_fighter.content import FOES, SHEETS
from tumblekeep.games.dungeon_fighter.powers import POWERS
from tumblekeep.games.dungeon_fighter.rules import pool


@clause("DF-ABIL-1")
def test_every_hero_has_three_abilities() -> None:
    for sheet in SHEETS.values():
        assert list(sheet.abilities) == ["red", "green", "blue"]
        assert all(ability.id in POWERS for ability in sheet.abilities.values())


@clause("DF-ABIL-3", "DF-ABIL-4", "DF-RULING-19")
@pytest.mark.parametrize(
    ("hero", "die"),
    [
        ("torm", "red"),
        ("torm", "green"),
        ("torm", "blue"),
        ("randolph", "red"),
        ("sister_clotilde", "blue"),
    ],
)
def test_abilities_with_the_target_in_their_icon_need_a_hit(hero: str, die: str) -> None:
    for landing in (miss(die, symbol=True), land(die, 5, symbol=True, bounced=False)):
        table = party(hero, foe="black_knight_on_foot")
        throws(table, landing)
        assert not told(table, "AbilityUsed")
        assert foe_life(table) == 11


@clause("DF-ABIL-3", "DF-ABIL-5", "DF-RULING-20")
@pytest.mark.parametrize(
    "landing",
    [
        miss("green", symbol=True),
        land("green", "hole-3", symbol=True),
        land("green", "edge", symbol=True),
        land("green", 2, symbol=True, bounced=False),
        hit("green", 2, symbol=True),
    ],
)
def test_the_others_trigger_wherever_the_die_rests(landing: object) -> None:
    table = party("goldfinga", foe="black_knight_on_foot")
    goes(table, "throw.green", fate=[landing])
    assert table.gold == 4


@clause("DF-ABIL-6")
def test_a_scarred_ability_never_triggers_but_its_die_can_be_thrown() -> None:
    table = party("goldfinga")
    table.heroes[0].scars, table.heroes[0].life = ["green"], 6
    played = throws(table, hit("green", 2, symbol=True))
    assert played.offered[0] == ["throw.red", "throw.green", "throw.blue"]
    assert (table.gold, foe_life(table)) == (2, 5)


@clause("DF-ABIL-7")
def test_naming_a_scarred_colour_triggers_nothing() -> None:
    table = party("goldfinga", unthrown=[], white=1)
    table.heroes[0].scars, table.heroes[0].life = ["green"], 6
    goes(table, "white.1", "name.green.pickpocket", fate=[hit("white", 2, symbol=True)])
    assert table.gold == 2


@clause("DF-ABIL-8")
def test_abilities_work_against_the_boss() -> None:
    table = party("torm", foe="the_landlord_of_evil")
    goes(table, "throw.red", "pay", fate=[hit("red", 4, symbol=True)])
    assert foe_life(table) == 11


@clause("DF-ABIL-9", "DF-RULING-22")
def test_only_four_abilities_leave_a_choice() -> None:
    asks = {}
    for hero, die, ability in (
        ("torm", "green", "flurry"),
        ("torm", "red", "blind_fury"),
        ("randolph", "blue", "rethrow"),
        ("fridolin", "green", "ballad"),
        ("goldfinga", "green", "pickpocket"),
        ("goldfinga", "red", "larceny"),
        ("randolph", "green", "metamorphosis"),
        ("randolph", "red", "targeted"),
        ("fridolin", "red", "living_target"),
        ("fridolin", "blue", "extra_damage"),
        ("lady_mary", "red", "seduction"),
        ("lady_mary", "blue", "mass_heal"),
        ("sir_moo", "red", "sworn_enemy"),
    ):
        table = party(hero, "torm", foe="two_headed_giant")
        played = goes(table, ("throw", die), fate=[hit(die, 1, symbol=True)], stop=True)
        asks[ability] = played.asked[2:]
    assert {name for name, asked in asks.items() if asked} == {"flurry", "blind_fury", "rethrow", "ballad"}


# -- each ability ---------------------------------------------------------------------------------


@clause("DF-ABIL-11", "DF-ABIL-13", "DF-RULING-27")
def test_flurry_throws_the_same_die_again_and_adds_up() -> None:
    table = party("torm", "randolph", foe="black_knight_on_foot")
    table.heroes[0].gear = ["skipping_stone"]
    played = goes(
        table,
        "throw.green", "ready", "again", "use.skipping_stone.1",
        fate=[hit("green", 3, symbol=True), hit("green", 2, double_bounce=True)],
    )  # fmt: skip
    assert played.asked == ["die", "weapons", "throw", "flurry", "weapons", "throw"]
    assert foe_life(table) == 11 - 3 - 3
    assert table.active == 1
    assert table.unthrown == ["red", "blue"]


@clause("DF-ABIL-11")
def test_flurry_is_a_choice_and_needs_a_hit() -> None:
    table = party("torm", "randolph")
    goes(table, "throw.green", "stop", fate=[hit("green", 3, symbol=True)])
    assert (foe_life(table), table.active) == (4, 1)
    table = party("torm", "randolph")
    assert goes(table, "throw.green", fate=[miss("green", symbol=True)]).asked == ["die", "throw"]


@clause("DF-ABIL-12")
def test_flurry_is_not_granted_by_the_throw_it_granted() -> None:
    table = party("torm", "randolph", foe="black_knight_on_foot")
    played = goes(
        table,
        "throw.green", "again",
        fate=[hit("green", 1, symbol=True), hit("green", 1, symbol=True)],
    )  # fmt: skip
    assert played.asked.count("flurry") == 1
    assert foe_life(table) == 9


@clause("DF-ABIL-13")
def test_no_second_throw_once_the_monster_is_dead_and_a_second_miss_hurts() -> None:
    table = party("torm", "randolph", foe="cute_bear")
    played = throws(table, hit("green", 2, symbol=True, flick=True))
    assert played.asked == ["die", "throw"]
    table = party("torm", "randolph")
    goes(table, "throw.green", "again", fate=[hit("green", 2, symbol=True), miss("green")])
    assert (foe_life(table), life(table)[0]) == (5, 8)


@clause("DF-ABIL-14")
def test_the_second_throw_of_a_white_die_may_trigger_something_else() -> None:
    table = party("torm", "randolph", foe="black_knight_on_foot", unthrown=[], white=1)
    goes(
        table,
        "white.1", "name.green.flurry", "again", "name.blue.extra_damage-2",
        fate=[hit("white", 1, symbol=True), hit("white", 1, symbol=True)],
    )  # fmt: skip
    assert foe_life(table) == 11 - 1 - 3
    table = party("torm", "randolph", foe="black_knight_on_foot")
    goes(table, "throw.green", "again", fate=[hit("green", 1, symbol=True), hit("green", 1, symbol=True)])
    assert told(table, "AbilityUsed") == [(0, "flurry")]


@clause("DF-ABIL-15")
def test_extra_damage_adds_its_amount() -> None:
    table = party("fridolin")
    throws(table, hit("blue", 2, symbol=True))
    assert foe_life(table) == 2


@clause("DF-ABIL-16")
@pytest.mark.parametrize("value", [1, 3, 5])
def test_targeted_damage_counts_five_with_bonuses_added(value: int) -> None:
    table = party("randolph", foe="black_knight_on_foot")
    table.heroes[0].gear = ["skipping_stone"]
    goes(
        table,
        "throw.red", "use.skipping_stone.1",
        fate=[hit("red", value, symbol=True, double_bounce=True)],
    )  # fmt: skip
    assert foe_life(table) == 5


@clause("DF-ABIL-17", "DF-ABIL-18", "DF-RULING-35", "DF-ABIL-44")
def test_divine_intervention_heals_one_for_each_point() -> None:
    table = party("sister_clotilde", "torm", "randolph")
    table.heroes[0].life, table.heroes[1].life, table.heroes[2].life = 5, 5, 0
    table.heroes[2].fainted = True
    table.monster.life = 2
    played = goes(table, "throw.blue", "heal.1", "heal.0", "heal.1", fate=[hit("blue", 3, symbol=True)])
    assert played.asked == ["die", "throw", "divine", "divine", "divine"]
    assert played.offered[-1] == ["heal.0", "heal.1"]
    assert life(table) == [6, 7, 0]


@clause("DF-ABIL-18", "DF-ABIL-22")
def test_divine_points_beyond_a_maximum_are_lost() -> None:
    table = party("sister_clotilde", "torm")
    table.heroes[1].life = 7
    played = throws(table, hit("blue", 5, symbol=True))
    assert played.asked == ["die", "throw"]
    assert life(table) == [9, 9]


@clause("DF-ABIL-18", "DF-RULING-23")
def test_divine_intervention_counts_a_fatal_blow_as_ten() -> None:
    table = party("sister_clotilde", "torm", foe="army_of_interns")
    table.heroes[0].life, table.heroes[1].life = 3, 4
    fed = ["heal.0"] * 5 + ["heal.1"] * 5
    goes(table, "throw.blue", *fed, fate=[centre("blue", symbol=True)])
    assert life(table) == [8, 9]


@clause("DF-ABIL-18", "DF-RULING-70")
def test_a_fatal_blow_with_divine_intervention_left_no_room_for_a_firecracker() -> None:
    table = party("sister_clotilde", "torm", foe="army_of_interns")
    me, friend = table.heroes
    me.gear, me.seduced = ["firecracker"], ["common_goblin"]
    me.life = friend.life = 1
    played = goes(
        table,
        "throw.blue", "item.firecracker.3", "seduced.common_goblin.1", *["heal.0"] * 8,
        fate=[centre("blue", symbol=True)],
    )  # fmt: skip
    assert played.offered[1] == ["deal", "item.firecracker.3", "seduced.common_goblin.1"]
    assert life(table) == [9, 7]  # 10 + 3 + 1
    assert (me.gear, me.seduced, table.phase) == ([], [], "end")


@clause("DF-ABIL-18", "DF-RULING-70")
def test_extra_damage_that_would_heal_nobody_further_was_offered() -> None:
    for landing in (centre("blue", symbol=True), hit("blue", 5, symbol=True)):
        table = party("sister_clotilde", "torm", foe="army_of_interns")
        table.monster.silenced = True
        table.heroes[0].gear, table.heroes[1].life = ["firecracker"], 5
        assert throws(table, landing).asked == ["die", "throw"]
        assert life(table) == [9, 9]
    table = party("sister_clotilde", "torm", foe="the_grim_reaper", at=(4, 0))
    table.heroes[0].gear, table.heroes[0].life, table.heroes[1].life = ["firecracker"], 1, 1
    won = throws(table, centre("blue", symbol=True))  # the game is won: nobody needs healing
    assert won.outcome is not None
    assert won.asked == ["die", "throw"]


@clause("DF-ABIL-19", "DF-RULING-25")
def test_blind_fury_is_a_choice_that_costs_one_life() -> None:
    table = party("torm")
    goes(table, "throw.red", "spare", fate=[hit("red", 3, symbol=True)])
    assert (foe_life(table), life(table)) == (4, [9])
    table = party("torm")
    goes(table, "throw.red", "pay", fate=[hit("red", 3, symbol=True)])
    assert (foe_life(table), life(table)) == (1, [8])


@clause("DF-ABIL-20")
def test_blind_fury_doubles_the_base_only() -> None:
    table = party("torm", foe="black_knight_on_foot")
    table.monster.is_target = True
    table.heroes[0].gear = ["wobbly_flail"]
    goes(
        table,
        "throw.red", "use.wobbly_flail.2", "pay",
        fate=[hit("red", 2, symbol=True, double_bounce=True)],
    )  # fmt: skip
    assert foe_life(table) == 11 - (2 * 2 + 2 + 1)


@clause("DF-ABIL-21", "DF-ABIL-22")
def test_mass_healing_heals_all_who_stand_up_to_their_maximum() -> None:
    table = party("sir_moo", "torm", "randolph", "goldfinga")
    for hero, now in zip(table.heroes, (9, 6, 4, 0), strict=True):
        hero.life = now
    table.heroes[1].scars = ["red"]
    table.heroes[3].fainted = True
    throws(table, hit("green", 1, symbol=True))
    assert life(table) == [9, 6, 5, 0]


@clause("DF-ABIL-23", "DF-ABIL-24", "DF-RULING-29")
def test_living_target_adds_one_to_every_hit_its_own_included_and_does_not_stack() -> None:
    table = party("fridolin", "faelwyn", foe="black_knight_on_foot")
    throws(table, hit("red", 1, symbol=True))
    assert foe_life(table) == 9
    throws(table, hit("green", 1, symbol=True))
    assert foe_life(table) == 7
    throws(table, miss("blue"))
    assert foe_life(table) == 7


@clause("DF-ABIL-25", "DF-RULING-3", "DF-COMP-4")
def test_the_tokens_go_back_in_phase_c() -> None:
    table = party("fridolin", "torm", foe="lost_minotaur", beer=1)
    foe = table.monster
    foe.is_target = foe.is_toad = foe.silenced = True
    foe.life, table.phase = 0, "end"
    goes(table)
    assert (table.foe, table.beer) == (None, -1)


@clause("DF-ABIL-26", "DF-RULING-33", "DF-ABIL-27", "DF-EQUIP-21")
def test_larceny_brings_a_card_in_phase_c_and_the_leader_gives_it_out() -> None:
    table = party("goldfinga", "torm", foe="cute_bear", leader=1)
    throws(table, miss("red", symbol=True, flick=True))
    assert (table.stolen, len(table.deck)) == (1, 53)
    table.monster.life, table.phase = 0, "end"
    played = goes(table, "give.0", fate=["wobbly_flail"])
    assert played.asked == ["draw-gear", "receive"]
    assert played.questions[1].whose == 1
    assert played.offered[0] == ["give.0", "give.1", "discard"]
    assert table.heroes[0].gear == ["wobbly_flail"]
    assert table.stolen == 0


@clause("DF-ABIL-26")
def test_larceny_counts_each_activation() -> None:
    table = party("goldfinga", foe="black_knight_on_foot", stolen=1)
    throws(table, hit("red", 1, symbol=True))
    assert table.stolen == 2


@clause("DF-ABIL-28", "DF-ABIL-29", "DF-RULING-30")
def test_metamorphosis_lowers_the_blow_of_its_own_miss_and_does_not_stack() -> None:
    table = party("randolph", "torm", foe="war_rhinoceros")
    throws(table, miss("green", symbol=True, far=True))
    assert life(table) == [7, 9]
    throws(table, miss("red", far=True))
    assert life(table) == [7, 7]
    table = party("randolph", foe="cute_bear")
    throws(table, miss("green", symbol=True, flick=True))
    assert life(table) == [9]


@clause("DF-ABIL-30", "DF-RULING-37")
def test_sworn_enemy_strikes_its_type_hit_or_miss_and_no_other() -> None:
    table = party("sir_moo", foe="mother_in_lich")
    throws(table, hit("red", 2, symbol=True))
    assert foe_life(table) == 3
    table = party("sir_moo", foe="mother_in_lich")
    throws(table, miss("red", symbol=True))
    assert (foe_life(table), life(table)) == (5, [7])
    table = party("sir_moo", foe="black_knight_on_foot")
    throws(table, hit("red", 2, symbol=True))
    assert foe_life(table) == 9


@clause("DF-ABIL-31")
def test_a_sworn_enemy_killed_by_a_miss_does_not_strike_back() -> None:
    table = party("sir_moo", foe="mother_in_lich")
    table.monster.life = 4
    throws(table, miss("red", symbol=True))
    assert (table.phase, life(table)) == ("end", [9])


@clause("DF-ABIL-32", "DF-ABIL-33", "DF-RULING-28")
def test_rethrow_forgets_the_first_throw_and_may_repeat() -> None:
    table = party("randolph", foe="war_rhinoceros")
    played = goes(
        table,
        "throw.blue", "ability", "ability",
        fate=[
            miss("blue", symbol=True, far=True),
            hit("blue", 1, symbol=True, far=True),
            hit("blue", 4, far=True),
        ],
    )  # fmt: skip
    assert played.asked.count("rethrow") == 2
    assert (foe_life(table), life(table)) == (5, [9])


@clause("DF-ABIL-34", "DF-RULING-38")
def test_no_damage_spares_the_hero_but_not_the_purse() -> None:
    table = party("goldfinga", foe="royal_tax_inspector")
    throws(table, miss("blue", symbol=True))
    assert (life(table), table.gold) == ([9], 1)


@clause("DF-ABIL-34")
def test_no_damage_does_nothing_on_a_hit() -> None:
    table = party("goldfinga")
    throws(table, hit("blue", 1, symbol=True))
    assert not told(table, "AbilityUsed")


@clause("DF-ABIL-35", "DF-RULING-36")
def test_pickpocket_takes_two_gold_from_the_supply() -> None:
    table = party("goldfinga")
    before = table.supply_gold
    throws(table, hit("green", 1, symbol=True))
    assert (table.gold, table.supply_gold, table.monster.gold) == (4, before - 2, 1)


@clause("DF-ABIL-36", "DF-END-12")
def test_a_seduced_monster_follows_once_defeated() -> None:
    table = party("lady_mary", "torm", foe="cute_bear")
    throws(table, miss("red", symbol=True, flick=True))
    assert table.monster.charmer == 0
    throws(table, hit("blue", 2, flick=True))
    goes(table)
    assert table.heroes[0].seduced == ["cute_bear"]
    assert table.foe is None


@clause("DF-ABIL-37")
def test_seduced_monsters_count_against_no_limit() -> None:
    table = party("lady_mary", foe="cute_bear")
    me = table.heroes[0]
    me.gear, me.seduced = ["flask_of_soup", "lucky_sock", "wobbly_flail", "dented_buckler"], ["polite_slime"]
    table.monster.charmer, table.monster.life, table.phase = 0, 0, "end"
    assert goes(table).asked == []
    assert me.seduced == ["polite_slime", "cute_bear"]
    assert len(me.gear) == 4


@clause("DF-ABIL-38", "DF-RULING-32")
@pytest.mark.parametrize("landing", [hit("red", 2), miss("red")])
def test_seduced_monsters_add_their_damage_to_a_throw(landing: object) -> None:
    table = party("sir_moo", foe="black_knight_on_foot")
    me = table.heroes[0]
    me.seduced = ["cute_bear", "bear_not_cute"]
    goes(table, "throw.red", "seduced.bear_not_cute.3", "seduced.cute_bear.1", fate=[landing])
    dealt = told(table, "FoeHurt")[0][1]
    assert dealt == FOES["cute_bear"].damage + FOES["bear_not_cute"].damage + (
        2 if "Hit" in tales(table)[0] else 0
    )
    assert me.seduced == []


@clause("DF-ABIL-38", "DF-RULING-32")
def test_a_seduced_monster_may_kill_before_the_blow() -> None:
    table = party("sir_moo", foe="black_knight_on_foot")
    table.heroes[0].seduced = ["bear_not_cute"]
    table.monster.life = 3
    goes(table, "throw.red", "seduced.bear_not_cute.3", fate=[miss("red")])
    assert (table.phase, life(table)) == ("end", [9])


@clause("DF-ABIL-39", "DF-ABIL-40")
def test_beer_protects_its_holder_and_can_be_moved() -> None:
    table = party("gromli", "torm", foe="black_knight_on_foot")
    goes(table, "throw.blue", "serve.1", fate=[miss("blue", symbol=True)])
    assert life(table) == [6, 9]
    throws(table, miss("red"))
    assert life(table) == [6, 9]
    table.unthrown = ["blue"]
    goes(table, "serve.0", fate=[miss("blue", symbol=True)])
    assert (table.beer, life(table)) == (0, [6, 9])
    table.unthrown = ["red"]
    goes(table, fate=[miss("red")])
    assert life(table) == [6, 6]


@clause("DF-ABIL-41", "DF-RULING-31")
def test_beer_does_not_stop_paying_with_life() -> None:
    table = party("torm", "gromli", beer=0)
    goes(table, "throw.red", "pay", fate=[hit("red", 2, symbol=True)])
    assert life(table) == [8, 9]
    table = party("torm", "gromli", foe="cute_bear", beer=0)
    goes(table, "back-down", "back-down.1", fate=["common_goblin"])
    assert life(table) == [8, 8]


@clause("DF-ABIL-42", "DF-RULING-34")
def test_the_ballad_takes_a_throw_away_for_one_gold() -> None:
    table = party("fridolin", "torm", foe="cute_bear")
    table.monster.life = 9
    goes(table, "throw.green", "pay", fate=[miss("green", symbol=True, flick=True)])
    assert (table.gold, table.monster.silenced) == (1, True)
    played = throws(table, hit("red", 2))
    assert demanded(played) == ()
    assert foe_life(table) == 7


@clause("DF-ABIL-42", "DF-RULING-34")
def test_without_gold_or_feature_there_is_no_ballad() -> None:
    for foe, gold in (("cute_bear", 0), ("black_knight_on_foot", 2)):
        table = party("fridolin", "torm", foe=foe, gold=gold)
        met = {"flick": True} if foe == "cute_bear" else {}
        played = goes(table, ("throw", "green"), fate=[miss("green", symbol=True, **met)])
        assert played.asked == ["die", "throw"]
    table = party("fridolin", "torm", foe="two_headed_giant")
    table.monster.silenced = True
    assert goes(table, "throw.green", fate=[miss("green", symbol=True)]).asked == ["die", "throw"]


@clause("DF-ABIL-43")
def test_the_ballad_leaves_the_judgement_but_lifts_what_comes_after() -> None:
    table = party("fridolin", "torm", foe="two_headed_giant")
    goes(table, "throw.green", "pay", fate=[miss("green", symbol=True)])
    assert life(table) == [7, 9]
    table = party("fridolin", "torm", foe="royal_tax_inspector")
    goes(table, "throw.green", "pay", fate=[miss("green", symbol=True)])
    assert table.gold == 1
    table = party("fridolin", "torm", foe="army_of_interns")
    goes(table, "throw.green", "pay", fate=[hit("green", 4, symbol=True)])
    assert foe_life(table) == 1
    table = party("fridolin", "torm", foe="rude_mushroom")
    goes(table, "throw.green", "pay", fate=[hit("green", 1, symbol=True)])
    assert foe_life(table) == 4


@clause("DF-ABIL-43", "DF-RULING-34")
def test_the_ballad_frees_a_forbidden_die_and_leaves_the_rooms_throw() -> None:
    faces, at = room_with("perilous-jump")
    table = party("fridolin", "torm", foe="troll_under_renovation", faces=faces, at=at)
    assert pool(table) == ["red", "green"]
    goes(table, "throw.green", "pay", fate=[miss("green", symbol=True, jump=True)])
    assert pool(table) == ["red", "blue"]
    assert demanded(throws(table, hit("blue", 1, jump=True))) == ("jump",)
