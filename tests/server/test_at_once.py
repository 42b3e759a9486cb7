"""Answers that are decided as soon as they are read: whole frames, the table's lock, and everything that may come between an answer and
its acknowledgement."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from server.fuzzing import masked
from server.guest import Guest, Inn, inn, quick, until
from server.test_play import sqlite
from tumblekeep.server.http import websocket
from tumblekeep.server.network.frames import LONGEST, ends_whole, whole_text
from tumblekeep.server.runtime.table_lock import TableLock
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.storage.records import AppendRequest, SavingFailed

# -- frames -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 125, 126, LONGEST])
def test_a_whole_message_is_read_without_the_parser(size: int) -> None:
    body = bytes(n % 256 for n in range(size))
    frame = masked(1, body, Random(size))
    assert whole_text(frame) == body
    assert ends_whole(frame)
    for part in range(len(frame)):
        assert whole_text(frame[:part]) is None
        assert ends_whole(frame[:part]) is (part == 0)
    assert whole_text(frame + b"\x81") is None
    assert whole_text(frame + frame) is None
    assert ends_whole(frame + frame)


@pytest.mark.parametrize(
    "frame",
    [
        masked(2, b"binary", Random(1)),
        masked(9, b"ping", Random(1)),
        bytes([0x01]) + masked(1, b"begins only", Random(1))[1:],
        bytes([0xC1]) + masked(1, b"a reserved bit", Random(1))[1:],
        b"\x81\x05naked",
        bytes([0x81, 0xFE, 0, 3]) + b"abcdxyz",
        masked(1, b"x" * (LONGEST + 1), Random(1)),
        bytes([0x81, 0xFF]) + bytes(8),
    ],
    ids=["binary", "ping", "part", "reserved", "unmasked", "long form of a short size", "long", "64 bits"],
)
def test_everything_else_is_left_to_the_parser(frame: bytes) -> None:
    assert whole_text(frame) is None


def test_the_end_of_a_frame_is_found_where_the_parser_finds_it() -> None:
    ping, part = masked(9, b"", Random(1)), bytes([0x01]) + masked(1, b"x", Random(1))[1:]
    long = masked(1, b"x" * 70_000, Random(1))
    assert ends_whole(ping + masked(1, b"text", Random(2)) + long)
    assert not ends_whole(ping + part)
    assert not ends_whole(long[:-1])
    assert not ends_whole(masked(8, b"", Random(1)))


class Raw:
    """A client that writes its own bytes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, data: bytes) -> None:
        self.socket.transport.write(data)

    async def pongs(self, *numbers: int) -> None:
        for number in numbers:
            while (told := json.loads(await self.socket.recv()))["type"] != "pong":
                pass
            assert told["n"] == number


def ping(number: int) -> bytes:
    return masked(1, f'{{"type":"ping","n":{number}}}'.encode(), Random(number))


