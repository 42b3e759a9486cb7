"""Frames: a game as it stood after each answer, for who watches it again. Written once, then kept while there is room."""

from __future__ import annotations

from collections import OrderedDict
from copy import copy
from typing import TYPE_CHECKING

from tumblekeep.server.runtime.time_slices import TimeSlices
from tumblekeep.server.visibility import projection

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable
    from tumblekeep.server.table.served_game import ServedGame

MOST_BYTES = 32 * 1024 * 1024
Key = tuple[str, int, int | None, int]
"""Table, the event in which something was last taken back, viewer, answers: what was seen then never changes."""


class ReplayCache:
    """The frames of all tables of a hall; those nobody has asked for the longest are forgotten."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Key, str] = OrderedDict()
        self.bytes = 0
        self.written = 0
        """Frames that had to be written."""

    def of(self, live_table: LiveTable, served: ServedGame, viewer: int | None) -> ReplayView:
        """A game as it stands now, for a viewer; what happens at the table from now on is not in it."""
        return ReplayView(self, (live_table.id, live_table.memory.undone_at, viewer), served)

    def get(self, key: Key) -> str | None:
        """A frame that is still kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Key, frame: str) -> None:
        """Keep a frame that was just written."""
        self.written += 1
        self.bytes += len(frame) - len(self._kept.pop(key, ""))
        self._kept[key] = frame
        while self.bytes > self._most:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= len(oldest)


class ReplayView:
    """One viewer's look back at a game."""

    def __init__(self, frames: ReplayCache, told: tuple[str, int, int | None], served: ServedGame) -> None:
        self._frames = frames
        self._told = told
        self._served = copy(served)  # the table's own goes on, or back, while we wait
        self.answered = len(served.answers)

    async def text(self, start: int, count: int, slices: TimeSlices) -> str:
        """The frames after some of the answers; what is missing is played again from the last mark before it."""
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
