"""At any time (CF-EQUIP-11, CF-RELIC-3, CF-RULING-75): every moment at which a use could change something, and no other."""

from __future__ import annotations

from games.castle_of_frosts.given import *
from games.castle_of_frosts.given import HIT, MISS, Story
from tumblekeep.core.question import Anyone

HARPOON = ("harpoon", "harpoon_of_regret", 4)
THERMOS = ("warm", "bottomless_thermos", 1)
HORN = ("icebergs", "horn_of_the_north_wind")


def moments(story: Story) -> list[str]:
    """The moments at which anybody was asked, in order."""
    asked = story.played.questions
    return list({id(one): one.about[0] for one in asked if isinstance(one, Anyone)}.values())


# -- relics during any hero's turn ----------------------------------------------------------------


@clause("CF-RELIC-3", "CF-RULING-75", "CF-RULING-65")
def test_a_relic_was_lost_with_the_turn_in_which_the_monster_fell() -> None:
    table = fight(LEBRON, JACK, MARLA, life=3, relics=["bottomless_thermos"])
    for hero, now in zip(table.heroes, (5, 9, 0), strict=True):
        hero.life = now
    table.heroes[2].fainted = True
    story = step(table, (0, "pass"), ("throw", "red"), (0, THERMOS), throws=[HIT])
    assert moments(story) == ["turn", "end"]
    assert (lives(table), table.phase) == ([6, 9, 0], "rest")
    table = fight(LEBRON, JACK, life=3, relics=["bottomless_thermos"])
    assert moments(step(table, ("throw", "red"), throws=[HIT])) == []  # nobody is hurt


@clause("CF-RELIC-3", "CF-RESOLVE-3", "CF-MON-6", "CF-RULING-75")
def test_no_relic_could_be_used_before_a_re_throw() -> None:
    table = fight(LEBRON, JACK, foe="bloodthirsty_penguin", relics=["horn_of_the_north_wind"])
    story = step(table, (0, "pass"), ("throw", "red"), "fearless", (0, HORN), throws=[Lands(1), HIT])
    assert moments(story) == ["turn", "again"]
    assert [len(setting["icebergs"]) for setting in story.settings] == [0, 4]


@clause("CF-RELIC-3", "CF-MIX-2", "CF-RULING-75")
def test_no_relic_could_be_used_before_the_second_throw_of_a_flurry() -> None:
    table = meets(
        party("torm", JACK, boxes="both"),
        "waddling_recruit",
        life=20,
        active=0,
        relics=["horn_of_the_north_wind"],
    )
    story = step(
        table, (0, "pass"), ("throw", "green"), ("use", "flurry"), "again", (0, HORN),
        throws=[Lands(2, icon=True), HIT],
    )  # fmt: skip
    assert moments(story) == ["turn", "again"]
    assert [len(setting["icebergs"]) for setting in story.settings] == [0, 4]


@clause("CF-RUNOUT-8", "CF-RELIC-3", "CF-RULING-75")
def test_who_took_over_the_dice_had_no_turn_of_relics() -> None:
    table = fight(
        LEBRON, JACK, foe="kraken_hatchling", unthrown=[], white=0, relics=["horn_of_the_north_wind"]
    )
    table.heroes[0].life = 2
    story = step(table, (0, "pass"), (1, HORN), ("throw", "red"), throws=[HIT])
    assert moments(story) == ["turn", "turn"]
    assert (table.heroes[0].fainted, len(story.settings[0]["icebergs"])) == (True, 4)


# -- the Harpoon ----------------------------------------------------------------------------------


@clause("CF-EQUIP-11", "CF-RUNOUT-3", "CF-RULING-75")
def test_the_harpoon_could_not_be_used_before_the_dice_were_taken_back() -> None:
    table = fight(LEBRON, JACK, foe="kraken_hatchling", life=4, unthrown=[], white=0)
    make(table.heroes[1], gear=["harpoon_of_regret"])
    story = step(table, (1, "pass"), (1, HARPOON))
    assert moments(story) == ["turn", "retrieve"]
    assert (lives(table), table.phase) == ([9, 9], "rest")
    assert "DiceRetrieved" not in tales(table)
    table = fight(LEBRON, JACK, foe="kraken_hatchling", life=5, unthrown=[], white=0)
    make(table.heroes[1], gear=["harpoon_of_regret"])
    story = step(table, (1, "pass"), ("throw", "red"), throws=[Lands(1)])
    assert moments(story) == ["turn"]  # it would not fall


