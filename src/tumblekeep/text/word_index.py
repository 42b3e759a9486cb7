"""WordIndex: the words for a message in every language, so that whatever a prompt suggests is also understood.

>>> WordIndex().ways("told-hole")[0]
'hole'
"""

from __future__ import annotations

from functools import cache

from tumblekeep.text.phrasebook import LANGUAGES, Phrasebook

BETWEEN_WORDS = "|"
"""The separator of synonyms."""


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
