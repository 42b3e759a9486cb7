"""A model of what a server promises, and a server that must match it whatever happens in which order (R17).

The model knows little: who holds which seat, which acts were acknowledged at which number, and how many
answers stand. The rest is compared with the rules themselves, by replaying the table's log from the
beginning.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from server.guest import quick
from server.sizes import FULL, counted
from server.test_play import sqlite
from tumblekeep.core.log import log_of
from tumblekeep.games import load
from tumblekeep.server.dice import entropy, verification
from tumblekeep.server.errors import Refusal
from tumblekeep.server.network.worker import open_registry
from tumblekeep.server.runtime import actions, starting
from tumblekeep.server.runtime.live_table import Decide, LiveTable
from tumblekeep.server.runtime.opening import open_table
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.runtime.remote_events import RemoteEvents
from tumblekeep.server.storage.secret import digest
from tumblekeep.server.table.undo import ask_undo
from tumblekeep.server.visibility.export import kept_promise, table_notes
from tumblekeep.server.wire.client import Answer, ReplyToUndo, Say, Undo
from tumblekeep.server.wire.lobby import OpenTable, SeatWanted

GAMES = ("dungeon_attack", "dungeons_dice_danger", "dungeon_dice", "castle_of_frosts")
SEATS = 2
MOST_TABLES = 3


@dataclass
class Known:
    """What the model knows of one table."""

    id: str
    host_token: str
    tokens: dict[int, str]
    acked: dict[str, int] = field(default_factory=dict)
    answers: int = 0
    """Answers that stand, including fate's, after the last acknowledged act."""
    asking: bool = False


