"""What the texts of Dungeon Dice call the other players."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tumblekeep

LOCALE = Path(tumblekeep.__file__).parent / "locale"


@pytest.mark.parametrize(("language", "friend"), [("en", r"\bfriends?\b"), ("fr", r"\bamie?s?\b")])
def test_a_rival_bot_was_called_your_friend(language: str, friend: str) -> None:
    """Questions of versus are the same as those of co-op: whoever is asked may be a rival."""
    text = (LOCALE / language / "dungeon_dice.ftl").read_text(encoding="utf-8")
    plain = re.sub(r"\{[^{}]*\}|^\s*\.friend =", "", text, flags=re.MULTILINE)
    said = [line for line in plain.splitlines() if re.match(r"why-|\s+\.stakes", line)]
    assert len(said) > 50
    assert [line for line in said if re.search(friend, line, re.IGNORECASE)] == []
