"""A pack's folder, read strictly: `pack.toml`, `content/`, `locale/`. Errors name the file, the row and the key.

::

    golden-road/
        pack.toml               name, game, version, [title], [about], [remove]
        content/dungeon.toml    laid over the game's own file of this name
        locale/en.ftl           words for what is new or renamed

Nothing in it is ever executed: it is TOML, JSON and Fluent text, and a file of any other kind is refused.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.log import Header
from tumblekeep.core.pack import Pack
from tumblekeep.games import known
from tumblekeep.kit.content import field, one_of, only
from tumblekeep.kit.described import check_depth

FILE, CONTENT, LOCALE = "pack.toml", "content", "locale"
KEYS = {"name", "game", "version", "title", "about", "remove"}
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LANGUAGE = re.compile(r"[a-z]{2}")
LARGEST = 4_000_000
"""Bytes of all its files together, at most."""
MOST_FILES = 200
LONGEST_LINE = 10_000
"""Characters of one line of TOML. A key of many thousand parts would keep the reader busy for minutes."""
READ = {".toml": tomllib.loads, ".json": json.loads}
BESIDE = {".md", ".txt"}
"""Files for people; the program ignores them."""


class PackError(TumbleError):
    """A pack can't be found, read or used; says which file and why."""


def read_pack(folder: Path) -> Pack:
    """Read the pack in a folder. It is well-formed; `load` says whether the game can be played with it."""
    texts = dict(_texts(folder))
    if FILE not in texts:
        raise PackError("pack-no-file", f"{folder} has no {FILE}", path=str(folder), file=FILE)
    about = _parsed(FILE, texts.pop(FILE))
    only(about, KEYS, where=FILE)
    name = field(about, "name", str, where=FILE)
    if not NAME.fullmatch(name) or len(name) > 40:
        raise PackError("pack-name", f"{name!r} is no name for a pack", name=name[:60])
    game = one_of(field(about, "game", str, where=FILE), known(), where=f"{FILE} game")
    return Pack(
        name,
        game,
        about["version"]
        if isinstance(about.get("version"), str)
        else field(about, "version", str, where=FILE),
        _by_language(about, "title"),
        _by_language(about, "about") if "about" in about else {},
        _changes(texts),
        _removed(about.get("remove", {})),
        _words(texts),
        str(folder),
    )


def _texts(folder: Path) -> Iterator[tuple[str, str]]:
    """Every file of the pack by its path in it, with its text."""
    if not folder.is_dir():
        raise PackError(
            "pack-missing", f"there is no pack {folder}", pack=str(folder), known=", ".join(shipped_packs())
        )
    size = 0
    for path in _plain_files(folder):
        name = path.relative_to(folder).as_posix()
        if path.suffix in BESIDE:
            continue
        if not _belongs(name):
            raise PackError(
                "pack-stray",
                f"{name} does not belong in a pack",
                file=name,
                known=f"{FILE}, {CONTENT}/*.toml, {CONTENT}/*.json, {LOCALE}/en.ftl",
            )
        try:
            size += path.stat().st_size
            if size > LARGEST:
                raise PackError("pack-large", f"{folder} is larger than {LARGEST} bytes", path=str(folder))
            yield (
                name,
                path.read_text(encoding="utf-8-sig"),
            )  # some editors begin a file with a byte order mark
        except UnicodeDecodeError as error:
            raise PackError("pack-file", f"{name} is not text (UTF-8)", file=name, why="UTF-8?") from error
        except OSError as error:
            why = error.strerror or str(error)
            raise PackError("pack-file", f"{name} can't be read: {why}", file=name, why=why) from error


def _plain_files(folder: Path) -> list[Path]:
    """Every file of the pack, hidden ones left out. A link, a pipe or a device is refused: what it holds can change."""
    found: list[Path] = []
    waiting = [folder]
    while waiting:
        for path in waiting.pop().iterdir():
            if path.name.startswith("."):
                continue
            if path.is_symlink() or not (path.is_file() or path.is_dir()):
                name = path.relative_to(folder).as_posix()
                raise PackError("pack-odd-file", f"{name} is neither a plain file nor a folder", file=name)
            (waiting if path.is_dir() else found).append(path)
            if len(found) + len(waiting) > MOST_FILES:
                raise PackError(
                    "pack-many",
                    f"{folder} has more than {MOST_FILES} files",
                    path=str(folder),
                    most=MOST_FILES,
                )
    return sorted(found)


