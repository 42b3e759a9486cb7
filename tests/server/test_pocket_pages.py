"""A server offers the page that plays without it: under one address, only to those who go there, with what that page needs."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from server.guest import inn, quick
from tumblekeep.games import known, load
from tumblekeep.server import command
from tumblekeep.text import Phrasebook


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    there = tmp_path / "site"
    (there / "python").mkdir(parents=True)
    (there / "assets").mkdir()
    (there / "index.html").write_text("<p>pocket</p>")
    (there / "sw.js").write_text("self.onfetch = null")
    (there / "assets" / "main-1.js").write_text("1")
    (there / "python" / "house.zip").write_bytes(b"raw")
    (there / "python" / "house.zip.br").write_bytes(b"packed")
    rules = {slug: load(slug).version for slug in known()}
    (there / "bundle.json").write_text(json.dumps({"rules": rules}))
    (tmp_path / "secret.txt").write_text("secret")
    return there


async def test_the_page_to_take_along_is_offered_where_there_is_one(folder: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with inn(quick(database, pocket=str(folder))) as there:
        assert (await there.get("/games")).json()["pocket"] is True

        async def get(path: str, **headers: str) -> Any:
            return await there.http.get(path, headers=headers, follow_redirects=False)

        assert (await get("/pocket")).headers["location"] == "/pocket/"
        page = await get("/pocket/")
        assert page.text == "<p>pocket</p>"
        assert page.headers["content-type"].startswith("text/html")
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert "camera=(self)" in page.headers["permissions-policy"]
        own = await get("/")
        assert "wasm" not in own.headers["content-security-policy"]
        assert "camera=()" in own.headers["permissions-policy"]
        assert (await get("/pocket/sw.js")).headers["content-type"].startswith("text/javascript")
        assert "immutable" in (await get("/pocket/assets/main-1.js")).headers["cache-control"]
        raw = await get("/pocket/python/house.zip", **{"accept-encoding": "gzip"})
        assert (raw.content, raw.headers.get("content-encoding")) == (b"raw", None)
        async with there.http.stream(
            "GET", "/pocket/python/house.zip", headers={"accept-encoding": "br"}
        ) as packed:
            assert packed.headers["content-encoding"] == "br"
            assert b"".join([piece async for piece in packed.aiter_raw()]) == b"packed"
        again = await get("/pocket/python/house.zip", **{"if-none-match": raw.headers["etag"]})
        assert again.status_code in (200, 304)
        again = await get(
            "/pocket/python/house.zip",
            **{"accept-encoding": "gzip", "if-none-match": raw.headers["etag"]},
        )
        assert again.status_code == 304
        for lost in (
            "nothing.js",
            "..%2fsecret.txt",
            "python/",
            ".hidden",
            "python/%2e%2e/%2e%2e/secret.txt",
        ):
            assert (await get(f"/pocket/{lost}")).status_code == 404, lost
        assert (await there.http.post("/pocket/sw.js")).status_code == 405


async def test_the_page_to_take_along_is_not_mentioned_where_there_is_none(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        assert "pocket" not in (await there.get("/games")).json()


def laid_out(where: Path, why: str = "", made: list[Path] | None = None) -> None:
    def make(folder: Path) -> str:
        (made if made is not None else []).append(folder)
        if not why:
            folder.mkdir()
            (folder / "bundle.json").write_text(json.dumps({"rules": {}}))
        return why

    command._lay_out_pocket(argparse.Namespace(pocket=str(where)), Phrasebook("en", "server"), make)


def test_the_page_is_made_when_it_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made: list[Path] = []
    laid_out(tmp_path / "site", made=made)
    laid_out(tmp_path / "site", made=made)
    assert made == [tmp_path / "site"]
    assert "other rules" in capsys.readouterr().err


@pytest.mark.parametrize("broken", ["nonsense", "[]", "{}"])
def test_a_page_that_cannot_be_offered_is_refused_with_what_to_do(tmp_path: Path, broken: str) -> None:
    with pytest.raises(Exception, match=r"Install Node.*Without --pocket"):
        laid_out(tmp_path / "site", why="Install Node 20.")
    (tmp_path / "bundle.json").write_text(broken)
    with pytest.raises(Exception, match="tumblekeep pocket DIR"):
        laid_out(tmp_path)
