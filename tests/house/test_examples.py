"""Examples in docstrings and in the README run, and say what they print."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import tumblekeep

HOUSE = Path(__file__).parents[2]
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
ROOMS = ("core", "kit", "fate", "bots", "text", "games", "testing")


def modules() -> list[str]:
    return [
        module.name
        for module in pkgutil.walk_packages(tumblekeep.__path__, "tumblekeep.")
        if module.name.split(".")[1] in ROOMS and not module.name.endswith("__main__")
    ]


@pytest.mark.parametrize("name", modules())
def test_docstrings(name: str) -> None:
    assert not doctest.testmod(importlib.import_module(name), optionflags=FLAGS).failed


def test_the_readme_plays_a_game() -> None:
    result = doctest.testfile(
        str(HOUSE / "README.md"), module_relative=False, optionflags=FLAGS, encoding="utf-8"
    )
    assert result.attempted >= 5, "the README shows a game in ten lines"
    assert not result.failed


def test_a_stranger_checks_a_game_in_twenty_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HOUSE)
    page = HOUSE / "docs" / "fair-dice.md"
    result = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert result.attempted >= 15
    assert not result.failed
    first = page.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    assert len(first.strip().splitlines()) <= 20, "it says twenty lines"
