"""CF-LEVELUP and CF-MIX: the variant with Crystals, and two boxes on one table."""

from __future__ import annotations

from typing import Any

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.games.castle_of_frosts.content import HEROES
from tumblekeep.games.castle_of_frosts.guests import GUESTS, SHEETS
from tumblekeep.games.castle_of_frosts.powers import POWERS
from tumblekeep.games.castle_of_frosts.rules import required, shop_threshold
from tumblekeep.games.castle_of_frosts.setup import setup
from tumblekeep.games.castle_of_frosts.table import CastleTable, LaidTemplate
from tumblekeep.games.castle_of_frosts.turn import rest, trade_crystals


def learning(
    *cards: str, foe: str = "waddling_recruit", life: int = 20, active: int = 0, **state: Any
) -> CastleTable:
    return meets(party(*cards, level_up=True), foe, life=life, active=active, **state)


def guests(
    *cards: str, foe: str = "waddling_recruit", life: int = 20, active: int = 0, **state: Any
) -> CastleTable:
    return meets(party(*cards, boxes="both"), foe, life=life, active=active, **state)


# -- Level Up -------------------------------------------------------------------------------------


@clause("CF-LEVELUP-1")
def test_everybody_starts_without_experience() -> None:
    assert [hero.xp for hero in party(level_up=True).heroes] == [0, 0, 0]
    plain = meets(party(LEBRON, JACK), "waddling_recruit", life=2, active=0)
    step(plain, ("throw", "red"), throws=[Lands(2)])
    assert plain.heroes[0].xp == 0


@clause("CF-LEVELUP-2", "CF-RULING-42")
def test_the_last_hit_teaches() -> None:
    table = learning(LEBRON, JACK, life=2)
    step(table, ("throw", "red"), throws=[Lands(2)])
    assert [hero.xp for hero in table.heroes] == [1, 0]
    by_iceberg = learning(LEBRON, JACK, life=1, icebergs=["iceberg-1"])
    step(by_iceberg, ("throw", "red"), throws=[Lands("outside", bergs=("iceberg-1",))])
    assert by_iceberg.heroes[0].xp == 0


@clause("CF-LEVELUP-3", "CF-LEVELUP-4", "CF-RULING-42")
def test_unused_icons_teach() -> None:
    by_choice = learning(LEBRON, JACK)
    step(by_choice, ("throw", "green"), "none", throws=[Lands(2, icon=True)])
    assert by_choice.heroes[0].xp == 1
    wrong_kind = learning(LEBRON, JACK)
    step(wrong_kind, ("throw", "red"), throws=[Lands("outside", icon=True)])
    assert wrong_kind.heroes[0].xp == 1
    used = learning(LEBRON, JACK)
    step(used, ("throw", "green"), ("use", "self_healing"), throws=[Lands(2, icon=True)])
    assert used.heroes[0].xp == 0


@clause("CF-RULING-42")
def test_what_teaches_nothing_and_what_teaches_twice() -> None:
    scarred = learning(LEBRON, JACK)
    make(scarred.heroes[0], scars=["green"])
    step(scarred, ("throw", "green"), throws=[Lands(2, icon=True)])
    assert scarred.heroes[0].xp == 0
    void = learning(MARLA, JACK)
    step(void, ("throw", "green"), "rethrow", throws=[Lands(2, icon=True), Lands(2)])
    assert void.heroes[0].xp == 0
    water = learning(LEBRON, JACK, special=["water"], unthrown=[])
    step(water, ("take", 1, "hit", 1, "blank"), throws=[(Lands(1), Lands(2, icon=True), Lands(2))])
    assert water.heroes[0].xp == 0
    twice = learning(LEBRON, JACK)
    step(twice, ("throw", "green"), "none", throws=[Lands(10, icon=True)])
    assert twice.heroes[0].xp == 2
    white = learning(LEBRON, JACK, unthrown=[])
    make(white.heroes[0], scars=["green"])
    step(white, ("white", 2), throws=[Lands("outside", icon=True)])
    assert white.heroes[0].xp == 1


