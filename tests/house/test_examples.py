"""Examples in docstrings, in the README and in docs/ run, and print what they say."""

from __future__ import annotations

import ast
import doctest
import importlib
import pkgutil
import re
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


PAGES = sorted(
    path for path in HOUSE.joinpath("docs").rglob("*.md") if "\n>>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(HOUSE)))
def test_pages_show_what_really_happens(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HOUSE)
    result = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert result.attempted
    assert not result.failed


def test_python_in_pages_is_python() -> None:
    for page in HOUSE.joinpath("docs").rglob("*.md"):
        for block in re.findall(
            r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
        ):
            if ">>> " not in block:
                ast.parse(block, str(page))


def test_the_readme_plays_a_game() -> None:
    result = doctest.testfile(
        str(HOUSE / "README.md"), module_relative=False, optionflags=FLAGS, encoding="utf-8"
    )
    assert result.attempted >= 5, "the README shows a game in ten lines"
    assert not result.failed


def test_a_stranger_checks_a_game_in_twenty_lines() -> None:
    page = HOUSE / "docs" / "fair-dice.md"
    assert page in PAGES
    first = page.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    assert len(first.strip().splitlines()) <= 20, "it says twenty lines"


def test_a_researcher_comes_from_the_install_to_a_trained_agent() -> None:
    pytest.importorskip("gymnasium")
    page = HOUSE / "docs" / "research.md"
    result = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert result.attempted >= 12
    assert not result.failed
