"""CF-EQUIP, CF-RELIC: what Heroes carry, and what lies beside the Chest."""

from __future__ import annotations

from typing import Any

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.games._fighter.gear import has_room, takers
from tumblekeep.games.castle_of_frosts.content import HEROES, ITEMS
from tumblekeep.games.castle_of_frosts.edition import EDITION
from tumblekeep.games.castle_of_frosts.powers import EFFECTS
from tumblekeep.games.castle_of_frosts.table import CastleTable
from tumblekeep.games.castle_of_frosts.turn import counter


def hatchling(*cards: str, **state: Any) -> CastleTable:
    """These Heroes in a combat with a Kraken Hatchling."""
    return fight(*cards, foe="kraken_hatchling", **state)


@clause("CF-EQUIP-1", "CF-EQUIP-2")
def test_kinds_and_limits() -> None:
    assert {item.kind for item in ITEMS.values()} == {"weapon", "armor", "spendable", "relic"}
    assert HEROES[MARLA].limits == {"weapon": 1, "armor": 0, "spendable": 3}
    table = party(MARLA, JACK)
    assert not has_room(EDITION, table, table.heroes[0], "ice_shield")
    assert [hero.seat for hero in takers(EDITION, table, "ice_shield")] == [1]
    make(table.heroes[1], gear=["ramboril", "horned_helm"])
    assert not has_room(EDITION, table, table.heroes[1], "sleet_knuckles")


@clause("CF-EQUIP-3", "CF-EQUIP-4")
def test_a_weapon_serves_every_throw_and_only_hits() -> None:
    table = hatchling(JACK, LEBRON)
    make(table.heroes[0], gear=["icicle_dagger"])
    step(table, ("throw", "red"), ("use", "icicle_dagger", 1), throws=[Lands(2)])
    assert table.monster.life == 17
    table.active = 0
    step(table, ("throw", "green"), ("use", "icicle_dagger", 1), throws=[Lands("outside")])
    assert table.monster.life == 17
    table.active = 0
    step(table, ("use", "icicle_dagger", 1), throws=[Lands(2)])
    assert table.monster.life == 14


@clause("CF-EQUIP-5")
def test_several_weapons_add_up_or_stay_unused() -> None:
    table = hatchling(JACK, LEBRON)
    make(table.heroes[0], gear=["ramboril", "narwhal_blindfold"])
    story = step(
        table, ("throw", "red"), ("use", "ramboril", 3), ("use", "narwhal_blindfold", 4), throws=[Lands(2)]
    )
    assert story.settings[0]["demands"] == ["eye_level", "blind"]
    assert table.monster.life == 20 - 2 - 7
    table.active = 0
    story = step(table, ("throw", "green"), "ready", throws=[Lands(2)])
    assert story.settings[0]["demands"] == []


@clause("CF-EQUIP-6")
def test_no_two_weapons_of_one_name() -> None:
    table = party(JACK, LEBRON)
    make(table.heroes[0], gear=["icicle_dagger"])
    assert not has_room(EDITION, table, table.heroes[0], "icicle_dagger_2")
    assert has_room(EDITION, table, table.heroes[0], "ramboril")
    table.phase, table.offer, table.gold, table.shops = "counter", ["icicle_dagger_2"], 3, 1
    story = run(counter, table, ("card", "icicle_dagger_2", 3), ("give", 1))
    assert options_of(story, "receive") == ["give.1", "discard"]


@clause("CF-EQUIP-7", "CF-RESOLVE-8")
@pytest.mark.parametrize(("card", "life", "gold"), [
    ("blubber_vest", 8, 0), ("ice_shield", 9, 0), ("snow_fort_helmet", 9, 0), ("herring_cape", 7, 1),
])  # fmt: skip
def test_armors_prevent_damage_once_a_combat(card: str, life: int, gold: int) -> None:
    table = hatchling(LEBRON, JACK, gold=0)
    make(table.heroes[0], gear=[card])
    step(table, ("throw", "red"), ("wear", card), throws=[Lands("outside")])
    assert (table.heroes[0].life, table.gold) == (life, gold)
    table.active = 0
    assert step(table, ("throw", "green"), throws=[Lands("outside")]).asked == ["die"]
    assert table.heroes[0].life == life - 3


