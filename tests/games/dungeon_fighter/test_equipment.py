"""DF-EQUIP: carrying, weapons, armour, magic items, and when they are used."""

from __future__ import annotations

from games.dungeon_fighter.given import *
from tumblekeep.core.question import Choose
from tumblekeep.games._fighter.gear import carried, hand_out, has_room, limit, takers, trading
from tumblekeep.games.dungeon_fighter.content import GEAR
from tumblekeep.games.dungeon_fighter.edition import EDITION
from tumblekeep.games.dungeon_fighter.turn import draw_gear
from tumblekeep.testing.scenario import when


@clause("DF-EQUIP-1")
def test_three_kinds() -> None:
    assert {card.kind for card in GEAR.values()} == {"weapon", "armour", "magic"}


@clause("DF-EQUIP-2", "DF-EQUIP-3", "DF-EX-8")
def test_carrying_limits() -> None:
    table = party("goldfinga")
    me = table.heroes[0]
    assert [limit(EDITION, me, kind) for kind in ("weapon", "armour", "magic")] == [2, 0, 1]
    me.gear = ["wobbly_flail", "skipping_stone", "lucky_sock"]
    assert not has_room(EDITION, table, me, "spring_boots")
    assert not has_room(EDITION, table, me, "flask_of_soup")
    assert not has_room(EDITION, table, me, "dented_buckler")
    assert takers(EDITION, table, "dented_buckler") == []


@clause("DF-EQUIP-3", "DF-EQUIP-4", "DF-RULING-73")
def test_too_many_means_one_goes_or_is_passed_on() -> None:
    table = party("goldfinga", "torm", phase="trade")
    me, friend = table.heroes
    me.gear = ["wobbly_flail", "skipping_stone"]
    played = when(
        hand_out(EDITION, table, "spring_boots", 0, may_pass_on=True),
        ["give.0", "pass-on.skipping_stone.1"],
    )
    assert played.offered[1] == [
        "drop.wobbly_flail", "pass-on.wobbly_flail.1", "drop.skipping_stone", "pass-on.skipping_stone.1",
        "drop.spring_boots", "pass-on.spring_boots.1",
    ]  # fmt: skip
    assert (me.gear, friend.gear) == (["wobbly_flail", "spring_boots"], ["skipping_stone"])
    when(hand_out(EDITION, table, "garter_dagger", 0, may_pass_on=False), ["give.0", "drop.wobbly_flail"])
    assert me.gear == ["spring_boots", "garter_dagger"]
    assert table.discards == ["wobbly_flail"]


@clause("DF-EQUIP-5")
def test_trading_happens_in_phase_c_only() -> None:
    table = party("torm", "randolph")
    table.heroes[0].gear = ["wobbly_flail"]
    assert "trade" not in throws(table, hit("red", 1), "ready").asked
    table = party("torm", "randolph", phase="trade")
    table.heroes[0].gear = ["wobbly_flail"]
    goes(table, "pass-on.wobbly_flail.1", "done")
    assert table.heroes[1].gear == ["wobbly_flail"]


@clause("DF-EQUIP-5", "DF-EQUIP-3")
def test_full_hands_may_change_cards_if_both_agree() -> None:
    for said in ("agree", "refuse"):
        table = party("sir_moo", "lady_mary")
        mine, theirs = table.heroes
        mine.gear, theirs.gear = ["wobbly_flail"], ["spring_boots"]
        answers = ["swap.wobbly_flail.1.spring_boots", said]
        answers += ["done"] * (2 if said == "agree" else 1)
        played = when(trading(EDITION, table), answers)
        assert played.asked[:2] == ["trade", "swap"]
        assert played.questions[1].whose == 1
        assert mine.gear == (["spring_boots"] if said == "agree" else ["wobbly_flail"])


