"""DA-TREASURE, DA-ITEM, DA-RETAINER, DA-END: what is won, what it does, how it ends."""

from __future__ import annotations

import pytest

from games.dungeon_attack.given import facing, make, party, pile, takes_turn, tales
from tumblekeep.core.chance import Roll
from tumblekeep.games.dungeon_attack.rules import acts, combat_rating, feats
from tumblekeep.games.dungeon_attack.table import DungeonAttackTable
from tumblekeep.games.dungeon_attack.treasure import result

clause = pytest.mark.clause


def treasure(*cards: str, level: int = 1, starter: int = 0) -> DungeonAttackTable:
    table = party(*cards, level=level, starter=starter)
    table.phase = "treasure"
    table.normals = table.bosses = 0
    return table


@clause("DA-TREASURE-1", "DA-TREASURE-3", "DA-TREASURE-9", "DA-TREASURE-12")
def test_won_dice_are_rolled_once_and_f_is_a_coin() -> None:
    table = treasure("monk", "cleric")
    me = make(table.adventurers[0], won_normals=5)
    played = takes_turn(table, fate=[((0, 2, 3),)])
    assert played.asked == ["treasure"]
    assert (me.gold, me.potions, me.weapons) == (3, 0, 0)
    assert pile(me) == (0, 0)


@clause("DA-TREASURE-2")
def test_treasure_goes_clockwise_from_the_starting_player() -> None:
    table = treasure("monk", "cleric", "rogue", starter=2)
    table.active = 2
    order = []
    while table.phase == "treasure":
        order.append(table.active)
        takes_turn(table)
    assert order == [2, 0, 1]
    table = party("monk", "cleric", "rogue", dungeon=(1, 0), starter=1)
    table.active = 0
    takes_turn(table, "bust", fate=[((1, 0, 0),)])
    assert (table.phase, table.active) == ("treasure", 1)


@clause("DA-TREASURE-4", "DA-TREASURE-5", "DA-TREASURE-6")
def test_d_becomes_potions_and_weapons_at_choice() -> None:
    table = treasure("monk", "cleric")
    me = make(table.adventurers[0], won_normals=4)
    played = takes_turn(table, "items.1.2", fate=[((4, 0, 0),)])
    assert (me.weapons, me.potions) == (1, 2)
    assert set(played.offered[0]) == {f"items.{w}.{p}" for w in range(3) for p in range(5) if 2 * w + p <= 4}


@clause("DA-TREASURE-3", "DA-TREASURE-6", "DA-TREASURE-7", "DA-EX-16")
def test_the_treasure_of_a_good_roll() -> None:
    for made, potions, weapons in (("items.0.3", 3, 0), ("items.1.1", 1, 1)):
        table = treasure("monk", "cleric", level=2)
        me = make(table.adventurers[0], won_normals=7, won_bosses=1)
        takes_turn(table, made, "gold", fate=[((3, 2, 2), (0, 0, 1))])
        assert (me.gold, me.potions, me.weapons) == (2 + 3, potions, weapons)
    table = treasure("monk", "cleric", level=2)
    me = make(table.adventurers[0], won_normals=7, won_bosses=1)
    takes_turn(table, "items.0.3", "potion", fate=[((3, 2, 2), (0, 0, 1))])
    assert (me.gold, me.potions) == (2, 4)


@clause("DA-TREASURE-7")
def test_each_fighting_boss_gives_coins_or_a_potion() -> None:
    table = treasure("monk", "cleric", level=2)
    me = make(table.adventurers[0], won_bosses=2)
    takes_turn(table, "gold", "potion", fate=[((0, 0, 2),)])
    assert (me.gold, me.potions) == (3, 1)


@clause("DA-TREASURE-8", "DA-EX-17")
def test_a_boss_showing_d_is_an_artifact() -> None:
    table = treasure("monk", "cleric", level=2)
    me = make(table.adventurers[0], won_bosses=1)
    takes_turn(table, fate=[((1, 0, 0),)])
    assert me.artifacts == 1


@clause("DA-TREASURE-9")
def test_m_yields_nothing() -> None:
    table = treasure("monk", "cleric", level=2)
    me = make(table.adventurers[0], won_normals=3, won_bosses=1)
    takes_turn(table, fate=[((0, 3, 0), (0, 1, 0))])
    assert (me.gold, me.potions, me.weapons, me.artifacts) == (0, 0, 0, 0)


