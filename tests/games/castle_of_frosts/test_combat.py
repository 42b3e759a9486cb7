"""CF-COMBAT, CF-RESOLVE: turns, and the order of one throw."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.question import Choose
from tumblekeep.games.castle_of_frosts.rules import required
from tumblekeep.games.castle_of_frosts.turn import turn
from tumblekeep.kit.landing import Landing, Pose

# -- turns ----------------------------------------------------------------------------------------


@clause("CF-COMBAT-1", "CF-COMBAT-12", "CF-RULING-64")
def test_the_leaders_left_neighbour_begins_and_turns_go_clockwise() -> None:
    table = party(leader=1)
    make(table.heroes[2], eliminated=True)
    meets(table, "waddling_recruit", life=20)
    assert table.active == 0
    step(table, ("throw", "red"), throws=[Lands(1)])
    assert table.active == 1
    make(table.heroes[0], fainted=True, life=0)
    step(table, ("throw", "green"), throws=[Lands(1)])
    assert table.active == 1
    boss = meets(party(leader=1), "penqueen")
    assert boss.active == 2


@clause("CF-COMBAT-2", "CF-COMBAT-3", "CF-COMBAT-13", "CF-RULING-5")
def test_each_coloured_die_flies_once() -> None:
    table = fight()
    first = step(table, ("throw", "green"), throws=[Lands(1)])
    assert first.offered[0] == ["throw.red", "throw.green", "throw.blue"]
    second = step(table, ("throw", "red"), throws=[Lands(1)])
    assert second.offered[0] == ["throw.red", "throw.blue"]
    third = step(table, throws=[Lands(1)])
    assert third.asked == []  # one die is left, so there is no choice
    assert third.settings[0]["dice"] == ["blue"]


@clause("CF-COMBAT-4", "CF-RULING-15", "CF-DICE-10")
def test_white_dice_wait_until_the_pool_is_empty() -> None:
    table = fight(unthrown=["red"], special=["snow"], joined=["snow"])
    question = next(turn(table))
    assert isinstance(question, Choose)
    assert question.options == [("throw", "red"), ("throw", "snow")]
    with pytest.raises(IllegalAnswer, match="white-later"):
        question.check("throw.white")
    with pytest.raises(IllegalAnswer, match="die-thrown"):
        question.check("throw.green")
    step(table, ("throw", "red"), throws=[Lands(1)])
    assert step(table, throws=[Lands(1)]).settings[0]["dice"] == ["snow"]
    assert step(table, ("white", 2), throws=[Lands(1)]).asked == ["run-out"]


@clause("CF-COMBAT-6")
def test_where_the_thrower_stands_is_no_affair_of_the_rules() -> None:
    question = throw_of(fight(unthrown=["red"]))
    assert not {"place", "position", "seat"} & set(question.setup)


@clause("CF-COMBAT-7", "CF-EQUIP-5", "CF-RULING-37", "CF-RULING-70", "CF-RULING-26", "CF-ABIL-10")
def test_weapons_and_a_dance_are_declared_before_the_throw() -> None:
    table = fight(JACK, ARISTIDE, melody=True)
    make(table.heroes[0], gear=["icicle_dagger", "narwhal_blindfold"])
    story = step(
        table, ("throw", "red"), ("use", "narwhal_blindfold", 4), "dance", ("use", "icicle_dagger", 1), throws=[Lands(3)]
    )  # fmt: skip
    assert story.settings[0]["demands"] == ["blind", "dancing"]
    assert table.monster.life == 20 - (3 + 4 + 1 + 2)
    missed = fight(JACK, ARISTIDE, melody=True)
    step(missed, ("throw", "red"), "dance", throws=[Lands(3, failed=("dancing",))])
    assert missed.monster.life == 20
    assert missed.heroes[0].life == 8
    silent = fight(JACK, ARISTIDE)
    assert step(silent, ("throw", "red"), throws=[Lands(3)]).asked == ["die"]


@clause("CF-COMBAT-9", "CF-MISS-1", "CF-THROW-7", "CF-RULING-61")
def test_without_a_bounce_it_is_a_miss() -> None:
    table = fight()
    step(table, ("throw", "red"), throws=[Lands(5, bounced=False)])
    assert table.monster.life == 20
    assert table.heroes[0].life == 8
    assert any(told[-1] == "no_bounce" for told in table.told)


@clause("CF-COMBAT-10", "CF-COMBAT-11", "CF-RESOLVE-9")
def test_a_defeated_monster_ends_the_combat_at_once() -> None:
    table = fight(life=3)
    step(table, ("throw", "red"), throws=[Lands(3)])
    assert table.phase == "rest"
    assert table.active == 0
    alive = fight(life=4)
    step(alive, ("throw", "red"), throws=[Lands(3)])
    assert (alive.phase, alive.active) == ("fight", 1)


@clause("CF-COMBAT-14", "CF-RULING-55")
def test_thrown_dice_stay_where_they_lie() -> None:
    table = fight()
    pose = Pose(1000, 2000, 3000, (1_000_000, 0, 0, 0))
    step(table, ("throw", "red"), throws=[Lands(3, pose=pose)])
    story = step(table, ("throw", "green"), throws=[Lands(1, pose=replace(pose, x=70_000))])
    assert story.settings[0]["lying"] == [{"die": "red", "pose": pose.to_json()}]
    life = table.monster.life
    # a die that is pushed later does not change a resolved throw
    moved = Pose(90_000, 0, 3000, (1_000_000, 0, 0, 0))
    flow = turn(table)
    assert next(flow).ask.name == "die"
    asked = flow.send(("throw", "blue"))
    assert isinstance(asked, Throw)
    landing = Landing(
        "castle_of_frosts", (Lands("outside").die("blue", ()),), "thrown", moved={"red": moved, "green": None}
    )
    with pytest.raises(StopIteration):
        flow.send(asked.check(landing))
    assert table.lying == {"red": moved}
    assert table.monster.life == life


@clause("CF-COMBAT-15")
def test_a_combat_goes_on_until_somebody_falls() -> None:
    table = fight(life=200)
    for _ in range(12):
        if table.unthrown:
            step(
                table, *([("throw", table.unthrown[0])] if len(table.unthrown) > 1 else []), throws=[Lands(1)]
            )
        elif table.white:
            step(table, ("white", table.white), throws=[Lands(1)])
        else:
            step(table, ("throw", "red"), throws=[Lands(1)])  # the only option left is to take the dice back
        assert table.phase == "fight"


# -- the order of one throw -----------------------------------------------------------------------


@clause("CF-RESOLVE-1", "CF-RULING-18", "CF-EQUIP-12")
def test_nothing_is_used_while_a_die_flies() -> None:
    table = fight()
    make(table.heroes[1], gear=["hot_grog"])
    make(table.heroes[2], life=4)
    story = step(table, (1, "pass"), ("throw", "red"), throws=[Lands(3)])
    assert story.asked == ["window", "die"]
    fainted = fight()
    make(fainted.heroes[1], gear=["hot_grog"], life=0, fainted=True)
    make(fainted.heroes[2], life=4)
    assert step(fainted, ("throw", "red"), throws=[Lands(3)]).asked == ["die"]


@clause("CF-RULING-18")
def test_the_active_hero_is_asked_first() -> None:
    table = fight(active=1)
    for hero, card in zip(table.heroes, ("hot_grog", "harpoon_of_regret", "cracked_monocle"), strict=True):
        make(hero, gear=[card], life=5)
    asked = step(table, stop=True).played.open
    assert asked is not None
    assert list(asked.asked()) == [1, 2, 0]


@clause("CF-RESOLVE-2", "CF-MOD-3", "CF-MOD-6", "CF-MOD-7", "CF-RULING-33")
def test_icebergs_are_counted_and_leave_their_holes() -> None:
    table = fight(icebergs=["iceberg-1", "iceberg-2", "iceberg-3"])
    story = step(table, ("throw", "red"), throws=[Lands(3, bergs=("iceberg-1", "iceberg-3"))])
    assert story.settings[0]["icebergs"] == ["iceberg-1", "iceberg-2", "iceberg-3"]
    assert table.monster.life == 20 - 3 - 2
    assert table.icebergs == ["iceberg-2"]
    step(table, ("throw", "green"), throws=[Lands(4, bergs=("iceberg-2",), bounced=False)])
    assert table.monster.life == 20 - 5 - 1
    assert table.heroes[1].life == 8
    with pytest.raises(IllegalAnswer, match="iceberg-2"):  # it is gone already
        throw_of(table.copy()).check(
            Landing("castle_of_frosts", (Lands("hole-2", bergs=("iceberg-2",)).die("blue", ()),), "thrown")
        )
    step(table, throws=[Lands("hole-2")])
    assert table.monster.life == 14
    assert table.heroes[2].life == 8


@clause("CF-RESOLVE-3", "CF-MOD-4", "CF-RULING-23")
def test_a_cancelled_throw_still_deals_its_icebergs() -> None:
    table = fight(LEBRON, JACK, MARLA, active=2, icebergs=["iceberg-1", "iceberg-2"])
    story = step(
        table, ("throw", "green"), "rethrow", "rethrow", "keep",
        throws=[
            Lands("outside", icon=True, bergs=("iceberg-1",)),
            Lands("outside", icon=True, bergs=("iceberg-2",)),
            Lands(3, icon=True),
        ],
    )  # fmt: skip
    assert story.asked == ["die", "cancel", "cancel", "cancel"]
    assert table.monster.life == 20 - 1 - 1 - 3
    assert lives(table) == [9, 9, 9]

    killed = fight(LEBRON, JACK, MARLA, active=2, life=1, icebergs=["iceberg-1"])
    story = step(
        killed, ("throw", "green"), "rethrow", throws=[Lands("hole-1", icon=True, bergs=("iceberg-1",))]
    )
    assert len(story.settings) == 1
    assert killed.phase == "rest"
    assert not killed.epic


@clause("CF-RESOLVE-3", "CF-EQUIP-7", "CF-EQUIP-8")
def test_an_armor_may_throw_again() -> None:
    table = fight()
    make(table.heroes[0], gear=["lucky_mitten"])
    story = step(
        table, ("throw", "red"), ("armor", "lucky_mitten"), throws=[Lands("outside"), Lands("outside")]
    )
    assert story.asked == ["die", "cancel"]  # once per combat
    assert table.heroes[0].life == 8
    assert table.heroes[0].turned == ["lucky_mitten"]
    hit = fight()
    make(hit.heroes[0], gear=["lucky_mitten"])
    assert step(hit, ("throw", "red"), throws=[Lands(1)]).asked == ["die"]


@clause("CF-RESOLVE-4", "CF-ICON-4", "CF-RULING-20", "CF-RULING-21", "CF-ICON-2")
def test_one_ability_a_throw_if_the_hero_wants() -> None:
    table = fight(LEBRON, JACK, foe="waddling_recruit", unthrown=[])
    make(table.heroes[0], life=3)
    story = step(table, ("white", 2), ("use", "self_healing"), throws=[Lands(2, icon=True)])
    assert options_of(story, "ability") == [
        "none",
        "use.sworn_enemy-beast",
        "use.self_healing",
        "use.camouflage",
    ]
    assert story.asked == ["run-out", "ability"]
    assert table.heroes[0].life == 6
    assert table.monster.life == 18
    step(table, ("white", 1), "none", throws=[Lands(2, icon=True)])
    assert not table.cutthroat


@clause("CF-RESOLVE-5", "CF-RESOLVE-6", "CF-HIT-2", "CF-HIT-3")
def test_everything_is_added_and_taken_off_at_once() -> None:
    table = fight(
        JACK, ARISTIDE, foe="tuxedo_assassin", active=1, melody=True, cutthroat=True, icebergs=["iceberg-1"]
    )
    make(table.heroes[1], gear=["icicle_dagger"])
    step(
        table,
        ("throw", "red"), ("use", "icicle_dagger", 1), "dance", ("use", "sworn_enemy-penguin"), ("spend", 2),
        throws=[Lands(3, icon=True, beside=(2,), bergs=("iceberg-1",))],
    )  # fmt: skip
    assert table.monster.life == 20 - (3 + 2 + 1 + 4 + 2 + 1)
    assert tales(table).count("FoeHurt") == 1
    below = fight(life=1)
    step(below, ("throw", "red"), throws=[Lands(3)])
    assert below.monster.life == -2


@clause("CF-RESOLVE-5", "CF-HIT-7", "CF-KILL-1", "CF-KILL-3", "CF-BOSS-8")
def test_the_bullseye_counts_ten_and_kills_with_the_icon() -> None:
    table = fight()
    step(table, ("throw", "red"), throws=[Lands(10)])
    assert table.monster.life == 10
    boss = meets(party(), "the_slumbering_horror")
    outcome = step(boss, ("throw", "red"), throws=[Lands(10, icon=True)]).played.outcome
    assert outcome is not None
    assert outcome.winners


@clause("CF-RESOLVE-7", "CF-MON-2", "CF-MON-3", "CF-MON-4", "CF-MON-5", "CF-RULING-25")
def test_madness_grows_with_every_hit_it_survives() -> None:
    table = fight(foe="champion_of_the_colony", life=60)
    assert required(table) == ()
    first = step(table, ("throw", "red"), throws=[Lands(2)])
    assert first.settings[0]["demands"] == []
    assert required(table) == ("weak_hand",)
    step(table, ("throw", "green"), throws=[Lands("outside")])
    assert required(table) == ("weak_hand",)
    third = step(table, ("throw", "blue"), throws=[Lands(1)])
    assert third.settings[0]["demands"] == ["weak_hand"]
    assert required(table) == ("weak_hand", "eye_level")
    step(table, ("white", 2), throws=[Lands(1)])
    step(table, ("white", 1), throws=[Lands(1)])
    assert required(table) == ("weak_hand", "eye_level", "jump")
    assert table.monster.madness == 3


@clause("CF-RULING-25")
def test_a_cancelled_hit_feeds_no_madness() -> None:
    table = fight(MARLA, JACK, foe="champion_of_the_colony", life=60)
    step(table, ("throw", "green"), "rethrow", throws=[Lands(1, icon=True), Lands("outside")])
    assert table.monster.madness == 0


@clause("CF-RESOLVE-8", "CF-MISS-6", "CF-EQUIP-7")
def test_a_miss_costs_the_monsters_damage_less_armor() -> None:
    table = fight(foe="white_bear")
    make(table.heroes[0], gear=["blubber_vest"])
    story = step(table, ("throw", "red"), ("wear", "blubber_vest"), throws=[Lands("outside")])
    assert story.offered[-1] == ["none.3", "wear.blubber_vest"]
    assert table.heroes[0].life == 8
    bare = fight(foe="white_bear")
    step(bare, ("throw", "red"), throws=[Lands("outside")])
    assert lives(bare) == [6, 9, 9]


@clause("CF-RESOLVE-8", "CF-END-4", "CF-RULING-33", "CF-RESOLVE-6")
def test_a_monster_that_falls_does_not_strike_back() -> None:
    table = fight(life=1, icebergs=["iceberg-1"])
    make(table.heroes[0], life=1)
    step(table, ("throw", "red"), throws=[Lands("outside", bergs=("iceberg-1",))])
    assert table.phase == "rest"
    assert table.heroes[0].life == 1


@clause("CF-END-4")
def test_a_monster_felled_in_the_faint_window_ends_the_combat() -> None:
    table = fight(LEBRON, JACK, foe="white_bear", life=4)
    make(table.heroes[0], life=2)
    make(table.heroes[1], life=0, fainted=True)
    table.heroes[0].gear = ["harpoon_of_regret"]
    # Miss: the harpoon is not used before the blow but at the last moment
    story = step(
        table, (0, "pass"), ("throw", "red"), (0, "pass"), (0, ("harpoon", "harpoon_of_regret", 4)),
        throws=[Lands("outside")],
    )  # fmt: skip
    assert story.played.outcome is None
    assert table.phase == "rest"
    assert table.heroes[0].fainted


@clause("CF-RESOLVE-10", "CF-KILL-4", "CF-RULING-63")
def test_the_icon_of_the_killing_throw_still_counts() -> None:
    table = fight(LEBRON, JACK, life=2)
    make(table.heroes[0], life=5)
    step(table, ("throw", "green"), ("use", "self_healing"), throws=[Lands(3, icon=True)])
    assert table.heroes[0].life == 8
    assert table.phase == "rest"
    killed = fight(LEBRON, JACK, life=20)
    make(killed.heroes[0], life=5)
    step(killed, ("throw", "green"), ("use", "self_healing"), throws=[Lands(10, icon=True)])
    assert (killed.heroes[0].life, killed.phase, killed.epic) == (8, "rest", True)
