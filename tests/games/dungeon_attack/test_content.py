"""The audit: cards, dice and powers are what the catalogue says, and everything named exists."""

from __future__ import annotations

import pytest

from tumblekeep.core.errors import BadContent
from tumblekeep.games.dungeon_attack import GAME
from tumblekeep.games.dungeon_attack.asks import ASKS
from tumblekeep.games.dungeon_attack.content import BOSS, CARDS, LEVELS, NORMAL
from tumblekeep.games.dungeon_attack.powers import _BY_NAME, POWERS
from tumblekeep.games.dungeon_attack.table import DungeonAttackTable
from tumblekeep.kit.content import field, only
from tumblekeep.text import LANGUAGES, Phrasebook


def test_ten_cards_with_their_ratings() -> None:
    ratings = {card.id: card.cr for card in CARDS.values()}
    assert ratings == {
        "warrior": 3, "guardian": 2, "rogue": 2, "wizard": 2, "cleric": 2, "ranger": 3, "barbarian": 3,
        "halfling": 2, "paladin": 3, "monk": 3,
    }  # fmt: skip


def test_every_power_is_named_once_and_every_name_has_a_power() -> None:
    named = [card.ability for card in CARDS.values()]
    assert sorted(named) == sorted(_BY_NAME)
    assert set(POWERS) == set(CARDS)


def test_a_power_does_something() -> None:
    for power in _BY_NAME.values():
        acts = (
            power.offers,
            power.change,
            power.assist_bonus,
            power.soft_crit,
            power.shield,
            power.healing,
            power.light_fingers,
        )
        assert sum(bool(act) for act in acts) == 1, power.name
        assert (power.offers is None) == (power.reroll is None)


def test_dice_and_levels() -> None:
    assert NORMAL.sides == BOSS.sides == (2, 2, 2)
    assert LEVELS == ((14, 0), (14, 1), (14, 2))


def test_cards_say_their_rating_and_ability_in_every_language() -> None:
    for language in LANGUAGES:
        book = Phrasebook(language, GAME.slug)
        for card in CARDS.values():
            words = book.say(f"card-{card.id}")
            assert f" {card.cr}." in words
            assert book.say(f"ability-{card.ability}") in words
            assert book.say(f"adventurer-{card.id}") in words


def test_questions_have_different_names() -> None:
    names = [ask.name for ask in ASKS]
    assert len(names) == len(set(names))


def test_a_bad_row_names_file_and_key() -> None:
    with pytest.raises(BadContent, match=r"cards.toml \[rat\]: 'cr' should be int, is 'three'"):
        field({"cr": "three"}, "cr", int, where="cards.toml [rat]")
    with pytest.raises(BadContent, match="'crr' means nothing here"):
        only({"crr": 3}, {"cr"}, where="cards.toml [rat]")


def test_a_copied_table_is_equal_and_its_own() -> None:
    table = DungeonAttackTable(3, "first", "choice")
    table.adventurers[1].gold = 4
    copy = table.copy()
    assert copy.position() == table.position()
    copy.adventurers[1].gold = 5
    copy.normals = 3
    assert (table.adventurers[1].gold, table.normals) == (4, 0)