@clause("DA-TREASURE-10", "DA-RULING-12")
def test_no_reroll_applies_to_treasure() -> None:
    table = treasure("halfling", "cleric")
    make(table.adventurers[0], won_normals=3, gold=5, weapons=2, artifacts=1, retainer=True)
    assert takes_turn(table, fate=[((0, 3, 0),)]).asked == ["treasure"]


@clause("DA-TREASURE-11")
def test_the_fled_roll_too_and_nothing_is_pooled() -> None:
    table = treasure("monk", "cleric")
    monk, cleric = table.adventurers
    make(monk, won_normals=2, fled=True)
    make(cleric, won_normals=1)
    first = takes_turn(table, fate=[((0, 0, 2),)]).questions[0]
    assert isinstance(first, Roll)
    assert first.pools[0][1] == 2
    assert (monk.gold, cleric.gold) == (2, 0)


@clause("DA-TREASURE-13")
def test_afterwards_everyone_is_healed_and_back() -> None:
    table = treasure("monk", "cleric", "rogue")
    make(table.adventurers[0], state="knocked_out")
    make(table.adventurers[1], fled=True)
    make(table.adventurers[2], state="wounded")
    for _ in range(3):
        takes_turn(table)
    assert all(one.state == 0 and not one.fled for one in table.adventurers)


@clause("DA-TREASURE-14", "DA-RULING-26")
def test_coins_and_items_are_handed_round() -> None:
    table = treasure("monk", "cleric", "rogue")
    monk, cleric, rogue = table.adventurers
    make(monk, gold=3, weapons=1)
    table.phase = "exchange"
    takes_turn(table, "give.coin.2", "coins.2", "give.weapon.1", "done")
    assert (monk.gold, rogue.gold, monk.weapons, cleric.weapons) == (1, 2, 0, 1)
    takes_turn(table, "give.weapon.2")
    assert rogue.weapons == 1
    takes_turn(table, "give.coin.0", "coins.1", "done")
    assert monk.gold == 2
    assert table.phase == "hire"


@clause("DA-TREASURE-15", "DA-RETAINER-1", "DA-RETAINER-2")
def test_a_retainer_costs_three_coins_between_levels() -> None:
    table = treasure("monk", "cleric")
    make(table.adventurers[0], gold=7)
    make(table.adventurers[1], gold=2)
    table.phase = "hire"
    assert takes_turn(table, "hire").asked == ["hire"]  # one at most: asked once
    assert (table.adventurers[0].gold, table.adventurers[0].retainer) == (4, True)
    assert takes_turn(table).asked == []
    assert (table.level, table.phase, table.starter) == (2, "adventure", 1)


@clause("DA-TREASURE-16")
def test_after_the_last_level_nothing_is_exchanged_or_hired() -> None:
    table = treasure("monk", "cleric", level=3)
    make(table.adventurers[0], gold=9)
    takes_turn(table)
    assert takes_turn(table).outcome is not None


@clause("DA-ITEM-1", "DA-ITEM-2", "DA-ITEM-7", "DA-RULING-13")
def test_a_potion_heals_anyone_fully_in_place_of_the_own_step() -> None:
    table = party("rogue", "monk")
    rogue, monk = table.adventurers
    make(rogue, state="stunned", potions=1)
    make(monk, state="wounded")
    takes_turn(table, "potion.1")
    assert (monk.state, rogue.state, rogue.potions) == (0, 1, 0)


@clause("DA-ITEM-3", "DA-HIT-15")
def test_a_potion_brings_back_the_knocked_out() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], potions=1)
    make(table.adventurers[1], state="knocked_out")
    takes_turn(table, "potion.1")
    assert table.adventurers[1].state == 0
    assert table.adventurers[1].is_in_play
    assert facing(table.adventurers[1]) == (0, 0)


@clause("DA-ITEM-4", "DA-ITEM-5", "DA-ITEM-7")
def test_a_potion_at_the_beginning_leaves_the_dice_to_another() -> None:
    table = party("rogue", "monk", "cleric")
    rogue, monk, cleric = table.adventurers
    make(rogue, faces=(3, 1), potions=1)
    make(monk, state="knocked_out")
    played = takes_turn(table, "escape.2", "pass")
    assert "escape.1" not in played.offered[0]  # the receiver must be in play
    assert "bust" in played.offered[1]  # then a Support action
    assert "fight" not in played.offered[1]
    assert (facing(cleric), facing(rogue), rogue.potions) == ((3, 1), (0, 0), 0)


