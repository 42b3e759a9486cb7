"""DD-SYM and DD-SPELL: what symbols and spells do for heroes, and what the same spells do for monsters."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_dice.given import asks, battle, f, own, play, seated, tales, wound
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_dice.content import KIND_OF, KINDS
from tumblekeep.games.dungeon_dice.pieces import PoolDie
from tumblekeep.games.dungeon_dice.rules import target_marks, targets
from tumblekeep.games.dungeon_dice.table import DiceTable

clause = pytest.mark.clause


def dice(table: DiceTable) -> tuple[list[int], list[int]]:
    assert table.fight is not None
    return [die.value for die in table.fight.heroes], [die.value for die in table.fight.monsters]


def compared(table: DiceTable) -> list[tuple[Any, ...]]:
    return [tuple(told) for kind, *told in table.told if kind.__name__ == "Compared"]


def scroll_fight(*foes: tuple[str, int], coop: bool = False, seats: int = 2) -> DiceTable:
    """The active hero holds a scroll against monsters without abilities."""
    table = seated(seats, coop=coop)
    own(table, 0, "OU-SCROLL")
    battle(table, *(foes or (("MO-05", 3),)))
    for foe in table.foes:
        foe.abilities = ()
    return table


# -- symbols --------------------------------------------------------------------------------------


@clause("DD-SYM-1")
def test_sword_rerolls_any_hero_die_its_own_included() -> None:
    table = seated(3)
    own(table, 0, "EQ-04")
    own(table, 1, "EQ-06")
    battle(table, ("MO-03", 1), declared=("EQ-04",), helper=1, aid=("EQ-06",))
    played = play(table, "outcome", "symbol.EQ-04.SWORD", "die.3.EQ-06.1", fate=[f(1, 1, 6, 2, 1), f(6)])
    assert played.offered[1] == ["die.0.HL.1", "die.1.EQ-04.3", "die.2.HL.2", "die.3.EQ-06.1"]
    assert dice(table)[0] == [1, 3, 2, 4]


@clause("DD-SYM-2")
def test_armor_rerolls_a_chosen_monster_die() -> None:
    table = seated()
    own(table, 0, "EQ-10")
    battle(table, ("MO-05", 3), declared=("EQ-10",))
    played = play(table, "outcome", "symbol.EQ-10.ARMOR", "die.1.ML.6", fate=[f(2, 6, 2, 1, 5), f(1)])
    assert played.offered[1] == ["die.0.ML.2", "die.1.ML.6"]
    assert dice(table)[1] == [2, 1, 2]


@clause("DD-SYM-3")
def test_shatter_halves_the_highest_monster_die_and_leaves_its_potion() -> None:
    table = seated()
    own(table, 0, "EQ-08")
    battle(table, ("MO-05", 3), declared=("EQ-08",))
    play(table, "outcome", "symbol.EQ-08.SHATTER", fate=[f(5, 6, 2, 1, 5)])
    assert dice(table)[1] == [5, 3, 2]
    assert table.fight is not None
    assert table.fight.monsters[1].symbol == "POTION"
    table = seated(2, coop=True, difficulty="extreme")  # the user breaks ties
    own(table, 0, "EQ-08")
    battle(table, ("MO-05", 3), ("MO-04", 4), declared=("EQ-08",))
    table.foes[1].abilities = ()
    played = play(table, "outcome", "symbol.EQ-08.SHATTER", "die.5.HL.5", fate=[f(1, 1, 1, 1, 5, 6, 1, 5)])
    assert played.offered[1] == ["die.4.ML.5", "die.5.HL.5"]
    assert dice(table)[1] == [1, 1, 1, 1, 5, 2]


@clause("DD-SYM-4", "DD-SPELL-1")
def test_fire_on_a_die_adds_a_flat() -> None:
    table = seated()
    own(table, 0, "AR-1")
    battle(table, ("MO-03", 1), declared=("AR-1",))
    play(table, "outcome", "symbol.AR-1.FIRE", fate=[f(1, 1, 4), f(6)])
    assert compared(table) == [(1 + 3 + 4, 1)]


@clause("DD-SYM-5", "DD-SPELL-8")
def test_scroll_on_a_die_casts_any_spell_and_the_spell_die_is_there_again() -> None:
    table = seated()
    own(table, 0, "EQ-14")
    table.heroes[0].wounds = 1
    battle(table, ("MO-03", 1), declared=("EQ-14",))
    supply = list(table.supply)
    played = play(table, "outcome", "symbol.EQ-14.SCROLL", "cast.FIRE.heroes", fate=[f(1, 1, 5), f(1)])
    assert played.offered[1] == [
        f"cast.{spell}.heroes" for spell in ("FIRE", "HEAL", "STUN", "FREEZE", "TOAD", "PETRIFY")
    ]
    assert table.supply == supply
    assert not any(die.startswith("SP-") for die in table.wounded)


@clause("DD-SYM-6", "DD-WOUND-5", "DD-RULING-21")
def test_heal_points_are_spent_one_by_one_on_a_hero_named_after_the_roll() -> None:
    table = seated(3)
    own(table, 0, "AR-8")
    own(table, 1, "EQ-01", "EQ-02")
    table.heroes[1].wounds = 2
    table.heroes[2].wounds = 1
    wound(table, "EQ-02")
    table.phase = "after"
    played = asks(table, "use.AR-8", "heal.1", "mend.EQ-02", fate=[f(5)])
    assert played.asked[:5] == ["after", "roll-after", "patient", "heal-point", "after"]
    assert played.offered[1] == ["heal.1", "heal.2"]
    assert played.offered[2] == ["wound", "mend.EQ-02"]
    assert all(question.seat == 0 for question in played.questions[2:4] if isinstance(question, Choose))
    assert table.heroes[1].wounds == 1
    assert not table.wounded


@clause("DD-WOUND-5")
def test_surplus_heal_points_are_lost() -> None:
    table = seated()
    own(table, 0, "OU-POTION")
    table.heroes[0].wounds = 1
    play(table, "never", (0, "drink.0"), fate=[f(6)], stop=True)
    assert table.heroes[0].wounds == 0


@clause("DD-SYM-7")
def test_catch_takes_a_spent_die() -> None:
    table = seated()
    own(table, 1, "EQ-16")
    for die in own(table, 0, "OU-KEY", "OU-BOMB"):
        table.spend(table.heroes[0], die)
    table.phase = "after"
    played = asks(table, "pass", "use.EQ-16", "take.OU-BOMB", fate=[f(4)])
    assert played.offered[2] == ["take.OU-KEY", "take.OU-BOMB"]
    assert table.heroes[1].stock == ["EQ-16", "OU-BOMB-1"]
    assert table.spent == ["OU-KEY-1"]


@clause("DD-SYM-8")
def test_using_a_symbol_is_optional() -> None:
    table = seated()
    own(table, 0, "EQ-05")
    battle(table, ("MO-03", 1), declared=("EQ-05",))
    played = play(table, "outcome", "pass", fate=[f(1, 1, 6)])
    assert played.offered[0][0] == "pass"
    assert dice(table)[0] == [1, 4]


@clause("DD-SYM-10")
def test_a_face_without_a_number_is_worth_nothing() -> None:
    for kind in KINDS.values():
        for face in kind.faces:
            if not face.text[0].isdigit():
                assert face.value == 0
    assert KIND_OF["EQ-04"].faces[4].value == 2


# -- spells of heroes -----------------------------------------------------------------------------


@clause("DD-SPELL-2", "DD-ONEUSE-4")
def test_heal_spell_heals_a_hero_named_by_the_caster() -> None:
    table = scroll_fight()
    table.heroes[1].wounds = 3
    play(table, "outcome", "scroll", "cast.HEAL.heroes", fate=[f(1, 1, 1, 1), f(6), f(6)])
    assert table.heroes[1].wounds == 1


@clause("DD-SPELL-2")
def test_monsters_never_cast_heal() -> None:
    from tumblekeep.games.dungeon_dice.content import SCROLL_TABLE

    assert "HEAL" not in SCROLL_TABLE
    table = scroll_fight()
    table.heroes[0].wounds = 1
    played = asks(table, "scroll", fate=[f(1, 1, 1, 1), f(2)])
    assert "cast.HEAL.heroes" in played.offered[-1]
    assert "cast.HEAL.monsters" not in played.offered[-1]


@clause("DD-SPELL-3")
def test_stun_removes_every_die_of_that_value_from_both_pools() -> None:
    table = scroll_fight()
    play(table, "outcome", "scroll", "cast.STUN.heroes", fate=[f(2, 2, 5, 2), f(2), f(5)])
    assert dice(table) == ([], [5])
    table = scroll_fight()
    play(table, "outcome", "scroll", "cast.STUN.heroes", fate=[f(2, 2, 5, 2), f(2), f(1)])
    assert dice(table) == ([2], [2, 2, 5])


@clause("DD-SPELL-4")
def test_freeze_sets_chosen_dice_to_one_without_symbol_or_reroll() -> None:
    table = scroll_fight()
    own(table, 0, "EQ-10")
    assert table.fight is not None
    table.fight.declared = ["EQ-10"]
    played = play(
        table, "outcome", "scroll", "cast.FREEZE.heroes", "die.0.ML.6", "die.2.ML.5", "symbol.EQ-10.ARMOR",
        fate=[f(6, 3, 5, 1, 6), f(2), f(6), f(4)],
    )  # fmt: skip
    assert played.offered[2] == ["enough", "die.0.ML.6", "die.1.ML.3", "die.2.ML.5"]
    assert "armor-target" not in played.asked  # a single die may be rerolled
    assert [(die.value, die.symbol) for die in table.fight.monsters] == [(1, ""), (4, ""), (1, "")]


@clause("DD-SPELL-4")
def test_freeze_takes_up_to_n_dice_and_ends_with_the_roll_off() -> None:
    table = scroll_fight()
    played = asks(table, "scroll", "cast.FREEZE.heroes", "enough", fate=[f(6, 3, 5, 1), f(2), f(6)])
    assert played.asked.count("freeze-target") == 1
    table = scroll_fight(("MO-02", 1))
    table.foes[0].abilities = ("GUST",)
    play(table, "outcome", "scroll", "cast.FREEZE.heroes", "die.0.ML.2", fate=[f(2, 5), f(2), f(3), f(6, 6)])
    assert table.fight is not None
    assert not table.fight.monsters[0].frozen


@clause("DD-SPELL-5")
def test_toad_makes_a_named_monster_level_one_and_keeps_its_reward() -> None:
    table = scroll_fight(("MO-08", 5))
    played = play(
        table, "never", "scroll", "cast.TOAD.heroes", "leave",
        fate=[f(6, 1, 5, 2, 6), f(2), f(5)], stop=True,
    )  # fmt: skip
    assert compared(table) == [(5, 1)]  # the highest values leave first
    assert "take.POTION" in played.offered[2]
    assert [die for die, _ in table.heroes[0].trophies] == ["MO-08"]
    table = scroll_fight(("MO-08", 5))
    play(table, "outcome", "scroll", "cast.TOAD.heroes", fate=[f(6, 1, 5, 2, 6), f(2), f(4)])
    assert dice(table)[1] == [6, 1, 5, 2]
    assert "SpellFails" in tales(table)


@clause("DD-SPELL-5")
def test_the_toad_is_named_before_the_roll() -> None:
    table = scroll_fight(("MO-05", 3), ("MO-04", 1), coop=True)
    played = asks(table, "scroll", "cast.TOAD.heroes", "at.MO-04", fate=[f(1, 1, 1, 1), f(2)])
    assert played.asked[-2:] == ["toad-target", "roll-spell"]


@clause("DD-SPELL-7")
def test_petrify_of_a_hero_removes_the_highest_monster_die() -> None:
    table = scroll_fight()
    play(table, "outcome", "scroll", "cast.PETRIFY.heroes", fate=[f(2, 6, 5, 2), f(2), f(6)])
    assert dice(table)[1] == [2, 5]
    assert table.fight is not None
    assert not table.fight.petrified


@clause("DD-SPELL-8")
def test_a_miss_does_nothing() -> None:
    for spell, face in (("PETRIFY", 1), ("TOAD", 2)):
        table = scroll_fight()
        play(table, "outcome", "scroll", f"cast.{spell}.heroes", fate=[f(2, 6, 5, 2), f(2), f(face)])
        assert dice(table) == ([2], [2, 6, 5])


@clause("DD-SPELL-9", "DD-ONEUSE-2")
def test_outside_hero_a_scroll_only_heals() -> None:
    for phase in ("start", "after"):
        table = seated()
        own(table, 0, "OU-SCROLL")
        table.heroes[0].wounds = 2
        table.phase = phase
        answer: Any = (0, "scroll") if phase == "start" else "scroll"
        played = asks(table, answer, fate=[f(2), f(6)])
        assert "spell" not in played.asked
        assert table.heroes[0].wounds == 0


# -- spells of monsters ---------------------------------------------------------------------------


def witch(number: int, face: int, *rolled: int) -> DiceTable:
    """A witch of level 2 casts the spell of this number; both pools show what was rolled."""
    table = seated(3)
    own(table, 0, "EQ-07", "EQ-12")
    own(table, 1, "EQ-06")
    battle(table, ("MO-12", 1), declared=("EQ-07", "EQ-12"), helper=1, aid=("EQ-06",))
    play(table, "hero", fate=[f(*rolled), (number - 1,), f(face)])
    return table


@clause("DD-SPELL-3")
def test_a_monsters_stun_hits_both_pools() -> None:
    assert dice(witch(3, 6, 2, 5, 2, 1, 2, 2, 3)) == ([3, 1], [5])


@clause("DD-SPELL-4")
def test_a_monsters_freeze_takes_the_highest() -> None:
    table = witch(4, 6, 1, 1, 6, 6, 4, 5, 1)
    assert dice(table)[0] == [1, 1, 2, 4, 1]
    table = witch(4, 3, 1, 1, 6, 6, 4, 5, 1)
    assert dice(table)[0] == [5, 1, 2, 4, 1]


@clause("DD-SPELL-6")
def test_a_monsters_toad_leaves_the_active_hero_only_level_dice() -> None:
    table = witch(5, 5, 1, 1, 6, 6, 4, 5, 1)
    assert dice(table)[0] == [5, 4, 1]
    assert dice(witch(5, 1, 1, 1, 6, 6, 4, 5, 1))[0] == [5, 6, 2, 4, 1]


@clause("DD-RULING-19", "DD-ONEUSE-4")
def test_a_player_may_cast_for_the_monsters() -> None:
    table = seated()
    own(table, 0, "EQ-06")
    own(table, 1, "OU-SCROLL")
    battle(table, ("MO-03", 1), declared=("EQ-06",))
    played = play(table, "outcome", "scroll", "cast.TOAD.monsters", fate=[f(1, 1, 6), f(2), f(6)])
    assert "toad-target" not in played.asked
    assert dice(table)[0] == [1]
    table = seated()
    own(table, 1, "OU-SCROLL")
    battle(table, ("MO-03", 1))
    play(table, "outcome", "scroll", "cast.PETRIFY.monsters", fate=[f(1, 6), f(2), f(6)])
    assert table.fight is not None
    assert table.fight.petrified


@clause("DD-ONEUSE-4")
def test_a_scroll_may_fizzle() -> None:
    table = scroll_fight()
    played = play(table, "outcome", "scroll", fate=[f(1, 1, 1, 1), f(1)])
    assert "spell" not in played.asked
    assert table.spent == ["OU-SCROLL-1"]


@clause("DD-SYM-1")
def test_dice_that_look_alike_are_named_once_and_all_of_them_may_be_touched() -> None:
    table = scroll_fight(("MO-03", 1))
    fight = table.fight
    assert fight is not None
    fight.heroes = [
        PoolDie("HL-01", "HL", 0),
        PoolDie("HL-02", "HL", 0),
        PoolDie("HL-03", "HL", 1),
        PoolDie("HL-04", "HL", 0),
    ]
    for die, side in zip(fight.heroes, (2, 2, 2, 4), strict=True):
        die.show(side)
    options = targets(fight.heroes)
    assert [target_marks(fight.heroes, option).touches for option in options] == [
        ("heroes:0", "heroes:1"),
        ("heroes:2",),
        ("heroes:3",),
    ]
    fight.heroes[1].frozen = True
    assert target_marks(fight.heroes, options[0]).touches == ("heroes:0",)
