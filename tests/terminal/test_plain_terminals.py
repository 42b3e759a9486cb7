"""Terminals that can do less: no screen, no Unicode, a reader that goes away."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from terminal.test_lines import ADA, BO, made, play
from tumblekeep.games import load
from tumblekeep.terminal import entry
from tumblekeep.terminal.printed_sums import apportion
from tumblekeep.terminal.spelling import spelled


class Screen:
    """A stream on a terminal."""

    def __init__(self, encoding: str = "utf-8") -> None:
        self.encoding = encoding

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("term", "encoding", "plain"),
    [
        ("xterm-256color", "utf-8", False),
        ("dumb", "utf-8", True),
        ("unknown", "utf-8", True),
        ("xterm", "ascii", True),
        ("linux", "iso8859-15", True),
    ],
)
def test_a_terminal_without_a_screen_gets_lines(
    term: str, encoding: str, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(sys, "stdout", Screen(encoding))
    monkeypatch.setattr(sys, "stdin", Screen())
    assert entry.is_plain(Namespace(plain=False)) is plain


def run(*given: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    surroundings = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"}
    return subprocess.run(
        [sys.executable, "-m", "tumblekeep", *given],
        capture_output=True,
        env=surroundings,
        check=False,
        **more,
    )


def test_without_unicode_accents_became_question_marks(tmp_path: Path) -> None:
    listed = run("--lang", "fr", "games").stdout
    assert b"Chateau" in listed or b"chateau" in listed
    assert listed.isascii()
    saved = str(tmp_path / "game.tumble")
    told = run(
        "--lang", "fr", "play", "dungeon_attack", "--yes", "--seed", "7", "--save", saved, input=b"1\n" * 12
    )
    words = told.stdout.decode("ascii")
    assert told.returncode == 0, told.stderr
    asked = [line for line in words.splitlines() if "?" in line]
    assert all(line.count("?") <= 2 for line in asked), "only sentences that ask end in a question mark"
    assert "??" not in words


def test_every_character_of_the_catalogues_is_spelled() -> None:
    locale = Path(entry.__file__).parents[1] / "locale"
    used = {letter for path in locale.glob("*/*.ftl") for letter in path.read_text(encoding="utf-8")}
    for letter in used:
        assert spelled(letter).isascii()
        assert letter == "?" or "?" not in spelled(letter)


def test_a_seat_that_is_not_there_is_named_in_a_sentence(tmp_path: Path) -> None:
    saved = tmp_path / "game.tumble"
    sitting = made(load("dungeon_attack"), (ADA, BO))
    sitting.save_to(saved)
    play(sitting, ["1"] * 4)
    sitting.close()
    told = run("replay", str(saved), "--seat", "7")
    assert told.returncode == 1
    assert b"Traceback" not in told.stderr
    assert told.stderr.count(b"\n") == 1
    assert told.stderr.strip() == b"There is no seat 7 in this game. Seats are counted from 0 to 1."


def test_rounded_parts_add_up() -> None:
    for values, total in (
        ([1.4, 1.4, 1.2], 4),
        ([-0.5, 0.5, 0.0], 0),
        ([10.6, -3.3, 2.4], 10),
        ([0.2, 0.2], -3),
    ):
        parts = apportion(values, total)
        assert sum(parts) == total
        assert max(abs(part - value) for part, value in zip(parts, values, strict=True)) < 2.5
