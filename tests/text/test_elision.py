"""French elides before a vowel ("d’Ada"), and nobody knows which name will stand there: no such word stands right before a name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.serializer import FluentSerializer

import tumblekeep

FRENCH = Path(tumblekeep.__file__).parent / "locale" / "fr"
NAMES = "who|friend|name|whose|people|names|hero|foe|room|agent"
"""What is put there is the name of somebody or of something in a game, with any letter first."""
ELIDED = re.compile(
    rf"\b(de|que|le|la|ne|se|si|jusque|lorsque|puisque)[ \u00a0]\{{ \$({NAMES}) \}}", re.IGNORECASE
)


@pytest.mark.parametrize("file", sorted(FRENCH.glob("*.ftl")), ids=lambda file: file.stem)
def test_ada_was_told_as_de_ada(file: Path) -> None:
    written = FluentSerializer().serialize(parse(file.read_text("utf-8")))
    assert not [found.group(0) for found in ELIDED.finditer(written)]


def test_what_would_be_elided_is_found() -> None:
    assert ELIDED.search("Premiers dés de { $who } : { $die }.")
    assert ELIDED.search("ce que { $friend } a trouvé")
    assert not ELIDED.search("{ $who } reçoit : { $die }. Un coup de { $damage }.")
