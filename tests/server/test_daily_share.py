"""A shared try of the daily door: text in the head of its page, and a picture in the sharer's language that gives nothing away."""

from __future__ import annotations

import io
from html import unescape
from pathlib import Path

import pytest

from server.guest import inn, quick
from server.test_daily import DAY, go_to
from tumblekeep.daily.moments import after
from tumblekeep.server.http.app import STATIC

Image = pytest.importorskip("PIL.Image", reason="NO PICTURES HERE: install Pillow (extra `throw`)")
needs_client = pytest.mark.skipif(not (STATIC / "share").is_dir(), reason="the web client is not built")


@needs_client
async def test_a_shared_try_has_a_picture_in_the_language_of_who_shared_it(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, DAY)
        asked = f"/daily/picture?day={DAY}&result=4&skill=2&streak=3"
        first = await there.get(asked)
        assert (first.status_code, first.headers["content-type"]) == (200, "image/png")
        assert Image.open(io.BytesIO(first.content)).size == (1200, 630)
        assert (await there.get(asked)).content == first.content
        others = [
            f"{asked}&language=fr",
            asked.replace("result=4", "result=5"),
            asked.replace("streak=3", "streak=4"),
        ]
        for other in others:
            assert (await there.get(other)).content != first.content


async def test_a_picture_of_nonsense_or_of_tomorrow_is_refused(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, DAY)
        asked = f"/daily/picture?day={DAY}"
        for bad in ("&result=6", "&skill=-1", "&streak=many", "&language=tlh"):
            assert (await there.get(asked + bad)).status_code == 422
        assert (await there.get("/daily/picture")).status_code == 422
        assert (await there.get("/daily/picture?day=2026-02-31")).status_code == 422
        assert (await there.get(f"/daily/picture?day={after(DAY)}")).status_code == 404


@needs_client
async def test_the_page_of_a_shared_try_says_what_it_is_in_its_head(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}"), static=STATIC) as there:
        go_to(there, DAY)

        async def head(path: str) -> str:
            page = (await there.http.get(path)).text
            assert page.count("</head>") == 1
            return unescape(page.partition("</head>")[0])

        told = await head(f"/daily?d={DAY}&r=4&s=2&k=3&lang=fr")
        assert 'property="og:title" content="La porte du jour – Dungeon Attack!"' in told
        assert f"/api/daily/picture?day={DAY}&result=4&skill=2&streak=3&language=fr" in told
        assert "The daily door" in await head(f"/daily?d={DAY}&r=999999&s=-3&k=x&lang=<b>")
        for other in ("/daily", f"/daily/{DAY}", f"/daily?d={after(DAY)}", "/daily?d=nonsense"):
            assert "og:" not in await head(other)
