"""Content files: read once, at import, and checked; a mistake names the file and the row."""

from __future__ import annotations

import json
import tomllib
from hashlib import blake2b
from importlib.resources import files
from typing import Any, TypeVar

from tumblekeep.core.errors import BadContent

T = TypeVar("T")


def read_toml(package: str, name: str) -> dict[str, Any]:
    """A TOML file of a game's content folder."""
    return tomllib.loads(_text(package, name))


def read_json(package: str, name: str) -> Any:
    """A JSON file of a game's content folder."""
    return json.loads(_text(package, name))


def _text(package: str, name: str) -> str:
    return files(package).joinpath("content", name).read_text(encoding="utf-8")


def digest(package: str, *names: str) -> str:
    """A short fingerprint of content files; it changes when any of them does, whatever the line ends."""
    whole = "\n".join(_text(package, name).replace("\r\n", "\n") for name in names)
    return blake2b(whole.encode(), digest_size=8).hexdigest()


def field(row: dict[str, Any], key: str, kind: type[T], *, where: str) -> T:
    """One value of a row, if it is there and of its kind."""
    value = row.get(key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadContent(
            "bad-content",
            f"{where}: {key!r} should be {kind.__name__}, is {value!r}",
            where=where,
            key=key,
            wanted=kind.__name__,
        )
    return value


def only(row: dict[str, Any], keys: set[str], *, where: str) -> None:
    """Refuse a key that means nothing here: it is a slip of the pen."""
    for key in row:
        if key not in keys:
            raise BadContent(
                "bad-content-key",
                f"{where}: {key!r} means nothing here; known: {', '.join(sorted(keys))}",
                where=where,
                key=key,
                known=", ".join(sorted(keys)),
            )
