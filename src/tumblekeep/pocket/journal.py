"""The journal: one file that only grows, in which a house keeps everything.

A header line says which format it is. Then come records, each in a frame: a marker, the length and the checksum of what
follows. Writing can be cut off at any byte, so what is not a whole frame at the end was never acknowledged, and is cut
off. A damaged piece with whole frames behind it is passed over and left where it is.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol
from zlib import crc32

from tumblekeep.core.errors import TumbleError
from tumblekeep.server import json_text

FORMAT = 1
_NAME = b"tumblekeep journal "
HEADER = _NAME + b"%d\n" % FORMAT
_LONGEST_HEADER = len(_NAME) + 12
MARKER = b"\xf5TK\n"
"""Begins every frame. Its first byte is in no UTF-8 text, so no record contains it."""
_FRAME = struct.Struct("<4sII")


class HouseJournal(Protocol):
    """Where a house's bytes are kept."""

    def read_all(self) -> bytes:
        """Return all bytes."""

    def append(self, data: bytes) -> None:
        """Add bytes at the end; return when they are on the device. Raise OSError if they can't be kept."""

    def size(self) -> int:
        """Return how many bytes there are."""

    def replace(self, data: bytes) -> None:
        """Put these bytes in place of all: either wholly or not at all."""


class MemoryJournal:
    """A journal that lasts as long as the program."""

    def __init__(self, data: bytes = b"") -> None:
        self.data = data

    def read_all(self) -> bytes:
        """Return all bytes."""
        return self.data

    def append(self, data: bytes) -> None:
        """Add bytes at the end."""
        self.data += data

    def size(self) -> int:
        """Return how many bytes there are."""
        return len(self.data)

    def replace(self, data: bytes) -> None:
        """Put these bytes in place of all."""
        self.data = data


class BadJournal(TumbleError):
    """This is not a journal that this version can read; it is left as it is."""


class ReadJournal(NamedTuple):
    """What was found in a journal."""

    records: list[list[Any]]
    whole: int
    """Up to here the journal is to be kept: behind it is only what was cut off while it was written."""
    damaged: int
    """How many bytes before that could not be read."""


def framed(record: list[Any]) -> bytes:
    """Write one record as it stands in the journal."""
    body = json_text.dumps(record)
    return _FRAME.pack(MARKER, len(body), crc32(body)) + body


def written(records: Iterable[list[Any]]) -> bytes:
    """Write a whole journal."""
    return HEADER + b"".join(framed(record) for record in records)


def read(data: bytes) -> ReadJournal:
    """Read a journal; raise BadJournal if it is of another format."""
    if HEADER.startswith(data):  # nothing, or the very first writing was cut off
        return ReadJournal([], 0, 0)
    _check_format(data)
    records: list[list[Any]] = []
    at = whole = len(HEADER)
    damaged = 0
    while at < len(data):
        body = _frame_at(data, at)
        if body is None:
            at = data.find(MARKER, at + 1)
            if at < 0:
                break
            continue
        damaged += at - whole
        records.append(json_text.loads(body))
        at = whole = at + _FRAME.size + len(body)
    return ReadJournal(records, whole, damaged)


def _check_format(data: bytes) -> None:
    line, end, _ = data[:_LONGEST_HEADER].partition(b"\n")
    number = line[len(_NAME) :]
    if not line.startswith(_NAME) or not end or not number.isdigit():
        raise BadJournal("server-journal-unknown", "this is not a journal of tumblekeep")
    if int(number) > FORMAT:
        raise BadJournal("server-journal-newer", "the journal was written by a newer tumblekeep")
    if int(number) < FORMAT:
        raise BadJournal("server-journal-older", "the journal was written by an older tumblekeep")


def _frame_at(data: bytes, at: int) -> bytes | None:
    """Return what the frame at this place holds; None if there is no whole one."""
    if len(data) - at < _FRAME.size:
        return None
    marker, size, check = _FRAME.unpack_from(data, at)
    begin = at + _FRAME.size
    if marker != MARKER or size > len(data) - begin:
        return None
    body = data[begin : begin + size]
    return body if crc32(body) == check else None
