"""The record of a table: its answers in the order in which they were given, including those taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tumblekeep.core.log import Log, LogLine

MOST_UNDONE = 12_000
"""A file with more undos than this was not written by us."""


class UndoneAnswers(NamedTuple):
    """Answers that were taken back: how many remained, and those that did not."""

    to: int
    lines: tuple[LogLine, ...]

    def plain(self) -> dict[str, Any]:
        """Write it for a file's notes."""
        lines = [[line.ask, line.clause, line.by, line.answer, line.beside] for line in self.lines]
        return {"to": self.to, "lines": lines}


class RecordStep(NamedTuple):
    """One answer in the whole history of a table."""

    place: int
    """Which answer it was, counted from 1; after an undo the same places come again."""
    line: LogLine
    stands: bool
    """Whether it is still in the file and was not taken back."""
    back: bool
    """Whether the earlier answers from this place on have just been taken back."""


class BadRecord(ValueError):
    """What a file says about answers taken back is inconsistent."""


def undone_of(log: Log) -> list[UndoneAnswers]:
    """Read from the notes of a file what was taken back, in order."""
    told = log.header.notes.get("undone", [])
    if not isinstance(told, list) or len(told) > MOST_UNDONE:
        raise BadRecord
    return [_undone(one) for one in told]


def _undone(told: Any) -> UndoneAnswers:
    if not isinstance(told, dict) or type(told.get("to")) is not int or told["to"] < 0:
        raise BadRecord
    lines = told.get("lines")
    if not isinstance(lines, list) or not lines:
        raise BadRecord
    return UndoneAnswers(told["to"], tuple(_line(fields) for fields in lines))


def _line(fields: Any) -> LogLine:
    if not isinstance(fields, list) or len(fields) != 5:
        raise BadRecord
    ask, clause, by, answer, beside = fields
    if not (isinstance(ask, str) and isinstance(clause, str) and (by is None or type(by) is int)):
        raise BadRecord
    return LogLine(ask, clause, by, answer, beside)


def history(log: Log) -> Iterator[RecordStep]:
    """Yield every answer that was ever given, in order."""
    undone = undone_of(log)
    lines = log.lines
    before: list[tuple[LogLine, ...]] = []
    """The answers just before each undo, reconstructed backwards from the final ones."""
    for one in reversed(undone):
        if one.to > len(lines):
            raise BadRecord
        lines = lines[: one.to] + one.lines
        before.append(lines)
    before.reverse()
    spared = [len(log.lines)]
    """For each undo: how many of the answers before it were never taken back."""
    for one in reversed(undone):
        spared.append(min(spared[-1], one.to))
    spared.reverse()
    kept = 0
    for number, stood in enumerate([*before, log.lines]):
        for place in range(kept, len(stood)):
            yield RecordStep(
                place + 1, stood[place], place < spared[number], back=number > 0 and place == kept
            )
        if number < len(undone):
            kept = undone[number].to
