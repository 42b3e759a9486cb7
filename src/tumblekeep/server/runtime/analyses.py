"""Analyses of finished games: computed piece by piece in a separate process, and stored with the table.

Few of them are under way at a time; the others wait in line, where whichever address has used least goes first. Whoever asks is told how
far it is, or how many are before it; who asks later is given what is kept. What nobody asks for any more leaves the line, and goes on
from where it was if somebody does again.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tumblekeep.analysis.advice import untold
from tumblekeep.analysis.log_points import LogPoint, seen
from tumblekeep.analysis.timeline import FORM, course
from tumblekeep.core.log import Log, Writer, from_text
from tumblekeep.core.pack import Pack
from tumblekeep.games import load
from tumblekeep.players.value import value_for
from tumblekeep.server.charging.fair_queue import FairQueue, QueueTurn
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.pools import Pool
from tumblekeep.server.runtime.time_slices import TimeSlices
from tumblekeep.server.visibility import projection

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable
    from tumblekeep.server.runtime.registry import TableRegistry

VALUED, UNVALUED = "usual", "quick"
"""How long each point is examined: with a learned value that gives the odds, and without one, when every estimate
plays a game to its end."""
PIECE = 4
"""Points that are looked at in one go: after each everybody who waits is told how far it is."""
EACH, MOST = 60, 240
"""Games under way or in line for an address, and altogether. A class of thirty behind one address can all look back at once."""
EXPIRY_SECONDS = 120.0
"""An analysis that nobody has asked after for this long gives up its place. A page that is open asks every few seconds."""
AT_ONCE = 2
"""Games that are worked on at a time."""
STUCK_SECONDS = 120.0
REMEMBERED = 16
"""How many analyses stay in memory, whole or in part; the whole ones are in the database."""


class _RunningAnalysis:
    """An analysis in progress."""

    def __init__(self, address: str, whole: int, turn: QueueTurn) -> None:
        self.address = address
        self.turn = turn
        self.asked_at = 0
        """Milliseconds since 1970."""
        self.done = 0
        self.whole = whole
        self.begun = False
        """It is being worked on; else it waits in line."""
        self.failed: Refusal | None = None
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses of a registry's tables."""

    def __init__(self, registry: TableRegistry, workers: Pool) -> None:
        self._registry = registry
        self.workers = workers
        self._doing: dict[str, _RunningAnalysis] = {}
        """In the order in which they were asked for."""
        self._line = FairQueue(AT_ONCE, self.workers.used)
        self._kept: OrderedDict[str, str] = OrderedDict()
        self._parts: OrderedDict[tuple[str, int], list[dict[str, Any]]] = OrderedDict()
        """What was worked out when nobody asked any more."""
        self.made = 0

    async def of(self, live_table: LiveTable, address: str) -> str:
        """Return the progress or the result of this game's analysis, as JSON. The first request starts it."""
        if live_table.broken is not None:
            raise live_table.broken
        live_table.state.must_be("over")
        answered = live_table.table()["answered"]
        if answered == 0:
            raise Refusal(409, "server-look-nothing")
        kept = await self._found(live_table.id)
        if kept is None and live_table.without_rules:
            raise Refusal(409, "server-look-rules", began=live_table.state.version)
        if kept is not None:
            return f'{{"done":{answered + 1},"whole":{answered + 1},"before":0,"course":{kept}}}'
        why = "" if live_table.shown is None else untold(live_table.shown.play)
        if why:
            raise Refusal(409, f"server-look-{why}")
        doing = self._doing.get(live_table.id) or self._begun(live_table, address, answered + 1)
        doing.asked_at = self._registry.table_clock.wall()
        if doing.failed is not None:
            del self._doing[live_table.id]
            raise doing.failed
        return f'{{"done":{doing.done},"whole":{doing.whole},"before":{self._before(doing)},"course":null}}'

    def _before(self, doing: _RunningAnalysis) -> int:
        """How many games come before this one; none, once it is under way."""
        if doing.begun:
            return 0
        return self._line.before(doing.turn) + self._line.taken() - self._line.waiting()

    async def _found(self, table: str) -> str | None:
        kept = self._kept.get(table)
        if kept is None and table not in self._doing:
            kept = await self._registry.store.lookback(table, FORM)
            if kept is not None:
                self._remember(table, kept)
        return kept

    def _remember(self, table: str, body: str) -> None:
        self._kept[table] = body
        while len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)

    def _begun(self, live_table: LiveTable, address: str, whole: int) -> _RunningAnalysis:
        self._expire()
        self._make_room(address)
        doing = self._doing[live_table.id] = _RunningAnalysis(address, whole, self._line.turn(address))
        doing.task = self._registry.spawn(self._do(live_table, doing))
        return doing

    def _make_room(self, address: str) -> None:
        """Refuse an address that has too many in line. If the line is full, whichever address has most leaves room."""
        each = Counter(one.address for one in self._doing.values() if one.failed is None)
        if each[address] >= EACH:
            raise Refusal(429, "server-wait-your-turn", again=True)
        if each.total() < MOST:
            return
        full = Refusal(503, "server-full", again=True)
        (greediest, number), *_ = each.most_common(1)
        waiting = [
            one
            for one in self._doing.values()
            if one.address == greediest and not one.begun and one.failed is None
        ]
        if number <= each[address] + 1 or not waiting:
            raise full
        self._stop(waiting[-1], full)

    def _expire(self) -> None:
        """Let those go that nobody has asked after for long."""
        for doing in self._doing.values():
            if not doing.begun and doing.failed is None and self._is_forgotten(doing):
                self._stop(doing, Refusal(503, "server-full", again=True))
        self._doing = {
            table: one
            for table, one in self._doing.items()
            if one.failed is None or not self._is_forgotten(one)
        }

    def _is_forgotten(self, doing: _RunningAnalysis) -> bool:
        return self._registry.table_clock.wall() - doing.asked_at > 1000 * EXPIRY_SECONDS

    @staticmethod
    def _stop(doing: _RunningAnalysis, why: Refusal) -> None:
        doing.failed = why
        if doing.task is not None:
            doing.task.cancel()

    async def _do(self, live_table: LiveTable, doing: _RunningAnalysis) -> None:
        async with doing.turn:
            doing.begun = True
            await self._work_out(live_table, doing)

    async def _work_out(self, live_table: LiveTable, doing: _RunningAnalysis) -> None:
        try:
            if live_table.is_at_rest:  # it waited in line for longer than an unused table stays in memory
                live_table = await self._registry.find(live_table.id, later=True)
            text = await _written(live_table)
            pack = None if live_table.shown is None else live_table.shown.game.pack
            part = live_table.id, doing.whole
            sights = self._parts.pop(part, [])
            for start in range(len(sights), doing.whole, PIECE):
                if self._is_forgotten(doing):
                    self._leave_off(part, sights)
                    return
                sights += await self.workers.do(doing.address, look, text, pack, start, start + PIECE)
                doing.done = min(doing.whole, start + PIECE)
                await doing.turn.share()
            body = await self.workers.do(doing.address, put_together, text, pack, sights)
            await self._registry.store.keep_lookback(live_table.id, FORM, body)
        except Refusal as refusal:
            doing.failed = refusal
            return
        except asyncio.CancelledError:
            raise
        except Exception as error:
            journal.error("an analysis failed", trace=error, table=live_table.id)
            doing.failed = Refusal(500, "server-broken")
            return
        self.made += 1
        self._remember(live_table.id, body)
        self._doing.pop(live_table.id, None)

    def _leave_off(self, part: tuple[str, int], sights: list[dict[str, Any]]) -> None:
        """Keep what was worked out, for when somebody asks again."""
        self._doing.pop(part[0], None)
        self._parts[part] = sights
        while len(self._parts) > REMEMBERED:
            self._parts.popitem(last=False)

    def close(self) -> None:
        """Stop all analyses; those in progress are started again another time."""
        self.workers.close()


async def _written(live_table: LiveTable) -> str:
    """Write the game as a file, in time slices."""
    slices, writer = TimeSlices(), Writer()
    found = live_table.log(())
    await slices.rest()
    written = [writer.header(found.header)]
    for line in found.lines:
        written.append(writer.line(line))
        await slices.rest()
    return "".join(written)


@lru_cache(maxsize=2)
def _read(text: str) -> Log:
    return from_text(text)


def look(text: str, pack: Pack | None, start: int, stop: int) -> list[dict[str, Any]]:
    """Examine some points of a game. Runs in a worker process."""
    log = _read(text)
    header = log.header
    game = load(header.game, pack)
    valued = value_for(game, len(header.seats), header.options) is not None
    return [one.plain() for one in seen(log, game, start, stop, VALUED if valued else UNVALUED)]


def put_together(text: str, pack: Pack | None, sights: list[dict[str, Any]]) -> str:
    """Put the examined points together into the result, as JSON. Runs in a worker process."""
    log = _read(text)
    found = course(log, load(log.header.game, pack), [LogPoint.read(one) for one in sights])
    return projection.to_text(found.plain())