@clause("CF-EQUIP-7", "CF-RESOLVE-5")
def test_spikes_hurt_the_monster_before_it_strikes() -> None:
    table = hatchling(LEBRON, JACK)
    make(table.heroes[0], gear=["spiked_parka", "blubber_vest"])
    step(table, ("throw", "red"), ("wear", "spiked_parka", 2), ("none", 3), throws=[Lands("outside")])
    assert table.monster.life == 18
    assert table.heroes[0].life == 6
    last = hatchling(LEBRON, JACK, life=2)
    make(last.heroes[0], gear=["spiked_parka"])
    step(last, ("throw", "red"), ("wear", "spiked_parka", 2), throws=[Lands("outside")])
    assert (last.phase, last.heroes[0].life, last.epic) == ("rest", 9, False)


@clause("CF-EQUIP-8")
def test_a_turned_armor_is_shown_with_its_reason() -> None:
    table = hatchling(LEBRON, JACK)
    make(table.heroes[0], gear=["blubber_vest", "ice_shield"], turned=["ice_shield"])
    story = step(table, ("throw", "red"), ("none", 3), throws=[Lands("outside")])
    barred = story.played.questions[-1].barred()  # type: ignore[attr-defined]
    assert [(bar.option, bar.reason) for bar in barred] == [(("wear", "ice_shield"), "armor-turned")]


@clause("CF-EQUIP-9", "CF-RULING-38")
def test_armor_helps_on_the_owners_own_miss_only() -> None:
    table = hatchling(LEBRON, JACK)
    make(table.heroes[1], gear=["ice_shield"])
    assert step(table, ("throw", "red"), throws=[Lands("outside")]).asked == ["die"]
    flipped = hatchling(LEBRON, JACK)
    make(flipped.heroes[0], gear=["ice_shield"])
    flipped.phase, flipped.flips = "flip", ["frozen"]
    step(flipped, throws=[Flips(lies=False), Flips()])
    assert flipped.heroes[0].life == 8


@clause("CF-EQUIP-10", "CF-EQUIP-11", "CF-EQUIP-15")
def test_a_spendable_is_used_up_in_or_out_of_turn() -> None:
    table = hatchling(LEBRON, JACK, MARLA)
    make(table.heroes[2], gear=["hot_grog", "harpoon_of_regret"])
    make(table.heroes[1], life=3)
    step(
        table, (2, ("heal", "hot_grog", 1)), (2, ("harpoon", "harpoon_of_regret", 4)), ("throw", "red"), throws=[Lands(1)]
    )  # fmt: skip
    assert table.heroes[1].life == 7
    assert table.monster.life == 20 - 4 - 1
    assert table.heroes[2].gear == []
    assert table.discarded == ["hot_grog", "harpoon_of_regret"]


@clause("CF-EQUIP-11")
def test_a_harpoon_may_come_before_the_blow() -> None:
    table = hatchling(LEBRON, JACK, life=4)
    make(table.heroes[1], gear=["harpoon_of_regret"])
    step(
        table,
        (1, "pass"),
        ("throw", "red"),
        (1, ("harpoon", "harpoon_of_regret", 4)),
        throws=[Lands("outside")],
    )
    assert table.phase == "rest"
    assert table.heroes[0].life == 9


@clause("CF-DICE-2", "CF-TEMPL-18", "CF-RULING-72")
def test_spendables_that_add_dice_work_once() -> None:
    table = hatchling(LEBRON, MARLA)
    make(table.heroes[1], gear=["bottled_blizzard", "flask_of_three_springs"])
    story = step(
        table, (1, ("add-die", "bottled_blizzard")), (1, ("add-die", "flask_of_three_springs")), ("throw", "snow"),
        throws=[Lands(1)],
    )  # fmt: skip
    assert options_of(story, "die")[:5] == [
        "throw.red",
        "throw.green",
        "throw.blue",
        "throw.snow",
        "throw.water",
    ]
    make(table.heroes[1], gear=["bottled_blizzard"])
    assert "window" not in step(table, ("throw", "red"), throws=[Lands(1)]).asked


@clause("CF-EQUIP-11", "CF-TEMPL-1", "CF-TEMPL-6")
def test_the_monocle_flips_the_weak_point_when_its_user_likes() -> None:
    table = hatchling(LEBRON, MARLA)
    make(table.heroes[1], gear=["cracked_monocle"])
    story = step(table, (1, ("flip", "cracked_monocle")), ("throw", "red"), throws=[Flips(), Lands(1)])
    assert [piece.kind for piece in table.templates] == ["weak_point"]
    assert story.settings[0]["template"] == "weak_point"
    make(table.heroes[1], gear=["cracked_monocle"])
    story = step(table, (1, ("flip", "cracked_monocle")), "leave", ("throw", "green"), throws=[Lands(1)])
    assert "flip-again" in story.asked


