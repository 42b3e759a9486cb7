"""Every sentence that a person reads exists in every language, is used, and takes the same arguments in
each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tumblekeep.games import GAMES
from tumblekeep.testing.catalogues import entries, french_texts, is_badly_spaced, variables
from tumblekeep.text import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "tumblekeep"
LOCALE = SOURCE / "locale"


def catalogue(language: str, name: str) -> dict[str, set[str]]:
    """Return each message of a catalogue with the arguments it uses."""
    text = (LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")
    return {message: variables(entry) for message, entry in entries(text, f"{language}/{name}.ftl").items()}


def catalogues() -> list[str]:
    return sorted(path.stem for path in (LOCALE / LANGUAGES[0]).glob("*.ftl"))


def test_every_language_has_the_same_catalogues() -> None:
    for language in LANGUAGES:
        assert sorted(path.stem for path in (LOCALE / language).glob("*.ftl")) == catalogues()


@pytest.mark.parametrize("name", catalogues())
def test_languages_agree(name: str) -> None:
    first = catalogue(LANGUAGES[0], name)
    for language in LANGUAGES[1:]:
        other = catalogue(language, name)
        assert set(first) == set(other), f"{name}: {set(first) ^ set(other)} not in both"
        for message, arguments in first.items():
            assert arguments == other[message], f"{name}: {message} takes {arguments} and {other[message]}"


def forms(language: str, name: str) -> set[str]:
    """Return every attribute of a message: `act-flee.stakes`, `spell-FIRE.about`."""
    text = (LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")
    return {
        f"{entry.id.name}.{attribute.id.name}"
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
        if attribute.id.name in ("stakes", "about")
    }


@pytest.mark.parametrize("name", catalogues())
def test_what_is_explained_in_one_language_is_explained_in_all(name: str) -> None:
    for language in LANGUAGES[1:]:
        assert forms(LANGUAGES[0], name) == forms(language, name)


WEB = Path(__file__).parents[2] / "web"


def sources() -> Iterator[str]:
    """Yield everything that can name a message: the program, and the pages of the web client."""
    for path in SOURCE.rglob("*.py"):
        yield path.read_text(encoding="utf-8")
    for folder in ("src", "plugins"):
        for path in (WEB / folder).rglob("*"):
            if path.suffix in {".ts", ".svelte"} and path.is_file():
                yield path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def named() -> tuple[set[str], tuple[str, ...]]:
    """Return every message id that is a string in code, and the prefixes of those that are put together."""
    ids: set[str] = set()
    beginnings: set[str] = set()
    for text in sources():
        ids.update(re.findall(r"""["'`]([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+)["'`]""", text))
        beginnings.update(re.findall(r"""f"([a-z][a-z0-9_-]*-)\{""", text))
        beginnings.update(re.findall(r"""`([a-z][a-z0-9_-]*-)\$\{""", text))
    return ids, tuple(beginnings)


@pytest.mark.parametrize("name", [name for name in catalogues() if name not in GAMES and name != "_template"])
def test_the_house_uses_its_words(name: str, named: tuple[set[str], tuple[str, ...]]) -> None:
    used, beginnings = named
    unused = [
        message
        for message in catalogue(LANGUAGES[0], name)
        if message not in used and not message.startswith(beginnings) and "-" in message
    ]
    assert not unused, f"{name}.ftl has messages that no code names: {unused}"


def test_errors_have_words() -> None:
    """Every error of the core, kit and games can be told to a player."""
    written = set(catalogue(LANGUAGES[0], "errors"))
    pattern = re.compile(
        r"(?:IllegalAnswer|PlayIsOver|BadOptions|BadContent|RulesBroken|CannotImagine|ForeignLog|OldRules|BrokenLog|"
        r"DriftedLog)\(\s*\"([a-z-]+)\""
    )
    raised = {
        found
        for room in ("core", "kit", "games", "testing")
        for path in (SOURCE / room).rglob("*.py")
        for found in pattern.findall(path.read_text(encoding="utf-8"))
    }
    assert raised, "the search for errors finds nothing: mend it"
    assert not raised - written, f"errors without words: {sorted(raised - written)}"


@pytest.mark.parametrize("name", catalogues())
def test_french_puts_its_spaces_before_high_punctuation(name: str) -> None:
    text = (LOCALE / "fr" / f"{name}.ftl").read_text(encoding="utf-8")
    wrong = [
        f"{message}: {found!r}"
        for message, found in french_texts(text)
        if message != "title" and is_badly_spaced(found)  # a game's own name keeps its own spelling
    ]
    assert not wrong, "\n".join(wrong)
