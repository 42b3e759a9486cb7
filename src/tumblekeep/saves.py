"""Saved games as files. An answer is on the disk before the next question is asked.

A game is appended to as it is played, one line an answer, each flushed to the disk. If the program stops for
whatever reason, at most the line being written is torn, and that is noticed. Taking a move back writes a new file
beside the old one and then replaces it, so there is always a whole file.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import IO, NamedTuple

from tumblekeep.core.errors import LogError, TumbleError
from tumblekeep.core.log import Log, LogLine, Writer, from_text

SUFFIX = ".tumble"
LARGEST = 64_000_000
"""Bytes. A larger file is not read."""


class SaveError(TumbleError):
    """A saved game can't be opened, read or written; the message says which file and why."""


class LoadedSave(NamedTuple):
    """What was found in a file: the game, and what was wrong with the rest of the file."""

    log: Log
    trouble: LogError | None = None


def folder() -> Path:
    """The default folder for saved games: $XDG_DATA_HOME, or this system's usual place."""
    home = os.environ.get("XDG_DATA_HOME")
    if home:
        return Path(home) / "tumblekeep"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "tumblekeep"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tumblekeep"
    return Path.home() / ".local" / "share" / "tumblekeep"


def new_path(slug: str, now: datetime | None = None) -> Path:
    """An unused file name for a new game."""
    stem = f"{slug}-{(now or datetime.now()):%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def saved_games() -> list[Path]:
    """Every saved game, the latest first."""
    try:
        return sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def open_log(path: Path) -> LoadedSave:
    """Read the game in a file. If the file is damaged further down, keep what came before and report the damage.

    Raises a LogError if the file is no saved game, or its first line can't be read. Raises a SaveError if the file
    can't be opened.
    """
    text, torn = _text(path)
    try:
        log = from_text(text)
    except LogError as trouble:
        if trouble.kept is None:
            raise
        return LoadedSave(trouble.kept, trouble)
    if torn is not None:
        return LoadedSave(log, torn_bytes(log))
    return LoadedSave(log)


def torn_bytes(log: Log) -> LogError:
    """The error for a file with bytes that are not text."""
    line = len(log.lines) + 2
    return LogError("ui-shelf-not-text", "this line is not text (UTF-8)", line=line, kept=log)


def _text(path: Path) -> tuple[str, int | None]:
    try:
        if path.is_dir():
            raise SaveError("ui-shelf-folder", f"{path} is a folder, not a saved game", path=str(path))
        if path.stat().st_size > LARGEST:
            raise SaveError("ui-shelf-large", f"{path} is too large for a saved game", path=str(path))
        raw = path.read_bytes()
    except FileNotFoundError as error:
        raise SaveError("ui-shelf-missing", f"there is no file {path}", path=str(path)) from error
    except OSError as error:
        raise unreadable(path, error) from error
    try:
        return raw.decode("utf-8"), None
    except UnicodeDecodeError as error:
        start = raw.rfind(b"\n", 0, error.start) + 1  # keep the whole lines before the bad bytes
        return raw[:start].decode("utf-8"), error.start


def unreadable(path: Path, error: OSError) -> SaveError:
    """The error for a file that the system does not let us read."""
    why = error.strerror or str(error)
    return SaveError("ui-shelf-unreadable", f"{path} can't be read: {why}", path=str(path), why=why)


class SavedGame:
    """One file that grows with its game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[str] | None = None
        self._writer = Writer()
        self._behind = False

    @classmethod
    def begin(cls, path: Path, log: Log) -> SavedGame:
        """Save a new game. An existing file is never overwritten."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _unwritable(path, error) from error
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644))
        except FileExistsError as error:
            raise SaveError(
                "ui-shelf-exists",
                f"{path} is already there; resume it or choose another name",
                path=str(path),
            ) from error
        except OSError as error:
            raise _unwritable(path, error) from error
        saved = cls(path)
        saved.rewrite(log)
        return saved

    @classmethod
    def go_on(cls, path: Path, opened: LoadedSave) -> SavedGame:
        """Go on with a loaded game. A damaged file is first kept under another name beside it."""
        saved = cls(path)
        if opened.trouble is not None:
            try:
                _spare(path).write_bytes(path.read_bytes())
            except OSError as error:
                raise _unwritable(path, error) from error
        saved.rewrite(opened.log)
        return saved

    def append(self, line: LogLine, whole: Callable[[], Log]) -> None:
        """Write one more answer to the disk. After a failure the next call writes the `whole` game again."""
        if self._behind or self._file is None:
            self.rewrite(whole())
            return
        try:
            self._file.write(self._writer.line(line))
            self._force(self._file)
        except (OSError, ValueError) as error:
            self._behind = True
            raise _unwritable(self.path, error) from error

    def rewrite(self, log: Log) -> None:
        """Write the whole game to the disk again, all of it or nothing."""
        self.close()
        self._behind = True
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}.new")
        writer = Writer()
        try:
            with beside.open("w", encoding="utf-8", newline="\n") as file:
                _lock(file, self.path)
                file.write(writer.header(log.header))
                for line in log.lines:
                    file.write(writer.line(line))
                self._force(file)
            if self.path.exists():
                with self.path.open("r+", encoding="utf-8") as present:
                    _lock(present, self.path)
            beside.replace(self.path)
            _force_folder(self.path.parent)
            self._file = self.path.open("a", encoding="utf-8", newline="\n")
            _lock(self._file, self.path)
        except (OSError, SaveError) as error:
            with contextlib.suppress(OSError):
                beside.unlink()
            if isinstance(error, SaveError):
                raise
            raise _unwritable(self.path, error) from error
        self._writer = writer
        self._behind = False

    def close(self) -> None:
        """Close the file; everything is already in it."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None

    @staticmethod
    def _force(file: IO[str]) -> None:
        file.flush()
        os.fsync(file.fileno())


def _spare(path: Path) -> Path:
    spare, number = path.with_name(f"{path.name}.damaged"), 2
    while spare.exists():
        spare, number = path.with_name(f"{path.name}.damaged-{number}"), number + 1
    return spare


def _lock(file: IO[str], path: Path) -> None:
    """Lock the file, so that a second program can't write the same game. Systems without such locks go unprotected."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise SaveError(
            "ui-shelf-busy", f"{path} is being played elsewhere on this computer", path=str(path)
        ) from error
    except OSError:
        return  # a file system without locks


def _force_folder(path: Path) -> None:
    if sys.platform == "win32":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        return  # some file systems have no locks
    finally:
        os.close(handle)


def _unwritable(path: Path, error: Exception) -> SaveError:
    why = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return SaveError("ui-shelf-unwritable", f"{path} can't be written: {why}", path=str(path), why=why)
