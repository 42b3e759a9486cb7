"""The template is a whole game: it passes every check that the shipped games pass."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tumblekeep.core.game import Game
from tumblekeep.games._template import GAME
from tumblekeep.testing import conform
from tumblekeep.testing.clauses import cited_clauses, stated_clauses
from tumblekeep.testing.conform import WalkSetup
from tumblekeep.testing.golden import declared_goldens, golden_text
from tumblekeep.text import LANGUAGES

HOUSE = Path(__file__).parents[2]
TESTS = HOUSE / "tests" / "games" / "_template"


@pytest.mark.parametrize("check", conform.CHECKS, ids=lambda check: check.__name__)
def test_the_template_conforms(check: Callable[[Game, WalkSetup], Any]) -> None:
    for setting in conform.settings(GAME):
        check(GAME, setting)


def test_its_goldens_are_as_written() -> None:
    goldens = declared_goldens(TESTS / "goldens.toml")
    assert goldens
    for golden in goldens:
        kept = (TESTS / "goldens" / f"{golden.name}.txt").read_text(encoding="utf-8")
        assert golden_text(GAME, golden) == kept


def test_its_clauses_have_tests() -> None:
    rules = (HOUSE / "src" / "tumblekeep" / "games" / "_template" / "RULES.md").read_text(encoding="utf-8")
    assert set(stated_clauses(rules)) == {name for name, _, _ in cited_clauses(TESTS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_exactly_those_it_uses(language: str) -> None:
    path = HOUSE / "src" / "tumblekeep" / "locale" / language / "_template.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    named = {line.partition(" = ")[0] for line in lines if " = " in line and not line.startswith(" ")}
    assert named == {name for name, _ in GAME.messages()}
