"""What the values of content files may be: kind and range of every field, as a game's `fields.toml` states them.

A field is named by its path. `*` stands for the name of any row, or for any place in a list. `#` before a path is the
number of parts there::

    ["adventurers.toml"]
    "#" = [1, 40]                        # rows
    "*.cr" = [0, 12]                     # a whole number
    "*.ability" = "word"
    "*.kind" = ["weapon", "armour"]      # one of these
    "*.x" = [0.0, 4000.0]                # any number
    "*.once" = "truth"

The readers of a game check words and references. This file is for what they don't know: how large a number may be
before a game can't be played, shown or drawn any more.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from tumblekeep.core.errors import BadContent
from tumblekeep.core.message import Message
from tumblekeep.kit.overlay import ID, has_rows

FIELDS = "fields.toml"
ANY, COUNT = "*", "#"
FAR = 1_000_000
"""The bound of a number that is not described, in a game from outside."""
MANY = 10_000
"""The bound of a list or table that is not described."""
DEEPEST = 12
"""How deeply values may be nested."""
LONGEST = 2_000
"""Characters of a text."""
WORDS_NUMBER = 99
"""The largest number inside a word, as in `heal_one:6`."""
_IN_WORD = re.compile(r"\d+")

Path = tuple[str, ...]


class FieldKind(NamedTuple):
    """What one field may hold."""

    kind: str
    """`whole`, `number`, `truth`, `word`, `text` or `choice`."""
    least: float = 0
    most: float = 0
    words: tuple[str, ...] = ()
    """All that it may be, if it is a choice."""

    def plain(self) -> dict[str, Any]:
        """The same as plain data, for forms."""
        if self.kind == "choice":
            return {"kind": self.kind, "words": list(self.words)}
        bounds = {"least": self.least, "most": self.most} if self.kind in ("whole", "number") else {}
        return {"kind": self.kind, **bounds}


class FileFields(NamedTuple):
    """All fields of one content file, by path."""

    fields: Mapping[Path, FieldKind]
    counts: Mapping[Path, tuple[int, int]]

    def of(self, path: Path) -> FieldKind | None:
        """The description of the field at this path."""
        return next((kind for pattern, kind in self.fields.items() if _fits(pattern, path)), None)

    def bounds(self, path: Path) -> tuple[int, int] | None:
        """How many parts there may be at this path."""
        return next((count for pattern, count in self.counts.items() if _fits(pattern, path)), None)


NOTHING = FileFields({}, {})


def _fits(pattern: Path, path: Path) -> bool:
    return len(pattern) == len(path) and all(
        one in (ANY, other) for one, other in zip(pattern, path, strict=True)
    )


@cache
def described_files(package: str) -> Mapping[str, FileFields]:
    """The content files of a game's package, with their fields; empty if it has no `fields.toml`."""
    found = files(package).joinpath(FIELDS)
    if not found.is_file():
        return {}
    return {
        name: _file_fields(rows) for name, rows in tomllib.loads(found.read_text(encoding="utf-8")).items()
    }


def fields_of(package: str, file: str) -> FileFields:
    """The fields of one content file. A file that a pack adds is described by its ending: `*.json`."""
    known = described_files(package)
    return known.get(file) or known.get(f"*.{file.rpartition('.')[2]}") or NOTHING


def _file_fields(rows: Mapping[str, Any]) -> FileFields:
    fields: dict[Path, FieldKind] = {}
    counts: dict[Path, tuple[int, int]] = {}
    for name, stated in rows.items():
        if name.startswith(COUNT):
            least, most = stated
            counts[_path(name.removeprefix(COUNT))] = least, most
        else:
            fields[_path(name)] = _field_kind(stated)
    return FileFields(fields, counts)


def _path(name: str) -> Path:
    return tuple(name.split(".")) if name else ()


def _field_kind(stated: Any) -> FieldKind:
    if isinstance(stated, str):
        return FieldKind(stated)
    if all(isinstance(part, str) for part in stated):
        return FieldKind("choice", words=tuple(stated))
    least, most = stated
    return FieldKind("number" if isinstance(least, float) else "whole", least, most)


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of a content file with its path: rows by name or id, parts of other lists by their place."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, str(key)))
    elif isinstance(value, list):
        rows = has_rows(value)
        for place, inner in enumerate(value):
            yield from leaves(inner, (*path, inner[ID] if rows else str(place)))
    else:
        yield path, value


def _groups(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Every table and list with the number of its parts."""
    if isinstance(value, dict):
        yield path, len(value)
        for key, inner in value.items():
            yield from _groups(inner, (*path, str(key)))
    elif isinstance(value, list):
        yield path, len(value)
        rows = has_rows(value)
        for place, inner in enumerate(value):
            yield from _groups(inner, (*path, inner[ID] if rows else str(place)))


def check_depth(value: Any, file: str) -> None:
    """Refuse values that are nested too deeply. Never recurses, so that no file can exhaust the stack."""
    level = [value]
    for _ in range(DEEPEST):
        level = [
            part
            for one in level
            if isinstance(one, (dict, list))
            for part in (one.values() if isinstance(one, dict) else one)
        ]
        if not level:
            return
    if any(isinstance(one, (dict, list)) for one in level):
        raise BadContent(
            "bad-content-deep",
            f"{file}: values are nested more than {DEEPEST} deep",
            where=file,
            most=DEEPEST,
        )


def check_described(value: Any, package: str, file: str, name: str) -> None:
    """Raise BadContent if a number, a count or a text of this content file is out of range. `name` is how a pack calls it."""
    fields = fields_of(package, file)
    for path, count in _groups(value):
        low, high = fields.bounds(path) or (0, MANY)
        if not low <= count <= high:
            raise BadContent(
                "bad-content-count",
                f"{name} {'.'.join(path)}: {count} are too many or too few; {low} to {high} can be played",
                where=_where(name, path),
                count=count,
                low=low,
                high=high,
            )
    for path, leaf in leaves(value):
        _check_leaf(leaf, fields.of(path), name, path)


def _check_leaf(leaf: Any, kind: FieldKind | None, name: str, path: Path) -> None:
    if isinstance(leaf, str):
        if kind is not None and kind.kind == "choice" and leaf not in kind.words:
            known = ", ".join(kind.words)
            raise _wrong("bad-content-choice", name, path, leaf, known=known)
        if len(leaf) > LONGEST:
            raise _wrong("bad-content-long", name, path, leaf[:40], most=LONGEST)
        large = kind is None or kind.kind == "word"
        if large and any(int(digits[:9]) > WORDS_NUMBER for digits in _IN_WORD.findall(leaf)):
            raise _wrong("bad-content-range", name, path, leaf[:40], low=0, high=WORDS_NUMBER)
        return
    if isinstance(leaf, bool) or not isinstance(leaf, (int, float)):
        return
    low, high = (kind.least, kind.most) if kind and kind.kind in ("whole", "number") else (-FAR, FAR)
    if not low <= leaf <= high:  # also refuses what is not a number
        raise _wrong("bad-content-range", name, path, str(leaf)[:24], low=_bound(low), high=_bound(high))


def _bound(number: float) -> float | int:
    return int(number) if float(number).is_integer() else number


def _where(name: str, path: Path) -> str:
    return f"{name} {'.'.join(path)}".strip()[:120]


def _wrong(message: str, name: str, path: Path, found: str, **said: Message | str | float) -> BadContent:
    return BadContent(
        message,
        f"{_where(name, path)}: {found!r} is out of range ({said})",
        where=_where(name, path),
        found=found,
        **said,
    )
