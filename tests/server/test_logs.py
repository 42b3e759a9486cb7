"""Saved games: downloaded, uploaded, replayed from any move, and backed up under load (R9, R15, S10)."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.guest import Inn, inn, quick
from server.postgres import Postgres
from server.test_play import finish, play_out, sqlite
from tumblekeep.core.log import from_text, to_text
from tumblekeep.games import GAMES, load


async def test_a_game_is_downloaded_and_played_on_elsewhere(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            for _ in range(9):
                await guest.answer(guest.asked[0])
            seen, asked = guest.last, guest.asked
        text = (await there.get(f"/tables/{opened['table']['id']}/log", opened["mine"][0]["token"])).text
        assert from_text(text).replay(load("dungeon_attack")).question is not None
        again = await there.post("/tables/load", {"log": text})
        assert again.status_code == 201, again.text
        assert [seat["name"] for seat in again.json()["table"]["seats"]] == ["Guest 0", "Guest 1"]
        async with there.guest(again.json(), 0, 1) as guest:
            assert guest.asked == asked
            assert guest.last[0]["view"] == seen[0]["view"]
            await finish(guest, 2)
        log = (await there.get(f"/tables/{again.json()['table']['id']}/log")).text
        assert (await there.post("/verify", {"log": log})).json()["ok"]


@pytest.mark.parametrize("slug", GAMES)
async def test_a_finished_game_is_watched_again_as_it_was(slug: str, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(slug, 2)
        table = opened["table"]["id"]
        async with there.guest(opened) as watcher, there.guest(opened, 0, 1) as guest:
            for _ in range(20):
                if guest.outcome is not None:
                    break
                await guest.answer(guest.asked[0])
            while watcher.seq < guest.seq:
                await watcher.hear("event")
            shown = {
                m["event"]["answers"][-1]["n"]: m
                for m in watcher.heard
                if m["type"] == "event" and m["event"]["answers"]
            }
        replay = (await there.get(f"/tables/{table}/replay?start=0&count=50")).json()
        assert replay["frames"][0]["answered"] == 0
        frames = {frame["answered"]: frame["sight"]["view"]["turn"] for frame in replay["frames"]}
        assert replay["turns"], "no turn has begun"
        for turn in replay["turns"]:
            if turn["answered"] in frames:
                assert frames[turn["answered"]] == {"number": turn["number"], "seat": turn["seat"]}
                if turn["answered"]:
                    assert frames[turn["answered"] - 1]["number"] < turn["number"]
        compared = 0
        for frame in replay["frames"]:
            live = shown.get(frame["answered"])
            if live is not None:
                assert frame["sight"]["view"] == live["sights"][0]["view"]
                assert frame["sight"]["question"] == live["sights"][0]["question"]
                compared += 1
        assert compared > 3
        from_the_end = (await there.get(f"/tables/{table}/replay?start={replay['answered']}&count=5")).json()
        assert [frame["answered"] for frame in from_the_end["frames"]] == [replay["answered"]]
        assert (await there.get(f"/tables/{table}/replay?start=99999")).json()["frames"] == []


async def test_the_file_of_a_game_with_secrets_is_withheld_until_it_is_over(tmp_path: Path) -> None:
    """While several decide at once, nobody gets a file that tells what the others chose."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open("dungeons_dice_danger", 2)
        table = opened["table"]["id"]
        async with there.guest(opened, 0) as first, there.guest(opened, 1) as second:
            assert first.asked == [0, 1]
            await first.answer(0)
            held = {one["token"]: one["seat"] for one in opened["mine"]}
            for token, seat in held.items():
                answer = await there.get(f"/tables/{table}/log", token)
                assert answer.status_code == (200 if seat == 0 else 403), answer.text
            assert (await there.get(f"/tables/{table}/log")).status_code == 403
            await second.hear("event")


