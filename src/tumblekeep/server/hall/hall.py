"""The hall: all tables of one worker. It opens them, finds them again, and lets them rest when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.games import GAMES, load
from tumblekeep.kit.throwing import is_installed
from tumblekeep.server.chance import fate
from tumblekeep.server.chance.luck import Luck
from tumblekeep.server.chance.throwing import Throwing
from tumblekeep.server.door.limits import Buckets
from tumblekeep.server.door.line import Line
from tumblekeep.server.hall import acts
from tumblekeep.server.hall.bots import Bots
from tumblekeep.server.hall.host import Change, Host
from tumblekeep.server.hall.presence import BYE, Elsewhere, There
from tumblekeep.server.hall.timepiece import Timepiece, now
from tumblekeep.server.kept.database import Database
from tumblekeep.server.kept.listener import Listener
from tumblekeep.server.kept.saved import read_log
from tumblekeep.server.kept.secret import digest, new_action, new_table_id, new_token
from tumblekeep.server.kept.store import Append, Kept, Row, Store
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.seen import sight
from tumblekeep.server.settings import Settings
from tumblekeep.server.table.state import TableState, clean, seats_for
from tumblekeep.server.table.summary import state_of, summary_row
from tumblekeep.server.watch.journal import journal
from tumblekeep.server.watch.metrics import Metrics
from tumblekeep.server.wire.lobby import LoadTable, OpenTable, SeatClaim, SeatWanted

T = TypeVar("T")

TICK_SECONDS = 0.5
PAUSE_SHOWN_AFTER = 1.0
"""Seconds a write may take before people are told that saving is paused."""
ARCHIVE_EVERY = 3600.0
CLOCKS_EVERY = 60.0
"""Seconds between two searches for tables at rest whose clock has run out."""
SWEEP_EVERY, SWEEP_AT_LAST = 30.0, 300.0
"""Seconds between two sweeps for what holds on to itself: at least, and at most."""
SWEEP_SHARE = 0.0005
"""The share of the time that sweeping may take while people play; in a quiet moment it disturbs nobody."""


class Hall:
    """All tables of one worker."""

    def __init__(self, settings: Settings, database: Database, store: Store | None = None) -> None:
        self.settings = settings
        self.database = database
        self.worker = new_action()
        self.store = store or Store(database, self.worker)
        self.metrics = Metrics()
        self.luck = Luck(settings.seed)
        self.bots = Bots(settings.bot_seconds, self.metrics)
        self.throwing = Throwing(settings.physics_workers, settings.throw_seconds)
        self.timepiece = Timepiece()
        self.hosts: dict[str, Host] = {}
        self.paced: set[Host] = set()
        """The tables where something may happen to who does not answer."""
        self.elsewhere = Elsewhere(self._others_changed)
        self.lines: set[Line] = set()
        limits = settings.limits
        self.joins = Buckets(limits.join_rate, limits.join_burst)
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self.closing = False
        self.saving_paused = False
        self._finding: dict[str, asyncio.Future[Host]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._noticed: set[str] = set()
        self._listener = (
            Listener(self.store, self.noticed, self.elsewhere.hear) if database.is_postgres else None
        )
        self._archived_at = time.monotonic()
        self._clocks_at = time.monotonic()
        self._polled_at = time.monotonic()
        self._swept_at, self._swept, self._heard, self._sweep_took = time.monotonic(), 0, 0, 0.0
        self._ticker = self.spawn(self._tick())

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
        if not host.steps:
            raise Refusal(404, "server-no-table")
        self.hosts[table] = host
        host.wake()
        return host

    def noticed(self, table: str | None, seq: int) -> None:
        """Another worker wrote something; None: perhaps."""
        if table is None:
            self._polled_at = 0.0
            self.elsewhere.missed()
            return
        host = self.hosts.get(table)
        if host is not None and host.state.seq < seq and table not in self._noticed:
            self._noticed.add(table)
            self.spawn(self._follow(host))

    async def _follow(self, host: Host) -> None:
        self._noticed.discard(host.id)
        with contextlib.suppress(Refusal):
            await host.catch_up()

    def here(self, table: str, there: There) -> None:
        """Who is connected at a table here; the other workers are told with the next tick."""
        if self._listener is not None:
            self.elsewhere.mine(table, there)

    def _others_changed(self, table: str) -> None:
        host = self.hosts.get(table)
        if host is not None:
            host.tell_presence()

    # -- opening tables ---------------------------------------------------------------------------------

    async def open(self, wanted: OpenTable) -> tuple[Host, str, list[Any], list[Any]]:
        """A new table; gives the host's secret and those of the seats for oneself and for those invited."""
        game = game_of(wanted.game)
        try:
            options = game.check(len(wanted.seats), wanted.options)
        except TumbleError as error:
            raise Refusal.of(error) from error
        opened = await self._open(game, options, wanted.seats, _terms(wanted))
        if wanted.start:
            host, token = opened[0], opened[1]
            if not any(seat.is_free for seat in host.state.seats):
                await host.change(new_action(), acts.start(host, None, digest(token)))
        return opened

    async def _open(
        self,
        game: Game,
        options: dict[str, Any],
        wanted: Sequence[SeatWanted],
        terms: dict[str, Any],
    ) -> tuple[Host, str, list[Any], list[Any]]:
        if len(self.hosts) >= self.settings.limits.tables_in_memory:
            raise Refusal(503, "server-full", again=True)
        if terms["throws"] == "aimed" and not is_installed():
            raise Refusal(409, "server-no-physics")
        tokens = [new_token() for _ in wanted]
        host_token = new_token()
        seats = seats_for(wanted, [digest(token) for token in tokens])
        secret = self.luck.secret(game.slug, options, terms, [seat.model_dump() for seat in wanted])
        body = {
            "kind": "opened",
            "game": game.slug,
            "version": game.version,
            "content": game.digest(options),
            "options": options,
            **terms,
            "host": digest(host_token),
            "commitment": fate.commitment(secret),
            "seats": [seat.plain() for seat in seats],
        }
        host = await self._lay(body, secret)
        mine = [{"seat": n, "token": tokens[n]} for n, seat in enumerate(seats) if seat.kind == "person"]
        invited = [{"seat": n, "token": tokens[n]} for n, seat in enumerate(seats) if seat.kind == "invited"]
        return host, host_token, mine, invited

    async def _lay(self, body: dict[str, Any], secret: bytes) -> Host:
        while True:
            table, at = new_table_id(), now()
            state = TableState(table)
            state.apply(1, at, body)
            row = {"id": table, "secret": secret.hex(), "created": at, **summary_row(state, 0)}
            append = Append(Row(table, 1, new_action(), at, sight.to_text(body)), opening=row)
            if await self.store.append(append):
                break
        return await self.find(table)

    async def load(self, wanted: LoadTable) -> tuple[Host, str, list[Any], list[Any]]:
        """A table with a saved game: it is played again from its first answer, and nothing in it is trusted."""
        log = read_log(wanted.log)
        game = game_of(log.header.game)
        limits = self.settings.limits
        if len(log.lines) > limits.answers:
            raise Refusal(400, "server-too-long", most=limits.answers)
        try:
            play = await asyncio.get_running_loop().run_in_executor(None, log.replay, game)
        except TumbleError as error:
            raise Refusal.of(error) from error
        names = [clean(name)[:24] or "?" for name in log.header.seats]
        seats = list(wanted.seats) or [SeatWanted(kind="person", name=name) for name in names]
        if len(seats) != len(names):
            raise Refusal(422, "server-seat-count", seats=len(names))
        opened = await self._open(game, dict(play.options), seats, _terms(wanted))
        host = opened[0]
        taken_back = log.header.notes.get("taken_back", 0)

        async def decide() -> Change:
            turned = host.sit(names).repeat(log.lines, opening=True)
            assert host.sitting is not None
            later = host.sitting.settle()
            turned.said += later.said
            turned.waits = later.waits
            count = taken_back if type(taken_back) is int and 0 <= taken_back < 10_000 else 0
            return host.moved(None, turned, kind="loaded", names=names, taken_back=count)

        await host.change(new_action(), decide)
        return opened

    async def rematch(self, host: Host, hashed: str) -> tuple[Host, str, list[Any], list[Any]]:
        """Another game in the same company; who asks keeps its seats, the others find theirs open."""
        state = host.state
        held = state.held(hashed)
        if not held:
            raise Refusal(401, "server-not-your-seat")
        state.must_be("over")
        if state.next is not None:
            raise Refusal(409, "server-rematch-there")
        seats = [
            SeatWanted(kind="person", name=seat.name)
            if number in held
            else SeatWanted(kind="bot", level=seat.level or "greedy")  # type: ignore[arg-type]
            if seat.kind == "bot"
            else SeatWanted(kind="open")
            for number, seat in enumerate(state.seats)
        ]
        game = game_of(state.game)
        opened = await self._open(game, dict(state.options), seats, {**_terms(state), "public": False})

        async def decide() -> Change:
            if host.state.next is not None:
                raise Refusal(409, "server-rematch-there")
            return Change({"kind": "linked", "next": opened[0].id})

        await host.change(new_action(), decide)
        return opened

    # -- lists ------------------------------------------------------------------------------------------

    def shown(self, kept: Kept) -> dict[str, Any]:
        """A table in a list: from memory if it is there, else from its row."""
        host = self.hosts.get(kept.id)
        if host is not None and not host.spoiled:
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
                asked = [] if host.sitting is None else host.sitting.asked()
            for seat in held or [None]:  # type: ignore[list-item]
                found.append({"table": self.shown(row), "seat": seat, "asked": seat in asked})
        return sorted(found, key=lambda one: (not one["asked"], -one["table"]["touched"]))

    # -- time passes ------------------------------------------------------------------------------------

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self._look_after()
            except Refusal:
                continue
            except Exception as error:
                journal.error("looking after the tables failed", trace=error)

    async def _look_after(self) -> None:
        moment = time.monotonic()
        for line in list(self.lines):
            if line.is_stuck(moment):
                line.drop()
        self._tell_saving(moment)
        self._keep_pace()
        self._let_rest(moment)
        self._sweep(moment)
        if self.database.is_postgres and moment - self._polled_at > self.settings.poll_seconds:
            self._polled_at = moment
            live = [table for table, host in self.hosts.items() if host.lines]
            for start in range(0, len(live), 500):
                for table, seq in (await self.store.heads(live[start : start + 500])).items():
                    self.noticed(table, seq)
        if moment - self._clocks_at > CLOCKS_EVERY:
            self._clocks_at = moment
            for table in await self.store.clocked(self.timepiece.wall()):
                await self.find(table)
        if moment - self._archived_at > ARCHIVE_EVERY:
            self._archived_at = moment
            count = await self.store.archive(now() - int(self.settings.archive_days * 86_400_000))
            if count:
                journal.info("tables archived", count=count)

    def _tell_saving(self, moment: float) -> None:
        since = self.store.writing_since
        paused = self.store.paused or (since is not None and moment - since > PAUSE_SHOWN_AFTER)
        if paused != self.saving_paused:
            self.saving_paused = paused
            self.timepiece.pause(paused)
            for line in self.lines:
                line.tell("saving", paused=paused)

    def _keep_pace(self) -> None:
        """Look at every table that has a pace, and tell the other workers who is here."""
        self.timepiece.tick()
        for host in list(self.paced):
            if self.hosts.get(host.id) is not host or host.state.state == "over":
                self.paced.discard(host)
            elif not host.lock.locked() and not host.spoiled:
                host.pace.look()
        if self._listener is not None:
            self.elsewhere.expire()
            notices = list(self.elsewhere.notices(self.worker))
            if notices:
                self.spawn(self._tell_others(notices))

    async def _tell_others(self, notices: Sequence[str]) -> None:
        try:
            await self.store.tell_others(notices)
        except Exception:  # the database is away: everything is told again when it is back
            self.elsewhere.missed()

    def _let_rest(self, moment: float) -> None:
        idle, over = self.settings.idle_seconds, self.settings.over_seconds
        for table, host in list(self.hosts.items()):
            long = over if host.state.state == "over" else idle
            if not host.lines and not host.lock.locked() and moment - host.used > long:
                del self.hosts[table]
                host.rest()

    def _sweep(self, moment: float) -> None:
        """Free what closed lines leave behind: while nobody plays if that can be, and the more seldom the longer it takes."""
        heard, before = self.metrics.events.total(), self._heard
        self._heard = heard
        wait = SWEEP_EVERY if heard == before else max(SWEEP_EVERY, self._sweep_took / SWEEP_SHARE)
        if heard != self._swept and moment - self._swept_at > min(wait, SWEEP_AT_LAST):
            gc.collect()
            self._swept_at, self._swept = time.monotonic(), heard
            self._sweep_took = self._swept_at - moment

    async def close(self) -> None:
        """Finish what was acknowledged or is being stored, then stop."""
        self.closing = True
        for line in list(self.lines):
            line.leave(1012, "server-restarting")
        self._ticker.cancel()
        deadline = time.monotonic() + 4
        while any(host.lock.locked() for host in self.hosts.values()) and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        if self._listener is not None:
            with contextlib.suppress(TimeoutError):  # else they find out by our silence
                await asyncio.wait_for(self._tell_others([f"{self.worker},{BYE}"]), 1)
            await asyncio.get_running_loop().run_in_executor(None, self._listener.stop)
        await asyncio.get_running_loop().run_in_executor(None, self.store.finish)
        for task in list(self._tasks):
            task.cancel()
        self.bots.close()
        self.throwing.close()
        self.database.close()


def _terms(wanted: OpenTable | LoadTable | TableState) -> dict[str, Any]:
    """What is settled about a table besides its game, as it stands in its first event."""
    return {
        "title": clean(wanted.title),
        "public": wanted.public,
        "watchable": wanted.watchable,
        "throws": wanted.throws,
        "pace": wanted.pace,
        "clock": wanted.clock,
    }


def game_of(slug: str) -> Game:
    """The game of this name, or a refusal."""
    try:
        return load(slug)
    except TumbleError as error:
        raise Refusal.of(error, 404 if slug not in GAMES else 400) from error
