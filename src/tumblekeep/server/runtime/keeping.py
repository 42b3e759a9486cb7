"""Keeping finished games: when a game ends, what can be watched of it is drawn in a worker process and stored with its table.

A server that stops in between does it later: what is not kept yet is looked for after each start, the latest first. That also
keeps the games of older databases, as long as the rules of today are those they were played by, or accept every answer to the end of
the game; of others the file remains, and a sentence says so.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tumblekeep.server import json_text
from tumblekeep.server.errors import Refusal
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime import rules_change
from tumblekeep.server.runtime.drawing import FORM, DrawnGame, WatchedGame, draw
from tumblekeep.server.runtime.old_rules import AnsweredGame
from tumblekeep.server.runtime.rules_archive import BadArchive, CanNotDraw, RulesFailed
from tumblekeep.server.runtime.table_memory import TableMemory, plain_line
from tumblekeep.server.storage.records import BY_ANSWERS, FinishedRow, TableRow
from tumblekeep.server.table.summary import state_of
from tumblekeep.server.visibility import projection

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

AT_A_TIME = 50
"""Tables that are listed at a time when older games are kept."""
PAUSE_SECONDS = 0.2
"""Between two older games: people who play come first."""


class KeptGame(NamedTuple):
    """What is kept of a finished game."""

    version: int
    outcome: Any
    """As the wire shows it; None if nobody knows any more."""
    watched: WatchedGame | AnsweredGame | None
    """None if it can't be watched."""

    def end(self, seats: Sequence[int], panels: bool) -> projection.KeptEnd:
        """How it ended, for a connection that holds these seats."""
        watched = self.watched
        viewers = () if watched is None else projection.viewers_of(seats)
        return projection.KeptEnd([watched.sight(one, panels) for one in viewers if watched], self.outcome)


class Keeper:
    """Keeps the finished games of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store.finished
        self._doing: dict[str, asyncio.Task[FinishedRow | None]] = {}
        self.kept = 0
        """Games that were drawn and stored here."""

    def begin(self) -> None:
        """Look for what earlier servers have left to do: games to keep, and tables of other rules."""
        if self._registry.settings.keep_seconds >= 0:
            self._registry.spawn(self._catch_up())

    def keep_soon(self, table: str) -> None:
        """Keep a game that has just ended, once everybody has seen its end."""
        if self._registry.settings.keep_seconds >= 0:
            self._registry.spawn(self._keep_later(table))

    async def _keep_later(self, table: str) -> None:
        await asyncio.sleep(self._registry.settings.keep_seconds)
        with contextlib.suppress(Refusal):  # the next start finds it
            await self.keep(table)
        await self._registry.standings.count_quietly(table)
        self._registry.insights.soon()

    async def _catch_up(self) -> None:
        await asyncio.sleep(self._registry.settings.keep_seconds)
        try:
            await self._registry.old_rules.tell_missing()
            await self._settle_tables()
            await self._keep_older()
            await self._registry.standings.count_older()
            self._registry.insights.soon()
            await self._registry.daily_counts.count_older()
        except Refusal as refusal:
            journal.warning("what earlier servers left was not finished", why=refusal.message.id)

    async def _settle_tables(self) -> None:
        """Carry tables on under the rules of today, before anybody finds them in a list and can't play."""
        registry, done = self._registry, 0
        for row in await registry.store.unfinished():
            if rules_change.has_changed(state_of(row)[0], registry.packs):
                with contextlib.suppress(Refusal):
                    await registry.find(row.id)
                    done += 1
                await asyncio.sleep(PAUSE_SECONDS)
        if done:
            journal.info("tables met new rules", count=done)

    async def _keep_older(self) -> None:
        tried: set[str] = set()
        while True:
            fresh = [one for one in await self._store.missing(AT_A_TIME + len(tried)) if one not in tried]
            if not fresh:
                break
            for table in fresh:
                tried.add(table)
                with contextlib.suppress(Refusal):
                    await self.keep(table)
                await asyncio.sleep(PAUSE_SECONDS)
        if tried:
            journal.info("finished games kept", count=self.kept, looked_at=len(tried))

    async def of(self, table: str, memory: TableMemory) -> KeptGame:
        """What is kept of a finished game; it is drawn now if it was not."""
        state, bare = memory.state, memory.bare
        assert bare is not None
        row = await self._store.get(table) or await self.keep(table)
        if row is not None and row.form == BY_ANSWERS and row.rules:
            answered = await self._by_answers(table, memory, row.rules)
            return KeptGame(row.version, json_text.loads(row.outcome), answered)
        if row is None or row.frames is None or row.form != FORM:
            outcome = None if row is None else json_text.loads(row.outcome)
            return KeptGame(0 if row is None else row.version, outcome, None)
        watched = await in_thread(WatchedGame, row.frames, len(state.seats), len(bare.lines))
        return KeptGame(row.version, json_text.loads(row.outcome), watched)

    async def _by_answers(self, table: str, memory: TableMemory, rules: int) -> AnsweredGame | None:
        """A game that the rules of its time draw when asked; None if they can't. Nothing is lost by that: they may be found again."""
        try:
            return await self._registry.old_rules.game(rules, sheet_of(memory))
        except (BadArchive, RulesFailed, CanNotDraw) as error:
            journal.error("kept rules could not draw a game", table=table, rules=rules, why=str(error))
            return None

    async def keep(self, table: str) -> FinishedRow | None:
        """Draw and store a finished game, unless that was done."""
        doing = self._doing.get(table)
        if doing is None:
            doing = self._doing[table] = self._registry.spawn(self._keep(table))
            doing.add_done_callback(lambda _: self._doing.pop(table, None))
        return await asyncio.shield(doing)

    async def _keep(self, table: str) -> FinishedRow | None:
        registry = self._registry
        kept = await registry.store.table(table)
        if kept is None or kept.state != "over":
            return None
        found = await self._store.get(table)
        if found is not None:
            return found
        memory = await folded(registry, kept)
        try:
            drawing = None if memory.state.frozen else await self._drawn(memory)
        except Refusal as refusal:
            if refusal.again or not rules_change.has_changed(memory.state, registry.packs):
                raise  # the machine is busy: the next start tries again
            journal.info("a finished game can't be watched", table=table, why=refusal.message.id)
            drawing = None
        if drawing is None:
            row = FinishedRow(FORM, 0, "null", None)
        else:
            row = FinishedRow(FORM, drawing.version, drawing.outcome, drawing.packed)
            self.kept += 1
        await self._store.keep(table, row)
        return row

    async def _drawn(self, memory: TableMemory) -> DrawnGame:
        registry, state, bare = self._registry, memory.state, memory.bare
        assert bare is not None
        game = rules_change.todays(state, registry.packs)
        workers = registry.analyses.workers
        lines = [plain_line(line) for line in bare.lines]
        return await workers.do(
            state.id, draw, state.game, game.pack, state.options, bare.names, state.throws, lines
        )


def sheet_of(memory: TableMemory) -> dict[str, Any]:
    """What kept rules draw a game from, as plain data."""
    state, bare = memory.state, memory.bare
    assert bare is not None
    return {
        "slug": state.game,
        "options": state.options,
        "names": list(bare.names),
        "throws": state.throws,
        "lines": [plain_line(line) for line in bare.lines],
    }


async def folded(registry: TableRegistry, kept: TableRow) -> TableMemory:
    """A table and its game as its log has them, without any rules."""
    memory = TableMemory(kept.id, bytes.fromhex(kept.secret), registry.packs, bare=True)
    for row in await registry.store.events(kept.id):
        for _ in memory.absorb(row):
            pass
    return memory
