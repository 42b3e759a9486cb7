"""The code that draws finished games, kept as it is today, so that games without frames can be watched when these rules are gone.

An archive is a zip file named by its digest: the modules of this program that rules, words and views need, and their content.
The digest is made of names and contents, so the same release makes the same archive wherever it runs. Whoever runs one checks it against
the digest in the database first: who can write only to the folder, or only to the database, can't have code run.
"""

from __future__ import annotations

import io
import os
import re
import zipfile
import zlib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

import tumblekeep

PACKAGE = "tumblekeep"
LEFT_OUT = frozenset(("envs", "lab", "pocket", "terminal", "testing", "web"))
"""Packages that no finished game needs."""
CONTENT = frozenset(("fate", "games", "kit", "locale", "server", "text", "throw"))
"""Packages whose files that are not code belong to an archive, too."""
KINDS = frozenset((".ftl", ".json", ".toml", ".txt"))
MOST_BYTES = 64 << 20
"""Unpacked. No archive of ours is a tenth as large."""
_NAME = re.compile(r"tumblekeep(/[A-Za-z0-9_.-]+)+")
_DATE = (2000, 1, 1, 0, 0, 0)


class BadArchive(Exception):
    """There is no such archive, or it is not what it was."""


class RulesFailed(Exception):
    """Kept rules can't be run, or ended while they drew."""


class CanNotDraw(Exception):
    """Kept rules run, but do not draw this game."""


class RulesRunner(Protocol):
    """Runs kept rules, somewhere apart."""

    def ask(self, number: int, digest: str | None, question: Any) -> Any:
        """Ask the rules with this number and digest. Blocks."""

    def look(self, moment: float) -> None:
        """End what nobody has asked for a while."""

    def close(self) -> None:
        """End everything."""


class NoRules:
    """Runs none, where there are no processes."""

    def ask(self, number: int, digest: str | None, question: Any) -> Any:
        """Refuse."""
        raise BadArchive("no rules are kept here")

    def look(self, moment: float) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""


def files_of_today() -> dict[str, bytes]:
    """The files of this program that belong to an archive, by their names."""
    root = Path(tumblekeep.__file__).parent
    found = {}
    for path in root.rglob("*"):
        place = path.relative_to(root)
        first = place.parts[0]
        is_wanted = path.suffix == ".py" or (path.suffix in KINDS and first in CONTENT)
        if is_wanted and first not in LEFT_OUT and path.is_file():
            found[f"{PACKAGE}/{place.as_posix()}"] = path.read_bytes()
    return dict(sorted(found.items()))


def digest_of(files: Mapping[str, bytes]) -> str:
    """The digest of an archive with these files."""
    total = sha256()
    for name, content in sorted(files.items()):
        total.update(f"{name}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def packed(files: Mapping[str, bytes]) -> bytes:
    """These files as an archive."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _DATE), content, zipfile.ZIP_DEFLATED)
    return into.getvalue()


def unpacked(body: bytes, digest: str) -> dict[str, bytes]:
    """The files of an archive, if it is the one with this digest."""
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as archive:
            parts = archive.infolist()
            if sum(part.file_size for part in parts) > MOST_BYTES:
                raise BadArchive("it is too large")
            files = {part.filename: archive.read(part) for part in parts}
    except (
        OSError,
        ValueError,
        EOFError,
        NotImplementedError,
        zipfile.BadZipFile,
        zlib.error,
    ) as error:
        raise BadArchive(f"it can't be read: {error}") from error
    if digest_of(files) != digest:
        raise BadArchive("it is not what it was when it was kept")
    if any(not _NAME.fullmatch(name) or ".." in name for name in files):
        raise BadArchive("it has a file outside of its folder")
    return files


def path_of(folder: Path, digest: str) -> Path:
    """Where an archive lies."""
    return folder / f"{digest}.zip"


def keep(folder: Path) -> str:
    """Keep the code of today, unless it is kept; return the digest of its archive."""
    files = files_of_today()
    digest = digest_of(files)
    try:
        read(folder, digest)
    except BadArchive:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        target = path_of(folder, digest)
        before = target.with_suffix(f".{os.getpid()}.part")
        with open(os.open(before, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(packed(files))
            file.flush()
            os.fsync(file.fileno())
        before.replace(target)
        _sync(folder)
    return digest


def _sync(folder: Path) -> None:
    """Have the name of a new file on disk before any game relies on it."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def read(folder: Path, digest: str) -> dict[str, bytes]:
    """The files of the archive with this digest."""
    try:
        body = path_of(folder, digest).read_bytes()
    except OSError as error:
        raise BadArchive(f"it can't be opened: {type(error).__name__}") from error
    return unpacked(body, digest)


def unfold(files: Mapping[str, bytes], folder: Path) -> None:
    """Write the files of an archive to a folder of one's own, to be run from there."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_bytes(content)
