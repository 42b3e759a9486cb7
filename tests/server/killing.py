"""Kill -9 in the middle of play: every acknowledged answer must be in the log, once, at its number (R1)."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Protocol

from sqlalchemy import create_engine, make_url, text
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tumblekeep.core.log import Header, LogLine
from tumblekeep.games import load
from tumblekeep.server.table.served_game import ChanceSources, ServedGame

SOURCE = Path(__file__).parents[2] / "src"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Child:
    """A server in its own process."""

    def __init__(self, database: str, folder: Path, *more: str, limits: bool = False) -> None:
        self.port = free_port()
        self._output = folder / "server.log"
        self._command = [
            sys.executable, "-m", "tumblekeep", "serve", "--port", str(self.port), "--database", database,
            *([] if limits else ["--no-limits"]), "--bot-pause", "0", "--log-level", "warning", *more,
        ]  # fmt: skip
        self._folder = folder
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        environment.pop(
            "PYTHONDONTWRITEBYTECODE", None
        )  # so that a restart does not compile everything again
        with open(self._output, "ab") as output:
            self.process = subprocess.Popen(
                self._command, stdout=output, stderr=output, cwd=self._folder, env=environment
            )

    async def ready(self, seconds: float = 300) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            except OSError:
                if self.process.poll() is not None:
                    raise RuntimeError(f"the server ended: {self._output.read_text()[-2000:]}") from None
                await asyncio.sleep(0.05)
        raise RuntimeError("the server did not start in time")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(300)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(300)

    def tracebacks(self) -> list[str]:
        return [line for line in self._output.read_text().splitlines() if "raceback" in line]


@dataclass
class Killing:
    """The result of a run."""

    acked: dict[str, tuple[str, int]] = field(default_factory=dict)
    """Act -> (table, event)."""
    kills: int = 0
    back_after: list[float] = field(default_factory=list)
    """Seconds from the beginning of each restart to the first new acknowledgement."""
    problems: list[str] = field(default_factory=list)
    integrity: str = ""

    def told(self) -> dict[str, Any]:
        back = sorted(self.back_after)
        return {
            "kills": self.kills,
            "acked": len(self.acked),
            "problems": self.problems[:10],
            "integrity": self.integrity,
            "back_p50_seconds": round(back[len(back) // 2], 2) if back else None,
            "back_max_seconds": round(back[-1], 2) if back else None,
        }


class Door(Protocol):
    """The address of a server."""

    @property
    def port(self) -> int: ...


def all_play(running: Sequence[asyncio.Task[None]]) -> None:
    """Check that no player has stopped: tests would wait for a crashed one in vain."""
    for task in running:
        if task.done():
            task.result()


class Table:
    """One table, played by one client that never gives up and never forgets what it has sent."""

    def __init__(self, child: Door, result: Killing, number: int, seats: int, game: str) -> None:
        self.child, self.result, self.number, self.seats, self.game = child, result, number, seats, game
        self.opened: Any = None
        self.counter = 0
        self.chance = Random(number)
        self.pending: dict[str, Any] | None = None
        self.stop = False

    async def play(self) -> None:
        while not self.stop:
            try:
                if self.opened is None:
                    await self._open()
                await self._sit()
            except (TimeoutError, OSError, WebSocketException, EOFError):
                await asyncio.sleep(0.05)

    async def _open(self) -> None:
        seats = [{"kind": "person", "name": f"P{n}"} for n in range(self.seats)]
        body = json.dumps({"game": self.game, "seats": seats, "start": True}).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.child.port)
        try:
            writer.write(
                b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
                + f"Content-Length: {len(body)}\r\n\r\n".encode()
                + body
            )
            answer = await asyncio.wait_for(reader.read(), 20)
        finally:  # the server may be killed at this very moment
            writer.close()
        head, _, told = answer.partition(b"\r\n\r\n")
        if b" 201 " not in head[:20]:
            raise OSError("not opened")
        try:
            self.opened = json.loads(told)
        except ValueError:  # killed while it was sending
            raise OSError("not told to the end") from None

    async def _sit(self) -> None:
        tokens = [one["token"] for one in self.opened["mine"]]
        table = self.opened["table"]["id"]
        async with connect(
            f"ws://127.0.0.1:{self.child.port}/api/socket", max_size=None, open_timeout=30
        ) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "tokens": tokens}))
            if self.pending is not None:
                await line.send(json.dumps(self.pending))
            while not self.stop:
                told = json.loads(await asyncio.wait_for(line.recv(), 30))
                kind = told["type"]
                if kind == "ack":
                    self.result.acked[told["action"]] = (table, told["seq"])
                    self.pending = None
                    self.on_ack()
                elif kind == "refused":
                    if not told["again"] and self.pending is not None:
                        self.pending = None
                    await line.send('{"type":"resync"}')
                elif kind in ("welcome", "event"):
                    if told["outcome"] is not None:
                        self.opened = None
                        self.pending = None
                        return
                    self.latest = told
                if self.pending is None and kind in ("ack", "welcome"):
                    await self._answer(line, self.latest)

    def on_ack(self) -> None:
        """Hook that is called on every acknowledgement."""

    async def _answer(self, line: Any, told: Any) -> None:
        for sight in told["sights"] or ():
            question = sight["question"]
            mine = question.get("mine") if "waiting" in question else question
            if mine and mine.get("seat") == sight["seat"] and mine.get("options"):
                self.counter += 1
                self.pending = {
                    "type": "answer",
                    "action": f"kill-{self.number:04}-{self.counter:07}",
                    "seat": sight["seat"],
                    "at": told["seq"],
                    "option": self.chance.choice(mine["options"])["id"],
                }
                await line.send(json.dumps(self.pending))
                return


async def kill_again_and_again(
    database: str, folder: Path, *, kills: int, acked: int, tables: int, game: str = "dungeon_attack",
    say: Callable[[str], None] = lambda line: None,
) -> Killing:  # fmt: skip
    """Play until this many answers are acknowledged and the server was killed this often; then check the log."""
    result = Killing()
    child = Child(database, folder)
    await child.ready()
    players = [Table(child, result, number, 2, game) for number in range(tables)]
    running = [asyncio.create_task(player.play()) for player in players]
    chance = Random(kills)
    share = acked / (kills + 1)
    try:
        for kill in range(kills):
            while len(result.acked) < share * (kill + 1):
                all_play(running)
                await asyncio.sleep(0.01)
            await asyncio.sleep(chance.random() * 0.05)
            child.kill()
            result.kills += 1
            before, began = len(result.acked), time.monotonic()
            child.start()
            await child.ready()
            while len(result.acked) == before:
                all_play(running)
                await asyncio.sleep(0.005)
            result.back_after.append(time.monotonic() - began)
            say(f"kill {result.kills}: {len(result.acked)} acked, back after {result.back_after[-1]:.2f} s")
        while len(result.acked) < acked:
            await asyncio.sleep(0.01)
    finally:
        for player in players:
            player.stop = True
        for task in running:
            task.cancel()
        child.kill()
    check(database, result)
    return result


def check(database: str, result: Killing) -> None:
    """Compare what was acknowledged with what is stored."""
    url = make_url(database)
    if url.get_backend_name() == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
        result.integrity = "ok"
    else:
        file = sqlite3.connect(str(url.database))
        result.integrity = file.execute("PRAGMA integrity_check").fetchone()[0]
        file.close()
    engine = create_engine(url)
    rows: dict[str, list[tuple[int, str, str]]] = {}
    with engine.connect() as connection:
        for table, seq, action, body in connection.execute(
            text("SELECT table_id, seq, action, body FROM events ORDER BY table_id, seq")
        ):
            rows.setdefault(table, []).append((seq, action, body))
    engine.dispose()
    stored = {(table, action): seq for table, told in rows.items() for seq, action, _ in told}
    for action, (table, seq) in result.acked.items():
        if stored.get((table, action)) != seq:
            result.problems.append(
                f"{table}: {action} was acknowledged as {seq}, is {stored.get((table, action))}"
            )
    for table, told in rows.items():
        if [seq for seq, _, _ in told] != list(range(1, len(told) + 1)):
            result.problems.append(f"{table}: gaps or repeats in its numbers")
        if len({action for _, action, _ in told}) != len(told):
            result.problems.append(f"{table}: an act twice")
        _replay(table, [json.loads(body) for _, _, body in told], result)


def _replay(table: str, bodies: list[Any], result: Killing) -> None:
    first = bodies[0]
    served = None
    for body in bodies[1:]:
        if body["kind"] == "started":
            header = Header(
                first["game"], first["version"], first["content"], first["options"], tuple(body["names"])
            )
            served = ServedGame(load(first["game"]), header, bytes(32), ChanceSources(), lambda seat: True)
        if body["kind"] in ("started", "moved") and served is not None:
            try:
                served.repeat([LogLine(*line) for line in body["lines"]])
            except Exception as error:
                result.problems.append(f"{table}: does not play again ({error})")
                return
