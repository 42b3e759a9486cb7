"""Several workers tell each other only of tables that the other has in memory, and nobody misses anything by it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from server.guest import Inn, inn, quick, until
from server.test_store import close, opened_store
from tumblekeep.server.runtime.presence import CAUTIOUS_FOR, SILENT_AFTER, PresenceCount, RemotePresence
from tumblekeep.server.storage.event_writer import LONGEST_NOTICE, named_in, naming
from tumblekeep.server.storage.listener import Listener
from tumblekeep.server.storage.records import EventRow

NEVER = 3600.0


@asynccontextmanager
async def two_inns(url: str) -> AsyncIterator[tuple[Inn, Inn]]:
    """Two workers that know each other, and search the database for what they have missed only long after the test."""
    settings = quick(url, poll_seconds=NEVER)
    async with inn(settings) as one, inn(settings) as two:
        for here, there in ((one.registry, two.registry), (two.registry, one.registry)):
            await until(partial(here.elsewhere._heard.__contains__, there.worker))
            here.elsewhere._cautious_until = 0.0
        yield one, two


@asynccontextmanager
async def heard(url: str) -> AsyncIterator[list[tuple[str, int]]]:
    """Everything that is told to others at all."""
    told: list[tuple[str | None, int]] = []

    def note(table: str | None, seq: int, _row: EventRow | None) -> None:
        told.append((table, seq))

    store = await opened_store(url, "eavesdropper")
    listener = Listener(store, note, lambda *_: None)
    try:
        await until(lambda: told)
        told.clear()
        yield told  # type: ignore[misc]
    finally:
        listener.stop()
        await close(store)


async def test_whoever_has_not_read_a_table_is_told_nothing_of_it(postgres_url: str) -> None:
    async with two_inns(postgres_url) as (one, two), heard(postgres_url) as told:
        opened, known = await one.open(people=1), await one.open(people=1)
        await two.registry.find(known["table"]["id"])
        await until(lambda: one.registry.elsewhere.concerns(known["table"]["id"]))
        async with one.guest(opened, 0) as guest, one.guest(known, 0) as watched:
            for _ in range(3):
                assert (await guest.answer(0))["type"] == "ack"
                assert (await watched.answer(0))["type"] == "ack"
            await until(lambda: (known["table"]["id"], watched.seq) in told)
        assert {table for table, _ in told} == {known["table"]["id"]}


async def test_a_worker_that_has_a_table_and_nobody_at_it_follows(postgres_url: str) -> None:
    """What it shows to whoever asks next would be old otherwise."""
    async with two_inns(postgres_url) as (one, two):
        opened = await one.open(people=1)
        copy = await two.registry.find(opened["table"]["id"])
        await until(lambda: one.registry.elsewhere.concerns(copy.id))
        async with one.guest(opened, 0) as guest:
            for _ in range(4):
                assert (await guest.answer(0))["type"] == "ack"
            await until(lambda: copy.state.seq == guest.seq)
        del two.registry.live_tables[copy.id]
        copy.rest()
        await until(lambda: not one.registry.elsewhere.concerns(copy.id))


async def test_what_was_written_before_a_worker_could_say_that_it_reads_is_named_to_it(
    postgres_url: str,
) -> None:
    async with two_inns(postgres_url) as (one, two), heard(postgres_url) as told:
        opened = await one.open(people=1)
        two.registry.housekeeper.stop()  # it says nothing until it is told to
        copy = await two.registry.find(opened["table"]["id"])
        before = copy.state.seq
        async with one.guest(opened, 0) as guest:
            for _ in range(3):
                assert (await guest.answer(0))["type"] == "ack"
            assert told == []
            assert copy.state.seq == before
            two.registry.housekeeper.keep_pace()
            await until(lambda: copy.state.seq == guest.seq)


async def test_an_act_that_is_being_stored_when_another_worker_reads_the_table_is_named_once_it_is(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_inns(postgres_url) as (one, two):
        opened = await one.open(people=1)
        two.registry.housekeeper.stop()
        copy = await two.registry.find(opened["table"]["id"])
        here = one.registry.live_tables[copy.id]
        # decided before the other had said anything: told to nobody
        monkeypatch.setattr(one.registry.store._writer, "concerns", lambda table: False)  # type: ignore[attr-defined]
        async with one.guest(opened, 0) as guest:
            await here.lock.__aenter__()
            answering = asyncio.create_task(guest.answer(0))
            two.registry.housekeeper.keep_pace()
            await until(lambda: copy.id in one.registry._to_name)
            await asyncio.sleep(0.3)
            assert copy.id in one.registry._to_name, "it is named again once nothing is being stored"
            here.lock.release()
            assert (await answering)["type"] == "ack"
            await until(lambda: copy.state.seq == guest.seq)


async def test_a_worker_that_hears_nobody_tells_everything(postgres_url: str) -> None:
    """Its line to the database is cut: it can't know what others have read meanwhile."""
    async with two_inns(postgres_url) as (one, _two):
        registry = one.registry
        assert not registry._concerns_others("table00001")
        assert registry._listener is not None
        registry._listener.listening = False
        assert registry._concerns_others("table00001")
        registry._listener.listening = True
        registry.noticed(None, 0)
        assert registry._concerns_others("table00001"), "and for a while after it hears again"


def test_who_holds_what_is_said_and_forgotten() -> None:
    moment = 0.0
    joined: list[str] = []
    us = RemotePresence(lambda table: None, lambda: moment, joined.append)
    other = RemotePresence(lambda table: None, lambda: moment)
    assert us.concerns("a"), "nothing is known yet"
    moment += CAUTIOUS_FOR + 1

    def said(held: list[str]) -> None:
        for notice in other.notices("them", held):
            worker, *pieces = notice.split(",")
            us.hear(worker, pieces)

    said(["a", "b"])
    assert [us.concerns(table) for table in "abc"] == [True, True, False]
    said(["b", "c"])
    assert [us.concerns(table) for table in "abc"] == [False, True, True]
    assert joined == ["a", "b", "c"]
    moment += SILENT_AFTER - 1
    said(["b"])
    assert joined == ["a", "b", "c"], "what is repeated is not new"
    other.mine("d", PresenceCount((0,), 0))
    said(["b"])
    assert us.concerns("d"), "an older worker says only who is connected"
    us.hear("them", ["."])
    assert not any(us.concerns(table) for table in "abcd")


def test_notices_that_only_name_fit_into_postgresql() -> None:
    heads = {f"{number:010}": number for number in range(3_000)}
    notices = naming("worker", heads)
    assert len(notices) > 1
    assert all(len(notice) <= LONGEST_NOTICE for notice in notices)
    assert dict(pair for notice in notices for pair in named_in(notice)) == heads
