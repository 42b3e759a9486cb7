"""What people say, in any language: the words that a message stands for, so that what is suggested is also understood.

>>> WordIndex().ways("told-hole")[0]
'hole'
"""

from __future__ import annotations

from functools import cache

from tumblekeep.text.phrasebook import LANGUAGES, Phrasebook

BETWEEN_WORDS = "|"
"""Stands between words of which each is as good as the other."""


class WordIndex:
    """Every language at once, from the catalogues it is given."""

    def __init__(self, *catalogues: str) -> None:
        self._books = tuple(Phrasebook(language, *catalogues) for language in LANGUAGES)

    def ways(self, message_id: str) -> tuple[str, ...]:
        """How this can be said in each language, the usual word first; nothing if it can't be."""
        found: list[str] = []
        for book in self._books:
            if book.knows(message_id):
                found += [word.strip() for word in book.say(message_id).split(BETWEEN_WORDS)]
        return tuple(found)


@cache
def throwing_words() -> WordIndex:
    """All that can be said of a throw."""
    return WordIndex("throw")
