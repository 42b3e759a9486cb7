"""Words never contradict numbers: what a pack can change is said from the content, never by a literal in a catalogue."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tumblekeep.core.pack import Pack
from tumblekeep.games import GAMES, load
from tumblekeep.packs import find_pack
from tumblekeep.text import LANGUAGES, Phrasebook, catalogue, pack_catalogue

RULES = tomllib.loads(Path(__file__).with_name("rule_numbers.toml").read_text(encoding="utf-8"))
"""Messages that name a number of the rules, which no content file holds, by game."""
COUNTED = {"zero", "one", "two", "0", "1", "2"}
"""Forms of a message for one certain count: the number in them is the argument."""
NAMES = {"origin", "title"}
"""Messages that are not about play."""


class Literals(Visitor):
    """The text of a pattern, without the forms for a certain count."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Variant(self, node: ast.Variant) -> None:
        key = node.key.name if isinstance(node.key, ast.Identifier) else node.key.value
        if key not in COUNTED:
            self.visit(node.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def said_literally(language: str, game: str) -> set[str]:
    """The messages of a game's catalogue in which a digit stands in the text itself."""
    found = set()
    for entry in FluentParser().parse(catalogue(language, game)).body:
        if isinstance(entry, ast.Message) and entry.id.name not in NAMES:
            literals = Literals()
            literals.visit(entry)
            if re.search(r"\d", " ".join(literals.texts)):
                found.add(entry.id.name)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_number_that_a_pack_can_change_stands_in_a_catalogue(game: str) -> None:
    """With `gold = 14` the terminal said "carry out 16 gold"; so did the shipped Long Night, where 24 are needed."""
    allowed = {name for names in RULES[game].values() for name in names}
    for language in LANGUAGES:
        literal = said_literally(language, game)
        assert literal <= allowed, (
            f"{language}/{game}.ftl says these numbers literally: take them from `content.NUMBERS` (as `{{ -name }}`), or, if no "
            "content file holds them, name them in rule_numbers.toml"
        )


def test_the_list_of_rule_numbers_names_nothing_that_is_gone() -> None:
    for game, reasons in RULES.items():
        literal = {name for language in LANGUAGES for name in said_literally(language, game)}
        assert {name for names in reasons.values() for name in names} <= literal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_price_and_goal_are_said_as_they_are_played(language: str) -> None:
    changes: dict[str, Any] = {"dungeon.toml": {"feats": {"gold": 14}, "prices": {"retainer": 1}}}
    book = Phrasebook(language, "dungeon_attack", pack=Pack("mine", "dungeon_attack", changes=changes))
    assert "14" in book.say("goal")
    assert "16" not in book.say("goal")
    assert {"en": "for 1 coin?", "fr": "pour 1 pièce"}[language] in book.say("ask-hire")
    assert "16" in Phrasebook(language, "dungeon_attack").say("goal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_long_night_says_its_own_numbers_on_a_page_too(language: str) -> None:
    """A page lays this text over the game's catalogue."""
    laid = pack_catalogue(find_pack("long-night"), language)
    assert "-feat-gold = 24\n" in laid
    assert "-feat-items = 5\n" in laid
    assert "-feat-gold = 16\n" in catalogue(language, "dungeon_attack")


@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_is_handed_to_words_is_said_somewhere(game: str) -> None:
    texts = [catalogue(language, game) for language in LANGUAGES]
    families = {name.partition("-")[0] for name in load(game).numbers}
    said = {family for family in families if all(f"{{ -{family}" in text for text in texts)}
    assert said == families
