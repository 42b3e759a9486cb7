"""The log: one winner for each number, one outcome for each act, nothing acknowledged that is not on disk
(R1, R2, R3, R4)."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from server.guest import PATIENCE, Guest, Inn, database_of, inn, quick, until
from server.killing import kill_again_and_again
from server.postgres import Postgres
from server.sizes import size, tell
from server.test_play import sqlite
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.app import Application
from tumblekeep.server.network.worker import registry_over
from tumblekeep.server.runtime.live_table import Change
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.runtime.remote_events import RemoteEvents
from tumblekeep.server.settings import Settings
from tumblekeep.server.storage import event_writer
from tumblekeep.server.storage.database import BadDatabase, Database
from tumblekeep.server.storage.event_writer import carried_by, named_in, notices
from tumblekeep.server.storage.listener import Listener
from tumblekeep.server.storage.migrations import STEPS, NewerDatabase
from tumblekeep.server.storage.records import AppendRequest, EventRow, Key, SavingFailed
from tumblekeep.server.storage.store import EventStore


def opening(table: str) -> AppendRequest:
    row = {
        "id": table,
        "secret": "00" * 32,
        "created": 1,
        "touched": 1,
        "state": "open",
        "public": 0,
        "archived": 0,
        "summary": "{}",
    }
    return AppendRequest(EventRow(table, 1, f"open-{table}", 1, "{}"), opening=row)


async def opened_store(url: str, worker: str = "w") -> EventStore:
    database = Database(url)
    database.prepare()
    return EventStore(database, worker)


async def close(store: EventStore) -> None:
    await asyncio.get_running_loop().run_in_executor(None, store.finish)
    store.database.close()


async def test_of_two_appends_with_one_number_one_wins(database: str) -> None:
    store = await opened_store(database)
    assert await store.append(opening("t"))
    results = await asyncio.gather(
        *(store.append(AppendRequest(EventRow("t", 2, f"act-{n}", 1, "{}"))) for n in range(20))
    )
    assert sum(results) == 1
    assert not await store.append(
        AppendRequest(EventRow("t", 3, f"act-{results.index(True)}", 1, "{}"))
    )  # the same act again
    assert [row.seq for row in await store.events("t")] == [1, 2]
    await close(store)


async def test_a_large_batch_is_stored_whole_but_for_who_came_too_late(database: str) -> None:
    """As many events at once as need statements of several sizes; some of the numbers are taken."""
    store = await opened_store(database)
    tables = [f"t{number:03}" for number in range(110)]
    assert all(await asyncio.gather(*(store.append(opening(table)) for table in tables)))
    late = tables[::7]
    assert all(
        await asyncio.gather(
            *(store.append(AppendRequest(EventRow(table, 2, "first", 1, "{}"))) for table in late)
        )
    )
    wanted = [AppendRequest(EventRow(table, 2, "second", 1, '{"x":"é\\n"}')) for table in tables]
    won = store.write(wanted)
    assert {key[0] for key in won} == set(tables) - set(late)
    assert store.write(wanted) == won  # an attempt whose result was lost
    for table in (tables[0], tables[1], tables[-1]):
        assert [row.action for row in await store.events(table)][1:] == [
            "first" if table in late else "second"
        ]
    await close(store)


async def test_a_small_batch_is_one_statement_and_whole_but_for_who_came_too_late(tmp_path: Path) -> None:
    """Nothing but events, for one file: the statement is its own transaction, and nobody waits for the interpreter in between."""
    store = await opened_store(f"sqlite:///{tmp_path}/tables.db")
    tables = [f"t{number:02}" for number in range(30)]
    assert all(await asyncio.gather(*(store.append(opening(table)) for table in tables)))
    said: list[str] = []
    with contextlib.closing(store.database.writing.raw_connection()) as held:
        held.driver_connection.set_trace_callback(said.append)  # type: ignore[union-attr]
    wanted = [AppendRequest(EventRow(table, 2, "act", 1, "{}")) for table in tables]
    assert len(store.write(wanted)) == 30
    assert len(said) == 1
    later = [
        AppendRequest(EventRow(table, 3 - (number == 4), "later", 1, "{}"))
        for number, table in enumerate(tables)
    ]
    assert {key[0] for key in store.write(later)} == set(tables) - {"t04"}
    assert {key[0] for key in store.write(later)} == set(tables) - {"t04"}  # an attempt whose result was lost
    nobody = [
        *(AppendRequest(EventRow(table, 4, "last", 1, "{}")) for table in tables[:3]),
        AppendRequest(EventRow("nobody", 1, "act", 1, "{}")),
    ]
    with pytest.raises(sqlite3.IntegrityError):
        store.write(nobody)
    assert [row.seq for row in await store.events("t00")] == [1, 2, 3]  # all of a batch or nothing
    await close(store)


async def test_workers_race_and_every_number_is_given_once(postgres_url: str) -> None:
    """R3: four workers, five tables, each append retried on fresh numbers until it wins."""
    stores = [await opened_store(postgres_url, f"w{n}") for n in range(4)]
    tables = [f"t{n}" for n in range(5)]
    for table in tables:
        assert await stores[0].append(opening(table))
    lost = 0
    each = size(25, 500)

    async def work(store: EventStore, worker: int) -> None:
        nonlocal lost
        for number in range(each):
            table = tables[number % 5]
            while True:
                head = (await store.heads([table]))[table]
                if await store.append(
                    AppendRequest(EventRow(table, head + 1, f"act-{worker}-{number}", 1, "{}"))
                ):
                    break
                lost += 1

    await asyncio.gather(*(work(store, n) for n, store in enumerate(stores)))
    for table in tables:
        rows = await stores[1].events(table)
        assert [row.seq for row in rows] == list(range(1, 4 * each // 5 + 2))
        assert len({row.action for row in rows}) == len(rows)
    assert lost > 0
    tell("R3", appends=4 * each, lost_and_tried_again=lost)
    for store in stores:
        await close(store)


async def test_workers_race_on_one_table_and_every_loser_decides_anew(database: str) -> None:
    """R3, whole: four halls over one log, all moving at the same table; each answer is checked on fresh state."""
    settings = quick(database)
    first = await opened_store(database, "one")
    stores = [first] * 4
    if first.database.is_postgres:
        stores = [first, *[await opened_store(database, f"w{n}") for n in range(3)]]
    halls = [registry_over(settings, store) for store in stores]
    from tumblekeep.server.runtime import actions
    from tumblekeep.server.runtime.opening import open_table
    from tumblekeep.server.storage.secret import digest
    from tumblekeep.server.wire.client import Answer
    from tumblekeep.server.wire.lobby import OpenTable, SeatWanted

    wanted = OpenTable(game="dungeon_attack", seats=[SeatWanted(kind="person", name="A")] * 2, start=True)
    opened, _, mine, _ = await open_table(halls[0], wanted)
    hashes = [digest(one["token"]) for one in mine]
    refused = 0

    async def work(registry: TableRegistry, worker: int) -> None:
        nonlocal refused
        live_table = await registry.find(opened.id)
        for number in range(12):
            served = live_table.served
            assert served is not None
            if served.play.question is None:
                return
            seat = served.asked()[0]
            option = served.play.asked()[seat].plain(seat)["options"][0]["id"]
            act = Answer(
                type="answer",
                action=f"race-{worker}-{number:03}",
                seat=seat,
                at=live_table.state.seq,
                option=option,
            )
            try:
                await live_table.change(act.action, actions.decision(live_table, act, hashes))
            except Refusal:
                refused += 1
            await asyncio.sleep(0)

    await asyncio.gather(*(work(registry, n) for n, registry in enumerate(halls)))
    rows = await first.events(opened.id)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) > 12
    assert refused > 0
    shown = set()
    for registry in halls:
        live_table = await registry.find(opened.id)
        await live_table.catch_up(RemoteEvents(len(rows)))
        assert live_table.served is not None
        shown.add(str(live_table.served.play.table.position()))
    assert len(shown) == 1
    for registry in halls[1:] if stores[1] is not first else []:
        await registry.close()
    await halls[0].close()


async def test_the_next_event_is_taken_in_as_it_is_heard_unless_something_is_under_way(
    tmp_path: Path,
) -> None:
    """Two halls over one log: what a notice carries is there at once, in order, and never in the middle of somebody's act."""
    url = f"sqlite:///{tmp_path}/tables.db"
    store = await opened_store(url)
    here, there = (registry_over(quick(url), store) for _ in range(2))
    from tumblekeep.server.runtime.opening import open_table
    from tumblekeep.server.wire.lobby import OpenTable, SeatWanted

    wanted = OpenTable(game="dungeon_attack", seats=[SeatWanted(kind="person", name="A")] * 2, start=True)
    opened, *_ = await open_table(here, wanted)
    other = await there.find(opened.id)
    start = other.state.seq

    async def move() -> EventRow:
        served = opened.must_play()
        seat = served.asked()[0]
        option = served.play.asked()[seat].plain(seat)["options"][0]["id"]

        async def decide() -> Change:
            return opened.moved(seat, served.answer(seat, option))

        seq = await opened.change(f"act-{opened.state.seq:04}", decide)
        return (await store.events(opened.id, seq - 1))[0]

    first = await move()
    there.noticed(opened.id, first.seq, first)
    assert other.state.seq == start + 1  # without an iteration of the event loop
    there.noticed(opened.id, first.seq, first)
    assert other.state.seq == start + 1  # received twice, applied once
    second, third = await move(), await move()
    there.noticed(opened.id, third.seq, third)
    assert other.state.seq == start + 1  # not the next
    await until(lambda: other.state.seq == third.seq)
    fourth = await move()
    async with other.lock:
        there.noticed(opened.id, fourth.seq, fourth)
        await asyncio.sleep(0)
        assert other.state.seq == third.seq
    await until(lambda: other.state.seq == fourth.seq)
    assert second.seq + 2 == fourth.seq
    assert other.served is not None
    assert opened.served is not None
    assert other.served.play.table.position() == opened.served.play.table.position()
    await there.close()
    await here.close()


