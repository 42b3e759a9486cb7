"""DA-FIGHT, DA-BOSS, DA-HIT, DA-XP: rolls, rerolls, bosses, hits, coins."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any

import pytest

from games.dungeon_attack.given import facing, make, party, pile, takes_turn, tales
from tumblekeep.core.chance import Roll
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_attack.blows import hits
from tumblekeep.games.dungeon_attack.content import BOSS, NORMAL
from tumblekeep.games.dungeon_attack.outlook import FIRST, bare_roll, fight_stakes
from tumblekeep.games.dungeon_attack.table import DungeonAttackTable
from tumblekeep.testing.scenario import FlowRun

clause = pytest.mark.clause


@clause("DA-FIGHT-1")
def test_all_dice_of_both_types_are_rolled_together_once() -> None:
    table = party("monk", "rogue", level=2)
    make(table.adventurers[0], faces=(3, 1))
    played = takes_turn(table, fate=[((0, 3, 0), (0, 1, 0))])
    (question,) = played.questions
    assert isinstance(question, Roll)
    assert list(question.pools) == [(NORMAL, 3), (BOSS, 1)]


@clause("DA-FIGHT-2")
def test_the_steps_of_a_fight_come_in_their_order() -> None:
    """Roll, boss reroll, chosen rerolls, changed faces, ignored hits, taken hits, retainer leaves, potion."""
    table = party("wizard", "rogue", level=2)
    make(table.adventurers[0], faces=(5, 1), gold=3, retainer=True, potions=1)
    played = takes_turn(
        table,
        "fight", "coin.normal.D", "keep", "hold", "pay", "retainer", "pass-on.1",
        fate=[((1, 0, 4), (1, 0, 0)), ((0, 0, 1),), ((0, 0, 1),)],
    )  # fmt: skip
    assert played.asked == [
        "act",
        "roll",
        "boss-reroll",
        "reroll",
        "rerolled",
        "reroll",
        "blast",
        "meet",
        "meet",
        "escape",
    ]
    assert tales(table) == [
        "Rolled", "BossRerolled", "Rerolled", "Fought", "HitIgnored", "HitIgnored", "RetainerLeaves", "Escaped",
        "MonstersMoveOn",
    ]  # fmt: skip


@clause("DA-FIGHT-3")
def test_a_die_shows_one_of_three_faces() -> None:
    assert NORMAL.faces == BOSS.faces == ("D", "M", "F")
    table = party("monk", "rogue")
    make(table.adventurers[0], faces=2)
    question = takes_turn(table, stop=True).open
    assert isinstance(question, Roll)
    for wrong in (((1, 1, 1),), ((1, 0, 0),), ((3, -1, 0),), ((2, 0),)):
        with pytest.raises(IllegalAnswer):
            question.check(wrong)


@clause("DA-FIGHT-4")
def test_rerolls_come_one_after_another_each_seen_before_the_next() -> None:
    table = party("rogue", "monk")
    me = make(table.adventurers[0], faces=3, gold=2, weapons=1, artifacts=1)
    played = takes_turn(
        table, "fight", "weapon.normal.F", "artifact.normal.F", "coin.normal.F",
        fate=[((0, 0, 3),), ((1, 0, 0),), ((0, 1, 0),), ((1, 0, 0),)],
    )  # fmt: skip
    assert played.asked.count("rerolled") == 3
    assert pile(me) == (2, 0)
    assert me.gold == 1


@clause("DA-FIGHT-5", "DA-RULING-7")
def test_a_die_is_rerolled_once_a_turn_whatever_the_source() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], faces=1, gold=5, weapons=1)
    played = takes_turn(table, "fight", "weapon.normal.F", ("take", 1), fate=[((0, 0, 1),), ((0, 0, 1),)])
    assert played.asked == ["act", "roll", "reroll", "rerolled", "meet"]  # no second reroll is offered


@clause("DA-FIGHT-5", "DA-RULING-7")
def test_the_automatic_reroll_of_a_boss_uses_up_its_reroll() -> None:
    table = party("paladin", "monk", level=2)
    make(table.adventurers[0], faces=(0, 1), gold=5)
    played = takes_turn(table, "fight", ("take", 1), fate=[((1, 0, 0),), ((0, 0, 1),)])
    assert played.asked == ["act", "roll", "boss-reroll", "meet"]


@clause("DA-RULING-28")
def test_a_reroll_may_take_a_die_showing_any_face() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], faces=3, weapons=1)
    offered = takes_turn(table, "fight", fate=[((1, 1, 1),)], stop=True).offered[-1]
    assert offered == ["keep", "weapon.normal.D", "weapon.normal.M", "weapon.normal.F"]


@clause("DA-FIGHT-6", "DA-RULING-8")
def test_the_types_are_resolved_apart_each_with_the_whole_rating() -> None:
    table = party("rogue", "monk", level=3)
    me = make(table.adventurers[0], faces=(4, 2), weapons=0)
    takes_turn(table, fate=[((4, 0, 0), (2, 0, 0)), ((2, 0, 0),)])
    assert pile(me) == (2, 2)  # rating 2 for each type
    assert table.normals == 14 + 2


@clause("DA-RULING-8", "DA-FIGHT-8", "DA-FIGHT-9")
def test_the_rating_of_a_card_counted_per_type_although_it_says_per_roll() -> None:
    """As an option: at most the rating of both types together, and the player chooses which."""

    def fights(*answers: Any, faces: tuple[int, int], fate: Any) -> tuple[DungeonAttackTable, FlowRun]:
        table = party("rogue", "monk", level=3)
        table.counting = "roll"
        make(table.adventurers[0], faces=faces)
        return table, takes_turn(table, *answers, fate=fate)

    lucky = [((4, 0, 0), (2, 0, 0)), ((2, 0, 0),)]
    table, played = fights(("dice", 1, 1), faces=(4, 2), fate=lucky)
    assert played.offered == [["dice.0.2", "dice.1.1", "dice.2.0"]]
    assert pile(table.adventurers[0]) == (1, 1)
    assert (table.normals, table.bosses) == (14 + 3, 2 + 1)
    table, _ = fights(("dice", 0, 2), faces=(4, 2), fate=lucky)
    assert pile(table.adventurers[0]) == (0, 2)
    table, played = fights(faces=(4, 1), fate=[((3, 1, 0), (0, 1, 0))])
    assert played.asked == ["roll"]  # only normal dice are too many: nothing to choose
    assert pile(table.adventurers[0]) == (2, 0)
    table, played = fights(faces=(2, 1), fate=[((1, 1, 0), (1, 0, 0)), ((1, 0, 0),)])
    assert "keep" not in played.asked
    assert pile(table.adventurers[0]) == (1, 1)


@clause("DA-RULING-8")
@pytest.mark.parametrize(("normals", "bosses", "cap"), [(3, 1, 1), (3, 2, 1), (2, 2, 2)])
def test_the_odds_of_a_rating_that_counts_per_roll(normals: int, bosses: int, cap: int) -> None:
    """The same as by trying every face of every die, and every way to keep defeated dice."""
    safe = won = 0.0
    for faces in product(range(3), repeat=normals + bosses):
        chance = prod([FIRST[number >= normals][face] for number, face in enumerate(faces)])
        plain, chief = faces[:normals].count, faces[normals:].count
        total = min(cap, plain(0) + chief(0))
        won += chance * total
        safe += chance * any(
            not hits(kept, plain(1) + plain(0) - kept, plain(2))
            and not hits(total - kept, chief(1) + chief(0) - total + kept, chief(2))
            for kept in range(total + 1)
            if kept <= plain(0) and total - kept <= chief(0)
        )
    assert bare_roll(normals, bosses, cap, True).win == pytest.approx(safe)
    told = fight_stakes(normals, bosses, cap, 0, None, True)
    assert told.args["won"] == pytest.approx(won, abs=0.06)


@clause("DA-FIGHT-7", "DA-FIGHT-13")
def test_a_kept_die_lies_in_the_pile_until_the_treasure_phase() -> None:
    table = party("monk", "rogue", dungeon=(5, 0))
    me = table.adventurers[0]
    takes_turn(table, "bust", fate=[((3, 2, 0),)])
    assert pile(me) == (3, 0)
    takes_turn(table, "bust", fate=[((0, 2, 0),)])
    assert pile(me) == (3, 0)
    assert table.normals == 2


@clause("DA-FIGHT-8", "DA-FIGHT-9", "DA-EX-3")
def test_d_beyond_the_rating_move() -> None:
    table = party("monk", "rogue")
    me = table.adventurers[0]
    takes_turn(table, "bust", fate=[((6, 5, 3),)])
    assert pile(me) == (3, 0)
    assert table.normals == 8
    assert facing(me) == (3, 0)
    assert me.state == 0


@clause("DA-FIGHT-9", "DA-RULING-9")
def test_surplus_d_counts_as_m_when_hits_are_counted() -> None:
    table = party("rogue", "monk")
    me = make(table.adventurers[0], faces=9)
    takes_turn(table, fate=[((5, 0, 4),)])  # 2 D, 3 M, 4 F
    assert me.state == 1


@clause("DA-FIGHT-10", "DA-FIGHT-11", "DA-FIGHT-12")
def test_m_goes_back_to_the_dungeon_and_f_stays() -> None:
    table = party("monk", "rogue", dungeon=(1, 0))
    me = make(table.adventurers[0], faces=6)
    takes_turn(table, fate=[((1, 3, 2),)])
    assert table.normals == 4
    assert facing(me) == (2, 0)
    table.active = 0
    assert takes_turn(table, "fight", fate=[((0, 1, 1),)], stop=True).offered[0][0] == "fight"


@clause("DA-BOSS-1", "DA-BOSS-2", "DA-BOSS-3", "DA-EX-8")
def test_a_boss_showing_d_is_rolled_again_and_falls_to_a_second_d() -> None:
    table = party("monk", "rogue", level=2)
    me = make(table.adventurers[0], faces=(0, 1))
    played = takes_turn(table, fate=[((1, 0, 0),), ((1, 0, 0),)])
    assert played.asked == ["roll", "boss-reroll"]
    assert pile(me) == (0, 1)


@clause("DA-BOSS-4", "DA-BOSS-1", "DA-EX-8")
@pytest.mark.parametrize(("again", "faced", "state"), [((0, 0, 1), (0, 1), 1), ((0, 1, 0), (0, 0), 0)])
def test_the_second_face_of_a_boss_stands(again: tuple[int, ...], faced: tuple[int, int], state: int) -> None:
    table = party("rogue", "monk", level=2)
    me = make(table.adventurers[0], faces=(0, 1))
    takes_turn(table, fate=[((1, 0, 0),), (again,)])
    assert facing(me) == faced
    assert (me.state, pile(me)) == (state, (0, 0))


@clause("DA-BOSS-5")
@pytest.mark.parametrize("first", [(0, 1, 0), (0, 0, 1)])
def test_a_boss_showing_m_or_f_is_not_rolled_again_by_itself(first: tuple[int, ...]) -> None:
    table = party("rogue", "monk", level=2)
    make(table.adventurers[0], faces=(0, 1))
    assert takes_turn(table, fate=[(first,)]).asked == ["roll"]


@clause("DA-BOSS-5", "DA-BOSS-6", "DA-EX-9")
def test_a_paid_reroll_that_shows_d_wins_the_boss() -> None:
    table = party("rogue", "monk", level=2)
    me = make(table.adventurers[0], faces=(0, 1), gold=1)
    takes_turn(table, "fight", "coin.boss.M", fate=[((0, 1, 0),), ((1, 0, 0),)])
    assert pile(me) == (0, 1)
    assert me.gold == 0


@clause("DA-BOSS-7", "DA-HIT-5", "DA-EX-10")
def test_hits_of_both_types_are_added() -> None:
    table = party("rogue", "monk", level=3)
    me = make(table.adventurers[0], faces=(4, 2))
    takes_turn(table, fate=[((1, 1, 2), (0, 0, 2))])
    assert me.state == 3


@clause("DA-BOSS-7")
def test_boss_dice_are_counted_among_boss_dice_only() -> None:
    table = party("rogue", "monk", level=2)
    me = make(table.adventurers[0], faces=(6, 1))
    takes_turn(table, fate=[((1, 4, 1), (0, 0, 1))])  # one fighting boss is a crit in itself
    assert me.state == 1


@clause("DA-BOSS-8")
def test_bosses_otherwise_move_and_stay_like_any_die() -> None:
    table = party("rogue", "monk", level=3)
    me = make(table.adventurers[0], faces=(0, 2))
    takes_turn(table, fate=[((0, 1, 1),)])
    assert facing(me) == (0, 1)
    assert table.bosses == 2 + 1
    make(me, fled=False, faces=(0, 1), gold=1)
    table.active = 0
    takes_turn(table, "flee.coin")
    assert facing(table.adventurers[1]) == (0, 1)


@clause("DA-HIT-1", "DA-HIT-2", "DA-EX-4", "DA-EX-5", "DA-RULING-10")
@pytest.mark.parametrize(
    ("kept", "moved", "stayed", "taken"),
    [(1, 2, 3, 1), (1, 3, 3, 0), (3, 1, 3, 0), (2, 2, 3, 1), (0, 1, 2, 1), (2, 0, 1, 0), (4, 1, 0, 0)],
)
def test_more_f_than_each_other_result_is_a_hit(kept: int, moved: int, stayed: int, taken: int) -> None:
    assert hits(kept, moved, stayed) == taken


@clause("DA-HIT-1", "DA-HIT-7", "DA-EX-4")
def test_the_first_hit_stuns() -> None:
    table = party("monk", "rogue")
    me = make(table.adventurers[0], faces=6)
    takes_turn(table, fate=[((1, 2, 3),)])
    assert me.state == 1


@clause("DA-HIT-3", "DA-HIT-4", "DA-EX-6")
@pytest.mark.parametrize("dice", [1, 2])
def test_all_f_is_a_crit_of_one_hit_a_die(dice: int) -> None:
    table = party("rogue", "monk")
    me = make(table.adventurers[0], faces=dice)
    takes_turn(table, fate=[((0, 0, dice),)])
    assert me.state == dice


@clause("DA-HIT-6")
def test_hits_are_counted_once_after_all_rerolls() -> None:
    table = party("rogue", "monk")
    me = make(table.adventurers[0], faces=2, weapons=1)
    takes_turn(table, "fight", "weapon.normal.F", fate=[((0, 0, 2),), ((1, 0, 0),)])
    assert me.state == 0
    assert tales(table).count("Hurt") == 0


@clause("DA-HIT-7", "DA-HIT-8", "DA-HIT-9")
def test_three_hits_knock_an_adventurer_out_step_by_step() -> None:
    table = party("rogue", "monk")
    me = table.adventurers[0]
    states = []
    for _ in range(3):
        table.active, me.faced_normals = 0, 1
        takes_turn(table, fate=[((0, 0, 1),)])
        states.append(me.state)
    assert states == [1, 2, 3]


@clause("DA-HIT-10")
def test_hits_beyond_the_knockout_are_lost() -> None:
    table = party("rogue", "monk")
    me = make(table.adventurers[0], faces=5, state="wounded")
    takes_turn(table, fate=[((0, 0, 5),)])
    assert me.state == 3


@clause("DA-HIT-11", "DA-RULING-23")
def test_injuries_change_neither_rating_nor_abilities() -> None:
    table = party("warrior", "monk", dungeon=(6, 0))
    me = make(table.adventurers[0], state="wounded")
    takes_turn(table, "bust", "fury", fate=[((3, 3, 0),), ((0, 1, 0),)])
    assert pile(me) == (3, 0)


@clause("DA-HIT-3", "DA-HIT-9", "DA-HIT-12", "DA-HIT-13", "DA-EX-7")
def test_a_knockout_passes_the_dice_on_and_loses_those_won() -> None:
    table = party("rogue", "monk", level=2)
    me = make(table.adventurers[0], faces=3, won_normals=4, won_bosses=1)
    takes_turn(table, "fight", fate=[((0, 0, 3),)])
    assert me.state == 3
    assert facing(me) == (0, 0)
    assert facing(table.adventurers[1]) == (3, 0)
    assert pile(me) == (0, 0)
    assert table.normals == 14  # nothing comes back to the dungeon


@clause("DA-HIT-14")
def test_the_knocked_out_keep_coins_items_and_retainer() -> None:
    table = party("rogue", "monk")
    me = make(
        table.adventurers[0],
        faces=1,
        state="wounded",
        gold=1,
        potions=1,
        weapons=1,
        artifacts=1,
        retainer=True,
    )
    takes_turn(table, "fight", "keep", ("take", 1), fate=[((0, 0, 1),)])
    assert me.state == 3
    assert (me.gold, me.potions, me.weapons, me.artifacts, me.retainer) == (1, 1, 1, 1, True)


@clause("DA-HIT-15", "DA-RULING-20")
def test_the_knocked_out_do_nothing_themselves() -> None:
    table = party("cleric", "monk", "rogue")
    make(table.adventurers[0], state="knocked_out", potions=1, artifacts=1)
    assert takes_turn(table).asked == []
    assert table.adventurers[0].state == 3


@clause("DA-HIT-16", "DA-END-3")
def test_when_all_are_knocked_out_the_phase_ends_at_once() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], faces=3, state="wounded")
    make(table.adventurers[1], state="knocked_out")
    takes_turn(table, fate=[((0, 0, 3),)])
    assert table.phase == "treasure"
    assert "PartyOut" in tales(table)


@clause("DA-XP-1", "DA-RULING-11")
def test_one_coin_rerolls_one_die_of_the_fight() -> None:
    table = party("rogue", "monk")
    me = make(table.adventurers[0], faces=2, gold=1)
    played = takes_turn(table, "fight", "coin.normal.F", fate=[((0, 0, 2),), ((1, 0, 0),)])
    rerolled = played.questions[-1]
    assert isinstance(rerolled, Roll)
    assert list(rerolled.pools) == [(NORMAL, 1)]
    assert me.gold == 0


@clause("DA-XP-1")
def test_a_reroll_without_a_coin_is_explained() -> None:
    table = party("warrior", "monk")
    make(table.adventurers[0], faces=2)
    question = takes_turn(table, fate=[((0, 2, 0),)], stop=True).open
    assert isinstance(question, Choose)
    with pytest.raises(IllegalAnswer) as refused:
        question.check("coin.normal.M")
    assert refused.value.message.args["clause"] == "DA-XP-1"


@clause("DA-XP-2", "DA-XP-3", "DA-XP-4", "DA-EX-11")
def test_two_coins_ignore_a_hit_before_any_is_taken() -> None:
    table = party("rogue", "monk")
    me = make(table.adventurers[0], faces=2, state="wounded", gold=5)
    takes_turn(table, "fight", "keep", "pay", "pay", fate=[((0, 0, 2),)])
    assert (me.gold, me.state) == (1, 2)


@clause("DA-XP-2")
def test_ignoring_a_hit_takes_two_own_coins() -> None:
    table = party("guardian", "monk")
    make(table.adventurers[0], faces=1, gold=1)
    make(table.adventurers[1], gold=9)
    played = takes_turn(table, "fight", "keep", fate=[((0, 0, 1),)], stop=True)
    assert played.offered[-1] == ["take.1", "shield"]
    assert isinstance(played.open, Choose)
    assert [bar.clause for bar in played.open.barred()] == ["DA-XP-2"]


@clause("DA-RULING-21")
def test_shield_coins_and_retainer_may_be_used_in_any_order() -> None:
    table = party("guardian", "monk")
    me = make(table.adventurers[0], faces=3, gold=2, retainer=True)
    played = takes_turn(table, "fight", "keep", "pay", "shield", ("take", 1), fate=[((0, 0, 3),)])
    assert played.offered[-3] == ["take.3", "shield", "pay", "retainer"]
    assert played.offered[-1] == ["take.1", "retainer"]
    assert (me.state, me.retainer) == (1, True)
