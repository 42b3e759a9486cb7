"""Words and phrases for reports about real dice, in every language at once.

A text is folded (lower case, no accents) and read from left to right. At each position the longest known phrase counts.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

Ways = Callable[[str], Sequence[str]]
"""Returns the ways to say the words of a message, in any language."""
Phrases = Mapping[tuple[str, ...], "PhraseToken"]


class PhraseToken(NamedTuple):
    """A phrase with a meaning, a number (`number`), a dash (`join`), or something unknown (`unknown`)."""

    kind: str
    text: str
    value: str = ""


def no_words(message_id: str) -> Sequence[str]:
    """The default: understand ids only."""
    return ()


def fold_text(text: str) -> str:
    """Return the text in lower case without accents. Apostrophes, and hyphens between letters, become spaces.

    >>> fold_text("À l’intérieur, no-bounce, section-3")
    'a l interieur, no bounce, section-3'
    """
    plain = text.casefold().replace("œ", "oe").replace("æ", "ae")
    plain = "".join(one for one in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(one))
    plain = re.sub(r"[\u2019\u2018'`]", " ", plain)
    plain = re.sub(r"[\u2010-\u2015\u2212]", "-", plain)
    return re.sub(r"(?<=[a-z])-(?=[a-z])", " ", plain)


_TOKEN = re.compile(r"[a-z_]+-\d+|[a-z_]+|\d+|[^\W\d_]+|\S")
_SIGNED = re.compile(r"[a-z_]+-\d+|[a-z_]+|[+-]?\d+|[^\W\d_]+|\S")
_JOINTS = ("-", "+", "&")
_MARKS = tuple(',.:()!"')


def tokens(text: str, *, signed: bool = False) -> list[str]:
    """Split a text into words, numbers and signs. With `signed`, numbers keep their sign."""
    return (_SIGNED if signed else _TOKEN).findall(fold_text(text))


def parse_phrases(pieces: Sequence[str], phrases: Phrases) -> list[PhraseToken]:
    """The meanings of the pieces of a text, one after the other."""
    longest = max(map(len, phrases), default=1)
    pieces = list(pieces)
    items: list[PhraseToken] = []
    place = 0
    while place < len(pieces):
        for length in range(min(longest, len(pieces) - place), 0, -1):
            found = phrases.get(tuple(pieces[place : place + length]))
            if found is not None:
                items.append(found)
                place += length
                break
        else:
            parted = re.fullmatch(r"([a-z_]+)-(\d+)", pieces[place])
            if parted and (parted[1],) in phrases and phrases[(parted[1],)].kind != "iceberg":
                pieces[place : place + 1] = [parted[1], "-", parted[2]]  # edge-1
            else:
                items += _single(pieces[place])
                place += 1
    return items


def _single(piece: str) -> list[PhraseToken]:
    if re.fullmatch(r"[+-]?\d+", piece):
        return [PhraseToken("number", piece, piece.lstrip("+"))]
    if piece in _JOINTS:
        return [PhraseToken("join", piece)]
    return [] if piece in _MARKS else [PhraseToken("unknown", piece)]


def add(table: dict[tuple[str, ...], PhraseToken], words: str, item: PhraseToken) -> None:
    """Add one phrase. It replaces the same phrase with another meaning."""
    pieces = tuple(tokens(words))
    if pieces:
        table[pieces] = item


@lru_cache(maxsize=8)
def known_phrases(ways: Ways, kinds: tuple[str, ...]) -> Phrases:
    """Every phrase of the catalogue `told` for these kinds of things. An earlier kind outranks a later one.

    The sign on top of a die is called a symbol in one edition and an icon in the other; both are `icon` here.
    """
    table: dict[tuple[str, ...], PhraseToken] = {}
    for kind in reversed(kinds):
        for name in ("symbol", "icon") if kind == "icon" else (kind,):
            for words in (*ways(f"told-{name}"), *ways(f"told-also-{name}")):
                add(table, words, PhraseToken(kind, words))
    return table


@lru_cache(maxsize=64)
def names_of(ways: Ways, dice: tuple[str, ...]) -> Phrases:
    """What these dice are called. The name of a kind stands for all dice of that kind."""
    table: dict[tuple[str, ...], PhraseToken] = {}
    for die in dice:
        kind = die.partition("-")[0]
        for words in (*ways(f"told-die-{kind}"), *ways(f"told-also-die-{kind}"), kind):
            add(table, words, PhraseToken("die", words, kind))
        add(table, die, PhraseToken("die", die, die))
    return table