@clause("CF-EQUIP-11", "CF-BACK-2", "CF-RULING-75")
def test_the_harpoon_could_not_be_used_once_backing_down_was_agreed() -> None:
    table = fight(LEBRON, JACK, foe="white_bear", life=4)
    make(table.heroes[1], gear=["harpoon_of_regret"])
    story = step(table, (1, "pass"), "back-down", ("back-down", 3), (1, HARPOON))
    assert moments(story) == ["turn", "back-down"]
    assert (lives(table), table.phase) == ([9, 9], "rest")
    assert "BackedDown" not in tales(table)


@clause("CF-EQUIP-11", "CF-RESOLVE-8", "CF-RULING-75")
def test_the_harpoon_was_asked_for_before_blows_it_could_not_stop() -> None:
    for life, hurts, asked in ((4, True, ["turn", "miss"]), (5, True, ["turn"]), (4, False, ["turn"])):
        table = fight(LEBRON, JACK, MARLA, life=life, special=["snow"], joined=["snow"])
        make(table.heroes[2], gear=["harpoon_of_regret"])
        lands = Lands("outside", shows=None if hurts else "soft_snow")
        passes = [(2, "pass")] * (len(asked) - 1)
        story = step(table, (2, "pass"), ("throw", "snow"), *passes, throws=[lands])
        assert moments(story) == asked


@clause("CF-EQUIP-11", "CF-REST-1", "CF-RULING-34", "CF-RULING-75")
def test_the_harpoon_could_not_make_a_hit_epic() -> None:
    table = fight(LEBRON, JACK, life=5)
    make(table.heroes[1], gear=["harpoon_of_regret"])
    story = step(table, (1, "pass"), ("throw", "red"), (1, HARPOON), throws=[Lands(4)])
    assert moments(story) == ["turn", "hit"]
    assert (table.monster.life, table.epic) == (-3, True)
    table = fight(LEBRON, JACK, life=5)
    make(table.heroes[1], gear=["harpoon_of_regret"])
    story = step(table, (1, "pass"), ("throw", "red"), throws=[Lands(3)])
    assert moments(story) == ["turn"]  # the Harpoon can end it next turn as well


@clause("CF-EQUIP-11", "CF-TEMPL-4", "CF-RULING-75")
def test_the_harpoon_could_not_be_used_before_a_slipped_template_hurt() -> None:
    table = fight(LEBRON, JACK, life=4)
    make(table.heroes[0], gear=["cracked_monocle"])
    make(table.heroes[1], gear=["harpoon_of_regret"])
    story = step(table, (0, ("flip", "cracked_monocle")), (1, HARPOON), throws=[Flips(lies=False)])
    assert moments(story) == ["turn", "slip"]
    assert (lives(table), table.phase) == ([9, 9], "rest")


# -- before somebody faints -----------------------------------------------------------------------


@clause("CF-FAINT-3", "CF-RULING-75")
def test_two_who_were_about_to_faint_asked_everybody_twice() -> None:
    table = fight(LEBRON, JACK, MARLA, foe="kraken_hatchling", unthrown=[], white=0)
    table.heroes[0].life = table.heroes[1].life = 3
    make(table.heroes[2], gear=["hot_grog"])
    story = step(table, (2, "pass"), (2, "pass"), (2, "pass"), ("throw", "red"), throws=[HIT])
    assert moments(story) == ["turn", "faint", "turn"]  # then Marla's own turn begins, and she is hurt
    assert [hero.fainted for hero in table.heroes] == [True, True, False]


@clause("CF-FAINT-3", "CF-END-4", "CF-MIX-2", "CF-RULING-75")
def test_nobody_could_help_who_paid_the_last_life_for_the_killing_throw() -> None:
    for said, life in ((("heal", "hot_grog", 0), 4), ("pass", 0)):
        table = meets(party("torm", JACK, boxes="both"), "waddling_recruit", life=6, active=0)
        table.heroes[0].life = 1
        make(table.heroes[1], gear=["hot_grog"])
        story = step(
            table, (1, "pass"), ("throw", "red"), ("use", "blind_fury"), (1, said),
            throws=[Lands(3, icon=True)],
        )  # fmt: skip
        assert moments(story) == ["turn", "end"]
        assert (table.phase, lives(table)[0], table.heroes[0].fainted) == ("rest", life, life == 0)


