"""Who is connected to other workers, and which tables they have in memory. Each worker repeats what it has; a worker that falls silent
is forgotten.

What is written at a table is told to others only if one of them has it in memory. Whoever reads a table says so within one tick, and is
then told where it stands (`registry.py`), so that nothing of what was written in between is missed for longer than that.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import NamedTuple

TELL_EVERY = 10.0
"""Seconds between two full reports, so that new workers learn everything and silent ones are noticed."""
SILENT_AFTER = 30.0
"""Seconds of silence after which a worker is considered dead, and nobody is counted as connected to it."""
LONGEST_NOTICE = 7_500
"""Characters; PostgreSQL accepts fewer than 8,000 bytes."""
HELLO, BYE = "?", "."
HOLDS, LETS_GO = "+", "-"
"""After a table's id: whether a worker has it in memory."""
CAUTIOUS_FOR = 5.0
"""For so many seconds after something may have been missed, everything is told to everybody."""


class PresenceCount(NamedTuple):
    """The seats that somebody is connected for, and the number of spectators."""

    seats: tuple[int, ...] = ()
    watchers: int = 0

    def text(self, table: str) -> str:
        """Write it as part of a notice.

        >>> PresenceCount((0, 2), 1).text("7k2m9x4q1d")
        '7k2m9x4q1d:0.2:1'
        """
        return f"{table}:{'.'.join(map(str, self.seats))}:{self.watchers}"


NOBODY = PresenceCount()


def parse(piece: str) -> tuple[str, PresenceCount] | None:
    """Parse one part of a notice; None if it is malformed.

    >>> parse("7k2m9x4q1d:0.2:1")
    ('7k2m9x4q1d', PresenceCount(seats=(0, 2), watchers=1))
    >>> parse("7k2m9x4q1d:x:1")
    """
    parts = piece.split(":")
    if len(parts) != 3 or not parts[2].isdigit():
        return None
    seats = parts[1].split(".") if parts[1] else []
    if not all(seat.isdigit() for seat in seats):
        return None
    return parts[0], PresenceCount(tuple(int(seat) for seat in seats), int(parts[2]))


class RemotePresence:
    """What the other workers report about their connections."""

    def __init__(
        self,
        changed: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
        joined: Callable[[str], None] = lambda table: None,
    ) -> None:
        self._changed = changed
        self._joined = joined
        """Called when another worker has read a table that it did not have."""
        self._clock = clock
        self._holders: dict[str, set[str]] = {}
        """The workers that have a table in memory."""
        self._told_held: set[str] = set()
        self._cautious_until = clock() + CAUTIOUS_FOR
        self._tables: dict[str, dict[str, PresenceCount]] = {}
        self._heard: dict[str, float] = {}
        self._mine: dict[str, PresenceCount] = {}
        self._dirty: set[str] = set()
        self._told_at = float("-inf")
        self._ask = True
        """Ask the others to report everything, because we have just started or may have missed something."""

    # -- what the others have ---------------------------------------------------------------------------

    def at(self, table: str) -> Iterable[PresenceCount]:
        """Who is connected to this table at other workers."""
        return self._tables[table].values() if table in self._tables else ()

    def concerns(self, table: str) -> bool:
        """Whether another worker has this table in memory, or may have it. Any thread may ask."""
        return table in self._holders or table in self._tables or self._clock() < self._cautious_until

    def hear(self, worker: str, pieces: Iterable[str]) -> None:
        """Take in a report of another worker."""
        self._heard[worker] = self._clock()
        for piece in pieces:
            if piece == HELLO:
                self._told_at = float("-inf")
            elif piece == BYE:
                self._forget(worker)
            elif piece[-2:] == f":{HOLDS}":
                self._hold(worker, piece[:-2])
            elif piece[-2:] == f":{LETS_GO}":
                self._let_go(worker, piece[:-2])
            else:
                told = parse(piece)
                if told is not None:
                    self._note(worker, *told)

    def _hold(self, worker: str, table: str) -> None:
        holders = self._holders.setdefault(table, set())
        if worker not in holders:
            holders.add(worker)
            self._joined(table)

    def _let_go(self, worker: str, table: str) -> None:
        holders = self._holders.get(table, set())
        holders.discard(worker)
        if not holders:
            self._holders.pop(table, None)

    def _note(self, worker: str, table: str, there: PresenceCount) -> None:
        known = self._tables.get(table, {})
        if known.get(worker, NOBODY) == there:
            return
        if there == NOBODY:
            del known[worker]
            if not known:
                del self._tables[table]
        else:
            self._tables.setdefault(table, {})[worker] = there
        self._changed(table)

    def _forget(self, worker: str) -> None:
        self._heard.pop(worker, None)
        for table in [table for table, known in self._tables.items() if worker in known]:
            self._note(worker, table, NOBODY)
        for table in [table for table, holders in self._holders.items() if worker in holders]:
            self._let_go(worker, table)

    def expire(self) -> None:
        """Forget workers that have been silent for too long."""
        silent = self._clock() - SILENT_AFTER
        for worker in [worker for worker, heard in self._heard.items() if heard < silent]:
            self._forget(worker)

    def missed(self) -> None:
        """Ask for full reports and send one, because something may have been missed."""
        self._ask = True
        self._told_at = float("-inf")
        self._cautious_until = self._clock() + CAUTIOUS_FOR

    # -- what we tell them ------------------------------------------------------------------------------

    def mine(self, table: str, there: PresenceCount) -> None:
        """Note who is connected to a table at this worker."""
        if self._mine.get(table, NOBODY) != there:
            self._dirty.add(table)
        if there == NOBODY:
            self._mine.pop(table, None)
        else:
            self._mine[table] = there

    def notices(self, worker: str, held: Collection[str] = ()) -> Iterator[str]:
        """What to report now: changes, and from time to time everything. `held`: the tables in memory."""
        pieces: list[str] = []
        if self._ask:
            pieces.append(HELLO)
            self._ask = False
        everything = self._clock() - self._told_at >= TELL_EVERY
        if everything:
            self._told_at = self._clock()
        tables = self._dirty | self._mine.keys() if everything else self._dirty
        pieces += [self._mine.get(table, NOBODY).text(table) for table in sorted(tables)]
        self._dirty = set()
        now, before = set(held), self._told_held
        pieces += [f"{table}:{HOLDS}" for table in sorted(now if everything else now - before)]
        pieces += [f"{table}:{LETS_GO}" for table in sorted(before - now)]
        self._told_held = now
        if not pieces and not everything:
            return
        text = worker
        for piece in pieces:
            if len(text) + 1 + len(piece) > LONGEST_NOTICE:
                yield text
                text = worker
            text += f",{piece}"
        yield text  # a worker without connections reports its name alone, to show that it is alive