@clause("DF-EQUIP-6", "DF-EQUIP-12", "DF-RULING-45")
def test_a_healing_card_is_used_at_any_time_by_who_holds_it_and_is_gone() -> None:
    table = party("torm", "randolph", foe="war_rhinoceros")
    table.heroes[0].life = 3
    table.heroes[1].gear = ["elixir_of_decent_health"]
    played = goes(table, (1, "heal.elixir_of_decent_health.0"), "throw.red", fate=[miss("red", far=True)])
    assert played.asked == ["window", "die", "throw"]
    assert life(table) == [3, 9]
    assert (table.heroes[1].gear, table.discards) == ([], ["elixir_of_decent_health"])


@clause("DF-EQUIP-6", "DF-RULING-45")
def test_it_may_be_used_after_a_miss_before_the_blow() -> None:
    table = party("torm", "randolph", foe="war_rhinoceros")
    table.heroes[0].life = 4
    table.heroes[1].gear = ["elixir_of_decent_health"]
    played = goes(
        table,
        (1, "pass"), "throw.red", (1, "heal.elixir_of_decent_health.0"),
        fate=[miss("red", far=True)],
    )  # fmt: skip
    assert played.asked == ["window", "die", "throw", "window"]
    assert (life(table), table.heroes[0].fainted) == ([4, 9], False)


@clause("DF-EQUIP-6", "DF-RULING-45")
def test_it_may_be_used_before_the_dice_are_taken_back_and_in_phase_c() -> None:
    table = party("torm", "randolph", foe="war_rhinoceros", unthrown=[], white=0)
    table.heroes[0].life = 4
    table.heroes[1].gear = ["elixir_of_decent_health"]
    played = goes(
        table,
        (1, "pass"), "retrieve.4", (1, "heal.elixir_of_decent_health.0"), "throw.red",
        fate=[hit("red", 1, far=True)],
    )  # fmt: skip
    assert played.asked[:3] == ["window", "run-out", "window"]
    assert life(table) == [4, 5]
    table = party("torm", "randolph", phase="end")
    table.monster.life = 0
    table.heroes[0].life = 4
    table.heroes[1].gear = ["elixir_of_decent_health"]
    assert goes(table, (1, "heal.elixir_of_decent_health.0")).asked == ["window"]


@clause("DF-RULING-45", "DF-RULING-14", "DF-RULING-70")
def test_nobody_is_asked_who_has_fainted_or_could_heal_nothing() -> None:
    table = party("torm", "randolph", "lady_mary")
    table.heroes[1].gear, table.heroes[1].fainted, table.heroes[1].life = ["flask_of_soup"], True, 0
    table.heroes[2].gear = ["used_bandage"]
    assert throws(table, hit("red", 1)).asked == ["die", "throw"]


@clause("DF-EQUIP-7", "DF-RULING-46")
def test_magic_items_are_one_use_and_armour_only_if_marked() -> None:
    assert all(card.once for card in GEAR.values() if card.kind == "magic")
    assert {card.id for card in GEAR.values() if card.kind == "armour" and card.once} == {
        "sealed_breastplate", "decoy_dummy", "turtle_backpack", "cactus_cloak",
    }  # fmt: skip
    table = party("sir_moo", foe="war_rhinoceros")
    table.heroes[0].gear = ["dented_buckler"]
    throws(table, miss("red", far=True))
    throws(table, miss("green", far=True))
    assert (life(table), table.heroes[0].gear) == ([3], ["dented_buckler"])


@clause("DF-EQUIP-8")
def test_weapons_are_never_used_up() -> None:
    table = party("torm", foe="black_knight_on_foot")
    table.heroes[0].gear = ["wobbly_flail"]
    for die in ("red", "blue"):
        goes(table, ("throw", die), "use.wobbly_flail.2", fate=[hit(die, 1, double_bounce=True)])
    assert table.heroes[0].gear == ["wobbly_flail"]
    assert foe_life(table) == 5