def _belongs(name: str) -> bool:
    room, _, rest = name.partition("/")
    if room == CONTENT:
        return bool(rest) and rest.count("/") <= 1 and Path(rest).suffix in READ
    if room == LOCALE:
        return rest.endswith(".ftl") and bool(LANGUAGE.fullmatch(rest.removesuffix(".ftl")))
    return name == FILE


def _parsed(name: str, text: str) -> Any:
    read: Callable[[str], Any] = READ[Path(name).suffix]
    if name.endswith(".toml") and (longest := max(map(len, text.splitlines()), default=0)) > LONGEST_LINE:
        why = f"a line of {longest} characters; {LONGEST_LINE} are enough for any key"
        raise PackError("pack-line", f"{name}: {why}", file=name, found=longest, most=LONGEST_LINE)
    try:
        parsed = read(text)
    except (
        ValueError,
        RecursionError,
    ) as error:  # the errors of both libraries are ValueErrors that name the line
        why = str(error)[:200] or "?"
        raise PackError("pack-file", f"{name} can't be read: {why}", file=name, why=why) from error
    check_depth(parsed, name)
    return parsed


def _by_language(about: dict[str, Any], key: str) -> dict[str, str]:
    where = f"{FILE} [{key}]"
    told: dict[str, Any] = field(about, key, dict, where=FILE)
    for language in told:
        if not LANGUAGE.fullmatch(language):
            one_of(language, ("en", "fr"), where=where)
        if len(field(told, language, str, where=where)) > 500:
            raise PackError("pack-large", f"{where} {language} is too long", path=where)
    return dict(told)


def _changes(texts: Mapping[str, str]) -> dict[str, Any]:
    prefix = f"{CONTENT}/"
    read = {
        name.removeprefix(prefix): _parsed(name, text)
        for name, text in texts.items()
        if name.startswith(prefix)
    }
    return {name: change for name, change in read.items() if change}  # an empty file changes nothing


def _removed(told: Any) -> dict[str, tuple[str, ...]]:
    where = f"{FILE} [remove]"
    rows: dict[str, Any] = field({"remove": told}, "remove", dict, where=FILE)
    removed = {}
    for name in rows:
        listed: list[Any] = field(rows, name, list, where=where)
        for row in listed:
            field({name: row}, name, str, where=where)
        removed[name] = tuple(listed)
    return removed


def _words(texts: Mapping[str, str]) -> dict[str, str]:
    return {Path(name).stem: text for name, text in sorted(texts.items()) if name.startswith(f"{LOCALE}/")}


# -- where packs lie ------------------------------------------------------------------------------


def shipped_folder() -> Path:
    """The folder of the packs that come with tumblekeep."""
    return Path(str(files("tumblekeep.packs").joinpath("shipped")))


def shipped_packs() -> tuple[str, ...]:
    """The names of the shipped packs."""
    return tuple(sorted(path.parent.name for path in shipped_folder().glob(f"*/{FILE}")))


def find_pack(wanted: str) -> Pack:
    """Return the pack in a folder, or the shipped pack of this name."""
    folder = Path(wanted)
    if not folder.is_dir() and wanted in shipped_packs():
        folder = shipped_folder() / wanted
    if not folder.is_dir():
        close = get_close_matches(wanted, shipped_packs(), n=1)
        raise PackError(
            "pack-close" if close else "pack-missing",
            f"there is no pack {wanted[:80]!r}; shipped: {', '.join(shipped_packs())}",
            pack=wanted[:80],
            known=", ".join(shipped_packs()),
            **({"close": close[0]} if close else {}),
        )
    return read_pack(folder)


def pack_for(header: Header, given: Pack | None = None) -> Pack | None:
    """The pack that a saved game needs: the one given, or the shipped one that it was played with."""
    if given is not None or header.pack is None:
        return given
    for name in shipped_packs():
        if name == header.pack["name"]:
            pack = read_pack(shipped_folder() / name)
            if pack.fingerprint == header.pack["fingerprint"]:
                return pack
    return None