# -- a store in trouble -------------------------------------------------------------------------------


class Troubled(EventStore):
    """A store that fails on demand: before writing, after writing, or by hanging."""

    trouble: list[str] = []  # noqa: RUF012
    let_go = threading.Event()
    """A hanging write continues when this is set."""

    def write(self, batch: Any) -> set[Key]:
        kind = self.trouble.pop(0) if self.trouble else ""
        if kind == "before":
            raise OperationalError("INSERT", {}, Exception("disk full"))
        if kind == "hang":
            self.let_go.wait(PATIENCE)
        won = super().write(batch)
        if kind == "after":
            raise OperationalError("COMMIT", {}, Exception("connection lost"))
        if kind == "never":
            raise ValueError("this can't be stored")
        return won


def troubled_house(settings: Settings) -> Application:
    async def make() -> TableRegistry:
        database = Database(settings.database)
        database.prepare()
        return registry_over(settings, Troubled(database, "troubled"))

    return Application(settings, make)


@pytest.mark.parametrize(
    "trouble", [["before"] * 3, ["after"], ["hang"], ["after", "before", "after"]], ids=str
)
async def test_nothing_is_acknowledged_before_it_is_stored(trouble: list[str], tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path))
    async with inn(settings, troubled_house(settings)) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            Troubled.trouble = list(trouble)
            Troubled.let_go.clear()
            answering = asyncio.create_task(guest.answer(0))
            if trouble == ["hang"]:
                await until(lambda: there.registry.saving_paused)
            Troubled.let_go.set()
            told = await answering
            assert told["type"] == "ack"
            rows = await there.registry.store.events(opened["table"]["id"])
            assert [row.seq for row in rows] == [1, 2, 3]
            assert rows[-1].action == told["action"]
            if trouble == ["hang"]:
                paused = [m["paused"] for m in guest.heard if m["type"] == "saving"]
                assert paused in ([True], [True, False])
                if paused[-1]:
                    assert (await guest.hear("saving"))["paused"] is False
            assert (await guest.answer(1))["type"] == "ack"