@clause("DF-EQUIP-9")
def test_weapons_are_declared_before_each_throw_any_number() -> None:
    table = party("torm")
    table.heroes[0].gear = ["wobbly_flail", "spring_boots", "helmet_of_bravery"]
    played = goes(table, "throw.red", "use.spring_boots.2", "ready", fate=[hit("red", 1, jump=True)])
    assert played.offered[1] == [
        "ready", "use.wobbly_flail.2", "use.spring_boots.2", "use.helmet_of_bravery.3",
    ]  # fmt: skip
    assert played.offered[2] == ["ready", "use.wobbly_flail.2", "use.helmet_of_bravery.3"]
    assert foe_life(table) == 4


@clause("DF-EQUIP-11")
def test_weapon_bonuses_count_only_on_a_hit() -> None:
    table = party("torm")
    table.heroes[0].gear = ["wobbly_flail"]
    goes(table, "throw.red", "use.wobbly_flail.2", fate=[miss("red", double_bounce=True)])
    assert foe_life(table) == 7


@clause("DF-EQUIP-12")
def test_heal_a_hero_serves_any_one_standing_hero_the_user_included() -> None:
    table = party("lady_mary", "torm", "randolph")
    for hero, now in zip(table.heroes, (5, 7, 0), strict=True):
        hero.life = now
    table.heroes[2].fainted = True
    table.heroes[0].gear = ["flask_of_soup"]
    played = goes(table, (0, "heal.flask_of_soup.0"), stop=True)
    window = played.questions[0].asked()[0]
    assert list(window.options) == ["pass", ("heal", "flask_of_soup", 0), ("heal", "flask_of_soup", 1)]
    assert life(table) == [8, 7, 0]


@clause("DF-EQUIP-13")
def test_heal_all_heroes_serves_everybody_who_stands() -> None:
    table = party("lady_mary", "torm", "randolph")
    for hero, now in zip(table.heroes, (5, 8, 0), strict=True):
        hero.life = now
    table.heroes[2].fainted = True
    table.heroes[0].gear = ["keg_of_healing"]
    goes(table, (0, "heal-all.keg_of_healing"), stop=True)
    assert life(table) == [8, 9, 0]


@clause("DF-EQUIP-14")
def test_a_rethrow_item_serves_the_own_throw_hit_or_miss() -> None:
    for first in (hit("red", 1), miss("red")):
        table = party("fridolin", "lady_mary")
        table.heroes[0].gear, table.heroes[1].gear = ["lucky_sock"], ["cracked_hourglass"]
        played = goes(table, "throw.red", "item.lucky_sock", fate=[first, hit("red", 5)])
        assert played.offered[1] == ["keep", "item.lucky_sock"]
        assert foe_life(table) == 2
        assert table.heroes[0].gear == []
        assert life(table) == [9, 9]


@clause("DF-EQUIP-15", "DF-RULING-70")
def test_an_extra_damage_item_serves_the_own_hit() -> None:
    table = party("fridolin", "lady_mary")
    table.heroes[0].gear, table.heroes[1].gear = ["thunder_marble"], ["firecracker"]
    played = goes(table, "throw.red", "item.thunder_marble.5", fate=[hit("red", 1)])
    assert played.offered[1] == ["deal", "item.thunder_marble.5"]
    assert foe_life(table) == 1
    table.heroes[0].gear = ["thunder_marble"]
    table.active = 0
    assert throws(table, miss("green")).asked == ["die", "throw"]
    table.active = 0
    assert goes(table, fate=[hit("blue", 1)]).asked == ["throw"]


@clause("DF-EQUIP-16")
def test_no_damage_armour_is_discarded_for_one_own_miss() -> None:
    table = party("sir_moo", "gromli", foe="war_rhinoceros")
    table.heroes[0].gear, table.heroes[1].gear = ["sealed_breastplate"], ["decoy_dummy"]
    played = goes(table, "throw.red", "item.sealed_breastplate", fate=[miss("red", far=True)])
    assert played.offered[1] == ["suffer.4", "item.sealed_breastplate"]
    assert (life(table), table.heroes[0].gear) == ([9, 9], [])
    played = goes(table, "throw.green", "suffer.4", fate=[miss("green", far=True)])
    assert (life(table), table.heroes[1].gear) == ([9, 5], ["decoy_dummy"])


