"""Reading a table back costs as much as its game is long, regardless of what was taken back; and nobody
waits for it (R19)."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from server.guest import Guest, Inn, database_of, inn, quick
from server.sizes import size, tell
from server.test_play import sqlite
from tumblekeep.core.ask import option_id
from tumblekeep.core.log import Header, LogLine
from tumblekeep.core.play import MARK_EVERY
from tumblekeep.games import GAMES, load
from tumblekeep.server.runtime import time_slices
from tumblekeep.server.runtime.table_memory import WASTE
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.table.served_game import ChanceSources, ServedGame


class Work:
    """How many answers were replayed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers = 0
        first = ServedGame.repeat_into

        def counted(served: ServedGame, turned: Any, line: LogLine) -> None:
            self.answers += 1
            first(served, turned, line)

        monkeypatch.setattr(ServedGame, "repeat_into", counted)


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    return Work(monkeypatch)


@pytest.fixture
async def there(database: str) -> AsyncIterator[Inn]:
    limits = replace(RateLimits(), on=False, events=60_000)
    async with inn(quick(database, limits=limits)) as found:
        yield found


async def back_and_forth(guest: Guest, pairs: int) -> None:
    """Answer and take back, over and over, from the first point at which that can be done at once."""
    done = 0
    while done < pairs:
        assert (await guest.answer(guest.asked[0]))["type"] == "ack"
        for seat, sight in guest.last.items():
            if seat is not None and sight["undo"]["free"] is not None:
                assert (await guest.act("undo", seat=seat, to=sight["undo"]["free"]))["type"] == "ack"
                done += 1
                break


async def everything(there: Inn, opened: Any) -> list[str]:
    table = opened["table"]["id"]
    read = []
    for token in (None, *[one["token"] for one in opened["mine"]]):
        for path in ("", "/log", "/replay?start=0&count=50"):
            read.append((await there.get(f"/tables/{table}{path}", token)).text)
    return read


def forget(there: Inn, opened: Any) -> None:
    """Drop a table from memory."""
    there.registry.live_tables.pop(opened["table"]["id"]).rest()


async def test_taking_back_was_paid_again_on_each_reading(there: Inn, work: Work) -> None:
    """Answer and undo in alternation; then the table is read back from the last snapshot of what stands."""
    opened = await there.open("dungeon_attack", 2)
    async with there.guest(opened, 0, 1) as guest:
        for _ in range(12):
            await guest.answer(guest.asked[0])
        guest.checks = False
        pairs = size(60, 5_000)
        await back_and_forth(guest, pairs)
        await guest.act("say", seat=0, text="the snapshot goes with the next event")
        live_table = await there.registry.find(opened["table"]["id"])
        assert live_table.served is not None
        stands, known, seq = len(live_table.served.answers), dict(live_table.actions), live_table.state.seq
    seen = await everything(there, opened)
    forget(there, opened)
    work.answers = 0
    live_table = await there.registry.find(opened["table"]["id"])
    assert work.answers < stands + WASTE + 2 * MARK_EVERY
    tell("R19", pairs=pairs, answers_that_stand=stands, played_again=work.answers)
    assert live_table.state.seq == seq
    assert live_table.actions == known
    assert live_table.memory.first > 0
    assert await everything(there, opened) == seen
    async with there.guest(opened, 0, 1, have=seq - 1) as guest:
        assert [event["seq"] for event in guest.heard[0]["events"]] == [seq]
        await guest.answer(guest.asked[0])


async def test_a_snapshot_tells_what_the_whole_log_tells(there: Inn) -> None:
    """The same table, read from its snapshot and from its first event, is the same in every byte."""
    opened = await there.open("dungeons_dice_danger", 2)
    table = opened["table"]["id"]
    async with there.guest(opened, 0, 1) as guest:
        chance = Random(5)
        for _ in range(90):
            seat = guest.asked[0]
            free = [(s, sight["undo"]["free"]) for s, sight in guest.last.items() if s is not None]
            free = [(s, to) for s, to in free if to is not None]
            if free and chance.random() < 0.5:
                await guest.act("undo", seat=free[0][0], to=free[0][1])
            else:
                await guest.answer(seat, chance.choice(guest.question(seat)["options"])["id"])
        await back_and_forth(guest, 30)
        await guest.act("say", seat=0, text="x")
    with database_of(there.registry).reading.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM snapshots")).scalar_one() == 1
    forget(there, opened)
    short = await there.registry.find(table)
    assert short.memory.first > 0
    from_snapshot, asked = await everything(there, opened), short.served and short.served.asked_since
    state = short.state
    with database_of(there.registry).writing.begin() as connection:
        connection.execute(text("DELETE FROM snapshots"))
    forget(there, opened)
    whole = await there.registry.find(table)
    assert whole.memory.first == 0
    assert await everything(there, opened) == from_snapshot
    assert whole.served is not None
    assert short.served is None
    assert whole.served.asked_since == asked
    assert whole.state == state


