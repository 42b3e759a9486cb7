"""A live table: one table in memory. It checks acts, has them stored, and only then lets anybody know.

It is a cache of the log: if in doubt, it is discarded and read again. All changes go through `change`, one at a
time: decide on the known state, store, and if somebody else was first, read what they wrote and decide again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.log import Log
from tumblekeep.server.charging.charges import working_for
from tumblekeep.server.dice.throwing import SimulatedThrow
from tumblekeep.server.errors import Refusal
from tumblekeep.server.people.records import SeatChange
from tumblekeep.server.runtime import driver
from tumblekeep.server.runtime.connections import Connections
from tumblekeep.server.runtime.pace import Pace
from tumblekeep.server.runtime.remote_events import RemoteEvents
from tumblekeep.server.runtime.rules_change import has_changed, is_rules_failure, notice
from tumblekeep.server.runtime.seat_changes import seat_changes
from tumblekeep.server.runtime.table_list import UNLISTED
from tumblekeep.server.runtime.table_lock import TableLock
from tumblekeep.server.runtime.table_memory import TableMemory
from tumblekeep.server.runtime.time_slices import sliced
from tumblekeep.server.storage.records import (
    AppendRequest,
    EventRow,
    SavingFailed,
    Snapshot,
    TableHistory,
    TableRow,
)
from tumblekeep.server.storage.secret import new_action
from tumblekeep.server.table.served_game import Effects, ServedGame
from tumblekeep.server.table.state import TableState, UndoRequest
from tumblekeep.server.table.summary import state_of, summary_row
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.export import finished_log, hides_secret, log_for
from tumblekeep.server.visibility.shown_event import TableEvent
from tumblekeep.server.visibility.shown_table import table_shown

if TYPE_CHECKING:
    from tumblekeep.server.runtime.keeping import KeptGame
    from tumblekeep.server.runtime.registry import TableRegistry

ATTEMPTS = 50
FEW_ROWS, SHORT_BODY = 20, 20_000
"""Up to this many events of other workers, each up to this many characters, are applied directly; otherwise the
whole log is read again."""
PAGE = 1_000
"""Characters of a log by which reading it back is priced."""
TABLE_BYTES, EVENT_FACTOR = 16_384, 14
"""What a table takes in memory: this much, and this many times the bytes of its events (measured: 143 kB for 9 kB)."""
TOUCH_MILLISECONDS = 60_000
"""How stale the last-touched time in a table's row may be."""


@dataclass(slots=True)
class Change:
    """The result of somebody's act: an event that is not yet stored."""

    body: dict[str, Any]
    turned: Effects | None = None


Decide = Callable[[], Awaitable[Change]]


class PendingChange:
    """The game as it was before an act, for everybody who looks while that act is decided and stored."""

    def __init__(self, served: ServedGame | None) -> None:
        self._served = served
        self._before = None if served is None else served.before()
        self._shown: ServedGame | None = None

    @property
    def answered(self) -> int:
        """How many answers are stored."""
        return 0 if self._before is None else self._before.answered

    def is_still(self, served: ServedGame | None) -> bool:
        """Tell whether nothing has been changed."""
        if served is None or self._before is None or served is not self._served:
            return served is self._served
        return served.as_it_was(self._before) is served and served.drawn == self._before.drawn

    def shown(self) -> ServedGame | None:
        """Return the game as it was. If it has moved, replay it once from the last mark."""
        if self._served is None or self._before is None:
            return None
        if self._shown is None or self._shown is self._served:
            self._shown = self._served.as_it_was(self._before)
        return self._shown


