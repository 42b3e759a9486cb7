"""Compare a pack row by row with the game as it is shipped, or with another pack."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

from tumblekeep.core.pack import Pack
from tumblekeep.games import load, room
from tumblekeep.kit.content import pack_overlay, read_json, read_toml
from tumblekeep.kit.overlay import ID, has_rows


class Difference(NamedTuple):
    """One value that differs; None means that it is absent."""

    file: str
    path: str
    before: Any
    after: Any


def differences(pack: Pack, other: Pack | None = None) -> Iterator[Difference]:
    """Every value of `pack` that differs from `other`, or from the game without a pack."""
    load(pack.game, pack)  # report errors in the pack first
    names = dict.fromkeys(
        (*pack.changes, *pack.removed, *(other.changes if other else ()), *(other.removed if other else ()))
    )
    for name in names:
        yield from _between(name, "", content_of(pack.game, name, other), content_of(pack.game, name, pack))


def content_of(slug: str, name: str, pack: Pack | None) -> Any:
    """A content file of a game with a pack laid over it, as plain data; None if it does not exist."""
    here = room(slug)
    family, _, file = name.rpartition("/")
    package = f"{here.rpartition('.')[0]}.{family}" if family else here
    read = read_toml if file.endswith(".toml") else read_json
    if pack is not None:
        with pack_overlay(here, pack):
            return read(package, file) if _is_there(package, file) or name in pack.changes else None
    return read(package, file) if _is_there(package, file) else None


def content_files(slug: str) -> tuple[str, ...]:
    """The names of a game's content files, as packs call them."""
    here = room(slug)
    own = [
        path.name
        for path in files(here).joinpath("content").iterdir()
        if path.name.endswith((".toml", ".json"))
    ]
    return tuple(sorted(own))


def _is_there(package: str, file: str) -> bool:
    return files(package).joinpath("content", file).is_file()


def _between(file: str, path: str, before: Any, after: Any) -> Iterator[Difference]:
    if has_rows(before):
        before = {row[ID]: row for row in before}
    if has_rows(after):
        after = {row[ID]: row for row in after}
    # rows without ids go by their position from 0, as in a study
    if _is_tables(before) and _is_tables(after):
        before, after = (dict(enumerate(rows)) for rows in (before, after))
    if isinstance(before, dict) and isinstance(after, dict):
        for key in dict.fromkeys((*before, *after)):
            yield from _between(file, f"{path}.{key}" if path else str(key), before.get(key), after.get(key))
    elif before != after:
        yield Difference(file, path, before, after)


def _is_tables(found: Any) -> bool:
    return isinstance(found, list) and bool(found) and all(isinstance(row, dict) for row in found)