class Tables(RuleBasedStateMachine):
    """People open tables, sit, leave, answer, take back and talk; the server dies and comes back."""

    tables: Bundle[Known] = Bundle("tables")
    actions: Bundle[tuple[Known, Any, str]] = Bundle("acts")

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.settings = quick(
            sqlite(Path(self.folder.name)), bot_pause=3600.0
        )  # bots wait: only the model acts
        self.known: list[Known] = []
        self.compared: dict[str, Any] = {}
        """Each table as it was when it was last compared with the rules."""
        self.count = 0
        self.secrets = 0
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(entropy, "new_secret", self.next_secret)

    def next_secret(self) -> bytes:
        """Return the same secrets in every run of the same steps: the next steps depend on the dice, and a failure
        must be reproducible."""
        self.secrets += 1
        return hashlib.sha256(bytes([self.secrets % 256])).digest()

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    async def _open_hall(self) -> TableRegistry:
        return await open_registry(self.settings)

    @initialize()
    def begin(self) -> None:
        self.registry: TableRegistry = self.run(self._open_hall())

    def action(self) -> str:
        self.count += 1
        return f"model-act-{self.count:06}"

    def live_table(self, known: Known) -> LiveTable:
        live_table: LiveTable = self.run(self.registry.find(known.id))
        return live_table

    def change(self, known: Known, action: str, decide: Decide) -> int | str:
        """Let something be decided; return the event's number, or why it was refused. A refusal changes nothing."""
        live_table = self.live_table(known)
        before = (live_table.state.seq, self._answered(live_table))
        refused = None
        try:
            seq: int = self.run(live_table.change(action, decide))
        except Refusal as refusal:
            refused = refusal.message.id
        if refused is not None:
            if live_table.spoiled:
                self.run(live_table.catch_up(RemoteEvents()))
            assert (live_table.state.seq, self._answered(live_table)) == before, refused
            return refused
        if action in known.acked:
            assert known.acked[action] == seq, "the same act again is the same event"
        else:
            assert seq == before[0] + 1
        known.acked[action] = seq
        known.answers = self._answered(live_table)
        known.asking = live_table.state.proposal is not None
        return seq

    def _answered(self, live_table: LiveTable) -> int:
        return 0 if live_table.served is None else len(live_table.served.answers)

    # -- what people do -------------------------------------------------------------------------------

    @precondition(lambda self: len(self.known) < MOST_TABLES)
    @rule(target=tables, game=st.sampled_from(GAMES), start=st.sampled_from((True, True, False)))
    def open(self, game: str, start: bool) -> Known:
        seats = [
            SeatWanted(kind="person", name="Ada"),
            SeatWanted(kind="person" if start else "open", name="Bo" if start else None),
        ]
        wanted = OpenTable(game=game, seats=seats, start=start)
        live_table, token, mine, _ = self.run(open_table(self.registry, wanted))
        known = Known(live_table.id, token, {one["seat"]: one["token"] for one in mine})
        known.answers = self._answered(live_table)
        self.known.append(known)
        return known

    @rule(known=tables)
    def sit(self, known: Known) -> None:
        live_table = self.live_table(known)
        free = [n for n, seat in enumerate(live_table.state.seats) if seat.kind == "open"]
        decide, given = actions.sit(live_table, None, "Cy", "")
        told = self.change(known, self.action(), decide)
        if free:
            assert isinstance(told, int)
            assert given["seat"] == free[0]
            known.tokens[free[0]] = given["token"]
        else:
            assert isinstance(told, str)

    @precondition(lambda self: self.count % 5 == 0)
    @rule(known=tables, seat=st.integers(0, SEATS - 1))
    def leave(self, known: Known, seat: int) -> None:
        token = known.tokens.get(seat, "")
        live_table = self.live_table(known)
        told = self.change(known, self.action(), actions.leave(live_table, seat, digest(token)))
        if isinstance(told, int):
            del known.tokens[seat]
            assert self.live_table(known).seats_of([digest(token)]) == ()

    @precondition(lambda self: self.count % 3 == 0)
    @rule(known=tables, seat=st.integers(0, SEATS - 1), give=st.booleans())
    def stand_in(self, known: Known, seat: int, give: bool) -> None:
        """Let a bot take somebody's place, or let somebody come back."""
        live_table, hashed = self.live_table(known), digest(known.tokens.get(seat, ""))
        decide = (
            actions.give(live_table, seat, "random", hashed)
            if give
            else actions.take_seat_back(live_table, seat, "Dee", hashed)
        )
        self.change(known, self.action(), decide)

    @rule(known=tables)
    def start(self, known: Known) -> None:
        live_table = self.live_table(known)
        was = live_table.state.state
        told = self.change(
            known, self.action(), starting.start(live_table, "random", digest(known.host_token))
        )
        assert isinstance(told, int) == (was == "open")

    @rule(target=actions, known=tables, seat=st.integers(0, SEATS - 1), choice=st.integers(0, 999))
    def answer_one(self, known: Known, seat: int, choice: int) -> tuple[Known, Any, str]:
        return self.answer(known, seat, choice)

    def answer(self, known: Known, seat: int, choice: int) -> tuple[Known, Any, str]:
        live_table = self.live_table(known)
        question = None if live_table.served is None else live_table.served.play.asked().get(seat)
        options = [] if question is None else question.plain(seat)["options"]
        option = options[choice % len(options)]["id"] if options else "pass"
        act = Answer(type="answer", action=self.action(), seat=seat, at=live_table.state.seq, option=option)
        return self._act(known, act, seat)

    @rule(known=tables, choices=st.lists(st.integers(0, 999), min_size=4, max_size=12))
    def play_on(self, known: Known, choices: list[int]) -> None:
        """Let whoever is asked answer, for a while."""
        for choice in choices:
            served = self.live_table(known).served
            asked = [] if served is None else [seat for seat in served.asked() if seat in known.tokens]
            if not asked:
                return
            self.answer(known, asked[choice % len(asked)], choice)

    @rule(target=actions, known=tables, seat=st.integers(0, SEATS - 1), back=st.integers(0, 6))
    def take_back(self, known: Known, seat: int, back: int) -> tuple[Known, Any, str]:
        live_table = self.live_table(known)
        to = max(0, self._answered(live_table) - back)
        drawn = 0 if live_table.served is None else live_table.served.drawn
        act = Undo(type="undo", action=self.action(), seat=seat, to=to)
        done = self._act(known, act, seat)
        served = self.live_table(known).served
        if served is not None:
            assert served.drawn >= drawn, "no number of fate's comes twice"
        return done

    @rule(known=tables, seat=st.integers(0, SEATS - 1))
    def take_back_by_consent(self, known: Known, seat: int) -> None:
        """Take back past a die if everybody agrees; the die is rolled again afterwards, with new numbers."""
        served = self.live_table(known).served
        to = None if served is None else ask_undo(served, seat)
        if served is None or to is None:
            return
        drawn = served.drawn
        self._act(known, Undo(type="undo", action=self.action(), seat=seat, to=to), seat)
        for other in range(SEATS):
            if known.asking:
                reply = ReplyToUndo(type="undo-reply", action=self.action(), seat=other, agree=True)
                self._act(known, reply, other)
        after = self.live_table(known).served
        assert after is not None
        assert after.drawn >= drawn, "no number of fate's comes twice"

    @rule(target=actions, known=tables, seat=st.integers(0, SEATS - 1), agree=st.booleans())
    def reply(self, known: Known, seat: int, agree: bool) -> tuple[Known, Any, str]:
        act = ReplyToUndo(type="undo-reply", action=self.action(), seat=seat, agree=agree)
        was_asking = known.asking
        before = len(known.acked)
        done = self._act(known, act, seat)
        if not was_asking:
            assert len(known.acked) == before, "nobody had asked"
        return done

    @rule(target=actions, known=tables, seat=st.integers(0, SEATS - 1))
    def say(self, known: Known, seat: int) -> tuple[Known, Any, str]:
        return self._act(known, Say(type="say", action=self.action(), seat=seat, text="Hm."), seat)

    def _act(self, known: Known, act: Any, seat: int) -> tuple[Known, Any, str]:
        hashed = digest(known.tokens.get(seat, "nobody"))
        told = self.change(known, act.action, actions.decision(self.live_table(known), act, [hashed]))
        if seat not in known.tokens:
            assert isinstance(told, str), "somebody played a seat that is not theirs"
        return known, act, hashed

    @rule(done=consumes(actions))
    def send_again(self, done: tuple[Known, Any, str]) -> None:
        """Repeat an act whose acknowledgement was lost: it is the same event, whatever has happened since."""
        known, act, hashed = done
        if act.action in known.acked:
            told = self.change(known, act.action, actions.decision(self.live_table(known), act, [hashed]))
            assert told == known.acked[act.action]

    # -- what happens to the server -------------------------------------------------------------------

    @rule(known=tables)
    def forget(self, known: Known) -> None:
        """Drop the table from memory; it is read back when it is needed."""
        self.registry.live_tables.pop(known.id, None)

    @rule()
    def crash(self) -> None:
        """Crash the server; another one starts on the same database."""
        registry = self.registry
        registry.housekeeper.stop()
        for task in list(registry._tasks):
            task.cancel()
        self.run(asyncio.sleep(0))
        self.run(registry.store.end())
        registry.store.close()
        self.registry = self.run(self._open_hall())

    # -- what must hold -------------------------------------------------------------------------------

    @invariant()
    def the_log_is_what_was_acknowledged(self) -> None:
        for known in self.known:
            rows = self.run(self.registry.store.events(known.id))
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            assert len({row.action for row in rows}) == len(rows)
            at = {row.action: row.seq for row in rows}
            assert {action: at.get(action) for action in known.acked} == known.acked

    @invariant()
    def memory_is_what_the_rules_make_of_the_log(self) -> None:
        for known in self.known:
            live_table = self.live_table(known)
            assert self._answered(live_table) == known.answers
            stands = (live_table, live_table.served, live_table.state.seq)
            if live_table.served is None or self.compared.get(known.id) == stands:
                continue  # nothing was stored there since; at the end all are compared once more
            self.compared[known.id] = stands
            notes = table_notes(live_table.state, 0, live_table.memory.record) | kept_promise(
                live_table.state, live_table.served.undone, live_table.secret
            )
            log = log_of(live_table.served.play, live_table.served.header.seats, notes)
            play = log.replay(load(live_table.state.game))
            for seat in (None, *range(SEATS)):
                assert play.look(seat) == live_table.served.play.look(seat)
            assert verification.verify(log).ok, "every roll and draw is the secret's"

    def teardown(self) -> None:
        if self.known:
            self.compared.clear()
            self.memory_is_what_the_rules_make_of_the_log()
        self.patch.undo()
        with contextlib.suppress(AttributeError):
            self.run(self.registry.close())
        self.loop.close()
        self.folder.cleanup()


RUNS, PARTS = 25, 8


@pytest.mark.parametrize("part", range(PARTS if FULL else 1))
def test_the_server_keeps_to_the_model(part: int) -> None:
    """R17: 2,000 runs of 50 steps at full size, in parts that can be run beside each other (`scripts/stress/endure R17 --jobs 2`)."""
    for _ in counted(f"R17, part {part + 1} of {PARTS}", 1, 2_000 // RUNS // PARTS):
        run_state_machine_as_test(
            Tables,
            settings=settings(
                max_examples=RUNS,
                stateful_step_count=50 if FULL else 30,
                deadline=None,
                derandomize=not FULL,
                database=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
