"""Chooses the tests that `./check --quick` runs for a game, or for files that changed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
USUAL = "dungeon_attack"
"""The game that stands for all when only shared code changed: the smallest one."""
SHARED = ("core", "kit", "bots", "fate", "text")
"""Rooms that every game uses."""
COSTLY = ("web", "outside")
"""Rooms whose tests are only run if a path names them: they start browsers, or install packages."""
ALWAYS = [
    "tests/core",
    *(f"tests/house/test_{name}.py" for name in ("clauses", "levels", "names", "rule_documents", "words")),
]
"""Cheap, and broken by changes anywhere: names, clauses, texts, the direction of imports."""
FAMILY = "_fighter"
TEMPLATE = "_template"
READERS = (
    (r"src/tumblekeep/locale/", ["tests/text"]),
    (r"src/tumblekeep/games/\w+/LEARN\b", ["tests/house/test_learning.py"]),
    (r"(docs/.*|README|CONTRIBUTING)\.md$", ["tests/house/test_commands_in_documents.py", "tests/house/test_scripts.py"]),
    (r"(scripts/|check$|play$|\.github/|\.pre-commit)", ["tests/house/test_scripts.py", "tests/house/test_workflows.py"]),
    (r"(pyproject\.toml|constraints\.txt)$", ["tests/house/test_pythons.py"]),
)  # fmt: skip
"""Tests that read what is no module, by the path that they read."""


@dataclass
class Plan:
    """What is run."""

    tests: list[str] = field(default_factory=ALWAYS.copy)
    games: list[str] = field(default_factory=list)
    """Those that tests/every_game runs for."""
    web: bool = False

    def add(self, *paths: str) -> None:
        """Add tests, each once; nothing that a folder has already."""
        for path in paths:
            if (ROOT / path).exists() and not any(
                path == one or path.startswith(one + "/") for one in self.tests
            ):
                self.tests.append(path)

    def add_game(self, slug: str) -> None:
        """Add a game's own tests, and the checks that every game passes."""
        self.add(f"tests/games/{slug}")
        if slug not in (FAMILY, TEMPLATE) and slug not in self.games:
            self.games.append(slug)

    def words(self) -> str:
        """What will be run, in one line."""
        every = f", tests/every_game for {' and '.join(self.games)}" if self.games else ""
        more = "".join(f", {test}" for test in self.tests if test not in ALWAYS[1:])
        return f"format, lint, types, names, clauses, texts, imports{more}{every}{', the web client' if self.web else ''}."


def games() -> list[str]:
    """The games of the house."""
    folders = (ROOT / "src" / "tumblekeep" / "games").iterdir()
    return sorted(
        path.name for path in folders if path.name[0] not in "_." and (path / "__init__.py").exists()
    )


def plan_for(what: list[str]) -> Plan:
    """The tests for games and for paths (of files that may be gone by now)."""
    plan = Plan()
    known = games()
    for name in what:
        if name in known:
            plan.add_game(name)
        else:
            _add_path(plan, name.removeprefix("./").rstrip("/"))
    if not plan.games and plan.tests == ALWAYS and not plan.web:
        plan.add_game(USUAL)
    return plan


def _add_path(plan: Plan, path: str) -> None:
    parts = Path(path).parts
    if path.startswith("web/"):
        plan.web = True
    for pattern, tests in READERS:
        if re.match(pattern, path):
            plan.add(*tests)
    if parts[:1] == ("tests",):
        _add_test(plan, path)
    elif parts[:3] == ("src", "tumblekeep", "games") and len(parts) > 4:
        if parts[3] == FAMILY:
            plan.add_game(FAMILY)
            for slug in ("dungeon_fighter", "castle_of_frosts"):
                plan.add_game(slug)
        else:
            plan.add_game(parts[3])
    elif parts[:2] == ("src", "tumblekeep") and len(parts) > 2 and path.endswith(".py"):
        if parts[2] in SHARED:
            plan.add_game(USUAL)
        plan.add(*_related(path))


def _add_test(plan: Plan, path: str) -> None:
    parts = Path(path).parts
    if parts[1:2] == ("games",) and len(parts) > 2:
        plan.add_game(parts[2])
    elif parts[1:2] == ("every_game",):
        plan.add_game(USUAL)
    elif Path(path).name.startswith("test_") or (ROOT / path).is_dir():
        plan.add(path)


def _related(path: str) -> list[str]:
    """The test files of a module: those of its room that are named for it or import it."""
    parts = Path(path).with_suffix("").parts
    module, room, stem = ".".join(parts[1:]), parts[2], parts[-1]
    if room in SHARED:
        return [f"tests/{room}"]
    if room in COSTLY:
        return []
    names = re.compile(rf"^(from {re.escape(module)} import|import {re.escape(module)}\b)", re.MULTILINE)
    found = []
    for test in sorted((ROOT / "tests" / room).rglob("test_*.py")):
        if test.stem == f"test_{stem}" or names.search(test.read_text(encoding="utf-8")):
            found.append(test.relative_to(ROOT).as_posix())
    return found
