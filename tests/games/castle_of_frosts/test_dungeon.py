"""CF-ROUND, CF-LEADER, CF-DUNGEON, CF-ROOM: the way through the castle."""

from __future__ import annotations

from typing import Any

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.games import load
from tumblekeep.games.castle_of_frosts import GAME
from tumblekeep.games.castle_of_frosts.content import FOES, ITEMS, MONSTERS, ROOMS
from tumblekeep.games.castle_of_frosts.dungeon import look_at_cards, meet_monster, open_combat, room_gains
from tumblekeep.games.castle_of_frosts.rules import monster_bag, required, shop_threshold
from tumblekeep.games.castle_of_frosts.table import EVERYBODY, NOBODY, CastleTable, Layer
from tumblekeep.games.castle_of_frosts.turn import PHASES
from tumblekeep.games.castle_of_frosts.view import imagine, view
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.seating import Chair

FIRST_LEVEL = {name for name, monster in MONSTERS.items() if monster.level == 1}


def opened(room: str, **options: Any) -> CastleTable:
    table = party(**options)
    table.room, table.phase = room, "gains"
    return table


@clause("CF-ROUND-1", "CF-DUNGEON-7")
def test_a_round_goes_from_the_dungeon_to_resting() -> None:
    table = party()
    table.deck = [Layer(("coin_grotto", "frosted_vault"), NOBODY)]
    phases = [table.phase]
    step(table, fate=["coin_grotto"])
    phases.append(table.phase)
    step(table, ("open", "coin_grotto"))
    phases.append(table.phase)
    step(table)
    assert table.gold == 2
    assert table.foe is None
    phases.append(table.phase)
    step(table, fate=["waddling_recruit"])
    phases.append(table.phase)
    step(table)
    phases.append(table.phase)
    step(table, ("throw", "red"), throws=[Lands(5)])
    phases.append(table.phase)
    assert phases == ["dungeon", "room", "gains", "monster", "flip", "fight", "rest"]
    assert set(phases) < set(PHASES)


@clause("CF-ROUND-2", "CF-REST-15", "CF-DUNGEON-3", "CF-DUNGEON-4")
@pytest.mark.parametrize(("gathered", "level_up", "phase"), [
    (6, False, "dungeon"), (7, False, "crystals"), (9, False, "crystals"), (7, True, "dungeon"), (8, True, "crystals"),
])  # fmt: skip
def test_ten_shop_icons_lead_to_a_shop(gathered: int, level_up: bool, phase: str) -> None:
    table = party(level_up=level_up)
    table.room, table.phase, table.icons = "coin_grotto", "trade", gathered
    assert shop_threshold(table) == (11 if level_up else 10)
    step(table)
    assert table.icons == gathered + ROOMS["coin_grotto"].icons
    assert table.phase == phase
    assert table.aside == ["coin_grotto"]


@clause("CF-ROUND-3", "CF-DUNGEON-5", "CF-CYCLE-3", "CF-CYCLE-4")
@pytest.mark.parametrize(("shops", "phase"), [(1, "dungeon"), (2, "dungeon"), (3, "boss")])
def test_the_boss_waits_behind_the_third_shop(shops: int, phase: str) -> None:
    table = party()
    table.phase, table.shops, table.gold = "counter", shops, 0
    step(table)
    assert table.phase == phase


@clause("CF-LEADER-1", "CF-LEADER-3", "CF-RULING-62", "CF-BACK-1")
def test_the_leader_settles_what_the_party_does_not_agree_on() -> None:
    table = meets(party(leader=2), "lich_of_lost_mittens")
    story = step(table, "back-down", "stay", ("back-down", 4))
    assert story.asked == ["die", "agree", "overrule"]
    assert story.played.questions[2].asked().keys() == {2}
    assert table.abandoned == ["lich_of_lost_mittens"]

    stays = meets(party(leader=2), "lich_of_lost_mittens")
    step(stays, "back-down", "stay", "stay", ("throw", "red"), throws=[Lands(1)])
    assert stays.monster.life == 12
    assert stays.abandoned == []


