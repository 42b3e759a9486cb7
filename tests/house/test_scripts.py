"""Scripts: each stands in the folder of its purpose, is listed, explains itself, and is called by its right path."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
SCRIPTS = HOUSE / "scripts"
FOLDERS = {"bench", "learn", "make", "shared", "stress"}
LISTED = re.compile(r"^\| `(scripts/[\w/-]+)", re.MULTILINE)
MENTIONED = re.compile(r"(?<![\w/.-])scripts/([a-z][\w./-]*\w)")
WRITTEN = {".md", ".py", ".toml", ".ts", ".svelte", ".yml", ".yaml", ".txt", ".service", ""}
"""How the names of files end that mention scripts."""


def scripts() -> list[Path]:
    return sorted(path for path in SCRIPTS.rglob("*") if path.is_file() and not path.suffix)


def written() -> list[Path]:
    """The project's own files, without what is installed or built."""
    found = [path for path in HOUSE.iterdir() if path.is_file()]
    for folder in (".github", "deploy", "docs", "scripts", "src/tumblekeep", "tests", "web/src", "web/tests"):
        found += (HOUSE / folder).rglob("*")
    return [path for path in found if path.is_file() and "static" not in path.parts]


def name_of(path: Path) -> str:
    return path.relative_to(HOUSE).as_posix()


def test_scripts_were_there_that_nobody_was_told_of() -> None:
    listed = LISTED.findall((SCRIPTS / "README.md").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(map(name_of, scripts())), "scripts/README.md lists each script once"


def test_every_script_stands_in_a_folder_by_purpose() -> None:
    assert {path.name for path in SCRIPTS.iterdir() if path.is_dir()} - {"__pycache__"} == FOLDERS
    assert len([path for path in scripts() if path.parent == SCRIPTS]) <= 10, "only what everybody runs"


def test_documents_and_messages_named_scripts_that_had_moved() -> None:
    wrong = []
    for path in written():
        if path.suffix not in WRITTEN or path == Path(__file__):
            continue
        for name in MENTIONED.findall(path.read_text(encoding="utf-8", errors="ignore")):
            if not (SCRIPTS / name).exists() and not (SCRIPTS / name.removesuffix(".")).exists():
                wrong.append(f"{name_of(path)}: scripts/{name}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", scripts(), ids=name_of)
def test_every_script_says_what_it_is_for(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert path.stat().st_mode & 0o111, f"chmod +x {name_of(path)}"
    if text.startswith("#!/bin/sh"):
        assert text.splitlines()[1].startswith("# ")
        return
    assert text.startswith('#!/usr/bin/env python3\n"""')
    assert "argparse" in text or '"--help"' in text, "it answers --help"
    compile(text, name_of(path), "exec")


@pytest.mark.parametrize("name", ["make/wire-types", "goldens", "bench/strength"])
def test_a_script_of_any_folder_finds_the_modules_it_shares(name: str) -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPTS / name), "--help"], capture_output=True, text=True, cwd=HOUSE.parent
    )
    assert done.returncode == 0, done.stderr
