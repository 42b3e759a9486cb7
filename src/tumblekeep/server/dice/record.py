"""The record of a table: its answers in the order in which they were given, including those taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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

    @classmethod
    def read(cls, told: dict[str, Any]) -> UndoneAnswers:
        """Read what `plain` wrote."""
        return cls(told["to"], tuple(LogLine(*fields) for fields in told["lines"]))


WHOLE_RECORD = 3
"""From this scheme on, a table's record has everything that was taken back."""


def must_be_recorded(
    scheme: int, to: int, lines: Sequence[LogLine], loaded: int, undone: Sequence[UndoneAnswers]
) -> bool:
    """Tell whether answers that are taken back stay in the record; in older schemes only if fate answered in them, or if something
    recorded depends on them."""
    return (
        scheme >= WHOLE_RECORD
        or any(line.by is None for line in lines)
        or to < loaded
        or any(before.to > to for before in undone)
    )


class RecordStep(NamedTuple):
    """One answer in the whole history of a table."""

    place: int
    """Which answer it was, counted from 1; after an undo the same places come again."""
    line: LogLine
    stands: bool
    """Whether it is still in the file and was not taken back."""
    back: bool
    """Whether the earlier answers from this place on have just been taken back."""


class RecordEvent(NamedTuple):
    """One event of a table, as the record names it."""

    place: int
    """Which event it was, counted from 1."""
    kind: str
    by: int | None
    """The seat that did it."""
    number: int
    """How many answers it brought; of an undo, how many remained."""
    cause: str | None
    begins: dict[str, Any] | None
    """When the game begins or goes on under other rules: `version`, `content` and `options` of the game, `seats`, who sat
    where (kind and name), `remote`, who has no real dice because they are elsewhere, and `hurried`, after how many seconds the host stopped waiting for numbers."""
    loaded: int
    """How many of its answers came with a saved game."""
    steps: tuple[RecordStep, ...]
    """Its answers, without those."""
    undone: tuple[LogLine, ...]
    """What was taken back."""
    after: int
    """How many answers stood before it."""

    @property
    def takes_dice(self) -> int:
        """How many answers of fate were taken back; people may report real dice again."""
        return sum(line.by is None and not is_reported(line) for line in self.undone)

    @property
    def lacks_name(self) -> bool:
        """Whether somebody who sat there has no name: it was removed when that person was deleted, and is in what others noted."""
        return self.begins is not None and ["person", ""] in self.begins["seats"]


def is_reported(line: LogLine) -> bool:
    """Whether people reported this answer of fate: real dice at a real table."""
    return line.by is None and isinstance(line.beside, dict) and line.beside.get("reported") is True


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


def plain_event(
    kind: str, by: int | None, number: int, cause: str | None, begins: dict[str, Any] | None = None
) -> list[Any]:
    """Write an event for a file's record."""
    return [kind, by, number, cause, *([] if begins is None else [begins])]


def events_of(log: Log) -> list[RecordEvent]:
    """Read the record of a file of the third scheme, and check that it fits the answers."""
    notes = log.header.notes
    told, loaded = notes.get("record"), notes.get("loaded")
    if (
        not isinstance(told, list)
        or type(loaded) is not int
        or not 0 <= loaded <= len(log.lines) + MOST_UNDONE
    ):
        raise BadRecord
    undone = undone_of(log)
    steps = list(history(log))
    events: list[RecordEvent] = []
    given = taken = now = 0
    for place, fields in enumerate(told, start=1):
        kind, by, number, cause, begins = _event(fields)
        mine: list[RecordStep] = []
        after = now
        gone: tuple[LogLine, ...] = ()
        brought = loaded if kind == "loaded" else 0
        if kind == "undone":
            if taken == len(undone) or undone[taken].to != number or now != number + len(undone[taken].lines):
                raise BadRecord
            gone, now = undone[taken].lines, number
            taken += 1
        else:
            mine = steps[given : given + number]
            if [step.place for step in mine] != list(range(now + 1, now + number + 1)) or brought > number:
                raise BadRecord
            given, now = given + number, now + number
        if (kind in BEGINNINGS) != (begins is not None) or (number and kind not in MOVING):
            raise BadRecord
        events.append(
            RecordEvent(place, kind, by, number, cause, begins, brought, tuple(mine[brought:]), gone, after)
        )
    loads = [event for event in events if event.kind == "loaded"]
    if given != len(steps) or taken != len(undone) or len(loads) > 1 or (loaded and not loads):
        raise BadRecord
    return events


BEGINNINGS = ("started", "loaded", "rebased")
"""Events that say what is played; `rebased`: the game goes on under other rules."""
BEGINS = ("version", "content", "options", "seats", "remote", "hurried")
"""What they say."""
MOVING = ("started", "loaded", "moved", "undone")
"""Events that bring answers or take them back."""


def _event(fields: Any) -> tuple[str, int | None, int, str | None, dict[str, Any] | None]:
    if not isinstance(fields, list) or len(fields) not in (4, 5):
        raise BadRecord
    kind, by, number, cause, *more = fields
    good = (
        isinstance(kind, str)
        and (by is None or type(by) is int)
        and type(number) is int
        and number >= 0
        and (cause is None or isinstance(cause, str))
        and all(_begins(one) for one in more)
    )
    if not good:
        raise BadRecord
    return kind, by, number, cause, more[0] if more else None


def _begins(told: Any) -> bool:
    return (
        isinstance(told, dict)
        and set(told) == set(BEGINS)
        and type(told["version"]) is int
        and isinstance(told["content"], str)
        and isinstance(told["options"], str)
        and isinstance(told["remote"], list)
        and all(type(seat) is int for seat in told["remote"])
        and isinstance(told["seats"], list)
        and all(
            isinstance(one, list) and len(one) == 2 and all(isinstance(x, str) for x in one)
            for one in told["seats"]
        )
        and (told["hurried"] is None or type(told["hurried"]) is int)
    )
