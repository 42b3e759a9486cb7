"""DD-COMBAT and DD-ABIL: the roll-off, the monsters' abilities, the comparison."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_dice.given import asks, at_level, battle, f, own, places, play, seated, tales
from tumblekeep.core.chance import RollEach
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_dice.content import ABILITY_ORDER, PASSIVE
from tumblekeep.games.dungeon_dice.pieces import Combat
from tumblekeep.games.dungeon_dice.table import DiceTable

clause = pytest.mark.clause


def values(fight: Combat | None) -> tuple[list[int], list[int]]:
    assert fight is not None
    return [die.value for die in fight.heroes], [die.value for die in fight.monsters]


def compared(table: DiceTable) -> list[tuple[Any, ...]]:
    return [tuple(told) for kind, *told in table.told if kind.__name__ == "Compared"]


# -- the steps ------------------------------------------------------------------------------------


@clause("DD-COMBAT-1", "DD-COMBAT-2")
def test_a_bow_is_shot_before_the_roll_at_a_named_monster() -> None:
    table = seated(3, coop=True)
    own(table, 0, "EQ-15")
    battle(table, ("MO-05", 5), ("MO-03", 4))
    table.phase = "declare"
    played = asks(table, "declare.EQ-15", "at.MO-05", fate=[f(6)])
    assert played.asked == ["declare", "aim", "roll-bow", "roll-pools"]
    assert played.offered[1] == ["at.MO-05", "at.MO-03"]
    assert [foe.level for foe in table.foes] == [2, 2]
    roll = played.open
    assert isinstance(roll, RollEach)
    assert sum(name.startswith("ML-") for name, _ in roll.dice) == 2
    assert not any(name == "EQ-15" for name, _ in roll.dice)


@clause("DD-COMBAT-1")
def test_a_miss_does_nothing_and_no_level_falls_below_one() -> None:
    for face, level in ((1, 2), (3, 1), (6, 1)):
        table = seated()
        own(table, 0, "EQ-15")
        battle(table, ("MO-05", 1))
        table.phase = "declare"
        play(table, "hero", "declare.EQ-15", fate=[f(face), f(*[1] * (level + 1))])
        assert table.foes[0].level == level


@clause("DD-COMBAT-3", "DD-COMBAT-4")
def test_both_pools_are_rolled_once() -> None:
    table = seated(3)
    own(table, 0, "EQ-04", "EQ-15")
    own(table, 1, "EQ-06")
    battle(table, ("MO-05", 1), declared=("EQ-04", "EQ-15"), helper=1, aid=("EQ-06",))
    played = play(table, "hero", fate=[f(1, 2, 3, 4, 5, 6)])
    assert played.asked == ["roll-pools"]
    assert values(table.fight) == ([3, 3, 4, 4], [1, 2])


@clause("DD-COMBAT-5", "DD-RULING-1")
def test_active_abilities_resolve_in_their_order_and_passive_ones_wait() -> None:
    assert ABILITY_ORDER == ("SCROLL", "FIRE", "PETRIFY", "TANGLE", "SHATTER", "SWORD", "ARMOR")
    assert PASSIVE == ("HAMMER", "DRAIN", "GUST", "SNACK")
    table = seated()
    battle(table, ("MO-03", 4))
    table.foes[0].abilities = (*reversed(ABILITY_ORDER), *PASSIVE)
    own(table, 0, "EQ-07", "EQ-12")
    assert table.fight is not None
    table.fight.declared = ["EQ-07", "EQ-12"]
    play(table, "hero", fate=[f(1, 4, 5, 2, 6), (4,), f(1), f(1), f(1), f(2), f(1)])
    used = [told[1] for kind, *told in table.told if kind.__name__ == "AbilityUsed"]
    assert used == list(ABILITY_ORDER)


@clause("DD-COMBAT-6")
def test_heroes_act_in_turn_until_all_pass_in_succession() -> None:
    table = seated(4)
    table.active = 1
    for seat in (0, 1, 2, 3):
        own(table, seat, "OU-BOMB")
    battle(table, ("MO-03", 1), helper=3)
    played = play(
        table,
        "outcome",
        "pass",
        "pass",
        "pass",
        "bomb.heroes",
        "pass",
        "pass",
        "pass",
        fate=[f(1, 1, 1), f(1)],
    )
    seats = [question.seat for question in played.questions if isinstance(question, Choose)]
    assert seats == [1, 3, 2, 0, 1, 3, 2]  # active, assistant, outsiders clockwise; seat 0 has nothing left


@clause("DD-COMBAT-7", "DD-ONEUSE-7")
def test_what_each_may_do_in_hero() -> None:
    table = seated(3)
    own(table, 0, "EQ-04", "OU-KEY")
    own(table, 2, "OU-BOMB", "FA-1", "EQ-05", "OU-SCROLL", "OU-POTION")
    battle(table, ("MO-03", 1), declared=("EQ-04",))
    played = asks(table, "pass", fate=[f(1, 1, 6)])
    assert played.offered[0] == ["pass", "symbol.EQ-04.SWORD"]
    assert played.offered[1] == [
        "pass", "use.FA-1", "brew.heroes", "brew.monsters", "bomb.heroes", "bomb.monsters", "scroll",
    ]  # fmt: skip
    played = asks(table, "bomb.monsters", fate=[f(6)])
    assert table.fight is not None
    assert table.fight.monster_flat == 5


@clause("DD-COMBAT-8", "DD-SYM-1", "DD-COMBAT-10")
def test_a_die_uses_one_symbol_a_roll_off_even_if_a_reroll_shows_another() -> None:
    table = seated()
    own(table, 0, "EQ-05")
    battle(table, ("MO-03", 1), declared=("EQ-05",))
    played = play(table, "outcome", "symbol.EQ-05.SWORD", "die.1.EQ-05.3", fate=[f(1, 1, 4), f(6)])
    assert played.asked.count("hero") == 1
    assert values(table.fight)[0] == [1, 4]


@clause("DD-COMBAT-9")
def test_a_die_with_use_any_works_once_a_turn() -> None:
    table = seated()
    own(table, 0, "FA-1")
    battle(table, ("MO-02", 1))  # a gust
    played = play(table, "outcome", "use.FA-1", fate=[f(1, 6), f(6), f(1, 6)])
    assert played.asked.count("hero") == 1
    assert compared(table) == [(8, 1), (5, 1)]


@clause("DD-COMBAT-10")
def test_a_reroll_undoes_a_shatter() -> None:
    table = seated()
    own(table, 0, "EQ-04", "EQ-07")
    battle(table, ("MO-11", 5), declared=("EQ-04", "EQ-07"))
    assert table.fight is not None
    table.foes[0].abilities = ("SHATTER",)
    asks(table, fate=[f(1, 1, 1, 1, 1, 1, 5, 6)])
    assert values(table.fight)[0] == [1, 2, 3]
    asks(table, "symbol.EQ-04.SWORD", "die.2.EQ-07.3", fate=[f(2)])
    assert values(table.fight)[0] == [1, 2, 4]


@clause("DD-COMBAT-11", "DD-RULING-8")
def test_a_removed_die_stays_out_for_the_whole_combat_and_is_not_lost() -> None:
    table = seated()
    own(table, 0, "EQ-04")
    battle(table, ("MO-07", 1), declared=("EQ-04",))
    table.foes[0].abilities = ("TANGLE", "GUST")
    played = play(table, "outcome", fate=[f(1, 6, 1), f(1, 6)])
    rolls = [question for question in played.questions if isinstance(question, RollEach)]
    assert [name for name, _ in rolls[1].dice] == ["ML-1", table.heroes[0].levels[0]]
    assert places(table)["EQ-04"] == "stock 0"
    assert "EQ-04" not in table.wounded


@clause("DD-COMBAT-12", "DD-COMBAT-13", "DD-WOUND-1", "DD-WOUND-2", "DD-RULING-2")
def test_strengths_add_values_and_flats_less_wounds() -> None:
    table = seated(3)
    own(table, 0, "OU-BOMB")
    own(table, 2, "OU-BOMB")
    table.heroes[0].wounds, table.heroes[1].wounds, table.heroes[2].wounds = 1, 2, 9
    battle(table, ("MO-05", 1), helper=1)
    play(table, "outcome", "bomb.heroes", "bomb.monsters", fate=[f(6, 2, 6, 5), f(6), f(1)])
    assert compared(table) == [(5 + 4 + 5 - 3, 6 + 2 + 2)]


@clause("DD-COMBAT-13")
def test_hero_strength_is_never_below_zero() -> None:
    table = seated()
    table.heroes[0].wounds = 30
    battle(table, ("MO-03", 1))
    play(table, "outcome", fate=[f(1, 6)])
    assert compared(table) == [(0, 1)]


@clause("DD-COMBAT-14")
@pytest.mark.parametrize(("face", "result"), [(6, "win"), (5, "tie"), (2, "lose")])
def test_the_comparison(face: int, result: str) -> None:
    table = seated()
    battle(table, ("MO-03", 1))
    play(table, "outcome", fate=[f(4, face)])
    assert table.fight is not None
    assert table.fight.result == result


# -- abilities ------------------------------------------------------------------------------------


@clause("DD-ABIL-1")
def test_hammer_forbids_armor_for_the_whole_combat() -> None:
    table = seated()
    own(table, 0, "EQ-10", "FA-2")
    battle(table, ("MO-14", 1), declared=("EQ-10",))
    played = play(table, "outcome", fate=[f(1, 1, 1, 5)])
    assert "hero" not in played.asked  # neither the shield nor the owl
    table = seated()
    own(table, 0, "OU-BOMB", "EQ-10", "FA-2")
    battle(table, ("MO-03", 1), declared=("EQ-10",))
    table.foes[0].abilities = ("HAMMER",)
    question = asks(table, fate=[f(1, 1, 5)]).open
    assert isinstance(question, Choose)
    assert {(bar.option, bar.reason) for bar in question.barred()} == {
        (("symbol", "EQ-10", "ARMOR"), "hammer"),
        (("use", "FA-2"), "hammer"),
    }


@clause("DD-ABIL-2", "DD-SPELL-6")
@pytest.mark.parametrize(
    ("number", "spell"), [(1, "FIRE"), (2, "FIRE"), (3, "STUN"), (4, "FREEZE"), (5, "TOAD"), (6, "PETRIFY")]
)
def test_a_scroll_casts_a_spell_by_the_table(number: int, spell: str) -> None:
    table = seated()
    battle(table, ("MO-12", 1))
    played = play(table, "hero", fate=[f(1, 1, 3), (number - 1,), f(1)])
    assert played.asked == ["roll-pools", "scroll-d6", "roll-spell"]
    roll = played.questions[-1]
    assert isinstance(roll, RollEach)
    assert roll.dice[0][0] == f"SP-{spell}"


@clause("DD-ABIL-3", "DD-SPELL-1")
def test_fire_adds_to_the_monsters() -> None:
    table = seated()
    battle(table, ("MO-10", 1))
    play(table, "outcome", fate=[f(1, 1, 1), f(6)])
    assert compared(table) == [(1, 6)]


@clause("DD-ABIL-4", "DD-SPELL-7")
@pytest.mark.parametrize(("face", "stone"), [(4, False), (5, True)])
def test_petrify_marks_the_active_hero(face: int, stone: bool) -> None:
    table = seated()
    battle(table, ("MO-13", 1))
    play(table, "outcome", fate=[f(1, 1, 1, 1), f(face)])
    assert table.fight is not None
    assert table.fight.petrified is stone
    assert not table.wounded  # not before OUTCOME


@clause("DD-ABIL-5")
def test_tangle_removes_the_lowest_and_the_active_hero_chooses_among_equals() -> None:
    table = seated(3)
    own(table, 0, "EQ-04")
    own(table, 1, "EQ-06")
    battle(table, ("MO-07", 1), declared=("EQ-04",), helper=1, aid=("EQ-06",))
    played = play(table, "hero", "die.3.EQ-06.1", fate=[f(1, 5, 1, 5, 1)])
    assert played.offered == [["die.1.EQ-04.1", "die.3.EQ-06.1"]]
    assert isinstance(played.questions[-1], Choose)
    assert played.questions[-1].seat == 0
    assert values(table.fight)[0] == [4, 1, 4]


@clause("DD-ABIL-6", "DD-RNG-4")
def test_shatter_halves_the_first_highest_die_and_leaves_its_symbol() -> None:
    table = seated()
    own(table, 0, "AR-1", "AR-5")
    battle(table, ("MO-03", 1), declared=("AR-1", "AR-5"))
    table.foes[0].abilities = ("SHATTER",)
    asks(table, fate=[f(1, 1, 6, 6)])
    assert values(table.fight)[0] == [1, 2, 5]  # 5 halved is 2; the first of two fives
    assert table.fight is not None
    assert table.fight.heroes[1].symbol == "SWORD"


@clause("DD-ABIL-7", "DD-COMBAT-15", "DDC-CTRL-2")
@pytest.mark.parametrize(("faces", "rerolls"), [((3, 4), True), ((4, 5), False)])
def test_a_monsters_sword_rerolls_its_lowest_die_of_three_or_less(
    faces: tuple[int, int], rerolls: bool
) -> None:
    table = seated()
    battle(table, ("MO-06", 2))
    played = play(table, "hero", fate=[f(*faces, 1), *([f(6)] if rerolls else [])])
    assert played.asked == ["roll-pools", *(["reroll"] if rerolls else [])]
    assert values(table.fight)[1] == ([6, 4] if rerolls else [4, 5])


@clause("DD-ABIL-8", "DD-COMBAT-15")
@pytest.mark.parametrize(("face", "rerolls"), [(3, True), (2, False)])
def test_a_monsters_armor_rerolls_the_highest_hero_die_of_three_or_more(face: int, rerolls: bool) -> None:
    table = seated()
    battle(table, ("MO-06", 3))
    play(table, "hero", fate=[f(1, 1, face), *([f(1)] if rerolls else [])])
    assert values(table.fight)[0] == [1 if rerolls else 2]


@clause("DD-ABIL-9", "DD-RULING-7")
def test_a_declared_hammer_voids_a_monsters_armor_whatever_its_face() -> None:
    for helper in (False, True):
        table = seated()
        own(table, int(helper), "EQ-08")
        aid = ("EQ-08",) if helper else ()
        battle(
            table, ("MO-11", 1), declared=() if helper else ("EQ-08",), helper=1 if helper else -1, aid=aid
        )  # fmt: skip
        dice = [1, 1, 1, 6, 6, 1] if helper else [1, 1, 1, 6, 1]
        played = play(table, "hero", fate=[f(*dice)])
        assert "reroll" not in played.asked
        assert "AbilityVoid" in tales(table)


@clause("DD-ABIL-10")
def test_drain_takes_one_off_each_level_die_that_counts() -> None:
    table = seated()
    at_level(table, 0, 3)
    own(table, 0, "EQ-06")
    battle(table, ("MO-04", 4), declared=("EQ-06",))
    play(table, "outcome", fate=[f(1, 1, 1, 6, 1, 6)])
    assert compared(table) == [(5 + 1 + 4 - 2, 3)]
    table = seated()
    battle(table, ("MO-04", 4))
    own(table, 1, "OU-BOMB")
    table.foes[0].abilities = ("DRAIN", "SHATTER")
    play(table, "outcome", "bomb.heroes", fate=[f(1, 1, 1, 1), f(1)])
    assert compared(table) == [(0 + 2, 3)]  # a level die halved to 0 has nothing to lose


@clause("DD-ABIL-11", "DD-ABIL-12", "DD-RULING-9")
@pytest.mark.parametrize(
    ("first", "second", "result"),
    [(6, 6, "win"), (6, 4, "tie"), (6, 1, "lose"), (4, 6, "tie"), (4, 4, "tie"), (4, 1, "lose")],
)
def test_a_gust_must_be_won_twice(first: int, second: int, result: str) -> None:
    table = seated()
    battle(table, ("MO-02", 1))
    played = play(table, "outcome", fate=[f(3, first), f(3, second)])
    assert played.asked == ["roll-pools", "roll-pools"]
    assert table.fight is not None
    assert table.fight.result == result


@clause("DD-ABIL-11")
def test_a_lost_roll_off_is_not_repeated() -> None:
    table = seated()
    battle(table, ("MO-02", 1))
    assert play(table, "outcome", fate=[f(6, 1)]).asked == ["roll-pools"]


@clause("DD-ABIL-13")
def test_flats_do_not_carry_over_and_a_toad_does() -> None:
    table = seated()
    own(table, 0, "OU-BOMB", "OU-POTION", "OU-SCROLL")
    battle(table, ("MO-02", 5))  # level 3
    table.foes[0].abilities = ("GUST", "FIRE")
    play(
        table, "outcome",
        "bomb.heroes", "brew.heroes", "pass",
        "scroll", "cast.TOAD.heroes",
        fate=[f(1, 1, 1, 6), f(6), f(6), f(6), f(1, 1, 1, 6), f(1), f(2), f(6)],
    )  # fmt: skip
    assert compared(table)[0] == (5 + 5 + 3, 3 + 4)
    assert compared(table)[1] == (5, 1 + 1)  # two dice have left; FIRE had resolved before the toad


@clause("DD-ABIL-14")
def test_snack_gives_the_active_hero_a_heal_point() -> None:
    for result, wounds in (("win", 1), ("lose", 3)):
        table = seated()
        table.heroes[0].wounds = 2
        battle(table, ("MO-01", 1))
        play(
            table, "after", *(["leave"] if result == "win" else []), fate=[f(1 if result == "win" else 6, 6)]
        )
        assert table.heroes[0].wounds == wounds


@clause("DD-ABIL-15", "DD-SPELL-5")
def test_a_spell_cancels_what_has_not_resolved() -> None:
    table = seated()
    own(table, 0, "OU-SCROLL")
    battle(table, ("MO-04", 4))  # DRAIN
    play(table, "outcome", "scroll", "cast.TOAD.heroes", fate=[f(1, 2, 3, 6), f(2), f(5)])
    assert compared(table) == [(5, 1)]  # no drain, and the highest two dice are gone


# -- together -------------------------------------------------------------------------------------


@clause("DDC-GEN-1", "DDC-COMBAT-1")
def test_part_a_stays_in_force_in_co_op() -> None:
    results = []
    for coop in (False, True):
        table = seated(3, coop=coop)
        at_level(table, 0, 3)
        table.heroes[0].wounds = 1
        own(table, 0, "EQ-04", "EQ-07", "EQ-12", "OU-BOMB")
        battle(table, ("MO-04", 4))
        table.phase = "declare"
        played = play(
            table, "outcome",
            "declare.EQ-04", "declare.EQ-12", "symbol.EQ-04.SWORD", "die.0.HL.1", "bomb.heroes",
            fate=[f(6, 1, 1, 1, 6, 6, 2), f(6), f(3)],
        )  # fmt: skip
        results.append((played.asked, played.offered, compared(table)))
    assert results[0] == results[1]
    assert results[0][2] == [(5 + 5 + 3 + 1 + 3 - 2 - 1, 8)]


@clause("DDC-COMBAT-1", "DDC-COMBAT-2", "DDC-COMBAT-3")
def test_monsters_fight_together_with_all_their_abilities() -> None:
    table = seated(2, coop=True)
    battle(table, ("MO-04", 4), ("MO-10", 1))  # DRAIN and FIRE
    played = play(table, "outcome", fate=[f(1, 1, 1, 6), f(1)])
    assert played.asked == ["roll-pools", "roll-spell"]
    assert compared(table) == [(5 - 1, 3 + 2 + 1)]


@clause("DDC-COMBAT-4")
def test_the_same_ability_is_used_once() -> None:
    table = seated(2, coop=True)
    battle(table, ("MO-07", 1), ("MO-08", 1))
    own(table, 0, "EQ-06")
    assert table.fight is not None
    table.fight.declared = ["EQ-06"]
    play(table, "hero", fate=[f(1, 1, 6, 1)])
    assert len(table.fight.heroes) == 1
    table = seated(2, coop=True)
    battle(table, ("MO-02", 1), ("MO-16", 1))
    played = play(table, "outcome", fate=[f(1, 1, 1, 6), f(1), f(1, 1, 1, 6), f(1)])
    assert played.asked.count("roll-pools") == 2  # one gust per combat, one fire per roll-off


@clause("DDC-COMBAT-5", "DDC-RULING-22")
def test_a_scroll_spell_counts_as_the_ability_of_its_name() -> None:
    table = seated(2, coop=True)
    battle(table, ("MO-12", 1), ("MO-10", 2))  # the witch first, then fire
    played = play(table, "hero", fate=[f(1, 1, 1, 1), (0,), f(3)])
    assert played.asked == ["roll-pools", "scroll-d6", "roll-spell"]
    table = seated(2, coop=True)
    battle(table, ("MO-10", 1), ("MO-12", 2))  # fire first: the scroll's fire fizzles
    played = play(table, "hero", fate=[f(1, 1, 1, 1), f(3), (0,)])
    assert played.asked == ["roll-pools", "roll-spell", "scroll-d6"]
    assert "SpellFails" in tales(table)


@clause("DDC-COMBAT-6", "DDC-COMBAT-7", "DDC-RULING-23")
def test_the_lower_level_acts_first_by_the_level_after_bows() -> None:
    def order(*foes: tuple[str, int], lowered: int | None = None) -> list[str]:
        table = seated(2, coop=True)
        battle(table, *foes)
        if lowered is not None:
            table.foes[lowered].level = 1
        dice = max(foe.level for foe in table.foes) + 1
        play(table, "hero", fate=[f(*[4] * dice), f(1)])
        return [told[0] for kind, *told in table.told if kind.__name__ == "AbilityUsed"]

    assert order(("MO-10", 2), ("MO-07", 1)) == ["MO-07", "MO-10"]
    assert order(("MO-10", 1), ("MO-07", 2)) == ["MO-10", "MO-07"]  # equal: as drawn
    assert order(("MO-07", 2), ("MO-10", 1)) == ["MO-07", "MO-10"]
    assert order(("MO-10", 2), ("MO-07", 2), lowered=0) == ["MO-10", "MO-07"]


@clause("DDC-DIFF-2", "DDC-RULING-11", "DDC-DIFF-5")
def test_challenge_with_equal_levels_and_with_one_monster() -> None:
    from tumblekeep.games.dungeon_dice.rules import encounter_level, monster_dice, standing_flat

    table = seated(2, coop=True)
    battle(table, ("MO-05", 3), ("MO-04", 4))
    assert (monster_dice(table), standing_flat(table)) == ((3, 0), 3)
    for difficulty in ("challenge", "extreme", "legend"):
        table = seated(2, coop=True, difficulty=difficulty)
        battle(table, ("MO-15", 4), ("MO-04", 4), engage=0)
        assert (monster_dice(table), standing_flat(table)) == ((5, 0), 0)
        assert encounter_level(table) == 5


@clause("DDC-DIFF-7", "DDC-RULING-10")
def test_the_encounter_level_is_shown_and_changes_nothing() -> None:
    from tumblekeep.games.dungeon_dice.view import view

    for difficulty, level in (("challenge", 5), ("extreme", 7), ("legend", 7)):
        table = seated(2, coop=True, difficulty=difficulty)
        battle(table, ("MO-05", 3), ("MO-08", 5))
        assert view(table, None)["level"] == level
    table = seated(2, coop=True)
    battle(table, ("MO-05", 3), ("MO-08", 5))
    table.foes[0].abilities = table.foes[1].abilities = ()
    play(table, "outcome", fate=[f(1, 1, 1, 1, 6)])
    assert compared(table) == [(5, 4 + 3)]


@clause("DDC-DIFF-8")
def test_the_challenge_flat_stands_in_every_roll_off() -> None:
    table = seated(2, coop=True)
    battle(table, ("MO-02", 1), ("MO-03", 4))
    play(table, "outcome", fate=[f(1, 1, 6), f(1, 2, 6)])
    assert compared(table) == [(5, 3), (5, 4)]


@clause("DDC-DIFF-9", "DDC-DIFF-3", "DD-SPELL-5")
def test_a_toad_recomputes_pool_and_flat() -> None:
    table = seated(2, coop=True, difficulty="extreme")
    own(table, 0, "OU-SCROLL")
    battle(table, ("MO-05", 3), ("MO-08", 5))  # levels 3 and 4
    table.foes[1].abilities = ()
    play(
        table, "outcome", "scroll", "cast.TOAD.heroes", "at.MO-08",
        fate=[f(1, 2, 3, 4, 5, 6, 1, 6), f(2), f(5)],
    )  # fmt: skip
    assert table.fight is not None
    assert [(die.kind, die.value) for die in table.fight.monsters] == [
        ("ML", 1),
        ("ML", 2),
        ("ML", 3),
        ("ML", 4),
    ]
    table = seated(2, coop=True)
    own(table, 0, "OU-SCROLL")
    battle(table, ("MO-05", 3), ("MO-08", 5))
    table.foes[1].abilities = ()
    play(table, "outcome", "scroll", "cast.TOAD.heroes", "at.MO-08", fate=[f(1, 2, 3, 4, 6), f(2), f(5)])
    assert compared(table) == [(5, 1 + 2 + 3 + 1)]
