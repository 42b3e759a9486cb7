"""Names that people say for dice, faces and cards, and which of them somebody means.

Whatever a game calls something, in any language, is understood: the whole name, its short form, its beginning, or some
of its words. Whether a text is unclear is decided here, never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from tumblekeep.core.message import Argument, SeatName
from tumblekeep.fate.phrases import fold_text

Say = Callable[[Argument], Sequence[str]]
"""Returns the ways to say a name, the usual one of the reader's language first. Without any, ids are understood."""
Words = tuple[str, ...]
"""A text as it is compared: lower case, no accents, no marks."""


def no_names(called: Argument) -> Sequence[str]:
    """The default: understand ids only."""
    return ()


_WORD = re.compile(r"#\d{1,3}|[^\W_]+")


def words_of(text: str) -> Words:
    """Split a text into the words that are compared.

    >>> words_of("L4 FIRE @red"), words_of("2+Épée"), words_of("#3")
    (('l4', 'fire', 'red'), ('2', 'epee'), ('#3',))
    """
    return tuple(_WORD.findall(fold_text(text)))


class NamedThing(NamedTuple):
    """Something that can be rolled or drawn: its id, what it is called, and every way to say it."""

    id: str
    called: str
    ways: tuple[Words, ...]

    @classmethod
    def of(cls, thing: str, called: Argument, say: Say) -> NamedThing:
        """Look a thing's name up. Ids are understood as well, unless they are the numbers of seats."""
        ways = tuple(say(called))
        known = ways if ways and isinstance(called, SeatName) else (*ways, thing)
        return cls(thing, ways[0] if ways else thing, tuple(dict.fromkeys(map(words_of, known))))


def meant(words: Words, things: Sequence[NamedThing], *, in_order: bool = False) -> list[NamedThing]:
    """Find what is meant: something of exactly that name, or else everything whose name has all these words.

    `in_order` wants the words in the name's own order, which tells where one of several names ends.
    """
    if not words:
        return []
    exact = [(thing.ways.index(words), thing) for thing in things if words in thing.ways]
    if exact:
        best = min(place for place, _ in exact)  # the reader's own language comes first
        return [thing for place, thing in exact if place == best]
    holds = _has_in_order if in_order else _has
    return [thing for thing in things if any(holds(way, words) for way in thing.ways)]


def begun(words: Words, things: Iterable[NamedThing]) -> list[NamedThing]:
    """Find everything whose name begins like this."""
    start = " ".join(words)
    return [thing for thing in things if any(" ".join(way).startswith(start) for way in thing.ways)]


def _has(way: Words, words: Words) -> bool:
    return all(way.count(word) >= words.count(word) for word in words)


def _has_in_order(way: Words, words: Words) -> bool:
    left: Iterator[str] = iter(way)
    return all(word in left for word in words)