@clause("CF-LEADER-3")
def test_a_leader_who_refuses_is_not_asked_again() -> None:
    table = meets(party(leader=2), "lich_of_lost_mittens")
    assert table.active == 0
    story = step(table, "back-down", ("back-down", 4), "stay", ("throw", "red"), throws=[Lands(1)])
    assert story.asked == ["die", "agree", "agree", "die"]


@clause("CF-LEADER-4", "CF-REST-8")
def test_the_token_moves_only_when_the_party_rests() -> None:
    table = meets(party(leader=0), "waddling_recruit")
    step(table, ("throw", "red"), throws=[Lands(5)])
    assert (table.leader, table.thrower) == (0, 1)
    step(table)
    assert table.leader == 1


@clause("CF-DUNGEON-1", "CF-RULING-68")
def test_only_the_leader_sees_the_two_cards() -> None:
    table = party(leader=1)
    table.deck = [Layer(("coin_grotto", "frosted_vault", "cool_slide"), NOBODY)]
    story = run(look_at_cards, table, fate=["cool_slide", "coin_grotto"])
    assert [question.seen_by for question in story.played.questions] == [(1,), (1,)]  # type: ignore[attr-defined]
    assert view(table, 1)["hand"] == ["cool_slide", "coin_grotto"]
    for seat in (0, 2, None):
        seen = view(table, seat)
        assert seen["hand"] is None
        assert seen["hand_size"] == 2
        assert "cool_slide" not in str(seen)
    asked = run(PHASES["room"], table, stop=True).played.open
    assert asked is not None
    assert "cool_slide" in str(asked.plain(1))
    assert "cool_slide" not in str(asked.plain(0))
    assert "cool_slide" not in str(asked.plain(None))
    assert [part.seen_by for part in asked.asked().values()] == [(1,)]
    assert asked.audience is None  # the card that is opened lies open


@clause("CF-DUNGEON-1", "CF-RULING-68")
def test_the_leaders_cards_were_shown_to_everybody_at_a_shared_keyboard() -> None:
    sitting = LocalGame(load("castle_of_frosts"), [Chair("Ada"), Chair("Bo")], seed="1")
    while (waiting := sitting.waiting()).question is None or waiting.question.ask.name != "room":
        if waiting.kind == "person":
            assert isinstance(waiting.question, Choose)
            sitting.give(waiting.question.options[0], waiting.seat)
        else:
            sitting.step()
    assert waiting.seat == 0
    assert sitting.is_secret(waiting.question)
    assert sitting.eyes(waiting) is None  # until Ada says that she is alone
    assert sitting.eyes(waiting, alone=True) == 0


@clause("CF-DUNGEON-2")
def test_the_other_card_slips_under_the_deck_unseen() -> None:
    table = party(leader=1)
    table.deck = [Layer(("royal_nursery",), NOBODY)]
    table.hand, table.phase = ["cool_slide", "coin_grotto"], "room"
    step(table, ("open", "coin_grotto"))
    assert table.room == "coin_grotto"
    assert [layer.cards for layer in table.deck] == [("royal_nursery",), ("cool_slide",)]
    assert view(table, 1)["deck"][1]["cards"] == ["cool_slide"]
    assert view(table, 0)["deck"][1]["cards"] is None
    assert "cool_slide" not in str(view(table, 2))


@clause("CF-DUNGEON-2", "CF-CYCLE-2")
def test_what_somebody_looked_at_is_no_longer_known_to_all() -> None:
    table = party(leader=1)
    table.deck = [Layer(("royal_nursery", "coin_grotto", "cool_slide"), EVERYBODY)]
    assert view(table, 0)["deck"][0]["cards"] == ["coin_grotto", "cool_slide", "royal_nursery"]
    run(look_at_cards, table, fate=["cool_slide", "coin_grotto"])
    assert view(table, 0)["deck"][0]["cards"] is None
    assert view(table, 1)["deck"][0]["cards"] == ["royal_nursery"]


def test_an_imagined_table_fits_what_is_seen() -> None:
    table = party(leader=1)
    table.hand = ["cool_slide", "coin_grotto"]
    table.deck = [Layer(tuple(card for card in ROOMS if card not in table.hand), NOBODY)]
    seen = view(table, 0)
    other = imagine(seen, 0, lambda draw: next(iter(draw.bag)))
    assert view(other, 0) == seen
    assert other.hand != table.hand
    assert sorted([*other.hand, *other.deck[0].cards]) == sorted(ROOMS)


