"""A finished game: it locked the house out (its replay was read anew for everybody, by the wall clock, from one bucket with the home
page). Now it is packed once, and whoever reads too much can still do everything else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from server.guest import Inn, inn, quick
from server.test_play import sqlite
from tumblekeep.games import load
from tumblekeep.server.runtime import analyses, recaps, time_slices
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.table.served_game import ServedGame
from web.tables import finished

GAMES = ("dungeon_attack", "dungeon_dice", "dungeons_dice_danger", "dungeon_fighter", "castle_of_frosts")
LARGEST = 30_000
"""Bytes of the one answer that the end page shows."""


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><head></head><p>page</p>")
    return folder


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Inn]:
    async with inn(quick(sqlite(tmp_path))) as found:
        yield found


def strict(folder: Path, **changes: Any) -> Any:
    return quick(sqlite(folder), limits=replace(RateLimits(), **changes))


async def over(there: Inn, slug: str = "dungeon_attack", people: int = 2) -> Any:
    """A table whose game is over."""
    names = [f"Guest {n}" for n in range(people)]
    seats = [{"kind": "person", "name": name} for name in names]
    answer = await there.post("/tables/load", {"log": finished(slug, names), "seats": seats})
    assert answer.status_code == 201, answer.text
    assert answer.json()["table"]["state"] == "over"
    return answer.json()


def paths(opened: Any) -> str:
    return f"/tables/{opened['table']['id']}"


async def frames_of(there: Inn, opened: Any, token: str | None) -> list[Any]:
    whole: list[Any] = []
    while True:
        answer = await there.get(f"{paths(opened)}/replay?start={len(whole)}&count=50", token)
        found = answer.json()["frames"]
        whole += found
        if len(found) < 50:
            return whole


# -- the one small answer ---------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
async def test_the_end_page_was_sent_every_frame_of_the_game(there: Inn, slug: str) -> None:
    """3 MB for 200 answers; what the page shows of them fits into a hundredth, and says the same."""
    opened = await over(there, slug, 3)
    for token in (None, opened["mine"][1]["token"]):
        answer = await there.get(f"{paths(opened)}/recap", token)
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) <= LARGEST
        told, frames = answer.json(), await frames_of(there, opened, token)
        assert told["answered"] == len(frames) - 1
        assert {one["answered"]: one["told"] for one in told["tale"]} == {
            frame["answered"]: frame["told"] for frame in frames if frame["told"]
        }
        game, reached = load(slug), {curve["seat"]: dict(curve["points"]) for curve in told["curves"]}
        now: dict[int | None, int] = {}
        for frame in frames:
            now |= {
                seat: points[frame["answered"]]
                for seat, points in reached.items()
                if frame["answered"] in points
            }
            assert now == dict(game.progress(frame["sight"]["view"]))
        assert told["throws"] == (await there.get(f"{paths(opened)}/throws", token)).json()["throws"]


async def test_a_finished_game_was_read_anew_for_everybody(
    there: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await over(there)
    for path in (f"{paths(opened)}/recap", f"{paths(opened)}/replay?start=0&count=50"):
        first = await there.get(path)
        with monkeypatch.context() as watched:
            watched.setattr(ServedGame, "repeat_into", lambda *_: pytest.fail("it was played again"))
            again = await there.get(path)
            assert again.content == first.content
            known = {"if-none-match": f'"other", W/{first.headers["etag"]}'}
            same = await there.http.get(f"/api{path}", headers=known)
        assert (same.status_code, same.content) == (304, b"")
        assert first.headers["etag"] == again.headers["etag"] == same.headers["etag"]
        assert "no-store" not in first.headers["cache-control"]
        bare = await there.http.get(f"/api{path}", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in bare.headers
        assert bare.content == first.content
    assert there.registry.finished.made == 2


async def test_a_recap_of_a_seat_is_not_given_to_whoever_watches(there: Inn) -> None:
    opened = await over(there)
    path, token = f"{paths(opened)}/replay?start=0&count=50", opened["mine"][1]["token"]
    mine, watched = await there.get(path, token), await there.get(path)
    assert mine.json()["frames"][0]["sight"]["seat"] == 1
    assert watched.json()["frames"][0]["sight"]["seat"] is None
    assert mine.headers["etag"] != watched.headers["etag"]
    assert "Authorization" in mine.headers["vary"]


async def test_what_is_kept_of_finished_games_has_bounds() -> None:
    games = recaps.FinishedGames(most=200)
    for number in range(40):

        async def made(text: str = f"{number}" * 30) -> str:
            return text

        await games.keep((str(number), 0, None, "recap"), made)
        assert games.bytes == sum(len(one.packed) for one in games._kept.values()) <= 200
    assert games.get(("39", 0, None, "recap")) is not None
    assert games.get(("0", 0, None, "recap")) is None


async def test_the_recap_of_a_game_that_goes_on_is_continued(
    there: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await there.open("dungeon_attack", 2)
    path = f"{paths(opened)}/recap"
    async with there.guest(opened, 0, 1) as guest:
        for _ in range(12):
            await guest.answer(guest.asked[0])
        before = (await there.get(path)).json()
        await guest.answer(guest.asked[0])
        after = await there.get(path)
        assert "etag" not in after.headers
        assert after.headers["cache-control"] == "no-store"
        there.registry.recaps = recaps.Recaps()
        assert (await there.get(path)).json() == after.json()
        assert after.json()["answered"] > before["answered"]
        assert after.json()["tale"][: len(before["tale"])] == before["tale"]


# -- what reading costs -----------------------------------------------------------------------------


async def test_reading_was_charged_by_the_wall_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the same work takes longer; it costs the same."""
    wall, processor = 0.0, 0.0
    monkeypatch.setattr(time_slices, "time", SimpleNamespace(perf_counter=lambda: wall))
    monkeypatch.setattr(time_slices, "thread_time", lambda: processor)

    async def sleep(_seconds: float) -> None:
        nonlocal wall, processor
        wall, processor = wall + 1.0, processor + 0.5  # others at work

    monkeypatch.setattr(time_slices, "sleep", sleep)
    long = time_slices.TimeSlices()
    for _ in range(20):
        wall, processor = wall + 0.05, processor + 0.001  # we hardly get the processor
        await long.rest()
    assert long.spent == pytest.approx(0.02)


