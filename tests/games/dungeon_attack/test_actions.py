"""DA-ACT: turns, combat and support actions."""

from __future__ import annotations

import pytest

from games.dungeon_attack.given import facing, make, party, pile, takes_turn, tales
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_attack.rules import acts, barred_acts
from tumblekeep.games.dungeon_attack.view import view

clause = pytest.mark.clause


@clause("DA-ACT-1")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    table = party("rogue", "monk", "cleric", starter=1)
    order = []
    for _ in range(2):
        order.append(table.active)
        takes_turn(table, "pass")
    assert [*order, table.active] == [1, 2, 0]


@clause("DA-ACT-2")
def test_a_turn_is_exactly_one_action() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], state="wounded")
    assert takes_turn(table, "recover").asked == ["act"]
    assert table.active == 1


@clause("DA-ACT-3")
def test_whoever_faces_dice_must_fight_or_flee() -> None:
    table = party("rogue", "monk")
    me = make(table.adventurers[0], faces=2, gold=1, state="stunned")
    assert acts(table, me) == ["fight", ("flee", "coin")]
    reasons = {bar.option: (bar.reason, bar.clause) for bar in barred_acts(table, me)}
    assert reasons["bust"] == reasons["recover"] == ("facing", "DA-ACT-3")


@clause("DA-ACT-4")
def test_whoever_faces_nothing_takes_a_support_action() -> None:
    table = party("rogue", "monk", "cleric")
    me = make(table.adventurers[0], state="stunned", gold=3)
    make(table.adventurers[1], faces=3)
    assert acts(table, me) == ["bust", ("assist", 1), "recover", "pass"]
    assert ("fight", "nothing-faced") in [(bar.option, bar.reason) for bar in barred_acts(table, me)]


@clause("DA-ACT-5")
def test_abilities_and_items_are_used_beside_the_action() -> None:
    table = party("warrior", "monk", dungeon=(3, 0))
    make(table.adventurers[0], weapons=1)
    played = takes_turn(
        table, "bust", "fury", "weapon.normal.F", fate=[((0, 2, 1),), ((1, 0, 0),), ((1, 0, 0),)]
    )
    assert played.asked == ["act", "roll", "reroll", "rerolled", "reroll", "rerolled"]
    assert table.adventurers[0].won_normals == 2


@clause("DA-ACT-6", "DA-ACT-19")
def test_busting_the_door_takes_every_die_of_both_types_and_fights() -> None:
    table = party("monk", "rogue", level=3)
    played = takes_turn(table, "bust", fate=[((3, 11, 0), (0, 2, 0))])
    assert [(die.name, count) for die, count in played.questions[1].pools] == [("normal", 14), ("boss", 2)]  # type: ignore[attr-defined]
    assert (table.normals, table.bosses) == (11, 2)


@clause("DA-ACT-7")
def test_an_empty_dungeon_has_no_door_to_bust() -> None:
    table = party("monk", "rogue", dungeon=(0, 0))
    make(table.adventurers[1], faces=2)
    assert "bust" not in acts(table, table.adventurers[0])
    assert "dungeon-empty" in [bar.reason for bar in barred_acts(table, table.adventurers[0])]


@clause("DA-ACT-8", "DA-EX-12", "DA-RULING-3")
def test_a_bust_that_ends_all_moving_finds_a_coin() -> None:
    table = party("monk", "rogue", dungeon=(2, 0))
    takes_turn(table, "bust", fate=[((0, 2, 0),)])
    assert table.adventurers[0].gold == 1
    assert table.normals == 2


@clause("DA-ACT-8", "DA-RULING-3")
@pytest.mark.parametrize("shown", [((1, 1, 0),), ((0, 1, 1),)])
def test_a_bust_with_any_other_face_finds_none(shown: object) -> None:
    table = party("monk", "rogue", dungeon=(2, 0))
    takes_turn(table, "bust", fate=[shown])
    assert table.adventurers[0].gold == 0