async def test_what_can_never_be_stored_is_refused_and_the_table_goes_on(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path))
    async with inn(settings, troubled_house(settings)) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            before = guest.last
            Troubled.trouble = ["never"]
            told = await guest.answer(0, action="doubtful-act")
            assert told["problem"]["id"] == "server-saving-paused"
            assert told["again"]
            await guest.send(type="resync")
            await guest.hear("welcome")
            # it was written after all: sent again, it is found, and done once
            again = await guest.act(
                "answer", action="doubtful-act", seat=0, at=2, option=guest_option(before, 0)
            )
            assert again["type"] == "ack"
            assert len(await there.registry.store.events(opened["table"]["id"])) == 3


def guest_option(sights: Any, seat: int) -> str:
    return str(sights[seat]["question"]["options"][0]["id"])


async def test_a_batch_loses_only_what_can_not_be_stored(tmp_path: Path) -> None:
    store = await opened_store(sqlite(tmp_path))
    assert await store.append(opening("t"))
    bad = store.append(AppendRequest(EventRow("nowhere", 1, "x", 1, "{}")))  # no such table
    good = store.append(AppendRequest(EventRow("t", 2, "y", 1, "{}")))
    with pytest.raises(SavingFailed):
        await bad
    assert await good
    await close(store)


def saving_is_paused(there: Inn) -> bool:
    """Check that the writer knows it, and people have been told. (They are told a moment later, and also if a
    write is merely slow.)"""
    return there.registry.store.paused and there.registry.saving_paused


