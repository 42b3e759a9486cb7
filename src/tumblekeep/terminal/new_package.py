"""`tumblekeep new-game NAME --package FOLDER`: create a game in its own package, found by its entry point."""

from __future__ import annotations

import re
import shutil
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path

from tumblekeep.core.errors import BadOptions
from tumblekeep.games import known
from tumblekeep.terminal.new_game import (
    PREFIX,
    TEMPLATE,
    TEXTS,
    TITLES,
    WORDS,
    checked_name,
    prefix_of,
    sources,
    title_of,
)
from tumblekeep.text import LANGUAGES, catalogue

PYPROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "tumblekeep-{dashed}"
version = "0.1.0"
description = "{title}, a game for tumblekeep."
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["tumblekeep"]

[project.entry-points."tumblekeep.games"]
{slug} = "{slug}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["src/{slug}"]

[tool.pytest.ini_options]
addopts = "--strict-markers --import-mode=importlib"
testpaths = ["tests"]
markers = ["clause(*ids): the clauses of RULES.md that this test would catch if they broke"]
"""
README = """# {title}

A game for tumblekeep. Install it beside tumblekeep and it is there:

    pip install -e .
    tumblekeep play {slug}
    tumblekeep check-game {slug}
    pytest
    python -m tumblekeep.testing.golden {slug} tests    # writes the kept plays anew; read the difference

The rules are in `src/{slug}/RULES.md`, the words in `src/{slug}/locale`.
"""
TESTS = '''"""Everything that any game must do, every clause tested, and whole plays as they were kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tumblekeep.core.game import Game
from tumblekeep.games import rules_of
from tumblekeep.testing import conform
from tumblekeep.testing.clauses import cited_clauses, stated_clauses
from tumblekeep.testing.conform import WalkSetup
from tumblekeep.testing.golden import declared_goldens, golden_text

from {slug} import GAME

HERE = Path(__file__).parent


@pytest.mark.parametrize("check", conform.CHECKS, ids=lambda check: check.__name__)
def test_it_does_what_any_game_must(check: Callable[[Game, WalkSetup], Any]) -> None:
    for setting in conform.settings(GAME):
        check(GAME, setting)


@pytest.mark.parametrize("check", conform.WHOLE, ids=lambda check: check.__name__)
def test_it_is_what_any_game_must_be(check: Callable[[Game], Any]) -> None:
    check(GAME)


def test_every_clause_has_a_test_and_every_test_a_clause() -> None:
    assert set(stated_clauses(rules_of(GAME.slug))) == {{clause for clause, _, _ in cited_clauses(HERE)}}


@pytest.mark.parametrize("golden", declared_goldens(HERE / "goldens.toml"), ids=lambda golden: golden.name)
def test_whole_plays_are_as_they_were_kept(golden: Any) -> None:
    assert golden_text(GAME, golden) == (HERE / "goldens" / f"{{golden.name}}.txt").read_text(encoding="utf-8")
'''


def _template_tests() -> Traversable:
    """The template's own tests: a wheel holds them beside the template, the sources with all others."""
    beside = files(f"tumblekeep.games.{TEMPLATE}").joinpath("tests")
    return beside if beside.is_dir() else sources() / "tests" / "games" / TEMPLATE


def make_package(slug: str, folder: Path) -> None:
    """Write the package. Refuse a bad or taken name, or a folder that is not empty, before anything is written."""
    checked_name(slug)
    if slug in known():
        raise BadOptions("ui-new-game-taken", f"{slug!r} is taken", name=slug, path=slug)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOptions("ui-new-game-taken", f"{folder} is not empty", name=slug, path=str(folder))
    was_there = folder.exists()
    prefix = prefix_of(slug)

    def renamed(text: str) -> str:
        for title in TITLES:
            text = text.replace(title, title_of(slug))
        text = text.replace(f"tumblekeep.games.{TEMPLATE}", slug).replace(TEMPLATE, slug)
        return re.sub(rf"\b{PREFIX}-", f"{prefix}-", text)

    room = folder / "src" / slug
    try:
        with as_file(files(f"tumblekeep.games.{TEMPLATE}")) as template:
            shutil.copytree(template, room, ignore=shutil.ignore_patterns("__pycache__", "tests"))
        for path in room.rglob("*"):
            if path.is_file() and path.suffix in TEXTS:
                path.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8")
        (room / "locale").mkdir()
        for language in LANGUAGES:
            words = "\n".join(renamed(catalogue(language, TEMPLATE + part)) for part in WORDS)
            (room / "locale" / f"{language}.ftl").write_text(words, encoding="utf-8")
        with as_file(_template_tests()) as tests:
            shutil.copytree(tests, folder / "tests", ignore=shutil.ignore_patterns("__pycache__"))
        for path in (folder / "tests").rglob("*"):
            if path.is_file() and path.suffix in TEXTS:
                path.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8")
        for name, text in (
            ("pyproject.toml", PYPROJECT),
            ("README.md", README),
            ("tests/test_conform.py", TESTS),
        ):
            told = text.format(slug=slug, title=title_of(slug), dashed=slug.replace("_", "-"))
            (folder / name).write_text(told, encoding="utf-8")
    except OSError as error:
        for part in folder.iterdir() if folder.is_dir() else ():
            shutil.rmtree(part, ignore_errors=True) if part.is_dir() else part.unlink(missing_ok=True)
        if not was_there and folder.is_dir():
            folder.rmdir()
        why = error.strerror or str(error)
        raise BadOptions("ui-shelf-unwritable", f"{folder}: {why}", path=str(folder), why=why) from error
