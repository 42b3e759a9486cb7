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
from tumblekeep.server.chance.throwing import Thrown
from tumblekeep.server.hall import driver
from tumblekeep.server.hall.company import Company
from tumblekeep.server.hall.memory import Memory, plain_line
from tumblekeep.server.hall.news import News
from tumblekeep.server.hall.pace import Pace
from tumblekeep.server.hall.slices import Slices
from tumblekeep.server.kept.secret import new_action
from tumblekeep.server.kept.store import Append, Kept, Row, SavingFailed, Snapshot
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.seen import sight
from tumblekeep.server.seen.file import log_for
from tumblekeep.server.seen.sight import Step
from tumblekeep.server.table.sitting import Sitting, Turned
from tumblekeep.server.table.state import Asking, TableState
from tumblekeep.server.table.summary import summary_row

if TYPE_CHECKING:
    from tumblekeep.server.hall.hall import Hall

ATTEMPTS = 50
FEW_ROWS, SHORT_BODY = 20, 20_000
"""Up to so many events of other workers, each of so many letters, are taken in at once; else the whole log is read again."""
TOUCH_MILLISECONDS = 60_000
"""How stale a table's row may be about when it was last touched."""


@dataclass(slots=True)
class Change:
    """What somebody's act comes to: an event, not yet stored."""

    body: dict[str, Any]
    turned: Turned | None = None


Decide = Callable[[], Awaitable[Change]]


class Ahead:
    """While an act is decided and stored: the game as it was before, for everybody who looks meanwhile."""

    def __init__(self, sitting: Sitting | None) -> None:
        self._sitting = sitting
        self._before = None if sitting is None else sitting.before()
        self._shown: Sitting | None = None

    @property
    def answered(self) -> int:
        """How many answers are stored."""
        return 0 if self._before is None else self._before.answered

    def is_still(self, sitting: Sitting | None) -> bool:
        """Whether nothing has been changed."""
        if sitting is None or self._before is None or sitting is not self._sitting:
            return sitting is self._sitting
        return sitting.as_it_was(self._before) is sitting and sitting.drawn == self._before.drawn

    def shown(self) -> Sitting | None:
        """The game as it was; played again from the last mark if it has moved, once."""
        if self._sitting is None or self._before is None:
            return None
        if self._shown is None or self._shown is self._sitting:
            self._shown = self._sitting.as_it_was(self._before)
        return self._shown