@pytest.mark.parametrize("slug", GAMES)
def test_taking_back_began_at_the_beginning(slug: str, work: Work) -> None:
    """It begins at the last mark; where it leads is where the beginning leads, for every number of answers."""
    game = load(slug)
    options = game.check(2, {})
    header = Header(game.slug, game.version, game.digest(options), dict(options), ("A", "B"))

    def fresh() -> ServedGame:
        return ServedGame(game, header, bytes(32), ChanceSources(), lambda seat: True)

    served, chance = fresh(), Random(11)
    served.begin()
    while served.play.question is not None and len(served.answers) < 150:
        seat, part = next(iter(served.play.asked().items()))
        served.answer(seat, option_id(chance.choice(part.options)))
    lines = [said.line for said in served.answers]
    most = 0
    for to in sorted(chance.sample(range(len(lines)), 12), reverse=True):
        before, work.answers = served.before(), 0
        served.take_back(to)
        most = max(most, work.answers)
        again = fresh()
        for line in lines[:to]:
            again.repeat([line])
        assert served.play.table.position() == again.play.table.position()
        assert [said.line for said in served.answers] == lines[:to]
        assert served.answers == again.answers
        assert served.turns == again.turns
        assert served._held == again._held
        for viewer in (None, 0, 1):
            assert served.play.look(viewer) == again.play.look(viewer)
        then = served.as_it_was(before)
        assert len(then.answers) == before.answered
        assert [said.line for said in then.answers] == lines[: before.answered]
    assert most < MARK_EVERY + 80  # a step of the rules is not interrupted


async def test_events_were_not_limited(tmp_path: Path) -> None:
    """Who takes back for ever is stopped, and there is still room to play to the end; after that nothing happens any more."""
    limits = replace(RateLimits(), on=False, events=40, answers=20)
    async with inn(quick(sqlite(tmp_path), limits=limits)) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            for _ in range(9):
                seat = guest.asked[0]
                await guest.answer(seat)
                told = await guest.act("undo", seat=seat, to=0)
            assert told["type"] == "ack"
            assert guest.seq == 20
            await guest.answer(guest.asked[0])
            refused = await guest.act("undo", seat=0, to=0)
            assert refused["problem"]["id"] == "server-undo-spent"
            told = await guest.act("say", seat=0, text="x")  # the rest belongs to the game, not to the chat
            assert told["problem"]["id"] == "server-chat-full"
            double = itertools.cycle((True, False))
            while (told := await guest.act("time", seat=0, double=next(double)))["type"] == "ack":
                pass
            assert told["problem"]["id"] == "server-too-many-events"
            assert told["problem"]["args"] == {"most": 40}
            assert guest.seq == 40


async def test_reading_back_held_the_loop(there: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is read in slices: others are served in between, and whoever looks sees nothing half read."""
    opened = await there.open("dungeon_attack", 2)
    async with there.guest(opened, 0, 1) as guest:
        for _ in range(20):
            await guest.answer(guest.asked[0])
    forget(there, opened)
    monkeypatch.setattr(time_slices, "SLICE_SECONDS", -1.0)  # every answer is its own slice
    rests = 0
    first = asyncio.sleep

    async def counted(seconds: float) -> None:
        nonlocal rests
        rests += seconds == 0
        await first(seconds)

    monkeypatch.setattr(time_slices, "sleep", counted)
    live_table = await there.registry.find(opened["table"]["id"])
    assert live_table.served is not None
    assert rests >= len(live_table.served.answers)


async def test_a_player_waited_for_a_stranger_who_read_the_same_table_for_pleasure(
    there: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes to play reads it at once; whoever gives up reading leaves it to those who wait."""
    opened = await there.open(people=2)
    table, registry = opened["table"]["id"], there.registry
    forget(there, opened)
    read, gate, readers = registry.store.table_and_history, asyncio.Event(), 0

    async def slow(wanted: str, *, later: bool = False) -> Any:
        nonlocal readers
        readers += 1
        if later:
            await gate.wait()
        return await read(wanted, later=later)

    monkeypatch.setattr(registry.store, "table_and_history", slow)
    for_pleasure = [asyncio.create_task(registry.find(table, later=True)) for _ in range(2)]
    await asyncio.sleep(0)
    first, second = await asyncio.gather(registry.find(table), registry.find(table))
    assert first is second
    for_pleasure[0].cancel()
    gate.set()
    assert await for_pleasure[1] is first
    assert readers == 2
    assert registry.live_tables[table] is first
