"""Checks of a game's documents: clauses that exist, in every language, and a page to learn it from."""

from __future__ import annotations

import re
from importlib.resources import files

from tumblekeep.core.game import Game
from tumblekeep.core.option import checked
from tumblekeep.games import languages_of, learning, room, rules_of
from tumblekeep.games.outside import NAME
from tumblekeep.testing.clauses import repeated_clauses, stated_clauses

ENGLISH, FRENCH = "en", "fr"
MOST_WORDS = 900
"""Of the page to learn a game from."""
SECTIONS, TIPS = 5, 5
CLAUSE = r"[A-Z]{2,4}-[A-Z_]+(?:-[A-Z0-9_]+)*-\d+"
DRAWN = re.compile(r"\{i-([a-z0-9-]+)(?:=[^}]*)?\}")
"""A symbol that is drawn in a document."""


def game_declares_what_it_is(game: Game) -> None:
    """Slug, version, seats, minutes, options and digest are such that the game can be listed and opened."""
    assert NAME.fullmatch(game.slug) or game.slug == "_template", f"the slug {game.slug!r} is no name"
    assert game.version >= 1, f"the version is {game.version}; the first is 1"
    assert 1 <= game.seats.start < game.seats.stop, f"the seats are {game.seats}"
    low, high = game.minutes
    assert 1 <= low <= high, f"the minutes are {low} to {high}"
    names = [ask.name for ask in game.asks]
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice, f"GAME.asks lists {', '.join(twice)} twice"
    options = checked(game.options, {})
    digest = game.digest(options)
    assert isinstance(digest, str), f"the digest is {digest!r}, not a text"
    assert digest, "the digest is empty: it changes whenever the content does"
    assert digest == game.digest(options), "the digest of the same options is another each time"


def clauses_exist(game: Game) -> None:
    """The rules state each clause once, and every question names one of them."""
    text = rules_of(game.slug)
    known = stated_clauses(text)
    assert known, "RULES.md states no clause: a line for each, such as - **AB-MOVE-1** One step."
    assert not repeated_clauses(text), f"RULES.md states {', '.join(repeated_clauses(text))} twice"
    for ask in game.asks:
        assert ask.clause in known, f"{ask.name} names the clause {ask.clause}, which RULES.md does not state"
    sources = files(room(game.slug)).joinpath("SOURCES.md")
    if sources.is_file():
        told = re.findall(rf"^\| ({CLAUSE}) \|", sources.read_text(encoding="utf-8"), re.MULTILINE)
        strange = [clause for clause in told if clause not in known]
        assert not strange, f"SOURCES.md speaks of {', '.join(strange)}, which RULES.md does not state"


def rules_are_the_same_in_every_language(game: Game) -> None:
    """Each language states the same clauses in the same order, with the same headings, tables and symbols."""
    english = rules_of(game.slug)
    known = stated_clauses(english)
    for language in languages_of(game.slug, rules=True)[1:]:
        name = f"RULES.{language}.md"
        other = rules_of(game.slug, language)
        there = stated_clauses(other)
        missing = [clause for clause in known if clause not in there]
        assert not missing, f"{name} lacks {', '.join(missing)}"
        strange = [clause for clause in there if clause not in known]
        assert not strange, f"{name} states {', '.join(strange)}, which RULES.md does not"
        assert list(there) == list(known), f"{name} states the clauses in another order than RULES.md"
        assert _headings(other) == _headings(english), f"{name} has other headings than RULES.md"
        assert _columns(other) == _columns(english), f"{name} has other tables than RULES.md"
        for clause, text in known.items():
            words, said = len(text.split()), len(there[clause].split())
            assert words / 3 - 4 < said < words * 3 + 8, (
                f"{clause}: {words} words in English, {said} in {name}"
            )
            assert DRAWN.findall(text) == DRAWN.findall(there[clause]), (
                f"{clause}: {name} is drawn with other symbols"
            )


def _headings(text: str) -> list[int]:
    return [len(found) for found in re.findall(r"^(#+) ", text, re.MULTILINE)]


def _columns(text: str) -> list[int]:
    """How many columns each row of each table has."""
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


def page_to_learn_from_is_short(game: Game) -> None:
    """If there is such a page: five sections, five tips, few words, no clauses, the same symbols in each language."""
    pages = {
        language: learning(game.slug, language)
        for language in languages_of(game.slug)
        if files(room(game.slug)).joinpath(_learn(language)).is_file()
    }
    if not pages:
        return
    for language in languages_of(game.slug):
        assert language in pages, f"{_learn(language)} is missing, and another language has the page"
    for language, page in pages.items():
        name = _learn(language)
        assert page is not None, f"{name} can't be read"
        assert len(page.split()) <= MOST_WORDS, (
            f"{name} has {len(page.split())} words, more than {MOST_WORDS}"
        )
        assert page.count("\n## ") == SECTIONS, (
            f"{name} has {page.count(chr(10) + '## ')} sections, not {SECTIONS}"
        )
        tips = len(re.findall(r"^\d\. ", page.rpartition("\n## ")[2], re.MULTILINE))
        assert tips == TIPS, f"{name} ends with {tips} tips, not {TIPS}"
        named = re.findall(r"\b[A-Z]{2,4}-[A-Z]+-\d+", page)
        assert not named, f"{name} names the clauses {', '.join(named)}: they stand in the rules"
        here = re.findall(r"\{[^}]*\}", page)
        there = re.findall(r"\{[^}]*\}", pages[ENGLISH] or "")
        assert here == there, f"{name} is drawn with other symbols than {_learn(ENGLISH)}"


def _learn(language: str) -> str:
    return "LEARN.md" if language == ENGLISH else f"LEARN.{language}.md"
