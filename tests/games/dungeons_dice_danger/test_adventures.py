"""DDD-AA, DDD-CC, DDD-PP, DDD-DD: what is special on each of the four sheets."""

from __future__ import annotations

from games.dungeons_dice_danger.given import *
from tumblekeep.core.play import Play
from tumblekeep.games.dungeons_dice_danger import GAME
from tumblekeep.games.dungeons_dice_danger.content import LAYOUTS
from tumblekeep.games.dungeons_dice_danger.rules import is_joined
from tumblekeep.games.dungeons_dice_danger.table import FIRST

# -- Annoyed Animals -----------------------------------------------------------------------------


@clause("DDD-AA-1", "DDD-EX-2")
def test_example_fist_four() -> None:
    table = table_of()
    mark(table.sheets[0], "A8")
    assert visit("B8", "2+2") in peek(table, "2+2", "4+6").now()
    told = peek(table, "1+3", "4+6")
    assert visit("M1", "1+3") in told.now()
    assert visit("B8", "1+3") not in told.now()
    assert told.reasons()[visit("B8", "1+3")] == ("not-double", "DDD-AA-1")


@clause("DDD-AA-2", "DDD-RULING-21")
def test_a_fist_strikes_every_monster_that_is_not_defeated_reached_or_not() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A8")
    hurt(me, "purple-pup", award=FIRST)
    table.claimed |= 1 << room_of(me, "purple-pup")
    play_round(table, "2+2", "3+4", {0: [visit("B8", "2+2"), visit("A4", "3+4")]})
    assert me.damage == (4, 1, 1, 1, 1, 1, 1)


@clause("DDD-AA-2", "DDD-MONSTER-10")
def test_a_fist_can_defeat() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A8")
    hurt(me, "green-growler", 3)
    play_round(table, "2+2", "3+4", {0: [visit("B8", "2+2"), visit("A4", "3+4")]})
    assert me.gems == 2
    assert damage(table.sheets[1], "green-growler") == 1


@clause("DDD-AA-3")
def test_six_fists_and_the_fifth_is_the_achievement() -> None:
    layout = LAYOUTS[AA]
    assert layout.fists.bit_count() == 6
    table, me = alone()
    fists = [space.id for space in layout.spaces if space.kind == "fist" and space.id != "B8"]
    mark(me, "A8", *fists[:3])
    play_round(table, "2+2", "3+4", {0: [visit("B8", "2+2"), visit("A4", "3+4")]})
    assert me.feats[0] == 0, "four are not enough"


@clause("DDD-AA-4", "DDD-RULING-17")
def test_a_way_from_left_to_right_by_visited_spaces_and_defeated_rooms() -> None:
    me = table_of().sheets[0]
    row = ["B1", "E1", "F1", "G1", "H1", "I1", "L1"]
    mark(me, *row, "M1")
    assert not is_joined(me), "A1, the left end, is not visited, and two rooms stand"
    mark(me, "A1")
    hurt(me, "purple-pup")
    assert not is_joined(me)
    hurt(me, "green-growler")
    assert is_joined(me)
    other = table_of().sheets[0]
    mark(other, *row, "A1")
    hurt(other, "purple-pup")
    hurt(other, "green-growler")
    assert not is_joined(other), "both ends must be visited Start spaces"
    left = table_of().sheets[0]
    mark(left, "A1", "A2", "A3")
    assert not is_joined(left), "two left Start spaces are no way across"


@clause("DDD-AA-4")
def test_the_way_is_rewarded() -> None:
    table, me = alone()
    mark(me, "A1", "B1", "E1", "F1", "G1", "H1", "I1", "L1")
    hurt(me, "purple-pup", award=FIRST)
    hurt(me, "green-growler", award=FIRST)
    play_round(table, "1+3", "3+4", {0: [visit("M1", "1+3"), visit("A4", "3+4")]})
    assert me.feats[1] == FIRST
    assert me.gems == 3


# -- Clumsy Cultists -----------------------------------------------------------------------------


