"""Spoken codes: two words that lead to a table while it waits for players.

A code is a number; each of our languages has its own two words for it, and every language's words are understood.
Tables that were opened before codes had words keep the five letters that follow from their id (`old_code`).
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from functools import lru_cache
from importlib.resources import files

from tumblekeep.text import LANGUAGES

LONGEST_CODE = 60
"""Characters that anybody may type for a code."""
_CONSONANTS, _VOWELS = "bdfgklmnprstvz", "aeiou"
"""Letters that sound the same in English and in French."""
_OLD = re.compile(f"^[{_CONSONANTS}][{_VOWELS}][{_CONSONANTS}][{_VOWELS}][{_CONSONANTS}]$")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def _read() -> tuple[tuple[str, ...], ...]:
    """Read the words: one line for each, in the order of our languages."""
    text = files("tumblekeep.server.table").joinpath("code_words.txt").read_text(encoding="utf-8")
    return tuple(tuple(line.split()) for line in text.splitlines() if line and not line.startswith("#"))


def fold(text: str) -> str:
    """Reduce what somebody typed to plain small letters, with one space between words.

    >>> fold("  Fenêtre_ÉLAN-vœu ")
    'fenetre elan voeu'
    """
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(re.findall("[a-z]+", plain))


WORDS = _read()
_NUMBERS = {fold(word): number for number, line in enumerate(WORDS) for word in line}
CODES = len(WORDS) ** 2
"""How many codes there are."""


def new_code() -> int:
    """Choose the code of a new table."""
    return secrets.randbelow(CODES)


def words_of(code: int) -> dict[str, str]:
    """Return the words of a code in each language.

    >>> words_of(1)
    {'en': 'acrobat admiral', 'fr': 'acrobate amiral'}
    """
    first, second = divmod(code, len(WORDS))
    return {language: f"{WORDS[first][at]} {WORDS[second][at]}" for at, language in enumerate(LANGUAGES)}


@lru_cache(maxsize=4096)
def code_of(typed: str) -> int | None:
    """Return the code that somebody typed, in whatever language, case and accents; None: there is no such code.

    >>> code_of("Acrobate-AMIRAL") == code_of("acrobatadmiral") == 1
    True
    """
    words = fold(typed).split()
    if len(words) == 1:  # written as one word
        whole = words[0]
        parts = [(whole[:at], whole[at:]) for at in range(1, len(whole))]
        found = [part for part in parts if part[0] in _NUMBERS and part[1] in _NUMBERS]
        words = list(found[0]) if len(found) == 1 else []
    if len(words) != 2 or any(word not in _NUMBERS for word in words):
        return None
    return _NUMBERS[words[0]] * len(WORDS) + _NUMBERS[words[1]]


@lru_cache(maxsize=4096)
def old_code(table: str) -> str:
    """Return the five letters of a table that was opened before codes had words. Two tables seldom have the same.

    >>> old_code("0000000000")
    'tobip'
    """
    left = int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big")
    code = ""
    for letters in (_CONSONANTS, _VOWELS, _CONSONANTS, _VOWELS, _CONSONANTS):
        left, at = divmod(left, len(letters))
        code += letters[at]
    return code


def is_old_code(typed: str) -> bool:
    """Whether this may be the five letters of an older table.

    >>> is_old_code("tobip"), is_old_code("tiger")
    (True, False)
    """
    return _OLD.match(typed) is not None


_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Two of them are the number of a word in the short form of a key."""


def key_words(count: int) -> tuple[str, dict[str, str]]:
    """Choose this many words at random: their numbers as a text, and the words in each language."""
    chosen = [secrets.randbelow(len(WORDS)) for _ in range(count)]
    numbers = " ".join(str(one) for one in chosen)
    return numbers, {
        language: " ".join(WORDS[one][at] for one in chosen) for at, language in enumerate(LANGUAGES)
    }


def key_numbers(folded: str) -> str | None:
    """The numbers of words that somebody typed, in whatever language; None if one of them is no word of ours.

    >>> key_numbers("acrobate admiral") == key_numbers("acrobat amiral") == "0 1"
    True
    """
    words = folded.split()
    if not words or any(word not in _NUMBERS for word in words):
        return None
    return " ".join(str(_NUMBERS[word]) for word in words)


def short_key(numbers: str) -> str:
    """The numbers of a key's words as a short text, for a picture that a camera reads.

    >>> short_key("0 1 511")
    '0001fz'
    """
    return "".join(_DIGITS[int(one) >> 5] + _DIGITS[int(one) & 31] for one in numbers.split())


def long_key(short: str) -> str | None:
    """The numbers of a key's words from its short text; None if it is none.

    >>> long_key("0001fz"), long_key("001"), long_key("zz")
    ('0 1 511', None, None)
    """
    places = [_DIGITS.find(letter) for letter in short]
    if not short or len(short) % 2 or -1 in places:
        return None
    numbers = [high << 5 | low for high, low in zip(places[::2], places[1::2], strict=True)]
    return " ".join(map(str, numbers)) if max(numbers) < len(WORDS) else None
