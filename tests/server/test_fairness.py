"""Fairness at a running server: what one address asks for never comes before what others wait for."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.guest import Inn, inn, quick, until
from server.test_play import sqlite
from tumblekeep.server.runtime import settling
from tumblekeep.server.settings import RateLimits


def open_to_proxies(folder: Path, **limits: Any) -> Any:
    """Return settings with the real limits, of a server that believes where its clients say they come from."""
    return quick(sqlite(folder), proxy="127.0.0.1", limits=replace(RateLimits(), **limits))


def note_doors(there: Inn, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the doors at which long work is done from now on, in order."""
    doors: list[str] = []
    charged = there.registry.metrics.charged

    def note(door: str, client: str, seconds: float) -> None:
        if not door.startswith("request "):
            doors.append(door)
        charged(door, client, seconds)

    monkeypatch.setattr(there.registry.metrics, "charged", note)
    return doors


async def test_a_socket_that_asked_for_everything_again_and_again_was_sent_it_each_time(
    tmp_path: Path,
) -> None:
    """Eighteen sockets took a stranger's p50 from 5 ms to 2.7 s; now a socket has one such wish at a time, in its turn."""
    async with inn(open_to_proxies(tmp_path)) as there:
        opened = await there.open(people=1)
        turns = there.registry.charges.turns
        async with there.guest(opened, 0) as guest:
            async with turns.turn("somebody else"):
                for _ in range(8):
                    await guest.send(type="resync")
                await guest.send(type="ping", n=1)
                await guest.hear("pong")
                assert turns.waiting() == 1
                assert (await guest.answer(0))["type"] == "ack", "it can play on meanwhile"
            assert (await guest.hear("welcome"))["seq"] == guest.seq
            await guest.send(type="ping", n=2)
            await guest.hear("pong")
            assert [told["type"] for told in guest.heard].count("welcome") == 2
        assert there.registry.metrics.charges["resync", "this-computer"] == 1


async def test_who_has_used_up_its_time_waits_for_the_whole_state(tmp_path: Path, no_time: None) -> None:
    """It is not refused, and everything else goes on."""
    async with inn(open_to_proxies(tmp_path)) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            there.registry.charges.playing.spend("127.0.0.1", 1000.0)
            await guest.send(type="resync")
            assert (await guest.answer(0))["type"] == "ack"
            assert [told["type"] for told in guest.heard].count("welcome") == 1


async def test_sixty_replays_of_one_address_kept_a_returning_player_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """14.6 s, where it takes 0.05: whoever has used less goes first, and tables with people before replays."""
    settings = replace(open_to_proxies(tmp_path), idle_seconds=0.0)
    async with inn(settings) as there:
        watched, left = await there.open(people=1), await there.open(people=1)
        registry = there.registry
        turns = registry.charges.turns
        async with there.guest(watched, 0) as guest:
            for _ in range(3):
                await guest.answer(0)
            await until(lambda: left["table"]["id"] not in registry.live_tables)
            doors = note_doors(there, monkeypatch)
            async with turns.turn("somebody else"):
                headers = {"x-forwarded-for": "198.51.100.7"}
                path = f"/api/tables/{watched['table']['id']}/replay?count=3&start="
                asked = [
                    asyncio.create_task(there.http.get(f"{path}{start}", headers=headers))
                    for start in range(4)
                ]
                await until(lambda: turns.waiting() == 4)
                returning = asyncio.create_task(there.get(f"/tables/{left['table']['id']}"))
                await until(lambda: turns.waiting() == 5)
            assert (await returning).status_code == 200
            assert {(await answer).status_code for answer in asked} == {200}
            assert doors == ["read-back", "replay", "replay", "replay", "replay"]


async def test_tables_that_were_asked_for_odds_by_many_addresses_were_read_back_before_a_returning_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty addresses with two tables each kept everybody who came back waiting for 0.4 s: whoever plays is connected."""
    settings = replace(open_to_proxies(tmp_path), idle_seconds=0.0)
    async with inn(settings) as there:
        asked_for, left = [await there.open(people=1) for _ in range(3)], await there.open(people=1)
        registry = there.registry
        turns = registry.charges.turns
        order: list[str] = []
        settle = settling.settle

        async def noting(registry: Any, live_table: Any) -> None:
            order.append(live_table.id)
            await settle(registry, live_table)

        monkeypatch.setattr(settling, "settle", noting)
        await until(lambda: not registry.live_tables)

        async def come_back() -> None:
            async with there.guest(left, 0):
                pass

        async with turns.turn("somebody else"):
            asked = [
                asyncio.create_task(
                    there.http.post(
                        f"/api/tables/{one['table']['id']}/odds",
                        json={"seat": 0, "answered": 0},
                        headers={"x-forwarded-for": f"198.51.100.{number}"},
                    )
                )
                for number, one in enumerate(asked_for)
            ]
            await until(lambda: turns.waiting() == 3)
            returning = asyncio.create_task(come_back())
            await until(lambda: turns.waiting() == 4)
        await asyncio.gather(returning, *asked)
        assert order[0] == left["table"]["id"]
        assert len(order) >= 4


async def test_a_replay_that_is_made_for_somebody_was_made_again_for_whoever_came_meanwhile(
    tmp_path: Path,
) -> None:
    async with inn(open_to_proxies(tmp_path)) as there:
        opened = await there.open("dungeon_attack", 0, 1)
        registry = there.registry
        live_table = registry.live_tables[opened["table"]["id"]]
        await until(lambda: live_table.state.state == "over")
        path = f"/tables/{opened['table']['id']}/replay?start=0&count=50"
        async with registry.charges.turns.turn("somebody else"):
            asked = [asyncio.create_task(there.get(path)) for _ in range(5)]
            await until(lambda: registry.charges.turns.waiting() == 1)
        assert len({(await answer).content for answer in asked}) == 1
        assert registry.finished.made == 1
