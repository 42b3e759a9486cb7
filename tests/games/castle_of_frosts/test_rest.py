"""CF-REST, CF-SCAR, CF-WHITE, CF-SHOP, CF-CYCLE, CF-SCORE: after the combat."""

from __future__ import annotations

from typing import Any

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.games._fighter.score import tally
from tumblekeep.games.castle_of_frosts.content import ITEMS, RANKS, ROOMS, TITLES
from tumblekeep.games.castle_of_frosts.edition import EDITION
from tumblekeep.games.castle_of_frosts.laws import LAWS
from tumblekeep.games.castle_of_frosts.table import EVERYBODY, CastleTable, LaidTemplate, Layer
from tumblekeep.games.castle_of_frosts.turn import counter, rest, shop, trade
from tumblekeep.kit.throwing import die_kind


def defeated(table: CastleTable, foe: str = "white_bear", **state: Any) -> CastleTable:
    meets(table, foe, life=0, **state)
    table.phase = "rest"
    return table


def in_shop(*offer: str, gold: int = 10, **options: Any) -> CastleTable:
    table = party(**options)
    table.phase, table.offer, table.gold, table.shops = "counter", list(offer), gold, 1
    return table


@clause("CF-REST-1", "CF-REST-4")
@pytest.mark.parametrize(("life", "epic"), [(0, False), (-2, False), (-3, True), (-4, True)])
def test_an_epic_shot_needs_three_below_zero(life: int, epic: bool) -> None:
    table = meets(party(), "white_bear", life=5 + life, gold=0)
    step(table, ("throw", "red"), throws=[Lands(5)])
    assert table.monster.life == life
    assert table.epic is epic
    step(table)
    assert table.gold == 3 + epic


@clause("CF-REST-2", "CF-KILL-1", "CF-KILL-2")
def test_an_insta_kill_always_is_epic() -> None:
    table = meets(party(), "waddling_recruit", life=5, gold=0)
    step(table, ("throw", "red"), throws=[Lands(10, icon=True)])
    assert table.monster.life == 0
    assert table.epic
    step(table)
    assert table.gold == 2


@clause("CF-REST-3", "CF-RULING-34", "CF-ABIL-3")
def test_damage_that_is_no_hit_is_never_epic() -> None:
    table = meets(party("jack_boatless", "aristide"), "waddling_recruit", life=1, active=0)
    table.icebergs = ["iceberg-1", "iceberg-2"]
    make(table.heroes[0], gear=["icicle_dagger"])
    step(
        table, ("throw", "red"), ("use", "icicle_dagger", 1), ("use", "agile_instincts"),
        throws=[Lands("outside", icon=True, bergs=("iceberg-1", "iceberg-2"))],
    )  # fmt: skip
    assert table.monster.life == 1 - 2 - 2
    assert not table.epic

    harpooned = meets(party(), "waddling_recruit", life=1, active=0)
    make(harpooned.heroes[1], gear=["harpoon_of_regret"])
    step(harpooned, (1, ("harpoon", "harpoon_of_regret", 4)))
    assert harpooned.monster.life == -3
    assert not harpooned.epic


@clause("CF-REST-5", "CF-REST-6", "CF-SCAR-1", "CF-SCAR-2", "CF-SCAR-3", "CF-SCAR-5", "CF-FAINT-5")
def test_the_fainted_take_a_scar_and_others_stay_as_they_are() -> None:
    table = defeated(party())
    make(table.heroes[0], life=0, fainted=True, scars=["red"])
    make(table.heroes[1], life=4)
    story = run(rest, table, ("cover", "blue", "camouflage"))
    assert story.offered == [["cover.green.self_healing", "cover.blue.camouflage"]]
    assert table.heroes[0].scars == ["red", "blue"]
    assert lives(table) == [5, 4, 9]
    assert not table.heroes[0].fainted


@clause("CF-SCAR-4", "CF-ICON-5", "CF-ICON-1")
def test_a_scarred_ability_is_lost_but_its_die_is_not() -> None:
    table = meets(party(), "waddling_recruit", life=9, active=1)
    make(table.heroes[1], scars=["blue"])
    story = step(table, ("throw", "blue"), throws=[Lands(3, icon=True)])
    assert story.asked == ["die"]
    assert table.monster.life == 6
    assert not table.cutthroat


