"""Nothing that is not stored leaves the process, by any route (R20)."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from server.guest import PATIENCE, Guest, Inn, caller, inn, quick
from server.killing import Child
from server.sizes import FULL
from server.test_play import sqlite


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Lock the database: nothing can be written, everything can be read."""
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("PRAGMA busy_timeout=10000")
    holder.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        holder.execute("ROLLBACK")
        holder.close()


async def doors(http: httpx.AsyncClient, port: int, opened: Any) -> dict[str, str]:
    """Return everything that can be read of a table, as it leaves the server."""
    table, live_table = opened["table"]["id"], opened["host"]
    tokens = [None, live_table, *[one["token"] for one in opened["mine"]]]
    read: dict[str, str] = {}
    for number, token in enumerate(tokens):
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        for path in ("", "/log", "/replay?start=0&count=50"):
            answer = await http.get(f"/api/tables/{table}{path}", headers=headers)
            read[f"{path} {number}"] = f"{answer.status_code} {answer.text}"
    read["list"] = (await http.get("/api/tables")).text
    claims = [{"table": table, "token": token} for token in tokens[1:]]
    read["mine"] = (await http.post("/api/tables/mine", json={"claims": claims})).text
    counted = ("tumblekeep_events_total", "tumblekeep_throws_total", "tumblekeep_ack_seconds")
    told = (await http.get("/metrics")).text.splitlines()
    read["metrics"] = "\n".join(line for line in told if line.startswith(counted))
    for number, shown in enumerate(([], [one["token"] for one in opened["mine"]])):
        async with connect(f"ws://127.0.0.1:{port}/api/socket", max_size=None, open_timeout=PATIENCE) as line:
            hello = {"type": "hello", "protocol": 1, "table": table, "tokens": shown, "panels": True}
            await line.send(json.dumps(hello))
            read[f"welcome {number}"] = await _welcome(line)
            await line.send('{"type":"resync"}')
            read[f"resync {number}"] = await _welcome(line)
        while (await http.get(f"/api/tables/{table}")).json()["watchers"]:
            await asyncio.sleep(0.01)
    return read


async def doors_of(there: Inn, opened: Any) -> dict[str, str]:
    """Return what can be read of a table, with a list of tables that is made now: otherwise it may be a second old."""
    there.registry.table_list.changed()
    return await doors(there.http, there.port, opened)


async def _welcome(line: Any) -> str:
    while True:
        text = str(await asyncio.wait_for(line.recv(), PATIENCE))
        if json.loads(text)["type"] == "welcome":
            return text


async def waits(there: Inn, table: str) -> None:
    """Wait until an act at this table has been decided and waits for the disk."""
    live_table = await there.registry.find(table)
    while not (live_table.lock.locked() and there.registry.store.writing_since is not None):
        await asyncio.sleep(0.01)


async def played(guest: Guest, moves: int) -> None:
    for _ in range(moves):
        await guest.answer(guest.asked[0])


@pytest.mark.parametrize("game", ["dungeon_attack", "dungeons_dice_danger"])
async def test_moves_were_seen_before_they_were_stored(game: str, tmp_path: Path) -> None:
    """The database is locked; a player answers, and takes back; every door shows what is stored, byte for byte."""
    path = tmp_path / "tables.db"
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(game, 2, public=True)
        table = opened["table"]["id"]
        async with there.guest(opened, 0, 1) as guest:
            await played(guest, 7)
            for kind in ("answer", "undo"):
                seat = guest.asked[0]
                act: dict[str, Any] = {"type": kind, "action": f"pending-{kind}", "seat": seat}
                if kind == "answer":
                    option = guest.question(seat)["options"][0]["id"]
                    act |= {"at": guest.seq, "option": option}
                else:
                    act |= {"to": (await _undoable(guest))[1]}
                    act["seat"] = (await _undoable(guest))[0]
                before = await doors_of(there, opened)
                with locked(path):
                    await guest.send(**act)
                    await waits(there, table)
                    during = await doors_of(there, opened)
                    assert during == before
                    again = await doors_of(there, opened)
                    assert again == before
                await guest.hear("ack")
                after = await doors_of(there, opened)
                assert after["/replay?start=0&count=50 0"] != before["/replay?start=0&count=50 0"]
                assert after["welcome 0"] != before["welcome 0"]