@clause("CF-LEVELUP-2", "CF-RULING-77")
def test_a_weak_point_that_icebergs_felled_teaches_nothing() -> None:
    bergs = ["iceberg-1", "iceberg-2", "iceberg-3", "iceberg-4"]
    table = learning(
        LEBRON, JACK, life=1, icebergs=bergs, templates=[LaidTemplate("weak_point-1", "weak_point", 0, 0)]
    )
    step(table, ("throw", "red"), throws=[Lands("weak_point-1", place="template", bergs=tuple(bergs))])
    assert (table.monster.life, table.phase) == (-3, "rest")
    assert table.heroes[0].xp == 0
    assert not table.epic


@clause("CF-LEVELUP-3", "CF-LEVELUP-4", "CF-RULING-42")
def test_an_ability_that_lacked_something_else_taught_although_nobody_left_it_unused() -> None:
    """Only a choice, or a Hit instead of a Miss, teaches: not an empty purse, a deaf Monster or a third throw."""
    both: dict[str, Any] = {"boxes": "both", "level_up": True}
    poor = meets(party("fridolin", ARISTIDE, **both), "snowball_bandit", life=20, active=0, gold=0)
    step(poor, ("throw", "green"), throws=[Lands(2, icon=True)])
    assert poor.heroes[0].xp == 0
    nothing_to_silence = meets(
        party("fridolin", ARISTIDE, **both), "waddling_recruit", life=20, active=0, gold=3
    )
    step(nothing_to_silence, ("throw", "green"), throws=[Lands(2, icon=True)])
    assert nothing_to_silence.heroes[0].xp == 0
    third = meets(party("torm", ARISTIDE, **both), "waddling_recruit", life=20, active=0)
    step(
        third,
        ("throw", "green"),
        ("use", "flurry"),
        "again",
        throws=[Lands(2, icon=True), Lands(2, icon=True)],
    )
    assert third.heroes[0].xp == 0
    missed = meets(party("torm", ARISTIDE, **both), "waddling_recruit", life=20, active=0)
    step(missed, ("throw", "green"), throws=[Lands("outside", icon=True)])
    assert missed.heroes[0].xp == 1  # Flurry needs a Hit
    kept = learning(MARLA, JACK)
    step(kept, ("throw", "green"), "keep", throws=[Lands(2, icon=True)])
    assert kept.heroes[0].xp == 1  # Re-throw could be used, and was not


@clause("CF-LEVELUP-5", "CF-RULING-42")
def test_three_is_the_top() -> None:
    table = learning(LEBRON, JACK, life=2)
    make(table.heroes[0], xp=3)
    step(table, ("throw", "red"), throws=[Lands(2)])
    assert table.heroes[0].xp == 3


@clause("CF-LEVELUP-6", "CF-LEVELUP-13", "CF-RULING-44", "CF-LEVELUP-10", "CF-LEVELUP-8", "CF-RULING-4")
def test_crystals_are_traded_before_shopping() -> None:
    table = party(LEBRON, JACK, MARLA, level_up=True)
    table.phase = "crystals"
    make(table.heroes[0], xp=3, tokens=["red"], spent=["red"], scars=["blue"])
    make(table.heroes[1], xp=2)
    make(table.heroes[2], xp=3)
    story = run(trade_crystals, table, ("trade", "blue", "camouflage"), "keep")
    assert story.offered[0] == ["keep", "trade.green.self_healing", "trade.blue.camouflage"]
    hero = table.heroes[0]
    assert (hero.xp, hero.tokens, hero.spent) == (0, ["red", "blue"], [])
    assert table.heroes[2].xp == 3
    assert table.phase == "shop"