@clause("CF-EQUIP-14", "CF-RULING-39")
def test_full_hands_make_room_or_let_go() -> None:
    table = party(MARLA, ARISTIDE)
    make(table.heroes[1], gear=["ramboril"])
    table.phase, table.offer, table.gold, table.shops = "counter", ["horned_helm"], 3, 1
    run(counter, table, ("card", "horned_helm", 3), ("give", 1), ("drop", "ramboril"))
    assert table.heroes[1].gear == ["horned_helm"]
    assert table.discarded == ["ramboril"]


# -- relics ---------------------------------------------------------------------------------------


@clause("CF-RELIC-2", "CF-RELIC-3", "CF-RULING-65")
def test_the_active_hero_uses_a_relic_once_a_combat() -> None:
    table = hatchling(LEBRON, JACK, MARLA, relics=["bottomless_thermos"])
    for hero in table.heroes:
        hero.life = 5
    make(table.heroes[2], life=0, fainted=True)
    story = step(table, (0, ("warm", "bottomless_thermos", 1)), ("throw", "red"), throws=[Lands(1)])
    assert set(story.played.questions[0].asked()) == {0}
    assert lives(table) == [6, 6, 0]
    assert step(table, ("throw", "green"), throws=[Lands(1)]).asked == ["die"]
    assert table.relics == ["bottomless_thermos"]


@clause("CF-RELIC-3", "CF-MOD-2")
def test_the_horn_fills_every_empty_hole() -> None:
    table = hatchling(LEBRON, JACK, relics=["horn_of_the_north_wind"], icebergs=["iceberg-2"])
    step(table, (0, ("icebergs", "horn_of_the_north_wind")), ("throw", "red"), throws=[Lands(1)])
    assert table.icebergs == ["iceberg-1", "iceberg-2", "iceberg-3", "iceberg-4"]


@clause("CF-RELIC-3", "CF-COMBAT-8")
def test_the_idol_waves_one_requirement_away() -> None:
    table = meets(party(LEBRON, JACK), "snowball_bandit", room="trampoline_ballroom", life=20, active=0,
                  relics=["penguin_idol"])  # fmt: skip
    story = step(table, ("throw", "red"), ("wave", "jump"), throws=[Lands(2)])
    assert options_of(story, "weapons") == ["ready", "wave.weak_hand", "wave.jump"]
    assert story.settings[0]["demands"] == ["weak_hand"]
    story = step(table, ("throw", "green"), throws=[Lands(2)])
    assert story.settings[0]["demands"] == ["weak_hand", "jump"]


@clause("CF-RELIC-3")
def test_the_idol_does_not_excuse_a_weapon() -> None:
    table = meets(party(JACK, LEBRON), "snowball_bandit", life=20, active=0, relics=["penguin_idol"])
    make(table.heroes[0], gear=["swordfish_rapier"])
    story = step(
        table, ("throw", "red"), ("use", "swordfish_rapier", 2), ("wave", "weak_hand"), throws=[Lands(2)]
    )
    assert story.settings[0]["demands"] == ["weak_hand"]


@clause("CF-RULING-75")
def test_a_card_is_offered_where_it_does_something() -> None:
    offered = {name: set(moments) for name, moments in EFFECTS.items()}
    assert offered["heal_one"] == {"turn", "herbs", "faint", "end", "rest", "shop", "surplus"}
    assert offered["raise_icebergs"] == {"turn", "again"}
    assert offered["second_section"] == {"herbs", "hit"}
    table = hatchling(LEBRON, JACK)
    make(table.heroes[1], gear=["hot_grog"])
    assert step(table, ("throw", "red"), throws=[Lands(1)]).asked == ["die"]  # nobody is hurt


@clause("CF-RULING-74")
def test_a_swap_may_be_refused() -> None:
    table = party(LEBRON, MARLA)
    table.phase, table.room = "trade", "coin_grotto"
    make(table.heroes[0], gear=["ramboril"])
    make(table.heroes[1], gear=["horned_helm"])
    story = step(table, ("swap", "ramboril", 1, "horned_helm"), "refuse", "done")
    assert story.asked == ["trade", "swap", "trade"]
    assert (table.heroes[0].gear, table.heroes[1].gear) == (["ramboril"], ["horned_helm"])
