"""A shared link: text in the head of its page, and a picture of how the game ended."""

from __future__ import annotations

import io
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from server.guest import inn, quick
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.server.http.app import STATIC
from tumblekeep.server.http.share import CardText, SharePictures

Image = pytest.importorskip("PIL.Image", reason="NO PICTURES HERE: install Pillow (extra `throw`)")
needs_client = pytest.mark.skipif(not (STATIC / "share").is_dir(), reason="the web client is not built")


def finished(slug: str = "dungeon_attack", names: tuple[str, ...] = ("Ada", "<b>Bo</b>")) -> str:
    """Return a saved game that is over."""
    game, fate = load(slug), SampledFate(1)
    play = Play(game, len(names))
    play.finish(fate, [Greedy(game, fate.random)] * len(names))
    return to_text(log_of(play, list(names), {"bots": [1]}))


async def opened(there: Any, **more: Any) -> str:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    answer = await there.post("/tables/load", {"log": finished(), "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


@needs_client
async def test_a_finished_game_is_drawn_once_in_each_language(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        table = await opened(there)
        first = await there.get(f"/tables/{table}/picture")
        assert (first.status_code, first.headers["content-type"]) == (200, "image/png")
        assert Image.open(io.BytesIO(first.content)).size == (1200, 630)
        assert (await there.get(f"/tables/{table}/picture")).content == first.content
        french = await there.get(f"/tables/{table}/picture?language=fr")
        assert french.content != first.content


async def test_a_table_that_is_not_there_or_not_over_has_no_picture(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        assert (await there.get("/tables/0000000000/picture")).status_code == 404
        assert (await there.get("/tables/nonsense/picture")).status_code == 422
        wanted = {"game": "dungeon_attack", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
        begun = (await there.post("/tables", wanted)).json()["table"]["id"]
        assert (await there.get(f"/tables/{begun}/picture")).status_code == 404
        secret = (await there.post("/tables", {**wanted, "watchable": False})).json()["table"]["id"]
        assert (await there.get(f"/tables/{secret}/picture")).status_code == 403


@needs_client
async def test_the_page_of_a_table_says_what_it_is_in_its_head(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}"), static=STATIC) as there:

        async def head(path: str) -> str:
            page = (await there.http.get(path)).text
            assert page.count("</head>") == 1
            return page.partition("</head>")[0]

        table = await opened(there)
        told = await head(f"/t/{table}?move=0&lang=fr")
        assert 'property="og:title" content="Dungeon Attack! – ' in unescape(told)
        assert f"/api/tables/{table}/picture?language=fr" in unescape(told)
        wanted = {
            "game": "dungeons_dice_danger",
            "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}],
        }
        waiting = await head(f"/t/{(await there.post('/tables', wanted)).json()['table']['id']}")
        assert 'content="Dungeons, Dice &amp; Danger"' in waiting
        assert "/share/dungeons_dice_danger.webp" in waiting
        assert "og:" not in await head("/t/0000000000") + await head("/")


async def test_a_picture_is_drawn_once_for_many_who_ask(tmp_path: Path) -> None:
    if not (STATIC / "share").is_dir():
        pytest.skip("the web client is not built")
    pictures = SharePictures(STATIC)
    told = CardText("dungeon_dice", "Dungeon Dice", "一 long headline " * 12, ("Ada  12", "B" * 90))
    first, took = await pictures.of(told)
    assert took > 0
    assert await pictures.of(told) == (first, 0.0)
    assert pictures.drawn == 1