@clause("CF-FAINT-3", "CF-EQUIP-12", "CF-RULING-75")
def test_who_was_about_to_faint_could_not_leave_a_die_to_the_others() -> None:
    table = fight(LEBRON, JACK, foe="kraken_hatchling")
    make(table.heroes[0], life=2, gear=["bottled_blizzard"])
    story = step(table, (0, "pass"), ("throw", "red"), (0, ("add-die", "bottled_blizzard")), throws=[MISS])
    assert moments(story) == ["turn", "faint"]
    assert (table.heroes[0].fainted, table.special) == (True, ["snow"])


@clause("CF-FAINT-3", "CF-RULING-75", "CF-RULING-13")
def test_nobody_is_asked_for_help_that_would_not_help() -> None:
    table = fight(LEBRON, JACK, foe="kraken_hatchling", relics=["bottomless_thermos"])
    make(table.heroes[0], life=1)  # 1 - 3 + 1 is still below one life
    assert moments(step(table, (0, "pass"), ("throw", "red"), throws=[MISS])) == ["turn"]
    table = fight(LEBRON, JACK, foe="kraken_hatchling", relics=["bottomless_thermos"])
    make(table.heroes[0], life=1)
    make(table.heroes[1], gear=["hot_grog"])  # but 1 - 3 + 1 + 4 is enough, and so is 1 - 3 + 4
    story = step(
        table,
        (0, "pass"),
        (1, "pass"),
        ("throw", "red"),
        (0, THERMOS),
        (1, ("heal", "hot_grog", 0)),
        throws=[MISS],
    )
    assert moments(story) == ["turn", "faint", "faint"]
    assert lives(table)[0] == 3


# -- other things a use can change ----------------------------------------------------------------


@clause("CF-ABIL-17", "CF-RULING-49", "CF-RULING-75")
def test_a_spendable_used_for_the_herbs_to_count_came_too_early_or_too_late() -> None:
    table = fight(MARLA, JACK, LEBRON)
    make(table.heroes[1], life=3, gear=["harpoon_of_regret"])
    story = step(
        table, (1, "pass"), ("throw", "blue"), ("use", "herb_power"), (1, HARPOON), ("heal", 1),
        throws=[Lands(1, icon=True)],
    )  # fmt: skip
    assert moments(story) == ["turn", "herbs"]
    assert lives(table) == [9, 6, 9]  # 2 and 1 for the Harpoon
    table = fight(MARLA, JACK, LEBRON)
    make(table.heroes[1], life=7, gear=["harpoon_of_regret"])
    story = step(
        table,
        (1, "pass"),
        ("throw", "blue"),
        ("use", "herb_power"),
        ("heal", 1),
        throws=[Lands(1, icon=True)],
    )
    assert moments(story) == ["turn"]  # nobody needs more


@clause("CF-ABIL-17", "CF-RULING-49", "CF-RULING-75", "CF-RULING-27")
def test_a_spendable_that_does_nothing_else_could_not_be_used_for_the_herbs_to_count() -> None:
    """A Monocle at Monster life 1, a die that is in already, Enlarging Lotion on that very Hit."""
    gear = ["cracked_monocle", "bottled_blizzard", "flask_of_three_springs", "enlarging_lotion"]
    table = fight(MARLA, JACK, LEBRON, life=1, joined=["snow", "water"], cutthroat=True)
    make(table.heroes[1], life=2, gear=gear)
    story = step(
        table, ("throw", "blue"), ("use", "herb_power"), (1, ("add-die", "bottled_blizzard")),
        (1, ("add-die", "flask_of_three_springs")), (1, ("flip", "cracked_monocle")), (1, ("enlarge", "enlarging_lotion", 2)),
        ("heal", 1), throws=[Lands(1, icon=True, beside=(2,)), Flips()],
    )  # fmt: skip
    assert moments(story) == ["herbs"] * 4  # nothing of it would do anything at the start of the turn
    assert lives(table)[1] == 8  # 2 and 4 cards
    assert table.special == []  # no die joins twice
    assert table.phase == "rest"
    assert table.cutthroat  # the second section counts once, so nobody is asked for the token
    missed = fight(MARLA, JACK, LEBRON, life=1)
    make(missed.heroes[1], life=2, gear=["enlarging_lotion"])
    story = step(
        missed, ("throw", "blue"), ("use", "herb_power"), ("heal", 1), throws=[Lands("outside", icon=True)]
    )
    assert moments(story) == []  # no Hit, no second section