@clause("DDD-CC-1", "DDD-CC-2", "DDD-CC-3", "DDD-EX-11")
def test_example_rubble() -> None:
    table = table_of(CC)
    me = mark(table.sheets[0], "C2", "D1")
    play_round(table, "1+4", "2+3", {0: [visit("C3", "1+4"), visit("C3", "2+3")]})
    assert is_visited(me, "C3")
    assert is_reached(me, "C4")
    table = table_of(CC)
    me = mark(table.sheets[0], "C2", "D1")
    play_round(table, "1+4", "3+4", {0: [visit("C3", "1+4"), visit("A7", "3+4")]})
    assert not is_visited(me, "C3")
    assert me.half == me.layout.graph.area(["C3"])
    assert not is_reached(me, "C4"), "nothing is reached through it"
    play_round(table, "1+4", "1+1", {0: [visit("C3", "1+4"), visit("A9", "1+1")]})
    assert is_visited(me, "C3")
    assert me.half == 0
    assert me.lost == 0


@clause("DDD-CC-4")
def test_seven_rubble_spaces_and_the_sixth_is_the_achievement() -> None:
    layout = LAYOUTS[CC]
    rubble = [space for space in layout.spaces if space.kind == "rubble"]
    assert len(rubble) == 7
    assert all(space.boxes == 2 for space in rubble)
    for before, reached in ((4, 0), (5, FIRST)):
        table, me = alone(CC)
        mark(me, "C2", *[space.id for space in rubble if space.id != "C3"][:before])
        me.half = layout.graph.area(["C3"])
        play_round(table, "1+4", "3+4", {0: [visit("C3", "1+4"), visit("A7", "3+4")]})
        assert me.feats[1] == reached


@clause("DDD-CC-5")
def test_both_mancers() -> None:
    table, me = alone(CC)
    mark(me, "B5")
    hurt(me, "necro-mancer", 3)
    play_round(table.copy(), "1+2", "4+5", {0: [hit("necro-mancer", "1+2"), visit("E1", "4+5")]})
    hurt(me, "pastry-mancer", award=FIRST)
    gems = me.gems
    play_round(table, "1+2", "4+5", {0: [hit("necro-mancer", "1+2"), visit("E1", "4+5")]})
    assert me.gems == gems + 2 + 3
    table, me = alone(CC)
    mark(me, "B5")
    hurt(me, "necro-mancer", 3)
    play_round(table, "1+2", "4+5", {0: [hit("necro-mancer", "1+2"), visit("E1", "4+5")]})
    assert me.feats[0] == 0, "one Mancer is not both"


# -- Puzzled Pyramid -----------------------------------------------------------------------------


@clause("DDD-PP-1")
def test_everybody_numbers_the_clouds_before_the_first_roll_unseen() -> None:
    play = Play(GAME, 2, {"adventure": PP})
    assert sorted(play.asked()) == [0, 1]
    numbers = [3, 4, 5, 6, 8, 9, 10, 11]
    assert [option[1] for option in play.asked()[0].options] == numbers
    for number in numbers[:-1]:
        play.answer(f"write.{number}", 0)
        assert play.look(1)["sheets"][0]["clouds"] == {}
    assert play.look(0)["sheets"][0]["clouds"] == {
        "E1": 3, "I1": 4, "A3": 5, "C4": 6, "D6": 8, "C8": 9, "I9": 10, "E4": 11,
    }  # fmt: skip
    for number in reversed(numbers[1:]):
        assert play.question is not None
        play.answer(f"write.{number}", 1)
    assert play.question is not None
    assert play.question.ask.name == "roll"
    assert play.look(1)["sheets"][0]["clouds"]["E4"] == 11
    assert play.look(0)["sheets"][1]["clouds"]["E1"] == 11
    with_ten = Play(GAME, 1, {"adventure": PP})
    with_ten.answer("write.10", 0)
    assert [option[1] for option in with_ten.asked()[0].options] == [3, 4, 5, 6, 8, 9, 11], "each once"


@clause("DDD-PP-2")
def test_a_numbered_cloud_is_an_ordinary_space() -> None:
    table = table_of(PP)
    me = mark(table.sheets[0], "D1", "B1")  # E1 has a 3
    play_round(table, "1+2", "3+4", {0: [visit("E1", "1+2"), visit("A5", "3+4")]})
    assert is_visited(me, "E1")
    assert is_reached(me, "F1")


