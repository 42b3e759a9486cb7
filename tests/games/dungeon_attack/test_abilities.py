"""The ten special abilities."""

from __future__ import annotations

import pytest

from games.dungeon_attack.given import make, party, pile, roll, takes_turn, tales
from tumblekeep.core.chance import Roll
from tumblekeep.games.dungeon_attack.rules import acts

clause = pytest.mark.clause


def test_battle_fury_rerolls_one_normal_die_showing_m() -> None:
    table = party("warrior", "monk")
    me = make(table.adventurers[0], faces=3)
    played = takes_turn(table, "fury", fate=[((0, 2, 1),), ((1, 0, 0),)])
    assert played.offered[0] == ["keep", "fury"]
    assert pile(me) == (1, 0)
    table = party("warrior", "monk")
    make(table.adventurers[0], faces=3)
    assert takes_turn(table, fate=[((1, 0, 2),)]).asked == ["roll"]  # no M, no fury


@clause("DA-RULING-27")
def test_raised_shield_ignores_one_hit_if_wanted() -> None:
    table = party("guardian", "monk")
    me = make(table.adventurers[0], faces=2)
    takes_turn(table, "shield", fate=[((0, 0, 2),)])
    assert me.state == 1
    table = party("guardian", "monk")
    me = make(table.adventurers[0], faces=2)
    takes_turn(table, ("take", 2), fate=[((0, 0, 2),)])
    assert me.state == 2


@clause("DA-RULING-27")
def test_sticky_fingers_turn_one_m_of_the_treasure_into_a_coin() -> None:
    table = party("rogue", "monk")
    table.phase = "treasure"
    me = make(table.adventurers[0], won_normals=3)
    takes_turn(table, fate=[((0, 2, 1),)])
    assert me.gold == 2
    table = party("rogue", "monk")
    table.phase = "treasure"
    me = make(table.adventurers[0], won_normals=1)
    takes_turn(table, fate=[((0, 0, 1),)])
    assert me.gold == 1


@clause("DA-RULING-22")
def test_arcane_blast_turns_f_into_d_once_a_level_and_lifts_the_cap() -> None:
    table = party("wizard", "monk")
    me = make(table.adventurers[0], faces=7)
    played = takes_turn(table, "turn.3", fate=[((2, 0, 5),)])
    assert played.offered[0] == ["hold", "turn.1", "turn.2", "turn.3"]
    assert pile(me) == (5, 0)  # rating 2 and three more
    assert (me.faced_normals, me.state) == (2, 0)
    table.active = 0
    assert takes_turn(table, "fight", fate=[((0, 1, 1),)]).asked == ["act", "roll"]
    table.lay_out(2)
    assert not me.power_spent


def test_healing_hands_heal_another_with_each_recover() -> None:
    table = party("cleric", "monk", "rogue")
    cleric, monk, _ = table.adventurers
    make(cleric, state="stunned")
    make(monk, state="wounded")
    played = takes_turn(table, "recover", "heal.1")
    assert played.offered[1] == ["nobody", "heal.1"]
    assert (cleric.state, monk.state) == (0, 1)


@clause("DA-ACT-15", "DA-RULING-29")
def test_a_healthy_cleric_recovered_and_then_healed_nobody() -> None:
    table = party("cleric", "monk", "rogue")
    _, monk, rogue = table.adventurers
    make(monk, state="wounded")
    make(rogue, state="stunned")
    played = takes_turn(table, "recover", "heal.2")
    assert played.offered[1] == ["heal.1", "heal.2"]
    assert (monk.state, rogue.state) == (2, 0)
    table.active = 0
    assert takes_turn(table, "recover").asked == ["act"]  # one friend: no question
    assert monk.state == 1


@clause("DA-ACT-15", "DA-RULING-29")
def test_healing_nobody_beside_oneself_went_untold() -> None:
    for state, potions, recover in (("stunned", 0, "recover"), ("healthy", 1, "potion.2")):
        table = party("cleric", "monk", "rogue")
        cleric, monk, rogue = table.adventurers
        make(cleric, state=state, potions=potions)
        make(monk, state="wounded")
        make(rogue, state="wounded")
        played = takes_turn(table, recover, "nobody")
        assert "nobody" in played.offered[1]
        assert monk.state == 2
        assert tales(table)[-1] == "HealedNobody"


