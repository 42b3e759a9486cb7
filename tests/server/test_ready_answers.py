"""Ready-made answers: the same as if they were made for each request, and never older than they may be."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.guest import Inn, inn, quick
from server.test_play import sqlite
from tumblekeep.server.http.api import the_api
from tumblekeep.server.http.routes import games_text
from tumblekeep.server.runtime import table_list
from tumblekeep.server.runtime.registry import TableRegistry


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><head></head><p>page</p>")
    return folder


@pytest.fixture
async def there(tmp_path: Path, static: Path) -> AsyncIterator[Inn]:
    async with inn(quick(sqlite(tmp_path)), static=static) as found:
        yield found


async def test_the_description_of_the_api_was_written_for_each_request(
    there: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(the_api(), "openapi", lambda: pytest.fail("it was written again"))
    answer = await there.get("/openapi.json")
    assert answer.json()["openapi"].startswith("3.")
    assert "/api/tables" in answer.json()["paths"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "application/json"
    known = {"if-none-match": answer.headers["etag"]}
    again = await there.http.get("/api/openapi.json", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    bare = await there.http.get("/api/openapi.json", headers={"accept-encoding": "identity"})
    assert bare.json() == answer.json()


async def test_the_games_are_written_once_for_everybody(there: Inn) -> None:
    answers = [await there.get("/games") for _ in range(3)]
    assert {answer.text for answer in answers} == {games_text(there.registry)}
    assert there.house.ready.games(there.registry) is there.house.ready.games(there.registry)
    other = await there.http.get("/api/games?x=1")
    assert other.json() == answers[0].json()


async def test_the_list_was_written_for_everybody_who_asked(
    there: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(table_list, "monotonic", lambda: now[0])
    lists = there.registry.table_list
    for _ in range(5):
        assert (await there.get("/tables")).json() == {"tables": []}
    assert lists.written == 1
    opened = await there.open(people=1, public=True)
    found = (await there.get("/tables?state=playing")).json()["tables"]
    assert [one["id"] for one in found] == [opened["table"]["id"]], "a new table is there at once"
    assert len((await there.get("/tables")).json()["tables"]) == 1
    assert (await there.get("/tables?state=open")).json()["tables"] == []
    before = lists.written
    async with there.guest(opened, 0) as guest:
        await guest.answer(0)
        assert (await there.get("/tables")).status_code == 200
        assert lists.written == before, "how far it is may be a second old"
        now[0] += table_list.FRESH_SECONDS
        (shown,) = (await there.get("/tables")).json()["tables"]
        assert shown["answered"] > found[0]["answered"]
        assert lists.written == before + 1
        await there.post(f"/tables/{opened['table']['id']}/seats/0/leave", None, opened["mine"][0]["token"])
        (shown,) = (await there.get("/tables")).json()["tables"]
        assert shown["seats"][0]["kind"] != "person", "who sits there is told at once"


async def test_a_wrong_state_is_refused_as_before(there: Inn) -> None:
    assert (await there.get("/tables?state=closed")).status_code == 422
    assert (await there.http.post("/api/games")).status_code == 405


async def test_the_page_was_read_from_the_disk_for_each_request(
    there: Inn, static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await there.http.get("/")
    with monkeypatch.context() as watched:
        watched.setattr(Path, "read_bytes", lambda _: pytest.fail("it was read again"))
        again = await there.http.get("/")
        known = await there.http.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.content, again.headers["etag"]) == (first.content, first.headers["etag"])
    assert again.headers["cache-control"] == first.headers["cache-control"] == "no-cache"
    assert (known.status_code, known.content) == (304, b"")
    assert (await there.http.get("/index.html", headers={"range": "bytes=0-3"})).content == b"<!do"
    (static / "index.html").write_text("<!doctype html><head></head><p>another page</p>")
    os.utime(static / "index.html", ns=(1, 1))
    assert "another" in (await there.http.get("/")).text
    (static / "index.html").unlink()
    assert "not part of this installation" in (await there.http.get("/")).text


async def test_a_server_that_has_not_begun_says_so(there: Inn) -> None:
    registry: TableRegistry | None = there.house.registry
    there.house.registry = None
    starting = await there.get("/tables")
    there.house.registry = registry
    assert starting.status_code == 503
