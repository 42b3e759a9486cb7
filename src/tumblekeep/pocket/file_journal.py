"""A journal in a file."""

from __future__ import annotations

import os
from pathlib import Path


class FileJournal:
    """Keeps a journal in a file of this machine."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = open(path, "a+b", buffering=0)  # noqa: SIM115 - stays open as long as the house
        self._size = os.fstat(self._file.fileno()).st_size

    def read_all(self) -> bytes:
        """Return all bytes."""
        return self._path.read_bytes()

    def append(self, data: bytes) -> None:
        """Add bytes at the end; return when they are on the disk. If that fails, nothing of them is left."""
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(self._size)
            raise
        self._size += len(data)

    def size(self) -> int:
        """Return how many bytes there are."""
        return self._size

    def replace(self, data: bytes) -> None:
        """Put these bytes in place of all, by way of a second file."""
        fresh = self._path.with_name(f"{self._path.name}.new")
        with open(fresh, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        self._file.close()
        os.replace(fresh, self._path)
        self._file = open(self._path, "a+b", buffering=0)  # noqa: SIM115 - as above
        self._size = len(data)

    def close(self) -> None:
        """Close the file."""
        self._file.close()
