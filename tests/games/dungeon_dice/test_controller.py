"""DDC-CTRL: a removed player plays the monsters and answers for them."""

from __future__ import annotations

import pytest

from games.dungeon_dice.given import battle, f, own, play, seated
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.testing.scenario import FlowRun

clause = pytest.mark.clause


def haunted(*foes: tuple[str, int], abilities: tuple[str, ...]) -> DiceTable:
    """Seat 2 was removed; seat 0 fights a monster with these abilities."""
    table = seated(3, coop=True)
    table.heroes[2].out = True
    own(table, 0, "EQ-07")
    battle(table, *foes, declared=("EQ-07",))
    table.foes[0].abilities = abilities
    return table


def asked_seat(played: FlowRun) -> int:
    question = next(question for question in played.questions if isinstance(question, Choose))
    return question.seat


def pools(table: DiceTable) -> tuple[list[int], list[int]]:
    assert table.fight is not None
    return [die.value for die in table.fight.heroes], [die.value for die in table.fight.monsters]


@clause("DDC-CTRL-1", "DDC-RULING-9", "DDC-RULING-41")
def test_the_controller_aims_or_holds_the_monsters_sword() -> None:
    table = haunted(("MO-03", 4), abilities=("SWORD",))
    played = play(table, "hero", "die.1.ML.5", fate=[f(1, 5, 1, 1), f(6)])
    assert asked_seat(played) == 2
    assert played.offered == [["keep", "die.0.ML.1", "die.1.ML.5"]]
    assert pools(table)[1] == [1, 6]
    table = haunted(("MO-03", 4), abilities=("SWORD",))
    played = play(table, "hero", "keep", fate=[f(1, 5, 1, 1)])
    assert "reroll" not in played.asked


@clause("DDC-CTRL-1", "DDC-RULING-41")
def test_the_controller_aims_or_holds_the_monsters_armor() -> None:
    table = haunted(("MO-03", 1), abilities=("ARMOR",))
    played = play(table, "hero", "die.0.HL.2", fate=[f(1, 2, 6), f(1)])
    assert played.offered == [["keep", "die.0.HL.2", "die.1.EQ-07.6"]]
    assert pools(table)[0] == [1, 6]
    table = haunted(("MO-03", 1), abilities=("ARMOR",))
    assert "reroll" not in play(table, "hero", "keep", fate=[f(1, 2, 6)]).asked


@clause("DDC-CTRL-1", "DDC-RULING-41")
def test_the_controller_chooses_among_equals_to_shatter() -> None:
    table = haunted(("MO-03", 1), abilities=("SHATTER",))
    played = play(table, "hero", "die.1.EQ-07.5", fate=[f(1, 6, 4)])
    assert asked_seat(played) == 2
    assert played.offered == [["die.0.HL.5", "die.1.EQ-07.5"]]
    assert pools(table)[0] == [5, 2]


@clause("DDC-CTRL-1", "DDC-RULING-41", "DDC-RULING-9")
def test_the_controller_chooses_the_spell_and_what_it_freezes() -> None:
    table = haunted(("MO-12", 1), abilities=("SCROLL",))
    played = play(table, "hero", "cast.FREEZE", "die.0.HL.2", fate=[f(1, 1, 2, 6), f(3)])
    assert "scroll-d6" not in played.asked
    assert played.offered[0] == ["cast.FIRE", "cast.STUN", "cast.FREEZE", "cast.TOAD", "cast.PETRIFY"]
    assert played.offered[1] == ["enough", "die.0.HL.2", "die.1.EQ-07.6"]
    assert pools(table)[0] == [1, 6]


@clause("DDC-CTRL-2")
def test_without_a_removed_player_nobody_is_asked_for_the_monsters() -> None:
    table = seated(3, coop=True)
    battle(table, ("MO-12", 1), ("MO-11", 5))
    played = play(table, "hero", fate=[f(*[2] * 5, 6), (3,), f(3)])
    assert not [question for question in played.questions if isinstance(question, Choose)]
