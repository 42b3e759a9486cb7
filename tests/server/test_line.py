"""A connection by itself, on a fake wire: what is joined, what waits, and in which order it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from websockets.frames import Frame
from websockets.streams import StreamReader

from tumblekeep.server.http.connection import Connection, WebSocketTransport
from tumblekeep.server.http.inbox import Inbox
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.network.frames import framed
from tumblekeep.server.settings import RateLimits


class Pretended:
    """A wire that records what is done with it."""

    def __init__(self) -> None:
        self.began = 0.0
        self.stalled_since: float | None = None
        self.resumed: Callable[[], None] | None = None
        self.done: list[Any] = []

    def write(self, *texts: str) -> None:
        self.done.append(list(texts))

    def say_goodbye(self, code: int) -> None:
        self.done.append(code)

    def cut(self, code: int) -> None:
        self.done.append(-code)

    def read_again(self) -> None:
        self.stalled_since = None
        assert self.resumed is not None
        self.resumed()


def texts(frames: bytes) -> list[str]:
    """Return what a client reads in these frames, parsed by another implementation than the one that wrote them."""
    reader, found = StreamReader(), []
    reader.feed_data(frames)
    reader.feed_eof()
    while not _is_empty(reader):
        parsing = Frame.parse(reader.read_exact, mask=False, max_size=None)
        with pytest.raises(StopIteration) as stopped:
            next(parsing)
        frame = stopped.value.value
        assert frame.fin
        found.append(bytes(frame.data).decode())
    return found


def _is_empty(reader: StreamReader) -> bool:
    with pytest.raises(StopIteration) as stopped:
        next(reader.at_eof())
    return bool(stopped.value.value)


def line_on(wire: Pretended, **limits: Any) -> Connection:
    async def nothing(*_: Any) -> Any:
        raise AssertionError("neither read nor written to")

    socket = WebSocketTransport({"state": {"wire": wire}}, nothing, nothing)
    return Connection(socket, replace(RateLimits(), **limits), Metrics())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 70_000])
def test_a_message_of_any_size_is_one_frame(size: int) -> None:
    assert texts(framed("x" * size)) == ["x" * size]
    assert texts(framed("é" * (size // 2))) == ["é" * (size // 2)]


async def test_what_an_act_brings_goes_with_its_acknowledgement_in_one_write() -> None:
    wire = Pretended()
    line = line_on(wire)
    line.send("before")
    line.acting = True
    line.send("event")
    line.acting = False
    line.send("ack")
    assert wire.done == [["before"], ["event", "ack"]]
    await asyncio.sleep(0)
    assert wire.done == [["before"], ["event", "ack"]]


async def test_what_others_do_reaches_who_waits_for_the_disk_at_once() -> None:
    wire = Pretended()
    line = line_on(wire)
    line.acting = True
    line.send("somebody else's event")
    await asyncio.sleep(0)
    assert wire.done == [["somebody else's event"]]


async def test_what_is_not_read_waits_in_order_and_in_bounds() -> None:
    wire = Pretended()
    line = line_on(wire, queue=3)
    wire.stalled_since = 0.0
    for text in ("one", "two", "three"):
        line.send(text)
    assert wire.done == []
    wire.read_again()
    assert wire.done == [["one", "two", "three"]]
    wire.stalled_since = 0.0
    for text in ("four", "five", "six", "seven"):
        line.send(text)
    assert wire.done[1:] == [-1013]
    assert line.metrics.closed == {"1013": 1}
    line.send("eight")
    assert wire.done[1:] == [-1013]


async def test_a_line_that_waits_too_long_is_stuck() -> None:
    wire = Pretended()
    line = line_on(wire, send_seconds=10.0)
    assert not line.is_stuck(1000.0)
    wire.stalled_since = 985.0
    assert line.is_stuck(1000.0)
    assert not line.is_stuck(990.0)


async def test_who_leaves_is_told_why_behind_all_that_waits() -> None:
    wire = Pretended()
    line = line_on(wire)
    wire.stalled_since = 0.0
    line.send("event")
    line.leave(1012, "server-restarting")
    assert wire.done == []
    wire.read_again()
    (told, code) = wire.done
    assert told[0] == "event"
    assert '"bye"' in told[1]
    assert code == 1012


async def test_who_is_shown_out_is_not_waited_for() -> None:
    """S9: who never said hello was given three seconds more for a good-bye."""
    wire = Pretended()
    line = line_on(wire)
    line.show_out(1008, "server-no-hello")
    assert wire.done[1:] == [1008, -1008]
    assert "server-no-hello" in wire.done[0][0]


async def test_little_goes_to_the_wire_at_a_time_when_much_has_waited() -> None:
    """What lies in the transport can't be dropped any more: a slow client would hold the queue twice."""
    wire = Pretended()
    line = line_on(wire)
    wire.stalled_since = 0.0
    for number in range(20):
        line.send(str(number % 10) * 10_000)
    written = wire.write

    def full(*texts: str) -> None:
        written(*texts)
        wire.stalled_since = 1.0

    wire.write = full  # type: ignore[method-assign]
    wire.read_again()
    assert [len(one) for one in wire.done] == [4]
    wire.read_again()
    assert [len(one) for one in wire.done] == [4, 4]


async def test_a_message_is_heard_once_and_in_order() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    heard = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait("a")
    inbox.put_nowait("b")
    assert [await heard, await inbox.get()] == ["a", "b"]
    late = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    late.cancel()
    await asyncio.gather(late, return_exceptions=True)
    inbox.put_nowait("c")
    assert await inbox.get() == "c"
