"""The server answers to its own names only: no rebound page, no poisoned link preview."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.guest import Inn, inn, quick
from server.test_play import sqlite
from tumblekeep.server.http.host_names import KnownNames, own_names

BODY = {"game": "dungeon_attack", "seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]}
PAGE = b'<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>'


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A client that consists of its page and one door."""
    folder = tmp_path / "static"
    (folder / "share").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "share" / "dungeon_attack.webp").write_bytes(b"a door")
    return folder


@pytest.fixture
async def there(tmp_path: Path, static: Path) -> AsyncIterator[Inn]:
    async with inn(quick(sqlite(tmp_path), names=("dice.example.org",)), static=static) as found:
        yield found


async def test_a_rebound_page_of_another_site_opened_tables_as_if_it_were_ours(there: Inn) -> None:
    for name in (
        "evil.example",
        f"evil.example:{there.port}",
        "dice.example.org.evil.example",
        "a b",
        "[::1",
    ):
        headers = {"host": name, "origin": f"http://{name}"}
        answer = await there.http.post("/api/tables", json=BODY, headers=headers)
        assert (answer.status_code, answer.json()["problem"]["id"]) == (421, "server-unknown-name"), name
        assert (await there.http.get("/api/tables", headers={"host": name})).status_code == 421
        page = await there.http.get("/", headers={"host": name})
        assert page.status_code == 421
        assert "<html" in page.text
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"ws://127.0.0.1:{there.port}/api/socket", additional_headers=headers):
            pass
    assert refused.value.response.status_code == 421
    assert not there.registry.live_tables


async def test_friends_in_the_same_network_come_by_address_without_any_setting(there: Inn) -> None:
    here = there.port
    for name in (
        "dice.example.org", f"dice.example.org:{here}", "DICE.example.org.", f"localhost:{here}", f"127.0.0.1:{here}",
        f"192.168.1.20:{here}", "[fe80::1]:8421", f"{own_names()[-1]}:{here}",
    ):  # fmt: skip
        headers = {"host": name, "origin": f"http://{name}"}
        answer = await there.http.post("/api/tables", json=BODY, headers=headers)
        assert answer.status_code == 201, name
    assert (await there.http.get("/", headers={"host": "dice.example.org:1"})).status_code == 421


async def test_the_picture_of_a_link_pointed_wherever_the_host_header_said(there: Inn) -> None:
    table = (await there.post("/tables", BODY)).json()["table"]["id"]

    async def picture(host: str) -> str:
        page = (await there.http.get(f"/t/{table}", headers={"host": host})).text
        return page.partition('og:image" content="')[2].partition('"')[0]

    named = "http://dice.example.org/share/dungeon_attack.webp"
    assert await picture("dice.example.org") == named
    assert (
        await picture(f"127.0.0.1:{there.port}") == f"http://127.0.0.1:{there.port}/share/dungeon_attack.webp"
    )
    for other in ("evil.example", "203.0.113.9", f"203.0.113.9:{there.port}", "127.0.0.1:9", "[2001:db8::9]"):
        assert await picture(other) == "", other


@pytest.mark.parametrize(
    ("host", "arrived", "origin"),
    [
        (b"192.168.1.20:8421", ("192.168.1.20", 8421), "http://192.168.1.20:8421"),
        (b"[fe80::1]:8421", ("fe80::1", 8421), "http://[fe80::1]:8421"),
        (b"192.168.1.20:8421", ("172.17.0.2", 8421), None),
        (b"play.example:8443", ("10.0.0.1", 8421), "http://play.example:8443"),
        (b"play.example", ("10.0.0.1", 8421), None),
        (b"", ("10.0.0.1", 8421), None),
    ],
)
def test_an_address_is_made_public_only_if_the_connection_came_in_on_it(
    host: bytes, arrived: tuple[str, int], origin: str | None
) -> None:
    scope: dict[str, Any] = {"scheme": "http", "server": arrived}
    assert KnownNames(["play.example:8443"]).public_origin(scope, {b"host": host}) == origin