async def test_postgresql_is_stopped_in_the_middle_of_a_game(postgres: Postgres, postgres_url: str) -> None:
    """R4: -m immediate, twice; nothing acknowledged is lost, and play goes on without a restart of the server."""
    async with inn(quick(postgres_url)) as there:
        opened = await there.open(people=2)
        acked: dict[str, int] = {}
        async with there.guest(opened, 0, 1) as guest:
            for _ in range(size(2, 5)):
                for _ in range(4):
                    told = await guest.answer(guest.asked[0])
                    acked[told["action"]] = told["seq"]
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(None, postgres.stop, "immediate")
                answering = asyncio.create_task(guest.answer(guest.asked[0]))
                await until(lambda: saving_is_paused(there))
                assert not answering.done()
                assert (await there.get("/health")).status_code == 503
                await loop.run_in_executor(None, postgres.start)
                told = await answering
                assert told["type"] == "ack"
                acked[told["action"]] = told["seq"]
            paused = [m["paused"] for m in guest.heard if m["type"] == "saving"]
            assert paused[0] is True
            if paused[-1]:
                assert (await guest.hear("saving"))["paused"] is False
        rows = {row.action: row.seq for row in await there.registry.store.events(opened["table"]["id"])}
        assert {action: rows.get(action) for action in acked} == acked


async def test_a_database_that_can_not_be_written_pauses_play(tmp_path: Path) -> None:
    """R4: another program holds the file; answers wait, are acknowledged once it lets go, and nothing is lost."""
    settings = quick(sqlite(tmp_path))
    async with inn(settings) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            with database_of(there.registry).writing.connect() as connection:
                connection.exec_driver_sql("PRAGMA busy_timeout=100")
            holder = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            holder.execute("BEGIN IMMEDIATE")
            answering = asyncio.create_task(guest.answer(0))
            await until(lambda: there.registry.store.paused)
            assert not answering.done()
            holder.execute("ROLLBACK")
            holder.close()
            assert (await answering)["type"] == "ack"


def tell_driver(there: Inn, pragma: str) -> None:
    """Run a pragma on the writer's own connection, between two of its attempts."""
    connection = database_of(there.registry).writing.raw_connection()
    connection.cursor().execute(pragma)
    connection.close()


