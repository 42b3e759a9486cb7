"""One apostrophe in everything that people read: ’. A typewriter’s stands only around something to be typed as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tumblekeep

HOUSE = Path(tumblekeep.__file__).parent
CATALOGUES = sorted([*HOUSE.glob("locale/*/*.ftl"), *HOUSE.glob("packs/shipped/*/locale/*.ftl")])
STRAIGHT = re.compile(r"(?<=[\w}])'(?=[^\W_])|(?<=s)'(?= )")


def straight(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("#") and STRAIGHT.search(line)]


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_one_sentence_wrote_cant_in_two_ways(file: Path) -> None:
    assert straight(file.read_text("utf-8")) == []


def test_a_straight_apostrophe_is_found_and_a_quoted_command_is_none() -> None:
    assert straight("one = You can't.\n# isn't\ntwo = { $who }'s turn\nthree = you can’t") == [
        "one = You can't.",
        "two = { $who }'s turn",
    ]
    assert straight("one = Install it: pip install 'tumblekeep[push]'.") == []
