"""How persons play, for those who want to know: their finished games are looked back at one by one in a worker process."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tumblekeep.core.log import from_text, to_text
from tumblekeep.games import load
from tumblekeep.server import json_text
from tumblekeep.server.errors import Refusal
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.people.insights import GameInsight
from tumblekeep.server.people.records import PersonSeat
from tumblekeep.server.runtime.keeping import folded
from tumblekeep.server.runtime.standings import log_to_count

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

PAUSE_SECONDS = 0.5
"""Between two games: people who play come first."""
NOTHING = "{}"


def insight_of(text: str, seat: int) -> str:
    """What a finished game says about a seat, as JSON. Runs in a worker process."""
    from tumblekeep.ratings.insight import insight

    log = from_text(text)
    if log.header.pack is not None:
        return NOTHING
    return json_text.dumps(insight(log, load(log.header.game), seat)).decode()


class Insights:
    """Works out the insights of a registry's persons, one game after another."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._doing = False

    def soon(self) -> None:
        """Work out what is missing, unless that is under way."""
        if self._registry.people is not None and not self._doing:
            self._doing = True
            self._registry.spawn(self._work())

    async def _work(self) -> None:
        try:
            while await self.work_one():
                await asyncio.sleep(PAUSE_SECONDS)
        except Refusal as refusal:  # the next game that ends goes on with it
            journal.warning("insights were not worked out", why=refusal.message.id)
        finally:
            self._doing = False

    async def work_one(self) -> bool:
        """Look back at one game; False if none is missing."""
        store = self._registry.the_people.store.insights
        for seat in await store.missing(1):
            await store.add(
                seat.person, GameInsight(seat.table, seat.game, seat.ended, await self._body(seat))
            )
            return True
        return False

    async def _body(self, seat: PersonSeat) -> str:
        registry = self._registry
        row = await registry.store.table(seat.table)
        if row is None or row.state != "over":
            return NOTHING
        log = log_to_count(await folded(registry, row))
        if log is None or seat.seat >= len(log.header.seats):
            return NOTHING
        text = await in_thread(to_text, log)
        try:
            return await registry.analyses.workers.do(seat.table, insight_of, text, seat.seat)
        except Refusal as refusal:
            if refusal.again:
                raise
            return NOTHING  # the rules of its time are gone
