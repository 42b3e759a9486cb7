"""Rules can be compiled (`TUMBLEKEEP_COMPILE=1`): the request is understood, and the compiled modules exist."""

from __future__ import annotations

import ast
import doctest
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from tumblekeep.testing import playing

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
        text = file.read_text("utf-8")
        if file in compiled.values() or not re.search(r"\bclass \w+\(", text):
            continue
        tree = ast.parse(text)
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


def test_a_bot_could_not_be_made_of_a_compiled_one() -> None:
    bots = [file for file in COMPILING.modules(HOUSE / "src" / "tumblekeep") if file.parent.name == "bots"]
    assert set.union(*map(marked_classes, bots)) == {"Greedy", "Uniform"}


def test_forced_pairs_read_the_slots_of_a_compiled_sheet_which_has_none() -> None:
    """Compiled classes name their fields otherwise; `field_names` knows both ways."""
    readers = [
        file.relative_to(HOUSE).as_posix()
        for file in (HOUSE / "src").rglob("*.py")
        if "__slots__" in file.read_text("utf-8")
        and any(
            isinstance(part, ast.Attribute) and part.attr == "__slots__"
            for part in ast.walk(ast.parse(file.read_text("utf-8")))
        )
    ]
    assert not readers


class Printed:
    __slots__ = ("rooms",)

    def __init__(self) -> None:
        self.rooms = [1, 2]


class Marked:
    __slots__ = ("marks", "printed")
    unseen = frozenset({"printed"})

    def __init__(self, printed: Printed) -> None:
        self.printed, self.marks = printed, [0]


def test_a_fork_of_a_compiled_sheet_was_said_to_share_what_is_printed_on_it() -> None:
    """Compiled, what is printed has fields as the sheet has; it is no part of the position."""
    printed = Printed()
    one, other = Marked(printed), Marked(printed)
    assert not playing._mutable([one]) & playing._mutable([other])
    assert playing._mutable([one]) & playing._mutable([one.marks])


needs_compiler = pytest.mark.skipif(
    shutil.which("cc") is None or not Path(sysconfig.get_path("include"), "Python.h").is_file(),
    reason="needs a C compiler and the headers of Python",
)
FIRST = """from __future__ import annotations

from tumblekeep.core.second import Piece


class Table:
    def __init__(self) -> None:
        self.pieces: list[Piece] = []

    def copy(self) -> Table:
        other: Table = Table.__new__(Table)
        other.pieces = [piece for piece in self.pieces]
        return other
"""
SECOND = """from __future__ import annotations


class Piece:
    def __init__(self, name: str) -> None:
        self.name = name

    def shout(self) -> str:
        return self.name.upper()
"""
PLAYED = """
import sys
from tumblekeep.core import first, second

table = first.Table()
table.pieces.append(second.Piece("die"))
assert table.copy().pieces[0].shout() == sys.argv[1]
assert not first.__file__.endswith(".py") and not second.__file__.endswith(".py")
"""


def small(folder: Path) -> Path:
    """Write a package of two modules."""
    room = folder / "source" / "tumblekeep" / "core"
    room.mkdir(parents=True)
    for name, text in (("first", FIRST), ("second", SECOND), ("__init__", "")):
        (room / f"{name}.py").write_text(text)
    (room.parent / "__init__.py").write_text("")
    return folder / "source"


@needs_compiler
def test_a_build_that_was_stopped_began_again_from_the_first_file(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    source, made = small(tmp_path), tmp_path / "made"

    def compiled() -> tuple[set[str], int, int]:
        """Compile; return the paths in a wheel, how many files of C there were, and how many were compiled."""
        libraries = COMPILING.compiled(source, made, rooms={"core": "first second"})
        told = capfd.readouterr().out
        files, stale = re.search(
            r"^(\d+) files of C, of which (\d+) are to be compiled$", told, re.MULTILINE
        ).groups()  # type: ignore[union-attr]
        assert told.count(" minutes left") == int(stale), "a line for each file that is compiled"
        return set(libraries.values()), int(files), int(stale)

    def played(shouted: str) -> None:
        path = {**os.environ, "PYTHONPATH": str(made)}
        subprocess.run([sys.executable, "-c", PLAYED, shouted], env=path, check=True)

    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    libraries, files, stale = compiled()
    assert {f"tumblekeep/core/first{suffix}", f"tumblekeep/core/second{suffix}"} < libraries
    assert files == stale > 2
    played("DIE")
    assert compiled() == (libraries, files, 0), "nothing has changed"

    next(made.rglob("__native_*second.made-of")).unlink()
    assert compiled() == (libraries, files, 1), "stopped while this file was compiled"

    changed = source / "tumblekeep" / "core" / "second.py"
    changed.write_text(SECOND.replace("self.name.upper()", 'self.name.upper() + "!"'))
    assert compiled()[2] > 0, "its text has changed"
    played("DIE!")