class LiveTable:
    """One table in memory."""

    def __init__(self, registry: TableRegistry, kept: TableRow) -> None:
        self.registry = registry
        self.id = kept.id
        self.secret = bytes.fromhex(kept.secret)
        self.archived = bool(kept.archived)
        self.lock = TableLock()
        self.used = time.monotonic()
        self._readers = 0
        """How many requests that wait their turn will read it."""
        self.spoiled = False
        """Memory may be ahead of the log: it has to be read again before anything else."""
        self.hurried = False
        """Somebody wants the bots to play on without a pause, until a person is asked."""
        self._touched_row = kept.touched
        self._uploaded = kept.uploaded
        self._driver: asyncio.Task[None] | None = None
        self.connections = Connections(self)
        self.pace = Pace(self)
        self.memory = TableMemory(self.id, self.secret, self.registry.packs)
        self.without_rules = kept.state == "over" and has_changed(state_of(kept)[0], registry.packs)
        """Its game is over, and the rules have changed since: it is read and shown without them."""
        self.kept: KeptGame | None = None
        """What is shown of such a game."""
        self._ahead: PendingChange | None = None
        self._snapshot: Snapshot | None = None
        """The snapshot to store with the next event."""

    # shortcuts to what the memory holds

    @property
    def state(self) -> TableState:
        """Who sits where, always as it is stored."""
        return self.memory.state

    @property
    def served(self) -> ServedGame | None:
        """The game, for code that decides something about it: it moves before the change is stored.

        Everybody else uses `shown`.
        """
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
        """For each seat of a person: the last event in which somebody else answered for it."""
        return self.memory.answered_for

    @property
    def broken(self) -> Refusal | None:
        """Why the game can't continue."""
        return self.memory.broken

    @property
    def shown(self) -> ServedGame | None:
        """The game as it is stored, for everybody to see: while an act is being stored, the game before it."""
        if self._ahead is None:
            return self.memory.served
        return self._ahead.shown()

    @property
    def shown_secret(self) -> bytes | None:
        """The secret of the dice, for a game that is over; None while others may still meet the same dice."""
        is_hidden = hides_secret(self.state, self.registry.table_clock.wall())
        return None if is_hidden else self.secret

    @property
    def weight(self) -> int:
        """The bytes that this table takes in memory, by estimate."""
        return TABLE_BYTES + EVENT_FACTOR * self.memory.size

    @property
    def is_at_rest(self) -> bool:
        """Whether the table is unloaded: it must be read before use."""
        return not self.memory.state.seq

    @property
    def may_rest(self) -> bool:
        """Whether nobody is connected, changes it, or is about to read it."""
        return not (self.connections.lines or self.lock.locked() or self._readers)

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Keep the table in memory for a reader, however long that one waits its turn."""
        self._readers += 1
        try:
            yield
        finally:
            self._readers -= 1
            self.used = time.monotonic()

    def rest(self) -> None:
        """Unload the table.

        Drop the game, because it and the table refer to each other; whoever still needs it reads it again.
        """
        self.memory.served = None
        self.memory = TableMemory(self.id, self.secret, self.registry.packs)
        self._ahead = None
        self.spoiled = True

    # -- reading the log --------------------------------------------------------------------------------

    async def reload(self, history: TableHistory | None = None, *, later: bool = False) -> None:
        """Read the log again, in time slices; until that is done, everybody sees the previous state. `history`: it has just been read.

        It is charged to whoever asked for the table. If people are there already, it is read for all of them, and first.
        """
        if history is None:
            history = await self.registry.store.history(self.id)
        memory = TableMemory(self.id, self.secret, self.registry.packs, bare=self.without_rules)
        charges = self.registry.charges
        address = self.id if self.connections.lines else working_for.get() or self.id
        pages = 1 + sum(len(row.body) for row in history.rows) / PAGE
        async with sliced(
            charges, "read-back", address, charges.playing, units=pages, owing=True, later=later
        ) as slices:
            if history.snapshot is not None:
                for _ in memory.recall(history.snapshot, history.actions):
                    await slices.rest()
            for row in history.rows:
                for _ in memory.absorb(row):
                    await slices.rest()
        if memory.bare is not None and self.kept is None:
            self.kept = await self.registry.keeper.of(self.id, memory)
        before, self.memory, self._ahead, self.spoiled = self.memory, memory, None, False
        self._snapshot = None
        before.served = None
        if self.pace.is_set:
            self.registry.paced.add(self)
        self.registry.metrics.rebuilt += 1

    def lay(self, first: EventRow) -> None:
        """Begin with the first event, which is already stored."""
        for _ in self.memory.absorb(first):
            pass

    async def catch_up(self, news: RemoteEvents) -> None:
        """Apply what other workers have written: the events that their notices carried, and from the log those
        they only named."""
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
        """Apply an event from another worker's notice at once, if it is the next one and nothing is in progress
        here. Tell whether it was.

        That is the usual case, and a task that waits for the lock would cost as much as the event.
        """
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
        self.connections.door_may_change()
        self.pace.news()

    def sit(self, names: Sequence[str], numbers: Sequence[str] = ()) -> ServedGame:
        """Set up the game, with the numbers that players have added to its dice."""
        return self.memory.sit(names, numbers)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays this seat."""
        return self.memory.is_bot(seat)

    # -- changing ---------------------------------------------------------------------------------------

    async def change(self, action: str, decide: Decide, mark: str = "") -> int:
        """Decide and store an act; return the number of its event. The same act sent again returns the same number.

        `mark` says who does what, so that nobody can use the act's id for anything else.
        """
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
                if await self._stored_unless_failed(action, decide, mark):
                    seq = self.state.seq
                    if self.state.pace == "live":  # only at live tables does a bot sit in
                        await self.let_back()
                    return seq
            raise Refusal(409, "server-busy", again=True)

    async def _stored_unless_failed(self, action: str, decide: Decide, mark: str) -> bool:
        try:
            return await self._stored(action, decide, mark)
        except Refusal:
            raise
        except Exception as error:
            failed = self.failure(error)
            if failed is error:
                raise
            raise failed from error

    def failure(self, error: Exception) -> Exception:
        """What whoever acted is told of an error that is no refusal: that the pack has failed, or the error itself."""
        return Refusal(409, "server-pack-failed") if self.has_failed(error) else error

    async def let_back(self) -> None:
        """Give a seat back before anything else happens, if its player returned while a bot's sitting in was being
        stored. The lock must be held."""
        for seat in self.pace.returned():
            with contextlib.suppress(Refusal):  # the next check of the table's pace retries
                await self._stored(new_action(), partial(self.pace.come_back, seat), "")

    async def _stored(self, action: str, decide: Decide, mark: str) -> bool:
        self._begin_change()
        try:
            self.state.must_be_here()
            change = await decide()
        except Refusal:
            self._nothing_changed()
            raise
        except TumbleError as error:
            raise Refusal.of(error, 409) from error
        append = self._request(action, change, mark)
        try:
            won = await self.registry.store.append(append)
        except SavingFailed as error:
            raise Refusal(503, "server-saving-paused", again=True) from error
        if not won:
            return False  # somebody else was first: read what they wrote, and decide again
        self.tell(append, change)
        return True

    def decided_at_once(
        self, action: str, decide: Callable[[], Change], mark: str
    ) -> tuple[AppendRequest, Change]:
        """Decide an act that needs not wait for anything, and return what has to be stored of it. The lock must be held."""
        self.used = time.monotonic()
        self._begin_change()
        try:
            self.state.must_be_here()
            change = decide()
        except Refusal:
            self._nothing_changed()
            raise
        except TumbleError as error:
            raise Refusal.of(error, 409) from error
        except Exception as error:
            failed = self.failure(error)
            if failed is error:
                raise
            raise failed from error
        return self._request(action, change, mark), change

    def _begin_change(self) -> None:
        self.spoiled = True  # until the act is stored, or known to have changed nothing
        self._ahead = PendingChange(self.memory.served)

    def _nothing_changed(self) -> None:
        """An act was refused: if it has really changed nothing, the table goes on as it is."""
        if self._ahead is not None and self._ahead.is_still(self.memory.served):
            self._ahead, self.spoiled = None, False

    def _request(self, action: str, change: Change, mark: str) -> AppendRequest:
        """What has to be stored of a change."""
        if mark:
            change.body["mark"] = mark
        seq, at = self.memory.state.seq + 1, self.registry.table_clock.wall()
        text = projection.to_text(change.body)
        summary, seats = self._summary(seq, at, change, len(text))
        return AppendRequest(
            EventRow(self.id, seq, action, at, text), summary=summary, snapshot=self._snapshot, seats=seats
        )

    def tell(self, append: AppendRequest, change: Change) -> None:
        """Record a change that is stored, and let everybody know."""
        _, seq, action, at, text = append.row
        self.memory.remember(seq, at, action, change.body, change.turned)
        self.memory.size += len(text)
        self._ahead, self.spoiled = None, False
        self._note(append, change)
        self.connections.seats_may_change(change.body["kind"])
        self.connections.show_new()
        self.connections.door_may_change()
        self.pace.news()
        self.wake()

    def has_failed(self, error: Exception) -> bool:
        """Tell whether this table's pack has failed in play. Then the game is stopped, as soon as nobody changes it."""
        failed = self.state.mark is not None and self.state.state == "playing" and is_rules_failure(error)
        if failed:
            self.registry.spawn(self.registry.freeze(self, error))
        return failed

    def _note(self, append: AppendRequest, change: Change) -> None:
        """Record that an event is stored."""
        self._snapshot = self.memory.snapshot()
        if append.summary is not None:
            self._uploaded = append.summary.get("uploaded", self._uploaded)
            self._touched_row = append.row.at
            self.archived = False
        if self.pace.is_set:
            self.registry.paced.add(self)
        self.registry.turn_push.changed(self)
        if change.body.get("over"):
            self.registry.keeper.keep_soon(self.id)
            if self.state.day:
                self.registry.spawn(self.registry.daily_counts.count_quietly(self.id))
        kind = change.body["kind"]
        if kind not in UNLISTED or change.body.get("over"):
            self.registry.table_list.changed()
        self.registry.metrics.events[kind] += 1
        self.registry.metrics.throws += "flight" in change.body

    def _summary(
        self, seq: int, at: int, change: Change, size: int
    ) -> tuple[dict[str, Any] | None, tuple[SeatChange, ...]]:
        """New values for the table's row (None if the old ones are still good enough), and for the lists of persons' games."""
        kind = change.body["kind"]
        is_move = kind in ("moved", "said", "proposed", "agreed", "declined")
        seat = change.body.get("seat")
        begun = self._uploaded > 0 and kind == "moved" and seat is not None and not self.is_bot(seat)
        if is_move and not (begun or change.body.get("over")) and at - self._touched_row < TOUCH_MILLISECONDS:
            return None, ()
        after = replace(self.state, seats=[replace(seat) for seat in self.state.seats])
        if after.proposal is not None:
            after.proposal = UndoRequest(
                after.proposal.by, after.proposal.to, [], list(after.proposal.waiting)
            )
        after.apply(seq, at, change.body)
        row = summary_row(after, self._answered())
        if kind == "loaded":
            # a file that somebody has put among their own games is no longer an upload that nobody plays
            row["uploaded"] = 0 if any(one.person for one in after.seats) else size
        elif begun:
            row["uploaded"] = 0
        for seat in (*self.state.seats, *after.seats):
            if seat.person:
                break
        else:
            return row, ()  # guests and bots are in nobody's list
        outcome = self._outcome_now() if after.state == "over" else None
        return row, seat_changes(self.state, after, change.body, outcome)

    def _outcome_now(self) -> Any:
        """How the game ends by the act that is being decided, or ended before."""
        if self.kept is not None:
            return self.kept.outcome
        found = None if self.served is None else self.served.play.outcome
        return None if found is None else found.plain()

    def _answered(self) -> int:
        if self.memory.bare is not None:
            return len(self.memory.bare.lines)
        return 0 if self.served is None else len(self.served.play.entries)

    def must_play(self) -> ServedGame:
        """Return the game, or refuse if it is not being played."""
        memory = self.memory
        if memory.broken is not None:
            raise memory.broken
        state = memory.state.state
        if state == "open":
            raise Refusal(409, "server-table-open")
        if state == "over" or memory.served is None:
            raise Refusal(409, "server-table-over")
        return memory.served

    def moved(self, seat: int | None, turned: Effects, kind: str = "moved", **more: Any) -> Change:
        """Make the event of a move."""
        served = self.memory.served
        assert served is not None
        body: dict[str, Any] = {"kind": kind, "lines": [list(said.line) for said in turned.said], **more}
        if seat is not None:
            body["seat"] = seat
        if served.play.outcome is not None:
            body["over"] = True
        return Change(body, turned)

    def told(self, kind: str, seat: int, **more: Any) -> Change:
        """Make an event that concerns a seat and not the game."""
        return Change({"kind": kind, "seat": seat, **more})

    def wake(self) -> None:
        """Start the driver if it has something to do: bots that act, or an undo that everybody has agreed to."""
        if driver.is_ours_to_do(self) and (self._driver is None or self._driver.done()):
            self._driver = self.registry.spawn(driver.drive(self))

    def flown(self, seat: int, thrown: SimulatedThrow, **more: Any) -> Change:
        """Make the event of a throw that was simulated with the number of fate's next answer."""
        served = self.must_play()
        beside = {"launch": thrown.launch, "fate": served.drawn + 1}
        turned = served.land(seat, thrown.landing, beside)
        flight = {"landing": thrown.landing, "launch": thrown.launch, "track": thrown.track}
        return self.moved(seat, turned, flight=flight, **more)

    def must_have_room(self, served: ServedGame) -> None:
        """Refuse another answer if the table has reached its limit."""
        if len(served.answers) >= self.registry.settings.limits.answers:
            raise Refusal(409, "server-too-long", most=self.registry.settings.limits.answers)

    def must_have_undos(self) -> None:
        """Refuse endless undos: there must always be room left to play a whole game to its end."""
        limits = self.registry.settings.limits
        if self.state.seq >= limits.events - limits.answers:
            raise Refusal(409, "server-undo-spent")

    def undone(self, seat: int, to: int, *, consent: bool) -> Change:
        """Make the event of taking answers back."""
        self.memory.take_back(to)
        return Change({"kind": "undone", "seat": seat, "to": to, "consent": consent})

    # -- showing ----------------------------------------------------------------------------------------

    def log(self, seats: Sequence[int]) -> Log:
        """The game as a log, for whoever holds these seats."""
        if self.memory.bare is not None:
            return finished_log(self.state, self.memory.bare, self.shown_secret, self.memory.record)
        if self.broken is not None:
            raise self.broken
        shown = self.shown
        if shown is None:
            raise Refusal(409, "server-table-open")
        return log_for(self.state, shown, self.shown_secret, self.memory.loaded, seats, self.memory.record)

    def table(self) -> dict[str, Any]:
        """The table as anyone may see it."""
        here, watchers = self.connections.presence()
        return table_shown(
            self.state,
            here=here,
            watchers=watchers,
            answered=self._answered() if self._ahead is None else self._ahead.answered,
            seed=None if self.shown_secret is None else self.shown_secret.hex(),
            archived=self.archived,
            notice=self._notice(),
        )

    def _notice(self) -> dict[str, Any] | None:
        if self.kept is None:
            return notice(self.state)
        return notice(self.state, watchable=self.kept.watched is not None, drawn=self.kept.version)

    def outcome(self) -> Any:
        """How the game ended, as the wire shows it; None if it has not, or if nobody knows any more."""
        if self.kept is not None:
            return self.kept.outcome
        play = None if self.shown is None else self.shown.play
        return None if play is None or play.outcome is None else play.outcome.plain()

    def after(self, seq: int) -> list[TableEvent]:
        """The events after this one."""
        return self.memory.after(seq)

    def seats_of(self, hashes: Iterable[str]) -> tuple[int, ...]:
        """The seats that these secrets open."""
        return tuple(sorted({seat for hashed in hashes for seat in self.state.held(hashed)}))
