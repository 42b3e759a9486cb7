"""Every game of the house has a page to learn it from, in both languages, drawn with pieces that exist."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tumblekeep.games import GAMES, learning
from tumblekeep.text import LANGUAGES

WEB = Path(__file__).parents[2] / "web" / "src"


def drawn(slug: str) -> set[str]:
    """Return the icons that the page has for a game: its own and those of the shell."""
    family = [WEB / "games" / "_fighter"] if (WEB / "games" / slug / "pieces.json").exists() else []
    lists = [
        WEB / "shell" / "icons.json",
        *(WEB / "games" / slug).glob("*.json"),
        *(path / "icons.json" for path in family),
    ]
    names = [
        name
        for path in lists
        for name in json.loads(path.read_text(encoding="utf-8"))
        if isinstance(name, str)
    ]
    return {f"i-{name.partition(':')[2]}" for name in names if name.startswith("game-icons:")}


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_is_learned_from_a_page_in_every_language_drawn_with_pieces_that_exist(slug: str) -> None:
    pages = [learning(slug, language) for language in LANGUAGES]
    assert len(set(pages)) == len(LANGUAGES), "a language is missing"
    for page in pages:
        assert page is not None
        assert set(re.findall(r"\{([^}]*)\}", page)) <= drawn(slug)