@clause("CF-LEVELUP-7", "CF-LEVELUP-8", "CF-LEVELUP-11", "CF-RULING-43")
def test_a_token_activates_an_ability_without_the_icon() -> None:
    table = learning(LEBRON, JACK)
    make(table.heroes[0], life=3, tokens=["green", "red"])
    story = step(table, ("throw", "blue"), ("token", "self_healing"), throws=[Lands(2)])
    assert options_of(story, "ability") == ["none", "token.self_healing", "token.sworn_enemy-beast"]
    assert table.heroes[0].life == 6
    assert table.heroes[0].spent == ["green"]
    assert table.heroes[0].xp == 0
    table.active = 0
    story = step(table, ("throw", "green"), "none", throws=[Lands(10)])
    assert options_of(story, "ability") == ["none", "token.sworn_enemy-beast"]
    assert table.monster.life == 20 - 2 - 10  # a token is not an icon: ten, and no kill
    assert table.heroes[0].xp == 0
    table.active = 0
    assert step(table, throws=[Lands("outside")]).asked == []  # Sworn Enemy needs a Hit
    with_icon = learning(LEBRON, JACK)
    make(with_icon.heroes[0], tokens=["green"])
    story = step(with_icon, ("throw", "red"), "none", throws=[Lands(2, icon=True)])
    assert options_of(story, "ability") == ["none", "use.sworn_enemy-beast"]


@clause("CF-LEVELUP-9")
def test_a_scar_beats_a_token() -> None:
    table = learning(LEBRON, JACK)
    make(table.heroes[0], tokens=["green"], scars=["green"])
    assert step(table, ("throw", "red"), throws=[Lands(2)]).asked == ["die"]
    assert table.heroes[0].tokens == ["green"]


@clause("CF-LEVELUP-7")
def test_a_token_may_throw_again() -> None:
    table = learning(MARLA, JACK)
    make(table.heroes[0], tokens=["green"])
    step(table, ("throw", "red"), "token", throws=[Lands("outside"), Lands(3)])
    assert table.monster.life == 17
    assert table.heroes[0].spent == ["green"]


@clause("CF-LEVELUP-12")
def test_the_variant_needs_eleven_icons() -> None:
    assert shop_threshold(party(level_up=True)) == 11
    assert shop_threshold(party()) == 10


# -- two boxes ------------------------------------------------------------------------------------


@clause("CF-MIX-1", "CF-MIX-2", "CF-RULING-73")
def test_heroes_of_the_first_edition_may_sit_down() -> None:
    assert len(GUESTS) == 9
    assert len(SHEETS) == 13
    table = CastleTable(6, boxes="both")
    run(
        setup,
        table,
        *[("take", name) for name in ("torm", "aristide", "gromli", "sir_moo", "fridolin", "jack_boatless")],
    )
    assert table.heroes[0].card == "torm"
    alone = CastleTable(2)
    story = run(setup, alone, ("take", "aristide"), ("take", "jack_boatless"))
    assert story.offered[0] == [f"take.{name}" for name in HEROES]


@clause("CF-MIX-2", "CF-RULING-73")
def test_limits_of_guests_count_spendables_as_magic_items() -> None:
    assert GUESTS["randolph"].limits == {"weapon": 1, "armor": 0, "spendable": 3}
    for sheet in SHEETS.values():
        assert set(sheet.limits) == {"weapon", "armor", "spendable"}
        for ability in sheet.abilities.values():
            assert ability.id in POWERS


@clause("CF-RULING-73")
def test_flurry_throws_once_more_and_never_a_third_time() -> None:
    table = guests("torm", ARISTIDE)
    step(
        table,
        ("throw", "green"),
        ("use", "flurry"),
        "again",
        throws=[Lands(2, icon=True), Lands(3, icon=True)],
    )
    assert table.monster.life == 15
    assert table.active == 1
    stopped = guests("torm", ARISTIDE)
    step(stopped, ("throw", "green"), ("use", "flurry"), "stop", throws=[Lands(2, icon=True)])
    assert stopped.monster.life == 18


@clause("CF-RULING-73")
def test_blind_fury_and_targeted_damage_change_the_section() -> None:
    table = guests("torm", ARISTIDE)
    make(table.heroes[0], gear=["icicle_dagger"])
    step(
        table,
        ("throw", "red"),
        ("use", "icicle_dagger", 1),
        ("use", "blind_fury"),
        throws=[Lands(3, icon=True)],
    )
    assert table.monster.life == 20 - 7
    assert table.heroes[0].life == 8
    wizard = guests("randolph", ARISTIDE)
    step(wizard, ("throw", "red"), ("use", "targeted-5"), throws=[Lands(1, icon=True)])
    assert wizard.monster.life == 15


