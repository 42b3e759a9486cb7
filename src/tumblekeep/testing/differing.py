"""Where two pieces of plain data differ, in words that name the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

NOTHING = "nothing"
LONGEST = 80
"""Characters of a value that are shown."""


def difference(found: Any, wanted: Any, where: str = "") -> str | None:
    """The first place at which two values differ, with both values there; None if they are equal.

    >>> difference({"camps": [3, 0], "ahead": 0}, {"camps": [3, 0], "ahead": 4})
    'ahead is 0, not 4'
    >>> difference({"camps": [3, 0]}, {"camps": [3, 5]})
    'camps.1 is 0, not 5'
    """
    if found == wanted:
        return None
    if isinstance(found, Mapping) and isinstance(wanted, Mapping):
        for key in dict.fromkeys((*wanted, *found)):
            place = f"{where}.{key}" if where else str(key)
            if key not in found:
                return f"{place} is missing, not {_shown(wanted[key])}"
            if key not in wanted:
                return f"{place} is {_shown(found[key])}, and should not be there"
            if told := difference(found[key], wanted[key], place):
                return told
    if isinstance(found, list | tuple) and isinstance(wanted, list | tuple):
        for number, (one, other) in enumerate(zip(found, wanted, strict=False)):
            if told := difference(one, other, f"{where}.{number}" if where else str(number)):
                return told
        if len(found) != len(wanted):
            return f"{where or 'it'} has {len(found)} parts, not {len(wanted)}"
    return f"{where or 'it'} is {_shown(found)}, not {_shown(wanted)}"


def assert_same(found: Any, wanted: Any, what: str) -> None:
    """Raise AssertionError with the first difference, if there is one."""
    told = difference(found, wanted)
    assert told is None, f"{what}: {told}"


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
