"""Which way things lean: imports go down, never up, and rules import no clock, chance, files or network."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tumblekeep"

FLOORS: tuple[tuple[str, ...], ...] = (
    ("core",),
    ("kit",),
    ("throw", "games"),
    ("bots", "fate", "text", "shelf"),
    ("testing", "lab", "adapters", "terminal", "server"),
    ("__main__",),
)
"""From the ground up. What stands on one floor does not import its neighbours, except within itself."""

NEIGHBOURS = {
    ("testing", "text"), ("bots", "fate"), ("fate", "throw"), ("terminal", "testing"), ("server", "testing"),
    ("throw", "text"),
}  # fmt: skip
"""Leanings across or down that are meant, beside the floors."""

QUIET = {"core", "kit", "games"}
"""Rooms without clock, chance, files and network."""
NOISE = {"random", "secrets", "time", "datetime", "socket", "urllib", "http", "asyncio", "threading", "os", "pathlib",
         "tempfile", "shutil", "subprocess", "numpy", "mujoco"}  # fmt: skip


def modules() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if "static" not in path.parts)


def room(path: Path) -> str:
    inside = path.relative_to(SOURCE)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


def imports(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are absolute here"
            yield node.lineno, str(node.module)


def floor(name: str) -> int:
    for number, rooms in enumerate(FLOORS):
        if name in rooms:
            return number
    raise AssertionError(f"the room {name!r} is on no floor: give it one in tests/house/test_levels.py")


def test_imports_lean_downward() -> None:
    wrong = []
    for path in modules():
        here = room(path)
        if here == "__init__":
            continue
        for line, name in imports(path):
            parts = name.split(".")
            if parts[0] != "tumblekeep" or len(parts) < 2 or parts[1] == here:
                continue
            if floor(parts[1]) >= floor(here) and (here, parts[1]) not in NEIGHBOURS:
                wrong.append(f"{path.relative_to(SOURCE)}:{line}: {here} must not import {name}")
    assert not wrong, "\n".join(wrong)


def test_games_do_not_import_games() -> None:
    wrong = []
    for path in modules():
        inside = path.relative_to(SOURCE).parts
        if inside[0] != "games" or len(inside) < 3:
            continue
        for line, name in imports(path):
            parts = name.split(".")
            if parts[:2] != ["tumblekeep", "games"] or len(parts) < 3 or parts[2] == inside[1]:
                continue
            if not parts[2].startswith("_"):  # a family's room may be shared by its family
                wrong.append(f"{'/'.join(inside)}:{line}: imports another game, {name}")
    assert not wrong, "\n".join(wrong)


def test_rules_know_no_clock_no_chance_no_files() -> None:
    wrong = []
    for path in modules():
        if room(path) in QUIET:
            for line, name in imports(path):
                if name.split(".")[0] in NOISE:
                    wrong.append(f"{path.relative_to(SOURCE)}:{line}: imports {name}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("here", "there"), [("core", "games"), ("games", "bots"), ("kit", "terminal")])
def test_the_check_can_fail(here: str, there: str) -> None:
    assert floor(there) > floor(here)
    assert (here, there) not in NEIGHBOURS


def test_the_ground_floor_uses_the_standard_library_only() -> None:
    allowed = {
        "__future__", "abc", "ast", "collections", "dataclasses", "enum", "fractions", "functools", "hashlib",
        "importlib", "itertools", "json", "math", "operator", "re", "tomllib", "typing", "tumblekeep", "types", "string",
        "bisect", "copy", "base64", "zlib", "struct", "heapq", "statistics",
    }  # fmt: skip
    for path in modules():
        if room(path) in {"core", "kit", "games"}:
            for line, name in imports(path):
                assert name.split(".")[0] in allowed, f"{path.relative_to(SOURCE)}:{line}: {name}"
