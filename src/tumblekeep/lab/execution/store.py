"""Stored games: one Parquet file that contains the study, with part files next to it while games are being
played.

A part is written every few seconds and moved into place atomically. However a run ends, only the last
seconds are lost. At the end of a run the parts are merged into one sorted file: the same games make the
same file, wherever they were played.
"""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from tumblekeep.core.errors import TumbleError
from tumblekeep.lab.execution.watching import GameRow

WHOLE = pa.list_(pa.int32())
REAL = pa.list_(pa.float64())
SCHEMA = pa.schema(
    [
        ("cell", pa.string()),
        ("number", pa.int32()),
        ("results", REAL),
        ("scores", WHOLE),
        ("winners", WHOLE),
        ("ending", pa.string()),
        ("named", pa.list_(pa.string())),
        ("turns", pa.int32()),
        ("choices", WHOLE),
        ("own", WHOLE),
        ("dead", WHOLE),
        ("waited", WHOLE),
        ("chances", WHOLE),
        ("asked", pa.map_(pa.string(), pa.int32())),
        ("fell", REAL),
        ("luck", pa.map_(pa.string(), pa.float64())),
        ("pieces", pa.list_(pa.string())),
        (
            "looked",
            pa.list_(
                pa.struct(
                    [
                        ("ask", pa.string()),
                        ("options", pa.int32()),
                        ("lead", pa.float64()),
                        ("over", pa.float64()),
                        ("seen", pa.int32()),
                    ]
                )
            ),
        ),
    ]
)
META = b"tumblekeep-study"
EVERY = 5.0
"""Seconds between two part files."""


class StoreError(TumbleError):
    """Stored games can't be read or written. Says which file and why."""


class StudyStore:
    """The games of a study: those on disk and those that come in."""

    def __init__(self, path: Path, study: Mapping[str, Any]) -> None:
        self.path = path
        self.parts = path.with_suffix(".parts")
        self.study = study
        self._tables: list[pa.Table] = []
        self._fresh: list[GameRow] = []
        self._have: dict[str, set[int]] = defaultdict(set)
        self._written = time.monotonic()
        self._part = 0
        for file in _files(path):
            self._take(_read(file))

    def _take(self, table: pa.Table) -> None:
        cells, numbers = table["cell"].to_pylist(), table["number"].to_pylist()
        new = [number not in self._have[cell] for cell, number in zip(cells, numbers, strict=True)]
        if not all(new):
            table = table.filter(pa.array(new))
        for cell, number in zip(cells, numbers, strict=True):
            self._have[cell].add(number)
        if len(table):
            self._tables.append(table)

    @property
    def games(self) -> int:
        """The number of stored games."""
        return sum(map(len, self._have.values()))

    @property
    def cells(self) -> int:
        """The number of cells with stored games."""
        return sum(1 for numbers in self._have.values() if numbers)

    def missing(self, cell: str, count: int) -> list[int]:
        """List which of the first `count` games of a cell are missing."""
        have = self._have.get(cell, set())
        return [number for number in range(count) if number not in have]

    def add(self, rows: Sequence[GameRow]) -> None:
        """Add games; they are written out every few seconds."""
        for row in rows:
            if row.number not in self._have[row.cell]:
                self._have[row.cell].add(row.number)
                self._fresh.append(row)
        if time.monotonic() - self._written > EVERY:
            self.flush()

    def flush(self) -> None:
        """Write out the games that have come in."""
        self._written = time.monotonic()
        if not self._fresh:
            return
        table = table_of(self._fresh)
        self._fresh = []
        self._tables.append(table)
        self.parts.mkdir(parents=True, exist_ok=True)
        while (file := self.parts / f"{self._part:05}.parquet").exists():
            self._part += 1
        _write(table, file, self.study)

    def whole(self) -> pa.Table:
        """Return every game, sorted by cell and number."""
        tables = [*self._tables, *([table_of(self._fresh)] if self._fresh else [])]
        if not tables:
            return SCHEMA.empty_table()
        return pa.concat_tables(tables).sort_by([("cell", "ascending"), ("number", "ascending")])

    def of(self, cell: str, count: int) -> pa.Table:
        """Return the first `count` games of a cell in order."""
        tables = [*self._tables, *([table_of(self._fresh)] if self._fresh else [])]
        wanted = (pc.field("cell") == cell) & (pc.field("number") < count)
        parts = [part for table in tables if len(part := table.filter(wanted))]
        return pa.concat_tables(parts).sort_by("number") if parts else SCHEMA.empty_table()

    def close(self) -> None:
        """Merge all parts into one file; without games there is no file."""
        self.flush()
        if not self._tables:
            return
        whole = self.whole()
        _write(whole, self.path, self.study)
        self._tables = [whole]
        for file in sorted(self.parts.glob("*.parquet")):
            file.unlink()
        if self.parts.is_dir():
            self.parts.rmdir()


def _files(path: Path) -> list[Path]:
    whole = [path] if path.is_file() else []
    return [*whole, *sorted(path.with_suffix(".parts").glob("*.parquet"))]


def kept_study(path: Path) -> Mapping[str, Any]:
    """Read the study stored in a results file, or in the parts of an unfinished one."""
    files = _files(path)
    if not files:
        raise StoreError("lab-no-results", f"there are no results {path}", file=str(path))
    try:
        found = pq.read_schema(files[0]).metadata or {}
        plain: Mapping[str, Any] = json.loads(found[META])
    except (OSError, pa.ArrowException, KeyError, ValueError) as error:
        raise StoreError("lab-foreign", f"{files[0]} holds no study", file=str(files[0])) from error
    return plain


def table_of(rows: Sequence[GameRow]) -> pa.Table:
    """Put games into a table, as they are stored."""
    columns: dict[str, list[Any]] = {name: [] for name in GameRow._fields}
    for row in rows:
        for name, value in zip(GameRow._fields, row, strict=True):
            columns[name].append(_plain(name, value))
    return pa.table(columns, schema=SCHEMA)


def _plain(name: str, value: Any) -> Any:
    if name in ("asked", "luck"):
        return sorted(value.items())
    return [one._asdict() for one in value] if name == "looked" else value


def _read(file: Path) -> pa.Table:
    try:
        table = pq.read_table(file, partitioning=None)
    except (OSError, pa.ArrowException) as error:
        why = str(error)[:200]
        raise StoreError("lab-unread", f"{file} can't be read: {why}", file=str(file), why=why) from error
    if not table.schema.equals(SCHEMA, check_metadata=False):
        raise StoreError("lab-foreign", f"{file} holds no study of ours", file=str(file))
    return table.replace_schema_metadata(None).cast(SCHEMA)


def _write(table: pa.Table, file: Path, study: Mapping[str, Any]) -> None:
    body = json.dumps(study, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    told = table.combine_chunks().replace_schema_metadata({META: body.encode()})
    beside = file.with_name(f".{file.name}.new")
    try:
        pq.write_table(told, beside, compression="zstd")
        os.replace(beside, file)
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreError(
            "lab-unwritten", f"{file} can't be written: {why}", file=str(file), why=why
        ) from error