@clause("DDD-PP-3")
def test_the_eighth_cloud_is_the_achievement_and_the_blank_one_does_not_count() -> None:
    for extra, reached in (((), 0), (("I1",), FIRST)):
        table, me = alone(PP)
        others = ["A3", "C4", "E4", "D6", "C8", "I9"]
        mark(me, "D1", "B1", "K3", *others, *extra)
        play_round(table, "1+2", "3+4", {0: [visit("E1", "1+2"), visit("A5", "3+4")]})
        assert me.feats[0] == reached


@clause("DDD-PP-4", "DDD-PP-6", "DDD-EX-12")
def test_example_clouds() -> None:
    table = table_of(PP)
    me = mark(table.sheets[0], "D4", "C1")
    assert not is_reached(me, "L3")
    play_round(table, "5+6", "3+4", {0: [visit("E4", "5+6"), visit("A5", "3+4")]})
    assert is_visited(me, "E4", "K3")
    assert is_reached(me, "L3")
    assert "GateOpened" in tales(table)


@clause("DDD-PP-5", "DDD-PP-6")
def test_the_blank_cloud_can_not_be_crossed_from_either_side() -> None:
    for side in ("J3", "L3"):
        table = table_of(PP)
        me = mark(table.sheets[0], side)
        assert is_reached(me, "K3")
        for value in range(2, 13):
            assert not me.takes[value] & me.layout.gate
        assert not is_reached(me, "L3" if side == "J3" else "J3")


@clause("DDD-PP-7")
def test_a_worm_has_two_boxes_and_counts_as_visited_when_both_are_crossed() -> None:
    table = table_of(PP)
    me = mark(table.sheets[0], "I8")
    play_round(table, "1+4", "3+4", {0: [visit("H8", "1+4"), visit("A5", "3+4")]})
    assert not is_visited(me, "H8")
    assert damage(me, "sandy") == 0
    play_round(table, "1+4", "1+1", {0: [visit("H8", "1+4"), visit("M9", "1+1")]})
    assert is_visited(me, "H8")
    assert is_reached(me, "H7")


@clause("DDD-PP-8", "DDD-EX-13")
def test_example_worm() -> None:
    table = table_of(PP)
    me = mark(table.sheets[0], "I8")
    hurt(me, "sandy", 4)
    assert not is_reached(me, "sandy")
    play_round(table, "1+4", "2+3", {0: [visit("H8", "1+4"), visit("H8", "2+3")]})
    assert damage(me, "sandy") == 7


@clause("DDD-PP-8", "DDD-RULING-21")
def test_a_worm_does_nothing_to_a_defeated_sandy() -> None:
    table, me = alone(PP)
    mark(me, "I8")
    hurt(me, "sandy", award=FIRST)
    table.claimed |= 1 << room_of(me, "sandy")
    play_round(table, "1+4", "2+3", {0: [visit("H8", "1+4"), visit("H8", "2+3")]})
    assert damage(me, "sandy") == 21
    assert me.lost == 1, "nothing was damaged, so the round costs life"


@clause("DDD-PP-9")
def test_three_worms_are_the_achievement() -> None:
    for before, reached in ((("G4",), 0), (("G4", "M3"), FIRST)):
        table, me = alone(PP)
        mark(me, "I8", *before)
        play_round(table, "1+4", "2+3", {0: [visit("H8", "1+4"), visit("H8", "2+3")]})
        assert me.feats[1] == reached


@clause("DDD-PP-10", "DDD-RULING-18")
def test_a_worm_gives_no_gems_and_no_free_damage() -> None:
    table = table_of(PP)
    me, other = table.sheets
    mark(me, "I8")
    play_round(table, "1+4", "2+3", {0: [visit("H8", "1+4"), visit("H8", "2+3")], 1: [visit("A1", "2+3")]})
    assert me.gems == 0
    assert other.damage == (0, 0, 0, 0)
    assert table.claimed == 0


# -- Defiant Dinosaurs ---------------------------------------------------------------------------


@clause("DDD-DD-1", "DDD-EX-14")
def test_example_claw() -> None:
    table = table_of(DD)
    me = mark(table.sheets[0], "D6")
    play_round(table, "1+4", "3+4", {0: [visit("C6", "1+4"), visit("M3", "3+4")]})
    assert not is_reached(me, "king-rex")
    assert me.unlocked[room_of(me, "king-rex")] == 1 << 5
    mark(me, "E5")
    assert hit("king-rex", "2+3") in peek(table, "2+3", "1+1").now()


