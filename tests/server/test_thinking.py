"""Bots that look ahead at a table: off the event loop, within their pause, and never in anybody's way."""

from __future__ import annotations

import asyncio
import operator
from pathlib import Path
from typing import Any

import pytest

from server.guest import Inn, inn, quick, until
from tumblekeep.server.runtime import thinking
from tumblekeep.server.runtime.bots import HANDS, LEVELS
from tumblekeep.server.runtime.thinking import THINKING, BotThought

PERSON = {"kind": "person", "name": "Ada"}


def settings(tmp_path: Path) -> Any:
    return quick(f"sqlite:///{tmp_path / 'tables.db'}", bot_pause=0.0)


async def opened(there: Inn, *levels: str) -> Any:
    seats = [{"kind": "bot", "level": level} for level in levels]
    answer = await there.post("/tables", {"game": "dungeon_attack", "seats": seats, "start": True})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def plays_to_its_end(there: Inn, table: Any) -> None:
    async with there.guest(table) as watcher:
        while watcher.outcome is None:
            await watcher.hear("event")


def test_every_level_has_a_hand_and_an_answer_at_once() -> None:
    assert set(LEVELS) == {"careless", "steady", "shrewd", "masterful", "random", "greedy"} == set(HANDS)
    assert HANDS["careless"] == HANDS["random"] < HANDS["steady"] == HANDS["greedy"] < HANDS["masterful"]
    assert {"shrewd", "masterful"} == THINKING


async def test_a_bot_thinks_in_a_process_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LEAST_SECONDS", 600.0)  # as long as it takes
    async with inn(settings(tmp_path)) as there:
        table = await opened(there, "shrewd", "careless")
        assert [seat["level"] for seat in table["table"]["seats"]] == ["shrewd", "careless"]
        async with there.guest(table):
            await until(lambda: there.registry.thinkers.workers.done >= 2)
        assert there.registry.metrics.thoughts["late"] == there.registry.metrics.bot_failures == 0
        live_table = there.registry.live_tables[table["table"]["id"]]
        await until(lambda: live_table.state.seq > 2)


async def test_who_is_late_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LEAST_SECONDS", 0.0)
    async with inn(settings(tmp_path)) as there:
        await plays_to_its_end(there, await opened(there, "masterful", "shrewd"))
        assert there.registry.metrics.thoughts["late"] + there.registry.metrics.thoughts["busy"] > 10
        assert there.registry.metrics.thoughts["late"] > 0
        assert there.registry.metrics.thoughts["there"] == 0
        assert there.registry.metrics.bot_failures == 0


async def test_who_fails_to_think_answers_steadily(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LEAST_SECONDS", 600.0)
    monkeypatch.setattr(thinking, "thought", operator.neg)  # fails on what it is given
    async with inn(settings(tmp_path)) as there:
        await plays_to_its_end(there, await opened(there, "masterful", "steady"))
        assert there.registry.metrics.bot_failures > 10


async def test_a_thought_counts_only_for_its_own_question(tmp_path: Path) -> None:
    async with inn(settings(tmp_path)) as there:
        seats = [PERSON, PERSON | {"name": "Bo"}]
        answer = await there.post("/tables", {"game": "dungeon_attack", "seats": seats, "start": True})
        live_table = there.registry.live_tables[answer.json()["table"]["id"]]
        served = live_table.served
        assert served is not None
        seat, part = next(iter(served.play.asked().items()))
        since = served.asked_since.get(seat)

        async def said(option: Any) -> Any:
            return option

        thought = BotThought(seat, since, asyncio.ensure_future(said(part.options[-1])))
        assert thought.for_question(live_table, seat) is None  # not ready yet
        await thought.ready()
        assert thought.for_question(live_table, seat) == part.options[-1]
        assert thought.for_question(live_table, 1 - seat) is None
        elsewhere = BotThought(seat, (since or 0) + 7, asyncio.ensure_future(said(part.options[-1])))
        foreign = BotThought(seat, since, asyncio.ensure_future(said("win")))
        for other in (elsewhere, foreign):
            await other.ready()
            assert other.for_question(live_table, seat) is None


async def test_ten_tables_that_nobody_watched_made_everybodys_bots_play_worse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """79 % of all thoughts were not begun; now no process thinks where nobody is."""
    monkeypatch.setattr(thinking, "WATCHED_SECONDS", 0.0)
    async with inn(settings(tmp_path)) as there:
        table = await opened(there, "masterful", "shrewd")
        live_table = there.registry.live_tables[table["table"]["id"]]
        await until(lambda: live_table.state.state == "over")
        assert set(there.registry.metrics.thoughts) == {"unwatched"}
        assert there.registry.thinkers.workers.done == 0


async def test_players_were_not_told_that_their_bots_think_less(tmp_path: Path) -> None:
    async with inn(settings(tmp_path)) as there:
        seats = [PERSON, {"kind": "bot", "level": "masterful"}]
        answer = await there.post("/tables", {"game": "dungeon_attack", "seats": seats, "start": True})
        connections = there.registry.live_tables[answer.json()["table"]["id"]].connections
        async with there.guest(answer.json(), 0) as guest:
            for less in (True, True, False, False, True):
                connections.tell_thinking(less=less)
            told = [(await guest.hear("thinking"))["less"] for _ in range(3)]
            assert told == [True, False, True], "once for each change"
            await guest.send(type="resync")
            await guest.hear("welcome")
            assert (await guest.hear("thinking"))["less"]


async def test_tables_of_one_address_took_every_place_to_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The processes are busy: a bot thinks for a shorter time, and if too many wait already, not at all. Both are told."""
    monkeypatch.setattr(thinking, "LEAST_SECONDS", 600.0)
    given: list[tuple[str, float]] = []

    async def do(address: str, work: Any, *what: Any) -> Any:
        given.append((address, what[-1]))
        await asyncio.Event().wait()

    async with inn(settings(tmp_path)) as there:
        thinkers = there.registry.thinkers
        monkeypatch.setattr(thinkers.workers, "do", do)
        waiting = [0]
        monkeypatch.setattr(thinkers.workers, "waiting", lambda: waiting[0])
        table = await opened(there, "masterful", "steady")
        live_table = there.registry.live_tables[table["table"]["id"]]
        async with there.guest(table) as guest:
            for waiting[0] in (0, 1, 2):
                assert thinkers.begin(live_table) is not None
            waiting[0] = 3
            assert thinkers.begin(live_table) is None
            assert (await guest.hear("thinking"))["less"]
            await until(lambda: len(given) >= 4)
            assert {address for address, _ in given[1:]} == {"127.0.0.1"}
            seconds = [share for _, share in given[1:]]
            assert seconds == pytest.approx([600.0 * thinking.SHARE / part for part in (1, 2, 3)])
        assert there.registry.metrics.thoughts["busy"] == 1
