"""Host: one table in memory. It checks acts, has them stored, and only then lets anybody know.

What is here is a cache of the log: when in doubt it is thrown away and read again. All changes go through `change`,
one at a time: decide on what is known, store, and if somebody else was first, read what they wrote and decide anew.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.log import Header, Log
from tumblekeep.core.log import Line as LogLine
from tumblekeep.games import load
from tumblekeep.server.chance.promise import key_of
from tumblekeep.server.chance.throwing import Thrown
from tumblekeep.server.hall import driver
from tumblekeep.server.hall.company import Company
from tumblekeep.server.hall.pace import Pace
from tumblekeep.server.kept.store import Append, Kept, Row, SavingFailed
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.seen import sight
from tumblekeep.server.seen.file import log_for
from tumblekeep.server.seen.sight import Step
from tumblekeep.server.table.sitting import Sitting, Turned
from tumblekeep.server.table.state import Asking, TableState
from tumblekeep.server.table.summary import summary_row
from tumblekeep.server.watch.journal import journal

if TYPE_CHECKING:
    from tumblekeep.server.hall.hall import Hall

ATTEMPTS = 50
TOUCH_MILLISECONDS = 60_000
"""How stale a table's row may be about when it was last touched."""


@dataclass(slots=True)
class Change:
    """What somebody's act comes to: an event, not yet stored."""

    body: dict[str, Any]
    turned: Turned | None = None