async def _undoable(guest: Guest) -> tuple[int, int]:
    """Answer until a seat may take something back at once; return the seat, and to where."""
    while True:
        for seat, sight in guest.last.items():
            if seat is not None and sight["undo"]["free"] is not None:
                return seat, sight["undo"]["free"]
        await guest.answer(guest.asked[0])


async def test_the_start_was_seen_before_it_was_stored(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with inn(quick(sqlite(tmp_path))) as there:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        wanted = {"game": "dungeon_attack", "seats": seats, "public": True}
        opened = (await there.post("/tables", wanted)).json()
        table = opened["table"]["id"]
        before = await doors_of(there, opened)
        with locked(path):
            starting = asyncio.create_task(
                there.post(f"/tables/{table}/start", {"fill": "greedy"}, opened["host"])
            )
            await waits(there, table)
            assert await doors_of(there, opened) == before
        assert (await starting).status_code == 200
        assert (await starting).json()["seats"][1]["kind"] == "bot"


async def test_who_looks_while_an_act_is_stored_is_told_of_it_once_it_is(tmp_path: Path) -> None:
    """Whoever comes meanwhile sees the state before, then the event: nothing twice, nothing left out."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            await played(guest, 3)
            with ExitStack() as held:
                held.enter_context(locked(tmp_path / "tables.db"))
                seq, seat = guest.seq, guest.asked[0]
                option = guest.question(seat)["options"][0]["id"]
                await guest.send(type="answer", action="pending-1", seat=seat, at=guest.seq, option=option)
                await waits(there, opened["table"]["id"])
                async with there.guest(opened) as watcher:
                    assert watcher.seq == seq
                    held.close()
                    assert (await watcher.hear("event"))["seq"] == seq + 1
                    await guest.hear("ack")
                    seen = watcher.last[None]
                    await watcher.send(type="resync")
                    assert (await watcher.hear("welcome"))["sights"] == [seen]


@pytest.mark.skipif(not FULL, reason="starts servers of its own: scripts/stress/endure R20")
async def test_what_was_shown_survives_kill_9(tmp_path: Path) -> None:
    """An act waits for the disk, every door is read, the server is killed: what comes back is what was shown."""
    path = tmp_path / "tables.db"
    child = Child(f"sqlite:///{path}", tmp_path)
    try:
        await child.ready()
        async with caller(child.port) as http:
            seats = [{"kind": "person", "name": f"P{n}"} for n in range(2)]
            wanted = {"game": "dungeons_dice_danger", "seats": seats, "start": True}
            opened = (await http.post("/api/tables", json=wanted)).json()
            tokens = [one["token"] for one in opened["mine"]]
            async with connect(
                f"ws://127.0.0.1:{child.port}/api/socket", max_size=None, open_timeout=PATIENCE
            ) as socket:
                guest = Guest(socket)
                await guest.hello(opened["table"]["id"], tokens)
                await played(guest, 7)
                seat = guest.asked[0]
                option = guest.question(seat)["options"][0]["id"]
                with locked(path):
                    await guest.send(
                        type="answer", action="pending-1", seat=seat, at=guest.seq, option=option
                    )
                    await guest.send(type="ping", n=1)
                    await asyncio.sleep(0.5)
                    shown = await doors(http, child.port, opened)
                    child.kill()
        child.start()
        await child.ready()
        async with caller(child.port) as http:
            again = await doors(http, child.port, opened)
        for door, text in shown.items():
            if door != "metrics":  # counted from the start of each process
                assert _without_presence(again[door]) == _without_presence(text), door
        assert child.tracebacks() == []
    finally:
        child.kill()


def _without_presence(text: str) -> str:
    return text.replace('"here":true', '"here":false')