@clause("DA-ITEM-4", "DA-ITEM-6")
def test_a_potion_at_the_end_leaves_the_dice_to_another() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], potions=1, faces=3)
    takes_turn(table, "fight", "pass-on.1", fate=[((1, 1, 1),)])
    assert facing(table.adventurers[1]) == (1, 0)


@clause("DA-ITEM-6")
def test_no_potion_at_the_end_for_the_knocked_out_or_fled() -> None:
    table = party("rogue", "monk", "cleric")
    make(table.adventurers[0], potions=1, faces=3, state="wounded")
    assert takes_turn(table, "fight", fate=[((0, 0, 3),)]).asked == ["act", "roll"]
    make(table.adventurers[1], potions=1, faces=3, gold=1)
    assert takes_turn(table, "flee.coin").asked == ["act"]


@clause("DA-ITEM-8", "DA-ITEM-10", "DA-ITEM-13", "DA-RETAINER-3")
def test_weapons_artifacts_and_a_retainer_raise_the_rating() -> None:
    (me,) = party("rogue").adventurers
    assert combat_rating(me, assisting=False) == 2
    make(me, weapons=2, artifacts=1, retainer=True)
    assert combat_rating(me, assisting=False) == 2 + 2 + 1 + 1


@clause("DA-ITEM-9", "DA-ITEM-13")
def test_each_weapon_rerolls_one_die_of_each_fight() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], faces=4, weapons=2)
    played = takes_turn(
        table, "fight", "weapon.normal.F", "weapon.normal.F", fate=[((0, 1, 3),), ((1, 0, 0),), ((1, 0, 0),)]
    )
    assert played.asked.count("rerolled") == 2
    assert table.adventurers[0].weapons == 2


@clause("DA-ITEM-11")
def test_an_artifact_rerolls_a_die_or_heals_with_recover() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], faces=1, artifacts=1)
    takes_turn(table, "fight", "artifact.normal.F", fate=[((0, 0, 1),), ((1, 0, 0),)])
    assert pile(table.adventurers[0]) == (1, 0)
    table = party("rogue", "monk")
    make(table.adventurers[0], artifacts=1)
    make(table.adventurers[1], state="wounded")
    takes_turn(table, "artifact.1")
    assert (table.adventurers[1].state, table.adventurers[0].artifacts) == (0, 1)


@clause("DA-ITEM-12", "DA-RULING-14", "DA-HIT-15")
def test_an_artifact_cannot_bring_back_the_knocked_out() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], artifacts=1)
    make(table.adventurers[1], state="knocked_out")
    assert ("artifact", 1) not in acts(table, table.adventurers[0])


@clause("DA-RETAINER-4", "DA-RETAINER-5")
def test_a_retainer_rerolls_any_number_of_dice_together_once() -> None:
    table = party("rogue", "monk", level=2)
    me = make(table.adventurers[0], faces=(4, 1), retainer=True)
    played = takes_turn(
        table,
        "retainer",
        "dice.0",
        "dice.2",
        "dice.1",
        fate=[((0, 1, 3), (0, 1, 0)), ((2, 0, 0), (1, 0, 0))],
    )
    again = played.questions[-1]
    assert isinstance(again, Roll)
    assert [count for _, count in again.pools] == [2, 1]
    assert pile(me) == (2, 1)
    assert not me.retainer


@clause("DA-RETAINER-4")
def test_the_retainer_must_reroll_at_least_one_die() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], faces=3, retainer=True)
    played = takes_turn(table, "retainer", "dice.0", fate=[((0, 1, 2),)], stop=True)
    assert played.offered[-1] == ["dice.1", "dice.2"]


@clause("DA-RETAINER-3", "DA-RETAINER-4", "DA-RETAINER-6", "DA-EX-18", "DA-RULING-15")
def test_a_retainer_who_ignores_all_hits_still_counts_in_that_fight() -> None:
    table = party("rogue", "monk")
    me = make(table.adventurers[0], faces=13, weapons=1, retainer=True)
    assert combat_rating(me, assisting=False) == 4
    takes_turn(table, "fight", "keep", "retainer", fate=[((4, 3, 6),)])
    assert pile(me) == (4, 0)
    assert (me.state, me.retainer) == (0, False)
    assert combat_rating(me, assisting=False) == 3


