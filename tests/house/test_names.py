"""Names: words that the project avoids, and files that every game has."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from tumblekeep.games import GAMES

HOUSE = Path(__file__).parents[2]
SOURCE = HOUSE / "src" / "tumblekeep"
ROOM = ("__init__.py", "RULES.md", "asks.py", "content.py", "table.py", "rules.py", "powers.py", "setup.py", "turn.py",
        "view.py", "show.py", "tale.py", "hints.py", "medals.py")  # fmt: skip
OTHERS = {"get_route_handler"}
"""Names given by libraries; we only override them."""
SHUNNED = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "handler", "info", "process"}


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_the_same_files(slug: str) -> None:
    missing = [name for name in ROOM if not (SOURCE / "games" / slug / name).exists()]
    assert not missing, f"{slug} lacks {missing}; an empty file is better than a missing one"


def test_no_module_has_an_empty_name() -> None:
    wrong = [
        str(path.relative_to(HOUSE)) for path in SOURCE.rglob("*.py") if set(path.stem.split("_")) & SHUNNED
    ]
    assert not wrong, f"say what these are about: {wrong}"


def test_no_class_or_function_is_a_manager() -> None:
    wrong = []
    for path in SOURCE.rglob("*.py"):
        for name in re.findall(r"^\s*(?:class|def) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            if name in OTHERS:
                continue
            words = set(re.findall(r"[a-z]+", re.sub(r"([A-Z])", r" \1", name).lower()))
            if words & (SHUNNED - {"info", "process"}):
                wrong.append(f"{path.relative_to(HOUSE)}: {name}")
    assert not wrong, "\n".join(wrong)


EVENTS = "tale.py"
"""Happenings are events of one game, so a past participle names them well. A client knows which game it shows, and the wire carries
their names, so two games may both have a `Healed`."""
PARTICIPLE = re.compile(
    r"^_?(?:[A-Z][a-z]*(?:ed|ing)|Said|Told|Made|Laid|Kept|Seen|Heard|Begun|Thrown|Drawn|Shown|Found|Left|Known|Built|Done|Chosen)$"
)
NOUNS = {
    "Barred",
    "Rating",
    "Happening",
    "Landing",
    "Meaning",
    "Finding",
    "Tuning",
    "Ignored",
    "_Training",
    "Ping",
}
"""Nouns that end like participles, words of the rules (`Barred`), and the one shape for what is left out of a vector."""


@cache
def classes() -> dict[str, list[str]]:
    """Every class of the package by name, with the files that define one."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(SOURCE).as_posix())
    return found


def test_step_named_five_classes() -> None:
    """One class name, one meaning: whoever searches for a name finds one thing."""
    several = {
        name: files
        for name, files in classes().items()
        if len(files) > 1 and not all(file.endswith(EVENTS) for file in files)
    }
    assert not several, f"one name for several classes: {several}"


def test_classes_were_named_by_bare_participles() -> None:
    wrong = {
        name: files
        for name, files in classes().items()
        if PARTICIPLE.match(name) and name not in NOUNS and not all(file.endswith(EVENTS) for file in files)
    }
    assert not wrong, f"say what these are, with a noun: {wrong}"


def test_a_word_was_defined_twice() -> None:
    text = (HOUSE / "docs" / "words.md").read_text(encoding="utf-8")
    rows = [
        row.split("|")[1].strip() for row in text.splitlines() if row.startswith("| ") and "---" not in row
    ]
    words = [word.strip() for row in rows if row != "word" for word in row.split(",")]
    assert len(words) > 50
    twice = sorted({word for word in words if words.count(word) > 1})
    assert not twice, f"docs/words.md defines these twice: {twice}"


def test_two_decisions_bore_the_same_number() -> None:
    pages = sorted((HOUSE / "docs" / "decisions").glob("*.md"))
    headings = [page.read_text(encoding="utf-8").partition("\n")[0] for page in pages]
    assert [page.name[:4] for page in pages] == [f"{number:04}" for number in range(1, len(pages) + 1)]
    for number, heading in enumerate(headings, 1):
        assert heading.startswith(f"# {number}. ")
