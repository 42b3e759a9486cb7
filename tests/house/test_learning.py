"""One page for each game in both languages: the aim, a turn, the dice, the end, five tips. It is short, and
its icons exist."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tumblekeep.games import GAMES, learning
from tumblekeep.text import LANGUAGES

WEB = Path(__file__).parents[2] / "web" / "src"
MOST_WORDS = 900


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
def test_every_game_is_learned_from_one_short_page_in_every_language(slug: str) -> None:
    pages = [learning(slug, language) for language in LANGUAGES]
    assert len(set(pages)) == len(LANGUAGES), "a language is missing"
    for page in pages:
        assert page is not None
        assert len(page.split()) <= MOST_WORDS
        assert page.count("\n## ") == 5
        assert len(re.findall(r"^\d\. ", page.rpartition("\n## ")[2], re.MULTILINE)) == 5, "five tips"
        assert set(re.findall(r"\{([^}]*)\}", page)) <= drawn(slug)
        assert not re.search(r"\b[A-Z]{2,4}-[A-Z]+-\d", page), "clauses stand in the rules"
    one, other = (re.findall(r"\{[^}]*\}", page or "") for page in pages)
    assert one == other, "both languages are drawn with the same pieces"