async def test_frames_in_pieces_and_in_heaps_are_heard_in_order(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there, there.guest(await there.open()) as guest:
        raw = Raw(guest.socket)
        raw.send(ping(1))
        await raw.pongs(1)
        raw.send(ping(2) + ping(3))
        await raw.pongs(2, 3)
        raw.send(ping(4) + ping(5)[:9])
        await raw.pongs(4)
        raw.send(ping(5)[9:])
        await raw.pongs(5)
        raw.send(ping(6))  # the parser keeps its place from here on
        await raw.pongs(6)


async def test_a_message_between_the_parts_of_another_is_an_error_and_no_message(tmp_path: Path) -> None:
    """It looks like a whole message, and would be one anywhere else."""
    async with inn(quick(sqlite(tmp_path))) as there, there.guest(await there.open()) as guest:
        raw = Raw(guest.socket)
        raw.send(ping(1))
        await raw.pongs(1)
        first = masked(1, b'{"type":', Random(1))
        raw.send(bytes([first[0] & 0x7F]) + first[1:])
        raw.send(ping(2))
        assert await guest.closed() == 1002


# -- the lock -----------------------------------------------------------------------------------------


async def test_the_lock_goes_to_whoever_has_waited_longest() -> None:
    lock, order = TableLock(), []

    async def wait(name: str) -> None:
        async with lock:
            order.append(name)
            await asyncio.sleep(0)

    lock.take()
    tasks = [asyncio.create_task(wait(name)) for name in "abc"]
    await asyncio.sleep(0)
    lock.release()
    assert lock.locked(), "it was handed over: nobody takes it in between"
    with pytest.raises(RuntimeError):
        lock.take()
    await asyncio.gather(*tasks)
    assert order == list("abc")
    assert not lock.locked()
    with pytest.raises(RuntimeError):
        lock.release()


@pytest.mark.parametrize("handed", [False, True], ids=["while it waits", "as it is handed over"])
async def test_whoever_gives_up_waiting_does_not_keep_the_lock(handed: bool) -> None:
    lock = TableLock()

    async def wait() -> None:
        async with lock:
            pass

    lock.take()
    first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
    await asyncio.sleep(0)
    if handed:
        lock.release()
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert first.cancelled()
    if not handed:
        lock.release()
    await second
    assert not lock.locked()


# -- answers ------------------------------------------------------------------------------------------


class Held:
    """A store that stores nothing until it is told to."""

    def __init__(self, there: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store: Any = there.registry.store
        self.append = self.store.append
        self.waiting: list[tuple[AppendRequest, asyncio.Future[bool]]] = []
        monkeypatch.setattr(self.store, "append", self.keep)

    def keep(self, append: AppendRequest) -> asyncio.Future[bool]:
        self.waiting.append((append, asyncio.get_running_loop().create_future()))
        return self.waiting[-1][1]

    async def one(self) -> tuple[AppendRequest, asyncio.Future[bool]]:
        await until(lambda: self.waiting)
        return self.waiting.pop(0)

    async def let_go(self) -> None:
        append, future = await self.one()
        future.set_result(await self.append(append))


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each message that came to an idle client's connection was taken in at once."""
    found: list[bool] = []
    real = websocket.hear_at_once

    def counting(*what: Any) -> bool:
        found.append(real(*what))
        return found[-1]

    monkeypatch.setattr(websocket, "hear_at_once", counting)
    return found


async def answered(guest: Guest, seat: int, number: int) -> None:
    """Send an answer, and do not wait for what becomes of it."""
    option = guest.question(seat)["options"][0]["id"]
    await guest.send(type="answer", action=f"at-once-{number}", seat=seat, at=guest.seq, option=option)


async def test_what_follows_an_answer_waits_until_the_answer_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: list[bool]
) -> None:
    async with inn(quick(sqlite(tmp_path))) as there, there.guest(await there.open(), 0) as guest:
        at_once.clear()
        held = Held(there, monkeypatch)
        await answered(guest, 0, 1)
        await until(lambda: held.waiting)
        await guest.send(type="ping", n=7)
        await guest.send(type="resync")
        [line] = there.house.lines
        await until(lambda: len(line.socket.wire._inbox) == 1)  # type: ignore[attr-defined] # one is read, one waits
        await held.let_go()
        kinds = [(await guest.next())["type"] for _ in range(4)]
        assert kinds == ["event", "ack", "pong", "welcome"]
        assert at_once[0]


async def test_an_answer_whose_number_was_taken_elsewhere_is_decided_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: list[bool]
) -> None:
    """Another server was first: the table is read again, and the answer is stored after what that has written, or refused."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            at_once.clear()
            held = Held(there, monkeypatch)
            await answered(guest, guest.asked[0], 1)
            mine, future = await held.one()
            said = '{"kind":"said","name":"Guest 1","text":"hello","seat":1}'
            row = mine.row._replace(action="somebody-elses", body=said)
            assert await held.append(AppendRequest(row))
            future.set_result(False)
            again, future = await held.one()
            assert again.row.seq == mine.row.seq + 1
            assert again.row.action == mine.row.action
            future.set_result(await held.append(again))
            assert (await guest.hear("ack"))["seq"] == again.row.seq
            assert at_once == [True]
            live_table = await there.registry.find(opened["table"]["id"])
            assert not live_table.lock.locked()


async def test_an_answer_that_can_not_be_stored_is_refused_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: list[bool]
) -> None:
    async with inn(quick(sqlite(tmp_path))) as there, there.guest(await there.open(), 0) as guest:
        at_once.clear()
        held = Held(there, monkeypatch)
        await answered(guest, 0, 1)
        _, future = await held.one()
        future.set_exception(SavingFailed("the disk is full"))
        refused = await guest.hear("refused")
        assert refused["again"]
        await answered(guest, 0, 1)
        await held.let_go()
        assert (await guest.hear("ack"))["action"] == "at-once-1"
        await answered(guest, 0, 2)
        await held.let_go()
        assert (await guest.hear("ack"))["action"] == "at-once-2"
        assert at_once[0]


async def test_a_refused_answer_and_one_sent_twice_leave_the_table_free(
    tmp_path: Path, at_once: list[bool]
) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open()
        async with there.guest(opened, 0) as guest:
            at_once.clear()
            told = await guest.answer(0, option="no-such-option")
            assert told["type"] == "refused"
            assert at_once == [True]
            first = await guest.answer(0, action="sent-twice-1")
            option, seq = guest.last[0]["question"]["options"][0]["id"], guest.seq
            again = await guest.act("answer", action="sent-twice-1", seat=0, at=seq, option=option)
            assert again["type"] == "refused", "the same act with another content"
            live_table = await there.registry.find(opened["table"]["id"])
            assert not live_table.lock.locked()
            assert (await guest.answer(0))["seq"] == first["seq"] + 1


async def test_whoever_leaves_before_an_answer_is_stored_has_still_given_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open()
        live_table = await there.registry.find(opened["table"]["id"])
        held = Held(there, monkeypatch)
        async with there.guest(opened, 0) as guest:
            await answered(guest, 0, 1)
            await until(lambda: held.waiting)
        await until(lambda: not live_table.connections.lines)
        await held.let_go()
        await until(lambda: not live_table.lock.locked())
        assert "at-once-1" in live_table.actions
        async with there.guest(opened, 0) as guest:
            await answered(guest, 0, 2)
            await held.let_go()
            assert (await guest.hear("ack"))["action"] == "at-once-2"


async def test_whoever_is_too_fast_is_refused_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = RateLimits(action_rate=0.0, action_burst=3)
    async with (
        inn(quick(sqlite(tmp_path), limits=limits)) as there,
        there.guest(await there.open(), 0) as guest,
    ):
        assert [(await guest.answer(0))["type"] for _ in range(2)] == ["ack", "ack"]
        await answered(guest, 0, 3)
        told = await guest.hear("ack", "refused")
        assert (told["type"], told["action"]) == ("refused", None)


@pytest.mark.parametrize("why", ["is_crowded", "is_sampled"])
async def test_where_many_come_or_a_message_is_measured_the_task_takes_it_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: list[bool], why: str
) -> None:
    limits = RateLimits(action_rate=0.0, action_burst=4)
    async with (
        inn(quick(sqlite(tmp_path), limits=limits)) as there,
        there.guest(await there.open(), 0) as guest,
    ):
        at_once.clear()
        monkeypatch.setattr(there.registry.charges, why, lambda: True)
        for _ in range(3):
            assert (await guest.answer(0))["type"] == "ack", "each has taken one token, not two"
        assert at_once == [False] * 3
        assert there.registry.charges.turns.waiting() == 0
