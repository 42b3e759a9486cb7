"""DF-COMBAT: turns, dice, damage, fainting, running out of dice, white dice, the end of a combat."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_fighter.given import *
from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_fighter.rules import hit_damage, pool
from tumblekeep.games.dungeon_fighter.table import Cast

# -- 6.1 turns and dice ---------------------------------------------------------------------------


@clause("DF-COMBAT-1", "DF-COMBAT-2", "DF-COMBAT-9", "DF-EX-2")
def test_common_goblin_first_half() -> None:
    table = party(*TRIO)
    played = throws(table, hit("red", 2))
    assert played.offered[0] == ["throw.red", "throw.green", "throw.blue"]
    assert foe_life(table) == 5
    assert table.active == 1
    throws(table, hit("blue", 3))
    assert foe_life(table) == 2
    assert (table.active, pool(table)) == (2, ["green"])
    assert (table.gold, table.white) == (2, 1)


@clause("DF-EX-3", "DF-COMBAT-23", "DF-COMBAT-28", "DF-END-2")
def test_common_goblin_second_half() -> None:
    table = party(*TRIO)
    table.monster.life, table.unthrown, table.active = 2, ["green"], 2
    goes(table, fate=[miss("green")])
    assert life(table) == [9, 9, 8]
    assert (table.active, pool(table)) == (0, [])
    played = goes(table, "white.1", fate=[hit("white", 4)])
    assert played.offered == [["white.1", "retrieve.1"]]
    assert foe_life(table) == -2
    goes(table)
    assert (table.gold, table.white, table.beaten) == (3, 0, False)
    goes(table)
    assert (table.first, table.phase) == (1, "move")


@clause("DF-EX-3", "DF-COMBAT-29")
def test_common_goblin_had_torm_taken_the_dice_back() -> None:
    table = party(*TRIO)
    table.monster.life, table.unthrown = 2, []
    table.heroes[2].life = 8
    goes(table, "retrieve.1", "throw.green", fate=[hit("green", 1)])
    assert life(table) == [8, 8, 7]
    assert table.beaten
    assert table.unthrown == ["red", "blue"]


@clause("DF-COMBAT-3", "DF-RULING-13")
def test_fainted_and_eliminated_heroes_are_skipped() -> None:
    table = party("torm", "randolph", "goldfinga", "sir_moo")
    table.heroes[1].fainted, table.heroes[1].life = True, 0
    table.heroes[2].eliminated, table.heroes[2].life = True, 0
    throws(table, hit("red", 1))
    assert table.active == 3


@clause("DF-COMBAT-4", "DF-RULING-13")
def test_a_turn_is_one_throw_with_one_die_and_nobody_may_pass() -> None:
    table = party(*TRIO)
    played = throws(table, hit("red", 1))
    assert played.asked == ["die", "throw"]
    assert "pass" not in played.offered[0]
    question = played.questions[1]
    assert isinstance(question, Throw)
    assert question.setup["dice"] == ["red"]


@clause("DF-COMBAT-5", "DF-COMBAT-34", "DF-RULING-9")
def test_while_a_hero_die_is_left_it_must_be_thrown() -> None:
    table = party(*TRIO, white=3)
    table.unthrown = ["green", "blue"]
    played = goes(table, stop=True)
    assert played.offered == [["throw.green", "throw.blue"]]
    question = played.open
    assert isinstance(question, Choose)
    for wanted in ("throw.white", "white.3", "retrieve.1", "throw.red"):
        with pytest.raises(IllegalAnswer):
            question.check(wanted)
    reasons = {bar.reason for bar in question.barred()}
    assert reasons == {"die-thrown", "white-later"}


@clause("DF-COMBAT-6", "DF-ABIL-2")
def test_the_colour_of_the_die_decides_the_ability() -> None:
    for die, ability, taken in (
        ("red", "blind_fury", ["pay"]),
        ("green", "flurry", ["again"]),
        ("blue", "extra_damage-2", []),
    ):
        table = party("torm", foe="black_knight_on_foot")
        goes(table, ("throw", die), *taken, fate=[hit(die, 1, symbol=True)], stop=True)
        assert told(table, "AbilityUsed") == [(0, ability)]


@clause("DF-COMBAT-7")
def test_only_the_active_heros_player_decides() -> None:
    table = party(*TRIO)
    table.active = 1
    played = goes(table, stop=True)
    assert played.open is not None
    assert played.open.whose == 1


@clause("DF-COMBAT-8", "DF-RULING-8")
def test_a_thrown_die_is_used_wherever_it_rests_until_the_dice_are_freed() -> None:
    for landing in (hit("red", 1), miss("red"), land("red", "hole-1")):
        table = party(*TRIO)
        throws(table, landing)
        assert table.unthrown == ["green", "blue"]
    table = party(*TRIO, unthrown=[])
    played = goes(table, "retrieve.1", stop=True)
    assert played.offered[-1] == ["throw.red", "throw.green", "throw.blue"]


@clause("DF-COMBAT-10", "DF-COMBAT-39", "DF-COMBAT-40")
def test_the_combat_stops_at_once_when_the_monster_falls() -> None:
    table = party(*TRIO, foe="cute_bear")
    throws(table, hit("red", 2, flick=True))
    assert (table.phase, table.unthrown, table.unused) == ("end", ["green", "blue"], 2)


# -- 6.2 the order --------------------------------------------------------------------------------


@clause("DF-COMBAT-11", "DF-RULING-21", "DF-ABIL-10", "DF-RULING-41")
def test_a_throw_is_resolved_in_the_order_of_the_steps() -> None:
    table = party("randolph", "torm", foe="rust_nibbler", unthrown=[], white=1)
    me = table.heroes[0]
    me.gear = ["lucky_sock", "helmet_of_bravery", "firecracker"]
    me.seduced = ["cute_bear"]
    table.heroes[1].gear = ["sealed_breastplate"]
    played = goes(
        table,
        "white.1", "ready", "name.green.metamorphosis", "keep", "deal", "card.lucky_sock",
        fate=[miss("white", symbol=True)],
    )  # fmt: skip
    assert played.asked == ["run-out", "weapons", "throw", "colour-named", "rethrow", "announce", "break"]
    assert tales(table) == [
        "WhiteDieTaken", "ShotMissed", "ColourNamed", "AbilityUsed", "TokenLaid", "TokenSpares", "HeroUnharmed",
            "GearBroken",
    ]  # fmt: skip


@clause("DF-COMBAT-11")
def test_a_throw_taken_back_begins_again_with_the_weapons() -> None:
    table = party("randolph")
    table.heroes[0].gear = ["helmet_of_bravery", "lucky_sock"]
    played = goes(
        table,
        "throw.red", "use.helmet_of_bravery.3", "item.lucky_sock", "ready",
        fate=[miss("red", blind=True), hit("red", 2)],
    )  # fmt: skip
    assert played.asked == ["die", "weapons", "throw", "rethrow", "weapons", "throw"]
    assert foe_life(table) == 5


# -- 6.3 damage to the monster --------------------------------------------------------------------


@clause("DF-COMBAT-12")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_a_hit_deals_the_sections_value(value: int) -> None:
    table = party(*TRIO)
    throws(table, hit("red", value))
    assert foe_life(table) == 7 - value


@clause("DF-COMBAT-13")
def test_the_centre_is_worth_ten() -> None:
    table = party(*TRIO, foe="black_knight_on_foot")
    throws(table, centre("red"))
    assert foe_life(table) == 1


@clause("DF-COMBAT-14")
@pytest.mark.parametrize("foe", ["black_knight_on_foot", "midnight_furball"])
def test_fatal_blow_kills_whatever_the_life(foe: str) -> None:
    table = party("sir_moo", "torm", foe=foe)
    played = throws(table, centre("blue", symbol=True))
    assert told(table, "FoeSlain") == [(0, foe)]
    assert (played.outcome is not None) == (foe == "midnight_furball")
    assert table.phase == ("end" if foe == "black_knight_on_foot" else "fight")


@clause("DF-COMBAT-15", "DF-RULING-23")
def test_fatal_blow_needs_a_hit_in_every_respect() -> None:
    table = party("sir_moo", foe="cute_bear")
    table.monster.life = 30
    throws(table, centre("blue", symbol=True, flick=False))
    throws(table, land("red", "centre", symbol=True, bounced=False, flick=True))
    assert foe_life(table) == 30
    assert not told(table, "FoeSlain")


@clause("DF-COMBAT-15", "DF-RULING-23")
def test_fatal_blow_comes_from_any_die_and_through_scars() -> None:
    table = party("sir_moo", "torm", foe="black_knight_on_foot")
    table.heroes[0].scars, table.heroes[0].life = ["blue"], 6
    throws(table, centre("blue", symbol=True))
    assert told(table, "FoeSlain")
    table = party("sir_moo", "torm", foe="black_knight_on_foot", unthrown=[])
    goes(table, "white.1", "name.green.mass_heal-1", fate=[centre("white", symbol=True)])
    assert told(table, "FoeSlain")


@clause("DF-COMBAT-16")
def test_horde_does_not_stop_a_fatal_blow() -> None:
    table = party("sir_moo", "torm", foe="army_of_interns")
    throws(table, centre("blue", symbol=True))
    assert table.phase == "end"


@clause("DF-COMBAT-17")
def test_the_ability_of_a_fatal_blow_is_resolved_before_the_kill() -> None:
    table = party("goldfinga", "torm", foe="black_knight_on_foot")
    throws(table, centre("green", symbol=True))
    assert tales(table)[:4] == ["ShotHit", "AbilityUsed", "GoldGained", "FoeSlain"]
    assert table.gold == 4


@clause("DF-COMBAT-18", "DF-COMBAT-19", "DF-EX-7", "DF-ABIL-19", "DF-ABIL-20", "DF-RULING-24", "DF-RULING-63")
def test_multiply_first() -> None:
    table = party(*TRIO)
    table.heroes[0].gear = ["helmet_of_bravery"]
    played = goes(
        table,
        "throw.red", "use.helmet_of_bravery.3", "pay",
        fate=[hit("red", 3, symbol=True, blind=True)],
    )  # fmt: skip
    assert told(table, "FoeHurt") == [("common_goblin", 9, 0)]
    assert foe_life(table) == -2
    assert life(table)[0] == 8
    assert played.asked == ["die", "weapons", "throw", "fury"]
    goes(table)
    assert table.white == 3


@clause("DF-COMBAT-19", "DF-RULING-26", "DF-RULING-44", "DF-MONSTER-11")
def test_horde_sets_the_base_to_one_then_abilities_apply() -> None:
    table = party("randolph", "torm", foe="army_of_interns")
    throws(table, hit("blue", 4))
    assert foe_life(table) == 4
    table = party("randolph", "torm", foe="army_of_interns")
    throws(table, hit("red", 4, symbol=True))
    assert foe_life(table) == 0
    table = party("torm", foe="army_of_interns")
    goes(table, "throw.red", "pay", fate=[hit("red", 4, symbol=True)])
    assert foe_life(table) == 3


@clause("DF-COMBAT-20")
def test_every_addition_counts_on_a_hit() -> None:
    table = party("sir_moo", foe="mother_in_lich")
    table.monster.life = 40
    table.monster.is_target = True
    shot = Cast(0, "red")
    shot.hit, shot.value, shot.sworn, shot.bonus, shot.weapons = True, 3, 4, 2, ["helmet_of_bravery"]
    assert hit_damage(table, shot) == 3 + 4 + 2 + 3 + 1
    me = table.heroes[0]
    me.card, me.gear, me.seduced = "randolph", ["firecracker"], ["bear_not_cute"]
    goes(
        table,
        "throw.blue", "keep", "item.firecracker.3", "seduced.bear_not_cute.3",
        fate=[hit("blue", 2, symbol=True)],
    )  # fmt: skip
    assert foe_life(table) == 40 - (2 + 3 + 3 + 1)
    assert (me.gear, me.seduced) == ([], [])


@clause("DF-COMBAT-21", "DF-RULING-32", "DF-RULING-37")
def test_a_miss_deals_nothing_but_sworn_enemies_and_seduced_monsters() -> None:
    table = party("sir_moo", foe="mother_in_lich")
    me = table.heroes[0]
    me.gear, me.seduced = ["helmet_of_bravery", "firecracker"], ["cute_bear"]
    table.monster.is_target = True
    played = goes(
        table,
        "throw.red", "use.helmet_of_bravery.3", "seduced.cute_bear.1",
        fate=[miss("red", symbol=True, blind=True)],
    )  # fmt: skip
    assert played.offered[-1] == ["deal", "seduced.cute_bear.1"]
    assert foe_life(table) == 9 - 4 - 1


@clause("DF-COMBAT-22")
def test_life_may_pass_below_nothing_without_gain() -> None:
    table = party(*TRIO, foe="cute_bear")
    throws(table, centre("red", flick=True))
    assert foe_life(table) == -8
    goes(table)
    assert table.gold == 3


# -- 6.4 damage to heroes -------------------------------------------------------------------------


@clause("DF-COMBAT-23")
def test_a_miss_costs_the_thrower_the_printed_damage() -> None:
    table = party(*TRIO, foe="war_rhinoceros")
    throws(table, miss("red", far=True))
    assert life(table) == [5, 9, 9]


@clause("DF-COMBAT-24", "DF-RULING-30", "DF-RULING-47", "DF-EQUIP-19", "DF-EQUIP-20")
def test_toad_and_armour_lower_the_blow_never_below_nothing() -> None:
    table = party("sir_moo", foe="war_rhinoceros")
    table.heroes[0].gear = ["dented_buckler"]
    throws(table, miss("red", far=True))
    assert life(table) == [6]
    table.monster.is_toad = True
    throws(table, miss("green", far=True))
    assert life(table) == [5]
    table.heroes[0].gear = ["dented_buckler", "chainmail_nightshirt", "cauldron_lid"]
    throws(table, miss("blue", far=True))
    assert life(table) == [5]


@clause("DF-COMBAT-24")
def test_beer_and_no_damage_stop_the_blow() -> None:
    table = party("goldfinga", "torm", foe="war_rhinoceros", beer=0)
    throws(table, miss("red", far=True))
    assert life(table) == [9, 9]
    table = party("goldfinga", "torm", foe="war_rhinoceros")
    throws(table, miss("blue", symbol=True, far=True))
    assert life(table) == [9, 9]


@clause("DF-COMBAT-25", "DF-COMBAT-26")
def test_life_never_goes_below_nothing_and_at_nothing_a_hero_faints() -> None:
    table = party(*TRIO, foe="war_rhinoceros")
    table.heroes[0].life = 2
    throws(table, miss("red", far=True))
    assert life(table)[0] == 0
    assert table.heroes[0].fainted
    assert table.ever_fainted


@clause("DF-COMBAT-26", "DF-RULING-14")
def test_a_fainted_hero_has_no_turn_no_cards_and_no_healing() -> None:
    table = party("lady_mary", "sir_moo", foe="war_rhinoceros")
    me, friend = table.heroes
    me.life, me.fainted, me.gear = 0, True, ["flask_of_soup"]
    friend.life = 4
    table.active = 1
    throws(table, hit("green", 1, symbol=True, far=True))
    assert life(table) == [0, 5]
    assert table.active == 1
    assert me.gear == ["flask_of_soup"]


# -- 6.5 out of hero dice -------------------------------------------------------------------------


@clause("DF-COMBAT-27", "DF-COMBAT-33")
def test_the_choice_comes_back_each_time_no_usable_die_is_left() -> None:
    table = party(*TRIO, foe="black_knight_on_foot", unthrown=[], white=3)
    for left in (3, 2):
        played = goes(table, f"white.{left}", fate=[hit("white", 1)])
        assert played.offered[0] == [f"white.{left}", "retrieve.3"]
    played = goes(table, "retrieve.3", "throw.red", fate=[hit("red", 1)])
    assert played.asked == ["run-out", "die", "throw"]
    table.unthrown = []
    assert goes(table, stop=True).asked == ["run-out"]


@clause("DF-COMBAT-28", "DF-COMBAT-37")
def test_a_white_die_leaves_the_treasury_and_goes_to_the_supply() -> None:
    table = party(*TRIO, unthrown=[], white=1, supply_white=8)
    goes(table, "white.1", fate=[hit("white", 1)])
    assert (table.white, table.white_thrown, table.supply_white) == (0, 1, 8)
    goes(table, "throw.red", fate=[hit("red", 5)], stop=True)
    table.monster.life = 0
    table.phase, table.shot = "end", None
    goes(table)
    assert (table.white, table.white_thrown, table.supply_white) == (0, 0, 9)


@clause("DF-COMBAT-29", "DF-COMBAT-30", "DF-RULING-12", "DF-ABIL-28")
def test_nothing_prevents_or_answers_the_damage_of_taking_the_dice_back() -> None:
    table = party("sir_moo", "goldfinga", foe="war_rhinoceros", unthrown=[], white=0, beer=1)
    table.monster.is_toad = True
    table.heroes[0].gear = ["chainmail_nightshirt", "mirror_shield", "sealed_breastplate"]
    played = goes(table, "retrieve.4", "throw.red", fate=[hit("red", 1, far=True)])
    assert played.asked == ["run-out", "die", "throw"]
    assert life(table) == [5, 5]
    assert foe_life(table) == 8
    assert table.heroes[0].gear == ["chainmail_nightshirt", "mirror_shield", "sealed_breastplate"]


@clause("DF-COMBAT-31", "DF-RULING-11")
def test_who_faints_from_it_hands_the_dice_on() -> None:
    table = party(*TRIO, foe="black_knight_on_foot", unthrown=[], white=0)
    table.heroes[0].life = 2
    played = goes(table, "throw.blue", fate=[hit("blue", 2)])
    assert life(table) == [0, 6, 6]
    assert [question.whose for question in played.questions] == [1, 1]
    assert table.active == 2


@clause("DF-COMBAT-32", "DF-COMBAT-41", "DF-GAME-5")
def test_taking_the_dice_back_can_lose_the_game() -> None:
    table = party("torm", "randolph", foe="war_rhinoceros", unthrown=[], white=1)
    table.heroes[0].life = table.heroes[1].life = 3
    played = goes(table, "retrieve.4")
    assert played.outcome is not None
    assert played.outcome.headline.id == "over-lost-all_fainted"
    assert played.outcome.winners == ()


@clause("DF-COMBAT-35", "DF-RULING-10")
def test_without_a_white_die_the_dice_must_be_taken_back() -> None:
    table = party(*TRIO, unthrown=[], white=0)
    played = goes(table, "throw.red", fate=[hit("red", 1)])
    assert played.asked == ["die", "throw"]
    assert life(table) == [8, 8, 8]


# -- 6.6 white dice -------------------------------------------------------------------------------


@clause("DF-COMBAT-36", "DF-ABIL-7")
def test_a_white_die_is_any_colour_named_after_the_throw() -> None:
    table = party("goldfinga", "torm", foe="black_knight_on_foot", unthrown=[], white=1)
    played = goes(table, "white.1", "name.green.pickpocket", fate=[miss("white", symbol=True)])
    assert played.asked == ["run-out", "throw", "colour-named"]
    assert played.offered[-1] == ["name.red.larceny", "name.green.pickpocket", "name.blue.no_damage"]
    assert table.gold == 4


@clause("DF-COMBAT-36")
def test_a_white_die_without_the_symbol_names_nothing() -> None:
    table = party("goldfinga", "torm", unthrown=[], white=1)
    assert goes(table, "white.1", fate=[hit("white", 1)]).asked == ["run-out", "throw"]


@clause("DF-COMBAT-38", "DF-RULING-28")
def test_throwing_a_white_die_again_costs_no_second_one_and_names_anew() -> None:
    table = party("randolph", "torm", foe="black_knight_on_foot", unthrown=[], white=2)
    played = goes(
        table,
        "white.2", "name.blue.rethrow", "ability", "name.green.metamorphosis",
        fate=[miss("white", symbol=True), miss("white", symbol=True)],
    )  # fmt: skip
    assert (table.white, table.white_thrown) == (1, 1)
    assert table.monster.is_toad
    assert played.asked.count("colour-named") == 2


# -- 6.7 the end ----------------------------------------------------------------------------------


@clause("DF-COMBAT-39", "DF-COMBAT-41", "DF-GAME-1")
def test_with_nobody_standing_all_lose_together() -> None:
    table = party("torm", "randolph", foe="war_rhinoceros")
    table.heroes[0].life, table.heroes[1].life, table.heroes[1].fainted = 3, 0, True
    played = throws(table, miss("red", far=True))
    assert played.outcome is not None
    assert played.outcome.scores == (0, 0)


@clause("DF-COMBAT-42", "DF-RULING-16")
def test_if_both_fall_in_one_step_the_monster_is_defeated() -> None:
    table = party("sir_moo", foe="black_knight_on_foot")
    me = table.heroes[0]
    me.life, me.gear = 3, ["mirror_shield"]
    table.monster.life = 3
    throws(table, miss("red"))
    assert (table.phase, me.fainted, me.life) == ("end", True, 0)
    goes(table, "cover.red.sworn_enemy-undead")
    assert me.life == 6


@clause("DF-COMBAT-42", "DF-RULING-24", "DF-RULING-16")
def test_the_last_point_of_life_may_be_paid() -> None:
    table = party("torm")
    table.heroes[0].life = 1
    table.monster.life = 6
    goes(table, "throw.red", "pay", fate=[hit("red", 3, symbol=True)])
    assert (table.phase, table.heroes[0].fainted) == ("end", True)
    table = party("torm", "randolph")
    table.heroes[0].life = 1
    goes(table, "throw.red", "pay", fate=[hit("red", 3, symbol=True)])
    assert (foe_life(table), table.heroes[0].fainted, table.active) == (1, True, 1)


def test_the_throw_question_is_plain_and_refuses_nonsense() -> None:
    faces, at = room_with("perilous-jump")
    table = party(*TRIO, faces=faces, at=at)
    played = goes(table, "throw.red", stop=True)
    question: Any = played.open
    assert demanded(played) == ("jump",)
    assert question.plain()["setup"]["game"] == "dungeon_fighter"
    for wrong in (
        hit("red", 3),
        hit("blue", 3, jump=True),
        hit("red", 3, jump=True, blind=True),
        {"game": "dungeon_fighter"},
        {**hit("red", 3, jump=True).to_json(), "game": "castle_of_frosts"},
        7,
    ):
        with pytest.raises(IllegalAnswer):
            question.check(wrong)
    odd = hit("red", 3, jump=True).to_json()
    odd["dice"][0]["icon"] = "soft_snow"
    with pytest.raises(IllegalAnswer, match="icon"):
        question.check(odd)
