"""A noun agrees with the number before it: 0 and 1 jeton, 2 jetons; 1 card, 2 cards. This reads the
catalogues themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import tumblekeep

LOCALE = Path(tumblekeep.__file__).parent / "locale"
FOR_MACHINES_AND_THEIR_KEEPERS = {
    "command",
    "errors",
    "fair",
    "lab",
    "research",
    "server",
    "terminal",
    "told",
}
"""Catalogues for machines and operators. Only messages with their own plural are checked, because their numbers are
limits and measures."""
NO_NOUNS = {
    "fr": {"dans", "pas", "plus", "puis", "sous", "vous", "sans", "mais", "fois", "des", "depuis", "après", "ensuite", "désormais",
           "sont", "deux", "vers", "héros", "boss", "choix", "seulement"},
    "en": {"is", "has", "as", "was", "less", "plus", "this"},
}  # fmt: skip
"""Words that end in -s or -x but are not plurals."""
NEVER_ONE = {
    "tale-level-begins", "tale-quiet-end", "map-life-loss", "map-cloud-count", "map-cloud-high", "map-worm-damage",
    "throw-flip-turned", "medal-bullseyes-how", "medal-alone-how", "medal-trick-shot-how", "medal-haul-how", "medal-rescue-how",
    "medal-locks-how", "medal-one-throw-how", "medal-hits-how",
}  # fmt: skip
"""The rules never give these a number below two: dice of a level, rounds without gain, faults of a map,
whole turns in degrees, what medals ask for."""
PLURAL_KEYS = {"zero": "one", "0": "one", "1": "one", "one": "one", "other": "many"}
AFTER_A_NUMBER = re.compile(r"\{\$(\w+)\}[ \u00a0\u202f]([^\W\d][\w’-]*)")
Known = Mapping[str, str]


def variable(expression: object) -> str | None:
    """Return the name of a variable that is printed or selected by, also inside NUMBER()."""
    if isinstance(expression, ast.VariableReference):
        return expression.id.name
    if isinstance(expression, ast.FunctionReference) and expression.arguments.positional:
        return variable(expression.arguments.positional[0])
    return None


def readings(pattern: ast.Pattern, known: Known) -> Iterator[tuple[str, Known]]:
    """Yield every way a text may read, with its variables as marks, and what is known of the numbers there."""
    ways: list[tuple[str, Known]] = [("", known)]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ways = [(text + element.value, found) for text, found in ways]
        else:
            ways = [way for text, found in ways for way in placed(element.expression, text, found)]
    yield from ways


def placed(expression: object, text: str, known: Known) -> Iterator[tuple[str, Known]]:
    if isinstance(expression, ast.Placeable):
        yield from placed(expression.expression, text, known)
    elif isinstance(expression, ast.SelectExpression):
        name = variable(expression.selector)
        for variant in expression.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            if name is None or known.get(name, key) == key:  # selected before: the same value again
                now = known if name is None else {**known, name: key}
                yield from ((text + rest, found) for rest, found in readings(variant.value, now))
    elif isinstance(expression, (ast.StringLiteral, ast.NumberLiteral)):
        yield text + expression.value, known
    else:
        yield f"{text}{{${variable(expression)}}}" if variable(expression) else f"{text}…", known


@cache
def texts(language: str) -> tuple[tuple[str, str, tuple[tuple[str, Known], ...]], ...]:
    """Return each catalogue, message or attribute, and its readings."""
    found = []
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, (ast.Message, ast.Term)):
                values = [(entry.id.name, entry.value)] if entry.value else []
                values += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
                found += [(file.stem, name, tuple(readings(value, {}))) for name, value in values]
    return tuple(found)


@cache
def numbers(catalogue: str) -> frozenset[str]:
    """Return the variables of a catalogue that are numbers somewhere: a plural is selected by them in one of the
    languages."""
    return frozenset(
        name
        for language in NO_NOUNS
        for stem, _, ways in texts(language)
        if stem == catalogue
        for _, known in ways
        for name, key in known.items()
        if key in PLURAL_KEYS
    ) - {"who", "friend"}


@cache
def counted_nouns(language: str) -> frozenset[str]:
    """Return words that are plural after a number somewhere. English verbs and adjectives look the same, so this
    includes too many."""
    if language == "en":
        return frozenset()
    found = {
        noun for _, _, ways in texts(language) for text, _ in ways for _, noun in AFTER_A_NUMBER.findall(text)
    }
    return (
        frozenset(noun for noun in found if noun.endswith(("s", "x")) and noun[:-1] in found)
        - NO_NOUNS[language]
    )


def mistakes(language: str) -> Iterator[str]:
    for stem, name, ways in texts(language):
        counted = numbers(stem)
        for text, known in ways:
            for said, noun in AFTER_A_NUMBER.findall(text):
                if said not in counted or noun in NO_NOUNS[language]:
                    continue
                number = PLURAL_KEYS.get(known.get(said, ""), "" if said not in known else "many")
                unsure = (
                    not number
                    and stem not in FOR_MACHINES_AND_THEIR_KEEPERS
                    and name.split(".")[0] not in NEVER_ONE
                )
                plural, singular = noun.endswith(("s", "x")), f"{noun}s" in counted_nouns(language)
                if (plural and (number == "one" or unsure)) or (singular and (number == "many" or unsure)):
                    yield f"{language}/{stem} {name}: {{ ${said} }} {noun}"


@pytest.mark.parametrize("language", sorted(NO_NOUNS))
def test_one_of_something_was_told_in_the_plural(language: str) -> None:
    assert not sorted(set(mistakes(language)))


def test_every_text_with_a_number_is_looked_at() -> None:
    """The check sees through selectors, attributes and NUMBER()."""
    message = parse(
        "a = { $n ->\n    [one] { $n } dés\n   *[other] { NUMBER($n) } dés\n} { $n } points\n"
    ).body[0]
    assert isinstance(message, ast.Message)
    assert message.value is not None
    found = [(AFTER_A_NUMBER.findall(text), known["n"]) for text, known in readings(message.value, {})]
    assert found == [([("n", "dés"), ("n", "points")], "one"), ([("n", "dés"), ("n", "points")], "other")]
