"""One worker process of a server: the application over a database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

from tumblekeep.server.charging.reading_turns import ReadingTurns
from tumblekeep.server.daily.store import DailyStore
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.app import STATIC, Application
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.metrics.garbage import broom
from tumblekeep.server.network.descriptors import allow_many
from tumblekeep.server.network.pools import open_pools
from tumblekeep.server.people.store import PeopleStore
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.settings import Settings
from tumblekeep.server.storage.daily import SqlDailyStore
from tumblekeep.server.storage.database import Database
from tumblekeep.server.storage.people import SqlPeopleStore
from tumblekeep.server.storage.protocol import Store
from tumblekeep.server.storage.secret import new_action
from tumblekeep.server.storage.store import EventStore

ENVIRONMENT = "TUMBLEKEEP_SERVER"
TURN_SECONDS = 0.001
"""How many seconds a thread may hold the interpreter while another waits for it. The database writer waits for it
several times per batch, and everybody at those tables waits for the writer. Python's default is 0.005 seconds each
time.
"""


async def open_registry(settings: Settings) -> TableRegistry:
    """Open the tables of the settings' database, which is migrated first if need be."""

    def ready() -> Database:
        database = Database(settings.database)
        try:
            database.prepare()
        except BaseException:
            database.close()
            raise
        return database

    database = await asyncio.get_running_loop().run_in_executor(None, ready)
    people = SqlPeopleStore(database) if settings.people else None
    store = EventStore(database, new_action())
    registry = registry_over(settings, store, people, SqlDailyStore(database))
    turns = ReadingTurns(store.readers, registry.charges)
    store.turn, store.spent = turns.turn, turns.spent
    with contextlib.suppress(Refusal):  # the first look of its housekeeping does it then
        await registry.bytes.forget_removed()  # from here on, what others remove is noticed
    return registry


def registry_over(
    settings: Settings, store: Store, people: PeopleStore | None = None, daily: DailyStore | None = None
) -> TableRegistry:
    """Make the tables of a store, with this process's own pools."""
    metrics = Metrics()
    return TableRegistry(settings, store, open_pools(settings, metrics), metrics, people, daily)


def application(
    settings: Settings, static: Path = STATIC, settled: Callable[[], None] = lambda: None
) -> Application:
    """Build the application over the settings' database."""
    return Application(settings, lambda: open_registry(settings), static, settled)


def worker() -> Application:
    """Build the application of one worker process; its settings are in the environment."""
    allow_many()
    sys.setswitchinterval(TURN_SECONDS)
    return application(Settings.from_json(os.environ[ENVIRONMENT]), settled=broom.take_over)
