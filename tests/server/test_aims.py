"""Others see how somebody aims while it lasts: only from the seat asked to throw, rate-limited, and never
stored."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from server.guest import Guest, inn, quick
from server.test_lines import throwers, until_throw
from server.test_play import sqlite
from tumblekeep.server.settings import RateLimits

AIMED = {
    "aim": 3.5,
    "height": 12.0,
    "speed": 1.4,
    "at": [-0.6, 0.05, 0.15],
    "power": 40,
    "cloud": [[12, -30, 4], [260, 0, -1]],
}


async def heard_until(watcher: Guest, teller: Guest, text: str) -> list[Any]:
    """Return the aims that this client receives before everything sent so far has arrived."""
    before = len(watcher.heard)
    await teller.act("say", seat=0, text=text)
    await watcher.hear("event", where=lambda message: message["event"]["kind"] == "said")
    return [message for message in watcher.heard[before:] if message["type"] == "aim"]


async def a_throw(guest: Guest) -> tuple[int, int]:
    question = await until_throw(guest, 2)
    return question["seat"], guest.seq


async def test_others_and_spectators_see_the_aim_and_nobody_later(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(throwers()[0], 2, throws="aimed")
        async with (
            there.guest(opened, 0, 1) as both,
            there.guest(opened) as watcher,
            there.guest(opened, 1) as other,
        ):
            seat, at = await a_throw(both)
            await both.send(type="aim", seat=seat, at=at, aimed=AIMED)
            for subscriber in (watcher, other):
                shown = await subscriber.hear("aim")
                assert (shown["seat"], shown["aimed"]) == (seat, AIMED)
                assert shown["at"] <= at
            await both.send(type="aim", seat=seat, at=at, aimed=None)
            assert (await watcher.hear("aim"))["aimed"] is None
            assert not [message for message in both.heard if message["type"] == "aim"]
            async with there.guest(opened) as later:
                assert await heard_until(later, both, "hello") == []
            log = (await there.get(f"/tables/{opened['table']['id']}/log", opened["mine"][0]["token"])).text
            assert "-0.6" not in log


async def test_an_aim_counts_from_who_is_asked_to_throw_and_while_it_is_asked(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(throwers()[0], 2, throws="aimed")
        async with there.guest(opened, 0, 1) as both, there.guest(opened) as watcher:
            seat, at = await a_throw(both)
            async with there.guest(opened, 1 - seat) as other:
                await other.send(type="aim", seat=seat, at=at, aimed=AIMED)
                assert (await other.hear("refused"))["problem"]["id"] == "server-not-your-seat"
            await watcher.send(type="aim", seat=seat, at=at, aimed=AIMED)
            assert (await watcher.hear("refused"))["problem"]["id"] == "server-not-your-seat"
            await both.send(type="aim", seat=1 - seat, at=at, aimed=AIMED)  # not asked
            live_table = there.registry.live_tables[opened["table"]["id"]]
            assert live_table.served is not None
            since = live_table.served.asked_since[seat]
            await both.send(type="aim", seat=seat, at=since - 1, aimed=AIMED)  # of another question
            assert await heard_until(watcher, both, "moved on") == []


async def test_what_is_no_aim_is_refused(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(throwers()[0], 2, throws="aimed")
        async with there.guest(opened, 0) as guest:
            for wrong in (
                {"aim": 181}, {"aim": "NaN"}, {"height": -91}, {"speed": -1}, {"speed": 1e9}, {"at": [0, 0]},
                {"at": [0, 0, 4]}, {"power": 101}, {"power": 0.5}, {"more": 1},
            ):  # fmt: skip
                await guest.send(type="aim", seat=0, at=guest.seq, aimed={**AIMED, **wrong})
                refused = await guest.hear("refused")
                assert refused["problem"]["id"] == "server-unreadable", wrong


async def test_who_aims_too_lively_is_shown_less_often(tmp_path: Path) -> None:
    limits = replace(RateLimits(), action_burst=1000, join_burst=1000, aim_rate=0.0, aim_burst=3)
    async with inn(quick(sqlite(tmp_path), limits=limits)) as there:
        opened = await there.open(throwers()[0], 2, throws="aimed")
        async with there.guest(opened, 0, 1) as both, there.guest(opened) as watcher:
            seat, at = await a_throw(both)
            for power in range(20):
                await both.send(type="aim", seat=seat, at=at, aimed={**AIMED, "power": power})
            shown = await heard_until(watcher, both, "enough")
            assert [message["aimed"]["power"] for message in shown] == [0, 1, 2]
            assert not [message for message in both.heard if message["type"] == "refused"]


async def test_where_nothing_is_aimed_no_aim_is_shown(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(throwers()[0], 2, throws="reported")
        async with there.guest(opened, 0, 1) as both, there.guest(opened) as watcher:
            seat, at = await a_throw(both)
            await both.send(type="aim", seat=seat, at=at, aimed=AIMED)
            assert await heard_until(watcher, both, "nothing") == []
