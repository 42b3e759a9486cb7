"""Host: one table in memory. It checks acts, has them stored, and only then lets anybody know.

What is here is a cache of the log: when in doubt it is thrown away and read again. All changes go through `change`,
one at a time: decide on what is known, store, and if somebody else was first, read what they wrote and decide anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.log import Log
from tumblekeep.server.dice.throws import SimulatedThrow
from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime import driver
from tumblekeep.server.runtime.connections import Connections
from tumblekeep.server.runtime.pace import Pace
from tumblekeep.server.runtime.remote_events import RemoteEvents
from tumblekeep.server.runtime.table_memory import TableMemory, plain_line
from tumblekeep.server.runtime.time_slices import TimeSlices
from tumblekeep.server.storage.secret import new_action
from tumblekeep.server.storage.store import AppendRequest, EventRow, SavingFailed, Snapshot, TableRow
from tumblekeep.server.table.served_game import Effects, ServedGame
from tumblekeep.server.table.state import TableState, UndoRequest
from tumblekeep.server.table.summary import summary_row
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.export import log_for
from tumblekeep.server.visibility.projection import TableEvent

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

ATTEMPTS = 50
FEW_ROWS, SHORT_BODY = 20, 20_000
"""Up to so many events of other workers, each of so many letters, are taken in at once; else the whole log is read again."""
TOUCH_MILLISECONDS = 60_000
"""How stale a table's row may be about when it was last touched."""


@dataclass(slots=True)
class Change:
    """What somebody's act comes to: an event, not yet stored."""

    body: dict[str, Any]
    turned: Effects | None = None


Decide = Callable[[], Awaitable[Change]]


class PendingChange:
    """While an act is decided and stored: the game as it was before, for everybody who looks meanwhile."""

    def __init__(self, served: ServedGame | None) -> None:
        self._served = served
        self._before = None if served is None else served.before()
        self._shown: ServedGame | None = None

    @property
    def answered(self) -> int:
        """How many answers are stored."""
        return 0 if self._before is None else self._before.answered

    def is_still(self, served: ServedGame | None) -> bool:
        """Whether nothing has been changed."""
        if served is None or self._before is None or served is not self._served:
            return served is self._served
        return served.as_it_was(self._before) is served and served.drawn == self._before.drawn

    def shown(self) -> ServedGame | None:
        """The game as it was; played again from the last mark if it has moved, once."""
        if self._served is None or self._before is None:
            return None
        if self._shown is None or self._shown is self._served:
            self._shown = self._served.as_it_was(self._before)
        return self._shown


