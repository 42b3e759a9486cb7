"""Frames: a game as it stood after each answer, for who watches it again. Written once, then kept while there is room."""

from __future__ import annotations

from collections import OrderedDict
from copy import copy
from typing import TYPE_CHECKING

from tumblekeep.server.hall.slices import Slices
from tumblekeep.server.seen import sight

if TYPE_CHECKING:
    from tumblekeep.server.hall.host import Host
    from tumblekeep.server.table.sitting import Sitting

MOST_BYTES = 32 * 1024 * 1024
Key = tuple[str, int, int | None, int]
"""Table, the event in which something was last taken back, viewer, answers: what was seen then never changes."""


class Frames:
    """The frames of all tables of a hall; those nobody has asked for the longest are forgotten."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Key, str] = OrderedDict()
        self.bytes = 0
        self.written = 0
        """Frames that had to be written."""

    def of(self, host: Host, sitting: Sitting, viewer: int | None) -> Showing:
        """A game as it stands now, for a viewer; what happens at the table from now on is not in it."""
        return Showing(self, (host.id, host.memory.undone_at, viewer), sitting)

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


class Showing:
    """One viewer's look back at a game."""

    def __init__(self, frames: Frames, told: tuple[str, int, int | None], sitting: Sitting) -> None:
        self._frames = frames
        self._told = told
        self._sitting = copy(sitting)  # the table's own goes on, or back, while we wait
        self.answered = len(sitting.answers)

    async def text(self, start: int, count: int, slices: Slices) -> str:
        """The frames after some of the answers; what is missing is played again from the last mark before it."""
        sitting, viewer = self._sitting, self._told[2]
        last = min(self.answered, start + count - 1)
        again: Sitting | None = None
        found = []
        for number in range(start, last + 1):
            key = (*self._told, number)
            frame = self._frames.get(key)
            if frame is None:
                if again is None or len(again.answers) != max(0, number - 1):
                    again = sitting.at(max(0, number - 1))
                    await slices.rest()
                lines = [said.line for said in sitting.answers[max(0, number - 1) : number]]
                turned = again.repeat(lines, opening=number == 0)
                frame = sight.frame_text(again, turned, viewer, number)
                self._frames.keep(key, frame)
            found.append(frame)
            await slices.rest()
        return f"[{','.join(found)}]"