@clause("CF-SCAR-6", "CF-SCAR-7", "CF-RULING-12")
def test_the_fourth_faint_is_the_last() -> None:
    table = defeated(party(leader=2), thrower=0)
    gone = make(table.heroes[0], life=0, fainted=True, scars=["red", "green", "blue"], gear=["ramboril"])
    run(rest, table, ("give", 2))
    assert gone.eliminated
    assert gone.gear == []
    assert table.heroes[2].gear == ["ramboril"]
    assert table.leader == 1  # the last thrower is out: the next Hero clockwise
    assert [hero.seat for hero in table.party()] == [1, 2]
    assert table.next_standing(2) == 1
    table.heal(gone, 3)
    assert gone.life == 0


@clause("CF-END-5", "CF-END-4", "CF-SCAR-6", "CF-RULING-76")
def test_nobody_was_left_after_the_rest_yet_the_game_went_on() -> None:
    """Both had three Scars: the Harpoon fells the Monster at the last moment, and nobody wakes to go on."""
    table = meets(party("lebron_bearskin", "jack_boatless"), "white_bear", life=4, active=0)
    make(table.heroes[0], life=2, scars=["red", "green", "blue"], gear=["harpoon_of_regret"])
    make(table.heroes[1], life=0, fainted=True, scars=["red", "green", "blue"])
    step(
        table, (0, "pass"), ("throw", "red"), (0, "pass"), (0, ("harpoon", "harpoon_of_regret", 4)),
        throws=[Lands("outside")],
    )  # fmt: skip
    assert table.phase == "rest"
    outcome = step(table).played.outcome
    assert outcome is not None
    assert outcome.headline.id == "over-lost-all_eliminated"
    assert outcome.winners == ()
    boss = meets(party("lebron_bearskin", "jack_boatless"), "the_slumbering_horror", life=4, active=0)
    make(boss.heroes[0], life=2, scars=["red", "green", "blue"], gear=["harpoon_of_regret"])
    make(boss.heroes[1], life=0, fainted=True, scars=["red", "green", "blue"])
    won = step(
        boss, (0, "pass"), ("throw", "red"), (0, "pass"), (0, ("harpoon", "harpoon_of_regret", 4)),
        throws=[Lands("outside")],
    ).played.outcome  # fmt: skip
    assert won is not None
    assert won.winners == (0, 1)  # CF-BOSS-7: at once, and nobody rests


@clause("CF-SCAR-7")
def test_what_nobody_takes_from_the_eliminated_is_discarded() -> None:
    table = defeated(party())
    make(table.heroes[0], life=0, fainted=True, scars=["red", "green", "blue"], gear=["ramboril"])
    run(rest, table, "discard")
    assert table.discarded == ["ramboril"]


@clause("CF-REST-7", "CF-REST-9", "CF-REST-10", "CF-REST-11", "CF-REST-12", "CF-WHITE-1", "CF-DICE-5", "CF-MOD-5",
        "CF-TEMPL-11", "CF-ABIL-11", "CF-ABIL-14")  # fmt: skip
def test_moving_on_clears_the_board() -> None:
    table = defeated(
        party(), unthrown=["red"], white=1, white_thrown=2, supply_white=6, special=["snow"], joined=["snow", "water"],
        icebergs=["iceberg-2"], melody=True, cutthroat=True, thrower=1,
    )  # fmt: skip
    table.templates = [LaidTemplate("frozen-1", "frozen", 0, 0)]
    run(rest, table)
    assert table.unthrown == ["red", "green", "blue"]
    assert (table.white, table.white_thrown, table.supply_white) == (1, 0, 8)
    assert (table.special, table.joined, table.icebergs, table.templates) == ([], [], [], [])
    assert not table.melody
    assert not table.cutthroat
    assert table.met == ["white_bear"]
    assert table.leader == 1
    assert table.next_standing(table.leader) == 2


@clause("CF-RULING-35", "CF-RULING-66")
def test_without_a_throw_the_token_stays_and_nothing_is_epic() -> None:
    table = meets(party(leader=0), "waddling_recruit", life=3, gold=0)
    make(table.heroes[2], gear=["harpoon_of_regret"])
    step(table, (2, ("harpoon", "harpoon_of_regret", 4)))
    step(table)
    assert table.leader == 0
    assert table.gold == 1


