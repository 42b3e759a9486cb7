"""Replay: each frame is written once, cached within bounds, and charged to whoever asks (found from outside:
every request played the whole game again)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.guest import Inn, inn, quick
from server.test_play import sqlite
from tumblekeep.server.charging.budgets import Budgets
from tumblekeep.server.charging.charges import Charges
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.runtime.replays import ReplayCache
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.table.served_game import ServedGame


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Inn]:
    async with inn(quick(sqlite(tmp_path))) as found:
        yield found


async def played(there: Inn, moves: int, game: str = "dungeons_dice_danger") -> Any:
    opened = await there.open(game, 2)
    async with there.guest(opened, 0, 1) as guest:
        chance = Random(3)
        for _ in range(moves):
            question = guest.question(guest.asked[0])
            await guest.answer(guest.asked[0], chance.choice(question["options"])["id"])
    return opened


async def test_every_request_played_the_whole_game_again(there: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await played(there, 40)
    path = f"/tables/{opened['table']['id']}/replay?start=5&count=10"
    steps = 0
    first = ServedGame.repeat_into

    def counted(served: ServedGame, turned: Any, line: Any) -> None:
        nonlocal steps
        steps += 1
        first(served, turned, line)

    monkeypatch.setattr(ServedGame, "repeat_into", counted)
    once = await there.get(path)
    assert there.registry.frames.written == 10
    assert steps
    steps = 0
    assert (await there.get(path)).content == once.content
    assert (there.registry.frames.written, steps) == (10, 0)
    further = (await there.get(path.replace("start=5", "start=10"))).json()
    assert there.registry.frames.written == 15
    assert further["frames"][:5] == once.json()["frames"][5:]
    mine = (await there.get(path, opened["mine"][0]["token"])).json()
    assert there.registry.frames.written == 25
    assert mine["frames"][0]["sight"]["seat"] == 0


async def test_a_frame_from_anywhere_is_the_frame_from_the_beginning(there: Inn) -> None:
    """Frames are written from the last mark on, in any order; each is what playing from the first answer shows."""
    opened = await played(there, 45)
    table = opened["table"]["id"]
    for token in (None, opened["mine"][1]["token"]):
        whole = []
        answered = (await there.get(f"/tables/{table}/replay?start=0&count=1", token)).json()["answered"]
        for start in range(0, answered + 1, 50):
            whole += (await there.get(f"/tables/{table}/replay?start={start}&count=50", token)).json()[
                "frames"
            ]
        assert [frame["answered"] for frame in whole] == list(range(answered + 1))
        there.registry.frames = ReplayCache()
        for number in (answered, answered - 3, 41, 40, 39, 7, 1, 0):
            found = (await there.get(f"/tables/{table}/replay?start={number}&count=1", token)).json()[
                "frames"
            ]
            assert found == [whole[number]]


async def test_what_was_taken_back_is_in_no_frame(there: Inn) -> None:
    opened = await there.open("dungeon_attack", 2)
    table = opened["table"]["id"]
    async with there.guest(opened, 0, 1) as guest:
        first, second = [option["id"] for option in guest.question(0)["options"]][:2]
        seen = []
        for option in (first, second):
            await guest.answer(0, option)
            seen.append((await there.get(f"/tables/{table}/replay?start=1&count=1")).json()["frames"][0])
            await guest.act("undo", seat=0, to=0)
        assert [frame["answers"][0]["answer"] for frame in seen] == [first, second]
        assert (await there.get(f"/tables/{table}/replay?start=1&count=1")).json()["frames"] == []


async def test_frames_are_kept_within_bounds(there: Inn) -> None:
    opened = await played(there, 30)
    there.registry.frames = frames = ReplayCache(most=40_000)
    for start in range(0, 30, 5):
        answer = await there.get(f"/tables/{opened['table']['id']}/replay?start={start}&count=5")
        assert len(answer.json()["frames"]) == 5
        assert frames.bytes <= 40_000
    assert frames.bytes == sum(map(len, frames._kept.values()))
    assert frames.written == 30
    assert len(frames._kept) < 30


def test_what_takes_long_was_charged_as_one_request() -> None:
    now = 0.0
    budgets = Budgets(50.0, 100.0, clock=lambda: now)
    budgets.charge("mine")
    budgets.spend("mine", 120)
    with pytest.raises(Refusal):
        budgets.charge("mine")
    now = 1.0
    budgets.charge("mine")
    budgets.spend("mine", 1e9)  # nobody owes more than a burst
    now = 3.1
    budgets.charge("mine")


def test_who_asks_for_much_has_to_wait(no_time: None) -> None:
    limits = RateLimits()
    charges = Charges(limits, Metrics())
    with charges.work("replay", "mine", charges.reading) as charge:
        charge.add(limits.reading_burst + 1)
    with pytest.raises(Refusal, match="server-too-fast") as refused:
        charges.work("replay", "mine", charges.reading)
    owed = 1 + charges.price("replay").of()
    assert refused.value.wait == pytest.approx(owed / limits.reading_rate, abs=1)
    AddressLimits(limits).ask("mine")
    charges.work("replay", "other", charges.reading)
    free = Charges(replace(RateLimits(), on=False), Metrics())
    with free.work("replay", "mine", free.reading) as charge:
        charge.add(100.0)
    free.work("replay", "mine", free.reading)
