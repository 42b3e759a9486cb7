"""`tumblekeep new-game NAME --package FOLDER`: create a game in its own package, found by its entry point."""

from __future__ import annotations

import re
import shutil
from importlib.resources import as_file, files
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
"""
README = """# {title}

A game for tumblekeep. Install it beside tumblekeep and it is there:

    pip install -e .
    tumblekeep play {slug}
    tumblekeep check-game {slug}
    pytest

The rules are in `src/{slug}/RULES.md`, the words in `src/{slug}/locale`.
"""
TESTS = '''"""Everything that any game must do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tumblekeep.core.game import Game
from tumblekeep.testing import conform
from tumblekeep.testing.conform import Setting

from {slug} import GAME


@pytest.mark.parametrize("check", conform.CHECKS, ids=lambda check: check.__name__)
def test_it_does_what_any_game_must(check: Callable[[Game, Setting], Any]) -> None:
    for setting in conform.settings(GAME):
        check(GAME, setting)
'''


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
            shutil.copytree(template, room, ignore=shutil.ignore_patterns("__pycache__"))
        for path in room.rglob("*"):
            if path.is_file() and path.suffix in TEXTS:
                path.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8")
        (room / "locale").mkdir()
        for language in LANGUAGES:
            words = "\n".join(renamed(catalogue(language, TEMPLATE + part)) for part in WORDS)
            (room / "locale" / f"{language}.ftl").write_text(words, encoding="utf-8")
        (folder / "tests").mkdir()
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