@clause("DF-EQUIP-17", "DF-EQUIP-18", "DF-RULING-48")
def test_riposte_returns_what_was_suffered_in_full() -> None:
    table = party("sir_moo", foe="war_rhinoceros")
    me = table.heroes[0]
    me.gear, me.life = ["dented_buckler", "mirror_shield"], 2
    throws_and_loses = throws(table, miss("red", far=True))
    assert throws_and_loses.outcome is not None
    assert told(table, "Riposted") == [(0, "mirror_shield", 3)]
    assert foe_life(table) == 6


@clause("DF-EQUIP-17", "DF-RULING-45")
def test_a_riposte_marked_for_one_use_is_a_choice_and_gone() -> None:
    for said, left in (("item.cactus_cloak", []), ("hold", ["cactus_cloak"])):
        table = party("sir_moo", foe="war_rhinoceros")
        table.heroes[0].gear = ["cactus_cloak"]
        goes(table, "throw.red", said, fate=[miss("red", far=True)])
        assert table.heroes[0].gear == left
        assert foe_life(table) == (9 if left else 5)


@clause("DF-EQUIP-18", "DF-RULING-69")
def test_two_ripostes_return_twice_and_nothing_returns_nothing() -> None:
    table = party("sir_moo", foe="war_rhinoceros")
    table.heroes[0].gear = ["mirror_shield", "hedgehog_mail"]
    throws(table, miss("red", far=True))
    assert foe_life(table) == 1
    table = party("sir_moo", foe="war_rhinoceros", beer=0)
    table.heroes[0].gear = ["mirror_shield"]
    throws(table, miss("red", far=True))
    assert foe_life(table) == 9


@clause("DF-EQUIP-19")
def test_reduced_damage_serves_the_wearers_own_miss_only() -> None:
    table = party("torm", "sir_moo", foe="two_headed_giant")
    table.heroes[1].gear = ["dented_buckler"]
    throws(table, miss("red"))
    assert life(table) == [7, 7]
    throws(table, miss("green"))
    assert life(table) == [5, 6]


@clause("DF-EQUIP-22", "DF-RULING-33")
def test_a_card_nobody_may_hold_is_discarded() -> None:
    table = party("goldfinga", "randolph", stolen=1, phase="end")
    table.monster.life = 0
    played = goes(table, fate=["dented_buckler"])
    assert played.asked == ["draw-gear"]
    assert table.discards == ["dented_buckler"]


@clause("DF-EQUIP-23", "DF-RULING-49")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    table = party("torm")
    table.deck, table.discards = [], ["wobbly_flail", "spring_boots"]
    played = when(draw_gear(table), fate=["spring_boots"])
    assert played.result == "spring_boots"
    assert (table.deck, table.discards) == (["wobbly_flail"], [])
    assert tales(table) == ["DeckShuffled"]
    table.deck = []
    assert when(draw_gear(table)).result == ""


@clause("DF-EQUIP-24", "DF-RULING-52")
def test_the_gear_of_the_eliminated_is_shared_out() -> None:
    table = party("torm", "randolph", phase="end")
    me, friend = table.heroes
    table.monster.life = 0
    me.scars, me.life, me.fainted = ["red", "blue"], 0, True
    me.gear, me.seduced = ["wobbly_flail", "dented_buckler"], ["cute_bear"]
    played = goes(table, "give.1")
    assert played.asked == ["receive"]
    assert played.questions[0].whose == 1
    assert me.eliminated
    assert (me.gear, me.seduced, friend.gear, friend.seduced) == ([], [], ["wobbly_flail"], [])
    assert table.discards == ["dented_buckler"]


def test_trading_is_offered_to_who_holds_something_only() -> None:
    table = party("torm", "randolph", "lady_mary", phase="trade")
    table.heroes[2].gear = ["wobbly_flail"]
    played = goes(table, "done")
    assert [question.whose for question in played.questions] == [2]
    assert isinstance(played.questions[0], Choose)
    assert carried(EDITION, table.heroes[2], "weapon") == ["wobbly_flail"]
