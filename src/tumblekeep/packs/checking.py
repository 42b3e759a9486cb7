"""Check a pack's words: compare them with what the game can say. `testing/pack_check.py` plays games with it."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tumblekeep.core.message import Message
from tumblekeep.core.pack import Pack
from tumblekeep.games import load
from tumblekeep.text import LANGUAGES, Phrasebook


class Finding(NamedTuple):
    """Something about a pack that its maker should know."""

    message: Message
    is_fault: bool
    """Whether this makes the pack unplayable; otherwise something is only missing."""


class _Names(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library calls it so
        self.found.add(node.id.name)


def words_checked(pack: Pack) -> Iterator[Finding]:
    """What is wrong with its words, and which words are missing."""
    game = load(pack.game, pack)
    declared = {name: {field for field, _ in fields} for name, fields in game.messages()}
    faulty = set()
    for language, text in pack.words.items():
        for finding in _catalogue(f"locale/{language}.ftl", text, declared):
            faulty.add((language, finding.message.args.get("key")))
            yield finding
    for language in LANGUAGES:
        if language not in pack.words and language != LANGUAGES[0]:
            continue  # a pack may lack a language; English stands in for it
        book = Phrasebook(language, pack.game, pack=pack)
        for name, arguments in declared.items():
            if not book.knows(name):
                yield Finding(Message("pack-word-missing", {"language": language, "key": name}), False)
                continue
            if (language, name) in faulty:
                continue
            for problem in book.problems(name, dict.fromkeys(arguments, 1))[:1]:
                said = {"language": language, "key": name, "why": problem[:200]}
                yield Finding(Message("pack-word-broken", said), True)


def _catalogue(file: str, text: str, declared: dict[str, set[str]]) -> Iterator[Finding]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            start = 0 if entry.span is None else entry.span.start
            line = text.count("\n", 0, start) + 1
            yield Finding(Message("pack-word-junk", {"file": file, "line": line}), True)
        elif isinstance(entry, ast.Message):
            name = entry.id.name
            if name not in declared:
                close = get_close_matches(name, list(declared), n=1)
                said = {"file": file, "key": name, "close": close[0] if close else "–"}
                yield Finding(Message("pack-word-unknown", said), True)
                continue
            used = _Names()
            used.visit(entry)
            for unknown in sorted(used.found - declared[name]):
                said = {
                    "file": file,
                    "key": name,
                    "argument": unknown,
                    "known": ", ".join(sorted(declared[name])) or "–",
                }
                yield Finding(Message("pack-word-argument", said), True)
