"""DF-ROOM, DF-SHOP, DF-END: what comes after a conquered room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.dungeon_fighter.given import *
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.dungeon_fighter.content import FACES, ROOM_KINDS
from tumblekeep.games.dungeon_fighter.table import DungeonFighterTable
from tumblekeep.games.dungeon_fighter.turn import turn
from tumblekeep.testing.scenario import FlowRun, when

OFFER = ("wobbly_flail", "spring_boots", "dented_buckler", "flask_of_soup", "lucky_sock", "keg_of_healing")


def conquered(word: str, *heroes: str, **things: Any) -> DungeonFighterTable:
    faces, at = room_with(word)
    table = party(*(heroes or TRIO), faces=faces, at=at, phase="end", **things)
    table.monster.life = 0
    return table


def in_shop(*heroes: str, **things: Any) -> DungeonFighterTable:
    table = conquered("shop", *(heroes or TRIO), **things)
    table.foe, table.phase = None, "trade"
    return table


# -- rooms ----------------------------------------------------------------------------------------


@clause("DF-ROOM-1")
def test_room_kinds() -> None:
    assert {room.kind for face in FACES.values() for room in face.rooms} == set(ROOM_KINDS)


@clause("DF-ROOM-2", "DF-ENCOUNTER-1", "DF-RULING-65")
@pytest.mark.parametrize("word", ["shop", "fountain", "treasure-gold-3", "perilous-blind", "normal"])
def test_every_room_holds_a_monster_and_gives_its_benefit_afterwards(word: str) -> None:
    faces, (level, number) = room_with(word)
    table = party(*TRIO, faces=faces, at=(level, number), phase="move")
    face = FACES[faces[level - 1]]
    before = [n for n, ways in enumerate(face.ways, start=1) if number in ways]
    if before:
        table.room = before[0]
    elif level == 1:
        table.level, table.room = 0, 0
    else:
        table.level, table.room = level - 1, FACES[faces[level - 2]].exit
    gold = table.gold
    answers = [("enter", number, word)] if before and len(face.ways[before[0] - 1]) > 1 else []
    goes(table, *answers, fate=["common_goblin"])
    assert table.room == number
    assert (table.phase, table.monster.card, table.gold) == ("fight", "common_goblin", gold)


@clause("DF-ROOM-3")
@pytest.mark.parametrize("word", ["fountain", "treasure-gold-3"])
def test_a_benefit_is_optional_and_the_leader_says(word: str) -> None:
    table = conquered(word, leader=1)
    table.heroes[0].life = 2
    gold = table.gold + 1
    played = goes(table, "leave")
    assert played.asked == ["benefit"]
    assert played.questions[0].whose == 1
    assert (life(table)[0], table.gold) == (2, gold)


@clause("DF-ROOM-5")
def test_a_fountain_heals_everybody_to_the_maximum() -> None:
    table = conquered("fountain")
    for hero, now in zip(table.heroes, (1, 5, 9), strict=True):
        hero.life = now
    table.heroes[1].scars = ["red"]
    goes(table, "use")
    assert life(table) == [9, 6, 9]
    table = conquered("fountain")
    assert goes(table).asked == []


@clause("DF-ROOM-6")
@pytest.mark.parametrize(("word", "gold", "white"), [("treasure-gold-3", 6, 1), ("treasure-die-2", 3, 3)])
def test_a_treasure_room_gives_its_reward(word: str, gold: int, white: int) -> None:
    table = conquered(word)
    goes(table, "use")
    assert (table.gold, table.white) == (gold, white)


@clause("DF-ROOM-6", "DF-ROOM-7", "DF-GAME-8", "DF-EQUIP-21")
def test_found_equipment_is_a_random_card_that_the_leader_gives_out() -> None:
    table = conquered("treasure-equipment-1", leader=2)
    played = goes(table, "use", "give.1", fate=["lucky_sock"])
    assert played.asked == ["benefit", "draw-gear", "receive"]
    assert {question.whose for question in played.questions} == {2}
    assert table.heroes[1].gear == ["lucky_sock"]
    assert "lucky_sock" not in table.deck


@clause("DF-ROOM-9", "DF-ROOM-4")
def test_a_perilous_or_ordinary_room_gives_nothing() -> None:
    for word in ("perilous-blind", "normal"):
        table = conquered(word)
        table.heroes[0].life = 3
        assert goes(table).asked == []
        goes(table)
        assert (life(table)[0], table.gold, table.white, table.phase) == (3, 3, 1, "move")


# -- shops ----------------------------------------------------------------------------------------


@clause("DF-SHOP-1", "DF-ROOM-4")
def test_a_shop_opens_in_phase_c_of_its_own_room_only() -> None:
    table = in_shop(*TRIO)
    goes(table, fate=OFFER)
    assert table.phase == "shop"
    table = conquered("normal")
    table.foe, table.phase = None, "trade"
    goes(table)
    assert table.phase == "move"


@clause("DF-SHOP-2", "DF-SHOP-3", "DF-RULING-50")
def test_three_cards_and_one_for_each_hero_still_in_the_game() -> None:
    table = in_shop(*TRIO)
    assert goes(table, fate=OFFER).asked == ["draw-gear"] * 6
    assert table.offer == list(OFFER)
    table = in_shop(*TRIO)
    table.heroes[2].eliminated = True
    table.heroes[1].life, table.heroes[1].fainted = 0, False
    goes(table, fate=OFFER[:5])
    assert len(table.offer) == 5


@clause("DF-SHOP-4", "DF-SHOP-5", "DF-SHOP-9", "DF-SHOP-10", "DF-RULING-50", "DF-RULING-49")
def test_anything_that_can_be_paid_in_any_order_and_the_rest_is_discarded() -> None:
    table = in_shop(*TRIO, gold=9, supply_gold=21)
    table.heroes[0].life = 7
    goes(table, fate=OFFER)
    played = goes(
        table,
        "card.wobbly_flail.3", "give.0", "white.2", "heal.1", "card.lucky_sock.2", "give.1", "heal.1",
    )  # fmt: skip
    assert played.offered[0] == [
        "leave", "card.wobbly_flail.3", "card.spring_boots.3", "card.dented_buckler.3", "card.flask_of_soup.2",
        "card.lucky_sock.2", "card.keg_of_healing.4", "white.2", "heal.1",
    ]  # fmt: skip
    assert (table.gold, table.supply_gold, table.white, life(table)[0]) == (0, 30, 2, 9)
    assert [hero.gear for hero in table.heroes] == [["wobbly_flail"], ["lucky_sock"], []]
    assert table.offer == []
    assert table.discards == ["spring_boots", "dented_buckler", "flask_of_soup", "keg_of_healing"]


@clause("DF-SHOP-6")
def test_white_dice_cost_two_as_many_as_the_supply_holds() -> None:
    table = in_shop(*TRIO, gold=9, white=7, supply_white=1)
    goes(table, fate=OFFER)
    played = goes(table, "white.2", "leave")
    assert (table.white, table.supply_white, table.gold) == (8, 0, 7)
    assert "white.2" not in played.offered[1]
    question = played.questions[1]
    assert isinstance(question, Choose)
    assert "no-white-supply" in {bar.reason for bar in question.barred()}


@clause("DF-SHOP-7")
def test_one_gold_heals_every_hero_by_one() -> None:
    table = in_shop(*TRIO, gold=3)
    for hero, now in zip(table.heroes, (5, 9, 8), strict=True):
        hero.life = now
    goes(table, fate=OFFER)
    goes(table, "heal.1", "heal.1", "leave")
    assert (life(table), table.gold) == ([7, 9, 9], 1)


@clause("DF-SHOP-8", "DF-GAME-8")
def test_the_leader_decides_what_is_spent() -> None:
    table = in_shop(*TRIO, gold=5, leader=2)
    goes(table, fate=OFFER)
    played = goes(table, "card.lucky_sock.2", "give.1", "leave")
    assert {question.whose for question in played.questions} == {2}


@clause("DF-SHOP-4")
def test_what_cannot_be_paid_or_carried_is_told() -> None:
    table = in_shop("goldfinga", "randolph", gold=2)
    goes(table, fate=OFFER[:5])
    question = goes(table, stop=True).open
    assert isinstance(question, Choose)
    reasons = {bar.option[1]: bar.reason for bar in question.barred() if bar.option[0] == "card"}
    assert reasons == {"wobbly_flail": "too-dear", "spring_boots": "too-dear", "dented_buckler": "no-room"}


@clause("DF-SHOP-7", "DF-SHOP-6")
def test_an_empty_purse_buys_nothing() -> None:
    table = in_shop(*TRIO, gold=0)
    goes(table, fate=OFFER)
    assert goes(table).asked == []
    assert (table.phase, len(table.discards)) == ("trade", 6)


# -- end of round ---------------------------------------------------------------------------------


def phase_c(table: DungeonFighterTable, *answers: Any, fate: Sequence[Any] = ()) -> FlowRun:
    """Play the whole of phase C, to the next move."""

    def rounds() -> Flow[None]:
        while table.phase != "move":
            yield from turn(table)

    return when(rounds(), answers, fate=fate)


def busy_round() -> DungeonFighterTable:
    """Everything at once: a shop, a theft, a fainted hero, and cards to trade."""
    faces, at = room_with("shop")
    table = party("goldfinga", "torm", "randolph", foe="polite_slime", faces=faces, at=at, gold=3, leader=1)
    table.monster.gold = 1
    me = table.heroes[0]
    me.life, me.fainted, me.gear = 0, True, ["wobbly_flail"]
    table.heroes[1].gear = ["spring_boots"]
    table.stolen, table.monster.life, table.phase, table.unused = 1, 0, "end", 1
    return table


@clause("DF-END-1", "DF-END-16", "DF-RULING-51", "DF-RULING-75", "DF-END-13")
def test_the_order_of_phase_c_was_fixed() -> None:
    table = busy_round()
    played = phase_c(
        table,
        "wake", "cover.red.larceny", "larceny.1", "give.2", "shop", "leave", "done", "done", "done",
        fate=["cracked_hourglass", *OFFER],
    )  # fmt: skip
    assert played.asked == [
        "order", "scar", "order", "draw-gear", "receive", "order", *["draw-gear"] * 6, "buy", "trade", "trade", "trade",
    ]  # fmt: skip
    orders = [question for question in played.questions if question.ask.name == "order"]
    assert [question.whose for question in orders] == [1, 1, 1]
    assert played.offered[0] == ["wake", "larceny.1", "shop", "trade"]
    assert tales(table)[:3] == ["GoldGained", "QuickKill", "WhiteDiceGained"]
    assert (tales(table)[-1], table.phase) == ("DicePassed", "move")

    table = busy_round()
    played = phase_c(
        table,
        "trade", "done", "shop", "leave", "trade", "done", "larceny.1", "give.2", "wake", "cover.red.larceny",
        "done", "done", "done",
        fate=[*OFFER, "cracked_hourglass"],
    )  # fmt: skip
    assert played.asked == [
        "order", "trade", "order", *["draw-gear"] * 6, "buy", "order", "trade", "order", "draw-gear", "receive",
        "order", "scar", "trade", "trade", "trade",
    ]  # fmt: skip
    orders = [question for question in played.questions if question.ask.name == "order"]
    assert [list(question.asked()[1].options) for question in orders] == [
        ["wake", ("larceny", 1), "shop", "trade"],
        ["wake", ("larceny", 1), "shop"],  # nothing has changed since cards were traded
        ["wake", ("larceny", 1), "trade"],
        ["wake", ("larceny", 1)],
        ["wake", "trade"],
    ]  # fmt: skip


@clause("DF-END-16", "DF-SHOP-3", "DF-RULING-75")
def test_a_shop_before_waking_counts_who_will_not_wake() -> None:
    for first, cards in (("shop", 6), ("wake", 5)):
        table = busy_round()
        table.stolen, table.heroes[0].scars = 0, ["red", "blue"]
        asked = phase_c(
            table,
            first,
            *(["leave", "wake", "give.2"] if first == "shop" else ["give.2", "shop", "leave"]),
            *["done"] * 2,
            fate=OFFER[:cards],
        ).asked
        assert asked.count("draw-gear") == cards


@clause("DF-END-16", "DF-RULING-75")
def test_nobody_is_asked_for_an_order_that_cannot_matter() -> None:
    table = conquered("fountain")  # two wake at a fountain; nobody carries anything
    for hero in table.heroes[:2]:
        hero.life, hero.fainted = 0, True
    table.heroes[2].life = 3
    assert phase_c(table, "use", "cover.red.blind_fury", "cover.red.targeted-5").asked == [
        "benefit",
        "scar",
        "scar",
    ]
    assert life(table) == [6, 6, 9]
    table = conquered("treasure-equipment-1", stolen=1)
    played = phase_c(
        table, "give.0", "treasure", "use", "give.0", "done", fate=["spring_boots", "wobbly_flail"]
    )
    assert played.asked.count("order") == 1  # after the first card there is something to trade
    table = conquered("treasure-equipment-1", "torm", stolen=1)
    assert (
        "order" not in phase_c(table, "give.0", "use", "give.0", fate=["spring_boots", "wobbly_flail"]).asked
    )


@clause("DF-END-2")
def test_the_monsters_gold_goes_to_the_treasury() -> None:
    table = conquered("normal", foe="royal_tax_inspector")
    assert (table.monster.gold, table.gold, table.supply_gold) == (4, 2, 24)
    goes(table)
    assert (table.gold, table.supply_gold) == (6, 24)


@clause("DF-END-3", "DF-END-4", "DF-END-5", "DF-END-6", "DF-EX-9", "DF-RULING-15")
def test_scar() -> None:
    table = conquered("normal")
    me = table.heroes[1]
    me.life, me.fainted = 0, True
    played = goes(table, "cover.green.metamorphosis")
    assert played.questions[0].whose == 1
    assert played.offered == [["cover.red.targeted-5", "cover.green.metamorphosis", "cover.blue.rethrow"]]
    assert (me.scars, me.life, me.fainted) == (["green"], 6, False)
    assert table.most_life(me) == 6


@clause("DF-END-4", "DF-END-5", "DF-END-9")
def test_a_second_scar_covers_another_ability_and_scars_stay() -> None:
    table = conquered("fountain")
    me = table.heroes[1]
    me.life, me.fainted, me.scars = 0, True, ["green"]
    played = goes(table, "cover.red.targeted-5")
    assert played.offered[0] == ["cover.red.targeted-5", "cover.blue.rethrow"]
    assert (me.scars, me.life) == (["green", "red"], 3)
    table.heal(me, 9)
    assert (me.scars, me.life) == (["green", "red"], 3)


@clause("DF-END-7")
def test_white_dice_thrown_go_to_the_supply() -> None:
    table = conquered("normal", white=2, white_thrown=3, supply_white=4)
    goes(table)
    assert (table.white, table.white_thrown, table.supply_white) == (2, 0, 7)
    assert table.unthrown == ["red", "green", "blue"]


@clause("DF-END-8", "DF-COMP-3")
def test_who_would_take_a_third_scar_is_eliminated() -> None:
    table = conquered("normal")
    me = table.heroes[1]
    me.life, me.fainted, me.scars = 0, True, ["green", "red"]
    assert goes(table).asked == []
    assert (me.eliminated, me.fainted, me.scars) == (True, False, ["green", "red"])
    assert [hero.seat for hero in table.party()] == [0, 2]


@clause("DF-END-10", "DF-RULING-51")
def test_unused_hero_dice_bring_white_dice_unless_defeated() -> None:
    for beaten, dice in ((False, 2), (True, 0)):
        table = party(*TRIO, foe="cute_bear", beaten=beaten)
        throws(table, hit("red", 2, flick=True))
        goes(table)
        assert table.white == 1 + dice
        assert not table.beaten


@clause("DF-END-10", "DF-COMP-6", "DF-RULING-2")
def test_an_empty_supply_pays_nothing() -> None:
    table = conquered("treasure-gold-3", white=8, supply_white=1, unused=2, gold=29, supply_gold=0)
    goes(table, "use")
    assert (table.white, table.supply_white) == (9, 0)
    assert (table.gold, table.supply_gold) == (30, 0)


@clause("DF-END-11", "DF-COMP-2")
def test_the_leader_token_is_turned_back() -> None:
    table = conquered("normal", beaten=True)
    goes(table)
    assert not table.beaten


@clause("DF-END-14", "DF-RULING-68", "DF-RULING-13", "DF-GAME-9")
def test_the_dice_pass_from_the_first_player_clockwise_and_skip_the_eliminated() -> None:
    table = party("torm", "randolph", "goldfinga", "sir_moo", phase="trade", first=1, active=3, leader=0)
    table.heroes[2].eliminated = True
    goes(table)
    assert (table.first, table.leader) == (3, 0)


@clause("DF-END-15", "DF-GAME-7")
def test_then_the_next_round_begins_with_a_move() -> None:
    table = party(*TRIO, phase="trade")
    goes(table)
    played = goes(table, "enter.3.normal", fate=["cute_bear"])
    assert played.asked == ["move", "draw-monster"]
    assert table.active == table.first == 1


@clause("DF-END-17", "DF-RULING-16")
def test_if_nobody_is_left_after_waking_the_game_is_lost() -> None:
    table = conquered("normal", "torm")
    me = table.heroes[0]
    me.life, me.fainted, me.scars = 0, True, ["red", "blue"]
    played = goes(table)
    assert played.outcome is not None
    assert played.outcome.headline.id == "over-lost-all_eliminated"


@clause("DF-END-18", "DF-RULING-17")
def test_an_eliminated_leader_is_followed_clockwise() -> None:
    table = conquered("normal", leader=1)
    me = table.heroes[1]
    me.life, me.fainted, me.scars = 0, True, ["red", "blue"]
    goes(table)
    assert table.leader == 2
    assert "NewLeader" in tales(table)
