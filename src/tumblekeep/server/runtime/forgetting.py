"""Deleting persons: at once nobody can act as them; then their seats become anonymous, a few tables at a time.

A server that stops in between goes on after its next start.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.people.records import Person
from tumblekeep.server.runtime.table_clock import now

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

AT_ONCE = 20
"""Seats in one transaction: whoever plays waits for it."""
PAUSE_SECONDS = 0.1
AGAIN_SECONDS = 5.0
TIDY_SECONDS = 3600.0
DAY = 86_400_000
IDLE_DAYS = 30
"""A person who has played nothing and kept nothing is forgotten after this many days."""


class PersonRemover:
    """Deletes persons in the background."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._wake = asyncio.Event()
        self._task = registry.spawn(self._run())

    async def delete(self, person: Person) -> None:
        """Delete a person. When this returns, nobody can act as them any more; the rest follows."""
        await self._registry.the_people.store.dismiss(person.id, now())
        if self._registry.daily.store is not None:
            await self._registry.daily.store.forget(person.id)
        self._wake.set()

    async def _run(self) -> None:
        tidied = 0.0
        loop = asyncio.get_running_loop()
        while True:
            wait = TIDY_SECONDS
            try:
                if loop.time() - tidied >= TIDY_SECONDS or not tidied:
                    await self.tidy()
                    tidied = loop.time()
                if await self.forget_some():
                    wait = AGAIN_SECONDS
            except Refusal:
                wait = AGAIN_SECONDS
            except Exception as error:  # the loop goes on: people who asked to be forgotten must be
                journal.error("forgetting persons failed", trace=error)
                wait = AGAIN_SECONDS
            try:
                await asyncio.wait_for(self._wake.wait(), wait)
            except TimeoutError:
                continue
            self._wake.clear()

    async def tidy(self) -> int:
        """Delete what is older than it may be kept; return how many persons that were."""
        people, moment = self._registry.the_people, now()
        days = people.settings.people_days
        unseen = moment - int(days * DAY) if days else -1
        count = await people.store.tidy(moment, moment - IDLE_DAYS * DAY, unseen)
        if count:
            journal.info("persons deleted after their time", count=count)
        return count

    async def forget_some(self) -> bool:
        """Make seats of deleted persons anonymous as far as that can be done now; tell whether some are left."""
        store, left_over = self._registry.the_people.store, False
        await (
            self._registry.bytes.forget_removed()
        )  # it has to know what came before, to notice what we remove
        for person in await store.dismissed():
            before = -1
            while (left := await store.forget_seats(person, AT_ONCE, now())) and left != before:
                before = left
                await self._registry.bytes.forget_removed()
                await asyncio.sleep(PAUSE_SECONDS)
            await self._registry.bytes.forget_removed()
            left_over |= left > 0
        return left_over