@clause("CF-REST-13", "CF-EQUIP-13", "CF-EQUIP-2", "CF-RULING-74")
def test_cards_change_hands_within_limits() -> None:
    table = party()
    table.phase, table.room = "trade", "coin_grotto"
    make(table.heroes[0], gear=["ramboril"])
    make(table.heroes[1], gear=["hot_grog"])
    make(table.heroes[2], gear=["horned_helm"])
    story = run(trade, table, ("swap", "ramboril", 2, "horned_helm"), "agree", "done", ("pass-on", "hot_grog", 2), "done",
                stop=True)  # fmt: skip
    assert table.heroes[0].gear == ["horned_helm"]
    assert table.heroes[2].gear == ["ramboril", "hot_grog"]
    assert "pass-on.ramboril.2" not in story.offered[0]
    fighting = meets(party(), "waddling_recruit")
    make(fighting.heroes[1], gear=["hot_grog"])
    assert "trade" not in step(fighting, ("throw", "red"), throws=[Lands(1)]).asked


@clause("CF-REST-14", "CF-EQUIP-8")
def test_armor_is_ready_again() -> None:
    table = party()
    table.phase, table.room = "trade", "coin_grotto"
    make(table.heroes[0], gear=["ice_shield"], turned=["ice_shield"])
    run(trade, table, "done")
    assert table.heroes[0].turned == []


@clause("CF-WHITE-2", "CF-MIX-4")
def test_white_dice_are_those_of_this_box() -> None:
    assert die_kind("castle_of_frosts", "white-3").shape == "d4"
    table = meets(party(), "waddling_recruit", unthrown=[])
    story = step(table, ("white", 2), throws=[Lands(1)])
    assert story.settings[0]["dice"] == ["white-1"]


# -- the shop -------------------------------------------------------------------------------------


@clause("CF-SHOP-1", "CF-RULING-69")
@pytest.mark.parametrize(("heroes", "cards"), [(2, 4), (3, 5), (4, 6), (6, 8)])
def test_a_shop_lays_out_two_cards_and_one_a_hero(heroes: int, cards: int) -> None:
    table = CastleTable(heroes, boxes="both")
    table.phase = "shop"
    run(shop, table, fate=list(ITEMS)[:cards])
    assert table.offer == list(ITEMS)[:cards]
    assert len(table.shop_deck) == 24 - cards
    table.heroes[0].eliminated = True
    table.offer = []
    run(shop, table, fate=list(ITEMS)[cards : 2 * cards - 1])
    assert len(table.offer) == cards - 1


@clause("CF-SHOP-2", "CF-SHOP-3", "CF-SHOP-4", "CF-LEADER-3", "CF-RELIC-1", "CF-RELIC-2")
def test_cards_are_paid_for_and_the_rest_leaves_the_game() -> None:
    table = in_shop("ramboril", "penguin_idol", "ice_shield", gold=11)
    story = run(counter, table, ("card", "ramboril", 4), ("give", 2), ("card", "penguin_idol", 6))
    assert table.heroes[2].gear == ["ramboril"]
    assert table.relics == ["penguin_idol"]
    assert table.gold == 1
    assert table.unsold == ["ice_shield"]
    assert table.discarded == []
    assert "card.ice_shield.5" in story.offered[0]
    assert all(question.asked().keys() == {0} for question in story.played.questions)


@clause("CF-SHOP-5", "CF-SHOP-6", "CF-SHOP-7")
def test_healing_and_white_dice_in_any_order() -> None:
    table = in_shop("hot_grog", gold=6)
    for hero, life in zip(table.heroes, (9, 4, 1), strict=True):
        hero.life = life
    run(counter, table, ("heal", 1), ("white", 2), ("heal", 1), ("card", "hot_grog", 2), ("give", 0))
    assert lives(table) == [9, 6, 3]
    assert (table.white, table.gold) == (3, 0)
    assert table.heroes[0].gear == ["hot_grog"]

    rich = in_shop(gold=9)
    rich.white, rich.supply_white = 9, 0
    assert "buy" not in run(counter, rich).asked


