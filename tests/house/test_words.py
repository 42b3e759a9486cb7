"""Every sentence that a person reads exists in every language, is used, and takes the same arguments in
each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tumblekeep.games import GAMES, load
from tumblekeep.lesson import first_of, has_lesson, lesson_of, lesson_words
from tumblekeep.text import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "tumblekeep"
LOCALE = SOURCE / "locale"
NO_BREAK = "\u00a0"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def catalogue(language: str, name: str) -> dict[str, set[str]]:
    """Return each message of a catalogue with the arguments it uses."""
    text = (LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), (
            f"{language}/{name}.ftl can't be read: {str(entry.content)[:80]!r}"
        )
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}.ftl has {entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


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


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_exactly_the_words_it_uses(slug: str) -> None:
    declared: dict[str, set[str]] = {}
    for message, its in load(slug).messages():
        declared.setdefault(message, {name for name, _ in its})
    written = catalogue(LANGUAGES[0], slug)
    assert not set(declared) - set(written), f"missing: {sorted(set(declared) - set(written))}"
    assert not set(written) - set(declared), f"unused: {sorted(set(written) - set(declared))}"
    for message, arguments in written.items():
        unknown = arguments - declared[message]
        assert not unknown, f"{message} uses {unknown}, which it is not given"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_whoever_reads_of_their_own_deeds_is_spoken_to(slug: str, language: str) -> None:
    """What somebody does has a form for the one who did it, and what is done to somebody one for them."""
    text = (LOCALE / language / f"{slug}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message) or not entry.id.name.startswith("tale-"):
            continue
        forms = {attribute.id.name: attribute for attribute in entry.attributes}
        asked = _Variables()
        asked.visit(entry.value)
        for argument, form in (("who", "you"), ("friend", "friend")):
            if argument not in asked.names:
                continue
            assert form in forms, f"{slug}, {language}: {entry.id.name} has no form .{form}"
            used = _Variables()
            used.visit(forms[form])
            assert argument not in used.names, f"{slug}, {language}: {entry.id.name}.{form} says the name"


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


@pytest.mark.parametrize("slug", [slug for slug in GAMES if has_lesson(slug)])
def test_a_lesson_has_exactly_the_words_it_says(slug: str) -> None:
    (name,) = lesson_words(slug)
    written, said = set(catalogue(LANGUAGES[0], name)), set(lesson_of(slug).messages())
    first = first_of(slug)
    said |= set(first.messages()) if first is not None else set()
    assert not said - written, f"missing: {sorted(said - written)}"
    assert not written - said, f"unused: {sorted(written - said)}"


def french_texts(name: str) -> Iterator[tuple[str, str]]:
    text = (LOCALE / "fr" / f"{name}.ftl").read_text(encoding="utf-8")

    class Texts(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_TextElement(self, node: Any) -> None:
            self.found.append(node.value)

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            texts = Texts()
            texts.visit(entry)
            for found in texts.found:
                yield entry.id.name, found


@pytest.mark.parametrize("name", catalogues())
def test_french_puts_its_spaces_before_high_punctuation(name: str) -> None:
    wrong = [
        f"{message}: {text!r}"
        for message, text in french_texts(name)
        if message != "title"  # the name of a game keeps its own spelling
        and re.search(rf"(?<!{NO_BREAK})(?:[;!?»]|:(?= |$))|(?<=«)[^{NO_BREAK}]", text)
    ]
    assert not wrong, "\n".join(wrong)
