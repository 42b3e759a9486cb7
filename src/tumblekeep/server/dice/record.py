"""The record of a table: its answers in the order in which they were given, those taken back included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tumblekeep.core.log import Log, LogLine

MOST_UNDONE = 12_000
"""A file that takes back oftener than this is none of ours."""


class UndoneAnswers(NamedTuple):
    """Answers that were taken back: how many remained, and those that did not."""

    to: int
    lines: tuple[LogLine, ...]

    def plain(self) -> dict[str, Any]:
        """As it stands in a file's notes."""
        lines = [[line.ask, line.clause, line.by, line.answer, line.beside] for line in self.lines]
        return {"to": self.to, "lines": lines}


class RecordStep(NamedTuple):
    """One answer of a table's whole life."""

    place: int
    """Which answer it was, counted from 1; after an undo the same places come again."""
    line: LogLine
    stands: bool
    """It is still in the file, and was not taken back."""
    back: bool
    """What was given before from this place on has just been taken back."""


class BadRecord(ValueError):
    """What a file says about answers taken back makes no sense."""


def undone_of(log: Log) -> list[UndoneAnswers]:
    """What the notes of a file say was taken back, in order."""
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
    """Every answer that was ever given, in order."""
    undone = undone_of(log)
    lines = log.lines
    before: list[tuple[LogLine, ...]] = []
    """What stood just before each undo: told backwards, from what stands now."""
    for one in reversed(undone):
        if one.to > len(lines):
            raise BadRecord
        lines = lines[: one.to] + one.lines
        before.append(lines)
    before.reverse()
    spared = [len(log.lines)]
    """Of what stood before each undo, so many answers were never taken back."""
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