@clause("DA-RULING-3")
def test_all_moving_is_judged_after_rerolls_and_over_both_types() -> None:
    table = party("warrior", "rogue", level=2, dungeon=(1, 1))
    takes_turn(table, "bust", "fury", fate=[((0, 1, 0), (0, 1, 0)), ((0, 1, 0),)])
    assert table.adventurers[0].gold == 1
    table = party("monk", "rogue", level=2, dungeon=(1, 1))
    takes_turn(table, "bust", fate=[((0, 1, 0), (0, 0, 1))])
    assert table.adventurers[0].gold == 0


@clause("DA-ACT-8")
def test_a_plain_fight_finds_no_coin() -> None:
    table = party("monk", "rogue")
    make(table.adventurers[0], faces=2)
    takes_turn(table, fate=[((0, 2, 0),)])
    assert table.adventurers[0].gold == 0


@clause("DA-ACT-9", "DA-ACT-10", "DA-ACT-11", "DA-ACT-12", "DA-ACT-13", "DA-EX-13")
def test_assisting_takes_over_the_dice_of_another() -> None:
    table = party("rogue", "monk", dungeon=(3, 0))
    a, b = table.adventurers
    make(b, faces=5)
    takes_turn(table, "assist.1", fate=[((3, 1, 1),)])
    assert pile(a) == (2, 0)
    assert facing(b) == (2, 0)  # the moving one and the D beyond the rating
    assert facing(a) == (1, 0)
    assert table.normals == 3
    assert a.state == 0


@clause("DA-ACT-10")
def test_only_an_adventurer_facing_dice_can_be_helped() -> None:
    table = party("rogue", "monk", "cleric")
    make(table.adventurers[1], faces=1)
    assert [option for option in acts(table, table.adventurers[0]) if option[0] == "assist"] == [
        ("assist", 1)
    ]
    assert ("friend-free", (2,)) in [
        (bar.reason, bar.values) for bar in barred_acts(table, table.adventurers[0])
    ]


@clause("DA-ACT-14", "DA-EX-14")
def test_recovering_improves_the_own_state_by_one_step() -> None:
    table = party("rogue", "monk", "warrior")
    me = make(table.adventurers[0], state="wounded")
    takes_turn(table, "recover")
    assert me.state == 1
    table.active = 0
    takes_turn(table, "recover")
    assert me.state == 0


@clause("DA-ACT-15")
def test_recovering_must_change_somebodys_state() -> None:
    table = party("rogue", "cleric", "monk")
    rogue, cleric, monk = table.adventurers
    assert "recover" not in acts(table, rogue)
    assert "recover" not in acts(table, cleric)
    assert "all-healthy" in [bar.reason for bar in barred_acts(table, rogue)]
    make(monk, state="stunned")
    assert "recover" in acts(table, cleric)
    assert "recover" not in acts(table, rogue)
    make(rogue, potions=1, artifacts=1)
    assert ("potion", 2) in acts(table, rogue)
    assert ("artifact", 2) in acts(table, rogue)
    assert ("potion", 0) not in acts(table, rogue)


@clause("DA-ACT-16", "DA-ACT-17", "DA-RULING-5")
def test_a_fled_adventurer_rallies_on_the_next_turn_and_does_nothing_else() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], fled=True)
    assert takes_turn(table).asked == []
    assert not table.adventurers[0].fled
    assert tales(table) == ["Rallied"]
    assert table.active == 1


@clause("DA-ACT-17")
def test_nobody_else_can_rally() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], state="stunned")
    assert "rally" not in [str(option) for option in acts(table, table.adventurers[0])]


@clause("DA-ACT-18")
def test_a_free_adventurer_may_pass_and_a_knocked_out_one_can_only_pass() -> None:
    table = party("rogue", "monk", "warrior")
    make(table.adventurers[0], state="knocked_out", potions=1)
    before = table.normals
    assert takes_turn(table).asked == []
    assert tales(table) == ["Passed"]
    takes_turn(table, "pass")
    assert table.normals == before


@clause("DA-ACT-20")
@pytest.mark.parametrize(
    ("price", "thing"),
    [
        ("coin", "gold"),
        ("normal", "won_normals"),
        ("boss", "won_bosses"),
        ("potion", "potions"),
        ("weapon", "weapons"),
        ("artifact", "artifacts"),
    ],
)
def test_fleeing_costs_one_thing_of_the_pile(price: str, thing: str) -> None:
    table = party("rogue", "monk")
    me = make(table.adventurers[0], faces=2)
    setattr(me, thing, 1)
    takes_turn(table, f"flee.{price}")
    assert getattr(me, thing) == 0
    assert me.fled


