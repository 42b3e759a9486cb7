"""The registry: all tables of one worker. It finds them, keeps them in memory while they are used, and lists them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine, Sequence
from contextvars import Context
from typing import Any, NamedTuple, TypeVar

from tumblekeep.packs import Packs
from tumblekeep.server.charging.charges import Charges, working_for
from tumblekeep.server.daily.store import DailyStore
from tumblekeep.server.dice.entropy import Entropy
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.metrics.loop_lag import LoopLag
from tumblekeep.server.people.store import PeopleStore
from tumblekeep.server.runtime import settling
from tumblekeep.server.runtime.advice_workers import AdviceWorkers
from tumblekeep.server.runtime.analyses import Analyses
from tumblekeep.server.runtime.best_table import BestTable
from tumblekeep.server.runtime.bots import BotPlayers
from tumblekeep.server.runtime.byte_keeper import ByteKeeper
from tumblekeep.server.runtime.code_lookup import CodeLookup
from tumblekeep.server.runtime.daily import DailyDoor
from tumblekeep.server.runtime.daily_counting import DailyCounting
from tumblekeep.server.runtime.forgetting import PersonRemover
from tumblekeep.server.runtime.friends import Friends
from tumblekeep.server.runtime.housekeeping import Housekeeper
from tumblekeep.server.runtime.insights import Insights
from tumblekeep.server.runtime.keeping import Keeper
from tumblekeep.server.runtime.live_table import LiveTable
from tumblekeep.server.runtime.old_rules import ArchivedRules
from tumblekeep.server.runtime.pairing import Matchmaker
from tumblekeep.server.runtime.people import People
from tumblekeep.server.runtime.pools import Pools
from tumblekeep.server.runtime.presence import BYE, PresenceCount, RemotePresence
from tumblekeep.server.runtime.quiet_knocks import QuietKnocks
from tumblekeep.server.runtime.recaps import FinishedGames, Recaps
from tumblekeep.server.runtime.remote_events import RemoteEvents
from tumblekeep.server.runtime.replays import ReplayCache
from tumblekeep.server.runtime.rules_change import notice
from tumblekeep.server.runtime.standings import Standings
from tumblekeep.server.runtime.table_clock import TableClock
from tumblekeep.server.runtime.table_list import TableList
from tumblekeep.server.runtime.thinking import ThinkingWorkers
from tumblekeep.server.runtime.turn_push import TurnPush
from tumblekeep.server.settings import Settings
from tumblekeep.server.storage.protocol import Store
from tumblekeep.server.storage.records import EventRow, TableRow
from tumblekeep.server.storage.secret import digest
from tumblekeep.server.table.summary import state_of
from tumblekeep.server.visibility.export import hides_secret
from tumblekeep.server.visibility.shown_table import table_shown
from tumblekeep.server.wire.lobby import SeatClaim

T = TypeVar("T")
NAME_SECONDS = 0.1
"""How long to gather tables that others have read, before they are told where those stand."""


class _TableSearch(NamedTuple):
    """A table that is being read."""

    done: asyncio.Future[LiveTable]
    may_wait: bool
    """It is read for somebody who has to let others go first."""


class TableRegistry:
    """All tables of one worker."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        pools: Pools,
        metrics: Metrics,
        people: PeopleStore | None = None,
        daily: DailyStore | None = None,
    ) -> None:
        self.settings = settings
        self.packs = Packs.read(settings.packs)
        self.store = store
        self.worker = store.worker
        self.codes = CodeLookup(self.store)
        self.bytes = ByteKeeper(self)
        self.metrics = metrics
        self.charges = Charges(settings.limits, self.metrics)
        self.charges.others_wait = lambda: store.under_way > 0 or self.charges.coming > 0
        self.quiet_knocks = QuietKnocks(self)
        self.luck = Entropy(settings.seed)
        self.bots = BotPlayers(pools.bots, settings.bot_seconds, self.metrics)
        self.thinkers = ThinkingWorkers(pools.thinking, settings.thinking_workers, self.metrics)
        self.advisers = AdviceWorkers(pools.advice, pools.long_advice)
        self.analyses = Analyses(self, pools.looking_back)
        self.throwing = pools.throwing
        self.workers = pools.files
        self.rules_runner = pools.rules
        self.frames = ReplayCache()
        self.recaps = Recaps()
        self.keeper = Keeper(self)
        self.old_rules = ArchivedRules(settings.kept_rules, store.kept_rules, pools.rules)
        self.standings = Standings(self)
        self.insights = Insights(self)
        self.people = None if people is None else People(settings, people, self.spawn)
        self.finished = FinishedGames()
        self.daily = DailyDoor(self, daily)
        self.daily_counts = DailyCounting(self)
        self.table_clock = TableClock()
        self.table_list = TableList(self)
        self.best_table = BestTable(self)
        self.live_tables: dict[str, LiveTable] = {}
        self.paced: set[LiveTable] = set()
        """The tables that have a pace: where a bot may answer for somebody."""
        self.elsewhere = RemotePresence(self._others_changed, joined=self._others_joined)
        self._to_name: set[str] = set()
        """Tables that another worker has read, which is to be told where they stand."""
        self.closing = False
        self.saving_paused = False
        self._finding: dict[str, _TableSearch] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._noticed: dict[str, RemoteEvents] = {}
        self._listener = store.listen(self.noticed, self.elsewhere.hear, self.live_tables.__contains__)
        if self._listener is not None:
            store.tell_only(self._concerns_others)
        self.housekeeper = Housekeeper(self)
        self._forgetting = None if people is None else PersonRemover(self)
        self._pairing = None if people is None else Matchmaker(self)
        self._friends = None if people is None else Friends(self)
        self.turn_push = TurnPush(self)
        self._lag = LoopLag(self.metrics)
        self.keeper.begin()

    @property
    def the_people(self) -> People:
        """Everything about persons, or refuse because this server has none."""
        if self.people is None:
            raise Refusal(404, "server-no-people")
        return self.people

    @property
    def the_forgetting(self) -> PersonRemover:
        """Whatever deletes persons, or refuse because this server has none."""
        if self._forgetting is None:
            raise Refusal(404, "server-no-people")
        return self._forgetting

    @property
    def pairing(self) -> Matchmaker:
        """Whatever brings people together, or refuse because this server keeps no persons."""
        if self._pairing is None:
            raise Refusal(404, "server-no-people")
        return self._pairing

    @property
    def friends(self) -> Friends:
        """Friends, or refuse because this server keeps no persons."""
        if self._friends is None:
            raise Refusal(404, "server-no-people")
        return self._friends

    @property
    def has_neighbours(self) -> bool:
        """Whether other workers may serve the same tables."""
        return self._listener is not None

    def spawn(self, work: Coroutine[Any, Any, T], context: Context | None = None) -> asyncio.Task[T]:
        """Start a background task and keep a reference to it."""
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- finding tables ---------------------------------------------------------------------------------

    async def find(self, table: str, *, later: bool = False) -> LiveTable:
        """Find a table in memory or in the log. `later`: nobody is there who waits to play, so others are read back first."""
        live_table = self.live_tables.get(table)
        if live_table is not None:
            return live_table
        finding = self._finding.get(table)
        # whoever comes to play does not wait for somebody who may have to wait long
        may_wait = later or self.charges.is_heavy(working_for.get())
        if finding is not None and (may_wait or not finding.may_wait):
            try:
                return await asyncio.shield(finding.done)
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if not finding.done.cancelled() or (task is not None and task.cancelling()):
                    raise
            return await self.find(table, later=later)  # whoever read it has given up
        finding = self._finding[table] = _TableSearch(asyncio.get_running_loop().create_future(), may_wait)
        # no task of its own: starting one and hearing from it are rounds of the loop, and each may be a slice of somebody's long work
        try:
            live_table = await self._read(table, later=later)
        except Exception as error:
            finding.done.set_exception(error)
            finding.done.exception()  # whoever waits gets it, but nobody may be waiting
            raise
        except BaseException:
            finding.done.cancel()
            raise
        finally:
            if self._finding.get(table) is finding:
                del self._finding[table]
        finding.done.set_result(live_table)
        return live_table

    async def _read(self, table: str, *, later: bool) -> LiveTable:
        found = await self.store.table_and_history(table, later=later)
        if found is None:
            raise Refusal(404, "server-no-table")
        kept, history = found
        live_table = LiveTable(self, kept)
        await live_table.reload(history, later=later)
        if live_table.is_at_rest:
            raise Refusal(404, "server-no-table")
        await settling.settle(self, live_table)
        # reading it may have taken long, and whoever asked has not even seen it
        live_table.used = time.monotonic()
        first = self.live_tables.setdefault(table, live_table)
        if first is live_table:
            live_table.wake()
        return first

    async def freeze(self, live_table: LiveTable, error: Exception) -> None:
        """Stop a game that its pack has broken."""
        await settling.freeze_failed(live_table, error)

    def laid(self, kept: TableRow, first: EventRow) -> LiveTable:
        """Add a new table whose first event was just stored.

        Nobody else knows it yet, so nothing more can have happened there.
        """
        live_table = self.live_tables[kept.id] = LiveTable(self, kept)
        live_table.lay(first)
        self.table_list.changed()
        return live_table

    def noticed(self, table: str | None, seq: int, row: EventRow | None = None) -> None:
        """Handle a notice that another worker wrote something, perhaps with the event itself.

        None: something may have been missed.
        """
        if table is None:
            self.housekeeper.poll_soon()
            self.elsewhere.missed()
            return
        live_table = self.live_tables.get(table)
        if live_table is None or live_table.state.seq >= seq:
            return
        news = self._noticed.get(table)
        if news is None and row is not None and live_table.takes_in(row):
            return
        if news is None:
            news = self._noticed[table] = RemoteEvents()
            self.spawn(self._follow(live_table))
        news.upto = max(news.upto, seq)
        if row is not None:
            news.carried.append(row)

    async def _follow(self, live_table: LiveTable) -> None:
        news = self._noticed.pop(live_table.id)
        with contextlib.suppress(Refusal):
            await live_table.catch_up(news)

    def here(self, table: str, there: PresenceCount) -> None:
        """Note who is connected to a table here; the other workers are told at the next tick."""
        if self.has_neighbours:
            self.elsewhere.mine(table, there)

    def _others_changed(self, table: str) -> None:
        live_table = self.live_tables.get(table)
        if live_table is not None:
            live_table.connections.tell_presence()

    def _concerns_others(self, table: str) -> bool:
        """Whether others have to be told what is written at a table. The writer asks, in its own thread."""
        listener = self._listener
        return listener is None or not listener.listening or self.elsewhere.concerns(table)

    def _others_joined(self, table: str) -> None:
        if table in self.live_tables and not self.closing:
            if not self._to_name:
                self.spawn(self._name_what_others_read())
            self._to_name.add(table)

    async def _name_what_others_read(self) -> None:
        """Tell others where tables stand that they have just read: something may have been written meanwhile, and told to nobody."""
        while self._to_name:
            await asyncio.sleep(NAME_SECONDS)
            heads: dict[str, int] = {}
            for table in list(self._to_name):
                live_table = self.live_tables.get(table)
                # what is being written now may be told to nobody, because it was decided before: it is named once it is stored
                if live_table is None or not live_table.lock.locked():
                    self._to_name.discard(table)
                if live_table is not None and not live_table.is_at_rest:
                    heads[table] = live_table.state.seq
            if heads:
                await self.housekeeper.name_heads(heads)

    # -- lists ------------------------------------------------------------------------------------------

    def shown(self, kept: TableRow) -> dict[str, Any]:
        """A table in a list: from memory if it is loaded, else from its row."""
        live_table = self.live_tables.get(kept.id)
        if live_table is not None and not live_table.is_at_rest:
            return live_table.table()
        state, answered = state_of(kept)
        seed = None if hides_secret(state, self.table_clock.wall()) else kept.secret
        return table_shown(
            state, answered=answered, seed=seed, archived=bool(kept.archived), notice=notice(state)
        )

    async def mine(self, claims: Sequence[SeatClaim]) -> list[dict[str, Any]]:
        """The claimed seats that still belong to the sender; tables that wait for them come first."""
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
            if state.state == "playing" and not state.gone:
                live_table = await self.find(row.id)
                asked = [] if live_table.shown is None else live_table.shown.asked()
            for seat in held or [None]:  # type: ignore[list-item]
                found.append({"table": self.shown(row), "seat": seat, "asked": seat in asked})
        return sorted(found, key=lambda one: (not one["asked"], -one["table"]["touched"]))

    async def close(self) -> None:
        """Finish what was acknowledged or is being stored, then stop."""
        self.closing = True
        self.housekeeper.stop()
        self._lag.stop()
        deadline = time.monotonic() + 4
        while (
            any(live_table.lock.locked() for live_table in self.live_tables.values())
            and time.monotonic() < deadline
        ):
            await asyncio.sleep(0.02)
        if self._listener is not None:
            with contextlib.suppress(TimeoutError):  # otherwise they notice our silence
                await asyncio.wait_for(self.housekeeper.tell_others([f"{self.worker},{BYE}"]), 1)
            await asyncio.get_running_loop().run_in_executor(None, self._listener.stop)
        await self.store.end()
        for task in list(self._tasks):
            task.cancel()
        self.bots.close()
        self.thinkers.close()
        self.advisers.close()
        self.analyses.close()
        self.throwing.close()
        self.workers.close()
        self.rules_runner.close()
        if self.people is not None:
            await asyncio.get_running_loop().run_in_executor(None, self.people.store.close)
        if self.daily.store is not None:
            await asyncio.get_running_loop().run_in_executor(None, self.daily.store.close)
        self.store.close()