class Host:
    """One table."""

    def __init__(self, hall: Hall, kept: Kept) -> None:
        self.hall = hall
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
        self.company = Company(self)
        self.pace = Pace(self)
        self.memory = Memory(self.id, self.secret, self.hall.packs)
        self._ahead: Ahead | None = None
        self._snapshot: Snapshot | None = None
        """To be stored with the next event."""

    # what is remembered, under the names that everybody uses

    @property
    def state(self) -> TableState:
        """Who sits where: always as it is stored."""
        return self.memory.state

    @property
    def sitting(self) -> Sitting | None:
        """The game for who decides something about it: it moves before that is stored. Others look at `shown`."""
        return self.memory.sitting

    @property
    def steps(self) -> list[Step]:
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
    def shown(self) -> Sitting | None:
        """The game as it is stored, for everybody to see: while an act waits for the disk, as it was before."""
        if self._ahead is None:
            return self.memory.sitting
        return self._ahead.shown()

    @property
    def is_at_rest(self) -> bool:
        """Nothing is remembered here: it must be read first."""
        return not self.memory.steps

    def rest(self) -> None:
        """Leave memory: the game is let go (it knows the host, and the host it), and read again by whoever still asks."""
        self.memory.sitting = None
        self.memory = Memory(self.id, self.secret, self.hall.packs)
        self._ahead = None
        self.spoiled = True

    # -- reading the log --------------------------------------------------------------------------------

    async def reload(self) -> None:
        """Read the log again, a little at a time; until that is done, everybody sees what was there before."""
        history = await self.hall.store.history(self.id)
        memory = Memory(self.id, self.secret, self.hall.packs)
        async with self.hall.one_reads:
            slices = Slices()
            if history.snapshot is not None:
                for _ in memory.recall(history.snapshot, history.actions):
                    await slices.rest()
            for row in history.rows:
                for _ in memory.absorb(row):
                    await slices.rest()
        before, self.memory, self._ahead, self.spoiled = self.memory, memory, None, False
        self._snapshot = None
        before.sitting = None
        if self.pace.is_set:
            self.hall.paced.add(self)
        self.hall.metrics.rebuilt += 1

    def lay(self, first: Row) -> None:
        """Begin with the first event, which is stored."""
        for _ in self.memory.absorb(first):
            pass

    async def catch_up(self, news: News) -> None:
        """Take in what other workers have written: what their notices carried, and from the log what they only named."""
        async with self.lock:
            if self.state.seq >= news.upto and not self.spoiled:
                return
            rows = news.after(self.state.seq)
            if not self.spoiled and (not rows or rows[-1].seq < news.upto):
                rows = await self.hall.store.events(self.id, self.state.seq)
            if self.spoiled or len(rows) > FEW_ROWS or any(len(row.body) > SHORT_BODY for row in rows):
                await self.reload()
            self._take_in(rows)
        self.wake()

    def takes_in(self, row: Row) -> bool:
        """Take in an event that another worker's notice carried, at once, if it is the next and nothing is under way here; mostly
        it is so, and a task and its wait for the lock would cost as much as the event."""
        if self.lock.locked() or self.spoiled or row.seq != self.state.seq + 1 or len(row.body) > SHORT_BODY:
            return False
        self._take_in((row,))
        self.wake()
        return True

    def _take_in(self, rows: Sequence[Row]) -> None:
        for row in rows:
            if row.seq == self.state.seq + 1:
                for _ in self.memory.absorb(row):
                    pass
        if self.pace.is_set:
            self.hall.paced.add(self)
        self.company.show_new()
        self.pace.news()

    def sit(self, names: Sequence[str], numbers: Sequence[str] = ()) -> Sitting:
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
                    self.company.show_new()
                memory = self.memory
                known = memory.actions.get(action)
                if known is not None:
                    if known[1] != mark:
                        raise Refusal(409, "server-action-used")
                    return known[0]
                if memory.state.seq >= self.hall.settings.limits.events:
                    raise Refusal(409, "server-too-many-events", most=self.hall.settings.limits.events)
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
        self._ahead = Ahead(self.memory.sitting)
        try:
            change = await decide()
        except Refusal:
            if self._ahead.is_still(self.memory.sitting):
                self._ahead, self.spoiled = None, False
            raise
        except TumbleError as error:
            raise Refusal.of(error, 409) from error
        if mark:
            change.body["mark"] = mark
        seq, at = self.state.seq + 1, self.hall.timepiece.wall()
        append = Append(
            Row(self.id, seq, action, at, sight.to_text(change.body)),
            summary=self._summary(seq, at, change),
            snapshot=self._snapshot,
        )
        try:
            won = await self.hall.store.append(append)
        except SavingFailed as error:
            raise Refusal(503, "server-saving-paused", again=True) from error
        if not won:
            return False  # somebody else was first: read what they wrote, and decide anew
        self.memory.remember(seq, at, action, change.body, change.turned)
        self._ahead, self.spoiled = None, False
        self._note(append, change)
        self.company.seats_may_change(change.body["kind"])
        self.company.show_new()
        self.pace.news()
        self.wake()
        return True

    def _note(self, append: Append, change: Change) -> None:
        """It is stored: from now on it counts."""
        self._snapshot = self.memory.snapshot()
        if append.summary is not None:
            self._touched_row = append.row.at
            self.archived = False
        if self.pace.is_set:
            self.hall.paced.add(self)
        self.hall.metrics.events[change.body["kind"]] += 1
        self.hall.metrics.throws += "flight" in change.body

    def _summary(self, seq: int, at: int, change: Change) -> dict[str, Any] | None:
        """New values for the table's row; None when they are as good as before."""
        kind = change.body["kind"]
        is_move = kind in ("moved", "said", "proposed", "agreed", "declined")
        if is_move and not change.body.get("over") and at - self._touched_row < TOUCH_MILLISECONDS:
            return None
        after = replace(self.state, seats=[replace(seat) for seat in self.state.seats])
        if after.proposal is not None:
            after.proposal = Asking(after.proposal.by, after.proposal.to, [], list(after.proposal.waiting))
        after.apply(seq, at, change.body)
        return summary_row(after, self._answered())

    def _answered(self) -> int:
        return 0 if self.sitting is None else len(self.sitting.answers)

    def must_play(self) -> Sitting:
        """The game, if it is being played."""
        if self.broken is not None:
            raise self.broken
        if self.state.state == "open":
            raise Refusal(409, "server-table-open")
        if self.state.state == "over" or self.sitting is None:
            raise Refusal(409, "server-table-over")
        return self.sitting

    def moved(self, seat: int | None, turned: Turned, kind: str = "moved", **more: Any) -> Change:
        """The event of a move."""
        assert self.sitting is not None
        body: dict[str, Any] = {
            "kind": kind,
            "lines": [plain_line(said.line) for said in turned.said],
            **more,
        }
        if seat is not None:
            body["seat"] = seat
        if self.sitting.play.outcome is not None:
            body["over"] = True
        return Change(body, turned)

    def told(self, kind: str, seat: int, **more: Any) -> Change:
        """The event of something that concerns a seat, and not the game."""
        return Change({"kind": kind, "seat": seat, **more})

    def wake(self) -> None:
        """Let bots act, and finish what everybody has agreed to, if it is up to them."""
        if driver.is_ours_to_do(self) and (self._driver is None or self._driver.done()):
            self._driver = self.hall.spawn(driver.drive(self))

    def flown(self, seat: int, thrown: Thrown, **more: Any) -> Change:
        """The event of a throw that was simulated with the number of fate's next answer."""
        sitting = self.must_play()
        beside = {"launch": thrown.launch, "fate": sitting.drawn + 1}
        turned = sitting.land(seat, thrown.landing, beside)
        flight = {"landing": thrown.landing, "launch": thrown.launch, "track": thrown.track}
        return self.moved(seat, turned, flight=flight, **more)

    def must_have_room(self, sitting: Sitting) -> None:
        """Refuse to go on for ever."""
        if len(sitting.answers) >= self.hall.settings.limits.answers:
            raise Refusal(409, "server-too-long", most=self.hall.settings.limits.answers)

    def must_have_undos(self) -> None:
        """Refuse to take back for ever: there is always room left to play a whole game to its end."""
        limits = self.hall.settings.limits
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
        here, watchers = self.company.presence()
        return sight.table_shown(
            self.state,
            here=here,
            watchers=watchers,
            answered=self._answered() if self._ahead is None else self._ahead.answered,
            seed=self.secret.hex(),
            archived=self.archived,
        )

    def after(self, seq: int) -> list[Step]:
        """The events after this one."""
        return self.memory.after(seq)

    def seats_of(self, hashes: Iterable[str]) -> tuple[int, ...]:
        """The seats these secrets open."""
        return tuple(sorted({seat for hashed in hashes for seat in self.state.held(hashed)}))
