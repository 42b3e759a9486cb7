"""Names and texts that people write.

They are shown as they are, so nothing may be invisible, and no name may look like another.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from tumblekeep.server.errors import Refusal
from tumblekeep.server.wire.base import LONGEST_NAME

JOINER = "\u200d"
"""Joins several pictures into one; anywhere but between pictures it is invisible."""
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that count as such but are invisible."""
MOST_MARKS = 4
"""How many combining marks a letter may have; more would overlap the lines above and below."""

_LIKE = str.maketrans(
    "авеԁһіјкмнорԛѕтуѵԝхьαβεηικνορτυχωɡӏ",
    "abedhijkmhopqstyvwxbaben" + "ikvoptuxwgl",
)
"""Letters of other alphabets that look like Latin ones, in lower case."""


def clean(text: str) -> str:
    """Clean a text that somebody typed.

    The result has no control characters, no reversed writing, nothing invisible, and single spaces only.

    >>> clean("  Ada\\x00\\n Lovelace\\u202e ")
    'Ada Lovelace'
    >>> clean("\\u3164\\u200d\\u0301 ")
    ''
    """
    kept: list[str] = []
    marks = 0
    letters = unicodedata.normalize("NFC", text)
    for place, letter in enumerate(letters):
        kind = unicodedata.category(letter)
        if letter.isspace():
            kept.append(" ")
        elif letter == JOINER:
            if kept and _is_picture(kept[-1]) and _is_picture(letters[place + 1 : place + 2]):
                kept.append(letter)
        elif kind[0] == "M":
            marks += 1
            if kept and kept[-1] != " " and marks <= MOST_MARKS:
                kept.append(letter)
            continue
        elif letter not in BLANK and kind not in ("Cc", "Cf", "Cs", "Co", "Cn"):
            kept.append(letter)
        marks = 0
    return " ".join("".join(kept).split())


def _is_picture(letter: str) -> bool:
    return letter == "\ufe0f" or (letter != "" and unicodedata.category(letter) in ("So", "Sk"))


def clean_name(name: str) -> str:
    """Clean a name so that it can be shown; refuse it if it is empty or too long."""
    cleaned = clean(name)
    if not cleaned:
        raise Refusal(422, "server-empty-name")
    if len(cleaned) > LONGEST_NAME:
        raise Refusal(422, "server-long-name", most=LONGEST_NAME)
    return cleaned


def look(name: str) -> str:
    """Reduce a name to how it looks at a glance; two names that look alike give the same result.

    >>> look("Adа") == look("ADA") == look("Ada ")
    True
    """
    plain = name.replace("I", "l").replace("|", "l").replace("1", "l")
    apart = unicodedata.normalize("NFKD", plain).casefold().translate(_LIKE)
    return "".join(letter for letter in apart if letter.isalnum() or unicodedata.category(letter) == "So")


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number added if another name at the table looks the same.

    >>> told_apart("Ada", ["Bo", "ada"])
    'Ada 2'
    """
    taken = {look(other) for other in others if other}
    called, number = name, 2
    while look(called) in taken:
        end = f" {number}"
        called = name[: LONGEST_NAME - len(end)].rstrip() + end
        number += 1
    return called
