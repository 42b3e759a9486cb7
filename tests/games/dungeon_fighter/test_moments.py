"""At any time (DF-EQUIP-6, DF-RULING-45): every moment at which a use could change something, and no other."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_fighter.given import *
from games.dungeon_fighter.given import meets
from tumblekeep.core.question import Anyone, Flow
from tumblekeep.games.dungeon_fighter.table import DungeonFighterTable
from tumblekeep.games.dungeon_fighter.turn import turn
from tumblekeep.testing.scenario import FlowRun, when

SOUP = "heal.flask_of_soup.0"


def moments(played: FlowRun) -> list[str]:
    """The moments at which anybody was asked, in order."""
    windows = {
        id(question): question.about[0] for question in played.questions if isinstance(question, Anyone)
    }
    return list(windows.values())


def offered(played: FlowRun, moment: str) -> dict[int, list[str]]:
    """Who was offered what at a moment."""
    found = next(q for q in played.questions if isinstance(q, Anyone) and q.about[0] == moment)
    return {
        seat: [".".join(map(str, option)) for option in part.options if option != "pass"]
        for seat, part in found.parts.items()
    }


def trio(foe: str = "black_knight_on_foot", life: int = 1, **things: Any) -> DungeonFighterTable:
    """Torm in danger, Randolph with a Flask of Soup, Goldfinga."""
    table = party(*TRIO, foe=foe, **things)
    table.heroes[0].life = life
    table.heroes[1].gear = ["flask_of_soup"]
    return table


# -- before a hero falls --------------------------------------------------------------------------


@clause("DF-EQUIP-6", "DF-RULING-45", "DF-ABIL-19")
def test_nobody_could_heal_before_a_fury_payment_felled_its_hero() -> None:
    table = trio()
    played = goes(table, (1, "pass"), "throw.red", "pay", (1, SOUP), fate=[hit("red", 3, symbol=True)])
    assert moments(played) == ["turn", "pay"]
    assert (life(table), foe_life(table)) == ([3, 9, 9], 5)
    table = trio()
    goes(table, (1, "pass"), "throw.red", "pay", (1, "pass"), fate=[hit("red", 3, symbol=True)])
    assert table.heroes[0].fainted
    table = trio(life=2)
    played = goes(table, (1, "pass"), "throw.red", "pay", fate=[hit("red", 3, symbol=True)])
    assert moments(played) == ["turn"]  # it fells nobody, so the soup can wait
    assert life(table) == [1, 9, 9]


@clause("DF-RULING-45", "DF-EQUIP-16")
def test_healing_was_asked_before_it_was_known_whether_armour_holds_the_blow() -> None:
    table = trio("war_rhinoceros")
    table.heroes[0].gear = ["sealed_breastplate"]
    played = goes(table, (1, "pass"), "throw.red", "item.sealed_breastplate", fate=[miss("red", far=True)])
    assert moments(played) == ["turn"]
    assert life(table) == [1, 9, 9]
    table = trio("black_knight_on_foot")
    table.heroes[0].gear = ["sealed_breastplate"]
    played = goes(table, (1, "pass"), "throw.red", "suffer.3", (1, SOUP), fate=[miss("red")])
    assert played.asked[-2:] == ["block", "window"]
    assert life(table) == [1, 9, 9]


@clause("DF-RULING-45", "DF-RULING-70")
def test_healing_was_asked_before_blows_that_fell_nobody_or_somebody_all_the_same() -> None:
    for now, foe in ((4, "black_knight_on_foot"), (1, "war_rhinoceros")):  # 4 - 3 stands; 1 + 3 - 4 falls
        table = trio(foe, now)
        demands = {"far": True} if foe == "war_rhinoceros" else {}
        played = goes(table, (1, "pass"), "throw.red", fate=[miss("red", **demands)])
        assert moments(played) == ["turn"]
        assert table.heroes[0].fainted is (now == 1)


@clause("DF-RULING-45")
def test_two_cards_that_save_only_together_are_both_offered() -> None:
    table = trio("war_rhinoceros", unthrown=[], white=0)
    table.heroes[2].gear = ["used_bandage"]
    played = goes(
        table,
        (1, "pass"), (2, "pass"), "retrieve.4", (1, SOUP), (2, "heal.used_bandage.0"), "throw.red",
        fate=[hit("red", 1, far=True)],
    )  # fmt: skip
    assert moments(played) == ["turn", "retrieve", "retrieve"]
    assert life(table) == [3, 5, 5]


@clause("DF-RULING-45", "DF-MONSTER-9")
def test_who_falls_to_a_critical_miss_may_be_saved_and_may_help_first() -> None:
    table = party(*TRIO, foe="two_headed_giant")
    for hero, now in zip(table.heroes, (9, 2, 5), strict=True):
        hero.life = now
    table.heroes[1].gear = ["flask_of_soup"]
    table.heroes[2].gear = ["used_bandage"]
    played = goes(
        table,
        (1, "pass"),
        (2, "pass"),
        "throw.red",
        (1, "heal.flask_of_soup.2"),
        (2, "pass"),
        fate=[miss("red")],
    )
    # Randolph is about to faint and could not use his soup for others later
    assert moments(played) == ["turn", "blow", "blow"]
    assert life(table) == [7, 0, 6]
    assert table.heroes[1].fainted


@clause("DF-BACKDOWN-2", "DF-RULING-45")
def test_nobody_could_heal_once_backing_down_was_agreed() -> None:
    table = trio("cute_bear")
    played = goes(
        table,
        (1, "pass"), "back-down", "back-down.1", "back-down.1", (1, SOUP),
        fate=["polite_slime"],
    )  # fmt: skip
    assert moments(played) == ["turn", "back-down"]
    assert life(table) == [3, 8, 8]
    table = trio("cute_bear", life=2)
    played = goes(table, (1, "pass"), "back-down", "back-down.1", "back-down.1", fate=["polite_slime"])
    assert moments(played) == ["turn"]
    assert life(table) == [1, 8, 8]


@clause("DF-ABIL-32", "DF-EQUIP-14", "DF-RULING-45")
def test_nobody_could_heal_before_a_re_throw() -> None:
    table = party("fridolin", "randolph", foe="black_knight_on_foot")
    table.heroes[0].life, table.heroes[0].gear = 2, ["lucky_sock"]
    table.heroes[1].gear = ["flask_of_soup"]
    played = goes(
        table,
        (1, "pass"), "throw.red", "item.lucky_sock", (1, SOUP),
        fate=[miss("red"), hit("red", 2)],
    )  # fmt: skip
    assert moments(played) == ["turn", "again"]
    assert life(table) == [5, 9]
    table.heroes[0].gear, table.heroes[1].gear, table.active = ["lucky_sock"], ["used_bandage"], 0
    played = goes(
        table,
        (1, "pass"), "throw.green", "item.lucky_sock",
        fate=[miss("green"), hit("green", 2)],
    )  # fmt: skip
    assert moments(played) == ["turn"]  # another miss would fell nobody


# -- before a card is lost ------------------------------------------------------------------------


@clause("DF-MONSTER-2", "DF-RULING-45")
def test_nobody_could_drink_between_a_blow_and_equipment_breaker() -> None:
    table = party("lady_mary", "randolph", foe="rust_nibbler")
    for hero in table.heroes:
        hero.gear = ["flask_of_soup"] if hero.seat == 0 else ["used_bandage"]
    played = goes(table, "throw.red", (0, SOUP), fate=[miss("red")])
    assert moments(played) == ["break"]
    assert list(offered(played, "break")) == [0]  # nobody else's cards are in danger
    assert (life(table), table.heroes[0].gear) == ([9, 9], [])
    assert "GearBroken" not in tales(table)


@clause("DF-ABIL-27", "DF-EQUIP-4", "DF-ROOM-7", "DF-SHOP-5", "DF-RULING-45")
@pytest.mark.parametrize("where", ["larceny", "treasure", "shop", "eliminated"])
def test_a_surplus_card_could_be_dropped_but_not_drunk(where: str) -> None:
    faces, at = room_with({"treasure": "treasure-equipment-1", "shop": "shop"}.get(where, "normal"))
    table = party("goldfinga", "torm", "lady_mary", faces=faces, at=at, phase="end", gold=9)
    table.monster.life = 0
    me, hurt, gone = table.heroes
    me.gear, hurt.life, gone.gear = ["flask_of_soup"], 4, ["lucky_sock"] * 2
    me.life = 8
    answers: list[Any] = [(0, "pass")]
    fate: list[Any] = ["picnic_basket"]
    if where == "larceny":
        table.stolen = 1
        answers += ["larceny.1"]
    elif where == "treasure":
        answers += ["treasure", "use"]
    elif where == "shop":
        answers += ["shop", (0, "pass"), "card.picnic_basket.2"]
        fate += ["spring_boots", "dented_buckler", "wobbly_flail", "keg_of_healing", "cauldron_lid"]
    else:
        gone.fainted, gone.life, gone.scars, gone.gear = True, 0, ["red", "blue"], ["picnic_basket"]
        fate = []
    answers += ["give.0", "heal.flask_of_soup.1"]

    def rounds() -> Flow[None]:
        while table.phase != "move":
            yield from turn(table)

    played = when(rounds(), answers, fate=fate, stop=True)
    (surplus,) = [
        [".".join(map(str, option)) for option in question.asked()[0].options]
        for question in played.questions
        if question.ask.name == "surplus"
    ]
    assert surplus == [
        "drop.flask_of_soup", "drop.picnic_basket", "heal.flask_of_soup.0", "heal.flask_of_soup.1",
        "heal-all.picnic_basket",
    ]  # fmt: skip
    assert (me.gear, life(table)[:2]) == (["picnic_basket"], [8, 7])


@clause("DF-EQUIP-4", "DF-RULING-45")
def test_a_friend_could_not_drink_to_make_room_for_a_card_too_many() -> None:
    table = party("goldfinga", "faelwyn", "torm", phase="end", stolen=1)
    table.monster.life = 0
    me, friend, hurt = table.heroes
    me.gear, friend.gear, hurt.life = ["lucky_sock"], ["flask_of_soup"], 4
    played = goes(
        table,
        (1, "pass"), "larceny.1", "give.0", (1, "heal.flask_of_soup.2"), "pass-on.cracked_hourglass.1",
        fate=["cracked_hourglass"],
    )  # fmt: skip
    assert moments(played) == ["rest", "room"]
    assert (me.gear, friend.gear, hurt.life) == (["lucky_sock"], ["cracked_hourglass"], 7)


# -- seduced monsters -----------------------------------------------------------------------------


@clause("DF-ABIL-38", "DF-RULING-32")
def test_a_seduced_monster_could_not_be_sent_once_a_riposte_had_struck() -> None:
    table = party("lady_mary", foe="black_knight_on_foot")
    me = table.heroes[0]
    me.gear, me.seduced, table.monster.life = ["mirror_shield"], ["corridor_bandit"], 5
    played = goes(table, "throw.red", "deal", (0, "seduced.corridor_bandit.2"), fate=[miss("red")])
    assert moments(played) == ["late"]
    assert (foe_life(table), table.phase, me.seduced) == (0, "end", [])
    table = party("lady_mary", foe="black_knight_on_foot")
    table.heroes[0].seduced = ["corridor_bandit"]
    assert moments(goes(table, "throw.red", "deal", fate=[miss("red")])) == []  # nothing has changed since


@clause("DF-ABIL-38", "DF-MONSTER-4")
def test_a_seduced_monster_may_be_sent_after_the_monster_has_recovered() -> None:
    table = party("lady_mary", foe="vocal_vampire")
    me = table.heroes[0]
    me.seduced, table.monster.life = ["corridor_bandit"], 6
    played = goes(table, "throw.red", "deal", (0, "seduced.corridor_bandit.2"), fate=[miss("red")])
    assert moments(played) == ["late"]
    assert foe_life(table) == 5  # 6 + 1 - 2; sending it before would have left 6


# -- silence --------------------------------------------------------------------------------------


@clause("DF-RULING-45", "DF-RULING-70")
def test_the_same_was_asked_every_turn_though_nothing_had_changed() -> None:
    table = trio(life=5)
    assert moments(goes(table, (1, "pass"), "throw.red", fate=[hit("red", 1)])) == ["turn"]
    assert moments(goes(table, "throw.green", fate=[hit("green", 1)])) == []
    assert moments(goes(table, fate=[miss("blue")])) == []  # Goldfinga: 9 - 3
    assert moments(goes(table, (1, "pass"), "white.1", fate=[hit("white", 1)])) == ["turn"]  # another is hurt
    table.monster.life, table.phase = 0, "end"
    assert moments(goes(table, (1, "pass"))) == ["rest"]
    meets(table, "common_goblin")
    table.phase, table.unthrown = "fight", ["red", "green", "blue"]
    played = goes(table, (1, "pass"), "throw.red", fate=[hit("red", 1)])
    assert moments(played) == ["turn"]  # another monster


@clause("DF-COMBAT-26", "DF-RULING-45")
def test_who_is_on_no_life_at_all_neither_drinks_nor_is_healed() -> None:
    table = party("lady_mary", "torm", foe="wardrobe_mimic")
    table.heroes[0].life, table.heroes[1].life = 3, 5
    table.heroes[0].gear = ["flask_of_soup", "spring_boots"]
    played = goes(
        table, (0, "pass"), "throw.red", "ready", (0, "pass"), "card.flask_of_soup", fate=[miss("red")]
    )
    assert moments(played) == ["turn", "blow"]  # used before the blow, for Torm or in time; not after
    assert table.heroes[0].fainted
