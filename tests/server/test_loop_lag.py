"""Nobody holds the loop: every kind of request at its worst, from one client, while others play (R18)."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

from server.guest import Guest, Inn, inn, quick
from server.sizes import size, tell
from server.test_aside import long_file
from server.test_play import sqlite
from tumblekeep.server.watch.metrics import LAG_EDGES, Spread


async def plays_on(there: Inn, number: int, waits: list[float], stop: asyncio.Event) -> None:
    """Somebody who plays all the while, and notes how long each answer takes to be acknowledged."""
    chance = Random(number)
    while not stop.is_set():
        opened = await there.open("dungeon_attack", 2)
        async with there.guest(opened, 0, 1, checks=False) as guest:
            while guest.outcome is None and not stop.is_set():
                options = guest.question(guest.asked[0])["options"]
                began = time.perf_counter()
                told = await guest.answer(guest.asked[0], chance.choice(options)["id"])
                assert told["type"] == "ack", told
                waits.append(time.perf_counter() - began)
                await asyncio.sleep(0.05)


async def a_long_table(there: Inn, pairs: int) -> Any:
    """A table at which much was said and taken back."""
    opened = await there.open("dungeons_dice_danger", 2)
    async with there.guest(opened, 0, 1, checks=False) as guest:
        await _long(guest, pairs)
    return opened


async def _long(guest: Guest, pairs: int) -> None:
    chance, done = Random(4), 0
    while done < pairs and guest.outcome is None:
        options = guest.question(guest.asked[0])["options"]
        await guest.answer(guest.asked[0], chance.choice(options)["id"])
        for seat, sight in guest.last.items():
            if seat is not None and sight["undo"]["free"] is not None and chance.random() < 0.7:
                await guest.act("undo", seat=seat, to=sight["undo"]["free"])
                done += 1
                break


async def attack(there: Inn, opened: Any, rounds: int) -> dict[str, float]:
    """Each of the worst requests, over and over; gives how long the loop was held at most by each."""
    table = opened["table"]["id"]
    worst: dict[str, float] = {}
    lag = there.hall.metrics

    async def measured(what: str, *requests: Any) -> None:
        lag.lag = Spread(LAG_EDGES)
        for answer in await asyncio.gather(*requests):
            assert answer.status_code < 500, answer.text
        await asyncio.sleep(0.02)
        worst[what] = max(worst.get(what, 0.0), round(lag.lag.worst, 4))

    most = there.hall.settings.limits.answers
    files = [long_file(most), long_file(most + 1), long_file(20_000)]
    for _ in range(rounds):
        await measured("nothing", asyncio.sleep(0.2, await there.get("/health")))
        for text in files:
            await measured(f"verify, {text.count(chr(10))} lines", there.post("/verify", {"log": text}))
            await measured(f"load, {text.count(chr(10))} lines", there.post("/tables/load", {"log": text}))
        there.hall.hosts.pop(table).rest()
        await measured("reading back", *[there.get(f"/tables/{table}") for _ in range(10)])
        there.hall.frames.__init__()  # type: ignore[misc] # nothing is kept
        replays = [there.get(f"/tables/{table}/replay?start={start}&count=50") for start in range(0, 200, 10)]
        await measured("watching again", *replays)
        logs = [there.get(f"/tables/{table}/log", opened["mine"][0]["token"]) for _ in range(10)]
        await measured("the file", *logs)
    return worst


async def test_the_loop_was_held_by_one_client(tmp_path: Path) -> None:
    """Measured at full size (`scripts/endure R18`); in every run: nothing fails, and everybody else plays on meanwhile."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await a_long_table(there, size(5, 400))
        waits: list[float] = []
        stop = asyncio.Event()
        people = [asyncio.create_task(plays_on(there, n, waits, stop)) for n in range(size(2, 25))]
        while len(waits) < 20:
            await asyncio.sleep(0.01)
        calm_end = len(waits)
        before = len(waits)
        worst = await attack(there, opened, size(1, 3))
        assert len(waits) > before
        stop.set()
        await asyncio.gather(*people)
        attacked = sorted(waits[calm_end:])
        tell("R18", others_p99=round(attacked[len(attacked) * 99 // 100], 4), answers=len(attacked), **worst)
