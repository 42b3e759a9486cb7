"""A server of this process whose clock a test turns: a day of the daily door begins and ends when the test says so."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

from server.guest import Inn, inn, quick
from server.test_daily import go_to
from tumblekeep.server.daily.records import StoredTry
from web.conftest import PATIENCE


class DayServer:
    """A server in a thread beside the browser's."""

    def __init__(self, folder: Path) -> None:
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),))
        self.there: Inn
        self.address = ""

    async def _serve(self) -> None:
        self._over = asyncio.Event()
        async with inn(quick(self._database, people=True)) as self.there:
            self.address = f"http://127.0.0.1:{self.there.port}"
            self._ready.set()
            await self._over.wait()

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()
        self._loop.close()

    def call(self, wanted: Coroutine[Any, Any, Any]) -> Any:
        """Run this in the server's thread."""
        return asyncio.run_coroutine_threadsafe(wanted, self._loop).result()

    def go_to(self, day: date, hours: float = 12.0) -> None:
        """Turn the server's clock to this hour of a day (UTC), and let it do what is due."""

        async def turned() -> None:
            go_to(self.there, day, hours)
            daily = self.there.registry.daily
            await daily.look()
            await daily.fixed(day)

        self.call(turned())

    def look_back(self, day: date) -> None:
        """Wait until the server has looked back at a day that is over."""

        async def looked() -> None:
            daily = self.there.registry.daily
            while not (await daily.fixed(day)).aftermath:
                await asyncio.sleep(0.05)

        self.call(looked())

    def crowd(self, day: date, tries: int, *, result: float, skill: float) -> None:
        """Let others have played a day: results and skill are spread around these middles."""
        chance = Random(f"{day}")

        async def counted() -> None:
            store = self.there.registry.daily.the_store
            for n in range(tries):
                begun = StoredTry(day.isoformat(), f"other {n}", "", "", 1)
                await store.begin(begun)
                reached = max(0, round(chance.gauss(result, 1.2))) * 1000
                gained = round(1000 * chance.gauss(skill, 0.6))
                body = json.dumps({"score": None, "choices": []})
                done = begun._replace(ended=2, result=reached, skill=gained, luck=reached - gained, body=body)
                await store.finish(done, ())

        self.call(counted())
