"""What is sent compressed, and what is not."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import httpx
import pytest

from server.guest import Inn, inn, quick
from server.test_play import sqlite

SCRIPT = "export const doors = 5;\n" * 400


@pytest.fixture
async def built(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>" + "<p>page</p>" * 200)
    (static / "assets" / "a.js").write_text(SCRIPT)
    (static / "assets" / "small.js").write_text("1")
    (static / "assets" / "font.woff2").write_bytes(bytes(5000))
    return static


async def _raw(there: Inn, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """Return the answer as it came over the wire."""
    async with there.http.stream("GET", path, headers=headers) as response:
        return response, b"".join([part async for part in response.aiter_raw()])


async def test_scripts_and_pages_go_out_packed_to_whoever_takes_it(built: Path, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path)), static=built) as there:
        for path in ("/", "/t/abc", "/assets/a.js"):
            response, raw = await _raw(there, path, **{"Accept-Encoding": "br;q=1, gzip"})
            assert response.headers["content-encoding"] == "gzip"
            assert response.headers["vary"] == "Accept-Encoding"
            assert len(raw) == int(response.headers["content-length"]) < 400
            plain, whole = await _raw(there, path, **{"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert gzip.decompress(raw) == whole
        assert response.headers["content-type"].startswith("text/javascript")
        assert "immutable" in response.headers["cache-control"]


async def test_what_lies_packed_beside_a_file_goes_out_to_whoever_takes_it(
    built: Path, tmp_path: Path
) -> None:
    beside = built / "assets" / "a.js.br"
    beside.write_bytes(b"as brotli has it")
    async with inn(quick(sqlite(tmp_path)), static=built) as there:
        response, raw = await _raw(there, "/assets/a.js", **{"Accept-Encoding": "gzip, br"})
        assert (response.headers["content-encoding"], raw) == ("br", b"as brotli has it")
        assert response.headers["vary"] == "Accept-Encoding"
        assert response.headers["content-type"].startswith("text/javascript")
        for taken in ("gzip", "gzip, br;q=0"):
            response, raw = await _raw(there, "/assets/a.js", **{"Accept-Encoding": taken})
            assert response.headers["content-encoding"] == "gzip"
            assert gzip.decompress(raw).decode() == SCRIPT
        os.utime(beside, (0, 0))  # the file was rebuilt since
        response, _ = await _raw(there, "/assets/a.js", **{"Accept-Encoding": "gzip, br"})
        assert response.headers["content-encoding"] == "gzip"


async def test_what_is_small_or_packed_already_goes_out_as_it_is(built: Path, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path)), static=built) as there:
        for path in ("/assets/small.js", "/assets/font.woff2"):
            response, _ = await _raw(there, path, **{"Accept-Encoding": "gzip"})
            assert "content-encoding" not in response.headers
        refused, raw = await _raw(there, "/assets/a.js", **{"Accept-Encoding": "gzip;q=0"})
        assert "content-encoding" not in refused.headers
        assert raw.decode() == SCRIPT


async def test_a_file_that_is_known_is_not_sent_again(built: Path, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path)), static=built) as there:
        first, _ = await _raw(there, "/", **{"Accept-Encoding": "gzip"})
        again, raw = await _raw(
            there, "/", **{"Accept-Encoding": "gzip", "If-None-Match": first.headers["etag"]}
        )
        assert (again.status_code, raw) == (304, b"")


async def test_words_and_rules_go_out_packed(built: Path, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path)), static=built) as there:
        for path in ("/api/games", "/api/catalogue/fr/dungeon_attack", "/api/rules/dungeon_dice"):
            response, raw = await _raw(there, path, **{"Accept-Encoding": "gzip"})
            assert response.headers["content-encoding"] == "gzip"
            assert len(raw) * 2 < len(gzip.decompress(raw))