@pytest.mark.parametrize(
    ("log", "problem"),
    [
        ("rubbish", "log-foreign"),
        ("{}", "log-foreign"),
        ('{"tumble": 99}', "log-format"),
        ("[" * 3000, "log-foreign"),
    ],
)
async def test_what_is_no_saved_game_is_refused(log: str, problem: str, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        answer = await there.post("/tables/load", {"log": log})
        assert answer.status_code == 400
        assert answer.json()["problem"]["id"] == problem
        assert not there.registry.live_tables


async def test_hostile_logs_are_refused_or_replayed_never_trusted(tmp_path: Path) -> None:
    """S10: mutations of a real log; each is either refused with a code or plays by the rules."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await play_out(there, "dungeon_attack", 2, 0)
        text = (await there.get(f"/tables/{opened['table']['id']}/log")).text
        taken = 0
        for seed in range(300):
            answer = await there.post("/tables/load", {"log": mutated(text, Random(seed))})
            assert answer.status_code in (201, 400, 404, 422), answer.text
            taken += answer.status_code == 201
        assert taken < 150


def mutated(text: str, chance: Random) -> str:
    lines = text.splitlines(keepends=True)
    kind = chance.randrange(6)
    place = chance.randrange(len(lines))
    if kind == 0:
        del lines[place]
    elif kind == 1:
        lines.insert(place, lines[chance.randrange(len(lines))])
    elif kind == 2:
        at = chance.randrange(len(lines[place]))
        lines[place] = lines[place][:at] + chr(chance.randrange(32, 400)) + lines[place][at + 1 :]
    elif kind == 3:
        return text[: chance.randrange(len(text))]
    elif kind == 4:  # a well-formed forgery: every checksum is right, only the content is not
        log = from_text(text)
        told: Any = [line.plain(n) for n, line in enumerate(log.lines, start=1)]
        chance.choice(told)["answer"] = chance.choice(
            ["pass", [], [[1, 2]], {"a": 1}, [-1], "x" * 50, [[10**12] * 3]]
        )
        from tumblekeep.core.log import Log, LogLine

        forged = tuple(
            LogLine(t["ask"], t["clause"], None if t["by"] == "fate" else t["by"], t["answer"]) for t in told
        )
        return to_text(Log(log.header, forged))
    else:
        header = json.loads(lines[0])
        header[chance.choice(list(header))] = chance.choice([None, -1, [], "x", {"a": []}, 10**18])
        lines[0] = json.dumps(header) + "\n"
    return "".join(lines)


async def _play_while(there: Inn, stop: asyncio.Event) -> list[Any]:
    """Make random moves at several tables until told to stop."""

    async def one() -> Any:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            while not stop.is_set() and guest.outcome is None:
                await guest.answer(guest.asked[0])
        return opened

    return list(await asyncio.gather(*(one() for _ in range(4))))


async def _check_restored(url: str, tables: list[Any], acked: dict[str, int]) -> None:
    async with inn(quick(url)) as there:
        for opened in tables:
            live_table = await there.registry.find(opened["table"]["id"])
            assert live_table.broken is None
            assert live_table.state.seq >= 2
            assert [step.seq for step in live_table.steps] == list(range(1, live_table.state.seq + 1))
            assert live_table.state.seq >= acked[live_table.id]


async def test_a_backup_of_sqlite_under_load_is_whole(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        stop = asyncio.Event()
        playing = asyncio.create_task(_play_while(there, stop))
        while len(there.registry.live_tables) < 4 or there.registry.store.written < 40:
            await asyncio.sleep(0.02)
        acked = {
            table: live_table.state.seq
            for table, live_table in there.registry.live_tables.items()
            if not live_table.spoiled
        }

        def backup() -> None:
            with (
                sqlite3.connect(tmp_path / "tables.db") as source,
                sqlite3.connect(tmp_path / "copy.db") as copy,
            ):
                source.backup(copy)
            source.close()
            copy.close()

        await asyncio.get_running_loop().run_in_executor(None, backup)
        stop.set()
        tables = await playing
    await _check_restored(
        f"sqlite:///{tmp_path / 'copy.db'}",
        tables,
        {table: acked.get(table, 0) for table in (o["table"]["id"] for o in tables)},
    )


async def test_a_backup_of_postgresql_under_load_is_whole(
    tmp_path: Path, postgres: Postgres, postgres_url: str
) -> None:
    name = postgres_url.split("/")[3].split("?")[0]
    async with inn(quick(postgres_url)) as there:
        stop = asyncio.Event()
        playing = asyncio.create_task(_play_while(there, stop))
        while len(there.registry.live_tables) < 4 or there.registry.store.written < 40:
            await asyncio.sleep(0.02)
        acked = {
            table: live_table.state.seq
            for table, live_table in there.registry.live_tables.items()
            if not live_table.spoiled
        }
        await asyncio.get_running_loop().run_in_executor(None, postgres.dump, name, tmp_path / "dump.sql")
        stop.set()
        tables = await playing
    restored = postgres.new_database(f"{name}_restored")
    postgres.restore(f"{name}_restored", tmp_path / "dump.sql")
    await _check_restored(
        restored, tables, {table: acked.get(table, 0) for table in (o["table"]["id"] for o in tables)}
    )


async def test_a_table_saved_under_other_rules_says_so(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=1)
        table = opened["table"]["id"]
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        (body,) = connection.execute("SELECT body FROM events WHERE seq = 1").fetchone()
        connection.execute(
            "UPDATE events SET body = ? WHERE seq = 1", (re.sub(r'"version":\d+', '"version":1', body),)
        )
    connection.close()
    async with inn(quick(sqlite(tmp_path))) as there:
        async with there.guest(opened, 0) as guest:
            assert guest.table["notice"]["id"] == "rules-carried-on"
            assert guest.table["notice"]["args"]["began"] == 1
            assert (await guest.answer(guest.asked[0]))["type"] == "ack"
        assert (await there.get(f"/tables/{table}/log")).status_code == 200