Decide = Callable[[], Awaitable[Change]]


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
        self._touched_row = kept.touched
        self._driver: asyncio.Task[None] | None = None
        self.company = Company(self)
        self.pace = Pace(self)
        self._clear()

    def _clear(self) -> None:
        self.state = TableState(self.id)
        self.sitting: Sitting | None = None
        self.steps: list[Step] = []
        self.actions: dict[str, tuple[int, str]] = {}
        self.loaded = 0
        self.answered_for: dict[int, int] = {}
        """The last event in which somebody else answered for a seat that a person has."""
        self.broken: Refusal | None = None
        self.spoiled = False

    def rest(self) -> None:
        """Leave memory: the game is let go (it knows the host, and the host it), and read again by whoever still asks."""
        self.sitting = None
        self.steps, self.actions = [], {}
        self.spoiled = True

    # -- reading the log --------------------------------------------------------------------------------

    async def reload(self) -> None:
        """Forget everything and read the log again."""
        rows = await self.hall.store.events(self.id)
        self._clear()
        for row in rows:
            self._absorb(row)
        self.hall.metrics.rebuilt += 1

    async def catch_up(self) -> None:
        """Read what other workers have written since."""
        async with self.lock:
            if self.spoiled:
                await self.reload()
            else:
                for row in await self.hall.store.events(self.id, self.state.seq):
                    self._absorb(row)
            self.company.show_new()
            self.pace.news()
        self.wake()

    def _absorb(self, row: Row) -> None:
        """Take in an event that is in the log."""
        body = json.loads(row.body)
        turned = None
        try:
            if self.broken is None:
                turned = self._play_again(body)
        except TumbleError as error:
            self.broken = Refusal.of(error, 409)
            self.sitting = None
            journal.warning("a table can't be played on", table=self.id, why=error.message.id)
        self._remember(row.seq, row.at, row.action, body, turned)

    def _play_again(self, body: dict[str, Any]) -> Turned | None:
        kind = body["kind"]
        if kind == "started" and self.sitting is not None:  # a saved game that waited for its people
            self.sitting.key = self.key(body["numbers"])
            return self.sitting.repeat(_lines(body))
        if kind in ("started", "loaded"):
            sitting = self.sit(body["names"], body.get("numbers", ()))
            return sitting.repeat(_lines(body), opening=True)
        if kind == "moved" and self.sitting is not None:
            return self.sitting.repeat(_lines(body))
        if kind == "undone" and self.sitting is not None:
            self.sitting.take_back(body["to"])
        return None

    def sit(self, names: Sequence[str], numbers: Sequence[str] = ()) -> Sitting:
        """Lay the game out, with the numbers that people have added to its dice."""
        state = self.state
        header = Header(state.game, state.version, state.content, state.options, tuple(names))
        self.sitting = Sitting(
            load(state.game), header, self.key(numbers), state.throws, self.is_bot, state.fair
        )
        return self.sitting

    def key(self, numbers: Sequence[str]) -> bytes:
        """What the dice come from: the secret, and what every seat has added."""
        if self.state.fair == 1:
            return self.secret
        return key_of(self.secret, numbers or [""] * len(self.state.seats))

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays here."""
        return self.state.seats[seat].kind == "bot"

    def _remember(self, seq: int, at: int, action: str, body: dict[str, Any], turned: Turned | None) -> None:
        self.state.apply(seq, at, body)
        self.actions[action] = seq, body.get("mark", "")
        if body["kind"] == "loaded":
            self.loaded = body.get("loaded", len(body["lines"]))
            if self.sitting is not None:
                self.sitting.loaded = self.loaded
        self.steps.append(
            Step(
                seq,
                at,
                body["kind"],
                body.get("seat"),
                turned,
                chat=_chat(body),
                kept=body["to"] if body["kind"] == "undone" else None,
                flight=body.get("flight"),
                cause=body.get("cause"),
            )
        )
        self._note_pace(seq, body)
        if self.sitting is not None:
            self.sitting.note_asked(seq)

    def _note_pace(self, seq: int, body: dict[str, Any]) -> None:
        kind, seat = body["kind"], body.get("seat")
        if kind == "moved" and seat is not None and (self.state.seats[seat].away or "cause" in body):
            self.answered_for[seat] = seq
        elif kind in ("started", "loaded") and self.pace.is_set:
            self.hall.paced.add(self)

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
                known = self.actions.get(action)
                if known is not None:
                    if known[1] != mark:
                        raise Refusal(409, "server-action-used")
                    return known[0]
                if await self._stored(action, decide, mark):
                    return self.state.seq
            raise Refusal(409, "server-busy", again=True)

    async def _stored(self, action: str, decide: Decide, mark: str) -> bool:
        self.spoiled = True  # until it is stored, or known to have changed nothing
        before = self._answered()
        try:
            change = await decide()
        except Refusal:
            self.spoiled = self._answered() != before
            raise
        except TumbleError as error:
            raise Refusal.of(error, 409) from error
        if mark:
            change.body["mark"] = mark
        seq, at = self.state.seq + 1, self.hall.timepiece.wall()
        append = Append(
            Row(self.id, seq, action, at, sight.to_text(change.body)), summary=self._summary(seq, at, change)
        )
        try:
            won = await self.hall.store.append(append)
        except SavingFailed as error:
            raise Refusal(503, "server-saving-paused", again=True) from error
        if not won:
            return False  # somebody else was first: read what they wrote, and decide anew
        self._remember(seq, at, action, change.body, change.turned)
        self.spoiled = False
        self.hall.metrics.events[change.body["kind"]] += 1
        self.company.seats_may_change(change.body["kind"])
        self.company.show_new()
        self.pace.news()
        self.wake()
        return True

    def _summary(self, seq: int, at: int, change: Change) -> dict[str, Any] | None:
        """New values for the table's row; None when they are as good as before."""
        kind = change.body["kind"]
        is_move = kind in ("moved", "said", "proposed", "agreed", "declined")
        if is_move and not change.body.get("over") and at - self._touched_row < TOUCH_MILLISECONDS:
            return None
        self._touched_row = at
        self.archived = False
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
        body: dict[str, Any] = {"kind": kind, "lines": [_plain(said.line) for said in turned.said], **more}
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
        self.hall.metrics.throws += 1
        beside = {"launch": thrown.launch, "fate": sitting.drawn + 1}
        turned = sitting.land(seat, thrown.landing, beside)
        flight = {"landing": thrown.landing, "launch": thrown.launch, "track": thrown.track}
        return self.moved(seat, turned, flight=flight, **more)

    def must_have_room(self, sitting: Sitting) -> None:
        """Refuse to go on for ever."""
        if len(sitting.answers) >= self.hall.settings.limits.answers:
            raise Refusal(409, "server-too-long", most=self.hall.settings.limits.answers)

    def undone(self, seat: int, to: int, *, consent: bool) -> Change:
        """The event of taking answers back."""
        assert self.sitting is not None
        self.sitting.take_back(to)
        return Change({"kind": "undone", "seat": seat, "to": to, "consent": consent})

    # -- showing ----------------------------------------------------------------------------------------

    def log(self, seats: Sequence[int]) -> Log:
        """The game as a log, for who has these seats."""
        if self.broken is not None:
            raise self.broken
        if self.sitting is None:
            raise Refusal(409, "server-table-open")
        return log_for(self.state, self.sitting, self.secret, self.loaded, seats)

    def table(self) -> dict[str, Any]:
        """The table, as anyone may see it."""
        here, watchers = self.company.presence()
        return sight.table_shown(
            self.state,
            here=here,
            watchers=watchers,
            answered=self._answered(),
            seed=self.secret.hex(),
            archived=self.archived,
        )

    def after(self, seq: int) -> list[Step]:
        """The events after this one; they are numbered without gaps from 1."""
        return self.steps[seq:]

    def seats_of(self, hashes: Iterable[str]) -> tuple[int, ...]:
        """The seats these secrets open."""
        return tuple(sorted({seat for hashed in hashes for seat in self.state.held(hashed)}))


def _plain(line: LogLine) -> list[Any]:
    return [line.ask, line.clause, line.by, line.answer, line.beside]


def _lines(body: dict[str, Any]) -> list[LogLine]:
    return [LogLine(*fields) for fields in body["lines"]]


def _chat(body: dict[str, Any]) -> dict[str, Any] | None:
    if body["kind"] != "said":
        return None
    return {"seat": body.get("seat"), "name": body["name"], "text": body["text"]}
