"""Connections that are slow, dead, cut or doubled (R5 to R7, R10), throws, and the wire's types."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import socket
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import forked
from server.elsewhere import Afar
from server.fuzzing import masked
from server.guest import PATIENCE, Guest, Inn, inn, quick, until
from server.killing import Child
from server.sizes import FULL, size, tell
from server.test_play import finish, sqlite
from tumblekeep.games import GAMES
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.throwing import is_installed
from tumblekeep.server.dice import fate
from tumblekeep.server.errors import Refusal
from tumblekeep.server.settings import RateLimits

HOUSE = Path(__file__).parents[2]


RESYNC = masked(1, b'{"type":"resync"}', Random(1))


async def deaf(there: Inn, opened: Any) -> socket.socket:
    """Connect a client that says hello and never reads, with the smallest possible buffer."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", there.port))
    key = base64.b64encode(bytes(16)).decode()
    head = f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    await loop.sock_sendall(line, head.encode())
    assert (await loop.sock_recv(line, 4096)).startswith(b"HTTP/1.1 101")
    hello = {"type": "hello", "protocol": 1, "table": opened["table"]["id"], "panels": True}
    await loop.sock_sendall(line, masked(1, json.dumps(hello).encode(), Random(1)))
    return line


async def asks_until_dropped(there: Inn, line: socket.socket, asked: bytes = RESYNC) -> None:
    """Let a client ask for everything again and again, until the server has closed it. What it asks for at once is answered once."""
    loop = asyncio.get_running_loop()
    while not there.registry.metrics.closed["1013"]:
        with contextlib.suppress(OSError):
            await asyncio.wait_for(loop.sock_sendall(line, asked), 0.05)
        await asyncio.sleep(0.005)


async def test_who_does_not_read_is_dropped_and_stalls_nobody(tmp_path: Path) -> None:
    """R5, small: three clients that never read; the others play on, and the deaf ones are closed with bounded queues."""
    limits = replace(RateLimits(), on=False, queue=12, queue_bytes=60_000, answers=10**6, chats=10**6)
    async with inn(quick(sqlite(tmp_path), limits=limits)) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            count, said = size(3, 50), 0
            lines = [await deaf(there, opened) for _ in range(count)]
            while there.registry.metrics.closed["1013"] < count or said < size(0, 1500):
                told = await guest.act("say", seat=0, text="x" * 300)
                assert told["type"] == "ack"
                said += 1
            tell("R5", deaf=count, said_by_others=said)
            while len(there.house.lines) > 1:
                await asyncio.sleep(0.05)
            assert (await guest.answer(0))["type"] == "ack"
            for line in lines:
                line.close()


async def test_a_message_that_can_not_be_sent_in_time_ends_the_line(tmp_path: Path) -> None:
    limits = replace(RateLimits(), on=False, send_seconds=0.5, queue=10**6, queue_bytes=10**9)
    async with inn(quick(sqlite(tmp_path), limits=limits)) as there:
        opened = await there.open(people=1)
        line = await deaf(there, opened)
        await asks_until_dropped(there, line)
        line.close()


async def test_a_server_stops_in_order_while_a_line_is_being_cut(tmp_path: Path) -> None:
    """R10: whoever has been told good-bye already is not told again; that would end the server before the others are."""
    limits = replace(RateLimits(), on=False, send_seconds=0.5, queue=10**6, queue_bytes=10**9)
    async with inn(quick(sqlite(tmp_path), limits=limits)) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            line = await deaf(there, opened)
            await asks_until_dropped(there, line)
            there.stop()
            assert await guest.closed() == 1012
    line.close()