@clause("DDD-DD-2")
def test_each_claw_belongs_to_one_room_and_there_are_no_grey_spaces() -> None:
    layout = LAYOUTS[DD]
    claws = [space for space in layout.spaces if space.kind == "claw"]
    belongs = {space.number: layout.rooms[space.unlocks[0]].id for space in claws if space.unlocks}
    assert belongs == {
        4: "mighty-meg", 7: "tri-tip-tony", 8: "hank-the-tank", 5: "king-rex", 6: "king-rex", 9: "king-rex",
        10: "king-rex",
    }  # fmt: skip
    assert not any(space.kind == "grey" for space in layout.spaces)


@clause("DDD-DD-3")
def test_seven_claws_and_the_sixth_is_the_achievement() -> None:
    claws = [space.id for space in LAYOUTS[DD].spaces if space.kind == "claw"]
    assert len(claws) == 7
    for before, reached in ((4, 0), (5, FIRST)):
        table, me = alone(DD)
        mark(me, "D6", *[name for name in claws if name != "C6"][:before])
        play_round(table, "1+4", "3+4", {0: [visit("C6", "1+4"), visit("M3", "3+4")]})
        assert me.feats[1] == reached


@clause("DDD-DD-4", "DDD-DD-5", "DDD-DD-6", "DDD-EX-4")
def test_example_armored() -> None:
    table = table_of(DD)
    one, two = table.sheets
    mark(one, "H6")
    told = peek(table, "3+4", "4+5")
    assert "both.mighty-meg" in told.now()
    assert hit("mighty-meg", "3+4") not in told.now(), "never one pair alone"
    assert told.reasons()[hit("mighty-meg", "3+4")] == ("armored", "DDD-DD-4")
    told = peek(table, "3+4", "3+5")
    assert "both.mighty-meg" not in told.now()
    assert not any(option.startswith("give-up") for option in told.now()), "both pairs go elsewhere"
    play_round(table, "3+4", "4+5", {0: ["both.mighty-meg"]})
    assert damage(one, "mighty-meg") == 2
    assert one.pairs == []
    assert one.lost == 0
    play_round(table, "3+4", "3+4", {0: ["both.mighty-meg"]})
    assert damage(one, "mighty-meg") == 4, "equal numbers will do"
    assert one.gems == 2
    assert damage(two, "mighty-meg") == 0, "no free damage on armor"


@clause("DDD-DD-5")
def test_white_numbers_of_armor_must_be_unlocked_too() -> None:
    table = table_of(DD)
    me = mark(table.sheets[0], "H6")
    assert "both.mighty-meg" not in peek(table, "1+3", "3+4").now()
    mark(me, "I8")
    assert "both.mighty-meg" in peek(table, "1+3", "3+4").now()


@clause("DDD-DD-8")
def test_the_third_armored_dinosaur_is_the_achievement() -> None:
    for before, reached in ((1, 0), (2, FIRST)):
        table, me = alone(DD)
        mark(me, "H6")
        for room in ("tri-tip-tony", "hank-the-tank")[:before]:
            hurt(me, room, award=FIRST)
        hurt(me, "mighty-meg", 2)
        play_round(table, "3+4", "4+5", {0: ["both.mighty-meg"]})
        assert me.feats[0] == reached


@clause("DDD-DD-9")
def test_a_pair_fit_only_for_an_armored_attack_has_no_use_of_its_own() -> None:
    table = table_of(DD)
    me = mark(table.sheets[0], "H6", "M3", "M2")
    me.takes = (0,) * 13  # no other use of a 7 or a 9
    told = peek(table, "3+4", "4+5")
    assert told.now() == ["both.mighty-meg", "give-up.2.2"]


@clause("DDD-RULING-26")
def test_a_fist_does_nothing_to_armor() -> None:
    table = table_of()
    me = mark(table.sheets[0], "A8")
    layout = me.layout
    grey = 1 << layout.first_room + room_of(me, "grey-hound")
    assert not layout.armored
    try:
        layout.armored = grey
        play_round(table, "2+2", "3+4", {0: [visit("B8", "2+2"), visit("A4", "3+4")]})
    finally:
        layout.armored = 0
    assert damage(me, "grey-hound") == 0
    assert damage(me, "purple-pup") == 1
