"""Several servers on one PostgreSQL behind a real reverse proxy, and what happens when one of them dies (R22)."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from server.killing import Child, Killing, Table, all_play, check, free_port
from server.postgres import Postgres

NO_PROXY = "NO REVERSE PROXY HERE: install Debian's package `nginx-light`"

CONFIGURATION = """
daemon off;
worker_processes 1;
error_log {folder}/error.log;
pid {folder}/nginx.pid;
{user}
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream keep {{
        {servers}
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://keep;
            proxy_http_version 1.1;
            proxy_set_header Host $host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_next_upstream error timeout;
            proxy_connect_timeout 2s;
            proxy_read_timeout 60s;
        }}
    }}
    map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
}}
"""


def nginx() -> str | None:
    """Return the path of the program, if it is installed."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


class Proxy:
    """A reverse proxy in front of several servers."""

    def __init__(self, children: list[Child], folder: Path) -> None:
        program = nginx()
        if program is None:
            raise RuntimeError(NO_PROXY)
        self.port = free_port()
        folder.mkdir()
        servers = "\n        ".join(
            f"server 127.0.0.1:{child.port} max_fails=1 fail_timeout=1s;" for child in children
        )
        written = folder / "nginx.conf"
        user = "user root;" if _is_root() else ""
        written.write_text(CONFIGURATION.format(folder=folder, port=self.port, servers=servers, user=user))
        with (folder / "output.log").open("ab") as output:
            self._process = subprocess.Popen(
                [program, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(written)],
                stdout=output,
                stderr=output,
            )

    async def ready(self) -> None:
        """Wait until it listens."""
        while True:
            if self._process.poll() is not None:
                raise RuntimeError("the proxy ended")
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            writer.close()
            return

    def stop(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait(300)


def _is_root() -> bool:
    import os

    return os.name == "posix" and os.geteuid() == 0


@dataclass
class Several:
    """The result of a run."""

    killing: Killing = field(default_factory=Killing)
    on_after_a_kill: list[float] = field(default_factory=list)
    """Seconds until each table had a new acknowledgement after a server was killed."""
    on_after_the_database: list[float] = field(default_factory=list)
    """The same after PostgreSQL was stopped at once and started again, counted from when it was back."""

    def told(self) -> dict[str, Any]:
        return {
            **self.killing.told(),
            "tables_on_after_a_kill": _spread(self.on_after_a_kill),
            "tables_on_after_the_database": _spread(self.on_after_the_database),
        }


def _spread(seconds: list[float]) -> dict[str, float] | None:
    found = sorted(seconds)
    if not found:
        return None
    return {"p50": round(found[len(found) // 2], 2), "max": round(found[-1], 2)}


class Player(Table):
    """A table that remembers the time of its latest acknowledgement."""

    last = 0.0

    def on_ack(self) -> None:
        self.last = time.monotonic()


async def play_behind_a_proxy(
    postgres: Postgres, folder: Path, *, kills: int, restarts: int, acked: int, tables: int,
    say: Callable[[str], None] = lambda line: None,
) -> Several:  # fmt: skip
    """Let two servers play; each failure in turn comes after a share of the acknowledgements. Nothing may be
    lost."""
    database = postgres.new_database(f"several_{time.time_ns()}")
    told = Several()
    result = told.killing
    for name in ("one", "two"):
        (folder / name).mkdir()
    children = [Child(database, folder / name, "--proxy", "127.0.0.1") for name in ("one", "two")]
    for child in children:
        await child.ready()
    proxy = Proxy(children, folder / "nginx")
    await proxy.ready()
    players = [Player(proxy, result, number, 2, "dungeon_attack") for number in range(tables)]
    running = [asyncio.create_task(player.play()) for player in players]

    async def all_go_on(since: float) -> list[float]:
        while not all(player.last > since for player in players):
            all_play(running)
            await asyncio.sleep(0.01)
        return [player.last - since for player in players]

    troubles = kills + restarts
    try:
        for number in range(troubles):
            while len(result.acked) < acked * (number + 1) / (troubles + 1):
                all_play(running)
                await asyncio.sleep(0.01)
            if (number % 2 == 0 and result.kills < kills) or number - result.kills >= restarts:
                child = children[result.kills % 2]
                moment = time.monotonic()
                child.kill()
                result.kills += 1
                told.on_after_a_kill += await _first(players, running, moment)
                child.start()
                await child.ready()
                say(f"kill {result.kills}: {len(result.acked)} acked")
            else:
                await asyncio.to_thread(postgres.stop, "immediate")
                await asyncio.to_thread(postgres.start)
                moment = time.monotonic()
                told.on_after_the_database += await _first(players, running, moment)
                say(f"the database is back: {len(result.acked)} acked")
            await all_go_on(moment)
        while len(result.acked) < acked:
            all_play(running)
            await asyncio.sleep(0.01)
    finally:
        for player in players:
            player.stop = True
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        proxy.stop()
        for child in children:
            with contextlib.suppress(Exception):
                child.kill()
    await asyncio.to_thread(check, database, result)
    return told


async def _first(players: list[Player], running: list[asyncio.Task[None]], since: float) -> list[float]:
    """Return for each table the seconds from this moment until its first acknowledgement."""
    found: dict[int, float] = {}
    while len(found) < len(players):
        for player in players:
            if player.number not in found and player.last > since:
                found[player.number] = player.last - since
        all_play(running)
        await asyncio.sleep(0.005)
    return list(found.values())