@clause("CF-SHOP-8", "CF-RULING-8")
def test_a_short_shop_deck_shows_what_is_left() -> None:
    table = party()
    table.phase, table.shop_deck = "shop", ["hot_grog"]
    run(shop, table)
    assert table.offer == ["hot_grog"]
    empty = party()
    empty.phase, empty.shop_deck = "shop", []
    run(shop, empty)
    assert empty.offer == []


@clause("CF-EQUIP-11", "CF-RULING-75")
def test_spendables_can_be_used_in_a_shop() -> None:
    table = in_shop(gold=0)
    make(table.heroes[1], gear=["hot_grog"])
    make(table.heroes[2], life=3)
    run(counter, table, (1, ("heal", "hot_grog", 2)))
    assert table.heroes[2].life == 7


@clause("CF-CYCLE-1", "CF-CYCLE-2", "CF-RULING-40")
def test_after_a_shop_the_rooms_go_back_and_icons_are_lost() -> None:
    table = in_shop(gold=0)
    table.deck = [Layer(("cool_slide",), -1)]
    table.aside, table.icons = ["coin_grotto", "royal_nursery", "frosted_vault"], 12
    run(counter, table)
    assert table.icons == 0
    assert table.aside == []
    assert [layer.cards for layer in table.deck] == [
        ("cool_slide",),
        ("coin_grotto", "royal_nursery", "frosted_vault"),
    ]
    assert table.deck[1].known_to == EVERYBODY  # its contents, not their order
    assert len(ROOMS) == 21


@clause("CF-CYCLE-4", "CF-BOSS-2")
def test_after_the_third_shop_a_boss_is_drawn() -> None:
    table = in_shop(gold=0)
    table.shops = 3
    run(counter, table)
    story = step(table, fate=["penqueen"])
    assert story.asked == ["draw-boss"]
    assert table.monster.is_boss
    assert table.room == ""
    assert "BossAwakes" in tales(table)


# -- the score ------------------------------------------------------------------------------------


def score(table: CastleTable) -> int:
    return sum(tally(EDITION, table).values())


@clause("CF-SCORE-1", "CF-SCORE-2", "CF-SCORE-3", "CF-SCORE-4", "CF-SCORE-5", "CF-SCORE-6")
def test_points_add_up() -> None:
    table = party()
    table.gold, table.white = 4, 3
    assert score(table) == 4 + 9 + 5 + 5
    make(table.heroes[0], scars=["red", "blue"])
    assert score(table) == 4 + 9 + 5 - 2
    make(table.heroes[1], scars=["red", "green", "blue"], eliminated=True)
    assert score(table) == 4 + 9 + 5 - 2 - 3 - 5
    hard, inferno = party(difficulty="hard"), party(difficulty="inferno")
    assert score(hard) - score(party()) == 10
    assert score(inferno) - score(party()) == 20


@clause("CF-SCORE-7")
def test_titles_go_by_points() -> None:
    assert RANKS == (0, 5, 10, 15, 20, 25, 30, 35, 40)
    names = {
        total: TITLES[LAWS.rank(total)] for total in (-4, 0, 1, 5, 6, 15, 16, 25, 26, 35, 36, 40, 41, 99)
    }
    assert names == {
        -4: "lame_ducks", 0: "lame_ducks", 1: "optimists", 5: "optimists", 6: "rascals", 15: "rookies",
        16: "wannabes", 25: "warriors", 26: "champions", 35: "readers", 36: "writers", 40: "writers",
        41: "awesomeness", 99: "awesomeness",
    }  # fmt: skip


@clause("CF-SCORE-8", "CF-RULING-41", "CF-BOSS-7")
def test_only_a_won_game_is_scored() -> None:
    table = meets(party(), "penqueen", life=3, white=1, white_thrown=2, gold=0)
    make(table.heroes[2], life=0, fainted=True)
    won = step(table, ("throw", "red"), throws=[Lands(3)]).played.outcome
    assert won is not None
    assert won.scores == (3 + 5 + 5,) * 3  # one white die, nobody scarred, Normal
    assert table.heroes[2].scars == []

    lost = meets(party("aristide", "jack_boatless"), "penqueen", active=0)
    make(lost.heroes[1], life=0, fainted=True)
    make(lost.heroes[0], life=1)
    over = step(lost, ("throw", "red"), throws=[Lands("outside")]).played.outcome
    assert over is not None
    assert (over.scores, over.winners) == ((0, 0), ())