@clause("CF-DUNGEON-6", "CF-RULING-56", "CF-ROOM-1", "CF-ROOM-2", "CF-ROOM-3")
def test_rooms_give_at_once() -> None:
    table = opened("frosted_vault")
    run(room_gains, table)
    assert table.gold == 3

    table = opened("hot_spring_cellar")
    for hero, life in zip(table.heroes, (9, 8, 3), strict=True):
        hero.life = life
    run(room_gains, table)
    assert lives(table) == [9, 9, 5]

    table = opened("gamblers_igloo")
    run(room_gains, table)
    assert (table.white, table.supply_white) == (3, 6)
    table.white, table.supply_white = 9, 0
    run(room_gains, table)
    assert table.white == 9


@clause("CF-ROOM-4", "CF-EQUIP-14", "CF-RULING-39", "CF-RULING-67", "CF-ROOM-7")
def test_free_equipment_goes_to_a_hero_or_beside_the_chest() -> None:
    table = opened("abandoned_armoury")
    gold = table.gold
    story = run(room_gains, table, ("give", 1), fate=["hot_grog"])
    assert table.heroes[1].gear == ["hot_grog"]
    assert table.gold == gold
    assert "hot_grog" not in table.shop_deck
    assert story.played.questions[1].asked().keys() == {table.leader}

    table = opened("abandoned_armoury")
    run(room_gains, table, fate=["penguin_idol"])
    assert table.relics == ["penguin_idol"]

    table = opened("abandoned_armoury")
    make(table.heroes[1], gear=["harpoon_of_regret"])
    run(room_gains, table, ("give", 1), ("drop", "harpoon_of_regret"), fate=["hot_grog"])
    assert table.heroes[1].gear == ["hot_grog"]
    assert table.discarded == ["harpoon_of_regret"]

    table = opened("abandoned_armoury")
    run(room_gains, table, "discard", fate=["hot_grog"])
    assert table.discarded == ["hot_grog"]


@clause("CF-RULING-8", "CF-SHOP-8")
def test_an_empty_shop_deck_gives_nothing() -> None:
    table = opened("abandoned_armoury")
    table.shop_deck = []
    run(room_gains, table)
    assert table.phase == "monster"


@clause("CF-ROOM-5", "CF-DUNGEON-10", "CF-DUNGEON-8", "CF-DUNGEON-12")
def test_starting_life_adds_up() -> None:
    table = party(difficulty="inferno")
    table.room, table.gold = "palace_guard_mess", 0
    run(meet_monster, table, fate=["shivering_bones"])
    assert table.monster.life == 6 + 4 + 4
    assert table.monster.gold == 2
    assert table.gold == 0


@clause("CF-ROOM-6", "CF-THROW-1", "CF-THROW-2", "CF-THROW-3", "CF-THROW-5", "CF-COMBAT-8")
def test_requirements_of_room_monster_and_weapons_combine() -> None:
    table = meets(party(), "snowball_bandit", room="trampoline_ballroom", active=0)
    make(table.heroes[0], gear=["narwhal_blindfold"])
    story = step(table, ("throw", "red"), ("use", "narwhal_blindfold", 4), throws=[Lands(1)])
    assert story.settings[0]["demands"] == ["weak_hand", "jump", "blind"]
    again = meets(party(), "snowball_bandit", room="skating_court")
    story = step(again, ("throw", "red"), throws=[Lands(1)])
    assert story.settings[0]["demands"] == ["weak_hand"]


@clause("CF-DUNGEON-9")
def test_a_card_has_throw_or_ability_or_board_demand() -> None:
    for monster in FOES.values():
        assert monster.damage > 0
        assert monster.life > 0
        assert monster.is_boss or monster.gold > 0