async def test_who_read_too_much_was_locked_out_of_the_whole_house(
    tmp_path: Path, static: Path, no_time: None
) -> None:
    async with inn(strict(tmp_path), static=static) as there:
        opened = await over(there)
        there.registry.charges.reading.spend("127.0.0.1", 12.0)
        refused = await there.get(f"{paths(opened)}/log")
        assert refused.status_code == 429
        limits = RateLimits()
        owed = 12.0 - limits.reading_burst
        assert int(refused.headers["retry-after"]) == pytest.approx(owed / limits.reading_rate, abs=1)
        assert (await there.get(f"{paths(opened)}/replay?start=3&count=5")).status_code == 429
        for path in (
            "/",
            f"/t/{opened['table']['id']}",
            "/api/games",
            "/api/tables",
            f"/api{paths(opened)}/recap",
        ):
            assert (await there.http.get(path)).status_code == 200, path


# -- pages are pages --------------------------------------------------------------------------------


async def test_a_friend_who_opened_the_home_page_got_raw_json(
    tmp_path: Path, static: Path, no_time: None
) -> None:
    async with inn(strict(tmp_path, request_rate=0.25, request_burst=1), static=static) as there:
        assert (await there.http.get("/")).status_code == 200
        for path in ("/", "/t/0123456789", "/look/0123456789", "/learn", "/no such page"):
            answer = await there.http.get(path, headers={"accept-language": "fr-FR, en"})
            assert answer.status_code == 429
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["retry-after"] == "4"
            assert '<meta http-equiv="refresh" content="4">' in answer.text
            assert "Un instant" in answer.text
            assert '<html lang="fr">' in answer.text
        assert "One moment, trying again." in (await there.http.get("/")).text
        program = await there.get("/games")
        assert program.json()["problem"]["id"] == "server-too-fast"
        assert (await there.http.head("/")).content == b""


async def test_an_address_with_nothing_there_answered_json_to_people(tmp_path: Path, static: Path) -> None:
    async with inn(quick(sqlite(tmp_path)), static=static) as there:
        answer = await there.http.get("/caf%C3%A9")
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert 'href="/"' in answer.text
        assert "refresh" not in answer.text
        registry, there.house.registry = there.house.registry, None
        starting = await there.http.get("/")
        there.house.registry = registry
        assert (starting.status_code, starting.headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert re.search(r'http-equiv="refresh" content="\d+"', starting.text)


# -- everybody behind one address -------------------------------------------------------------------


async def test_thirty_players_of_one_address_finish_look_back_and_go_to_the_lobby(
    tmp_path: Path, static: Path, no_time: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A school: nobody is refused, though no bucket ever fills again."""

    async def nothing(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(analyses.Analyses, "_work_out", nothing)  # how long it takes is not the matter here
    async with inn(strict(tmp_path), static=static) as there, AsyncExitStack() as sockets:
        tables = [await over(there, people=1) for _ in range(30)]
        for opened in tables:
            guest = await sockets.enter_async_context(there.guest(opened, 0))
            assert guest.outcome is not None

        async def end(opened: Any) -> list[Any]:
            path, token = paths(opened), opened["mine"][0]["token"]
            claims = [{"table": opened["table"]["id"], "token": token}]
            told = [
                await there.http.get(f"/t/{opened['table']['id']}"),
                await there.get(path),
                await there.get(f"{path}/recap", token),
                await there.http.get(f"/look/{opened['table']['id']}"),
                *[await there.post(f"{path}/lookback", None, token) for _ in range(10)],
                await there.get(f"{path}/replay?start=20&count=1", token),
                await there.http.get("/"),
                await there.get("/games"),
                await there.get("/tables?state=open"),
                await there.get("/tables?state=playing"),
                await there.post("/tables/mine", {"claims": claims}),
                await there.post(f"{path}/rematch", {}, token),
            ]
            return [answer for answer in told if not answer.is_success]

        refused = await asyncio.gather(*map(end, tables))
        assert [answer.text for each in refused for answer in each] == []
        waits = [(await there.post(f"{paths(opened)}/lookback")).json()["before"] for opened in tables]
        assert sorted(waits) == [0] * analyses.AT_ONCE + list(range(analyses.AT_ONCE, 30))