class Cutter:
    """A proxy between a client and the server that cuts the connection at chosen moments, also after an
    acknowledgement."""

    def __init__(self, port: int, chance: Random) -> None:
        self.port, self.chance, self.cuts = port, chance, 0

    async def start(self) -> int:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, out = await asyncio.open_connection("127.0.0.1", self.port)
        left = self.chance.randrange(2, 9)  # pieces until the cut

        async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter, back: bool) -> None:
            nonlocal left
            while data := await source.read(65536):
                if back:
                    left -= 1
                    if left <= 0:
                        self.cuts += 1
                        break  # what the server sent is lost
                await asyncio.sleep(self.chance.random() * 0.003)
                sink.write(data)
                await sink.drain()

        tasks = [
            asyncio.create_task(pump(reader, out, False)),
            asyncio.create_task(pump(there, writer, True)),
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for one in (writer, out):
            one.transport.abort()


async def log_differs(there: Inn, table: str, acked: dict[str, int]) -> int:
    """Count the acknowledged acts that are missing or at another number in a log without gaps or duplicates."""
    rows = await there.registry.store.events(table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert len({row.action for row in rows}) == len(rows)
    at = {row.action: row.seq for row in rows}
    return sum(at.get(action) != seq for action, seq in acked.items())


async def test_a_line_that_is_cut_again_and_again_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """R7, small: every act is sent until it is acknowledged; each is in the log once, and the last view is the server's."""
    async with inn(quick(sqlite(tmp_path))) as there:
        cutter = Cutter(there.port, Random(5))
        port = await cutter.start()
        opened = await there.open(people=2)
        table = opened["table"]["id"]
        tokens = [one["token"] for one in opened["mine"]]
        acked: dict[str, int] = {}
        pending: dict[str, Any] | None = None
        last: Any = None
        have = number = lost = 0
        wanted = size(5, 1000)
        while (len(acked) < 25 and cutter.cuts < 200) or cutter.cuts < wanted:
            try:
                async with connect(
                    f"ws://127.0.0.1:{port}/api/socket", max_size=None, open_timeout=PATIENCE
                ) as line:
                    guest = Guest(line)
                    await guest.hello(table, tokens, have=have)
                    while guest.outcome is None and (len(acked) < 25 or cutter.cuts < wanted):
                        last, have = guest.last, guest.seq
                        if pending is None:
                            number += 1
                            seat = guest.asked[0]
                            option = guest.question(seat)["options"][0]["id"]
                            pending = {
                                "action": f"cut-act-{number:04}",
                                "seat": seat,
                                "at": guest.seq,
                                "option": option,
                            }
                        told = await guest.act("answer", **pending)
                        if told["type"] == "ack":
                            acked[told["action"]] = told["seq"]
                        pending = None
                    if guest.outcome is not None:
                        lost += await log_differs(there, table, acked)
                        if cutter.cuts >= wanted:
                            break
                        opened = await there.open(people=2)
                        table = opened["table"]["id"]
                        tokens = [one["token"] for one in opened["mine"]]
                        acked, have = {}, 0
            except (ConnectionClosed, OSError, TimeoutError, EOFError):
                continue
            except Exception as error:
                if "InvalidMessage" not in type(error).__name__:
                    raise
        assert cutter.cuts >= wanted
        assert last is not None
        assert lost + await log_differs(there, table, acked) == 0
        tell("R7", cuts=cutter.cuts, acts=number)
        async with there.guest(opened, 0, 1) as guest:
            live_table = there.registry.live_tables[table]
            assert live_table.served is not None
            assert guest.last[0]["view"] == json.loads(json.dumps(live_table.served.play.look(0)))
        cutter.server.close()


async def test_a_dead_line_is_closed(tmp_path: Path) -> None:
    """R6, small: a socket that never answers a ping is closed; the server's own times are 10 + 10 seconds."""
    async with inn(quick(sqlite(tmp_path)), ping=10 if FULL else 0.3) as there:
        opened = await there.open(people=1)
        count = size(1, 300)
        lines = [await deaf(there, opened) for _ in range(count)]
        while len(there.house.lines) < count:
            await asyncio.sleep(0.01)
        began = time.monotonic()
        await until(lambda: not there.house.lines)
        tell("R6", half_open=count, all_closed_after_seconds=round(time.monotonic() - began, 1))
        for line in lines:
            line.close()


@pytest.mark.usefixtures("started")
async def test_a_server_that_is_told_to_stop_finishes_what_it_acknowledged(tmp_path: Path) -> None:
    """R10, small: SIGTERM in the middle of play; clients are told, and come back to the same game."""
    child = Child(sqlite(tmp_path), tmp_path)
    await child.ready()
    there = Afar(child.port)
    opened = await there.open(people=2)
    others = [await there.open(people=2) for _ in range(size(1, 99))]
    drained: list[float] = []
    for _ in range(size(1, 20)):
        acked = {}
        async with contextlib.AsyncExitStack() as stack:
            guest = await stack.enter_async_context(there.guest(opened, 0, 1))
            watching = [await stack.enter_async_context(there.guest(other, 0, 1)) for other in others]
            for _ in range(2 if FULL else 6):
                told = await guest.answer(guest.asked[0])
                acked[told["action"]] = told["seq"]
            began = time.monotonic()
            child.process.terminate()
            for one in (guest, *watching):
                assert await one.closed() == 1012
        child.process.wait(PATIENCE)
        drained.append(time.monotonic() - began)
        assert not child.tracebacks()
        child.start()
        await child.ready()
        async with there.guest(opened, 0, 1) as guest:
            assert guest.seq == max(acked.values())
            assert (await guest.answer(guest.asked[0]))["type"] == "ack"
    tell("R10", tables=len(others) + 1, restarts=len(drained), longest_drain_seconds=round(max(drained), 2))
    await there.http.aclose()
    child.stop()


# -- throws -------------------------------------------------------------------------------------------


def throwers() -> list[str]:
    return [slug for slug in GAMES if slug in ("dungeon_fighter", "castle_of_frosts")]


async def until_throw(guest: Guest, seats: int) -> Any:
    for _ in range(200):
        question = guest.last[0]["question"]
        if question["kind"] == "throw":
            return question
        seat = next(seat for seat in guest.asked if guest.question(seat) is not None)
        options = guest.question(seat)["options"]
        throw = next((one["id"] for one in options if one["id"].startswith("throw")), options[0]["id"])
        told = await guest.answer(seat, throw)
        assert told["type"] == "ack", told
    raise AssertionError("nobody threw")


@pytest.mark.parametrize("slug", throwers())
@pytest.mark.parametrize("way", ["words", "form"])
async def test_a_real_throw_is_told_in_words_or_by_a_form(slug: str, way: str, tmp_path: Path) -> None:
    """The client names what was touched; which zone counts the server decides."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(slug, 2, throws="reported")
        async with there.guest(opened, 0, 1) as guest:
            question = await until_throw(guest, 2)
            seat, form = question["seat"], question["form"]
            (die,) = form["dice"]
            assert {ring["value"] for ring in form["rings"]} >= {1, 2, 3, 4, 5, 10}
            demands = {"unmet": form["demands"][:1]}
            said: dict[str, Any] = {"words": "entre 2 et 3, " + ("symbole" if die["shows"][0] else "")}
            if way == "form":
                said = {
                    "dice": [[{"die": die["die"], "places": ["3", "2"], "icon": die["shows"][0], **demands}]]
                }
            told = await guest.act("tell", seat=seat, at=guest.seq, **said)
            assert told["type"] == "ack", told
            event = next(m for m in reversed(guest.heard) if m["type"] == "event")["event"]
            (lies,) = Landing.from_json(event["answers"][0]["answer"]).dice
            assert (lies.value, len(lies.beside), lies.icon) == (2, 1, die["shows"][0])
            assert lies.fulfilled == (way == "words" or not form["demands"])


@pytest.mark.parametrize("slug", throwers())
async def test_a_slip_of_the_thumb_about_a_real_die_could_not_be_taken_back(
    slug: str, tmp_path: Path
) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(slug, 2, throws="reported")
        async with there.guest(opened, 0, 1) as guest:
            seat = (await until_throw(guest, 2))["seat"]
            live_table = there.registry.live_tables[opened["table"]["id"]]
            assert live_table.served is not None
            before, said = guest.last[seat], len(live_table.served.answers)
            landing = next(iter(live_table.served.throw_of(seat).odds()))[0].to_json()
            assert (await guest.act("landing", seat=seat, at=guest.seq, landing=landing))["type"] == "ack"
            back = guest.last[seat]["undo"]
            assert said in (back["free"], back["ask"])
            assert guest.last[1 - seat]["undo"]["free"] is None, "it was not theirs"
            assert (await guest.act("undo", seat=seat, to=said))["type"] == "ack"
            assert len(live_table.served.answers) == said
            assert (await guest.act("landing", seat=seat, at=guest.seq, landing=landing))["type"] == "ack"
            assert before["question"]["ask"] == "throw"


@pytest.mark.parametrize("slug", throwers())
async def test_a_landing_is_reported(slug: str, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(slug, 2, throws="reported")
        async with there.guest(opened, 0, 1) as guest:
            question = await until_throw(guest, 2)
            seat = question["seat"]
            assert guest.asked == [seat]
            live_table = there.registry.live_tables[opened["table"]["id"]]
            assert live_table.served is not None
            landing = next(iter(live_table.served.throw_of(seat).odds()))[0].to_json()
            assert (await guest.act("landing", seat=1 - seat, at=guest.seq, landing=landing))["problem"][
                "id"
            ] == "server-no-throw"
            refused = await guest.act("landing", seat=seat, at=guest.seq, landing={"dice": 3})
            assert refused["problem"]["id"] == "illegal-throw"
            assert (await guest.act("launch", seat=seat, at=guest.seq, launch={}))["problem"][
                "id"
            ] == "server-not-aimed"
            assert (await guest.act("answer", seat=seat, at=guest.seq, option="x"))["problem"][
                "id"
            ] == "server-throw-asked"
            for said, sentence in (
                ({"words": "3 5"}, "One die can’t lie in a section of 3 and in a section of 5."),
                ({"words": ""}, "Say where the"),
                ({"dice": [[{"die": "red", "places": ["nowhere"]}]]}, "The target has no zone “nowhere”."),
                ({"dice": []}, "One die was thrown, but you described 0."),
            ):
                refused = await guest.act("tell", seat=seat, at=guest.seq, **said)
                assert sentence in refused["problem"]["text"]
            told = await guest.act("landing", seat=seat, at=guest.seq, landing=landing)
            assert told["type"] == "ack"
            event = next(m for m in reversed(guest.heard) if m["type"] == "event")["event"]
            assert event["answers"][0]["answer"] == landing
            given = await there.post(
                f"/tables/{opened['table']['id']}/seats/0/bot", {}, opened["mine"][0]["token"]
            )
            assert given.status_code == 200


@pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
@pytest.mark.parametrize("slug", throwers()[:1])
async def test_a_launch_is_simulated_and_everybody_sees_the_flight(slug: str, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(slug, 2, throws="aimed")
        async with there.guest(opened, 0, 1) as guest, there.guest(opened) as watcher:
            question = await until_throw(guest, 2)
            seat = question["seat"]
            launch = {
                "position": [-0.6, 0, 0.15], "velocity": [1.4, 0, 0.3], "spin": [0, 0, 0], "seed": 4, "tremor": 0,
                "grips": ["hand"], "hand": "strong", "marks": {}, "placements": {}, "strike": None,
            }  # fmt: skip
            bad = {**launch, "velocity": [10**9, 0, 0]}
            refused = await guest.act("launch", seat=seat, at=guest.seq, launch=bad)
            assert refused["problem"]["id"] == "server-bad-launch", refused
            assert (await guest.act("landing", seat=seat, at=guest.seq, landing={}))["problem"][
                "id"
            ] == "server-not-reported"
            told = await guest.act("launch", seat=seat, at=guest.seq, launch=launch)
            assert told["type"] == "ack", told
            while watcher.seq < told["seq"]:
                await watcher.hear("event")
            event = next(m for m in reversed(watcher.heard) if m["type"] == "event")["event"]
            flight = event["flight"]
            assert len(base64.b64decode(flight["track"])) > 100
            assert flight["launch"]["seed"] != 4  # the luck is the server's
            assert event["answers"][0]["answer"] == flight["landing"]
            lies = Landing.from_json(flight["landing"]).die
            judged = {"hits": lies.hits, "moved": lies.bounced, "on_target": lies.on_target}
            assert flight["judged"] == [judged]
        async with there.guest(opened) as later:
            assert later.heard[0]["events"][-1]["flight"] == flight


@pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
@pytest.mark.parametrize("slug", throwers())
async def test_bots_throw_too_where_people_aim(slug: str, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(slug, 0, 2, throws="aimed")
        async with there.guest(opened) as watcher:
            told = await watcher.hear("event", where=lambda message: message["event"]["flight"])
            event = told["event"]
            assert event["by"] in (0, 1)
            assert event["answers"][0]["answer"] == event["flight"]["landing"]
            assert len(base64.b64decode(event["flight"]["track"])) > 100
        live_table = there.registry.live_tables[opened["table"]["id"]]
        assert live_table.served is not None
        thrown = [said.line.beside for said in live_table.served.answers if said.line.ask == "throw"]
        assert thrown
        for beside in thrown:
            assert beside["launch"]["seed"] == fate.throw_seed(live_table.served.key, beside["fate"])


@pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
async def test_fate_throws_for_a_bot_when_physics_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise Refusal(503, "server-physics-failed", again=True)

    async with inn(quick(sqlite(tmp_path))) as there:
        monkeypatch.setattr(there.registry.throwing, "throw_for", fails)
        opened = await there.open(throwers()[0], 0, 2, throws="aimed")
        async with there.guest(opened) as watcher:
            told = await watcher.hear(
                "event", where=lambda m: any(a["ask"] == "throw" for a in m["event"]["answers"])
            )
            assert told["event"]["flight"] is None


async def test_a_sampled_table_never_asks_for_a_throw(tmp_path: Path) -> None:
    slug = throwers()[0]
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(slug, 1, 1)
        async with there.guest(opened, 0) as guest:
            await finish(guest, 1)
            assert not [
                m
                for m in guest.heard
                if m.get("sights") and (m["sights"][0]["question"] or {}).get("kind") == "throw"
            ]


# -- types --------------------------------------------------------------------------------------------


def test_the_web_clients_types_are_those_of_the_wire() -> None:
    ran = subprocess.run(
        [sys.executable, str(HOUSE / "scripts" / "make" / "wire-types"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


def test_the_command_refuses_what_it_can_not_serve(tmp_path: Path) -> None:
    base = ["--database", f"sqlite:///{tmp_path}/t.db"]
    taken = socket.create_server(("127.0.0.1", 0))
    port = str(taken.getsockname()[1])
    for arguments, why in (
        (["--database", "mysql://x/y"], "not supported"),
        ([*base, "--workers", "2"], "PostgreSQL"),
        ([*base, "--port", port], f"port {port}"),
        ([*base, "--port", port, "--lang", "fr"], "impossible d’écouter"),
        ([*base, "--port", "70000"], "0-65535"),
    ):
        ran = forked.run("tumblekeep", "serve", *arguments, text=True)
        assert ran.returncode == 2
        assert why in ran.stderr
        assert "Traceback" not in ran.stderr
    taken.close()


@pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
def test_a_template_is_flipped_even_with_a_red_die_on_the_board() -> None:
    from tumblekeep.kit.throw_setup import FlipSetup
    from tumblekeep.server.dice.simulation import simulate

    launch = {
        "position": [-0.6, 0, 0.15], "velocity": [1.4, 0, 1.0], "spin": [0, 12, 0], "seed": 0, "tremor": 0, "grips": ["hand"],
        "hand": "strong", "marks": {}, "placements": {}, "strike": None,
    }  # fmt: skip
    made = simulate(FlipSetup("castle_of_frosts", "frozen").to_json(), launch, 5)
    assert isinstance(made, tuple)
    assert made[0]["template"] == "frozen"
    assert made[1]["seed"] == 5
    assert "velocity" in str(
        simulate(FlipSetup("castle_of_frosts", "frozen").to_json(), {**launch, "velocity": "x"}, 5)
    )