@clause("CF-DUNGEON-13", "CF-RULING-57", "CF-TEMPL-1", "CF-TEMPL-2", "CF-MOD-1", "CF-MOD-2", "CF-DICE-2")
def test_demands_are_carried_out_in_order() -> None:
    table = party()
    table.room = "thin_ice_gallery"
    run(meet_monster, table, fate=["slush_imp"])
    assert (table.phase, table.flips, table.special) == ("flip", ["frozen", "frozen"], [])
    first = step(table, throws=[Flips(at=(10, 20))])
    assert first.settings[0]["template"] == "frozen"
    assert table.special == []
    step(table, throws=[Flips(at=(-60, 0))])
    assert [(piece.name, piece.x, piece.y) for piece in table.templates] == [
        ("frozen-1", 10, 20),
        ("frozen-2", -60, 0),
    ]
    step(table)
    assert (table.phase, table.special) == ("fight", ["snow"])
    order = [name for name in tales(table) if name in ("TemplateLaid", "DieJoins")]
    assert order == ["TemplateLaid", "TemplateLaid", "DieJoins"]

    bergs = party()
    open_combat(bergs, ROOMS["berg_harbour"].demands)
    assert bergs.icebergs == ["iceberg-1", "iceberg-2", "iceberg-3", "iceberg-4"]


@clause("CF-DUNGEON-14", "CF-RULING-6")
def test_a_short_dungeon_deck() -> None:
    table = party()
    table.deck = [Layer(("coin_grotto",), NOBODY)]
    step(table)
    step(table)
    assert table.room == "coin_grotto"
    assert table.deck == []

    empty = party()
    empty.deck, empty.aside, empty.icons = [], ["coin_grotto", "cool_slide"], 7
    step(empty, fate=["cool_slide"])
    assert sorted(empty.hand) == ["cool_slide", "coin_grotto"] or sorted(empty.hand) == [
        "coin_grotto",
        "cool_slide",
    ]
    assert (empty.aside, empty.icons) == ([], 7)


@clause("CF-DUNGEON-15", "CF-RULING-7")
def test_an_empty_monster_deck_is_filled_with_level_four() -> None:
    table = party()
    fours = [name for name, monster in MONSTERS.items() if monster.level == 4]
    table.level, table.level_left, table.room = 4, 0, "draughty_corridor"
    table.met, table.abandoned = ["slush_imp", *fours[:4]], fours[4:]
    story = run(meet_monster, table, fate=[fours[0]])
    assert set(story.played.questions[0].bag) == set(fours)  # type: ignore[attr-defined]
    assert table.level_left == 5
    assert table.met == ["slush_imp"]


@clause("CF-COMBAT-5")
def test_nothing_in_a_combat_is_hidden_from_anybody() -> None:
    table = meets(party(leader=1), "bloodthirsty_penguin")
    make(table.heroes[0], gear=["hot_grog"])
    table.deck = [Layer(tuple(ROOMS), NOBODY)]
    seen = [view(table, seat) for seat in (0, 1, 2, None)]
    assert all(one == seen[0] for one in seen)


def test_a_whole_game_is_dealt_from_the_box() -> None:
    play = Play(GAME, 3)
    table = play.table
    assert isinstance(table, CastleTable)
    assert sorted(table.shop_deck) == sorted(ITEMS)


@clause("CF-RULING-86", "CF-DUNGEON-8")
@pytest.mark.parametrize(("gentle", "met"), [(True, {"waddling_recruit", "slush_imp"}), (False, FIRST_LEVEL)])
def test_the_first_monster_of_a_gentle_game_asks_for_no_throw(gentle: bool, met: set[str]) -> None:
    table = party(gentle=gentle)
    table.room = "coin_grotto"
    assert set(monster_bag(table)) == met
    run(meet_monster, table, fate=["slush_imp"])
    table.met.append("slush_imp")
    assert set(monster_bag(table)) == FIRST_LEVEL - {"slush_imp"}


@clause("CF-RULING-86", "CF-COMBAT-8")
def test_the_dungeon_card_of_a_gentle_game_asks_for_a_throw_from_the_second_combat_on() -> None:
    table = party(gentle=True)
    table.room = "cool_slide"
    run(meet_monster, table, fate=["waddling_recruit"])
    assert required(table) == ()
    table.met.append("waddling_recruit")
    run(meet_monster, table, fate=["slush_imp"])
    assert required(table) == ("waterfall",)
    usual = party()
    usual.room = "cool_slide"
    run(meet_monster, usual, fate=["waddling_recruit"])
    assert required(usual) == ("waterfall",)