@clause("CF-RULING-73")
def test_extra_damage_living_target_and_a_toad() -> None:
    table = guests("fridolin", "randolph", foe="kraken_hatchling")
    step(table, ("throw", "blue"), ("use", "extra_damage-3"), throws=[Lands(1, icon=True)])
    assert table.monster.life == 16
    table.active = 0
    step(table, ("throw", "red"), ("use", "living_target"), throws=[Lands(1, icon=True)])
    assert table.monster.life == 14
    table.active = 1
    step(table, ("use", "metamorphosis"), throws=[Lands("outside", icon=True)])
    assert table.heroes[1].life == 9 - (3 - 2)


@clause("CF-RULING-73")
def test_beer_and_no_damage_protect() -> None:
    table = guests("gromli", "goldfinga", foe="kraken_hatchling")
    step(table, ("throw", "blue"), ("use", "beer"), ("serve", 1), throws=[Lands("outside", icon=True)])
    assert lives(table) == [6, 9]
    step(table, ("throw", "red"), "none", throws=[Lands("outside", icon=True)])
    assert lives(table) == [6, 9]
    thief = guests("goldfinga", ARISTIDE, foe="kraken_hatchling")
    step(thief, ("throw", "blue"), ("use", "no_damage"), throws=[Lands("outside", icon=True)])
    assert lives(thief) == [9, 9]


@clause("CF-RULING-73")
def test_larceny_and_seduction_pay_when_the_party_rests() -> None:
    table = guests("goldfinga", "lady_mary", life=3)
    step(table, ("throw", "red"), ("use", "larceny"), throws=[Lands(1, icon=True)])
    table.active = 1
    step(table, ("throw", "green"), "keep", throws=[Lands("outside", icon=True)])
    table.active, table.unthrown = 1, ["red"]
    step(table, ("use", "seduction"), throws=[Lands(2, icon=True)])
    assert table.phase == "rest"
    run(rest, table, ("give", 1), fate=["hot_grog"])
    assert table.heroes[1].gear == ["hot_grog"]
    assert table.heroes[1].charmed == ["waddling_recruit"]
    assert table.met == []
    meets(table, "kraken_hatchling", life=20, active=1)
    step(table, (1, "pass"), ("throw", "red"), ("send", "waddling_recruit", 1), throws=[Lands("outside")])
    assert table.monster.life == 19
    assert table.met == ["waddling_recruit"]


@clause("CF-RULING-73")
def test_a_ballad_silences_the_monster_for_a_coin() -> None:
    table = guests("fridolin", ARISTIDE, foe="snowball_bandit", gold=1)
    assert required(table) == ("weak_hand",)
    step(table, ("throw", "green"), ("use", "ballad"), throws=[Lands("outside", icon=True)])
    assert required(table) == ()
    assert table.gold == 0
    poor = guests("fridolin", ARISTIDE, foe="snowball_bandit", gold=0)
    assert step(poor, ("throw", "green"), throws=[Lands("outside", icon=True)]).asked == ["die"]


@clause("CF-RULING-73")
def test_healing_guests() -> None:
    table = guests("sister_clotilde", "sir_moo")
    make(table.heroes[0], life=4)
    make(table.heroes[1], life=4)
    step(table, ("throw", "blue"), ("use", "divine_intervention"), ("heal", 0), ("heal", 1), ("heal", 1),
         throws=[Lands(3, icon=True)])  # fmt: skip
    assert lives(table) == [5, 6]
    step(table, ("throw", "green"), ("use", "mass_heal-1"), throws=[Lands(1, icon=True)])
    assert lives(table) == [6, 7]


@clause("CF-RULING-73")
@pytest.mark.parametrize(("card", "die", "word", "bonus"), [
    ("gromli", "green", "sworn_enemy-greenskin", 1), ("sir_moo", "red", "sworn_enemy-undead", 1),
])  # fmt: skip
def test_this_editions_sworn_enemy_counts(card: str, die: str, word: str, bonus: int) -> None:
    table = guests(card, ARISTIDE)
    step(table, ("throw", die), ("use", word), throws=[Lands(2, icon=True)])
    assert table.monster.life == 20 - 2 - bonus
