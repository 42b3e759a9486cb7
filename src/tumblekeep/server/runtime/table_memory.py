"""The state of a table, built from its log: from stored events in their order, and from nothing else."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tumblekeep.core.errors import DriftedLog, TumbleError
from tumblekeep.core.log import Header
from tumblekeep.core.log import LogLine as LogLine
from tumblekeep.fate.keyed import day_key
from tumblekeep.packs import Packs
from tumblekeep.server import json_text
from tumblekeep.server.dice.commitment import DAY_SCHEME, key_of
from tumblekeep.server.dice.noting import LEFT_OUT, options_hash
from tumblekeep.server.dice.record import BEGINNINGS, plain_event
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.folding import PACKED, FoldedPast, unfold
from tumblekeep.server.storage.records import EventRow, Snapshot
from tumblekeep.server.table.bare_game import BareGame
from tumblekeep.server.table.served_game import Effects, ServedGame
from tumblekeep.server.table.state import TableState
from tumblekeep.server.table.summary import state_from
from tumblekeep.server.visibility.shown_event import TableEvent

MOST_TOLD = 200
"""How many answers of one event are shown to clients that join later. A saved game brings thousands, which show
only in the state."""
TEXTS = 4
"""How many of the latest events keep their texts, for clients that were away for a moment."""

WASTE, UNDO_COST = 200, 10
"""A snapshot is due after undos that cost this many answers; each undo itself counts as `UNDO_COST` answers,
because it replays some."""


class TableMemory:
    """One table, as far as its log has been read."""

    def __init__(self, table: str, secret: bytes, packs: Packs, *, bare: bool = False) -> None:
        self.secret = secret
        self.packs = packs
        self.state = TableState(table)
        self.served: ServedGame | None = None
        self.bare = BareGame() if bare else None
        """The game as its log has it, if it is read without its rules."""
        self.steps: list[TableEvent] = []
        self.first = 0
        """How many events come before the first of `steps`."""
        self.actions: dict[str, tuple[int, str]] = {}
        """Every act: the event it became, and who did what."""
        self.loaded = 0
        self.size = 0
        """The bytes of the events that were read or stored, from which the memory they take is estimated."""
        self.answered_for: dict[int, int] = {}
        """For each seat of a person: the last event in which somebody else answered for it."""
        self.broken: Refusal | None = None
        self.undone_at = 0
        """The last event in which something was taken back."""
        self.record: list[list[Any]] | None = []
        """Every event as the file names it; None if a snapshot was made before this was kept."""
        self.wasted = 0
        """What it would cost to replay everything taken back since the last snapshot, in answers."""
        self.folded: FoldedPast | None = None
        """What is packed because nobody is there: see `folding.py`."""
        self.cannot_fold = False

    if not TYPE_CHECKING:  # what is packed is missing; a checker is to find other missing names

        def __getattr__(self, name: str) -> Any:
            if name not in PACKED or self.folded is None:
                raise AttributeError(name)
            unfold(self, self.folded)
            return self.__dict__[name]

    # -- a snapshot -----------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot | None:
        """Return the answers that were not taken back, if so many were that reading the log becomes noticeably slow."""
        step, served = self.steps[-1], self.served
        if self.wasted < WASTE or step.kept is None or served is None:
            return None
        self.wasted = 0
        body = {
            "state": self.state,
            "names": list(served.header.seats),
            "lines": [plain_line(said.line) for said in served.answers],
            "besides": served.besides(),
            "loaded": self.loaded,
            "record": self.record,
            "answered_for": list(self.answered_for.items()),
            "step": [step.at, step.by, step.kept, step.cause],
        }
        return Snapshot(self.state.seq, json_text.dumps(body).decode())

    def recall(self, snapshot: Snapshot, actions: dict[str, tuple[int, str]]) -> Iterator[None]:
        """Begin with a snapshot instead of the first event."""
        told = json_text.loads(snapshot.body)
        self.size += len(snapshot.body)
        seq = snapshot.seq
        self.state = state_from(told["state"])
        self.actions = actions
        self.loaded, self.undone_at = told["loaded"], seq
        self.record = told.get("record")
        self.answered_for = dict(told["answered_for"])
        at, by, kept, cause = told["step"]
        self.steps, self.first = [TableEvent(seq, at, "undone", by, kept=kept, cause=cause)], seq - 1
        self.steps[0].place = None if self.record is None else len(self.record)
        if self.bare is not None:
            self.bare.scheme = self.state.fair
            self.bare.recall(told["names"], told["lines"], told["loaded"], told["besides"])
            return
        try:
            served = self.sit(told["names"], self.state.numbers)
            yield from self._repeated(served, told["lines"], opening=True)
            served.recall(told["besides"])
            served.note_asked(seq)
        except TumbleError as error:
            self._break(error)

    # -- the log --------------------------------------------------------------------------------------

    def absorb(self, row: EventRow) -> Iterator[None]:
        """Apply an event of the log; yields between any two answers, so that nobody has to wait for all of them."""
        body = json_text.loads(row.body)
        self.size += len(row.body)
        turned = None
        try:
            if self.bare is not None:
                self.bare.apply(body)
            elif self.broken is None:
                turned = yield from self._play_again(body)
        except TumbleError as error:
            self._break(error)
        except Exception as error:
            if not self._met_other_rules():
                raise
            self._break(DriftedLog("log-drifted", repr(error), line=0, ask=body["kind"], asked="?"))
        self.remember(row.seq, row.at, row.action, body, turned)
        yield

    def _met_other_rules(self) -> bool:
        """Whether the answers were given under other rules: these may stumble over them in any way."""
        return self.packs.game(self.state.game, self.state.mark).version != self.state.version

    def _break(self, error: TumbleError) -> None:
        self.broken = Refusal.of(error, 409)
        self.served = None
        journal.warning("a table's game can't continue", table=self.state.id, why=error.message.id)

    def _play_again(self, body: dict[str, Any]) -> Generator[None, None, Effects | None]:
        kind = body["kind"]
        if kind == "started" and self.served is not None:  # a saved game that waited for its players
            self.served.key = self.key(body["numbers"])
            return (yield from self._repeated(self.served, body["lines"]))
        if kind in ("started", "loaded"):
            served = self.sit(body["names"], body.get("numbers", ()))
            return (yield from self._repeated(served, body["lines"], opening=True))
        if kind == "moved" and self.served is not None:
            return (yield from self._repeated(self.served, body["lines"]))
        if kind == "undone" and self.served is not None:
            self.take_back(body["to"])
        return None

    def take_back(self, to: int) -> None:
        """Take answers back."""
        assert self.served is not None
        self.wasted += len(self.served.answers) - to + UNDO_COST
        self.served.take_back(to)

    def _repeated(
        self, served: ServedGame, lines: Sequence[Any], *, opening: bool = False
    ) -> Generator[None, None, Effects]:
        turned = served.turned(opening=opening)
        for fields in lines:
            served.repeat_into(turned, LogLine(*fields))
            yield
        return served.release(turned)

    def sit(self, names: Sequence[str], numbers: Sequence[str] = ()) -> ServedGame:
        """Set up the game, with the numbers that players have added to its dice.

        The rules are those of today, whatever they were: an answer that does not fit them is an error.
        """
        state = self.state
        key = self.key(numbers)
        game = self.packs.game(state.game, state.mark)
        options = game.check(len(names), state.options)
        header = Header(
            state.game, game.version, game.digest(options), options, tuple(names), pack=state.mark
        )
        self.served = ServedGame(game, header, key, state.sources, self.is_at_table, state.fair)
        return self.served

    def key(self, numbers: Sequence[str]) -> bytes:
        """The key of the dice: the secret, and what every seat has added."""
        if self.state.fair == 1:
            return self.secret
        if self.state.fair == DAY_SCHEME:
            return day_key(self.secret, self.state.day)
        return key_of(self.secret, numbers or [""] * len(self.state.seats))

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays this seat."""
        return self.state.seats[seat].kind == "bot"

    def is_at_table(self, seat: int) -> bool:
        """Whether a person sits there who has the real dice, if the table uses any."""
        return self.state.is_at_table(seat)

    def remember(self, seq: int, at: int, action: str, body: dict[str, Any], turned: Effects | None) -> None:
        """Record a stored event; the game has already moved as it says."""
        self.state.apply(seq, at, body)
        self.actions[action] = seq, body.get("mark", "")
        kind, seat = body["kind"], body.get("seat")
        if kind == "undone":
            self.undone_at = seq
        if kind == "loaded":
            self.loaded = body.get("loaded", len(body["lines"]))
            if self.served is not None:
                self.served.loaded = self.loaded
        cause = _cause(body)
        begins = self._begins(body) if kind in BEGINNINGS else None
        if self.record is not None and kind not in LEFT_OUT:
            number = body["to"] if kind == "undone" else len(body.get("lines", ()))
            self.record.append(plain_event(kind, seat, number, cause, begins))
        if kind == "moved" and seat is not None and (self.state.seats[seat].away or "cause" in body):
            self.answered_for[seat] = seq
        self.steps.append(
            TableEvent(
                seq,
                at,
                kind,
                seat,
                _latest(turned),
                chat=_chat(body),
                kept=body["to"] if kind == "undone" else None,
                flight=body.get("flight"),
                cause=cause,
                place=None if self.record is None or kind in LEFT_OUT else len(self.record),
                loaded=self.loaded if kind == "loaded" else None,
                begins=begins,
            )
        )
        if len(self.steps) > TEXTS:  # a text takes more memory than the event itself
            self.steps[-TEXTS - 1].text = None
        if self.served is not None:
            self.served.note_asked(seq)

    def _begins(self, body: dict[str, Any]) -> dict[str, Any]:
        """What is played, who sits where as the game begins, and whether the host would not wait for all numbers."""
        state = self.state
        names: Sequence[str] = body.get("names", state.names())
        if self.served is not None:
            names = self.served.header.seats
        elif self.bare is not None and self.bare.names:
            names = self.bare.names
        seats = [[seat.kind, name] for seat, name in zip(state.seats, names, strict=True)]
        told = {"version": state.version, "content": state.content, "options": options_hash(state.options)}
        remote = [n for n, seat in enumerate(state.seats) if seat.remote] if state.has_real_dice else []
        return {**told, "seats": seats, "remote": remote, "hurried": body.get("hurried")}

    def forget_texts(self) -> None:
        """Drop the texts, because nobody is connected."""
        for step in self.steps[-TEXTS:]:
            step.text = None

    def step(self, seq: int) -> TableEvent:
        """Return the event with this number."""
        return self.steps[seq - self.first - 1]

    def after(self, seq: int) -> list[TableEvent]:
        """Return the events after this one; they are numbered without gaps."""
        return self.steps[max(0, seq - self.first) :]


def _latest(turned: Effects | None) -> Effects | None:
    if turned is None or len(turned.said) <= MOST_TOLD:
        return turned
    return Effects(turned.said[-MOST_TOLD:], turned.released, (), turned.waits)


def _cause(body: dict[str, Any]) -> str | None:
    """Why something happened: a bot's reason, everybody's consent, or a host who would not wait."""
    if body["kind"] == "undone" and body["consent"]:
        return "consent"
    if body.get("hurried") is not None:
        return "hurry"
    cause: str | None = body.get("cause")
    return cause


def _chat(body: dict[str, Any]) -> dict[str, Any] | None:
    if body["kind"] != "said":
        return None
    line = {"seat": body.get("seat"), "name": body["name"], "text": body["text"]}
    return line | {name: body[name] for name in ("phrase", "watcher") if name in body}


def plain_line(line: LogLine) -> list[Any]:
    """One answer as it is written in an event."""
    return list(line)
