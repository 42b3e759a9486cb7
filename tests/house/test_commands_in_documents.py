"""Commands shown in the documents exist."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from tumblekeep.__main__ import COMMANDS, _words, parser

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [
    ROOT / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "fr").glob("*.md")),
]
SHOWN = re.compile(r"^(?:\$ )?(?:\./play|tumblekeep) (.+)$")
OTHERS = {"serve", "throw"}
"""Commands with a parser of their own."""


def shown(document: Path) -> Iterator[str]:
    """Yield what follows the program's name in the code blocks of a document."""
    inside = False
    for line in document.read_text(encoding="utf-8").splitlines():
        if line.lstrip().startswith("```"):
            inside = not inside
        elif inside and (found := SHOWN.match(line.strip())):
            yield re.split(r"\s{2,}|\s#", found[1])[0]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: f"{one.parent.name}/{one.name}")
def test_every_command_that_is_shown_can_be_given(document: Path) -> None:
    known = parser(_words("en"))
    for line in shown(document):
        words = [word.strip("[]") for word in shlex.split(line)]
        if words[0] in OTHERS or words[0].startswith("-"):
            continue
        assert words[0] in COMMANDS, line
        known.parse_args(words)  # exits with an error if there is no such command


def test_commands_are_found_in_the_documents() -> None:
    assert sum(1 for document in DOCUMENTS for _ in shown(document)) > 30
