"""Bytes: uploads are no storage, memory and disk have budgets, and what nobody has touched goes first."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from server.guest import Inn, database_of, inn, quick
from server.test_lobby import PERSON, opened_with, refused
from server.test_play import sqlite
from server.test_share import finished
from tumblekeep.core.log import Log, LogLine, from_text, to_text
from tumblekeep.server.runtime.byte_keeper import DAY
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.runtime.uploads import LARGEST_LAUNCH, kept_beside
from tumblekeep.server.settings import MEBIBYTE, RateLimits
from tumblekeep.server.storage import removal
from tumblekeep.server.storage.chat_removal import WordsWanted


def stuffed(each: int = 4_000) -> str:
    """A real game with rubbish beside every answer."""
    log = from_text(finished(), 5_000)
    lines = tuple(line._replace(beside={**(line.beside or {}), "junk": "x" * each}) for line in log.lines)
    return to_text(Log(log.header, lines))


async def loaded(there: Inn, log: str | None = None, **more: Any) -> str:
    answer = await there.post("/tables/load", {"log": log or finished(), **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


async def row(there: Inn, table: str) -> Any:
    return await there.registry.store.table(table)


async def test_rubbish_beside_the_answers_of_a_file_was_kept_and_given_to_anybody(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        file = stuffed()
        assert len(file) > 500_000
        table = await loaded(there, file)
        back = await there.get(f"/tables/{table}/log")
        assert "junk" not in back.text
        assert len(back.text) < 100_000
        assert 0 < (await row(there, table)).uploaded < 100_000


@pytest.mark.parametrize(
    ("beside", "kept"),
    [
        (None, None),
        ({"junk": 1}, None),
        ({"reported": True, "seat": 1, "junk": "x"}, {"reported": True, "seat": 1}),
        ({"fate": 3, "each": [1], "seat": "x" * 99}, {"fate": 3}),
        ({"launch": {"position": [0, 0, 1]}}, {"launch": {"position": [0, 0, 1]}}),
        ({"launch": {"position": [0], "junk": 1}}, None),
        ({"launch": {"marks": {"x" * LARGEST_LAUNCH: 1}}}, None),
        ({"launch": "x"}, None),
    ],
)
def test_only_how_a_throw_was_made_is_kept_beside_an_answer(beside: Any, kept: Any) -> None:
    assert kept_beside(LogLine("throw", "X-1", None, {}, beside)) == kept
    assert kept_beside(LogLine("act", "X-1", 0, "pass", beside)) is None


async def test_one_address_could_load_fifty_gigabytes_a_day(tmp_path: Path) -> None:
    size = len(finished())
    limits = replace(RateLimits(), upload_burst=2 * size + 10, upload_rate=1.0)
    async with inn(quick(sqlite(tmp_path), limits=limits)) as there:
        for _ in range(2):
            await loaded(there)
        late = await there.post("/tables/load", {"log": finished()})
        assert refused(late, 429, "server-too-fast")
        assert int(late.headers["retry-after"]) > 60


async def test_the_longest_unused_table_leaves_memory_first_and_none_that_somebody_watches(
    tmp_path: Path,
) -> None:
    async with inn(quick(sqlite(tmp_path), memory_bytes=0)) as there:
        registry = there.registry
        opened = [await there.open(people=1) for _ in range(3)]
        ids = [one["table"]["id"] for one in opened]
        for place, table in enumerate(ids):
            registry.live_tables[table].used = place
        async with there.guest(opened[0], 0):
            weight = registry.live_tables[ids[0]].weight
            registry.settings = replace(registry.settings, memory_bytes=2 * weight + weight // 2)
            assert registry.bytes.keep_memory() == 1
            assert set(registry.live_tables) == {ids[0], ids[2]}
            registry.settings = replace(registry.settings, memory_bytes=1)
            registry.bytes.keep_memory()
            assert set(registry.live_tables) == {ids[0]}
        assert (await there.get(f"/tables/{ids[1]}")).status_code == 200  # read back on demand


async def test_uploads_that_nobody_plays_go_first_when_the_disk_is_full(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        registry = there.registry
        played = await there.open(people=1, bots=1)
        tables = [await loaded(there) for _ in range(3)]
        size = (await row(there, tables[0])).uploaded
        registry.settings = replace(registry.settings, disk_bytes=MEBIBYTE * 1024)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(registry.settings), "upload_bytes", 2 * size + size // 2)
            await registry.bytes.keep_disk()
        assert [await row(there, table) is None for table in tables] == [True, False, False]
        registry.settings = replace(registry.settings, disk_bytes=1)
        await registry.bytes.keep_disk()
        assert all([await row(there, table) is None for table in tables])
        assert await row(there, played["table"]["id"]) is not None
        late = await there.post("/tables", {"game": "dungeon_attack", "seats": [PERSON], "start": True})
        assert refused(late, 503, "server-disk-full")
        registry.settings = replace(registry.settings, disk_bytes=0)
        await registry.bytes.keep_disk()
        await there.open(people=1)


async def test_a_loaded_table_is_deleted_after_a_while_unless_somebody_plays_there(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        registry = there.registry
        log = from_text(finished(), 5_000)
        half = to_text(Log(log.header, log.lines[: len(log.lines) // 2]))
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
        answer = (await there.post("/tables/load", {"log": half, "seats": seats})).json()
        watched, going_on = await loaded(there), answer["table"]["id"]
        async with there.guest(answer, 0, 1) as guest:
            assert (await row(there, going_on)).uploaded > 0
            await guest.answer(guest.asked[0])
            assert (await row(there, going_on)).uploaded == 0
        with database_of(registry).writing.begin() as connection:
            connection.execute(text("UPDATE tables SET touched = :at"), {"at": now() - 31 * DAY})
        await registry.bytes.keep_for_so_long()
        assert await row(there, watched) is None
        assert await row(there, going_on) is not None


async def test_the_operator_says_how_long_tables_and_words_are_kept(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path), keep_days=10, chat_days=2)) as there:
        registry = there.registry
        old, talked, fresh = [await there.open(people=1) for _ in range(3)]
        for opened in (talked, fresh):
            async with there.guest(opened, 0) as guest:
                await guest.act("say", seat=0, text="my secret")
        with database_of(registry).writing.begin() as connection:
            for opened, days in ((old, 11), (talked, 3)):
                values = {"at": now() - days * DAY, "id": opened["table"]["id"]}
                connection.execute(text("UPDATE tables SET touched = :at WHERE id = :id"), values)
        await registry.bytes.keep_for_so_long()
        assert await row(there, old["table"]["id"]) is None
        assert (await there.get(f"/tables/{old['table']['id']}")).status_code == 404
        said = {
            opened["table"]["id"]: "my secret" in str(await registry.store.events(opened["table"]["id"]))
            for opened in (talked, fresh)
        }
        assert list(said.values()) == [False, True]
        async with there.guest(talked, 0) as guest:  # the game goes on
            assert (await guest.answer(guest.asked[0]))["type"] == "ack"


async def test_whoever_sits_at_a_table_that_is_deleted_is_told(database: str) -> None:
    async with inn(quick(database)) as there:
        registry = there.registry
        opened = await there.open(people=1)
        await registry.bytes.forget_removed()
        async with there.guest(opened, 0) as guest:
            with database_of(registry).writing.begin() as connection:
                assert removal.remove_tables(connection, [opened["table"]["id"], "0000000000"]) == 1
            await registry.bytes.forget_removed()
            assert (await guest.hear("bye"))["problem"]["id"] == "server-table-removed"
            assert await guest.closed() == 4004
        assert (await there.get(f"/tables/{opened['table']['id']}")).status_code == 404
        with database_of(registry).reading.connect() as connection:
            assert removal.used_bytes(connection) > 0
            for name in ("events", "snapshots", "lookbacks"):
                assert connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() == 0
        with contextlib.suppress(KeyError):
            del registry.live_tables[opened["table"]["id"]]


async def test_a_table_that_was_removed_in_a_servers_first_moments_was_shown_on(database: str) -> None:
    """Until housekeeping had looked once, a server did not notice what an operator removed."""
    async with inn(quick(database)) as there:
        registry = there.registry
        registry.housekeeper.stop()
        table = (await there.open(people=1))["table"]["id"]
        with database_of(registry).writing.begin() as connection:
            assert removal.remove_tables(connection, [table]) == 1
        await registry.bytes.forget_removed()
        assert (await there.get(f"/tables/{table}")).status_code == 404


async def test_a_name_and_a_persons_words_are_removed_and_the_game_goes_on(database: str) -> None:
    async with inn(quick(database)) as there:
        opened = await opened_with(there, PERSON, {"kind": "open"})
        table = opened["table"]["id"]
        bo = (await there.post(f"/tables/{table}/sit", {"name": "Bo"})).json()["mine"]["token"]
        await there.post(f"/tables/{table}/start", {}, opened["host"])
        async with there.guest(opened, tokens=[opened["mine"][0]["token"], bo]) as guest:
            await guest.act("say", seat=0, text="hello")
            await guest.act("say", seat=1, text="my secret")
        registry = there.registry
        await registry.bytes.forget_removed()
        with database_of(registry).writing.begin() as connection:
            assert removal.purge_chat(connection, table, WordsWanted(seat=1)) == 1
            assert removal.purge_name(connection, table, "Bo", "***") >= 2
            assert removal.purge_name(connection, table, "Bo", "***") == 0
        await registry.bytes.forget_removed()
        stored = str(await registry.store.events(table)) + str(await row(there, table))
        assert "my secret" not in stored
        assert "'Bo'" not in stored.replace('"', "'")
        assert "hello" in stored
        shown = (await there.get(f"/tables/{table}")).json()
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", "***"]
        async with there.guest(opened, tokens=[opened["mine"][0]["token"], bo]) as guest:
            assert (await guest.answer(guest.asked[0]))["type"] == "ack"
