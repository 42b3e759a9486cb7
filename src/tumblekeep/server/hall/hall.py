"""The hall: all tables of one worker. It finds them, keeps them in memory while they are used, and lists them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from tumblekeep.packs import Packs
from tumblekeep.server.aside import Aside
from tumblekeep.server.chance.luck import Luck
from tumblekeep.server.chance.throwing import Throwing
from tumblekeep.server.hall.advising import Advisers
from tumblekeep.server.hall.bots import Bots
from tumblekeep.server.hall.caretaker import Caretaker
from tumblekeep.server.hall.frames import Frames
from tumblekeep.server.hall.host import Host
from tumblekeep.server.hall.lookbacks import Lookbacks
from tumblekeep.server.hall.news import News
from tumblekeep.server.hall.presence import BYE, Elsewhere, There
from tumblekeep.server.hall.thinking import Thinkers
from tumblekeep.server.hall.timepiece import Timepiece
from tumblekeep.server.kept.database import Database
from tumblekeep.server.kept.listener import Listener
from tumblekeep.server.kept.secret import digest, new_action
from tumblekeep.server.kept.store import Kept, Row, Store
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.seen import sight
from tumblekeep.server.settings import Settings
from tumblekeep.server.table.summary import state_of
from tumblekeep.server.watch.lag import Lag
from tumblekeep.server.watch.metrics import Metrics
from tumblekeep.server.wire.lobby import SeatClaim

T = TypeVar("T")


class Hall:
    """All tables of one worker."""

    def __init__(self, settings: Settings, database: Database, store: Store | None = None) -> None:
        self.settings = settings
        self.database = database
        self.packs = Packs.read(settings.packs)
        self.worker = new_action()
        self.store = store or Store(database, self.worker)
        self.metrics = Metrics()
        self.luck = Luck(settings.seed)
        self.bots = Bots(settings.bot_seconds, self.metrics)
        self.thinkers = Thinkers(settings.thinking_workers, self.metrics)
        self.advisers = Advisers(settings.thinking_workers)
        self.lookbacks = Lookbacks(self)
        self.throwing = Throwing(settings.physics_workers, settings.throw_seconds)
        self.aside = Aside(settings.aside_workers, settings.aside_seconds)
        self.frames = Frames()
        self.timepiece = Timepiece()
        self.hosts: dict[str, Host] = {}
        self.paced: set[Host] = set()
        """The tables where something may happen to who does not answer."""
        self.elsewhere = Elsewhere(self._others_changed)
        self.closing = False
        self.saving_paused = False
        self.one_reads = asyncio.Semaphore(1)
        """Who reads a whole log does it a little at a time, and only one at once: others' acts wait for one such piece."""
        self._finding: dict[str, asyncio.Future[Host]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._noticed: dict[str, News] = {}
        self._listener = (
            Listener(self.store, self.noticed, self.elsewhere.hear) if database.is_postgres else None
        )
        self.caretaker = Caretaker(self)
        self._lag = Lag(self.metrics)

    @property
    def has_neighbours(self) -> bool:
        """Whether other workers may keep the same tables."""
        return self._listener is not None

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something beside everything else, and keep hold of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- finding tables ---------------------------------------------------------------------------------

    async def find(self, table: str) -> Host:
        """A table, from memory or from the log."""
        host = self.hosts.get(table)
        if host is not None:
            return host
        finding = self._finding.get(table)
        if finding is None:
            finding = self._finding[table] = asyncio.ensure_future(self._read(table))
            finding.add_done_callback(lambda done: self._found(table, done))
        return await asyncio.shield(finding)

    def _found(self, table: str, done: asyncio.Future[Host]) -> None:
        self._finding.pop(table, None)
        if not done.cancelled():
            done.exception()  # whoever waited gets it; nobody may be waiting

    async def _read(self, table: str) -> Host:
        kept = await self.store.table(table)
        if kept is None:
            raise Refusal(404, "server-no-table")
        host = Host(self, kept)
        await host.reload()
        if host.is_at_rest:
            raise Refusal(404, "server-no-table")
        self.hosts[table] = host
        host.wake()
        return host

    def laid(self, kept: Kept, first: Row) -> Host:
        """A new table, whose first event has just been stored: nobody else knows it yet, and nothing more can have happened there."""
        host = self.hosts[kept.id] = Host(self, kept)
        host.lay(first)
        return host

    def noticed(self, table: str | None, seq: int, row: Row | None = None) -> None:
        """Another worker wrote something, perhaps this very event; None: perhaps nothing."""
        if table is None:
            self.caretaker.poll_soon()
            self.elsewhere.missed()
            return
        host = self.hosts.get(table)
        if host is None or host.state.seq >= seq:
            return
        news = self._noticed.get(table)
        if news is None and row is not None and host.takes_in(row):
            return
        if news is None:
            news = self._noticed[table] = News()
            self.spawn(self._follow(host))
        news.upto = max(news.upto, seq)
        if row is not None:
            news.carried.append(row)

    async def _follow(self, host: Host) -> None:
        news = self._noticed.pop(host.id)
        with contextlib.suppress(Refusal):
            await host.catch_up(news)

    def here(self, table: str, there: There) -> None:
        """Who is connected at a table here; the other workers are told with the next tick."""
        if self.has_neighbours:
            self.elsewhere.mine(table, there)

    def _others_changed(self, table: str) -> None:
        host = self.hosts.get(table)
        if host is not None:
            host.company.tell_presence()

    # -- lists ------------------------------------------------------------------------------------------

    def shown(self, kept: Kept) -> dict[str, Any]:
        """A table in a list: from memory if it is there, else from its row."""
        host = self.hosts.get(kept.id)
        if host is not None and not host.is_at_rest:
            return host.table()
        state, answered = state_of(kept)
        return sight.table_shown(state, answered=answered, seed=kept.secret, archived=bool(kept.archived))

    async def mine(self, claims: Sequence[SeatClaim]) -> list[dict[str, Any]]:
        """Those of these seats that are still theirs, the tables that wait for them first."""
        kept = {row.id: row for row in await self.store.tables(sorted({claim.table for claim in claims}))}
        found = []
        for claim in claims:
            row = kept.get(claim.table)
            if row is None:
                continue
            state, _ = state_of(row)
            hashed = digest(claim.token)
            held = state.held(hashed)
            if not held and not state.is_host(hashed):
                continue
            asked: list[int] = []
            if state.state == "playing":
                host = await self.find(row.id)
                asked = [] if host.shown is None else host.shown.asked()
            for seat in held or [None]:  # type: ignore[list-item]
                found.append({"table": self.shown(row), "seat": seat, "asked": seat in asked})
        return sorted(found, key=lambda one: (not one["asked"], -one["table"]["touched"]))

    async def close(self) -> None:
        """Finish what was acknowledged or is being stored, then stop."""
        self.closing = True
        self.caretaker.stop()
        self._lag.stop()
        deadline = time.monotonic() + 4
        while any(host.lock.locked() for host in self.hosts.values()) and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        if self._listener is not None:
            with contextlib.suppress(TimeoutError):  # else they find out by our silence
                await asyncio.wait_for(self.caretaker.tell_others([f"{self.worker},{BYE}"]), 1)
            await asyncio.get_running_loop().run_in_executor(None, self._listener.stop)
        await asyncio.get_running_loop().run_in_executor(None, self.store.finish)
        for task in list(self._tasks):
            task.cancel()
        self.bots.close()
        self.thinkers.close()
        self.advisers.close()
        self.lookbacks.close()
        self.throwing.close()
        self.aside.close()
        self.database.close()