@clause("DA-RETAINER-7")
def test_at_the_end_of_a_level_every_retainer_leaves() -> None:
    table = party("rogue", "monk", dungeon=(1, 0))
    make(table.adventurers[1], retainer=True)
    takes_turn(table, "bust", fate=[((1, 0, 0),)])
    assert not table.adventurers[1].retainer


@clause("DA-RETAINER-8")
def test_nobody_hires_during_a_level_or_before_the_first() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], gold=9)
    assert not [option for option in acts(table, table.adventurers[0]) if "hire" in str(option)]


@clause("DA-END-1")
def test_the_phase_ends_at_once_when_no_die_is_left() -> None:
    table = party("monk", "rogue", dungeon=(2, 0))
    takes_turn(table, "bust", fate=[((2, 0, 0),)])
    assert table.phase == "treasure"
    assert "LevelCleared" in tales(table)


@clause("DA-END-2", "DA-EX-20", "DA-RULING-16")
def test_a_quiet_round_ends_the_phase() -> None:
    table = party("monk", "rogue", "guardian", dungeon=(4, 0))
    make(table.adventurers[0], faces=1)
    make(table.adventurers[1], state="stunned")
    takes_turn(table, fate=[((0, 1, 0),)])  # A sends the last die back: this turn does not count
    takes_turn(table, "recover")
    takes_turn(table, "pass")
    assert table.phase == "adventure"
    takes_turn(table, "pass")
    assert table.phase == "treasure"
    assert "LevelQuiet" in tales(table)


@clause("DA-END-2", "DA-RULING-16", "DA-EX-20")
def test_a_bust_sets_the_quiet_count_to_zero() -> None:
    table = party("monk", "rogue", dungeon=(4, 0))
    takes_turn(table, "pass")
    assert table.quiet == 1
    takes_turn(table, "bust", fate=[((0, 4, 0),)])
    assert (table.quiet, table.phase) == (0, "adventure")


@clause("DA-RULING-16")
def test_passes_of_the_knocked_out_and_rallies_count_as_quiet() -> None:
    table = party("monk", "rogue", "guardian")
    make(table.adventurers[0], state="knocked_out")
    make(table.adventurers[1], fled=True)
    takes_turn(table)
    takes_turn(table)
    takes_turn(table, "pass")
    assert table.phase == "treasure"


@clause("DA-END-5")
def test_dice_not_won_are_lost() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], faces=2, gold=1, won_normals=1)
    make(table.adventurers[1], fled=True)
    takes_turn(table, "flee.coin")
    assert (table.normals, facing(table.adventurers[0])) == (0, (0, 0))
    assert takes_turn(table, fate=[((0, 0, 1),)]).asked == ["treasure"]


@clause("DA-END-6", "DA-RULING-17")
def test_a_level_that_ends_badly_is_no_defeat() -> None:
    table = party("rogue")
    make(table.adventurers[0], faces=3)
    assert takes_turn(table, fate=[((0, 0, 3),)]).outcome is None
    assert (table.phase, table.level) == ("treasure", 1)


@clause(
    "DA-END-8", "DA-END-9", "DA-END-10", "DA-END-11", "DA-END-12", "DA-EX-19", "DA-RULING-18", "DA-RULING-19"
)
@pytest.mark.parametrize(
    ("gold", "potions", "weapons", "artifacts", "headline"),
    [
        (16, 3, 1, 0, "result-amazing"),
        (15, 3, 1, 0, "result-great"),
        (16, 3, 1, 1, "result-legendary"),
        (15, 3, 0, 0, "result-empty_handed"),
        (0, 3, 0, 1, "result-great"),  # an artifact is not one of the four items
    ],
)
def test_feats_make_the_result(gold: int, potions: int, weapons: int, artifacts: int, headline: str) -> None:
    table = party("rogue", "monk", level=3)
    make(table.adventurers[0], gold=gold // 2, potions=potions, artifacts=artifacts)
    make(table.adventurers[1], gold=gold - gold // 2, weapons=weapons, state="knocked_out")
    outcome = result(table)
    assert outcome.headline.id == headline
    assert outcome.scores == (sum(feats(table)),) * 2
    assert [count for _, count in outcome.parts] == [gold, potions + weapons, artifacts]
