"""What people are called, and what they write: shown as it is, so nothing invisible, and nobody who looks like another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from tumblekeep.server.errors import Refusal
from tumblekeep.server.wire.base import LONGEST_NAME

JOINER = "\u200d"
"""Makes one picture of several; between anything but pictures it shows nothing."""
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are counted as such and show nothing."""
MOST_MARKS = 4
"""Marks on one letter; more only climb over the lines above and below."""

_LIKE = str.maketrans(
    "авеԁһіјкмнорԛѕтуѵԝхьαβεηικνορτυχωɡӏ",
    "abedhijkmhopqstyvwxbaben" + "ikvoptuxwgl",
)
"""Letters of other alphabets that look like Latin ones, in small letters."""


def clean(text: str) -> str:
    """What somebody typed, as text: no control characters, no reversed writing, nothing that only seems empty, one space
    at a time.

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
    """A name that can be shown."""
    cleaned = clean(name)
    if not cleaned:
        raise Refusal(422, "server-empty-name")
    if len(cleaned) > LONGEST_NAME:
        raise Refusal(422, "server-long-name", most=LONGEST_NAME)
    return cleaned


def look(name: str) -> str:
    """How a name looks at a glance; two names that look alike give the same.

    >>> look("Adа") == look("ADA") == look("Ada ")
    True
    """
    plain = name.replace("I", "l").replace("|", "l").replace("1", "l")
    apart = unicodedata.normalize("NFKD", plain).casefold().translate(_LIKE)
    return "".join(letter for letter in apart if letter.isalnum() or unicodedata.category(letter) == "So")


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else at the table looks the same.

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
