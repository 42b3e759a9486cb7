"""Change numbers of a game one by one: a value is merged over the content as a pack would do it, or given as
an option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tumblekeep.core.errors import BadContent
from tumblekeep.core.pack import Pack
from tumblekeep.fate.skilled import dial_of
from tumblekeep.games import load
from tumblekeep.kit.content import unknown_word
from tumblekeep.kit.overlay import ID, has_rows
from tumblekeep.lab.study.shape import StudyCell, StudyNumber
from tumblekeep.packs.comparing import content_of

HAND = "hand"


def content_value(slug: str, pack: Pack | None, file: str, path: str, *, where: str) -> Any:
    """Return the value at this path of a content file: rows by their id or name, lists by index from 0."""
    found = content_of(slug, file, pack)
    if found is None:
        raise BadContent("study-file", f"{where}: {slug} has no file {file!r}", where=where, file=file[:80])
    for part in path.split("."):
        found = _inside(found, part, where=f"{where} {file}")
    return found


def _inside(found: Any, part: str, *, where: str) -> Any:
    if isinstance(found, dict):
        if part not in found:
            raise unknown_word(part, list(found), where=where)
        return found[part]
    if isinstance(found, list):
        rows = {row[ID]: row for row in found} if has_rows(found) else dict(enumerate(found))
        known = {str(key): row for key, row in rows.items()}
        if part not in known:
            raise unknown_word(part, list(known), where=where)
        return known[part]
    raise unknown_word(part, [], where=where)


def _change(found: Any, path: Sequence[str], value: Any) -> Any:
    """Return the change that, merged over `found`, puts the value at the path."""
    if not path:
        return value
    part, rest = path[0], path[1:]
    if isinstance(found, dict):
        return {part: _change(found[part], rest, value)}
    if has_rows(found):
        row = next(row for row in found if str(row[ID]) == part)
        return [{ID: row[ID], **_change(row, rest, value)}]
    place = int(part)  # a list without ids is replaced whole
    changed = list(found)
    inner = _change(found[place], rest, value)
    changed[place] = {**found[place], **inner} if isinstance(inner, dict) else inner
    return changed


def merge_changes(one: Any, other: Any) -> Any:
    """Merge two changes; the second wins if both set the same value."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return {key: merge_changes(one.get(key), other.get(key)) for key in dict.fromkeys((*one, *other))}
    if has_rows(one) and has_rows(other):
        rows = {row[ID]: row for row in one}
        for row in other:
            rows[row[ID]] = merge_changes(rows.get(row[ID]), row)
        return list(rows.values())
    return one if other is None else other


def with_changes(slug: str, pack: Pack | None, changes: Mapping[str, Any]) -> Pack | None:
    """Return the pack with these changes merged over it."""
    if not changes:
        return pack
    if pack is None:
        return Pack("study", slug, changes=dict(changes))
    return replace(pack, changes=merge_changes(pack.changes, changes))


def with_values(cell: StudyCell, values: Sequence[tuple[StudyNumber, Any]]) -> StudyCell:
    """Return the cell with these numbers set to these values."""
    pack, options, players = cell.pack, dict(cell.options), cell.players
    for number, value in values:
        if number.option:
            options[number.option] = value
        elif number.file:
            parts = number.path.split(".")
            found = content_of(cell.game, number.file, pack)
            pack = with_changes(cell.game, pack, {number.file: _change(found, parts, value)})
        else:
            players = tuple(replace(one, hand=dial_of(value)) for one in players)
    if pack is not cell.pack and pack is not None and _is_as_it_was(cell, pack):
        pack = cell.pack
    return replace(cell, pack=pack, options=options, players=players)


def _is_as_it_was(cell: StudyCell, pack: Pack) -> bool:
    """Check if the pack changes nothing in the cell: the shipped value is the game itself."""
    return all(
        content_of(cell.game, file, pack) == content_of(cell.game, file, cell.pack) for file in pack.changes
    )


def playable(cell: StudyCell) -> StudyCell:
    """Return the cell with its options filled in, or raise an error that says why it can't be played."""
    game = load(cell.game, cell.pack)
    return replace(cell, options=game.check(cell.seats, cell.options))
