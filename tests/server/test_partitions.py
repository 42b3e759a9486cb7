"""Partitions of the table of events: what belongs together lies together, nothing is lost on the way, and no number is given twice."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from server.guest import database_of, inn, quick
from server.test_finished import over
from server.test_migrations import ROW, prepared
from server.test_packing import everything, forget_memory, pack_all
from server.test_store import close, opened_store, opening
from tumblekeep.server.storage import migrations, partitions
from tumblekeep.server.storage.database import Database
from tumblekeep.server.storage.migrations import STEPS
from tumblekeep.server.storage.records import AppendRequest, EventRow, SavingFailed
from tumblekeep.server.storage.store import EventStore

TODAY = partitions.today()


@pytest.fixture
def postgres_url(empty_postgres_url: str) -> str:
    """Here it matters how a database comes to be what it is."""
    return empty_postgres_url


def rows_by_partition(database: Database) -> dict[int, int]:
    """How many events lie in each partition."""
    with database.reading.connect() as connection:
        return {
            number: connection.execute(text(f"SELECT count(*) FROM events_{number}")).scalar_one()
            for number in partitions.partitions(connection)
        }


def day_comes(database: Database, day: int) -> partitions.TidyWork:
    """Do everything that is to be done about partitions on this day; stop if somebody is in the way for too long, as a server does."""
    whole = partitions.TidyWork()
    while True:
        done = partitions.TidyWork()
        try:
            with database.writing.begin() as connection:
                done = partitions.look_after(connection, day)
        except OperationalError as error:
            if not partitions.is_busy(error):
                raise
        with database.reading.connect() as connection:
            database.part = partitions.current(connection, day)
        whole = partitions.TidyWork(whole.gathered + done.gathered, whole.dropped + done.dropped)
        if not any(done):
            return whole


async def store_with(url: str, *tables: str) -> EventStore:
    """A store with tables of three events each."""
    store = await opened_store(url)
    for table in tables:
        assert await store.append(opening(table))
        for seq in (2, 3):
            assert await store.append(AppendRequest(EventRow(table, seq, f"{table}-{seq}", 1, "{}")))
    return store


async def test_tables_of_one_day_lie_together_and_each_number_is_given_once(postgres_url: str) -> None:
    store = await store_with(postgres_url, "a", "b")
    assert rows_by_partition(store.database) == {0: 0, TODAY: 6, TODAY + 1: 0}
    day_comes(store.database, TODAY + 1)
    assert await store.append(opening("c"))
    assert await store.append(AppendRequest(EventRow("a", 4, "a-4", 1, "{}"))), "a table stays where it began"
    assert not await store.append(AppendRequest(EventRow("a", 3, "other", 1, "{}")))
    assert not await store.append(AppendRequest(EventRow("a", 5, "a-4", 1, "{}"))), "nor is an act done twice"
    assert rows_by_partition(store.database) == {0: 0, TODAY: 7, TODAY + 1: 1, TODAY + 2: 0}
    assert await store.heads(["a", "b", "c", "nowhere"]) == {"a": 4, "b": 3, "c": 1}
    assert [row.seq for row in await store.events("a", 1)] == [2, 3, 4]
    await close(store)


async def test_an_event_beside_its_table_is_refused_by_the_database(postgres_url: str) -> None:
    """A server that knew another partition could give a number twice."""
    store = await store_with(postgres_url, "a")
    for part in (0, TODAY + 1):
        with pytest.raises(IntegrityError), store.database.writing.begin() as connection:
            connection.execute(
                text(
                    "INSERT INTO events (table_id, seq, action, at, body, part) VALUES ('a', 3, 'x', 1, '{}', :part)"
                ),
                {"part": part},
            )
    with pytest.raises(SavingFailed):
        await store.append(AppendRequest(EventRow("nobody", 1, "x", 1, "{}")))
    await close(store)


async def test_the_events_of_one_table_are_looked_for_in_one_partition(postgres_url: str) -> None:
    store = await store_with(postgres_url, "a")
    for later in range(1, 5):
        day_comes(store.database, TODAY + later)
    plans: list[str] = []
    with store.database.reading.connect() as connection:
        connection.execute(text("SET enable_seqscan = off"))
        one = "SELECT * FROM events WHERE table_id = 'a' AND part = (SELECT part FROM tables WHERE id = 'a')"
        many = (
            "SELECT e.seq FROM tables AS t, events AS e"
            " WHERE t.id IN ('a', 'b') AND e.table_id = t.id AND e.part = t.part"
        )
        for query in (one, many):
            plan = connection.execute(text(f"EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) {query}"))
            plans.append("\n".join(row[0] for row in plan))
    for lines in plans:
        scans = [line for line in lines.splitlines() if "on events_" in line]
        assert len(scans) > 3, lines
        assert sum("never executed" not in line for line in scans) == 1
    await close(store)


async def test_a_day_whose_games_are_all_packed_is_dropped_and_its_games_are_there(postgres_url: str) -> None:
    async with inn(quick(postgres_url)) as there:
        opened = await over(there)
        table, base = opened["table"]["id"], database_of(there.registry)
        await there.registry.keeper.keep(table)
        day_comes(base, TODAY + 4)
        assert TODAY in rows_by_partition(base), "somebody's events are still there"
        forget_memory(there)
        before = await everything(there, opened)
        await pack_all(there)
        day_comes(base, TODAY + 1)
        assert TODAY in rows_by_partition(base), "yesterday is too soon: a clock may be wrong"
        assert day_comes(base, TODAY + 5).dropped > 0
        assert TODAY not in rows_by_partition(base)
        forget_memory(there)
        assert await everything(there, opened) == before
        async with there.guest(opened, 0) as guest:
            said = await guest.act("say", seat=0, text="well played", action="said-late-00001")
            assert said["type"] == "ack"
        assert rows_by_partition(base)[0] == 1
        store = there.registry.store
        assert not await store.append(AppendRequest(EventRow(table, 2, "stale", 1, "{}")))
        assert [row.seq for row in await store.events(table)] == [*range(1, said["seq"] + 1)]


async def test_games_that_go_on_for_long_move_together_and_go_on(postgres_url: str) -> None:
    async with inn(quick(postgres_url)) as there:
        opened, other = await there.open(people=2), await there.open(people=1)
        base, store = database_of(there.registry), there.registry.store
        tables = [one["table"]["id"] for one in (opened, other)]
        async with there.guest(opened, 0) as guest:
            before = [await store.events(table) for table in tables]
            assert day_comes(base, TODAY + partitions.GATHER_DAYS - 1).gathered == 0
            done = day_comes(base, TODAY + partitions.GATHER_DAYS)
            assert done == (2, done.dropped)
            counted = rows_by_partition(base)
            assert TODAY not in counted
            assert counted[0] == sum(map(len, before))
            assert [await store.events(table) for table in tables] == before
            assert not await store.append(AppendRequest(EventRow(tables[0], 2, "stale", 1, "{}")))
            assert (await guest.answer(0))["type"] == "ack", "whoever is connected notices nothing"
        forget_memory(there)
        async with there.guest(opened, 0) as guest:
            assert guest.seq == len(before[0]) + 1


async def test_answers_that_come_while_games_are_moved_are_kept_once(postgres_url: str) -> None:
    tables = [f"t{number:02}" for number in range(60)]
    store = await store_with(postgres_url, *tables)
    went: dict[str, int] = dict.fromkeys(tables, 3)

    async def play(table: str) -> None:
        for number in range(25):
            seq = went[table] + 1
            assert await store.append(AppendRequest(EventRow(table, seq, f"{table}-{seq}", number, "{}")))
            went[table] = seq

    games = [asyncio.create_task(play(table)) for table in tables]
    await asyncio.sleep(0.01)
    done = await asyncio.to_thread(day_comes, store.database, TODAY + partitions.GATHER_DAYS)
    await asyncio.gather(*games)
    while done.gathered < len(tables):  # others were in the way, and it was tried again
        more = await asyncio.to_thread(day_comes, store.database, TODAY + partitions.GATHER_DAYS)
        done = partitions.TidyWork(done.gathered + more.gathered)
    assert await store.heads(tables) == went == dict.fromkeys(tables, 28)
    for table in tables:
        assert [row.seq for row in await store.events(table)] == [*range(1, 29)]
    assert rows_by_partition(store.database)[0] == 60 * 28
    await close(store)


async def test_a_server_that_slept_through_days_opens_nothing_in_a_dropped_partition(
    postgres_url: str,
) -> None:
    awake = await opened_store(postgres_url, "awake")
    asleep = await opened_store(postgres_url, "asleep")
    assert asleep.database.part == TODAY
    day_comes(awake.database, TODAY + 3)
    assert TODAY not in rows_by_partition(awake.database)
    with pytest.raises(SavingFailed):
        await asleep.append(opening("a"))
    assert await awake.table("a") is None, "all of it or nothing"
    with asleep.database.reading.connect() as connection:
        asleep.database.part = partitions.current(connection, TODAY)
    assert asleep.database.part == 0, "its clock is behind: nothing older is there"
    assert await asleep.append(opening("a"))
    for store in (awake, asleep):
        await close(store)


async def test_whoever_is_in_the_way_is_not_made_to_wait(postgres_url: str) -> None:
    async with inn(quick(postgres_url)) as there:
        base = database_of(there.registry)
        with base.writing.begin() as connection:
            partitions.make(connection, TODAY - 9)
        with base.reading.connect() as reading:
            reading.execute(text("SELECT count(*) FROM events")).scalar_one()  # a backup that takes its time
            assert not await there.registry.store.upkeep.look_after_partitions()
            assert TODAY - 9 in rows_by_partition(base)
            opened = await there.open(people=1)
            async with there.guest(opened, 0) as guest:
                assert (await guest.answer(0))["type"] == "ack"
            reading.rollback()
        await there.registry.housekeeper.look_after_partitions()
        assert TODAY - 9 not in rows_by_partition(base)
        assert base.part == TODAY


async def test_events_from_before_there_were_partitions_stay_where_they_are(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = STEPS.index(partitions.STEP)
    with monkeypatch.context() as then:
        then.setattr(migrations, "STEPS", STEPS[:before])
        prepared(postgres_url)
        old = Database(postgres_url)
        with old.writing.begin() as connection:
            names = ", ".join(ROW)
            connection.execute(
                text(f"INSERT INTO tables ({names}) VALUES ({', '.join(f':{one}' for one in ROW)})"), ROW
            )
            for seq in (1, 2, 3):
                connection.execute(
                    text("INSERT INTO events VALUES (:id, :seq, :act, 1, '{}')"),
                    {"id": ROW["id"], "seq": seq, "act": f"a{seq}"},
                )
        old.close()
    store = await opened_store(postgres_url)
    table = str(ROW["id"])
    assert rows_by_partition(store.database) == {0: 3, TODAY: 0, TODAY + 1: 0}
    assert [row.action for row in await store.events(table)] == ["a1", "a2", "a3"]
    assert not await store.append(AppendRequest(EventRow(table, 3, "x", 1, "{}")))
    assert not await store.append(AppendRequest(EventRow(table, 4, "a2", 1, "{}")))
    assert await store.append(AppendRequest(EventRow(table, 4, "a4", 1, "{}")))
    assert rows_by_partition(store.database)[0] == 4
    await close(store)


async def test_a_table_is_deleted_with_its_events_wherever_they_lie(postgres_url: str) -> None:
    store = await store_with(postgres_url, "a", "b")
    assert await store.upkeep.remove(["a"]) == 1
    assert rows_by_partition(store.database)[TODAY] == 3
    await close(store)
