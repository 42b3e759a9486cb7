"""Content files: read once, at import, and checked. An error names the file and the row.

A pack may be laid over them while a game is loaded (`pack_overlay`). Then the same functions return the changed content.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from hashlib import blake2b
from importlib.resources import files
from typing import Any, TypeVar

from tumblekeep.core.errors import BadContent
from tumblekeep.core.pack import Pack
from tumblekeep.kit.described import check_described
from tumblekeep.kit.overlay import kind_called, merge_content, without

T = TypeVar("T")


class PackOverlay:
    """A pack laid over the content of a game's package while that is loaded."""

    def __init__(self, room: str, pack: Pack) -> None:
        self.room = room
        self.pack = pack
        self.used: set[str] = set()
        """The files of the pack that were read."""
        self.known: set[str] = set()
        """All content files that were read."""

    def name(self, package: str, file: str) -> str:
        """The name a pack uses for a content file. The files of a family's package are in a folder of that name."""
        return file if package == self.room else f"{package.rpartition('.')[2]}/{file}"


_laid: ContextVar[PackOverlay | None] = ContextVar("laid", default=None)


@contextmanager
def pack_overlay(room: str, pack: Pack) -> Iterator[PackOverlay]:
    """Context manager: whatever reads content in this thread reads it with the pack laid over it."""
    laid = PackOverlay(room, pack)
    token = _laid.set(laid)
    try:
        yield laid
    finally:
        _laid.reset(token)


def read_toml(package: str, name: str) -> dict[str, Any]:
    """Read a TOML file of a game's content folder."""
    found: dict[str, Any] = _packed(package, name, lambda: tomllib.loads(_text(package, name)))
    return found


def read_json(package: str, name: str) -> Any:
    """Read a JSON file of a game's content folder."""
    return _packed(package, name, lambda: json.loads(_text(package, name)))


def added_files(package: str, suffix: str) -> tuple[str, ...]:
    """The names, without suffix, of content files that the pack adds to the game's own."""
    laid = _laid.get()
    if laid is None:
        return ()
    return tuple(
        name.removesuffix(suffix)
        for name in laid.pack.changes
        if name.endswith(suffix) and "/" not in name and package == laid.room and not _is_there(package, name)
    )


def _packed(package: str, name: str, read: Any) -> Any:
    laid = _laid.get()
    if laid is None:
        return read()
    known = laid.name(package, name)
    changes, removed = laid.pack.changes, laid.pack.removed
    laid.known.add(known)
    if known in changes or known in removed:
        laid.used.add(known)
    if known in changes and not _is_there(package, name):
        laid_over = changes[known]
    else:
        laid_over = without(read(), removed.get(known, ()), known)
        if known in changes:
            laid_over = merge_content(laid_over, changes[known], known)
    if known in changes or known in removed:
        check_described(laid_over, package, name, known)
    return laid_over


def _is_there(package: str, name: str) -> bool:
    return files(package).joinpath("content", name).is_file()


def _text(package: str, name: str) -> str:
    return files(package).joinpath("content", name).read_text(encoding="utf-8")


def digest(package: str, *names: str) -> str:
    """A short digest of content files. It changes when any of them does, but not with line endings."""
    laid = _laid.get()
    if laid is not None:
        parts = [laid.pack.fingerprint, *names]
        parts += [_text(package, name) for name in names if _is_there(package, name)]
    else:
        parts = [_text(package, name) for name in names]
    whole = "\n".join(parts).replace("\r\n", "\n")
    return blake2b(whole.encode(), digest_size=8).hexdigest()


def field(row: dict[str, Any], key: str, kind: type[T], *, where: str) -> T:
    """Return one value of a row, if it is present and of the right type."""
    value = row.get(key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadContent(
            "bad-content",
            f"{where}: {key!r} should be {kind.__name__}, is {value!r}",
            where=where,
            key=key,
            wanted=kind_called(kind),
        )
    return value


def only(row: dict[str, Any], keys: set[str], *, where: str) -> None:
    """Refuse an unknown key, because it is probably a typo."""
    for key in row:
        if key not in keys:
            raise unknown_word(key, sorted(keys), where=where)


def one_of(value: Any, known: Sequence[str], *, where: str) -> str:
    """Return the word if it is one of those known here."""
    if not isinstance(value, str) or value not in known:
        raise unknown_word(str(value), known, where=where)
    return value


def unknown_word(word: str, known: Sequence[str], *, where: str) -> BadContent:
    """The error for an unknown word. It lists the known words and the closest one."""
    listed = ", ".join(known)
    close = get_close_matches(word, known, n=1)
    if close:
        return BadContent(
            "bad-content-close",
            f"{where}: {word!r} means nothing here; did you mean {close[0]!r}? known: {listed}",
            where=where,
            key=word[:60],
            close=close[0],
            known=listed,
        )
    return BadContent(
        "bad-content-key",
        f"{where}: {word!r} means nothing here; known: {listed}",
        where=where,
        key=word[:60],
        known=listed,
    )
