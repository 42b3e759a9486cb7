"""Show what a pack can change: a game's content files with the range of each value, and its messages."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from tumblekeep.core.game import Game
from tumblekeep.games import room
from tumblekeep.games.with_pack import content_names
from tumblekeep.kit.content import unknown_word
from tumblekeep.kit.described import FieldKind, fields_of, leaves
from tumblekeep.kit.overlay import ID, has_rows
from tumblekeep.packs.comparing import content_of
from tumblekeep.text import LANGUAGES, catalogue

DRAWN = frozenset({"x", "y", "w", "h", "col", "row", "adj", "id", "number", "card", "schema", "provenance"})
"""Keys that say where something is drawn or what it is called in the box; a form leaves them alone."""
MOST_VALUES = 100
"""A row with more values is a drawing, not a card."""
MESSAGES = "messages"
"""What to ask for to see the messages instead of a content file."""


class ShownValue(NamedTuple):
    """One value of a content file."""

    path: str
    value: str
    kind: FieldKind | None


class ShownFile(NamedTuple):
    """A content file: its name as a pack calls it, and its rows."""

    name: str
    rows: tuple[str, ...]


def files_of(game: Game) -> list[ShownFile]:
    """A game's content files with the names of their rows, those of its family after its own."""
    return [ShownFile(name, _rows(content_of(game.slug, name, game.pack))) for name in names_of(game.slug)]


@cache
def names_of(slug: str) -> tuple[str, ...]:
    """The content files that a pack for this game may change, as a pack calls them."""
    return content_names(room(slug))


def _rows(content: Any) -> tuple[str, ...]:
    if has_rows(content):
        return tuple(row[ID] for row in content)
    return tuple(content) if isinstance(content, dict) else ()


def values_of(game: Game, name: str, row: str | None = None) -> Iterator[ShownValue]:
    """Every value of a content file, or of one of its rows, with its kind and range."""
    names = names_of(game.slug)
    if name not in names:
        raise unknown_word(name, (*names, MESSAGES), where=f"content/ ({game.slug})")
    content = content_of(game.slug, name, game.pack)
    rows = _rows(content)
    if row is not None and row not in rows:
        raise unknown_word(row, rows, where=name)
    family, _, file = name.rpartition("/")
    package = f"{room(game.slug).rpartition('.')[0]}.{family}" if family else room(game.slug)
    fields = fields_of(package, file)
    for path, value in leaves(content):
        if row is None or path[0] == row:
            yield ShownValue(".".join(path), json.dumps(value, ensure_ascii=False), fields.of(path))


class EditableValue(NamedTuple):
    """One value of a row, with what it may be."""

    path: str
    value: Any
    kind: FieldKind


class EditableRow(NamedTuple):
    """A row as a form shows it: a card, a monster, a die, a table of numbers."""

    id: str
    words: Mapping[str, Mapping[str, str]]
    """By language and id: the messages that name or describe it, as they stand in the catalogue."""
    values: tuple[EditableValue, ...]

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "id": self.id,
            "words": self.words,
            "values": [
                {
                    "path": one.path,
                    "value": one.value,
                    "least": None,
                    "most": None,
                    "words": None,
                    **one.kind.plain(),
                }
                for one in self.values
            ],
        }


def editable_rows(game: Game, name: str) -> list[EditableRow]:
    """The rows of a content file, each with the values that its description knows. Drawings are left out."""
    content = content_of(game.slug, name, game.pack)
    family, _, file = name.rpartition("/")
    package = f"{room(game.slug).rpartition('.')[0]}.{family}" if family else room(game.slug)
    fields = fields_of(package, file)
    found: dict[str, list[EditableValue]] = {}
    for path, value in leaves(content):
        kind = fields.of(path)
        if kind is not None and value is not None and path[-1] not in DRAWN:
            found.setdefault(path[0], []).append(EditableValue(".".join(path), value, kind))
    said = {language: _plain_messages(game.slug, language) for language in LANGUAGES}
    return [
        EditableRow(row, {language: _about(row, said[language]) for language in LANGUAGES}, tuple(values))
        for row, values in found.items()
        if len(values) <= MOST_VALUES
    ]


def _about(row: str, said: Mapping[str, str]) -> dict[str, str]:
    """The messages about a row, by id: those whose id ends with its name."""
    return {name: text for name, text in said.items() if name.endswith(f"-{row}")}


@cache
def _plain_messages(slug: str, language: str) -> Mapping[str, str]:
    """The messages of a game that are one line of text, without arguments, by id."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    serializer = FluentSerializer()
    found = {}
    for entry in FluentParser().parse(catalogue(language, slug)).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.attributes = []
            text = serializer.serialize_entry(entry).partition(" = ")[2].strip()
            if text and "\n" not in text and "$" not in text:
                found[entry.id.name] = text
    return found


def messages_of(game: Game, language: str, part: str = "") -> Iterator[tuple[str, str]]:
    """The messages of a game whose id or text holds `part`, as they stand in its catalogue."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    serializer = FluentSerializer()
    for entry in FluentParser().parse(catalogue(language, game.slug)).body:
        if isinstance(entry, ast.Message):
            text = serializer.serialize_entry(entry).strip()
            if part.lower() in text.lower():
                yield entry.id.name, text
