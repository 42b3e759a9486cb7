"""Nothing blocks the event loop: every kind of request at its worst, from one client, while others play
(R18)."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx

from server.elsewhere import Afar, apart
from server.guest import Guest, Inn, inn, quick
from server.sizes import FULL, size, tell
from server.test_aside import long_file
from server.test_play import sqlite
from tumblekeep import Play, SampledFate, load, log_of, to_text

IDLE_SECONDS = 0.6
"""A table that nobody uses leaves memory after this long, to be read back."""


def longest_game(seats: int = 5) -> str:
    """Return a real game of maximum length: everybody always takes the last option."""
    play = Play(load("dungeon_dice"), seats=seats)

    def last(_look: Any, question: Any) -> Any:
        return question.options[-1]

    play.finish(SampledFate(seed=1), [last] * seats)
    return to_text(log_of(play, [f"Guest {n}" for n in range(seats)]))


class Held:
    """Event-loop lag of a server as in its /metrics, rounded up to the next bucket, since the last call."""

    KINDS = ("loop_lag", "loop_held")

    def __init__(self, there: Inn) -> None:
        self._there = there
        self._before: dict[str, int] = {}

    async def numbers(self) -> dict[str, float]:
        """Return all counters by name."""
        told = (await self._there.http.get("/metrics")).text
        rows = [line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#")]
        return {name.removeprefix("tumblekeep_"): float(value) for name, value in rows}

    async def since(self) -> dict[str, str]:
        """Return for the lag and for our own share of it the smallest bucket that every tick since the last call was
        in."""
        numbers = await self.numbers()
        found = {}
        for kind in self.KINDS:
            edges = {
                name.split('"')[1]: int(count)
                for name, count in numbers.items()
                if name.startswith(f"{kind}_seconds_bucket")
            }
            new = {edge: count - self._before.get(kind + edge, 0) for edge, count in edges.items()}
            found[kind] = next(edge for edge, count in new.items() if count == new["+Inf"])
            self._before |= {kind + edge: count for edge, count in edges.items()}
        return found


async def plays_on(there: Inn, number: int, waits: list[float], stop: asyncio.Event) -> None:
    """Play all the time, and record how long each answer takes to be acknowledged."""
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
    """Make a table at which much was said and taken back."""
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


class Attack:
    """One client that requests everything slow."""

    def __init__(self, there: Inn) -> None:
        self.there = there
        self.held = Held(there)
        self.worst: dict[str, list[dict[str, str]]] = {}
        most = 5_000
        self.files = {
            "a real game": longest_game(),
            f"{most} lines": long_file(most),
            f"{most + 1} lines": long_file(most + 1),
            "20,000 lines": long_file(20_000),
        }

    async def measured(self, what: str, *requests: Awaitable[httpx.Response]) -> list[httpx.Response]:
        """Wait for requests, and record the event-loop lag meanwhile."""
        await self.held.since()
        answers = await asyncio.gather(*requests)
        for answer in answers:
            assert answer.status_code < 500, answer.text
        await asyncio.sleep(0.03)  # for the tick that reports it
        self.worst.setdefault(what, []).append(await self.held.since())
        return answers

    async def once(self, opened: Any, replays: int) -> None:
        """Request everything once."""
        there, table = self.there, opened["table"]["id"]
        await self.measured("nothing", there.get("/health"))
        loaded = ""
        for what, text in self.files.items():
            await self.measured(f"verify, {what}", there.post("/verify", {"log": text}))
            (answer,) = await self.measured(f"load, {what}", there.post("/tables/load", {"log": text}))
            if answer.status_code == 201:
                loaded = answer.json()["table"]["id"]
        assert loaded
        for what, id in (("much taken back", table), ("a real game", loaded)):
            await self.read_back(f"reading back, {what}", id)
            places = range(0, replays * 50, 50)
            again = [there.get(f"/tables/{id}/replay?start={start}&count=50") for start in places]
            await self.measured(f"watching again, {what}", *again)
        logs = [there.get(f"/tables/{table}/log", opened["mine"][0]["token"]) for _ in range(10)]
        await self.measured("the file", *logs)

    async def read_back(self, what: str, table: str) -> None:
        """Let ten clients at once ask for a table that has left memory."""

        async def rebuilt() -> float:
            return (await self.held.numbers())["tables_rebuilt_total"]

        before = await rebuilt()
        while await rebuilt() == before:
            await asyncio.sleep(2 * IDLE_SECONDS)
            await self.measured(what, *(self.there.get(f"/tables/{table}") for _ in range(10)))

    def told(self) -> dict[str, str]:
        """Return the worst of each: the lag, and our own share of it."""

        def highest(notes: Sequence[dict[str, str]], kind: str) -> str:
            return max((note[kind] for note in notes), key=float)

        return {
            what: f"{highest(notes, 'loop_lag')} ({highest(notes, 'loop_held')})"
            for what, notes in self.worst.items()
        }


async def everything(there: Inn) -> dict[str, str]:
    """Let one client request everything slow, as often as the size says; return the worst of each."""
    attack = Attack(there)
    for _ in range(size(1, 3)):
        await attack.once(await a_long_table(there, size(5, 400)), size(2, 20))
    return attack.told()


def everything_from_afar(port: int) -> dict[str, str]:
    """Do the same from a low-priority process, as if from another machine, so that the measured waits of people
    are not waits for the attacker's own client."""

    async def come() -> dict[str, str]:
        there = Afar(port)
        async with there.http:
            return await everything(there)

    return asyncio.run(come())


async def attacked_by_one(there: Inn) -> dict[str, str]:
    """Run the attack, in its own process if times are measured."""
    if not FULL:
        return await everything(there)
    apart = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=apart, initializer=os.nice, initargs=(10,)) as afar:
        return await asyncio.get_running_loop().run_in_executor(afar, everything_from_afar, there.port)


async def test_the_loop_was_held_by_one_client(tmp_path: Path) -> None:
    """Measured at full size against a server of its own (`scripts/stress/endure R18`: late by at most, and in brackets how much of that was
    the server's own work); in every run: nothing fails, and everybody else plays on meanwhile."""
    settings = quick(sqlite(tmp_path), idle_seconds=IDLE_SECONDS, over_seconds=IDLE_SECONDS)
    house: Callable[[], Any] = lambda: (  # noqa: E731 - one or the other
        apart(sqlite(tmp_path), tmp_path, "--idle", str(IDLE_SECONDS)) if FULL else inn(settings)
    )
    async with house() as there:
        waits: list[float] = []
        stop = asyncio.Event()
        people = [asyncio.create_task(plays_on(there, n, waits, stop)) for n in range(size(2, 25))]
        while len(waits) < size(20, 2_000):
            await asyncio.sleep(0.01)
        calm = sorted(waits)
        waits.clear()
        worst = await attacked_by_one(there)
        assert waits
        attacked = sorted(waits)
        stop.set()
        await asyncio.gather(*people)
        at = [round(some[len(some) * 99 // 100], 4) for some in (calm, attacked)]
        tell("R18", calm_p99=at[0], others_p99=at[1], answers=len(attacked), **worst)