@clause("DA-ACT-21", "DA-RULING-6")
def test_without_anything_to_lose_there_is_no_fleeing() -> None:
    table = party("rogue", "monk")
    me = make(table.adventurers[0], faces=2)
    assert acts(table, me) == ["fight"]
    assert ("nothing-to-lose", "DA-ACT-21") in [(bar.reason, bar.clause) for bar in barred_acts(table, me)]


@clause("DA-ACT-22", "DA-ACT-23", "DA-EX-15", "DA-RULING-4")
def test_fleeing_hands_the_dice_to_the_next_in_play() -> None:
    table = party("rogue", "monk", "cleric")
    a, b, c = table.adventurers
    make(a, faces=4, gold=1)
    make(b, state="knocked_out")
    make(c, faces=1)
    takes_turn(table, "flee.coin")
    assert facing(c) == (5, 0)
    assert facing(a) == (0, 0)
    assert (a.gold, a.fled) == (0, True)
    takes_turn(table)  # B can only pass
    takes_turn(table, fate=[((0, 5, 0),)])  # C fights
    assert table.active == 0
    assert takes_turn(table).asked == []  # A rallies and does nothing else
    assert not a.fled


@clause("DA-ACT-24")
def test_the_fled_keep_what_they_have_and_cannot_be_reached() -> None:
    table = party("rogue", "monk", "cleric")
    rogue, monk, _ = table.adventurers
    make(rogue, faces=2, state="wounded", gold=2, potions=1, weapons=1, retainer=True, won_normals=3)
    takes_turn(table, "flee.coin")
    assert (rogue.state, rogue.gold, rogue.potions, rogue.weapons, rogue.retainer) == (2, 1, 1, 1, True)
    assert pile(rogue) == (3, 0)
    make(monk, faces=0, potions=1, artifacts=1)
    options = acts(table, monk)
    assert not [
        option for option in options if option[0] in ("assist", "potion", "artifact") and option[1] == 0
    ]
    make(monk, faces=1)
    assert ("escape", 0) not in acts(table, monk)
    assert ("escape", 2) in acts(table, monk)


@clause("DA-ACT-25", "DA-END-4")
def test_when_the_last_adventurer_flees_the_phase_ends_at_once() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], faces=3, gold=1)
    make(table.adventurers[1], fled=True)
    takes_turn(table, "flee.coin")
    assert table.phase == "treasure"
    assert "PartyOut" in tales(table)


@clause("DA-ACT-26")
def test_dice_received_do_nothing_until_the_own_turn() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], faces=3, gold=1)
    monk = make(table.adventurers[1], state="wounded")
    takes_turn(table, "flee.coin")
    assert (monk.state, facing(monk)) == (2, (3, 0))


@clause("DA-ACT-27", "DA-HIT-17")
def test_the_view_always_shows_who_fled_and_who_is_hurt() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], fled=True)
    make(table.adventurers[1], state="wounded")
    shown = view(table, None)["adventurers"]
    assert (shown[0]["fled"], shown[1]["fled"]) == (True, False)
    assert [one["state"] for one in shown] == ["healthy", "wounded"]


@clause("DA-ACT-3")
def test_a_refused_action_says_why() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], faces=2, gold=1)
    question = takes_turn(table, stop=True).open
    assert isinstance(question, Choose)
    with pytest.raises(IllegalAnswer, match="DA-ACT-3") as refused:
        question.check("bust")
    assert refused.value.message.id == "illegal-barred"


@clause("DA-RULING-24")
def test_alone_there_is_nobody_to_help_or_to_leave_the_dice_to() -> None:
    table = party("rogue")
    me = make(table.adventurers[0], faces=2, potions=1, gold=1)
    assert [option for option in acts(table, me) if option[0] == "escape"] == []
    takes_turn(table, "flee.coin")
    assert table.phase == "treasure"
