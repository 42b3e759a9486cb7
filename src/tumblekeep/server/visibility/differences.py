"""Differences between plain data: what is sent in place of what a client has been sent before.

A difference is itself plain data. A list stands for a whole value: `[value]` replaces what was there, `[]` removes it. An object
changes what was there: in an object its keys are the keys that change, in a list the numbers of the places that change. A list that
gets longer or shorter changes by `{"at": n, "drop": n, "put": [...]}`: from this place, so many go and these come.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from operator import eq
from typing import Any

from tumblekeep.server import json_text

UNCHANGED = "{}"
"""The difference between equal values, as JSON."""
_WITH_PARTS = frozenset({dict, list, tuple})


def difference(before: Any, after: Any) -> Any:
    """Return what makes `before` into `after`.

    >>> difference({"gold": 3, "cards": [1, 2, 5], "fight": None}, {"gold": 4, "cards": [1, 5]})
    {'gold': [4], 'cards': {'at': 1, 'drop': 1, 'put': []}, 'fight': []}
    """
    kind = type(after)
    if kind not in _WITH_PARTS or type(before) is not kind:
        return [after]
    change: dict[Any, Any] = {}
    if kind is dict:
        common = 0
        for key, value in after.items():
            if key in before:
                common += 1
                old = before[key]
                # most of what changes has no parts: another call would cost more than the comparison
                if old is not value and old != value:
                    change[key] = difference(old, value) if type(value) in _WITH_PARTS else [value]
            else:
                change[key] = [value]
        if common < len(before):
            for key in before:
                if key not in after:
                    change[key] = []
        return change
    if not before or not after:
        return [after]
    if len(before) == len(after):
        for place, value in enumerate(after):
            old = before[place]
            if old is not value and old != value:
                change[place] = difference(old, value) if type(value) in _WITH_PARTS else [value]
        return change
    start = _shared(before, after)
    end = min(_shared(before[::-1], after[::-1]), len(before) - start, len(after) - start)
    return {"at": start, "drop": len(before) - start - end, "put": after[start : len(after) - end]}


def _shared(before: Sequence[Any], after: Sequence[Any]) -> int:
    """How many values two lists begin with in common."""
    return sum(1 for _ in takewhile(bool, map(eq, before, after)))


def difference_text(before: Any, after: Any, whole: str) -> str:
    """Return the difference as JSON, or the whole new value, whichever is shorter; `whole` is that value as JSON."""
    if before is after:
        return UNCHANGED
    text = json_text.to_text(difference(before, after))
    return text if len(text) < len(whole) + 2 else f"[{whole}]"


def applied(before: Any, change: Any) -> Any:
    """Return what `before` becomes by a difference, both as JSON has them. Nothing in `before` is changed.

    >>> applied({"gold": 3, "cards": [1, 2, 5]}, {"gold": [4], "cards": {"0": [7]}})
    {'gold': 4, 'cards': [7, 2, 5]}
    """
    if isinstance(change, list):
        return change[0]
    if not change:
        return before
    if isinstance(before, list):
        if "at" in change:
            at, drop, put = change["at"], change["drop"], change["put"]
            return [*before[:at], *put, *before[at + drop :]]
        made = list(before)
        for place, one in change.items():
            made[int(place)] = applied(made[int(place)], one)
        return made
    told = dict(before)
    for key, one in change.items():
        if one == []:
            told.pop(key, None)
        else:
            told[key] = applied(told.get(key), one)
    return told
