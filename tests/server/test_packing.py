"""Packed events: finished games take little room, nothing of them is lost, and no number is given twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from server.guest import Inn, database_of, inn, quick
from server.test_finished import over
from server.test_operator import command
from server.test_transfer import run
from tumblekeep.games import GAMES
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.storage import packing, removal
from tumblekeep.server.storage.records import AppendRequest, EventRow
from tumblekeep.server.storage.schema import EVENTS, PACKED_EVENTS


def packing_inn(database: str, **changes: Any) -> Any:
    return inn(quick(database, **changes))


async def pack_all(there: Inn) -> None:
    """Keep and pack every finished game."""
    for table in await there.registry.store.finished.missing(1000):
        await there.registry.keeper.keep(table)
    while await there.registry.store.upkeep.pack(now() + 60_000, 2):
        pass


async def counts(there: Inn) -> tuple[int, int]:
    """How many loose events and how many packed tables there are."""

    def query(connection: Any) -> tuple[int, int]:
        return tuple(
            connection.execute(select(func.count()).select_from(one)).scalar_one()
            for one in (EVENTS, PACKED_EVENTS)
        )

    return await there.registry.store.read(query)  # type: ignore[attr-defined, no-any-return]


async def everything(there: Inn, opened: Any) -> dict[str, Any]:
    """All that anybody can read of a table."""
    table, token = opened["table"]["id"], opened["mine"][0]["token"]
    store = there.registry.store
    history = await store.history(table)
    last = history.snapshot.seq if history.snapshot else 0
    actions = dict(history.actions) | {row.action: row.seq for row in history.rows}
    found: dict[str, Any] = {
        "events": await store.events(table),
        "last": await store.events(table, 3),
        "heads": await store.heads([table, "nowhere"]),
        "acts": sorted(actions),
        "whole": last + len(history.rows),
    }
    for path in ("", "/log", "/replay?start=0&count=50", "/recap"):
        answer = await there.get(f"/tables/{table}{path}", token)
        assert answer.status_code == 200, answer.text
        found[path] = answer.text
    return found


def forget_memory(there: Inn) -> None:
    for live_table in list(there.registry.live_tables.values()):
        del there.registry.live_tables[live_table.id]
        live_table.rest()


@pytest.mark.parametrize("slug", GAMES)
async def test_a_packed_game_reads_as_it_did(slug: str, database: str) -> None:
    async with packing_inn(database) as there:
        opened = await over(there, slug)
        await there.registry.keeper.keep(opened["table"]["id"])
        forget_memory(there)
        before = await everything(there, opened)
        raw = sum(len(row.body) for row in before["events"])
        await pack_all(there)
        assert await counts(there) == (0, 1)
        forget_memory(there)
        assert await everything(there, opened) == before
        sizes = (await there.registry.store.upkeep.sized(None, 10))[0][1]
        assert sizes.events == len(before["events"])
        assert sizes.bytes < raw / 3


async def test_what_is_said_after_a_game_was_packed_is_kept_beside_it(database: str) -> None:
    async with packing_inn(database) as there:
        opened = await over(there)
        await pack_all(there)
        async with there.guest(opened, 0) as guest:
            assert (await guest.act("say", seat=0, text="well played", action="said-late-00001"))[
                "type"
            ] == "ack"
        seq = guest.seq
    async with packing_inn(database) as there, there.guest(opened, 0) as guest:
        assert guest.seq == seq
        assert guest.heard[0]["events"][-1]["chat"]["text"] == "well played"
        again = await guest.act("say", seat=0, text="well played", action="said-late-00001")
        assert (again["type"], again["seq"]) == ("ack", seq)
        assert await counts(there) == (1, 1)
        assert [row.seq for row in await there.registry.store.events(opened["table"]["id"])] == [
            *range(1, seq + 1)
        ]


async def test_no_number_that_was_packed_is_given_again(database: str) -> None:
    async with packing_inn(database) as there:
        opened = await over(there)
        store, table = there.registry.store, opened["table"]["id"]
        await pack_all(there)
        rows = await store.events(table)
        last = rows[-1]
        for seq in (2, last.seq):  # a server that has missed everything since
            assert not await store.append(AppendRequest(EventRow(table, seq, f"stale-{seq}", 1, "{}")))
        assert await store.append(AppendRequest(last)), "its own event, whose confirmation was lost"
        assert await store.events(table) == rows
        assert await counts(there) == (0, 1)
        assert await store.append(AppendRequest(EventRow(table, last.seq + 1, "next", 1, "{}")))


async def test_a_name_and_words_go_from_packed_games(database: str) -> None:
    async with packing_inn(database) as there:
        opened = await there.open(people=1, bots=1)
        table = opened["table"]["id"]
        async with there.guest(opened, 0) as guest:
            assert (await guest.act("say", seat=0, text="my secret"))["type"] == "ack"
            while guest.outcome is None:
                if 0 in guest.asked:
                    await guest.answer(0)
                else:
                    await guest.hear("event")
        await pack_all(there)
        assert await counts(there) == (0, 1)
        sizes = (await there.registry.store.upkeep.sized(None, 10))[0][1]
        assert sizes.said == 1
        assert await there.registry.store.upkeep.purge_chat(table) == 1
        with database_of(there.registry).writing.begin() as connection:
            assert removal.purge_name(connection, table, "Guest 0", "nobody") > 0
        stored = str(await there.registry.store.events(table))
        assert "my secret" not in stored
        assert "Guest 0" not in stored
        assert "nobody" in stored
        assert await counts(there) == (0, 1)
        await there.registry.bytes.forget_removed()
        log = await there.get(f"/tables/{table}/log")
        assert log.status_code == 200
        assert "Guest 0" not in log.text
        assert await there.registry.store.upkeep.remove([table]) == 1
        assert await counts(there) == (0, 0)


async def test_packed_games_are_exported_whole_and_imported(database: str, tmp_path: Path) -> None:
    async with packing_inn(database) as there:
        opened = await over(there)
        table = opened["table"]["id"]
        await there.registry.keeper.keep(table)
        before = await there.registry.store.events(table)
        log = (await there.get(f"/tables/{table}/log")).text
        await pack_all(there)
    assert run("export", "--all", str(tmp_path / "files"), "--database", database) == 0
    [file] = (tmp_path / "files").glob("*.tumble")
    assert file.read_text() == log
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert run("import", str(tmp_path / "files"), "--database", other) == 0
    async with packing_inn(other) as there:
        assert await there.registry.store.events(table) == before
        await pack_all(there)
        assert await counts(there) == (0, 1)
        assert await there.registry.store.events(table) == before


async def test_what_can_not_be_read_back_stays_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with packing_inn(database) as there:
        opened = await over(there)
        table = opened["table"]["id"]
        await there.registry.keeper.keep(table)
        before = await there.registry.store.events(table)
        with monkeypatch.context() as broken:
            broken.setattr(packing, "packed_events", lambda connection, table: before[:-1])
            with pytest.raises(packing.PackingFailed):
                await there.registry.store.upkeep.pack(now() + 60_000, 2)
        assert await counts(there) == (len(before), 0)
        assert await there.registry.store.events(table) == before
        assert (
            await there.registry.store.upkeep.pack(now() + 60_000, 2) == 0
        )  # it is not tried again and again


async def test_games_that_go_on_or_were_just_touched_are_not_packed(database: str) -> None:
    async with packing_inn(database, keep_seconds=0.0) as there:
        opened = await over(there)
        await there.open(people=1)
        table = opened["table"]["id"]
        await there.registry.keeper.keep(table)
        loose, _ = await counts(there)
        await there.registry.housekeeper.pack()  # ten minutes have not passed
        assert await counts(there) == (loose, 0)
        async with asyncio.timeout(300):
            there.registry.settings = quick(database, pack_minutes=-1.0 / 60)
            await there.registry.housekeeper.pack()
        left, packed = await counts(there)
        assert packed == 1
        assert 0 < left < loose


async def test_what_was_rewritten_while_it_was_being_packed_is_not_packed_as_it_was(database: str) -> None:
    async with packing_inn(database) as there:
        opened = await over(there)
        table = opened["table"]["id"]
        await there.registry.keeper.keep(table)
        base = database_of(there.registry)
        with base.reading.connect() as connection:
            ready = packing.prepared(connection, table)
        assert ready is not None
        with base.writing.begin() as connection:
            removal.purge_name(connection, table, "Guest 0", "nobody")
        with base.writing.begin() as connection:
            assert packing.pack(connection, [ready]) == 0
        assert "Guest 0" not in str(await there.registry.store.events(table))
        assert (await counts(there))[1] == 0


def test_events_come_back_as_they_were() -> None:
    rows = [
        EventRow("t", seq, f"act-{seq}", 1_700_000_000_000 - 7 * seq, f'{{"name":"Zoë œ {seq}\\n"}}')
        for seq in range(1, 40)
    ]
    assert packing.unpacked("t", packing.packed(rows)) == rows


@pytest.mark.usefixtures("inside")
async def test_the_operator_shows_and_deletes_packed_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with packing_inn(url) as there:
        opened = await over(there)
        table = opened["table"]["id"]
        await pack_all(there)
        assert await command("tables", "show", table, "--database", url, "--lang", "en") == 0
        assert table in capsys.readouterr().out
        assert await command("tables", "delete", table, "--yes", "--database", url, "--lang", "en") == 0
        assert await counts(there) == (0, 0)
