"""The proxies that the documents tell people to use: nginx as they told it switched all limits off, because the client's own
`X-Forwarded-For` passed, and `/metrics` was open. The files in `deploy/` are run here by the real programs."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from server.guest import PATIENCE, Guest, Inn, inn, quick
from server.killing import free_port
from server.several import NO_PROXY, nginx
from tumblekeep.server.http.connection_gate import ConnectionGate, networks
from tumblekeep.server.http.forwarded import ForwardedAddresses

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NAME = "dice.example.org"
FORGED = "203.0.113.9"
PROXIES = ["nginx", "caddy", "haproxy"]


@asynccontextmanager
async def behind(tmp_path: Path, **changes: Any) -> AsyncIterator[tuple[Inn, list[str]]]:
    """A server that trusts a proxy on this machine, and the addresses that it took its clients for."""
    settings = quick(f"sqlite:///{tmp_path / 'tables.db'}", proxy="127.0.0.1", names=(NAME,), **changes)
    async with inn(settings, proxied=True) as there:
        taken: list[str] = []
        guard = there.house._guard

        async def noting(scope: Any, receive: Any, send: Any) -> None:
            taken.append(scope["client"][0])
            await guard(scope, receive, send)

        there.house._guard = noting  # type: ignore[assignment]
        yield there, taken


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def running(command: list[str], folder: Path, port: int, **environment: str) -> Iterator[str]:
    """A proxy, until it is not needed any more."""
    with (folder / "output.log").open("ab") as output:
        process = subprocess.Popen(
            command, cwd=folder, stdout=output, stderr=output, env={**os.environ, **environment}
        )
        try:
            while not _listens(port):
                assert process.poll() is None, (folder / "output.log").read_text()
                time.sleep(0.05)
            yield f"127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


@contextmanager
def nginx_with(site: str, folder: Path) -> Iterator[str]:
    """Nginx with a site as Debian includes it, on a port of its own and without TLS."""
    program = nginx()
    if program is None:
        pytest.skip(NO_PROXY)
    user = "user root;" if os.geteuid() == 0 else ""
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(
        f"daemon off; {user} pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {places} include {folder}/site.conf; }}\n"
    )
    port = int(site.partition("listen 127.0.0.1:")[2].partition(";")[0])
    with running([program, "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"], folder, port) as at:
        yield at


def shipped_nginx(upstream: int) -> str:
    """Our file, with nothing changed but where it listens and the certificate."""
    site = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8421", f"127.0.0.1:{upstream}", 1)
    site = site.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{free_port()};")
    kept = [line for line in site.splitlines() if "ssl_" not in line]
    before, _, after = "\n".join(kept).partition("server {\n    listen 80;")
    return (
        before + "server {" + after.partition("\nserver {")[2]
    )  # without the port that every machine has once


@contextmanager
def caddy_with(upstream: str, folder: Path) -> Iterator[str]:
    """Caddy with our file; the variables in it say where."""
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("NO CADDY HERE: install Debian's package `caddy`")
    port = free_port()
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text())
    where = {
        "TUMBLEKEEP_SITE": f"http://127.0.0.1:{port}, http://{NAME}:{port}",
        "TUMBLEKEEP_UPSTREAM": upstream,
    }
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [program, "run", "--config", "Caddyfile", "--adapter", "caddyfile"]
    with running(command, folder, port, **where, **home) as at:
        yield at


@contextmanager
def haproxy_with(site: str, folder: Path) -> Iterator[str]:
    """HAProxy with this file, which listens on a port of its own."""
    program = shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip("NO HAPROXY HERE: install Debian's package `haproxy`")
    (folder / "haproxy.cfg").write_text(site)
    port = int(site.partition("bind 127.0.0.1:")[2].partition("\n")[0])
    with running([program, "-db", "-f", f"{folder}/haproxy.cfg"], folder, port) as at:
        yield at


def shipped_haproxy(upstream: int) -> str:
    """Our file, with nothing changed but where it listens, without TLS."""
    site = (
        (DEPLOY / "haproxy.cfg").read_text().replace("127.0.0.1:8421 check", f"127.0.0.1:{upstream} check", 1)
    )
    site = site.replace("bind :80", f"bind 127.0.0.1:{free_port()}")
    return (
        "\n".join(
            line for line in site.splitlines() if "bind :443" not in line and "redirect scheme" not in line
        )
        + "\n"
    )


@contextmanager
def shipped(proxy: str, folder: Path, first: int, second: int | None = None) -> Iterator[str]:
    """A proxy with the file that we ship, before one server or two."""
    if proxy == "caddy":
        with caddy_with(f"127.0.0.1:{first}" + (f" 127.0.0.1:{second}" if second else ""), folder) as at:
            yield at
        return
    site = {"nginx": shipped_nginx, "haproxy": shipped_haproxy}[proxy](first)
    if second:
        site = site.replace("# server 127.0.0.1:8422", f"server 127.0.0.1:{second}")
        site = site.replace("# server keep2 127.0.0.1:8422", f"server keep2 127.0.0.1:{second}")
        assert f"127.0.0.1:{second}" in site
    with {"nginx": nginx_with, "haproxy": haproxy_with}[proxy](site, folder) as at:
        yield at


async def get(at: str, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://{at}", timeout=PATIENCE, verify=False) as client:
        while True:
            try:
                return await client.get(path, headers={"host": NAME, **headers})
            except httpx.ConnectError:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("proxy", PROXIES)
async def test_the_proxies_of_the_documents_switched_limits_off(proxy: str, tmp_path: Path) -> None:
    async with behind(tmp_path) as (there, taken):
        with shipped(proxy, tmp_path, there.port) as at:
            assert (await get(at, "/api/health")).status_code == 200
            forged = {"x-forwarded-for": FORGED, "forwarded": f"for={FORGED}", "x-real-ip": FORGED}
            assert (await get(at, "/api/health", **forged)).status_code == 200
            assert there.house.forwarded.is_trusted
            assert set(taken) == {"127.0.0.1"}, "whoever asks is where the connection comes from"
            for told in ({}, forged, {"x-forwarded-for": "127.0.0.1"}, {"host": "127.0.0.1"}):
                assert (await get(at, "/metrics", **told)).status_code == 403
            assert (await get(f"127.0.0.1:{there.port}", "/metrics", host="127.0.0.1")).status_code == 200
            opened = await there.open(people=1)
            place = f"ws://{at}/api/tables/{opened['table']['id']}/socket"
            async with connect(place, max_size=None, ping_interval=None) as line:
                guest = Guest(line)
                await guest.hello(opened["table"]["id"], [opened["mine"][0]["token"]])
                assert (await guest.answer(0))["type"] == "ack"


@asynccontextmanager
async def telling_who(*names: str) -> AsyncIterator[list[asyncio.Server]]:
    """Servers that answer every request with their own name."""

    async def answer(name: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            await reader.readuntil(b"\r\n\r\n")
            head = f"HTTP/1.1 200 OK\r\nContent-Length: {len(name)}\r\nConnection: close\r\n\r\n"
            writer.write((head + name).encode())
            await writer.drain()
        writer.close()

    servers = [await asyncio.start_server(partial(answer, name), "127.0.0.1", 0) for name in names]
    try:
        yield servers
    finally:
        for server in servers:
            server.close()


@pytest.mark.parametrize("proxy", PROXIES)
async def test_a_table_was_played_by_every_worker_at_once(proxy: str, tmp_path: Path) -> None:
    async with telling_who("one", "two") as servers:
        ports = [server.sockets[0].getsockname()[1] for server in servers]
        with shipped(proxy, tmp_path, *ports) as at:
            while (await get(at, "/api/health")).status_code != 200:
                await asyncio.sleep(0.05)  # HAProxy asks its servers first
            homes = {}
            for table in (f"7k2m9x4q{number}" for number in range(12)):
                paths = (
                    f"/api/tables/{table}/socket",
                    f"/api/tables/{table}/recap?seat=1",
                    f"/t/{table}",
                    f"/api/tables/{table}",
                )
                served = {(await get(at, path)).text for path in paths}
                assert len(served) == 1, f"{table} is served by {served}"
                homes[table] = served.pop()
            assert set(homes.values()) == {"one", "two"}
            servers[0].close()  # whoever was at home there is served by the other
            for table in homes:
                while (answer := await get(at, f"/api/tables/{table}")).status_code != 200:
                    await asyncio.sleep(0.05)
                assert answer.text == "two"


CARELESS = """
server {{
    listen 127.0.0.1:{port};
    location / {{
        proxy_pass http://127.0.0.1:{upstream};
        proxy_http_version 1.1;
        proxy_set_header Host $host;
        {more}
    }}
}}
"""


async def test_a_proxy_that_lets_clients_write_their_address_is_not_believed(tmp_path: Path) -> None:
    async with behind(tmp_path) as (there, taken):
        site = CARELESS.format(port=free_port(), upstream=there.port, more="")
        with nginx_with(site, tmp_path) as at:
            await get(at, "/api/health")  # the first honest visitor shows it
            taken.clear()
            for number in range(3):
                await get(at, "/api/health", **{"x-forwarded-for": f"203.0.113.{number}"})
            assert set(taken) == {"127.0.0.1"}
            assert not there.house.forwarded.is_trusted
            assert (await get(at, "/metrics")).status_code == 403


async def test_what_a_client_wrote_before_the_proxy_added_its_own_is_ignored(tmp_path: Path) -> None:
    async with behind(tmp_path) as (there, taken):
        added = 'proxy_set_header X-Forwarded-For "$http_x_forwarded_for, 198.51.100.7";'  # as of a client elsewhere
        site = CARELESS.format(port=free_port(), upstream=there.port, more=added)
        with nginx_with(site, tmp_path) as at:
            await get(at, "/api/health", **{"x-forwarded-for": FORGED})
            assert taken[-1] == "198.51.100.7"


@pytest.mark.parametrize(
    ("told", "taken", "nearest"),
    [
        ("198.51.100.7", "198.51.100.7", "198.51.100.7"),
        (f"{FORGED}, 198.51.100.7", "198.51.100.7", "198.51.100.7"),
        (f"{FORGED}, 198.51.100.7, 127.0.0.1", "198.51.100.7", "127.0.0.1"),
        ("[2001:db8::1]:4711", "2001:db8::1", "2001:db8::1"),
        ("2001:db8::2", "2001:db8::2", "2001:db8::2"),
        ("198.51.100.7:4711", "198.51.100.7", "198.51.100.7"),
        (f"{FORGED}, unknown", "127.0.0.1", "127.0.0.1"),
    ],
)
def test_the_last_address_that_is_no_proxy_counts(
    told: str, taken: str, nearest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    headers = [
        (b"host", NAME.encode()),
        (b"x-forwarded-for", told.encode()),
        (b"x-forwarded-proto", b"https"),
    ]
    scope: dict[str, Any] = {"type": "http", "client": ("127.0.0.1", 1), "scheme": "http", "headers": headers}
    monkeypatch.setattr(ConnectionGate, "proxies", networks("127.0.0.1"))
    seen = ForwardedAddresses().seen(scope)
    assert seen["client"][0] == taken
    assert seen["scheme"] == ("http" if taken == "127.0.0.1" else "https")
    monkeypatch.setattr(ConnectionGate, "proxies", networks("*"))  # still only what the nearest one wrote
    assert ForwardedAddresses().seen(scope)["client"][0] == nearest
    monkeypatch.setattr(ConnectionGate, "proxies", ())
    assert ForwardedAddresses().seen(scope) is scope