@clause("DA-RULING-25", "DA-RULING-22", "DA-HIT-15")
def test_healing_hands_bring_one_back_once_a_level_in_place_of_all_else() -> None:
    table = party("cleric", "monk", "rogue", "guardian")
    cleric, monk, rogue, guardian = table.adventurers
    make(cleric, state="stunned")
    make(monk, state="knocked_out")
    make(rogue, state="knocked_out")
    make(guardian, state="wounded")
    played = takes_turn(table, "revive.1")
    assert played.asked == ["act"]
    assert (monk.state, cleric.state, guardian.state) == (2, 1, 2)
    assert ("revive", 2) not in acts(table, cleric)
    table.lay_out(2)
    assert ("revive", 2) in acts(table, cleric)


@clause("DA-RULING-23")
def test_the_fled_cannot_use_their_ability() -> None:
    table = party("cleric", "monk")
    make(table.adventurers[0], fled=True)
    make(table.adventurers[1], state="wounded")
    assert takes_turn(table).asked == []
    assert table.adventurers[1].state == 2


def test_covering_fire_adds_two_when_assisting() -> None:
    table = party("ranger", "monk")
    ranger, monk = table.adventurers
    make(monk, faces=7)
    takes_turn(table, "assist.1", fate=[((6, 1, 0),)])
    assert (pile(ranger), monk.faced_normals) == ((5, 0), 2)
    table = party("ranger", "monk", dungeon=(6, 0))
    takes_turn(table, "bust", fate=[((6, 0, 0),)])
    assert pile(table.adventurers[0]) == (3, 0)


def test_battle_roar_rerolls_all_f_or_none() -> None:
    table = party("barbarian", "monk")
    me = make(table.adventurers[0], faces=4)
    played = takes_turn(table, ("roar", 3), fate=[((1, 0, 3),), ((2, 0, 1),)])
    assert played.offered[0] == ["keep", "roar.3"]
    assert (pile(me), me.faced_normals) == ((3, 0), 1)


def test_blind_luck_rerolls_one_or_two_dice_of_any_type_together() -> None:
    table = party("halfling", "monk", level=2)
    me = make(table.adventurers[0], faces=(2, 1))
    played = takes_turn(
        table, "luck.boss.F", ("second", "normal", "F"), fate=[((0, 0, 2), (0, 0, 1)), ((1, 0, 0), (1, 0, 0))]
    )
    again = played.questions[-1]
    assert isinstance(again, Roll)
    assert [(die.name, count) for die, count in again.pools] == [("normal", 1), ("boss", 1)]
    assert pile(me) == (1, 1)
    table = party("halfling", "monk")
    make(table.adventurers[0], faces=1)
    assert takes_turn(table, "luck.normal.F", fate=[((0, 0, 1),), ((0, 1, 0),)]).asked == [
        "roll",
        "reroll",
        "rerolled",
    ]


def test_tyrants_bane_rerolls_one_boss_showing_m_or_f() -> None:
    table = party("paladin", "monk", level=3)
    me = make(table.adventurers[0], faces=(1, 2))
    played = takes_turn(table, "bane.F", fate=[((0, 1, 0), (0, 1, 1)), ((1, 0, 0),)])
    assert played.offered[0] == ["keep", "bane.M", "bane.F"]
    assert pile(me) == (0, 1)


def test_iron_body_makes_a_crit_of_each_type_one_hit() -> None:
    table = party("monk", "rogue", level=3)
    me = make(table.adventurers[0], faces=(4, 2))
    takes_turn(table, fate=[((0, 0, 4), (0, 0, 2))])
    assert me.state == 2


@clause("DA-FIGHT-4")
def test_an_ability_lights_the_dice_it_would_roll_again_and_no_others() -> None:
    table = party("barbarian")
    make(table.adventurers[0], faces=(3, 2))
    played = takes_turn(table, fate=[roll((0, 1, 2), (0, 1, 1))], stop=True)
    options = {one["id"]: one for one in played.questions[-1].plain(0)["options"]}
    assert options["roar.2"]["touches"] == ["normal:F"], "bosses are not frightened"
    assert "touches" not in options["keep"]
