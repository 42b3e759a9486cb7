"""A table at which nobody is folds: what it remembers is packed, and is back for whoever asks, as if it had never been packed."""

from __future__ import annotations

import asyncio
import gc
import time
import types
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from server.guest import Guest, Inn, inn, quick
from server.test_play import sqlite
from tumblekeep.core.log import LogLine
from tumblekeep.server.runtime import folding
from tumblekeep.server.runtime.folding import fold, fold_unused
from tumblekeep.server.runtime.live_table import LiveTable
from tumblekeep.server.table.served_game import AnswerRecord, Effects
from tumblekeep.server.visibility.shown_event import TableEvent

REMEMBERED = (TableEvent, Effects, AnswerRecord, LogLine)
GAMES = ("dungeon_attack", "dungeons_dice_danger")
"""In the second everybody decides at once: what some have decided is still hidden from the others."""


@pytest.fixture
async def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inn]:
    monkeypatch.setattr(folding, "SECONDS", 3600.0)  # a test says when
    async with inn(quick(sqlite(tmp_path))) as found:
        yield found


async def play(guest: Guest, answers: int) -> None:
    for _ in range(answers):
        while not guest.asked:
            await guest.next()
        await guest.answer(guest.asked[0])


async def played(there: Inn, game: str, answers: int = 15) -> tuple[Any, LiveTable]:
    opened = await there.open(game, people=2)
    async with there.guest(opened, 0, 1) as guest:
        await play(guest, answers)
    return opened, await alone(there, opened)


async def alone(there: Inn, opened: Any) -> LiveTable:
    """Wait until the server knows that everybody has gone."""
    live_table = await there.registry.find(opened["table"]["id"])
    while not live_table.may_rest:
        await there.get("/games")
    return live_table


def remembered(live_table: LiveTable) -> Counter[str]:
    """Count what one table holds of its events."""
    shared = (type, types.ModuleType, types.FunctionType)
    seen: dict[int, Any] = {id(live_table.registry): None}
    to_do: list[Any] = [live_table.memory]
    while to_do:
        thing = to_do.pop()
        if id(thing) not in seen and not isinstance(thing, shared):
            seen[id(thing)] = thing
            to_do += gc.get_referents(thing)
    return Counter(type(thing).__name__ for thing in seen.values() if isinstance(thing, REMEMBERED))


def everything(live_table: LiveTable) -> list[Any]:
    memory, served = live_table.memory, live_table.served
    assert served is not None
    return [memory.steps, memory.actions, memory.record, served.answers, served.turns, served._held]


async def shown(there: Inn, opened: Any) -> list[str]:
    """What everybody is shown of a table, each with its own seats."""
    table = opened["table"]["id"]
    read = []
    for token in (None, *(one["token"] for one in opened["mine"])):
        for path in ("", "/log", "/replay?start=0&count=50"):
            read.append((await there.get(f"/tables/{table}{path}", token)).text)
    return read


async def welcomed(there: Inn, opened: Any, seats: Iterable[int]) -> Any:
    """What somebody is shown who has missed everything, except who is there."""
    async with there.guest(opened, *seats) as guest:
        found = guest.heard[0]
    await alone(there, opened)
    return {name: value for name, value in found.items() if name != "table"}


@pytest.mark.parametrize("game", GAMES)
async def test_each_answer_is_held_once_while_nobody_is_there(there: Inn, game: str) -> None:
    """The answers as the rules keep them are all that is left of the events as objects."""
    _, live_table = await played(there, game)
    before = remembered(live_table)
    assert before["TableEvent"] == live_table.state.seq
    assert before["AnswerRecord"] == before["LogLine"] > 0, "an event and the game hold the same answers"
    assert fold(live_table.memory)
    assert not remembered(live_table)
    assert live_table.served is not None
    assert live_table.served.answers[0].n == 1
    assert remembered(live_table) == before, "what was shared before is shared again"


@pytest.mark.parametrize("game", GAMES)
async def test_a_folded_table_is_shown_as_before(there: Inn, game: str) -> None:
    opened, live_table = await played(there, game)
    before = everything(live_table)
    views = [await welcomed(there, opened, seats) for seats in ((), (0,), (1,), (0, 1))]
    read = await shown(there, opened)
    for n, seats in enumerate(((), (0,), (1,), (0, 1))):
        assert fold(live_table.memory)
        assert await welcomed(there, opened, seats) == views[n]
        assert live_table.memory.folded is None
    assert fold(live_table.memory)
    assert await shown(there, opened) == read
    assert everything(live_table) == before
    served = live_table.served
    assert served is not None
    for said, entry in zip(served.answers, served.play.entries, strict=True):
        assert said.line.beside is entry[3], "what lies beside an answer is there once"


