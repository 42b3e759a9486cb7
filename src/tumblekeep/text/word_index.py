"""WordIndex: the words for a message in every language, so that whatever a prompt suggests is also understood.

>>> WordIndex().ways("told-hole")[0]
'hole'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tumblekeep.core.game import Game
from tumblekeep.core.message import Argument
from tumblekeep.text.phrasebook import BETWEEN_WORDS, LANGUAGES, Phrasebook


class WordIndex:
    """The words of every language at once, from the given catalogues."""

    def __init__(self, *catalogues: str) -> None:
        self._books = tuple(Phrasebook(language, *catalogues) for language in LANGUAGES)

    def ways(self, message_id: str) -> tuple[str, ...]:
        """How this can be said in each language, the usual word first; empty if it can't be."""
        found: list[str] = []
        for book in self._books:
            if book.knows(message_id):
                found += [word.strip() for word in book.say(message_id).split(BETWEEN_WORDS)]
        return tuple(found)


@cache
def throwing_words() -> WordIndex:
    """The words for everything that can be said of a throw."""
    return WordIndex("throw")


class NameIndex:
    """What a game calls its dice, faces and cards, in every language, the reader's own first.

    >>> from tumblekeep.core.message import Message
    >>> from tumblekeep.games import load
    >>> NameIndex("fr", load("dungeon_attack")).ways(Message("face-D"))[:2]
    ('vaincu', 'V')
    """

    def __init__(self, language: str, game: Game, names: Sequence[str] = ()) -> None:
        others = [other for other in LANGUAGES if other != language]
        self._books = tuple(Phrasebook(one, game.slug, pack=game.pack) for one in (language, *others))
        self._names = tuple(names)

    def ways(self, called: Argument) -> tuple[str, ...]:
        """How this can be said, the usual name first."""
        return tuple(dict.fromkeys(way for book in self._books for way in book.spoken(called, self._names)))
