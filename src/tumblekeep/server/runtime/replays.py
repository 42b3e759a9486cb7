"""Replay frames: a game as it was after each answer. Each frame is rendered once, then cached while there is room."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from copy import copy
from typing import TYPE_CHECKING

from tumblekeep.server.runtime.time_slices import TimeSlices
from tumblekeep.server.visibility import projection

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable
    from tumblekeep.server.table.served_game import ServedGame

MOST_BYTES = 8 * 1024 * 1024
"""Of packed frames: about five thousand."""
Key = tuple[str, int, int | None, int]
"""Table, the last event that took something back, viewer, number of answers: what was seen then never changes."""


class ReplayCache:
    """The frames of all tables of a registry, as an LRU cache."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        """Packed: a text with a single letter beyond Latin-1 takes two bytes for each of its letters, and there are thousands."""
        self.bytes = 0
        self.written = 0
        """How many frames had to be rendered."""

    def of(self, live_table: LiveTable, served: ServedGame, viewer: int | None) -> ReplayView:
        """A game as it is now, for a viewer; it does not include what happens at the table from now on."""
        return ReplayView(self, (live_table.id, live_table.memory.undone_at, viewer), served)

    def get(self, key: Key) -> str | None:
        """Return a frame that is still cached."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return zlib.decompress(found).decode()

    def keep(self, key: Key, frame: str) -> None:
        """Cache a frame that was just rendered."""
        self.written += 1
        packed = zlib.compress(frame.encode(), 1)
        self.bytes += len(packed) - len(self._kept.pop(key, b""))
        self._kept[key] = packed
        while self.bytes > self._most:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= len(oldest)


class ReplayView:
    """One viewer's replay of a game."""

    def __init__(self, frames: ReplayCache, told: tuple[str, int, int | None], served: ServedGame) -> None:
        self._frames = frames
        self._told = told
        self._served = copy(served)  # a copy, because the table's own game moves on, or back, while we wait
        self.answered = len(served.answers)

    async def text(self, start: int, count: int, slices: TimeSlices) -> str:
        """Return the frames after some of the answers; replay missing ones from the last mark before them."""
        served, viewer = self._served, self._told[2]
        last = min(self.answered, start + count - 1)
        again: ServedGame | None = None
        found = []
        for number in range(start, last + 1):
            key = (*self._told, number)
            frame = self._frames.get(key)
            if frame is None:
                if again is None or len(again.answers) != max(0, number - 1):
                    again = served.at(max(0, number - 1))
                    await slices.rest()
                lines = [said.line for said in served.answers[max(0, number - 1) : number]]
                turned = again.repeat(lines, opening=number == 0)
                frame = projection.frame_text(again, turned, viewer, number)
                self._frames.keep(key, frame)
            found.append(frame)
            await slices.rest()
        return f"[{','.join(found)}]"
