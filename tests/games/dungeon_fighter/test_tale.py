"""What is told and shown is true. Each test is named for something that was not."""

from __future__ import annotations

import pytest

from games._fighter.shown import shown
from games.dungeon_fighter.given import goes, hit, miss, party, tales, throws, told

clause = pytest.mark.clause


@clause("DF-ABIL-42", "DF-MONSTER-11")
def test_a_silenced_horde_was_still_shown_as_counting_every_section_1() -> None:
    table = party("torm", foe="eleven_kittens")
    assert "feature-text-horde" in shown(table)
    table.monster.silenced = True
    assert "feature-text-horde" not in shown(table)
    assert {"feature-horde", "token-ballad"} <= shown(table)


@clause("DF-ABIL-30")
def test_a_sworn_enemy_of_another_type_was_told_as_used() -> None:
    table = party("sir_moo", "torm", foe="common_goblin")  # his red ability works against the undead
    throws(table, hit("red", 2, symbol=True))
    assert told(table, "AbilityUsed") == []
    assert told(table, "SymbolInVain") == [(0,)]
    table = party("sir_moo", "torm", foe="vocal_vampire")
    throws(table, hit("red", 2, symbol=True))
    assert told(table, "AbilityUsed") == [(0, "sworn_enemy-undead")]
    assert "SymbolInVain" not in tales(table)


@clause("DF-ABIL-9", "DF-ABIL-42")
def test_abilities_left_unused_were_told_as_used() -> None:
    for foe, gold in (
        ("black_knight_on_foot", 2),
        ("vocal_vampire", 0),
    ):  # nothing to silence; nothing to pay with
        table = party("fridolin", "torm", foe=foe, gold=gold)
        throws(table, hit("green", 1, symbol=True))
        assert (told(table, "AbilityUsed"), told(table, "SymbolInVain")) == ([], [(0,)])
    for hero, die, declines, takes in (
        ("fridolin", "green", "keep", "pay"),
        ("torm", "red", "spare", "pay"),
        ("torm", "green", "stop", "again"),
    ):
        table = party(hero, "sir_moo", foe="vocal_vampire")
        throws(table, hit(die, 1, symbol=True), declines)
        assert told(table, "AbilityUsed") == []
        table = party(hero, "sir_moo", foe="vocal_vampire")
        goes(
            table,
            ("throw", die),
            takes,
            fate=[hit(die, 1, symbol=True), hit(die, 1)][: 1 + (takes == "again")],
        )
        assert [seat for seat, _ in told(table, "AbilityUsed")] == [0]


@clause("DF-COMBAT-29")
def test_the_token_was_told_to_turn_to_defeated_when_it_already_was() -> None:
    table = party("torm", "randolph", foe="black_knight_on_foot", white=0, supply_white=9)
    for _ in range(2):
        table.unthrown = []
        goes(table, ("throw", "red"), fate=[miss("red")])
    assert len(told(table, "DiceRetrieved")) == 2
    assert told(table, "PartyBeaten") == [(0,)]


@clause("DF-ABIL-24", "DF-ABIL-29")
@pytest.mark.parametrize(
    ("hero", "die", "token"), [("fridolin", "red", "target"), ("randolph", "green", "toad")]
)
def test_a_token_was_told_to_be_laid_where_it_lay_already(hero: str, die: str, token: str) -> None:
    table = party(hero, "torm", foe="black_knight_on_foot")
    throws(table, hit(die, 1, symbol=True))
    table.active, table.unthrown = 0, ["red", "green", "blue"]
    throws(table, hit(die, 1, symbol=True))
    assert told(table, "TokenLaid") == [(token, "black_knight_on_foot")]