@clause("CF-ROOM-4", "CF-EQUIP-14", "CF-RULING-39", "CF-RULING-75")
def test_a_surplus_spendable_could_be_dropped_but_not_drunk() -> None:
    table = party(LEBRON, JACK)
    table.room, table.phase = "abandoned_armoury", "gains"
    make(table.heroes[0], gear=["hot_grog"])
    table.heroes[1].life = 4
    story = step(table, ("give", 0), ("heal", "hot_grog", 1), fate=["harpoon_of_regret"])
    assert options_of(story, "surplus") == ["drop.hot_grog", "drop.harpoon_of_regret", "heal.hot_grog.1"]
    assert (lives(table), table.heroes[0].gear) == ([9, 8], ["harpoon_of_regret"])


@clause("CF-REST-13", "CF-RULING-75")
def test_nobody_could_drink_to_have_a_hand_free_for_what_a_friend_passes_on() -> None:
    table = party(LEBRON, JACK, MARLA)
    table.room, table.phase = "coin_grotto", "trade"
    make(table.heroes[0], gear=["hot_grog"])
    make(table.heroes[1], gear=["harpoon_of_regret"], life=4)
    make(table.heroes[2], gear=["cracked_monocle", "bottled_blizzard", "enlarging_lotion"])
    story = step(table, (0, ("heal", "hot_grog", 1)), ("pass-on", "harpoon_of_regret", 0), "done")
    assert moments(story) == ["rest"]
    assert table.heroes[0].gear == ["harpoon_of_regret"]
    table = party(LEBRON, JACK)
    table.room, table.phase = "coin_grotto", "trade"
    make(table.heroes[0], gear=["hot_grog"])
    table.heroes[1].life = 4
    assert moments(step(table, "done")) == []  # no friend has anything of the kind


@clause("CF-BOSS-6", "CF-RULING-17", "CF-RULING-75")
def test_healing_was_asked_for_when_not_a_die_was_left() -> None:
    table = fight(LEBRON, JACK, foe="penqueen", unthrown=[], white=0)
    table.heroes[0].life = 4
    make(table.heroes[1], gear=["hot_grog"])
    story = step(table, (1, "pass"))
    assert moments(story) == ["turn"]
    assert story.played.outcome is not None


@clause("CF-RESOLVE-5", "CF-RULING-75")
def test_a_second_section_was_offered_where_it_could_not_change_anything() -> None:
    for life, asked in (
        (4, []),
        (5, ["hit"]),
        (2, ["hit"]),
        (1, []),
    ):  # dead, alive, epic with it, epic already
        table = fight(LEBRON, JACK, life=life)
        make(table.heroes[1], gear=["enlarging_lotion"])
        passes = [(1, "pass")] * len(asked)
        story = step(table, ("throw", "red"), *passes, throws=[Lands(4, beside=(1,))])
        assert moments(story) == asked, life


@clause("CF-RULING-65", "CF-RULING-75")
def test_every_hero_in_turn_was_asked_about_the_same_relic_for_the_same_wounds() -> None:
    table = fight(LEBRON, JACK, MARLA, relics=["bottomless_thermos"])
    table.heroes[0].life = 5
    story = step(table, (0, "pass"), ("throw", "red"), throws=[Lands(1)])
    assert set(story.played.questions[0].asked()) == set()  # only the Active Hero was asked, and has passed
    assert moments(step(table, ("throw", "green"), throws=[Lands(1)])) == []
    table.heroes[1].life = 8
    assert moments(step(table, (2, "pass"), throws=[Lands(1)])) == ["turn"]
