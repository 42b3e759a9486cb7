"""Stored OpenSpiel playthroughs: what its `api_test` would read of each game, state by state.

A game has one once its file lies in `playthroughs/`, which may be empty at first. Written anew by `TUMBLEKEEP_WRITE_PLAYTHROUGHS=1 ./check tests/envs/test_playthroughs.py`; read the difference.
"""

from __future__ import annotations

import os
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from open_spiel.python.algorithms import generate_playthrough

from tumblekeep.envs import spiel

KEPT = Path(__file__).with_name("playthroughs")
WIDTH = 110
"""A longer line is shortened to its beginning and a digest of the whole."""


def folded(line: str) -> str:
    if len(line) <= WIDTH:
        return line
    return f"{line[: WIDTH - 20].rstrip()} ~{blake2b(line.encode(), digest_size=8).hexdigest()}"


@cache
def rounded(value: Any, digits: int) -> str:
    """A number as OpenSpiel writes it into a playthrough. It writes some numbers a million times."""
    return str(round(value, digits))


@pytest.mark.parametrize("slug", sorted(path.stem for path in KEPT.glob("*.txt")))
def test_a_playthrough_is_as_it_was(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generate_playthrough, "round", rounded, raising=False)
    lines = generate_playthrough.playthrough_lines(f"{spiel.name_of(slug)}(players=2)", seed=1)
    text = "".join(f"{folded(line)}\n" for line in lines)
    path = KEPT / f"{slug}.txt"
    if os.environ.get("TUMBLEKEEP_WRITE_PLAYTHROUGHS"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