@pytest.mark.parametrize("game", GAMES)
async def test_a_folded_table_is_played_on(there: Inn, game: str) -> None:
    opened, live_table = await played(there, game)
    for _ in range(3):
        assert fold(live_table.memory)
        async with there.guest(opened, 0, 1) as guest:
            await play(guest, 2)
            free = [(seat, guest.last[seat]["undo"]["free"]) for seat in (0, 1)]
            for seat, to in free:
                if to is not None:
                    assert (await guest.act("undo", seat=seat, to=to))["type"] == "ack"
                    break
        await alone(there, opened)
    told = everything(live_table)
    read = await shown(there, opened)
    del there.registry.live_tables[live_table.id]
    again = await there.registry.find(live_table.id)
    assert everything(again) == told, "the log has the same"
    assert await shown(there, opened) == read


async def test_an_act_that_is_sent_again_to_a_folded_table_is_the_same_act(there: Inn) -> None:
    opened, live_table = await played(there, GAMES[0], answers=3)
    async with there.guest(opened, 0, 1) as guest:
        act = {"seat": 0, "text": "once", "action": "an-act-that-comes-twice"}
        first = await guest.act("say", **act)
    await alone(there, opened)
    assert fold(live_table.memory)
    async with there.guest(opened, 0, 1) as guest:
        assert (await guest.act("say", **act))["seq"] == first["seq"]
    assert live_table.state.seq == first["seq"]


async def test_who_still_holds_the_game_of_a_folded_table_has_its_answers(there: Inn) -> None:
    """Whoever draws a replay holds a copy, perhaps for longer than the table stays in memory."""
    _, live_table = await played(there, GAMES[0])
    served = live_table.served
    assert served is not None
    answers, turns = list(served.answers), list(served.turns)
    early = copy(served)
    assert fold(live_table.memory)
    late = copy(served)
    assert live_table.memory.folded is None
    assert fold(live_table.memory)
    memory = live_table.memory
    live_table.rest()
    assert len(memory.steps) == memory.state.seq
    for game in (early, late, served):
        assert game.answers == answers
        assert game.turns == turns


async def test_a_list_of_tables_unfolds_none(there: Inn) -> None:
    opened, live_table = await played(there, GAMES[0])
    before = (await there.get(f"/tables/{live_table.id}")).json()
    assert fold(live_table.memory)
    assert (await there.get("/tables")).status_code == 200
    assert live_table.table()["id"] == opened["table"]["id"]
    assert not live_table.is_at_rest
    assert live_table.memory.folded is not None
    assert (await there.get(f"/tables/{live_table.id}")).json() == before


async def test_only_a_table_at_which_nothing_happens_folds(there: Inn) -> None:
    registry, later = there.registry, time.monotonic() + 2 * folding.SECONDS
    opened, live_table = await played(there, GAMES[0], answers=2)
    fold_unused(registry, time.monotonic())
    assert live_table.memory.folded is None, "somebody was there a moment ago"
    async with there.guest(opened, 0):
        fold_unused(registry, later)
        assert live_table.memory.folded is None, "somebody is there"
    await alone(there, opened)
    with live_table.held():
        fold_unused(registry, later)
        assert live_table.memory.folded is None, "somebody is about to read it"
    registry.paced.add(live_table)
    fold_unused(registry, later)
    assert live_table.memory.folded is None, "its clock is looked at all the time"
    registry.paced.discard(live_table)
    fold_unused(registry, later)
    assert live_table.memory.folded is not None


async def test_a_folded_table_leaves_memory_whole(there: Inn) -> None:
    """R12: without a sweep."""
    _, live_table = await played(there, GAMES[0])
    packed = fold(live_table.memory)
    gc.collect()
    gc.disable()
    try:
        gone = [weakref.ref(one) for one in (live_table, live_table.memory, live_table.served)]
        del there.registry.live_tables[live_table.id]
        live_table.rest()
        del live_table
        assert packed
        for _ in range(400):
            if not any(one() for one in gone):
                break
            await asyncio.sleep(0.05)
        assert [one() for one in gone] == [None, None, None]
    finally:
        gc.enable()


async def test_a_table_that_can_not_be_packed_stays_as_it_is(there: Inn) -> None:
    """What a pack makes happen may hold anything."""
    opened, live_table = await played(there, GAMES[0])
    served = live_table.served
    assert served is not None
    served.answers[0].told = (lambda: None,)
    before = everything(live_table)
    assert not fold(live_table.memory)
    assert everything(live_table) == before
    assert not fold(live_table.memory), "it is not tried again"
    served.answers[0].told = ()
    async with there.guest(opened, 0, 1) as guest:
        await play(guest, 1)