@pytest.mark.parametrize(
    ("trouble", "cure"),
    [("PRAGMA max_page_count=1", "PRAGMA max_page_count=1073741823"), ("PRAGMA query_only=ON", "PRAGMA query_only=OFF")],
    ids=["disk full", "read-only"],
)  # fmt: skip
async def test_a_full_or_read_only_disk_pauses_play_and_loses_nothing(
    trouble: str, cure: str, tmp_path: Path
) -> None:
    """R4: SQLite itself says that there is no room, or that it may not write; play goes on when it can."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        acked: dict[str, int] = {}
        async with there.guest(opened, 0, 1) as guest:
            tell_driver(there, trouble)
            for _ in range(60):  # until the space left in the last page is used up
                answering = asyncio.create_task(guest.act("say", seat=0, text="x" * 300))
                await until(lambda answering=answering: answering.done() or saving_is_paused(there))  # type: ignore[misc]
                if not answering.done():
                    break
                acked[answering.result()["action"]] = answering.result()["seq"]
            assert (await there.get("/health")).status_code == 503
            await asyncio.get_running_loop().run_in_executor(None, tell_driver, there, cure)
            told = await answering
            assert told["type"] == "ack"
            assert any(message["type"] == "saving" and message["paused"] for message in guest.heard)
            acked[told["action"]] = told["seq"]
            assert (await guest.answer(guest.asked[0]))["type"] == "ack"
        rows = {row.action: row.seq for row in await there.registry.store.events(opened["table"]["id"])}
        assert {action: rows.get(action) for action in acked} == acked


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_kill_9_loses_nothing_that_was_acknowledged(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """R1, small; the full size is scripts/stress/kill-test."""
    url = sqlite(tmp_path) if kind == "sqlite" else str(request.getfixturevalue("postgres_url"))
    kills = 3 if kind == "sqlite" else 1
    result = await kill_again_and_again(url, tmp_path, kills=kills, acked=250 * kills, tables=8)
    assert result.kills == kills
    assert len(result.acked) >= 250 * kills
    assert not result.problems, result.problems[:5]
    assert result.integrity == "ok"


# -- opening databases --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_migrations_are_done_once_and_a_newer_database_is_refused(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    empty = request.getfixturevalue("empty_postgres_url") if kind == "postgresql" else sqlite(tmp_path)
    first = Database(empty)
    assert first.prepare() == len(STEPS)
    assert first.prepare() == 0
    with first.writing.begin() as connection:
        connection.execute(text("INSERT INTO migrations (step, done) VALUES (99, 0)"))
    with pytest.raises(NewerDatabase, match="newer tumblekeep"):
        first.prepare()
    first.close()


async def test_an_older_database_is_brought_up_to_date_with_its_tables(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as old:
        for statement in STEPS[0]:
            old.execute(statement)
        old.execute("CREATE TABLE migrations (step INTEGER PRIMARY KEY, done BIGINT NOT NULL)")
        old.execute("INSERT INTO migrations VALUES (1, 0)")
        old.execute("INSERT INTO tables VALUES ('t', '', 0, 0, 'open', 0, 0, '{}')")
        old.execute("INSERT INTO events VALUES ('t', 1, 'act', 0, '{}')")
    old.close()
    store = await opened_store(sqlite(tmp_path))
    assert [row.action for row in await store.events("t")] == ["act"]
    await close(store)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("sqlite:///", "name a file"),
        ("sqlite:////nowhere/at/all.db", "does not exist; create it"),
        ("mysql://x/y", "not supported"),
        ("rubbish", "not a database address"),
    ],
)
def test_a_database_that_can_not_be_used_says_why(url: str, why: str) -> None:
    with pytest.raises(BadDatabase, match=why):
        Database(url)


async def test_two_servers_do_not_share_one_file(tmp_path: Path) -> None:
    first = Database(sqlite(tmp_path))
    with pytest.raises(BadDatabase, match="PostgreSQL"):
        Database(sqlite(tmp_path))
    first.close()
    Database(sqlite(tmp_path)).close()


@pytest.mark.parametrize("carried", [True, False])
async def test_two_workers_on_one_postgresql_see_each_others_moves(
    carried: bool, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not carried:  # as with events that are too long: only their number is sent
        monkeypatch.setattr(event_writer, "LONGEST_NOTICE", 1)
    async with inn(quick(postgres_url)) as one, inn(quick(postgres_url)) as two:
        opened = await one.open(people=2)
        async with one.guest(opened, 0) as first, two.guest(opened, 1) as second:
            for _ in range(6):
                seat = first.asked[0]
                mover, other = (first, second) if seat == 0 else (second, first)
                told = await mover.answer(seat)
                assert told["type"] == "ack"
                await _reach(other, told["seq"])
                assert mover.asked == other.asked
            assert first.last[0]["view"] == second.last[1]["view"]


async def test_what_a_notice_carries_is_not_read_from_the_log(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(quick(postgres_url)) as one, inn(quick(postgres_url)) as two:
        opened = await one.open(people=2)
        async with one.guest(opened, 0) as first, two.guest(opened, 1) as second:
            await _reach(first, second.seq)
            await _reach(second, first.seq)
            for registry in (one.registry, two.registry):
                monkeypatch.setattr(registry.store, "events", _must_not_be_read)
            for _ in range(4):
                mover, other = (first, second) if first.asked[0] == 0 else (second, first)
                told = await mover.answer(first.asked[0])
                await _reach(other, told["seq"])
            assert first.last[0]["view"] == second.last[1]["view"]


async def _must_not_be_read(table: str, after: int = 0) -> list[EventRow]:
    raise AssertionError(f"the log of {table} is read after {after}")


def test_what_comes_after_a_gap_is_not_taken_in() -> None:
    third, fourth, sixth = (EventRow("t", seq, f"act-{seq}", 1, "{}") for seq in (3, 4, 6))
    news = RemoteEvents(6, [third, fourth, sixth])
    assert news.after(2) == [third, fourth]
    assert news.after(3) == [fourth]
    assert news.after(4) == []
    assert news.after(5) == [sixth]


def test_notices_name_every_event_and_carry_all_but_the_longest() -> None:
    rows = [EventRow(f"table{n:05}", n + 1, f"act-{n}", 7, "é\n" * (n * 37 % 900)) for n in range(256)]
    rows += [EventRow("long", 3, "act", 7, "{" + "x" * 30_000 + "}"), EventRow("after", 4, "act", 7, "{}")]
    told = notices("worker", rows)
    assert all(len(notice.encode()) < 8_000 and notice.startswith("worker,") for notice in told)
    named, carried = map(named_in, told), map(carried_by, told)
    assert [key for one in named for key in one] == [(row.table, row.seq) for row in rows]
    assert [EventRow(*event) for one in carried for event in one] == [
        row for row in rows if row.table != "long"
    ]


async def test_an_event_that_lost_its_number_is_not_told_of(postgres_url: str) -> None:
    heard_of: list[tuple[str | None, int, EventRow | None]] = []
    here, there = await opened_store(postgres_url, "here"), await opened_store(postgres_url, "there")
    listener = Listener(there, lambda *told: heard_of.append(told), lambda *_: None)
    try:
        await until(lambda: bool(heard_of))  # it listens
        assert await here.append(opening("t"))
        won, lost, more = (
            EventRow("t", 2, "won", 1, "{}"),
            EventRow("t", 2, "lost", 1, "{}"),
            EventRow("t", 3, "more", 1, "{}"),
        )
        assert here.write([AppendRequest(won)]) == {won[:3]}
        assert here.write([AppendRequest(lost), AppendRequest(more)]) == {more[:3]}
        await until(lambda: len(heard_of) == 4)
        assert heard_of[1:] == [("t", 1, opening("t").row), ("t", 2, won), ("t", 3, None)]
    finally:
        listener.stop()
        await close(here)
        await close(there)


async def test_events_of_tables_that_are_not_in_memory_woke_every_worker(postgres_url: str) -> None:
    heard_of: list[tuple[str | None, int, EventRow | None]] = []
    here, there = await opened_store(postgres_url, "here"), await opened_store(postgres_url, "there")
    listener = Listener(there, lambda *told: heard_of.append(told), lambda *_: None, {"mine"}.__contains__)
    try:
        await until(lambda: bool(heard_of))  # it listens
        for table in ("elsewhere", "mine"):
            assert await here.append(opening(table))
        await until(lambda: len(heard_of) == 2)
        assert heard_of[1:] == [("mine", 1, opening("mine").row)]
    finally:
        listener.stop()
        await close(here)
        await close(there)


async def _reach(guest: Guest, seq: int) -> None:
    while guest.seq < seq:
        await guest.hear("event")


def test_a_connection_that_came_back_late_stayed_open(database: str) -> None:
    """A thread still read when the database was closed, and its connection waited in a pool that nobody closed any more."""
    opened = Database(database)
    opened.prepare()
    with opened.reading.connect() as connection:
        driven = connection.connection.dbapi_connection
        assert driven is not None
        opened.close()
        assert connection.execute(text("SELECT 1")).scalar_one() == 1
    with pytest.raises(Exception, match="closed"):
        driven.cursor().execute("SELECT 1")
