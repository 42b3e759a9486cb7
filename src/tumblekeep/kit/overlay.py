"""Lay changes over plain data: rows are changed key by key, new ones are added, and a value keeps its kind.

>>> merge_content({"monk": {"cr": 3}}, {"monk": {"cr": 4}, "bard": {"cr": 2}}, "cards.toml")
{'monk': {'cr': 4}, 'bard': {'cr': 2}}
>>> merge_content({"monk": {"cr": 3}}, {"monk": {"cr": "four"}}, "cards.toml")
Traceback (most recent call last):
tumblekeep.core.errors.BadContent: cards.toml [monk]: 'cr' should be a whole number, is 'four'
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from tumblekeep.core.errors import BadContent
from tumblekeep.core.message import Message

ID = "id"
"""The key that identifies a row in a list."""
KINDS: tuple[tuple[type, str, str], ...] = (
    (bool, "true or false", "kind-truth"),
    (int, "a whole number", "kind-whole"),
    (float, "a number", "kind-number"),
    (str, "a text", "kind-text"),
    (list, "a list", "kind-list"),
    (dict, "a table", "kind-table"),
)
"""Kinds of values, in plain words and as messages."""


def merge_content(base: Any, change: Any, where: str, key: str = "") -> Any:
    """Return `base` with `change` laid over it: lists of rows with an `id` row by row, other lists as a whole."""
    if base is None or change is None:
        return change
    _same_kind(base, change, where, key)
    if isinstance(base, dict):
        laid = dict(base)
        for name, value in change.items():
            inside = f"{where} [{key}]" if key else where
            if name not in base and base and all(isinstance(row, dict) for row in base.values()):
                _same_kind(base, value, inside, name)  # a new row among rows must be a table, too
            laid[name] = merge_content(base[name], value, inside, name) if name in base else value
        return laid
    if isinstance(base, list) and has_rows(base) and has_rows(change):
        rows = {row[ID]: row for row in base}
        for row in change:
            rows[row[ID]] = merge_content(rows[row[ID]], row, where, row[ID]) if row[ID] in rows else row
        return list(rows.values())
    return change


def _same_kind(base: Any, change: Any, where: str, key: str) -> None:
    wanted, found = kind_of(base), kind_of(change)
    if wanted != found and (wanted[0], found[0]) != ("a number", "a whole number"):
        raise BadContent(
            "bad-content-kind",
            f"{where}: {key!r} should be {wanted[0]}, is {change!r}",
            where=where,
            key=key or where,
            wanted=Message(wanted[1]),
            found=repr(change)[:60],
        )


def without(base: Any, names: Sequence[str], where: str) -> Any:
    """Return `base` without these rows. A path into a row is written with dots."""
    for name in names:
        first, _, rest = name.partition(".")
        there = {row[ID]: row for row in base} if has_rows(base) else base
        if not isinstance(there, dict) or first not in there:
            known = list(there) if isinstance(there, dict) else []
            close = get_close_matches(first, known, n=1)
            raise BadContent(
                "bad-content-gone",
                f"{where}: there is no {first!r} to remove; known: {', '.join(known)}",
                where=where,
                key=first[:60],
                close=close[0] if close else "–",
                known=", ".join(known),
            )
        if rest:
            base = replace_row(base, first, without(there[first], (rest,), f"{where} [{first}]"))
        elif isinstance(base, list):
            base = [row for row in base if row[ID] != first]
        else:
            base = {key: value for key, value in base.items() if key != first}
    return base


def replace_row(base: Any, name: str, value: Any) -> Any:
    """Return `base` with one row replaced by another."""
    if isinstance(base, list):
        return [value if row[ID] == name else row for row in base]
    return {**base, name: value}


def change_for(base: Any, path: str, value: Any) -> Any:
    """Return the change to lay over `base` to set the value at a path. Lists without ids are given whole, rows by
    id."""
    first, _, rest = path.partition(".")
    if has_rows(base):
        row = {row[ID]: row for row in base}[first]
        return [{ID: first, **change_for(row, rest, value)}]
    if isinstance(base, list):
        inner = (
            value
            if not rest
            else merge_content(base[int(first) - 1], change_for(base[int(first) - 1], rest, value), path)
        )
        return [inner if place == int(first) else part for place, part in enumerate(base, start=1)]
    return {first: change_for(base[first], rest, value) if rest else value}


def has_rows(value: Any) -> bool:
    """Whether this is a list of rows, each with an id."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(row, dict) and isinstance(row.get(ID), str) for row in value)
    )


def kind_of(value: Any) -> tuple[str, str]:
    """What kind of value this is, in plain words and as a message."""
    return next((words, message) for kind, words, message in KINDS if isinstance(value, kind))


def kind_called(kind: type) -> Message | str:
    """What a kind of value is called; its type's own name if we have no word for it."""
    return next((Message(message) for known, _, message in KINDS if known is kind), kind.__name__)
