"""Drafts: a pack as somebody edits it value by value, before it is a folder. Made into a pack and into its files."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import tomli_w
from fluent.syntax import FluentParser, ast

from tumblekeep.core.errors import BadContent
from tumblekeep.core.game import Game
from tumblekeep.core.pack import Pack
from tumblekeep.games import room
from tumblekeep.games.with_pack import try_pack
from tumblekeep.kit.content import unknown_word
from tumblekeep.kit.described import check_described
from tumblekeep.kit.overlay import ID, has_rows, merge_content
from tumblekeep.packs.comparing import content_of
from tumblekeep.packs.folder import CONTENT, FILE, LOCALE, NAME, PackError
from tumblekeep.packs.showing import names_of

STAMP = (2026, 1, 1, 0, 0, 0)
"""The time in every archive, so that the same draft gives the same bytes."""


class DraftChange(NamedTuple):
    """One value that is changed: its file, its path in it (as `pack show` prints it), and what it becomes."""

    file: str
    path: str
    value: Any


class DraftRow(NamedTuple):
    """A new row, begun as a copy of another."""

    file: str
    row: str
    source: str


class PackDraft(NamedTuple):
    """A pack as it is edited."""

    name: str
    game: str
    title: Mapping[str, str]
    about: Mapping[str, str]
    rows: Sequence[DraftRow] = ()
    changes: Sequence[DraftChange] = ()
    words: Mapping[str, Mapping[str, str]] = {}
    """By language and message id."""


def pack_of(draft: PackDraft) -> Pack:
    """Make the pack, if its names and ranges are right. Whether the game can be played with it, `try_draft` says."""
    if not NAME.fullmatch(draft.name) or len(draft.name) > 40:
        raise PackError("pack-name", f"{draft.name!r} is no name for a pack", name=draft.name[:60])
    names = names_of(draft.game)
    before: dict[str, Any] = {}
    after: dict[str, Any] = {}
    for file in dict.fromkeys([*(one.file for one in draft.rows), *(one.file for one in draft.changes)]):
        if file not in names:
            raise unknown_word(file, names, where="content/")
        before[file] = after[file] = content_of(draft.game, file, None)
    for row in draft.rows:
        after[row.file] = _with_row(after[row.file], row)
    for change in draft.changes:
        after[change.file] = _changed(after[change.file], change.path.split("."), change)
    changes = {}
    for file, content in after.items():
        merge_content(before[file], content, file)  # says what is of the wrong kind
        folder, _, name = file.rpartition("/")
        package = f"{room(draft.game).rpartition('.')[0]}.{folder}" if folder else room(draft.game)
        check_described(content, package, name, file)
        changed = _difference(before[file], content)
        if changed:
            changes[file] = changed
    words = {language: _catalogue(language, said) for language, said in draft.words.items() if said}
    return Pack(draft.name, draft.game, "1", dict(draft.title), dict(draft.about), changes, {}, words)


def try_draft(draft: PackDraft) -> Game:
    """Load the game with a draft once; raises what is wrong with either. Takes tens of milliseconds."""
    return try_pack(room(draft.game), pack_of(draft))


def _with_row(content: Any, row: DraftRow) -> Any:
    rows = {one[ID]: one for one in content} if has_rows(content) else content
    if not isinstance(rows, dict) or row.source not in rows:
        known = list(rows) if isinstance(rows, dict) else []
        raise unknown_word(row.source, known, where=row.file)
    if row.row in rows:
        raise PackError("pack-row-there", f"{row.file} has {row.row!r} already", file=row.file, row=row.row)
    if has_rows(content):
        return [*content, {**rows[row.source], ID: row.row}]
    return {**content, row.row: rows[row.source]}


def _changed(content: Any, path: Sequence[str], change: DraftChange) -> Any:
    """The content with the value at a path replaced."""
    if not path:
        return change.value
    first, rest = path[0], path[1:]
    if isinstance(content, dict) and first in content:
        return {**content, first: _changed(content[first], rest, change)}
    if isinstance(content, list):
        ids = (
            [row[ID] for row in content]
            if has_rows(content)
            else [str(place) for place in range(len(content))]
        )
        if first in ids:
            place = ids.index(first)
            return [*content[:place], _changed(content[place], rest, change), *content[place + 1 :]]
    raise BadContent(
        "bad-content-key",
        f"{change.file}: there is no {change.path!r}",
        where=change.file,
        key=change.path[:60],
        known="–",
    )


def _difference(before: Any, after: Any) -> Any:
    """What has to be laid over `before` to get `after`; nothing if they are the same."""
    if isinstance(before, dict) and isinstance(after, dict):
        return {
            key: _difference(before[key], value) if key in before else value
            for key, value in after.items()
            if key not in before or before[key] != value
        }
    if has_rows(before) and has_rows(after):
        known = {row[ID]: row for row in before}
        return [
            {ID: row[ID], **_difference(known[row[ID]], row)} if row[ID] in known else row
            for row in after
            if known.get(row[ID]) != row
        ]
    return after


def _catalogue(language: str, said: Mapping[str, str]) -> str:
    """Messages as Fluent text, each on one line; refuses what Fluent can't read."""
    lines = [f"{name} = {' '.join(text.split())}" for name, text in said.items()]
    for place, line in enumerate(lines, start=1):
        if any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(line).body):
            raise PackError(
                "pack-word-junk", f"{line!r} is no Fluent", file=f"{LOCALE}/{language}.ftl", line=place
            )
    return "".join(f"{line}\n" for line in lines)


def files_of_pack(pack: Pack) -> dict[str, str]:
    """The files of a pack's folder, by path."""
    about: dict[str, Any] = {"name": pack.name, "game": pack.game, "version": pack.version}
    about["title"] = {language: text for language, text in pack.title.items() if text}
    if any(pack.about.values()):
        about["about"] = {language: text for language, text in pack.about.items() if text}
    found = {FILE: tomli_w.dumps(about)}
    for file, change in pack.changes.items():
        text = (
            tomli_w.dumps(change)
            if file.endswith(".toml")
            else json.dumps(change, ensure_ascii=False, indent=2)
        )
        found[f"{CONTENT}/{file}"] = text
    for language, words in pack.words.items():
        found[f"{LOCALE}/{language}.ftl"] = words
    return found


def archive_of(pack: Pack) -> bytes:
    """A pack's folder as a zip archive, the same bytes for the same pack."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, text in files_of_pack(pack).items():
            archive.writestr(zipfile.ZipInfo(f"{pack.name}/{path}", STAMP), text)
    return whole.getvalue()
