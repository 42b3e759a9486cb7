"""Rule documents describe the game in every language with the same clauses. The sources of a rule are in a
separate file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tumblekeep.games import GAMES
from tumblekeep.terminal.clause import clauses
from tumblekeep.testing.clauses import stated_clauses

ROOMS = Path(__file__).parents[2] / "src" / "tumblekeep" / "games"
WRITTEN = (*GAMES, "_template")

MARKS = re.compile(
    r"\[(seed|public|authored|follows|rulings?\b|R-\d|DDC?-RULING)|\b(the seed|authored|bgg|product owner|may be changed|Adopted:)"
    r"|\bthe engine\b|\b(the|this) (source|implementation)\b|\bsimulat|boardgamegeek|\.(com|de|fr|it|net|txt)\b",
    re.IGNORECASE,
)
"""Sources, playtests and notes to ourselves: they belong in SOURCES.md."""


def document(slug: str, name: str) -> str:
    return (ROOMS / slug / name).read_text(encoding="utf-8")


def headings(text: str) -> list[int]:
    return [len(found) for found in re.findall(r"^(#+) ", text, re.MULTILINE)]


def tables(text: str) -> list[int]:
    """Count the columns of each row of each table."""
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


@pytest.mark.parametrize("slug", WRITTEN)
@pytest.mark.parametrize("name", ["RULES.md", "RULES.fr.md"])
def test_rules_speak_of_the_game_alone(slug: str, name: str) -> None:
    marked = [f"{name}: {line[:120]}" for line in document(slug, name).splitlines() if MARKS.search(line)]
    assert not marked, "\n".join(marked)


@pytest.mark.parametrize("slug", WRITTEN)
def test_where_a_rule_comes_from_is_told_by_clause(slug: str) -> None:
    known = set(stated_clauses(document(slug, "RULES.md")))
    told = re.findall(
        r"^\| ([A-Z]{2,4}-[A-Z_]+(?:-[A-Z0-9_]+)*-\d+) \|", document(slug, "SOURCES.md"), re.MULTILINE
    )
    assert told
    assert set(told) <= known, sorted(set(told) - known)


@pytest.mark.parametrize("slug", WRITTEN)
def test_the_french_rules_state_the_same_clauses_in_the_same_order(slug: str) -> None:
    english, french = document(slug, "RULES.md"), document(slug, "RULES.fr.md")
    assert list(stated_clauses(french)) == list(stated_clauses(english))
    assert headings(french) == headings(english)
    assert tables(french) == tables(english)
    for clause, text in stated_clauses(english).items():
        words, said = len(text.split()), len(stated_clauses(french)[clause].split())
        assert words / 3 - 4 < said < words * 3 + 8, f"{clause}: {words} words in English, {said} in French"


@pytest.mark.parametrize("slug", WRITTEN)
def test_the_french_rules_are_set_as_french_is(slug: str) -> None:
    for line in document(slug, "RULES.fr.md").splitlines():
        bare = re.sub(r"`[^`]*`|^\|[\s:|-]+\|$", "", line)
        assert not re.search(
            r"[^\u00a0\s»)] ?[;!?](?=\s|$)|(?<=\w):(?=\s|$)|[a-zé] [:;!?»]|« ",
            bare.replace("Dungeon Attack!", ""),
        ), line
        assert not set("'\"") & set(bare), line


DRAWN = re.compile(r"\{i-([a-z0-9-]+)(?:=[^}]*)?\}")
"""An icon in a rule document."""
WEB = ROOMS.parents[2] / "web" / "src"


def drawn_by(slug: str) -> set[str]:
    """Return what the page can draw while it shows the rules of a game."""
    lists = [WEB / "shell", WEB / "games" / slug, WEB / "games" / "_fighter", WEB / "throw"]
    names = {
        name
        for one in lists
        if (file := one / "icons.json").is_file()
        for name in json.loads(file.read_text())
    }
    return {name.removeprefix("game-icons:") for name in names if name.startswith("game-icons:")}


@pytest.mark.parametrize("slug", GAMES)
def test_symbols_are_drawn_in_the_same_clauses_of_both_languages(slug: str) -> None:
    english, french = document(slug, "RULES.md"), document(slug, "RULES.fr.md")
    assert DRAWN.findall(english) == DRAWN.findall(french)
    for clause, text in stated_clauses(english).items():
        assert DRAWN.findall(text) == DRAWN.findall(stated_clauses(french)[clause]), clause
    assert len(DRAWN.findall(english)) >= 9
    assert set(DRAWN.findall(english)) <= drawn_by(slug)
    assert "{i-" not in " ".join(clauses(slug, "fr").values())  # the terminal has no pictures


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("name", ["RULES.md", "RULES.fr.md"])
def test_what_a_symbol_is_called_is_said_once_and_stands_elsewhere_too(slug: str, name: str) -> None:
    text = document(slug, name)
    called = re.findall(r"\{i-[a-z0-9-]+=([^}]+)\}", text)
    assert len(set(called)) == len(called)
    plain = re.sub(r"\{i-[^}]*\}", "", text).lower()
    for term in called:
        words = r"[\s\u00a0]".join(re.escape(word) + "(?:e?s|x)?" for word in term.lower().split(" "))
        assert len(re.findall(rf"(?<!\w){words}(?!\w)", plain)) >= 2, term


def test_marks_of_where_a_rule_comes_from_are_seen() -> None:
    for line in (
        "- **AB-1** [seed] One.",
        "Two. [public: nerdtrek]",
        "The engine accepts ten.",
        "The source is silent.",
        "[R-5] Three.",
    ):
        assert MARKS.search(line), line
    assert not MARKS.search("- **AB-1** A [red] die, whatever the reason.")
