"""Rules can be compiled (`TUMBLEKEEP_COMPILE=1`): the request is understood, and the compiled modules exist."""

from __future__ import annotations

import ast
import doctest
import importlib.util
from pathlib import Path
from typing import Any

import pytest

HOUSE = Path(__file__).resolve().parents[2]


def door() -> Any:
    """Load the build hook's own module, `hatch_compile.py`."""
    spec = importlib.util.spec_from_file_location("hatch_compile", HOUSE / "hatch_compile.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


COMPILING = door()


@pytest.mark.parametrize(
    ("said", "meant"), [("1", True), ("yes", True), ("", False), ("0", False), ("off", False)]
)
def test_the_option_is_understood(said: str, meant: bool) -> None:
    assert COMPILING.is_asked_for(said) is meant


def test_what_is_no_yes_and_no_no_is_refused() -> None:
    with pytest.raises(SystemExit, match="TUMBLEKEEP_COMPILE=mypyc: not understood"):
        COMPILING.is_asked_for("mypyc")


def test_it_compiles_with_the_mypy_that_checks_the_types() -> None:
    pinned = (HOUSE / "constraints.txt").read_text().splitlines()
    assert [need for need in COMPILING.NEEDS if need.startswith("mypy")] == [
        line for line in pinned if line.startswith("mypy==")
    ]


def test_its_example_holds() -> None:
    assert not doctest.testmod(COMPILING).failed


def test_every_class_that_is_copied_without_init_is_marked() -> None:
    marked = 0
    for file in COMPILING.modules(HOUSE / "src" / "tumblekeep"):
        before, after = (
            ast.parse(file.read_text("utf-8")),
            ast.parse(COMPILING.marked(file.read_text("utf-8"))),
        )
        copied = {
            one.name
            for one in before.body
            if isinstance(one, ast.ClassDef) and "__new__(" in ast.unparse(one)
        }
        said = {
            one.name
            for one in after.body
            if isinstance(one, ast.ClassDef)
            and any("mypyc_attr" in ast.unparse(mark) for mark in one.decorator_list)
        }
        assert copied <= said
        marked += len(said)
    assert marked > 5


def test_a_draw_that_was_no_throw_was_no_question_either() -> None:
    for file in COMPILING.modules(HOUSE / "src" / "tumblekeep"):
        classes = [
            one
            for one in ast.parse(COMPILING.marked(file.read_text("utf-8"))).body
            if isinstance(one, ast.ClassDef)
        ]
        assert not [one.name for one in classes if "ABC" in map(ast.unparse, one.bases)]


def test_what_can_be_done_meanwhile_was_not_called_in_compiled_rules() -> None:
    """mypyc takes a property that is called at once for a method, and returns the function uncalled."""
    trees = [ast.parse(file.read_text("utf-8")) for file in COMPILING.modules(HOUSE / "src" / "tumblekeep")]
    properties = {
        part.name
        for tree in trees
        for part in ast.walk(tree)
        if isinstance(part, ast.FunctionDef)
        and "property" in map(ast.unparse, part.decorator_list)
        and part.returns is not None
        and ast.unparse(part.returns).startswith("Callable")
    }
    assert "meanwhile" in properties
    called = [
        ast.unparse(part)
        for tree in trees
        for part in ast.walk(tree)
        if isinstance(part, ast.Call)
        and isinstance(part.func, ast.Attribute)
        and part.func.attr in properties
    ]
    assert not called


def marked_classes(file: Path) -> set[str]:
    """Return the classes of a compiled module that others may subclass."""
    return {
        one.name
        for one in ast.parse(COMPILING.marked(file.read_text("utf-8"))).body
        if isinstance(one, ast.ClassDef)
        and any("mypyc_attr" in ast.unparse(mark) for mark in one.decorator_list)
    }


def test_landed_could_not_be_made_of_a_compiled_sampled() -> None:
    source = HOUSE / "src"
    compiled = {
        ".".join(file.relative_to(source).with_suffix("").parts): file
        for file in COMPILING.modules(source / "tumblekeep")
    }
    made_of_compiled = 0
    for file in (source / "tumblekeep").rglob("*.py"):
        if file in compiled.values():
            continue
        tree = ast.parse(file.read_text("utf-8"))
        homes = {
            alias.asname or alias.name: part.module
            for part in ast.walk(tree)
            if isinstance(part, ast.ImportFrom) and part.module in compiled
            for alias in part.names
        }
        for found in ast.walk(tree):
            bases = found.bases if isinstance(found, ast.ClassDef) else []
            for base in (ast.unparse(base).partition("[")[0] for base in bases):
                if base in homes:
                    made_of_compiled += 1
                    assert base in marked_classes(compiled[homes[base]]), (
                        f"{file.name}: {base} is compiled and closed"
                    )
    assert made_of_compiled >= 2  # the tables and the throws by skill
