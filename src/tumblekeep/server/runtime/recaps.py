"""Recaps: what the end page shows of a whole game, in one small answer: its tale, its turns, its curve and its throws.

A finished game never changes, so its recap and its frames are packed once and kept; whoever asks later costs one look into a
dictionary. A game that goes on is continued from where its recap was last written.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from copy import copy
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

from tumblekeep.core.chance import Throw
from tumblekeep.core.question import Question
from tumblekeep.processor_time import thread_time
from tumblekeep.server import json_text
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.runtime.flights import throw_shown
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.shown_event import happening_json, told_to

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable
    from tumblekeep.server.runtime.time_slices import TimeSlices
    from tumblekeep.server.table.served_game import Effects, ServedGame

MOST_BYTES = 64 * 1024 * 1024
MOST_DRAFTS = 16
"""Games that go on, whose recaps are continued."""
Part = tuple[str, int, int | None, str]
"""Table, the event in which something was last taken back, viewer, and which part of the finished game this is."""


class PackedBody(NamedTuple):
    """A response that is the same whenever it is asked for."""

    packed: bytes
    """As gzip."""
    etag: str
    seconds: float
    """Processor time that packing took."""


def pack(text: str) -> PackedBody:
    """Pack a response, and mark it by what is in it."""
    began = thread_time()
    raw = text.encode()
    etag = f'"{blake2b(raw, digest_size=12).hexdigest()}"'
    return PackedBody(gzip.compress(raw, 6, mtime=0), etag, thread_time() - began)


class FinishedGames:
    """The packed parts of finished games; the one that nobody has asked for the longest is forgotten first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Part, PackedBody] = OrderedDict()
        self._making: dict[Part, asyncio.Future[PackedBody]] = {}
        self.bytes = 0
        self.made = 0

    def get(self, part: Part) -> PackedBody | None:
        """A part that is still kept."""
        found = self._kept.get(part)
        if found is not None:
            self._kept.move_to_end(part)
        return found

    async def keep(self, part: Part, make: Callable[[], Awaitable[str]]) -> PackedBody:
        """A part, made now unless somebody else makes it already: then their part is waited for.

        If theirs fails, because they may not have it made or went away, ours is made after all.
        """
        while (making := self._making.get(part)) is not None:
            await asyncio.wait([making])
        found = self.get(part)
        if found is not None:
            return found
        task = self._making[part] = asyncio.ensure_future(self._make(part, make))
        task.add_done_callback(lambda _: self._making.pop(part, None))
        return await asyncio.shield(task)

    async def _make(self, part: Part, make: Callable[[], Awaitable[str]]) -> PackedBody:
        body = await in_thread(pack, await make())
        self.made += 1
        self._kept[part] = body
        self.bytes += len(body.packed)
        while self.bytes > self._most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= len(oldest.packed)
        return body


class RecapDraft:
    """A recap as far as it is written."""

    def __init__(self) -> None:
        self.written = 0
        """Moments that are in it; the first is the game before anybody has answered."""
        self.tale: list[dict[str, Any]] = []
        self.curves: dict[int | None, list[tuple[int, int]]] = {}
        self.throws: list[dict[str, Any]] = []

    def write(self, game: ServedGame, turned: Effects, viewer: int | None, question: Question | None) -> None:
        """Write the next moment: the game after the next answer, what that caused, and the question that it answers."""
        number = self.written
        told: list[json_text.Fragment] = [happening_json(one) for one in told_to(turned, (viewer,))]
        if told:
            self.tale.append({"answered": number, "told": told})
        if turned.said and isinstance(question, Throw):
            self.throws.append(throw_shown(turned.said[0], question))
        for seat, value in game.game.progress(game.play.look(viewer)):
            points = self.curves.setdefault(seat, [])
            if not points or points[-1][1] != value:
                points.append((number, value))
        self.written = number + 1

    def text(self, served: ServedGame) -> str:
        """The recap as far as it is written, as JSON."""
        return projection.to_text(
            {
                "answered": self.written - 1,
                "turns": projection.turns_shown(served),
                "tale": self.tale,
                "curves": [{"seat": seat, "points": points} for seat, points in self.curves.items()],
                "throws": self.throws,
            }
        )


class Recaps:
    """Writes recaps. Those of games that go on are drafts that are continued."""

    def __init__(self) -> None:
        self._drafts: OrderedDict[tuple[str, int, int | None], RecapDraft] = OrderedDict()

    async def text(
        self, live_table: LiveTable, served: ServedGame, viewer: int | None, slices: TimeSlices
    ) -> str:
        """The recap of a game as it stands now, for a viewer, as JSON."""
        key = (live_table.id, live_table.memory.undone_at, viewer)
        draft = self._drafts.pop(key, None) or RecapDraft()
        over = live_table.state.state == "over"
        served = copy(served)  # the table's own goes on while we rest
        await _continue(draft, served, viewer, slices)
        if not over:
            self._drafts[key] = draft
            while len(self._drafts) > MOST_DRAFTS:
                self._drafts.popitem(last=False)
        return draft.text(served)


async def _continue(draft: RecapDraft, served: ServedGame, viewer: int | None, slices: TimeSlices) -> None:
    """Write what is missing, a little at a time."""
    answers = list(served.answers)
    if draft.written > len(answers):
        return
    again = served.at(max(0, draft.written - 1))
    await slices.rest()
    for number in range(draft.written, len(answers) + 1):
        question = again.play.question
        said = answers[max(0, number - 1) : number]
        turned = again.repeat([one.line for one in said], opening=number == 0)
        draft.write(again, turned, viewer, question)
        await slices.rest()