class LiveTable:
    """One table."""

    def __init__(self, registry: TableRegistry, kept: TableRow) -> None:
        self.registry = registry
        self.id = kept.id
        self.secret = bytes.fromhex(kept.secret)
        self.archived = bool(kept.archived)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.spoiled = False
        """Memory may be ahead of the log: read it again before anything else."""
        self.hurried = False
        """Somebody wants the bots to play on without a pause, until a person is asked."""
        self._touched_row = kept.touched
        self._driver: asyncio.Task[None] | None = None
        self.connections = Connections(self)
        self.pace = Pace(self)
        self.memory = TableMemory(self.id, self.secret, self.registry.packs)
        self._ahead: PendingChange | None = None
        self._snapshot: Snapshot | None = None
        """To be stored with the next event."""

    # what is remembered, under the names that everybody uses

    @property
    def state(self) -> TableState:
        """Who sits where: always as it is stored."""
        return self.memory.state

    @property
    def served(self) -> ServedGame | None:
        """The game for who decides something about it: it moves before that is stored. Others look at `shown`."""
        return self.memory.served

    @property
    def steps(self) -> list[TableEvent]:
        """The latest events."""
        return self.memory.steps

    @property
    def actions(self) -> dict[str, tuple[int, str]]:
        """Every act: the event it became, and who did what."""
        return self.memory.actions

    @property
    def answered_for(self) -> dict[int, int]:
        """The last event in which somebody else answered for a seat that a person has."""
        return self.memory.answered_for

    @property
    def broken(self) -> Refusal | None:
        """Why the game can't be played on."""
        return self.memory.broken

    @property
    def shown(self) -> ServedGame | None:
        """The game as it is stored, for everybody to see: while an act waits for the disk, as it was before."""
        if self._ahead is None:
            return self.memory.served
        return self._ahead.shown()

    @property
    def is_at_rest(self) -> bool:
        """Nothing is remembered here: it must be read first."""
        return not self.memory.steps

    def rest(self) -> None:
        """Leave memory: the game is let go (it knows the host, and the host it), and read again by whoever still asks."""
        self.memory.served = None
        self.memory = TableMemory(self.id, self.secret, self.registry.packs)
        self._ahead = None
        self.spoiled = True

    # -- reading the log --------------------------------------------------------------------------------

    async def reload(self) -> None:
        """Read the log again, a little at a time; until that is done, everybody sees what was there before."""
        history = await self.registry.store.history(self.id)
        memory = TableMemory(self.id, self.secret, self.registry.packs)
        async with self.registry.one_reads:
            slices = TimeSlices()
            if history.snapshot is not None:
                for _ in memory.recall(history.snapshot, history.actions):
                    await slices.rest()
            for row in history.rows:
                for _ in memory.absorb(row):
                    await slices.rest()
        before, self.memory, self._ahead, self.spoiled = self.memory, memory, None, False
        self._snapshot = None
        before.served = None
        if self.pace.is_set:
            self.registry.paced.add(self)
        self.registry.metrics.rebuilt += 1

    def lay(self, first: EventRow) -> None:
        """Begin with the first event, which is stored."""
        for _ in self.memory.absorb(first):
            pass

    async def catch_up(self, news: RemoteEvents) -> None:
        """Take in what other workers have written: what their notices carried, and from the log what they only named."""
        async with self.lock:
            if self.state.seq >= news.upto and not self.spoiled:
                return
            rows = news.after(self.state.seq)
            if not self.spoiled and (not rows or rows[-1].seq < news.upto):
                rows = await self.registry.store.events(self.id, self.state.seq)
            if self.spoiled or len(rows) > FEW_ROWS or any(len(row.body) > SHORT_BODY for row in rows):
                await self.reload()
            self._take_in(rows)
        self.wake()

    def takes_in(self, row: EventRow) -> bool:
        """Take in an event that another worker's notice carried, at once, if it is the next and nothing is under way here; mostly
        it is so, and a task and its wait for the lock would cost as much as the event."""
        if self.lock.locked() or self.spoiled or row.seq != self.state.seq + 1 or len(row.body) > SHORT_BODY:
            return False
        self._take_in((row,))
        self.wake()
        return True

    def _take_in(self, rows: Sequence[EventRow]) -> None:
        for row in rows:
            if row.seq == self.state.seq + 1:
                for _ in self.memory.absorb(row):
                    pass
        if self.pace.is_set:
            self.registry.paced.add(self)
        self.connections.show_new()
        self.pace.news()

    def sit(self, names: Sequence[str], numbers: Sequence[str] = ()) -> ServedGame:
        """Lay the game out, with the numbers that people have added to its dice."""
        return self.memory.sit(names, numbers)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays here."""
        return self.memory.is_bot(seat)

    # -- changing ---------------------------------------------------------------------------------------

    async def change(self, action: str, decide: Decide, mark: str = "") -> int:
        """Have an act decided and stored; gives the number of the event it became. The same act again gives the same; `mark`
        tells who does what, so that its id serves nobody else and nothing else."""
        async with self.lock:
            self.used = time.monotonic()
            for _ in range(ATTEMPTS):
                if self.spoiled:
                    await self.reload()
                    self.connections.show_new()
                memory = self.memory
                known = memory.actions.get(action)
                if known is not None:
                    if known[1] != mark:
                        raise Refusal(409, "server-action-used")
                    return known[0]
                if memory.state.seq >= self.registry.settings.limits.events:
                    raise Refusal(409, "server-too-many-events", most=self.registry.settings.limits.events)
                if await self._stored(action, decide, mark):
                    seq = self.state.seq
                    if self.state.pace == "live":  # nowhere else does a bot sit in
                        await self._let_back()
                    return seq
            raise Refusal(409, "server-busy", again=True)

    async def _let_back(self) -> None:
        """Who came while a bot's sitting in was being stored has the seat again before anything else happens."""
        for seat in self.pace.returned():
            with contextlib.suppress(Refusal):  # the next look at the table's pace tries again
                await self._stored(new_action(), partial(self.pace.come_back, seat), "")

    async def _stored(self, action: str, decide: Decide, mark: str) -> bool:
        self.spoiled = True  # until it is stored, or known to have changed nothing
        self._ahead = PendingChange(self.memory.served)
        try:
            change = await decide()
        except Refusal:
            if self._ahead.is_still(self.memory.served):
                self._ahead, self.spoiled = None, False
            raise
        except TumbleError as error:
            raise Refusal.of(error, 409) from error
        if mark:
            change.body["mark"] = mark
        seq, at = self.state.seq + 1, self.registry.table_clock.wall()
        append = AppendRequest(
            EventRow(self.id, seq, action, at, projection.to_text(change.body)),
            summary=self._summary(seq, at, change),
            snapshot=self._snapshot,
        )
        try:
            won = await self.registry.store.append(append)
        except SavingFailed as error:
            raise Refusal(503, "server-saving-paused", again=True) from error
        if not won:
            return False  # somebody else was first: read what they wrote, and decide anew
        self.memory.remember(seq, at, action, change.body, change.turned)
        self._ahead, self.spoiled = None, False
        self._note(append, change)
        self.connections.seats_may_change(change.body["kind"])
        self.connections.show_new()
        self.pace.news()
        self.wake()
        return True

    def _note(self, append: AppendRequest, change: Change) -> None:
        """It is stored: from now on it counts."""
        self._snapshot = self.memory.snapshot()
        if append.summary is not None:
            self._touched_row = append.row.at
            self.archived = False
        if self.pace.is_set:
            self.registry.paced.add(self)
        self.registry.metrics.events[change.body["kind"]] += 1
        self.registry.metrics.throws += "flight" in change.body

    def _summary(self, seq: int, at: int, change: Change) -> dict[str, Any] | None:
        """New values for the table's row; None when they are as good as before."""
        kind = change.body["kind"]
        is_move = kind in ("moved", "said", "proposed", "agreed", "declined")
        if is_move and not change.body.get("over") and at - self._touched_row < TOUCH_MILLISECONDS:
            return None
        after = replace(self.state, seats=[replace(seat) for seat in self.state.seats])
        if after.proposal is not None:
            after.proposal = UndoRequest(
                after.proposal.by, after.proposal.to, [], list(after.proposal.waiting)
            )
        after.apply(seq, at, change.body)
        return summary_row(after, self._answered())

    def _answered(self) -> int:
        return 0 if self.served is None else len(self.served.answers)

    def must_play(self) -> ServedGame:
        """The game, if it is being played."""
        if self.broken is not None:
            raise self.broken
        if self.state.state == "open":
            raise Refusal(409, "server-table-open")
        if self.state.state == "over" or self.served is None:
            raise Refusal(409, "server-table-over")
        return self.served

    def moved(self, seat: int | None, turned: Effects, kind: str = "moved", **more: Any) -> Change:
        """The event of a move."""
        assert self.served is not None
        body: dict[str, Any] = {
            "kind": kind,
            "lines": [plain_line(said.line) for said in turned.said],
            **more,
        }
        if seat is not None:
            body["seat"] = seat
        if self.served.play.outcome is not None:
            body["over"] = True
        return Change(body, turned)

    def told(self, kind: str, seat: int, **more: Any) -> Change:
        """The event of something that concerns a seat, and not the game."""
        return Change({"kind": kind, "seat": seat, **more})

    def wake(self) -> None:
        """Let bots act, and finish what everybody has agreed to, if it is up to them."""
        if driver.is_ours_to_do(self) and (self._driver is None or self._driver.done()):
            self._driver = self.registry.spawn(driver.drive(self))

    def flown(self, seat: int, thrown: SimulatedThrow, **more: Any) -> Change:
        """The event of a throw that was simulated with the number of fate's next answer."""
        served = self.must_play()
        beside = {"launch": thrown.launch, "fate": served.drawn + 1}
        turned = served.land(seat, thrown.landing, beside)
        flight = {"landing": thrown.landing, "launch": thrown.launch, "track": thrown.track}
        return self.moved(seat, turned, flight=flight, **more)

    def must_have_room(self, served: ServedGame) -> None:
        """Refuse to go on for ever."""
        if len(served.answers) >= self.registry.settings.limits.answers:
            raise Refusal(409, "server-too-long", most=self.registry.settings.limits.answers)

    def must_have_undos(self) -> None:
        """Refuse to take back for ever: there is always room left to play a whole game to its end."""
        limits = self.registry.settings.limits
        if self.state.seq >= limits.events - limits.answers:
            raise Refusal(409, "server-undo-spent")

    def undone(self, seat: int, to: int, *, consent: bool) -> Change:
        """The event of taking answers back."""
        self.memory.take_back(to)
        return Change({"kind": "undone", "seat": seat, "to": to, "consent": consent})

    # -- showing ----------------------------------------------------------------------------------------

    def log(self, seats: Sequence[int]) -> Log:
        """The game as a log, for who has these seats."""
        if self.broken is not None:
            raise self.broken
        shown = self.shown
        if shown is None:
            raise Refusal(409, "server-table-open")
        return log_for(self.state, shown, self.secret, self.memory.loaded, seats)

    def table(self) -> dict[str, Any]:
        """The table, as anyone may see it."""
        here, watchers = self.connections.presence()
        return projection.table_shown(
            self.state,
            here=here,
            watchers=watchers,
            answered=self._answered() if self._ahead is None else self._ahead.answered,
            seed=self.secret.hex(),
            archived=self.archived,
        )

    def after(self, seq: int) -> list[TableEvent]:
        """The events after this one."""
        return self.memory.after(seq)

    def seats_of(self, hashes: Iterable[str]) -> tuple[int, ...]:
        """The seats these secrets open."""
        return tuple(sorted({seat for hashed in hashes for seat in self.state.held(hashed)}))
