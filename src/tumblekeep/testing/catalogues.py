"""Checks of a game's catalogues: exactly the messages that it uses, in every language that it speaks, with the same arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tumblekeep.core.game import Game
from tumblekeep.games import GAMES, languages_of
from tumblekeep.lesson import guide_of, has_lesson, lesson_of, lesson_words
from tumblekeep.text import Phrasebook, catalogue

NO_BREAK = "\u00a0"
ENGLISH, FRENCH = "en", "fr"
FORMS = ("stakes", "about")
"""Forms of a message that explain it further."""
SPOKEN_TO = (("who", "you"), ("friend", "friend"))
"""An argument of a happening, and the form for whoever it names."""
FEWEST_WHY, MOST_WHY, FEWEST_REASON = 5, 60, 3
"""Words that a question takes to say why it is asked, and a reason to say what bars an option."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.found.append(node.value)


def variables(node: Any) -> set[str]:
    """The arguments that a message, or a part of one, uses."""
    found = _Variables()
    found.visit(node)
    return found.names


def entries(text: str, where: str) -> dict[str, ast.Message]:
    """Each message of a catalogue, by id; raises AssertionError for what can't be read and what stands there twice."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{where} can't be read: {str(entry.content)[:80]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{where} has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def _wanted(game: Game) -> dict[str, dict[str, set[str]]]:
    """Each catalogue of a game, with the messages it should hold and their arguments."""
    own: dict[str, set[str]] = {}
    for message, its in game.messages():
        own.setdefault(message, {name for name, _ in its})
    coach: dict[str, set[str]] = {}
    if has_lesson(game.slug):
        coach |= {message: set() for message in lesson_of(game.slug).messages()}
    first = guide_of(game.slug)
    if first is not None:
        coach |= {message: set() for message in first.messages()}
    apart = lesson_words(game.slug)
    if apart and coach:
        return {game.slug: own, apart[0]: coach}
    return {game.slug: {**own, **coach}}


def _read(language: str, name: str, slug: str) -> Mapping[str, ast.Message]:
    where = f"locale/{language}/{name}.ftl" if slug in GAMES else f"locale/{language}.ftl"
    return entries(catalogue(language, name), where)


def catalogues_hold_what_is_said(game: Game) -> None:
    """Every message that the game, its lesson and its first table use has words in each language, with arguments that it is given."""
    for name, wanted in _wanted(game).items():
        for language in languages_of(game.slug):
            held = _read(language, name, game.slug)
            missing = sorted(set(wanted) - set(held))
            assert not missing, f"{language}: no words for {', '.join(missing)}"
            unused = sorted(set(held) - set(wanted))
            assert not unused, f"{language}: nothing uses the words of {', '.join(unused)}"
            for message, entry in held.items():
                strange = sorted(variables(entry) - wanted[message])
                assert not strange, (
                    f"{language}: {message} uses ${', $'.join(strange)}; it is given "
                    f"{', '.join(sorted(wanted[message])) or 'nothing'}"
                )


def languages_agree(game: Game) -> None:
    """Each language says the same messages with the same arguments, and explains the same ones further."""
    for name in _wanted(game):
        english = _read(ENGLISH, name, game.slug)
        for language in languages_of(game.slug)[1:]:
            other = _read(language, name, game.slug)
            for message in dict.fromkeys((*english, *other)):
                assert message in other, f"{language}: {message} is missing, and English has it"
                assert message in english, f"{language}: {message} is there, and English does not have it"
                here, there = variables(english[message]), variables(other[message])
                assert here == there, (
                    f"{message} uses {_listed(here)} in English and {_listed(there)} in {language}"
                )
                here, there = _forms(english[message]), _forms(other[message])
                assert here == there, (
                    f"{message} has the forms {_listed(here)} in English and {_listed(there)} in {language}"
                )


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def _forms(entry: ast.Message) -> set[str]:
    return {one.id.name for one in entry.attributes if one.id.name in FORMS}


def tales_speak_to_the_reader(game: Game) -> None:
    """What somebody does has a form for the one who did it, and what is done to somebody one for them."""
    for language in languages_of(game.slug):
        for message, entry in _read(language, game.slug, game.slug).items():
            if not message.startswith("tale-") or entry.value is None:
                continue
            forms = {attribute.id.name: attribute for attribute in entry.attributes}
            asked = variables(entry.value)
            for argument, form in SPOKEN_TO:
                if argument in asked:
                    assert form in forms, (
                        f"{language}: {message} names ${argument} and has no form .{form} for that reader"
                    )
                    assert argument not in variables(forms[form]), (
                        f"{language}: {message}.{form} says the reader's own name"
                    )


def french_is_set_as_french_is(game: Game) -> None:
    """French has a no-break space before high punctuation and inside guillemets; a game's own title keeps its own spelling."""
    if FRENCH not in languages_of(game.slug):
        return
    for name in _wanted(game):
        for message, text in french_texts(catalogue(FRENCH, name)):
            assert message == "title" or not is_badly_spaced(text), (
                f"fr: {message} lacks a no-break space before : ; ! ? or inside « »: {text!r}"
            )


def french_texts(text: str) -> Iterator[tuple[str, str]]:
    """Every piece of text of a catalogue, with the id of its message."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            texts = _Texts()
            texts.visit(entry)
            for found in texts.found:
                yield entry.id.name, found


def is_badly_spaced(text: str) -> bool:
    """A French text lacks a no-break space."""
    return bool(re.search(rf"(?<!{NO_BREAK})(?:[;!?»]|:(?= |$))|(?<=«)[^{NO_BREAK}]", text))


def questions_say_why(game: Game) -> None:
    """Every question says in a sentence what is decided and what matters, and every reason says what bars an option."""
    for language in languages_of(game.slug):
        book = Phrasebook(language, game.slug)
        for ask in game.asks:
            why = book.say(ask.why)
            assert FEWEST_WHY <= len(why.split()) <= MOST_WHY, (
                f"{language}: {ask.why} has {len(why.split())} words, not {FEWEST_WHY} to {MOST_WHY}: {why}"
            )
            assert why.endswith((".", "?", "!")), f"{language}: {ask.why} is no sentence: {why}"
            asked = book.say(f"ask-{ask.name}", **{name: 2 for name, _ in ask.prompt})
            assert why != asked, f"{language}: {ask.why} only asks again"
            for reason, its in ask.barred.items():
                told = book.say(
                    f"no-{reason}", **{name: 2 if kind == "number" else "x" for name, kind in its}
                )
                assert len(told.split()) >= FEWEST_REASON, f"{language}: no-{reason} says too little: {told}"
                assert told.endswith((".", "!")), f"{language}: no-{reason} is no sentence: {told}"
