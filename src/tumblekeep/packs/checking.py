"""Check whether a pack can be played: compare its words with what the game can say, and play some games to the end."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from random import Random
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tumblekeep.core.errors import BadOptions
from tumblekeep.core.game import Game
from tumblekeep.core.message import Message
from tumblekeep.core.pack import Pack
from tumblekeep.core.play import Play
from tumblekeep.games import load
from tumblekeep.text import LANGUAGES, Phrasebook

MOST_ANSWERS = 20_000
"""The most answers in one game; a longer one is taken to be endless."""


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
    for language, text in pack.words.items():
        yield from _catalogue(f"locale/{language}.ftl", text, declared)
    for language in LANGUAGES:
        if language not in pack.words and language != LANGUAGES[0]:
            continue  # a pack may lack a language; English stands in for it
        book = Phrasebook(language, pack.game, pack=pack)
        for name in declared:
            if not book.knows(name):
                yield Finding(Message("pack-word-missing", {"language": language, "key": name}), False)


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


def play_once(game: Game, seats: int, number: int) -> str | None:
    """Play one game with random answers. Returns what went wrong, or None."""
    from tumblekeep.bots.uniform import Uniform
    from tumblekeep.fate.sampled import SampledFate

    try:
        try:
            play = Play(game, seats)
        except BadOptions:
            return None  # this many seats can't play with default options, with or without the pack
        play.finish(
            SampledFate(f"check/{number}"),
            [Uniform(Random(f"check/{number}/{seats}").random)] * seats,
            MOST_ANSWERS,
        )
    except Exception as error:  # the rules may do anything with cards that they were not written for
        return f"{type(error).__name__}: {error}"[:300]
    return None
